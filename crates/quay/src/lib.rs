//! The rules of Quayside (À quai): buy goods, store them, ship them before the fleet leaves.
//!
//! Two to four merchants reveal action cards, choose them, contest each other's choice with
//! offers — sell it to me or pay me — and carry them out. Apples rot when the fleet leaves, half
//! of cheese and spice does, silk keeps; most points for loaded ships win. Every decision is a
//! small one, listed in the order of section 6 of the rules; rule ids (`Q-…`, `QR-…`) stand
//! where a rule lives.
//!
//! ```
//! use engine::{Match, Setup, Turn};
//! let mut game = Match::new(Setup::<quay::Quay> { options: Default::default(), seed: 7 });
//! for _ in 0..6 {
//!     game.play_index(0).unwrap(); // two starting goods for each of three seats
//! }
//! assert_eq!(game.view(engine::Eye::Table).decision(), quay::Decision::Draw);
//! ```
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod action;
mod cards;
mod deck;
mod event;
mod goods;
mod hints;
mod merchant;
mod options;
mod position;
mod position_check;
mod preview;
mod rules;
mod ships;
mod sight;
mod specials;
mod state;
mod stock;
mod view;
mod why;

pub use action::{Action, Decision, Phase, Place};
pub use cards::{Card, Face, SALE_PRICE, SHELTER_GOLD};
pub use deck::Deck;
pub use event::Event;
pub use goods::{Fate, Good, Goods, IN_THE_BOX};
pub use merchant::{Front, PLACES, STARTING_GOLD, hand_count};
pub use options::{Length, Options};
pub use position::{Account, Position};
pub use position_check::BadPosition;
pub use preview::Preview;
pub use rules::{FLEET_LEAVES_AT, HIGHEST_OFFER};
pub use ships::Ship;
pub use sight::{Auction, Berth, Books, Loss, SeatView, Trading};
pub use specials::Specials;
pub use state::{LAST_TURN, Offer, Quay};
pub use view::View;
pub use why::WhyNot;
