//! Logbook speaks: the worked examples of its rules (§6), asked from outside.

mod battle;
mod board;
mod chart;
mod market;
mod npc;
mod probe;
mod reading;
mod sailing;
mod standing;
mod sums;
mod tests;
