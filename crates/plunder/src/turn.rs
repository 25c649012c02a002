//! From one decision to the next: the end, captures and passes.

use engine::{Log, Seat};

use crate::cards::bits;
use crate::chart::Slots;
use crate::{Event, Plunder, Side};

impl Plunder {
    /// Ends the game (P-40, P-41, P-56) or begins the next turn that has a decision (P-03).
    #[inline]
    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
        if self.pile.is_empty() && self.a_side_is_out() {
            return self.finish(log);
        }
        loop {
            self.open.to_act = self.open.to_act.next(self.open.options.seats());
            self.open.turn += 1;
            let seat = self.open.to_act;
            self.check(seat, log);
            if !self.hands[seat].is_empty() || !self.pile.is_empty() {
                return; // with a pile an empty hand draws (P-05, PR-13)
            }
            log.tell(|| Event::Passed { seat }); // P-55
        }
    }

    /// Has a side no card left in any hand? It matters not whether the last was played or
    /// discarded (PR-03), nor when (PR-04).
    #[inline]
    fn a_side_is_out(&self) -> bool {
        let hands = self.hands.as_slice();
        if self.open.options.teams() {
            hands.chunks_exact(2).any(|pair| pair[0].is_empty() && pair[1].is_empty())
        } else {
            hands.iter().any(|hand| hand.is_empty())
        }
    }

    /// The capture check at the start of a turn (P-30, P-31; in teams the even seat's alone,
    /// P-54). It is no choice (PR-14).
    #[inline]
    fn check(&mut self, seat: Seat, log: &mut Log<Event>) {
        let side = self.open.options.side_of(seat);
        let won = self.open.sea.chart().led(side);
        if won != 0 && self.open.options.checks(seat) {
            self.capture(side, won, log);
        }
    }

    /// Captures merchants for a side, in the order they were played (P-32, P-33).
    fn capture(&mut self, side: Side, won: Slots, log: &mut Log<Event>) {
        for slot in bits(won) {
            let (sea, teams) = (&self.open.sea, self.open.options.teams());
            log.tell(|| {
                let (battle, cards) = (sea.battle(slot), sea.cards(slot));
                let (id, owner, lead) = (battle.id(), battle.owner(), battle.lead());
                Event::Captured { side, id, merchant: battle.merchant(), owner, cards, lead, teams }
            });
        }
        self.open.sea.take(won, &mut self.open.captured[side.index()]);
    }

    /// Ends the game here: every merchant goes at once to the side that leads its battle, an
    /// unattacked one to its owner's (P-42, PR-05, PR-06); stalemates stay (P-43).
    pub fn finish(&mut self, log: &mut Log<Event>) {
        self.open.over = true;
        self.pending = None;
        log.tell(|| Event::Ended);
        for slot in bits(self.open.sea.chart().at_sea()) {
            if let Some(side) = self.open.sea.battle(slot).leader() {
                self.capture(side, 1 << slot, log);
            }
        }
        log.tell(|| Event::Scored { scores: self.scores() });
    }
}
