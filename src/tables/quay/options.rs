//! What the viewer may do besides touching things, each with what it would bring.

use leptos::prelude::*;
use quay::Decision;

use super::board::Board;
use super::model::OptionModel;
use crate::pieces::{Emblem, EmblemMark};
use crate::text::quay::{foretold, terms};
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
            aria-label=move || terms(board.lang()).actions
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
    offered(board, |options| options.iter().map(|option| key(board, option)).collect())
}

fn key(board: Board, option: &OptionModel) -> AnyView {
    let (action, choice, why) = (option.action, option.choice, option.why);
    let told = option.foretold.as_ref().map(|told| foretold(board.lang(), told));
    let outcome = told
        .filter(|told| !told.is_empty())
        .map(|told| view! { <span class="quay-outcome">{told}</span> }.into_any());
    let press = move |_| match (choice, why) {
        (Some(index), _) => board.choose(vec![index], action),
        (None, Some(why)) => board.explain(why),
        (None, None) => {}
    };
    view! {
        <button
            type="button"
            class="key quay-option"
            data-act=choice.map(|index| index.to_string())
            data-why=choice.is_none().then_some("")
            data-hinted=move || (choice.is_some() && board.desk.hinted.get() == choice).then_some("")
            aria-pressed=move || choice.is_some_and(|index| board.is_drafted(&[index])).to_string()
            on:click=press
        >
            <span>{board.deed(action)}</span>
            {outcome}
        </button>
    }
    .into_any()
}

/// The switch that takes a card with a Shelter instead of openly.
pub fn shelter_switch(board: Board) -> AnyView {
    view! {
        <When is=move || board.desk.open.get() && board.is(|model| model.may_shelter)>
            <button
                type="button"
                class="key key-small quay-shelter"
                data-pick=""
                aria-label=move || terms(board.lang()).with_shelter
                aria-pressed=move || board.is(|model| model.picked.shelter).to_string()
                on:click=move |_| board.switch_shelter()
            >
                <EmblemMark emblem=Emblem::Umbrella/>
                <span>{move || terms(board.lang()).with_shelter}</span>
            </button>
        </When>
    }
    .into_any()
}
