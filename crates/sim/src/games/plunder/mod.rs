//! Plunder speaks.

mod probe;
mod read;
mod sentence;
#[cfg(test)]
mod tests;

use engine::Log;
use plunder::{Action, BattlePart, Card, Event, Kind, Parts, Plunder};
use serde_json::{Value, json};

use crate::spoken::Spoken;

impl Spoken for Plunder {
    fn action(action: Action) -> Value {
        match action {
            Action::Draw => json!(["draw"]),
            Action::Play(card) => json!([verb(card), name(card)]),
            Action::Discard(card) => json!(["discard", name(card)]),
            Action::At(id) => json!(["at", id]),
        }
    }

    fn event(event: &Event) -> Value {
        match event {
            Event::Dealt { seat, hand, .. } => {
                json!(["dealt", seat.0, hand.map(|hand| names(hand.iter()))])
            }
            Event::First { seat } => json!(["first", seat.0]),
            Event::Drawn { seat, card, .. } => json!(["draw", seat.0, card.map(name)]),
            Event::Sent { seat, id, merchant } => json!(["merchant", seat.0, name(*merchant), id]),
            Event::Played { seat, card, at, .. } => json!([verb(*card), seat.0, name(*card), at]),
            Event::Discarded { seat, card } => json!(["discard", seat.0, name(*card)]),
            Event::Captured { side, id, .. } => json!(["capture", side.0, id]),
            Event::Passed { seat } => json!(["pass", seat.0]),
            Event::Ended => json!(["end"]),
            Event::Scored { scores } => json!(["scores", scores[..]]),
        }
    }

    fn state(&self) -> Value {
        let mut state = position(&self.to_parts());
        state["pending"] = json!(self.pending().map(name));
        state
    }

    fn probe(kind: &str, input: &Value) -> Result<Value, String> {
        match kind {
            "battle" => probe::battle(input),
            "legal" => probe::legal(input),
            "step" => probe::step(input),
            "final" => probe::settlement(input),
            "game" => probe::game(input),
            _ => Err(format!(
                "plunder knows no `{kind}`; it knows `battle`, `legal`, `step`, `final` and `game`"
            )),
        }
    }
}

/// What playing a card is called.
fn verb(card: Card) -> &'static str {
    match card.kind() {
        Kind::Merchant(_) => "merchant",
        Kind::Ship(..) => "ship",
        Kind::Captain(_) => "captain",
        Kind::Admiral => "admiral",
    }
}

fn name(card: Card) -> String {
    card.to_string()
}

fn names(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(name).collect()
}

/// A position in the shape of the probe.
fn position(parts: &Parts) -> Value {
    let lots = |lots: &[Vec<Card>]| -> Vec<Vec<String>> {
        lots.iter().map(|lot| names(lot.iter().copied())).collect()
    };
    json!({
        "players": parts.options.seats(),
        "teams": parts.options.teams(),
        "free_discard": parts.options.free_discard(),
        "to_act": parts.to_act.0,
        "over": parts.over,
        "pile": names(parts.pile.iter().copied()),
        "hands": lots(&parts.hands),
        "table": parts.table.iter().map(battle).collect::<Vec<_>>(),
        "captured": lots(&parts.captured),
        "discard": names(parts.discard.iter().copied()),
        "next_id": parts.next_id,
    })
}

fn battle(part: &BattlePart) -> Value {
    let plays = part.plays.iter();
    let plays: Vec<Value> =
        plays.map(|play| json!({"seat": play.seat.0, "card": name(play.card)})).collect();
    json!({"id": part.id, "card": name(part.card), "owner": part.owner.0, "plays": plays})
}

/// The captures among what happened, as side and number of the merchant.
fn captures(log: &Log<Event>) -> Vec<Value> {
    let captures = log.events().iter().filter_map(|event| match event {
        Event::Captured { side, id, .. } => Some(json!([side.0, id])),
        _ => None,
    });
    captures.collect()
}
