//! The rules of a game with their contents: the rules page and the drawer at the table.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::button::{Face, button, icon};
use crate::games::{Book, GameId};
use crate::pieces::{Glyph, Needle};
use crate::prefs::{use_prefs, word};
use crate::text::rules::Section;
use crate::trail;

/// The rules of a game in a drawer.
pub fn rules_view(game: GameId) -> AnyView {
    match game.book() {
        Some(book) => beside(book),
        None => await_book(game),
    }
}

/// The rules are a chunk of their own, and a drawer may be opened before it has come.
fn await_book(game: GameId) -> AnyView {
    let came = RwSignal::new(None);
    let fetch = move || {
        came.set(None);
        spawn_local(async move {
            // Whoever waited may have closed the drawer.
            came.try_set(Some(game.load_book().await));
        });
    };
    fetch();
    view! {
        {move || match came.get() {
            None => view! { <p class="coming" role="status" data-busy="loading"><Needle/></p> }.into_any(),
            Some(Ok(book)) => untrack(|| beside(book)),
            Some(Err(_)) => {
                let again = button("key", "data-try-again", Face::Word(|w| w.try_again), fetch);
                view! { <p role="alert">{word(|w| w.part_missing)}</p> {again} }.into_any()
            }
        }}
    }
    .into_any()
}

/// In a drawer the contents lead within it: the table stays where it is.
fn beside(book: Book) -> AnyView {
    let sections = (book.sections)(untrack(|| use_prefs().lang()));
    let unfolded = NodeRef::<html::Details>::new();
    let leads = sections.iter().map(|section| {
        let id = section.id;
        let go = move |_| {
            if let Some(list) = unfolded.get_untracked() {
                list.set_open(false);
            }
            trail::show(id);
        };
        view! { <button type="button" on:click=go>{section.title}</button> }.into_any()
    });
    let leads: Vec<AnyView> = leads.collect();
    view! {
        {contents(leads, unfolded, false, ().into_any())}
        {rules_text(book, sections)}
    }
    .into_any()
}

/// The text of the rules.
pub fn rules_text(book: Book, sections: Vec<Section>) -> AnyView {
    let sections: Vec<AnyView> = sections.into_iter().map(book.draw).collect();
    view! { <article class="prose" data-rules="">{sections}</article> }.into_any()
}

/// The sections to jump to, in sight wherever one reads: folded to a line where there is no room for them beside the
/// text, which then says where one is.
pub fn contents(
    leads: Vec<AnyView>,
    node: NodeRef<html::Details>,
    open: bool,
    here: AnyView,
) -> AnyView {
    let leads = leads.into_iter().map(|lead| view! { <li>{lead}</li> }.into_any());
    let leads: Vec<AnyView> = leads.collect();
    view! {
        <details class="contents" node_ref=node open=open>
            <summary>{icon(Glyph::Menu)} <b>{word(|w| w.contents)}</b> {here}</summary>
            <nav aria-label=word(|w| w.contents)><ul>{leads}</ul></nav>
        </details>
    }
    .into_any()
}
