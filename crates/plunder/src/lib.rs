//! Plunder: send merchants to sea, and plunder those of the others.
//!
//! Twenty-five merchants carry a hundred pieces of gold. On its turn a seat draws a card or plays
//! one: a merchant of its own, a ship at any merchant, or a captain or the admiral that beat all
//! ships. Whoever leads a battle when its own turn comes again captures the merchant. Gold still
//! in hand at the end counts against its holder. Rule numbers (`P-nn`, rulings `PR-nn`) are those
//! of the rules page.
//!
//! ```
//! use engine::{Match, Setup, Turn};
//! let mut game = Match::new(Setup::<plunder::Plunder> { options: Default::default(), seed: 7 });
//! while let Turn::Act(_) = game.to_act() {
//!     game.play_index(0).expect("a list is never empty while a seat is to act");
//! }
//! assert!(game.steps().len() >= 54); // the whole pile is drawn before the game can end
//! ```
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod action;
mod barred;
mod battle;
mod cards;
mod chart;
mod event;
mod hand;
mod hints;
mod lane;
mod observe;
mod open;
mod options;
mod parts;
mod pile;
mod sea;
mod setup;
mod side;
mod state;
mod turn;
mod view;
mod why;
mod worth;

pub use action::Action;
pub use barred::Barred;
pub use battle::{Battle, Lead};
pub use cards::{Card, Colour, DECK, Kind, NotACard};
pub use event::Event;
pub use hand::Cards;
pub use lane::{Due, Force, Lane};
pub use options::Options;
pub use parts::{BadParts, BattlePart, Parts};
pub use sea::Play;
pub use side::{MAX_SIDES, Side};
pub use state::Plunder;
pub use view::{Hand, View};
pub use why::WhyNot;
