//! Boarding, ramming and the pincer (§2.17, §2.18).

use logbook::battle::melee::{
    self, Blades, THRESHOLD, after_doctors, can_swap as may_swap, crew_after, is_taken,
};
use logbook::battle::pincer as pincers;
use logbook::sailing::ram as rams;
use serde_json::{Value, json};

use super::probe::Answer;
use super::reading::{self, between, draft2_or, mark, number, number_or};

/// More members and dice than any ship has.
const MANY: u8 = 60;
/// No side adds or subtracts more.
const HIGH: u8 = 9;

fn blades(input: &Value, bonus: &str, guard: &str, moored: bool) -> Result<Blades, String> {
    Ok(Blades {
        bonus: number_or(input, bonus, HIGH, 0)?,
        guard: number_or(input, guard, HIGH, 0)? + u8::from(moored),
        threshold: number_or(input, "threshold", 12, THRESHOLD)?,
    })
}

pub fn party_max(input: &Value) -> Answer {
    Ok(melee::party_max(number(input, "crew", MANY)?, draft2_or(input, "initial2", 4)?).into())
}

pub fn melee_hits(input: &Value) -> Answer {
    let dice = reading::dice(input, "dice", MANY.into(), 12)?;
    Ok(blades(input, "mod", "armour", false)?.hits(&dice).into())
}

pub fn grenades(input: &Value) -> Answer {
    let dice = reading::dice(input, "dice", 2, 12)?;
    let dice = dice.try_into().map_err(|_| "`dice` are two".to_owned())?;
    let [own, enemy] = melee::grenades(dice);
    Ok(json!({"self": own, "enemy": enemy}))
}

pub fn can_swap(input: &Value) -> Answer {
    let own = between(input, "own_level", 1, 4)?;
    Ok(may_swap(own, between(input, "captured_level", 1, 4)?).into())
}

pub fn boarding(input: &Value) -> Answer {
    let (total, party) = (number(input, "total", MANY)?, number(input, "party", MANY)?);
    if party > total {
        return Err("`party` is a part of `total`".to_owned());
    }
    let crew = number(input, "def_crew", MANY)?;
    let hits = |dice: &str, blades: Blades| {
        reading::dice(input, dice, MANY.into(), 12).map(|dice| blades.hits(&dice))
    };
    let moored = mark(input, "moored")?;
    let attack = hits("att_dice", blades(input, "att_mod", "def_armour", moored)?)?;
    let answer = hits("def_dice", blades(input, "def_mod", "att_armour", false)?)?;
    let fallen = after_doctors(attack, number_or(input, "def_doctors", HIGH, 0)?).min(crew);
    let lost = after_doctors(answer, number_or(input, "att_doctors", HIGH, 0)?).min(party);
    let (left, defenders) = (party - lost, crew - fallen);
    let (success, aboard) = (is_taken(left, defenders), total - lost);
    let capacity = number_or(input, "cap", 99, 99)?;
    let after = if success { crew_after(aboard, defenders, capacity) } else { aboard };
    Ok(json!({"party": left, "defenders": defenders, "success": success, "crew": after}))
}

pub fn ram(input: &Value) -> Answer {
    let bonus = u8::from(mark(input, "tgt_bow_stern")?) + u8::from(mark(input, "tgt_moored")?);
    let (own, theirs) = (number(input, "att_def", 30)?, number(input, "tgt_def", 30)?);
    let [attacker, target] = rams::damage(own, theirs + bonus, between(input, "cells", 1, 30)?);
    Ok(json!({"attacker": attacker, "target": target}))
}

pub fn pincer(input: &Value) -> Answer {
    let of = |name: &str| -> Result<Vec<u8>, String> {
        let list = reading::entries(input, name)?.iter();
        list.map(|value| crate::reading::uint(value, name, 40).map(|n| n as u8)).collect()
    };
    let (cannons, crew) = (of("ally_cannons")?, of("ally_crew")?);
    Ok(json!({"shot": pincers::in_shot(cannons), "melee": pincers::in_melee(crew)}))
}
