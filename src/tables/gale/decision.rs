//! Keep a triplet or discard it: both outcomes before the choice.

use gale::{Action, Wind};
use leptos::prelude::*;

use super::model::faces;
use super::model::{Decision, Prospect, closed};
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::Card;
use crate::shell::{Answer, Touchable, touchable};
use crate::text::gale::{deed, outcome_if};

/// The triplet that is to be decided on, with what either choice would bring.
pub fn decision(sight: Sight) -> AnyView {
    let decision = Memo::new(move |_| sight.read(|model| model.decision.clone()));
    view! { {move || decision.get().map(|decision| drawn(sight, &decision))} }.into_any()
}

fn drawn(sight: Sight, decision: &Decision) -> AnyView {
    let dir = decision.dir;
    let cards = (1..=3).filter_map(|damage| Wind::new(dir, damage));
    let cards = cards.map(|wind| view! { <Card face=faces::wind(wind)/> }.into_any());
    view! {
        <section class="zone gale-decision">
            <span class="gale-decision-cards" aria-hidden="true">{cards.collect::<Vec<_>>()}</span>
            {Way { sight, action: Action::Discard(dir), prospect: decision.discard }.draw()}
            {Way { sight, action: Action::Keep(dir), prospect: decision.keep }.draw()}
        </section>
    }
    .into_any()
}

/// One of the two ways to decide.
#[derive(Clone, Copy)]
struct Way {
    sight: Sight,
    action: Action,
    prospect: Prospect,
}

impl Way {
    fn draw(self) -> AnyView {
        let (lang, Prospect { damage, points, .. }) = (self.sight.lang(), self.prospect);
        let drawn = view! {
            <span>{deed(self.action, lang)}</span>
            <span class="gale-option-outcome">{outcome_if(lang, damage, points)}</span>
        };
        touchable(self, "key gale-option", drawn.into_any())
    }
}

impl Touchable for Way {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        let place = self.sight.acting().and(self.prospect.choice);
        place.map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        self.prospect.choice.is_some_and(|place| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        None
    }

    fn touch(self) {
        let Sight { scope, desk, .. } = self.sight;
        match untrack(|| self.answer().place()) {
            Some(place) => self.sight.choose(vec![place], self.action),
            None => {
                let why = untrack(|| scope.with(|seen| closed(&seen.view, desk.open.get())));
                if let Some(closed) = why {
                    self.sight.explain(closed);
                }
            }
        }
    }
}
