//! Quayside's table: drawn from a plain model, told in the words of `text::quay`.

mod drawn;
mod hand;
mod market;
pub mod model;
mod offers;
mod picture;
mod sight;
mod stalls;
mod stock;
mod thing;
mod water;

use engine::Seen;
use leptos::prelude::*;
use quay::{Action, Event, Front, Phase, Quay};

use super::kit::Scope;
use super::{Drawn, Narrowed, Shown, Stay};
use crate::desk::Desk;
use crate::games::GameId;
use crate::text::quay as text;
use crate::text::{Lang, Prompt};
use sight::Sight;

impl Shown for Quay {
    const ID: GameId = GameId::Quay;

    fn picture(lang: Lang) -> String {
        picture::picture(lang)
    }

    fn medal() -> String {
        picture::medal()
    }

    fn draw(scope: Scope<Self>, desk: Desk) -> Drawn {
        let sight = Sight::of(scope, desk);
        let narrowed = Narrowed {
            prompt: Signal::derive(move || asked(sight)),
            widen: Callback::new(move |()| sight.own.put_back()),
            ready: Some(Signal::derive(move || sight.read(|model| Some(model.offer?.place())))),
        };
        Drawn { table: table(sight), hand: hand::hand(sight), narrowed: Some(narrowed) }
    }

    /// Everything at this table is public, so nothing is given away; but whoever cannot carry
    /// out a card that lies there should see it before the turn passes.
    fn obvious(seen: &Seen<Self>, only: Action) -> bool {
        let view = &seen.view;
        let Some(seat) = view.to_act() else { return false };
        let own = view.seat(seat);
        let waits = matches!(own.front, Front::Card { .. }) && !own.acted;
        !(only == Action::Done && waits)
    }

    /// Whatever can be touched; what a card in front of one simply does is said in the dock too.
    fn carried(_: &Seen<Self>, action: Action) -> bool {
        use Action::{Accept, Buy, Decline, Done, Income, Pay, Stop};
        !matches!(action, Accept(_) | Buy | Decline | Done | Income | Pay(_) | Stop)
    }

    /// A sale wants to be read, a departure even more.
    fn stay(event: &Event) -> Stay {
        match event {
            Event::Left(_) => Stay::UntilPassed(2200),
            Event::Over(_) => Stay::For(1600),
            Event::Sold { .. } | Event::Kept { .. } | Event::Stolen { .. } => Stay::For(1500),
            Event::Loaded(..) | Event::Played(..) => Stay::For(1300),
            Event::Bid { .. } | Event::Offered(..) | Event::Chose(..) => Stay::For(800),
            _ => Stay::Briefly,
        }
    }
}

/// What is told while something is taken up or chosen: what the choice would bring; tracked.
fn asked(sight: Sight) -> Option<Prompt> {
    if !sight.desk.open.get() {
        return None;
    }
    let picked = sight.own.get().unwrap_or_default();
    let drafted = sight.desk.draft.with(|draft| draft.as_ref().map(|draft| draft.path.clone()));
    match drafted {
        Some(path) => sight.desk.names.with(|names| {
            sight.scope.look(|seen, ahead| {
                let action = model::chosen(ahead, &path)?;
                let told = model::prospect(seen, ahead, &path);
                text::chosen(&seen.view, &seen.list, action, told.as_ref(), names)
            })
        }),
        None => text::narrowed(picked.give, picked.shelter, sight.lang()),
    }
}

/// What lies on the table: the water, the quay, the pier.
fn table(sight: Sight) -> AnyView {
    view! {
        <div
            class="quay"
            data-phase=move || sight.model.with(|model| phase(model.phase))
            data-auction=move || sight.is(|model| model.auction.is_some()).then_some("")
            data-yours=move || sight.is_yours().then_some("")
        >
            {water::water(sight)}
            <section class="quay-stone">
                {stock::piles(sight)}
                {market::market(sight)}
                {offers::offers(sight)}
            </section>
            <section class="quay-pier">
                {stalls::sheds(sight)}
                {stock::reserve(sight)}
            </section>
        </div>
    }
    .into_any()
}

/// The name CSS knows a part of the turn by (`data-phase`).
fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Reveal => "reveal",
        Phase::Trade => "trade",
        Phase::Act => "act",
        Phase::Departure => "departure",
        Phase::Over => "over",
    }
}
