//! What the parts of the table share beside what all tables do: how a thing is touched.

use leptos::prelude::*;
use quay::Quay;

use super::model::faces::Letters;
use super::model::{self, Foretold, Picked, Reach, TableModel, Thing, Touch, Why, why_not};
use crate::desk::Desk;
use crate::pieces::CardState;
use crate::tables::kit::{self, Passing, Scope};
use crate::text::quay::{reason, terms};

/// The table as its parts see it; the choice may be narrowed on it.
pub type Sight = kit::Sight<Quay, TableModel, Passing<Picked>>;

impl Sight {
    /// The table of what is seen.
    pub fn of(scope: Scope<Quay>, desk: Desk) -> Sight {
        let picked = Passing::new(Signal::derive(move || scope.ply()));
        Sight::new(scope, desk, picked, |seen, ahead, picked| {
            model::table(seen, ahead, picked.get().unwrap_or_default())
        })
    }

    /// The letters on the goods.
    pub fn letters(self) -> Letters {
        terms(self.lang()).letters
    }

    /// Whether something holds of the table; tracked.
    pub fn is(self, what: impl Fn(&TableModel) -> bool) -> bool {
        self.read(what)
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
        self.read(|model| model.count(thing))
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
        self.scope.look(|seen, ahead| model::prospect(seen, ahead, &path))
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
                let why = untrack(|| {
                    let (picked, open) = (self.picked(), self.desk.open.get());
                    self.scope.with(|seen| why_not(&seen.view, thing, picked, open))
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
            _ => self.pick(|picked| picked.shelter = !picked.shelter),
        }
    }

    /// Sets the amount of the own offer; what was chosen before is dropped.
    pub fn set_offer(self, amount: u8) {
        self.desk.clear.run(());
        self.pick(|picked| picked.offer = Some(amount));
    }

    /// What the choice has been narrowed to; tracked.
    fn picked(self) -> Picked {
        self.own.get().unwrap_or_default()
    }

    fn pick(self, change: impl FnOnce(&mut Picked)) {
        let mut picked = untrack(|| self.picked());
        change(&mut picked);
        self.own.set(picked);
    }
}
