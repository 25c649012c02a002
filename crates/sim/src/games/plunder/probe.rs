//! Questions about Plunder, answered by the rules it is played with.

use engine::{Game, Log, MAX_SEATS, Seat, Turn};
use plunder::{Action, Battle, Cards, Event, Plunder, Side};
use serde_json::{Value, json};

use super::{captures, position, read, sentence};
use crate::reading::{at_most, field, flag};
use crate::spoken::Spoken;

/// `battle` {teams, battle} → {leader, strength}.
pub fn battle(input: &Value) -> Result<Value, String> {
    let teams = flag(field(input, "teams")?, "teams")?;
    let part = read::battle(field(input, "battle")?, MAX_SEATS as u8)?;
    let side = |seat: Seat| Side::of(seat, teams);
    if !part.card.is_merchant() {
        return Err(format!("{} is no merchant", part.card));
    }
    let played: Cards = part.plays.iter().map(|play| play.card).collect();
    if let Some(card) = played.distinct().find(|card| played.count(*card) > card.copies()) {
        return Err(format!("{card} exists only {} times", card.copies()));
    }
    let mut battle = Battle::new(part.id, part.card, part.owner, side(part.owner));
    for play in &part.plays {
        if let Err(barred) = battle.admits(side(play.seat), play.card) {
            let why = sentence::reason(barred);
            return Err(format!("{} of seat {} is not allowed: {why}", play.card, play.seat.0));
        }
        battle.join(side(play.seat), play.card);
    }
    let strength: Vec<Value> =
        battle.strengths().into_iter().map(|(side, skulls)| json!([side.0, skulls])).collect();
    Ok(json!({"leader": battle.leader().map(|side| side.0), "strength": strength}))
}

/// `legal` {state} → {first, actions}.
pub fn legal(input: &Value) -> Result<Value, String> {
    let game = read::state(input)?;
    let first = list(&game);
    let actions: Vec<Value> = first.iter().flat_map(|action| completed(&game, *action)).collect();
    let first: Vec<Value> = first.into_iter().map(Plunder::action).collect();
    Ok(json!({"first": first, "actions": actions}))
}

/// `step` {state, action} → {events, state}.
pub fn step(input: &Value) -> Result<Value, String> {
    let (mut game, mut log) = (read::state(input)?, Log::new());
    read::act(&mut game, field(input, "action")?, &mut log)?;
    let told = log.events().iter().filter(|event| {
        matches!(event, Event::Captured { .. } | Event::Passed { .. } | Event::Ended)
    });
    let events: Vec<Value> = told.map(Plunder::event).collect();
    Ok(json!({"events": events, "state": position(&game.to_parts())}))
}

/// `final` {state} → {captures, scores, winners}.
pub fn settlement(input: &Value) -> Result<Value, String> {
    let (mut game, mut log) = (read::state(input)?, Log::new());
    game.finish(&mut log);
    let scores = game.scores();
    Ok(json!({"captures": captures(&log), "scores": scores[..], "winners": winners(&scores)}))
}

/// `game` {state, actions} → {trace, scores, winners, unresolved}. A game that the actions leave
/// unfinished is settled as it stands.
pub fn game(input: &Value) -> Result<Value, String> {
    let mut game = read::state(input)?;
    let actions = at_most(field(input, "actions")?, "actions", Plunder::HORIZON)?;
    let mut trace = Vec::new();
    for (number, action) in actions.iter().enumerate() {
        read::act(&mut game, action, &mut Log::silent())
            .map_err(|why| format!("action {number}: {why}"))?;
        let to_act = match game.to_act() {
            Turn::Act(seat) => i16::from(seat.0),
            Turn::Over(_) => -1,
        };
        let golds = (0..game.options().sides()).map(|side| i16::from(game.gold(Side(side))));
        trace.push(std::iter::once(to_act).chain(golds).collect::<Vec<_>>());
    }
    game.finish(&mut Log::silent());
    let scores = game.scores();
    let unresolved: Vec<u8> = game.to_parts().table.iter().map(|battle| battle.id).collect();
    Ok(json!({
        "trace": trace,
        "scores": scores[..],
        "winners": winners(&scores),
        "unresolved": unresolved,
    }))
}

fn list(game: &Plunder) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal_actions(&mut list);
    list
}

/// A card decision with each of its targets; itself, if it needs none.
fn completed(game: &Plunder, first: Action) -> Vec<Value> {
    let mut chosen = *game;
    match first {
        Action::Play(card) if !card.is_merchant() => {
            chosen.apply(first, &mut Log::silent());
            let with = |target| match target {
                Action::At(id) => json!([super::verb(card), super::name(card), id]),
                other => Plunder::action(other),
            };
            list(&chosen).into_iter().map(with).collect()
        }
        _ => vec![Plunder::action(first)],
    }
}

/// The sides with the highest score, ascending.
fn winners(scores: &[i16]) -> Vec<usize> {
    let best = scores.iter().max();
    (0..scores.len()).filter(|side| scores.get(*side) == best).collect()
}
