//! Worked examples: what may be done (PX-70 to PX-87).

mod common;

use common::{Spec, act, card, full_actions, hands, seat_to_act};

type Table = Vec<(u8, &'static str, &'static str)>;

/// Two seats unless the table names more; the others hold nothing that matters.
fn position(pile: bool, hand: &str, table: Table) -> Spec {
    let pile = if pile { "Y2" } else { "" };
    Spec { pile, hands: hands(&[hand, "Y3"]), table, ..Spec::default() }
}

/// Merchants always (P-10: PX-80). Ships at any merchant, one's own too (P-11: PX-70, PX-79), in
/// the colour one flies there (P-13: PX-72). Captains where one has that colour (P-16: PX-73). The
/// admiral at one's own (P-17: PX-74), attacked or not (PR-07), without binding to a colour (PR-08:
/// PX-86); the team's count as own (P-53, PR-11: PX-82, PX-83).
///
/// Without a pile a card that cannot be played may be discarded, though others can be played (P-06,
/// PR-02: PX-75), and one that can be played may not (PR-01: PX-76), but by the option (PX-77).
#[test]
fn worked_examples() {
    let teams = |spec: Spec| Spec { seats: 4, teams: true, ..spec };
    for (id, spec, actions) in [
        (
            "PX-70",
            position(true, "R3 G1", vec![(1, "M2", ""), (0, "M3", "")]),
            "draw, G1@0, G1@1, R3@0, R3@1",
        ),
        ("PX-71", position(true, "R3 G1", vec![(1, "M2", "1:R2")]), "draw, G1@0"),
        ("PX-72", position(true, "R3 G1 B1", vec![(1, "M2", "0:R2")]), "draw, R3@0"),
        (
            "PX-73",
            position(true, "RC GC YC", vec![(1, "M2", "0:R2 1:G2"), (1, "M3", "")]),
            "draw, RC@0",
        ),
        (
            "PX-74",
            position(true, "AD", vec![(1, "M2", "0:R2"), (0, "M3", ""), (0, "M4", "1:G1")]),
            "draw, AD@1, AD@2",
        ),
        (
            "PX-75",
            position(false, "M2 R3 GC AD", vec![(1, "M3", "")]),
            "M2, R3@0, discard GC, discard AD",
        ),
        ("PX-76", position(false, "R3", vec![(1, "M2", "")]), "R3@0"),
        (
            "PX-77",
            Spec { free_discard: true, ..position(false, "M2 R3 GC", vec![(1, "M3", "")]) },
            "M2, R3@0, discard R3, discard GC",
        ),
        (
            "PX-78",
            Spec {
                seats: 5,
                ..position(true, "B4 G4 R4 Y4 M2", vec![(1, "M3", "1:B1 2:G1 3:R1 4:Y1")])
            },
            "draw, M2",
        ),
        ("PX-79", position(true, "B1", vec![(0, "M2", "")]), "draw, B1@0"),
        ("PX-80", position(true, "B1 BC AD M3 M2", vec![]), "draw, M2, M3"),
        ("PX-81", position(true, "B2 B2 M3 M3", vec![(1, "M2", "")]), "draw, M3, B2@0"),
        (
            "PX-82",
            teams(position(true, "R1 G1 RC GC", vec![(2, "M2", "1:R3")])),
            "draw, R1@0, RC@0",
        ),
        (
            "PX-83",
            teams(position(true, "AD", vec![(1, "M2", "2:R3"), (2, "M3", "")])),
            "draw, AD@0",
        ),
        ("PX-84", position(true, "", vec![]), "draw"),
        ("PX-85", position(false, "B1 RC", vec![]), "discard B1, discard RC"),
        ("PX-86", position(true, "B1 G1 BC", vec![(0, "M2", "0:AD 1:G2")]), "draw, B1@0"),
    ] {
        assert_eq!(full_actions(&spec.game()).join(", "), actions, "{id}");
    }
}

/// PX-87: a colour that another side flies at a merchant is closed there (P-12).
#[test]
fn px_87_a_taken_colour_is_refused() {
    let mut game = position(true, "R3", vec![(1, "M2", "1:R1")]).game();
    assert_eq!(act(&mut game, "R3@0"), None);
}

/// P-14: with four colours flown a fifth side may still bring the admiral to its own merchant.
#[test]
fn an_admiral_may_be_the_fifth() {
    let table = vec![(0, "M3", "1:B1 2:G1 3:R1 4:Y1")];
    let spec = Spec { seats: 5, ..position(true, "B4 AD", table) };
    assert_eq!(full_actions(&spec.game()).join(", "), "draw, AD@0");
}

/// PR-16: in a team the second partner may follow the first one's ship with the captain.
#[test]
fn a_partner_brings_the_captain_at_once() {
    let spec = Spec {
        seats: 4,
        teams: true,
        pile: "Y2 Y2",
        hands: hands(&["R1 B1", "RC B1", "Y3", "Y3"]),
        table: vec![(2, "M5", "")],
        ..Spec::default()
    };
    let mut game = spec.game();
    act(&mut game, "R1@0").expect("the ship");
    assert_eq!(full_actions(&game).join(", "), "draw, RC@0");
}

/// P-10: a seat may have any number of merchants at sea.
#[test]
fn a_third_merchant_sails() {
    let mut game =
        position(true, "M4", vec![(0, "M2", "1:R1 0:B1"), (0, "M3", "1:G1 0:B1")]).game();
    act(&mut game, "M4").expect("a merchant");
    let owners: Vec<u8> = game.to_parts().table.iter().map(|part| part.owner.0).collect();
    assert_eq!(owners, [0, 0, 0]);
}

/// P-04: the top card goes to the hand, however full it is.
#[test]
fn there_is_no_hand_limit() {
    let hand = "M2 M2 M2 M2 M2 M3 M3 M3 M3 M3 M3 M4 M4 M4 M4 M4";
    let mut game = Spec { pile: "G4 Y2", ..position(true, hand, vec![]) }.game();
    act(&mut game, "draw").expect("a draw");
    let parts = game.to_parts();
    assert_eq!((parts.hands[0].len(), parts.hands[0].last()), (17, Some(&card("G4"))));
    assert_eq!(parts.pile, [card("Y2")]);
}

/// PR-13: in a team, too, an empty hand draws while there is a pile.
#[test]
fn a_partner_without_cards_draws() {
    let spec = Spec { seats: 4, teams: true, pile: "Y2", ..Spec::default() };
    let mut game = Spec { hands: hands(&["M2 M2", "", "Y3", "Y3"]), ..spec }.game();
    act(&mut game, "M2").expect("a merchant");
    assert_eq!((seat_to_act(&game), full_actions(&game).join(", ")), (Some(1), "draw".into()));
}

/// P-07, P-08: with an empty pile each card can be played or discarded, merchants only played.
#[test]
fn no_hand_is_stuck() {
    let spec = position(false, "M8 B1 G2 RC AD", vec![(1, "M2", "1:B1")]);
    assert_eq!(
        full_actions(&spec.game()).join(", "),
        "M8, G2@0, discard B1, discard RC, discard AD"
    );
}
