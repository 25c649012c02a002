//! Missions, and the operations that treasure cards share with them.

use super::{Good, Goods, Icon, Nation, Pair, Role, Symbol};
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Missions {
    pub missions: Vec<Mission>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    pub id: String,
    #[serde(rename = "type")]
    pub kind: Kind,
    pub vis: Vis,
    pub title: Pair,
    pub log: Pair,
    #[serde(default)]
    pub on_take: Vec<Op>,
    #[serde(default)]
    pub any_order: bool,
    pub stages: Vec<Stage>,
    pub rewards: Vec<Vec<Op>>,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Personal,
    Combat,
    Rescue,
    Transport,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Personal, Kind::Combat, Kind::Rescue, Kind::Transport];

    /// The letter its ids begin with.
    pub fn letter(self) -> char {
        match self {
            Kind::Personal => 'P',
            Kind::Combat => 'C',
            Kind::Rescue => 'R',
            Kind::Transport => 'T',
        }
    }

    /// How many missions of it there are.
    pub fn count(self) -> usize {
        match self {
            Kind::Personal => 14,
            Kind::Combat => 23,
            Kind::Rescue => 21,
            Kind::Transport => 25,
        }
    }

    /// Kind and number of an id such as `P03`.
    pub fn of_id(id: &str) -> Option<(Kind, u8)> {
        let kind = Kind::ALL.into_iter().find(|kind| id.starts_with(kind.letter()))?;
        let number = id.get(1..).filter(|digits| digits.len() == 2)?.parse().ok()?;
        Some((kind, number))
    }
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Vis {
    Public,
    Secret,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    pub options: Vec<Way>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    pub when: Cond,
    pub check: Option<Check>,
    #[serde(default)]
    pub ops: Vec<Op>,
    #[serde(default)]
    pub reveal: bool,
    pub needs: Option<Needs>,
    pub set_x: Option<SetX>,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Needs {
    NpcMissions,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub enum SetX {
    #[serde(rename = "target_nation")]
    Target,
    #[serde(rename = "port_nation")]
    Port,
    #[serde(rename = "fort_nation")]
    Fort,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    pub die: u8,
    pub night: u8,
    pub rows: Vec<CheckRow>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckRow {
    pub from: u8,
    pub to: u8,
    pub ok: bool,
    pub ops: Vec<Op>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Cond {
    AtPort {
        at_port: PortSel,
    },
    OnCell {
        on_cell: CellSel,
    },
    NearShip {
        adjacent_ship: ShipSel,
    },
    NearFort {
        adjacent_fort: FortSel,
    },
    Destroy {
        destroy: ShipSel,
        how: Option<How>,
        n: Option<u8>,
        distinct: Option<Distinct>,
    },
    Capture {
        capture: ShipSel,
        #[serde(default)]
        no_loot: bool,
    },
    Sell {
        sell: Sale,
        at: PortSel,
    },
    Money {
        money_at_least: u32,
    },
    Time {
        time_steps: u8,
    },
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum PortSel {
    Tile(u8),
    Nation(Nation),
    Any(True),
    AnyNation(True),
    NotX(True),
    Token(True),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum CellSel {
    Icon { tile: u8, icon: Icon },
    Token { token: True },
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FortSel {
    Tile(u8),
    Any(True),
}

/// Selectors without a value say `true`; anything else is refused.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(try_from = "bool")]
pub struct True;

impl TryFrom<bool> for True {
    type Error = &'static str;

    fn try_from(value: bool) -> Result<True, &'static str> {
        if value { Ok(True) } else { Err("this is either `true` or left out") }
    }
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum How {
    Any,
    Burn,
    Collapse,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Distinct {
    Nation,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sale {
    pub good: Good,
    pub n: u8,
    pub market: MarketRow,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum MarketRow {
    Legal,
    Contraband,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipSel {
    pub who: Who,
    pub role: Option<Role>,
    pub nation: Option<Nation>,
    #[serde(default)]
    pub symbol: Vec<Symbol>,
    pub pc_mission: Option<PcMission>,
    #[serde(default)]
    pub pc_bounty: bool,
    #[serde(default)]
    pub clue: bool,
    pub seat: Option<Seat>,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Pc,
    Npc,
    Any,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum PcMission {
    Kind(Kind),
    Ids(Vec<String>),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    Left(u8),
    Right(u8),
    Leader,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Op {
    Money(u32),
    Fame(u8),
    Rep(Rep),
    Goods(Goods),
    Crew(u8),
    Clue(u8),
    CrewUpgrade(Max),
    ShipUpgrade(Max),
    Token(Place),
    StealMission(Kind),
    Discard(True),
    Wood(u8),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rep {
    pub nation: RepSel,
    pub n: i8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
pub enum RepSel {
    Nation(Nation),
    Other(OtherRep),
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum OtherRep {
    Any,
    Port,
    X,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Max {
    pub max: Option<u32>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub at: TokenAt,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum TokenAt {
    D20,
    FarthestNative,
}
