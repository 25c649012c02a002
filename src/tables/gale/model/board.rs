//! What a seat has before it.

use engine::{Eye, Seat};
use gale::{Dir, Dirs, Holding, View, Wheel, Wind, Winds};

/// What lies before a seat, and what is known of its hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Whose it is.
    pub seat: Seat,
    /// The winds taken in this round.
    pub taken: Winds,
    /// How many there are of each: by direction, then by damage from 1 to 3.
    pub slots: [[u8; 3]; 4],
    /// The directions of which there is a triplet.
    pub triplets: Dirs,
    /// The damage if the round ended now.
    pub damage: u8,
    /// The expert bonus, penalty and points if the round ended now; none in the basic game.
    pub expert: Option<(i8, i8, i8)>,
    /// Is it known that the seat holds nothing but pirates?
    pub pirates_only: bool,
    /// The hand, where everything is open.
    pub hand: Vec<Wheel>,
}

/// The boards of all seats, in seat order.
pub fn all(view: &View) -> Vec<Board> {
    let table = view.table();
    let expert = view.options().expert();
    let board = |(seat, line): (Seat, &gale::Line)| Board {
        seat,
        taken: line.taken,
        slots: Dir::ALL.map(|dir| [1, 2, 3].map(|damage| count(line.taken, dir, damage))),
        triplets: line.triplets,
        damage: line.damage,
        expert: expert.then_some((line.bonus, line.penalty, line.points)),
        pirates_only: matches!(view.holding(seat), Holding::Pirates(held) if held > 0),
        hand: match (view.eye(), view.holding(seat)) {
            (Eye::All, Holding::Known(hand)) => hand.cards().collect(),
            _ => Vec::new(),
        },
    };
    table.sheet().seats().map(board).collect()
}

fn count(winds: Winds, dir: Dir, damage: u8) -> u8 {
    Wind::new(dir, damage).map_or(0, |wind| winds.count(wind))
}
