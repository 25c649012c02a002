//! The model of the sea, read from played games.

use broadside::{Action, Broadside, Decision, Options};
use engine::{Eye, Match, Seat, Seen, Setup, Turn};

use super::course::{self, Chosen, CourseModel};
use super::placing::{PlacingModel, placing};
use super::plot::Spot;
use super::sea::{Touch, sea};

fn quick(seed: u64) -> Match<Broadside> {
    Match::new(Setup { options: Options::default(), seed })
}

fn eye(game: &Match<Broadside>) -> Eye {
    game.to_act().seat().map_or(Eye::Table, Eye::Seat)
}

fn seen(game: &Match<Broadside>) -> Seen<Broadside> {
    game.seen(eye(game))
}

fn courses(game: &Match<Broadside>, dragged: Option<u8>) -> Option<CourseModel> {
    let eye = eye(game);
    course::courses(&game.seen(eye), &|path| game.ahead(eye, path), dragged)
}

/// Plays the first action of a kind that is offered.
fn play(game: &mut Match<Broadside>, wanted: impl Fn(&Action) -> bool) {
    let at = seen(game).list.iter().position(wanted).expect("it is offered");
    game.play_index(at).expect("it is in the list");
}

#[test]
fn every_ship_answers_her_captain_alone() {
    let game = quick(3);
    let now = seen(&game);
    let model = sea(&now);
    assert!(model.ships.len() > 3 && model.islands.len() == 6);
    for ship in &model.ships {
        match ship.touch {
            Touch::Acts(place, action) => {
                assert!(ship.own);
                assert_eq!(now.list[place], action);
            }
            Touch::Refuses(why) => assert!(!ship.own && why.is_some()),
        }
    }
    let Turn::Act(acting) = game.to_act() else { panic!("the game begins") };
    let other = Eye::Seat(Seat(1 - acting.0));
    let watched = sea(&game.seen(other));
    assert!(watched.ships.iter().all(|ship| ship.touch == Touch::Refuses(None)));
}

#[test]
fn three_backs_lie_on_every_wild_island_and_none_at_home() {
    let model = sea(&seen(&quick(5)));
    for isle in &model.islands {
        assert_eq!(isle.tokens.len(), if isle.home.is_some() { 0 } else { 3 }, "B-32");
        assert!(isle.tokens.iter().all(|token| token.face.is_none()), "face down");
        assert_eq!(isle.shore.len(), 8);
    }
}

#[test]
fn a_ship_that_is_dragged_is_led_to_her_heading_by_legal_places() {
    let game = quick(3);
    assert_eq!(courses(&game, None), None, "no ship is taken up");
    for ship in sea(&seen(&game)).ships.iter().filter(|ship| ship.own) {
        let model = courses(&game, Some(ship.number)).expect("she may sail");
        assert!(model.ways.iter().all(super::course::Way::is_dial));
        let set = model.nearest(Spot::new(5000, 4000)).expect("a course");
        let path = model.path(set).expect("a legal one");
        assert_eq!(model.set(&path), Some(set));
        let mut trial = game.clone();
        for place in &path {
            trial.play_index(*place).expect("each place is in its list");
        }
        let leg = model.tick(set).expect("a tick").leg;
        let view = trial.view(Eye::All);
        assert_eq!(view.ships()[usize::from(ship.number)].pose, leg.pose);
    }
}

#[test]
fn the_dial_steps_and_points_to_legal_courses_only() {
    let mut game = quick(3);
    play(&mut game, |action| matches!(action, Action::Ship(_)));
    let model = courses(&game, None).expect("she is taken up");
    for (at, way) in model.ways.iter().enumerate() {
        let ahead = way.ahead().expect("a legal course");
        let port = way.stepped(ahead, 100).expect("the last to port");
        assert!(way.ticks[port + 1..].iter().all(|tick| tick.place.is_none()));
        assert_eq!(way.stepped(port, 1), Some(port), "it stops there");
        for (tick, there) in way.ticks.iter().enumerate().filter(|(_, there)| there.leg.legal) {
            assert_eq!(way.pointing(there.to.at), Some(tick), "where it ends is where it points");
            assert!(model.path(Chosen { way: at, tick }).is_some());
        }
    }
}

#[test]
fn signs_cover_every_course_that_does_not_end_in_open_water() {
    let mut game = quick(8);
    for _ in 0..400 {
        if let Turn::Over(_) = game.to_act() {
            break;
        }
        if let Some(model) = courses(&game, None) {
            for way in model.ways.iter().filter(|way| way.is_dial()) {
                let signed: i32 =
                    way.runs().iter().map(|run| i32::from(run.last - run.first) + 1).sum();
                let closed = |tick: &&course::Tick| {
                    tick.place.is_some() && tick.leg.end != broadside::End::Open
                };
                assert_eq!(signed as usize, way.ticks.iter().filter(closed).count());
            }
        }
        let count = seen(&game).list.len();
        game.play_index(game.cursor() * 7 % count).expect("it is in the list");
    }
}

#[test]
fn an_island_goes_where_it_is_dropped_or_to_the_nearest_node() {
    let options = Options::full(2).expect("a table of two");
    let mut game: Match<Broadside> = Match::new(Setup { options, seed: 2 });
    while !matches!(
        game.view(Eye::Table).asked().map(|asked| asked.decision),
        Some(Decision::Column)
    ) {
        game.play_index(0).expect("fleets are chosen");
    }
    let model = placing(&seen(&game)).expect("an island waits");
    let node = model.nearest(Spot::new(2000, 2000)).expect("there is water").clone();
    assert_eq!(model.chosen(&node.path), Some(&node));
    let east = model.beyond(node.at, 1, 0).expect("more water");
    assert!(east.at.x > node.at.x);
    for place in &node.path {
        game.play_index(*place).expect("column, then row");
    }
    let laid = sea(&seen(&game)).islands;
    assert_eq!(laid.last().map(|isle| isle.at), Some(node.at));
}

#[test]
fn berths_lie_at_ones_home_and_choose_themselves() {
    let options = Options::full(2).expect("a table of two");
    let mut game: Match<Broadside> = Match::new(Setup { options, seed: 2 });
    while !matches!(
        game.view(Eye::Table).asked().map(|asked| asked.decision),
        Some(Decision::Berth { .. })
    ) {
        game.play_index(0).expect("the set-up goes on");
    }
    let Some(PlacingModel::Ship { ship, berths, .. }) = placing(&seen(&game)) else {
        panic!("a ship waits")
    };
    let berth = berths[berths.len() / 2];
    game.play_index(berth.place).expect("a berth of the list");
    let model = sea(&seen(&game));
    assert_eq!(model.ship(ship).map(|ship| ship.lie), Some(berth.lie));
}
