//! What uniques and people do (§2.3 … §2.5, B-43, B-161, B-166, B-171).

use engine::{Log, Seat};

use super::{Trial, open_sea, strait};
use crate::action::Action as A;
use crate::decision::Decision as D;
use crate::ship::Rum;
use crate::token::Place;
use crate::{Event, Options, WhyNot};

/// A ship of seat 0 docked at the wild island, which holds these treasures.
fn explorer(ship: &str, faces: &[&str]) -> (Trial, u8) {
    let mut trial = strait();
    let own = trial.berthed(ship, 0, 1, 12);
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("1", Place::Ship(1));
    for face in faces {
        trial.treasure(face, Place::Island(1));
    }
    (trial, own)
}

#[test]
fn rum_is_worth_what_the_crew_leaves_and_keeps_her_from_acting() {
    let (mut trial, own) = explorer("E6", &["U5", "2"]);
    trial.crew("E-captain", 0, Place::Ship(own));
    trial.play(&[A::Ship(own), A::ExploreIsland]);
    assert_eq!(trial.game.treasures[1].worth, 5, "6 less the crew aboard (U5)");
    while trial.offers(A::Done) {
        trial.play(&[A::Done]);
    }
    trial.round_trip();
    assert_eq!(trial.at(own).rum, Rum::Now);
    trial.play(&[A::Ship(own)]);
    assert_eq!(trial.game.possible(A::Pivot), Err(WhyNot::Rum), "B-171");
    trial.play(&[A::Pass]);
    trial.round_trip();
    trial.play(&[A::Ship(own)]);
    assert!(trial.offers(A::Pivot), "one turn only (B-171)");
}

#[test]
fn fever_takes_all_crew_unless_nobody_dies() {
    let (mut trial, own) = explorer("P4", &["U6", "2"]);
    trial.crew("P-captain", 0, Place::Ship(own));
    trial.play(&[A::Ship(own), A::ExploreIsland]);
    assert_eq!(trial.game.aboard(own).count(), 0, "U6");
    assert_eq!(trial.game.treasures[1].place, Place::Gone, "U6");
    let (mut trial, own) = explorer("P4", &["U6", "2"]);
    trial.crew("P-captain", 0, Place::Ship(own));
    trial.crew("P-marrow", 0, Place::Ship(own));
    trial.play(&[A::Ship(own), A::ExploreIsland]);
    assert_eq!(trial.game.aboard(own).count(), 2, "undying prevents it (U6)");
}

#[test]
fn drill_and_press_give_one_extra_action_at_most() {
    let mut trial = strait();
    let own = trial.ship("E1", 0, (6000, 3000, 0));
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("4", Place::Island(1));
    trial.dice(&[5]);
    trial.play(&[A::Ship(own), A::Drill]);
    assert!(!trial.offers(A::Drill), "once per turn");
    assert_eq!(trial.game.possible(A::Drill), Err(WhyNot::TwoActions), "B-43");
    trial.play(&[A::Move, A::Turn(0), A::Move, A::Turn(0)]);
    assert_eq!(trial.at(own).pose.at.x, 7400, "two moves (B-43)");
    assert_eq!(trial.list(), [A::EndTurn]);
    let mut trial = strait();
    let own = trial.ship("P4", 0, (6000, 3000, 0));
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("4", Place::Island(1));
    let moll = trial.crew("P-moll", 0, Place::Ship(own));
    let hand = trial.crew("P-oarsman", 0, Place::Ship(own));
    trial.play(&[A::Ship(own), A::Move, A::Turn(0)]);
    assert!(trial.offers(A::Press(hand)) && !trial.offers(A::Press(moll)), "another crew");
    trial.play(&[A::Press(hand)]);
    assert!(trial.offers(A::Move) && trial.game.crew[moll as usize].up, "B-26, B-43");
}

#[test]
fn lookout_and_spy_look_once_and_in_secret() {
    let mut trial = strait();
    let own = trial.ship("S11", 0, (6000, 3000, 0));
    let enemy = trial.berthed("S9", 1, 2, 0);
    let coin = trial.treasure("4", Place::Island(1));
    let crew = trial.crew("S-captain", 1, Place::Ship(enemy));
    trial.treasure("U2", Place::Ship(own));
    trial.play(&[A::Ship(own), A::Lookout]);
    assert!(trial.knows(0, coin) && !trial.knows(1, coin), "the only one, looked at by itself");
    assert!(!trial.offers(A::Lookout), "once per turn");
    trial.play(&[A::Spy]);
    assert!(trial.knows_crew(0, crew) && !trial.game.crew[crew as usize].up, "B-166");
}

#[test]
fn pickpockets_need_contact_and_room() {
    let mut trial = open_sea(Options::default());
    let own = trial.ship("S4", 0, (5000, 4000, 0));
    let other = trial.ship("E9", 1, (5000, 4100, 0));
    let coin = trial.treasure("4", Place::Ship(other));
    trial.play(&[A::Ship(own), A::Pickpocket(other)]);
    assert_eq!(trial.game.treasures[coin as usize].place, Place::Ship(own));
    assert!(trial.knows(0, coin), "known to its new holder");
    assert_eq!(trial.game.possible(A::Pickpocket(other)), Err(WhyNot::UsedUp), "B-161");
}

#[test]
fn spars_restore_a_mast_and_a_shipwright_works_anywhere() {
    let mut trial = strait();
    let own = trial.ship("E6", 0, (6000, 3000, 0));
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("4", Place::Island(1));
    trial.treasure("U8", Place::Ship(own));
    let wright = trial.crew("E-shipwright", 0, Place::Ship(own));
    trial.masts(own, 0b001);
    trial.play(&[A::Ship(own), A::Spars, A::Mast(1), A::Repair]);
    assert_eq!(trial.at(own).standing, 0b111, "the last one without asking");
    assert!(trial.game.crew[wright as usize].up, "B-26");
}

#[test]
fn a_lighter_unloads_within_s_of_home_and_an_appraiser_adds_a_piece() {
    let mut trial = strait();
    let own = trial.ship("S5", 0, (3500, 2100, 36));
    trial.berthed("E9", 1, 2, 0);
    trial.treasure("4", Place::Island(1));
    trial.treasure("3", Place::Ship(own));
    trial.crew("S-stevedores", 0, Place::Ship(own));
    trial.treasure("U11", Place::Ship(own));
    trial.crew("P-carrow", 0, Place::Ship(own));
    trial.sail(own, 0);
    assert_eq!(trial.decision(), D::Unload { ship: own });
    let events = trial.play(&[A::Yes]);
    assert!(events.contains(&Event::Appraised { seat: Seat(0) }));
    assert_eq!(trial.gold(0), 4, "3 and the appraiser's piece");
}

#[test]
fn crew_ashore_do_nothing_and_own_crew_may_be_shown() {
    let mut trial = strait();
    let own = trial.berthed("E7", 0, 0, 12);
    let other = trial.berthed("E6", 0, 0, 16);
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("4", Place::Island(1));
    let helmsman = trial.crew("E-helmsman", 0, Place::Island(0));
    assert!(!trial.game.fittings(own).all.has(crate::cards::Ability::Helmsman), "B-24");
    trial.play(&[A::Ship(own), A::TakeAboard(helmsman), A::Reveal(helmsman), A::Pass]);
    assert!(trial.knows_crew(1, helmsman), "B-28, B-45");
    trial.round_trip();
    trial.play(&[A::Ship(own), A::PassCrew { crew: helmsman, ship: other }]);
    assert_eq!(trial.game.crew[helmsman as usize].place, Place::Ship(other), "B-42, B-74");
}

#[test]
fn a_strongbox_is_worth_half_a_die() {
    let (mut trial, _) = explorer("E6", &["2"]);
    let own = trial.berthed("E9", 0, 0, 12);
    trial.treasure("U12", Place::Ship(own));
    trial.dice(&[5]);
    trial.game.unload(own, &mut Log::silent());
    assert_eq!(trial.gold(0), 3, "⌈5/2⌉ (U12)");
}

#[test]
fn a_chaplain_opens_the_articles_and_is_seen_when_he_does() {
    let mut trial = strait();
    let own = trial.ship("E6", 0, (6000, 3000, 0));
    trial.berthed("S9", 1, 2, 0);
    trial.treasure("4", Place::Island(1));
    let wray = trial.crew("E-wray", 0, Place::Ship(own));
    let wright = trial.crew("P-shipwright", 0, Place::Ship(own));
    trial.masts(own, 0b011);
    trial.play(&[A::Ship(own), A::Repair]);
    assert!([wray, wright].iter().all(|crew| trial.game.crew[*crew as usize].up), "B-25, B-26");
}
