//! Sinking (B-131, B-139 … B-143).

use engine::Log;

use crate::Event;
use crate::cards::Ability;
use crate::decision::Decision;
use crate::ship::Fate;
use crate::state::Broadside;
use crate::token::{Known, Place};

/// How the gold of a sunk ship is split: the sinker's share, with the odd piece, and her
/// controller's (B-139).
pub const fn split(gold: u16) -> (u16, u16) {
    (gold - gold / 2, gold / 2)
}

impl Broadside {
    /// A ship goes down, sunk by another; what she carried goes with her, and its gold is on the
    /// two home islands at once (B-139 … B-142).
    pub(crate) fn sink(&mut self, ship: u8, by: u8, log: &mut Log<Event>) {
        let (owner, sinker) = (self.controller(ship), self.controller(by));
        let mut gold = 0;
        for token in self.treasures.iter_mut().filter(|token| token.is_aboard(ship)) {
            gold += u16::from(token.face.coin().unwrap_or(0));
            token.place = Place::Gone;
            token.known = Known::ALL;
        }
        let (spoils, saved) = split(gold);
        self.extra[sinker.index()] += spoils;
        self.extra[owner.index()] += saved;
        self.end_tow(ship, log);
        if let Some(tug) = self.tug_of(ship) {
            self.end_tow(tug, log);
        }
        let lost = self.ship_mut(ship);
        lost.fate = Fate::Sunk;
        lost.docked = None;
        lost.standing = 0;
        log.reveal();
        log.tell(|| Event::Sunk { ship, by: sinker, spoils, saved });
        let crew: Vec<u8> = self.aboard(ship).map(|(crew, _)| crew).collect();
        crew.into_iter().for_each(|crew| self.lose_crew(crew, log));
        self.check_gold(log);
        if self.ended.is_none() {
            self.check_fleets(log);
        }
        let salvor = self.fittings(by).open.has(Ability::Salvor);
        if salvor && self.ship(by).lost() != 0 {
            self.ask(sinker, Decision::Restore { ship: by });
        }
    }
}
