//! Fleets, islands, homes and crew places (B-01 … B-35, B-190 … B-193).

use engine::{Eye, Game, Log, Options as _, Rng, Seat};

use super::{open_sea, strait};
use crate::action::Action as A;
use crate::cards::{CrewId, Face, Preset, ShipId};
use crate::decision::Decision as D;
use crate::polygon;
use crate::state::Broadside;
use crate::token::Place;
use crate::{Event, Options, WhyNot};

fn begun(options: Options, seed: u64) -> (Broadside, Vec<Event>) {
    let mut log = Log::new();
    let game = Broadside::new(&options, Rng::new(seed), &mut log);
    (game, log.into_events())
}

fn list(game: &Broadside) -> Vec<A> {
    let mut list = Vec::new();
    game.legal_actions(&mut list);
    list
}

#[test]
fn ready_fleets_cost_thirty_and_keep_all_limits() {
    for preset in Preset::all() {
        let mut trial = open_sea(Options::default());
        trial.game.muster(Seat(0), preset);
        let crew = trial.game.crew.iter().map(|crew| crew.id.card().cost);
        let ships = trial.game.ships.iter().map(|ship| ship.card().cost);
        assert_eq!(crew.sum::<u8>() + ships.sum::<u8>(), 30, "{preset:?} (B-01, B-02)");
        for (at, ship) in (0..).zip(trial.game.ships.iter()) {
            assert!(trial.game.fittings(at).is_legal(ship.id), "{preset:?} (B-21, B-22)");
        }
        let gold: u8 = trial.game.treasures.iter().filter_map(|token| token.face.coin()).sum();
        assert_eq!((gold, trial.game.treasures.len()), (12, 6), "B-30");
    }
}

#[test]
fn a_fleet_is_built_within_its_points() {
    let options = Options::full(2).and_then(|full| full.with_build(20)).expect("a table");
    let (mut game, _) = begun(options, 1);
    assert_eq!(game.top().decision, D::Custom, "no ready fleet at 20 points (§2.6)");
    let (ship, captain) =
        (ShipId::parse("E2").expect("E2"), CrewId::parse("P-captain").expect("a crew"));
    assert_ne!(Some(ship.card().faction), captain.card().faction, "a fleet may mix (B-03)");
    assert!(!list(&game).contains(&A::FleetDone), "at least one ship (B-02)");
    let mut log = Log::silent();
    game.apply(A::AddShip(ship), &mut log);
    assert_eq!(game.ship_for_sale(Seat(0), ship), Err(WhyNot::InFleet), "B-04");
    game.apply(A::AddCrew(captain), &mut log);
    game.apply(A::AddCrew(captain), &mut log); // generic crew may repeat (B-04)
    assert_eq!(list(&game), [A::FleetDone], "20 points are spent, and it is still asked");
    game.apply(A::FleetDone, &mut log);
    assert_eq!(game.top().decision, D::Treasure);
    let sets = list(&game).into_iter().filter(|action| matches!(action, A::Coins(_))).count();
    assert_eq!((list(&game).len(), sets), (12 + sets, game.coin_sets(Seat(0)).len()), "B-31");
    let other = game.observe(Eye::Seat(Seat(1)));
    assert!(other.ships().is_empty() && other.crew().is_empty(), "unseen by the others (B-06)");
    assert_eq!(other.asked().map(|asked| asked.decision), Some(D::Fleet), "B-06");
}

#[test]
fn a_named_crew_serves_once_in_a_fleet_and_twelve_are_enough() {
    let (mut game, _) = begun(Options::full(2).expect("a table"), 1);
    let mut log = Log::silent();
    let oarsman = CrewId::parse("S-oarsman").expect("a crew");
    let pip = CrewId::parse("P-pip").expect("a crew");
    game.apply(A::Custom, &mut log);
    game.apply(A::AddCrew(pip), &mut log);
    assert_eq!(game.crew_for_hire(Seat(0), pip), Err(WhyNot::InFleet), "B-04");
    game.apply(A::AddShip(ShipId::parse("E10").expect("a ship")), &mut log);
    (0..11).for_each(|_| game.apply(A::AddCrew(oarsman), &mut log));
    assert_eq!(game.crew_for_hire(Seat(0), oarsman), Err(WhyNot::CrewComplete), "R-43");
}

#[test]
fn the_highest_roll_goes_first_and_ties_roll_again() {
    for seed in 0..50 {
        let (game, events) = begun(Options::quick(4).expect("a table"), seed);
        let rolls: Vec<(Seat, u8)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Rolled(seat, die) => Some((*seat, *die)),
                _ => None,
            })
            .collect();
        let highest = rolls[..4].iter().map(|(_, die)| *die).max();
        let tied = rolls[..4].iter().filter(|(_, die)| Some(*die) == highest).count();
        assert!(
            rolls
                .iter()
                .any(|(seat, die)| *seat == game.first
                    && Some(*die) >= highest.filter(|_| tied == 1)),
            "B-10"
        );
        assert_eq!(rolls.len() == 4, tied == 1, "ties roll again (B-10)");
        assert_eq!(game.active, game.first, "B-40");
    }
}

#[test]
fn islands_keep_their_distance_and_ships_start_docked_at_home() {
    for seats in 2..=4 {
        let (game, _) = begun(Options::quick(seats).expect("a table"), 7);
        let count = game.islands.len();
        assert_eq!(count, if seats == 2 { 6 } else { 3 * usize::from(seats) }, "B-11, B-190");
        for (at, isle) in game.islands.iter().enumerate() {
            for other in &game.islands[..at] {
                let near = polygon::nearer(&isle.land.outline(), &other.land.outline(), 1400);
                assert!(!near, "2 L between shores; B-13 was not needed (B-12, R-07, R-08)");
            }
        }
        let wild = game.islands.iter().filter(|isle| isle.home.is_none()).count();
        assert_eq!(wild, count - usize::from(seats), "B-17");
        for ship in game.ships.iter() {
            let home = game.home(ship.owner).expect("a home");
            assert_eq!(ship.docked, Some(home), "B-19");
            assert!(ship.hull().bow_touches_island(game.islands[home as usize].land), "B-15, B-18");
        }
        for (at, isle) in (0..).zip(game.islands.iter()) {
            let dealt = game.treasure_on(at).count();
            assert_eq!(dealt, if isle.home.is_none() { 3 } else { 0 }, "B-32, B-190");
        }
        let unseen = |token: &crate::Treasure| !Seat::all(seats).any(|seat| token.known.by(seat));
        assert!(game.treasures.iter().all(unseen), "dealt unseen (B-32)");
        assert_eq!(game.initial_gold(), 12 * u16::from(seats), "B-33");
    }
}

#[test]
fn two_choose_each_other_s_home_more_choose_their_own() {
    let mut log = Log::silent();
    let mut options = Options::default();
    options.random_homes = false;
    let (mut game, _) = begun(options, 3);
    let (first, second) = (game.first, game.first.next(2));
    assert_eq!(game.top().seat, second, "the second player chooses the first's home (B-14)");
    assert_eq!(list(&game).len(), 6);
    game.apply(A::Home(2), &mut log);
    while let D::Berth { ship } = game.top().decision {
        assert_eq!((game.top().seat, game.ship(ship).owner), (first, first), "B-15");
        let berth = list(&game)[0];
        game.apply(berth, &mut log);
    }
    assert_eq!(game.top().decision, D::Home { of: second }, "B-16");
    assert_eq!(game.top().seat, first, "B-16");
    assert!(!list(&game).contains(&A::Home(2)), "a different island (B-16)");
    let mut options = Options::quick(3).expect("a table");
    options.random_homes = false;
    let (game, _) = begun(options, 3);
    let last = Seat((game.first.0 + 2) % 3);
    assert_eq!(game.top(), crate::Asked { seat: last, decision: D::Home { of: last } }, "B-192");
}

#[test]
fn islands_are_placed_in_turn() {
    let mut log = Log::silent();
    for seats in [2, 3] {
        let mut options = Options::full(seats).expect("a table");
        options.dealt_fleets = true;
        let (mut game, _) = begun(options, 5);
        let mut by = Vec::new();
        while let D::Column = game.top().decision {
            by.push(game.top().seat);
            let columns = list(&game);
            game.apply(columns[columns.len() / 2], &mut log);
            if let D::Row { .. } = game.top().decision {
                let rows = list(&game);
                game.apply(rows[rows.len() / 2], &mut log);
            }
        }
        let expected: Vec<Seat> = game.first.clockwise(seats).cycle().take(by.len()).collect();
        assert_eq!(by, expected, "B-11, B-191");
        assert_eq!(by.len(), usize::from(options.islands()));
    }
}

#[test]
fn crew_goes_aboard_where_it_fits_or_stays_at_home() {
    let mut trial = strait();
    let ship = trial.berthed("P9", 0, 0, 12);
    trial.berthed("E6", 0, 0, 14);
    let moll = trial.crew("P-moll", 0, Place::Aside);
    trial.game.asked.clear();
    trial.game.ask(Seat(0), D::Place { crew: moll });
    assert_eq!(
        trial.list(),
        [A::Aboard(1), A::Ashore],
        "Moll costs more than Old Mischief, but any own ship may take her (B-20, B-22, R-09)"
    );
    assert_eq!(trial.game.takes_crew(ship, moll), Err(WhyNot::TooDear));
    let (game, _) = begun(Options::default(), 2);
    let seen = game.observe(Eye::Seat(Seat(0)));
    let hidden = seen.crew().iter().filter(|crew| crew.owner == Seat(1));
    assert!(
        hidden.clone().count() > 0 && hidden.clone().all(|crew| crew.id == CrewId::UNSEEN),
        "face down (B-06, B-20)"
    );
    assert_eq!(seen.options().seats(), 2);
    assert!(seen.ships().iter().all(|ship| ship.controller == ship.owner), "B-05");
}

#[test]
fn the_pool_is_public_and_the_places_are_not() {
    let (game, _) = begun(Options::default(), 2);
    let view = game.observe(Eye::Seat(Seat(0)));
    assert!(view.treasures().iter().all(|token| token.face == Face::UNSEEN));
    let pool: u8 = view.pool().iter().sum();
    assert_eq!(pool, 12, "R-33");
}

#[test]
fn known_ships_betray_the_crew_of_a_ready_fleet() {
    let (game, _) = begun(Options::default(), 2);
    let view = game.observe(Eye::Seat(Seat(0)));
    let world = Broadside::determinize(&view, &mut Rng::new(9));
    let crew = |game: &Broadside| game.crew.iter().map(|crew| crew.id).collect::<Vec<_>>();
    assert_eq!(crew(&world), crew(&game), "certainly with dealt fleets (R-42)");
}
