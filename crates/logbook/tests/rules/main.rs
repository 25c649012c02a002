//! The rules of Logbook, tested as the rules page tells them.

mod conformance;
mod plans;
mod properties;
mod walk;
