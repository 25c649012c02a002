//! What can be set. Everything takes effect at once and is remembered.

use leptos::prelude::*;

use crate::offline::{Offline, use_offline};
use crate::pieces::{Choice, Toggle};
use crate::prefs::{Pick, Prefs, Settings, Speed, TextSize, Theme, phrase, spoken, tr, use_prefs};
use crate::shell::{page_bar, page_title, screen};
use crate::text::{Lang, Words};
use crate::weave::When;

const LANGS: [Lang; 2] = [Lang::Fr, Lang::En];
const THEMES: [Theme; 3] = [Theme::Auto, Theme::Day, Theme::Night];
const SIZES: [TextSize; 3] = [TextSize::Normal, TextSize::Large, TextSize::Larger];

/// The settings page. The language is chosen here, so everything on it follows the language.
pub fn settings_page() -> AnyView {
    let prefs = use_prefs();
    screen("settings", move || page_title(prefs.words().settings));
    view! {
        {page_bar(spoken(|w| w.settings))}
        <main class="page">
            <section class="panel settings">
                {several(
                    "lang",
                    |w| w.language,
                    |_| vec!["Français", "English"],
                    |prefs| place(&LANGS, prefs.lang()),
                    |s, at| s.lang = Some(LANGS[at]),
                )}
                {several(
                    "theme",
                    |w| w.theme,
                    |w| vec![w.theme_auto, w.theme_day, w.theme_night],
                    |prefs| place(&THEMES, prefs.get(|s| s.theme)),
                    |s, at| s.theme = THEMES[at],
                )}
                {several(
                    "speed",
                    |w| w.speed,
                    Speed::words,
                    |prefs| place(&Speed::ALL, prefs.get(|s| s.speed)),
                    |s, at| s.speed = Speed::ALL[at],
                )}
                {several(
                    "text",
                    |w| w.text_size,
                    |w| vec![w.text_normal, w.text_large, w.text_larger],
                    |prefs| place(&SIZES, prefs.get(|s| s.text)),
                    |s, at| s.text = SIZES[at],
                )}
                {switch("sound", |w| w.sound, |_| "", |s| s.sound, |s, on| s.sound = on)}
                {volume()}
                {switch("motion", |w| w.motion, |w| w.motion_help, |s| s.motion, |s, on| s.motion = on)}
                {switch(
                    "confirm",
                    |w| w.confirm_setting,
                    |w| w.confirm_help,
                    |s| s.confirm,
                    |s, on| s.confirm = on,
                )}
                {switch("forced", |w| w.forced_setting, |w| w.forced_help, |s| s.forced, |s, on| s.forced = on)}
                {switch("held", |w| w.held_setting, |w| w.held_help, |s| s.held, |s, on| s.held = on)}
                {switch(
                    "choices",
                    |w| w.choices_setting,
                    |w| w.choices_help,
                    |s| s.all_choices,
                    |s, on| s.all_choices = on,
                )}
                {switch("memory", |w| w.memory_setting, |w| w.memory_help, |s| s.memory, |s, on| s.memory = on)}
                {switch("letters", |w| w.letters_setting, |_| "", |s| s.letters, |s, on| s.letters = on)}
            </section>
            {install()}
        </main>
    }
    .into_any()
}

fn place<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(0)
}

/// One of a few, by its place among the options.
fn several(
    name: &'static str,
    legend: Pick,
    options: fn(&'static Words) -> Vec<&'static str>,
    read: fn(Prefs) -> usize,
    write: fn(&mut Settings, usize),
) -> AnyView {
    let prefs = use_prefs();
    let labels = move || options(prefs.words()).into_iter().map(String::from).collect::<Vec<_>>();
    view! {
        <div data-set=name>
            <Choice
                legend=phrase(legend)
                options=labels
                picked=move || read(prefs)
                on_pick=move |at: usize| prefs.set(|settings| write(settings, at))
            />
        </div>
    }
    .into_any()
}

/// On or off.
fn switch(
    name: &'static str,
    label: Pick,
    note: Pick,
    read: fn(&Settings) -> bool,
    write: fn(&mut Settings, bool),
) -> AnyView {
    let prefs = use_prefs();
    view! {
        <div data-set=name>
            <Toggle
                label=phrase(label)
                note=phrase(note)
                on=move || prefs.get(read)
                on_change=move |on| prefs.set(|settings| write(settings, on))
            />
        </div>
    }
    .into_any()
}

/// How loud, while sound is on.
fn volume() -> AnyView {
    let prefs = use_prefs();
    view! {
        <When is=move || prefs.get(|settings| settings.sound)>
            <label class="field">
                <span>{spoken(|w| w.volume)}</span>
                <input
                    type="range"
                    class="scrub"
                    min="0"
                    max="10"
                    prop:value=move || prefs.get(|settings| settings.volume).to_string()
                    on:change=move |event| {
                        if let Ok(volume) = event_target_value(&event).parse() {
                            prefs.set(|settings| settings.volume = volume);
                        }
                    }
                />
            </label>
        </When>
    }
    .into_any()
}

/// Playing without a network, from the home screen.
fn install() -> AnyView {
    let offline = use_offline();
    let key = move || {
        view! {
            <button type="button" class="key key-main" data-install="" on:click=move |_| offline.install()>
                {spoken(|w| w.install)}
            </button>
        }
        .into_any()
    };
    let note = || if Offline::is_installed() { tr().installed } else { tr().install_menu };
    view! {
        <section class="panel stack" data-set="install">
            <h2>{spoken(|w| w.install)}</h2>
            <p>{spoken(|w| w.install_help)}</p>
            {move || match offline.can_install() {
                true => key(),
                false => view! { <p class="quiet">{move || note()}</p> }.into_any(),
            }}
        </section>
    }
    .into_any()
}
