//! Tiles and their cells.

use super::{Nation, Pair};
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    pub tiles: Vec<Tile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub id: u8,
    pub calm: bool,
    pub optional: bool,
    pub name: Pair,
    pub number_cell: u8,
    pub island_groups: Vec<Vec<u8>>,
    pub cells: Vec<Cell>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    pub t: Ground,
    pub sand: Option<u8>,
    pub mooring: Option<String>,
    pub port: Option<Port>,
    pub fort: Option<Fort>,
    pub fort_dice: Option<u8>,
    pub spawn: Option<Spawn>,
    #[serde(default)]
    pub barrel: bool,
    #[serde(default)]
    pub whale: bool,
    #[serde(default)]
    pub kraken: bool,
    #[serde(default)]
    pub x: bool,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    Sea,
    Land,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
pub enum Spawn {
    Merchant,
    Aggressive,
    Defensive,
    Corsair,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Port {
    pub key: String,
    pub flag: Flag,
    pub services: Vec<Service>,
    pub name: Pair,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fort {
    pub key: String,
    pub flag: Flag,
}

/// A nation, or one of the two words for none yet.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case", untagged)]
pub enum Flag {
    Of(Nation),
    Other(OtherFlag),
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum OtherFlag {
    Native,
    Random,
}

impl Flag {
    pub const NATIVE: Flag = Flag::Other(OtherFlag::Native);
    pub const RANDOM: Flag = Flag::Other(OtherFlag::Random);
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Service {
    Tavern,
    Shipyard,
    Buy,
    Sell,
}
