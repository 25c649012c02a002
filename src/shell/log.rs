//! What has happened, in words, grouped by turn. A line leads to its moment.

use std::sync::Arc;

use leptos::prelude::*;

use super::pennant::pennant;
use crate::beats::Line;
use crate::desk::Desk;
use crate::pieces::stands_beside;
use crate::session::Session;
use crate::weave::rows;

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
            {rows(
                move || desk.names.with(|names| session.game().story(desk.eye.get(), names)),
                move |told: Arc<Line>| line(session, desk, open, &told),
            )}
        </ol>
    }
    .into_any()
}

fn line(session: Session, desk: Desk, open: RwSignal<bool>, told: &Line) -> AnyView {
    let Line { ply, seat, heading, text } = told.clone();
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
