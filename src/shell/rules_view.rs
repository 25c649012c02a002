//! The rules of a game as text with drawn examples: the rules page and the drawer at the table.

use leptos::prelude::*;

use crate::pieces::{Badge, Card};
use crate::text::rules::{Block, Example, ExampleCard, Section};

/// Sections with their blocks; each section's heading carries its id as an anchor.
#[component]
pub fn RulesView(
    /// What to show.
    #[prop(into)]
    sections: Signal<Vec<Section>>,
) -> impl IntoView {
    view! {
        <article class="prose" data-rules="">
            {move || sections.get().into_iter().map(section).collect_view()}
        </article>
    }
}

fn section(section: Section) -> impl IntoView {
    view! {
        <section data-section=section.id>
            <h2 id=section.id tabindex="-1">{section.title}</h2>
            {section.body.into_iter().map(block).collect_view()}
        </section>
    }
}

fn block(block: Block) -> AnyView {
    let points = |points: Vec<&'static str>| {
        points.into_iter().map(|p| view! { <li>{p}</li> }).collect_view()
    };
    match block {
        Block::Text(text) => view! { <p>{text}</p> }.into_any(),
        Block::List(list) => view! { <ul>{points(list)}</ul> }.into_any(),
        Block::Steps(list) => view! { <ol>{points(list)}</ol> }.into_any(),
        Block::Example(example) => drawn(example).into_any(),
        Block::Table(head, rows) => table(head, rows).into_any(),
    }
}

fn drawn(example: Example) -> impl IntoView {
    view! {
        <figure class="example">
            <p class="example-title">{example.title}</p>
            <ol class="spots">{example.cards.into_iter().map(card).collect_view()}</ol>
            <figcaption>{example.text}</figcaption>
        </figure>
    }
}

fn card(card: ExampleCard) -> impl IntoView {
    let marks = card
        .marks
        .into_iter()
        .map(|(tone, words)| view! { <Badge tone=tone>{words}</Badge> })
        .collect_view();
    view! {
        <li class="spot">
            <span class="unseen">{card.spoken}</span>
            <Card face=card.face struck=card.struck/>
            <span class="spot-value">{card.caption}</span>
            {marks}
        </li>
    }
}

fn table(head: Vec<&'static str>, rows: Vec<Vec<String>>) -> impl IntoView {
    let heads = head.into_iter().map(|cell| view! { <th scope="col">{cell}</th> }).collect_view();
    let rows = rows
        .into_iter()
        .map(|row| {
            let cells = row.into_iter().enumerate().map(|(column, cell)| match column {
                0 => view! { <th scope="row">{cell}</th> }.into_any(),
                _ => view! { <td>{cell}</td> }.into_any(),
            });
            view! { <tr>{cells.collect_view()}</tr> }
        })
        .collect_view();
    view! {
        <table>
            <thead>
                <tr>{heads}</tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
