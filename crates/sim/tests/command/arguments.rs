//! What the shell is told.

use crate::common::{complaint, json_lines, sim};

#[test]
fn bad_arguments_end_with_2_and_a_sentence() {
    for words in [
        &[][..],
        &["dance"],
        &["play"],
        &["play", "chess"],
        &["play", "toy", "--players", "9"],
        &["play", "toy", "--players"],
        &["play", "toy", "--option", "long"],
        &["play", "toy", "--option", "longer=true"],
        &["play", "toy", "--players", "4", "--option", "long=true"],
        &["play", "toy", "--seed", "x"],
        &["play", "toy", "--seed", "18446744073709551616"],
        &["play", "toy", "--bots", "admiral"],
        &["play", "toy", "--bots", "easy,easy,easy,easy"],
        &["play", "toy", "--loud"],
        &["play", "toy", "toy"],
        &["replay"],
        &["replay", "hello"],
        &["replay", "toy.1.AAAA"],
        &["replay", "toy.2.AAAA"],
        &["replay", "chess.1.AAAA"],
        &["probe"],
        &["probe", "chess"],
        &["arena", "toy"],
        &["arena", "toy", "--levels", "captain:1,random:1"],
        &["arena", "toy", "--levels", "random", "--games", "0"],
        &["arena", "toy", "--levels", "random", "--budget-scale", "NaN"],
        &["bench", "--game", "chess"],
        &["digest", "toy", "--games", "-1"],
        &["check", "toy", "--links", "many"],
        &["golden", "--curse"],
    ] {
        let output = sim(words, b"");
        assert_eq!(output.status.code(), Some(2), "{words:?}: {}", complaint(&output));
        let complaint = complaint(&output);
        assert!(complaint.starts_with("sim: ") && complaint.lines().count() == 1, "{complaint}");
        assert!(output.stdout.is_empty(), "{words:?}");
    }
}

#[test]
fn help_is_for_the_asking() {
    for words in [&["help"][..], &["--help"], &["play", "--help"], &["arena", "toy", "-h"]] {
        let output = sim(words, b"");
        assert!(output.status.success(), "{words:?}");
        assert!(String::from_utf8_lossy(&output.stdout).contains("sim "), "{words:?}");
    }
}

#[test]
fn a_check_says_what_it_has_seen() {
    let words = ["check", "toy", "--games", "20", "--links", "1500"];
    let told = String::from_utf8(sim(&words, b"").stdout).expect("text");
    assert!(told.contains("20 games and 1500 damaged links, 5 sets"), "{told}");
}

#[test]
fn an_arena_and_a_digest_answer_in_json() {
    let words = ["arena", "toy", "--levels", "bosun,random", "--games", "60", "--json"];
    let arena = json_lines(&sim(&words, b""));
    assert_eq!(arena.len(), 6, "two levels, a pair, how long it took, actions and links");
    assert_eq!((&arena[4]["figure"], &arena[4]["mean"]), (&"actions".into(), &15.0.into()));
    assert_eq!(arena[3]["turns"], 5.0, "a round for each card of the hand");
    assert_eq!(arena[2]["pair"][0], "bosun");
    assert_eq!((&arena[2]["games"], &arena[2]["compared"]), (&60.into(), &120.into()));
    let [low, rate, high] = ["low", "rate", "high"].map(|name| arena[2][name].as_f64());
    assert!(low < rate && rate < high, "{}", arena[2]);
    let digest = json_lines(&sim(&["digest", "toy", "--games", "3"], b""));
    assert_eq!(digest.len(), 5, "the toy has five sets of options");
    let decided = digest.iter().filter_map(|line| line["decided"].as_str());
    assert_eq!(decided.map(str::len).collect::<Vec<_>>(), [16], "at the usual table");
    for line in digest {
        assert_eq!(line["hashes"].as_array().map(Vec::len), Some(3), "{line}");
        assert_eq!(line["links"].as_array().map(Vec::len), Some(3), "{line}");
    }
}
