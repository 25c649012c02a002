//! The race for gold: what is home, what is on its way, and what wins.

use broadside::cards::Face;
use broadside::{Broadside, Place, Treasure, View};
use engine::{Seat, Seen};

/// The race.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RaceModel {
    /// The seats, in their order, the viewer's first.
    pub lanes: Vec<Lane>,
    /// The gold that wins at once; with more than two seats nothing does (B-150, B-194).
    pub goal: Option<u16>,
    /// How far the rulers go.
    pub most: u16,
    /// The coins the viewer has not seen, ascending: their worth, and how many there are.
    pub hidden: Vec<(u8, u8)>,
    /// How many uniques the viewer has not seen.
    pub hidden_uniques: u8,
}

/// A seat in the race.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lane {
    /// Who.
    pub seat: Seat,
    /// Gold at home, as far as the viewer knows.
    pub home: u16,
    /// Coins of unknown worth at home (B-195).
    pub unknown: u8,
    /// Gold aboard her ships that the viewer has seen.
    pub aboard: u16,
    /// Coins aboard that lie face down.
    pub loose: u8,
    /// What those are worth on average of all the viewer has not seen.
    pub likely: u16,
}

/// The race as it stands.
pub fn race(seen: &Seen<Broadside>) -> RaceModel {
    let view = &seen.view;
    let own = seen.eye.seat().unwrap_or_default().0;
    let seats = view.seats();
    let lanes: Vec<Lane> = (0..seats).map(|at| lane(view, Seat((own + at) % seats))).collect();
    let initial = view.initial_gold();
    let goal = (seats == 2 && initial > 0).then_some(initial / 2 + 1);
    let reached = lanes.iter().map(|lane| lane.home + lane.aboard + lane.likely).max();
    let pool = view.pool();
    let coins = Face::all().zip(pool).filter_map(|(face, count)| Some((face.coin()?, *count)));
    let uniques = Face::all().zip(pool).filter(|(face, _)| face.is_unique());
    RaceModel {
        most: goal.unwrap_or(initial / 2).max(reached.unwrap_or(0)).max(1),
        goal,
        hidden: coins.filter(|(_, count)| *count > 0).collect(),
        hidden_uniques: uniques.map(|(_, count)| *count).sum(),
        lanes,
    }
}

fn lane(view: &View, seat: Seat) -> Lane {
    let is_hers = |token: &&Treasure| match token.place {
        Place::Ship(ship) => view.ships()[usize::from(ship)].controller == seat,
        _ => false,
    };
    let aboard = view.treasures().iter().filter(is_hers);
    let loose = aboard.clone().filter(|token| token.face == Face::UNSEEN).count() as u8;
    let coins = Face::all().zip(view.pool()).filter_map(|(face, n)| Some((face.coin()?, *n)));
    let (gold, count) = coins.fold((0, 0), |(gold, count), (coin, n)| {
        (gold + u16::from(coin) * u16::from(n), count + u16::from(n))
    });
    Lane {
        seat,
        home: view.gold(seat),
        unknown: view.unknown_coins(seat),
        aboard: aboard.filter_map(|token| token.face.coin()).map(u16::from).sum(),
        loose,
        likely: (u16::from(loose) * gold + count / 2).checked_div(count).unwrap_or(0),
    }
}
