//! Advice: what the best bot would do.

use leptos::prelude::*;

use super::Session;
use crate::brain::{Question, Reply, Request, Thought};
use crate::seats::Who;

/// What the best bot would do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hint {
    /// The place in the list; for a choice in several steps, the place in each next list then.
    pub path: Vec<usize>,
    /// The place of what seems best besides it.
    pub second: Option<usize>,
}

impl Session {
    /// What the hint recommends; tracked.
    pub fn hint(self) -> Option<Hint> {
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
        self.ask_captain(self.question(Who::Captain), move |Thought { index, then, second }| {
            if !then.is_empty() {
                let path = [index].into_iter().chain(then.into_iter().map(|(place, _)| place));
                return self.advise(Hint { path: path.collect(), second });
            }
            let (game, eye) = (self.game(), untrack(|| self.eye()));
            // Nothing is shown by taking the first step: then the second belongs to the hint.
            match untrack(|| game.after(eye, index)) {
                Some((1, _)) => self.advise(Hint { path: vec![index, 0], second }),
                Some((_, link)) => {
                    let question = Question { link, ..self.question(Who::Captain) };
                    self.ask_captain(question, move |then| {
                        self.advise(Hint { path: vec![index, then.index], second });
                    });
                }
                None => self.advise(Hint { path: vec![index], second }),
            }
        });
    }

    fn ask_captain(self, question: Question, then: impl FnOnce(Thought) + 'static) {
        let era = self.pacing.era();
        self.brain.with_value(|brain| {
            let wanted = move || self.pacing.era() == era;
            brain.ask(Request::Think(question), wanted, move |reply| match reply {
                Reply::Thought(thought) => then(thought),
                _ => self.asking.set(false),
            });
        });
    }

    fn advise(self, hint: Hint) {
        self.asking.set(false);
        self.amend(|slot| slot.hints += 1);
        self.hint.set(Some(hint));
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
