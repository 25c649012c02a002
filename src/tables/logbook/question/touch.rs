//! A choice of the list as something to touch: it is chosen, or says why not.

use leptos::prelude::*;
use logbook::{Action, Logbook};

use crate::desk::Desk;
use crate::shell::{Answer, Touchable, touchable};
use crate::tables::logbook::sight::Sight;
use crate::text::Told;

/// A button around what is drawn of a choice, said in the words of the list.
pub fn entry(sight: Sight, action: Action, class: &'static str, drawn: AnyView) -> AnyView {
    touchable(Entry { sight, action, spoken: true }, class, drawn)
}

/// The same around what says it all in words.
pub fn worded(sight: Sight, action: Action, class: &'static str, drawn: AnyView) -> AnyView {
    touchable(Entry { sight, action, spoken: false }, class, drawn)
}

/// A key with the words of the list.
pub fn key(sight: Sight, action: Action) -> AnyView {
    let words = untrack(|| Entry { sight, action, spoken: true }.label());
    worded(sight, action, "key key-small lb-key", view! { <span>{words}</span> }.into_any())
}

#[derive(Clone, Copy)]
struct Entry {
    sight: Sight,
    action: Action,
    /// Is it told to a listener in other words than those that are drawn?
    spoken: bool,
}

impl Entry {
    /// The place of the choice in the list, while the viewer may choose; tracked.
    fn listed(self) -> Option<usize> {
        let Entry { sight, action, .. } = self;
        if sight.desk.open.get() { sight.scope.with(|seen| seen.place(action)) } else { None }
    }

    /// In the words of the list; tracked.
    fn label(self) -> String {
        let Entry { sight, action, .. } = self;
        sight.desk.names.with(|names| sight.scope.with(|seen| Logbook::label(seen, action, names)))
    }
}

impl Touchable for Entry {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.listed().map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        self.listed().is_some_and(|place| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        self.spoken.then(|| self.label())
    }

    fn touch(self) {
        let Entry { sight, action, .. } = self;
        match untrack(|| self.listed()) {
            Some(place) => sight.choose(vec![place], action),
            None => sight.refuse_action(action),
        }
    }
}
