//! Positions from outside: what is taken in, and what is refused and why.

mod common;

use common::{Spec, card, hands};
use engine::Seat;
use plunder::{BadParts, Barred, Parts, Play, Plunder, Side};

fn some() -> Parts {
    Spec {
        pile: "Y2",
        hands: hands(&["M2 R3", "Y3"]),
        table: vec![(1, "M4", "0:B2 1:G1"), (0, "M5", "")],
        captured: vec!["M3 R1", ""],
        ..Spec::default()
    }
    .parts()
}

#[test]
fn a_made_up_position_comes_out_as_it_went_in() {
    let game = Plunder::from_parts(&some()).expect("a position");
    assert_eq!(game.to_parts(), some());
    assert_eq!(game.gold(Side(0)), 3);
}

/// Numbers may leave gaps: captured merchants are gone.
#[test]
fn numbers_of_merchants_are_kept() {
    let mut parts = some();
    (parts.table[0].id, parts.table[1].id, parts.next_id) = (3, 7, 9);
    let mut game = Plunder::from_parts(&parts).expect("a position");
    assert_eq!(common::full_actions(&game).join(", "), "draw, M2, R3@7");
    common::act(&mut game, "M2").expect("a merchant");
    let ids: Vec<u8> = game.to_parts().table.iter().map(|part| part.id).collect();
    assert_eq!(ids, [3, 7, 9]);
}

#[test]
fn what_cannot_be_is_refused() {
    type Damage = fn(&mut Parts);
    let cases: [(Damage, BadParts); 13] = [
        (|parts| parts.to_act = Seat(2), BadParts::NoSuchSeat(Seat(2))),
        (|parts| parts.table[1].owner = Seat(9), BadParts::NoSuchSeat(Seat(9))),
        (|parts| parts.table[0].plays[0].seat = Seat(2), BadParts::NoSuchSeat(Seat(2))),
        (|parts| drop(parts.hands.pop()), BadParts::Hands),
        (|parts| parts.captured.push(vec![]), BadParts::Captured),
        (|parts| parts.pile.clear(), BadParts::Copies { card: card("Y2"), found: 3 }),
        (
            |parts| parts.hands[0].extend([card("AD"); 999]),
            BadParts::Copies { card: card("AD"), found: 79 },
        ),
        (
            |parts| std::mem::swap(&mut parts.table[1].card, &mut parts.hands[1][0]),
            BadParts::NotAMerchant(1),
        ),
        (|parts| parts.table[1].id = 0, BadParts::Numbering),
        (|parts| parts.next_id = 1, BadParts::Numbering),
        (|parts| parts.next_id = 255, BadParts::NextTooLarge),
        (
            |parts| {
                let at = parts.discard.iter().position(|card| card.to_string() == "G2");
                let card = parts.discard.remove(at.expect("a green ship"));
                parts.table[0].plays.push(Play { seat: Seat(0), card });
            },
            BadParts::Play {
                id: 0,
                card: card("G2"),
                barred: Barred::OtherColour(plunder::Colour::Blue),
            },
        ),
        (
            |parts| {
                let at = parts.discard.iter().position(|card| card.to_string() == "AD");
                let card = parts.discard.remove(at.expect("the admiral"));
                parts.table[0].plays.push(Play { seat: Seat(0), card });
            },
            BadParts::Play { id: 0, card: card("AD"), barred: Barred::NotOwn },
        ),
    ];
    for (damage, expected) in cases {
        let mut parts = some();
        damage(&mut parts);
        assert_eq!(Plunder::from_parts(&parts), Err(expected));
    }
}
