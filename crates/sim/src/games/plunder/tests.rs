//! What the probe answers, and that nothing can upset it.

use engine::{Game, Log, Match, Rng, Setup, Turn};
use plunder::{Action, Cards, Options, Plunder};
use serde_json::{Value, json};

use crate::spoken::Spoken;

/// A position in which the cards not named lie in the discard.
fn made_up(mut state: Value) -> Value {
    let mut rest = Cards::deck();
    take_out(&state, &mut rest);
    state["discard"] = json!(super::names(rest.iter()));
    state
}

/// Takes all cards named anywhere in a value out of a lot.
fn take_out(value: &Value, rest: &mut Cards) {
    match value {
        Value::String(name) => rest.remove(name.parse().expect("a card")),
        Value::Array(entries) => entries.iter().for_each(|entry| take_out(entry, rest)),
        Value::Object(members) => members.values().for_each(|member| take_out(member, rest)),
        _ => {}
    }
}

fn late() -> Value {
    made_up(json!({
        "players": 2, "teams": false, "free_discard": false, "to_act": 0, "over": false,
        "pile": [], "hands": [["G4", "GC"], ["M2"]],
        "table": [{"id": 0, "card": "M8", "owner": 1, "plays": [{"seat": 1, "card": "R3"}]}],
        "captured": [[], []], "discard": [], "next_id": 1,
    }))
}

fn ask(kind: &str, input: Value) -> Value {
    Plunder::probe(kind, &input).unwrap_or_else(|why| panic!("{kind}: {why}"))
}

fn complaint(kind: &str, input: Value) -> String {
    Plunder::probe(kind, &input).expect_err("a complaint")
}

/// PX-04 and PX-21, as the rules page has them.
#[test]
fn battles_are_judged() {
    let battle = |teams: bool, plays: Value| {
        let battle = json!({"id": 0, "card": "M5", "owner": 0, "plays": plays});
        ask("battle", json!({"teams": teams, "battle": battle}))
    };
    let plays = json!([{"seat":1,"card":"R3"},{"seat":2,"card":"G4"},{"seat":1,"card":"R2"}]);
    assert_eq!(battle(false, plays), json!({"leader": 1, "strength": [[1, 5], [2, 4]]}));
    let plays = json!([{"seat":2,"card":"R2"},{"seat":4,"card":"G4"},{"seat":3,"card":"R2"}]);
    assert_eq!(battle(true, plays), json!({"leader": null, "strength": [[1, 4], [2, 4]]}));
}

#[test]
fn lists_steps_and_ends() {
    assert_eq!(
        ask("legal", json!({"state": late()})),
        json!({
            "first": [["ship", "G4"], ["discard", "GC"]],
            "actions": [["ship", "G4", 0], ["discard", "GC"]],
        })
    );
    let step = ask("step", json!({"state": late(), "action": ["discard", "GC"]}));
    assert_eq!(step["events"], json!([["capture", 1, 0]]), "seat 1 leads at its check");
    assert_eq!(step["state"]["to_act"], json!(1));
    let after = ask("legal", json!({"state": step["state"]}));
    assert_eq!(after["actions"], json!([["merchant", "M2"]]));
    let settled = ask("final", json!({"state": late()}));
    assert_eq!(settled, json!({"captures": [[1, 0]], "scores": [0, 6], "winners": [1]}));
    let actions = json!([["ship", "G4", 0], ["merchant", "M2"]]);
    assert_eq!(
        ask("game", json!({"state": late(), "actions": actions})),
        json!({
            "trace": [[1, 0, 0], [-1, 8, 2]],
            "scores": [8, 2],
            "winners": [0],
            "unresolved": [],
        })
    );
}

/// At the end the end comes first, then the settlement, and the seat that acted last stays.
#[test]
fn the_end_is_told_before_the_settlement() {
    let mut state = late();
    state["hands"] = json!([["G4"], ["M2"]]);
    state["discard"].as_array_mut().expect("a list").push(json!("GC"));
    let step = ask("step", json!({"state": state, "action": ["ship", "G4", 0]}));
    assert_eq!(step["events"], json!([["end"], ["capture", 0, 0]]));
    assert_eq!((&step["state"]["over"], &step["state"]["to_act"]), (&json!(true), &json!(0)));
    assert_eq!(ask("legal", json!({"state": step["state"]})), json!({"first": [], "actions": []}));
    let again = complaint("step", json!({"state": step["state"], "action": ["draw"]}));
    assert_eq!(again, "the game is over: nobody acts any more");
}

/// The state of every step of a real game can be asked about, and answers like the game.
#[test]
fn real_positions_are_understood() {
    for (seed, tables) in (0..).zip(engine::options::every::<Options>()) {
        let mut rng = Rng::new(seed);
        let mut game = Match::new(Setup::<Plunder> { options: tables, seed });
        while let Turn::Act(_) = game.to_act() {
            if game.state().pending().is_none() {
                let answer = ask("legal", json!({"state": game.state().state()}));
                let list: Vec<Value> =
                    game.legal_actions().iter().map(|action| Plunder::action(*action)).collect();
                assert_eq!(answer["first"], json!(list));
            }
            let index = rng.below(game.legal_actions().len() as u32);
            game.play_index(index as usize).expect("an entry of the list");
        }
    }
}

#[test]
fn nonsense_is_answered_in_a_sentence() {
    for (kind, input) in [
        ("trick", json!({})),
        ("legal", json!(null)),
        ("legal", json!({"state": []})),
        ("step", json!({"state": late()})),
        ("battle", json!({"teams": 1, "battle": {}})),
        ("game", json!({"state": late(), "actions": vec![["draw"]; 9999]})),
    ] {
        assert!(!complaint(kind, input).is_empty());
    }
    for (action, sentence) in [
        (json!([]), "an action has at least one word"),
        (json!(["draw"]), "the pile is empty"),
        (json!(["ship", "GC", 0]), "GC is no ship"),
        (json!(["ship", "R3", 0]), "seat 0 does not hold R3"),
        (json!(["discard", "G4"]), "G4 cannot be discarded: it can be played"),
        (
            json!(["captain", "GC", 0]),
            "GC cannot be played at merchant 0: its side has no ship of this colour there",
        ),
        (json!(["ship", "G4", 7]), "G4 cannot be played at merchant 7: no such merchant is at sea"),
    ] {
        assert_eq!(complaint("step", json!({"state": late(), "action": action})), sentence);
    }
    assert!(
        complaint("step", json!({"state": late(), "action": ["sing"]})).contains("an action is")
    );
}

/// Each member of a position, replaced by all sorts of things, gives a sentence and no panic.
#[test]
fn damaged_positions_are_refused() {
    let wrong = [
        json!(null),
        json!(-1),
        json!(1.5),
        json!(99),
        json!(u64::MAX),
        json!("M9"),
        json!({}),
        json!([[]]),
        json!([["AD"], ["AD"]]),
        json!([{"id": 0}]),
        json!(vec!["M2"; 500]),
    ];
    for member in late().as_object().expect("an object").keys() {
        for value in &wrong {
            let mut state = late();
            state[member] = value.clone();
            // A next number that is too great but possible is no damage.
            if !(member == "next_id" && *value == json!(99)) {
                assert!(
                    Plunder::probe("legal", &json!({"state": state})).is_err(),
                    "{member} {value}"
                );
            }
        }
    }
}

/// A card that waits for its target is told apart from the position.
#[test]
fn a_state_names_the_card_that_waits() {
    let mut game = Plunder::new(&Options::default(), Rng::new(1), &mut Log::silent());
    let mut rng = Rng::new(1);
    while game.pending().is_none() {
        let mut legal: Vec<Action> = Vec::new();
        game.legal_actions(&mut legal);
        game.apply(*rng.pick(&legal).expect("a choice"), &mut Log::silent());
    }
    assert_eq!(game.state()["pending"], json!(game.pending().map(super::name)));
}
