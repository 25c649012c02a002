//! What has happened, in words, grouped by turn. A line leads to its moment.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::pennant::pennant;
use crate::beats::{Chapter, Entry, Fold, Told, Weight};
use crate::desk::Desk;
use crate::pieces::stands_beside;
use crate::prefs::word;
use crate::session::Session;
use crate::weave::rows;

/// What the reader has opened and closed.
#[derive(Clone, Copy)]
struct Wishes {
    /// Chapters that are not as they would be by themselves.
    chapters: RwSignal<Vec<(usize, bool)>>,
    /// The folds that are open, by the step of the line they lie under.
    unfolded: RwSignal<Vec<Option<usize>>>,
}

/// The log of a game in progress.
pub fn log_list(session: Session, desk: Desk, open: RwSignal<bool>) -> AnyView {
    let list = NodeRef::<leptos::html::Ol>::new();
    let wishes = Wishes { chapters: RwSignal::default(), unfolded: RwSignal::default() };
    let entries = move || {
        let chapters = wishes.chapters.get();
        desk.names.with(|names| session.game().story(desk.eye.get(), names, &chapters))
    };
    Effect::new(move || {
        session.game().ply();
        if let Some(list) = list.get() {
            show_newest(&list);
        }
    });
    view! {
        <ol class="log" data-log="" node_ref=list>
            {rows(
                entries,
                move |entry: Entry| match entry {
                    Entry::Told(told) => line(session, desk, open, wishes, &told),
                    Entry::Closed(chapter) => {
                        view! { <li>{heading(wishes, &chapter, false)}</li> }.into_any()
                    }
                },
            )}
        </ol>
    }
    .into_any()
}

/// The newest line is at the bottom. What has happened since the reader's last act is shown from
/// its beginning, and the bottom with it where there is room.
fn show_newest(list: &web_sys::HtmlElement) {
    let Some(body) = list.parent_element() else { return };
    let since = list.query_selector("[data-since]").ok().flatten();
    let since = since.and_then(|mark| mark.dyn_into::<web_sys::HtmlElement>().ok());
    let top = since.map_or(body.scroll_height(), |mark| mark.offset_top() - list.offset_top());
    body.set_scroll_top(top);
}

fn line(
    session: Session,
    desk: Desk,
    open: RwSignal<bool>,
    wishes: Wishes,
    Told { chapter, line, since, fold }: &Told,
) -> AnyView {
    let (ply, fold) = (line.ply, *fold);
    let since = since.then(|| stated("log-since", word(|w| w.since_your_act).to_owned()));
    let marked = since.is_some();
    let chapter = chapter.as_ref().map(|chapter| heading(wishes, chapter, true));
    let pennant = line.seat.map(|seat| pennant(desk, seat));
    let shown =
        move || ply.is_some_and(|ply| !session.is_present() && session.game().ply() == ply + 1);
    let weight = match line.weight {
        Weight::Small => "small",
        Weight::Act => "act",
        Weight::Result => "result",
    };
    let folded = move |head| wishes.unfolded.with(|heads| !heads.contains(&head));
    let hidden = move || matches!(fold, Fold::Under(head) if folded(head));
    view! {
        <li data-weight=weight data-since=marked.then_some("") hidden=hidden>
            {since}
            {chapter}
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
                <span>{line.text.clone()}</span>
            </button>
            {unfold(wishes, fold, session)}
        </li>
    }
    .into_any()
}

/// The heading of a chapter; in a long log it opens and closes it.
fn heading(Wishes { chapters, .. }: Wishes, chapter: &Chapter, is_open: bool) -> AnyView {
    let (place, words) = (chapter.place, chapter.words.to_string());
    if !chapter.turns {
        return stated("log-turn", words);
    }
    let turn = move |_| {
        chapters.update(|wishes| {
            wishes.retain(|(other, _)| *other != place);
            wishes.push((place, !is_open));
        });
    };
    view! {
        <button
            type="button"
            class="log-turn log-chapter"
            data-fold=""
            aria-expanded=is_open.to_string()
            on:click=turn
        >
            {words}
        </button>
    }
    .into_any()
}

fn stated(class: &'static str, words: String) -> AnyView {
    view! { <p class=class role="presentation">{words}</p> }.into_any()
}

/// Shows the small steps that lie under a line, or hides them again.
fn unfold(Wishes { unfolded, .. }: Wishes, fold: Fold, session: Session) -> Option<AnyView> {
    let Fold::Over(head, more) = fold else { return None };
    let words = crate::text::more_steps(session.prefs().lang(), more);
    let is_open = move || unfolded.with(|heads| heads.contains(&head));
    let turn = move |_| {
        unfolded.update(|heads| match heads.iter().position(|other| *other == head) {
            Some(place) => {
                heads.swap_remove(place);
            }
            None => heads.push(head),
        });
    };
    Some(
        view! {
            <button
                type="button"
                class="log-more"
                data-fold=""
                aria-expanded=move || if is_open() { "true" } else { "false" }
                on:click=turn
            >
                {words}
            </button>
        }
        .into_any(),
    )
}
