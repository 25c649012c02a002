//! What the sea does: tides, storms, monsters.

pub mod kraken;
pub mod storm;
pub mod tide;
