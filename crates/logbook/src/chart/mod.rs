//! The sea as it is known: cells, tiles, sight.

pub mod hex;
