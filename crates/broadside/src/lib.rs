//! The rules of Broadside (Bordée): fleets sail between islands for gold, and fight for it.
//!
//! Two to four captains build or are dealt a fleet, place islands, and sail out for treasure;
//! cannons, rams, boardings and tows decide who brings it home. Every decision is a small one,
//! listed in the order of §7 of the rules.
//!
//! The board is exact: whole units, 72 headings, no rounding but [`measure::rdiv`]. A ship is a
//! [`Hull`], land is an [`Island`], and [`Waters`] says where a hull may sail among them. Section
//! and rule numbers (§, `B-…`, `R-…`) are those of the rules and stand where a rule lives.
//!
//! ```
//! use engine::{Match, Setup, Turn};
//! let mut game = Match::new(Setup::<broadside::Broadside> { options: Default::default(), seed: 7 });
//! while let Turn::Act(_) = game.to_act() {
//!     game.play_index(0).unwrap();
//! }
//! assert!(game.view(engine::Eye::Table).ended().is_some());
//! ```
//!
//! ```
//! use broadside::{Heading, Hull, Measure, Point, Pose, Sea, Waters};
//! let hull = Hull::new(2, Pose::new(Point::new(3000, 3000), Heading::EAST));
//! let course = Waters::new(Sea::of(2)).course(hull, Heading::new(6), Measure::L.steps());
//! assert!(course.legal);
//! assert_eq!(course.pose, Pose::new(Point::new(3606, 3350), Heading::new(6)));
//! ```
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod action;
pub mod cards;
mod course;
mod decision;
mod event;
mod fittings;
mod hints;
mod hull;
mod imagine;
mod island;
mod line_of_fire;
mod list;
pub mod measure;
mod notes;
mod options;
pub mod polygon;
mod preview;
mod roster;
mod rules;
mod ship;
mod state;
mod token;
mod towline;
#[cfg(test)]
mod trial;
mod view;
mod why;

pub use action::Action;
pub use course::{Course, Obstacle, Stop, TURNS, Waters};
pub use decision::{Asked, Cause, Decision, Legs, Salvo};
pub use event::{Event, Halt, Rule, What};
pub use fittings::{Fittings, usable};
pub use hull::{Hull, MOST_MASTS};
pub use island::{Island, Lattice, Shape, Spacing};
pub use line_of_fire::{Bar, Shot};
pub use measure::{Heading, Measure, Point, Pose, Sea};
pub use options::Options;
pub use preview::{
    Arc, Barred, Courses, End, Giver, Harm, Leg, Line, Muster, Needed, Pace, Plight, Reach, Slow,
    Stow, boarding_odds,
};
pub use roster::{Fault, Roster};
pub use rules::board::{total, winner};
pub use rules::ending::{Ended, Standing, outcome, past_half};
pub use rules::ram::breaks;
pub use rules::shoot::{Blow, Bonus, Struck, hits};
pub use rules::sink::split;
pub use ship::{Fate, Rum, Ship};
pub use state::{Broadside, Isle};
pub use token::{Crew, Known, Place, Token, Treasure};
pub use view::View;
pub use why::WhyNot;
