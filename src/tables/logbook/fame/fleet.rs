//! The ships that sail by themselves, each with her card.

use leptos::prelude::*;

use crate::pieces::Glyph;
use crate::shell::icon;
use crate::tables::logbook::model::Tab;
use crate::tables::logbook::sight::Sight;
use crate::text::logbook::{NpcText, npc_card, npc_terms};
use crate::weave::{When, rows};

/// The cards, told while they are looked at.
type Cards = Memo<Vec<NpcText>>;

/// Every ship, folded until her card is wanted.
pub fn fleet(sight: Sight) -> AnyView {
    let cards: Cards = Memo::new(move |_| {
        if sight.own.tab.get() != Tab::Fame {
            return Vec::new();
        }
        sight.desk.names.with(|names| {
            sight.scope.with(|seen| {
                let ships = 0..seen.view.npcs().len() as u8;
                ships.map(|npc| npc_card(&seen.view, npc, names)).collect()
            })
        })
    });
    let all = move || 0..cards.with(Vec::len);
    view! {
        <section class="lb-fleet">
            <h3>{npc_terms(sight.lang()).at_sea}</h3>
            {rows(all, move |at| ship(sight, cards, at))}
        </section>
    }
    .into_any()
}

/// A text of a card; empty once she is gone.
fn of(cards: Cards, at: usize, text: fn(&NpcText) -> &String) -> Signal<String> {
    Signal::derive(move || cards.with(|all| all.get(at).map(text).cloned().unwrap_or_default()))
}

fn ship(sight: Sight, cards: Cards, at: usize) -> AnyView {
    let words = npc_terms(sight.lang());
    let open = RwSignal::new(false);
    let reward = of(cards, at, |card| &card.reward);
    view! {
        <details class="lb-other lb-fleet-ship" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary>
                <b>{of(cards, at, |card| &card.name)}</b>
                <span>{of(cards, at, |card| &card.role)}</span>
                {icon(Glyph::Unfold)}
            </summary>
            <When is=move || open.get()>
                <p class="quiet">{of(cards, at, |card| &card.line)}</p>
                <p>{of(cards, at, |card| &card.now)}</p>
                {lines(cards, at, |card| &card.pennants)}
                {lines(cards, at, |card| &card.traits)}
                {lines(cards, at, |card| &card.state)}
                <When is=move || reward.with(|reward| !reward.is_empty())>
                    <p><b>{words.reward}</b> " " {reward}</p>
                </When>
            </When>
        </details>
    }
    .into_any()
}

fn lines(cards: Cards, at: usize, of: fn(&NpcText) -> &Vec<String>) -> AnyView {
    let all = move || cards.with(|all| all.get(at).map(of).cloned().unwrap_or_default());
    view! { <ul>{rows(all, |line: String| view! { <li>{line}</li> }.into_any())}</ul> }.into_any()
}
