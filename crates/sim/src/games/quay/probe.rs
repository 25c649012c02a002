//! The probes of Quayside (section 6 of its rules).

use engine::{Eye, Game, Log, Options as _, Seat};
use quay::{Action, Quay, hand_count};
use serde_json::{Value, json};

use super::{position, words};
use crate::reading::{at_most, field, kind, uint};

/// Answers a probe.
pub fn answer(asked: &str, input: &Value) -> Result<Value, String> {
    match asked {
        "points" => {
            let ship = position::read_ship(field(input, "ship")?, "ship")?;
            Ok(json!({"points": ship.points(), "goods": words::letters(ship.goods())}))
        }
        "count" => {
            let gold = uint(field(input, "gold")?, "gold", 10_000)? as u16;
            let hand = position::read_goods(field(input, "hand")?, "hand")?;
            Ok(json!({"count": hand_count(gold, hand)}))
        }
        "legal" => {
            let quay = position::read(field(input, "state")?)?;
            Ok(json!({"actions": said(&legal(&quay))}))
        }
        "step" => step(input),
        "observe" => {
            let quay = position::read(field(input, "state")?)?;
            observe(&quay, uint(field(input, "seat")?, "seat", u64::from(quay.seats()) - 1)?)
        }
        _ => Err(format!(
            "quay knows no `{asked}`; it knows `points`, `count`, `legal`, `step` and `observe`"
        )),
    }
}

/// More actions than any game has.
const TOO_MANY: usize = Quay::HORIZON;

fn step(input: &Value) -> Result<Value, String> {
    let mut quay = position::read(field(input, "state")?)?;
    for (at, wanted) in at_most(field(input, "actions")?, "actions", TOO_MANY)?.iter().enumerate() {
        let legal = legal(&quay);
        let action = legal.into_iter().find(|action| words::action(*action) == *wanted);
        let action = action.ok_or_else(|| {
            format!("action {} of the list, {}, is not possible there", at + 1, short(wanted))
        })?;
        quay.apply(action, &mut Log::silent());
    }
    let mut state = position::say(&quay);
    state["actions"] = said(&legal(&quay));
    Ok(state)
}

/// What lies open on the table, and nothing else.
fn observe(quay: &Quay, seat: u64) -> Result<Value, String> {
    let view = quay.observe(Eye::Seat(Seat(seat as u8)));
    let seats: Vec<Value> = Seat::all(view.options().seats())
        .map(|seat| view.seat(seat))
        .map(|seen| {
            json!({
                "count": seen.count,
                "ships": seen.ships,
                "specials": seen.specials,
                "store": words::letters(seen.store),
            })
        })
        .collect();
    Ok(json!({"seats": seats}))
}

fn legal(quay: &Quay) -> Vec<Action> {
    let mut legal = Vec::new();
    quay.legal_actions(&mut legal);
    legal
}

fn said(actions: &[Action]) -> Value {
    actions.iter().copied().map(words::action).collect()
}

/// An action somebody wrote, if it is short enough to be repeated.
fn short(value: &Value) -> String {
    let text = value.to_string();
    if text.len() <= 40 { text } else { kind(value) }
}
