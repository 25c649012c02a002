//! The rules of Logbook (Journal de bord): ships explore a sea of tiles, trade, fight and become
//! famous among nations at war.
//!
//! Rule numbers (`L-…`, rulings `D-…`) are those of the rules and stand where a rule lives.
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

pub mod battle;
pub mod board;
pub mod chart;
pub mod content;
mod flag;
mod goods;
pub mod npc;
mod options;
pub mod port;
pub mod sailing;
pub mod sea;
pub mod standing;
pub mod sums;

pub use chart::hex::{Cell, Dir};
pub use flag::{Flags, Nation};
pub use goods::{Good, Goods};
pub use options::{Key, Options};
