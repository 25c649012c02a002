//! Situations, drawn and played by hand: what the rules say, example by example.

mod alongside;
mod ashore;
mod boarding;
mod capture;
mod conserved;
mod course;
mod crew;
mod exchanging;
mod favour;
mod gunnery;
mod missions;
mod moving;
mod rough;
pub(crate) mod scene;
mod seeing;
mod trading;
mod visits;
mod weather;
mod wrecks;
mod yard;
