//! The worked examples asked from outside, and questions that make no sense.

use engine::{Match, Setup};
use gale::Gale;
use serde_json::{Value, json};

use crate::spoken::Spoken;

fn ask(kind: &str, input: Value) -> Value {
    Gale::probe(kind, &input).unwrap_or_else(|why| panic!("{kind} {input}: {why}"))
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

const WINDS: &str = "N1 N2 E1 S3 W2 N3 E2 S1 W1 E1 S2 W3";
const PLAYS: &str = "N3 E6 N5 E10 E7 N2 S4 N9 W2 S8 S1 S6 E8 P N1 S2 W9 P E11 W14 S12 E13 P P";
const HANDS: [&str; 2] =
    ["N3 N5 E7 S4 W2 S6 E8 N1 P W14 E13 P", "E6 E10 N2 N9 S8 S1 P S2 W9 E11 S12 P"];

fn round(expert: bool, keep: Value) -> Value {
    json!({"players": 2, "expert": expert, "winds": words(WINDS), "hands": HANDS.map(words),
        "opener": 0, "plays": words(PLAYS), "keep": keep})
}

#[test]
fn single_rules_answer() {
    // GX-25, GX-23
    let plays = json!([[2, "E5"], [0, "N11"], [1, "S10"]]);
    assert_eq!(
        ask("trick", json!({"wind": "E", "plays": plays})),
        json!({"value_x2": [10, 11, 10], "out": [true, false, true], "taker": 0, "next_leader": 0})
    );
    let plays = json!([[0, "P"], [1, "N8"], [2, "P"], [3, "W5"]]);
    assert_eq!(
        ask("trick", json!({"wind": "N", "plays": plays})),
        json!({"value_x2": [null, 16, 16, 5], "out": [false, true, true, false],
            "taker": 0, "next_leader": 3})
    );
    // GX-31
    let legal = ask("legal", json!({"hand": ["P", "W2", "N3"], "leading": false}));
    assert_eq!(legal, json!({"cards": ["N3", "W2", "P"]}));
    // GX-72
    let opener = ask("opener", json!({"totals": [9, 9, 7], "previous_opener": 2}));
    assert_eq!(opener, json!({"opener": 2}));
    // GX-62
    let taken = json!([["N1", "N1", "N2", "N2", "N3"], ["E1"]]);
    let input = json!({"players": 2, "expert": true, "taken": taken, "keep": [["N"], []]});
    assert_eq!(
        ask("score", input),
        json!({"triplets": [["N"], []], "left": [["N1", "N1", "N2", "N2", "N3"], ["E1"]],
            "damage": [9, 1], "base_vp": [0, 2], "bonus": [3, 0], "penalty": [1, 0], "vp": [2, 2]})
    );
}

/// GX-80 … GX-84.
#[test]
fn a_whole_round_answers() {
    let basic = ask("round", round(false, json!([])));
    assert_eq!(basic["set_aside"], json!(["N1", "N2", "E2", "W1"]));
    assert_eq!((&basic["asked"], &basic["score"]["vp"]), (&json!([]), &json!([2, 0])));
    assert_eq!(basic["tricks"][11]["leader"], json!(1));
    assert!(
        basic["tricks"]
            .as_array()
            .is_some_and(|tricks| tricks.iter().all(|t| t["carried"] == json!([])))
    );
    let expert = ask("round", round(true, json!([[], []])));
    assert_eq!(expert["tricks"][1]["carried"], json!(["N1", "N2"]));
    assert_eq!(
        expert["tricks"][2],
        json!({"wind": "E1", "leader": 0, "taker": 1, "next_leader": 0, "carried": []})
    );
    assert_eq!((&expert["asked"], &expert["score"]["vp"]), (&json!([[1, "N"]]), &json!([-1, 2])));
    let kept = ask("round", round(true, json!([[], ["N"]])));
    assert_eq!(
        (&kept["score"]["damage"], &kept["score"]["vp"]),
        (&json!([9, 13]), &json!([1, -1]))
    );
}

#[test]
fn a_whole_game_answers() {
    let mut one = round(true, json!([[], ["N"]]));
    one["forecast"] = json!(["N1", "S2", "W1"]);
    let game = ask(
        "game",
        json!({"players": 2, "expert": true, "first_opener": 0, "rounds": [one.clone(), one]}),
    );
    assert_eq!(game["openers"], json!([0, 0]), "GX-84: seat 0 is ahead and opens again");
    assert_eq!((&game["totals"], &game["winners"]), (&json!([2, -2]), &json!([0])));
}

/// GX-88.
#[test]
fn what_is_known_answers() {
    let known = |count: usize| {
        let plays = &words(PLAYS)[..count];
        ask("known", json!({"players": 2, "winds": words(WINDS), "opener": 0, "plays": plays}))
    };
    assert_eq!(known(22), json!({"pirates_only": []}));
    assert_eq!(known(23), json!({"pirates_only": [1]}));
    assert_eq!(known(24), json!({"pirates_only": [1]}));
}

/// Whatever a member of a sensible question is replaced by: a sentence or an answer, no panic.
#[test]
fn nonsense_gets_a_sentence() {
    let nonsense = [
        json!(null),
        json!(-1),
        json!(1e300),
        json!(u64::MAX),
        json!("N99"),
        json!(""),
        json!([]),
        json!({}),
        json!([[]]),
        json!([[9, "N1"]]),
        json!(["N3", "N3"]),
        json!(vec!["P"; 70]),
        json!(vec![vec!["N3"; 12]; 5]),
        json!([0, 0]),
        json!(6),
        json!(true),
        json!([["P", 0]]),
    ];
    let questions = [
        ("trick", json!({"wind": "N", "plays": [[0, "N1"], [1, "N2"]]})),
        ("legal", json!({"hand": ["P", "W2", "N3"], "leading": true})),
        ("score", json!({"players": 2, "expert": true, "taken": [["N1"], []], "keep": [[], []]})),
        ("opener", json!({"totals": [1, 2], "previous_opener": 0})),
        ("round", round(true, json!([[], []]))),
        ("known", json!({"players": 2, "winds": words(WINDS), "opener": 0, "plays": words(PLAYS)})),
        (
            "game",
            json!({"players": 2, "expert": false, "first_opener": 0,
            "rounds": [round(false, json!([]))]}),
        ),
        ("no such kind", json!({})),
    ];
    let mut refused = 0;
    for (kind, input) in &questions {
        for bad in &nonsense {
            refused += usize::from(Gale::probe(kind, bad).is_err());
            for member in input.as_object().expect("an object").keys() {
                let mut input = input.clone();
                input[member] = bad.clone();
                refused += usize::from(Gale::probe(kind, &input).is_err());
            }
        }
    }
    assert!(refused > 400, "{refused}");
}

/// GX-87, and other plays that the rules do not allow.
#[test]
fn wrong_plays_are_refused_in_words() {
    let refuse = |plays: String| {
        let mut input = round(false, json!([]));
        input["plays"] = json!(words(&plays));
        Gale::probe("round", &input).expect_err("not playable")
    };
    let led = refuse(PLAYS.replacen("N3 E6", "P E6", 1).replacen("E8 P", "E8 N3", 1));
    assert!(led.contains("may not lead a pirate"), "{led}");
    let foreign = refuse(PLAYS.replacen("N3 E6", "E6 N3", 1));
    assert!(foreign.contains("seat 0 does not hold E6"), "{foreign}");
    assert!(refuse(PLAYS.replace(" P P", "")).contains("12 cards"));
}

#[test]
fn steps_and_states_are_spoken() {
    let options = gale::Options::new(3, true, 1).expect("options");
    let mut game = Match::new(Setup::<Gale> { options, seed: 3 });
    let hands = game.state().state()["hands"].clone();
    assert_eq!(hands.as_array().map(Vec::len), Some(3));
    assert_eq!(Gale::event(&game.opening()[0])["hands"], hands);
    let mut kinds = std::collections::BTreeSet::new();
    while game.to_act().seat().is_some() {
        game.play_index(game.cursor() % game.legal_actions().len()).expect("in the list");
        let step = game.steps().last().expect("a step");
        assert!(Gale::action(step.action).is_object());
        let told = step.events.iter().map(Gale::event);
        kinds.extend(told.filter_map(|event| event["event"].as_str().map(str::to_owned)));
    }
    for kind in ["played", "resolved", "row_moved", "round_scored", "game_over"] {
        assert!(kinds.contains(kind), "{kind} in {kinds:?}");
    }
    assert_eq!(game.state().state()["to_act"], Value::Null);
}
