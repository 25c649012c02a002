//! A match through one eye: a table is handed no more than that.

use engine::{Ahead, Eye, Match, News, Seen};
use leptos::prelude::*;

use crate::tables::Playable;

/// A match as the eye sees it that the table is drawn for.
pub struct Scope<G: Playable> {
    game: RwSignal<Match<G>>,
    eye: Signal<Eye>,
    seen: Memo<Seen<G>>,
}

impl<G: Playable> Clone for Scope<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Scope<G> {}

impl<G: Playable> Scope<G> {
    /// A match through this eye.
    pub fn new(game: RwSignal<Match<G>>, eye: Signal<Eye>) -> Self {
        Scope { game, eye, seen: Memo::new(move |_| game.with(|game| game.seen(eye.get()))) }
    }

    /// Something of what is seen; tracked.
    pub fn with<T>(self, of: impl FnOnce(&Seen<G>) -> T) -> T {
        self.seen.with(of)
    }

    /// How many steps lie behind; tracked.
    pub fn ply(self) -> usize {
        self.with(|seen| seen.ply)
    }

    /// All that the eye saw happen so far; tracked.
    pub fn past(self) -> Vec<News<G>> {
        let eye = self.eye.get();
        self.game.with(|game| game.past(eye).collect())
    }

    /// Something of what is seen and of what lies ahead; tracked.
    pub fn look<T>(self, of: impl FnOnce(&Seen<G>, Ahead<G>) -> T) -> T {
        let (game, eye) = (self.game, self.eye);
        let ahead = move |path: &[usize]| game.with(|game| game.ahead(eye.get(), path));
        self.with(|seen| of(seen, &ahead))
    }
}
