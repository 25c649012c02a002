//! The flag of a seat: colour, pattern and initial say the same thing three times.

use leptos::prelude::*;

use super::markup::lettered;

/// The marking on the fly of each seat's pennant, in seat order; the box is 40 × 24, the fly starts at 17.
const PATTERNS: [&str; 8] = [
    "",
    "M24 2H29V22H24ZM17 10H35.6L35 12L35.6 14H17Z",
    "M17 2H22L37.4 20L38 22H33L17 5.5ZM38 2L37.4 4L22 22H17V18.5L33 2Z",
    "M17 12H35L38 22H17Z",
    "M17 2H38L35 12L38 22H17V18H32.5L31 12L32.5 6H17Z",
    "M20.5 2H24V22H20.5ZM28 2H31.5V22H28Z",
    "M17 2L30 12L17 22Z",
    "M17 2H24V9H17ZM31 2H38L35.9 9H31ZM24 9H31V16H24ZM17 16H24V22H17ZM31 16H36.2L38 22H31Z",
];

/// The pennant of a seat, with the initial of whoever sits there.
#[component]
pub fn Pennant(
    /// The seat, counted from 0; there are eight designs.
    #[prop(into)]
    seat: Signal<u8>,
    /// The name; its first letter is shown.
    #[prop(into, optional)]
    name: Signal<String>,
) -> impl IntoView {
    let design = move || seat.get() % 8;
    view! {
        <svg
            class="pennant"
            data-seat=move || (design() + 1).to_string()
            viewBox="0 0 40 24"
            aria-hidden="true"
            focusable="false"
            inner_html=move || print(design(), &name.get())
        ></svg>
    }
}

/// What is printed on it, in a box of 40 × 24.
pub(super) fn print(design: u8, name: &str) -> String {
    let mark = PATTERNS[usize::from(design)];
    let initial = lettered("pennant-initial", "9.5", "17.4", &initial(name));
    format!(
        r#"<path class="pennant-fly" d="M17 2H38L35 12L38 22H17Z"/><path class="pennant-mark" d="{mark}"/><path class="pennant-edge" d="M2 2H38L35 12L38 22H2Z"/><path class="pennant-hoist" d="M2 2H17V22H2Z"/>{initial}"#
    )
}

/// The fly alone, for things too small for an initial: a box of 21 × 20 from 17, 2.
pub fn flag(seat: u8) -> String {
    let mark = PATTERNS[usize::from(seat % 8)];
    format!(
        r#"<path class="pennant-fly" d="M17 2H38L35 12L38 22H17Z"/><path class="pennant-mark" d="{mark}"/><path class="pennant-edge" d="M17 2H38L35 12L38 22H17Z"/>"#
    )
}

/// The first letter of a name as a capital; nothing for an empty name.
fn initial(name: &str) -> String {
    name.trim().chars().next().map(|letter| letter.to_uppercase().collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::initial;

    #[test]
    fn the_initial_is_one_capital_of_any_alphabet() {
        assert_eq!(initial(" émile"), "É");
        assert_eq!(initial("ß"), "SS");
        assert_eq!(initial("  "), "");
    }
}
