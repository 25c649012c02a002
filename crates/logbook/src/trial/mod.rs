//! Situations, drawn and played by hand: what the rules say, example by example.

mod course;
mod exchanging;
mod favour;
mod gunnery;
mod missions;
mod moving;
pub(crate) mod scene;
mod seeing;
mod trading;
mod visits;
mod weather;
mod wrecks;
mod yard;
