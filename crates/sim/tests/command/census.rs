//! What games used.

use std::collections::BTreeMap;

use crate::common::{complaint, json_lines, sim};

fn counted(words: &[&str]) -> BTreeMap<(String, String), u64> {
    let told = sim(words, b"");
    assert!(told.status.success(), "{}", complaint(&told));
    let text = |value: &serde_json::Value| value.as_str().expect("a word").to_owned();
    let entry = |line: &serde_json::Value| {
        let thing = (text(&line["kind"]), text(&line["name"]));
        (thing, line["count"].as_u64().expect("a count"))
    };
    json_lines(&told).iter().map(entry).collect()
}

#[test]
fn a_census_lists_what_was_used_and_what_was_not() {
    let counts = counted(&["census", "logbook", "--games", "2", "--seed", "4", "--json"]);
    let of = |kind: &str| -> Vec<u64> {
        counts.iter().filter(|((of, _), _)| of == kind).map(|(_, count)| *count).collect()
    };
    for (kind, things) in
        [("mission completed", 83), ("event", 27), ("ship appeared", 46), ("service", 4)]
    {
        assert_eq!(of(kind).len(), things, "{kind}");
    }
    let used = |kind: &str| of(kind).iter().sum::<u64>();
    for kind in ["action", "question", "event", "ship acted", "pennant", "service", "upgrade"] {
        assert!(used(kind) > 0, "{kind}");
    }
    assert_eq!(used("action"), used("question"), "each action answers a question");
    assert!(of("mission taken").contains(&0), "two games do not take them all");
}

#[test]
fn a_game_that_tells_nothing_of_itself_has_its_actions_counted() {
    let counts = counted(&["census", "toy", "--games", "3", "--seed", "4", "--json"]);
    assert!(!counts.is_empty() && counts.keys().all(|(kind, _)| kind == "action"), "{counts:?}");
    let told = sim(&["census", "toy", "--games", "3", "--seed", "4", "--preset", "duel"], b"");
    let text = String::from_utf8(told.stdout).expect("text");
    assert!(text.starts_with("action: ") && text.contains("3 games dealt from seed 4"), "{text}");
}
