//! Gale: a trick-avoidance card game for two to five seats.
//!
//! A wind blows over each trick; everybody plays a wheel card, worth its number with the wind,
//! half of it across and nothing against it. Equal cards are out of play. The lowest card takes
//! the damage of the wind, the highest leads the next trick. Rounds of twelve tricks are scored
//! by place, least damage best; most victory points win.
//!
//! ```
//! use engine::{Match, Setup, Turn};
//! let mut game = Match::new(Setup::<gale::Gale> { options: Default::default(), seed: 7 });
//! while let Turn::Act(_) = game.to_act() {
//!     game.play_index(0).expect("a list is never empty while a seat is to act");
//! }
//! assert_eq!(game.steps().len(), 5 * 12 * 4); // rounds, tricks, seats
//! ```
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod action;
mod deal;
mod event;
mod hand;
mod hints;
mod observe;
mod options;
mod overview;
pub mod rules;
mod state;
mod table;
mod wheel;
mod why;
mod wind;

pub use action::Action;
pub use deal::{BadDeal, Deal};
pub use event::Event;
pub use hand::Hand;
pub use observe::{Holding, View};
pub use options::Options;
pub use rules::opener::next_opener;
pub use rules::rank::{Rank, rank};
pub use rules::scoring::{Line, Sheet, score};
pub use rules::trick::{Ends, Play, Trick, Verdict, judge, leads_on};
pub use state::Gale;
pub use table::{Phase, Table};
pub use wheel::{Angle, Dir, NotACard, Wheel};
pub use why::WhyNot;
pub use wind::{Dirs, Wind, Winds};

/// No table is larger.
pub const MAX_SEATS: usize = 5;
/// Cards dealt to each seat, and tricks of a round (G-03, G-30).
pub const TRICKS: usize = 12;
/// Winds of the row that are face up: the present one and the next two (G-05).
pub const ROW: usize = 3;
