//! Damage, destruction, spoils and wrecks (2.12 to 2.14).

use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::Question;
use crate::battle::destruction::Fate;
use crate::board::damage::Damage;
use crate::event::Event;
use crate::{By, Cell, Dir, Good, Goods, Key, Nation, Options, Pc, Rule, Ship};

const N: Dir = Dir::NORTH;
const ME: Pc = Pc(0);
const YOU: Pc = Pc(1);
const MINE: Ship = Ship::Pc(ME);
const YOURS: Ship = Ship::Pc(YOU);

/// Spanish: 4000 doubloons, four silver and a clue; 15 damage sink her.
const GALLEON: u8 = 15;
/// Dutch: two tea; 8 damage sink her.
const DUTCH: u8 = 5;

fn two() -> Scene {
    let mut scene = Scene::light();
    scene.pc(ME, Cell::CENTRE, N);
    scene.pc(YOU, Cell::new(2, 0), N);
    scene
}

fn hit(scene: &mut Scene, ship: Ship, kind: Damage, n: u8, by: By) {
    scene.run(|game, log| game.hurt(ship, kind, n, by, Rule(140), log));
}

fn by(ship: Ship) -> By {
    By::Ship(ship)
}

fn everything(scene: &Scene) -> Goods {
    let game = &scene.game;
    let holds = game.pcs().map(|pc| game.board(pc).hold.goods());
    let afloat = game.loose.iter().map(|loose| loose.goods);
    let cards = game.npcs.iter().map(|npc| npc.goods);
    holds.chain(afloat).chain(cards).fold(game.markets.supply, Goods::plus)
}

fn went_down(scene: &Scene, ship: Ship) -> Option<(Fate, By)> {
    scene.told.iter().find_map(|event| match event {
        Event::Destroyed { ship: down, how, by, .. } if *down == ship => Some((*how, *by)),
        _ => None,
    })
}

#[test]
fn goods_under_water_float_and_goods_under_fire_are_lost() {
    let mut scene = two();
    let supply = scene.game.markets.supply;
    let hold = &mut scene.game.board_mut(ME).hold;
    assert!(hold.stow_all(Goods::of(Good::Tea, 13)).is_empty());
    hit(&mut scene, MINE, Damage::Water, 2, by(YOURS));
    assert_eq!(scene.game.loose[0].goods, Goods::of(Good::Tea, 2), "L-141");
    hit(&mut scene, MINE, Damage::Fire, 2, by(YOURS));
    assert_eq!(scene.game.markets.supply[Good::Tea], supply[Good::Tea] + 2, "L-142");
    assert_eq!(scene.game.board(ME).hold.good(Good::Tea), 9);
    assert_eq!(scene.game.board(ME).hit_by, Some(YOURS), "L-158");
}

#[test]
fn whoever_sinks_a_ship_takes_her_money_half_her_goods_her_clue_and_a_fame() {
    let mut scene = two();
    let ship = scene.npc(GALLEON, YOU, Cell::new(0, 3), N);
    let gained = scene.game.take_from_supply(Goods::of(Good::Silver, 3));
    (scene.game.npc_mut(0).money, scene.game.npc_mut(0).goods) = (1000, gained);
    let all = everything(&scene);
    hit(&mut scene, ship, Damage::Water, 15, by(MINE));
    assert_eq!(went_down(&scene, ship), Some((Fate::Sunk, by(MINE))), "L-153");
    let silver = Goods::of(Good::Silver, 3);
    assert_eq!(scene.asked(), Question::Loading { goods: silver }, "L-155: half of 4 + 3");
    scene.act(A::LoadAll);
    assert_eq!(scene.list(), [Nation::England, Nation::Pirates].map(A::Nation), "L-155, L-247");
    scene.act(A::Nation(Nation::England));
    let board = scene.game.board(ME);
    assert_eq!((board.money, board.fame, board.clues), (3000 + 5000, 1, 1), "L-155, L-237");
    assert_eq!(board.hold.goods(), silver);
    assert_eq!(everything(&scene), all, "L-012, L-161");
    assert!(scene.heard(|event| matches!(event, Event::Follows { npc: 0 })), "L-162");
    let npc = scene.game.npc(0);
    assert!(!npc.up && npc.cell.is_none() && npc.water == 0 && npc.of == YOU, "L-162");
    assert!(scene.game.npc_deck.boxed.contains(&GALLEON), "L-162: to the box");
}

#[test]
fn goods_that_do_not_fit_float_beside_the_winner() {
    let mut scene = two();
    let ship = scene.npc(GALLEON, YOU, Cell::new(0, 3), N);
    scene.game.board_mut(ME).hold.stow_all(Goods::of(Good::Wood, 12));
    hit(&mut scene, ship, Damage::Water, 15, by(MINE));
    assert!(!scene.offers(A::LoadAll), "L-160: two silver, room for one");
    scene.act(A::Load(Good::Silver)).act(A::Done);
    let afloat = scene.game.loose[0];
    assert_eq!((afloat.cell, afloat.goods), (Cell::CENTRE, Goods::of(Good::Silver, 1)), "L-160");
}

#[test]
fn a_winner_off_the_map_has_no_hold_for_goods() {
    let mut scene = two();
    let ship = scene.npc(GALLEON, YOU, Cell::new(0, 3), N);
    (scene.game.npc_mut(0).water, scene.game.npc_mut(0).fire) = (11, 3);
    scene.game.npc_mut(0).hit_by = Some(YOURS);
    (scene.game.board_mut(YOU).attacked, scene.game.board_mut(YOU).cell) = (Some(ship), None);
    let all = everything(&scene);
    scene.run(|game, log| game.spread_fire(ship, log));
    let board = scene.game.board(YOU);
    assert_eq!((board.fame, board.money, board.hold.goods()), (1, 7000, Goods::NONE), "L-172");
    assert_eq!(everything(&scene), all, "L-161");
    assert!(matches!(scene.asked(), Question::Nation(_)), "L-158, L-247");
}

#[test]
fn a_burnt_ship_leaves_no_goods() {
    let mut scene = two();
    let ship = scene.npc(GALLEON, YOU, Cell::new(0, 3), N);
    hit(&mut scene, ship, Damage::Fire, 15, by(MINE));
    assert_eq!(went_down(&scene, ship), Some((Fate::Burnt, by(MINE))), "L-153");
    assert!(!matches!(scene.asked(), Question::Loading { .. }), "L-157");
    assert_eq!((scene.game.board(ME).money, scene.game.board(ME).fame), (7000, 1), "L-157");
}

#[test]
fn whoever_sinks_a_seats_ship_takes_half_its_goods_and_never_its_money() {
    let mut scene = two();
    scene.game.board_mut(YOU).hold.stow_all(Goods::new([3, 0, 0, 1, 0, 0]));
    let all = everything(&scene);
    hit(&mut scene, YOURS, Damage::Water, 9, by(MINE));
    let half = Goods::new([1, 0, 0, 1, 0, 0]);
    assert_eq!(scene.asked(), Question::Loading { goods: half }, "L-156");
    scene.act(A::LoadAll);
    assert_eq!((scene.game.board(ME).fame, scene.game.board(ME).money), (1, 3000), "L-156");
    assert_eq!(scene.game.board(YOU).money, 3000, "L-156, L-166");
    assert_eq!(everything(&scene), all, "L-161, L-165");
}

#[test]
fn a_destroyed_ship_loses_her_goods_and_comes_back_with_water_in_her_hold() {
    let mut scene = Scene::light();
    scene.tiles(&[(19, 0), (11, 0)]);
    scene.pc(ME, scene.on(19, 0), N);
    scene.pc(YOU, scene.on(11, 0), N);
    let board = scene.game.board_mut(YOU);
    board.hold.stow_all(Goods::of(Good::Tea, 4));
    (board.chain, board.clues, board.bought) = (3, 1, 0b10);
    hit(&mut scene, YOURS, Damage::Fire, 9, by(MINE));
    let board = scene.game.board(YOU);
    assert_eq!(
        (board.cell, board.chain, board.hold.goods()),
        (None, 0, Goods::NONE),
        "L-165, L-172"
    );
    assert_eq!((board.hold.water(), board.hold.fire()), (2, 0), "L-167: two damage icons");
    assert_eq!((board.hold.cannons(), board.clues, board.bought), (2, 1, 0b10), "L-166");
    assert_eq!(board.destroyed, 1, "L-168");
    scene.act(A::EndTurn);
    assert!(scene.game.board(YOU).cell.is_some(), "L-170: back on a D20 place");
    assert_eq!(scene.asked(), Question::Heading, "L-170");
}

#[test]
fn the_third_destruction_costs_a_fame() {
    let mut scene = two();
    let spaniard = scene.npc(3, YOU, Cell::new(0, 3), N);
    let board = scene.game.board_mut(ME);
    (board.destroyed, board.fame) = (2, 3);
    board.reputation[Nation::Spain] = -2;
    hit(&mut scene, MINE, Damage::Water, 9, by(spaniard));
    let board = scene.game.board(ME);
    assert_eq!(board.reputation[Nation::Spain], -1, "S-25, L-164");
    assert_eq!((board.destroyed, board.fame), (0, 2), "S-25, L-168");
    let each = Options::default().with(Key::DestroyedLimit, 2).expect("every time");
    let mut scene = Scene::open_sea(each);
    scene.pc(ME, Cell::CENTRE, N);
    scene.game.board_mut(ME).fame = 1;
    hit(&mut scene, MINE, Damage::Water, 9, By::Storm);
    assert_eq!((scene.game.board(ME).destroyed, scene.game.board(ME).fame), (0, 0), "L-168");
}

#[test]
fn ships_that_sail_by_themselves_take_money_alone() {
    let mut scene = two();
    let hunter = scene.npc(3, YOU, Cell::new(0, 3), N);
    let prey = scene.npc(DUTCH, YOU, Cell::new(0, 4), N);
    scene.game.npc_mut(1).money = 1000;
    hit(&mut scene, prey, Damage::Water, 8, by(hunter));
    assert_eq!(scene.game.npc(0).money, 2000, "L-159: 1000 printed and 1000 gained");
    hit(&mut scene, MINE, Damage::Water, 9, by(hunter));
    assert_eq!(scene.game.npc(0).money, 3000, "L-159: 1000 from the supply");
    assert_eq!((scene.game.board(ME).fame, scene.game.board(YOU).fame), (0, 0), "L-163");
}

#[test]
fn fire_spreads_at_the_end_of_a_ships_own_turn() {
    let mut scene = two();
    hit(&mut scene, MINE, Damage::Fire, 6, by(YOURS));
    hit(&mut scene, YOURS, Damage::Fire, 2, by(MINE));
    scene.act(A::EndTurn);
    assert_eq!(scene.game.board(ME).hold.fire(), 8, "L-147");
    scene.act(A::EndTurn);
    assert_eq!(scene.game.board(YOU).hold.fire(), 2, "L-147: a third of two");
    let mut scene = two();
    scene.game.board_mut(ME).bought = 1 << 2;
    assert_eq!(scene.game.carpenters(MINE), 1);
    scene.game.board_mut(ME).hold.suffer(Damage::Fire, 6);
    scene.act(A::EndTurn);
    assert_eq!(scene.game.board(ME).hold.fire(), 7, "D-19: carpenters put some of it out");
}

/// The first seat's ship burns at the end of its turn; the second hit her last.
fn burning(attacked: Option<Ship>) -> Scene {
    let mut scene = two();
    hit(&mut scene, MINE, Damage::Fire, 7, by(YOURS));
    scene.game.board_mut(YOU).attacked = attacked;
    scene.game.board_mut(ME).joined = crate::Flags::of(Nation::England);
    scene.act(A::EndTurn);
    scene
}

#[test]
fn a_ship_that_burns_down_rewards_whoever_hit_her_last_and_has_attacked_nobody_since() {
    let scene = burning(Some(Ship::Npc(0)));
    assert_eq!(went_down(&scene, MINE), Some((Fate::Burnt, By::Fire)), "S-26, L-150");
    assert_eq!(scene.game.board(YOU).fame, 0, "S-26, L-158, D-36");
    let scene = burning(Some(MINE));
    let board = scene.game.board(YOU);
    assert_eq!((board.fame, board.reputation[Nation::England]), (1, -1), "L-158, L-242");
    assert_eq!(scene.asked(), nation_of(&[Nation::Spain, Nation::France, Nation::Pirates]));
}

fn nation_of(nations: &[Nation]) -> Question {
    let among = nations.iter().copied().collect();
    Question::Nation(crate::Choice { among, n: 1, rule: 247 })
}

#[test]
fn a_ship_that_replaces_another_has_not_hit_anybody() {
    let mut scene = two();
    let ship = scene.npc(DUTCH, YOU, Cell::new(0, 3), N);
    hit(&mut scene, MINE, Damage::Fire, 2, by(ship));
    scene.game.board_mut(YOU).attacked = Some(ship);
    hit(&mut scene, ship, Damage::Water, 8, By::Storm);
    assert_eq!(
        (scene.game.board(ME).hit_by, scene.game.board(YOU).attacked),
        (None, None),
        "L-158"
    );
}

#[test]
fn nobody_is_rewarded_for_what_fortresses_storms_and_monsters_do() {
    for cause in [By::Fortress(5), By::Storm, By::Kraken, By::Event, By::Own] {
        let mut scene = two();
        scene.game.board_mut(YOU).reputation[Nation::Spain] = -2;
        let galleon = scene.npc(GALLEON, YOU, Cell::new(0, 3), N);
        scene.run(|game, log| {
            game.destroy(galleon, cause, log);
            game.destroy(YOURS, cause, log);
        });
        assert!(went_down(&scene, galleon).is_some() && went_down(&scene, YOURS).is_some());
        let [me, you] = [ME, YOU].map(|pc| scene.game.board(pc));
        assert_eq!((me.fame, me.money, you.fame), (0, 3000, 0), "L-163");
        assert_eq!(you.reputation[Nation::Spain], -2, "L-164, D-58: only by a ship");
    }
}

#[test]
fn a_ship_that_leaves_the_game_makes_room_for_another() {
    let mut scene = two();
    let galleon = scene.npc(GALLEON, YOU, Cell::new(0, 3), N);
    scene.run(|game, log| game.destroy(galleon, By::Nobody, log));
    assert!(scene.heard(|event| matches!(event, Event::Left { npc: 0, card: GALLEON })), "D-95");
    assert!(went_down(&scene, galleon).is_none() && !scene.game.npc(0).up, "L-162, L-211");
}

#[test]
fn a_scuttled_ship_ends_her_turn() {
    let mut scene = two();
    scene.game.board_mut(ME).hold.stow_all(Goods::of(Good::Tea, 5));
    scene.spot(Cell::CENTRE, crate::content::Spot::bank(2));
    scene.act(A::Scuttle);
    assert_eq!(went_down(&scene, MINE), Some((Fate::Sunk, By::Own)), "L-088");
    assert_eq!(scene.game.asked().pc, YOU, "L-052");
    assert_eq!(scene.game.board(YOU).fame, 0, "L-088, L-163");
}

#[test]
fn a_ship_sunk_under_way_sails_no_farther() {
    let mut scene = two();
    scene.pc(YOU, Cell::CENTRE.to(N), N);
    scene.game.board_mut(ME).hold.suffer(Damage::Water, 8);
    scene.game.board_mut(YOU).fittings.cannon_upgrades = 4;
    scene.game.board_mut(YOU).level = 3;
    scene.act(A::Step(N));
    let fire = scene.list()[1];
    scene.act(fire);
    assert!(went_down(&scene, MINE).is_some(), "L-086");
    assert_eq!((scene.game.board(ME).cell, scene.game.turn.pc), (None, YOU), "L-052, L-172");
}

#[test]
fn every_first_ship_comes_back_with_two_damage() {
    let icons = (0..4).map(|board| {
        let mut scene = Scene::open_sea(Options::light(4).expect("four"));
        scene.pc(Pc(board), Cell::CENTRE, N);
        scene.run(|game, log| game.destroy(Ship::Pc(Pc(board)), By::Event, log));
        scene.game.board(Pc(board)).hold.water()
    });
    assert!(icons.into_iter().all(|icons| icons == 2), "L-058, L-167: level 1, draft 2");
}
