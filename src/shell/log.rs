//! What has happened, in words, grouped by turn. A line leads to its moment.

use engine::Seat;
use leptos::prelude::*;

use super::pennant::pennant;
use crate::desk::Desk;
use crate::pieces::stands_beside;
use crate::session::Session;
use crate::weave::rows;

/// A line of the log as it is drawn.
#[derive(Hash)]
struct Entry {
    place: usize,
    ply: Option<usize>,
    seat: Option<Seat>,
    /// The heading, where a new turn begins with this line.
    heading: Option<String>,
    text: String,
}

/// The log of a game in progress.
pub fn log_list(session: Session, desk: Desk, open: RwSignal<bool>) -> AnyView {
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        session.game().ply();
        // The newest line is at the bottom: show it.
        let body = list.get().and_then(|list| list.parent_element());
        if let Some(body) = body {
            body.set_scroll_top(body.scroll_height());
        }
    });
    view! {
        <ol class="log" data-log="" node_ref=list>
            {rows(move || entries(session, desk), move |entry| line(session, desk, open, entry))}
        </ol>
    }
    .into_any()
}

/// The story up to the position shown. A chapter may span several turns: it begins where its
/// heading changes.
fn entries(session: Session, desk: Desk) -> Vec<Entry> {
    let (game, names) = (session.game(), desk.names.get());
    let mut last = String::new();
    let story = game.story(desk.eye.get(), &names).into_iter().enumerate();
    story
        .map(|(place, told)| {
            let chapter = game.chapter(told.clock, &names);
            let heading = (place == 0 || chapter != last).then(|| chapter.clone());
            last = chapter;
            Entry { place, ply: told.ply, seat: told.seat, heading, text: told.text }
        })
        .collect()
}

fn line(session: Session, desk: Desk, open: RwSignal<bool>, entry: Entry) -> AnyView {
    let Entry { ply, seat, heading, text, .. } = entry;
    let heading = heading
        .map(|heading| view! { <p class="log-turn" role="presentation">{heading}</p> }.into_any());
    let pennant = seat.map(|seat| pennant(desk, seat));
    let shown =
        move || ply.is_some_and(|ply| !session.is_present() && session.game().ply() == ply + 1);
    view! {
        <li>
            {heading}
            <button
                type="button"
                disabled=ply.is_none()
                aria-current=move || shown().then_some("true")
                on:click=move |_| {
                    if let Some(ply) = ply {
                        session.look_at(ply);
                        // Where the log covers the table, what was asked for lies below it.
                        if !stands_beside() {
                            open.set(false);
                        }
                    }
                }
            >
                {pennant}
                <span>{text}</span>
            </button>
        </li>
    }
    .into_any()
}
