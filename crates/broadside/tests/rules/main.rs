//! The rules of Broadside, tested as the rules page tells them.

mod busy;
mod conformance;
mod hints;
mod measured;
mod properties;
