//! What the parts of a table share: the model they are read from, and where a choice goes.

use engine::{Ahead, Seen};
use leptos::prelude::*;

use super::Scope;
use crate::desk::{Desk, Draft};
use crate::tables::Playable;
use crate::text::{Lang, Names};

/// A table as its parts see it. They read from one model `M`, and what they show changes only
/// where what they read does. `Own` is what a game keeps beside it: what is taken up, how a hand
/// is sorted.
pub struct Sight<G: Playable, M: Send + Sync + 'static, Own: Copy> {
    /// What the shell hands over.
    pub desk: Desk,
    /// What the eye sees.
    pub scope: Scope<G>,
    /// What the table shows.
    pub model: Memo<M>,
    /// The game's own.
    pub own: Own,
}

impl<G: Playable, M: Send + Sync + 'static, Own: Copy> Clone for Sight<G, M, Own> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable, M: Send + Sync + 'static, Own: Copy> Copy for Sight<G, M, Own> {}

impl<G, M, Own> Sight<G, M, Own>
where
    G: Playable,
    M: PartialEq + Send + Sync + 'static,
    Own: Copy + Send + Sync + 'static,
{
    /// The table of a match: `model` makes it from what is seen, what lies ahead, and what the
    /// game keeps beside it.
    pub fn new(
        scope: Scope<G>,
        desk: Desk,
        own: Own,
        model: impl Fn(&Seen<G>, Ahead<G>, Own) -> M + Send + Sync + 'static,
    ) -> Self {
        let model = Memo::new(move |_| scope.look(|seen, ahead| model(seen, ahead, own)));
        Sight { desk, scope, model, own }
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.desk.lang
    }

    /// Something of the table; tracked.
    pub fn read<T: Default>(self, of: impl Fn(&M) -> T) -> T {
        let mut read = T::default();
        self.look(&mut |table| read = of(table));
        read
    }

    /// Something of the table in words; tracked.
    pub fn tell<T: Default>(self, of: impl Fn(&M, &Names) -> T) -> T {
        let mut told = T::default();
        self.look(&mut |table| self.desk.names.with(|names| told = of(table, names)));
        told
    }

    // Not generic in what is read, so that reaching the model is compiled once for all readers.
    fn look(self, reader: &mut dyn FnMut(&M)) {
        self.model.with(|table| reader(table));
    }

    /// A choice in words; tracked.
    pub fn deed(self, action: G::Action) -> String {
        self.desk.names.with(|names| self.scope.with(|seen| G::deed(seen, action, names)))
    }

    /// Chooses along these places of the lists; the last of them is this action.
    pub fn choose(self, path: Vec<usize>, action: G::Action) {
        self.desk.choose.run(self.draft(path, action));
    }

    /// The same in words, to be chosen, shown or let go.
    pub fn draft(self, path: Vec<usize>, action: G::Action) -> Draft {
        Draft { path, words: untrack(|| self.deed(action)) }
    }
}
