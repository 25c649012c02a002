//! The load of a ship: cube by cube, with the draft under each fifth.

use leptos::prelude::*;

use super::Deck;
use crate::pieces::{Glyph, Icon};
use crate::tables::logbook::model::ship::Burden;
use crate::text::logbook::hold as text;

/// The load.
pub fn burden(deck: Deck) -> AnyView {
    deck.part(
        |card| card.burden,
        |deck, burden| {
            let lang = deck.sight.lang();
            let deeper = text::deeper(lang, &burden).map(|(one, words)| {
                let glyph = if one { Glyph::Warning } else { Glyph::Info };
                view! { <p class="deck-deeper" data-near=one.then_some("")><Icon glyph/> {words}</p> }
            });
            view! {
                <section class="deck-load" data-spot="load">
                    <h3>
                        {text::hold_words(lang).load} " " {burden.load}
                        <small>{text::draft_now(lang, burden.draft2)}</small>
                    </h3>
                    <svg
                        class="deck-scale"
                        viewBox=format!("0 0 {WIDTH} 34")
                        aria-hidden="true"
                        focusable="false"
                        inner_html=scale(&burden)
                    ></svg>
                    {deeper}
                </section>
            }
            .into_any()
        },
    )
}

/// The width of the whole scale; half a figure stands out at each side.
const WIDTH: u16 = 320;
const MARGIN: u16 = 10;

/// A cell for each load, a line with the draft below before each fifth.
fn scale(burden: &Burden) -> String {
    let cells = u16::from(burden.slots.max(burden.load));
    // In tenths, so that no fraction is lost in between.
    let at = |cell: u16| MARGIN * 10 + cell * (WIDTH - 2 * MARGIN) * 10 / cells;
    let tenths = |n: u16| format!("{}.{}", n / 10, n % 10);
    let mut drawn = String::new();
    for cell in 0..cells {
        let on = if cell < burden.load.into() { " data-on=\"\"" } else { "" };
        let (x, width) = (at(cell) + 10, at(cell + 1) - at(cell) - 20);
        drawn += &format!(
            r#"<rect class="deck-scale-cell"{on} x="{}" y="4" width="{}" height="9" rx="2"/>"#,
            tenths(x),
            tenths(width)
        );
    }
    for (load, draft2) in burden.steps() {
        let x = tenths(at(load.into()));
        let now = if draft2 == burden.draft2 { " data-on=\"\"" } else { "" };
        drawn += &format!(
            r#"<path class="deck-scale-line" d="M{x} 0V17"/><text class="deck-scale-draft"{now} x="{x}" y="31">{}</text>"#,
            text::draft(draft2)
        );
    }
    drawn
}
