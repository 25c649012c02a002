//! The variants of a game: named sets, fields, folded groups.

use engine::options::{Field, SWITCH, Values};
use leptos::prelude::*;

use super::plan::{Plan, changed_along};
use crate::games::Cartridge;
use crate::pieces::{Choice, Stepper, Toggle};
use crate::prefs::{use_prefs, word};
use crate::text::{self, Lang};
use crate::weave::rows;

/// The choices being made, and what the last one changed along.
#[derive(Clone, Copy)]
struct Variants {
    game: &'static dyn Cartridge,
    lang: Lang,
    choices: RwSignal<Vec<u16>>,
    along: RwSignal<String>,
}

/// The panel of variants.
pub fn variants(game: &'static dyn Cartridge, choices: RwSignal<Vec<u16>>) -> AnyView {
    let lang = use_prefs().lang();
    let this = Variants { game, lang, choices, along: RwSignal::new(String::new()) };
    let plan = Plan::of(game.fields(), game.groups(), |at| game.offered(at).len());
    let fields = |places: Vec<usize>| -> Vec<AnyView> {
        let one = |at: usize| {
            let key = game.fields()[at].key;
            view! { <div data-option=key>{this.field(at)}</div> }.into_any()
        };
        places.into_iter().map(one).collect()
    };
    let folded = plan.folded.into_iter().map(|(key, places)| {
        let name = game.option_words(key, lang).name;
        view! {
            <details class="setup-group" data-group=key>
                <summary>{name}</summary>
                <div class="stack">{fields(places)}</div>
            </details>
        }
        .into_any()
    });
    let folded: Vec<AnyView> = folded.collect();
    view! {
        <section class="panel stack">
            <h2>{word(|w| w.variants)}</h2>
            <div class="setup-presets" role="group" aria-label=word(|w| w.presets)>
                {rows(move || this.presets(), move |preset: (&'static str, Vec<u16>)| this.preset(preset))}
            </div>
            {fields(plan.open)}
            {folded}
            <p class="setup-along" role="status">{move || this.along.get()}</p>
        </section>
    }
    .into_any()
}

impl Variants {
    /// The named sets this table can start with.
    fn presets(self) -> Vec<(&'static str, Vec<u16>)> {
        self.choices.with(|choices| self.game.presets(self.game.seats(choices)))
    }

    /// A key for a named set, pressed while everything is as it says.
    fn preset(self, (key, set): (&'static str, Vec<u16>)) -> AnyView {
        let name = self.game.option_words(key, self.lang).name;
        let kept = set.clone();
        let pressed = move || self.choices.with(|choices| (*choices == set).to_string());
        view! {
            <button
                type="button"
                class="key"
                data-preset=key
                aria-pressed=pressed
                on:click=move |_| {
                    self.choices.set(kept.clone());
                    self.along.set(String::new());
                }
            >
                {name}
            </button>
        }
        .into_any()
    }

    /// One option: a switch, a choice of a few, or a number.
    fn field(self, at: usize) -> AnyView {
        let Field { key, values } = self.game.fields()[at];
        let words = self.game.option_words(key, self.lang);
        let offered = self.game.offered(at);
        let picked = move || self.choices.with(|choices| choices[at]);
        match values {
            SWITCH => view! {
                <Toggle
                    label=words.name
                    note=words.note
                    on=move || picked() == 1
                    on_change=move |on| self.pick(at, u16::from(on))
                />
            }
            .into_any(),
            Values::Range(first, _) if values.is_long() => view! {
                <Stepper
                    label=words.name
                    ends=(first + offered[0], first + offered[offered.len() - 1])
                    number=move || first + picked()
                    on_change=move |number: u16| self.pick(at, number - first)
                />
            }
            .into_any(),
            _ => {
                let value = |place: &u16| words.value(&values.name(*place));
                let options: Vec<String> = offered.iter().map(value).collect();
                let places = offered.clone();
                let picked = move || {
                    let picked = picked();
                    places.iter().position(|place| *place == picked).unwrap_or(0)
                };
                let on_pick = move |at_key: usize| self.pick(at, offered[at_key]);
                view! { <Choice legend=words.name options picked on_pick/> }.into_any()
            }
        }
    }

    /// Makes a choice, and says what was changed along.
    fn pick(self, at: usize, place: u16) {
        let before = self.choices.get_untracked();
        let Some(after) = self.game.change(&before, at, place) else { return };
        let along = changed_along(&before, &after, at).into_iter();
        let along: Vec<(&str, String)> =
            along.map(|other| self.chosen(other, after[other])).collect();
        self.along.set(text::set_along(self.lang, &along));
        self.choices.set(after);
    }

    /// An option and its value, in words.
    fn chosen(self, at: usize, place: u16) -> (&'static str, String) {
        let Field { key, values } = self.game.fields()[at];
        let words = self.game.option_words(key, self.lang);
        let value = match values {
            SWITCH => text::on_or_off(self.lang, place == 1).to_owned(),
            _ => words.value(&values.name(place)),
        };
        (words.name, value)
    }
}
