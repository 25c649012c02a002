//! What the viewer may do besides touching things, each with what it would bring.

use leptos::prelude::*;
use quay::{Action, Decision};

use super::board::Board;
use super::model::OptionModel;
use crate::desk::Desk;
use crate::pieces::{Emblem, EmblemMark};
use crate::shell::{Answer, Touchable, touchable};
use crate::text::quay::{Why, foretold, terms};
use crate::weave::When;

/// Reads what may be done; nothing where one only looks.
fn offered<T>(board: Board, read: impl FnOnce(&[OptionModel]) -> T) -> T {
    let open = board.desk.open.get();
    board.model.with(|model| read(if open { &model.options } else { &[] }))
}

/// The options of the moment as keys.
pub fn options(board: Board) -> AnyView {
    view! {
        <div
            class="quay-options"
            role="group"
            aria-label=terms(board.lang()).actions
            data-deciding=move || offers(board)
            hidden=move || offered(board, <[_]>::is_empty)
        >
            {move || keys(board)}
        </div>
    }
    .into_any()
}

/// How many offers are to be decided on: each has a key to sell and a key to pay.
fn offers(board: Board) -> Option<String> {
    let deciding = board.is(|model| model.decision == Decision::Decide);
    deciding.then(|| offered(board, |options| options.len() / 2).to_string())
}

fn keys(board: Board) -> Vec<AnyView> {
    let key = |option: &OptionModel| {
        let (action, choice, why) = (option.action, option.choice, option.why);
        let told = option.foretold.as_ref().map(|told| foretold(board.lang(), told));
        let outcome = told
            .filter(|told| !told.is_empty())
            .map(|told| view! { <span class="quay-outcome">{told}</span> }.into_any());
        let drawn = view! {
            <span>{board.deed(action)}</span>
            {outcome}
        };
        touchable(Key { board, action, choice, why }, "key quay-option", drawn.into_any())
    };
    offered(board, |options| options.iter().map(key).collect())
}

/// The key of an option.
#[derive(Clone, Copy)]
struct Key {
    board: Board,
    action: Action,
    choice: Option<usize>,
    why: Option<Why>,
}

impl Touchable for Key {
    fn desk(self) -> Desk {
        self.board.desk
    }

    fn answer(self) -> Answer {
        self.choice.map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        self.choice.is_some_and(|place| self.board.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        None
    }

    fn touch(self) {
        match (self.choice, self.why) {
            (Some(place), _) => self.board.choose(vec![place], self.action),
            (None, Some(why)) => self.board.explain(why),
            (None, None) => {}
        }
    }
}

/// The switch that takes a card with a Shelter instead of openly.
pub fn shelter_switch(board: Board) -> AnyView {
    view! {
        <When is=move || board.desk.open.get() && board.is(|model| model.may_shelter)>
            <button
                type="button"
                class="key key-small quay-shelter"
                data-pick=""
                aria-label=terms(board.lang()).with_shelter
                aria-pressed=move || board.is(|model| model.picked.shelter).to_string()
                on:click=move |_| board.switch_shelter()
            >
                <EmblemMark emblem=Emblem::Umbrella/>
                <span>{terms(board.lang()).with_shelter}</span>
            </button>
        </When>
    }
    .into_any()
}
