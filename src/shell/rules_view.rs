//! The rules of a game as text with drawn examples: the rules page and the drawer at the table.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::button::{Face, button};
use crate::games::{Book, GameId};
use crate::pieces::{Badge, Card, Needle};
use crate::prefs::{use_prefs, word};
use crate::text::rules::{Block, Example, ExampleCard, Section};

/// The sections with their blocks; each section's heading carries its id as an anchor.
pub fn rules_view(game: GameId) -> AnyView {
    match game.book() {
        Some(book) => read(book),
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
            Some(Ok(book)) => untrack(|| read(book)),
            Some(Err(_)) => {
                let again = button("key", "data-try-again", Face::Word(|w| w.try_again), fetch);
                view! { <p role="alert">{word(|w| w.part_missing)}</p> {again} }.into_any()
            }
        }}
    }
    .into_any()
}

fn read(book: Book) -> AnyView {
    let sections = book(untrack(|| use_prefs().lang()));
    view! {
        <article class="prose" data-rules="">
            {all(sections, section)}
        </article>
    }
    .into_any()
}

fn all<T>(items: Vec<T>, draw: fn(T) -> AnyView) -> Vec<AnyView> {
    items.into_iter().map(draw).collect()
}

fn section(section: Section) -> AnyView {
    view! {
        <section data-section=section.id>
            <h2 id=section.id tabindex="-1">{section.title}</h2>
            {all(section.body, block)}
        </section>
    }
    .into_any()
}

fn block(block: Block) -> AnyView {
    match block {
        Block::Text(text) => view! { <p>{text}</p> }.into_any(),
        Block::List(list) => view! { <ul>{all(list, point)}</ul> }.into_any(),
        Block::Steps(list) => view! { <ol>{all(list, point)}</ol> }.into_any(),
        Block::Example(example) => drawn(example),
        Block::Table(head, rows) => table(head, rows),
    }
}

fn point(words: &'static str) -> AnyView {
    view! { <li>{words}</li> }.into_any()
}

fn drawn(example: Example) -> AnyView {
    view! {
        <figure class="example">
            <p class="example-title">{example.title}</p>
            <ol class="spots">{all(example.cards, card)}</ol>
            <figcaption>{example.text}</figcaption>
        </figure>
    }
    .into_any()
}

fn card(card: ExampleCard) -> AnyView {
    view! {
        <li class="spot">
            <span class="unseen">{card.spoken}</span>
            <Card face=card.face struck=card.struck/>
            <span class="spot-value">{card.caption}</span>
            {all(card.marks, |(tone, words)| view! { <Badge tone>{words}</Badge> }.into_any())}
        </li>
    }
    .into_any()
}

fn table(head: Vec<&'static str>, rows: Vec<Vec<String>>) -> AnyView {
    view! {
        <table>
            <thead>
                <tr>{all(head, |cell| view! { <th scope="col">{cell}</th> }.into_any())}</tr>
            </thead>
            <tbody>{all(rows, row)}</tbody>
        </table>
    }
    .into_any()
}

/// A row of a table; its first cell is its heading.
fn row(cells: Vec<String>) -> AnyView {
    let cells = cells.into_iter().enumerate().map(|(column, cell)| match column {
        0 => view! { <th scope="row">{cell}</th> }.into_any(),
        _ => view! { <td>{cell}</td> }.into_any(),
    });
    view! { <tr>{cells.collect::<Vec<AnyView>>()}</tr> }.into_any()
}
