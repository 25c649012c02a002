//! The rules of a game as text with drawn examples: the rules page and the drawer at the table.

use leptos::prelude::*;

use crate::games::Cartridge;
use crate::pieces::{Badge, Card};
use crate::prefs::use_prefs;
use crate::text::rules::{Block, Example, ExampleCard, Section};

/// The sections with their blocks; each section's heading carries its id as an anchor.
pub fn rules_view(game: &dyn Cartridge) -> AnyView {
    let sections = game.rules(untrack(|| use_prefs().lang()));
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
