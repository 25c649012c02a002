//! What is foretold of a course is what comes of it.

use engine::{Eye, Game, Seat};

use super::{Trial, open_sea, strait};
use crate::action::Action as A;
use crate::token::Place;
use crate::{Arc, End, Halt, Heading, Leg, Measure, Options, Point, Pose, View};

fn seen(trial: &Trial) -> View {
    trial.game.observe(Eye::Seat(Seat(0)))
}

fn leg(trial: &Trial, turn: i8) -> Leg {
    *seen(trial).courses().expect("a heading is asked").at(turn).expect("a turn")
}

/// A two-master of seat 0 before a heading, and somebody of seat 1 far away.
fn underway(trial: &mut Trial, ship: u8) {
    trial.berthed("S9", 1, 2, 12);
    trial.treasure("4", Place::Island(1));
    trial.play(&[A::Ship(ship), A::Move]);
    if trial.offers(A::Segment(Measure::S)) {
        trial.play(&[A::Segment(Measure::S)]);
    }
}

#[test]
fn courses_are_foretold_only_where_one_is_chosen() {
    let mut trial = strait();
    let ship = trial.ship("E8", 0, (6000, 3000, 0));
    assert_eq!(seen(&trial).courses(), None);
    underway(&mut trial, ship);
    let courses = seen(&trial).courses().expect("a heading is asked");
    assert_eq!((courses.ship, courses.length, courses.legs.len()), (ship, Measure::S, 37));
    let legal: Vec<A> =
        courses.legs.iter().filter(|leg| leg.legal).map(|leg| A::Turn(leg.turn)).collect();
    assert_eq!(legal, trial.list(), "in the order of the list");
}

#[test]
fn a_course_ends_where_it_was_foretold() {
    for turn in [-18, -7, 0, 3, 18] {
        let mut trial = strait();
        let ship = trial.ship("E8", 0, (6000, 3000, 5));
        underway(&mut trial, ship);
        let foretold = leg(&trial, turn);
        trial.play(&[A::Turn(turn)]);
        assert_eq!(foretold.pose, trial.at(ship).pose, "after {turn}");
        assert_eq!((foretold.end, foretold.halt), (End::Open, None));
    }
}

#[test]
fn a_dock_is_foretold_at_wild_islands_and_at_ones_own_home() {
    for (island, at) in [(1, (3600, 2100, 0)), (0, (1500, 2100, 0))] {
        let mut trial = strait();
        let ship = trial.ship("E8", 0, at);
        underway(&mut trial, ship);
        let foretold = leg(&trial, 0);
        assert_eq!((foretold.end, foretold.halt), (End::Docks(island), Some(Halt::Island(island))));
        trial.play(&[A::Turn(0)]);
        assert_eq!(trial.at(ship).docked, Some(island), "B-71");
    }
}

#[test]
fn turning_about_costs_an_action_against_a_foreign_home_and_the_edge() {
    let mut trial = open_sea(Options::default());
    let home = trial.island(1, (4200, 3500), Some(1));
    let ship = trial.ship("E10", 0, (3500, 3500, 0));
    trial.ship("S9", 1, (9000, 3000, 0));
    trial.treasure("4", Place::Ship(ship));
    trial.play(&[A::Ship(ship), A::Move]);
    let foretold = leg(&trial, 0);
    assert_eq!((foretold.end, foretold.halt), (End::Stuck, Some(Halt::Island(home))), "R-05, B-72");
    let mut trial = strait();
    let ship = trial.ship("E8", 0, (10_200, 3000, 0));
    underway(&mut trial, ship);
    for turn in [0, 9] {
        let foretold = leg(&trial, turn);
        assert_eq!((foretold.end, foretold.halt), (End::Stuck, Some(Halt::Edge)), "R-05, R-06");
    }
    let mut trial = strait();
    let ship = trial.ship("E8", 0, (7700, 5600, 0));
    underway(&mut trial, ship);
    let foretold = leg(&trial, 0);
    let stopped = (End::Stopped, Some(Halt::Island(2)));
    assert_eq!((foretold.end, foretold.halt), stopped, "a slanting shore lets her go");
}

#[test]
fn a_ram_and_a_meeting_bow_to_bow_are_told_apart() {
    let mut trial = strait();
    let ship = trial.ship("E8", 0, (6000, 3000, 0));
    let enemy = trial.ship("P3", 1, (6400, 3240, 18));
    underway(&mut trial, ship);
    assert_eq!(leg(&trial, 0).end, End::Rams(enemy), "B-80");
    let mut trial = strait();
    let ship = trial.ship("E8", 0, (6000, 3000, 0));
    let enemy = trial.ship("P3", 1, (6300, 3000, 36));
    underway(&mut trial, ship);
    assert_eq!(leg(&trial, 0).end, End::Pinned(enemy), "B-82, R-14");
}

#[test]
fn the_tow_follows_as_foretold() {
    let mut trial = strait();
    let ship = trial.ship("E8", 0, (6000, 3000, 0));
    let towed = trial.ship("P10", 0, (5680, 3000, 0));
    trial.masts(towed, 0);
    trial.game.ships[usize::from(ship)].tows = Some(towed);
    underway(&mut trial, ship);
    let foretold = leg(&trial, 6);
    trial.play(&[A::Turn(6)]);
    assert_eq!(foretold.tow, Some(trial.at(towed).pose), "B-101");
}

#[test]
fn a_tow_that_docks_takes_the_berth_that_was_foretold() {
    let mut trial = strait();
    let ship = trial.ship("E8", 0, (3600, 2100, 0));
    let towed = trial.ship("P10", 0, (3280, 2100, 0));
    trial.masts(towed, 0);
    trial.game.ships[usize::from(ship)].tows = Some(towed);
    underway(&mut trial, ship);
    let foretold = leg(&trial, 0);
    trial.play(&[A::Turn(0)]);
    assert_eq!(foretold.tow, Some(trial.at(towed).pose), "B-106");
}

#[test]
fn quarters_are_foretold_where_they_are_asked() {
    let mut trial = strait();
    trial.game.options.stop_short = true;
    let ship = trial.ship("E10", 0, (6000, 3000, 0));
    underway(&mut trial, ship);
    trial.play(&[A::Turn(0)]);
    let courses = seen(&trial).courses().expect("a distance is asked");
    let ends: Vec<i32> = courses.legs.iter().map(|leg| leg.pose.at.x).collect();
    assert_eq!(ends, [6170, 6350, 6520, 6700], "R-04");
    assert!(courses.legs.iter().all(|leg| leg.legal));
}

#[test]
fn guns_bear_both_ways_as_they_would_be_fired() {
    let mut trial = open_sea(Options::default());
    let ship = trial.ship("S8", 0, (2000, 3000, 0));
    let enemy = trial.ship("P3", 1, (4040, 3400, 0));
    trial.treasure("4", Place::Ship(ship));
    let view = seen(&trial);
    let away = trial.at(ship).pose;
    assert_eq!((view.reach_from(ship, away), view.reach_at(ship, away)), (vec![], vec![]));
    let near = Pose::new(Point::new(4000, 3000), Heading::EAST);
    let [own] = &view.reach_from(ship, near)[..] else { panic!("one enemy bears") };
    assert_eq!((own.ship, &own.needed[..]), (enemy, &[4, 4, 4][..]), "rank 3: 4 or more (B-128)");
    let [hers] = &view.reach_at(ship, near)[..] else { panic!("one enemy bears") };
    assert_eq!((hers.ship, hers.needed.len()), (enemy, 4));
    trial.masts(enemy, 0);
    assert_eq!(seen(&trial).reach_at(ship, near), [], "a derelict fires no gun (B-68)");
}

#[test]
fn a_ship_docked_at_home_fires_at_nobody_but_is_fired_at() {
    let mut trial = strait();
    let ship = trial.berthed("S8", 0, 0, 12);
    let pose = trial.at(ship).pose;
    trial.ship("P3", 1, (pose.at.x + 200, pose.at.y + 400, 0));
    let view = seen(&trial);
    assert_eq!(view.reach_from(ship, pose), [], "B-127");
    assert_eq!(view.reach_at(ship, pose).len(), 1, "B-133");
}

#[test]
fn a_gun_is_shadowed_by_the_sails_that_stand() {
    let mut trial = open_sea(Options::default());
    let ship = trial.ship("S8", 0, (4000, 3000, 0));
    let arc = |mast, range, ahead, astern| Arc { mast, range, ahead, astern };
    let (s, l) = (Measure::S, Measure::L);
    let all = [arc(0, s, None, Some(1)), arc(1, l, Some(0), Some(2)), arc(2, s, Some(1), None)];
    assert_eq!(seen(&trial).arcs(ship), all);
    trial.masts(ship, 0b101);
    let left = [arc(0, s, None, Some(2)), arc(2, s, Some(0), None)];
    assert_eq!(seen(&trial).arcs(ship), left, "a lost mast has neither gun nor sail (B-123, R-25)");
}

#[test]
fn a_hidden_musketeer_betrays_nothing() {
    let mut trial = open_sea(Options::default());
    let ship = trial.ship("S8", 0, (4000, 3000, 0));
    let enemy = trial.ship("P3", 1, (4040, 3400, 0));
    let pose = trial.at(ship).pose;
    let before = seen(&trial).reach_at(ship, pose);
    trial.crew("P-musketeer", 1, Place::Ship(enemy));
    assert_eq!(seen(&trial).reach_at(ship, pose), before);
    trial.face_up("P-musketeer", 1, Place::Ship(enemy));
    assert_eq!(seen(&trial).reach_at(ship, pose)[0].needed.len(), before[0].needed.len() + 1);
}
