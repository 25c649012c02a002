//! Rows of small signs that count something.

use leptos::prelude::*;

use crate::art;

/// A sign that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pip {
    /// Fighting strength.
    Skull,
    /// Damage.
    Splinter,
}

impl Pip {
    /// Its path in a box of 12 × 12.
    pub fn path(self) -> &'static str {
        match self {
            Pip::Skull => art::SKULL,
            Pip::Splinter => art::SPLINTER,
        }
    }
}

/// A row of pips; up to `of` places, the rest drawn as outlines.
#[component]
pub fn Pips(
    /// The sign.
    pip: Pip,
    /// How many are filled.
    #[prop(into)]
    count: Signal<u8>,
    /// How many places there are; as many as `count` when it is smaller.
    #[prop(into, optional)]
    of: Signal<u8>,
) -> impl IntoView {
    view! { <span class="pips" aria-hidden="true" inner_html=move || row(pip, count.get(), of.get())></span> }
}

fn row(pip: Pip, filled: u8, of: u8) -> String {
    (0..filled.max(of))
        .map(|place| {
            let class = if place < filled { "pip" } else { "pip pip-open" };
            format!(
                r#"<svg class="{class}" viewBox="-0.5 -0.5 13 13" focusable="false"><path fill-rule="evenodd" d="{}"/></svg>"#,
                pip.path()
            )
        })
        .collect()
}
