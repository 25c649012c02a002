//! The rules, phase by phase.

mod acting;
mod departure;
mod ending;
mod list;
mod reveal;
mod setup;
mod specials;
mod trade;

pub use departure::FLEET_LEAVES_AT;
pub(crate) use departure::{half_lost, saved};
pub use trade::HIGHEST_OFFER;
