//! A whole number between two ends.

use leptos::html::Input;
use leptos::prelude::*;

use super::icon::{Glyph, Icon};
use crate::prefs::word;

/// A number to type, or to count up and down; for ranges too long for a row of keys. What is
/// beyond an end becomes the end, what is no number changes nothing.
#[component]
pub fn Stepper(
    /// What is counted.
    #[prop(into)]
    label: Signal<String>,
    /// The lowest and the highest number.
    ends: (u16, u16),
    /// The number.
    #[prop(into)]
    number: Signal<u16>,
    /// Called with the new number.
    #[prop(into)]
    on_change: Callback<u16>,
) -> impl IntoView {
    let typed = NodeRef::<Input>::new();
    let take = move |wanted: Option<u16>| {
        if let Some(wanted) = wanted.filter(|wanted| *wanted != number.get_untracked()) {
            on_change.run(wanted);
        }
        // What was typed may be something else than what it means, or mean nothing.
        if let Some(input) = typed.get_untracked() {
            input.set_value(&number.get_untracked().to_string());
        }
    };
    let (first, last) = ends;
    let step = move |up: bool| {
        let now = number.get_untracked();
        take(Some(
            if up { now.saturating_add(1) } else { now.saturating_sub(1) }.clamp(first, last),
        ));
    };
    let key = move |up: bool| {
        let (glyph, end) = if up { (Glyph::Plus, last) } else { (Glyph::Minus, first) };
        let verb = if up { word(|w| w.one_more) } else { word(|w| w.one_less) };
        view! {
            <button
                type="button"
                class="key"
                aria-label=move || format!("{verb} ({})", label.get())
                // Not `disabled`: the key that brought the number to its end keeps the focus.
                aria-disabled=move || (number.get() == end).to_string()
                on:click=move |_| step(up)
            >
                <Icon glyph/>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="stepper">
            <label class="stepper-label">
                <span>{label}</span>
                <input
                    type="number"
                    inputmode="numeric"
                    node_ref=typed
                    min=first.to_string()
                    max=last.to_string()
                    step="1"
                    prop:value=move || number.get().to_string()
                    on:change=move |event| take(meant(&event_target_value(&event), ends))
                />
            </label>
            <div class="stepper-keys">{key(false)} {key(true)}</div>
        </div>
    }
}

/// The number somebody meant who typed this.
fn meant(typed: &str, (first, last): (u16, u16)) -> Option<u16> {
    let number: f64 = typed.trim().parse().ok()?;
    number.is_finite().then(|| (number.clamp(first.into(), last.into())) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_brought_between_the_ends() {
        let cases = [("40", Some(40)), (" 7 ", Some(7)), ("3", Some(5)), ("1e9", Some(99))];
        let nonsense = [("", None), ("many", None), ("NaN", None), ("inf", None)];
        let odd = [("-12", Some(5)), ("12.9", Some(12)), ("99999999999999999999", Some(99))];
        for (typed, number) in cases.into_iter().chain(nonsense).chain(odd) {
            assert_eq!(meant(typed, (5, 99)), number, "{typed:?}");
        }
    }
}
