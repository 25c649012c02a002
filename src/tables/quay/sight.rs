//! What the components of the table share: the match, the desk, and how a thing is touched.

use engine::Match;
use leptos::prelude::*;
use quay::{Action, Quay};

use super::model::faces::Letters;
use super::model::{self, Foretold, Picked, Reach, TableModel, Thing, Touch, Why, why_not};
use crate::desk::{Desk, Draft};
use crate::pieces::CardState;
use crate::text::Lang;
use crate::text::quay::{deed, reason, terms};

/// The table as its components know it.
#[derive(Clone, Copy)]
pub struct Sight {
    /// The match.
    pub game: RwSignal<Match<Quay>>,
    /// Who looks, and whom to tell.
    pub desk: Desk,
    /// What the choice has been narrowed to.
    pub picked: RwSignal<Picked>,
    /// What the table shows.
    pub model: Memo<TableModel>,
}

impl Sight {
    /// The language.
    pub fn lang(self) -> Lang {
        self.desk.lang
    }

    /// The letters on the goods.
    pub fn letters(self) -> Letters {
        terms(self.lang()).letters
    }

    /// Whether something holds of the table; tracked.
    pub fn is(self, what: impl FnOnce(&TableModel) -> bool) -> bool {
        self.model.with(what)
    }

    /// What touching a thing does, as long as the viewer may choose; tracked.
    pub fn reach(self, thing: Thing) -> Reach {
        let open = self.desk.open.get();
        self.model.with(|model| if open { model.reach(thing).clone() } else { Reach::Refused })
    }

    /// Is the viewer to decide, here and now? Tracked.
    pub fn is_yours(self) -> bool {
        self.desk.open.get() && self.is(|model| model.yours)
    }

    /// Whether a thing can be touched, said only to whoever is to decide; tracked.
    pub fn playable(self, thing: Thing) -> Option<bool> {
        self.is_yours().then(|| self.is(|model| *model.reach(thing) != Reach::Refused))
    }

    /// How many of a kind lie there; tracked.
    pub fn count(self, thing: Thing) -> u8 {
        self.model.with(|model| model.count(thing))
    }

    /// How the card of a thing stands on the table; tracked.
    pub fn card_state(self, thing: Thing) -> CardState {
        match self.reach(thing) {
            Reach::Plays(touch) if self.desk.is_drafted(&touch.path) => CardState::Selected,
            Reach::Plays(_) => CardState::Playable,
            _ if self.is(|model| model.stand(thing).is_some_and(|stand| stand.fresh)) => {
                CardState::JustPlayed
            }
            _ => CardState::Idle,
        }
    }

    /// What the drafted choice would bring; tracked. Kept out of the model, so that drafting
    /// leaves the rest of the table alone.
    pub fn prospect(self) -> Option<Foretold> {
        let path = self.desk.draft.with(|draft| Some(draft.as_ref()?.path.clone()))?;
        let eye = self.desk.eye.get();
        self.game.with(|game| model::prospect(game, eye, &path))
    }

    /// A choice in words; tracked.
    pub fn deed(self, action: Action) -> String {
        let view = self.game.with(|game| game.view(self.desk.eye.get()));
        self.desk.names.with(|names| deed(&view, action, names))
    }

    /// Chooses something.
    pub fn choose(self, path: Vec<usize>, action: Action) {
        let words = untrack(|| self.deed(action));
        self.desk.choose.run(Draft { path, words });
    }

    /// Says why something cannot be done.
    pub fn explain(self, why: Why) {
        self.desk.explain.run(self.desk.names.with_untracked(|names| reason(why, names)));
    }

    /// What follows when a thing is touched.
    pub fn touch(self, thing: Thing) {
        match untrack(|| self.reach(thing)) {
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
