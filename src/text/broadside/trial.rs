//! Games for tests of what is said: random ones at every kind of table.

use broadside::{Action, Broadside, Options, Place, Point, View};
use engine::{Eye, Match, Rng, Seat, Setup, Turn};

/// Tables that between them ask every question: dealt and built fleets, random and placed
/// islands, short stops, two to four seats.
fn tables() -> Vec<Options> {
    let full = Options::full(2).expect("a table");
    let mut stops = full;
    stops.stop_short = true;
    let mut loose = full;
    (loose.load_all, loose.islands_block) = (true, true);
    vec![
        Options::default(),
        full,
        stops,
        loose,
        Options::full(3).expect("a table"),
        Options::quick(4).expect("a table"),
    ]
}

/// A place of the list: mostly what brings treasure home, else any.
fn choice(game: &Match<Broadside>, seat: Seat, rng: &mut Rng) -> usize {
    let list = game.legal_actions();
    let any = rng.below(list.len() as u32) as usize;
    if rng.below(4) == 0 {
        return any;
    }
    let view = game.view(Eye::Seat(seat));
    if let Some(goal) = view.courses().and_then(|courses| goal(&view, courses.ship)) {
        let courses = view.courses().expect("a course");
        let far = |action: &Action| match action {
            Action::Turn(turn) => courses.at(*turn).map(|leg| leg.pose.at.square_to(goal)),
            _ => None,
        };
        return (0..list.len()).min_by_key(|at| far(&list[*at])).unwrap_or(any);
    }
    let handy = |action: &Action| {
        use Action as A;
        let takes = matches!(action, A::ExploreIsland | A::Pick(_) | A::Yes | A::Fire { .. });
        takes || matches!(action, A::Move | A::Segment(_) | A::Astern | A::Ship(_))
    };
    let docked = matches!(list[0], Action::Move) && list.contains(&Action::ExploreIsland);
    let explore = list.iter().position(|action| docked && *action == Action::ExploreIsland);
    explore.or_else(|| list.iter().position(handy)).unwrap_or(any)
}

/// Where she is bound: home with treasure, else to the nearest island that has some.
fn goal(view: &View, ship: u8) -> Option<Point> {
    let own = view.ships().get(usize::from(ship))?;
    let laden = view.treasures().iter().any(|token| token.is_aboard(ship));
    let has = |at: u8| view.treasures().iter().any(|token| token.place == Place::Island(at));
    let bound = (0u8..).zip(view.islands()).filter(|(at, isle)| match laden {
        true => isle.home == Some(own.controller),
        false => has(*at),
    });
    bound.map(|(_, isle)| isle.land.at).min_by_key(|at| at.square_to(own.pose.at))
}

/// A game played so to its end.
pub fn played(options: Options, seed: u64) -> Match<Broadside> {
    let (mut game, mut rng) = (Match::new(Setup::<Broadside> { options, seed }), Rng::new(seed));
    while let Turn::Act(seat) = game.to_act() {
        let place = choice(&game, seat, &mut rng);
        game.play_index(place).expect("a choice of the list");
    }
    game
}

/// Plays such games and stops at every decision. What is said must hold at any of them; each is
/// left after a while.
pub fn at_every_decision(seeds: u64, mut look: impl FnMut(&Match<Broadside>, Seat)) {
    for (at, options) in tables().into_iter().enumerate() {
        for seed in 0..seeds {
            let mut game = Match::new(Setup::<Broadside> { options, seed });
            let mut rng = Rng::new(seed * 31 + at as u64);
            for _ in 0..500 {
                let Turn::Act(seat) = game.to_act() else { break };
                look(&game, seat);
                let place = choice(&game, seat, &mut rng);
                game.play_index(place).expect("a choice of the list");
            }
        }
    }
}
