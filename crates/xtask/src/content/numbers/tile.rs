//! Tiles, drawn cell by cell.

use super::{Const, Rows, Table, slice};
use crate::content::{
    shape::{Cell, Flag, Ground, OtherFlag, Spawn, Tile},
    source::Source,
};

pub(super) fn tiles(source: &Source) -> Table {
    Table {
        uses: vec![
            "use crate::Nation;".into(),
            "use crate::content::{Flag, Service, SpotSet, Tile};".into(),
        ],
        consts: vec![Const {
            doc: "The tiles, by number. How a cell is drawn: see `Spot::read`.",
            name: "TILES",
            of: "Tile",
            rows: Rows::Many(source.tiles.tiles.iter().map(tile).collect()),
        }],
    }
}

fn tile(tile: &Tile) -> String {
    let cells = tile.cells.iter().zip(0..).map(|(cell, at)| drawn(cell, at == tile.number_cell));
    let cells: Vec<String> = cells.collect();
    let mut text = format!("Tile::new({}, \"{}\")", tile.id, cells.join(" "));
    if let Some(port) = tile.cells.iter().find_map(|cell| cell.port.as_ref()) {
        let services = slice(port.services.iter().map(|service| format!("Service::{service:?}")));
        text += &format!(".port({}, {services})", flag(port.flag));
    }
    if let Some(fort) = tile.cells.iter().find_map(|cell| cell.fort.as_ref()) {
        text += &format!(".fort({})", flag(fort.flag));
    }
    if !tile.island_groups.is_empty() {
        let islands = tile.island_groups.iter().map(|cells| format!("SpotSet::of(&{cells:?})"));
        text += &format!(".islands({})", slice(islands));
    }
    if tile.optional {
        text += ".optional()";
    }
    if tile.calm {
        text += ".calm()";
    }
    text
}

/// A cell in the letters of `Spot::read`.
fn drawn(cell: &Cell, number: bool) -> String {
    let mut text = String::from(if cell.t == Ground::Land { "#" } else { "." });
    let marks = [
        (cell.port.is_some(), 'p'),
        (cell.fort.is_some(), 'f'),
        (cell.x, 'x'),
        (cell.mooring.is_some(), 'm'),
        (number, 'n'),
        (cell.barrel, 'b'),
        (cell.whale, 'w'),
        (cell.kraken, 'k'),
        (cell.spawn == Some(Spawn::Merchant), 'M'),
        (cell.spawn == Some(Spawn::Aggressive), 'A'),
        (cell.spawn == Some(Spawn::Defensive), 'D'),
        (cell.spawn == Some(Spawn::Corsair), 'C'),
    ];
    text.extend(marks.into_iter().filter(|(bears, _)| *bears).map(|(_, letter)| letter));
    text.extend(cell.sand.map(|value| value.to_string()));
    text.extend(cell.fort_dice.map(|dice| format!("*{dice}")));
    text
}

fn flag(flag: Flag) -> String {
    match flag {
        Flag::Of(nation) => format!("Flag::Of(Nation::{nation:?})"),
        Flag::Other(OtherFlag::Native) => "Flag::Native".into(),
        Flag::Other(OtherFlag::Random) => "Flag::Random".into(),
    }
}
