//! The command from the outside: what it prints, what it refuses, how it ends.

mod arguments;
mod census;
mod common;
mod damaged;
mod goldens;
mod playing;
mod probing;
