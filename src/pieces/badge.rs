//! Short marks beside a thing: a word in a pill, a quantity as a bar.

use leptos::prelude::*;

/// What a mark means; the word in it says the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    /// A plain fact.
    #[default]
    Plain,
    /// A fact that matters now.
    Strong,
    /// It is about you.
    Accent,
    /// Good.
    Ok,
    /// Take care.
    Warn,
    /// Bad.
    Bad,
    /// Money.
    Brass,
}

impl Tone {
    /// The name CSS knows it by (`data-tone`).
    pub fn key(self) -> &'static str {
        match self {
            Tone::Plain => "plain",
            Tone::Strong => "strong",
            Tone::Accent => "accent",
            Tone::Ok => "ok",
            Tone::Warn => "warn",
            Tone::Bad => "bad",
            Tone::Brass => "brass",
        }
    }
}

/// A word or a number in a pill.
#[component]
pub fn Badge(
    /// What it means.
    #[prop(into, optional)]
    tone: Signal<Tone>,
    /// What it says.
    children: Children,
) -> impl IntoView {
    view! {
        <span class="badge" data-tone=move || tone.get().key()>
            {children()}
        </span>
    }
}

/// A quantity out of a known most, as a bar with its name for a reader.
#[component]
pub fn Meter(
    /// What is measured, with its number: "damage 4 of 9".
    #[prop(into)]
    label: Signal<String>,
    /// The quantity.
    #[prop(into)]
    value: Signal<u32>,
    /// The most it can be.
    #[prop(into)]
    max: Signal<u32>,
    /// What it means.
    #[prop(into, optional)]
    tone: Signal<Tone>,
) -> impl IntoView {
    view! {
        <span
            class="meter"
            role="meter"
            data-tone=move || tone.get().key()
            aria-label=label
            aria-valuemin="0"
            aria-valuemax=move || max.get().to_string()
            aria-valuenow=move || value.get().min(max.get()).to_string()
        >
            <svg
                viewBox=move || format!("0 0 {} 1", max.get().max(1))
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
            >
                <rect width=move || value.get().min(max.get()).to_string() height="1"/>
            </svg>
        </span>
    }
}
