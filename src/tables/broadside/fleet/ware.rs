//! Something that can be had, as a button: it is chosen, or says why not.

use broadside::{Action, WhyNot};
use leptos::prelude::*;

use super::yard;
use crate::desk::{Closed, Desk, Reason};
use crate::pieces::{Glyph, Icon};
use crate::shell::{Answer, Touchable, touchable};
use crate::tables::broadside::model::fleet::Offer;
use crate::tables::broadside::sight::Sight;
use crate::text::broadside::yard as text;
use crate::text::closed;

/// A button around what is drawn of a choice, with a word where it cannot be had.
pub fn ware(sight: Sight, action: Action, class: &'static str, drawn: AnyView) -> AnyView {
    let ware = Ware { sight, action };
    let tag = move || {
        let why = ware.offer()?.why?;
        let word = text::tag(sight.lang(), action, why);
        (!word.is_empty()).then(|| tagged(why == WhyNot::InFleet, word))
    };
    touchable(ware, class, view! { {drawn} {move || tag()} }.into_any())
}

/// A word with the sign that goes with it: had already, or not to be had.
fn tagged(had: bool, word: &'static str) -> AnyView {
    let glyph = if had { Glyph::Tick } else { Glyph::Bar };
    view! { <span class="yard-tag" data-had=had.then_some("")><Icon glyph/> {word}</span> }
        .into_any()
}

#[derive(Clone, Copy)]
struct Ware {
    sight: Sight,
    action: Action,
}

impl Ware {
    fn offer(self) -> Option<Offer> {
        yard(self.sight, |yard| yard.offer(self.action))
    }

    fn place(self) -> Option<usize> {
        if self.sight.desk.open.get() { self.offer()?.place } else { None }
    }

    /// Why it cannot be had: the rules, or because nobody asks.
    fn refusal(self) -> Option<Reason> {
        let Ware { sight, action } = self;
        let open = sight.desk.open.get();
        sight.tell(|table, names| {
            let yard = table.yard.as_ref()?;
            if let Err(why) = Closed::check(sight.desk.eye.get(), Some(yard.seat), open) {
                return Some(Reason { words: closed(why, names), section: "fleet" });
            }
            let why = yard.offer(action)?.why?;
            Some(text::refusal(yard, action, why, names.lang))
        })
    }
}

impl Touchable for Ware {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.place().map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        self.place().is_some_and(|place| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        let lang = self.sight.lang();
        Some(yard(self.sight, |yard| text::spoken(yard, self.action, lang)))
    }

    fn touch(self) {
        match untrack(|| self.place()) {
            Some(place) => self.sight.choose(vec![place], self.action),
            None => {
                if let Some(reason) = untrack(|| self.refusal()) {
                    self.sight.desk.explain.run(reason);
                }
            }
        }
    }
}
