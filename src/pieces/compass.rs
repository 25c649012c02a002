//! The compass rose: the one ornament of the house, and the wind.

use leptos::prelude::*;

use super::markup::{lettered, path};
use crate::art;

/// A quarter of the compass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quarter {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Quarter {
    /// All four, clockwise from the north.
    pub const ALL: [Quarter; 4] = [Quarter::North, Quarter::East, Quarter::South, Quarter::West];

    /// The name CSS knows it by (`data-wind`).
    pub fn key(self) -> &'static str {
        match self {
            Quarter::North => "n",
            Quarter::East => "e",
            Quarter::South => "s",
            Quarter::West => "w",
        }
    }
}

/// A compass rose; when a wind blows, its point is marked.
#[component]
pub fn Compass(
    /// Where the wind stands, if there is one.
    #[prop(into, optional)]
    wind: Signal<Option<Quarter>>,
    /// The letter above the north point; the rose fills the box when it is empty.
    #[prop(into, optional)]
    north: Signal<String>,
) -> impl IntoView {
    view! {
        <svg
            class="compass"
            data-wind=move || wind.get().map(Quarter::key)
            viewBox=move || if north.with(String::is_empty) { "1 1 98 98" } else { "1 -20 98 119" }
            aria-hidden="true"
            focusable="false"
            inner_html=move || north.with(|north| rose(north))
        ></svg>
    }
}

fn rose(north: &str) -> String {
    [
        r#"<circle class="rose-ring" cx="50" cy="50" r="47"/>"#.to_owned(),
        r#"<circle class="rose-ticks" cx="50" cy="50" r="43.5" pathLength="96"/>"#.to_owned(),
        path("rose-lit", art::ROSE_SHORT_LIT),
        path("rose-shaded", art::ROSE_SHORT_SHADED),
        path("rose-lit", art::ROSE_LIT),
        path("rose-shaded", art::ROSE_SHADED),
        r#"<g class="rose-wind">"#.to_owned(),
        path("rose-wind-lit", "M50 50L50 10L42.2 42.2Z"),
        path("rose-wind-shaded", "M50 50L50 10L57.8 42.2Z"),
        "</g>".to_owned(),
        lettered("rose-north", "50", "-5", north),
    ]
    .concat()
}

/// The needle beside the name of a seat that is thinking; it turns unless motion is reduced.
#[component]
pub fn Needle() -> impl IntoView {
    view! { <svg class="needle" viewBox="0 0 24 24" aria-hidden="true" focusable="false" inner_html=NEEDLE></svg> }
}

const NEEDLE: &str = concat!(
    r#"<circle class="needle-ring" cx="12" cy="12" r="10"/><g class="needle-hand">"#,
    r#"<path class="needle-north" d="M12 4L15 12H9Z"/><path class="needle-south" d="M12 20L9 12H15Z"/></g>"#,
);
