//! Cards, winds and seats as anybody may have written them.

use engine::Seat;
use gale::{Deal, Dir, Dirs, Hand, MAX_SEATS, Options, Wheel, Wind, Winds};
use serde_json::Value;

use crate::reading::{at_most, exactly, field, flag, kind, optional, text, uint};

/// No list of cards is longer than the deck.
const DECK: usize = 60;

pub fn dir(value: &Value, what: &str) -> Result<Dir, String> {
    let name = text(value, what)?;
    name.parse().map_err(|_| format!("`{what}` must be N, E, S or W, not {}", kind(value)))
}

pub fn card(value: &Value, what: &str) -> Result<Wheel, String> {
    let name = text(value, what)?;
    let no_card = |_| format!("`{what}` has {}, which is no wheel card", kind(value));
    name.parse().map_err(no_card)
}

/// Wheel cards in order; no more of each than the deck has.
pub fn cards(value: &Value, what: &str) -> Result<Vec<Wheel>, String> {
    let entries = at_most(value, what, DECK)?;
    let cards = entries.iter().map(|entry| card(entry, what)).collect::<Result<Vec<_>, _>>()?;
    let mut seen = Hand::EMPTY;
    match cards.iter().find(|card| !seen.insert(**card)) {
        Some(card) => Err(format!("`{what}` has more of {card} than the deck")),
        None => Ok(cards),
    }
}

/// A hand of at most twelve cards, in any order.
pub fn hand(value: &Value, what: &str) -> Result<Hand, String> {
    at_most(value, what, gale::TRICKS)?;
    Ok(cards(value, what)?.into_iter().collect())
}

pub fn winds(value: &Value, what: &str) -> Result<Vec<Wind>, String> {
    let entries = at_most(value, what, Wind::DECK.len())?;
    let no_wind = |entry| format!("`{what}` has {}, which is no wind card", kind(entry));
    entries.iter().map(|entry| text(entry, what)?.parse().map_err(|_| no_wind(entry))).collect()
}

/// The winds each seat has taken; no more of each than the deck has.
pub fn taken(value: &Value, seats: u8) -> Result<Vec<Winds>, String> {
    let mut all = Winds::NONE;
    let seats = exactly(value, "taken", seats.into())?;
    seats
        .iter()
        .map(|seat| {
            let winds = winds(seat, "taken")?;
            match winds.iter().find(|wind| !all.insert(**wind)) {
                Some(wind) => Err(format!("`taken` has more of {wind} than the deck")),
                None => Ok(winds.into_iter().collect()),
            }
        })
        .collect()
}

/// The triplets each seat keeps: a list a seat, or nothing at all if nobody keeps any.
pub fn keep(input: &Value, seats: u8) -> Result<Vec<Dirs>, String> {
    let nobody = || vec![Dirs::NONE; seats.into()];
    let Some(value) = optional(input, "keep")? else { return Ok(nobody()) };
    if at_most(value, "keep", MAX_SEATS)?.is_empty() {
        return Ok(nobody());
    }
    let seats = exactly(value, "keep", seats.into())?;
    let of_seat = |seat| at_most(seat, "keep", 4)?.iter().map(|entry| dir(entry, "keep")).collect();
    seats.iter().map(of_seat).collect()
}

pub fn seats(input: &Value) -> Result<u8, String> {
    let value = field(input, "players")?;
    let seats = uint(value, "players", MAX_SEATS as u64)? as u8;
    if seats < 2 { Err("`players` must be 2 to 5".to_owned()) } else { Ok(seats) }
}

pub fn seat(value: &Value, what: &str, seats: u8) -> Result<Seat, String> {
    Ok(Seat(uint(value, what, u64::from(seats) - 1)? as u8))
}

/// Options of one round. Only the number of seats and the variant matter to a round.
pub fn options(input: &Value) -> Result<Options, String> {
    let expert = flag(field(input, "expert")?, "expert")?;
    one_round(seats(input)?, expert)
}

/// The options of a game of one round.
pub fn one_round(seats: u8, expert: bool) -> Result<Options, String> {
    Options::new(seats, expert, 1).ok_or_else(|| "`players` must be 2 to 5".to_owned())
}

/// The cards of a round. Where the long-term forecast is not given it does not matter, and any
/// of the winds that are left stand in for it.
pub fn deal(input: &Value, seats: u8) -> Result<Deal, String> {
    let blowing = winds(field(input, "winds")?, "winds")?;
    let mut forecast = match optional(input, "forecast")? {
        Some(value) => winds(value, "forecast")?,
        None => Vec::new(),
    };
    if forecast.is_empty() {
        let mut drawn: Winds = blowing.iter().copied().collect();
        forecast = Wind::DECK.into_iter().filter(|wind| drawn.insert(*wind)).take(3).collect();
    }
    let hands = exactly(field(input, "hands")?, "hands", seats.into())?;
    let hands = hands.iter().map(|value| hand(value, "hands")).collect::<Result<Vec<_>, _>>()?;
    Deal::new(&blowing, &forecast, &hands).map_err(|why| match why {
        gale::BadDeal::WrongCount => {
            "a round has 12 `winds`, and the `forecast` has 3 or none".to_owned()
        }
        gale::BadDeal::NoSuchWind(wind) => format!("there are more of {wind} than the deck has"),
        gale::BadDeal::WrongHands => "each of the `hands` has 12 cards".to_owned(),
        gale::BadDeal::DealtTwice => "a card is in two of the `hands`".to_owned(),
    })
}
