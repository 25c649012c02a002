//! Who plays, with which score, and whose turn it is.

use engine::Seat;
use leptos::prelude::*;

use crate::handle::Standing;
use crate::pieces::{Needle, Pennant};
use crate::prefs::word;
use crate::text::Names;
use crate::weave::When;

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

/// So many seats with their scores; the one to act is marked.
pub fn seats_bar(seats: u8, bench: Memo<Bench>) -> AnyView {
    let all = Seat::all(seats).map(|seat| bar_seat(seat, bench));
    view! {
        <ol class="seats" aria-label=word(|w| w.seats)>
            {all.collect::<Vec<AnyView>>()}
        </ol>
    }
    .into_any()
}

fn bar_seat(seat: Seat, bench: Memo<Bench>) -> AnyView {
    let name = move || bench.with(|bench| bench.names.label(seat).to_owned());
    let acts = move || bench.with(|bench| bench.acting == Some(seat));
    let score = move |part: fn(&Standing) -> &String| {
        let standing = |bench: &Bench| bench.standings.get(seat.index()).map(part).cloned();
        bench.with(standing).unwrap_or_default()
    };
    view! {
        <li
            class="seat"
            data-seat=seat.0.to_string()
            data-place=format!("seat-{}", seat.0)
            data-turn=move || acts().then_some("")
            data-you=move || bench.with(|bench| bench.names.is_you(seat)).then_some("")
            aria-current=move || acts().then_some("true")
        >
            <Pennant seat=seat.0 name/>
            <span class="seat-name">{move || name()}</span>
            <span class="seat-score">
                <span aria-hidden="true">{move || score(|standing| &standing.score)}</span>
                <span class="unseen">{move || score(|standing| &standing.spoken)}</span>
                <When is=move || bench.with(|bench| bench.thinking == Some(seat))>
                    <Needle/>
                    <span class="unseen">{word(|w| w.thinking)}</span>
                </When>
            </span>
        </li>
    }
    .into_any()
}
