//! What the components of the table share: the match, the desk, and how a thing is touched.

use engine::Match;
use leptos::prelude::*;
use quay::{Action, Quay};

use super::model::{Picked, Reach, TableModel, Thing, Touch};
use super::why::why_not;
use crate::desk::{Desk, Draft};
use crate::text::Lang;
use crate::text::quay::{Why, deed, reason};

/// The table as its components know it.
#[derive(Clone, Copy)]
pub struct Board {
    /// The match.
    pub game: RwSignal<Match<Quay>>,
    /// Who looks, and whom to tell.
    pub desk: Desk,
    /// What the choice has been narrowed to.
    pub picked: RwSignal<Picked>,
    /// What the table shows.
    pub model: Memo<TableModel>,
}

impl Board {
    /// The language; tracked.
    pub fn lang(self) -> Lang {
        self.desk.names.with(|names| names.lang)
    }

    /// What touching a thing does, as long as the viewer may choose; tracked.
    pub fn open(self, reach: Signal<Reach>) -> Reach {
        if self.desk.open.get() { reach.get() } else { Reach::Refused }
    }

    /// Whether a thing can be touched, said only to whoever is to decide; tracked.
    pub fn playable(self, reach: Signal<Reach>) -> Option<bool> {
        let yours = self.desk.open.get() && self.model.with(|model| model.yours);
        yours.then(|| reach.with(|reach| *reach != Reach::Refused))
    }

    /// Is this choice drafted? Tracked.
    pub fn is_drafted(self, path: &[usize]) -> bool {
        self.desk.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.path == path))
    }

    /// Chooses something.
    pub fn choose(self, path: Vec<usize>, action: Action) {
        let words = self.game.with_untracked(|game| {
            let view = game.view(self.desk.eye.get_untracked());
            self.desk.names.with_untracked(|names| deed(&view, action, names))
        });
        self.desk.choose.run(Draft { path, words });
    }

    /// Says why something cannot be done.
    pub fn explain(self, why: Why) {
        self.desk.explain.run(self.desk.names.with_untracked(|names| reason(why, names)));
    }

    /// What follows when a thing is touched.
    pub fn touch(self, thing: Thing, reach: Signal<Reach>) {
        match untrack(|| self.open(reach)) {
            Reach::Plays(Touch { path, action }) => self.choose(path, action),
            Reach::Narrows => self.narrow(thing),
            Reach::Refused => {
                let why = self.game.with_untracked(|game| {
                    let view = game.view(self.desk.eye.get_untracked());
                    let picked = self.picked.get_untracked().at(game.cursor());
                    why_not(&view, thing, picked, self.desk.open.get_untracked())
                });
                self.explain(why);
            }
        }
    }

    /// Picks, or puts back, what narrows the choice.
    fn narrow(self, thing: Thing) {
        match thing {
            Thing::Bay(good) => self.pick(|picked| {
                picked.give = Some(good).filter(|_| picked.give != Some(good));
            }),
            _ => self.switch_shelter(),
        }
    }

    /// Takes the Shelter up, or puts it back.
    pub fn switch_shelter(self) {
        self.pick(|picked| picked.shelter = !picked.shelter);
    }

    fn pick(self, change: impl FnOnce(&mut Picked)) {
        let ply = self.game.with_untracked(Match::cursor);
        self.picked.update(|picked| {
            *picked = picked.at(ply);
            change(picked);
        });
    }
}
