//! The rules of Logbook, tested as the rules page tells them.

mod conformance;
mod properties;
mod walk;
