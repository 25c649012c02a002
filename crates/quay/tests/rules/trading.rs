//! Phase 4.2 and the Shelter, by the worked examples.

use crate::common::{Scene, Table, card, down, up};
use quay::{Decision, Front};

fn choose(seats: usize) -> Scene {
    Scene::at(Decision::Choose, seats)
}

fn qx_05() -> Table {
    let scene = choose(4).row("P01 T01 S01 S02");
    scene.play().plays("take P01, bid 0, offer 4, offer 7, decline, accept 2")
}

#[test]
fn qx_05_the_holder_sells_to_one_of_two_bidders() {
    let table = qx_05();
    assert_eq!((table.seat(0).gold, table.seat(0).front), (22, Front::Money(7)), "Q-28, Q-33");
    assert_eq!((table.seat(2).gold, table.seat(2).front), (15, down("P01")), "Q-28");
    assert_eq!(table.to_act(), Some(1), "Q-21, Q-30, QR-05: the loser acts again");
    assert_eq!(table.list(), "take T01, take S01, take S02", "Q-31: nobody is a holder");
}

#[test]
fn qx_06_trading_ends_with_one_card_or_money_each() {
    let table = qx_05().plays("take T01");
    assert_eq!(table.to_act(), Some(3), "QR-06: who has sold does not choose again");
    assert_eq!(table.list(), "take S01, take S02, bid 1", "QR-09: who declined has no second bid");
    let table = table.plays("bid 1, offer 5");
    assert_eq!(table.to_act(), Some(1), "QR-08: nobody is left to be asked");
    let table = table.plays("pay 3");
    assert_eq!(table.gold(), [29, 17, 15, 27]);
    assert_eq!(
        (0..4).map(|seat| table.seat(seat).front).collect::<Vec<_>>(),
        [Front::Nothing, down("T01"), down("P01"), Front::Nothing]
    );
    assert_eq!(table.position().discard, [card("S01"), card("S02")], "Q-34");
    assert_eq!((table.to_act(), table.decision()), (Some(0), Decision::Menu), "Q-50");
}

fn qx_07() -> Table {
    let scene = choose(3).up(0, "P01").acts(1).row("T01 S01").gold(0, 3).gold(1, 5).gold(2, 2);
    scene.play().plays("bid 0, offer 5, offer 2")
}

#[test]
fn qx_07_a_holder_pays_only_what_it_has() {
    assert_eq!(qx_07().to_act(), Some(0));
    assert_eq!(qx_07().list(), "accept 1, accept 2, pay 2", "Q-27, Q-29, QR-12");
}

/// QR-14: the holder sells or pays; a Shelter is no answer.
#[test]
fn a_holder_does_not_shelter_its_card() {
    let scene = choose(3).up(0, "P01").specials(0, "T37").acts(1).row("T01 S01");
    let table = scene.play().plays("bid 0, offer 5, decline");
    assert_eq!((table.to_act(), table.list().as_str()), (Some(0), "accept 1, pay 1"));
}

#[test]
fn qx_08_the_lowest_bidder_may_be_paid() {
    let table = qx_07().plays("pay 2");
    assert_eq!((table.seat(0).gold, table.seat(0).front), (1, down("P01")));
    assert_eq!(table.seat(2).front, Front::Money(2));
    assert_eq!((table.to_act(), table.list().as_str()), (Some(1), "take T01, take S01"));
}

#[test]
fn qx_09_or_the_card_sold() {
    let table = qx_07().plays("accept 1");
    assert_eq!(table.seat(0).front, Front::Money(5));
    assert_eq!((table.seat(1).gold, table.seat(1).front), (0, down("P01")));
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn lists_of_those_who_choose_and_answer() {
    for (id, table, list) in [
        (
            "QX-10, Q-24: no gold, no bid",
            choose(2).up(0, "P01").acts(1).gold(1, 0).row("T01").play(),
            "take T01",
        ),
        (
            "QX-11: any holder can be bid at",
            choose(4).up(0, "P01").up(1, "T01").acts(2).row("S01 S02").play(),
            "take S01, take S02, bid 0, bid 1",
        ),
        (
            "Q-25, Q-26: an offer or none, at most the own gold",
            choose(3).up(0, "P01").acts(1).gold(2, 3).row("T01 S01").play().plays("bid 0, offer 9"),
            "decline, offer 1, offer 2, offer 3",
        ),
        (
            "QX-12 and QX-13, Q-22, QR-11: what a Shelter adds, and no pass",
            choose(3).up(0, "P01").acts(1).specials(1, "T38 T37").row("T01").play(),
            "take T01, bid 0, shelter T01, steal 0",
        ),
        (
            "QX-14: instead of an answer",
            choose(3)
                .up(0, "P01")
                .acts(1)
                .gold(2, 1)
                .specials(2, "T37")
                .row("T01")
                .play()
                .plays("bid 0, offer 9"),
            "decline, offer 1, steal 0",
        ),
        (
            "Q-52: a fresh Shelter is of no use yet",
            choose(3).up(0, "P01").acts(1).fresh(1, "T37").row("T01").play(),
            "take T01, bid 0",
        ),
    ] {
        assert_eq!(table.list(), list, "{id}");
    }
}

#[test]
fn qx_11_a_holder_is_not_asked() {
    let scene = choose(4).up(0, "P01").up(1, "T01").acts(2).row("S01 S02");
    let table = scene.play().plays("bid 1, offer 1");
    assert_eq!(table.to_act(), Some(3), "Q-32, QR-07");
    assert_eq!(table.plays("decline").to_act(), Some(1));
}

#[test]
fn qr_13_no_offer_is_above_sixty() {
    let scene = choose(2).up(0, "P01").acts(1).gold(1, 200).row("T01");
    let table = scene.play().plays("bid 0");
    assert!(table.list().ends_with("offer 59, offer 60"));
}

#[test]
fn qx_12_a_sheltered_card_is_out_of_reach() {
    let table = choose(3).specials(0, "T37").row("T01 P01 S01").play().plays("shelter T01");
    assert_eq!(table.seat(0).front, down("T01"), "Q-41");
    assert_eq!(table.position().discard, [card("T37")], "Q-45");
    assert_eq!((table.to_act(), table.list().as_str()), (Some(1), "take P01, take S01"));
    let table = table.plays("take P01");
    assert_eq!(table.list(), "take S01, bid 1", "nobody bids for the sheltered card");
}

#[test]
fn qx_13_a_stolen_card_brings_five_gold() {
    let scene = choose(3).up(0, "P01").acts(1).specials(1, "T37").row("T01 S01");
    let table = scene.play().plays("steal 0");
    assert_eq!((table.seat(1).gold, table.seat(1).front), (22, down("P01")), "Q-42, QR-16");
    assert_eq!(table.seat(0).front, Front::Money(5));
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn qx_14_a_shelter_ends_an_auction() {
    let scene = choose(3).up(0, "P01").acts(1).specials(2, "T37").row("T01 S01");
    let table = scene.play().plays("bid 0, offer 9, steal 0");
    assert_eq!(table.seat(2).front, down("P01"), "Q-43, QR-15");
    assert_eq!(table.seat(0).front, Front::Money(5), "not the 9 offered");
    assert_eq!((table.seat(1).gold, table.to_act()), (22, Some(1)));
    assert_eq!(table.list(), "take T01, take S01");
}

/// the card a Shelter takes may be a special.
#[test]
fn a_shelter_takes_specials_too() {
    let table = choose(2).specials(0, "T37").row("P34 T01").play();
    assert_eq!(table.plays("shelter P34, take T01").seat(0).fresh, [card("P34")]);
    let table = choose(2).up(0, "P34").acts(1).specials(1, "T37").row("T01").play();
    assert_eq!(table.plays("steal 0").seat(1).fresh, [card("P34")]);
}

#[test]
fn qx_15_no_other_special_after_a_shelter() {
    let scene = choose(3).specials(0, "P38 T37").row("T01 P01 S01");
    let table = scene.play().plays("shelter T01, take P01, take S01");
    assert_eq!(table.to_act(), Some(0));
    assert_eq!(table.list(), "income, done", "Q-45");
}

#[test]
fn qx_16_a_special_is_played_in_a_later_turn() {
    let table = choose(2).row("P34 T01").play().plays("take P34, take T01");
    assert_eq!(table.seat(0).fresh, [card("P34")], "Q-34");
    assert_eq!(table.list(), "done", "Q-52");
    let table = table.plays("done, done");
    assert_eq!(table.seat(0).specials, [card("P34")], "Q-100");
    let table = table.plays("draw P, draw T, take P01, take T02, done");
    assert_eq!((table.to_act(), table.list().as_str()), (Some(0), "income, special P34, done"));
}

/// QR-17: a transport card is taken without saying what for.
#[test]
fn shipment_or_income_is_decided_when_it_is_carried_out() {
    let scene = choose(2).row("T16 P01").store(0, "SSSS").port("L04 L01 L02");
    assert_eq!(scene.play().plays("take T16, take P01").list(), "ship, income, done");
}

/// taking a card is free.
#[test]
fn an_uncontested_card_stays_face_up() {
    let table = choose(2).row("P01 T01").play().plays("take P01, take T01");
    assert_eq!(table.gold(), [22, 22]);
    assert_eq!((table.seat(0).front, table.seat(1).front), (up("P01"), up("T01")));
}
