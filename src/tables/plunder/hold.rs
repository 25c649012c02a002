//! The card taken up from the hand, before its target is chosen.

use engine::Match;
use leptos::prelude::*;
use plunder::{Card, Plunder};

use super::model::Intent;
use crate::desk::Desk;

/// What the viewer holds out over the table. It is no part of the game: the moment the game goes
/// on, it is forgotten.
#[derive(Clone, Copy)]
pub struct Hold {
    /// The step it was taken up at, and the card.
    held: RwSignal<Option<(usize, Card)>>,
    game: RwSignal<Match<Plunder>>,
    desk: Desk,
}

impl Hold {
    /// Nothing is taken up.
    pub fn new(game: RwSignal<Match<Plunder>>, desk: Desk) -> Hold {
        Hold { held: RwSignal::new(None), game, desk }
    }

    /// The card taken up, if it still can be; tracked.
    pub fn card(self) -> Option<Card> {
        let (ply, card) = self.held.get()?;
        (self.desk.open.get() && self.game.with(Match::cursor) == ply).then_some(card)
    }

    /// Takes a card up, or puts it back; what was drafted for another is dropped.
    pub fn take_up(self, card: Card) {
        let again = untrack(|| self.card()) == Some(card);
        let ply = self.game.with_untracked(Match::cursor);
        self.desk.clear.run(());
        self.held.set((!again).then_some((ply, card)));
    }

    /// Puts back whatever is taken up.
    pub fn put_back(self) {
        self.held.set(None);
    }

    /// What the viewer has in mind; tracked.
    pub fn intent(self) -> Intent {
        let path = self.desk.draft.with(|draft| draft.as_ref().map(|draft| draft.path.clone()));
        Intent { picked: self.card(), path: path.unwrap_or_default() }
    }
}
