//! How games end (B-150 … B-156, B-194 … B-196).

use engine::{BySeat, Eye, Game, Log, Seat};

use super::{open_sea, strait};
use crate::action::Action as A;
use crate::event::Rule;
use crate::rules::ending::{Ended, Standing, outcome, past_half};
use crate::rules::sink::split;
use crate::token::Place;
use crate::{Options, WhyNot};

#[test]
fn more_than_half_wins_at_once_at_a_table_of_two() {
    let active = Seat(1);
    assert_eq!(past_half(&[13, 7], 24, active), Some(Seat(0)), "B-150");
    assert_eq!(past_half(&[12, 12], 24, active), None, "R-27");
    assert_eq!(past_half(&[13, 14], 24, Seat(0)), Some(Seat(1)), "B-151");
    assert_eq!(past_half(&[13, 13], 24, active), Some(active), "B-151");
    assert_eq!(past_half(&[30, 1, 1], 36, Seat(0)), None, "B-194");
}

#[test]
fn gold_of_a_sunk_ship_is_halved_and_the_odd_piece_goes_to_the_sinker() {
    assert_eq!([7, 6, 5, 0].map(split), [(4, 3), (3, 3), (3, 2), (0, 0)], "B-139");
}

fn places(rule: Rule, favoured: Option<u8>, seats: &[(i32, u16)]) -> Vec<u8> {
    let standing = BySeat::from_fn(seats.len() as u8, |seat| Standing {
        gold: seats[seat.index()].0,
        fleet: seats[seat.index()].1,
    });
    let ended = Ended { rule, favoured: favoured.map(Seat) };
    outcome(ended, standing).places.as_slice().to_vec()
}

#[test]
fn most_gold_then_the_dearer_fleet_then_nobody_alone() {
    assert_eq!(places(Rule::AllHome, None, &[(12, 17), (12, 17)]), [1, 1], "B-152");
    assert_eq!(places(Rule::AllHome, None, &[(12, 17), (12, 18)]), [2, 1], "B-152");
    assert_eq!(
        places(Rule::RoundLimit, None, &[(9, 0), (8, 30), (9, 5)]),
        [2, 3, 1],
        "B-154, B-196"
    );
    assert_eq!(places(Rule::LastAfloat, Some(1), &[(9, 0), (9, 5)]), [2, 1], "B-153");
    assert_eq!(places(Rule::LastAfloat, Some(1), &[(10, 0), (9, 5)]), [1, 2], "B-153");
}

#[test]
fn the_last_afloat_is_credited_with_what_is_left() {
    let mut trial = strait();
    let gun = trial.ship("E5", 0, (4000, 4000, 0));
    let wreck = trial.ship("S9", 1, (4000, 4300, 0));
    trial.masts(wreck, 0);
    trial.treasure("5", Place::Island(1));
    trial.treasure("2", Place::Ship(gun));
    trial.gold_at_home(1, 6);
    trial.dice(&[6]);
    trial.play(&[A::Ship(gun), A::Shoot]);
    let shot = trial.list()[0];
    trial.play(&[shot]);
    assert_eq!(trial.game.ended.map(|ended| ended.rule), Some(Rule::LastAfloat), "B-153, R-28");
    assert_eq!((trial.gold(0), trial.winners()), (7, Some(vec![0])));
    assert_eq!(trial.game.possible(A::EndTurn), Err(WhyNot::Over));
}

#[test]
fn the_game_ends_when_nothing_of_worth_is_left_outside() {
    let mut trial = strait();
    let own = trial.berthed("E6", 0, 0, 12);
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("5", Place::Ship(own));
    trial.treasure("U1", Place::Island(1));
    trial.game.unload(own, &mut Log::silent());
    assert_eq!(trial.game.ended.map(|ended| ended.rule), Some(Rule::AllHome), "B-152");
}

#[test]
fn the_last_round_is_the_last() {
    let mut trial = strait();
    trial.berthed("E6", 0, 0, 12);
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("5", Place::Island(1));
    trial.game.round = 40;
    trial.round_trip();
    assert_eq!(trial.game.ended.map(|ended| ended.rule), Some(Rule::RoundLimit), "B-154");
    assert_eq!(trial.winners(), Some(vec![0]), "the dearer fleet");
}

#[test]
fn with_three_unloaded_coins_stay_secret_and_who_has_no_ship_is_out() {
    let mut trial = open_sea(Options::quick(3).expect("a table"));
    trial.island(4, (2100, 2100), Some(0));
    let own = trial.berthed("E6", 0, 0, 12);
    trial.ship("S9", 2, (9000, 6000, 0));
    trial.ship("S10", 1, (5000, 6000, 0));
    let coin = trial.treasure("5", Place::Ship(own));
    trial.treasure("3", Place::Ship(1));
    trial.game.unload(own, &mut Log::silent());
    assert!(trial.knows(0, coin) && !trial.knows(1, coin), "B-195");
    let seen = trial.game.observe(Eye::Seat(Seat(1)));
    assert_eq!((seen.gold(Seat(0)), seen.unknown_coins(Seat(0))), (0, 1), "their number shows");
    trial.game.ships[2].fate = crate::Fate::Sunk;
    trial.end_turn();
    assert_eq!(trial.asks(), Some(Seat(2)), "seat 1 has no ship any more (B-196)");
}

#[test]
fn the_winners_record_gains_all_but_what_lies_on_the_losers_home() {
    let mut trial = strait();
    let own = trial.berthed("E6", 0, 0, 12);
    for place in [Place::Home(Seat(0)), Place::Ship(own), Place::Island(1), Place::Home(Seat(1))] {
        trial.treasure("2", place);
    }
    let seen = trial.game.observe(Eye::All);
    assert_eq!([seen.spoils(Seat(0)), seen.spoils(Seat(1))], [3, 3], "B-155");
    trial.treasure("U1", Place::Home(Seat(1)));
    assert_eq!(trial.game.observe(Eye::All).spoils(Seat(0)), 3);
}
