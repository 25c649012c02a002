//! Where the wind blows now and next, and what is at stake.

use gale::Wind;
use leptos::prelude::*;

use super::faces;
use super::model::TableModel;
use crate::desk::Desk;
use crate::pieces::{Card, Compass, Emblem, EmblemMark, Glyph, Icon, Suit};
use crate::text::gale::{damage, terms, wind, wind_with_stake};
use crate::weave::{When, rows};

/// The compass, the row of winds from now to later, and the winds that lie beside it.
#[component]
pub fn Winds(model: Memo<TableModel>, desk: Desk, by_value: RwSignal<bool>) -> impl IntoView {
    let terms = move || terms(desk.lang());
    let now = move || model.with(|model| Some(model.row.first()?.wind));
    let quarter = move || now().map(|wind| faces::quarter(wind.dir()));
    let stake = move || {
        let waiting: u8 = model.with(|model| model.carried.iter().map(|wind| wind.damage()).sum());
        now().map(|wind| damage(desk.lang(), wind.damage() + waiting))
    };
    let keys =
        move || model.with(|model| model.row.iter().map(|blow| blow.key).collect::<Vec<_>>());
    view! {
        <section class="zone gale-winds">
            <h2 class="unseen">{move || terms().winds}</h2>
            <Compass wind=quarter north=move || terms().letters[0].to_owned()/>
            <ol class="strip">{rows(keys, move |key| view! { <Blowing model key desk/> })}</ol>
            <p class="gale-stake">
                <strong>{move || now().map(|now| wind(desk.lang(), now))}</strong>
                <span>{move || stake()}</span>
            </p>
            <div class="gale-extras">
                <Beside glyph=Glyph::Bar title=move || terms().never
                    winds=move || model.with(|model| model.never.clone()) desk/>
                <Beside glyph=Glyph::Plus title=move || terms().carried
                    winds=move || model.with(|model| model.carried.clone()) desk/>
                <Beside glyph=Glyph::Minus title=move || terms().set_aside
                    winds=move || model.with(|model| model.set_aside.clone()) desk/>
            </div>
            <button
                type="button"
                class="key key-small gale-sort"
                aria-pressed=move || by_value.get().to_string()
                aria-label=move || terms().sort
                on:click=move |_| by_value.update(|on| *on = !*on)
            >
                <Icon glyph=Glyph::Bars/>
                <span aria-hidden="true">{move || terms().sort}</span>
            </button>
        </section>
    }
}

/// A wind of the row.
#[component]
fn Blowing(model: Memo<TableModel>, key: usize, desk: Desk) -> impl IntoView {
    let place = move || model.with(|model| model.row.iter().position(|blow| blow.key == key));
    let caption = move || {
        let terms = terms(desk.lang());
        place().and_then(|place| [terms.now, terms.next, terms.then].get(place).copied())
    };
    // The wind of a key never changes.
    let blows = untrack(|| model.with(|model| Some(model.row.get(place()?)?.wind)));
    view! {
        <li class="gale-blow" data-current=move || (place() == Some(0)).then_some("")>
            <Card face=blows.map(faces::wind).unwrap_or_default()/>
            <span class="unseen">{move || blows.map(|wind| wind_with_stake(desk.lang(), wind))}</span>
            <span class="gale-when">{move || caption()}</span>
        </li>
    }
}

/// Winds that lie beside the row; nothing where there are none.
#[component]
fn Beside(
    glyph: Glyph,
    #[prop(into)] title: Signal<&'static str>,
    #[prop(into)] winds: Signal<Vec<Wind>>,
    desk: Desk,
) -> impl IntoView {
    let chips = move || winds.get().into_iter().enumerate();
    view! {
        <When is=move || winds.with(|winds| !winds.is_empty())>
            <p class="gale-beside">
                <Icon glyph/>
                <span class="gale-beside-title">{title}</span>
                {rows(chips, move |(_, wind)| view! { <WindChip wind desk/> })}
            </p>
        </When>
    }
}

/// A wind card as small as can be: the needle and the damage.
#[component]
fn WindChip(wind: Wind, desk: Desk) -> impl IntoView {
    let quarter = faces::quarter(wind.dir());
    view! {
        <span class="wind-chip">
            <EmblemMark emblem=Emblem::Needle(quarter) suit=Some(Suit::from(quarter))/>
            <span aria-hidden="true">{wind.damage().to_string()}</span>
            <span class="unseen">{move || wind_with_stake(desk.lang(), wind)}</span>
        </span>
    }
}
