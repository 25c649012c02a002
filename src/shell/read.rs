//! The table in words: everything visible, as headings and lists.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::session::Session;
use crate::text::Paragraph;

/// The whole visible table as headings and lists.
pub fn read_table(session: Session, desk: Desk) -> AnyView {
    view! {
        <div class="prose" data-read="" tabindex="0">
            {move || {
                let said = session.game().read_aloud(desk.eye.get(), &desk.names.get());
                said.into_iter().map(paragraph).collect::<Vec<AnyView>>()
            }}
        </div>
    }
    .into_any()
}

fn paragraph(said: Paragraph) -> AnyView {
    let lines = said.lines.into_iter().map(|line| view! { <li>{line}</li> }.into_any());
    view! {
        <section>
            <h3>{said.title}</h3>
            <ul>{lines.collect::<Vec<AnyView>>()}</ul>
        </section>
    }
    .into_any()
}
