//! A section of the rules: text, tables, and examples drawn as they would lie on the table.

use leptos::prelude::*;

use crate::pieces::{Badge, Card, CardBack, Coin, Pennant};
use crate::text::rules::{Block, Example, Piece, Section, Thing};

/// A section with its blocks; the heading carries its id as an anchor.
pub fn rules_section(section: Section) -> AnyView {
    view! {
        <section data-section=section.id>
            <h2 id=section.id tabindex="-1">{section.title}</h2>
            {all(section.body, block)}
        </section>
    }
    .into_any()
}

fn all<T>(items: Vec<T>, draw: fn(T) -> AnyView) -> Vec<AnyView> {
    items.into_iter().map(draw).collect()
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
    let text = Some(example.text).filter(|text| !text.is_empty());
    view! {
        <figure class="example">
            <p class="example-title">{example.title}</p>
            <ol class="example-things">{all(example.things, thing)}</ol>
            {text.map(|text| view! { <figcaption>{text}</figcaption> }.into_any())}
        </figure>
    }
    .into_any()
}

fn thing(thing: Thing) -> AnyView {
    let piece = match thing.piece {
        Piece::Card(face) => view! { <Card face struck=thing.struck/> }.into_any(),
        Piece::Back => view! { <CardBack/> }.into_any(),
        Piece::Coin(amount) => view! { <Coin amount/> }.into_any(),
        Piece::Drawing(markup) => {
            view! { <div class="drawing" inner_html=markup></div> }.into_any()
        }
    };
    let name = thing.caption.clone();
    let pennant = thing.seat.map(|seat| view! { <Pennant seat name/> }.into_any());
    view! {
        <li>
            <span class="unseen">{thing.spoken}</span>
            {piece}
            <span class="example-caption">{pennant} {thing.caption}</span>
            {all(thing.marks, |(tone, words)| view! { <Badge tone>{words}</Badge> }.into_any())}
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
