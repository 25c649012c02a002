//! Plunder's table: drawn from a plain model, told in the words of `text::plunder`.

mod chips;
mod flag;
mod flank;
mod hand;
mod hands;
mod hold;
mod lane;
mod lanes;
mod memory;
pub mod model;
mod picture;
mod pile;
mod room;
mod sight;
mod spoils;

use engine::Seen;
use leptos::prelude::*;
use plunder::{Action, Card, Event, Plunder};

use super::kit::Scope;
use super::{Drawn, Shown, Stay};
use crate::desk::Desk;
use crate::games::GameId;
use crate::pieces;
use crate::text::plunder as text;
use crate::text::{Lang, Prompt};
use crate::weave::When;
use sight::Sight;

impl Shown for Plunder {
    const ID: GameId = GameId::Plunder;

    fn picture(lang: Lang) -> String {
        picture::picture(lang)
    }

    fn medal() -> String {
        picture::medal()
    }

    fn draw(scope: Scope<Self>, desk: Desk) -> Drawn {
        let (sight, roomy) = (Sight::of(scope, desk), room::roomy());
        let narrowed = sight.own.narrowed(move |card| Some(aiming(sight, card)));
        Drawn {
            table: table(sight, roomy),
            hand: hand::hand(sight, roomy),
            narrowed: Some(narrowed),
        }
    }

    /// Drawing into an empty hand, and the last card of all; a target is always asked for.
    fn obvious(seen: &Seen<Self>, only: Action) -> bool {
        let held = seen.view.hand(seen.view.to_act()).len();
        match only {
            Action::Draw => true,
            Action::Play(card) => card.is_merchant() && held == 1,
            Action::Discard(_) => held == 1,
            Action::At(_) => false,
        }
    }

    /// Cards lie in the hand, targets at sea, and the pile is there to be drawn from.
    fn carried(_: &Seen<Self>, _: Action) -> bool {
        true
    }

    /// A capture wants to be seen, the end even more. What was captured stays on the table until
    /// the viewer's next act.
    fn stay(event: &Event) -> Stay {
        match event {
            Event::Scored { .. } => Stay::For(2400),
            Event::Captured { .. } => Stay::For(1500),
            Event::Played { .. } => Stay::For(900),
            Event::Sent { .. } | Event::Discarded { .. } => Stay::For(700),
            _ => Stay::Briefly,
        }
    }
}

/// What is asked while a card is held out over the table; tracked.
fn aiming(sight: Sight, card: Card) -> Prompt {
    let targets = sight.read(|table| table.lanes.iter().filter(|lane| lane.is_open()).count());
    text::which_merchant(card, targets, sight.lang())
}

/// What lies on the table: the merchants at sea; beside them, where there is room, the land with
/// the pile.
fn table(sight: Sight, roomy: Signal<bool>) -> AnyView {
    view! {
        <div class="plunder" data-teams=sight.options().teams().then_some("")>
            <svg class="plunder-depths" aria-hidden="true" focusable="false" inner_html=depths()></svg>
            {lanes::lanes(sight, roomy)}
            <div class="plunder-foot">
                {spoils::spoils(sight, roomy)}
                {hands::open_hands(sight)}
                <When is=move || !roomy.get()>{memory::memory(sight)}</When>
            </div>
            <When is=move || roomy.get()>{pile::land(sight)}</When>
        </div>
    }
    .into_any()
}

/// Depths between the places of the merchants.
fn depths() -> String {
    pieces::soundings(&[(0, 0, 18), (0, 0, 27), (0, 0, 31), (0, 0, 9), (0, 0, 14), (0, 0, 23)])
}
