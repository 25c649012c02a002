//! The rules of Broadside, tested as the rules page tells them.

mod busy;
mod conformance;
mod measured;
mod properties;
