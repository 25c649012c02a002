//! What a side has at a merchant: its ships, and their strength on a band of their ink.

use leptos::prelude::*;
use plunder::{Card as Ship, Force, Side};

use super::faces;
use super::flag::SideFlag;
use super::model::{LaneModel, Trump};
use crate::desk::Desk;
use crate::pieces::{Card, CardChip, CardState};
use crate::text::plunder::{side_name, terms};

/// The ships of a side at a merchant.
#[component]
pub fn ForceColumn(
    lane: Memo<Option<LaneModel>>,
    side: Side,
    teams: bool,
    desk: Desk,
) -> impl IntoView {
    let force = Memo::new(move |_| {
        lane.with(|lane| lane.as_ref().and_then(|lane| lane.lane.force(side).cloned()))
    });
    let keys = move || force.with(|force| ships(force.as_ref()));
    let lang = move || desk.names.with(|names| names.lang);
    let chip = move || {
        force.get().and_then(|force| {
            let colour = force.colour?;
            Some(view! {
                <CardChip
                    text=force.skulls.to_string()
                    suit=Some(faces::suit(colour))
                    emblem=Some(faces::emblem(colour))
                />
            })
        })
    };
    let name = move || desk.names.with(|names| side_name(side, teams, names));
    let leads = move || force.with(|force| force.as_ref().is_some_and(|force| force.leads));
    view! {
        <span class="force" data-leads=move || leads().then_some("")>
            <span class="force-cards">
                <For each=keys key=|key| *key let((place, ship))>
                    <Arrived lane place=Some((side, place)) card=ship lang=Signal::derive(lang)/>
                </For>
            </span>
            <span class="force-foot">
                <SideFlag side teams names=desk.names/>
                {chip}
                <span class="force-name">{name}</span>
            </span>
        </span>
    }
}

fn ships(force: Option<&Force>) -> Vec<(usize, Ship)> {
    force.map_or_else(Vec::new, |force| force.ships.iter().copied().enumerate().collect())
}

/// The captains and the admiral of a merchant in order of play; those beaten are struck.
#[component]
pub fn Trumps(lane: Memo<Option<LaneModel>>, desk: Desk) -> impl IntoView {
    let trumps = Memo::new(move |_| {
        lane.with(|lane| lane.as_ref().map_or_else(Vec::new, |lane| lane.trumps.clone()))
    });
    let keys = move || (0..trumps.with(Vec::len)).collect::<Vec<_>>();
    let lang = Signal::derive(move || desk.names.with(|names| names.lang));
    let one = move |place: usize| {
        let trump = Memo::new(move |_| trumps.with(|trumps| trumps.get(place).copied()));
        let beaten = Signal::derive(move || trump.get().is_some_and(|trump: Trump| trump.beaten));
        let seat = trump.get_untracked().map_or(0, |trump| trump.seat.0);
        let card = move || trump.get().map(|trump| trump.card);
        let name = Signal::derive(move || {
            desk.names.with(|names| names.label(engine::Seat(seat)).to_owned())
        });
        let face = Signal::derive(move || {
            card().map(|card| faces::card(card, lang.get())).unwrap_or_default()
        });
        let word = Signal::derive(move || face.with(|face| face.title.clone()));
        view! {
            <span
                class="trump"
                data-beaten=move || beaten.get().then_some("")
                title=move || beaten.get().then(|| terms(lang.get()).beaten)
            >
                <Card face struck=beaten/>
                <span class="force-foot">
                    <crate::pieces::Pennant seat name/>
                    {move || {
                        card().map(|card| {
                            let flag = match card.kind() {
                                plunder::Kind::Captain(colour) => Some(colour),
                                _ => None,
                            };
                            view! {
                                <CardChip
                                    text=word
                                    hat=true
                                    suit=flag.map(faces::suit)
                                    emblem=flag.map(faces::emblem)
                                />
                            }
                        })
                    }}
                </span>
            </span>
        }
    };
    view! {
        <span class="lane-trumps" data-any=move || (!trumps.with(Vec::is_empty)).then_some("")>
            <For each=keys key=|place| *place let(place)>
                {one(place)}
            </For>
        </span>
    }
}

/// A card that came to a merchant: marked while it is news, outlined while it is only drafted.
#[component]
fn Arrived(
    lane: Memo<Option<LaneModel>>,
    place: Option<(Side, usize)>,
    card: Ship,
    lang: Signal<crate::text::Lang>,
) -> impl IntoView {
    let state = Signal::derive(move || {
        let last = lane.with(|lane| {
            let lane = lane.as_ref()?;
            let (side, place) = place?;
            let force = lane.lane.force(side)?;
            let last = lane.lane.plays.last()?;
            let is_last = place + 1 == force.ships.len() && last.card == card;
            Some((is_last && lane.drafted, is_last && lane.fresh > 0))
        });
        match last {
            Some((true, _)) => CardState::Selected,
            Some((_, true)) => CardState::JustPlayed,
            _ => CardState::Idle,
        }
    });
    let face = Signal::derive(move || faces::card(card, lang.get()));
    view! {
        <span class="arrived">
            <Card face state/>
        </span>
    }
}
