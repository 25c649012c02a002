//! What the parts of the table share: the model they are read from, and where a choice goes.

use engine::Match;
use leptos::prelude::*;
use plunder::{Action, Card, Options, Plunder, Side};

use super::hold::Hold;
use super::model::{self, TableModel, Why};
use crate::desk::{Desk, Draft};
use crate::pieces::CardFace;
use crate::text::plunder::{deed, face, reason, side_name};
use crate::text::{Lang, Names};

/// The table as its parts see it. They read from one model, and what they show changes only where
/// what they read does.
#[derive(Clone, Copy)]
pub struct Sight {
    /// What the shell hands over.
    pub desk: Desk,
    /// The card taken up.
    pub hold: Hold,
    /// Who plays with whom: the same for the whole game.
    pub options: Options,
    game: RwSignal<Match<Plunder>>,
    model: Memo<TableModel>,
}

impl Sight {
    /// The table of a game.
    pub fn new(game: RwSignal<Match<Plunder>>, desk: Desk) -> Sight {
        let hold = Hold::new(game, desk);
        let options = game.with_untracked(|game| game.setup().options);
        let model = Memo::new(move |_| {
            let intent = hold.intent();
            game.with(|game| model::table(game, desk.eye.get(), &intent, desk.since.get()))
        });
        Sight { desk, hold, options, game, model }
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.desk.lang
    }

    /// The name of a side; tracked.
    pub fn side_name(self, side: Side) -> String {
        self.desk.names.with(|names| side_name(side, self.options.teams(), names))
    }

    /// The face of a card.
    pub fn face(self, card: Card) -> CardFace {
        face(self.lang(), card)
    }

    /// Something of the table; tracked.
    pub fn read<T: Default>(self, of: impl Fn(&TableModel) -> T) -> T {
        let mut read = T::default();
        self.look(&mut |table| read = of(table));
        read
    }

    /// Something of the table in words; tracked.
    pub fn tell<T: Default>(self, of: impl Fn(&TableModel, &Names) -> T) -> T {
        let mut told = T::default();
        self.listen(&mut |table, names| told = of(table, names));
        told
    }

    // These two are not generic, so that reaching the model is compiled once for all readers.
    fn look(self, reader: &mut dyn FnMut(&TableModel)) {
        self.model.with(|table| reader(table));
    }

    fn listen(self, reader: &mut dyn FnMut(&TableModel, &Names)) {
        self.model.with(|table| self.desk.names.with(|names| reader(table, names)));
    }

    /// A place in the list, while the viewer may choose; tracked.
    pub fn choice(self, of: impl Fn(&TableModel) -> Option<usize>) -> Option<usize> {
        if self.desk.open.get() { self.read(of) } else { None }
    }

    /// Chooses the action at a place of the list, which stands on its own.
    pub fn act(self, index: usize) {
        let words = self.answer(|table, legal, names| {
            let action = legal.get(index).copied().unwrap_or(Action::Draw);
            deed(&table.view, action, names)
        });
        self.desk.choose.run(Draft { path: vec![index], words });
    }

    /// Says why something cannot be chosen, if there is a reason. It is asked with the list, and
    /// whether the viewer may choose at all.
    pub fn explain(self, why: impl Fn(&TableModel, &[Action], bool) -> Option<Why>) {
        let open = self.desk.open.get_untracked();
        let told = self.answer(|table, legal, names| {
            Some(reason(&why(table, legal, open)?, &table.view, names))
        });
        if let Some(told) = told {
            self.desk.explain.run(told);
        }
    }

    /// What a press is answered with: the table and the list as they are now; not tracked.
    pub fn answer<T: Default>(self, of: impl Fn(&TableModel, &[Action], &Names) -> T) -> T {
        untrack(|| {
            self.tell(|table, names| self.game.with(|game| of(table, game.legal_actions(), names)))
        })
    }
}
