//! Ports and what they trade.

pub mod market;
