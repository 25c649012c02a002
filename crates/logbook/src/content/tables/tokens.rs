// Written by `cargo xtask content` from crates/logbook/content/tokens.json: change that.

use crate::content::{Barrel, Catch, FlagToken, Loot, SeaToken, Spot};
use crate::{Good, Goods, Nation};

/// The barrel tokens, by kind.
#[rustfmt::skip]
pub static BARRELS: [Barrel; 16] = [
    Barrel { count: 2, loot: Loot::NONE.good(Good::Tea, 2) },
    Barrel { count: 2, loot: Loot::NONE.good(Good::Silver, 2) },
    Barrel { count: 2, loot: Loot::NONE.good(Good::Cotton, 2) },
    Barrel { count: 2, loot: Loot::NONE.good(Good::Sugar, 2) },
    Barrel { count: 2, loot: Loot::NONE.goods(Goods::new([1, 1, 0, 0, 1, 0])) },
    Barrel { count: 2, loot: Loot::NONE.goods(Goods::new([0, 0, 1, 1, 1, 0])) },
    Barrel { count: 3, loot: Loot::NONE.good(Good::Wood, 2) },
    Barrel { count: 2, loot: Loot::NONE.good(Good::Oil, 1) },
    Barrel { count: 1, loot: Loot::NONE.goods(Goods::new([0, 0, 0, 0, 1, 1])) },
    Barrel { count: 2, loot: Loot::NONE.money(1000).good(Good::Silver, 1) },
    Barrel { count: 2, loot: Loot::NONE.money(1000).good(Good::Tea, 1) },
    Barrel { count: 4, loot: Loot::NONE.money(1000) },
    Barrel { count: 3, loot: Loot::NONE.money(2000) },
    Barrel { count: 2, loot: Loot::NONE.good(Good::Wood, 1).crew(1) },
    Barrel { count: 1, loot: Loot::NONE.money(1000).crew(2) },
    Barrel { count: 4, loot: Loot::NONE.clue() },
];

/// The fishing tokens, by kind.
#[rustfmt::skip]
pub static FISHING: [Catch; 4] = [
    Catch { count: 3, loot: Loot::NONE.good(Good::Oil, 1), wounds: 0 },
    Catch { count: 1, loot: Loot::NONE.money(1000), wounds: 0 },
    Catch { count: 3, loot: Loot::NONE, wounds: 1 },
    Catch { count: 5, loot: Loot::NONE, wounds: 0 },
];

/// The flag tokens, by nation.
#[rustfmt::skip]
pub static FLAGS: [FlagToken; 5] = [
    FlagToken { nation: Nation::Holland, count: 5, drawn: true },
    FlagToken { nation: Nation::Spain, count: 5, drawn: true },
    FlagToken { nation: Nation::England, count: 5, drawn: true },
    FlagToken { nation: Nation::France, count: 5, drawn: true },
    FlagToken { nation: Nation::Pirates, count: 4, drawn: false },
];

/// The unexplored cells, by kind.
#[rustfmt::skip]
pub static UNEXPLORED: [SeaToken; 8] = [
    SeaToken { count: 8, spot: Spot::COAST },
    SeaToken { count: 7, spot: Spot::SEA },
    SeaToken { count: 3, spot: Spot::barrel() },
    SeaToken { count: 1, spot: Spot::whales() },
    SeaToken { count: 1, spot: Spot::bank(1) },
    SeaToken { count: 2, spot: Spot::bank(2) },
    SeaToken { count: 1, spot: Spot::bank(3) },
    SeaToken { count: 1, spot: Spot::bank(5) },
];
