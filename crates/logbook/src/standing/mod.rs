//! What nations think of a seat, and of one another.

pub mod fame;
pub mod hate;
pub mod reputation;
pub mod war;
