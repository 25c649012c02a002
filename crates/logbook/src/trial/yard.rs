//! Shipyards: fittings, wood, the next level, repairs (2.15, 2.23, 2.24).

use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::Question;
use crate::board::damage::Damage;
use crate::board::hold::Hold;
use crate::board::layout::Layout;
use crate::board::repair::Mend;
use crate::board::tracks::Fitting;
use crate::content::{Ammunition, ShipUpgrade};
use crate::event::Event;
use crate::{Cell, Dir, Good, Goods, Nation, Pc};

const ME: Pc = Pc(0);

fn ship(upgrade: ShipUpgrade) -> Fitting {
    Fitting::Ship(upgrade)
}

/// Visiting the English port of tile 2, with a shipyard, and rich.
fn yard() -> Scene {
    let mut scene = Scene::in_port(2);
    scene.board(ME).money = 50_000;
    scene.call(2);
    scene
}

/// How many of a fitting can be bought one after the other.
fn most(scene: &mut Scene, fitting: Fitting) -> usize {
    (0..20)
        .take_while(|_| scene.offers(A::Fit(fitting)) && scene.act(A::Fit(fitting)).is_asking())
        .count()
}

impl Scene {
    fn is_asking(&self) -> bool {
        self.asked() == Question::Port
    }
}

#[test]
fn each_fitting_has_its_limit() {
    let mut scene = yard();
    scene.board(ME).money = 90_000;
    assert_eq!(most(&mut scene, ship(ShipUpgrade::Cannon)), 2, "L-057, L-300: 4 at level 1");
    assert_eq!(most(&mut scene, ship(ShipUpgrade::CannonUpgrade)), 4, "L-057, L-301");
    assert_eq!(most(&mut scene, ship(ShipUpgrade::Sails)), 2, "L-302: printed on the card");
    assert_eq!(most(&mut scene, ship(ShipUpgrade::LongGuns)), 3, "L-303");
    for ammo in [Ammunition::Incendiary, Ammunition::Explosive, Ammunition::Chain] {
        assert_eq!(most(&mut scene, Fitting::Ammo(ammo)), 1, "L-306, L-307, L-308");
    }
    assert_eq!(scene.board(ME).hold.firing(), 4, "L-129");
    assert_eq!(scene.board(ME).trim().sails, 2);
}

#[test]
fn without_a_crew_there_are_neither_boats_nor_cabins_nor_grapeshot() {
    let scene = yard();
    for fitting in
        [ship(ShipUpgrade::Boat), ship(ShipUpgrade::Cabin), Fitting::Ammo(Ammunition::Grapeshot)]
    {
        assert!(
            !scene.offers(A::Fit(fitting)) && !scene.offers(A::SellBack(fitting)),
            "{fitting:?}"
        );
    }
}

#[test]
fn a_cannon_wants_room_in_the_hold() {
    let mut scene = yard();
    scene.load(Goods::of(Good::Tea, 13));
    assert!(!scene.offers(A::Fit(ship(ShipUpgrade::Cannon))), "L-300: a cube in the hold");
    assert!(scene.offers(A::Fit(ship(ShipUpgrade::LongGuns))));
}

#[test]
fn buying_and_selling_back_never_earns_anything() {
    let mut scene = yard();
    (0..3).for_each(|_| _ = scene.act(A::Fit(ship(ShipUpgrade::CannonUpgrade))));
    for fitting in scene.game.fittings() {
        let before = (scene.board(ME).money, scene.board(ME).fame);
        scene.act(A::Fit(fitting)).act(A::SellBack(fitting));
        let board = scene.board(ME);
        assert_eq!((board.money, board.fame), before, "D-96, L-290: {fitting:?}");
        assert_eq!((board.hold.cannons(), board.fittings.cannon_upgrades), (2, 3));
    }
    scene.act(A::BuyWood).act(A::SellWood);
    assert_eq!(scene.board(ME).money, 44_000, "L-288: two for a thousand either way");
}

#[test]
fn what_covers_an_icon_of_fame_takes_it_along_when_it_leaves() {
    let mut scene = yard();
    (0..3).for_each(|_| _ = scene.act(A::Fit(ship(ShipUpgrade::LongGuns))));
    assert_eq!(scene.board(ME).fame, 1, "L-069: the third long gun");
    (0..4).for_each(|_| _ = scene.act(A::Fit(ship(ShipUpgrade::CannonUpgrade))));
    assert_eq!(scene.board(ME).fame, 2, "L-069: the fourth cannon upgrade");
    scene.act(A::SellBack(ship(ShipUpgrade::LongGuns)));
    assert_eq!(scene.board(ME).fame, 1, "L-069, D-04");
}

#[test]
fn a_damaged_cannon_is_not_taken_back() {
    let mut scene = yard();
    scene.board(ME).hold.suffer(Damage::Fire, 6);
    assert!(!scene.offers(A::SellBack(ship(ShipUpgrade::Cannon))), "L-143, L-290");
    assert!(!scene.offers(A::SellBack(ship(ShipUpgrade::Sails))), "there is none");
}

#[test]
fn wood_is_bought_and_sold_by_twos() {
    let mut scene = yard();
    scene.load(Goods::of(Good::Tea, 10));
    scene.act(A::BuyWood);
    assert_eq!(scene.board(ME).hold.good(Good::Wood), 2, "L-288");
    assert!(!scene.offers(A::BuyWood), "L-339: room for one only");
    scene.act(A::SellWood);
    assert!(!scene.offers(A::SellWood) && scene.offers(A::BuyWood));
    scene.game.markets.supply[Good::Wood] = 1;
    assert!(!scene.offers(A::BuyWood), "L-012");
    scene.game.markets.supply[Good::Wood] = 2;
    scene.board(ME).money = 999;
    assert!(!scene.offers(A::BuyWood));
}

#[test]
fn the_next_level_has_its_price_and_wants_access_two() {
    let mut scene = yard();
    scene.board(ME).reputation[Nation::England] = 1;
    assert!(!scene.offers(A::LevelUp), "L-297");
    scene.board(ME).reputation[Nation::England] = 2;
    scene.board(ME).money = 8999;
    assert!(!scene.offers(A::LevelUp), "L-297: the first board asks 9000");
    scene.board(ME).money = 22_000;
    scene.act(A::LevelUp);
    let board = scene.board(ME);
    assert_eq!((board.level, board.money, board.fame), (2, 13_000, 1), "L-070, L-297");
    assert_eq!(board.hold.layout(), Layout::new(2, 4), "L-055, L-071");
    assert_eq!((scene.game.era, scene.board(ME).hold.cannons()), (2, 2), "L-120");
    scene.act(A::LevelUp);
    assert_eq!((scene.board(ME).level, scene.board(ME).money, scene.board(ME).fame), (3, 1000, 2));
    scene.board(ME).money = 50_000;
    assert!(!scene.offers(A::LevelUp), "L-297: the last level printed");
}

#[test]
fn pirates_and_natives_build_no_larger_ships() {
    for tile in [3, 15] {
        let mut scene = Scene::in_port(tile);
        scene.board(ME).money = 50_000;
        Nation::ALL.into_iter().for_each(|nation| scene.board(ME).reputation[nation] = 4);
        scene.call(tile);
        assert!(scene.offers(A::BuyWood) && !scene.offers(A::LevelUp), "L-297: tile {tile}");
    }
}

#[test]
fn a_level_brings_fame_only_the_first_time() {
    let mut scene = yard();
    scene.board(ME).reputation[Nation::England] = 2;
    scene.board(ME).reached = 2;
    scene.act(A::LevelUp);
    assert_eq!((scene.board(ME).level, scene.board(ME).fame), (2, 0), "L-070");
}

#[test]
fn the_new_ship_is_whole() {
    let mut scene = yard();
    scene.board(ME).reputation[Nation::England] = 2;
    scene.load(Goods::of(Good::Sugar, 3));
    scene.board(ME).hold.suffer(Damage::Water, 4);
    scene.board(ME).chain = 2;
    scene.act(A::LevelUp);
    let board = scene.board(ME);
    assert_eq!((board.hold.damaged(), board.chain), (0, 0), "L-296");
    assert_eq!((board.hold.good(Good::Sugar), board.hold.cannons()), (3, 2), "L-071");
}

#[test]
fn what_does_not_fit_into_the_new_hold_goes_overboard() {
    let mut scene = yard();
    scene.board(ME).reputation[Nation::England] = 2;
    let mooring = scene.mooring();
    // A hold deeper than that of any ship printed on a board.
    scene.board(ME).hold = Hold::new(Layout::new(3, 6));
    scene.load(Goods::of(Good::Tea, 20));
    scene.act(A::LevelUp);
    assert_eq!(scene.board(ME).hold.goods(), Goods::of(Good::Tea, 18), "L-071");
    let loose = scene.game.loose[0];
    assert_eq!((loose.cell, loose.goods), (mooring, Goods::of(Good::Tea, 2)), "L-071: on its cell");
}

#[test]
fn a_sail_too_many_stays_owned_but_does_not_pull() {
    let mut scene = yard();
    scene.board(ME).board = 3;
    scene.board(ME).reputation[Nation::England] = 2;
    (0..3).for_each(|_| _ = scene.act(A::Fit(ship(ShipUpgrade::Sails))));
    scene.act(A::LevelUp);
    assert_eq!((scene.board(ME).trim().sails, scene.board(ME).fame), (3, 2), "L-069, L-070");
    scene.act(A::LevelUp);
    let board = scene.board(ME);
    assert_eq!((board.fittings.sails, board.trim().sails), (3, 2), "L-071, L-302");
    assert_eq!(board.fame, 3, "L-069: still covered");
}

/// A ship on the open sea with this wood and damage.
fn ailing(wood: u8, water: u8, chain: u8) -> Scene {
    let mut scene = Scene::light();
    scene.pc(ME, Cell::CENTRE, Dir::NORTH);
    scene.load(Goods::of(Good::Wood, wood));
    let board = scene.board(ME);
    board.hold.suffer(Damage::Water, water);
    board.chain = chain;
    scene
}

#[test]
fn repairing_wants_wood_and_something_to_mend() {
    assert!(ailing(1, 1, 0).offers(A::Repair), "L-173");
    assert!(ailing(1, 0, 1).offers(A::Repair), "L-174");
    assert!(!ailing(0, 1, 0).offers(A::Repair) && !ailing(1, 0, 0).offers(A::Repair), "5.2");
}

#[test]
fn at_sea_a_wood_mends_two_damage_or_one_point_of_movement() {
    let mut scene = ailing(4, 3, 2);
    let supply = scene.game.markets.supply[Good::Wood];
    scene.act(A::Repair);
    assert_eq!(scene.list(), [A::Mend(Mend::Water), A::Mend(Mend::Chain), A::Done], "5.3");
    scene.act(A::Mend(Mend::Water)).act(A::Mend(Mend::Chain));
    assert_eq!((scene.board(ME).hold.water(), scene.board(ME).chain), (1, 1), "L-173, L-174");
    assert_eq!(scene.game.markets.supply[Good::Wood], supply + 2, "the wood is spent");
    scene.act(A::Mend(Mend::Chain)).act(A::Mend(Mend::Water));
    assert_eq!(scene.asked(), Question::Menu, "there is nothing left to mend");
    assert_eq!(scene.game.turn.slots, 1, "L-173: an action for as much wood as wished");
}

#[test]
fn the_rest_of_a_wood_mends_the_other_kind() {
    let mut scene = ailing(0, 1, 0);
    scene.board(ME).hold.suffer(Damage::Fire, 3);
    scene.load(Goods::of(Good::Wood, 2));
    scene.act(A::Repair).act(A::Mend(Mend::Water));
    assert_eq!((scene.board(ME).hold.water(), scene.board(ME).hold.fire()), (0, 2), "L-175");
    let told = |event: &Event| matches!(event, Event::Repaired { water: 1, fire: 1, chain: 0, .. });
    assert!(scene.heard(told));
    scene.act(A::Done);
    assert_eq!((scene.asked(), scene.board(ME).hold.good(Good::Wood)), (Question::Menu, 1));
}

#[test]
fn moored_at_a_yard_a_wood_mends_twice_as_much() {
    let mut scene = Scene::in_port(2);
    scene.load(Goods::of(Good::Wood, 3));
    scene.board(ME).hold.suffer(Damage::Water, 9);
    scene.board(ME).chain = 3;
    scene.act(A::Repair).act(A::Mend(Mend::Water)).act(A::Done);
    assert_eq!(scene.board(ME).hold.water(), 5, "L-173: as repair action");
    scene.call(2).act(A::Mend(Mend::Water)).act(A::Mend(Mend::Chain));
    assert_eq!(
        (scene.board(ME).hold.water(), scene.board(ME).chain),
        (1, 1),
        "L-173, L-174, L-289"
    );
    assert_eq!(scene.asked(), Question::Port, "L-173: part of the interact action");
}

#[test]
fn a_port_without_a_yard_mends_no_more_than_the_sea() {
    let mut scene = Scene::in_port(1);
    scene.load(Goods::of(Good::Wood, 1));
    scene.board(ME).hold.suffer(Damage::Water, 4);
    scene.act(A::Repair).act(A::Mend(Mend::Water));
    assert_eq!(scene.board(ME).hold.water(), 2, "L-173");
}
