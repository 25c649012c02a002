//! When a ship is destroyed, and how (L-149 to L-153).

use crate::board::damage::Damage;
use crate::board::hold::Hold;

/// What damage makes of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It sails on.
    Afloat,
    /// Sunk by water.
    Sunk,
    /// Burnt.
    Burnt,
    /// Collapsed under its damage; the last decides whether it counts as sunk or burnt.
    Collapsed(Damage),
    /// Captured: neither sunk nor burnt nor collapsed (L-189, D-37).
    Captured,
}

impl Fate {
    /// Is the ship no more?
    #[inline]
    pub const fn is_destroyed(self) -> bool {
        !matches!(self, Fate::Afloat)
    }

    /// Does it count as sunk, so that goods are left (L-151, L-155)?
    #[inline]
    pub const fn counts_as_sunk(self) -> bool {
        matches!(self, Fate::Sunk | Fate::Collapsed(Damage::Water))
    }

    /// Does it count as burnt, so that nothing is left (L-151, L-157)?
    #[inline]
    pub const fn counts_as_burnt(self) -> bool {
        matches!(self, Fate::Burnt | Fate::Collapsed(Damage::Fire))
    }
}

/// The fate of a seat's ship: water and fire are counted apart (L-146). If both reach the
/// robustness, or every slot bears damage, the last damage placed decides (L-149 to L-152).
pub const fn of_pc(water: u8, fire: u8, robustness: u8, slots: u8, last: Damage) -> Fate {
    match (water >= robustness, fire >= robustness, last) {
        (true, false, _) | (true, true, Damage::Water) => Fate::Sunk,
        (false, true, _) | (true, true, Damage::Fire) => Fate::Burnt,
        (false, false, last) if water + fire >= slots => Fate::Collapsed(last),
        (false, false, _) => Fate::Afloat,
    }
}

/// The fate of a ship with this hold after a batch of damage (L-149 to L-152).
pub fn of_hold(hold: &Hold, robustness: u8) -> Fate {
    match hold.last_damage() {
        Some(last) => of_pc(hold.water(), hold.fire(), robustness, hold.layout().slots(), last),
        None => Fate::Afloat,
    }
}

/// The fate of an NPC: all its damage counts together, the greater kind decides (L-146, L-153).
pub const fn of_npc(water: u8, fire: u8, robustness: u8, last: Damage) -> Fate {
    if water + fire < robustness {
        Fate::Afloat
    } else if water > fire {
        Fate::Sunk
    } else if fire > water {
        Fate::Burnt
    } else {
        Fate::Collapsed(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::Layout;

    #[test]
    fn water_and_fire_do_not_add_up_on_a_seats_ship() {
        assert_eq!(of_pc(6, 6, 9, 15, Damage::Water), Fate::Afloat, "L-146");
        assert_eq!(of_pc(9, 5, 9, 15, Damage::Fire), Fate::Sunk, "L-149");
        assert_eq!(of_pc(5, 9, 9, 15, Damage::Water), Fate::Burnt, "L-150");
        assert_eq!(of_pc(9, 9, 9, 26, Damage::Fire), Fate::Burnt, "L-152");
        assert_eq!(of_pc(9, 9, 9, 26, Damage::Water), Fate::Sunk, "L-152");
    }

    #[test]
    fn a_ship_collapses_when_every_slot_bears_damage() {
        let mut hold = Hold::new(Layout::new(1, 4));
        hold.suffer(Damage::Fire, 8);
        assert_eq!(of_hold(&hold, 9), Fate::Afloat);
        hold.suffer(Damage::Water, 7);
        let fate = of_hold(&hold, 9);
        assert_eq!(fate, Fate::Collapsed(Damage::Water), "L-151");
        assert!(fate.is_destroyed() && fate.counts_as_sunk() && !fate.counts_as_burnt());
    }

    #[test]
    fn an_npc_sinks_or_burns_by_the_greater_damage() {
        assert_eq!(of_npc(6, 4, 10, Damage::Fire), Fate::Sunk, "L-153");
        assert_eq!(of_npc(4, 7, 10, Damage::Water), Fate::Burnt, "L-153");
        assert_eq!(of_npc(5, 5, 10, Damage::Fire), Fate::Collapsed(Damage::Fire), "L-153");
        assert_eq!(of_npc(5, 4, 10, Damage::Fire), Fate::Afloat);
    }
}
