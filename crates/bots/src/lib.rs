//! The opponents: one information-set search for every game, and three levels of it.
//!
//! A bot is given what its seat sees (a view) and its list, and answers with a place in that
//! list. It imagines worlds that look like the view, plays each to an end along one tree, and
//! takes what was tried most. Where a game has plans, they are what is tried, and the answer is as
//! much of the chosen one as can be foreseen. It knows no clock: whoever asks says how long to go on. The same
//! view, level and generator give the same answer on every machine.
//!
//! ```
//! use bots::{Level, choose};
//! use engine::{Eye, Match, Rng, Setup, Turn, toy::Toy};
//! let mut game = Match::new(Setup::<Toy> { options: Default::default(), seed: 7 });
//! let mut rng = Rng::new(1);
//! while let Turn::Act(seat) = game.to_act() {
//!     let view = game.view(Eye::Seat(seat));
//!     let advice = choose::<Toy>(&view, game.legal_actions(), Level::Deckhand, || true, &mut rng);
//!     game.play_index(advice.index).expect("advice is a place in the list");
//! }
//! ```
#![deny(clippy::disallowed_types)]
#![allow(clippy::float_arithmetic)]

mod advice;
mod level;
mod list;
mod ln;
mod outlook;
mod played;
mod search;
pub mod selfcheck;
mod stretch;
mod tree;

pub use advice::{Advice, choose, random};
pub use level::{Effort, Level};
pub use played::{Played, Thinking};
pub use search::Search;
