//! Nations, goods, cells and numbers that anybody may have written.

use logbook::battle::destruction::Fate;
use logbook::board::damage::Damage;
use logbook::board::layout::Layout;
use logbook::board::load::{LOADS_PER_DRAFT, LOADS_PER_DRAFT_OF_HOLLAND};
use logbook::content::Row;
use logbook::standing::reputation::{HIGHEST, LOWEST, Reputation};
use logbook::{Cell, Dir, Flags, Good, Goods, Nation};
use serde_json::{Map, Value};

use crate::reading::{at_most, exactly, field, flag, int, kind, list, optional, text, uint};

/// No chart reaches farther.
const FAR: i64 = 30;
/// Longer lists make no sense.
const MANY: usize = 1000;

const NATIONS: [&str; 5] = ["holland", "spain", "england", "france", "pirates"];
const GOODS: [&str; 6] = ["tea", "silver", "cotton", "sugar", "wood", "oil"];
const ROWS: [&str; 2] = ["legal", "contraband"];

/// A number up to `max`.
pub fn number(input: &Value, name: &str, max: u8) -> Result<u8, String> {
    small(field(input, name)?, name, 0, max)
}

/// The same, or what it is when nobody says.
pub fn number_or(input: &Value, name: &str, max: u8, default: u8) -> Result<u8, String> {
    optional(input, name)?.map_or(Ok(default), |value| small(value, name, 0, max))
}

/// A number from `min` to `max`.
pub fn between(input: &Value, name: &str, min: u8, max: u8) -> Result<u8, String> {
    small(field(input, name)?, name, min, max)
}

fn small(value: &Value, name: &str, min: u8, max: u8) -> Result<u8, String> {
    int(value, name, min.into(), max.into()).map(|number| number as u8)
}

/// Twice an initial draft, or what it is when nobody says.
pub fn draft2_or(input: &Value, name: &str, default: u8) -> Result<u8, String> {
    optional(input, name)?.map_or(Ok(default), |value| small(value, name, 2, 6))
}

/// The loads that sink a ship by one.
pub fn per(input: &Value) -> Result<u8, String> {
    let (usual, best) = (LOADS_PER_DRAFT, LOADS_PER_DRAFT_OF_HOLLAND);
    optional(input, "per")?.map_or(Ok(usual), |value| small(value, "per", usual, best))
}

/// Doubloons.
pub fn money(input: &Value, name: &str) -> Result<u32, String> {
    uint(field(input, name)?, name, 1_000_000).map(|number| number as u32)
}

/// A flag, or what it is when nobody says.
pub fn mark_or(input: &Value, name: &str, default: bool) -> Result<bool, String> {
    optional(input, name)?.map_or(Ok(default), |value| flag(value, name))
}

/// A flag, false if it is not there.
pub fn mark(input: &Value, name: &str) -> Result<bool, String> {
    mark_or(input, name, false)
}

/// Numbers from 1 to `max`.
pub fn dice(input: &Value, name: &str, most: usize, max: u8) -> Result<Vec<u8>, String> {
    let dice = at_most(field(input, name)?, name, most)?;
    dice.iter().map(|die| small(die, name, 1, max)).collect()
}

/// A list of what there may be.
pub fn entries<'a>(input: &'a Value, name: &str) -> Result<&'a [Value], String> {
    optional(input, name)?.map_or(Ok(&[]), |value| at_most(value, name, MANY))
}

/// Tiles as bits.
pub fn tiles(input: &Value, name: &str) -> Result<u32, String> {
    let tiles = list(field(input, name)?, name)?;
    tiles.iter().try_fold(0, |bits, tile| Ok(bits | 1 << small(tile, name, 1, 24)?))
}

/// A direction.
pub fn dir(input: &Value, name: &str) -> Result<Dir, String> {
    number(input, name, 5).map(Dir::new)
}

/// A direction that may be none.
pub fn dir_or_none(input: &Value, name: &str) -> Result<Option<Dir>, String> {
    match field(input, name)? {
        Value::Null => Ok(None),
        _ => dir(input, name).map(Some),
    }
}

/// A cell as it is written.
pub fn as_cell(value: &Value, name: &str) -> Result<Cell, String> {
    let pair = exactly(value, name, 2)?;
    let read = |at: usize| int(&pair[at], name, -FAR, FAR).map(|number| number as i8);
    let cell = Cell::new(read(0)?, read(1)?);
    if i64::from(cell.s()).abs() > FAR {
        return Err(format!("`{name}` lies farther than {FAR} cells from the middle"));
    }
    Ok(cell)
}

/// A cell under this name.
pub fn cell(input: &Value, name: &str) -> Result<Cell, String> {
    as_cell(field(input, name)?, name)
}

/// A cell, to be written.
pub fn say_cell(cell: Cell) -> Value {
    serde_json::json!([cell.q, cell.r])
}

/// Which of these words it is.
pub fn word(value: &Value, name: &str, words: &[&str]) -> Result<usize, String> {
    let said = text(value, name)?;
    let known = words.iter().position(|word| *word == said);
    known.ok_or_else(|| format!("`{name}` is one of {}, not {}", words.join(", "), kind(value)))
}

/// A nation as it is written.
pub fn as_nation(value: &Value, name: &str) -> Result<Nation, String> {
    word(value, name, &NATIONS).map(|at| Nation::ALL[at])
}

/// A nation under this name.
pub fn nation(input: &Value, name: &str) -> Result<Nation, String> {
    as_nation(field(input, name)?, name)
}

/// A country, no Pirates.
pub fn country(input: &Value, name: &str) -> Result<Nation, String> {
    word(field(input, name)?, name, &NATIONS[..4]).map(|at| Nation::ALL[at])
}

/// A nation that may be none.
pub fn nation_or_none(input: &Value, name: &str) -> Result<Option<Nation>, String> {
    optional(input, name)?.map(|value| as_nation(value, name)).transpose()
}

/// The name of a nation.
pub fn say_nation(nation: Nation) -> &'static str {
    NATIONS[nation.index()]
}

/// Flags, none if they are not there.
pub fn flags_or_none(input: &Value, name: &str) -> Result<Flags, String> {
    let listed = optional(input, name)?.map_or(Ok(&[][..]), |value| at_most(value, name, 5))?;
    listed.iter().map(|value| as_nation(value, name)).collect()
}

/// The flags of an NPC: none, one, or a country's and the Pirates'.
pub fn flags(input: &Value, name: &str) -> Result<Flags, String> {
    field(input, name)?;
    let flags = flags_or_none(input, name)?;
    match flags.iter().count() {
        0 | 1 => Ok(flags),
        2 if flags.is_corsair() => Ok(flags),
        _ => Err(format!("`{name}` are no flags: a corsair flies a country's and the pirates'")),
    }
}

/// A good as it is written.
pub fn as_good(value: &Value, name: &str) -> Result<Good, String> {
    word(value, name, &GOODS).map(|at| Good::ALL[at])
}

/// The name of a good.
pub fn say_good(good: Good) -> &'static str {
    GOODS[good.index()]
}

fn members<'a>(value: &'a Value, name: &str) -> Result<&'a Map<String, Value>, String> {
    value.as_object().ok_or_else(|| format!("`{name}` must be an object, not {}", kind(value)))
}

/// How many of each good.
pub fn goods(input: &Value, name: &str) -> Result<Goods, String> {
    let mut goods = Goods::NONE;
    for (good, count) in members(field(input, name)?, name)? {
        goods[as_good(&Value::from(good.as_str()), name)?] = small(count, name, 0, 30)?;
    }
    Ok(goods)
}

/// How many of each good there is, to be written.
pub fn say_goods(goods: Goods) -> Value {
    goods.iter().map(|(good, count)| (say_good(good).to_owned(), Value::from(count))).collect()
}

/// The columns of a seat, 0 where nothing is said.
pub fn reputation(input: &Value, name: &str) -> Result<Reputation, String> {
    let mut reputation = Reputation::default();
    for (nation, column) in members(field(input, name)?, name)? {
        let nation = as_nation(&Value::from(nation.as_str()), name)?;
        reputation[nation] = int(column, name, LOWEST.into(), HIGHEST.into())? as i8;
    }
    Ok(reputation)
}

/// A column.
pub fn column(input: &Value, name: &str) -> Result<i8, String> {
    int(field(input, name)?, name, LOWEST.into(), HIGHEST.into()).map(|column| column as i8)
}

/// A row of the market.
pub fn row(input: &Value, name: &str) -> Result<Row, String> {
    word(field(input, name)?, name, &ROWS).map(|at| Row::ALL[at])
}

/// The name of a row.
pub fn say_row(row: Row) -> &'static str {
    ROWS[row as usize]
}

/// A kind of damage as it is written.
pub fn as_damage(value: &Value, name: &str) -> Result<Damage, String> {
    word(value, name, &["water", "fire"]).map(|at| [Damage::Water, Damage::Fire][at])
}

/// The name of a kind of damage.
pub fn say_damage(damage: Damage) -> &'static str {
    match damage {
        Damage::Water => "water",
        Damage::Fire => "fire",
    }
}

const FATES: [(&str, Fate); 5] = [
    ("afloat", Fate::Afloat),
    ("sunk", Fate::Sunk),
    ("burnt", Fate::Burnt),
    ("collapsed_sunk", Fate::Collapsed(Damage::Water)),
    ("collapsed_burnt", Fate::Collapsed(Damage::Fire)),
];

/// The fate of a ship.
pub fn fate(input: &Value, name: &str) -> Result<Fate, String> {
    word(field(input, name)?, name, &FATES.map(|(word, _)| word)).map(|at| FATES[at].1)
}

/// The word for a fate.
pub fn say_fate(fate: Fate) -> Value {
    FATES.into_iter().find(|(_, known)| *known == fate).map(|(word, _)| word).into()
}

/// A hold by level and draft.
pub fn layout(input: &Value) -> Result<Layout, String> {
    Ok(Layout::new(between(input, "level", 1, 4)?, between(input, "draft2", 2, 6)?))
}
