//! The end of the game (Q-130 … Q-133).

use engine::{BySeat, Outcome, Seat};

use crate::state::{LAST_TURN, Quay};

impl Quay {
    /// Has a seat reached the target, or is this the last turn?
    pub(crate) fn is_decided(&self) -> bool {
        let reached = |seat| self.merchant(seat).points >= self.target;
        self.turn >= LAST_TURN || Seat::all(self.seats()).any(reached)
    }

    /// Most points win; then more goods in the warehouse, then more gold; then the victory is
    /// shared (Q-131, Q-132, QR-34).
    pub(crate) fn outcome(&self) -> Outcome {
        let rank = |seat: Seat| {
            let merchant = self.merchant(seat);
            (merchant.points, merchant.store.total(), merchant.gold)
        };
        let seats = self.seats();
        Outcome {
            scores: BySeat::from_fn(seats, |seat| i32::from(self.merchant(seat).points)),
            places: BySeat::from_fn(seats, |seat| {
                1 + Seat::all(seats).filter(|other| rank(*other) > rank(seat)).count() as u8
            }),
        }
    }
}
