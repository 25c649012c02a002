//! The worked examples of §8, asked from outside, and questions nobody should ask.

use broadside::{Broadside, Options};
use engine::{Match, Rng, Setup, Turn};
use serde_json::{Value, json};

use crate::spoken::Spoken;

#[test]
fn every_vector_of_the_rules() {
    let vectors = include_str!("vectors.jsonl");
    for line in vectors.lines() {
        let vector: Value = serde_json::from_str(line).expect("a vector");
        let kind = vector["kind"].as_str().expect("a kind");
        assert_eq!(Broadside::probe(kind, &vector["in"]).as_ref(), Ok(&vector["out"]), "{line}");
    }
    assert_eq!(vectors.lines().count(), 60);
}

#[test]
fn what_the_vectors_leave_out() {
    for (kind, input, out) in [
        (
            "overlap",
            json!({"a": {"masts": 1, "pose": [500, 500, 0]}, "b": {"island": 0, "at": [500, 500]}}),
            json!(true),
        ),
        (
            "within",
            json!({"a": {"masts": 1, "pose": [500, 500, 0]}, "b": {"masts": 1, "pose": [1000, 500, 0]}, "range": 260}),
            json!(true),
        ),
        (
            "dock",
            json!({"masts": 3, "pose": [3920, 3500, 0], "island": 1, "at": [4200, 3500]}),
            json!(true),
        ),
        (
            "cost",
            json!({"masts": 5, "cargo": 4, "move": "L", "cannons": ["2S", "2L", "2L", "2L", "2S"], "ability": "drilled"}),
            json!(17),
        ),
        (
            "cost",
            json!({"masts": 1, "cargo": 1, "move": "SL", "cannons": "3S", "ability": "low_freeboard"}),
            json!(7),
        ),
        (
            "fleet",
            json!({"budget": 30, "fleet": {"ships": ["E1", "E1", "X9"], "crew": [["E-wray", 7], ["E-wray", -1]]}}),
            json!({"cost": 40, "errors": ["bad_place", "duplicate_named", "duplicate_ship", "over_budget", "unknown"]}),
        ),
        (
            "fleet",
            json!({"budget": 30, "fleet": {"ships": [], "crew": []}}),
            json!({"cost": 0, "errors": ["no_ship"]}),
        ),
        (
            "fleet",
            json!({"budget": 30, "fleet": {"ships": ["P9"], "crew": [["P-moll", 0], ["P-pip", 0], ["P-pip", 0]]}}),
            json!({"cost": 11, "errors": ["cargo", "crew_cost", "duplicate_named"]}),
        ),
        ("treasure", json!({"build": 30, "tokens": ["U5", "U5", 1, 1, 5, 5]}), json!(false)),
        ("treasure", json!({"build": 20, "tokens": [8]}), json!(false)),
        (
            "damage",
            json!({"left": 3, "full": 3, "hits": 1, "heavy": true}),
            json!({"left": 1, "sunk": false}),
        ),
        (
            "damage",
            json!({"left": 1, "full": 3, "hits": 1, "heavy": true}),
            json!({"left": 0, "sunk": false}),
        ),
        (
            "damage",
            json!({"left": 1, "full": 2, "hits": 1, "thin": true}),
            json!({"left": 0, "sunk": true}),
        ),
        (
            "damage",
            json!({"left": 5, "full": 5, "hits": 1, "stout": true, "stout_used": true}),
            json!({"left": 4, "sunk": false}),
        ),
        (
            "ram",
            json!({"die": 6, "masts": 0}),
            json!({"lost": 0, "left": 0, "sunk": false, "rammer_pinned": false}),
        ),
        (
            "victory",
            json!({"initial": 36, "gold": [19, 7, 3], "active": 1}),
            json!({"over": false, "winner": null}),
        ),
        (
            "victory",
            json!({"initial": 24, "gold": [13, 14], "active": 0}),
            json!({"over": true, "winner": 1}),
        ),
        (
            "victory",
            json!({"initial": 24, "gold": [3, 9], "active": 0, "ships": [2, 0], "loose": 4, "aboard": [2, 0]}),
            json!({"over": true, "winner": 0}),
        ),
        (
            "victory",
            json!({"initial": 24, "gold": [9, 9], "active": 0, "fleets": [10, 12], "round_limit": true}),
            json!({"over": true, "winner": 1}),
        ),
    ] {
        assert_eq!(Broadside::probe(kind, &input), Ok(out), "{kind} {input}");
    }
}

#[test]
fn questions_nobody_should_ask() {
    for (kind, input) in [
        ("hull", json!({"masts": 0, "pose": [0, 0, 0]})),
        ("hull", json!({"masts": 6, "pose": [0, 0, 0]})),
        ("hull", json!({"masts": 3, "pose": [0, 0, 72]})),
        ("hull", json!({"masts": 3, "pose": [1_000_000_000_000_i64, 0, 0]})),
        (
            "sweep",
            json!({"masts": 3, "pose": [0, 0, 0], "heading": 0, "length": "M", "map": [1, 1]}),
        ),
        ("shot", json!({"shooter": {"masts": 2, "pose": [0, 0, 0], "standing": [3]}})),
        ("place", json!({"map": [10500, 7700], "placed": [[0, [1, 1]]], "shape": 0, "at": [0, 0]})),
        ("place", json!({"map": [1_000_000, 7700], "shape": 0, "at": [0, 0]})),
        ("cargo", json!({"ship": "E99"})),
        ("move", json!({"ship": "E7", "masts": 4})),
        ("victory", json!({"gold": []})),
        ("dance", json!({})),
    ] {
        let answer = Broadside::probe(kind, &input);
        assert!(answer.as_ref().is_err_and(|sentence| sentence.len() > 10), "{kind}: {answer:?}");
    }
}

#[test]
fn a_whole_game_is_told() {
    let options = Options::quick(3).expect("a table");
    let mut game = Match::new(Setup::<Broadside> { options, seed: 3 });
    let mut rng = Rng::new(3);
    while let Turn::Act(seat) = game.to_act() {
        let state = game.state().state();
        assert_eq!(state["seat"], json!(seat.0));
        for ship in state["ships"].as_array().expect("ships") {
            let standing = ship["masts"].as_array().expect("masts").contains(&json!(true));
            assert_eq!(ship["derelict"], json!(!standing));
        }
        let index = rng.below(game.legal_actions().len() as u32) as usize;
        game.play_index(index).expect("an entry of the list");
    }
    let last = game.steps().last().expect("a step");
    let over = last.events.iter().map(Broadside::event).find(|event| event[0] == "over");
    assert!(over.is_some_and(|over| over[1].as_str().is_some_and(|rule| rule.starts_with("B-1"))));
}
