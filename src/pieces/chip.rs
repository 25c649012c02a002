//! A card as small as can be: what stands on its band, on the ink of its suit.

use leptos::prelude::*;

use super::{Emblem, Silhouette, Suit};

/// The band of a card: a number or a word, and the emblem of its suit; with a hat for an officer.
#[component]
pub fn CardChip(
    /// The number, or a word; may be empty.
    #[prop(into)]
    text: Signal<String>,
    /// The ink; none for a card without a suit.
    #[prop(into, optional)]
    suit: Signal<Option<Suit>>,
    /// The sign of the suit.
    #[prop(into, optional)]
    emblem: Signal<Option<Emblem>>,
    /// Whether it is an officer.
    #[prop(optional)]
    hat: bool,
) -> impl IntoView {
    let sign = move || {
        emblem.get().map(|emblem| {
            view! {
                <svg viewBox="0 0 24 24" focusable="false">
                    <path fill-rule="evenodd" d=emblem.path()/>
                </svg>
            }
        })
    };
    let officer = hat.then(|| {
        let drawing = move || match suit.get() {
            Some(_) => Silhouette::Tricorne.path(),
            None => Silhouette::Bicorne.path(),
        };
        view! {
            <svg class="chip-hat" viewBox="0 4 64 40" focusable="false">
                <path fill-rule="evenodd" d=drawing/>
            </svg>
        }
    });
    view! {
        <span class="chip" data-suit=move || suit.get().map(Suit::key) aria-hidden="true">
            {officer}
            <span class="chip-text">{text}</span>
            {sign}
        </span>
    }
}
