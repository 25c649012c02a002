//! What the parts of the table share: what they show, and where a choice goes.

use engine::{Match, Seat};
use gale::{Action, Gale};
use leptos::prelude::*;

use super::model::{self, TableModel, Why};
use crate::desk::{Desk, Draft};
use crate::text::Lang;
use crate::text::gale::{Terms, deed, reason, terms};

/// The table as its parts see it.
#[derive(Clone, Copy)]
pub struct Sight {
    /// The match.
    pub game: RwSignal<Match<Gale>>,
    /// What the shell hands over.
    pub desk: Desk,
    /// Is the hand sorted by what its cards are worth now?
    pub by_value: RwSignal<bool>,
    /// What lies on the table.
    pub model: Memo<TableModel>,
}

impl Sight {
    /// The table of a match.
    pub fn new(game: RwSignal<Match<Gale>>, desk: Desk) -> Sight {
        let model = Memo::new(move |_| {
            let drafted = desk.draft.with(|draft| Some(*draft.as_ref()?.path.first()?));
            game.with(|game| model::table(game, desk.eye.get(), drafted, desk.since.get()))
        });
        Sight { game, desk, by_value: RwSignal::new(false), model }
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.desk.lang
    }

    /// The words that stand on the table.
    pub fn terms(self) -> &'static Terms {
        terms(self.lang())
    }

    /// Something of the table; tracked.
    pub fn read<T>(self, of: impl FnOnce(&TableModel) -> T) -> T {
        self.model.with(of)
    }

    /// The seat to act, if it is the viewer's and may choose here; tracked.
    pub fn acting(self) -> Option<Seat> {
        let seat = self.game.with(|game| game.to_act().seat())?;
        (self.desk.open.get() && self.desk.eye.get().seat() == Some(seat)).then_some(seat)
    }

    /// Chooses an action at its place of the list.
    pub fn choose(self, place: usize, action: Action) {
        self.desk.choose.run(Draft { path: vec![place], words: deed(action, self.lang()) });
    }

    /// Says why something cannot be done.
    pub fn explain(self, why: Why) {
        self.desk.explain.run(self.desk.names.with_untracked(|names| reason(why, names)));
    }
}
