//! The probes of Broadside (§8 of its rules): each kind with the code the game is played with.

use serde_json::Value;

use super::{cards, chart};

/// Answers a probe.
pub fn answer(asked: &str, input: &Value) -> Result<Value, String> {
    match asked {
        "hull" => chart::hull(input),
        "overlap" => chart::overlap(input),
        "within" => chart::within(input),
        "reverse" => chart::reverse(input),
        "sweep" => chart::sweep(input),
        "headings" => chart::headings(input),
        "berth" => chart::berth(input),
        "dock" => chart::dock(input),
        "contact" => chart::contact(input),
        "tow" => chart::tow(input),
        "shot" => chart::shot(input),
        "place" => chart::place(input),
        "cannon" => cards::cannon(input),
        "damage" => cards::damage(input),
        "ram" => cards::ram(input),
        "board" => cards::board(input),
        "sink" => cards::sink(input),
        "cargo" => cards::cargo(input),
        "usable" => cards::usable(input),
        "cost" => cards::cost(input),
        "fleet" => cards::fleet(input),
        "treasure" => cards::treasure(input),
        "move" => cards::base_move(input),
        "victory" => cards::victory(input),
        _ => {
            Err(format!("broadside knows no `{}`; its kinds are in §8 of its rules", short(asked)))
        }
    }
}

fn short(asked: &str) -> String {
    asked.chars().take(24).collect()
}
