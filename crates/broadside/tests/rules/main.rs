//! The rules of Broadside, tested as the rules page tells them.

mod conformance;
