//! Phase 4.1: revealing action cards (Q-16 … Q-19).

use engine::Log;

use crate::state::Quay;
use crate::{Card, Decision, Deck, Event, WhyNot};

/// At most so many cards of the row come from one pile.
const PER_PILE: usize = 2;

impl Quay {
    /// May the next card of the row come from this pile?
    #[inline]
    pub(crate) fn drawable(&self, deck: Deck) -> Result<(), WhyNot> {
        let same = self.row.iter().filter(|card| card.deck() == deck).count();
        let last = self.row.len() + 1 == usize::from(self.options.row_size());
        if same >= PER_PILE {
            Err(WhyNot::TwoOfThatPile)
        } else if last && same == self.row.len() {
            Err(WhyNot::OnlyOnePile)
        } else if self.stocks[deck.index()].is_exhausted() {
            Err(WhyNot::PileExhausted)
        } else {
            Ok(())
        }
    }

    /// The top card of the pile joins the row.
    pub(crate) fn reveal(&mut self, deck: Deck, log: &mut Log<Event>) {
        let place = self.draw_from(deck, log).expect("an exhausted pile is not offered (Q-19)");
        let card = Card::at(deck, place);
        self.row.push(card);
        let seat = self.to_act;
        log.tell(|| Event::Revealed(seat, card));
        log.reveal();
        if self.row.len() == usize::from(self.options.row_size()) {
            self.decision = Decision::Choose;
        }
    }
}
