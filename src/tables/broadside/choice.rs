//! A choice of the list as something to touch: it is chosen, or says why not.

use broadside::{Action, Broadside};
use engine::Explained;
use leptos::prelude::*;

use super::sight::Sight;
use crate::desk::{Closed, Desk};
use crate::shell::{Answer, Touchable, touchable};
use crate::text::broadside as text;
use crate::text::{Names, Told};

/// A button around what is drawn of a choice. It is said in the words of the list.
pub fn choice(sight: Sight, action: Action, class: &'static str, drawn: AnyView) -> AnyView {
    touchable(Choice { sight, action }, class, drawn)
}

#[derive(Clone, Copy)]
struct Choice {
    sight: Sight,
    action: Action,
}

impl Touchable for Choice {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.sight.listed(self.action).map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        let place = self.sight.listed(self.action);
        place.is_some_and(|place| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        let Choice { sight, action } = self;
        let names = sight.desk.names;
        Some(names.with(|names| sight.scope.with(|seen| Broadside::label(seen, action, names))))
    }

    fn touch(self) {
        self.sight.choose_or_say(self.action);
    }
}

impl Sight {
    /// The place of an action in the list, while the viewer may choose; tracked.
    pub fn listed(self, action: Action) -> Option<usize> {
        if self.desk.open.get() { self.scope.with(|seen| seen.place(action)) } else { None }
    }

    /// Chooses an action, or says why that cannot be.
    pub fn choose_or_say(self, action: Action) {
        match untrack(|| self.listed(action)) {
            Some(place) => self.choose(vec![place], action),
            None => self.say_why_not(action),
        }
    }

    /// Says why an action cannot be chosen.
    pub fn say_why_not(self, action: Action) {
        let reason = untrack(|| {
            let (eye, open) = (self.desk.eye.get(), self.desk.open.get());
            self.desk.names.with(|names| {
                self.scope.with(|seen| match Closed::check(eye, seen.turn.seat(), open) {
                    Err(closed) => Some(text::locked(closed, names)),
                    Ok(_) => Broadside::why_not(&seen.view, action)
                        .map(|why| text::reason(&seen.view, why, names)),
                })
            })
        });
        if let Some(reason) = reason {
            self.desk.explain.run(reason);
        }
    }

    /// Something told with the view at hand; tracked.
    pub fn with_view<T>(self, of: impl FnOnce(&broadside::View, &Names) -> T) -> T {
        self.desk.names.with(|names| self.scope.with(|seen| of(&seen.view, names)))
    }
}
