//! The sides with their gold and hands, and what is still out of sight.

use leptos::prelude::*;
use plunder::{Card, Colour, Kind, Side};

use super::faces;
use super::flag::SideFlag;
use super::model::{Party, TableModel, Unseen};
use crate::desk::Desk;
use crate::pieces::{Badge, CardChip, Coin, EmblemMark, Glyph, Icon, Pip, Pips, Tone};
use crate::prefs::use_prefs;
use crate::text::Lang;
use crate::text::plunder::{card, colour, count, gold, side_name, terms};

/// Every side: captured gold, cards in hand, and the cards themselves where they lie open.
#[component]
pub fn Parties(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let (sides, teams) = model.with_untracked(|model| (model.parties.len() as u8, model.teams));
    let lang = move || desk.names.with(|names| names.lang);
    view! {
        <section class="zone plunder-parties">
            <h2 class="zone-title">{move || terms(lang()).parties}</h2>
            <ol class="parties" data-count=sides.to_string()>
                {(0..sides)
                    .map(|side| view! { <PartyLine model side=Side(side) teams desk/> })
                    .collect_view()}
            </ol>
            <Show when=move || teams>
                <p class="plunder-collects">{move || terms(lang()).collects}</p>
            </Show>
        </section>
    }
}

#[component]
fn PartyLine(model: Memo<TableModel>, side: Side, teams: bool, desk: Desk) -> impl IntoView {
    let party = Memo::new(move |_| model.with(|model| model.parties.get(side.index()).cloned()));
    let over = move || model.with(|model| model.over);
    let lang = move || desk.names.with(|names| names.lang);
    let name = move || desk.names.with(|names| side_name(side, teams, names));
    let amount =
        Signal::derive(move || party.with(|p| p.as_ref().map_or(0, |p| u16::from(p.gold))));
    let sizes = move || party.with(|p| p.as_ref().map_or_else(Vec::new, |p| p.hands.clone()));
    let hands = move || {
        let size = |(_, size): (engine::Seat, u8)| view! { <span>{size}</span> };
        sizes().into_iter().map(size).collect_view()
    };
    let spoken = move || {
        let hands: Vec<String> = sizes().into_iter().map(|(_, size)| count(lang(), size)).collect();
        format!("{}, {}, {}", name(), gold(lang(), amount.get().into()), hands.join(" + "))
    };
    let risk = move || {
        let risk = party.with(|p| p.as_ref().and_then(|p: &Party| p.at_risk)).filter(|r| *r > 0);
        risk.filter(|_| over()).map(|risk| {
            view! { <Badge tone=Tone::Bad>"−" {risk} " " {terms(lang()).in_hand}</Badge> }
        })
    };
    let open = move || {
        let cards = party.with(|p| p.as_ref().map_or_else(Vec::new, |p| p.open.clone()));
        (!cards.is_empty()).then(|| view! { <Chips cards lang=lang()/> })
    };
    let own = move || {
        desk.names.with(|names| {
            names.you.is_some_and(|you| if teams { you.0 / 2 == side.0 } else { you.0 == side.0 })
        })
    };
    view! {
        <li class="party" data-you=move || own().then_some("")>
            <span class="unseen">{spoken}</span>
            <span class="party-head" aria-hidden="true">
                <SideFlag side teams names=desk.names/>
                <span class="party-name">{name}</span>
                <Coin amount/>
                <span class="party-hands">
                    <Icon glyph=Glyph::Copy/>
                    {hands}
                </span>
            </span>
            {risk}
            {open}
        </li>
    }
}

/// Cards as small as can be, in a row.
#[component]
pub fn Chips(cards: Vec<Card>, lang: Lang) -> impl IntoView {
    let one = move |of: Card| {
        let flag = match of.kind() {
            Kind::Ship(flag, _) | Kind::Captain(flag) => Some(flag),
            Kind::Merchant(_) | Kind::Admiral => None,
        };
        let mark = match of.kind() {
            Kind::Merchant(gold) => view! { <Coin amount=u16::from(gold)/> }.into_any(),
            kind => {
                let text = match kind {
                    Kind::Ship(_, skulls) => skulls.to_string(),
                    Kind::Admiral => card(lang, of),
                    _ => String::new(),
                };
                view! {
                    <CardChip
                        text
                        hat=!matches!(kind, Kind::Ship(..))
                        suit=flag.map(faces::suit)
                        emblem=flag.map(faces::emblem)
                    />
                }
                .into_any()
            }
        };
        view! {
            <li>
                <span class="unseen">{card(lang, of)}</span>
                {mark}
            </li>
        }
    };
    view! { <ul class="chips">{cards.into_iter().map(one).collect_view()}</ul> }
}

/// What the viewer has not seen yet: counted for those who do not want to.
#[component]
pub fn Memory(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let prefs = use_prefs();
    let lang = move || desk.names.with(|names| names.lang);
    let unseen = Memo::new(move |_| {
        let wanted = prefs.get(|settings| settings.memory);
        model.with(|model| model.unseen.clone().filter(|_| wanted))
    });
    let of = move |at: Colour| {
        let left = move || unseen.with(|u| u.as_ref().map(|u: &Unseen| u.skulls[at as usize]));
        view! {
            <li>
                <EmblemMark emblem=faces::emblem(at) suit=Some(faces::suit(at))/>
                <span class="unseen">{move || colour(lang(), at)}</span>
                {left}
                <Pips pip=Pip::Skull count=1/>
                <span class="unseen">{move || terms(lang()).skulls}</span>
            </li>
        }
    };
    let trumps = move || {
        let trumps = unseen.with(|u| u.as_ref().map_or_else(Vec::new, |u| u.trumps.clone()));
        if trumps.is_empty() {
            view! { <p class="quiet">{terms(lang()).no_trumps}</p> }.into_any()
        } else {
            view! { <Chips cards=trumps lang=lang()/> }.into_any()
        }
    };
    let hidden =
        Signal::derive(move || unseen.with(|u| u.as_ref().map_or(0, |u| u16::from(u.gold))));
    view! {
        <Show when=move || unseen.with(Option::is_some)>
            <section class="zone plunder-memory">
                <h2 class="zone-title">{move || terms(lang()).unseen}</h2>
                <ul class="tally">
                    {Colour::ALL.map(of).collect_view()}
                    <li>
                        <Coin amount=hidden/>
                        <span class="unseen">{move || terms(lang()).hidden_gold}</span>
                    </li>
                </ul>
                {trumps}
            </section>
        </Show>
    }
}
