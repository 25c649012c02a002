//! Worked examples: ends, settlement and scores (PX-50 to PX-59).

mod common;

use common::{Spec, act, captures, hands, is_over};
use engine::{Game, Turn};
use plunder::{Event, Plunder};

struct Example {
    id: &'static str,
    spec: Spec,
    last: &'static [&'static str],
    settled: &'static [(u8, u8)],
    scores: &'static [i16],
}

fn solo(seats: u8, held: &[&str], table: Vec<(u8, &'static str, &'static str)>) -> Spec {
    Spec { seats, hands: hands(held), table, ..Spec::default() }
}

fn examples() -> Vec<Example> {
    vec![
        Example {
            id: "PX-50",
            spec: solo(2, &["G3", "M2"], vec![(1, "M8", "1:R3")]),
            last: &["G3@0"],
            settled: &[],
            scores: &[0, -2],
        },
        Example {
            id: "PX-51",
            spec: solo(2, &["M6", "M2"], vec![]),
            last: &["M6"],
            settled: &[(0, 0)],
            scores: &[6, -2],
        },
        Example {
            id: "PX-52",
            spec: solo(2, &["G4", "M2"], vec![(1, "M8", "1:R3")]),
            last: &["G4@0"],
            settled: &[(0, 0)],
            scores: &[8, -2],
        },
        Example {
            id: "PX-53",
            spec: solo(2, &["GC", "M2 M3"], vec![(1, "M8", "1:R3")]),
            last: &["discard GC"],
            settled: &[(1, 0)],
            scores: &[0, 3],
        },
        Example {
            id: "PX-54",
            spec: Spec { pile: "R1", to_act: 1, ..solo(3, &["", "M2 M3", "M4"], vec![]) },
            last: &["draw"],
            settled: &[],
            scores: &[0, -5, -4],
        },
        Example {
            id: "PX-56",
            spec: Spec {
                captured: vec!["M4", "M2", "M5 M4"],
                ..solo(3, &["M2", "M5 M8", "M3"], vec![])
            },
            last: &["M2"],
            settled: &[(0, 0)],
            scores: &[6, -11, 6],
        },
        Example {
            id: "PX-57",
            spec: Spec { teams: true, ..solo(4, &["M2", "M3", "M4", "M5"], vec![]) },
            last: &["M2", "M3"],
            settled: &[(0, 0), (0, 1)],
            scores: &[5, -9],
        },
        Example {
            id: "PX-58",
            spec: Spec {
                teams: true,
                captured: vec!["M4", "M8 M5", ""],
                ..solo(6, &["M2", "", "M6", "M7 R1", "M3", "B1"], vec![])
            },
            last: &["M2"],
            settled: &[(0, 0)],
            scores: &[6, 0, -3],
        },
        Example {
            id: "PX-59",
            spec: solo(
                3,
                &["B1", "M2", "M3"],
                vec![
                    (1, "M4", "0:B2 2:R3"),
                    (2, "M5", ""),
                    (0, "M6", "1:Y2 2:G2"),
                    (0, "M7", "1:Y1 1:YC 2:G4"),
                ],
            ),
            last: &["B1@2"],
            settled: &[(2, 0), (2, 1), (1, 3)],
            scores: &[0, 5, 6],
        },
    ]
}

fn played(example: &Example) -> (Plunder, Vec<Event>) {
    let (mut game, mut events) = (example.spec.game(), Vec::new());
    for action in example.last {
        assert!(!is_over(&game), "{} ended before {action}", example.id);
        events = act(&mut game, action).unwrap_or_else(|| panic!("{}: {action}", example.id));
    }
    (game, events)
}

/// What ends a game: a last card discarded (PR-03: PX-53), the last of the pile drawn while a hand
/// is empty (PR-04: PX-54), both hands of a team played out (P-56: PX-57). What then goes to whom:
/// an unattacked merchant to its owner (PR-05: PX-51, PX-59), one attacked at the last moment to
/// who leads (PR-06: PX-52).
#[test]
fn worked_examples() {
    for example in examples() {
        let (game, events) = played(&example);
        assert!(is_over(&game), "{} ends", example.id);
        assert!(common::legal(&game).is_empty(), "{}: P-41, no further turn", example.id);
        // P-42: the end first, then the settlement in table order.
        let end = events.iter().position(|event| *event == Event::Ended).expect(example.id);
        assert!(captures(&events[..end]).is_empty(), "{}", example.id);
        assert_eq!(captures(&events), example.settled, "{}", example.id);
        assert_eq!(&game.scores()[..], example.scores, "{}", example.id);
        let told = matches!(events.last(), Some(Event::Scored { scores }) if scores[..] == *example.scores);
        assert!(told, "{} tells the scores", example.id);
    }
}

/// PX-55: no hand is empty, so the game goes on without a pile.
#[test]
fn px_55_no_end_while_every_hand_has_a_card() {
    let mut game = Spec { pile: "R1", ..solo(2, &["M5", "M2 M3"], vec![]) }.game();
    for action in ["draw", "M2"] {
        act(&mut game, action).expect(action);
        assert!(!is_over(&game));
    }
}

/// P-45, PR-09: equal scores share the victory; in teams both partners win (P-57).
#[test]
fn victory_is_shared() {
    for (id, winners) in [("PX-56", vec![0, 2]), ("PX-57", vec![0, 1]), ("PX-58", vec![0, 1])] {
        let example = examples().into_iter().find(|example| example.id == id).expect(id);
        let Turn::Over(outcome) = played(&example).0.to_act() else { panic!("{id} ends") };
        let found: Vec<u8> = outcome.winners().map(|seat| seat.0).collect();
        assert_eq!(found, winners, "{id}");
    }
}

/// P-43: what is level at the end stays at sea.
#[test]
fn a_stalemate_stays_at_sea() {
    let example = &examples()[0];
    let left: Vec<u8> = played(example).0.to_parts().table.iter().map(|part| part.id).collect();
    assert_eq!(left, [0], "{}", example.id);
}
