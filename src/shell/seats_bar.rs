//! Who plays, with which score, and whose turn it is.

use engine::Seat;
use leptos::prelude::*;

use crate::handle::Standing;
use crate::pieces::{Needle, Pennant};
use crate::prefs::word;
use crate::text::Names;

/// What the bar shows of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Bench {
    /// Names, and who "you" are.
    pub names: Names,
    /// The scores.
    pub standings: Vec<Standing>,
    /// Who is to act.
    pub acting: Option<Seat>,
    /// Who is thinking.
    pub thinking: Option<Seat>,
}

/// The seats with their scores; the one to act is marked.
#[component]
pub fn SeatsBar(
    /// How many seats there are.
    seats: u8,
    /// What to show.
    #[prop(into)]
    bench: Signal<Bench>,
) -> impl IntoView {
    let one = move |seat: Seat| {
        let name = Memo::new(move |_| bench.with(|bench| bench.names.label(seat).to_owned()));
        let standing = Memo::new(move |_| {
            bench.with(|bench| bench.standings.get(seat.index()).cloned().unwrap_or_default())
        });
        let acting = Memo::new(move |_| bench.with(|bench| bench.acting == Some(seat)));
        let thinking = Memo::new(move |_| bench.with(|bench| bench.thinking == Some(seat)));
        view! {
            <li
                class="seat"
                data-seat=seat.0.to_string()
                data-turn=Signal::derive(move || acting.get().then_some(""))
                data-you=Signal::derive(move || bench.with(|bench| bench.names.is_you(seat)).then_some(""))
                aria-current=Signal::derive(move || acting.get().then_some("true"))
            >
                <Pennant seat=seat.0 name=name/>
                <span class="seat-name">{name}</span>
                <span class="seat-score">
                    <span aria-hidden="true">{move || standing.get().score}</span>
                    <span class="unseen">{move || standing.get().spoken}</span>
                    <Show when=move || thinking.get()>
                        <Needle/>
                        <span class="unseen">{word(|w| w.thinking)}</span>
                    </Show>
                </span>
            </li>
        }
    };
    view! {
        <ol class="seats" aria-label=word(|w| w.seats)>
            {Seat::all(seats).map(one).collect_view()}
        </ol>
    }
}
