//! What the viewer may do besides touching things, each with what it would bring.

use leptos::prelude::*;
use quay::{Action, Decision};

use super::model::{OptionModel, Why};
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::{Emblem, EmblemMark};
use crate::shell::{Answer, Touchable, touchable};
use crate::text::quay::{foretold, terms};
use crate::weave::When;

/// Reads what may be done; nothing where one only looks.
fn offered<T>(sight: Sight, read: impl FnOnce(&[OptionModel]) -> T) -> T {
    let open = sight.desk.open.get();
    sight.model.with(|model| read(if open { &model.options } else { &[] }))
}

/// The options of the moment as keys.
pub fn options(sight: Sight) -> AnyView {
    view! {
        <div
            class="quay-options"
            role="group"
            aria-label=terms(sight.lang()).actions
            data-deciding=move || offers(sight)
            hidden=move || offered(sight, <[_]>::is_empty)
        >
            {move || keys(sight)}
        </div>
    }
    .into_any()
}

/// How many offers are to be decided on: each has a key to sell and a key to pay.
fn offers(sight: Sight) -> Option<String> {
    let deciding = sight.is(|model| model.decision == Decision::Decide);
    deciding.then(|| offered(sight, |options| options.len() / 2).to_string())
}

fn keys(sight: Sight) -> Vec<AnyView> {
    let key = |option: &OptionModel| {
        let (action, choice, why) = (option.action, option.choice, option.why);
        let told = option.foretold.as_ref().map(|told| foretold(sight.lang(), told));
        let outcome = told
            .filter(|told| !told.is_empty())
            .map(|told| view! { <span class="quay-outcome">{told}</span> }.into_any());
        let drawn = view! {
            <span>{sight.deed(action)}</span>
            {outcome}
        };
        touchable(Key { sight, action, choice, why }, "key quay-option", drawn.into_any())
    };
    offered(sight, |options| options.iter().map(key).collect())
}

/// The key of an option.
#[derive(Clone, Copy)]
struct Key {
    sight: Sight,
    action: Action,
    choice: Option<usize>,
    why: Option<Why>,
}

impl Touchable for Key {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.choice.map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        self.choice.is_some_and(|place| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        None
    }

    fn touch(self) {
        match (self.choice, self.why) {
            (Some(place), _) => self.sight.choose(vec![place], self.action),
            (None, Some(why)) => self.sight.explain(why),
            (None, None) => {}
        }
    }
}

/// The switch that takes a card with a Shelter instead of openly.
pub fn shelter_switch(sight: Sight) -> AnyView {
    view! {
        <When is=move || sight.desk.open.get() && sight.is(|model| model.may_shelter)>
            <button
                type="button"
                class="key key-small quay-shelter"
                data-pick=""
                aria-label=terms(sight.lang()).with_shelter
                aria-pressed=move || sight.is(|model| model.picked.shelter).to_string()
                on:click=move |_| sight.switch_shelter()
            >
                <EmblemMark emblem=Emblem::Umbrella/>
                <span>{terms(sight.lang()).with_shelter}</span>
            </button>
        </When>
    }
    .into_any()
}
