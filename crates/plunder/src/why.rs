//! Why something cannot be done now: for the answer a table gives to a tap.

use engine::{Explained, Seat};

use crate::{Action, Barred, Card, Plunder, View};

/// Why an action is not in the list of the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// The game has ended.
    Over,
    /// This card is chosen already and wants its target.
    TargetFirst(Card),
    /// A merchant is named before the card that is to go there.
    CardFirst,
    /// The card is not in the hand.
    NotInHand,
    /// There is nothing left to draw (P-06).
    NoPile,
    /// The card cannot go there.
    Barred(Barred),
}

impl From<Barred> for WhyNot {
    fn from(barred: Barred) -> WhyNot {
        WhyNot::Barred(barred)
    }
}

impl Explained for Plunder {
    type WhyNot = WhyNot;

    /// Drawing, playing or discarding each card of the hand, and every merchant at sea.
    fn conceivable(view: &View, out: &mut Vec<Action>) {
        out.push(Action::Draw);
        let held = view.hand(view.to_act()).cards();
        let cards = held.into_iter().flat_map(|hand| hand.distinct());
        out.extend(cards.flat_map(|card| [Action::Play(card), Action::Discard(card)]));
        out.extend(view.open.sea.battles().map(|(_, battle)| Action::At(battle.id())));
    }

    fn why_not(view: &View, action: Action) -> Option<WhyNot> {
        view.possible(action).err()
    }
}

impl View {
    fn possible(&self, action: Action) -> Result<(), WhyNot> {
        let seat = self.to_act();
        match (action, self.pending) {
            _ if self.is_over() => Err(WhyNot::Over),
            (Action::At(_), None) => Err(WhyNot::CardFirst),
            (Action::At(id), Some(card)) => Ok(self.preview(seat, card, id).map(drop)?),
            (_, Some(card)) => Err(WhyNot::TargetFirst(card)),
            (Action::Draw, None) if self.pile == 0 => Err(WhyNot::NoPile),
            (Action::Draw, None) => Ok(()), // P-04
            (Action::Play(card) | Action::Discard(card), None) if !self.holds(card) => {
                Err(WhyNot::NotInHand)
            }
            (Action::Play(card), None) => Ok(self.playable(seat, card)?),
            (Action::Discard(card), None) => Ok(self.discardable(seat, card)?),
        }
    }

    fn holds(&self, card: Card) -> bool {
        self.hand(self.to_act()).cards().is_some_and(|hand| hand.has(card))
    }

    /// Could a seat play a card anywhere? [`View::preview`] has the reason at each merchant.
    pub fn playable(&self, seat: Seat, card: Card) -> Result<(), Barred> {
        let chart = self.open.sea.chart();
        if card.is_merchant() || chart.targets(self.open.options.side_of(seat), card) != 0 {
            Ok(())
        } else if chart.at_sea() == 0 {
            Err(Barred::NothingAtSea)
        } else {
            Err(Barred::NoTarget)
        }
    }

    /// Could a seat discard a card (P-06, P-07, PR-01)?
    pub fn discardable(&self, seat: Seat, card: Card) -> Result<(), Barred> {
        if card.is_merchant() {
            Err(Barred::NeverDiscarded)
        } else if self.pile > 0 {
            Err(Barred::PileLeft)
        } else if !self.open.options.free_discard() && self.playable(seat, card).is_ok() {
            Err(Barred::Playable)
        } else {
            Ok(())
        }
    }
}
