//! Positions and actions as anybody may have written them.

use engine::{Game, Log, Seat};
use plunder::{Action, BattlePart, Card, DECK, Event, Options, Parts, Play, Plunder};
use serde_json::Value;

use super::{sentence, verb};
use crate::reading::{at_most, exactly, field, flag, kind, text, uint};

/// A game in the position of the member `state`.
pub fn state(input: &Value) -> Result<Plunder, String> {
    Plunder::from_parts(&parts(field(input, "state")?)?).map_err(sentence::bad_parts)
}

fn parts(state: &Value) -> Result<Parts, String> {
    let get = |name| field(state, name);
    let seats = uint(get("players")?, "players", 8)? as u8;
    let teams = flag(get("teams")?, "teams")?;
    let options = Options::new(seats, teams, flag(get("free_discard")?, "free_discard")?)
        .ok_or("there are solo tables of 2 to 5 seats, and tables of 4, 6 and 8 in teams")?;
    let lots = |name, count: u8| -> Result<Vec<Vec<Card>>, String> {
        exactly(get(name)?, name, count.into())?.iter().map(|lot| cards(lot, name)).collect()
    };
    let table = at_most(get("table")?, "table", DECK)?;
    Ok(Parts {
        options,
        to_act: seat(get("to_act")?, "to_act", seats)?,
        over: flag(get("over")?, "over")?,
        pile: cards(get("pile")?, "pile")?,
        hands: lots("hands", seats)?,
        table: table.iter().map(|part| battle(part, seats)).collect::<Result<_, _>>()?,
        captured: lots("captured", options.sides())?,
        discard: cards(get("discard")?, "discard")?,
        next_id: uint(get("next_id")?, "next_id", u8::MAX.into())? as u8,
    })
}

/// A merchant at sea at a table of `seats`.
pub fn battle(value: &Value, seats: u8) -> Result<BattlePart, String> {
    let play = |play: &Value| -> Result<Play, String> {
        let by = seat(field(play, "seat")?, "seat", seats)?;
        Ok(Play { seat: by, card: card(field(play, "card")?, "card")? })
    };
    let plays = at_most(field(value, "plays")?, "plays", DECK)?;
    Ok(BattlePart {
        id: uint(field(value, "id")?, "id", u8::MAX.into())? as u8,
        card: card(field(value, "card")?, "card")?,
        owner: seat(field(value, "owner")?, "owner", seats)?,
        plays: plays.iter().map(play).collect::<Result<_, _>>()?,
    })
}

/// Carries out a full action, or says why it cannot be.
pub fn act(game: &mut Plunder, action: &Value, log: &mut Log<Event>) -> Result<(), String> {
    let (first, target) = full_action(action)?;
    if game.to_act().seat().is_none() {
        return Err("the game is over: nobody acts any more".to_owned());
    }
    let mut next = *game;
    let mut said = Log::new();
    for decision in [Some(first), target.map(Action::At)].into_iter().flatten() {
        let mut legal = Vec::new();
        next.legal_actions(&mut legal);
        if !legal.contains(&decision) {
            return Err(sentence::refused(game, first, target));
        }
        next.apply(decision, &mut said);
    }
    *game = next;
    for event in said.into_events() {
        log.tell(|| event);
    }
    Ok(())
}

/// A full action as its card decision and its target, if it needs one.
fn full_action(value: &Value) -> Result<(Action, Option<u8>), String> {
    let words = at_most(value, "action", 3)?;
    let (head, rest) = words.split_first().ok_or("an action has at least one word")?;
    let what = text(head, "action")?;
    match (what, rest) {
        ("draw", []) => Ok((Action::Draw, None)),
        ("discard", [name]) => Ok((Action::Discard(card(name, "card")?), None)),
        ("merchant", [name]) => Ok((Action::Play(card_for(what, name)?), None)),
        ("ship" | "captain" | "admiral", [name, id]) => {
            let id = uint(id, "id", u8::MAX.into())? as u8;
            Ok((Action::Play(card_for(what, name)?), Some(id)))
        }
        _ => Err("an action is [\"draw\"], [\"merchant\",card], [\"ship\",card,id], \
                  [\"captain\",card,id], [\"admiral\",card,id] or [\"discard\",card]"
            .to_owned()),
    }
}

/// A card that is played under this name.
fn card_for(what: &str, value: &Value) -> Result<Card, String> {
    let card = card(value, "card")?;
    if verb(card) == what { Ok(card) } else { Err(format!("{card} is no {what}")) }
}

fn cards(value: &Value, what: &str) -> Result<Vec<Card>, String> {
    at_most(value, what, DECK)?.iter().map(|name| card(name, what)).collect()
}

fn card(value: &Value, what: &str) -> Result<Card, String> {
    let no_card = || format!("`{what}`: {} is no card", kind(value));
    value.as_str().and_then(|name| name.parse().ok()).ok_or_else(no_card)
}

fn seat(value: &Value, what: &str, seats: u8) -> Result<Seat, String> {
    Ok(Seat(uint(value, what, u64::from(seats.max(1)) - 1)? as u8))
}
