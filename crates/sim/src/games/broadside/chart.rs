//! Questions about hulls, islands, courses and lines of fire (§3).

use broadside::measure::NODE;
use broadside::polygon::{self, Polygon};
use broadside::{Heading, Hull, Island, Lattice, Shape, Shot, Spacing, Stop, TURNS};
use serde_json::{Value, json};

use super::reading::{self, Thing};
use super::words;
use crate::reading::{exactly, field, int, list, optional, uint};

type Answer = Result<Value, String>;

fn points(polygon: &Polygon) -> Value {
    polygon.iter().map(|at| words::point(*at)).collect()
}

pub fn hull(input: &Value) -> Answer {
    let hull = reading::hull(input)?;
    let masts: Vec<Value> = (1..=hull.masts).map(|i| words::point(hull.mast(i))).collect();
    Ok(json!({
        "hull": points(&hull.outline()),
        "bow": points(&hull.bow()),
        "masts": masts,
        "stern": words::point(hull.stern()),
    }))
}

fn two(input: &Value) -> Result<[Polygon; 2], String> {
    let outline = |name| Ok::<_, String>(Thing::read(field(input, name)?)?.outline());
    Ok([outline("a")?, outline("b")?])
}

pub fn overlap(input: &Value) -> Answer {
    let [a, b] = two(input)?;
    Ok(json!(polygon::overlap(&a, &b)))
}

pub fn within(input: &Value) -> Answer {
    let [a, b] = two(input)?;
    let range = uint(field(input, "range")?, "range", 40_000)? as i32;
    Ok(json!(polygon::within(&a, &b, range)))
}

pub fn reverse(input: &Value) -> Answer {
    Ok(words::pose(reading::hull(input)?.reversed().pose))
}

pub fn sweep(input: &Value) -> Answer {
    let (hull, waters) = (reading::hull(input)?, reading::waters(input)?);
    let heading = Heading::new(reading::small(input, "heading", Heading::COUNT - 1)?);
    let steps = reading::length(input, "length")?.steps();
    let course = waters.course(hull, heading, steps);
    let stop = match course.stop {
        None => Value::Null,
        Some(Stop::Edge) => json!("edge"),
        Some(Stop::Obstacle(at)) => json!(at),
    };
    Ok(json!({
        "legal": course.legal,
        "steps": course.steps,
        "pose": words::pose(course.pose),
        "stop": stop,
    }))
}

pub fn headings(input: &Value) -> Answer {
    let (mut hull, waters) = (reading::hull(input)?, reading::waters(input)?);
    if reading::mark(input, "astern")? {
        hull = hull.reversed();
    }
    let legal = waters.headings(hull, reading::length(input, "length")?.steps());
    let turns = (0..TURNS).filter(|bit| legal >> bit & 1 == 1);
    let heading = |bit: u8| hull.pose.heading.turned(bit as i8 - Heading::MOST_TURNED).number();
    Ok(turns.map(heading).collect())
}

pub fn berth(input: &Value) -> Answer {
    let island = reading::island(input)?;
    let k = reading::small(input, "k", Island::BERTHS - 1)?;
    Ok(words::pose(island.berth(reading::masts(input)?, k)))
}

pub fn dock(input: &Value) -> Answer {
    Ok(json!(reading::hull(input)?.bow_touches_island(reading::island(input)?)))
}

pub fn contact(input: &Value) -> Answer {
    let (ship, enemy) = (reading::hull_of(input, "ship")?, reading::hull_of(input, "enemy")?);
    let left = reading::small(field(input, "enemy")?, "left", enemy.masts)?;
    let bow = ship.bow_touches(enemy);
    Ok(json!({
        "bow": bow,
        "ram": ship.bow_touches_rest(enemy),
        "pinned": bow && left > 0,
        "any": ship.touches(enemy),
    }))
}

pub fn tow(input: &Value) -> Answer {
    let (tug, waters) = (reading::hull_of(input, "tug")?, reading::waters(input)?);
    Ok(waters.tow_pose(tug, reading::masts(input)?).map_or(Value::Null, words::pose))
}

pub fn shot(input: &Value) -> Answer {
    let shooter = reading::hull_of(input, "shooter")?;
    let mut standing = 0u8;
    for mast in list(field(field(input, "shooter")?, "standing")?, "standing")? {
        let mast = int(mast, "standing", 1, shooter.masts.into())?;
        standing |= 1 << (mast - 1);
    }
    let clear = reading::mark(input, "clear_fire")?;
    let blocked = reading::mark(input, "islands_block")?;
    let others = reading::list_or_none(input, "others")?;
    let others: Vec<Hull> = others.iter().map(reading::hull).collect::<Result<_, _>>()?;
    let islands = reading::list_or_none(input, "islands")?;
    let islands: Vec<Island> = islands.iter().map(reading::island).collect::<Result<_, _>>()?;
    let shot = Shot {
        shooter,
        standing,
        mast: int(field(input, "mast")?, "mast", 1, shooter.masts.into())? as u8,
        range: uint(field(input, "range")?, "range", 10_000)? as i32,
        target: reading::hull_of(input, "target")?,
        others: if clear { &[] } else { &others },
        islands: if blocked { &islands } else { &[] },
    };
    let aims = shot.aims();
    let clear: Vec<u8> = (0..16).filter(|aim| aims >> aim & 1 == 1).collect();
    Ok(json!({"legal": shot.is_clear(), "aims": clear}))
}

pub fn place(input: &Value) -> Answer {
    let mut placed = Vec::new();
    for entry in reading::list_or_none(input, "placed")? {
        let [shape, at] = exactly(entry, "placed", 2)? else { unreachable!("a pair was read") };
        let island = reading::island(&json!({"island": shape, "at": at}))?;
        if island.at.x % NODE != 0 || island.at.y % NODE != 0 {
            return Err(format!("islands lie at multiples of {NODE}"));
        }
        placed.push(island);
    }
    let level = optional(input, "reduced")?.map_or(Ok(0), |value| uint(value, "reduced", 2))?;
    let lattice = Lattice {
        sea: reading::sea(input)?,
        placed: &placed,
        shape: Shape::new(reading::small(input, "shape", Shape::COUNT - 1)?),
        spacing: Spacing::ALL[level as usize],
    };
    Ok(json!(lattice.allows(reading::point(input, "at")?)))
}
