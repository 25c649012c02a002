//! What the parts of the table share beside what all tables do.

use leptos::prelude::*;
use plunder::{Action, Card, Options, Plunder, Side};

use super::hold::Hold;
use super::model::{self, TableModel, Why};
use crate::desk::Desk;
use crate::pieces::CardFace;
use crate::tables::kit::{self, Scope};
use crate::text::plunder::{face, reason, side_name};

/// The table as its parts see it; a card may be held out over it.
pub type Sight = kit::Sight<Plunder, TableModel, Hold>;

impl Sight {
    /// The table of what is seen.
    pub fn of(scope: Scope<Plunder>, desk: Desk) -> Sight {
        let hold = Hold::new(scope, desk);
        Sight::new(scope, desk, hold, |seen, ahead, hold| model::table(seen, ahead, &hold.intent()))
    }

    /// Who plays with whom: the same for the whole game.
    pub fn options(self) -> Options {
        untrack(|| self.scope.with(|seen| seen.view.options()))
    }

    /// The name of a side; tracked.
    pub fn side_name(self, side: Side) -> String {
        self.desk.names.with(|names| side_name(side, self.options().teams(), names))
    }

    /// The face of a card.
    pub fn face(self, card: Card) -> CardFace {
        face(self.lang(), card)
    }

    /// A place in the list, while the viewer may choose; tracked.
    pub fn choice(self, of: impl Fn(&TableModel) -> Option<usize>) -> Option<usize> {
        if self.desk.open.get() { self.read(of) } else { None }
    }

    /// Chooses the action at a place of the list, which stands on its own.
    pub fn act(self, index: usize) {
        let action = untrack(|| self.scope.with(|seen| seen.list.get(index).copied()));
        if let Some(action) = action {
            self.choose(vec![index], action);
        }
    }

    /// Says why something cannot be chosen, if there is a reason. It is asked with the list, and
    /// whether the viewer may choose at all.
    pub fn explain(self, why: impl Fn(&TableModel, &[Action], bool) -> Option<Why>) {
        let told = untrack(|| {
            let open = self.desk.open.get();
            self.tell(|table, names| {
                let why = self.scope.with(|seen| why(table, &seen.list, open))?;
                Some(reason(&why, &table.view, names))
            })
        });
        if let Some(told) = told {
            self.desk.explain.run(told);
        }
    }
}
