//! Ship cards and boards A.

use super::{Loot, Nation, Pair};
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ships {
    pub cards: Vec<ShipCard>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipCard {
    pub card: u8,
    pub level: u8,
    pub seal: u8,
    pub pc: PcSide,
    pub npc: Npc,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PcSide {
    pub key: String,
    pub model: Pair,
    pub price: Option<u32>,
    pub draft2: u8,
    pub def: u8,
    pub rob: u8,
    pub crew_cap: u8,
    pub upg_cap: u8,
    #[serde(rename = "move")]
    pub movement: u8,
    pub sail_max: u8,
    pub yaw: Yaw,
    #[serde(default)]
    pub whaler: bool,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Yaw {
    pub aft: u8,
    pub stern: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Npc {
    pub ship: String,
    pub captain: String,
    /// Where a name differs by language.
    pub name: Option<Pair>,
    pub flags: Vec<Nation>,
    pub role: Role,
    #[serde(default)]
    pub special: Vec<Special>,
    pub def: u8,
    pub rob: u8,
    pub crew: u8,
    pub draft2: u8,
    pub pennants: Vec<Pennant>,
    pub passives: Vec<Passive>,
    pub entry: Entry,
    pub route: Option<Route>,
    pub reward: Loot,
    #[serde(default)]
    pub capture: Loot,
    pub symbols: Vec<Symbol>,
    #[serde(default)]
    pub clue: bool,
}

impl Npc {
    pub fn is_corsair(&self) -> bool {
        self.flags.len() == 2
    }
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Merchant,
    Aggressive,
    Defensive,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    Exits,
    WhiteWhale,
    TileNumber,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    Secret,
    Bounty,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case", untagged, deny_unknown_fields)]
pub enum Pennant {
    Move {
        #[serde(rename = "move")]
        points: u8,
    },
    Shoot {
        shoot: u8,
        #[serde(rename = "mod")]
        bonus: u8,
    },
    Board {
        board: u8,
        #[serde(rename = "mod")]
        bonus: u8,
    },
    Ram {
        ram: u8,
    },
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Passive {
    GunBonus(u8),
    Incendiary(bool),
    Range(u8),
    Grapeshot(bool),
    MeleeBonus(u8),
    MeleeDef(u8),
    Recruit(u8),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub tile: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    pub start: u8,
    #[serde(rename = "loop")]
    pub loops: bool,
    pub stops: Vec<Stop>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    pub tile: u8,
    pub icon: Icon,
    #[serde(default)]
    pub arrive: Loot,
    #[serde(default)]
    pub leg: Loot,
}

/// An icon that a route or a mission names.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Number,
    Mooring,
    Whale,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    pub board_a: Vec<Board>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub key: String,
    pub name: Pair,
    pub levels: Vec<BoardLevel>,
    pub upgrades: Vec<BoardUpgrade>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardLevel {
    pub level: u8,
    pub model: Pair,
    pub draft2: u8,
    pub def: u8,
    pub rob: u8,
    pub crew_cap: u8,
    #[serde(rename = "move")]
    pub movement: u8,
    pub sail_max: u8,
    pub yaw: Yaw,
    pub up_cost: Option<u32>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardUpgrade {
    pub upgrade: String,
    pub level: u8,
    pub price: u32,
    pub access: u8,
}
