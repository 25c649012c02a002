//! All that lies face up, or is known to everyone.

use engine::{BySeat, List, Outcome, Seat};

use crate::sea::Sea;
use crate::{Cards, MAX_SIDES, Options, Side};

/// The part of a position that nobody hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Open {
    pub options: Options,
    /// Who is to act; at the end, who acted last.
    pub to_act: Seat,
    pub over: bool,
    /// How many turns have begun, passes included.
    pub turn: u16,
    pub sea: Sea,
    /// What each side captured, merchants and all else. All of it was open once (PR-15).
    pub captured: [Cards; MAX_SIDES],
    pub discards: Cards,
}

impl Open {
    /// The table before the first turn.
    pub fn new(options: Options, first: Seat) -> Open {
        Open {
            options,
            to_act: first,
            over: false,
            turn: 0,
            sea: Sea::default(),
            captured: [Cards::default(); MAX_SIDES],
            discards: Cards::default(),
        }
    }

    /// The side of the seat to act.
    #[inline]
    pub fn side(&self) -> Side {
        self.options.side_of(self.to_act)
    }

    /// The gold a side has captured.
    pub fn gold(&self, side: Side) -> u8 {
        self.captured[side.index()].gold()
    }

    /// All cards that everyone has seen: at sea, captured and discarded.
    pub fn seen(&self) -> impl Iterator<Item = crate::Card> {
        let at_sea = self.sea.battles().flat_map(|(slot, _)| {
            let cards: Vec<_> = self.sea.cards(slot).iter().collect();
            cards
        });
        at_sea.chain(self.captured.iter().chain([&self.discards]).flat_map(Cards::iter))
    }

    /// Gold captured less gold on merchants still in hand, by side (P-44, P-57).
    pub fn scores(&self, hands: &BySeat<Cards>) -> List<i16, MAX_SIDES> {
        let mut scores: List<i16, MAX_SIDES> =
            (0..self.options.sides()).map(|side| i16::from(self.gold(Side(side)))).collect();
        for (seat, hand) in hands.seats() {
            scores[self.options.side_of(seat).index()] -= i16::from(hand.gold());
        }
        scores
    }

    /// The highest score wins, equal scores share (P-45, PR-09); partners have one score.
    pub fn outcome(&self, hands: &BySeat<Cards>) -> Outcome {
        let scores = self.scores(hands);
        Outcome::by_score(BySeat::from_fn(self.options.seats(), |seat| {
            i32::from(scores[self.options.side_of(seat).index()])
        }))
    }
}
