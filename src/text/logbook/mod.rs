//! Logbook in words.

pub mod content;
mod content_en;
mod content_fr;
