//! Ships driven by the rules (§2.20).

use logbook::content::Role;
use logbook::npc::target::{Candidate, target};
use logbook::npc::{counter, route};
use serde_json::{Value, json};

use super::probe::Answer;
use super::reading::{self, between, column, mark, mark_or, number};
use crate::reading::{at_most, field, optional};

const ROLES: [Role; 3] = [Role::Merchant, Role::Aggressive, Role::Defensive];
const WORDS: [&str; 4] = ["merchant", "aggressive", "defensive", "pc"];

fn candidate(input: &Value) -> Result<Candidate, String> {
    let kind = reading::word(field(input, "kind")?, "kind", &WORDS)?;
    let path = optional(input, "path")?.map(|_| number(input, "path", 200)).transpose()?;
    Ok(Candidate {
        id: number(input, "id", 255)?,
        role: ROLES.get(kind).copied(),
        visible: mark(input, "visible")?,
        in_position: mark(input, "in_position")?,
        reachable: mark(input, "reachable")?,
        path,
        distance: number(input, "dist", 200)?,
        reputation: optional(input, "rep")?.map_or(Ok(0), |_| column(input, "rep"))?,
        order: number(input, "order", 200)?,
    })
}

pub fn npc_target(input: &Value) -> Answer {
    let role = ROLES[reading::word(field(input, "role")?, "role", &WORDS[..3])?];
    let candidates = at_most(field(input, "cands")?, "cands", 40)?;
    let candidates = candidates.iter().map(candidate).collect::<Result<Vec<_>, _>>()?;
    let chosen = target(role, mark(input, "legend")?, &candidates);
    Ok(chosen.map(|choice| choice.id).into())
}

pub fn npc_counter(input: &Value) -> Answer {
    let before = optional(input, "counter")?
        .map(|_| between(input, "counter", 1, counter::START))
        .transpose()?;
    let after = counter::after(before, mark(input, "acted")?);
    Ok(json!({"counter": after, "leaves": after == Some(0)}))
}

pub fn route_next(input: &Value) -> Answer {
    let stops = reading::dice(input, "stops", 24, 24)?;
    let at = number(input, "at", 24)?;
    if usize::from(at) >= stops.len() {
        return Err("`at` is one of the stops, counted from 0".to_owned());
    }
    let face_up = reading::tiles(input, "revealed")?;
    match route::next(&stops, at, face_up, mark_or(input, "loop", true)?) {
        route::Next::Stop(stop) => Ok(stop.into()),
        route::Next::Stay | route::Next::Leave => Ok(Value::Null),
    }
}
