//! The shapes of `crates/logbook/content/*.json`. What is not foreseen here is refused in reading.

mod cards;
mod mission;
mod ship;
mod tile;

pub use cards::*;
pub use mission::*;
pub use ship::*;
pub use tile::*;

use serde::Deserialize;
use std::collections::BTreeMap;

/// Words in both languages.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    pub fr: String,
    pub en: String,
}

/// In the order of every list; the names are those of the rules crate.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    Holland,
    Spain,
    England,
    France,
    Pirates,
}

impl Nation {
    pub const COUNTRIES: [Nation; 4] =
        [Nation::Holland, Nation::Spain, Nation::England, Nation::France];
}

/// In the order of every list.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Tea,
    Silver,
    Cotton,
    Sugar,
    Wood,
    Oil,
}

impl Good {
    /// The good a country produces.
    pub const PRINCIPAL: [Good; 4] = [Good::Tea, Good::Silver, Good::Cotton, Good::Sugar];
}

pub type Goods = BTreeMap<Good, u8>;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loot {
    #[serde(default)]
    pub money: u32,
    #[serde(default)]
    pub goods: Goods,
    #[serde(default)]
    pub clue: u8,
    #[serde(default)]
    pub crew: u8,
}

impl Loot {
    /// Both together.
    pub fn and(&self, other: &Loot) -> Loot {
        let mut sum = self.clone();
        sum.money += other.money;
        sum.clue += other.clue;
        sum.crew += other.crew;
        for (good, n) in &other.goods {
            *sum.goods.entry(*good).or_default() += n;
        }
        sum
    }
}
