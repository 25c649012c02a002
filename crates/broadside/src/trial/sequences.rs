//! The ten sequences of §8, end to end.

use engine::Seat;

use super::{Trial, strait};
use crate::action::Action as A;
use crate::decision::Decision as D;
use crate::event::Rule;
use crate::token::{Place, Token};
use crate::{Event, Measure};

/// Lively at her home and an enemy far away at hers; more gold lies on the wild island.
fn lively() -> (Trial, u8) {
    let mut trial = strait();
    let ship = trial.berthed("E10", 0, 0, 12);
    trial.berthed("S9", 1, 2, 0);
    (trial, ship)
}

#[test]
fn dock_explore_return() {
    let (mut trial, ship) = lively();
    let three = trial.treasure("3", Place::Island(1));
    trial.treasure("2", Place::Island(1));
    let events = trial.sail(ship, 0);
    assert!(events.contains(&Event::CastOff { ship, astern: true }), "B-59");
    trial.round_trip();
    let events = trial.sail(ship, 0);
    assert!(events.contains(&Event::Docked { ship, island: 1 }), "B-71");
    trial.round_trip();
    trial.play(&[A::Ship(ship), A::ExploreIsland]);
    assert_eq!(trial.list().len(), 3, "one of two coins, or none (B-111)");
    trial.play(&[A::Pick(Token::Treasure(three))]);
    assert!(trial.knows(0, three) && !trial.knows(1, three), "in secret (B-111, B-35)");
    trial.round_trip();
    trial.sail(ship, 0);
    trial.round_trip();
    trial.sail(ship, 0);
    assert_eq!(trial.at(ship).docked, Some(0), "at the end of a segment (R-37)");
    assert_eq!(trial.gold(0), 3, "B-76, R-21");
    assert!(trial.knows(1, three), "unloaded coins are revealed (B-76)");
    assert_eq!(trial.game.hold(ship).count(), 0);
}

/// A ship of four masts before the side of one with two.
fn ramming() -> (Trial, u8, u8) {
    let mut trial = strait();
    let rammer = trial.ship("E4", 0, (5000, 4000, 0));
    let target = trial.ship("S9", 1, (5400, 4160, 18));
    trial.treasure("4", Place::Island(1));
    (trial, rammer, target)
}

#[test]
fn ram_board_steal() {
    let (mut trial, rammer, target) = ramming();
    let coin = trial.treasure("5", Place::Ship(target));
    trial.dice(&[2, 3, 4]);
    trial.play(&[A::Ship(rammer), A::Move, A::Turn(0)]);
    assert_eq!(trial.decision(), D::Ram { ship: rammer }, "the move ends pinned (B-56, B-80)");
    let events = trial.play(&[A::Ram(target)]);
    assert!(
        events.contains(&Event::Rammed { ship: rammer, target, die: 2, lost: false }),
        "2 is not greater than 2 masts (B-81)"
    );
    assert_eq!(trial.game.pinned_by(rammer), Some(target), "B-83, B-85");
    assert_eq!(trial.asks(), Some(Seat(0)), "the active player decides first (B-90, R-11)");
    trial.play(&[A::Yes]);
    assert_eq!(
        trial.decision(),
        D::Spoils { winner: rammer, loser: target },
        "3+4 against 4+2 (B-91, B-92)"
    );
    assert!(!trial.knows(0, coin), "picked unseen (B-95)");
    trial.play(&[A::Pick(Token::Treasure(coin))]);
    assert!(trial.knows(0, coin), "then known to its new holder (B-95)");
    assert_eq!(trial.game.hold(rammer).count(), 1);
    trial.round_trip();
    trial.play(&[A::Ship(rammer)]);
    assert!(!trial.offers(A::Move) && !trial.offers(A::Pivot), "pinned (B-84, B-86)");
}

#[test]
fn derelict_and_tow_home() {
    let mut trial = strait();
    let tug = trial.ship("P3", 0, (2900, 2000, 0));
    trial.crew("P-captain", 0, Place::Ship(tug));
    let prize = trial.ship("S9", 1, (2950, 2350, 0));
    trial.ship("S10", 1, (9000, 6500, 0));
    trial.treasure("2", Place::Ship(prize));
    trial.treasure("1", Place::Island(1));
    trial.masts(prize, 0b11);
    trial.dice(&[6, 6]);
    trial.play(&[A::Ship(tug), A::Shoot]);
    let shots: Vec<A> = trial.list().into_iter().filter(|a| matches!(a, A::Fire { .. })).collect();
    trial.play(&[shots[0]]);
    assert_eq!(trial.asks(), Some(Seat(1)), "her controller chooses the mast (B-130, R-10)");
    trial.play(&[A::Mast(0)]);
    let next: Vec<A> = trial.list().into_iter().filter(|a| matches!(a, A::Fire { .. })).collect();
    trial.play(&[next[0], A::CeaseFire]);
    assert!(trial.at(prize).is_derelict() && trial.at(prize).is_afloat(), "B-67, B-132");
    trial.round_trip();
    trial.play(&[A::Ship(tug), A::Move, A::Segment(Measure::S), A::Turn(18)]);
    if trial.offers(A::EndMove) {
        trial.play(&[A::EndMove]);
    }
    // A ram of the derelict is offered first (B-88), then the captain may fire (B-134), then tow.
    while trial.decision() != (D::Tow { ship: tug }) {
        let no = [A::Nothing, A::No, A::CeaseFire].into_iter().find(|a| trial.offers(*a));
        trial.play(&[no.expect("a way to decline")]);
    }
    let events = trial.play(&[A::Tow(prize)]);
    assert!(events.contains(&Event::Captured { ship: prize, by: Seat(0) }), "B-99");
    assert_eq!(trial.at(prize).pose.at, trial.at(tug).hull().stern(), "B-98");
    trial.play(&[A::Done, A::Ship(prize)]);
    assert_eq!(trial.game.notes.finished >> prize & 1, 1, "no action this turn (B-44)");
    trial.round_trip();
    trial.play(&[A::Ship(tug)]);
    assert!(trial.offers(A::Release), "B-105");
    let mut rounds = 0;
    while trial.at(tug).docked != Some(0) {
        if trial.offers(A::Move) {
            trial.play(&[A::Move]);
            for wish in [A::Astern, A::Segment(Measure::S)] {
                if trial.offers(wish) {
                    trial.play(&[wish]);
                }
            }
            // As near to her home as she can.
            let home = trial.game.islands[0].land.at;
            let west =
                |turn: &i8| trial.game.course(tug, Measure::S, *turn, 4).pose.at.square_to(home);
            let turns = trial.list().into_iter().filter_map(|a| match a {
                A::Turn(turn) => Some(turn),
                _ => None,
            });
            let turn = turns.min_by_key(west).expect("a heading");
            trial.play(&[A::Turn(turn)]);
        } else {
            trial.play(&[A::Pivot]);
        }
        loop {
            let no = [A::Nothing, A::No, A::CeaseFire, A::EndMove, A::Done];
            match no.into_iter().find(|a| trial.offers(*a)) {
                Some(no) => drop(trial.play(&[no])),
                None => break,
            }
        }
        rounds += 1;
        assert!(rounds < 12, "she gets home: {:?}", trial.game);
        if trial.at(tug).docked != Some(0) {
            trial.round_trip();
            trial.play(&[A::Ship(tug)]);
        }
    }
    assert_eq!(trial.at(prize).docked, Some(0), "the prize docks too (B-106)");
    assert_eq!(trial.at(tug).tows, Some(prize), "and the tow persists (B-106)");
    assert_eq!(trial.gold(0), 2, "she unloads (B-76, B-106)");
    trial.round_trip();
    trial.play(&[A::Ship(prize), A::Repair, A::Mast(1)]);
    assert!(!trial.at(prize).is_derelict(), "B-146, B-147");
    assert_eq!(trial.at(tug).tows, None, "B-105");
}

#[test]
fn sinking_split() {
    let mut trial = strait();
    let gun = trial.ship("E5", 0, (4000, 4000, 0));
    let wreck = trial.ship("S9", 1, (4000, 4300, 0));
    trial.ship("S10", 1, (9000, 6500, 0));
    trial.masts(wreck, 0);
    trial.treasure("4", Place::Ship(wreck));
    trial.treasure("3", Place::Ship(wreck));
    trial.treasure("7", Place::Island(1));
    trial.gold_at_home(0, 10);
    trial.dice(&[5]);
    trial.play(&[A::Ship(gun), A::Shoot]);
    let shot = trial.list()[0];
    let events = trial.play(&[shot]);
    assert!(
        events.contains(&Event::Sunk { ship: wreck, by: Seat(0), spoils: 4, saved: 3 }),
        "B-131, B-139, B-140"
    );
    assert_eq!((trial.gold(0), trial.gold(1)), (14, 3));
    assert_eq!(trial.winners(), Some(vec![0]), "14 of 24, before any further decision (B-150)");
}

#[test]
fn home_fire_ban() {
    let mut trial = strait();
    let ship = trial.ship("E5", 0, (2700, 2100, 36));
    trial.crew("E-captain", 0, Place::Ship(ship));
    trial.ship("S9", 1, (2600, 2400, 36));
    trial.treasure("4", Place::Island(1));
    let events = trial.sail(ship, 0);
    assert!(events.contains(&Event::Docked { ship, island: 0 }));
    assert!(!matches!(trial.decision(), D::Fire { .. }), "B-127");
    trial.play(&[A::Done]);
    trial.round_trip();
    trial.play(&[A::Ship(ship)]);
    assert!(!trial.offers(A::Shoot), "B-127");
}

#[test]
fn unique_forced() {
    let mut trial = strait();
    let ship = trial.berthed("E6", 0, 1, 12);
    trial.berthed("S9", 1, 2, 0);
    let flag = trial.treasure("U4", Place::Island(1));
    let five = trial.treasure("5", Place::Island(1));
    let one = trial.treasure("1", Place::Island(1));
    trial.play(&[A::Ship(ship), A::ExploreIsland]);
    assert_eq!(trial.game.treasures[flag as usize].place, Place::Ship(ship), "B-113, R-18");
    assert!(trial.knows(1, flag), "face up (B-114)");
    trial.round_trip();
    trial.play(&[A::Ship(ship), A::ExploreIsland]);
    let coins = [five, one].map(|coin| A::Pick(Token::Treasure(coin)));
    assert_eq!(trial.list(), [coins[0], coins[1], A::Nothing], "B-111");
}

#[test]
fn hidden_helmsman() {
    let mut trial = strait();
    let ship = trial.ship("E7", 0, (4000, 5000, 0));
    let helmsman = trial.crew("E-helmsman", 0, Place::Ship(ship));
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("4", Place::Island(1));
    trial.play(&[A::Ship(ship), A::Move, A::Segment(Measure::L), A::Turn(0)]);
    assert_eq!(trial.list(), [A::Segment(Measure::S), A::EndMove], "base S first (B-57)");
    trial.play(&[A::Segment(Measure::S), A::Turn(0)]);
    assert!(trial.offers(A::Segment(Measure::S)), "the bonus S comes last (B-57, R-35)");
    assert!(!trial.knows_crew(1, helmsman), "offered to the owner only");
    let events = trial.play(&[A::Segment(Measure::S), A::Turn(0)]);
    assert!(events.iter().any(|event| matches!(event, Event::CrewRevealed { .. })), "B-26");
    assert!(trial.knows_crew(1, helmsman));
}

fn becalmed() -> (Trial, u8, u8) {
    let mut trial = strait();
    let own = trial.ship("E6", 0, (4000, 5000, 0));
    let other = trial.ship("S9", 1, (7000, 3000, 0));
    trial.masts(own, 0);
    trial.masts(other, 0);
    trial.treasure("5", Place::Ship(other));
    trial.gold_at_home(0, 9);
    trial.gold_at_home(1, 7);
    (trial, own, other)
}

#[test]
fn two_becalmed_fleets() {
    let (mut trial, ..) = becalmed();
    trial.round_trip();
    assert_eq!(trial.winners(), Some(vec![0]), "B-156, R-29");
    assert_eq!(trial.game.ended.map(|ended| ended.rule), Some(Rule::Becalmed));
    let (mut trial, own, _) = becalmed();
    trial.crew("E-oarsman", 0, Place::Ship(own));
    trial.sail(own, 0);
    trial.round_trip();
    assert_eq!(trial.winners(), None, "who moved goes on (B-156)");
    assert!(trial.events.iter().any(|event| matches!(event, Event::CrewRevealed { .. })));
}

#[test]
fn crew_in_port() {
    let mut trial = strait();
    let a = trial.berthed("E6", 0, 0, 12);
    let b = trial.ship("E9", 0, (2100, 2700, 54));
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("4", Place::Island(1));
    let helmsman = trial.crew("E-helmsman", 0, Place::Ship(a));
    trial.play(&[A::Ship(a), A::PutAshore(helmsman)]);
    assert_eq!(trial.game.crew[helmsman as usize].place, Place::Island(0), "B-74");
    trial.play(&[A::Pass]);
    trial.round_trip();
    trial.play(&[A::Ship(b), A::Move]);
    trial.play(&[A::Segment(Measure::S), A::Turn(0)]);
    assert_eq!(trial.at(b).docked, Some(0));
    assert!(trial.offers(A::TakeAboard(helmsman)), "B-75");
    trial.play(&[A::TakeAboard(helmsman)]);
    assert!(!trial.offers(A::PutAshore(helmsman)), "he stays for this turn (B-74, R-41)");
    assert!(!trial.offers(A::PassCrew { crew: helmsman, ship: a }), "B-74, R-41");
}

#[test]
fn against_a_foreign_shore() {
    let mut trial = strait();
    let ship = trial.ship("E6", 0, (7700, 5600, 0));
    trial.berthed("S9", 1, 2, 6);
    trial.treasure("4", Place::Island(1));
    trial.treasure("2", Place::Ship(ship));
    trial.sail(ship, 0);
    while trial.offers(A::EndMove) {
        trial.play(&[A::EndMove]);
    }
    assert_eq!(trial.at(ship).docked, None, "B-72, R-38");
    assert!(trial.at(ship).hull().bow_touches_island(trial.game.islands[2].land));
    assert_eq!(trial.gold(0), 0);
    trial.round_trip();
    trial.play(&[A::Ship(ship)]);
    assert!(!trial.offers(A::Move) && trial.offers(A::Pivot), "R-05, B-59, B-70");
    assert!(!trial.offers(A::ExploreIsland), "B-118");
    trial.play(&[A::Pivot]);
    trial.round_trip();
    trial.play(&[A::Ship(ship)]);
    assert!(trial.offers(A::Move));
}
