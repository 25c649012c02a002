//! A switch for one setting.

use leptos::prelude::*;

/// A switch with its label; a real checkbox, so that Space and a tap on the label work.
#[component]
pub fn Toggle(
    /// What it switches.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Called with the new state.
    #[prop(into)]
    on_change: Callback<bool>,
    /// A sentence that explains it; may be empty.
    #[prop(into, optional)]
    note: Signal<String>,
) -> impl IntoView {
    view! {
        <label class="toggle">
            <span class="toggle-text">
                <span class="toggle-label">{label}</span>
                <span class="toggle-note">{note}</span>
            </span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
        </label>
    }
}
