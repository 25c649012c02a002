//! A merchant at sea: owner, gold, attackers, and how the battle stands. It is a button, for a
//! card may be played at it; where none can, pressing it answers why.

use engine::Match;
use leptos::prelude::*;
use plunder::Plunder;

use super::faces;
use super::force::{ForceColumn, Trumps};
use super::model::{LaneModel, Stake, TableModel, Target};
use super::why;
use crate::desk::{Desk, Draft};
use crate::pieces::{Badge, Card, CardState, Coin, Glyph, Icon, Pennant, Tone};
use crate::text::Names;
use crate::text::plunder::{
    attack, due, due_short, lane_spoken, lead, reason, target_spoken, would_lead,
};

/// One merchant with everything around it.
#[component]
pub fn LaneCard(
    game: RwSignal<Match<Plunder>>,
    model: Memo<TableModel>,
    id: u8,
    desk: Desk,
) -> impl IntoView {
    let teams = model.with_untracked(|model| model.teams);
    let lane = Memo::new(move |_| {
        model.with(|model| model.lanes.iter().find(|lane| lane.lane.id == id).cloned())
    });
    let is = move |what: fn(&LaneModel) -> bool| lane.with(|lane| lane.as_ref().is_some_and(what));
    let path = Memo::new(move |_| match lane.get()?.target {
        Target::Open { path, .. } if desk.open.get() => Some(path),
        _ => None,
    });
    let press = move |_| match path.get_untracked() {
        Some(path) => choose(game, model, id, path, desk),
        None => explain(game, lane, desk),
    };
    let hinted = move || {
        path.with(
            |path| matches!(path.as_deref(), Some([only]) if desk.hinted.get() == Some(*only)),
        )
    };
    let spoken = move || told(game, lane, desk);
    let act = move || match path.get().as_deref() {
        Some([only]) => Some(only.to_string()),
        _ => None,
    };
    let pick = move || path.with(|path| path.as_ref().is_some_and(|path| path.len() > 1));
    view! {
        <li
            class="lane"
            data-lane=id.to_string()
            data-stake=move || lane.with(|lane| lane.as_ref().map(|lane| stake(lane.stake)))
            data-lit=move || path.with(Option::is_some).then_some("")
            data-barred=move || is(|lane| matches!(lane.target, Target::Barred(..))).then_some("")
            data-drafted=move || is(|lane| lane.drafted).then_some("")
            data-new=move || is(|lane| lane.new).then_some("")
        >
            <button
                type="button"
                class="lane-in"
                data-act=act
                data-pick=move || pick().then(|| id.to_string())
                data-why=move || path.with(Option::is_none).then_some("")
                data-hint=move || hinted().then_some("")
                aria-pressed=move || is(|lane| lane.drafted).to_string()
                on:click=press
            >
                <span class="unseen">{spoken}</span>
                <span class="mute" aria-hidden="true">
                    <Merchant lane desk/>
                    <Around lane teams desk/>
                    <Status game lane teams desk/>
                </span>
            </button>
        </li>
    }
}

fn stake(stake: Stake) -> &'static str {
    match stake {
        Stake::Leads => "leads",
        Stake::Losing => "losing",
        Stake::Tied => "tied",
        Stake::None => "none",
    }
}

fn choose(
    game: RwSignal<Match<Plunder>>,
    model: Memo<TableModel>,
    id: u8,
    path: Vec<usize>,
    desk: Desk,
) {
    let words = game.with_untracked(|game| {
        let view = game.view(desk.eye.get_untracked());
        let card = model.with_untracked(|model| model.raised)?;
        Some(desk.names.with_untracked(|names| attack(&view, card, id, names)))
    });
    if let Some(words) = words {
        desk.choose.run(Draft { path, words });
    }
}

fn explain(game: RwSignal<Match<Plunder>>, lane: Memo<Option<LaneModel>>, desk: Desk) {
    let words = game.with_untracked(|game| {
        let view = game.view(desk.eye.get_untracked());
        let lane = lane.get_untracked()?;
        let why = why::of_lane(&view, game.legal_actions(), &lane, desk.open.get_untracked())?;
        Some(desk.names.with_untracked(|names| reason(&why, &view, names)))
    });
    if let Some(words) = words {
        desk.explain.run(words);
    }
}

fn told(
    game: RwSignal<Match<Plunder>>,
    lane: Memo<Option<LaneModel>>,
    desk: Desk,
) -> Option<String> {
    let (lane, eye) = (lane.get()?, desk.eye.get());
    game.with(|game| {
        desk.names.with(|names| {
            let view = game.view(eye);
            let spoken = lane_spoken(&view, &lane.lane, lane.twin, names);
            let target = match &lane.target {
                Target::Idle => String::new(),
                Target::Open { then, .. } => target_spoken(&view, Some(then), names),
                Target::Barred(..) => target_spoken(&view, None, names),
            };
            Some(format!("{spoken}{target}"))
        })
    })
}

/// The merchant's card, and whose it is.
#[component]
fn Merchant(lane: Memo<Option<LaneModel>>, desk: Desk) -> impl IntoView {
    // Card and owner never change while the lane is there.
    let (merchant, owner) =
        lane.get_untracked().map(|lane| (lane.lane.merchant, lane.lane.owner)).unwrap_or_default();
    let face = Signal::derive(move || faces::card(merchant, desk.names.with(|names| names.lang)));
    let name = Signal::derive(move || desk.names.with(|names| names.label(owner).to_owned()));
    let label = move || {
        let twin = lane.with(|lane| lane.as_ref().and_then(|lane| lane.twin));
        let name = desk.names.with(|names| names.label(owner).to_owned());
        twin.map_or_else(|| name.clone(), |twin| format!("{name} ({twin})"))
    };
    let state = Signal::derive(move || {
        let new = lane.with(|lane| lane.as_ref().is_some_and(|lane| lane.new));
        if new { CardState::JustPlayed } else { CardState::Idle }
    });
    view! {
        <span class="lane-merchant">
            <Card face state/>
        </span>
        <span class="lane-owner">
            <Pennant seat=owner.0 name/>
            <span class="lane-name">{label}</span>
            <Coin amount=u16::from(merchant.gold())/>
        </span>
    }
}

/// Those who fight for it.
#[component]
fn Around(lane: Memo<Option<LaneModel>>, teams: bool, desk: Desk) -> impl IntoView {
    let sides = Memo::new(move |_| {
        lane.with(|lane| {
            let forces = lane.iter().flat_map(|lane| &lane.lane.forces);
            forces
                .filter(|force| force.colour.is_some())
                .map(|force| force.side)
                .collect::<Vec<_>>()
        })
    });
    view! {
        <span class="lane-forces" data-count=move || sides.with(Vec::len).to_string()>
            <For each=move || sides.get() key=|side| *side let(side)>
                <ForceColumn lane side teams desk/>
            </For>
            <Trumps lane desk/>
        </span>
    }
}

/// Who leads, and what will come of it; what the card taken up would change.
#[component]
fn Status(
    game: RwSignal<Match<Plunder>>,
    lane: Memo<Option<LaneModel>>,
    teams: bool,
    desk: Desk,
) -> impl IntoView {
    let drafted = move || lane.with(|lane| lane.as_ref().is_some_and(|lane| lane.drafted));
    let preview = Memo::new(move |_| {
        lane.with(|lane| match lane.as_ref().map(|lane| &lane.target) {
            Some(Target::Open { then, .. }) => {
                Some(desk.names.with(|names| would_lead(then, teams, names)))
            }
            _ => None,
        })
    });
    let barred = move || {
        lane.with(|lane| matches!(lane.as_ref().map(|l| &l.target), Some(Target::Barred(..))))
    };
    let tone = Signal::derive(move || {
        lane.with(|lane| match lane.as_ref().map(|lane| lane.stake) {
            Some(Stake::Leads) => Tone::Accent,
            Some(Stake::Losing) => Tone::Strong,
            _ => Tone::Plain,
        })
    });
    let leader = move || {
        lane.with(|lane| desk.names.with(|names| Some(lead(&lane.as_ref()?.lane, teams, names))))
    };
    let to_come = move |words: fn(&plunder::View, &plunder::Lane, &Names) -> String| {
        let eye = desk.eye.get();
        game.with(|game| {
            let view = game.view(eye);
            let told = |lane: &LaneModel| desk.names.with(|names| words(&view, &lane.lane, names));
            lane.with(|lane| lane.as_ref().map(told))
        })
    };
    let ahead = move || {
        preview.get().map(|preview| {
            view! {
                <span class="lane-preview">
                    <Icon glyph=Glyph::Forward/>
                    {preview}
                </span>
            }
        })
    };
    view! {
        <span class="lane-status">
            // With the card already laid there, how it would be is how it is shown.
            <Show when=move || !drafted()>
                <Badge tone>
                    <Show when=barred>
                        <Icon glyph=Glyph::Bar/>
                    </Show>
                    <span class="lane-lead">{leader}</span>
                </Badge>
            </Show>
            {ahead}
            <span class="lane-due" hidden=move || preview.with(Option::is_some)>
                <span class="due-long">{move || to_come(due)}</span>
                <span class="due-short">{move || to_come(due_short)}</span>
            </span>
        </span>
    }
}
