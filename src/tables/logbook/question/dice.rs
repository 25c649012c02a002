//! Dice with twelve faces.

use leptos::prelude::*;

use crate::pieces::markup::{lettered, path};
use crate::tables::logbook::model::news::{Blow, Rolled};
use crate::text::Lang;
use crate::text::logbook::fight as text;

/// The outline of a die, its upper face, and the edges between both, in a box of 48 × 48.
const OUTLINE: &str =
    "M24 2L36.9 6.2L44.9 17.2V30.8L36.9 41.8L24 46L11.1 41.8L3.1 30.8V17.2L11.1 6.2Z";
const FACE: &str = "M24 8L38.5 18.7L33 35.8H15L9.5 18.7Z";
const EDGES: &str =
    "M24 8V2M38.5 18.7L44.9 17.2M33 35.8L36.9 41.8M15 35.8L11.1 41.8M9.5 18.7L3.1 17.2";

/// A die and, where it counts for more than it shows, what is added.
pub fn die(face: u8, value: u8, hits: bool) -> AnyView {
    let drawn = [
        path("lb-die-body", OUTLINE),
        path("lb-die-face", FACE),
        path("lb-die-edges", EDGES),
        lettered("lb-die-number", "24", "30", &face.to_string()),
    ]
    .concat();
    let more = (value > face).then(|| view! { <i>{format!("+{}", value - face)}</i> }.into_any());
    view! {
        <span class="lb-die" data-hit=hits.then_some("")>
            <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" inner_html=drawn></svg>
            {more}
        </span>
    }
    .into_any()
}

/// Dice in a row of a text, what each counts: hits stand out, misses are struck out.
pub fn values(dice: &[Rolled]) -> AnyView {
    let value = |die: &Rolled| {
        let value = die.value.to_string();
        view! { <b class="lb-value" data-hit=die.hits.then_some("")>{value}</b> }.into_any()
    };
    let all: Vec<AnyView> = dice.iter().map(value).collect();
    view! { <span class="lb-values">{all}</span> }.into_any()
}

/// Dice as they lie, the number they needed, and what came of them.
pub fn blow(lang: Lang, blow: &Blow) -> AnyView {
    let dice: Vec<AnyView> = blow.dice.iter().map(|it| die(it.face, it.value, it.hits)).collect();
    let needed = blow.defence.map(|defence| {
        view! { <span class="lb-needed">{text::against(lang, defence)}</span> }.into_any()
    });
    view! {
        <div class="lb-roll">{dice} {needed}</div>
        <p class="lb-verdict" data-harm=blow.harms().then_some("")>{text::verdict(lang, blow)}</p>
    }
    .into_any()
}
