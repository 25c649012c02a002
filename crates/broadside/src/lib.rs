//! The rules of Broadside (Bordée): fleets sail between islands for gold, and fight for it.
//!
//! The board is exact: whole units, 72 headings, no rounding but [`measure::rdiv`]. Section and
//! rule numbers (§, `B-…`, `R-…`) are those of the rules and stand where a rule lives.
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

pub mod measure;
pub mod polygon;

pub use measure::{Heading, Measure, Point, Pose, Sea};
