//! What has happened, in words, grouped by turn. A line leads to its moment.

use engine::Clock;
use leptos::prelude::*;

use crate::handle::Line;
use crate::pieces::Pennant;
use crate::session::Session;
use crate::text::Names;

/// The log of a game in progress.
#[component]
pub fn LogList(
    /// The game in progress.
    session: Session,
) -> impl IntoView {
    let story = Memo::new(move |_| {
        // While an earlier moment is looked at, its own story is shown.
        session.game().story(session.eye(), &session.names())
    });
    let names = Memo::new(move |_| session.names());
    let end = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        story.track();
        if let Some(list) = end.get() {
            // The newest line is at the bottom: show it.
            let list: web_sys::Element = list.into();
            if let Some(body) = list.parent_element() {
                body.set_scroll_top(body.scroll_height());
            }
        }
    });
    view! {
        <ol class="log" data-log="" node_ref=end>
            <For
                each=move || grouped(&story.get(), |clock| session.game().chapter(clock, &names.get()))
                key=|entry| entry.line.clone()
                let(entry)
            >
                {line(session, entry, names)}
            </For>
        </ol>
    }
}

/// A line, and whether a new turn begins with it.
#[derive(Clone)]
struct Entry {
    line: (usize, String),
    told: Line,
    begins_turn: bool,
}

/// A chapter may span several turns: it begins where its heading changes.
fn grouped(story: &[Line], chapter: impl Fn(Clock) -> String) -> Vec<Entry> {
    let mut last = None;
    story
        .iter()
        .enumerate()
        .map(|(at, told)| {
            let heading = Some(chapter(told.clock));
            let begins_turn = last != heading;
            last = heading;
            Entry { line: (at, told.text.clone()), told: told.clone(), begins_turn }
        })
        .collect()
}

fn line(session: Session, entry: Entry, names: Memo<Names>) -> impl IntoView {
    let Line { ply, seat, clock, text } = entry.told;
    let heading = entry.begins_turn.then(|| {
        view! {
            <p class="log-turn" role="presentation">
                {move || session.game().chapter(clock, &names.get())}
            </p>
        }
    });
    let pennant = seat.map(|seat| {
        let name = Signal::derive(move || names.with(|names| names.of(seat).to_owned()));
        view! { <Pennant seat=seat.0 name=name/> }
    });
    let shown =
        move || ply.is_some_and(|ply| !session.is_present() && session.game().ply() == ply + 1);
    let look = move |_| {
        if let Some(ply) = ply {
            session.look_at(ply);
        }
    };
    view! {
        <li>
            {heading}
            <button
                type="button"
                disabled=ply.is_none()
                aria-current=Signal::derive(move || shown().then_some("true"))
                on:click=look
            >
                {pennant}
                <span>{text}</span>
            </button>
        </li>
    }
}
