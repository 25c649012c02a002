//! Captured ships, and ships that board by themselves (2.17, 2.20).

use super::alongside::{
    ME, MERCHANT, MINE, N, PIRATE, YOU, YOURS, activate, count, fate, prey, rival, sea,
};
use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::Question;
use crate::battle::destruction::Fate;
use crate::board::damage::Damage;
use crate::content::{CardNo, MissionId, MissionKind};
use crate::event::Event;
use crate::missions::hand::Active;
use crate::{By, Cell, Good, Goods, Nation, Ship};

/// Answers whatever is asked until I am at my menu again.
fn finish(scene: &mut Scene) {
    while scene.asked() != Question::Menu {
        let list = scene.list();
        let all = list.contains(&A::LoadAll);
        scene.act(if all { A::LoadAll } else { list[0] });
    }
}

/// I take a merchant with four wounds.
fn capture(scene: &mut Scene, card: u8) -> Ship {
    let target = prey(scene, card);
    let crew = scene.game.npc(0).side().crew;
    scene.game.npc_mut(0).wounds = crew - 1;
    count(scene, MINE, target, [6, 1], [&[1; 6], &[1]]);
    target
}

#[test]
fn a_captor_takes_all_goods_the_reward_and_the_crew() {
    let mut scene = sea(6);
    let supply = scene.game.markets.supply;
    let target = prey(&mut scene, MERCHANT);
    let npc = scene.game.npc_mut(0);
    (npc.money, npc.wounds) = (1000, 3);
    npc.goods = Goods::of(Good::Silver, 1);
    scene.game.markets.supply[Good::Silver] -= 1;
    count(&mut scene, MINE, target, [6, 2], [&[1; 6], &[1; 2]]);
    assert_eq!(fate(&scene, target), Some((Fate::Captured, By::Ship(MINE))), "L-189");
    assert_eq!(
        (scene.board(ME).fame, scene.board(ME).money),
        (1, 6000),
        "L-188: 3000 + 1000 + 1000 + 1000"
    );
    assert_eq!(scene.asked(), Question::Prize { npc: 0 }, "L-190");
    scene.act(A::No);
    assert_eq!(scene.board(ME).company.crew, 8, "L-188: two come over");
    assert_eq!(scene.asked(), Question::Loading { goods: Goods::of(Good::Silver, 3) }, "L-188");
    scene.act(A::LoadAll);
    let aboard = scene.board(ME).hold.good(Good::Silver);
    assert_eq!(
        (aboard, scene.game.markets.supply[Good::Silver] + aboard),
        (3, supply[Good::Silver])
    );
    let rep = |scene: &Scene| scene.game.board(ME).reputation[Nation::Spain];
    assert_eq!(rep(&scene), -2, "L-188, L-241, L-242");
    assert_eq!(
        scene.asked(),
        Question::Nation(crate::ask::Choice {
            among: scene.game.war().thankful(crate::Flags::of(Nation::Spain)),
            n: 1,
            rule: 247,
        }),
        "L-247"
    );
    finish(&mut scene);
    assert!(scene.game.npc_deck.boxed.contains(&MERCHANT), "L-190");
}

#[test]
fn a_captured_ship_is_sailed_with_her_damage_and_ones_own_cargo() {
    let mut scene = sea(6);
    scene.load(Goods::of(Good::Tea, 3));
    scene.board(ME).hold.suffer(Damage::Fire, 1);
    scene.board(ME).fittings.sails = 2;
    let target = prey(&mut scene, 19);
    let npc = scene.game.npc_mut(0);
    (npc.water, npc.fire, npc.wounds) = (2, 1, npc.side().crew - 1);
    count(&mut scene, MINE, target, [6, 1], [&[1; 6], &[1]]);
    scene.act(A::Yes);
    let board = scene.board(ME);
    assert_eq!((board.card(), board.level), (Some(CardNo::new(19)), 2), "L-191");
    assert_eq!((board.hold.water(), board.hold.fire()), (2, 1), "L-191");
    assert_eq!((board.hold.cannons(), board.hold.good(Good::Tea)), (2, 2), "L-191");
    assert_eq!((board.fittings.sails, board.fame), (2, 2), "L-070, L-191");
    finish(&mut scene);
    let boxed = &scene.game.npc_deck.boxed;
    assert!(boxed.contains(&1) && !boxed.contains(&19), "L-190, L-191");
}

#[test]
fn a_ship_too_great_or_too_damaged_is_not_sailed() {
    let mut scene = sea(6);
    capture(&mut scene, 30);
    assert!(
        !scene.told.is_empty() && scene.asked() != Question::Prize { npc: 0 },
        "L-190: level 3"
    );
    let mut scene = sea(6);
    let target = prey(&mut scene, 2);
    let npc = scene.game.npc_mut(0);
    (npc.water, npc.wounds) = (9, npc.side().crew - 1);
    count(&mut scene, MINE, target, [6, 1], [&[1; 6], &[1]]);
    assert_ne!(scene.asked(), Question::Prize { npc: 0 }, "L-149: she would sink under her captor");
    let mut scene = sea(6);
    scene.board(ME).company.of_cards = false;
    capture(&mut scene, MERCHANT);
    assert_ne!(scene.asked(), Question::Prize { npc: 0 }, "L-190: a board B seat");
}

fn mission(kind: MissionKind, number: u8) -> u8 {
    MissionId::new(kind, number).index() as u8
}

#[test]
fn a_captured_seats_missions_may_be_taken() {
    use MissionKind::{Rescue, Transport};
    let mut scene = sea(8);
    rival(&mut scene, 1);
    scene.board(YOU).hold.stow_all(Goods::of(Good::Tea, 3));
    scene.board(YOU).money = 9000;
    let (secret, open) = (mission(Rescue, 4), mission(Transport, 23));
    scene.game.missions.down.retain(|card| *card != secret && *card != open);
    let mut half = Active::new(secret);
    half.done = 1;
    scene.board(YOU).missions.push(half);
    scene.board(YOU).missions.push(Active::new(open));
    count(&mut scene, MINE, YOURS, [6, 1], [&[12; 6], &[1]]);
    assert_eq!(fate(&scene, YOURS), Some((Fate::Captured, By::Ship(MINE))), "L-189");
    assert_eq!(scene.asked(), Question::Loading { goods: Goods::of(Good::Tea, 3) }, "D-85");
    scene.act(A::LoadAll);
    assert_eq!(scene.asked(), Question::Captives { from: YOU }, "L-192: no swap");
    assert!(scene.heard(|event| matches!(event, Event::LaidOpen { pc: YOU, .. })), "D-87");
    assert_eq!(scene.list(), [A::Steal(0), A::Steal(1), A::Done], "5.3");
    scene.act(A::Steal(0)).act(A::Done);
    let mine = scene.board(ME).missions;
    assert_eq!(
        (mine.len(), mine[0].card, mine[0].done),
        (1, secret, 1),
        "L-192: with its progress"
    );
    assert!(scene.board(YOU).missions.is_empty() && scene.game.missions.spent.contains(&open));
    let board = scene.board(YOU);
    assert_eq!((board.cell, board.money, board.company.crew), (None, 9000, 0), "L-188, L-165");
    assert_eq!(scene.board(ME).money, 3000, "L-188: never its money");
    assert_eq!(scene.board(ME).fame, 1, "L-189: 1 in all");
}

#[test]
fn missions_of_capture() {
    use MissionKind::Personal;
    let mut scene = sea(8);
    scene.board(ME).missions.push(Active::new(mission(Personal, 5)));
    capture(&mut scene, MERCHANT);
    finish(&mut scene);
    assert!(scene.heard(|event| matches!(event, Event::Validated { stage: 0, .. })), "L-362");
    let mut scene = sea(8);
    scene.board(ME).missions.push(Active::new(mission(Personal, 4)));
    let target = capture(&mut scene, MERCHANT);
    assert_eq!(scene.asked(), Question::Spoils { of: target }, "L-361");
    assert_eq!(scene.list(), [A::TakeSpoils, A::TakeNone], "5.3");
    scene.act(A::TakeNone);
    finish(&mut scene);
    let board = scene.board(ME);
    assert_eq!(
        (board.money, board.fame, board.company.crew),
        (3000, 3, 8),
        "L-361: 1 + 1 + 1 fame"
    );
    let mut scene = sea(8);
    scene.board(ME).missions.push(Active::new(mission(Personal, 4)));
    capture(&mut scene, MERCHANT);
    scene.act(A::TakeSpoils);
    finish(&mut scene);
    assert_eq!(scene.board(ME).completed.len(), 0, "L-361");
    let mut scene = sea(8);
    scene.board(ME).missions.push(Active::new(mission(MissionKind::Rescue, 4)));
    capture(&mut scene, MERCHANT);
    finish(&mut scene);
    assert_eq!(scene.board(ME).missions[0].x, crate::Flags::of(Nation::Spain), "L-383");
}

#[test]
fn a_ship_that_sails_by_herself_captures_too() {
    let mut scene = sea(2);
    scene.load(Goods::of(Good::Tea, 2));
    scene.board(ME).reputation[Nation::Pirates] = -2;
    let pirate = prey(&mut scene, PIRATE);
    scene.game.npc_mut(0).wounds = 3;
    count(&mut scene, pirate, MINE, [7, 2], [&[1; 7], &[1; 2]]);
    assert_eq!(fate(&scene, MINE), Some((Fate::Captured, By::Ship(pirate))), "L-187");
    let npc = *scene.game.npc(0);
    assert_eq!((npc.money, npc.wounds, npc.goods), (1000, 1, Goods::NONE), "L-187");
    let board = scene.board(ME);
    assert_eq!((board.cell, board.reputation[Nation::Pirates]), (None, -1), "L-164, L-187");
}

#[test]
fn three_are_needed_against_the_last_one() {
    for (party, taken) in [(2, false), (3, true)] {
        assert_eq!(crate::battle::melee::is_taken(party, 1), taken, "S-34");
    }
}

#[test]
fn a_boarder_comes_alongside_and_boards_before_she_shoots() {
    let mut scene = Scene::expert(2);
    scene.pc(ME, Cell::CENTRE, N);
    scene.board(ME).company.crew = 8;
    scene.npc(PIRATE, ME, Cell::new(0, -4), N);
    activate(&mut scene);
    let melee = scene.heard(|event| matches!(event, Event::Boarded { target: MINE, party: 7, .. }));
    assert!(melee, "S-09, L-230");
    assert!(
        !scene.heard(|event| matches!(event, Event::Shot { .. })),
        "S-09: two actions are done"
    );
    let mut scene = Scene::open_sea(crate::Options::standard(2).expect("a table"));
    scene.pc(ME, Cell::CENTRE, N);
    scene.npc(PIRATE, ME, Cell::new(0, -4), N);
    activate(&mut scene);
    assert!(scene.heard(|event| matches!(event, Event::Shot { .. })), "S-09: without a crew");
}

#[test]
fn a_boarder_makes_for_a_flank_and_lies_flank_to_flank() {
    for start in [Cell::new(0, -5), Cell::new(0, 5), Cell::new(4, -2)] {
        let mut scene = Scene::expert(2);
        scene.pc(ME, Cell::CENTRE, N);
        scene.board(ME).company.crew = 8;
        let pirate = scene.npc(PIRATE, ME, start, N);
        activate(&mut scene);
        let boarded = scene.heard(|event| matches!(event, Event::Boarded { .. }));
        assert!(boarded, "L-223, L-228: from {start:?} to {:?}", scene.game.berth(pirate));
    }
}

#[test]
fn a_wounded_boarder_comes_with_fewer_and_heals_by_recruits() {
    let mut scene = Scene::expert(2);
    scene.pc(ME, Cell::CENTRE, N);
    scene.board(ME).company.crew = 8;
    scene.npc(PIRATE, ME, Cell::new(1, -1), N);
    scene.game.npc_mut(0).wounds = 5;
    activate(&mut scene);
    assert!(scene.heard(|event| matches!(event, Event::Boarded { party: 2, .. })), "L-180, D-15");
    let recruiter = CardNo::all().find(|card| card.npc().passives.recruit > 0).expect("one");
    let mut scene = Scene::expert(2);
    scene.npc(recruiter.number(), ME, Cell::CENTRE, N);
    scene.game.npc_mut(0).wounds = 3;
    activate(&mut scene);
    let healed = recruiter.npc().passives.recruit.min(3);
    assert_eq!(scene.game.npc(0).wounds, 3 - healed, "L-212, L-238");
}

#[test]
fn a_ship_under_a_grapnel_does_not_move() {
    let mut scene = Scene::expert(2);
    scene.pc(ME, Cell::CENTRE, N);
    scene.board(ME).company.crew = 8;
    let merchant = scene.npc(PIRATE, ME, Cell::new(1, 0), N);
    scene.board(ME).company.grappled = Some((merchant, scene.game.round));
    scene.board(ME).reputation[Nation::Pirates] = 5;
    activate(&mut scene);
    assert_eq!(scene.game.npc(0).cell, Some(Cell::new(1, 0)), "L-316");
}
