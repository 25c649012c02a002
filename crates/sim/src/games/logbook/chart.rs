//! Cells, faces, sight and slots (§2.2, §2.5, §2.6).

use logbook::chart::faces;
use logbook::chart::sight::{Border, sees};
use logbook::chart::spiral::{CENTRES, SLOTS};
use logbook::{Cell, Dir};
use serde_json::Value;

use super::probe::Answer;
use super::reading::{as_cell, cell, dir, entries, mark, number, say_cell};
use crate::reading::{field, int};

pub fn distance(input: &Value) -> Answer {
    Ok(cell(input, "a")?.distance(cell(input, "b")?).into())
}

pub fn faces(input: &Value) -> Answer {
    Ok(faces::faces(cell(input, "a")?, cell(input, "b")?).iter().map(Dir::index).collect())
}

fn sighted(input: &Value) -> Result<(Cell, Dir, Cell), String> {
    Ok((cell(input, "pos")?, dir(input, "heading")?, cell(input, "other")?))
}

pub fn on_flank(input: &Value) -> Answer {
    let (at, heading, other) = sighted(input)?;
    Ok(faces::on_flank(at, heading, other).into())
}

pub fn bow_stern(input: &Value) -> Answer {
    let (at, heading, other) = sighted(input)?;
    Ok(faces::on_bow_or_stern(at, heading, other).into())
}

pub fn los(input: &Value) -> Answer {
    field(input, "blocking")?;
    let blocking = entries(input, "blocking")?.iter().map(|value| as_cell(value, "blocking"));
    let blocking = blocking.collect::<Result<Vec<_>, _>>()?;
    let border = if mark(input, "lenient")? { Border::Lenient } else { Border::Strict };
    let (a, b) = (cell(input, "a")?, cell(input, "b")?);
    Ok(sees(a, b, border, |cell| blocking.contains(&cell)).into())
}

pub fn rotate(input: &Value) -> Answer {
    let steps = int(field(input, "steps")?, "steps", -60, 60)?.rem_euclid(6) as u8;
    Ok(say_cell(cell(input, "c")?.turned(steps)))
}

pub fn spiral(input: &Value) -> Answer {
    let slots = number(input, "n", SLOTS as u8)?;
    Ok(CENTRES[..slots.into()].iter().copied().map(say_cell).collect())
}
