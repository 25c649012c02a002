//! What the seat to act may do: the one statement of what is legal.
//!
//! The order is that of §7 of the rules and part of the link format.

use std::ops::ControlFlow;

use crate::Action;
use crate::decision::{Asked, Decision as D};
use crate::state::Broadside;

/// Goes on until whoever collects has enough.
pub(crate) type Flow = ControlFlow<()>;

/// Collects the entries of a list.
pub(crate) trait Sink {
    /// Takes the next entry.
    fn put(&mut self, action: Action) -> Flow;
}

impl Sink for Vec<Action> {
    #[inline]
    fn put(&mut self, action: Action) -> Flow {
        self.push(action);
        ControlFlow::Continue(())
    }
}

/// Finds out whether there is a choice, and looks no further than the second entry.
#[derive(Default)]
pub(crate) struct Choice {
    first: Option<Action>,
    more: bool,
}

impl Choice {
    /// The only entry, if there is but one.
    pub(crate) fn forced(self) -> Option<Action> {
        self.first.filter(|_| !self.more)
    }
}

impl Sink for Choice {
    fn put(&mut self, action: Action) -> Flow {
        self.more = self.first.is_some();
        self.first = self.first.or(Some(action));
        if self.more { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Broadside {
    /// Adds the list of the seat to act.
    pub(crate) fn list_all(&self, out: &mut Vec<Action>) {
        if self.ended.is_none() {
            let _ = self.list(self.top(), out);
        }
    }

    /// The list of a question.
    pub(crate) fn list(&self, asked: Asked, out: &mut impl Sink) -> Flow {
        let seat = asked.seat;
        match asked.decision {
            D::Fleet => self.list_fleets(out),
            D::Custom => self.list_custom(seat, out),
            D::Treasure => self.list_treasure(seat, out),
            D::Column => self.list_columns(out),
            D::Row { column } => self.list_rows(column, out),
            D::Home { .. } => self.list_homes(out),
            D::Berth { ship } => self.list_berths(ship, out),
            D::Place { crew } => self.list_places(seat, crew, out),
            D::Ship => self.list_ships(seat, out),
            D::Menu { ship, given, allowed } => self.list_menu(seat, ship, (given, allowed), out),
            D::CastOff { ship } => self.list_cast_off(ship, out),
            D::Segment { course } => self.list_segments(course, out),
            D::Heading { course, length } => self.list_headings(course, length, out),
            D::Distance { course, length, turn } => self.list_distances(course, length, turn, out),
            D::Ram { ship } => self.list_rams(ship, out),
            D::Window { ship, cause } => self.list_window(ship, cause, out),
            D::Spoils { winner, loser } => self.list_spoils(winner, loser, out),
            D::Fire { salvo } => self.list_fire(salvo, out),
            D::Grape { target, .. } => self.list_grape(target, out),
            D::Lose { ship, .. } => self.list_masts(self.ship(ship).standing, out),
            D::Restore { ship } => self.list_masts(self.ship(ship).lost(), out),
            D::Tow { ship } => self.list_tows(ship, out),
            D::Take { ship } => self.list_take(ship, out),
            D::Transfer { ship, with } => self.list_transfers(ship, with, out),
            D::Look { aboard, .. } => self.list_looks(seat, aboard, out),
            D::Board { .. } | D::Again { .. } | D::Unload { .. } | D::Explore { .. } => {
                self.list_yes_no(out)
            }
            // These run by themselves.
            D::Boarding { .. } | D::Eliminate { .. } | D::Captain { .. } => {
                ControlFlow::Continue(())
            }
        }
    }
}
