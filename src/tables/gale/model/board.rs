//! What a seat has before it.

use engine::{Eye, Seat, order_by_key};
use gale::{Dir, Holding, Phase, Table, View, Wheel, Wind, Winds};

use super::trick_key;

/// What lies before a seat, and what is known of its hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Whose it is.
    pub seat: Seat,
    /// The winds taken in this round.
    pub taken: Winds,
    /// The same by direction, in compass order.
    pub piles: [Pile; 4],
    /// The damage if the round ended now.
    pub damage: u8,
    /// The expert bonus, penalty and points if the round ended now; none in the basic game.
    pub expert: Option<(i8, i8, i8)>,
    /// Is it known that the seat holds nothing but pirates?
    pub pirates_only: bool,
    /// The hand, where everything is open.
    pub hand: Vec<Wheel>,
}

/// The winds of one direction that a seat has taken.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    /// From the least damage to the most.
    pub blown: Vec<Blown>,
    /// Is there a triplet among them?
    pub whole: bool,
    /// The damage of the one that a triplet still lacks, if it is only one.
    pub lacks: Option<u8>,
}

/// A wind that has blown; the key tells it from its twin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Blown {
    /// Round and trick it blew in, as one number.
    pub key: usize,
    /// The card.
    pub wind: Wind,
}

/// The boards of all seats, in seat order.
pub fn all(view: &View) -> Vec<Board> {
    let table = view.table();
    let expert = view.options().expert();
    let board = |(seat, line): (Seat, &gale::Line)| {
        let taken: Vec<Blown> = (0..table.trick())
            .filter(|trick| table.past_trick(*trick).is_some_and(|it| it.taker == Some(seat)))
            .flat_map(|trick| at_stake(table, trick))
            .collect();
        Board {
            seat,
            taken: line.taken,
            piles: Dir::ALL.map(|dir| pile(&taken, dir)),
            damage: line.damage,
            expert: expert.then_some((line.bonus, line.penalty, line.points)),
            pirates_only: matches!(view.holding(seat), Holding::Pirates(held) if held > 0),
            hand: match (view.eye(), view.holding(seat)) {
                (Eye::All, Holding::Known(hand)) => hand.cards().collect(),
                _ => Vec::new(),
            },
        }
    };
    table.sheet().seats().map(board).collect()
}

/// The winds that a trick which is over was about.
fn at_stake(table: &Table, trick: u8) -> Vec<Blown> {
    let count = table.stake(trick).len() as u8;
    (trick + 1 - count..=trick).filter_map(|trick| blown(table, trick)).collect()
}

/// The wind of a trick that is over.
pub fn blown(table: &Table, trick: u8) -> Option<Blown> {
    let wind = *table.past_winds().get(usize::from(trick))?;
    // The last round is counted as over before its winds are put away.
    let round = table.round() - u8::from(table.phase() == Phase::Over);
    Some(Blown { key: trick_key(round, trick), wind })
}

fn pile(taken: &[Blown], dir: Dir) -> Pile {
    let mut blown: Vec<Blown> = taken.iter().filter(|it| it.wind.dir() == dir).copied().collect();
    order_by_key(&mut blown, |it| (it.wind.damage(), it.key));
    let absent = |damage: &u8| blown.iter().all(|it| it.wind.damage() != *damage);
    let lacks: Vec<u8> = (1..=3).filter(absent).collect();
    Pile { whole: lacks.is_empty(), lacks: (lacks.len() == 1).then(|| lacks[0]), blown }
}
