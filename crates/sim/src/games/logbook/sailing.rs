//! Movement, sandbanks and storms (§2.5).

use logbook::board::load;
use logbook::content::Yaw;
use logbook::sailing::allowance::{Departure, strength};
use logbook::sea::storm::{self, Storm};
use logbook::sea::tide::Tide;
use serde_json::Value;

use super::probe::Answer;
use super::reading::{self, dir, draft2_or, mark, number, number_or, per};
use crate::reading::{exactly, int, optional};

/// No ship is faster, and none has more upgrades.
const FAST: u8 = 20;

pub fn movement(input: &Value) -> Answer {
    let load = number_or(input, "load", 100, 0)?;
    let malus = load::malus(draft2_or(input, "initial2", 4)?, load, per(input)?);
    let wind = reading::dir_or_none(input, "wind")?;
    let departure = Departure {
        strength: strength(
            number(input, "move", FAST)?,
            number_or(input, "sails", FAST, 0)?,
            number_or(input, "bonus", FAST, 0)?,
            number_or(input, "chain", FAST, 0)?,
            malus,
        ),
        heading: dir(input, "heading")?,
        yaw: Yaw { aft: number_or(input, "aft", 9, 1)?, stern: number_or(input, "stern", 9, 2)? },
        moored: mark(input, "moored")?,
        wind: if mark(input, "calm_tile")? { None } else { wind },
        tofino: mark(input, "tofino")?,
    };
    Ok(departure.allowance(dir(input, "d")?).into())
}

pub fn sand_ok(input: &Value) -> Answer {
    let tide = optional(input, "tide")?.map_or(Ok(0), |value| int(value, "tide", -1, 1))?;
    let tide = [Tide::Low, Tide::Mean, Tide::High][(tide + 1) as usize];
    Ok(tide.lets_over(number(input, "sand", 9)?, number(input, "draft2", 60)?).into())
}

pub fn storm(input: &Value) -> Answer {
    let allowance = number(input, "allowance", 40)?;
    let cells = number(input, "cells", 40)?;
    let defence = number_or(input, "defence", 40, 0)?;
    let hurting = (1..=cells).filter(|cell| storm::hurts(allowance, *cell)).count();
    let damage: u16 = match optional(input, "rolls")? {
        None => (0..hurting).map(|_| u16::from(storm::damage(Storm::Even, 1, defence))).sum(),
        Some(rolls) => {
            let dice = exactly(rolls, "rolls", hurting)?;
            let fierce = |die: &Value| {
                let die = int(die, "rolls", 1, 20)? as u8;
                Ok(u16::from(storm::damage(Storm::Fierce, die, defence)))
            };
            dice.iter().map(fierce).sum::<Result<u16, String>>()?
        }
    };
    Ok(damage.into())
}
