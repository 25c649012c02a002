//! Fire and the sums behind a ship's numbers, as a view tells them before anything is chosen.

use engine::{Eye, Game, Seat};

use super::{Trial, open_sea, strait};
use crate::action::Action as A;
use crate::cards::{Speed, Unique};
use crate::rules::shoot::Bonus;
use crate::token::Place;
use crate::{Giver, Harm, Line, Measure, Options, Point, Slow, View, WhyNot, boarding_odds};

fn eye(trial: &Trial, seat: u8) -> View {
    trial.game.observe(Eye::Seat(Seat(seat)))
}

/// A shooter of seat 0 that has opened fire, and a target of seat 1 abeam, so far to the north.
fn firing(shooter: &str, target: &str, away: i32) -> (Trial, u8, u8) {
    let mut trial = open_sea(Options::default());
    let own = trial.ship(shooter, 0, (4000, 3000, 0));
    let other = trial.ship(target, 1, (4000, 3000 + away, 0));
    trial.ship("E10", 1, (3880, 2700, 0));
    trial.play(&[A::Ship(own), A::Shoot]);
    (trial, own, other)
}

fn line(trial: &Trial, mast: u8, target: u8) -> Line {
    let lines = eye(trial, 0).lines_of_fire();
    let found = lines.into_iter().find(|line| (line.mast, line.target) == (mast, target));
    found.expect("every gun has a line to every target")
}

#[test]
fn lines_agree_with_the_list() {
    let (mut trial, own, _) = firing("E1", "S1", 500);
    trial.ship("P10", 1, (3960, 3250, 0));
    trial.crew("E-musketeer", 0, Place::Ship(own));
    let shots: Vec<A> = (eye(&trial, 0).lines_of_fire().into_iter())
        .filter(|line| line.aim.is_ok())
        .map(|Line { mast, musket, target, .. }| match musket {
            true => A::Musket { mast, target },
            false => A::Fire { mast, target },
        })
        .collect();
    let listed: Vec<A> = (trial.list().into_iter())
        .filter(|action| matches!(action, A::Fire { .. } | A::Musket { .. }))
        .collect();
    assert_eq!(shots, listed);
    assert!(shots.len() > 3);
}

#[test]
fn a_gun_aims_at_the_nearest_point_and_says_what_it_needs() {
    let (trial, _, other) = firing("E6", "S8", 400);
    let shot = line(&trial, 1, other);
    assert_eq!(shot.from, Point::new(3800, 3000));
    assert_eq!(shot.to, Point::new(3800, 3352), "the end of the sail across");
    let needed = shot.aim.expect("a clear line");
    assert_eq!((needed.rank, needed.die, needed.sixths(), needed.bonus), (3, Some(4), 3, None));
}

#[test]
fn what_helps_a_shot_is_named_once() {
    let (trial, _, other) = firing("E7", "P7", 400);
    let needed = line(&trial, 1, other).aim.expect("a clear line");
    assert_eq!((needed.die, needed.bonus), (Some(3), Some(Bonus::Vendetta)));
    let (mut trial, own, other) = firing("S6", "P7", 400);
    assert_eq!(line(&trial, 1, other).aim.expect("clear").bonus, None, "no captain");
    trial.face_up("S-captain", 0, Place::Ship(own));
    assert_eq!(line(&trial, 1, other).aim.expect("clear").bonus, Some(Bonus::Flagship));
    let (mut trial, own, other) = firing("E8", "P7", 400);
    trial.treasure("U9", Place::Ship(own));
    trial.play(&[A::Powder]);
    assert_eq!(line(&trial, 0, other).aim.expect("clear").bonus, Some(Bonus::Powder));
    trial.play(&[A::LongShot]);
    let needed = line(&trial, 0, other).aim.expect("clear");
    assert_eq!((needed.die, needed.bonus, needed.long_shot), (Some(6), None, true));
}

#[test]
fn a_barred_line_ends_at_what_bars_it() {
    let (trial, _, other) = firing("E6", "S8", 600);
    let far = line(&trial, 0, other).aim.expect_err("out of range");
    assert_eq!((far.why, far.range, far.distance), (WhyNot::OutOfRange, 500, 552));
    assert_eq!(far.at, Point::new(3880, 3500), "there the gun carries no farther");

    let (mut trial, _, other) = firing("E6", "S8", 400);
    let between = trial.ship("P1", 1, (4000, 3200, 0));
    let hit = line(&trial, 1, other).aim.expect_err("a ship between");
    assert_eq!((hit.why, hit.at), (WhyNot::ShipInTheWay(between), Point::new(3800, 3144)));

    let (mut trial, _, _) = firing("E6", "S8", 400);
    let ahead = trial.ship("P10", 1, (4300, 3000, 36));
    let sail = line(&trial, 1, ahead).aim.expect_err("her own sail");
    assert_eq!((sail.why, sail.at), (WhyNot::SailInTheWay(0), Point::new(3880, 3000)));
    assert!(line(&trial, 0, ahead).aim.is_ok(), "the foremost gun fires ahead");
}

#[test]
fn what_a_hit_would_do_is_told() {
    let harm = |shooter, target, standing| {
        let (mut trial, _, other) = firing(shooter, target, 400);
        trial.masts(other, standing);
        let view = eye(&trial, 0);
        view.harm(view.salvo().expect("fire is open"), other)
    };
    assert_eq!(harm("E6", "S8", 0b111), Harm::Masts(1));
    assert_eq!(harm("E3", "S8", 0b111), Harm::Masts(2));
    assert_eq!(harm("E6", "S8", 0b100), Harm::Derelict);
    assert_eq!(harm("E6", "S8", 0), Harm::Sinks);
    assert_eq!(harm("E6", "P9", 0b10), Harm::ThinHull);
    assert_eq!(harm("E6", "S1", 0b11111), Harm::Oak);
    assert_eq!(harm("S8", "E2", 0b11111), Harm::Planking);
    assert_eq!(harm("S8", "E2", 0b1111), Harm::Masts(1), "not with a mast lost");
}

#[test]
fn the_base_move_says_what_slows_and_what_helps() {
    let mut trial = strait();
    let atocha = trial.ship("S3", 0, (6000, 3000, 0));
    let helmsman = trial.crew("S-helmsman", 0, Place::Ship(atocha));
    let pace = |trial: &Trial, seat| eye(trial, seat).pace(atocha);
    let two = Speed { short: 2, long: 0 };
    assert_eq!((pace(&trial, 0).now, pace(&trial, 0).slow), (two, None));
    assert_eq!(pace(&trial, 0).bonus, Some(Giver::Crew(helmsman)));
    assert_eq!(pace(&trial, 1).bonus, None, "he lies face down");
    let rower = trial.crew("S-oarsman", 0, Place::Ship(atocha));
    for _ in 0..7 {
        trial.treasure("1", Place::Ship(atocha));
    }
    assert_eq!((pace(&trial, 0).now, pace(&trial, 0).slow), (Speed::S, Some(Slow::Laden)));
    assert_eq!(pace(&trial, 1).slow, Some(Slow::Laden), "how much is aboard is seen by all");
    let towed = trial.ship("P9", 0, (5600, 3000, 0));
    trial.game.ships[usize::from(atocha)].tows = Some(towed);
    trial.masts(towed, 0);
    assert_eq!(pace(&trial, 0).slow, Some(Slow::Tows));
    assert_eq!(eye(&trial, 0).pace(towed).slow, Some(Slow::InTow));
    assert_eq!(eye(&trial, 0).plight(towed).tug, Some(atocha));
    trial.game.ships[usize::from(atocha)].tows = None;
    trial.masts(atocha, 0);
    assert_eq!(pace(&trial, 0).slow, Some(Slow::Rowed(Giver::Crew(rower))));
    assert_eq!(pace(&trial, 1).slow, Some(Slow::Derelict));
    let idol = trial.ship("E7", 0, (7000, 3000, 0));
    trial.treasure("U10", Place::Ship(idol));
    assert_eq!(eye(&trial, 1).pace(idol).slow, Some(Slow::Idol));
}

#[test]
fn spaces_ranges_and_givers_have_their_parts() {
    let mut trial = strait();
    let own = trial.ship("S5", 0, (6000, 3000, 0));
    let olmedo = trial.crew("S-olmedo", 0, Place::Ship(own));
    trial.crew("S-stevedores", 0, Place::Ship(own));
    let stow = eye(&trial, 0).stow(own);
    assert_eq!((stow.printed, stow.pairs, stow.capacity, stow.used), (6, 1, 8, 1));
    assert_eq!(stow.stower, Some(Giver::Crew(olmedo)));
    trial.treasure("U1", Place::Ship(own));
    let explorer = eye(&trial, 1).giver(own, crate::cards::Ability::Explorer);
    assert_eq!(explorer, Some(Giver::Unique(Unique::Rutter)));
    let guns = trial.ship("E6", 0, (7000, 3000, 0));
    assert_eq!(eye(&trial, 1).range(guns, 0), Measure::S);
    trial.face_up("E-tolliver", 0, Place::Ship(guns));
    assert_eq!(eye(&trial, 1).range(guns, 0), Measure::L);
}

#[test]
fn a_boarding_is_summed_for_both_sides() {
    assert_eq!(boarding_odds(3, 3), [15, 6, 15]);
    assert_eq!(boarding_odds(4, 3), [21, 5, 10]);
    assert_eq!(boarding_odds(1, 4), [3, 3, 30]);
    assert_eq!(boarding_odds(5, 0), [35, 1, 0]);
    let mut trial = strait();
    let own = trial.ship("E4", 0, (6000, 3000, 0));
    let bird = trial.ship("P4", 1, (7000, 3000, 0));
    let marines = trial.crew("E-marines", 0, Place::Ship(own));
    let (mine, hers) = (eye(&trial, 0).muster(own), eye(&trial, 0).muster(bird));
    assert_eq!((mine.sum(), mine.hidden), (4, Some(marines)));
    assert_eq!((hers.sum(), hers.bonus), (4, Some(Giver::Card)));
    assert_eq!(eye(&trial, 1).muster(own).hidden, None, "face down");
    assert_eq!(eye(&trial, 0).ram_sixths(bird), 3);
    let iron = trial.ship("E5", 1, (8000, 3000, 0));
    assert_eq!(eye(&trial, 0).ram_sixths(iron), 0);
}
