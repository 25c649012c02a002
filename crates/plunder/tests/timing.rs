//! Worked examples: when merchants are captured (PX-30 to PX-42).

mod common;

use common::{Spec, act, captures, card, hands, passes, seat_to_act};
use plunder::{Event, Plunder, Side};

/// Plays `a M5; b R1@0; a draw` from a position with nothing at sea in which every seat holds
/// what it plays and one card more. All captures, as (number of the action before, side, id).
fn story(seats: u8, teams: bool, text: &str) -> (Vec<(usize, u8, u8)>, Plunder) {
    let moves: Vec<(usize, &str)> = text
        .split("; ")
        .map(|word| {
            let (who, what) = word.split_once(' ').expect("who does what");
            (usize::from(who.as_bytes()[0] - b'a'), what)
        })
        .collect();
    let mut held = vec!["Y3".to_owned(); usize::from(seats)];
    for (seat, what) in &moves {
        let name = what.split('@').next().expect("a card");
        if name != "draw" {
            held[*seat] = format!("{} {name}", held[*seat]);
        }
    }
    let spec = Spec {
        seats,
        teams,
        to_act: moves[0].0 as u8,
        pile: "Y1 Y1 Y2 Y2 Y2 Y2 B3 B3 B4",
        hands: held,
        ..Spec::default()
    };
    let (mut game, mut found) = (spec.game(), Vec::new());
    for (number, (seat, what)) in moves.iter().enumerate() {
        assert_eq!(seat_to_act(&game), Some(*seat as u8), "{text}: whose turn is {what}?");
        let events = act(&mut game, what).unwrap_or_else(|| panic!("{text}: {what} is refused"));
        found.extend(captures(&events).into_iter().map(|(side, id)| (number, side, id)));
    }
    (found, game)
}

/// P-30: a seat captures what it leads at the start of its turn; PR-14: without being asked.
#[test]
fn worked_examples() {
    for (id, seats, text, expected) in [
        ("PX-30", 2, "a M5; b draw", vec![(1, 0, 0)]),
        ("PX-31", 2, "a M5; b R1@0; a draw", vec![(2, 1, 0)]),
        ("PX-32", 2, "a M5; b R1@0; a B2@0; b draw", vec![(3, 0, 0)]),
        (
            "PX-33",
            3,
            "a M8; b R3@0; c G3@0; a draw; b draw; c draw; a draw; b R1@0; c draw; a draw",
            vec![(9, 1, 0)],
        ),
        ("PX-34", 3, "a M8; b R2@0; c G3@0; a draw; b R2@0; c draw; a draw", vec![(6, 1, 0)]),
        ("PX-36", 2, "a M7; b R1@0; a AD@0; b RC@0; a draw", vec![(4, 1, 0)]),
        ("PX-37", 2, "a M7; b R1@0; a B1@0; b RC@0; a AD@0; b draw", vec![(5, 0, 0)]),
    ] {
        assert_eq!(story(seats, false, text).0, expected, "{id}");
    }
}

/// PX-39: in teams the even seat collects what its partner sent out (P-54).
#[test]
fn px_39_the_even_seat_collects_for_its_partner() {
    assert_eq!(story(4, true, "a draw; b M6; c draw; d draw").0, [(3, 0, 0)]);
}

/// PX-35: all merchants that a side leads go to it at once (P-32).
#[test]
fn px_35_both_at_once() {
    let spec = Spec {
        seats: 3,
        to_act: 2,
        pile: "Y1 Y2",
        hands: hands(&["B1", "B1", "B2"]),
        table: vec![(0, "M6", "0:B2"), (1, "M7", "0:G1")],
        ..Spec::default()
    };
    let mut game = spec.game();
    let events = act(&mut game, "draw").expect("a draw");
    assert_eq!(captures(&events), [(0, 0), (0, 1)]);
    assert_eq!(game.gold(Side(0)), 13);
}

/// PX-38: what the even seat has just played does not capture at its partner's turn (P-54).
#[test]
fn px_38_the_odd_seat_never_checks() {
    let spec = Spec {
        seats: 4,
        teams: true,
        pile: "Y1 Y2 Y2 Y3",
        hands: hands(&["R3 B1", "B1", "B2", "B2"]),
        table: vec![(2, "M5", "")],
        ..Spec::default()
    };
    let mut game = spec.game();
    assert_eq!(captures(&act(&mut game, "R3@0").expect("an attack")), []);
    for _ in 1..3 {
        assert_eq!(captures(&act(&mut game, "draw").expect("a draw")), []);
    }
    assert_eq!(captures(&act(&mut game, "draw").expect("a draw")), [(0, 0)]);
    assert_eq!(seat_to_act(&game), Some(0));
}

/// PX-40: the check of the even seat happens even if it has to pass (P-55).
#[test]
fn px_40_captures_come_before_the_pass() {
    let spec = Spec {
        seats: 4,
        teams: true,
        to_act: 2,
        hands: hands(&["", "B1", "M2 M2", "M3 M3"]),
        table: vec![(3, "M8", "1:R2")],
        ..Spec::default()
    };
    let mut game = spec.game();
    assert_eq!(captures(&act(&mut game, "M2").expect("a merchant")), []);
    let events = act(&mut game, "M3").expect("a merchant");
    assert_eq!((captures(&events), passes(&events)), (vec![(0, 0)], vec![0]));
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    assert!(
        place(|event| matches!(event, Event::Captured { .. }))
            < place(|event| matches!(event, Event::Passed { .. }))
    );
    assert_eq!(seat_to_act(&game), Some(1));
}

/// PX-41: a seat without cards is passed over while its partner has some (P-55).
#[test]
fn px_41_the_odd_seat_passes() {
    let spec =
        Spec { seats: 4, teams: true, hands: hands(&["M2 M2", "", "B1", "B1"]), ..Spec::default() };
    let mut game = spec.game();
    assert_eq!(passes(&act(&mut game, "M2").expect("a merchant")), [1]);
    assert_eq!(seat_to_act(&game), Some(2));
}

/// PX-42: hands that are empty while there is a pile do not end the game (P-05, P-40).
#[test]
fn px_42_play_goes_on_with_a_pile() {
    let spec = Spec { pile: "R1 R2", hands: hands(&["M2", "M3"]), ..Spec::default() };
    let mut game = spec.game();
    let mut found = Vec::new();
    for action in ["M2", "M3", "draw", "draw"] {
        found.push(captures(&act(&mut game, action).expect(action)));
    }
    assert_eq!(found, [vec![], vec![(0, 0)], vec![(1, 1)], vec![]]);
    let parts = game.to_parts();
    assert_eq!((parts.pile.len(), parts.over), (0, false));
    assert_eq!(parts.hands, [[card("R1")], [card("R2")]]);
    assert_eq!(seat_to_act(&game), Some(0));
}

/// P-33: a captured merchant takes all cards played at it along.
#[test]
fn captured_cards_never_come_back() {
    let (_, game) = story(2, false, "a M5; b R1@0; a draw");
    assert_eq!(game.to_parts().captured[1], [card("M5"), card("R1")]);
}
