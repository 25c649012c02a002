//! A card as small as can be: what stands on its band, on the ink of its suit.

use leptos::prelude::*;

use super::markup::shape;
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
    view! {
        <span class="chip" data-suit=move || suit.get().map(Suit::key) aria-hidden="true">
            {hat.then(|| view! {
                <svg class="chip-hat" viewBox="0 4 64 40" focusable="false" inner_html=move || officer(suit.get())></svg>
            }.into_any())}
            <span class="chip-text">{text}</span>
            {move || emblem.get().map(|emblem| view! {
                <svg viewBox="0 0 24 24" focusable="false" inner_html=shape("", emblem.path())></svg>
            }.into_any())}
        </span>
    }
}

/// The hat of an officer: a captain's with a suit, an admiral's without.
fn officer(suit: Option<Suit>) -> String {
    let hat = suit.map_or(Silhouette::Bicorne, |_| Silhouette::Tricorne);
    shape("", hat.path())
}
