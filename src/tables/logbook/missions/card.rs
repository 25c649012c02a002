//! A mission that somebody holds.

use leptos::prelude::*;

use crate::pieces::markup::{lettered, path};
use crate::pieces::{Glyph, Icon};
use crate::tables::logbook::model::missions::Held;
use crate::tables::logbook::question::touch::key;
use crate::tables::logbook::sight::Sight;
use crate::text::Lang;
use crate::text::logbook::missions_panel as text;
use crate::text::logbook::{StepState, StepText, mission_card};

/// So many places a stage leads to are told.
const TOLD: usize = 2;

/// The pin of a mission, as on the chart: a box of 22 × 28.
const PIN: &str =
    "M11 1.5A9.5 9.5 0 0 1 20.5 11Q20.5 17 11 26.5Q1.5 17 1.5 11A9.5 9.5 0 0 1 11 1.5Z";

/// A mission of the own hand with its number, where it leads and what may be done; of another's
/// what lies open.
pub fn card(sight: Sight, held: &Held, own: bool) -> AnyView {
    let lang = sight.lang();
    let told = sight
        .desk
        .names
        .with(|names| sight.scope.with(|seen| mission_card(&seen.view, held.mission, names)));
    let pin = own.then(|| pin(held.number()));
    let steps: Vec<AnyView> = told.steps.into_iter().map(|one| step(lang, one)).collect();
    let conditions = lines("lb-note", told.conditions);
    let facts = sight.desk.names.with(|names| {
        text::noted(lang, held).into_iter().chain(text::prey(held, names)).collect::<Vec<_>>()
    });
    let facts = lines("lb-fact", facts);
    let goals = own.then(|| goals(sight, held));
    let acts: Vec<AnyView> = held.acts.iter().map(|action| key(sight, *action)).collect();
    let acts = (!acts.is_empty()).then(|| view! { <div class="lb-acts">{acts}</div> }.into_any());
    view! {
        <article class="lb-mission" data-hidden=held.hidden.then_some("")>
            <header>
                {pin}
                <h3>{told.title}</h3>
                <span class="lb-kind">{told.kind}</span>
            </header>
            <ol class="lb-steps">{steps}</ol>
            {facts}
            {conditions}
            <footer>{rewards(lang, told.rewards)} {goals}</footer>
            {acts}
        </article>
    }
    .into_any()
}

/// A step: what has to be done, of several ways any.
fn step(lang: Lang, step: StepText) -> AnyView {
    let words = text::terms(lang);
    let (state, spoken) = match step.state {
        StepState::Done => ("done", words.done),
        StepState::Now => ("next", words.next),
        StepState::Later => ("later", words.later),
    };
    let tick = (state == "done").then(|| view! { <Icon glyph=Glyph::Tick/> }.into_any());
    let progress = step.progress.map(|told| view! { <b>{told}</b> }.into_any());
    view! {
        <li data-state=state>
            <span class="lb-box" aria-hidden="true">{tick}</span>
            <span class="unseen">{spoken} ": "</span>
            <span>{ways(lang, step.ways)} " " {progress}</span>
        </li>
    }
    .into_any()
}

/// The ways of a step, of which one is enough.
pub fn ways(lang: Lang, ways: Vec<String>) -> AnyView {
    let last = ways.len().saturating_sub(1);
    let each: Vec<AnyView> = (ways.into_iter().enumerate())
        .map(|(at, way)| {
            let or = (at < last).then(|| view! { <i>" " {text::or(lang)} " "</i> }.into_any());
            view! { {way} {or} }.into_any()
        })
        .collect();
    each.into_any()
}

/// The fame of completing it, and what it brings besides: of several things one.
pub fn rewards(lang: Lang, rewards: Vec<String>) -> AnyView {
    let told = rewards.into_iter().filter(|reward| !reward.is_empty());
    let each: Vec<AnyView> = told
        .enumerate()
        .map(|(at, reward)| {
            let or = (at > 0).then(|| view! { <i>{text::or(lang)} " "</i> }.into_any());
            view! { <span>{or} {reward}</span> }.into_any()
        })
        .collect();
    view! {
        <span class="lb-rewards">
            <span class="lb-fame-point"><Icon glyph=Glyph::Star/> "+1"</span>
            {each}
        </span>
    }
    .into_any()
}

fn goals(sight: Sight, held: &Held) -> AnyView {
    let lang = sight.lang();
    let rest = held.goals.len().saturating_sub(TOLD);
    let told: Vec<String> = sight.desk.names.with(|names| {
        sight.scope.with(|seen| {
            let told = held.goals.iter().take(TOLD);
            told.map(|goal| text::goal(&seen.view, goal, names)).collect()
        })
    });
    let rest = (rest > 0).then(|| text::more(lang, rest));
    let told = told.into_iter().chain(rest);
    let lines: Vec<AnyView> = told.map(|line| view! { <span>{line}</span> }.into_any()).collect();
    view! { <span class="lb-goals">{lines}</span> }.into_any()
}

fn lines(class: &'static str, lines: Vec<String>) -> Vec<AnyView> {
    let line = |line: String| view! { <p class=class>{line}</p> }.into_any();
    lines.into_iter().filter(|line| !line.is_empty()).map(line).collect()
}

fn pin(number: u8) -> AnyView {
    let drawn =
        [path("lb-pin", PIN), lettered("lb-pin-number", "11", "16", &number.to_string())].concat();
    view! {
        <svg class="lb-pin-sign" viewBox="0 0 22 28" aria-hidden="true" focusable="false" inner_html=drawn></svg>
    }
    .into_any()
}
