//! Cannons, crew at the guns, and sinking (B-122 … B-143, B-165 … B-169).

use engine::Seat;

use super::{Trial, open_sea, strait};
use crate::action::Action as A;
use crate::decision::Decision as D;
use crate::rules::shoot::{Blow, Struck, hits};
use crate::token::{Place, Token};
use crate::{Event, Options, WhyNot};

/// A shooter of seat 0 and a target of seat 1 abeam, 300 units away; both have a spare ship.
fn abeam(shooter: &str, target: &str) -> (Trial, u8, u8) {
    let mut trial = strait();
    let own = trial.ship(shooter, 0, (6000, 3000, 0));
    let other = trial.ship(target, 1, (6000, 3300, 0));
    trial.ship("E10", 0, (1000, 6000, 0));
    trial.ship("S11", 1, (9000, 7000, 0));
    trial.treasure("4", Place::Island(1));
    (trial, own, other)
}

fn shots(trial: &Trial) -> Vec<A> {
    trial.list().into_iter().filter(|a| matches!(a, A::Fire { .. } | A::Musket { .. })).collect()
}

#[test]
fn a_shot_hits_above_the_rank_and_never_with_a_one() {
    assert!(hits(3, 4, 0, false) && !hits(3, 3, 0, false), "B-128");
    assert!(!hits(2, 1, 9, false), "B-129, B-162, B-163");
    assert!(!hits(2, 5, 1, true) && hits(6, 6, 0, true), "a long shot hits with a 6");
}

#[test]
fn hits_are_taken_in_order() {
    let whole = Struck { left: 5, full: 5, ..Struck::default() };
    assert_eq!(whole.blow(), Blow::Masts(1), "B-130");
    assert_eq!(Struck { left: 0, ..whole }.blow(), Blow::Sinks, "B-131");
    assert_eq!(Struck { stout: true, ..whole }.blow(), Blow::Withstood, "B-169");
    assert_eq!(Struck { stout: true, hit_before: true, ..whole }.blow(), Blow::Masts(1));
    assert_eq!(Struck { oak: true, ..whole }.blow(), Blow::Withstood, "B-169");
    assert_eq!(Struck { oak: true, left: 0, ..whole }.blow(), Blow::Sinks, "B-169");
    assert_eq!(Struck { heavy: true, ..whole }.blow(), Blow::Masts(2), "B-169");
    assert_eq!(Struck { heavy: true, left: 1, ..whole }.blow(), Blow::Masts(1), "B-169");
}

#[test]
fn each_cannon_fires_once_at_a_target_of_its_own() {
    let (mut trial, own, other) = abeam("E6", "S8");
    trial.dice(&[1, 1, 1]);
    trial.play(&[A::Ship(own), A::Shoot]);
    assert_eq!(shots(&trial).len(), 3, "B-122, B-125, R-39");
    trial.play(&[A::Fire { mast: 1, target: other }]);
    assert_eq!(
        trial.game.possible(A::Fire { mast: 1, target: other }),
        Err(WhyNot::Fired),
        "B-122"
    );
    assert_eq!(shots(&trial).len(), 2);
    trial.play(&[A::CeaseFire]);
    assert_eq!(trial.game.notes.finished, 1 << own, "the action is spent (B-122)");
}

#[test]
fn a_lost_mast_takes_its_cannon_along_and_own_sails_are_in_the_way() {
    let mut trial = open_sea(Options::default());
    let own = trial.ship("E6", 0, (4000, 3000, 0));
    let ahead = trial.ship("S9", 1, (4200, 3000, 36));
    let friend = trial.ship("E9", 0, (3000, 3000, 0));
    trial.treasure("4", Place::Ship(own));
    trial.play(&[A::Ship(own), A::Shoot]);
    let fire = |mast, target| A::Fire { mast, target };
    assert_eq!(trial.game.possible(fire(0, ahead)), Ok(()));
    assert_eq!(trial.game.possible(fire(1, ahead)), Err(WhyNot::SailInTheWay(0)), "B-126, R-25");
    assert_eq!(trial.game.possible(fire(0, friend)), Err(WhyNot::Friendly), "B-124");
    trial.masts(own, 0b110);
    assert_eq!(trial.game.possible(fire(0, ahead)), Err(WhyNot::NoMast), "B-123");
    assert_eq!(trial.game.possible(fire(1, ahead)), Ok(()), "a lost sail blocks nothing (R-25)");
}

#[test]
fn ships_in_between_block_and_islands_if_the_table_says_so() {
    let (mut trial, own, other) = abeam("E6", "S8");
    let between = trial.ship("S9", 1, (5960, 3150, 0));
    trial.play(&[A::Ship(own), A::Shoot]);
    let shot = A::Fire { mast: 1, target: other };
    assert_eq!(trial.game.possible(shot), Err(WhyNot::ShipInTheWay(between)), "B-126, R-26");
    let (mut trial, own, other) = abeam("E5", "S8");
    trial.game.ships[other as usize].pose.at.y = 3690;
    let island = trial.island(4, (5850, 3340), None);
    trial.play(&[A::Ship(own), A::Shoot]);
    let shot = A::Fire { mast: 1, target: other };
    assert_eq!(trial.game.possible(shot), Ok(()), "over islands (R-23, R-24)");
    trial.game.options.islands_block = true;
    assert_eq!(trial.game.possible(shot), Err(WhyNot::IslandInTheWay(island)), "R-23");
}

#[test]
fn ships_at_home_may_be_shot_at_unless_it_is_a_sanctuary() {
    let mut trial = strait();
    let target = trial.berthed("S9", 1, 2, 0);
    let at = trial.at(target).pose.at;
    let own = trial.ship("E6", 0, (at.x, at.y + 300, 0));
    trial.treasure("4", Place::Island(1));
    trial.play(&[A::Ship(own), A::Shoot]);
    let shot = shots(&trial)[0];
    assert_eq!(trial.game.possible(shot), Ok(()), "B-133, R-22");
    trial.game.options.home_sanctuary = true;
    assert_eq!(trial.game.possible(shot), Err(WhyNot::Sanctuary), "R-22");
}

#[test]
fn false_colours_and_low_freeboard_change_what_reaches_her() {
    let (mut trial, own, other) = abeam("E5", "P11");
    trial.play(&[A::Ship(own), A::Shoot]);
    let (short, long) = (A::Fire { mast: 0, target: other }, A::Fire { mast: 1, target: other });
    assert_eq!(trial.game.possible(short), Ok(()));
    assert_eq!(trial.game.possible(long), Err(WhyNot::LowFreeboard), "B-167");
    trial.treasure("U4", Place::Ship(other));
    assert_eq!(trial.game.possible(long), Ok(()), "its class is S now (B-166, B-167)");
    let (mut trial, own, other) = abeam("E6", "S8");
    trial.game.ships[other as usize].pose.at.y = 3640;
    trial.face_up("E-tolliver", 0, Place::Ship(own));
    trial.play(&[A::Ship(own), A::Shoot]);
    assert_eq!(shots(&trial).len(), 3, "long guns (B-167)");
    trial.treasure("U4", Place::Ship(other));
    assert_eq!(trial.game.possible(A::Fire { mast: 0, target: other }), Err(WhyNot::OutOfRange));
}

#[test]
fn a_cannoneer_replaces_one_miss_a_turn() {
    let (mut trial, own, other) = abeam("E6", "S8");
    let cannoneer = trial.crew("E-cannoneer", 0, Place::Ship(own));
    trial.dice(&[1, 6, 1]);
    trial.play(&[A::Ship(own), A::Shoot, A::Fire { mast: 1, target: other }]);
    assert_eq!(trial.list(), [A::Yes, A::No], "B-168");
    trial.play(&[A::Yes, A::Mast(0)]);
    assert!(trial.game.crew[cannoneer as usize].up, "B-26");
    trial.play(&[A::Fire { mast: 0, target: other }]);
    assert!(matches!(trial.decision(), D::Fire { .. }), "once per turn (B-161)");
}

#[test]
fn a_musketeer_is_a_cannon_at_any_mast() {
    let (mut trial, own, other) = abeam("E9", "S8");
    trial.crew("E-musketeer", 0, Place::Ship(own));
    trial.masts(own, 0b01);
    trial.dice(&[3]);
    trial.play(&[A::Ship(own), A::Shoot]);
    let muskets = [0, 1].map(|mast| A::Musket { mast, target: other });
    assert!(muskets.iter().all(|shot| trial.offers(*shot)), "standing or not");
    trial.face_up("E-pell", 0, Place::Ship(own));
    trial.play(&[muskets[1]]);
    assert!(!trial.offers(muskets[0]), "once");
    assert_eq!(trial.at(other).masts_left(), 3, "3S: a 3 misses, and nothing improves it");
}

#[test]
fn bonuses_do_not_add_up() {
    let (mut trial, own, other) = abeam("E7", "P7");
    trial.face_up("E-pell", 0, Place::Ship(own));
    let salvo = crate::Salvo { ship: own, powder: true, ..Default::default() };
    assert_eq!(trial.game.cannon_bonus(salvo, other), 1, "B-161, R-30, B-165");
    let (mut trial, own, other) = abeam("S6", "E9");
    let captain = trial.crew("S-captain", 0, Place::Ship(own));
    let salvo = crate::Salvo { ship: own, ..Default::default() };
    assert_eq!(trial.game.cannon_bonus(salvo, other), 0, "a flagship's captain shows himself");
    trial.game.reveal_crew(captain, &mut engine::Log::silent());
    assert_eq!(trial.game.cannon_bonus(salvo, other), 1);
}

#[test]
fn powder_and_long_shot_are_declared_before_the_first_shot() {
    let (mut trial, own, other) = abeam("E8", "S8");
    trial.treasure("U9", Place::Ship(own));
    trial.game.ships[other as usize].pose.at.y = 3900;
    trial.dice(&[6]);
    trial.play(&[A::Ship(own), A::Shoot]);
    assert!(shots(&trial).is_empty(), "900 units are too far");
    trial.play(&[A::Powder, A::LongShot]);
    assert_eq!(trial.game.hold(own).count(), 0, "U9 is used up");
    let shot = shots(&trial)[0];
    trial.play(&[shot]);
    assert_eq!(trial.asks(), Some(Seat(1)), "hit with a 6 (B-167)");
}

#[test]
fn grapeshot_eliminates_a_crew_unless_nobody_dies() {
    let (mut trial, own, other) = abeam("S8", "P4");
    let (moll, marrow) = (
        trial.crew("P-moll", 1, Place::Ship(other)),
        trial.crew("P-marrow", 1, Place::Ship(other)),
    );
    trial.dice(&[6, 6]);
    trial.play(&[A::Ship(own), A::Shoot, A::Fire { mast: 1, target: other }, A::Mast(0)]);
    assert_eq!(trial.decision(), D::Grape { ship: own, target: other });
    trial.play(&[A::Pick(Token::Crew(moll))]);
    assert_eq!(trial.list(), [A::Reveal(marrow), A::Nothing], "a window opens (B-28)");
    assert_eq!(trial.asks(), Some(Seat(1)));
    let events = trial.play(&[A::Reveal(marrow)]);
    assert!(events.contains(&Event::CrewSpared { crew: moll }), "undying");
    trial.play(&[A::Fire { mast: 0, target: other }, A::Mast(1)]);
    assert!(matches!(trial.decision(), D::Fire { .. }), "once per turn, and nobody dies any more");
}

#[test]
fn a_window_opens_for_any_crew_face_down() {
    let (mut trial, own, other) = abeam("S8", "P4");
    let oarsman = trial.crew("P-oarsman", 1, Place::Ship(other));
    trial.dice(&[6]);
    trial.play(&[A::Ship(own), A::Shoot, A::Fire { mast: 1, target: other }, A::Mast(0)]);
    trial.play(&[A::Pick(Token::Crew(oarsman))]);
    assert_eq!(trial.list(), [A::Nothing], "asked all the same: it tells nothing (B-28)");
    let events = trial.play(&[A::Nothing]);
    assert!(events.iter().any(|event| matches!(event, Event::CrewLost { .. })));
}

#[test]
fn a_captain_fires_after_the_move_and_shows_himself() {
    let (mut trial, own, other) = abeam("P7", "S8");
    trial.game.ships[own as usize].pose.at.x = 5300;
    let captain = trial.crew("P-captain", 0, Place::Ship(own));
    trial.dice(&[1]);
    trial.play(&[A::Ship(own), A::Move, A::Segment(crate::Measure::L), A::Turn(0), A::EndMove]);
    assert!(matches!(trial.decision(), D::Fire { .. }), "B-134, R-34");
    assert!(!trial.knows_crew(1, captain));
    let shot = A::Fire { mast: 1, target: other };
    trial.play(&[shot]);
    assert!(trial.knows_crew(1, captain), "B-26");
}

#[test]
fn what_a_sunk_ship_carried_is_gone() {
    let (mut trial, own, other) = abeam("P6", "S8");
    trial.masts(own, 0b011);
    trial.masts(other, 0);
    let crew = trial.crew("S-captain", 1, Place::Ship(other));
    let chart = trial.treasure("U3", Place::Ship(other));
    trial.dice(&[6]);
    trial.play(&[A::Ship(own), A::Shoot, A::Fire { mast: 1, target: other }]);
    assert_eq!(trial.game.crew[crew as usize].place, Place::Gone, "B-142");
    assert_eq!(trial.game.treasures[chart as usize].place, Place::Gone, "B-141");
    assert_eq!(trial.at(own).masts_left(), 3, "salvors restore the only mast that is missing");
}
