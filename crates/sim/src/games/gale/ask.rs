//! Questions about a single rule.

use engine::Seat;
use gale::rules::known::{Impossible, pirates_only};
use gale::{MAX_SEATS, TRICKS, judge, next_opener};
use serde_json::{Value, json};

use super::{cards, reading, sheet};
use crate::reading::{at_most, exactly, field, flag, int};

/// Totals beyond this come from no game.
const MOST_POINTS: i64 = 1_000_000;

pub fn trick(input: &Value) -> Result<Value, String> {
    let wind = reading::dir(field(input, "wind")?, "wind")?;
    let entries = at_most(field(input, "plays")?, "plays", MAX_SEATS)?;
    let mut seats = Vec::new();
    let mut played = Vec::new();
    for entry in entries {
        let pair = exactly(entry, "plays", 2)?;
        seats.push(reading::seat(&pair[0], "seat", MAX_SEATS as u8)?);
        played.push(pair[1].clone());
    }
    let played = reading::cards(&Value::Array(played), "plays")?;
    let leader = *seats.first().ok_or("`plays` must have a play for each seat")?;
    let clockwise = |size: u8| {
        let round = leader.clockwise(size);
        leader.0 < size && round.take(seats.len()).eq(seats.iter().copied())
    };
    if !(seats.len() as u8..=MAX_SEATS as u8).any(clockwise) {
        return Err("the seats of `plays` must go clockwise, each once".to_owned());
    }
    let trick = judge(wind, &played);
    let places = 0..played.len();
    let seat_at = |place: u8| seats[usize::from(place)].0;
    Ok(json!({
        "value_x2": places.clone().map(|place| trick.rank(place).doubled()).collect::<Vec<_>>(),
        "out": places.map(|place| trick.is_out(place)).collect::<Vec<_>>(),
        "taker": trick.ends().map(|ends| seat_at(ends.lowest)),
        "next_leader": trick.ends().map_or(leader.0, |ends| seat_at(ends.highest)),
    }))
}

pub fn legal(input: &Value) -> Result<Value, String> {
    let hand = reading::hand(field(input, "hand")?, "hand")?;
    let leading = flag(field(input, "leading")?, "leading")?;
    Ok(json!({"cards": cards(hand.playable(leading))}))
}

pub fn score(input: &Value) -> Result<Value, String> {
    let options = reading::options(input)?;
    let taken = reading::taken(field(input, "taken")?, options.seats())?;
    let keep = reading::keep(input, options.seats())?;
    Ok(sheet(&gale::score(options.expert(), &taken, &keep)))
}

pub fn opener(input: &Value) -> Result<Value, String> {
    let totals = at_most(field(input, "totals")?, "totals", MAX_SEATS)?;
    if totals.len() < 2 {
        return Err("`totals` must have an entry for each of 2 to 5 seats".to_owned());
    }
    let totals = totals
        .iter()
        .map(|total| Ok(int(total, "totals", -MOST_POINTS, MOST_POINTS)? as i32))
        .collect::<Result<Vec<_>, String>>()?;
    let previous = field(input, "previous_opener")?;
    let previous = reading::seat(previous, "previous_opener", totals.len() as u8)?;
    Ok(json!({"opener": next_opener(&totals, previous).0}))
}

pub fn known(input: &Value) -> Result<Value, String> {
    let seats = reading::seats(input)?;
    let options = reading::one_round(seats, false)?;
    let winds = reading::winds(field(input, "winds")?, "winds")?;
    let mut drawn = gale::Winds::NONE;
    if let Some(wind) = winds.iter().find(|wind| !drawn.insert(**wind)) {
        return Err(format!("there are more of {wind} than the deck has"));
    }
    let winds = <[_; TRICKS]>::try_from(winds).map_err(|_| "`winds` must have 12 entries")?;
    let opener = reading::seat(field(input, "opener")?, "opener", seats)?;
    let plays = reading::cards(field(input, "plays")?, "plays")?;
    let seats = pirates_only(options, winds, opener, &plays).map_err(|why| match why {
        Impossible::NoSuchSeat => "`opener` must be a seat at the table".to_owned(),
        Impossible::TooManyCards => "`plays` must fit into twelve tricks".to_owned(),
        Impossible::PlayedTwice(card) => format!("`plays` has more of {card} than the deck"),
        Impossible::NotAPirate(Seat(seat)) => {
            format!("seat {seat} led a pirate, so it can play nothing else afterwards")
        }
    })?;
    Ok(json!({"pirates_only": seats.iter().map(|seat| seat.0).collect::<Vec<_>>()}))
}
