//! One of a few: a radio group that looks like a row of keys.

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;

use crate::weave::rows;

/// Radio buttons belong together by name, and a name must not be used twice on a page.
static GROUPS: AtomicU32 = AtomicU32::new(0);

/// A choice of one among a few short labels; arrows move, as in every radio group.
#[component]
pub fn Choice(
    /// What is chosen.
    #[prop(into)]
    legend: Signal<String>,
    /// The labels, in order.
    #[prop(into)]
    options: Signal<Vec<String>>,
    /// The place of the chosen one.
    #[prop(into)]
    picked: Signal<usize>,
    /// Called with the place of the new one.
    #[prop(into)]
    on_pick: Callback<usize>,
    /// Whether the legend is for readers only, because the words are on the page already.
    #[prop(optional)]
    quiet: bool,
) -> impl IntoView {
    let group = format!("choice-{}", GROUPS.fetch_add(1, Ordering::Relaxed));
    let key = move |place: usize| {
        view! {
            <label class="choice-key">
                <input
                    type="radio"
                    name=group.clone()
                    value=place.to_string()
                    prop:checked=move || picked.get() == place
                    on:change=move |_| on_pick.run(place)
                />
                <span>{move || options.with(|all| all.get(place).cloned().unwrap_or_default())}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend class=if quiet { "unseen" } else { "choice-legend" }>{legend}</legend>
            // The keys stay when only their labels change (another language): focus must not be lost.
            <div class="choice-keys">{rows(move || 0..options.with(Vec::len), key)}</div>
        </fieldset>
    }
}
