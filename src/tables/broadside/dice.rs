//! The last dice, large, beside what was needed, until they are passed or others fall.

use broadside::{Broadside, Event};
use leptos::prelude::*;

use super::deck::die;
use super::model::DiceModel;
use super::model::dice::Roll;
use super::sight::Sight;
use crate::pieces::{Glyph, Icon};
use crate::text::Told;
use crate::text::broadside::cards as text;

/// The dice of what just happened.
pub fn dice(sight: Sight) -> AnyView {
    let model = Memo::new(move |_| sight.model.with(|table| table.dice.clone()));
    let waiting = move || {
        let passed = sight.own.passed.get();
        model.with(|dice| {
            dice.as_ref().filter(|dice| passed != Some(dice.ply)).map(|dice| drawn(sight, dice))
        })
    };
    view! { {move || waiting()} }.into_any()
}

fn drawn(sight: Sight, dice: &DiceModel) -> AnyView {
    let lang = sight.lang();
    let faces: Vec<AnyView> = dice.roll.dice().into_iter().map(die).collect();
    let count = faces.len().to_string();
    let luck = dice.roll.luck().map(|luck| if luck { "good" } else { "bad" });
    let (verdict, lines) = sight.with_view(|view, names| {
        let more: Vec<String> = match &dice.roll {
            Roll::Boarding { ships, dice, totals, .. } => (0..2)
                .map(|side| text::dice_side(view, ships[side], dice[side], totals[side]))
                .collect(),
            Roll::First { dice, .. } => {
                dice.iter().map(|(seat, die)| text::dice_first(names, *seat, *die)).collect()
            }
            _ => Vec::new(),
        };
        let then = dice.then.iter().filter(|event| is_told(event));
        let then = then.filter_map(|event| Broadside::narrate(view, event, names));
        (
            text::dice_verdict(view, &dice.roll, names),
            more.into_iter().chain(then).collect::<Vec<_>>(),
        )
    });
    let lines: Vec<AnyView> =
        lines.into_iter().take(4).map(|line| view! { <p>{line}</p> }.into_any()).collect();
    let (ply, passed) = (dice.ply, sight.own.passed);
    view! {
        <aside class="bs-dice" data-luck=luck data-count=count>
            <span class="bs-dice-faces" aria-hidden="true">{faces}</span>
            <div class="bs-dice-words">
                <h3>{text::dice_title(&dice.roll, lang)}</h3>
                <p class="bs-dice-verdict">{verdict}</p>
                {lines}
            </div>
            <button
                type="button"
                class="key key-icon"
                aria-label=text::dice_close(lang)
                on:click=move |_| passed.set(Some(ply))
            >
                <Icon glyph=Glyph::Close/>
            </button>
        </aside>
    }
    .into_any()
}

/// What belongs to the outcome of a throw; the rest is told by the log.
fn is_told(event: &Event) -> bool {
    matches!(
        event,
        Event::MastLost { .. }
            | Event::Withstood { .. }
            | Event::CrewLost { .. }
            | Event::CrewSpared { .. }
            | Event::Sunk { .. }
            | Event::Moved { .. }
            | Event::Captured { .. }
    )
}
