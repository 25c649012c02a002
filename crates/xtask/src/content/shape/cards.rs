//! Markets, upgrades, events, treasure, captains, tokens and the tables the rules own.

use super::{Cell, Good, Loot, Nation, Op, Pair};
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Markets {
    pub tiles: Vec<Market>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market {
    pub nation: Nation,
    pub good: Good,
    pub side_a: MarketSide,
    pub side_b: MarketSide,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketSide {
    pub legal: [Section; 3],
    pub contraband: [Section; 3],
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    pub slots: u8,
    pub buy: u16,
    pub sell: u16,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrades {
    pub crew: Vec<CrewUpgrade>,
    pub ship: Vec<ShipUpgrade>,
    pub ammunition: Vec<Ammunition>,
    pub tavern_fixed: Vec<Offer>,
    pub wood: Wood,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewUpgrade {
    pub id: String,
    pub kind: CrewKind,
    pub n: u8,
    pub unique: bool,
    pub nation: Option<Nation>,
    pub price: u32,
    pub name: Pair,
    pub text: Pair,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum CrewKind {
    Officer,
    Specialist,
    NationOfficer,
    NationSpecialist,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipUpgrade {
    pub id: String,
    pub price_a: u32,
    pub price_b: u32,
    pub access_b: u8,
    pub name: Pair,
    pub text: Pair,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ammunition {
    pub id: String,
    pub n: u8,
    pub price_a: u32,
    pub price_b: u32,
    pub access_b: u8,
    pub name: Pair,
    pub text: Pair,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub id: String,
    pub gives: Gives,
    pub price: u32,
    pub access: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gives {
    #[serde(default)]
    pub fame: u8,
    #[serde(default)]
    pub crew: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wood {
    pub n: u8,
    pub buy: u32,
    pub sell: u32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    pub events: Vec<Event>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub id: u8,
    pub title: Pair,
    pub icons: Vec<EventIcon>,
    pub text: Pair,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum EventIcon {
    Wind,
    Extra,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treasure {
    pub clues: Vec<Clue>,
    pub rewards: Vec<Hoard>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clue {
    pub pack: u8,
    pub cells: Vec<u8>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hoard {
    pub pack: u8,
    pub name: Pair,
    pub ops: Vec<Op>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Captains {
    pub captains: Vec<Captain>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Captain {
    pub id: String,
    pub name: String,
    pub nick: Option<Pair>,
    pub nation: CaptainNation,
    pub board_b_only: bool,
    pub blurb: Pair,
    pub rule: Pair,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(untagged)]
pub enum CaptainNation {
    Of(Nation),
    Corsair(CorsairNation),
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum CorsairNation {
    CorsairSpain,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    pub barrels: Vec<Barrel>,
    pub fishing: Vec<Fish>,
    pub unexplored: Vec<Unexplored>,
    pub flags: Vec<FlagToken>,
    pub bounty_cards: Vec<BountyCard>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Barrel {
    pub n: u8,
    pub loot: Loot,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fish {
    pub n: u8,
    pub loot: FishLoot,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum FishLoot {
    Wound(Wound),
    Loot(Loot),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wound {
    pub wound: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unexplored {
    pub n: u8,
    pub cell: Cell,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlagToken {
    pub flag: Nation,
    pub n: u8,
    pub draw: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BountyCard {
    pub colour: String,
    pub name: Pair,
}

/// Of the tables owned by the rules only the names of the winds are content; the others are read
/// by the tests of the rules.
#[derive(Clone, Debug, Deserialize)]
pub struct Tables {
    pub wind: Vec<Wind>,
    pub nation_die: Vec<NationDie>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wind {
    pub id: String,
    pub name: Pair,
    #[serde(rename = "mod")]
    pub modifiers: [i8; 6],
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NationDie {
    pub from: u8,
    pub to: u8,
    pub nation: Nation,
}
