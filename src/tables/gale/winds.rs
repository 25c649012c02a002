//! Where the wind blows now and next, and what is at stake.

use gale::Wind;
use leptos::prelude::*;

use super::faces;
use super::model::{Blow, TableModel};
use crate::desk::Desk;
use crate::pieces::{Card, Compass, Emblem, EmblemMark, Glyph, Icon, Suit};
use crate::text::gale::{damage, terms, wind, wind_with_stake};

/// The compass, the row of winds from now to later, and the winds that lie beside it.
#[component]
pub fn Winds(model: Memo<TableModel>, desk: Desk, by_value: RwSignal<bool>) -> impl IntoView {
    let lang = Signal::derive(move || desk.names.with(|names| names.lang));
    let now = Memo::new(move |_| model.with(|model| model.row.first().map(|blow| blow.wind)));
    let quarter = Signal::derive(move || now.get().map(|wind| faces::quarter(wind.dir())));
    let stake = Memo::new(move |_| {
        let waiting: u8 = model.with(|model| model.carried.iter().map(|wind| wind.damage()).sum());
        now.get().map_or(0, |wind| wind.damage() + waiting)
    });
    let keys = move || model.with(|model| model.row.iter().map(|b| b.key).collect::<Vec<_>>());
    view! {
        <section class="zone gale-winds">
            <h2 class="unseen">{move || terms(lang.get()).winds}</h2>
            <Compass wind=quarter north=Signal::derive(move || terms(lang.get()).letters[0].to_owned())/>
            <ol class="strip">
                <For each=keys key=|key| *key let(key)>
                    <Blowing model key lang/>
                </For>
            </ol>
            <p class="gale-stake">
                <strong>{move || now.get().map(|now| wind(lang.get(), now))}</strong>
                <span>{move || now.get().map(|_| damage(lang.get(), stake.get()))}</span>
            </p>
            <div class="gale-extras">
                <Beside glyph=Glyph::Bar title=Signal::derive(move || terms(lang.get()).never)
                    winds=Signal::derive(move || model.with(|model| model.never.clone())) lang/>
                <Beside glyph=Glyph::Plus title=Signal::derive(move || terms(lang.get()).carried)
                    winds=Signal::derive(move || model.with(|model| model.carried.clone())) lang/>
                <Beside glyph=Glyph::Minus title=Signal::derive(move || terms(lang.get()).set_aside)
                    winds=Signal::derive(move || model.with(|model| model.set_aside.clone())) lang/>
            </div>
            <button
                type="button"
                class="key key-small gale-sort"
                aria-pressed=Signal::derive(move || by_value.get().to_string())
                aria-label=Signal::derive(move || terms(lang.get()).sort)
                on:click=move |_| by_value.update(|on| *on = !*on)
            >
                <Icon glyph=Glyph::Bars/>
                <span aria-hidden="true">{move || terms(lang.get()).sort}</span>
            </button>
        </section>
    }
}

/// A wind of the row.
#[component]
fn Blowing(model: Memo<TableModel>, key: usize, lang: Signal<crate::text::Lang>) -> impl IntoView {
    let found = Memo::new(move |_| {
        let own = |blow: &Blow| blow.key == key;
        model.with(|model| {
            Some((model.row.iter().position(own)?, *model.row.iter().find(|b| own(b))?))
        })
    });
    let caption = move || {
        let terms = terms(lang.get());
        found.get().and_then(|(place, _)| [terms.now, terms.next, terms.then].get(place).copied())
    };
    let spoken = move || found.get().map(|(_, blow)| wind_with_stake(lang.get(), blow.wind));
    // The wind of a key never changes, so its face is printed once.
    let face = found.get_untracked().map(|(_, blow)| faces::wind(blow.wind)).unwrap_or_default();
    view! {
        <li class="gale-blow" data-now=move || matches!(found.get(), Some((0, _))).then_some("")>
            <Card face/>
            <span class="unseen">{spoken}</span>
            <span class="gale-when">{caption}</span>
        </li>
    }
}

/// Winds that lie beside the row; nothing where there are none.
#[component]
fn Beside(
    glyph: Glyph,
    #[prop(into)] title: Signal<&'static str>,
    #[prop(into)] winds: Signal<Vec<Wind>>,
    lang: Signal<crate::text::Lang>,
) -> impl IntoView {
    let any = Memo::new(move |_| winds.with(|winds| !winds.is_empty()));
    let chips = move || {
        let chip = |wind: Wind| view! { <WindChip wind lang/> };
        winds.get().into_iter().map(chip).collect_view()
    };
    view! {
        <Show when=move || any.get()>
            <p class="gale-beside">
                <Icon glyph/>
                <span class="gale-beside-title">{title}</span>
                {chips}
            </p>
        </Show>
    }
}

/// A wind card as small as can be: the needle and the damage.
#[component]
pub fn WindChip(wind: Wind, lang: Signal<crate::text::Lang>) -> impl IntoView {
    let quarter = faces::quarter(wind.dir());
    view! {
        <span class="wind-chip">
            <EmblemMark emblem=Emblem::Needle(quarter) suit=Some(Suit::from(quarter))/>
            <span aria-hidden="true">{wind.damage()}</span>
            <span class="unseen">{move || wind_with_stake(lang.get(), wind)}</span>
        </span>
    }
}
