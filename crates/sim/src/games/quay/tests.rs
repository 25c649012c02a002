//! Worked examples asked from outside, and questions nobody should ask.

use engine::{Match, Rng, Setup, Turn};
use quay::{Options, Quay};
use serde_json::{Value, json};

use crate::spoken::Spoken;

fn probe(kind: &str, input: Value) -> Value {
    Quay::probe(kind, &input).unwrap_or_else(|error| panic!("{kind} {input}: {error}"))
}

fn seat() -> Value {
    json!({"gold": 22, "hand": "", "store": "", "specials": [], "fresh": [], "conserve": [],
        "ships": [], "front": null})
}

fn state(decision: &str, seats: usize) -> Value {
    json!({
        "players": seats, "target": 50, "turn": 1, "first": 0, "decision": decision, "actor": 0,
        "seats": vec![seat(); seats], "reserve": [15, 15, 15, 15],
        "port": ["L01", "L02", "L03"], "row": [], "discard": [],
        "piles": {"P": ["P05"], "S": ["S05"], "T": ["T05"], "L": [], "K": []}, "winners": [],
    })
}

#[test]
fn small_questions() {
    assert_eq!(probe("points", json!({"ship": "L14"})), json!({"points": 18, "goods": "ACCP"}));
    assert_eq!(probe("count", json!({"gold": 22, "hand": "AC"})), json!({"count": 5}), "QX-56");
}

#[test]
fn qx_05_from_outside() {
    let mut state = state("choose", 4);
    state["row"] = json!(["P01", "T01", "S01", "S02"]);
    let moves = json!([
        ["take", "P01"],
        ["bid", 0],
        ["offer", 4],
        ["offer", 7],
        ["decline"],
        ["accept", 2]
    ]);
    let after = probe("step", json!({"state": state, "actions": moves}));
    assert_eq!(after["seats"][0]["front"], json!({"gold": 7}));
    assert_eq!(after["seats"][2]["front"], json!({"card": "P01", "up": false}));
    assert_eq!(after["seats"][2]["gold"], json!(15));
    assert_eq!((&after["actor"], &after["decision"]), (&json!(1), &json!("choose")));
    assert_eq!(after["actions"], json!([["take", "T01"], ["take", "S01"], ["take", "S02"]]));
    assert!(after.get("piles").is_none());
}

#[test]
fn qx_57_from_outside() {
    let mut state = state("menu", 2);
    state["seats"][1] =
        json!({"gold": 9, "hand": "AC", "store": "S", "ships": ["K01"], "specials": ["P34"]});
    state["reserve"] = json!([14, 14, 15, 14]);
    let seen = probe("observe", json!({"state": state, "seat": 0}));
    assert_eq!(seen["seats"][1], json!({"count": 5, "ships": 1, "specials": 1, "store": "S"}));
}

#[test]
fn states_of_a_game_are_read_back() {
    let mut game = Match::new(Setup::<Quay> { options: Options::default(), seed: 8 });
    let mut rng = Rng::new(8);
    let mut read = 0;
    while let Turn::Act(_) = game.to_act() {
        let state = game.state().state();
        if let Ok(answer) = Quay::probe("legal", &json!({"state": state})) {
            let list: Vec<Value> = game.legal_actions().iter().map(|a| Quay::action(*a)).collect();
            assert_eq!(answer["actions"], json!(list));
            read += 1;
        }
        let index = rng.below(game.legal_actions().len() as u32);
        game.play_index(index as usize).expect("an entry of the list is playable");
    }
    assert!(read > 100);
    assert_ne!(game.state().state()["winners"], json!([]));
}

#[test]
fn bad_questions_get_a_sentence() {
    let legal = |change: fn(&mut Value)| {
        let mut state = state("menu", 3);
        change(&mut state);
        Quay::probe("legal", &json!({"state": state}))
    };
    assert!(legal(|_| ()).is_ok());
    let changes: [fn(&mut Value); 22] = [
        |s| *s = json!(7),
        |s| s["players"] = json!(9),
        |s| s["players"] = json!(2),
        |s| s["target"] = json!(-5),
        |s| s["turn"] = json!(1e99),
        |s| s["first"] = json!(3),
        |s| s["actor"] = json!("0"),
        |s| s["decision"] = json!("decide"),
        |s| s["seats"] = json!([]),
        |s| s["seats"][0]["gold"] = json!(99_999_999),
        |s| s["seats"][0]["hand"] = json!("A".repeat(1000)),
        |s| s["seats"][0]["hand"] = json!("XYZ"),
        |s| s["seats"][0]["store"] = json!("A"),
        |s| s["seats"][0]["specials"] = json!(["P01"]),
        |s| s["seats"][0]["conserve"] = json!(["S38"]),
        |s| s["seats"][0]["ships"] = json!(["L01"]),
        |s| s["seats"][0]["front"] = json!({"card": "P34", "up": true}),
        |s| s["seats"][0]["used"] = json!(1),
        |s| s["reserve"] = json!([16, 0, 0, 0]),
        |s| s["port"] = json!(["L01", "L01"]),
        |s| s["discard"] = json!(["P05"]),
        |s| s["piles"]["L"] = json!(["K01"]),
    ];
    for (at, change) in changes.into_iter().enumerate() {
        let sentence = legal(change).expect_err(&format!("change {at} is refused"));
        assert!(!sentence.is_empty() && sentence.len() < 160, "{sentence}");
    }
    let step =
        |actions| Quay::probe("step", &json!({"state": state("menu", 2), "actions": actions}));
    for actions in [json!([["buy"]]), json!(["done"]), json!([[]]), json!({}), json!([["done", 1]])]
    {
        assert!(step(actions).is_err());
    }
    assert!(Quay::probe("observe", &json!({"state": state("menu", 2), "seat": 2})).is_err());
    assert!(Quay::probe("points", &json!({"ship": "P01"})).is_err());
    assert!(Quay::probe("tide", &json!({})).is_err());
}

/// Piles may be fewer than in the box, even so few that nothing can be drawn.
#[test]
fn a_state_without_cards_has_an_empty_list() {
    let mut state = state("draw", 2);
    state["piles"] = json!({});
    assert_eq!(probe("legal", json!({"state": state})), json!({"actions": []}));
}
