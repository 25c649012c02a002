//! Exploring, and what a tile brings when it is turned over (L-015 to L-017, L-092 to L-097).

use std::sync::Arc;

use engine::{List, Log};

use crate::agenda::Item;
use crate::ask::Question;
use crate::chart::field::Chart;
use crate::chart::sight::{Border, sees};
use crate::content::Flag;
use crate::event::Event;
use crate::fact::Fact;
use crate::options::Key;
use crate::sailing::Task;
use crate::sea::adrift::Token;
use crate::state::{Logbook, MOST_TILES};
use crate::{Cell, Nation, Pc};

/// How far one explores (L-096).
const FAR: u8 = 3;

impl Logbook {
    /// Does a cell block sight: land, dried banks, fog (L-093, L-412)?
    #[inline]
    pub(crate) fn blocks_sight(&self, cell: Cell) -> bool {
        self.chart.is_land(cell) || self.is_dry(cell) || self.is_in_fog(cell)
    }

    /// Does one see from one cell to another (L-092)?
    #[inline]
    pub(crate) fn sees(&self, from: Cell, to: Cell) -> bool {
        let border = match self.options.on(Key::LosBorder) {
            false => Border::Strict,
            true => Border::Lenient,
        };
        sees(from, to, border, |cell| self.blocks_sight(cell))
    }

    /// The tiles that may be turned over from this cell now: face down, with a cell in sight within
    /// three, and of those the nearest (L-096).
    pub(crate) fn explorable(&self, from: Cell) -> List<u8, MOST_TILES> {
        let mut nearest = List::default();
        let mut least = FAR;
        for slot in (0..self.tiles.len() as u8).filter(|slot| !self.chart.is_up(*slot)) {
            let near = Chart::cells(slot).filter(|cell| cell.distance(from) <= least);
            let seen = near.filter(|cell| self.sees(from, *cell));
            let Some(distance) = seen.map(|cell| cell.distance(from)).min() else { continue };
            if distance < least {
                least = distance;
                nearest.clear();
            }
            nearest.push(slot);
        }
        nearest
    }

    /// A seat explores: one tile after the other (L-096).
    pub(crate) fn explore(&mut self, pc: Pc) {
        self.ask(pc, Question::Explore { begun: false });
    }

    /// A seat turns over a tile; then sight is taken anew, and it may go on (L-097).
    pub(crate) fn reveal_by(&mut self, pc: Pc, slot: u8, log: &mut Log<Event>) {
        self.push(Item::Sailing(Task::Explored(pc)));
        self.reveal(Some(pc), slot, log);
    }

    /// Asks for the next tile, if there is one in sight (L-097).
    pub(crate) fn explore_on(&mut self, pc: Pc) {
        let more = self.board(pc).cell.is_some_and(|cell| !self.explorable(cell).is_empty());
        if more {
            self.ask(pc, Question::Explore { begun: true });
        }
    }

    /// Turns a tile over and furnishes it: flags, then barrels (L-015, L-016, L-097).
    pub(crate) fn reveal(&mut self, by: Option<Pc>, slot: u8, log: &mut Log<Event>) {
        log.reveal();
        let mut laid = self.tiles[slot as usize];
        let tile = laid.tile.tile();
        laid.up = true;
        laid.fort = tile.fort.and_then(|fort| self.allegiance(fort.flag));
        laid.port = tile.port.and_then(|port| match tile.fort {
            // On one island the fortress decides (L-017).
            Some(fort) if tile.one_island(fort.at, port.at) => laid.fort,
            _ => self.allegiance(port.flag),
        });
        self.tiles[slot as usize] = laid;
        self.chart = Arc::new(Chart::of(&self.tiles));
        log.tell(|| Event::Revealed { by, slot, tile: laid.tile.number() });
        for cell in Chart::cells(slot) {
            if self.chart.spot(cell).is_some_and(|spot| spot.has_barrel()) {
                self.float_barrel(cell, None, log);
            }
        }
        self.tell(Fact::Revealed { slot });
    }

    /// Whose a port or fortress is: as printed, or one of the four countries drawn (L-016).
    fn allegiance(&mut self, flag: Flag) -> Option<Nation> {
        match flag {
            Flag::Of(nation) => Some(nation),
            Flag::Native => None,
            Flag::Random => {
                let countries = Nation::COUNTRIES.len() as u32;
                Some(Nation::COUNTRIES[self.streams.flags.below(countries) as usize])
            }
        }
    }

    /// Puts a barrel token on a cell, if there is one left (L-015, L-104).
    pub(crate) fn float_barrel(&mut self, cell: Cell, roll: Option<u8>, log: &mut Log<Event>) {
        if self.barrels.is_empty() {
            return;
        }
        let drawn = self.streams.barrels.below(self.barrels.len() as u32);
        let what = Token::Barrel(self.barrels.remove(drawn as usize));
        self.set_afloat(cell, what);
        log.tell(|| Event::Adrift { cell, roll });
    }
}
