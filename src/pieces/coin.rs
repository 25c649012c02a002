//! Money.

use leptos::prelude::*;

/// A coin with its amount; the amount is also said to a screen reader, so give the unit in the text around it.
#[component]
pub fn Coin(
    /// The amount.
    #[prop(into)]
    amount: Signal<u16>,
) -> impl IntoView {
    view! { <span class="coin">{move || amount.get().to_string()}</span> }
}
