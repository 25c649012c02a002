//! The rules as plain functions of what they judge.

pub mod known;
pub mod opener;
pub mod rank;
pub mod scoring;
pub mod trick;
