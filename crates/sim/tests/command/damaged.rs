//! Good questions with something broken in them: the rules must never be reached by nonsense.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::common::{complaint, json_lines, sim};

/// Asks all questions of a game at once.
fn asked(game: &str, questions: &[Value]) -> Vec<Value> {
    let input: String = questions.iter().map(|question| format!("{question}\n")).collect();
    let output = sim(&["probe", game], input.as_bytes());
    assert!(output.status.success(), "{}", complaint(&output));
    let answers = json_lines(&output);
    assert_eq!(answers.len(), questions.len(), "one answer a question");
    answers
}

/// Asks good questions, which must be answered, and then `count` damaged ones, which may be
/// answered or refused but must not make the rules stumble.
fn survives(game: &str, good: &[Value], count: usize) {
    for (question, answer) in good.iter().zip(asked(game, good)) {
        assert!(answer.get("out").is_some(), "{question} is answered {answer}");
    }
    let mut rng = StdRng::seed_from_u64(1);
    let damaged: Vec<Value> = (0..count)
        .map(|_| {
            let mut question = good.choose(&mut rng).expect("there are good questions").clone();
            for _ in 0..rng.random_range(1..3) {
                damage(&mut question["in"], &mut rng);
            }
            question
        })
        .collect();
    let mut refused = 0;
    for (question, answer) in damaged.iter().zip(asked(game, &damaged)) {
        if let Some(sentence) = answer["error"].as_str() {
            refused += 1;
            assert!(!sentence.contains("a bug"), "{question}");
            assert!((5..400).contains(&sentence.len()), "{question}: {sentence}");
        }
    }
    assert!(refused * 2 > count, "{refused} of {count} damaged questions were noticed");
}

/// Breaks one thing somewhere inside a value.
fn damage(value: &mut Value, rng: &mut StdRng) {
    let deeper = !rng.random_ratio(1, 4);
    match value {
        Value::Array(entries) if deeper && !entries.is_empty() => {
            let at = rng.random_range(0..entries.len());
            match rng.random_range(0..8) {
                0 => drop(entries.remove(at)),
                1 => entries.insert(at, entries[at].clone()),
                2 => entries.rotate_left(at),
                _ => damage(&mut entries[at], rng),
            }
        }
        Value::Object(members) if deeper && !members.is_empty() => {
            let at = rng.random_range(0..members.len());
            let name = members.keys().nth(at).expect("it lies within").clone();
            match rng.random_range(0..8) {
                0 => drop(members.remove(&name)),
                _ => damage(&mut members[&name], rng),
            }
        }
        _ => *value = nonsense(rng),
    }
}

fn nonsense(rng: &mut StdRng) -> Value {
    let values = [
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(1),
        json!(3),
        json!(7),
        json!(8),
        json!(255),
        json!(256),
        json!(-1),
        json!(1.5),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e300),
        json!(""),
        json!("N1"),
        json!("P"),
        json!("AAAA"),
        json!("é💥"),
        json!("x".repeat(5_000)),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!([0, 0]),
        json!(vec![0; 3_000]),
        json!({"a": 1}),
    ];
    values.choose(rng).expect("some values").clone()
}

fn played(words: &[&str]) -> Vec<Value> {
    let output = sim(&[&["play"], words, &["--json"]].concat(), b"");
    assert!(output.status.success(), "{}", complaint(&output));
    json_lines(&output)
}

/// A whole round of Gale as it was played, in the words of a question.
fn gale_round(lines: &[Value]) -> Value {
    let (last, steps) = lines.split_last().expect("a game has lines");
    let opening = last["setup"]["opening"].as_array().expect("the opening");
    let named = |name: &'static str| move |event: &&Value| event["event"] == name;
    let dealt = opening.iter().find(named("dealt")).expect("cards are dealt");
    let row = opening.iter().find(named("wind_row")).expect("winds are laid out");
    let events = || steps.iter().filter_map(|step| step["events"].as_array()).flatten();
    let mut winds = row["row"].as_array().expect("a row").clone();
    winds.extend(
        events()
            .filter(named("row_moved"))
            .map(|event| event["revealed"].clone())
            .filter(|revealed| !revealed.is_null()),
    );
    let plays: Vec<&Value> = steps.iter().map(|step| &step["action"]["play"]).collect();
    let players = dealt["hands"].as_array().map(Vec::len);
    json!({
        "players": players, "expert": false, "winds": winds, "hands": dealt["hands"],
        "opener": dealt["opener"], "plays": plays,
        "keep": vec![json!([]); players.unwrap_or(0)],
    })
}

#[test]
fn gale() {
    let lines = played(&["gale", "--players", "3", "--option", "rounds=1", "--seed", "8"]);
    let round = gale_round(&lines);
    let answer = &asked("gale", &[json!({"kind": "round", "in": round})])[0];
    let scores = &lines.last().expect("an end")["outcome"]["scores"];
    assert_eq!(&answer["out"]["score"]["vp"], scores, "a round asked is the round played");
    let known = json!({
        "players": 3, "winds": round["winds"], "opener": round["opener"],
        "plays": round["plays"].as_array().expect("plays")[..7],
    });
    let game = json!({
        "players": 3, "expert": false, "first_opener": round["opener"],
        "rounds": [{
            "winds": round["winds"], "hands": round["hands"], "forecast": [],
            "plays": round["plays"], "keep": round["keep"],
        }],
    });
    let trick = json!({"wind": "N", "plays": [[0, "N9"], [1, "E5"], [2, "P"]]});
    let legal = json!({"hand": ["N1", "E14", "P", "P"], "leading": true});
    let score = json!({
        "players": 3, "expert": true, "taken": [["N1", "N1", "N2"], ["E2"], []],
        "keep": [["N"], [], []],
    });
    let opener = json!({"totals": [4, 2, 4], "previous_opener": 1});
    let questions = [
        ("round", round.clone()),
        ("known", known),
        ("game", game),
        ("trick", trick),
        ("legal", legal),
        ("score", score),
        ("opener", opener),
    ];
    survives("gale", &questions.map(|(kind, input)| json!({"kind": kind, "in": input})), 3_000);
}

/// States from all over a game.
fn states(lines: &[Value]) -> impl Iterator<Item = &Value> {
    lines.iter().map(|line| &line["state"]).filter(|state| state.is_object()).step_by(9)
}

#[test]
fn plunder() {
    let mut good = Vec::new();
    for words in [&["plunder"][..], &["plunder", "--players", "6"]] {
        for state in states(&played(words)) {
            good.push(json!({"kind": "legal", "in": {"state": state}}));
            good.push(json!({"kind": "final", "in": {"state": state}}));
        }
    }
    let lists: Vec<Value> = asked("plunder", &good);
    for (question, answer) in good.clone().iter().zip(lists) {
        if let Some(action) = answer["out"]["actions"].as_array().and_then(|list| list.last()) {
            let state = &question["in"]["state"];
            good.push(json!({"kind": "step", "in": {"state": state, "action": action}}));
            good.push(json!({"kind": "game", "in": {"state": state, "actions": [action]}}));
        }
    }
    let battle = json!({"id": 0, "card": "M5", "owner": 1, "plays": []});
    good.push(json!({"kind": "battle", "in": {"teams": false, "battle": battle}}));
    survives("plunder", &good, 3_000);
}

#[test]
fn quay() {
    let mut good = Vec::new();
    let importable = |state: &&Value| {
        ["draw", "choose", "menu"].iter().any(|decision| state["decision"] == *decision)
    };
    for state in states(&played(&["quay", "--seed", "9074"])).filter(importable).take(60) {
        good.push(json!({"kind": "legal", "in": {"state": state}}));
        good.push(json!({"kind": "observe", "in": {"state": state, "seat": 1}}));
    }
    let lists: Vec<Value> = asked("quay", &good);
    for (question, answer) in good.clone().iter().zip(lists) {
        if let Some(action) = answer["out"]["actions"].as_array().and_then(|list| list.first()) {
            let input = json!({"state": question["in"]["state"], "actions": [action]});
            good.push(json!({"kind": "step", "in": input}));
        }
    }
    good.push(json!({"kind": "count", "in": {"gold": 12, "hand": "AAC"}}));
    survives("quay", &good, 3_000);
}
