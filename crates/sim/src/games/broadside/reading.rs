//! Hulls, islands and cards that anybody may have written.

use broadside::cards::{Ability, CrewId, Face, Gun, ShipId, Speed};
use broadside::measure::NODE;
use broadside::{Heading, Hull, Island, MOST_MASTS, Measure, Point, Pose, Sea, Shape, Waters};
use serde_json::Value;

use crate::reading::{at_most, exactly, field, flag, int, kind, optional, text, uint};

/// No map reaches farther.
const FAR: i64 = 20_000;
/// More ships than any table has.
const MANY: usize = 40;

/// A number from 0 to `max`.
pub fn small(input: &Value, name: &str, max: u8) -> Result<u8, String> {
    uint(field(input, name)?, name, max.into()).map(|number| number as u8)
}

/// The same, 0 if it is not there.
pub fn small_or_none(input: &Value, name: &str, max: u8) -> Result<u8, String> {
    optional(input, name)?.map_or(Ok(0), |value| uint(value, name, max.into()).map(|n| n as u8))
}

/// A flag, false if it is not there.
pub fn mark(input: &Value, name: &str) -> Result<bool, String> {
    optional(input, name)?.map_or(Ok(false), |value| flag(value, name))
}

/// A list, empty if it is not there.
pub fn list_or_none<'a>(input: &'a Value, name: &str) -> Result<&'a [Value], String> {
    optional(input, name)?.map_or(Ok(&[]), |value| at_most(value, name, MANY))
}

fn coordinates(value: &Value, what: &str) -> Result<Point, String> {
    let pair = exactly(value, what, 2)?;
    let read = |at: usize| int(&pair[at], what, -FAR, FAR).map(|number| number as i32);
    Ok(Point::new(read(0)?, read(1)?))
}

/// A point under this name.
pub fn point(input: &Value, name: &str) -> Result<Point, String> {
    coordinates(field(input, name)?, name)
}

/// A pose under this name.
pub fn pose(input: &Value, name: &str) -> Result<Pose, String> {
    let entries = exactly(field(input, name)?, name, 3)?;
    let number = |at: usize| int(&entries[at], name, -FAR, FAR).map(|number| number as i32);
    let heading = uint(&entries[2], name, u64::from(Heading::COUNT) - 1)?;
    Ok(Pose::new(Point::new(number(0)?, number(1)?), Heading::new(heading as u8)))
}

/// 1 to 5 masts.
pub fn masts(input: &Value) -> Result<u8, String> {
    let count = small(input, "masts", MOST_MASTS)?;
    if count == 0 { Err("a hull has 1 to 5 masts".to_owned()) } else { Ok(count) }
}

/// The hull of masts and pose.
pub fn hull(input: &Value) -> Result<Hull, String> {
    Ok(Hull::new(masts(input)?, pose(input, "pose")?))
}

/// The hull of a thing under this name.
pub fn hull_of(input: &Value, name: &str) -> Result<Hull, String> {
    hull(field(input, name)?)
}

/// The island of shape and centre.
pub fn island(input: &Value) -> Result<Island, String> {
    let shape = small(input, "island", Shape::COUNT - 1)?;
    Ok(Island::new(Shape::new(shape), point(input, "at")?))
}

/// A ship or an island.
pub enum Thing {
    /// A ship.
    Ship(Hull),
    /// An island.
    Land(Island),
}

impl Thing {
    /// Reads either.
    pub fn read(input: &Value) -> Result<Thing, String> {
        match optional(input, "island")? {
            Some(_) => island(input).map(Thing::Land),
            None => hull(input).map(Thing::Ship),
        }
    }

    /// Its outline.
    pub fn outline(&self) -> broadside::polygon::Polygon {
        match self {
            Thing::Ship(hull) => hull.outline(),
            Thing::Land(island) => island.outline(),
        }
    }
}

/// The map under `map`.
pub fn sea(input: &Value) -> Result<Sea, String> {
    let Point { x, y } = point(input, "map")?;
    if x < 0 || y < 0 || x > 63 * NODE || y > 31 * NODE {
        return Err(format!("a map is at most {} by {}", 63 * NODE, 31 * NODE));
    }
    Ok(Sea { width: x, height: y })
}

/// The map with its obstacles.
pub fn waters(input: &Value) -> Result<Waters, String> {
    let mut waters = Waters::new(sea(input)?);
    for thing in list_or_none(input, "obstacles")? {
        match Thing::read(thing)? {
            Thing::Ship(hull) => waters.add(hull),
            Thing::Land(island) => waters.add(island),
        }
    }
    Ok(waters)
}

/// S or L under this name.
pub fn length(input: &Value, name: &str) -> Result<Measure, String> {
    match text(field(input, name)?, name)? {
        "S" => Ok(Measure::S),
        "L" => Ok(Measure::L),
        _ => Err(format!("`{name}` is \"S\" or \"L\"")),
    }
}

/// A ship by her id.
pub fn ship(input: &Value) -> Result<ShipId, String> {
    let id = text(field(input, "ship")?, "ship")?;
    ShipId::parse(id).ok_or_else(|| "`ship` must be an id like \"E1\"".to_owned())
}

/// Crew by their ids.
pub fn crew(input: &Value) -> Result<Vec<CrewId>, String> {
    let read = |value: &Value| {
        CrewId::parse(text(value, "crew")?)
            .ok_or_else(|| format!("`crew` must be ids like \"E-captain\", not {}", kind(value)))
    };
    list_or_none(input, "crew")?.iter().map(read).collect()
}

/// A treasure: a number or the id of a unique; none if there is no such treasure.
pub fn face(value: &Value) -> Option<Face> {
    match value {
        Value::String(id) => Face::parse(id).filter(|face| face.is_unique()),
        other => Face::of_coin(u8::try_from(other.as_u64()?).ok()?),
    }
}

/// Treasures under this name.
pub fn faces(input: &Value, name: &str) -> Result<Vec<Face>, String> {
    let read = |value: &Value| {
        face(value).ok_or_else(|| {
            format!("`{name}` must be coins of 1 to 7 or ids like \"U1\", not {}", kind(value))
        })
    };
    list_or_none(input, name)?.iter().map(read).collect()
}

/// A base move like `"SL"`.
pub fn speed(input: &Value) -> Result<Speed, String> {
    let mut speed = Speed::NONE;
    for letter in text(field(input, "move")?, "move")?.chars().take(MANY) {
        match letter {
            'S' => speed.short += 1,
            'L' => speed.long += 1,
            '+' => {}
            _ => return Err("`move` must be written like \"SL\"".to_owned()),
        }
    }
    Ok(speed)
}

/// Cannons like `["2S", "3L"]` or `"2S 3L"`.
pub fn cannons(input: &Value) -> Result<Vec<Gun>, String> {
    let value = field(input, "cannons")?;
    let words: Vec<&str> = match value {
        Value::String(words) => words.split_whitespace().take(MANY).collect(),
        list => {
            let entries = at_most(list, "cannons", MANY)?.iter();
            entries.map(|entry| text(entry, "cannons")).collect::<Result<_, _>>()?
        }
    };
    let read = |word: &&str| match word.as_bytes() {
        [rank @ b'2'..=b'6', b'S'] => Ok(Gun { rank: rank - b'0', range: Measure::S }),
        [rank @ b'2'..=b'6', b'L'] => Ok(Gun { rank: rank - b'0', range: Measure::L }),
        _ => Err("`cannons` must be written like \"2S 3L\"".to_owned()),
    };
    words.iter().map(read).collect()
}

/// An ability by its key, if there is one.
pub fn ability(input: &Value) -> Result<Option<Ability>, String> {
    let Some(value) = optional(input, "ability")? else { return Ok(None) };
    match text(value, "ability")? {
        "" | "—" | "-" => Ok(None),
        key => Ability::parse(key).map(Some).ok_or_else(|| "there is no such ability".to_owned()),
    }
}
