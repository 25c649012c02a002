//! Crew, its people, boats and cabins, and what kills it (2.4, 2.11, 2.22 to 2.24).

use super::alongside::{ME, MERCHANT, MINE, fate, hires, prey, sea};
use super::scene::Scene;
use crate::action::Action as A;
use crate::agenda::Item;
use crate::battle::Task;
use crate::battle::destruction::Fate;
use crate::battle::shot::Ammo;
use crate::board::damage::Damage;
use crate::board::tracks::Fitting;
use crate::content::{Ammunition, CrewUpgrade as U, ShipUpgrade};
use crate::event::Event;
use crate::{By, Key, Nation, Rule};

#[test]
fn every_seat_begins_with_three_hands() {
    let scene = Scene::expert(3);
    assert!(scene.game.pcs().all(|pc| scene.game.board(pc).company.crew == 3), "L-035, L-061");
    assert!(Scene::light().game.pcs().all(|pc| Scene::light().game.board(pc).company.crew == 0));
}

#[test]
fn crew_is_hired_up_to_the_capacity() {
    let mut scene = Scene::expert(2).at_port(1);
    scene.board(ME).money = 20_000;
    scene.call(1);
    assert!(scene.offers(A::Hire(2)) && !scene.offers(A::Hire(5)), "L-277, L-279");
    scene.act(A::Hire(2));
    assert_eq!((scene.board(ME).company.crew, scene.board(ME).money), (5, 19_000), "L-277");
    scene.board(ME).reputation[Nation::Holland] = 2;
    assert!(scene.offers(A::Hire(5)) && !scene.offers(A::Hire(3)), "L-279");
    scene.act(A::Hire(5));
    assert_eq!((scene.board(ME).company.crew, scene.board(ME).money), (8, 17_000), "L-062, L-063");
    scene.board(ME).reputation[Nation::Holland] = 3;
    assert!(!scene.offers(A::Hire(3)), "L-063: full");
    scene.board(ME).company.crew = 7;
    assert!(scene.offers(A::Hire(3)), "L-279");
}

#[test]
fn a_nation_that_helps_fills_the_crew_up() {
    let mut scene = Scene::expert(2).at_port(4);
    scene.board(ME).reputation[Nation::France] = 4;
    scene.board(ME).company.crew = 1;
    scene.call(4).act(A::Enrol);
    assert_eq!((scene.board(ME).company.crew, scene.board(ME).money), (3, 3000), "L-260, L-282");
    assert!(!scene.offers(A::Enrol), "L-282");
    scene.board(ME).company.crew = 1;
    scene.board(ME).reputation[Nation::France] = 3;
    assert!(!scene.offers(A::Enrol), "L-282: 4, the Pirates 3");
}

#[test]
fn a_damaged_cabin_keeps_its_people_and_takes_no_more() {
    let mut scene = sea(8);
    let board = scene.board(ME);
    board.company.cabins = 1;
    board.hold.match_cabins(1);
    assert_eq!((board.crew_capacity(), board.recruit_limit()), (10, 4), "L-062, L-284, L-305");
    board.company.crew = 9;
    board.hold.suffer(Damage::Fire, 7);
    assert_eq!((board.hold.sound_cabins(), board.crew_capacity()), (0, 8), "S-05, L-144");
    assert_eq!((board.company.crew, board.crew_room()), (9, 0), "S-05, L-063");
    scene.run(|game, log| game.gain_crew(ME, 3, Rule(104), log));
    assert_eq!(scene.board(ME).company.crew, 9, "L-063");
}

#[test]
fn boats_and_cabins_have_limits_and_bring_fame() {
    let mut scene = Scene::expert(2).at_port(2);
    scene.board(ME).money = 90_000;
    scene.game.take_ship(ME, 30, [0; 2], &mut engine::Log::silent());
    scene.board(ME).fame = 0;
    scene.call(2);
    let (boat, cabin) = (Fitting::Ship(ShipUpgrade::Boat), Fitting::Ship(ShipUpgrade::Cabin));
    (0..3).for_each(|_| _ = scene.act(A::Fit(boat)).act(A::Fit(cabin)));
    assert_eq!((scene.board(ME).hold.cabins(), scene.board(ME).fame), (3, 0), "L-060");
    scene.act(A::Fit(boat));
    assert_eq!(scene.board(ME).fame, 1, "L-069: the fourth boat");
    assert!(!scene.offers(A::Fit(boat)), "L-059, L-304: four");
    scene.act(A::Fit(cabin));
    assert_eq!(scene.board(ME).fame, 2, "L-069: the fourth cabin");
    scene.act(A::Fit(cabin));
    assert!(!scene.offers(A::Fit(cabin)), "L-059, L-305: five");
    assert_eq!(scene.board(ME).crew_capacity(), 30, "L-305");
    scene.act(A::SellBack(cabin)).act(A::SellBack(cabin));
    assert_eq!((scene.board(ME).hold.cabins(), scene.board(ME).fame), (3, 1), "L-069, L-290");
}

#[test]
fn what_a_smaller_ship_has_no_room_for_stays_owned_and_idle() {
    let mut scene = Scene::expert(2);
    scene.game.take_ship(ME, 30, [0; 2], &mut engine::Log::silent());
    let board = scene.board(ME);
    (board.company.boats, board.company.cabins) = (4, 4);
    board.hold.match_cabins(4);
    scene.game.take_ship(ME, 17, [0; 2], &mut engine::Log::silent());
    let board = scene.board(ME);
    assert_eq!((board.boats(), board.company.boats), (1, 4), "L-071");
    assert_eq!((board.hold.cabins(), board.company.cabins), (2, 4), "L-071");
}

#[test]
fn grapeshot_kills_and_needs_a_crew() {
    let mut scene = sea(5);
    let target = prey(&mut scene, MERCHANT);
    scene.board(ME).fittings.set(Ammunition::Grapeshot, true);
    (0..2).for_each(|_| _ = scene.board(ME).hold.stow_cannon());
    scene.board(ME).fittings.cannon_upgrades = 4;
    scene.act(A::Shoot(target));
    scene.act(A::Ammo { ammo: Ammo::Grapeshot, overcharge: false });
    let Some(Event::Shot { water, fire, wounds, defence, .. }) =
        scene.told.iter().find(|event| matches!(event, Event::Shot { .. }))
    else {
        panic!("a shot");
    };
    assert_eq!((*water, *fire, *defence), (0, 0, 10), "L-136, L-308: the defence is 1 more");
    assert_eq!(scene.game.npc(0).wounds, (*wounds).min(5), "L-136");
}

#[test]
fn a_natural_twelve_kills_whatever_it_hits() {
    let mut scene = sea(5);
    let target = prey(&mut scene, MERCHANT);
    let salvo = crate::battle::salvo::Salvo {
        by: By::Ship(MINE),
        target,
        defence: 40,
        dice: [12, 12, 3].into_iter().collect(),
        ..Default::default()
    };
    scene.game.salvo = salvo.clone();
    scene.run(|game, _| game.push(Item::Battle(Task::Dice)));
    assert_eq!(scene.game.npc(0).wounds, 2, "L-138");
    scene.game.salvo = crate::battle::salvo::Salvo { dice: [12; 3].into_iter().collect(), ..salvo };
    scene.run(|game, _| game.push(Item::Battle(Task::Dice)));
    assert_eq!(fate(&scene, target), Some((Fate::Sunk, By::Ship(MINE))), "L-154, D-09");
    let plain = scene.game.options.with(Key::Natural12, 0).expect("an option");
    scene.game.options = plain;
    assert!(!scene.game.aim_of(&scene.game.salvo).natural_twelve, "L-138: an option");
}

#[test]
fn a_crew_shot_to_the_last_sinks_a_seat() {
    let mut scene = sea(1);
    scene.run(|game, log| game.lose_crew(ME, 1, By::Event, Rule(406), log));
    assert_eq!(fate(&scene, MINE), Some((Fate::Sunk, By::Event)), "L-154");
    assert_eq!(scene.board(ME).company.crew, 0, "L-165");
}

#[test]
fn doctors_keep_some_and_a_lieutenant_stands_in_for_one() {
    let mut scene = sea(6);
    hires(&mut scene, ME, &[U::Doctor]);
    scene.run(|game, log| game.lose_crew(ME, 3, By::Event, Rule(406), log));
    assert_eq!(scene.board(ME).company.crew, 4, "L-324");
    hires(&mut scene, ME, &[U::Lieutenant]);
    scene.run(|game, log| game.lose_crew(ME, 3, By::Event, Rule(406), log));
    assert_eq!(scene.board(ME).company.crew, 3, "L-328: one per crew loss");
    scene.run(|game, log| game.lose_crew(ME, 1, By::Event, Rule(406), log));
    assert_eq!(scene.board(ME).company.crew, 3, "L-324: never below nothing");
}

#[test]
fn a_lieutenant_stands_in_for_an_informer() {
    let mut scene = Scene::expert(2).at_port(1);
    hires(&mut scene, ME, &[U::Informer, U::Lieutenant]);
    scene.call(1).act(A::TakeMission);
    assert_eq!(scene.game.drawn.len(), 5, "L-319, L-328: one per mission draw");
}
