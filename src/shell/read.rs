//! The table in words: everything visible, as headings and lists.

use leptos::prelude::*;

use crate::session::Session;

/// The whole visible table as headings and lists.
#[component]
pub fn ReadTable(
    /// The game in progress.
    session: Session,
) -> impl IntoView {
    let paragraphs = Memo::new(move |_| session.game().read_aloud(session.eye(), &session.names()));
    let one = |paragraph: crate::text::Paragraph| {
        view! {
            <section>
                <h3>{paragraph.title}</h3>
                <ul>{paragraph.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            </section>
        }
    };
    view! {
        <div class="prose" data-read="" tabindex="0">
            {move || paragraphs.get().into_iter().map(one).collect_view()}
        </div>
    }
}
