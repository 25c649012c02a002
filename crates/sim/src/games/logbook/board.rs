//! Holds, their load and their damage (§2.4, §2.12, §2.15).

use logbook::battle::destruction::{Fate, of_hold};
use logbook::board::damage::{self, Losses};
use logbook::board::hold::{Cube, Hold};
use logbook::board::layout::Layout;
use logbook::board::load;
use logbook::board::repair::{Ailing, Mend, mended};
use logbook::{Good, Goods};
use serde_json::{Value, json};

use super::probe::Answer;
use super::reading::{self, between, entries, mark, number, number_or, per};
use crate::reading::{exactly, field, list, uint};

/// More cubes than any hold has.
const MANY: u8 = 100;

pub fn hold(input: &Value) -> Answer {
    let layout = reading::layout(input)?;
    let rows: Vec<u8> = (0..layout.rows()).map(|row| layout.width(row)).collect();
    Ok(json!({
        "rows": rows,
        "slots": layout.slots(),
        "ports": layout.ports(),
        "cannons": layout.cannons(),
        "damage": layout.damage_icons(),
        "boats": layout.boats(),
        "cabins": layout.cabins(),
        "crew": layout.crew(),
    }))
}

fn laden(input: &Value) -> Result<(u8, u8, u8), String> {
    Ok((between(input, "initial2", 2, 6)?, number(input, "load", MANY)?, per(input)?))
}

pub fn draft2(input: &Value) -> Answer {
    let (initial2, load, per) = laden(input)?;
    Ok(load::draft2(initial2, load, per).into())
}

pub fn malus(input: &Value) -> Answer {
    let (initial2, load, per) = laden(input)?;
    Ok(load::malus(initial2, load, per).into())
}

pub fn load(input: &Value) -> Answer {
    let cubes = ["goods", "cannons", "damage"].map(|name| number(input, name, 50));
    let cubes = cubes.into_iter().sum::<Result<u8, String>>()?;
    Ok(load::load(cubes, mark(input, "hull")?).into())
}

/// The slot of the first two entries of a triple.
fn slot(layout: Layout, triple: &[Value], name: &str) -> Result<u8, String> {
    let read = |at: usize| uint(&triple[at], name, 9).map(|number| number as u8);
    let (row, column) = (read(0)?, read(1)?);
    layout.slot(row, column).ok_or_else(|| format!("this hold has no slot {row}, {column}"))
}

fn drawn(input: &Value) -> Result<Hold, String> {
    let layout = reading::layout(input)?;
    let mut hold = Hold::new(layout);
    for entry in list(field(input, "cubes")?, "cubes")? {
        let triple = exactly(entry, "cubes", 3)?;
        let cube = match triple[2].as_str() {
            Some("cannon") => Cube::Cannon,
            _ => Cube::Good(reading::as_good(&triple[2], "cubes")?),
        };
        if !hold.set(cube, slot(layout, triple, "cubes")?) {
            return Err("`cubes` has two cubes in one slot".to_owned());
        }
    }
    for entry in entries(input, "damage")? {
        let triple = exactly(entry, "damage", 3)?;
        let damage = reading::as_damage(&triple[2], "damage")?;
        if !hold.hurt(damage, slot(layout, triple, "damage")?) {
            return Err("`damage` lies on other damage or on a good".to_owned());
        }
    }
    Ok(hold)
}

fn names(goods: Goods) -> Vec<&'static str> {
    let each = |(good, count): (Good, u8)| vec![reading::say_good(good); count.into()];
    let mut names: Vec<_> = goods.iter().flat_map(each).collect();
    names.sort_unstable();
    names
}

pub fn hold_damage(input: &Value) -> Answer {
    let mut hold = drawn(input)?;
    let robustness = between(input, "rob", 1, MANY)?;
    let carpenters = number_or(input, "carpenters", 9, 0)?;
    let mut losses = Losses::default();
    for entry in entries(input, "batches")? {
        let batch = exactly(entry, "batches", 2)?;
        let kind = reading::as_damage(&batch[0], "batches")?;
        let number = uint(&batch[1], "batches", MANY.into())? as u8;
        // A ship destroyed by one batch takes no other.
        if of_hold(&hold, robustness) == Fate::Afloat {
            let more = hold.suffer(kind, damage::after_carpenters(number, carpenters));
            losses.overboard = losses.overboard.plus(more.overboard);
            losses.burnt = losses.burnt.plus(more.burnt);
        }
    }
    let layout = hold.layout();
    let damaged = (0..layout.slots()).filter_map(|slot| {
        let (row, column) = layout.place(slot);
        hold.damage_at(slot).map(|damage| json!([row, column, reading::say_damage(damage)]))
    });
    Ok(json!({
        "water": hold.water(),
        "fire": hold.fire(),
        "overboard": names(losses.overboard),
        "burnt": names(losses.burnt),
        "load": hold.load(false),
        "damage": damaged.collect::<Value>(),
        "result": reading::say_fate(of_hold(&hold, robustness)),
    }))
}

pub fn propagation(input: &Value) -> Answer {
    Ok(damage::propagation(number(input, "fire", MANY)?).into())
}

pub fn repair(input: &Value) -> Answer {
    let wood = number(input, "wood", 30)?;
    let kinds = exactly(field(input, "kinds")?, "kinds", wood.into())?;
    let yard = mark(input, "yard")?;
    let mut ailing = Ailing {
        water: number(input, "water", MANY)?,
        fire: number(input, "fire", MANY)?,
        chain: number(input, "chain", MANY)?,
    };
    for kind in kinds {
        let at = reading::word(kind, "kinds", &["water", "fire", "chain"])?;
        ailing = mended(ailing, [Mend::Water, Mend::Fire, Mend::Chain][at], yard);
    }
    Ok(json!({"water": ailing.water, "fire": ailing.fire, "chain": ailing.chain}))
}
