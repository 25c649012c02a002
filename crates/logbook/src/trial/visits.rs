//! Visits in port, taverns, and purchases before the first turn (2.9, 2.22, 5.4).

use engine::{Game, Log, Rng};

use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::Question;
use crate::board::damage::Damage;
use crate::board::repair::Mend;
use crate::board::tracks::Fitting;
use crate::content::{Ammunition, CrewUpgrade, Row, ShipUpgrade, TileId};
use crate::event::{Event, Item};
use crate::state::Logbook;
use crate::{Dir, Good, Goods, Nation, Options, Pc};

const ME: Pc = Pc(0);
const CANNON: A = A::Fit(Fitting::Ship(ShipUpgrade::Cannon));

fn set(scene: &mut Scene, nation: Nation, value: i8) {
    scene.board(ME).reputation[nation] = value;
}

/// In the Dutch port of tile 1, with a tavern and goods to buy.
fn dutch() -> Scene {
    Scene::in_port(1)
}

#[test]
fn a_port_is_used_from_its_mooring() {
    let mut scene = dutch();
    assert!(scene.offers(A::Port(1)), "L-108");
    let beside = Dir::ALL.map(|dir| scene.mooring().to(dir));
    let sea = beside.into_iter().find(|cell| scene.game.chart.is_sea(*cell)).expect("open water");
    scene.pc(ME, sea, Dir::NORTH);
    assert!(!scene.offers(A::Port(1)), "L-108: only from there");
}

#[test]
fn who_is_not_wanted_cannot_use_the_mooring() {
    let mut scene = Scene::in_port(2);
    set(&mut scene, Nation::England, -2);
    assert!(scene.offers(A::Port(2)) && scene.game.is_at_yard(ME), "L-252: not yet");
    set(&mut scene, Nation::England, -3);
    assert!(!scene.offers(A::Port(2)), "L-115");
    assert!(!scene.game.is_at_yard(ME), "L-173: nor its yard");
}

#[test]
fn one_action_is_for_everything_a_port_has() {
    let mut scene = dutch();
    scene.stock(Nation::Holland, 3, 0);
    scene.stock(Nation::France, 0, 2);
    scene.board(ME).money = 20_000;
    scene.call(1);
    let (legal, contraband) =
        (A::Buy { market: Row::Legal, n: 3 }, A::Buy { market: Row::Contraband, n: 2 });
    scene.act(legal).act(contraband).act(A::Printed(0)).act(A::BuyFame);
    scene.act(A::TakeMission).act(A::KeepMission(0));
    let yard = [CANNON, A::BuyWood, A::SellWood, A::LevelUp];
    assert!(!yard.into_iter().any(|entry| scene.offers(entry)), "S-04: no shipyard");
    assert!(!scene.list().iter().any(|entry| matches!(entry, A::Sell { .. })), "S-04: no selling");
    scene.act(A::Done);
    assert_eq!((scene.asked(), scene.game.turn.slots), (Question::Menu, 1), "L-109");
    assert_eq!(scene.board(ME).hold.goods(), Goods::new([3, 0, 0, 2, 0, 0]), "S-04");
    assert!(scene.offers(A::Port(1)), "L-045: the same action twice");
}

#[test]
fn a_port_offers_the_services_printed_on_its_tile() {
    use crate::content::Service::{Buy, Sell, Shipyard, Tavern};
    for tile in TileId::all().filter(|tile| !tile.tile().optional) {
        let Some(port) = tile.tile().port else { continue };
        let mut scene = Scene::in_port(tile.number());
        scene.board(ME).money = 9000;
        scene.load(Goods::new([1, 1, 1, 1, 0, 0]));
        Nation::COUNTRIES.into_iter().for_each(|country| scene.stock(country, 4, 4));
        scene.call(tile.number());
        let list = scene.list();
        let has = |like: fn(&A) -> bool| list.iter().any(like);
        assert_eq!(list.contains(&A::BuyFame), port.services.has(Tavern), "L-110: {tile:?}");
        assert_eq!(list.contains(&A::BuyWood), port.services.has(Shipyard), "L-110: {tile:?}");
        assert_eq!(has(|entry| matches!(entry, A::Buy { .. })), port.services.has(Buy), "L-110");
        assert_eq!(has(|entry| matches!(entry, A::Sell { .. })), port.services.has(Sell), "L-110");
    }
}

#[test]
fn a_mission_is_taken_without_requirement() {
    let mut scene = dutch();
    set(&mut scene, Nation::Holland, -2);
    scene.call(1);
    assert!(scene.offers(A::TakeMission), "L-276");
    let mut yard = Scene::in_port(2);
    assert!(!yard.call(2).offers(A::TakeMission), "L-110: there is no tavern");
}

#[test]
fn an_expert_at_the_helm_adds_to_a_helmsman() {
    let mut scene = dutch();
    let board = scene.board(ME);
    (board.board, board.level, board.money) = (1, 3, 10_000);
    set(&mut scene, Nation::Holland, 3);
    scene.call(1).act(A::Printed(0)).act(A::Printed(6));
    assert_eq!(scene.board(ME).trim().helm, 2, "L-313, L-314");
}

#[test]
fn entries_come_in_the_order_of_the_rules() {
    let mut scene = Scene::in_port(8);
    set(&mut scene, Nation::France, 2);
    scene.board(ME).money = 40_000;
    scene.board(ME).fittings.set(Ammunition::Chain, true);
    scene.load(Goods::new([0, 0, 1, 1, 3, 1]));
    scene.board(ME).hold.suffer(Damage::Water, 1);
    scene.board(ME).chain = 1;
    scene.call(8);
    let mut list = scene.list();
    list.retain(|entry| *entry != A::TakeMission);
    let ship = |upgrade| Fitting::Ship(upgrade);
    let sale = |market, good, n, oil| A::Sell { market, good, n, oil };
    let (l, c) = (Row::Legal, Row::Contraband);
    let expected = [
        A::BuyFame,
        A::Printed(0),
        A::Printed(1),
        CANNON,
        A::Fit(ship(ShipUpgrade::CannonUpgrade)),
        A::Fit(ship(ShipUpgrade::Sails)),
        A::Fit(ship(ShipUpgrade::LongGuns)),
        A::Fit(Fitting::Ammo(Ammunition::Incendiary)),
        A::Fit(Fitting::Ammo(Ammunition::Explosive)),
        A::SellBack(ship(ShipUpgrade::Cannon)),
        A::SellBack(Fitting::Ammo(Ammunition::Chain)),
        A::BuyWood,
        A::SellWood,
        A::LevelUp,
        A::Mend(Mend::Water),
        A::Mend(Mend::Chain),
        sale(l, Good::Sugar, 1, 0),
        sale(l, Good::Sugar, 1, 1),
        sale(l, Good::Sugar, 2, 1),
        sale(c, Good::Cotton, 1, 0),
        sale(c, Good::Cotton, 1, 1),
        sale(c, Good::Cotton, 2, 1),
        A::Done,
    ];
    assert_eq!(list, expected, "5.4");
}

#[test]
fn a_visit_has_forty_entries_at_most() {
    let mut scene = Scene::in_port(2);
    scene.call(2);
    for _ in 0..20 {
        scene.act(CANNON).act(A::SellBack(Fitting::Ship(ShipUpgrade::Cannon)));
    }
    assert_eq!(scene.list(), [A::Done], "5.2");
}

#[test]
fn a_visit_ends_when_the_port_turns_against_the_seat() {
    let mut scene = Scene::in_port(2);
    scene.call(2);
    set(&mut scene, Nation::England, -3);
    scene.act(CANNON);
    assert_eq!((scene.asked(), scene.game.turn.visit), (Question::Menu, None), "L-115");
}

#[test]
fn a_native_port_has_neither_market_nor_access() {
    let mut scene = Scene::in_port(3);
    scene.board(ME).money = 40_000;
    scene.load(Goods::new([1, 1, 1, 1, 0, 1]));
    Nation::ALL.into_iter().for_each(|nation| set(&mut scene, nation, 4));
    scene.call(3);
    let list = scene.list();
    assert!(!list.iter().any(|entry| matches!(entry, A::Buy { .. } | A::Sell { .. })), "L-111");
    assert!(list.contains(&A::Printed(0)) && !list.contains(&A::Printed(1)), "L-111: access 0");
    assert!(list.contains(&CANNON) && !list.contains(&A::LevelUp), "L-287, L-297");
}

#[test]
fn a_fame_costs_eight_thousand_any_number_of_times() {
    let mut scene = dutch();
    scene.board(ME).money = 17_000;
    scene.call(1).act(A::BuyFame).act(A::BuyFame);
    assert_eq!((scene.board(ME).fame, scene.board(ME).money), (2, 1000), "L-275");
    assert!(!scene.offers(A::BuyFame));
}

#[test]
fn printed_upgrades_have_a_price_an_access_and_a_level() {
    let mut scene = dutch();
    scene.board(ME).money = 6000;
    scene.call(1);
    let printed = |scene: &Scene| -> Vec<u8> {
        let list = scene.list().into_iter();
        list.filter_map(|entry| if let A::Printed(at) = entry { Some(at) } else { None }).collect()
    };
    assert_eq!(printed(&scene), [0], "L-286, L-112: access 0");
    set(&mut scene, Nation::Holland, 2);
    assert_eq!(printed(&scene), [0, 1], "L-286: level 1");
    scene.board(ME).level = 2;
    assert_eq!(printed(&scene), [0, 1, 2, 3, 4]);
    scene.act(A::Printed(1));
    assert_eq!(printed(&scene), [0, 2, 3, 4], "L-286: each once");
    assert_eq!((scene.board(ME).count(CrewUpgrade::Helmsman), scene.board(ME).money), (1, 3000));
    assert_eq!(scene.board(ME).trim().helm, 1, "L-313");
    scene.board(ME).money = 2999;
    assert_eq!(printed(&scene), [0, 3, 4], "3000 for the carpenter");
    let told = |event: &Event| {
        matches!(event, Event::Purchase { item: Item::Printed(1), price: 3000, port: Some(1), .. })
    };
    assert!(scene.heard(told));
}

#[test]
fn the_third_and_the_sixth_printed_upgrade_bring_fame() {
    let mut scene = dutch();
    set(&mut scene, Nation::Holland, 4);
    (scene.board(ME).level, scene.board(ME).reached) = (3, 3);
    scene.board(ME).money = 30_000;
    scene.call(1);
    let fame = [6, 0, 3, 5, 1, 2, 4].map(|at| scene.act(A::Printed(at)).board(ME).fame);
    assert_eq!(fame, [0, 0, 1, 1, 1, 2, 2], "L-069");
}

#[test]
fn before_the_first_turn_only_money_buys() {
    let mut game = Logbook::new(&Options::default(), Rng::new(3), &mut Log::silent());
    for _ in 0..game.seats() {
        let mut list = Vec::new();
        game.legal_actions(&mut list);
        game.apply(list[0], &mut Log::silent());
    }
    let mut scene = Scene { game, told: Vec::new() };
    assert_eq!(scene.asked(), Question::FirstPurchases, "L-040");
    assert_eq!(scene.game.asked().pc, ME, "L-040: in turn order");
    let ship = |upgrade| A::Fit(Fitting::Ship(upgrade));
    let ammo = |ammo| A::Fit(Fitting::Ammo(ammo));
    let expected = [
        A::Printed(0),
        CANNON,
        ship(ShipUpgrade::CannonUpgrade),
        ship(ShipUpgrade::Sails),
        ammo(Ammunition::Incendiary),
        ammo(Ammunition::Explosive),
        ammo(Ammunition::Chain),
        A::BuyWood,
        A::Done,
    ];
    assert_eq!(scene.list(), expected, "L-040, D-59: no mission, no fame, nothing sold");
    scene.act(CANNON).act(A::BuyWood).act(CANNON);
    assert_eq!(scene.list(), [A::Done], "3000 is spent");
    let board = scene.board(ME);
    assert_eq!((board.hold.cannons(), board.hold.good(Good::Wood), board.cell), (4, 2, None));
    scene.act(A::Done).act(A::Done);
    assert_eq!(scene.asked(), Question::Heading, "L-041");
}

#[test]
fn a_port_is_left_behind_two_cells_from_its_mooring() {
    let mut scene = dutch();
    scene.board(ME).dealt_with = Some(1);
    let mooring = scene.mooring();
    let mut at = |distance: u8| {
        let far = (0..37).find_map(|slot| {
            crate::chart::field::Chart::cells(slot).find(|cell| cell.distance(mooring) == distance)
        });
        scene.board(ME).cell = far;
        scene.game.leave_port(ME);
        scene.board(ME).dealt_with
    };
    assert_eq!([at(0), at(1), at(2), at(1)], [Some(1), Some(1), None, None], "D-47");
    assert_eq!(scene.game.port_nation(TileId::new(1)), Some(Nation::Holland));
}
