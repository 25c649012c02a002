//! What can be set. Everything takes effect at once and is remembered.

use leptos::prelude::*;

use crate::offline::{Offline, use_offline};
use crate::pieces::{Choice, Toggle};
use crate::prefs::{Settings, Speed, TextSize, Theme, phrase, tr, use_prefs, word};
use crate::shell::{PageBar, screen};
use crate::text::Lang;

const LANGS: [Lang; 2] = [Lang::Fr, Lang::En];
const THEMES: [Theme; 3] = [Theme::Auto, Theme::Day, Theme::Night];
const SPEEDS: [Speed; 4] = [Speed::Calm, Speed::Normal, Speed::Fast, Speed::Instant];
const SIZES: [TextSize; 3] = [TextSize::Normal, TextSize::Large, TextSize::Larger];

/// The settings page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let prefs = use_prefs();
    screen("settings", move || format!("{} — Grand Large", prefs.words().settings));
    view! {
        <PageBar title=phrase(|w| w.settings)/>
        <main class="page">
            <section class="panel settings">
                <div data-set="lang">
                    <Choice
                        legend=phrase(|w| w.language)
                        options=Signal::derive(|| vec!["Français".to_owned(), "English".to_owned()])
                        picked=Signal::derive(move || place(&LANGS, prefs.lang()))
                        on_pick=move |at: usize| prefs.set(|settings| settings.lang = Some(LANGS[at]))
                    />
                </div>
                <Several
                    name="theme"
                    all=THEMES
                    legend=|| tr().theme
                    words=|| vec![tr().theme_auto, tr().theme_day, tr().theme_night]
                    read=|settings| settings.theme
                    write=|settings, theme| settings.theme = theme
                />
                <Several
                    name="speed"
                    all=SPEEDS
                    legend=|| tr().speed
                    words=|| {
                        vec![tr().speed_calm, tr().speed_normal, tr().speed_fast, tr().speed_instant]
                    }
                    read=|settings| settings.speed
                    write=|settings, speed| settings.speed = speed
                />
                <Several
                    name="text"
                    all=SIZES
                    legend=|| tr().text_size
                    words=|| vec![tr().text_normal, tr().text_large, tr().text_larger]
                    read=|settings| settings.text
                    write=|settings, size| settings.text = size
                />
                <Switch name="sound" label=|| tr().sound read=|s| s.sound write=|s, on| s.sound = on/>
                <Volume/>
                <Switch name="motion" label=|| tr().motion read=|s| s.motion write=|s, on| s.motion = on/>
                <Switch
                    name="confirm"
                    label=|| tr().confirm_setting
                    note=|| tr().confirm_help
                    read=|s| s.confirm
                    write=|s, on| s.confirm = on
                />
                <Switch
                    name="forced"
                    label=|| tr().forced_setting
                    read=|s| s.forced
                    write=|s, on| s.forced = on
                />
                <Switch
                    name="memory"
                    label=|| tr().memory_setting
                    read=|s| s.memory
                    write=|s, on| s.memory = on
                />
                <Switch
                    name="letters"
                    label=|| tr().letters_setting
                    read=|s| s.letters
                    write=|s, on| s.letters = on
                />
            </section>
            <Install/>
        </main>
    }
}

fn place<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(0)
}

/// One of a few.
#[component]
fn Several<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    name: &'static str,
    all: [T; N],
    legend: fn() -> &'static str,
    words: fn() -> Vec<&'static str>,
    read: fn(&Settings) -> T,
    write: fn(&mut Settings, T),
) -> impl IntoView {
    let prefs = use_prefs();
    view! {
        <div data-set=name>
            <Choice
                legend=Signal::derive(move || legend().to_owned())
                options=Signal::derive(move || words().into_iter().map(String::from).collect())
                picked=Signal::derive(move || place(&all, prefs.get(read)))
                on_pick=move |at: usize| prefs.set(|settings| write(settings, all[at]))
            />
        </div>
    }
}

/// On or off.
#[component]
fn Switch(
    name: &'static str,
    label: fn() -> &'static str,
    #[prop(optional)] note: Option<fn() -> &'static str>,
    read: fn(&Settings) -> bool,
    write: fn(&mut Settings, bool),
) -> impl IntoView {
    let prefs = use_prefs();
    view! {
        <div data-set=name>
            <Toggle
                label=Signal::derive(move || label().to_owned())
                note=Signal::derive(move || note.map_or("", |note| note()).to_owned())
                on=Signal::derive(move || prefs.get(read))
                on_change=move |on| prefs.set(|settings| write(settings, on))
            />
        </div>
    }
}

/// How loud, while sound is on.
#[component]
fn Volume() -> impl IntoView {
    let prefs = use_prefs();
    view! {
        <Show when=move || prefs.get(|settings| settings.sound)>
            <label class="field">
                <span>{word(|w| w.volume)}</span>
                <input
                    type="range"
                    class="scrub"
                    min="0"
                    max="10"
                    prop:value=Signal::derive(move || prefs.get(|settings| settings.volume).to_string())
                    on:change=move |event| {
                        if let Ok(volume) = event_target_value(&event).parse() {
                            prefs.set(|settings| settings.volume = volume);
                        }
                    }
                />
            </label>
        </Show>
    }
}

/// Playing without a network, from the home screen.
#[component]
fn Install() -> impl IntoView {
    let offline = use_offline();
    view! {
        <section class="panel stack" data-set="install">
            <h2>{word(|w| w.install)}</h2>
            <p>{word(|w| w.install_help)}</p>
            <Show
                when=move || offline.can_install()
                fallback=|| {
                    view! {
                        <p class="quiet">
                            {move || if Offline::is_installed() { tr().installed } else { tr().install_menu }}
                        </p>
                    }
                }
            >
                <button type="button" class="key key-main" data-install="" on:click=move |_| offline.install()>
                    {word(|w| w.install)}
                </button>
            </Show>
        </section>
    }
}
