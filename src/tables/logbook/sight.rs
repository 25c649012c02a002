//! What the parts of the table share beside what all tables do.

use engine::Explained;
use leptos::prelude::*;
use logbook::{Action, Cell, Logbook, WhyNot};

use super::model::sea_ways::{self, Route};
use super::model::{self, Tab, TableModel};
use crate::desk::{Closed, Desk, Draft};
use crate::pieces::chart::Glass;
use crate::tables::kit::{self, Passing, Scope};
use crate::text::Prompt;
use crate::text::logbook as text;

/// The table as its parts see it.
pub type Sight = kit::Sight<Logbook, TableModel, Own>;

/// The chart is never shown larger than this, in pixels a unit.
const NEAREST: f64 = 2.0;

/// What a person has in mind beside the game.
#[derive(Clone, Copy)]
pub struct Own {
    /// The tab that is open.
    pub tab: RwSignal<Tab>,
    /// Through which the chart is looked at.
    pub glass: Glass,
    /// The way that was touched last; drafted as long as the desk holds it.
    pub route: RwSignal<Option<Route>>,
    /// The tile that was touched last, with the places that turn it over.
    pub revealing: RwSignal<Option<(u8, Vec<usize>)>>,
    /// Are headings shown around the ship?
    pub turning: Passing<bool>,
}

impl Sight {
    /// The table of what is seen.
    pub fn of(scope: Scope<Logbook>, desk: Desk) -> Sight {
        let own = Own {
            tab: RwSignal::new(Tab::Map),
            glass: Glass::new(NEAREST),
            route: RwSignal::new(None),
            revealing: RwSignal::new(None),
            turning: Passing::new(Signal::derive(move || scope.ply())),
        };
        Sight::new(scope, desk, own, move |seen, ahead, _| model::table(seen, ahead))
    }

    /// Says why something cannot be done now.
    pub fn refuse(self, why: Option<WhyNot>) {
        self.explain(why, None);
    }

    /// Says why this action cannot be chosen now, with what it is about.
    pub fn refuse_action(self, action: Action) {
        let why = untrack(|| self.scope.with(|seen| Logbook::why_not(&seen.view, action)));
        self.explain(why, Some(action));
    }

    fn explain(self, why: Option<WhyNot>, action: Option<Action>) {
        let acting = untrack(|| self.scope.with(|seen| seen.turn.seat()));
        let eye = self.desk.eye.get_untracked();
        let closed = Closed::check(eye, acting, self.desk.open.get_untracked()).err();
        let reason = self.desk.names.with_untracked(|names| {
            untrack(|| {
                self.scope.with(|seen| text::refusal(&seen.view, closed, why, action, names))
            })
        });
        self.desk.explain.run(reason);
    }

    /// Says why an action cannot be chosen.
    pub fn say_why_not(self, action: Option<Action>) {
        let why = untrack(|| {
            self.scope.with(|seen| action.and_then(|action| Logbook::why_not(&seen.view, action)))
        });
        self.refuse(why);
    }

    /// Drafts the way to a cell, or says why there is none.
    pub fn sail_to(self, cell: Cell) {
        let open = self.desk.open.get_untracked();
        let reach = untrack(|| self.model.with(|table| table.sea.reach(cell).cloned()));
        let route = reach.filter(|_| open).and_then(|reach| {
            untrack(|| self.scope.look(|seen, ahead| sea_ways::route(seen, ahead, &reach)))
        });
        let Some(route) = route else {
            let why = untrack(|| self.scope.with(|seen| seen.view.why_not_there(cell)));
            self.refuse(why);
            return;
        };
        let words = text::route::sail(&route, self.lang());
        let path = route.path.clone();
        self.own.turning.put_back();
        self.own.route.set(Some(route));
        self.desk.choose.run(Draft { path, words });
    }

    /// The way that is drafted; tracked.
    pub fn drafted(self) -> Option<Route> {
        self.desk.draft.with(|draft| {
            let draft = draft.as_ref()?;
            self.own.route.with(|route| route.clone().filter(|route| route.path == draft.path))
        })
    }

    /// Turns a tile over, exploring first where that is not begun; or says why not.
    pub fn reveal(self, slot: u8) {
        let action = Action::Reveal(slot);
        let open = self.desk.open.get_untracked();
        let path = untrack(|| self.scope.look(|seen, ahead| sea_ways::reveal(seen, ahead, slot)));
        match path.filter(|_| open) {
            Some(path) => {
                self.own.revealing.set(Some((slot, path.clone())));
                self.choose(path, action);
            }
            None => {
                let exploring = untrack(|| self.scope.with(|seen| seen.place(Action::Explore)));
                // Where one might explore, this tile is not the one; else exploring is the matter.
                let why = match exploring {
                    Some(_) => Some(WhyNot::NotNearest),
                    None => untrack(|| {
                        self.scope.with(|seen| Logbook::why_not(&seen.view, Action::Explore))
                    }),
                };
                self.refuse(why);
            }
        }
    }

    /// Is this tile about to be turned over? Tracked.
    pub fn is_revealing(self, slot: u8) -> bool {
        self.own.revealing.with(|revealing| {
            let path = revealing.as_ref().filter(|(own, _)| *own == slot).map(|(_, path)| path);
            path.is_some_and(|path| self.desk.is_drafted(path))
        })
    }

    /// Are the headings shown that the ship may turn to? Tracked.
    pub fn is_turning(self) -> bool {
        self.desk.open.get() && self.own.turning.get().is_some()
    }

    /// Shows the headings the ship may turn to, or hides them again.
    pub fn turn_about(self) {
        if untrack(|| self.is_turning()) {
            self.own.turning.put_back();
        } else {
            self.desk.clear.run(());
            self.own.turning.set(true);
        }
    }

    /// What is asked while a way is drafted or the ship is being turned; tracked.
    pub fn narrowed(self) -> Option<Prompt> {
        let lang = self.lang();
        if let Some(route) = self.drafted() {
            return Some(self.scope.with(|seen| text::route::drafted(&seen.view, &route, lang)));
        }
        self.is_turning().then(|| text::route::turning(lang))
    }
}
