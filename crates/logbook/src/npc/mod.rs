//! Ships driven by the rules.

pub mod counter;
pub mod route;
pub mod target;
