//! What is printed: tiles, ship cards, boards, markets, upgrades, missions, events, treasure,
//! captains and tokens. What is printed on a card comes before the general rule (L-001).
//!
//! The truth is `crates/logbook/content/*.json`. `cargo xtask content` writes `tables/` from it and
//! `cargo xtask test content` holds them together, so a table is never changed by hand.

mod board;
mod captain;
mod event;
mod loot;
mod market;
mod mission;
mod set;
mod ship;
mod tables;
#[cfg(test)]
mod tests;
mod tile;
mod token;
mod treasure;
mod upgrade;

pub use board::{Board, Printed, PrintedUpgrade};
pub use captain::{Captain, CaptainCard};
pub use event::{EventCard, EventFace, Happening};
pub use loot::Loot;
pub use market::{MarketTile, Row, Section, Side};
pub use mission::{
    Carrying, CellSel, Check, CheckRow, Condition, FortSel, How, Mission, MissionId, MissionKind,
    Neighbour, NpcMarks, Op, PortSel, RepSel, ShipSel, TokenAt, Way, Who,
};
pub use set::SpotSet;
pub use ship::{
    CardNo, Hull, Model, Npc, Passives, Pennant, PlayerSide, Role, Route, ShipCard, Stop, Yaw,
};
pub use tables::{TAVERN, WOOD};
pub use tile::{Entry, Flag, Fort, Icon, Port, Service, Services, Spot, Tile, TileId};
pub use token::{Barrel, BarrelKind, Catch, FishKind, FlagToken, SeaKind, SeaToken};
pub use treasure::{Clue, Hoard, place_of};
pub use upgrade::{
    Ammunition, Berth, CrewCard, CrewUpgrade, Offer, ShipUpgrade, WoodLot, YardPrice,
};
