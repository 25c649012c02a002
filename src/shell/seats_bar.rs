//! Who plays, with which score, and whose turn it is.

use engine::Seat;
use leptos::prelude::*;

use crate::handle::{Holding, Standing};
use crate::pieces::{Glyph, Icon, Needle, Pennant};
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
    let is_brief = move || {
        bench.with(|bench| bench.standings.get(seat.index()).is_some_and(|standing| standing.brief))
    };
    let purse = move || {
        let holding = |bench: &Bench| bench.standings.get(seat.index())?.holding.clone();
        bench.with(holding)
    };
    view! {
        <li
            class="seat"
            data-seat=seat.0.to_string()
            data-place=format!("seat-{}", seat.0)
            data-turn=move || acts().then_some("")
            data-you=move || bench.with(|bench| bench.names.is_you(seat)).then_some("")
            aria-current=move || acts().then_some("true")
            data-holds=move || purse().map(|holding| if holding.purse { "purse" } else { "" })
            data-brief=move || is_brief().then_some("")
            data-spot=move || bench.with(|bench| bench.names.is_you(seat)).then_some("you")
        >
            <Pennant seat=seat.0 name/>
            <span class="seat-name">{move || name()}</span>
            <span class="seat-score">
                <span class="seat-sum" aria-hidden="true">{move || score(|standing| &standing.score)}</span>
                <span class="unseen seat-spoken">{move || score(|standing| &standing.spoken)}</span>
                <When is=move || bench.with(|bench| bench.thinking == Some(seat))>
                    <Needle/>
                    <span class="unseen">{word(|w| w.thinking)}</span>
                </When>
            </span>
            <When is=move || purse().is_some()>
                {holding(Signal::derive(move || purse().unwrap_or_default()))}
            </When>
        </li>
    }
    .into_any()
}

/// The cards in hand, and what they would cost.
fn holding(of: Signal<Holding>) -> AnyView {
    view! {
        <span class="seat-hold" aria-hidden="true">
            <When is=move || of.with(|of| !of.debit.is_empty())>
                <span class="seat-debit">
                    {move || of.with(|of| of.debit.clone())}
                    <span class="seat-debit-words">{move || of.with(|of| of.debit_words)}</span>
                </span>
            </When>
            <span class="seat-cards">
                <Icon glyph=Glyph::Copy/>
                {move || of.with(|of| of.cards.clone())}
            </span>
        </span>
    }
    .into_any()
}
