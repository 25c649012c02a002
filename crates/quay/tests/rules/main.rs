//! The rules of Quayside, tested as the rules page tells them.

mod acting;
mod common;
mod conformance;
mod departing;
mod golden;
mod hints;
mod positions;
mod properties;
mod revealing;
mod screen;
mod trading;
