//! The rules of Logbook (Journal de bord): ships explore a sea of tiles, trade, fight and become
//! famous among nations at war.
//!
//! Rule numbers (`L-…`, rulings `D-…`) are those of the rules and stand where a rule lives.
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod action;
mod agenda;
mod ask;
pub mod battle;
pub mod board;
pub mod chart;
pub mod content;
mod ending;
mod event;
mod fact;
mod flag;
mod flow;
mod goods;
mod hints;
mod list;
pub mod missions;
pub mod npc;
mod options;
mod pile;
pub mod port;
pub mod sailing;
pub mod sea;
mod set_up;
mod ship;
pub mod standing;
mod state;
mod streams;
pub mod sums;
mod treasure;
#[cfg(test)]
mod trial;
mod turn;
mod view;

pub use action::Action;
pub use ask::{Asked, Choice, Gift, Question};
pub use board::repair::Mend;
pub use chart::hex::{Cell, Dir};
pub use ending::Ended;
pub use event::{Event, Item, Rule, Secret};
pub use flag::{Flags, Nation};
pub use goods::{Good, Goods};
pub use hints::Plan;
pub use options::{Key, Options};
pub use ship::{By, Pc, Ship};
pub use state::Logbook;
pub use view::{Danger, Odds, Reach, View, WhyNot};
