//! Moving a ship.

pub mod allowance;
