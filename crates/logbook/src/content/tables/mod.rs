//! The tables of what is printed, a line a card.
//!
//! Written by `cargo xtask content`; see `crates/logbook/content`.

mod boards;
mod captains;
mod events;
mod markets;
mod missions;
mod ships;
mod tiles;
mod tokens;
mod treasure;
mod upgrades;

pub use boards::BOARDS;
pub use captains::CAPTAINS;
pub use events::EVENTS;
pub use markets::MARKETS;
pub use missions::MISSIONS;
pub use ships::SHIPS;
pub use tiles::TILES;
pub use tokens::{BARRELS, FISHING, FLAGS, UNEXPLORED};
pub use treasure::{CLUES_1, CLUES_2, HOARDS};
pub use upgrades::{AMMUNITION, CREW, SHIP_UPGRADES, TAVERN, WOOD};
