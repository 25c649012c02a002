//! Questions about cards, dice, fleets and the end (§2, §4).

use broadside::cards::{self, CrewId, Face, Hoard, ShipId, Unique};
use broadside::{
    Blow, Ended, Fault, Fittings, Roster, Rule, Standing, Struck, breaks, hits, outcome, past_half,
    split, total, winner,
};
use engine::{BySeat, Seat};
use serde_json::{Value, json};

use super::{reading, words};
use crate::reading::{at_most, exactly, field, flag, int, list, optional, text, uint};

type Answer = Result<Value, String>;

fn die(input: &Value) -> Result<u8, String> {
    int(field(input, "die")?, "die", 1, 6).map(|die| die as u8)
}

pub fn cannon(input: &Value) -> Answer {
    let rank = reading::small(input, "rank", 6)?;
    let bonus = reading::small_or_none(input, "bonus", 9)?;
    Ok(json!(hits(rank, die(input)?, bonus, reading::mark(input, "six_only")?)))
}

pub fn damage(input: &Value) -> Answer {
    let full = reading::small(input, "full", 5)?;
    let thin = reading::mark(input, "thin")?;
    let mut struck = Struck {
        left: reading::small(input, "left", full)?,
        full,
        stout: reading::mark(input, "stout")?,
        hit_before: reading::mark(input, "stout_used")?,
        oak: reading::mark(input, "oak")?,
        dented: false,
        heavy: reading::mark(input, "heavy")?,
    };
    let mut sunk = false;
    for _ in 0..reading::small(input, "hits", 99)? {
        let stout = struck.stout && !struck.hit_before && struck.left == struck.full;
        match struck.blow() {
            Blow::Withstood if !stout => struck.dented = true,
            Blow::Withstood => {}
            Blow::Masts(count) => {
                struck.left -= count;
                struck.dented = false;
                sunk |= thin && struck.left == 0;
            }
            Blow::Sinks => sunk = true,
        }
        struck.hit_before = true;
        if sunk {
            break;
        }
    }
    Ok(json!({"left": struck.left, "sunk": sunk}))
}

pub fn ram(input: &Value) -> Answer {
    let masts = reading::small(input, "masts", 5)?;
    let lost = u8::from(breaks(die(input)?, masts, reading::mark(input, "ironstem")?));
    let left = masts - lost;
    let sunk = lost == 1 && left == 0 && reading::mark(input, "thin")?;
    Ok(json!({"lost": lost, "left": left, "sunk": sunk, "rammer_pinned": left > 0}))
}

pub fn board(input: &Value) -> Answer {
    let side = |name: &str| {
        let side = field(input, name)?;
        let masts = reading::small(side, "masts", 5)?;
        Ok::<u8, String>(total(die(side)?, masts, reading::small_or_none(side, "bonus", 9)?))
    };
    let totals = [side("att")?, side("def")?];
    let won = winner(totals).map(|side| ["att", "def"][side]);
    Ok(json!({"att": totals[0], "def": totals[1], "winner": won}))
}

pub fn sink(input: &Value) -> Answer {
    let cargo = reading::faces(input, "cargo")?;
    let gold = cargo.iter().filter_map(|face| face.coin()).map(u16::from).sum();
    let (sinker, owner) = split(gold);
    let removed = cargo.into_iter().filter(|face| face.is_unique()).map(words::face);
    Ok(json!({"sinker": sinker, "owner": owner, "removed": removed.collect::<Vec<_>>()}))
}

/// A ship with crew face up and treasures.
fn fitted(input: &Value) -> Result<(ShipId, Fittings), String> {
    let (ship, crew) = (reading::ship(input)?, reading::crew(input)?);
    let hold = reading::faces(input, "treasures")?;
    let crew = crew.into_iter().map(|id| (id, true));
    Ok((ship, Fittings::of(ship, crew, hold.into_iter())))
}

pub fn cargo(input: &Value) -> Answer {
    let (ship, fit) = fitted(input)?;
    Ok(json!({
        "capacity": fit.capacity,
        "used": fit.used,
        "crew_cost": fit.crew_cost,
        "legal": fit.is_legal(ship),
    }))
}

pub fn usable(input: &Value) -> Answer {
    let uniques = reading::faces(input, "uniques")?;
    let uniques: Vec<Unique> = uniques.into_iter().filter_map(Face::unique).collect();
    let able = broadside::usable(reading::ship(input)?, &reading::crew(input)?, &uniques);
    Ok(able.into_iter().map(words::crew).collect())
}

pub fn cost(input: &Value) -> Answer {
    let masts = reading::small(input, "masts", 9)?;
    let cargo = reading::small(input, "cargo", 99)?;
    let (speed, guns) = (reading::speed(input)?, reading::cannons(input)?);
    let points = cards::cost(masts, cargo, speed, &guns, reading::ability(input)?);
    points.map(|points| json!(points)).ok_or_else(|| "no ship has such numbers".to_owned())
}

pub fn fleet(input: &Value) -> Answer {
    let fleet = field(input, "fleet")?;
    let mut roster = Roster::default();
    for ship in list(field(fleet, "ships")?, "ships")?.iter().take(99) {
        roster.ships.push(ShipId::parse(text(ship, "ships")?));
    }
    for entry in reading_list(fleet, "crew")? {
        let [id, place] = exactly(entry, "crew", 2)? else { unreachable!("a pair was read") };
        let place = int(place, "crew", i64::MIN, i64::MAX)?;
        // The home island is −1; anything else below 0 is a place nobody has.
        let place = (place != -1).then(|| usize::try_from(place).unwrap_or(usize::MAX));
        roster.crew.push((CrewId::parse(text(id, "crew")?), place));
    }
    let budget = uint(field(input, "budget")?, "budget", 10_000)? as u32;
    let errors: Vec<&str> = roster.faults(budget).into_iter().map(fault).collect();
    Ok(json!({"cost": roster.cost(), "errors": errors}))
}

fn reading_list<'a>(input: &'a Value, name: &str) -> Result<&'a [Value], String> {
    optional(input, name)?.map_or(Ok(&[]), |value| at_most(value, name, 99))
}

fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::BadPlace => "bad_place",
        Fault::Cargo => "cargo",
        Fault::CrewCost => "crew_cost",
        Fault::DuplicateNamed => "duplicate_named",
        Fault::DuplicateShip => "duplicate_ship",
        Fault::NoShip => "no_ship",
        Fault::OverBudget => "over_budget",
        Fault::Unknown => "unknown",
    }
}

pub fn treasure(input: &Value) -> Answer {
    let build = reading::small(input, "build", 40)?;
    if ![20, 30, 40].contains(&build) {
        return Err("`build` is 20, 30 or 40".to_owned());
    }
    let tokens = reading_list(input, "tokens")?.iter();
    // A treasure that does not exist is no treasure one may bring.
    let faces: Option<Vec<Face>> = tokens.map(reading::face).collect();
    Ok(json!(faces.is_some_and(|faces| Hoard::of(build).admits(&faces))))
}

pub fn base_move(input: &Value) -> Answer {
    let (ship, fit) = fitted(input)?;
    let masts = reading::small(input, "masts", ship.card().masts)?;
    let (tows, towed) = (reading::mark(input, "towing")?, reading::mark(input, "towed")?);
    let base = fit.base_move(ship, masts, tows, towed);
    let short = base.short + u8::from(fit.has_bonus(base));
    let segments = (0..base.long).map(|_| "L").chain((0..short).map(|_| "S"));
    Ok(segments.collect())
}

fn numbers(input: &Value, name: &str, seats: usize) -> Result<Option<Vec<u16>>, String> {
    let Some(value) = optional(input, name)? else { return Ok(None) };
    let entries = exactly(value, name, seats)?.iter();
    entries
        .map(|entry| uint(entry, name, 10_000).map(|n| n as u16))
        .collect::<Result<_, _>>()
        .map(Some)
}

pub fn victory(input: &Value) -> Answer {
    let seats = at_most(field(input, "gold")?, "gold", 4)?.len();
    if seats < 2 {
        return Err("a table has 2 to 4 seats".to_owned());
    }
    let zeros = || vec![0; seats];
    let mut gold = numbers(input, "gold", seats)?.unwrap_or_else(zeros);
    let fleets = numbers(input, "fleets", seats)?.unwrap_or_else(zeros);
    let active = Seat(reading::small(input, "active", seats as u8 - 1)?);
    let initial = uint(field(input, "initial")?, "initial", 10_000)? as u16;
    let said = |ended: Ended, gold: &[u16]| {
        let standing = BySeat::from_fn(seats as u8, |seat| Standing {
            gold: gold[seat.index()].into(),
            fleet: fleets[seat.index()],
        });
        let outcome = outcome(ended, standing);
        let mut winners = outcome.winners();
        let winner = winners.next().filter(|_| winners.next().is_none());
        json!({"over": true, "winner": winner.map(|seat| seat.0)})
    };
    if let Some(seat) = past_half(&gold, initial, active) {
        return Ok(said(Ended { rule: Rule::MoreThanHalf, favoured: Some(seat) }, &gold));
    }
    if let Some(ships) = numbers(input, "ships", seats)? {
        let mut afloat = Seat::all(seats as u8).filter(|seat| ships[seat.index()] > 0);
        if let (Some(last), None) = (afloat.next(), afloat.next()) {
            let loose = optional(input, "loose")?.map_or(Ok(0), |n| uint(n, "loose", 10_000))?;
            let aboard = numbers(input, "aboard", seats)?.unwrap_or_else(zeros);
            gold[last.index()] += loose as u16 + aboard[last.index()];
            return Ok(said(Ended { rule: Rule::LastAfloat, favoured: Some(last) }, &gold));
        }
    }
    let left = optional(input, "left")?.map_or(Ok(1), |left| uint(left, "left", 10_000))?;
    let limit = optional(input, "round_limit")?.map_or(Ok(false), |at| flag(at, "round_limit"))?;
    if left == 0 || limit {
        return Ok(said(Ended { rule: Rule::AllHome, favoured: None }, &gold));
    }
    Ok(json!({"over": false, "winner": null}))
}
