//! Captains of Broadside know what they want.

use bots::{Effort, Played};
use broadside::{Action, Broadside, Decision, Options, Place, Point, View};
use engine::{Eye, Game, Hints, Match, Rng, Seat, Setup, Turn};

const CAPTAIN: Effort = Effort { simulations: 250, whims: 0 };

fn begun(seed: u64) -> Match<Broadside> {
    Match::new(Setup { options: Options::default(), seed })
}

fn seen(game: &Match<Broadside>) -> View {
    game.view(Eye::All)
}

/// What a captain would do.
fn answer(game: &Match<Broadside>, seat: Seat) -> usize {
    let legal = game.legal_actions().to_vec();
    let mut rng = Rng::new(game.cursor() as u64);
    let mut thinking = Broadside::think(game.view(Eye::Seat(seat)), legal, CAPTAIN, &mut rng);
    while !thinking.is_done() {
        thinking.run(CAPTAIN.simulations);
    }
    thinking.advice().index
}

/// A captain takes the whole turn.
fn take_turn(game: &mut Match<Broadside>, seat: Seat) {
    let clock = game.state().clock();
    while game.state().clock() == clock
        && let Turn::Act(asked) = game.to_act()
    {
        let index = if asked == seat { answer(game, seat) } else { quick(game) };
        game.play_index(index).expect("a place in the list");
    }
}

/// What the quick captains of imagined games would do.
fn quick(game: &Match<Broadside>) -> usize {
    let mut rng = Rng::new(game.cursor() as u64);
    let chosen = game.state().rollout(&mut Vec::new(), &mut rng);
    let place = game.legal_actions().iter().position(|action| *action == chosen);
    place.expect("a quick captain chooses from the list")
}

/// Positions of quick games in which something is so, one a game.
fn positions(
    seeds: std::ops::Range<u64>,
    is_so: impl Fn(&Match<Broadside>, &View) -> bool,
) -> Vec<Match<Broadside>> {
    let find = |seed| {
        let mut game = begun(seed);
        while let Turn::Act(_) = game.to_act() {
            if is_so(&game, &seen(&game)) {
                return Some(game);
            }
            let index = quick(&game);
            game.play_index(index).expect("a place in the list");
        }
        None
    };
    seeds.filter_map(find).collect()
}

fn coins(view: &View, ship: u8) -> u16 {
    let aboard = view.treasures().iter().filter(|token| token.place == Place::Ship(ship));
    aboard.filter_map(|token| token.face.coin()).map(u16::from).sum()
}

fn home(view: &View, seat: Seat) -> Point {
    let home = view.islands().iter().find(|isle| isle.home == Some(seat));
    home.expect("everybody has a home").land.at
}

/// Is no enemy near that could trouble her in the next turns?
fn is_at_peace(view: &View, ship: u8) -> bool {
    const FAR: i64 = 2_000;
    let own = view.ships()[usize::from(ship)];
    let mut others = view.ships().iter().filter(|other| other.controller != own.controller);
    others.all(|other| !other.is_afloat() || other.pose.at.square_to(own.pose.at) > FAR * FAR)
}

/// The ship about to be taken up whose gold would win, if her way is free.
fn winner(view: &View) -> Option<u8> {
    let asked = view.asked().filter(|asked| asked.decision == Decision::Ship)?;
    let seat = asked.seat;
    let wins = |ship: u8| 2 * (view.gold(seat) + coins(view, ship)) > view.initial_gold();
    let free = |ship: u8| {
        let there = view.ships()[usize::from(ship)];
        let at_sea = there.is_afloat() && there.docked.is_none() && !there.is_derelict();
        let own = there.controller == seat && at_sea;
        own && !view.is_finished(ship) && is_at_peace(view, ship)
    };
    (0..view.ships().len() as u8).find(|ship| free(*ship) && wins(*ship))
}

#[test]
fn winning_gold_goes_home() {
    let found = positions(0..30, |_, view| winner(view).is_some());
    let (mut homeward, all) = (0, found.len());
    for mut game in found {
        let before = seen(&game);
        let ship = usize::from(winner(&before).expect("that was looked for"));
        let seat = before.ships()[ship].controller;
        take_turn(&mut game, seat);
        let after = seen(&game);
        let way = |view: &View| view.ships()[ship].pose.at.square_to(home(view, seat));
        let won = after.ended().is_some() || after.gold(seat) > before.gold(seat);
        homeward += usize::from(won || way(&after) < way(&before));
    }
    assert!(all >= 8 && 10 * homeward >= 9 * all, "{homeward} of {all}");
}

#[test]
fn who_lies_at_an_island_with_treasure_and_has_room_explores_it() {
    let found = positions(0..30, |game, view| {
        let Some(Decision::Menu { ship, .. }) = view.asked().map(|asked| asked.decision) else {
            return false;
        };
        let unseen = |token: &&broadside::Treasure| {
            let there = view.ships()[usize::from(ship)];
            there.docked.map(Place::Island) == Some(token.place)
                && !token.known.by(there.controller)
        };
        let room = view.fittings(ship).has_room();
        let several = view.treasures().iter().filter(unseen).count() > 1;
        room && several
            && is_at_peace(view, ship)
            && game.legal_actions().contains(&Action::ExploreIsland)
    });
    let all = found.len();
    let explores = |game: &&Match<Broadside>| {
        let seat = game.to_act().seat().expect("somebody is asked");
        game.legal_actions()[answer(game, seat)] == Action::ExploreIsland
    };
    let explored = found.iter().filter(explores).count();
    assert!(all >= 8 && 10 * explored >= 9 * all, "{explored} of {all}");
}

/// In the first rounds nobody has met yet: every ship with room sails towards some treasure.
#[test]
fn nobody_wanders_while_there_is_treasure_to_fetch() {
    let (mut nearer, mut all) = (0, 0);
    for seed in 0..2 {
        let mut game = begun(seed);
        while seen(&game).round() < 3 {
            let before = seen(&game);
            let seat = before.active();
            take_turn(&mut game, seat);
            let after = seen(&game);
            for ship in 0..before.ships().len() as u8 {
                let there = before.ships()[usize::from(ship)];
                let docked = there.docked.map(|at| before.islands()[usize::from(at)].home);
                let laden = coins(&before, ship) > 0 || docked == Some(None);
                if there.controller != seat || laden || !before.fittings(ship).has_room() {
                    continue;
                }
                all += 1;
                nearer += usize::from(approaches(&before, &after, ship));
            }
        }
    }
    assert!(all >= 10 && 10 * nearer >= 9 * all, "{nearer} of {all}");
}

/// Has a ship come nearer to some wild island, or has she found something?
fn approaches(before: &View, after: &View, ship: u8) -> bool {
    let at = |view: &View| view.ships()[usize::from(ship)].pose.at;
    let wild = before.islands().iter().filter(|isle| isle.home.is_none());
    let mut islands = wild.map(|isle| isle.land.at);
    coins(after, ship) > 0
        || islands.any(|isle| at(after).square_to(isle) < at(before).square_to(isle))
}
