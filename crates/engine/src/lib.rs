//! The middle of every game of Grand Large: what a game is, how it is played, kept and sent.
//!
//! This crate knows no game and no screen. A rules crate implements [`Game`]; everything else
//! — a [`Match`] with undo and replay, a [`link`] that holds the whole game in a line of text,
//! the conformance [`check`]s and [`golden`] transcripts — works for any game that does.
//!
//! ```
//! use engine::{Match, Setup, Turn, toy::Toy};
//! let mut game = Match::new(Setup::<Toy> { options: Default::default(), seed: 7 });
//! while let Turn::Act(_) = game.to_act() {
//!     game.play_index(0).expect("a list is never empty while a seat is to act");
//! }
//! let link = engine::link::encode(&game, game.steps().len());
//! assert_eq!(engine::link::decode::<Toy>(&link).unwrap().hash(), game.hash());
//! ```
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

pub mod check;
pub mod errand;
mod explained;
mod game;
pub mod golden;
mod hash;
mod hints;
pub mod link;
mod list;
mod log;
mod matches;
pub mod options;
mod order;
mod path;
mod rng;
mod seat;
mod seen;
pub mod toy;
mod turn;

pub use explained::Explained;
pub use game::{Clock, Game};
pub use hash::{hash_of, hash_text};
pub use hints::{Hints, NoPlan, Values};
pub use list::List;
pub use log::Log;
pub use matches::{Match, NotPossible, Setup, Step};
pub use options::{Field, Options};
pub use order::order_by_key;
pub use path::Foreseen;
pub use rng::Rng;
pub use seat::{BySeat, Eye, MAX_SEATS, Seat};
pub use seen::{Ahead, News, Seen};
pub use turn::{Outcome, Turn};
