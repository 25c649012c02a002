//! Fortresses (L-118 to L-121, L-407, L-408).

/// Dice against a ship beside the firing zone once event 19 is in force (L-408).
const BESIDE_THE_ZONE: u8 = 3;

/// What the fortresses can do in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battery {
    /// The highest level of any ship that has been on the map (L-120).
    pub era: u8,
    /// Event 18: one more die, and one more on each (L-407).
    pub stronger: bool,
    /// Event 19: cells beside the zone are shot at (L-408).
    pub wider: bool,
    /// The most points of a die (L-134).
    pub cap: u8,
}

impl Battery {
    /// The dice against a ship that enters a cell of the zone (L-118), where `cell` dice are
    /// printed, or, with none printed, a cell beside it (L-407, L-408).
    pub const fn dice(self, cell: u8, beside: bool) -> u8 {
        let printed = match cell {
            0 if beside && self.wider => BESIDE_THE_ZONE,
            printed => printed,
        };
        if printed == 0 { 0 } else { printed + self.stronger as u8 }
    }

    /// The water damage of these dice against a ship of this defence, hull included: no bonus of
    /// distance, position or mooring (L-121). A nation at war adds one to each (L-139).
    pub fn damage(self, dice: &[u8], defence: u8, at_war: bool) -> u8 {
        let bonus = self.era + u8::from(self.stronger) + u8::from(at_war);
        dice.iter().map(|die| (die + bonus).saturating_sub(defence).min(self.cap)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORT: Battery = Battery { era: 2, stronger: false, wider: false, cap: 4 };

    #[test]
    fn the_cell_says_how_many_dice() {
        let strong = Battery { stronger: true, ..FORT };
        assert_eq!((FORT.dice(4, false), strong.dice(4, false)), (4, 5), "L-118, L-407");
        assert_eq!((FORT.dice(0, true), strong.dice(0, true)), (0, 0));
        let wide = Battery { wider: true, ..FORT };
        assert_eq!((wide.dice(0, true), wide.dice(0, false), wide.dice(2, true)), (3, 0, 2));
        assert_eq!(Battery { stronger: true, ..wide }.dice(0, true), 4, "L-408");
    }

    #[test]
    fn the_era_makes_fortresses_dangerous() {
        let dice = [12, 10, 7, 3];
        assert_eq!(FORT.damage(&dice, 9, false), 7, "L-118, L-121");
        assert_eq!(FORT.damage(&dice, 9, true), 9, "L-139: 4 at most, then 4, then 1");
        assert_eq!(Battery { era: 1, ..FORT }.damage(&dice, 9, false), 6, "L-120");
        assert_eq!(Battery { stronger: true, ..FORT }.damage(&dice, 9, false), 9, "L-407");
    }
}
