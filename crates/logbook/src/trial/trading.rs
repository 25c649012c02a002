//! Buying and selling in a port (2.25, L-116, L-244 to L-246).

use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::Question;
use crate::content::Row::{self, Contraband, Legal};
use crate::event::Event;
use crate::{Good, Goods, Nation, Pc};

const ME: Pc = Pc(0);

fn buy(market: Row, n: u8) -> A {
    A::Buy { market, n }
}

fn sell(market: Row, good: Good, n: u8, oil: u8) -> A {
    A::Sell { market, good, n, oil }
}

/// Visiting this port with these goods.
fn visiting(tile: u8, goods: Goods) -> Scene {
    let mut scene = Scene::in_port(tile);
    scene.load(goods);
    scene.call(tile);
    scene
}

/// In the port of tile 20, English, with a tavern and a market that buys.
fn english(cotton: u8, oil: u8) -> Scene {
    visiting(20, Goods::new([0, 0, cotton, 0, 0, oil]))
}

/// What the seat has got: money above its 3000, fame, reputation.
fn got(scene: &mut Scene) -> (u32, u8, [i8; 5]) {
    let board = scene.board(ME);
    (board.money - 3000, board.fame, Nation::ALL.map(|nation| board.reputation[nation]))
}

/// Every good is somewhere.
fn is_complete(scene: &Scene) -> bool {
    let markets = &scene.game.markets;
    let aboard = scene.game.pcs().map(|pc| scene.game.board(pc).hold.goods());
    let afloat = scene.game.loose.iter().map(|loose| loose.goods);
    let mut sum = aboard.chain(afloat).fold(markets.supply, Goods::plus);
    if let Question::Loading { goods } = scene.asked() {
        sum = sum.plus(goods);
    }
    for country in Nation::COUNTRIES {
        sum[Good::of(country)] += markets.market.stocks[country.index()].total();
    }
    sum == Goods::SUPPLY
}

#[test]
fn goods_are_bought_from_the_right_and_a_lot_is_paid_together() {
    let mut scene = visiting(4, Goods::NONE);
    scene.stock(Nation::France, 6, 0);
    scene.stock(Nation::England, 0, 4);
    scene.board(ME).money = 10_000;
    scene.act(buy(Legal, 5)).act(buy(Contraband, 4));
    assert_eq!(scene.board(ME).money, 2000, "L-333: 4000 and 4000");
    assert_eq!(scene.board(ME).hold.goods(), Goods::new([0, 0, 4, 5, 0, 0]), "L-332");
    assert!(is_complete(&scene), "L-012");
}

#[test]
fn splitting_a_purchase_changes_nothing() {
    let mut scene = visiting(4, Goods::NONE);
    scene.stock(Nation::France, 6, 0);
    scene.act(buy(Legal, 1));
    assert_eq!(scene.board(ME).money, 2000, "L-003: 500 is a coin");
    scene.act(buy(Legal, 1));
    assert_eq!(scene.board(ME).money, 2000, "D-38: two at 500 are paid together");
    scene.act(A::Done).call(4).act(buy(Legal, 1));
    assert_eq!(scene.board(ME).money, 1000, "L-333: another visit, another lot");
}

#[test]
fn a_purchase_wants_room_money_and_goods() {
    let mut scene = visiting(4, Goods::of(Good::Tea, 10));
    scene.stock(Nation::France, 8, 0);
    let most = |scene: &Scene| (1..=8).filter(|n| scene.offers(buy(Legal, *n))).max().unwrap_or(0);
    assert_eq!(most(&scene), 3, "L-339: 15 slots, 2 cannons, 10 tea");
    scene.board(ME).money = 1000;
    assert_eq!(most(&scene), 2, "two at 500");
    scene.stock(Nation::France, 1, 0);
    assert_eq!(most(&scene), 1);
}

#[test]
fn banned_from_trade_one_deals_in_contraband() {
    let mut scene = visiting(4, Goods::NONE);
    scene.stock(Nation::France, 4, 0);
    scene.stock(Nation::England, 0, 4);
    scene.board(ME).reputation[Nation::France] = -2;
    assert!(!scene.offers(buy(Legal, 1)) && scene.offers(buy(Contraband, 1)), "L-116");
    scene.board(ME).reputation[Nation::France] = -1;
    assert!(scene.offers(buy(Legal, 1)));
    let mut scene = visiting(20, Goods::new([0, 1, 1, 0, 0, 0]));
    scene.board(ME).reputation[Nation::England] = -2;
    assert!(!scene.offers(sell(Legal, Good::Cotton, 1, 0)), "L-255");
    assert!(scene.offers(sell(Contraband, Good::Silver, 1, 0)), "L-116");
}

#[test]
fn a_legal_sale_pays_and_pleases_the_nation() {
    let mut scene = english(5, 0);
    scene.stock(Nation::England, 4, 4);
    scene.stock(Nation::France, 0, 2);
    scene.act(sell(Legal, Good::Cotton, 5, 0));
    assert_eq!(got(&mut scene), (5000, 1, [0, 0, 1, 0, 0]), "L-244, L-334, L-337");
    assert_eq!(scene.game.markets.market.stocks[Nation::France.index()].legal, 2, "L-336");
    assert!(is_complete(&scene), "L-336: sold goods go to the supply");
    let told = |event: &Event| {
        matches!(event, Event::Sold { n: 5, oil: 0, price: 5000, refill: 2, port: 20, .. })
    };
    assert!(scene.heard(told));
}

#[test]
fn contraband_angers_its_producer_before_it_pleases_the_port() {
    let mut scene = visiting(8, Goods::of(Good::Cotton, 3));
    scene.stock(Nation::England, 4, 6);
    scene.stock(Nation::France, 0, 2);
    scene.act(sell(Contraband, Good::Cotton, 3, 0));
    assert_eq!(got(&mut scene), (3000, 0, [0, 0, -1, 1, 0]), "L-245, D-11");
    assert_eq!(scene.game.markets.market.stocks[Nation::France.index()].contraband, 3, "D-40");
    let moves = scene.told.iter().filter_map(|event| match event {
        Event::Reputation { nation, .. } => Some(*nation),
        _ => None,
    });
    assert_eq!(moves.collect::<Vec<_>>(), [Nation::England, Nation::France], "L-251");
}

#[test]
fn however_a_lot_is_split_it_brings_the_same() {
    let whole = got(english(9, 0).act(sell(Legal, Good::Cotton, 9, 0)));
    assert_eq!(whole, (18_000, 2, [0, 0, 3, 0, 0]));
    for first in 1..9 {
        let mut scene = english(9, 0);
        scene.act(sell(Legal, Good::Cotton, first, 0));
        scene.act(sell(Legal, Good::Cotton, 9 - first, 0));
        assert_eq!(got(&mut scene), whole, "L-337: {first} first");
        assert_eq!(scene.game.markets.market.stocks[Nation::France.index()].legal, 4, "L-336");
    }
    let mut single = english(9, 0);
    (0..9).for_each(|_| _ = single.act(sell(Legal, Good::Cotton, 1, 0)));
    assert_eq!(got(&mut single), whole, "L-337");
}

#[test]
fn sales_of_two_visits_do_not_add_up() {
    let mut scene = english(4, 0);
    scene.act(sell(Legal, Good::Cotton, 2, 0)).act(A::Done).call(20);
    scene.act(sell(Legal, Good::Cotton, 2, 0));
    assert_eq!(got(&mut scene), (8000, 0, [0; 5]), "L-337: in one visit");
}

#[test]
fn oil_stands_for_the_good_it_is_sold_as() {
    let mut scene = english(2, 2);
    assert!(!scene.offers(sell(Legal, Good::Cotton, 3, 0)), "two cotton are not three");
    assert!(scene.offers(sell(Legal, Good::Cotton, 2, 2)), "L-246: oil alone");
    scene.act(sell(Legal, Good::Cotton, 4, 2));
    assert_eq!(got(&mut scene), (8000, 1, [0, 0, 1, 0, 0]), "L-246, L-331, L-337");
    assert_eq!(scene.board(ME).hold.goods(), Goods::NONE);
    assert!(is_complete(&scene));
}

#[test]
fn wood_is_no_merchandise() {
    let scene = visiting(20, Goods::of(Good::Wood, 4));
    assert_eq!(scene.list().last(), Some(&A::Done));
    assert!(!scene.list().iter().any(|entry| matches!(entry, A::Sell { .. })), "L-246, L-331");
}

#[test]
fn pirates_buy_any_good_as_contraband_and_sell_none() {
    let mut scene = visiting(15, Goods::new([3, 2, 3, 2, 0, 1]));
    scene.stock(Nation::England, 4, 4);
    scene.stock(Nation::France, 2, 2);
    scene.board(ME).money = 3000;
    assert!(!scene.list().iter().any(|entry| matches!(entry, A::Buy { .. })), "L-335");
    let legal = |entry: &A| matches!(entry, A::Sell { market: Legal, .. });
    assert!(!scene.list().iter().any(legal), "L-335: all of it is contraband");
    assert!(Good::PRINCIPAL.into_iter().all(|good| scene.offers(sell(Contraband, good, 1, 0))));
    scene.act(sell(Contraband, Good::Cotton, 3, 0)).act(sell(Contraband, Good::Sugar, 2, 0));
    assert_eq!(got(&mut scene), (5000, 0, [0, 0, -1, 0, 1]), "L-245, L-335");
    let contraband = |country: Nation| scene.game.markets.market.stocks[country.index()].contraband;
    assert_eq!((contraband(Nation::France), contraband(Nation::Holland)), (3, 1), "L-336, D-40");
}

#[test]
fn a_dutch_merchant_makes_fame_of_every_three() {
    let mut scene = english(6, 0);
    let board = crate::board::Board { cell: scene.board(ME).cell, ..crate::board::Board::new(3) };
    let hold = scene.board(ME).hold;
    *scene.board(ME) = crate::board::Board { hold, bought: 1 << 6, level: 3, ..board };
    scene.act(sell(Legal, Good::Cotton, 6, 0));
    let (_, fame, reputation) = got(&mut scene);
    assert_eq!((fame, reputation[Nation::England.index()]), (2, 2), "L-326");
}

#[test]
fn a_refill_takes_what_slots_and_supply_allow() {
    let mut scene = english(8, 0);
    scene.stock(Nation::France, 7, 6);
    scene.act(sell(Legal, Good::Cotton, 8, 0));
    assert_eq!(scene.game.markets.market.stocks[Nation::France.index()].legal, 8, "L-336");
    let mut scene = english(8, 0);
    scene.game.markets.supply[Good::Sugar] = 1;
    scene.act(sell(Legal, Good::Cotton, 8, 0));
    assert_eq!(scene.game.markets.supply[Good::Sugar], 0, "L-336, L-012");
}

#[test]
fn the_last_point_asks_before_the_visit_goes_on() {
    let mut scene = english(3, 0);
    scene.board(ME).reputation[Nation::England] = 10;
    scene.act(sell(Legal, Good::Cotton, 3, 0));
    assert!(matches!(scene.asked(), Question::Join { nation: Nation::England, .. }), "L-263");
    scene.act(A::Decline);
    assert_eq!((scene.asked(), scene.board(ME).reputation[Nation::England]), (Question::Port, 10));
}

#[test]
fn whatever_is_done_in_port_no_good_is_made_or_lost() {
    let mut longest = 0;
    for (seed, tile) in (0..60).zip([1, 2, 4, 8, 10, 13, 15, 20].into_iter().cycle()) {
        let mut rng = engine::Rng::new(seed);
        let mut scene = visiting(tile, Goods::new([3, 2, 2, 2, 0, 3]));
        Nation::COUNTRIES.into_iter().for_each(|country| {
            scene.stock(country, rng.below(9) as u8, rng.below(7) as u8);
        });
        scene.board(ME).money = 1000 * rng.below(30);
        Nation::ALL.into_iter().for_each(|nation| {
            scene.board(ME).reputation[nation] = rng.below(7) as i8 - 2;
        });
        while scene.game.turn.visit.is_some() && scene.game.ended.is_none() {
            let list = scene.list();
            let all_differ = (1..list.len()).all(|at| !list[..at].contains(&list[at]));
            assert!(all_differ, "an entry is there once: {list:?}");
            longest = longest.max(list.len());
            let at = rng.below(list.len() as u32) as usize;
            scene.act(list[at]);
            assert!(is_complete(&scene), "L-012: {:?} in tile {tile}", list[at]);
        }
    }
    assert!(longest <= 96, "the longest list had {longest} entries");
}
