//! A choice of the list as something to touch: it is chosen, or says why not; and things that
//! only tell.

use leptos::prelude::*;
use logbook::{Action, Logbook};

use crate::desk::{Desk, Draft, Reason};
use crate::shell::{Answer, Touchable, touchable};
use crate::tables::logbook::sight::Sight;
use crate::text::Told;

/// A button around what is drawn of a choice, said in the words of the list.
pub fn choice(sight: Sight, action: Action, class: &'static str, drawn: AnyView) -> AnyView {
    touchable(Deed { sight, action, worded: false }, class, drawn)
}

/// The same around what says it all in words.
pub fn worded(sight: Sight, action: Action, class: &'static str, drawn: AnyView) -> AnyView {
    touchable(Deed { sight, action, worded: true }, class, drawn)
}

/// The place of an action in the list, while the viewer may choose; tracked.
pub fn listed(sight: Sight, action: Action) -> Option<usize> {
    if sight.desk.open.get() { sight.scope.with(|seen| seen.place(action)) } else { None }
}

/// Chooses an action, or says why that cannot be.
pub fn choose_or_say(sight: Sight, action: Action) {
    match untrack(|| listed(sight, action)) {
        Some(place) => sight.choose(vec![place], action),
        None => sight.refuse_action(action),
    }
}

/// The action that is chosen but not yet confirmed, if it is one of the list; tracked.
pub fn drafted(sight: Sight) -> Option<Action> {
    sight.desk.draft.with(|draft| {
        let Draft { path, .. } = draft.as_ref()?;
        let [place] = path[..] else { return None };
        sight.scope.with(|seen| seen.list.get(place).copied())
    })
}

#[derive(Clone, Copy)]
struct Deed {
    sight: Sight,
    action: Action,
    worded: bool,
}

impl Touchable for Deed {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        listed(self.sight, self.action).map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        let place = listed(self.sight, self.action);
        place.is_some_and(|place| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        let Deed { sight, action, worded } = self;
        let told = |names: &_| sight.scope.with(|seen| Logbook::label(seen, action, names));
        (!worded).then(|| sight.desk.names.with(told))
    }

    fn touch(self) {
        choose_or_say(self.sight, self.action);
    }
}

/// A button that tells something and does nothing else.
pub fn telling(
    sight: Sight,
    class: &'static str,
    spoken: Option<String>,
    tell: impl Fn() -> Reason + Send + Sync + 'static,
    drawn: AnyView,
) -> AnyView {
    let (spoken, tell) = (StoredValue::new(spoken), StoredValue::new(Box::new(tell) as Tell));
    touchable(Tale { sight, spoken, tell }, class, drawn)
}

type Tell = Box<dyn Fn() -> Reason + Send + Sync>;

#[derive(Clone, Copy)]
struct Tale {
    sight: Sight,
    spoken: StoredValue<Option<String>>,
    tell: StoredValue<Tell>,
}

impl Touchable for Tale {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        Answer::Explains
    }

    fn is_chosen(self) -> bool {
        false
    }

    fn spoken(self) -> Option<String> {
        self.spoken.get_value()
    }

    fn touch(self) {
        let reason = self.tell.with_value(|tell| untrack(tell));
        self.sight.desk.explain.run(reason);
    }
}
