//! Why something cannot be done now: for the answer a table gives to a tap.

use engine::Explained;

use crate::{Action, Dir, Gale, Phase, View, Wheel};

/// Why an action is not in the list of the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WhyNot {
    /// The game has ended.
    Over,
    /// A triplet is to be decided on first (G-53).
    TripletFirst,
    /// The card is not in the hand.
    NotInHand,
    /// A pirate is led only by a hand of pirates (G-13).
    PirateLead,
    /// There is no triplet of this direction to decide on (G-53).
    NoTriplet,
}

impl Explained for Gale {
    type WhyNot = WhyNot;

    /// Every card of the hand, and a triplet of every direction.
    fn conceivable(view: &View, out: &mut Vec<Action>) {
        out.extend(view.own_hand().cards().map(Action::Play));
        out.extend(Dir::ALL.into_iter().flat_map(|dir| [Action::Discard(dir), Action::Keep(dir)]));
    }

    fn why_not(view: &View, action: Action) -> Option<WhyNot> {
        let possible = match action {
            Action::Play(card) => view.playable(card),
            Action::Discard(dir) | Action::Keep(dir) => view.decidable(dir),
        };
        possible.err()
    }
}

impl View {
    /// May the seat to act play this card, as far as this eye knows its hand (G-12, G-13)?
    fn playable(&self, card: Wheel) -> Result<(), WhyNot> {
        let (table, hand) = (self.table(), self.own_hand());
        match table.phase() {
            Phase::Over => Err(WhyNot::Over),
            Phase::Triplet(_) => Err(WhyNot::TripletFirst),
            Phase::Play if !hand.contains(card) => Err(WhyNot::NotInHand),
            Phase::Play if !hand.playable(table.is_leading()).contains(card) => {
                Err(WhyNot::PirateLead)
            }
            Phase::Play => Ok(()),
        }
    }

    /// Is a triplet of this direction to be decided on (G-53)?
    fn decidable(&self, dir: Dir) -> Result<(), WhyNot> {
        match self.table().phase() {
            Phase::Over => Err(WhyNot::Over),
            Phase::Triplet(asked) if asked == dir => Ok(()),
            _ => Err(WhyNot::NoTriplet),
        }
    }
}
