//! A voyage with its sum, the six winds, and what turning costs.

use logbook::board::load::{LOADS_PER_DRAFT, malus};
use logbook::content::Board;
use logbook::sailing::allowance::{Departure, strength, wind_modifier, yaw_penalty};
use logbook::{Cell, Dir};

use super::hexes::{hex, line, middle, ship, within};
use super::{drawing, figure, signed};
use crate::pieces::markup::{path, placed};

/// A voyage of the example: its drawing and its sum.
pub struct Voyage {
    /// The drawing.
    pub drawn: String,
    /// The movement of the ship.
    pub movement: u8,
    /// What her sails add.
    pub sails: u8,
    /// What her draft takes.
    pub malus: u8,
    /// What the wind adds.
    pub wind: i8,
    /// The points of the movement.
    pub points: u8,
    /// The cells sailed.
    pub cells: u8,
    /// The points left.
    pub left: u8,
}

/// A laden Nao with one sail runs before the wind, then bears away.
pub fn voyage() -> Voyage {
    const LOAD: u8 = 7;
    let hull = &Board::of(0).level(1).hull;
    let north_east = Dir::new(1);
    let east = Dir::new(2);
    let malus = malus(hull.draft2, LOAD, LOADS_PER_DRAFT);
    let start = Departure {
        strength: strength(hull.movement, 1, 0, 0, malus),
        heading: north_east,
        yaw: hull.yaw,
        moored: false,
        wind: Some(north_east),
        tofino: false,
    };
    let points = start.allowance(north_east);
    let mut way = vec![Cell::CENTRE];
    for dir in [north_east, north_east, east, east, east] {
        let last = way[way.len() - 1];
        way.push(last + dir.step());
    }
    let origin = (32, 122);
    let sea = within(5).filter(|cell| {
        let (x, y) = middle(origin, *cell);
        (20..=200).contains(&x) && (24..=146).contains(&y)
    });
    let land = [Cell::new(2, -1), Cell::new(3, -1)];
    let bank = Cell::new(1, -3);
    let class = |cell| if cell == bank { "ex-cell ex-bank" } else { "ex-cell" };
    let (deep_x, deep_y) = middle(origin, bank);
    let left = (1..).zip(&way[1..]).map(|(cells, cell)| {
        let (x, y) = middle(origin, *cell);
        let disc = format!(r#"<circle class="ex-disc" cx="{x}" cy="{y}" r="10"/>"#);
        disc + &figure("ex-figure ex-left", x, y, &(points - cells).to_string())
    });
    let cells = way.len() as u8 - 1;
    let drawn = drawing(
        (262, 170),
        &[
            sea.map(|cell| hex(class(cell), origin, cell)).collect::<String>(),
            land.map(|cell| hex("ex-cell ex-land", origin, cell)).concat(),
            figure("ex-figure ex-depth", deep_x, deep_y, "2"),
            line("ex-way", origin, &way),
            left.collect::<String>(),
            ship(1, origin, Cell::CENTRE, north_east),
            placed("translate(240 34)rotate(60)", &arrow()),
        ],
    );
    Voyage {
        drawn,
        movement: hull.movement,
        sails: 1,
        malus,
        wind: wind_modifier(north_east, north_east),
        points,
        cells,
        left: points - cells,
    }
}

/// What the wind does to a first step in each direction; it blows to the south-east.
pub fn wind() -> String {
    let blows = Dir::new(2);
    let label = |dir: Dir| signed(wind_modifier(dir, blows));
    let arrow = placed("translate(110 62)rotate(120)", &arrow());
    around(Dir::NORTH, label, &arrow, false)
}

/// What a first step to each face costs a ship that heads north.
pub fn yaw() -> String {
    let hull = &Board::of(0).level(1).hull;
    let label = |dir: Dir| signed(-(yaw_penalty(Dir::NORTH, dir, hull.yaw) as i8));
    around(Dir::NORTH, label, "", true)
}

/// A cell and its six neighbours, each with a figure.
fn around(heading: Dir, label: impl Fn(Dir) -> String, more: &str, afloat: bool) -> String {
    let origin = (110, 62);
    let sides = Dir::ALL.map(|dir| {
        let cell = Cell::CENTRE + dir.step();
        let (x, y) = middle(origin, cell);
        hex("ex-cell", origin, cell) + &figure("ex-figure", x, y, &label(dir))
    });
    let boat = if afloat { ship(1, origin, Cell::CENTRE, heading) } else { String::new() };
    let middle = hex("ex-cell", origin, Cell::CENTRE);
    drawing((220, 124), &[middle, sides.concat(), boat, more.to_owned()])
}

/// The wind: it blows upwards.
fn arrow() -> String {
    path("ex-wind", "M0 15V-4M-5.5 -3L0 -17L5.5 -3Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_the_voyage_is_right() {
        let Voyage { movement, sails, malus, wind, points, cells, left, drawn } = voyage();
        assert_eq!(i16::from(points), (movement + sails - malus) as i16 + i16::from(wind));
        assert_eq!((points, cells, left), (10, 5, 5), "L-073");
        assert_eq!(drawn.matches("ex-disc").count(), 5);
    }

    #[test]
    fn the_rose_has_six_modifiers() {
        let rose = wind();
        for (label, times) in [("+2", 1), ("+1", 2), ("−1", 2), ("−2", 1)] {
            assert_eq!(rose.matches(&format!(">{label}<")).count(), times, "L-076: {label}");
        }
        assert_eq!(yaw().matches(">0<").count(), 3, "L-074");
    }
}
