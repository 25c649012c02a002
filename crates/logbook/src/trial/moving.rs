//! Movement, picking up, exploring (2.3, 2.5, 2.6, 2.8, 2.18).

use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::Question;
use crate::content::Spot;
use crate::event::Event;
use crate::sea::adrift::{Adrift, Token};
use crate::{Cell, Dir, Good, Goods, Pc};

const N: Dir = Dir::NORTH;
const SE: Dir = Dir::new(2);
const S: Dir = Dir::new(3);

/// One ship alone on the open sea.
fn alone() -> Scene {
    let mut scene = Scene::light();
    scene.pc(Pc(0), Cell::CENTRE, N);
    scene
}

fn left(scene: &Scene) -> u8 {
    scene.game.points_left(Pc(0))
}

#[test]
fn a_turn_is_a_movement_and_an_action_or_two_actions() {
    let mut scene = alone();
    scene.pc(Pc(1), Cell::new(3, 0), N);
    assert!(scene.offers(A::Step(N)) && scene.offers(A::EndTurn), "L-045, L-048");
    scene.act(A::Step(N)).act(A::Stop);
    assert!(!scene.offers(A::Step(N)) && !scene.offers(A::Turn(S)), "L-045: one movement");
    assert_eq!(scene.game.turn.slots, 1);
    scene.act(A::EndTurn);
    assert_eq!(scene.game.turn.pc, Pc(1), "L-010: the next in turn order");
}

#[test]
fn the_first_step_may_go_anywhere_and_later_ones_only_forward() {
    let mut scene = alone();
    assert!(Dir::ALL.into_iter().all(|dir| scene.offers(A::Step(dir))), "L-074");
    scene.act(A::Step(SE));
    let open: Vec<_> = Dir::ALL.into_iter().filter(|dir| scene.offers(A::Step(*dir))).collect();
    assert_eq!(open, [Dir::new(1), SE, S], "L-077: bow and front sides of the new heading");
}

#[test]
fn the_first_step_fixes_the_allowance_and_each_step_costs_a_point() {
    let mut scene = alone();
    let astern = scene.game.allowance(Pc(0), S);
    let ahead = scene.game.allowance(Pc(0), N);
    assert!(ahead > astern, "L-074: going astern costs yaw");
    scene.act(A::Step(N));
    assert_eq!(left(&scene), ahead - 1, "L-078");
    scene.game.weather.wind = Some(S);
    scene.game.board_mut(Pc(0)).chain = 3;
    scene.act(A::Step(N));
    assert_eq!(left(&scene), ahead - 2, "L-073: nothing changes it afterwards");
    let step = |event: &Event| matches!(event, Event::Step { spent: 1, left, allowance, .. } if allowance - left == 2);
    assert!(scene.heard(step));
}

#[test]
fn a_turn_on_the_spot_uses_the_movement() {
    let mut scene = alone();
    assert!(!scene.offers(A::Turn(N)), "L-082: another heading");
    scene.act(A::Turn(S));
    assert_eq!((scene.game.board(Pc(0)).heading, scene.game.turn.slots), (S, 1), "L-082");
    assert!(!scene.offers(A::Step(S)));
}

#[test]
fn land_the_unknown_and_shallow_banks_are_closed() {
    let mut scene = alone();
    scene.spot(Cell::CENTRE.to(N), Spot::COAST);
    scene.spot(Cell::CENTRE.to(S), Spot::bank(1));
    scene.spot(Cell::CENTRE.to(SE), Spot::bank(2));
    assert!(!scene.offers(A::Step(N)), "L-079: land");
    assert!(!scene.offers(A::Step(S)), "L-080: draft 2 on a bank of 1");
    assert!(scene.offers(A::Step(SE)), "L-080: draft 2 on a bank of 2");
    scene.game.board_mut(Pc(0)).hold.stow_all(Goods::of(Good::Tea, 5));
    assert!(!scene.offers(A::Step(SE)), "L-065, L-080: laden, she draws 3");
}

#[test]
fn another_ship_is_passed_only_where_there_is_a_way_on() {
    let mut scene = alone();
    scene.pc(Pc(1), Cell::CENTRE.to(N), N);
    let before = scene.game.allowance(Pc(0), N);
    scene.act(A::Step(N)).act(A::Keep);
    assert!(!scene.offers(A::Stop), "L-083: nobody stops on another ship");
    assert_eq!(left(&scene), before - 1);
    scene.act(A::Step(N));
    assert!(scene.offers(A::Stop));

    let mut shut = alone();
    shut.pc(Pc(1), Cell::CENTRE.to(N), N);
    for dir in [Dir::new(5), N, Dir::new(1)] {
        shut.spot(Cell::CENTRE.to(N).to(dir), Spot::COAST);
    }
    assert!(!shut.offers(A::Step(N)), "L-084: no free cell behind");
}

#[test]
fn a_ship_that_cannot_get_off_another_goes_back() {
    let mut scene = alone();
    scene.pc(Pc(1), Cell::CENTRE.to(N), N);
    scene.act(A::Step(N)).act(A::Keep);
    for dir in [Dir::new(5), N, Dir::new(1)] {
        scene.spot(Cell::CENTRE.to(N).to(dir), Spot::COAST);
    }
    scene.act(A::Layout(crate::board::hold::Policy::AgainstFire));
    assert_eq!(scene.game.board(Pc(0)).cell, Some(Cell::CENTRE), "D-93");
    assert!(scene.game.turn.sailing.is_none() && scene.game.turn.moved);
}

#[test]
fn a_stranded_ship_lightens_herself_or_is_scuttled() {
    let mut scene = alone();
    scene.game.board_mut(Pc(0)).hold.stow_all(Goods::of(Good::Tea, 5));
    scene.spot(Cell::CENTRE, Spot::bank(2));
    assert!(!scene.offers(A::Step(N)) && !scene.offers(A::Turn(S)), "L-088");
    assert!(scene.offers(A::Scuttle));
    scene.act(A::Jettison(Good::Tea)).act(A::Jettison(Good::Tea)).act(A::Jettison(Good::Tea));
    assert!(scene.offers(A::Step(N)) && !scene.offers(A::Scuttle), "L-088: light again");
}

#[test]
fn what_floats_is_picked_up_for_a_point() {
    let mut scene = alone();
    let cell = Cell::CENTRE;
    scene.game.float_goods(cell, Goods::of(Good::Wood, 2), None, &mut engine::Log::silent());
    let whole = left(&scene);
    scene.act(A::PickUp);
    assert_eq!(left(&scene), whole - 1, "L-195, L-081");
    assert!(matches!(scene.asked(), Question::Loading { .. }));
    scene.act(A::Load(Good::Wood)).act(A::Done);
    assert_eq!(scene.game.board(Pc(0)).hold.goods(), Goods::of(Good::Wood, 1));
    assert_eq!(scene.game.loose[0].goods, Goods::of(Good::Wood, 1), "L-195: the rest stays");
    assert!(scene.offers(A::Step(N)), "L-081: the first step is still to come");
}

#[test]
fn what_a_seat_throws_overboard_it_may_not_pick_up_in_the_same_turn() {
    let mut scene = alone();
    scene.game.board_mut(Pc(0)).hold.stow(Good::Silver);
    scene.act(A::Jettison(Good::Silver));
    assert!(!scene.offers(A::PickUp), "L-196");
    scene.act(A::JettisonCannon);
    assert_eq!(scene.game.board(Pc(0)).hold.cannons(), 1, "L-196: a cannon is lost");
    assert_eq!(scene.game.loose.len(), 1);
}

#[test]
fn the_sea_has_room_for_so_many_places_with_goods_and_the_oldest_give_way() {
    let mut scene = alone();
    let silent = &mut engine::Log::silent();
    let supply = scene.game.markets.supply[Good::Wood];
    let cells = crate::chart::within(Cell::CENTRE, 3).take(33);
    cells.for_each(|cell| scene.game.float_goods(cell, Goods::of(Good::Wood, 1), None, silent));
    assert_eq!(scene.game.loose.len(), 32);
    assert_eq!(scene.game.markets.supply[Good::Wood], supply + 1, "L-012: none is lost");
    scene.game.float_goods(Cell::CENTRE.to(N), Goods::of(Good::Tea, 1), Some(Pc(0)), silent);
    scene.game.let_drift();
    let north = scene.game.loose.iter().filter(|loose| loose.cell == Cell::CENTRE.to(N));
    assert_eq!(north.count(), 1, "L-196: what lies on a cell lies together");
}

#[test]
fn room_is_made_while_loading() {
    let mut scene = alone();
    let room = scene.game.board(Pc(0)).hold.room();
    scene.game.board_mut(Pc(0)).hold.stow_all(Goods::of(Good::Tea, room));
    scene.game.float_goods(Cell::CENTRE, Goods::of(Good::Oil, 1), None, &mut engine::Log::silent());
    scene.game.spend_point(Pc(0));
    scene.run(|game, _| game.offer_to_load(Pc(0), Goods::of(Good::Oil, 1)));
    assert!(!scene.offers(A::LoadAll) && !scene.offers(A::Load(Good::Oil)));
    scene.act(A::Dump(Good::Tea)).act(A::LoadAll);
    assert_eq!(scene.game.board(Pc(0)).hold.goods()[Good::Oil], 1, "L-197");
}

#[test]
fn three_barrels_make_a_fame_with_two_seats() {
    let mut scene = alone();
    scene.game.barrels.clear();
    let money = 11; // 1000 doubloons
    for _ in 0..3 {
        scene.game.adrift.push(Adrift {
            cell: Cell::CENTRE,
            what: Token::Barrel(money),
            left: None,
        });
    }
    scene.act(A::PickUp);
    let board = scene.game.board(Pc(0));
    assert_eq!((board.fame, board.tokens.len()), (1, 0), "L-104");
    assert_eq!(scene.game.barrels.len(), 3, "L-104: they go back");
}

#[test]
fn nobody_else_picks_up_a_counter() {
    let mut scene = alone();
    let what = Token::Counter { pc: Pc(1), mission: 37 };
    scene.game.adrift.push(Adrift { cell: Cell::CENTRE, what, left: None });
    assert!(!scene.offers(A::PickUp), "L-382");
}

#[test]
fn exploring_turns_over_the_nearest_tiles_in_sight() {
    let mut scene = Scene::light();
    scene.tiles(&[(19, 0), (11, 0)]);
    let cell = Cell::CENTRE.to(N).to(N);
    scene.pc(Pc(0), cell, N);
    let near = scene.game.explorable(cell);
    assert!(!near.is_empty(), "L-096: an edge of the map is in sight");
    scene.act(A::Explore);
    assert!(!scene.offers(A::Done), "L-096: at least one");
    scene.act(A::Reveal(near[0]));
    assert!(scene.game.chart.is_up(near[0]), "L-097");
    assert!(scene.heard(|event| matches!(event, Event::Revealed { by: Some(Pc(0)), .. })));
}

#[test]
fn a_tile_is_furnished_with_a_barrel_for_each_icon_and_flags_for_ports() {
    let mut scene = Scene::light();
    scene.tiles(&[(19, 0)]);
    let slot = 1;
    let tile = scene.game.tiles[slot as usize].tile.tile();
    let icons = tile.that(|spot| spot.has_barrel()).len();
    scene.run(|game, log| game.reveal(None, slot, log));
    assert_eq!(scene.game.adrift.len(), usize::from(icons), "L-015");
    for number in [5, 6, 21] {
        let mut scene = Scene::light();
        scene.tiles(&[(number, 0)]);
        let laid = scene.game.tiles[0];
        assert!(laid.port.is_some_and(|nation| nation.is_country()), "L-016, D-56");
        if laid.tile.tile().fort.is_some() {
            assert_eq!(laid.fort, laid.port, "L-017: on one island one flag");
        }
    }
}
