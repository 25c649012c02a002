//! The fleet so far: its points, its ships, its crew, and how a choice is taken back.

use broadside::cards::{CrewId, ShipId};
use leptos::prelude::*;

use super::drawn::under_sail;
use super::yard;
use crate::pieces::{Glyph, Icon};
use crate::tables::broadside::model::fleet::Step;
use crate::tables::broadside::sight::Sight;
use crate::text::broadside::{self as words, yard as text};
use crate::weave::{When, rows};

/// The fleet so far.
pub fn chosen(sight: Sight) -> AnyView {
    let lang = sight.lang();
    let left = move || yard(sight, |yard| yard.left);
    let spent = move || yard(sight, |yard| text::of(lang, yard.spent(), yard.build));
    let share = move || {
        yard(sight, |yard| {
            format!("{}%", 100 * u16::from(yard.spent()) / u16::from(yard.build.max(1)))
        })
    };
    let begun = move || yard(sight, |yard| !yard.ships.is_empty() || !yard.crew.is_empty());
    let takes_back = move || begun() && yard(sight, |yard| yard.step == Step::Build);
    view! {
        <section class="yard-fleet" aria-label=words::terms(lang).your_fleet>
            <p class="yard-points">
                <strong>{move || left().to_string()}</strong>
                <span>{move || text::points_left(lang, left())}</span>
                <small>{move || spent()}</small>
                <span class="yard-bar" aria-hidden="true"><span style:width=share></span></span>
            </p>
            <ol class="yard-chosen">
                {rows(
                    move || yard(sight, |yard| yard.ships.clone()),
                    |id: ShipId| view! {
                        <li>
                            {under_sail(id)}
                            <span class="yard-who">{words::ship_short(id)}</span>
                            <span class="yard-cost">{id.card().cost.to_string()}</span>
                        </li>
                    }.into_any(),
                )}
                {rows(
                    move || yard(sight, |yard| yard.crew.clone()),
                    move |(id, count): (CrewId, u8)| view! {
                        <li>
                            <span class="yard-who">
                                {words::crew_in_full(lang, id)}
                                {(count > 1).then(|| format!(" × {count}"))}
                            </span>
                            <span class="yard-cost">{(id.card().cost * count).to_string()}</span>
                        </li>
                    }.into_any(),
                )}
                <When is=move || !begun()>
                    <li class="yard-note">{text::nothing_yet(lang)}</li>
                </When>
                <When is=takes_back>
                    <li class="yard-note"><Icon glyph=Glyph::Undo/> {text::undo_note(lang)}</li>
                </When>
            </ol>
        </section>
    }
    .into_any()
}
