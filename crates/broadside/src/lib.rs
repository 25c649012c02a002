//! The rules of Broadside (Bordée): fleets sail between islands for gold, and fight for it.
//!
//! The board is exact: whole units, 72 headings, no rounding but [`measure::rdiv`]. A ship is a
//! [`Hull`], land is an [`Island`], and [`Waters`] says where a hull may sail among them. Section
//! and rule numbers (§, `B-…`, `R-…`) are those of the rules and stand where a rule lives.
//!
//! ```
//! use broadside::{Heading, Hull, Measure, Point, Pose, Sea, Waters};
//! let hull = Hull::new(2, Pose::new(Point::new(3000, 3000), Heading::EAST));
//! let course = Waters::new(Sea::of(2)).course(hull, Heading::new(6), Measure::L.steps());
//! assert!(course.legal);
//! assert_eq!(course.pose, Pose::new(Point::new(3606, 3350), Heading::new(6)));
//! ```
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod course;
mod hull;
mod island;
mod line_of_fire;
pub mod measure;
pub mod polygon;
mod towline;

pub use course::{Course, Obstacle, Stop, TURNS, Waters};
pub use hull::{Hull, MOST_MASTS};
pub use island::{Island, Lattice, Shape, Spacing};
pub use line_of_fire::{Bar, Shot};
pub use measure::{Heading, Measure, Point, Pose, Sea};
