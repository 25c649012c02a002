//! The worked examples of §6, asked from outside, and questions nobody should ask.

use engine::{Match, Rng, Setup, Turn};
use logbook::{Key, Logbook, Options};
use serde_json::{Value, json};

use super::probe::answer;
use crate::spoken::Spoken;

/// Of an object only what the example shows is compared.
fn agrees(answer: &Value, shown: &Value) -> bool {
    match (answer, shown) {
        (Value::Object(answer), Value::Object(shown)) if !shown.is_empty() => {
            shown.iter().all(|(key, value)| answer.get(key) == Some(value))
        }
        _ => answer == shown,
    }
}

#[test]
fn every_vector_of_the_rules() {
    let vectors = include_str!("vectors.jsonl");
    for line in vectors.lines() {
        let vector: Value = serde_json::from_str(line).expect("a vector");
        let function = vector["fn"].as_str().expect("a function");
        let given = answer(function, &vector["in"]).unwrap_or_else(|error| error.into());
        assert!(agrees(&given, &vector["out"]), "{line}\n{given}");
    }
    assert_eq!(vectors.lines().count(), 186);
}

#[test]
fn what_the_vectors_leave_out() {
    for (function, input, out) in [
        ("at_war", json!({"a": "england", "b": "spain"}), json!(true)),
        ("at_war", json!({"a": "spain", "b": "france"}), json!(false)),
        (
            "classify_pc",
            json!({"water": 9, "fire": 9, "rob": 9, "slots": 26, "last": "fire"}),
            json!("burnt"),
        ),
        ("hold", json!({"level": 2, "draft2": 5}), json!({"rows": [7, 6, 5], "slots": 18})),
        ("d20_tile", json!({"d": 9, "revealed": []}), json!(null)),
        (
            "los",
            json!({"a": [0, 0], "b": [1, -2], "blocking": [[0, -1]], "lenient": true}),
            json!(true),
        ),
        (
            "hold_damage",
            json!({"level": 1, "draft2": 4, "rob": 3, "cubes": [], "damage": [[0, 0, "water"]], "batches": [["water", 3], ["fire", 4]], "carpenters": 1}),
            json!({"water": 3, "fire": 0, "load": 3, "result": "sunk"}),
        ),
        (
            "repair",
            json!({"wood": 2, "kinds": ["chain", "chain"], "water": 1, "fire": 0, "chain": 3}),
            json!({"water": 1, "chain": 1}),
        ),
        (
            "attack_rep",
            json!({"flags": ["spain"], "destroyed": true, "joined": ["spain"], "choice": "pirates"}),
            json!({"spain": "betray", "pirates": 1}),
        ),
        (
            "columns",
            json!({"nation": "england", "value": 6}),
            json!(["access4", "advantage", "enrol", "respawn", "second"]),
        ),
        (
            "route_next",
            json!({"stops": [7, 9], "at": 0, "revealed": [7], "loop": false}),
            json!(null),
        ),
    ] {
        let given = answer(function, &input).unwrap_or_else(|error| error.into());
        assert!(agrees(&given, &out), "{function} {input}: {given}");
    }
}

#[test]
fn a_port_refuses_what_it_does_not_trade() {
    let vectors = include_str!("vectors.jsonl");
    let line = vectors.lines().find(|line| line.contains("\"fn\":\"sale\"")).expect("a sale");
    let vector: Value = serde_json::from_str(line).expect("a vector");
    for (port, market, good) in [
        ("england", "legal", "tea"),
        ("england", "contraband", "cotton"),
        ("pirates", "legal", "cotton"),
        ("pirates", "contraband", "wood"),
        ("france", "legal", "oil"),
    ] {
        let mut input = vector["in"].clone();
        input["port"] = port.into();
        input["market"] = market.into();
        input["good"] = good.into();
        assert_eq!(answer("sale", &input), Ok(Value::Null), "{port} {market} {good}");
    }
}

#[test]
fn questions_nobody_should_ask() {
    for (function, input) in [
        ("pay", json!({"amount": -5})),
        ("half_goods", json!({"goods": {"rum": 3}})),
        ("half_goods", json!({"goods": [3]})),
        ("nation_die", json!({"d": 0})),
        ("d20_tile", json!({"d": 21, "revealed": [3]})),
        ("d20_tile", json!({"d": 3, "revealed": [99]})),
        ("hold", json!({"level": 5, "draft2": 4})),
        ("draft2", json!({"initial2": 4, "load": 5, "per": 0})),
        ("movement", json!({"move": 8, "heading": 6, "d": 1, "wind": 0})),
        ("movement", json!({"move": 8, "heading": 0, "d": 1})),
        ("storm", json!({"allowance": 8, "cells": 6, "rolls": [20]})),
        ("distance", json!({"a": [120, 0], "b": [-120, 9]})),
        ("distance", json!({"a": [30, 30], "b": [0, 0]})),
        ("spiral", json!({"n": 38})),
        ("shot", json!({"dice": [13], "defence": 9})),
        ("shot", json!({"dice": [1], "defence": 9, "ammo": "soup"})),
        (
            "hold_damage",
            json!({"level": 1, "draft2": 4, "rob": 9, "cubes": [[2, 4, "tea"]], "batches": []}),
        ),
        (
            "hold_damage",
            json!({"level": 1, "draft2": 4, "rob": 9, "cubes": [[0, 0, "tea"], [0, 0, "oil"]], "batches": []}),
        ),
        (
            "loot_npc",
            json!({"result": "afloat", "money": 0, "placed": 0, "goods": {}, "gained": {}}),
        ),
        ("repair", json!({"wood": 2, "kinds": ["water"], "water": 1, "fire": 0, "chain": 0})),
        ("buy", json!({"row": "legal", "count": 2, "n": 3, "prices": [1, 1, 1]})),
        ("market_rows", json!({"ring": ["spain", "spain", "france", "holland"], "port": "spain"})),
        ("attack_rep", json!({"flags": ["spain"], "destroyed": false, "choice": "england"})),
        ("npc_enemies", json!({"a": ["spain", "france"], "b": []})),
        ("npc_target", json!({"role": "pc", "cands": []})),
        ("npc_counter", json!({"counter": 0, "acted": false})),
        ("route_next", json!({"stops": [], "at": 0, "revealed": []})),
        ("join_effects", json!({"country": "pirates", "rep": {}})),
        ("grenades", json!({"dice": [3]})),
        (
            "boarding",
            json!({"total": 2, "party": 3, "att_dice": [], "def_crew": 1, "def_dice": []}),
        ),
        ("ram", json!({"att_def": 9, "tgt_def": 9, "cells": 0})),
        ("pincer", json!({"ally_cannons": [99]})),
        ("enrolment", json!({"nation": "france", "rep": 4, "level": 9, "crew": 1})),
        (
            "ship_price_b",
            json!({"price": 9000, "level": 1, "rep": 2, "place": "spain", "port": "spain"}),
        ),
        ("dance", json!({})),
    ] {
        let given = answer(function, &input);
        assert!(given.as_ref().is_err_and(|sentence| sentence.len() > 10), "{function}: {given:?}");
    }
}

/// Whoever reads only what is told can reckon along: points, money, fame and reputation.
#[test]
fn a_whole_game_is_told_so_that_a_follower_can_reckon_along() {
    let options = Options::light(3).and_then(|options| options.with(Key::MaxRounds, 0));
    let options = options.expect("a table");
    let mut game = Match::new(Setup::<Logbook> { options, seed: 3 });
    let mut rng = Rng::new(3);
    let mut before = game.state().state();
    while let Turn::Act(_) = game.to_act() {
        let index = rng.below(game.legal_actions().len() as u32) as usize;
        game.play_index(index).expect("an entry of the list");
        let events = game.state().told(&game.steps().last().expect("a step").events);
        let after = game.state().state();
        for (seat, (was, is)) in boards(&before).iter().zip(boards(&after)).enumerate() {
            let of_seat = || events.iter().filter(|event| event[1] == json!(seat));
            let sum = |word: &str| {
                let told = of_seat().filter(|event| event[0] == json!(word));
                told.filter_map(|event| event[2]["n"].as_i64()).sum::<i64>()
            };
            for (word, field) in [("money", "money"), ("fame", "fame")] {
                let told = was[field].as_i64().map(|was| was + sum(word));
                assert_eq!(told, is[field].as_i64(), "{seat} {word}: {events:?}");
            }
            let mut steps = of_seat().filter(|event| event[0] == json!("step"));
            let cell = steps.next_back().map(|step| &step[2]["to"]);
            let moved = |event: &&Value| {
                ["thrown", "destroyed", "place"].iter().any(|word| event[0] == json!(word))
            };
            if let Some(cell) = cell.filter(|_| of_seat().filter(moved).count() == 0) {
                assert_eq!(cell, &is["cell"], "{seat}: {events:?}");
            }
        }
        assert!(!events.iter().any(|event| event[1] == json!("n?")), "{events:?}");
        before = after;
    }
    let last = game.steps().last().expect("a step");
    let over = last.events.iter().map(Logbook::event).find(|event| event[0] == "over");
    assert!(over.is_some_and(|over| over[2]["ruling"] == 71), "D-71");
}

fn boards(state: &Value) -> Vec<Value> {
    state["boards"].as_array().cloned().expect("boards")
}
