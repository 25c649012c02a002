//! Repairs: wood mends damage (L-173 to L-175).

use engine::Log;

use crate::action::Action;
use crate::ask::Question;
use crate::board::Board;
use crate::board::repair::{Ailing, Mend};
use crate::event::Event;
use crate::state::Logbook;
use crate::{Good, Goods, Pc};

impl Board {
    /// What ails the ship.
    pub fn ailing(&self) -> Ailing {
        Ailing { water: self.hold.water(), fire: self.hold.fire(), chain: self.chain }
    }

    /// The kinds for which a piece of wood can be named now (L-175).
    pub fn mendable(&self) -> impl Iterator<Item = Mend> {
        let (wood, Ailing { water, fire, chain }) = (self.hold.good(Good::Wood), self.ailing());
        let kinds = [(Mend::Water, water), (Mend::Fire, fire), (Mend::Chain, chain)];
        kinds.into_iter().filter(move |(_, n)| wood > 0 && *n > 0).map(|(kind, _)| kind)
    }
}

impl Logbook {
    /// Is there wood aboard, and anything to mend (L-173)?
    pub(crate) fn may_mend(&self, pc: Pc) -> bool {
        self.board(pc).mendable().next().is_some()
    }

    /// The seat names a kind for its next piece of wood, or leaves off (L-173, L-175).
    pub(crate) fn mend(&mut self, pc: Pc, yard: bool, action: Action, log: &mut Log<Event>) {
        if let Action::Mend(kind) = action {
            self.mend_with_wood(pc, kind, yard, log);
            if self.may_mend(pc) {
                self.ask(pc, Question::Mend { yard });
            }
        }
    }

    /// One piece of wood is spent (L-173 to L-175).
    pub(super) fn mend_with_wood(&mut self, pc: Pc, kind: Mend, yard: bool, log: &mut Log<Event>) {
        let board = self.board_mut(pc);
        let before = board.ailing();
        board.hold.take(Good::Wood, 1);
        board.chain = board.hold.repair(kind, board.chain, yard);
        let after = board.ailing();
        self.return_to_supply(Goods::of(Good::Wood, 1));
        log.tell(|| Event::Repaired {
            pc,
            water: before.water - after.water,
            fire: before.fire - after.fire,
            chain: before.chain - after.chain,
        });
    }
}
