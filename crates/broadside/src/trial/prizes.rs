//! Ram, board, tow, transfer, explore (B-88 … B-118).

use engine::{Log, Seat};

use super::{Trial, open_sea, strait};
use crate::action::Action as A;
use crate::decision::Decision as D;
use crate::rules::{board, ram};
use crate::token::{Place, Token};
use crate::{Event, Options, WhyNot};

/// A rammer of seat 0 with her bow against the side of a target of seat 1, about to decide.
fn rammed(rammer: &str, target: &str, dice: &[u8]) -> (Trial, u8, u8) {
    let mut trial = strait();
    let own = trial.ship(rammer, 0, (5000, 4000, 0));
    let other = trial.ship(target, 1, (5400, 4200, 18));
    trial.ship("S11", 1, (9000, 7000, 0));
    trial.treasure("4", Place::Island(1));
    trial.dice(dice);
    trial.sail(own, 0);
    assert_eq!(trial.decision(), D::Ram { ship: own }, "{:?}", trial.game);
    (trial, own, other)
}

#[test]
fn a_ram_must_beat_the_masts() {
    assert!(ram::breaks(5, 4, false) && !ram::breaks(4, 4, false), "B-81");
    assert!(!ram::breaks(6, 2, true), "ironstem");
    assert!(!ram::breaks(6, 0, false), "B-88");
    let (mut trial, own, other) = rammed("P4", "S8", &[4]);
    trial.play(&[A::Ram(other)]);
    assert_eq!(trial.asks(), Some(Seat(1)), "the target's controller chooses (B-81, R-10)");
    trial.play(&[A::Mast(2)]);
    assert_eq!(trial.at(other).standing, 0b011);
    assert_eq!(trial.game.pinned_by(own), Some(other), "B-85");
}

#[test]
fn either_may_board_the_active_player_first() {
    let (mut trial, own, other) = rammed("P4", "S8", &[1, 2, 6]);
    trial.play(&[A::Ram(other), A::No]);
    assert_eq!(trial.asks(), Some(Seat(1)), "B-90");
    trial.play(&[A::Yes]);
    assert_eq!(
        trial.decision(),
        D::Spoils { winner: other, loser: own },
        "2+3+1 against 6+3 (B-91)"
    );
    assert_eq!(trial.asks(), Some(Seat(1)), "the winner picks (B-93, R-10)");
    trial.play(&[A::Mast(1)]);
    assert_eq!(trial.at(own).standing, 0b101);
    assert!(!matches!(trial.decision(), D::Board { .. }), "one boarding per ram (R-13)");
}

#[test]
fn a_tie_has_no_effect() {
    assert_eq!(board::winner([5, 5]), None, "B-92, R-12");
    let (mut trial, _, other) = rammed("E6", "S8", &[1, 4, 4]);
    trial.play(&[A::Ram(other), A::Yes]);
    assert!(!matches!(trial.decision(), D::Spoils { .. }), "R-12");
}

#[test]
fn boarders_show_themselves_before_the_dice() {
    let (mut trial, own, other) = rammed("E6", "S8", &[1, 4, 4]);
    let marines = trial.crew("E-marines", 0, Place::Ship(own));
    trial.crew("S-captain", 1, Place::Ship(other));
    trial.play(&[A::Ram(other), A::Yes]);
    assert_eq!(
        (trial.asks(), trial.list()),
        (Some(Seat(0)), vec![A::Reveal(marines), A::Nothing]),
        "B-28"
    );
    trial.play(&[A::Reveal(marines)]);
    assert_eq!((trial.asks(), trial.list()), (Some(Seat(1)), vec![A::Nothing]), "B-28");
    trial.play(&[A::Nothing]);
    assert_eq!(trial.decision(), D::Spoils { winner: own, loser: other }, "4+3+1 against 4+3");
}

#[test]
fn a_coin_is_stolen_into_free_space_only() {
    let (mut trial, own, other) = rammed("P4", "S8", &[1, 6, 1]);
    let coin = trial.treasure("2", Place::Ship(other));
    let chart = trial.treasure("U3", Place::Ship(other));
    for _ in 0..6 {
        trial.treasure("1", Place::Ship(own));
    }
    trial.play(&[A::Ram(other), A::Yes]);
    let picks = [coin, chart].map(|token| A::Pick(Token::Treasure(token)));
    assert_eq!(trial.game.possible(picks[0]), Err(WhyNot::HoldFull), "B-94");
    assert_eq!(trial.game.possible(picks[1]), Ok(()), "a unique needs none (B-34, B-94)");
}

#[test]
fn a_thin_hull_goes_down_with_her_last_mast() {
    let (mut trial, _, other) = rammed("P4", "P9", &[6]);
    trial.masts(other, 0b01);
    trial.treasure("3", Place::Ship(other));
    let events = trial.play(&[A::Ram(other)]);
    let sunk = Event::Sunk { ship: other, by: Seat(0), spoils: 2, saved: 1 };
    assert!(events.contains(&sunk), "sunk by the other player of the ram (B-143)");
}

#[test]
fn a_tow_needs_a_derelict_she_touches_and_room() {
    let mut trial = open_sea(Options::default());
    let tug = trial.ship("E6", 0, (5000, 4000, 0));
    let wreck = trial.ship("S9", 1, (5000, 4100, 0));
    let second = trial.ship("S10", 1, (5000, 3900, 0));
    trial.treasure("4", Place::Ship(tug));
    assert_eq!(trial.game.may_tow(tug, wreck), Err(WhyNot::Manned), "B-97");
    trial.masts(wreck, 0);
    trial.masts(second, 0);
    assert_eq!(trial.game.may_tow(tug, wreck), Ok(()), "B-97, R-16");
    trial.game.take_in_tow(tug, wreck, &mut Log::silent());
    assert_eq!(trial.at(wreck).controller, Seat(0), "B-99");
    assert_eq!(trial.game.may_tow(tug, second), Err(WhyNot::Towing), "B-103");
    let other = trial.ship("S8", 1, (4580, 4050, 36));
    trial.game.ships[other as usize].pose = trial.at(wreck).pose;
    assert_eq!(trial.game.may_tow(other, wreck), Err(WhyNot::InTow), "B-104, R-17");
    assert_eq!(trial.game.may_ram(tug, wreck), Err(WhyNot::Friendly), "B-96");
    let log = &mut Log::silent();
    assert_eq!(trial.game.may_move(wreck), Err(WhyNot::InTow), "B-102");
    trial.game.lose_mast(tug, 0, other, log);
    trial.game.lose_mast(tug, 1, other, log);
    assert_eq!(trial.at(tug).tows, Some(wreck));
    trial.game.lose_mast(tug, 2, other, log);
    assert_eq!(trial.at(tug).tows, None, "a derelict tows none (B-103, B-105)");
}

#[test]
fn a_tug_moves_short_and_her_tow_follows() {
    let mut trial = strait();
    let tug = trial.ship("E7", 0, (6000, 4000, 0));
    let wreck = trial.ship("S9", 1, (6000, 4100, 0));
    trial.ship("S10", 1, (9000, 7000, 0));
    trial.treasure("4", Place::Island(1));
    trial.masts(wreck, 0);
    trial.game.take_in_tow(tug, wreck, &mut Log::silent());
    trial.game.notes = Default::default();
    trial.play(&[A::Ship(tug), A::Move, A::Turn(0)]);
    assert_eq!(trial.at(tug).pose.at.x, 6500, "base move S (B-100)");
    assert_eq!(trial.at(wreck).pose.at, trial.at(tug).hull().stern(), "B-101");
    let blocked = trial.game.waters_of(2);
    assert!(!blocked.is_free(trial.at(wreck).hull()), "an obstacle for all others (R-40)");
    assert_eq!(trial.at(wreck).owner, Seat(1), "where she returns after the game (B-160)");
    assert!(trial.offers(A::Release), "B-45, B-105");
    trial.play(&[A::Release]);
    assert_eq!(trial.at(wreck).controller, Seat(0), "she stays in the fleet (B-99)");
}

#[test]
fn tokens_change_ships_once_in_an_exploration() {
    let mut trial = open_sea(Options::default());
    let own = trial.ship("E6", 0, (5000, 4000, 0));
    let friend = trial.ship("E7", 0, (5000, 4100, 0));
    trial.ship("S10", 1, (9000, 7000, 0));
    let coin = Token::Treasure(trial.treasure("4", Place::Ship(friend)));
    let crew = Token::Crew(trial.crew("E-captain", 0, Place::Ship(own)));
    trial.play(&[A::Ship(own), A::ExploreShip(friend)]);
    assert_eq!(trial.list(), [A::Take(coin), A::Give(crew), A::Done], "B-115");
    trial.play(&[A::Take(coin), A::Give(crew)]);
    assert_eq!(trial.list(), [A::Done], "each at most once (B-115, R-41)");
    trial.play(&[A::Done]);
    assert_eq!(trial.game.crew[0].place, Place::Ship(friend));
}

#[test]
fn from_an_enemy_derelict_one_takes_and_gives_nothing() {
    let mut trial = open_sea(Options::default());
    let own = trial.ship("S5", 0, (5000, 4000, 0));
    let wreck = trial.ship("P4", 1, (5000, 4100, 0));
    trial.ship("S10", 1, (9000, 7000, 0));
    trial.masts(wreck, 0);
    let coin = trial.treasure("4", Place::Ship(wreck));
    let crew = trial.crew("S-captain", 1, Place::Ship(wreck));
    let mine = trial.crew("S-helmsman", 0, Place::Ship(own));
    trial.play(&[A::Ship(own), A::ExploreShip(wreck)]);
    assert!(trial.knows(0, coin) && trial.knows_crew(0, crew), "B-117");
    let give = A::Give(Token::Crew(mine));
    assert_eq!(trial.game.possible(give), Err(WhyNot::Hostile), "B-116, R-31");
    trial.play(&[A::Take(Token::Crew(crew)), A::Take(Token::Treasure(coin)), A::Done]);
    assert_eq!(trial.game.crew[crew as usize].owner, Seat(0), "they join the explorer (B-116)");
    assert!(trial.knows_crew(1, crew), "known to its former owner");
}

#[test]
fn a_full_hold_may_look_and_a_home_is_not_explored() {
    let mut trial = strait();
    let own = trial.berthed("P10", 0, 1, 12);
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("1", Place::Ship(own));
    let coin = trial.treasure("5", Place::Island(1));
    trial.treasure("6", Place::Island(1));
    trial.play(&[A::Ship(own), A::ExploreIsland]);
    assert!(trial.knows(0, coin), "R-19");
    assert_eq!(trial.game.hold(own).count(), 1, "no room (B-112)");
    assert!(trial.game.islands[1].only_coins, "all see that no unique is left (§7)");
    let home = trial.berthed("E9", 0, 0, 12);
    assert_eq!(trial.game.may_explore_island(home), Err(WhyNot::AtHome), "B-110, B-118");
}

#[test]
fn a_superstitious_ship_leaves_the_last_treasure() {
    let mut trial = strait();
    let own = trial.berthed("P5", 0, 1, 12);
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("3", Place::Ship(1));
    let last = trial.treasure("U1", Place::Island(1));
    trial.play(&[A::Ship(own), A::ExploreIsland]);
    assert_eq!(trial.game.treasures[last as usize].place, Place::Island(1), "R-20, B-162");
    assert!(!trial.game.islands[1].only_coins, "it may be a unique (§7)");
}

#[test]
fn an_explorer_takes_at_once_and_as_many_as_the_table_allows() {
    let mut trial = strait();
    trial.game.options.load_all = true;
    let own = trial.ship("E9", 0, (3600, 2100, 0));
    let explorer = trial.crew("E-explorer", 0, Place::Ship(own));
    trial.berthed("S9", 1, 2, 0);
    let coins = ["2", "3", "4"].map(|face| trial.treasure(face, Place::Island(1)));
    trial.sail(own, 0);
    assert_eq!(trial.decision(), D::Explore { ship: own }, "B-170");
    trial.play(&[A::Yes]);
    assert!(trial.game.crew[explorer as usize].up, "B-26");
    let pick = |coin| A::Pick(Token::Treasure(coin));
    trial.play(&[pick(coins[2])]);
    assert_eq!(trial.game.hold(own).count(), 1, "one coin and the explorer fill her (B-21)");
    assert!(!trial.offers(pick(coins[0])));
}
