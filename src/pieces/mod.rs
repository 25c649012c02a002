//! The things on every table, drawn once and used by every game.
//!
//! A piece knows shapes, not rules and not words: what it says to a reader comes in as text, how it looks is CSS
//! (`style/`), what state it is in is a `data-` attribute.

mod badge;
mod card;
pub mod chart;
mod chip;
mod choice;
mod coast;
mod coin;
mod compass;
mod curve;
mod emblem;
mod face;
mod glide;
mod good;
mod icon;
pub mod markup;
mod medal;
mod pennant;
mod pips;
mod podium;
mod sheet;
mod silhouette;
mod stepper;
mod toggle;
#[cfg(test)]
mod tokens_test;

pub use badge::{Badge, Meter, Tone};
pub use card::{Card, CardBack, laid};
pub use chip::CardChip;
pub use choice::Choice;
pub use coast::{coast, course, soundings};
pub use coin::Coin;
pub use compass::{Compass, Needle, Quarter};
pub use curve::{Run, curve, table};
pub use emblem::{Emblem, EmblemMark, Suit};
pub use face::{CardFace, CardState, Foot, Share, Stock};
pub use glide::{Manner, glide};
pub use good::{Fill, Ware, WareMark, WareSign, stamp};
pub use icon::{Glyph, Icon};
pub use medal::medal;
pub use pennant::{Pennant, flag};
pub use pips::{Pip, Pips};
pub use podium::{Rock, podium};
pub use sheet::{Sheet, SheetKind, stands_beside};
pub use silhouette::{Picture, Silhouette};
pub use stepper::Stepper;
pub use toggle::Toggle;
