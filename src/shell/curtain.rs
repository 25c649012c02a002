//! The hand-over between two people at one screen.

use leptos::prelude::*;

use crate::pieces::{Compass, Pennant};
use crate::prefs::word;

/// Covers everything: nothing of any hand is on the page until the named person says so.
#[component]
pub fn Curtain(
    /// The seat it is closed for.
    seat: u8,
    /// Who sits there.
    #[prop(into)]
    name: Signal<String>,
    /// Opens it.
    on_reveal: Callback<()>,
) -> impl IntoView {
    let key = NodeRef::<leptos::html::Button>::new();
    Effect::new(move || {
        if let Some(key) = key.get() {
            // A button on the page can always take the focus.
            drop(key.focus());
        }
    });
    view! {
        <div class="curtain">
            <Compass/>
            <div class="stack">
                <p>{word(|w| w.curtain_to)}</p>
                <h1 class="row curtain-name">
                    <Pennant seat name/>
                    {name}
                </h1>
                <p class="quiet">{word(|w| w.curtain_note)}</p>
            </div>
            <button
                type="button"
                class="key key-main"
                data-reveal=""
                node_ref=key
                on:click=move |_| on_reveal.run(())
            >
                {word(|w| w.reveal)}
            </button>
        </div>
    }
}
