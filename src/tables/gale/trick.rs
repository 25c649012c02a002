//! The trick, ranked live: who would take the wind, who would lead, what is cancelled.

use leptos::prelude::*;

use super::faces;
use super::model::{Spot, Stage, TableModel, Trick};
use crate::desk::Desk;
use crate::pieces::{Badge, Card, CardState, Glyph, Icon, Pennant, Pip, Pips, Tone};
use crate::text::Names;
use crate::text::gale::{terms, trick_spoken, trick_title, value, verdict};

/// The cards of the trick in playing order, and how it stands in words.
#[component]
pub fn TrickZone(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let trick = Memo::new(move |_| model.with(|model| model.trick.clone()));
    let names = desk.names;
    let places = move || {
        trick.with(|trick| (0..trick.spots.len()).map(|at| (trick.key, at)).collect::<Vec<_>>())
    };
    let title = move || {
        trick.with(|trick| trick_title(names.with(|names| names.lang), trick.number, trick.wind))
    };
    view! {
        <section
            class="zone gale-trick"
            data-stage=Signal::derive(move || trick.with(|trick| stage_key(trick.stage)))
        >
            <h2 class="zone-title">{title}</h2>
            <ol class="spots" data-count=move || trick.with(|trick| trick.spots.len().to_string())>
                <For each=places key=|place| *place let((_, place))>
                    <Place model trick place desk/>
                </For>
            </ol>
            <p class="gale-verdict">{move || trick.with(|trick| names.with(|n| told(trick, n)))}</p>
        </section>
    }
}

fn stage_key(stage: Stage) -> &'static str {
    match stage {
        Stage::Running => "running",
        Stage::Drafted => "drafted",
        Stage::Over => "over",
    }
}

/// How it stands in words, a sentence each; nothing before the first card.
fn told(trick: &Trick, names: &Names) -> impl IntoView + use<> {
    let took = (trick.stage == Stage::Over).then_some(&trick.took[..]);
    let drafted = trick.stage == Stage::Drafted;
    let plays = trick.plays();
    let sentences = match plays[..] {
        [] => Vec::new(),
        _ => verdict(names, &plays, trick.taker, trick.leads, took, drafted),
    };
    sentences.into_iter().map(|told| view! { <span>{told} " "</span> }).collect_view()
}

/// A seat's place in the trick.
#[component]
fn Place(model: Memo<TableModel>, trick: Memo<Trick>, place: usize, desk: Desk) -> impl IntoView {
    let names = desk.names;
    let spot = Memo::new(move |_| trick.with(|trick| trick.spots.get(place).cloned()));
    let is = move |what: fn(&Spot) -> bool| spot.with(|spot| spot.as_ref().is_some_and(what));
    let seat = Memo::new(move |_| spot.with(|spot| spot.as_ref().map(|spot| spot.seat)));
    let name = Memo::new(move |_| {
        seat.get().map_or_else(String::new, |seat| names.with(|names| names.label(seat).to_owned()))
    });
    let harm = move || {
        let board = seat.get()?.index();
        model.with(|model| model.boards.get(board).map(|board| board.damage))
    };
    let yours = move || seat.get().is_some_and(|seat| names.with(|names| names.is_you(seat)));
    let card = Memo::new(move |_| {
        spot.with(|spot| spot.as_ref().and_then(|spot| spot.play.map(|p| (p.card, spot.ghost))))
    });
    let out = Memo::new(move |_| is(|spot| spot.play.is_some_and(|play| play.out)));
    let state = Signal::derive(move || match (is(|spot| spot.ghost), is(|spot| spot.fresh)) {
        (true, _) => CardState::Selected,
        (_, true) => CardState::JustPlayed,
        _ => CardState::Idle,
    });
    let worth = move || {
        let worth = |spot: &Spot| spot.play.map(|play| value(play.rank));
        spot.with(|spot| spot.as_ref().and_then(worth)).unwrap_or_default()
    };
    let drawn = move || match card.get() {
        Some((card, ghost)) => {
            let from = if ghost {
                "draft"
            } else if untrack(yours) {
                "hand"
            } else {
                "seat"
            };
            view! {
                <span class="gale-card" data-from=from>
                    <Card face=faces::wheel(card) state struck=out/>
                    <span class="gale-value" data-out=move || out.get().then_some("")>{worth}</span>
                </span>
            }
            .into_any()
        }
        None => view! { <span class="card-place"></span> }.into_any(),
    };
    let spoken = move || spot.with(|spot| names.with(|names| in_words(spot.as_ref()?, names)));
    view! {
        <li
            class="spot"
            data-open=Signal::derive(move || is(|spot| spot.awaited).then_some(""))
            data-worst=Signal::derive(move || is(|spot| spot.takes).then_some(""))
            data-best=Signal::derive(move || is(|spot| spot.leads).then_some(""))
            data-you=Signal::derive(move || yours().then_some(""))
        >
            <span class="unseen">{spoken}</span>
            <span class="spot-who" aria-hidden="true">
                <Pennant seat=Signal::derive(move || seat.get().map_or(0, |seat| seat.0)) name/>
                <span class="spot-name">{name}</span>
                <span class="spot-harm">
                    <Pips pip=Pip::Splinter count=1/>
                    {harm}
                </span>
            </span>
            {drawn}
            <Tie trick place/>
            <Marks spot desk/>
        </li>
    }
}

fn in_words(spot: &Spot, names: &Names) -> Option<String> {
    let terms = terms(names.lang);
    let out = spot.play.is_some_and(|play| play.out);
    let marks: Vec<&str> = [
        (spot.ghost, terms.drafted),
        (out, terms.out),
        (spot.takes, terms.takes_wind),
        (spot.leads, terms.leads_next),
        (spot.awaited, terms.awaited),
    ]
    .into_iter()
    .filter_map(|(is, word)| is.then_some(word))
    .collect();
    Some(trick_spoken(names, spot.seat, spot.play.as_ref(), &marks))
}

/// The line that ties a cancelled card to its twins: it runs under the places between them.
#[component]
fn Tie(trick: Memo<Trick>, place: usize) -> impl IntoView {
    let path = move || {
        trick.with(|trick| {
            let lines = trick.ties.iter().enumerate().filter_map(|(depth, tie)| {
                let (first, last) = (*tie.first()?, *tie.last()?);
                let y = 4 + 5 * depth;
                if !(first..=last).contains(&place) {
                    return None;
                }
                let from = if place == first { 50 } else { 0 };
                let to = if place == last { 50 } else { 100 };
                let stem = if tie.contains(&place) { format!("M50 0V{y}") } else { String::new() };
                Some(format!("M{from} {y}H{to}{stem}"))
            });
            lines.collect::<String>()
        })
    };
    view! {
        <svg class="gale-tie" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d=path/>
        </svg>
    }
}

/// What the card does as it stands: a sign and a word each.
#[component]
fn Marks(spot: Memo<Option<Spot>>, desk: Desk) -> impl IntoView {
    let is = move |what: fn(&Spot) -> bool| spot.with(|spot| spot.as_ref().is_some_and(what));
    let word = move |words: fn(&'static crate::text::gale::Terms) -> [&'static str; 2]| {
        let [short, long] = words(terms(desk.names.with(|names| names.lang)));
        view! {
            <span class="mark-short">{short}</span>
            <span class="mark-long">{long}</span>
        }
    };
    view! {
        <span class="gale-marks" aria-hidden="true">
            <Show when=move || is(|spot| spot.takes)>
                <Badge tone=Tone::Bad>
                    <Pips pip=Pip::Splinter count=1/>
                    {move || word(|terms| [terms.takes, terms.takes_wind])}
                </Badge>
            </Show>
            <Show when=move || is(|spot| spot.leads)>
                <Badge tone=Tone::Strong>
                    <Icon glyph=Glyph::Star/>
                    {move || word(|terms| [terms.leads, terms.leads_next])}
                </Badge>
            </Show>
            <Show when=move || is(|spot| spot.play.is_some_and(|play| play.out))>
                <span class="mark-long">
                    <Badge>
                        <Icon glyph=Glyph::Close/>
                        {move || terms(desk.names.with(|names| names.lang)).out}
                    </Badge>
                </span>
            </Show>
            <Show when=move || is(|spot| spot.awaited)>
                <Badge tone=Tone::Accent>
                    {move || terms(desk.names.with(|names| names.lang)).awaited}
                </Badge>
            </Show>
        </span>
    }
}
