//! What missions and hoards bring (L-354, L-356, D-88).

use super::*;
use crate::board::tracks::Fitting;
use crate::content::ShipUpgrade;
use crate::missions::{self, operation::OpList};
use crate::standing::reputation::Reputation;
use crate::{Good, Goods};

/// A reward is brought to the first seat.
fn brings(scene: &mut Scene, mission: &str, reward: u8) {
    let list = OpList::Reward { mission: card(mission), reward };
    let task = missions::Task::Ops { pc: ME, list, at: 0 };
    scene.run(|game, _| game.push(Item::Mission(task)));
}

/// The first seat at sea.
fn at_sea() -> Scene {
    let mut scene = Scene::light();
    scene.at(Cell::CENTRE);
    scene
}

#[test]
fn money_and_fame() {
    let mut scene = at_sea();
    let before = scene.money();
    brings(&mut scene, "P06", 0);
    assert_eq!((scene.fame(), scene.money() - before), (1, 2000), "L-354");
    let told = Event::Money { pc: ME, n: 2000, rule: crate::Rule(354) };
    assert!(scene.told.contains(&told));
}

#[test]
fn a_nation_of_choice_is_one_with_which_the_seat_may_rise() {
    let mut scene = at_sea();
    scene.game.board_mut(ME).reputation = Reputation::new([0, -5, 2, 11, 3]);
    scene.game.board_mut(ME).joined = crate::Flags::of(Nation::France);
    brings(&mut scene, "C03", 0);
    let open = [Nation::Holland, Nation::England, Nation::Pirates];
    assert_eq!(scene.list(), open.map(A::Nation), "L-261: nation order, those that move");
    scene.act(A::Nation(Nation::England));
    assert_eq!(scene.reputation(Nation::England), 3);
}

#[test]
fn the_port_gives_reputation_unless_it_is_native() {
    for (tile, changed) in [(1, 2), (3, 0)] {
        let mut scene = sea_of(&[tile]);
        scene.calls_at(tile);
        brings(&mut scene, "T25", 1);
        let sum: i8 = Nation::ALL.into_iter().map(|nation| scene.reputation(nation)).sum();
        assert_eq!(sum, changed, "L-354: port {tile}");
    }
}

#[test]
fn goods_and_wood_are_loaded_as_far_as_the_supply_goes() {
    let mut scene = at_sea();
    brings(&mut scene, "C16", 0);
    assert_eq!(scene.asked(), Question::Loading { goods: Goods::of(Good::Oil, 1) });
    scene.act(A::LoadAll);
    assert_eq!(scene.game.board(ME).hold.good(Good::Oil), 1);
    brings(&mut scene, "R03", 1);
    assert_eq!(scene.asked(), Question::Loading { goods: Goods::of(Good::Wood, 1) });
    scene.act(A::Done);
    assert_eq!(scene.game.loose.len(), 1, "L-160: what is not loaded floats");
    scene.game.markets.supply = Goods::NONE;
    brings(&mut scene, "C16", 0);
    assert_eq!(scene.asked(), Question::Menu, "L-012");
}

#[test]
fn crew_is_nothing_without_crew_rules_and_a_clue_is_a_clue() {
    let mut scene = at_sea();
    let before = scene.money();
    brings(&mut scene, "R03", 0);
    assert_eq!((scene.money() - before, scene.asked()), (2000, Question::Menu));
    brings(&mut scene, "R20", 1);
    assert_eq!(scene.game.board(ME).clues, 1, "L-422");
}

#[test]
fn an_officer_is_one_of_the_boards_own_at_the_level_reached_and_within_the_price() {
    let mut scene = at_sea();
    let (gift, level) = (|scene: &mut Scene| brings(scene, "P05", 1), 1);
    gift(&mut scene);
    let board = scene.game.board(ME);
    let open: Vec<_> = board
        .upgrades()
        .filter(|(_, printed, _)| printed.level <= level && printed.price <= 3000)
        .map(|(at, ..)| A::TakePrinted(at))
        .chain([A::TakeNone])
        .collect();
    assert!(open.len() > 2, "some of them need access, which is waived");
    assert_eq!(scene.list(), open, "D-88, L-356");
    let before = scene.money();
    scene.act(A::TakePrinted(1));
    assert_eq!((scene.game.board(ME).bought, scene.money()), (0b10, before), "D-88: for nothing");
    gift(&mut scene);
    assert!(!scene.offers(A::TakePrinted(1)), "D-88: not bought yet");
    scene.act(A::TakeNone);
    assert_eq!((scene.game.board(ME).bought, scene.asked()), (0b10, Question::Menu));
}

#[test]
fn a_third_printed_upgrade_covers_an_icon_of_fame() {
    let mut scene = at_sea();
    let board = scene.game.board_mut(ME);
    (board.level, board.reached, board.bought) = (2, 2, 0b110);
    brings(&mut scene, "P05", 1);
    scene.act(A::TakePrinted(0));
    assert_eq!(scene.fame(), 1, "L-069");
}

#[test]
fn a_fitting_is_any_within_the_limits_and_the_price_but_no_ammunition() {
    let mut scene = at_sea();
    brings(&mut scene, "C14", 0);
    use ShipUpgrade::{Cannon, CannonUpgrade, LongGuns, Sails};
    let take = |upgrade| A::TakeFitting(Fitting::Ship(upgrade));
    let cheap = [take(Cannon), take(CannonUpgrade), take(Sails), A::TakeNone];
    assert_eq!(scene.list(), cheap, "L-356: up to 3000, in the order of shipyards");
    scene.act(take(Cannon));
    assert_eq!(scene.game.board(ME).hold.cannons(), 3);
    let limit = scene.game.board(ME).hull().sails;
    scene.game.board_mut(ME).fittings.sails = limit;
    brings(&mut scene, "C14", 0);
    assert!(!scene.offers(take(Sails)) && !scene.offers(take(LongGuns)), "D-88: within the limits");
}

#[test]
fn a_hoard_brings_both_kinds_of_upgrades_at_any_price() {
    let mut scene = at_sea();
    let (before, list) = (scene.money(), OpList::Hoard(2));
    let task = missions::Task::Ops { pc: ME, list, at: 0 };
    scene.run(|game, _| game.push(Item::Mission(task)));
    assert_eq!((scene.fame(), scene.money() - before), (2, 5000), "L-424");
    assert!(scene.offers(A::TakePrinted(0)));
    scene.act(A::TakeNone);
    let long_guns = A::TakeFitting(Fitting::Ship(ShipUpgrade::LongGuns));
    scene.act(long_guns);
    assert_eq!((scene.game.board(ME).fittings.long_guns, scene.asked()), (1, Question::Menu));
}

#[test]
fn a_row_may_name_a_nation() {
    let mut scene = sea_of(&[15]);
    scene.holds(ME, &["R15"]).calls_at(15).d12(3).act(A::Validate { mission: 0, option: 0 });
    assert!(scene.was_discarded("R15"), "L-355");
    assert_eq!(scene.reputation(Nation::Pirates), -1, "L-355: what the row brings comes first");
    let lost = |event: &Event| matches!(event, Event::Reputation { n: -1, .. });
    let order = [lost(&scene.told[scene.told.len() - 2]), lost(&scene.told[scene.told.len() - 1])];
    assert_eq!(order, [true, false]);
}
