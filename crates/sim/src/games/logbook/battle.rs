//! Shots, fortresses and what they leave (§2.10, §2.11, §2.13, §2.14).

use logbook::battle::destruction::{Fate, of_npc, of_pc};
use logbook::battle::fortress::Battery;
use logbook::battle::shot::{Aim, Ammo, CAP, Care, MOST_CHAIN, Target};
use logbook::battle::spoils;
use logbook::content::Loot;
use serde_json::{Value, json};

use super::probe::Answer;
use super::reading::{self, between, goods, mark, mark_or, money, number, number_or};
use crate::reading::{field, optional};

/// Nine cannons, two dice each.
const MOST_DICE: usize = 18;
/// No defence, bonus or upgrade is higher.
const HIGH: u8 = 30;

fn ammo(input: &Value) -> Result<Ammo, String> {
    let words = ["normal", "incendiary", "explosive", "grapeshot", "chain"];
    let Some(value) = optional(input, "ammo")? else { return Ok(Ammo::Normal) };
    reading::word(value, "ammo", &words).map(|at| Ammo::ALL[at])
}

pub fn defence(input: &Value) -> Answer {
    let target = Target {
        card: number(input, "base", HIGH)?,
        hull: number_or(input, "hull", 1, 0)? == 1,
        distance: number_or(input, "dist", 60, 1)?,
        long_guns: number_or(input, "long_guns", 9, 0)?,
        on_bow_or_stern: mark(input, "bow_stern")?,
        moored: mark(input, "moored")?,
    };
    Ok(target.defence(ammo(input)?).into())
}

pub fn shot(input: &Value) -> Answer {
    let dice = reading::dice(input, "dice", MOST_DICE, 12)?;
    let aim = Aim {
        defence: number(input, "defence", 100)?,
        level: number_or(input, "level", 4, 1)?,
        upgrades: number_or(input, "upgrades", HIGH, 0)?,
        bonus: number_or(input, "bonus", HIGH, 0)?,
        ammo: ammo(input)?,
        cap: number_or(input, "cap", 12, CAP)?,
        natural_twelve: mark_or(input, "crew", true)?,
    };
    let care = Care {
        carpenters: number_or(input, "carpenters", 9, 0)?,
        doctors: number_or(input, "doctors", 9, 0)?,
        chain: number_or(input, "chain_before", MOST_CHAIN, 0)?,
    };
    let blow = aim.blow(&dice, care);
    let values = dice.iter().enumerate().map(|(place, die)| die + aim.modifier(place));
    Ok(json!({
        "values": values.collect::<Vec<u8>>(),
        "water": blow.water,
        "fire": blow.fire,
        "wounds": blow.wounds,
        "chain": blow.chain,
    }))
}

pub fn fort_dice(input: &Value) -> Answer {
    let beside = mark(input, "extended")?;
    let battery = Battery { era: 1, stronger: mark(input, "ev18")?, wider: beside, cap: CAP };
    Ok(battery.dice(number(input, "cell_dice", 6)?, beside).into())
}

pub fn fort_shot(input: &Value) -> Answer {
    let battery = Battery {
        era: between(input, "era", 1, 4)?,
        stronger: mark(input, "ev18")?,
        wider: false,
        cap: number_or(input, "cap", 12, CAP)?,
    };
    let defence = number(input, "base", HIGH)? + number_or(input, "hull", 1, 0)?;
    let dice = reading::dice(input, "dice", MOST_DICE, 12)?;
    Ok(battery.damage(&dice, defence, mark(input, "at_war")?).into())
}

pub fn classify_pc(input: &Value) -> Answer {
    let [water, fire, rob, slots] =
        ["water", "fire", "rob", "slots"].map(|name| number(input, name, 100));
    let last = reading::as_damage(field(input, "last")?, "last")?;
    Ok(reading::say_fate(of_pc(water?, fire?, rob?, slots?, last)))
}

pub fn classify_npc(input: &Value) -> Answer {
    let [water, fire, rob] = ["water", "fire", "rob"].map(|name| number(input, name, 100));
    let last = reading::as_damage(field(input, "last")?, "last")?;
    Ok(reading::say_fate(of_npc(water?, fire?, rob?, last)))
}

pub fn loot_npc(input: &Value) -> Answer {
    let fate = reading::fate(input, "result")?;
    if fate == Fate::Afloat {
        return Err("a ship afloat leaves nothing".to_owned());
    }
    let printed = Loot::NONE.money(money(input, "money")?).goods(goods(input, "goods")?);
    let gained = Loot::NONE.money(money(input, "placed")?).goods(goods(input, "gained")?);
    let loot = spoils::of_npc(fate, printed, gained);
    Ok(json!({
        "money": loot.money,
        "goods": reading::say_goods(loot.goods),
        "fame": spoils::FAME,
    }))
}

pub fn respawn(input: &Value) -> Answer {
    let layout = reading::layout(input)?;
    let (boats, capacity) = (number(input, "boats", 20)?, number(input, "crew_cap", 60)?);
    Ok(json!({
        "damage": spoils::damage_on_return(layout, mark(input, "spain")?),
        "crew": spoils::crew_on_return(layout, boats, capacity),
    }))
}
