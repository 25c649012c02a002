//! How fast others act and a replay runs, within reach where it is seen.

use leptos::prelude::*;

use crate::prefs::{Speed, use_prefs, word};

/// The speeds to choose from.
pub fn speed_choice() -> AnyView {
    let prefs = use_prefs();
    let options = Speed::ALL.iter().zip(Speed::words(prefs.words()));
    let options: Vec<AnyView> = options
        .map(|(speed, name)| {
            let chosen = move || prefs.get(|settings| settings.speed == *speed);
            view! { <option value=speed.key() prop:selected=chosen>{name}</option> }.into_any()
        })
        .collect();
    let choose = move |event: web_sys::Event| {
        let key = event_target_value(&event);
        if let Some(speed) = Speed::ALL.into_iter().find(|speed| speed.key() == key) {
            prefs.set(|settings| settings.speed = speed);
        }
    };
    view! {
        <select class="speed" data-set="speed" aria-label=word(|w| w.speed) on:change=choose>
            {options}
        </select>
    }
    .into_any()
}
