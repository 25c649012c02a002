//! The sea as it is known: cells, tiles, sight.

pub mod designated;
pub mod faces;
pub mod hex;
pub mod sight;
pub mod spiral;
