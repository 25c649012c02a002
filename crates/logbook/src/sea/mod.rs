//! Wind, tide, storm, fog, the Kraken and what floats (2.8, 2.28, 2.29).

pub mod adrift;
pub mod cards;
pub mod flotation;
pub mod kraken;
pub mod monster;
pub mod places;
pub mod storm;
pub mod tide;
pub mod weather;

use engine::{List, Log};

use crate::event::Event;
use crate::pile::Pile;
use crate::state::Logbook;
use crate::{Cell, Dir, Pc};

/// What the sea is like.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Weather {
    /// Where the wind blows to; none in a calm (L-018).
    pub wind: Option<Dir>,
    /// Wind cards, by direction (L-018).
    pub winds: Pile<7>,
    /// Events, by number (L-024).
    pub events: Pile<27>,
    /// Event cards in force, by number, oldest first (L-414).
    pub in_play: List<u8, 12>,
    /// Event cards that wait for the next turn of a seat, by number (L-399, L-400).
    pub waiting: List<u8, 4>,
    /// The centre of the fog (L-396).
    pub fog: Option<Cell>,
    /// Where the Kraken is (L-416).
    pub kraken: Option<Cell>,
}

/// A part of an event, or what the sea does at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// A day step: temporary events end, and one is drawn (L-391).
    Day,
    /// One event is drawn.
    Draw,
    /// A card has done its effect: its icons are resolved, and it is laid aside (L-391).
    Icons(u8),
    /// The cards of the Kraken move it, so many of them left (L-417).
    Kraken(u8),
    /// Crew of a seat that was in a port stays ashore (L-406).
    Stowaway(Pc),
}

impl Logbook {
    /// Goes on with what the sea does.
    pub(crate) fn run_sea(&mut self, task: Task, log: &mut Log<Event>) {
        match task {
            Task::Day => self.begin_day(log),
            Task::Draw => self.draw_event(log),
            Task::Icons(card) => self.resolve_icons(card, log),
            Task::Kraken(left) => self.prowl(left, log),
            Task::Stowaway(pc) => self.stow_away(pc, log),
        }
    }
}
