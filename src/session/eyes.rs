//! Who looks: one person, several behind a curtain, or nobody in particular.

use engine::{Eye, Seat};
use leptos::prelude::*;

use super::Session;
use crate::presses;

impl Session {
    /// The seats of the people at this screen; tracked.
    pub fn humans(self) -> Vec<Seat> {
        Seat::all(self.game().seats()).filter(|seat| self.who(*seat).is_human()).collect()
    }

    /// Whose eye is open, if anybody's at the table; tracked. Behind a closed curtain nobody's is.
    pub fn viewer(self) -> Option<Seat> {
        let humans = self.humans();
        match humans[..] {
            [only] if !self.about(|slot| slot.guarded) => Some(only),
            _ if self.curtain().is_some() || self.is_asked_aloud() => None,
            _ => self.opened.get().filter(|seat| humans.contains(seat)),
        }
    }

    /// Who has been looking up to now, whoever is to act; tracked.
    pub(super) fn reader(self) -> Option<Seat> {
        match self.humans()[..] {
            [only] => Some(only),
            _ => self.opened.get(),
        }
    }

    /// The eye the table is drawn for; tracked. Where only bots play, a finished game is open.
    pub fn eye(self) -> Eye {
        match self.viewer() {
            Some(seat) => Eye::Seat(seat),
            None if self.humans().is_empty() && self.game().to_act().seat().is_none() => Eye::All,
            None => Eye::Table,
        }
    }

    /// For whom the curtain is closed, if it is; tracked.
    pub fn curtain(self) -> Option<Seat> {
        let humans = self.humans();
        if self.about(|slot| slot.guarded) {
            return humans.first().copied();
        }
        // What is held is for who has been looking.
        if self.holding.get() {
            return None;
        }
        let acting = self.game().to_act().seat()?;
        let shared = humans.len() > 1 && self.present.get().is_none();
        let other = humans.contains(&acting) && self.opened.get() != Some(acting);
        (shared && other && !self.is_asked_aloud()).then_some(acting)
    }

    /// Is somebody asked at the open table who is not the one looking? Then nobody's secrets are
    /// shown, no curtain falls, and afterwards the one who has been looking looks again; tracked.
    pub fn is_asked_aloud(self) -> bool {
        let opened = self.opened.get();
        let acting = self.game().to_act().seat().filter(|seat| opened != Some(*seat));
        opened.is_some()
            && self.present.get().is_none()
            && acting.is_some_and(|seat| self.humans().contains(&seat))
            && self.game().asks_aloud()
    }

    /// Opens the curtain for whoever it is closed for.
    pub fn reveal(self) {
        let seat = untrack(|| self.curtain());
        presses::changed();
        self.opened.set(seat);
        if self.slot.with_untracked(|slot| slot.guarded) {
            self.amend(|slot| slot.guarded = false);
        }
        self.go_on();
    }

    /// Closes the curtain again, where several people share the screen.
    pub fn draw_curtain(self) {
        if untrack(|| self.humans().len()) > 1 {
            // What was told to one person is not there for the next, also where it was held.
            self.forget_told();
            self.opened.set(None);
            self.go_on();
        }
    }
}
