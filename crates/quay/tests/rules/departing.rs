//! Phase 4.4 and the end of the game, by the worked examples.

use crate::common::{Scene, Table, card, ship};
use engine::{Eye, Game, Seat};
use quay::{Decision, Ship};

/// The last seat is about to finish the turn; seat 1 will be first.
fn last(seats: usize) -> Scene {
    Scene::at(Decision::Menu, seats).acts(seats as u8 - 1)
}

/// Two seats, seat 1 with these goods and cards, and a port that is too empty.
fn leaving(conserve: &str, store: &str, hand: &str) -> Table {
    let scene = last(2).port("L01 K20").conserve(1, conserve).store(1, store).hand(1, hand);
    scene.play().plays("done")
}

#[test]
fn qx_40_the_printed_example() {
    let scene = last(3).port("L01 K20").store(0, "AAAS").store(1, "CP").store(2, "CPP");
    let table = scene.hand(0, "SSC").play().plays("done");
    assert_eq!((table.to_act(), table.list().as_str()), (Some(1), "spoil C, spoil P"), "Q-116");
    let table = table.plays("spoil P");
    assert_eq!((table.to_act(), table.list().as_str()), (Some(2), "spoil C, spoil P"), "QR-36");
    let table = table.plays("spoil C");
    assert_eq!(table.stores(), "S C PP", "Q-114, Q-115, Q-117");
    assert!(table.seat(0).hand.is_empty(), "Q-113");
    let after = table.position();
    assert_eq!(after.reserve.counts(), [15, 14, 13, 14]);
    assert_eq!(after.ship_discard, [ship("L01"), ship("K20")], "QR-31");
    assert_eq!(after.port.len(), 6, "Q-06");
    assert_eq!((after.decision, after.first, after.turn), (Decision::Draw, Seat(1), 2), "Q-102");
}

#[test]
fn qx_41_with_three_ships_nothing_happens() {
    let table = last(3).store(0, "AAAS").hand(0, "SSC").play().plays("done");
    assert_eq!((table.to_act(), table.decision()), (Some(1), Decision::Draw));
    assert_eq!((table.stores().as_str(), table.seat(0).hand.total()), ("AAAS - -", 3));
}

/// As many goods as the cards show, the half counted on the others (QR-23: QX-42, QX-43);
/// the hand after the warehouse (Q-111: QX-44); what has no object lapses (Q-112: QX-45).
#[test]
fn conservation_protects_goods_of_ones_choice() {
    for (id, conserve, store, hand, moves, stored, kept) in [
        (
            "QX-42: the half is counted on the rest",
            "P38",
            "AACPS",
            "",
            "protect store A, protect store A, spoil P",
            "AACS",
            "",
        ),
        ("QX-43", "P38", "CCP", "", "protect store C, protect store P", "CCP", ""),
        (
            "QX-44: the warehouse comes first",
            "P40",
            "A",
            "ASS",
            "protect store A, protect hand S, protect hand S",
            "A",
            "SS",
        ),
        ("QX-45: the rest lapses", "P38 P40", "A", "", "protect store A", "A", ""),
    ] {
        let table = leaving(conserve, store, hand).plays(moves);
        assert_eq!(table.decision(), Decision::Draw, "{id}");
        assert_eq!(table.seat(1).store.to_string(), stored, "{id}");
        assert_eq!(table.seat(1).hand.to_string(), kept, "{id}");
        assert!(table.seat(1).conserve.is_empty(), "{id}: used up");
        for name in conserve.split(' ') {
            assert!(table.position().discard.contains(&card(name)), "{id}: {name} is discarded");
        }
    }
}

#[test]
fn q_111_the_hand_waits_for_the_warehouse() {
    let table = leaving("P40", "AS", "C");
    assert_eq!(table.list(), "protect store A, protect store S", "Q-111, Q-112, QR-24");
    let table = table.plays("protect store S, protect store A");
    assert_eq!(table.list(), "protect hand C");
}

/// QR-22: it serves once, at the next departure.
#[test]
fn qr_22_a_conservation_with_nothing_to_protect_is_used_up() {
    let table = leaving("P38", "", "");
    assert_eq!(table.decision(), Decision::Draw);
    assert_eq!(table.position().discard, [card("P38")]);
}

/// gold, specials in the hand and ships won stay.
#[test]
fn only_goods_spoil() {
    let scene = last(2).port("L01 K20").gold(1, 9).specials(1, "P34").ships(1, "K01").hand(1, "A");
    let after = scene.play().plays("done").seat(1);
    assert!(after.hand.is_empty());
    assert_eq!(
        (after.gold, after.specials, after.ships),
        (9, vec![card("P34")], vec![ship("K01")])
    );
}

#[test]
fn the_share_that_is_lost() {
    for (id, store, lost) in [
        ("QX-46", "CCCPP", 2),
        ("QX-47", "CCCC", 2),
        ("QX-47, QR-25: rounded down", "PPP", 1),
        ("QX-47", "AAA", 3),
        ("QX-47", "SS", 0),
        ("Q-115", "C", 0),
    ] {
        let mut table = leaving("", store, "");
        while table.decision() != Decision::Draw {
            let only = table.list();
            table = table.plays(only.split(", ").next().expect("something to give up"));
        }
        let left = table.seat(1).store.total();
        assert_eq!(store.len() as u8 - left, lost, "{id}: {store}");
    }
}

#[test]
fn the_end_comes_before_the_departure() {
    let scene = last(3).ships(1, "L01 L02 L03").port("K20").store(0, "AA");
    let table = scene.play().plays("done");
    assert_eq!(table.winners(), Some(vec![1]), "QX-50, Q-131: neither gold nor goods count");
    assert_eq!(table.stores(), "AA - -", "QX-50, Q-101, QR-30");
    assert_eq!((table.position().first, table.position().port), (Seat(0), vec![ship("K20")]));
    let table = last(2).ships(1, "L01 L02 L03").port("L04 L05 L06").play().plays("done");
    assert_eq!(table.winners(), None, "QX-51");
    let scene = Scene::at(Decision::Menu, 3).ships(0, "L01 L02 L03").port("K20");
    let table = scene.play().plays("done");
    assert_eq!((table.winners(), table.to_act()), (None, Some(1)), "Q-130: the turn is played out");
}

/// Q-132; QR-34: what is level in all of it is shared.
#[test]
fn ties_are_broken_by_goods_then_by_gold() {
    // 20 + 16 + 16 = 52 against 18 + 18 + 16 = 52.
    let tied = || last(3).ships(0, "L01 L02 L03").ships(1, "L05 L06 L08").port("K20");
    for (id, scene, winners) in [
        ("QX-52", tied().store(0, "C").store(1, "AA"), vec![1]),
        ("QX-53", tied().store(0, "C").store(1, "A").gold(0, 9).gold(1, 8), vec![0]),
        ("QX-54", tied(), vec![0, 1]),
    ] {
        assert_eq!(scene.play().plays("done").winners(), Some(winners), "{id}");
    }
}

/// Q-133, QR-35.
#[test]
fn q_133_the_hundredth_turn_is_the_last() {
    assert_eq!(last(2).turn(99).play().plays("done").winners(), None);
    assert_eq!(last(2).turn(100).ships(1, "K01").play().plays("done").winners(), Some(vec![1]));
}

///
#[test]
fn q_104_fewer_ships_arrive_when_both_piles_are_out() {
    let mut position = last(2).port("K20").position();
    position.ship_piles = [vec![ship("L01")], vec![]];
    let table = Table(position.play(engine::Rng::new(0)).expect("a position")).plays("done");
    assert_eq!(table.position().port, [ship("L01"), ship("K20")], "its discard sails again");
}

#[test]
fn qx_55_points() {
    for (name, points) in
        [("L14", 18), ("L23", 17), ("L04", 12), ("L01", 20), ("K09", 7), ("K04", 2)]
    {
        assert_eq!(Ship::parse(name).map(Ship::points), Some(points), "{name}");
    }
}

#[test]
fn qx_57_others_see_counts_only() {
    let scene = last(2).gold(1, 9).hand(1, "AC").ships(1, "L04").specials(1, "P34");
    let quay = scene.play().0;
    let view = quay.observe(Eye::Seat(Seat(0)));
    let seen = view.seat(Seat(1));
    assert_eq!(seen.count, 5, "Q-11");
    assert_eq!(seen.specials, 1, "Q-12, QR-33");
    assert_eq!(seen.ships, 1, "Q-13");
    assert_eq!(seen.books, None, "Q-10, Q-13: no gold, goods or points");
    assert_eq!(view.tracked(Seat(1)).gold, 9, "QR-03: but to a perfect memory");
    assert!(view.seat(Seat(0)).books.is_some(), "one's own");
    assert_eq!(
        quay.observe(Eye::Seat(Seat(1))).seat(Seat(1)).books.map(|books| books.gold),
        Some(9)
    );
    assert!(quay.observe(Eye::Table).seat(Seat(1)).books.is_none());
}
