//! Whose turn it is, or how the game ended.

use crate::{BySeat, Seat};

/// Either a seat has to choose from its list, or the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat chooses an entry of the list.
    Act(Seat),
    /// Nobody acts any more.
    Over(Outcome),
}

impl Turn {
    /// The seat to act, if the game goes on.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Act(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }
}

/// How a game ended, for each seat. Partners have equal entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What each seat scored, in the game's own points.
    pub scores: BySeat<i32>,
    /// The place of each seat: 1 for every winner, and as usual a place is left out after a tie.
    /// Where nobody wins the game itself came in first, and the best seat is second.
    pub places: BySeat<u8>,
}

impl Outcome {
    /// The outcome in which more points are better and equal points share a place.
    pub fn by_score(scores: BySeat<i32>) -> Self {
        let places = BySeat::from_fn(scores.count(), |seat| {
            1 + scores.iter().filter(|score| **score > scores[seat]).count() as u8
        });
        Outcome { scores, places }
    }

    /// The outcome in which nobody wins, as when one seat or all together miss their goal: more
    /// points are better all the same, and equal points share a place.
    pub fn unwon(scores: BySeat<i32>) -> Self {
        let Outcome { scores, places } = Outcome::by_score(scores);
        Outcome { scores, places: BySeat::from_fn(places.count(), |seat| places[seat] + 1) }
    }

    /// Does anybody win?
    pub fn is_won(&self) -> bool {
        self.winners().next().is_some()
    }

    /// The seats in first place, ascending; none where nobody wins.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.places.count()).filter(|seat| self.places[*seat] == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place() {
        let scores = [12, 17, 17, 3];
        let outcome = Outcome::by_score(BySeat::from_fn(4, |seat| scores[seat.index()]));
        assert_eq!(outcome.places.as_slice(), [3, 1, 1, 4]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }

    #[test]
    fn where_nobody_wins_the_best_come_second() {
        let scores = [12, 17, 17];
        let outcome = Outcome::unwon(BySeat::from_fn(3, |seat| scores[seat.index()]));
        assert_eq!(outcome.places.as_slice(), [4, 2, 2]);
        assert!(!outcome.is_won() && outcome.winners().next().is_none());
        assert_eq!(Outcome::unwon(BySeat::new(1)).places.as_slice(), [2], "one alone loses, too");
        assert!(Outcome::by_score(BySeat::new(1)).is_won(), "or wins");
    }
}
