//! Advice: what the best bot would do.

use leptos::prelude::*;

use super::Session;
use crate::brain::{Question, Reply, Request, Thought};
use crate::seats::Who;

impl Session {
    /// What the hint recommends; tracked.
    pub fn hint(self) -> Option<Thought> {
        self.hint.get()
    }

    /// Is a hint on its way? Tracked.
    pub fn is_asking(self) -> bool {
        self.asking.get()
    }

    /// Asks the best bot what to do.
    pub fn ask_hint(self) {
        if !untrack(|| self.is_open()) || self.asking.get_untracked() {
            return;
        }
        self.asking.set(true);
        let era = self.pacing.era();
        let request = Request::Think(self.question(Who::Captain));
        self.brain.with_value(|brain| {
            let wanted = move || self.pacing.era() == era;
            brain.ask(request, wanted, move |reply| {
                self.asking.set(false);
                if let Reply::Thought(thought) = reply {
                    self.amend(|slot| slot.hints += 1);
                    self.hint.set(Some(thought));
                }
            });
        });
    }

    /// The question what the seat to act should do. The bot's chance depends on the game and
    /// the moment only, so the same game meets the same answers.
    pub(super) fn question(self, level: Who) -> Question {
        untrack(|| {
            // What is kept is the game up to here.
            let link = self.about(|slot| slot.link.clone());
            let seed = engine::hash_text(&link) as u32;
            Question { link, level, seed }
        })
    }
}
