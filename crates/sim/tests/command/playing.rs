//! A game played and told again from its link.

use crate::common::{complaint, json_lines, sim};
use serde_json::Value;

/// The games people play, as the command itself lists them, and the template.
fn games() -> Vec<String> {
    let help = String::from_utf8(sim(&["help"], b"").stdout).expect("help is text");
    let last = help.lines().last().expect("help ends with the games").to_owned();
    let names = last.strip_prefix("Games: ").expect("a list of games");
    names.split(", ").filter(|name| !name.is_empty()).chain(["toy"]).map(str::to_owned).collect()
}

#[test]
fn a_replay_tells_what_the_play_told() {
    for game in games() {
        let played = sim(&["play", &game, "--seed", "5", "--json"], b"");
        assert!(played.status.success(), "{}", complaint(&played));
        let lines = json_lines(&played);
        let (last, steps) = lines.split_last().expect("a game has lines");
        for (ply, step) in steps.iter().enumerate() {
            assert_eq!(step["ply"], ply, "{game}");
            assert!(step["seat"].is_u64() && step["legal"].as_u64() > Some(0), "{game} {step}");
            assert!(step["events"].is_array() && step["state"].is_object(), "{game} {step}");
            assert!(!step["action"].is_null(), "{game} {step}");
        }
        let places = last["outcome"]["places"].as_array().expect("an outcome");
        assert_eq!(places.len(), last["outcome"]["scores"].as_array().expect("scores").len());
        assert!(places.contains(&Value::from(1)), "{game}: somebody wins");
        let link = last["link"].as_str().expect("a link");
        for told in [link.to_owned(), format!("https://example.org/#/x/{link}.")] {
            let replayed = sim(&["replay", &told, "--json"], b"");
            assert!(replayed.status.success(), "{}", complaint(&replayed));
            assert!(replayed.stdout == played.stdout, "{game}: {told} tells another game");
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_another() {
    let play = |seed| sim(&["play", "toy", "--seed", seed, "--bots", "easy,random"], b"").stdout;
    assert_eq!(play("7"), play("7"));
    assert_ne!(play("7"), play("8"));
}

#[test]
fn a_link_to_the_middle_of_a_game_says_that_it_is_not_finished() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/links.txt");
    let golden = std::fs::read_to_string(path).expect("the golden links are there");
    let middle = golden.lines().filter(|line| line.starts_with("toy.")).nth(1).expect("a link");
    let link = middle.split(' ').next().expect("a link and a fingerprint");
    let replayed = sim(&["replay", link, "--json"], b"");
    let lines = json_lines(&replayed);
    assert!(lines.last().expect("a last line")["outcome"].is_null());
    let told = String::from_utf8(sim(&["replay", link], b"").stdout).expect("text");
    assert!(told.contains("not finished") && told.trim_end().ends_with(link), "{told}");
}

#[test]
fn nobody_reading_is_no_failure() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_sim"))
        .args(["play", "toy", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("sim can be started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("sim ends");
    assert_eq!(complaint(&output), "");
    assert!(output.status.success());
}
