//! Attacks, return fire and fortresses (2.10, 2.11, L-085, L-086).

use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::Question;
use crate::battle::shot::Ammo;
use crate::board::damage::Damage;
use crate::content::{Ammunition, CrewUpgrade, Spot, TileId};
use crate::event::Event;
use crate::{By, Cell, Dir, Key, Nation, Options, Pc, Ship};

const N: Dir = Dir::NORTH;
const NE: Dir = Dir::new(1);
const SE: Dir = Dir::new(2);
const S: Dir = Dir::new(3);
const NW: Dir = Dir::new(5);
const ME: Pc = Pc(0);
const YOU: Pc = Pc(1);
const NORMAL: A = A::Ammo { ammo: Ammo::Normal, overcharge: false };
const AGAIN: A = A::Ammo { ammo: Ammo::Normal, overcharge: true };

/// Spanish, of defence 8, with two pennants of three dice.
const SPANIARD: u8 = 3;
/// Dutch, without guns.
const DUTCH: u8 = 5;
/// French, of defence 9.
const FRENCH: u8 = 8;

/// One ship in the middle of the open sea, heading north.
fn alone() -> Scene {
    let mut scene = Scene::light();
    scene.pc(ME, Cell::CENTRE, N);
    scene
}

/// So many cells from the middle.
fn off(dir: Dir, cells: u8) -> Cell {
    (0..cells).fold(Cell::CENTRE, |cell, _| cell.to(dir))
}

/// Gives a seat an upgrade printed on its board.
fn hires(scene: &mut Scene, pc: Pc, upgrade: CrewUpgrade) {
    let board = scene.game.board_mut(pc);
    let at = board.upgrades().position(|(_, printed, _)| printed.upgrade == upgrade);
    board.bought |= 1 << at.expect("printed on this board");
}

fn targets(scene: &Scene) -> Vec<Ship> {
    scene.game.targets(ME).to_vec()
}

fn shots(scene: &Scene) -> Vec<&Event> {
    scene.told.iter().filter(|event| matches!(event, Event::Shot { .. })).collect()
}

#[test]
fn targets_lie_on_a_flank_and_are_listed_by_distance_then_by_their_turn() {
    let mut scene = alone();
    scene.pc(YOU, off(SE, 2), N);
    let far = scene.npc(SPANIARD, ME, off(NW, 3), S);
    let near = scene.npc(DUTCH, YOU, off(NE, 1), S);
    let second = scene.npc(DUTCH, YOU, off(Dir::new(4), 2), S);
    scene.npc(SPANIARD, ME, off(N, 1), NE);
    scene.npc(SPANIARD, ME, off(S, 1), NE);
    assert_eq!(targets(&scene), [near, Ship::Pc(YOU), second, far], "L-125, L-127, 5.2");
    assert!(scene.offers(A::Shoot(far)) && scene.offers(A::Shoot(Ship::Pc(YOU))), "L-124");
}

#[test]
fn only_the_nao_on_the_flank_is_offered() {
    let mut scene = Scene::light();
    scene.tiles(&[(7, 0)]);
    let gunner = Cell::new(-2, 0);
    scene.pc(ME, gunner, N);
    scene.pc(YOU, Cell::new(-2, -2), SE);
    scene.npc(DUTCH, ME, Cell::new(0, 2), N);
    let mooring = Cell::new(1, 0);
    let nao = scene.npc(FRENCH, ME, mooring, S);
    assert!(scene.game.is_mooring(mooring) && gunner.distance(mooring) == 3);
    assert_eq!(targets(&scene), [], "L-128: 9 + 2 for the distance + 1 moored is not beaten by 12");
    scene.game.board_mut(ME).fittings.set(Ammunition::Explosive, true);
    assert_eq!(targets(&scene), [nao], "S-07, L-092, L-125, L-133");
}

#[test]
fn ships_out_of_reach_of_every_die_are_no_targets() {
    let mut scene = alone();
    let far = scene.npc(FRENCH, ME, off(SE, 4), SE);
    assert_eq!(targets(&scene), [], "L-128: 9 + 3");
    scene.game.board_mut(ME).fittings.long_guns = 1;
    assert_eq!(targets(&scene), [], "L-133: and it lies astern of her");
    scene.game.npc_mut(0).heading = N;
    assert_eq!(targets(&scene), [far], "L-303, D-55");
    scene.game.board_mut(ME).hold.suffer(Damage::Fire, 6);
    assert_eq!(targets(&scene), [], "L-129, L-143: no cannon is left");
}

#[test]
fn nobody_fires_from_a_mooring_or_in_fog_or_into_it() {
    let mut scene = alone();
    let target = scene.npc(DUTCH, ME, off(SE, 2), N);
    assert_eq!(targets(&scene), [target]);
    scene.game.weather.fog = Some(off(SE, 4));
    assert_eq!(targets(&scene), [], "L-125, L-398: into fog");
    scene.game.weather.fog = Some(off(NW, 2));
    assert_eq!(targets(&scene), [], "L-398: out of fog");
    scene.game.weather.fog = None;
    let chart = std::sync::Arc::make_mut(&mut scene.game.chart);
    chart.moor(TileId::new(1), off(S, 1), Cell::CENTRE);
    assert_eq!(targets(&scene), [], "L-125: moored");
}

#[test]
fn one_ammunition_is_chosen_for_the_whole_attack() {
    let mut scene = alone();
    let target = scene.npc(DUTCH, ME, off(SE, 1), N);
    scene.act(A::Shoot(target));
    assert_eq!((scene.asked(), scene.list()), (Question::Ammo, vec![NORMAL]), "L-130, 5.3");
    let mut scene = alone();
    let target = scene.npc(DUTCH, ME, off(SE, 1), N);
    hires(&mut scene, ME, CrewUpgrade::Overcharge);
    scene.game.board_mut(ME).fittings.set(Ammunition::Chain, true);
    scene.game.board_mut(ME).fittings.set(Ammunition::Incendiary, true);
    scene.act(A::Shoot(target));
    let listed = [Ammo::Normal, Ammo::Incendiary, Ammo::Chain];
    let each = listed.map(|ammo| [false, true].map(|overcharge| A::Ammo { ammo, overcharge }));
    assert_eq!(scene.list(), each.concat(), "L-306, L-317, 5.3");
}

#[test]
fn a_shot_rolls_a_die_a_cannon_and_its_damage_is_one_batch() {
    let mut scene = alone();
    let target = scene.npc(SPANIARD, ME, off(SE, 3), N);
    scene.game.board_mut(ME).fittings.cannon_upgrades = 1;
    scene.act(A::Shoot(target)).act(NORMAL);
    let [Event::Shot { dice, values, defence, water, .. }] = shots(&scene)[..] else {
        panic!("one shot")
    };
    assert_eq!((dice.len(), *defence), (2, 10), "L-129, L-133: 8 and two cells of distance");
    assert_eq!(values[..], [dice[0] + 1, dice[1]], "L-131, L-301");
    let points: u8 = values.iter().map(|value| value.saturating_sub(10)).sum();
    assert_eq!((points, scene.game.npc(0).water), (*water, *water), "L-134, L-135");
    assert_eq!(scene.game.turn.slots, 1, "L-045");
}

#[test]
fn gunners_reroll_misses_by_themselves_each_die_once() {
    let mut scene = alone();
    hires(&mut scene, ME, CrewUpgrade::Gunner);
    hires(&mut scene, ME, CrewUpgrade::Artillerist);
    let target = scene.npc(41, ME, off(SE, 1), N);
    scene.game.board_mut(ME).fittings.cannon_upgrades = 4;
    scene.game.board_mut(ME).level = 2;
    scene.act(A::Shoot(target)).act(NORMAL);
    let rolled = scene.told.iter().any(|event| matches!(event, Event::Rerolled { .. }));
    assert!(rolled, "L-310, L-312: 13 is hard to beat");
    assert_eq!(scene.game.salvo, Default::default(), "the attack is over");
}

#[test]
fn without_the_house_policy_the_seat_says_which_die() {
    let by_hand = Options::default().with(Key::AutoReroll, 0).expect("by hand");
    let mut scene = Scene::open_sea(by_hand);
    scene.pc(ME, Cell::CENTRE, N);
    hires(&mut scene, ME, CrewUpgrade::Artillerist);
    let target = scene.npc(SPANIARD, ME, off(SE, 1), N);
    scene.act(A::Shoot(target)).act(NORMAL);
    assert_eq!(scene.list(), [A::Reroll(0), A::Reroll(1), A::Keep], "5.3");
    scene.act(A::Reroll(1));
    assert_eq!(scene.list(), [A::Reroll(0), A::Keep], "L-132: once each");
    assert!(shots(&scene).is_empty());
    scene.act(A::Keep);
    assert_eq!(shots(&scene).len(), 1);
}

#[test]
fn two_dice_a_cannon_may_burst_it() {
    let mut burst = 0;
    for seed in 0..12 {
        let mut scene = alone();
        hires(&mut scene, ME, CrewUpgrade::Overcharge);
        scene.game.streams.dice = engine::Rng::new(seed);
        let target = scene.npc(15, ME, off(SE, 1), N);
        scene.act(A::Shoot(target)).act(AGAIN);
        let [Event::Shot { dice, .. }] = shots(&scene)[..] else { panic!("one shot") };
        assert_eq!(dice.len(), 4, "L-317");
        let low: Vec<u8> = dice.iter().copied().filter(|die| *die <= 2).collect();
        let hold = &scene.game.board(ME).hold;
        assert_eq!(hold.cannons(), 2 - (low.len() as u8).min(2), "L-317, D-35");
        assert_eq!(hold.fire(), low.iter().sum::<u8>(), "L-317: one batch of fire");
        burst += low.len();
    }
    assert!(burst > 0);
}

#[test]
fn a_ship_that_enters_the_cell_of_an_enemy_is_shot_at_once() {
    let mut scene = alone();
    let spaniard = scene.npc(SPANIARD, ME, off(N, 1), S);
    scene.act(A::Step(N));
    assert!(shots(&scene).is_empty(), "L-209: Spain has nothing against this seat");
    let mut scene = alone();
    scene.npc(SPANIARD, ME, off(N, 1), S);
    scene.game.board_mut(ME).reputation[Nation::Spain] = -1;
    scene.act(A::Step(N));
    let [Event::Shot { by, dice, defence, .. }] = shots(&scene)[..] else { panic!("one shot") };
    assert_eq!((*by, dice.len()), (By::Ship(spaniard), 3), "L-085: her strongest pennant");
    assert_eq!(*defence, scene.game.defence_of(Ship::Pc(ME)), "D-54: no bonus of position");
    assert_eq!(scene.game.board(ME).reputation[Nation::Spain], -1, "it was she who attacked");
    let mut scene = alone();
    scene.npc(1, ME, off(N, 1), S);
    scene.game.board_mut(ME).reputation[Nation::Spain] = -1;
    scene.act(A::Step(N));
    assert!(shots(&scene).is_empty(), "L-085: a merchant without guns");
}

#[test]
fn a_seat_whose_cell_is_entered_may_fire_and_that_is_an_attack() {
    let mut scene = alone();
    scene.pc(YOU, off(N, 1), N);
    scene.game.board_mut(ME).joined = crate::Flags::of(Nation::England);
    scene.act(A::Step(N));
    assert_eq!(scene.game.asked().pc, YOU, "L-086");
    assert_eq!(scene.list(), [A::Keep, NORMAL], "5.3");
    scene.act(NORMAL);
    let [Event::Shot { by, target, .. }] = shots(&scene)[..] else { panic!("one shot") };
    assert_eq!((*by, *target), (By::Ship(Ship::Pc(YOU)), Ship::Pc(ME)));
    let yours = scene.game.board(YOU);
    assert_eq!((yours.reputation[Nation::England], yours.attacked), (-1, Some(Ship::Pc(ME))));
    let mut scene = alone();
    scene.pc(YOU, off(N, 1), N);
    scene.act(A::Step(N)).act(A::Keep);
    assert!(shots(&scene).is_empty() && scene.game.asked().pc == ME, "L-086: it decides");
}

#[test]
fn passives_of_a_ship_that_sails_by_herself_hold_for_her_shots() {
    let fired = |card: u8, cells: u8| {
        let mut scene = alone();
        scene.npc(card, YOU, off(SE, cells), N);
        scene.run(|game, log| game.npc_fires(0, Ship::Pc(ME), 2, 3, log));
        let [Event::Shot { ammo, dice, values, defence, .. }] = shots(&scene)[..] else {
            panic!("one shot")
        };
        assert_eq!(values[0] - dice[0], 3, "L-229");
        (*ammo, *defence - scene.game.defence_of(Ship::Pc(ME)))
    };
    assert_eq!(fired(SPANIARD, 2), (Ammo::Normal, 1), "L-133");
    assert_eq!(fired(20, 2), (Ammo::Normal, 0), "L-238: range 1");
    assert_eq!(fired(46, 1), (Ammo::Incendiary, 0), "L-238");
}

/// The fortress of tile 5, Spain's, with cells of 2 and 4 dice in a row on a tile beside it.
fn fortress(reputation: i8) -> Scene {
    let mut scene = Scene::light();
    scene.tiles(&[(5, 0)]);
    scene.game.tiles[0].fort = Some(Nation::Spain);
    scene.game.era = 2;
    let start = scene.on(5, 18);
    scene.pc(ME, start, N);
    scene.spot(start.to(NW), Spot::under_guns(2));
    scene.spot(start.to(NW).to(NW), Spot::under_guns(4));
    scene.game.board_mut(ME).reputation[Nation::Spain] = reputation;
    scene
}

fn forts(scene: &Scene) -> Vec<(usize, u8)> {
    let of = |event: &Event| match event {
        Event::Fort { tile: 5, dice, era, .. } => Some((dice.len(), *era)),
        _ => None,
    };
    scene.told.iter().filter_map(of).collect()
}

#[test]
fn a_fortress_fires_at_each_cell_entered() {
    let mut scene = fortress(-1);
    scene.act(A::Step(NW)).act(A::Step(NW));
    assert_eq!(forts(&scene), [(2, 2), (4, 2)], "S-06, L-118, L-120, L-123");
    let harm: u8 = scene
        .told
        .iter()
        .map(|event| if let Event::Fort { damage, .. } = event { *damage } else { 0 })
        .sum();
    assert_eq!(scene.game.board(ME).hold.water(), harm, "L-121");
    let mut scene = fortress(0);
    scene.act(A::Step(NW));
    assert_eq!(forts(&scene), [], "L-118, L-122: nothing against a seat at 0");
}

#[test]
fn a_fortress_fires_at_ships_at_war_with_its_nation() {
    let mut scene = fortress(0);
    let cell = scene.on(5, 18).to(NW);
    let [english, french] = [10, FRENCH].map(|card| scene.npc(card, YOU, Cell::CENTRE, N));
    assert!(scene.game.is_under_guns(english, cell), "L-119, D-57");
    assert!(!scene.game.is_under_guns(french, cell), "L-119");
    scene.game.weather.fog = Some(scene.on(5, 8).to(N).to(N));
    assert!(!scene.game.is_under_guns(english, cell), "L-398: the fortress lies in fog");
}

#[test]
fn events_make_fortresses_stronger_and_reach_farther() {
    let mut scene = fortress(-1);
    scene.game.weather.in_play.push(18);
    scene.act(A::Step(NW));
    assert_eq!(forts(&scene), [(3, 3)], "L-407: a die more and one more on each");
    let mut scene = fortress(-1);
    let beside = scene.on(5, 15);
    assert!(!scene.game.is_under_guns(Ship::Pc(ME), beside.to(SE)));
    scene.game.weather.in_play.push(19);
    let near = scene.on(5, 17).to(S);
    assert!(near.distance(scene.on(5, 17)) == 1 && scene.game.chart.slot(near) != Some(0));
    assert!(scene.game.is_under_guns(Ship::Pc(ME), near), "L-408: on the tile beside it too");
}

#[test]
fn carpenters_work_on_every_attack() {
    let mut scene = alone();
    hires(&mut scene, ME, CrewUpgrade::Carpenter);
    scene.run(|game, log| {
        let rule = crate::Rule(118);
        game.hurt(Ship::Pc(ME), Damage::Water, 3, By::Fortress(5), rule, log);
        game.hurt(Ship::Pc(ME), Damage::Water, 1, By::Fortress(5), rule, log);
    });
    assert_eq!(scene.game.board(ME).hold.water(), 2, "L-140, L-148, L-309");
}

#[test]
fn chain_shot_takes_five_points_at_most() {
    let mut scene = alone();
    scene.npc(SPANIARD, YOU, off(SE, 1), N);
    for _ in 0..3 {
        scene.run(|game, log| {
            game.salvo = crate::battle::salvo::Salvo {
                by: By::Ship(Ship::Npc(0)),
                target: Ship::Pc(ME),
                ammo: Ammo::Chain,
                defence: 11,
                ..Default::default()
            };
            [12, 12, 3].into_iter().for_each(|die| game.salvo.dice.push(die));
            game.settle_dice(log);
        });
    }
    let board = scene.game.board(ME);
    assert_eq!((board.chain, board.hold.water()), (5, 0), "L-137, D-77");
    assert_eq!(board.hit_by, None, "L-137: it is no damage");
}
