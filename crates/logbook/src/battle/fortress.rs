//! Fortresses (L-118 to L-123, L-407, L-408).

use engine::{List, Log};

use crate::board::damage::Damage;
use crate::chart::field::Chart;
use crate::chart::within;
use crate::content::{Happening, TileId};
use crate::event::{Event, Rule};
use crate::standing::reputation::Effect;
use crate::state::Logbook;
use crate::{By, Cell, Nation, Ship};

/// The tiles with a fortress (L-117).
const FORTS: [TileId; 3] = [TileId::new(5), TileId::new(6), TileId::new(14)];

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

    /// What is added to each die (L-118, L-407).
    pub const fn bonus(self) -> u8 {
        self.era + self.stronger as u8
    }

    /// The water damage of these dice against a ship of this defence, hull included: no bonus of
    /// distance, position or mooring (L-121). A nation at war adds one to each (L-139).
    pub fn damage(self, dice: &[u8], defence: u8, at_war: bool) -> u8 {
        let bonus = self.bonus() + u8::from(at_war);
        dice.iter().map(|die| (die + bonus).saturating_sub(defence).min(self.cap)).sum()
    }
}

impl Logbook {
    fn battery(&self) -> Battery {
        Battery {
            era: self.era,
            stronger: self.is_in_force(Happening::FortGuns),
            wider: self.is_in_force(Happening::FortRange),
            cap: self.options.most_a_die(),
        }
    }

    /// Is a ship shot at by the fortresses of a nation: a seat's by its reputation, another if at
    /// war with the nation (L-118, L-119, L-122, D-57)?
    fn mistrusts(&self, nation: Nation, ship: Ship) -> bool {
        match ship {
            Ship::Pc(pc) => self.has_effect(pc, nation, Effect::Mistrust),
            Ship::Npc(_) => self.war().are_enemies(self.flags_of(ship), crate::Flags::of(nation)),
        }
    }

    /// How many dice the fortress of a tile has for a cell (L-118, L-408).
    fn fort_dice(&self, battery: Battery, fort: TileId, cell: Cell) -> u8 {
        let Some(slot) = self.chart.slot_of(fort) else { return 0 };
        let printed = |cell: Cell| match self.chart.slot(cell) == Some(slot) {
            true => self.chart.spot(cell).map_or(0, |spot| spot.fort_dice()),
            false => 0,
        };
        let beside = || battery.wider && cell.around().into_iter().any(|near| printed(near) > 0);
        match printed(cell) {
            0 => battery.dice(0, beside()),
            dice => battery.dice(dice, false),
        }
    }

    /// The fortress of a tile and its dice, if it fires at a ship that enters this cell: none does
    /// in fog or out of it (L-398).
    fn guns(&self, fort: TileId, ship: Ship, cell: Cell) -> Option<(u8, u8)> {
        let slot = self.chart.slot_of(fort)?;
        let nation = self.tiles[slot as usize].fort?;
        let dice = self.fort_dice(self.battery(), fort, cell);
        let at = fort.tile().fort.and_then(|printed| self.chart.cell(fort, printed.at))?;
        let fires = dice > 0
            && self.mistrusts(nation, ship)
            && !self.is_in_fog(cell)
            && !self.is_in_fog(at);
        fires.then_some((fort.number(), dice))
    }

    /// Would a fortress fire at a ship that entered this cell (L-118, L-119, L-215)?
    pub(crate) fn is_under_guns(&self, ship: Ship, cell: Cell) -> bool {
        FORTS.into_iter().any(|fort| self.guns(fort, ship, cell).is_some())
    }

    /// The cells where fortresses would fire at a ship (L-118, L-119, L-215).
    pub(crate) fn under_guns(&self, ship: Ship, mut take: impl FnMut(Cell)) {
        for fort in FORTS {
            let Some(slot) = self.chart.slot_of(fort) else { continue };
            if !self.tiles[slot as usize].fort.is_some_and(|nation| self.mistrusts(nation, ship)) {
                continue;
            }
            let reach = u8::from(self.battery().wider);
            let near = Chart::cells(slot)
                .filter(|cell| self.chart.spot(*cell).is_some_and(|spot| spot.fort_dice() > 0));
            near.flat_map(|cell| within(cell, reach))
                .filter(|cell| self.guns(fort, ship, *cell).is_some())
                .for_each(&mut take);
        }
    }

    /// Every fortress in whose zone a ship enters a cell fires at her, once for the cell (L-118,
    /// L-119, L-123).
    pub(crate) fn meet_fortress(&mut self, ship: Ship, cell: Cell, log: &mut Log<Event>) {
        for fort in FORTS {
            if self.berth(ship).is_none() {
                return;
            }
            let Some((tile, dice)) = self.guns(fort, ship, cell) else { continue };
            let battery = self.battery();
            let dice: List<u8, 8> = (0..dice).map(|_| self.d12(log)).collect();
            let damage = battery.damage(&dice, self.defence_of(ship), false);
            let era = battery.bonus();
            let card = self.card_of(ship);
            log.tell(|| Event::Fort { tile, target: ship, card, dice, era, damage });
            self.hurt(ship, Damage::Water, damage, By::Fortress(tile), Rule(118), log);
        }
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
