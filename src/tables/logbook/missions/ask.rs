//! A choice among missions, or of what one brings: cards laid out to be chosen.

use leptos::prelude::*;

use super::card::{rewards, ways};
use crate::tables::logbook::model::missions::{Ask, AskModel, Choice, What};
use crate::tables::logbook::question::touch::worded;
use crate::tables::logbook::sight::Sight;
use crate::text::Lang;
use crate::text::logbook::missions_panel as text;
use crate::text::logbook::{MissionText, StepText, mission_card};

/// The question and its cards.
pub fn ask(sight: Sight, asked: &AskModel) -> AnyView {
    let (title, note) = sight.desk.names.with(|names| text::asked(&asked.ask, names));
    let rewards = match asked.ask {
        Ask::Reward(mission) => told(sight, mission).rewards,
        _ => Vec::new(),
    };
    let cards: Vec<AnyView> =
        asked.choices.iter().map(|choice| card(sight, *choice, &rewards)).collect();
    view! {
        <section class="lb-ask" data-spot="question">
            <h3>{title}</h3>
            <p class="quiet">{note}</p>
            <div class="lb-choices">{cards}</div>
        </section>
    }
    .into_any()
}

fn told(sight: Sight, mission: logbook::content::MissionId) -> MissionText {
    sight.desk.names.with(|names| sight.scope.with(|seen| mission_card(&seen.view, mission, names)))
}

fn card(sight: Sight, choice: Choice, rewards: &[String]) -> AnyView {
    let inside = match choice.what {
        What::Mission(mission) => mission_face(sight.lang(), told(sight, mission)),
        What::Reward(at) => {
            let words = rewards.get(usize::from(at)).cloned().unwrap_or_default();
            view! { <span class="lb-choice-head">{words}</span> }.into_any()
        }
        what => text::upgrade(sight.lang(), what).map_or_else(
            || ().into_any(),
            |(name, does)| {
                view! {
                    <span class="lb-choice-head">{name}</span>
                    <span class="lb-choice-note">{does}</span>
                }
                .into_any()
            },
        ),
    };
    worded(sight, choice.action, "lb-choice", inside)
}

/// A mission on a key: its title, its steps, what it brings.
fn mission_face(lang: Lang, told: MissionText) -> AnyView {
    let steps: Vec<AnyView> = (told.steps.into_iter().zip(1..))
        .map(|(step, number): (StepText, u8)| {
            let ways = ways(lang, step.ways);
            view! { <span class="lb-choice-step"><i>{number}</i> <span>{ways}</span></span> }
                .into_any()
        })
        .collect();
    let notes: Vec<AnyView> = (told.conditions.into_iter())
        .map(|note| view! { <span class="lb-choice-note">{note}</span> }.into_any())
        .collect();
    view! {
        <span class="lb-choice-head">{told.title} <small>{told.kind}</small></span>
        {steps}
        {notes}
        {rewards(lang, told.rewards)}
    }
    .into_any()
}
