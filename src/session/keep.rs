//! What is kept of the game, and which tab keeps it.

use leptos::prelude::*;

use super::{Busy, Held, Session, Strides, lock};
use crate::saves::{Kept, Slot, fresh_seed, now};

impl Session {
    /// Something of what is kept; tracked.
    pub fn about<T>(self, read: impl FnOnce(&Slot) -> T) -> T {
        self.slot.with(read)
    }

    /// Puts a game with the same seats and options and a new seed into a slot of its own: the
    /// name of that slot.
    pub fn rematch(self) -> String {
        untrack(|| {
            let game = self.game();
            let fresh = game.cartridge().begin(&game.choices(), fresh_seed());
            let seats = self.about(|slot| slot.seats.clone());
            let slot = Slot::of(&*fresh, seats, now());
            self.saves.begin_with(fresh, &slot)
        })
    }

    /// Plays here what another tab has been playing.
    pub fn take_over(self) {
        self.claim(true);
    }

    /// Takes in what another tab has done to the slot.
    pub fn catch_up(self) {
        let kept = self.saves.get(&self.id());
        if let (Held::Elsewhere, Some(Kept::Game(slot))) = (self.held.get_untracked(), kept)
            && self.game().load(&slot.link)
        {
            self.present.set(None);
            self.strides.set_value(Strides::default());
            self.slot.set(*slot);
        }
    }

    /// Keeps the match as it stands now.
    pub(super) fn keep(self, link: &str) {
        let game = self.game();
        untrack(|| self.amend(|slot| slot.follow(&*game, link.to_owned(), now())));
    }

    /// Changes what is kept of the match besides its link.
    pub(super) fn amend(self, change: impl FnOnce(&mut Slot)) {
        self.slot.update(change);
        // The game belongs to the tab that plays it: one that only watches writes nothing.
        if self.held.get_untracked() == Held::Here {
            self.slot.with_untracked(|slot| self.saves.put(&self.id(), slot));
        }
    }

    /// Asks for the slot; plays on as soon as it is this tab's.
    pub(super) fn claim(self, take_over: bool) {
        let claim = lock::Lock::claim(&self.id(), take_over, move |held| {
            if self.held.is_disposed() {
                return;
            }
            if held == Held::Elsewhere {
                self.interrupt();
                self.busy.set(Busy::Nothing);
            }
            if take_over && held == Held::Here {
                self.catch_up();
            }
            self.held.set(held);
            if held == Held::Here {
                self.go_on();
            }
        });
        self.lock.set_value(Some(claim));
    }
}
