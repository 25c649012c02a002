//! Where the wind blows now and next, and what is at stake.

use gale::Wind;
use leptos::prelude::*;

use super::model::faces;
use super::model::{Blown, Stage, TableModel};
use super::sight::Sight;
use crate::pieces::{Card, Compass, Emblem, EmblemMark, Glyph, Icon, Suit};
use crate::text::Lang;
use crate::text::gale::{damage, wind, wind_with_stake};
use crate::weave::{When, rows};

/// The compass, the row of winds from now to later, and the winds that lie beside it.
pub fn winds(sight: Sight) -> AnyView {
    let (lang, terms) = (sight.lang(), sight.terms());
    let now = move || sight.read(|model| Some(model.row.first()?.wind));
    let quarter = move || now().map(|wind| faces::quarter(wind.dir()));
    let stake = move || now().map(|_| damage(lang, sight.read(|model| model.at_stake)));
    // The trick that is looked at was played in another wind.
    let when = move || {
        let is_over = sight.read(|model| model.trick.stage == Stage::Over);
        if is_over { terms.next_trick } else { "" }
    };
    let keys =
        move || sight.read(|model| model.row.iter().map(|blow| blow.key).collect::<Vec<_>>());
    view! {
        <section class="zone gale-winds" data-spot="winds">
            <h2 class="unseen">{terms.winds}</h2>
            <Compass wind=quarter north=terms.letters[0].to_owned()/>
            <p class="gale-stake">
                <strong>{move || now().map(|now| [when(), wind(lang, now)].concat())}</strong>
                <span>
                    {move || stake()}
                    <span class="gale-for">{move || now().map(|_| terms.for_lowest)}</span>
                </span>
            </p>
            <ol class="gale-row">{rows(keys, move |key| blowing(sight, key))}</ol>
            <div class="gale-extras">
                {never(sight)}
                {beside(sight, Glyph::Plus, terms.carried, |model| model.carried.clone())}
                {beside(sight, Glyph::Minus, terms.set_aside, |model| model.set_aside.clone())}
            </div>
        </section>
    }
    .into_any()
}

/// A wind of the row.
fn blowing(sight: Sight, key: usize) -> AnyView {
    let (lang, terms) = (sight.lang(), sight.terms());
    let place = move || sight.read(|model| model.row.iter().position(|blow| blow.key == key));
    let caption =
        move || place().and_then(|place| [terms.now, terms.next, terms.then].get(place).copied());
    // The wind of a key never changes.
    let blows = untrack(|| sight.read(|model| model.row.get(place()?).copied()));
    view! {
        <li class="gale-blow" data-current=move || (place() == Some(0)).then_some("")>
            <span class="gale-when">{move || caption()}</span>
            {blows.map(|blown| token(lang, blown.wind, Some(blown.key)))}
        </li>
    }
    .into_any()
}

/// Winds that will not blow (expert).
fn never(sight: Sight) -> AnyView {
    let chips = move || sight.read(|model| model.never.clone()).into_iter().enumerate();
    view! {
        <When is=move || !sight.read(|model| model.never.is_empty())>
            <p class="gale-beside">
                <Icon glyph=Glyph::Bar/>
                <span class="gale-beside-title">{sight.terms().never}</span>
                {rows(chips, move |(_, wind)| token(sight.lang(), wind, None))}
            </p>
        </When>
    }
    .into_any()
}

/// Winds that lie beside the row; nothing where there are none.
fn beside(
    sight: Sight,
    glyph: Glyph,
    title: &'static str,
    winds: fn(&TableModel) -> Vec<Blown>,
) -> AnyView {
    view! {
        <When is=move || !sight.read(winds).is_empty()>
            <p class="gale-beside">
                <Icon glyph/>
                <span class="gale-beside-title">{title}</span>
                {rows(
                    move || sight.read(winds),
                    move |it: Blown| token(sight.lang(), it.wind, Some(it.key)),
                )}
            </p>
        </When>
    }
    .into_any()
}

/// A wind card; as small as can be, its band alone: needle and damage. Where it lies decides which
/// of the two is seen. With a key it can be followed from place to place.
pub fn token(lang: Lang, wind: Wind, key: Option<usize>) -> AnyView {
    let quarter = faces::quarter(wind.dir());
    let suit = Suit::from(quarter);
    view! {
        <span class="wind" data-piece=key.map(|key| format!("wind-{key}"))>
            <span class="wind-chip" data-suit=suit.key() aria-hidden="true">
                <EmblemMark emblem=Emblem::Needle(quarter)/>
                {wind.damage().to_string()}
            </span>
            <Card face=faces::wind(wind)/>
            <span class="unseen">{wind_with_stake(lang, wind)}</span>
        </span>
    }
    .into_any()
}

/// Sorts the hand by what its cards are worth now, or by suit again.
pub fn sort_key(sight: Sight) -> AnyView {
    let (by_value, sort) = (sight.own, sight.terms().sort);
    view! {
        <button
            type="button"
            class="key key-small gale-sort"
            aria-pressed=move || by_value.get().to_string()
            aria-label=sort
            on:click=move |_| by_value.update(|on| *on = !*on)
        >
            <Icon glyph=Glyph::Bars/>
            <span aria-hidden="true">{sort}</span>
        </button>
    }
    .into_any()
}
