//! Phase 4.3, by the worked examples.

use crate::common::{Scene, Table, card};
use quay::Decision;

fn menu(seats: usize) -> Scene {
    Scene::at(Decision::Menu, seats)
}

#[test]
fn lists_of_the_menu() {
    let full = "SSSSSSSS";
    for (id, table, list) in [
        ("QX-23, Q-62: too dear", menu(2).up(0, "S10").gold(0, 8).hand(0, "AC").play(), "done"),
        ("QX-25: no place", menu(2).up(0, "S10").hand(0, "A").store(0, full).play(), "done"),
        ("Q-60: nothing to store", menu(2).up(0, "S10").play(), "done"),
        ("QX-29: no cargo", menu(2).up(0, "T16").store(0, "SSS").play(), "income, done"),
        ("QX-31: 13 gold", menu(2).specials(0, "S33").gold(0, 13).play(), "done"),
        ("Q-87: no place", menu(2).specials(0, "S33").store(0, full).play(), "done"),
        ("QX-35: nothing to give", menu(2).specials(0, "S35").store(1, "A").play(), "done"),
        (
            "QR-26: like for like",
            menu(2).specials(0, "S35").store(0, "A").store(1, "A").play(),
            "done",
        ),
        ("Q-87: nothing to sell", menu(2).specials(0, "S38").play(), "done"),
        ("Q-87: empty reserve", menu(2).specials(0, "P34").reserve([0; 4]).play(), "done"),
        ("Q-83: always", menu(2).specials(0, "P38").play(), "special P38, done"),
        ("Q-40: not here", menu(2).specials(0, "T37").play(), "done"),
        (
            "Q-53: money or a special",
            menu(2).specials(0, "P34 P38").play(),
            "special P34, special P38, done",
        ),
        ("Q-54: one a turn", menu(2).specials(0, "P34").used(0).play(), "done"),
        ("QR-20: waived", menu(2).up(0, "P16").play(), "buy, done"),
    ] {
        assert_eq!(table.list(), list, "{id}");
    }
}

#[test]
fn a_purchase_brings_what_the_reserve_has() {
    let table = menu(2).up(0, "P16").play().plays("buy");
    assert_eq!(table.seat(0).hand.to_string(), "AACPS", "QX-20, Q-56");
    assert_eq!(table.position().reserve.counts(), [13, 14, 14, 14], "QX-20");
    assert_eq!(table.list(), "done", "Q-51: once");
    let table = menu(2).up(0, "P16").reserve([1, 5, 0, 5]).play().plays("buy");
    assert_eq!(table.seat(0).hand.to_string(), "ACS", "QX-21, Q-57, QR-29");
    assert_eq!(table.position().reserve.counts(), [0, 4, 0, 4], "QX-21");
}

/// Q-02, QR-01: any amount is paid exactly, and the bank has more than its 228 gold in cards.
#[test]
fn gold_is_a_number() {
    let table = menu(2).up(0, "T16").gold(0, 228).play().plays("income");
    assert_eq!(table.seat(0).gold, 239);
    let table = menu(2).up(0, "S10").gold(0, 10).hand(0, "A").play().plays("store, good A");
    assert_eq!(table.seat(0).gold, 1, "ten less nine");
}

/// gold, goods and specials of a hand have no limit.
#[test]
fn a_hand_has_no_limit() {
    let (many, specials) = ("AAAAAAAAAACCCCCCCCCCPPPPPPPPPPSSSSSSSSSS", "P34 P35 P36 P37 P38 S35");
    let scene = menu(2).up(0, "P16").gold(0, 500).hand(0, many).specials(0, specials);
    let table = scene.fresh(0, "P39").play().plays("buy");
    assert_eq!((table.seat(0).hand.total(), table.seat(0).gold), (45, 500));
    assert_eq!(table.plays("done, done").seat(0).specials.len(), 7);
}

/// what is waived costs nothing, and is gone at the end of the turn.
#[test]
fn a_card_may_be_waived() {
    let table = menu(2).up(0, "S10").hand(0, "A").play().plays("done");
    assert_eq!((table.gold(), table.stores().as_str()), (vec![22, 22], "- -"));
    assert_eq!(table.plays("done").position().discard, [card("S10")]);
}

/// QR-18: a special comes before or after the normal card, not in its midst.
#[test]
fn card_and_special_come_in_either_order() {
    let scene = || menu(2).up(0, "P16").specials(0, "P34").play();
    assert_eq!(scene().list(), "buy, special P34, done");
    assert_eq!(scene().plays("buy").list(), "special P34, done");
    assert_eq!(scene().plays("special P34, good A, good A").list(), "buy, done");
    let stored = menu(2).up(0, "S10").hand(0, "AA").specials(0, "P34").play();
    assert_eq!(stored.plays("store, good A").list(), "good A, stop");
}

#[test]
fn storing_costs_its_price_once() {
    let table = menu(2).up(0, "S10").gold(0, 9).hand(0, "AC").play().plays("store, good A");
    assert_eq!(table.list(), "good C, stop");
    assert_eq!(table.seat(0).gold, 0, "Q-61: with the first card");
    let table = table.plays("good C");
    assert_eq!((table.seat(0).gold, table.stores().as_str()), (0, "AC -"), "QX-22");
    assert_eq!(table.decision(), Decision::Menu, "QX-22: closes by itself");

    let scene = menu(2).up(0, "S10").hand(0, "AACC").store(0, "SSSSSS");
    let table = scene.play().plays("store");
    assert_eq!((table.seat(0).gold, table.list().as_str()), (22, "good A, good C"), "Q-63");
    let table = table.plays("good A, good C");
    assert_eq!(table.stores(), "ACSSSSSS -", "QX-24, QR-19: of any kinds");
    assert_eq!((table.seat(0).hand.to_string(), table.seat(0).gold), ("AC".into(), 13), "QX-24");
    assert_eq!(table.decision(), Decision::Menu, "Q-64");

    let table = menu(2).up(0, "S01").hand(0, "AAAA").play().plays("store, good A, good A, good A");
    assert_eq!(table.decision(), Decision::Menu, "Q-60: three places");
    let table = menu(2).up(0, "S01").hand(0, "AAAA").play().plays("store, good A, stop");
    assert_eq!((table.seat(0).gold, table.stores().as_str()), (18, "A -"), "Q-61: in full");
}

/// QR-21: a Conservation card uses up none of the eight places.
#[test]
fn conservation_takes_no_place() {
    let scene = menu(2).up(0, "S10").hand(0, "A").store(0, "SSSSSSS").conserve(0, "P38 P39");
    assert_eq!(scene.play().plays("store, good A").stores(), "ASSSSSSS -");
}

fn qx_26() -> Table {
    menu(2).up(0, "T16").store(0, "ACCCPPS").port("L08 L04 L03 K09").play()
}

#[test]
fn a_shipment_loads_ship_after_ship() {
    let table = qx_26().plays("ship");
    assert_eq!(table.list(), "load L08, load K09", "Q-71: in port order, one at least");
    let table = table.plays("load L08");
    assert_eq!(
        (table.stores().as_str(), table.list().as_str()),
        ("ACS -", "load K09, stop"),
        "QX-26, Q-73"
    );
    assert_eq!(table.position().reserve.counts(), [14, 14, 15, 14], "QX-26, Q-72");
    let table = table.plays("load K09");
    let points: u8 = table.seat(0).ships.iter().map(|ship| ship.points()).sum();
    assert_eq!((points, table.stores().as_str()), (23, "S -"), "QX-27");
    assert_eq!(format!("{:?}", table.position().port), "[L04, L03]", "QX-27");
    assert_eq!(table.list(), "done", "QX-27: closes");
}

#[test]
fn qx_28_an_income_instead_of_a_shipment() {
    let table = qx_26().plays("income");
    assert_eq!(table.seat(0).gold, 33, "Q-74");
    assert_eq!(table.list(), "done", "Q-70: never both");
}

#[test]
fn qx_30_free_trade_takes_goods_of_ones_choice() {
    let table = menu(2).specials(0, "P34").play().plays("special P34");
    assert_eq!(table.list(), "good A, good C, good P, good S", "Q-81: no stop");
    let table = table.plays("good S, good A");
    assert_eq!(table.seat(0).hand.to_string(), "AS");
    assert_eq!(table.position().reserve.counts(), [14, 15, 15, 14]);
    assert_eq!(table.position().discard, [card("P34")], "Q-80");
    let scene = menu(2).specials(0, "P37").reserve([0, 0, 1, 0]);
    let table = scene.play().plays("special P37, good P");
    assert_eq!(table.decision(), Decision::Menu, "Q-81: the reserve is empty");
}

#[test]
fn buy_and_store_goes_straight_to_the_warehouse() {
    let table = menu(2).specials(0, "S33").gold(0, 14).play().plays("special S33, good C, good C");
    assert_eq!((table.seat(0).gold, table.stores().as_str()), (0, "CC -"), "QX-31, Q-82");
    let scene = menu(2).specials(0, "S33").gold(0, 20).store(0, "CCCCSSS");
    let table = scene.play().plays("special S33, good S");
    assert_eq!((table.seat(0).gold, table.stores().as_str()), (6, "CCCCSSSS -"), "QX-32, QR-28");
    assert_eq!(table.decision(), Decision::Menu, "QX-32: full");
}

#[test]
fn an_exchange_is_one_swap_or_two() {
    let scene = menu(3).specials(0, "S35").store(0, "C").store(1, "AA").store(2, "S");
    let table = scene.play().plays("special S35");
    assert_eq!(table.list(), "swap C 1 A, swap C 2 S", "Q-84");
    let table = table.plays("swap C 1 A");
    assert_eq!(table.list(), "swap A 1 C, swap A 2 S, stop", "Q-85: what has just come may go");
    let table = table.plays("swap A 2 S");
    assert_eq!((table.stores().as_str(), table.decision()), ("S AC A", Decision::Menu), "QX-33");

    let scene = menu(2).specials(0, "S35").store(0, "C").hand(0, "P").hand(1, "A");
    let table = scene.play().plays("special S35");
    assert_eq!(table.list(), "swap C 0 P", "QX-34, QR-27: no opponent's hand");
    let table = table.plays("swap C 0 P");
    assert_eq!((table.stores().as_str(), table.seat(0).hand.to_string()), ("P -", "C".into()));
}

#[test]
fn qx_36_a_market_sale_brings_three_gold_each() {
    let scene = menu(2).specials(0, "S38").hand(0, "AS").store(0, "C");
    let table = scene.play().plays("special S38");
    assert_eq!(table.list(), "sell hand A, sell hand S, sell store C", "Q-86: one at least");
    let table = table.plays("sell hand A, sell store C, stop");
    assert_eq!((table.seat(0).gold, table.seat(0).hand.to_string()), (28, "S".into()));
    assert_eq!(table.position().reserve.counts(), [15, 15, 15, 14]);
}

#[test]
fn a_shipment_comes_before_buy_and_store_and_exchange() {
    let scene = || {
        let scene = menu(2).up(0, "T16").specials(0, "S33 S35").store(0, "SSSS").store(1, "C");
        scene.port("L01 L04 L02 L03")
    };
    let table = scene().play();
    assert_eq!(table.list(), "ship, income, special S33, special S35, done", "QX-37");
    let table = table.plays("special S33, good A, stop");
    assert_eq!(table.list(), "income, done", "QX-37, Q-95");
    let table = scene().play().plays("special S35, swap S 1 C, stop");
    assert_eq!(table.list(), "income, done", "QX-37, Q-95");
    let table = scene().play().plays("ship, load L04");
    assert_eq!(table.list(), "special S33, done", "QX-38");
}

#[test]
fn qx_39_one_special_a_turn() {
    let scene = menu(2).specials(0, "P34 S38");
    let table = scene.play().plays("special P34, good A, good A");
    assert_eq!(table.list(), "done", "Q-54");
}

#[test]
fn q_50_each_seat_completes_its_actions_before_the_next() {
    let table = menu(3).up(1, "P16").play();
    assert_eq!(table.to_act(), Some(0));
    let table = table.plays("done");
    assert_eq!((table.to_act(), table.list().as_str()), (Some(1), "buy, done"));
}

#[test]
fn q_83_a_conservation_stays_in_the_warehouse() {
    let table = menu(2).specials(0, "P38").play().plays("special P38");
    assert_eq!(table.seat(0).conserve, [card("P38")]);
    assert!(table.position().discard.is_empty(), "Q-80");
    assert_eq!(table.list(), "done");
}
