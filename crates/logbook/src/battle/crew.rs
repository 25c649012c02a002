//! Crew comes and goes (L-063, L-136, L-138, L-154, L-324).

use engine::Log;

use super::destruction::Fate;
use super::melee::after_doctors;
use crate::content::CrewUpgrade;
use crate::event::{Event, Rule};
use crate::options::Key;
use crate::state::Logbook;
use crate::{By, Pc, Ship};

impl Logbook {
    /// Crew comes aboard, as far as there is room (L-063). Without crew rules there is none to come.
    pub(crate) fn gain_crew(&mut self, pc: Pc, n: u8, rule: Rule, log: &mut Log<Event>) {
        if !self.options.on(Key::Crew) {
            return;
        }
        let board = self.board_mut(pc);
        let n = n.min(board.crew_room());
        board.company.crew += n;
        if n > 0 {
            log.tell(|| Event::Crew { ship: Ship::Pc(pc), card: None, n: n as i8, rule });
        }
    }

    /// The doctors of a ship; a lieutenant stands in for one (L-324, L-328).
    pub(crate) fn doctors(&self, ship: Ship) -> u8 {
        ship.pc().map_or(0, |pc| {
            let board = self.board(pc);
            match board.count(CrewUpgrade::Doctor) {
                0 => 0,
                doctors => doctors + board.count(CrewUpgrade::Lieutenant),
            }
        })
    }

    /// So many of a crew are no more, as far as there are any; says how many.
    pub(super) fn bury(&mut self, ship: Ship, n: u8, rule: Rule, log: &mut Log<Event>) -> u8 {
        let n = n.min(self.fit_crew(ship));
        match ship {
            Ship::Pc(pc) => self.board_mut(pc).company.crew -= n,
            Ship::Npc(npc) => self.npc_mut(npc).wounds += n,
        }
        if n > 0 {
            let card = self.card_of(ship);
            log.tell(|| Event::Crew { ship, card, n: -(n as i8), rule });
        }
        n
    }

    /// Crew is killed outside a boarding: a ship whose last one falls counts as sunk (L-154, D-09).
    pub(super) fn wound(&mut self, ship: Ship, n: u8, rule: Rule, log: &mut Log<Event>) -> Fate {
        let fallen = self.bury(ship, n, rule, log);
        if fallen > 0 && self.fit_crew(ship) == 0 { Fate::Sunk } else { Fate::Afloat }
    }

    /// A seat loses crew otherwise than by a shot or in a melee; its doctors keep some of them
    /// (L-205, L-324, L-406).
    pub(crate) fn lose_crew(&mut self, pc: Pc, n: u8, by: By, rule: Rule, log: &mut Log<Event>) {
        let ship = Ship::Pc(pc);
        let left = after_doctors(n, self.doctors(ship));
        let fate = self.wound(ship, left, rule, log);
        if fate.is_destroyed() {
            self.fell(ship, fate, by, log);
        }
    }
}
