//! Moving, docking, pinning (B-50 … B-76, B-80 … B-88).

use engine::Seat;

use super::{open_sea, strait};
use crate::action::Action as A;
use crate::decision::Decision as D;
use crate::event::Halt;
use crate::token::Place;
use crate::{Event, Measure, Options, WhyNot};

fn quiet_enemy(trial: &mut super::Trial) {
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("4", Place::Island(1));
}

#[test]
fn a_segment_is_sailed_in_full_unless_something_stops_her() {
    let mut trial = strait();
    let ship = trial.ship("E9", 0, (9000, 3000, 0));
    quiet_enemy(&mut trial);
    trial.play(&[A::Ship(ship), A::Move]);
    assert_eq!(
        trial.list(),
        [A::Segment(Measure::S), A::Segment(Measure::L)],
        "either first (B-51)"
    );
    trial.play(&[A::Segment(Measure::L)]);
    assert_eq!(trial.list().len(), 37, "90° either way (B-52, R-01, R-02)");
    trial.play(&[A::Turn(0)]);
    assert_eq!(trial.at(ship).pose.at.x, 9700, "700 units from bow to bow (B-50, B-53, R-03)");
    assert_eq!(trial.list(), [A::Segment(Measure::S), A::EndMove], "B-55, R-04");
    trial.play(&[A::EndMove]);
    trial.round_trip();
    let events = trial.play(&[A::Ship(ship), A::Move, A::Segment(Measure::L), A::Turn(0)]);
    let edge = |event: &Event| matches!(event, Event::Sailed { stop: None, .. });
    assert!(events.iter().any(edge));
    trial.play(&[A::Segment(Measure::S)]);
    let events = trial.play(&[A::Turn(0)]);
    let edge = |event: &Event| matches!(event, Event::Sailed { stop: Some(Halt::Edge), .. });
    assert!(events.iter().any(edge), "the edge is a wall (B-58, R-06)");
    assert_eq!(trial.at(ship).pose.at.x, 10_500);
}

#[test]
fn quarters_may_be_chosen_where_the_option_says_so() {
    let mut trial = strait();
    trial.game.options.stop_short = true;
    let ship = trial.ship("E10", 0, (6000, 3000, 0));
    quiet_enemy(&mut trial);
    trial.play(&[A::Ship(ship), A::Move, A::Turn(0)]);
    assert_eq!(trial.list(), [1, 2, 3, 4].map(A::Quarters), "R-04");
    trial.play(&[A::Quarters(2)]);
    assert_eq!(trial.at(ship).pose.at.x, 6350);
}

#[test]
fn a_ship_stops_at_ships_and_her_bow_meets_them() {
    let mut trial = strait();
    let ship = trial.ship("E10", 0, (6000, 3000, 0));
    let friend = trial.ship("E6", 0, (6500, 3200, 18));
    quiet_enemy(&mut trial);
    let events = trial.sail(ship, 0);
    let stopped = |event: &Event| matches!(event, Event::Sailed { stop: Some(Halt::Ship(by)), .. } if *by == friend);
    assert!(events.iter().any(stopped), "B-54");
    assert_eq!(trial.game.pinned_by(ship), None, "a friend pins nobody (B-83)");
    trial.round_trip();
    let events = trial.play(&[A::Ship(ship), A::Move]);
    let astern = events.contains(&Event::CastOff { ship, astern: true });
    assert!(astern || trial.offers(A::Astern), "her bow touches a ship (B-59)");
}

#[test]
fn bow_to_bow_both_are_pinned_and_neither_rams() {
    let mut trial = open_sea(Options::default());
    let ship = trial.ship("E6", 0, (3000, 3000, 0));
    let enemy = trial.ship("S8", 1, (3008, 3000, 36));
    trial.treasure("4", Place::Ship(ship));
    for (one, two) in [(ship, enemy), (enemy, ship)] {
        assert_eq!(trial.game.pinned_by(one), Some(two), "R-14, B-83");
        assert_eq!(trial.game.may_ram(one, two), Err(WhyNot::NoContact), "B-82, R-14");
    }
    trial.play(&[A::Ship(ship)]);
    assert!(!trial.offers(A::Move) && !trial.offers(A::Pivot), "B-84");
    assert_eq!(trial.game.possible(A::Move), Err(WhyNot::Pinned(enemy)));
    assert!(trial.offers(A::Shoot), "they may shoot (B-84, R-14)");
}

#[test]
fn who_is_touched_is_not_pinned_and_a_derelict_pins_nobody() {
    let mut trial = open_sea(Options::default());
    let ship = trial.ship("E6", 0, (3440, 3000, 0));
    let enemy = trial.ship("P3", 1, (3500, 3240, 18));
    trial.treasure("4", Place::Ship(ship));
    assert_eq!(trial.game.pinned_by(ship), Some(enemy), "contact, not who moved (R-15)");
    assert_eq!(trial.game.pinned_by(enemy), None, "B-87");
    assert_eq!(trial.game.may_ram(ship, enemy), Ok(()), "B-80");
    trial.masts(enemy, 0);
    assert_eq!(trial.game.pinned_by(ship), None, "B-83, B-85");
    assert_eq!(trial.game.may_ram(ship, enemy), Ok(()), "a derelict may be rammed (B-88)");
}

#[test]
fn a_derelict_explores_and_repairs_only() {
    let mut trial = strait();
    let ship = trial.berthed("E6", 0, 0, 12);
    let crew = trial.crew("E-helmsman", 0, Place::Ship(ship));
    quiet_enemy(&mut trial);
    trial.masts(ship, 0);
    trial.play(&[A::Ship(ship)]);
    assert_eq!(
        trial.list(),
        [A::Repair, A::Pass, A::PutAshore(crew), A::Reveal(crew)],
        "B-60, B-67, B-68, B-69, B-146"
    );
}

#[test]
fn a_pivot_is_a_move_action_and_may_dock() {
    let mut trial = strait();
    // Her stern lies where the bow would touch the wild island.
    let stern = trial.game.islands[1].land.berth(3, 12).at;
    let ship = trial.ship("E6", 0, (stern.x + 400, stern.y, 0));
    quiet_enemy(&mut trial);
    trial.play(&[A::Ship(ship), A::Pivot]);
    assert_eq!(trial.at(ship).docked, Some(1), "B-70, B-71, B-73");
    assert_eq!(trial.game.notes.finished, 1 << ship, "one action (B-41)");
}

#[test]
fn a_coin_that_comes_aboard_at_home_is_unloaded_at_once() {
    let mut trial = strait();
    let (a, b) = (trial.berthed("E6", 0, 0, 12), trial.berthed("E7", 0, 0, 13));
    quiet_enemy(&mut trial);
    trial.treasure("3", Place::Ship(b));
    trial.treasure("U10", Place::Ship(b));
    trial.treasure("U4", Place::Ship(b));
    let mut log = engine::Log::silent();
    trial.game.move_treasure(1, a, &mut log);
    assert_eq!(trial.gold(0), 3, "B-76");
    trial.game.unload(b, &mut log);
    assert_eq!(trial.gold(0), 6, "the idol is worth 3 (B-76)");
    assert_eq!(trial.game.hold(b).count(), 1, "other uniques stay aboard (B-76)");
}

#[test]
fn turns_alternate_and_a_ship_may_wait() {
    let mut trial = strait();
    let ship = trial.ship("E6", 0, (6000, 3000, 0));
    quiet_enemy(&mut trial);
    trial.play(&[A::Ship(ship), A::Pass]);
    assert_eq!(trial.list(), [A::EndTurn], "still asked (R-32, B-41)");
    trial.end_turn();
    assert_eq!(trial.asks(), Some(Seat(1)), "B-40, B-193");
    trial.end_turn();
    assert_eq!((trial.asks(), trial.game.round), (Some(Seat(0)), 2));
    assert_eq!(trial.decision(), D::Ship);
}
