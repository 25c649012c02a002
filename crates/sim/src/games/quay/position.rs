//! States of Quayside in JSON, out and in.

use engine::{Game, Rng, Seat, Turn};
use quay::{
    Account, BadPosition, Card, Decision, Front, Goods, IN_THE_BOX, LAST_TURN, Position, Quay, Ship,
};
use serde_json::{Map, Value, json};

use super::words;
use crate::reading::{at_most, exactly, field, flag, kind, list, optional, text, uint};

/// The state as the rules page describes it, without its piles.
pub fn say(quay: &Quay) -> Value {
    let position = quay.position();
    let winners = match quay.to_act() {
        Turn::Over(outcome) => words::seats(outcome.winners()),
        Turn::Act(_) => Vec::new(),
    };
    let mut discard = words::names(&position.discard);
    discard.extend(words::sails(&position.ship_discard));
    json!({
        "players": position.seats.len(),
        "target": position.target,
        "turn": position.turn,
        "first": position.first.0,
        "decision": words::decision(position.decision),
        "actor": quay.to_act().seat().map(|seat| seat.0),
        "seats": position.seats.iter().map(say_seat).collect::<Vec<_>>(),
        "reserve": position.reserve.counts(),
        "port": words::sails(&position.port),
        "row": words::names(&position.row),
        "discard": discard,
        "winners": winners,
    })
}

/// The five piles, top first.
pub fn say_piles(quay: &Quay) -> Value {
    let Position { piles: [p, s, t], ship_piles: [l, k], .. } = quay.position();
    json!({
        "P": words::names(&p),
        "S": words::names(&s),
        "T": words::names(&t),
        "L": words::sails(&l),
        "K": words::sails(&k),
    })
}

fn say_seat(account: &Account) -> Value {
    let front = match account.front {
        Front::Nothing => Value::Null,
        Front::Card { card, up } => json!({"card": words::name(card), "up": up}),
        Front::Money(gold) => json!({"gold": gold}),
    };
    json!({
        "gold": account.gold,
        "hand": words::letters(account.hand),
        "store": words::letters(account.store),
        "specials": words::names(&account.specials),
        "fresh": words::names(&account.fresh),
        "conserve": words::names(&account.conserve),
        "ships": words::sails(&account.ships),
        "front": front,
        "used": account.used,
        "acted": account.acted,
        "late": account.late,
    })
}

/// The game a state stands for.
pub fn read(state: &Value) -> Result<Quay, String> {
    let seats = uint(field(state, "players")?, "players", 4)? as usize;
    let seats = exactly(field(state, "seats")?, "seats", seats)?;
    let seat = |name: &str| uint(field(state, name)?, name, 3).map(|seat| Seat(seat as u8));
    let (discard, ship_discard) = read_discard(optional(state, "discard")?)?;
    let nothing = Value::Object(Map::new());
    let piles = optional(state, "piles")?.unwrap_or(&nothing);
    let cards = |name: &str| read_cards(optional(piles, name)?, name);
    let ships = |name: &str| read_ships(optional(piles, name)?, name);
    let position = Position {
        target: uint(field(state, "target")?, "target", 1000)? as u16,
        turn: uint(field(state, "turn")?, "turn", LAST_TURN.into())? as u8,
        first: seat("first")?,
        decision: read_decision(text(field(state, "decision")?, "decision")?)?,
        to_act: seat("actor")?,
        seats: seats.iter().map(read_seat).collect::<Result<_, _>>()?,
        reserve: read_reserve(field(state, "reserve")?)?,
        port: read_ships(Some(field(state, "port")?), "port")?,
        row: read_cards(optional(state, "row")?, "row")?,
        discard,
        ship_discard,
        piles: [cards("P")?, cards("S")?, cards("T")?],
        ship_piles: [ships("L")?, ships("K")?],
    };
    position.play(Rng::new(0)).map_err(sentence)
}

fn read_decision(name: &str) -> Result<Decision, String> {
    match name {
        "draw" => Ok(Decision::Draw),
        "choose" => Ok(Decision::Choose),
        "menu" => Ok(Decision::Menu),
        _ => Err(sentence(BadPosition::Decision)),
    }
}

fn read_seat(seat: &Value) -> Result<Account, String> {
    let cards = |name: &str| read_cards(optional(seat, name)?, name);
    let mark = |name: &str| optional(seat, name)?.map_or(Ok(false), |value| flag(value, name));
    let goods =
        |name: &str| optional(seat, name)?.map_or(Ok(Goods::NONE), |value| read_goods(value, name));
    Ok(Account {
        gold: uint(field(seat, "gold")?, "gold", 10_000)? as u16,
        hand: goods("hand")?,
        store: goods("store")?,
        specials: cards("specials")?,
        fresh: cards("fresh")?,
        conserve: cards("conserve")?,
        ships: read_ships(optional(seat, "ships")?, "ships")?,
        front: optional(seat, "front")?.map_or(Ok(Front::Nothing), read_front)?,
        used: mark("used")?,
        acted: mark("acted")?,
        late: mark("late")?,
    })
}

fn read_front(front: &Value) -> Result<Front, String> {
    match optional(front, "gold")? {
        Some(gold) => Ok(Front::Money(uint(gold, "gold", 10_000)? as u16)),
        None => Ok(Front::Card {
            card: read_card(field(front, "card")?, "card")?,
            up: flag(field(front, "up")?, "up")?,
        }),
    }
}

/// Goods written as letters.
pub fn read_goods(value: &Value, what: &str) -> Result<Goods, String> {
    Goods::parse(text(value, what)?).ok_or_else(|| {
        format!(
            "`{what}` must be goods like \"AACS\", at most {IN_THE_BOX} of a kind, not {}",
            kind(value)
        )
    })
}

fn read_reserve(value: &Value) -> Result<Goods, String> {
    let mut counts = [0; 4];
    for (count, entry) in counts.iter_mut().zip(exactly(value, "reserve", 4)?) {
        *count = uint(entry, "reserve", IN_THE_BOX.into())? as u8;
    }
    Ok(Goods::of(counts))
}

fn read_cards(value: Option<&Value>, what: &str) -> Result<Vec<Card>, String> {
    let Some(value) = value else { return Ok(Vec::new()) };
    let entries = at_most(value, what, Card::COUNT.into())?;
    entries.iter().map(|entry| read_card(entry, what)).collect()
}

fn read_card(value: &Value, what: &str) -> Result<Card, String> {
    Card::parse(text(value, what)?)
        .ok_or_else(|| format!("`{what}` must name action cards like \"P01\", not {}", kind(value)))
}

fn read_ships(value: Option<&Value>, what: &str) -> Result<Vec<Ship>, String> {
    let Some(value) = value else { return Ok(Vec::new()) };
    let entries = at_most(value, what, Ship::COUNT.into())?;
    entries.iter().map(|entry| read_ship(entry, what)).collect()
}

/// A ship by its name.
pub fn read_ship(value: &Value, what: &str) -> Result<Ship, String> {
    Ship::parse(text(value, what)?)
        .ok_or_else(|| format!("`{what}` must name ships like \"L01\", not {}", kind(value)))
}

/// Action cards and ships lie in one list.
fn read_discard(value: Option<&Value>) -> Result<(Vec<Card>, Vec<Ship>), String> {
    let (mut cards, mut ships) = (Vec::new(), Vec::new());
    let Some(value) = value else { return Ok((cards, ships)) };
    for entry in list(value, "discard")? {
        match Ship::parse(text(entry, "discard")?) {
            Some(ship) => ships.push(ship),
            None => cards.push(read_card(entry, "discard")?),
        }
    }
    Ok((cards, ships))
}

fn sentence(error: BadPosition) -> String {
    match error {
        BadPosition::Seats => "a table has 2 to 4 seats".to_owned(),
        BadPosition::Target => "the target is 1 to 1000 points".to_owned(),
        BadPosition::Turn => format!("the turn is 1 to {LAST_TURN}"),
        BadPosition::NoSuchSeat => "`first` and `actor` must be seats of the table".to_owned(),
        BadPosition::Decision => "a state can be read at `draw`, `choose` and `menu`".to_owned(),
        BadPosition::ToAct => "another seat is to act in this state".to_owned(),
        BadPosition::Gold(seat) => format!("seat {} has too much gold", seat.0),
        BadPosition::Goods => format!("there are more than {IN_THE_BOX} goods of a kind"),
        BadPosition::Warehouse(seat) => {
            format!("the warehouse of seat {} holds more than 8 goods", seat.0)
        }
        BadPosition::Twice(card) => format!("{card:?} is there twice"),
        BadPosition::ShipTwice(ship) => format!("{ship:?} is there twice"),
        BadPosition::Misplaced(card) => format!("{card:?} cannot lie where it does"),
        BadPosition::ShipMisplaced(ship) => format!("{ship:?} cannot lie where it does"),
        BadPosition::Row => "the row is too long for this table and phase".to_owned(),
        BadPosition::Port => "no more than 7 ships lie in port".to_owned(),
        BadPosition::Front(seat) => {
            format!("what lies in front of seat {} does not fit the phase", seat.0)
        }
    }
}
