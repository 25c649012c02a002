//! Guns, and what they leave.

pub mod destruction;
pub mod fortress;
pub mod shot;
pub mod spoils;
