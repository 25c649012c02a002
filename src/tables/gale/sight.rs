//! What the parts of the table share beside what all tables do.

use engine::Seat;
use gale::Gale;
use leptos::prelude::*;

use super::model::{self, TableModel, Why};
use crate::desk::Desk;
use crate::tables::kit::{self, Scope};
use crate::text::gale::{Terms, reason, terms};

/// The table as its parts see it.
pub type Sight = kit::Sight<Gale, TableModel, Sorting>;

/// Is the hand sorted by what its cards are worth now?
pub type Sorting = RwSignal<bool>;

impl Sight {
    /// The table of what is seen.
    pub fn of(scope: Scope<Gale>, desk: Desk) -> Sight {
        Sight::new(scope, desk, RwSignal::new(false), move |seen, _, _| {
            let drafted = desk.draft.with(|draft| Some(*draft.as_ref()?.path.first()?));
            model::table(seen, drafted)
        })
    }

    /// The words that stand on the table.
    pub fn terms(self) -> &'static Terms {
        terms(self.lang())
    }

    /// The seat to act, if it is the viewer's and may choose here; tracked.
    pub fn acting(self) -> Option<Seat> {
        let own = self.scope.with(|seen| seen.eye.seat().filter(|_| seen.is_asked()));
        own.filter(|_| self.desk.open.get())
    }

    /// Says why something cannot be done.
    pub fn explain(self, why: Why) {
        self.desk.explain.run(self.desk.names.with_untracked(|names| reason(why, names)));
    }
}
