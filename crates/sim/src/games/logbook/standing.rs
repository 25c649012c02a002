//! Reputation and war (§2.20, §2.21).

use logbook::board::company::enrolled;
use logbook::port::ships::price_on_side_b;
use logbook::standing::hate::hates;
use logbook::standing::reputation::{Bent, Effect, access, moved};
use logbook::standing::war::{Victim, War};
use logbook::{Flags, Nation};
use serde_json::{Map, Value, json};

use super::probe::Answer;
use super::reading::{
    between, column, country, flags, flags_or_none, mark, money, nation, nation_or_none, number,
    reputation, say_nation,
};
use crate::reading::{field, int};

fn listed(flags: Flags) -> Value {
    flags.iter().map(say_nation).collect()
}

pub fn at_war(input: &Value) -> Answer {
    Ok(War::A.between(nation(input, "a")?, nation(input, "b")?).into())
}

pub fn war_enemies(input: &Value) -> Answer {
    Ok(listed(War::A.thankful(flags(input, "flags")?)))
}

pub fn attack_rep(input: &Value) -> Answer {
    let flags = flags(input, "flags")?;
    let destroyed = mark(input, "destroyed")?;
    let choice = nation_or_none(input, "choice")?;
    if choice.is_some_and(|nation| !destroyed || !War::A.thankful(flags).has(nation)) {
        return Err("`choice` is a nation at war with a ship that was destroyed".to_owned());
    }
    let victim = Victim { flags, of_seat: false, port: nation_or_none(input, "port")? };
    let already = flags_or_none(input, "already")?;
    let offence = victim.offence(destroyed, already, flags_or_none(input, "joined")?);
    let mut changes = Map::new();
    for nation in Nation::ALL {
        let gain = i16::from(choice == Some(nation));
        let points = gain - i16::from(offence.losses[nation.index()]);
        if offence.betrayed.has(nation) {
            changes.insert(say_nation(nation).to_owned(), "betray".into());
        } else if points != 0 {
            changes.insert(say_nation(nation).to_owned(), points.into());
        }
    }
    Ok(changes.into())
}

pub fn rep_move(input: &Value) -> Answer {
    let bent = Bent {
        omalley: mark(input, "omalley")?,
        removed: mark(input, "soto")?,
        joined_elsewhere: mark(input, "joined_other")?,
    };
    let points = int(field(input, "delta")?, "delta", -20, 20)? as i8;
    let (nation, value) = (nation(input, "nation")?, column(input, "value")?);
    Ok(moved(nation, value, points, bent, mark(input, "join")?).into())
}

const fn word(effect: Effect) -> &'static str {
    match effect {
        Effect::Contempt => "contempt",
        Effect::Mistrust => "mistrust",
        Effect::TradeBan => "trade_ban",
        Effect::NonGrata => "non_grata",
        Effect::AtWar => "at_war",
        Effect::Prestige => "prestige",
        Effect::Unknown => "unknown",
        Effect::Locked => "locked",
        Effect::Respected => "respected",
        Effect::Enrolment => "enrol",
        Effect::SecondCaptain => "second",
        Effect::Advantage => "advantage",
        Effect::Respawn => "respawn",
        Effect::Join => "join",
    }
}

pub fn columns(input: &Value) -> Answer {
    let (nation, value) = (nation(input, "nation")?, column(input, "value")?);
    let effects = Effect::ALL.into_iter().filter(|effect| effect.holds(nation, value));
    let mut words: Vec<String> = effects.map(|effect| word(effect).to_owned()).collect();
    words.extend(Some(access(value)).filter(|access| *access > 0).map(|n| format!("access{n}")));
    words.sort_unstable();
    Ok(json!(words))
}

pub fn join_effects(input: &Value) -> Answer {
    let after = reputation(input, "rep")?.joined(country(input, "country")?, War::A);
    let each =
        Nation::ALL.map(|nation| (say_nation(nation).to_owned(), Value::from(after[nation])));
    Ok(each.into_iter().collect())
}

pub fn enrolment(input: &Value) -> Answer {
    let (level, crew) = (between(input, "level", 1, 4)?, number(input, "crew", 60)?);
    Ok(enrolled(nation(input, "nation")?, column(input, "rep")?, level, crew).into())
}

pub fn ship_price_b(input: &Value) -> Answer {
    let (price, level) = (money(input, "price")?, between(input, "level", 2, 3)?);
    let (place, port) = (country(input, "place")?, nation(input, "port")?);
    let france = mark(input, "france_adv")?;
    Ok(price_on_side_b(price, level, column(input, "rep")?, place, port, france).into())
}

pub fn npc_enemies(input: &Value) -> Answer {
    Ok(War::A.are_enemies(flags(input, "a")?, flags(input, "b")?).into())
}

pub fn npc_hates_pc(input: &Value) -> Answer {
    let (flags, joined) = (flags(input, "flags")?, flags_or_none(input, "joined")?);
    Ok(hates(flags, reputation(input, "rep")?, joined, War::A).into())
}
