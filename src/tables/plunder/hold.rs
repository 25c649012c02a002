//! The card taken up from the hand, before its target is chosen.

use leptos::prelude::*;
use plunder::{Card, Plunder};

use super::model::Intent;
use crate::desk::Desk;
use crate::tables::Narrowed;
use crate::tables::kit::{Passing, Scope};
use crate::text::Prompt;

/// What the viewer holds out over the table.
#[derive(Clone, Copy)]
pub struct Hold {
    taken: Passing<Card>,
    desk: Desk,
}

impl Hold {
    /// Nothing is taken up.
    pub fn new(scope: Scope<Plunder>, desk: Desk) -> Hold {
        Hold { taken: Passing::new(Signal::derive(move || scope.ply())), desk }
    }

    /// The card taken up, while the viewer may choose; tracked.
    pub fn card(self) -> Option<Card> {
        self.taken.get().filter(|_| self.desk.open.get())
    }

    /// Takes a card up, or puts it back; what was drafted for another is dropped.
    pub fn take_up(self, card: Card) {
        let again = untrack(|| self.card()) == Some(card);
        self.desk.clear.run(());
        if again { self.put_back() } else { self.taken.set(card) }
    }

    /// Puts back whatever is taken up.
    pub fn put_back(self) {
        self.taken.put_back();
    }

    /// What is asked while a card is taken up and the viewer may choose.
    pub fn narrowed(
        self,
        ask: impl Fn(Card) -> Option<Prompt> + Send + Sync + 'static,
    ) -> Narrowed {
        self.taken.narrowed(move |card| ask(card).filter(|_| self.desk.open.get()))
    }

    /// What the viewer has in mind; tracked.
    pub fn intent(self) -> Intent {
        let path = self.desk.draft.with(|draft| draft.as_ref().map(|draft| draft.path.clone()));
        Intent {
            picked: self.card(),
            path: path.unwrap_or_default(),
            advice: self.desk.hinted.get(),
        }
    }
}
