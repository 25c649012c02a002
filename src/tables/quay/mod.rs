//! Quayside's table: drawn from a plain model, told in the words of `text::quay`.

mod auction;
mod drawn;
mod exchange;
mod hand;
mod market;
pub mod model;
mod offer;
mod options;
mod port;
mod ribbon;
mod sight;
mod stalls;
mod stock;
mod thing;

use engine::Seen;
use leptos::prelude::*;
use quay::{Action, Decision, Event, Front, Phase, Quay, Ship};

use super::kit::Scope;
use super::{Drawn, Shown, Stay};
use crate::desk::Desk;
use crate::games::GameId;
use crate::pieces::Card;
use crate::prefs::use_prefs;
use crate::text::Prompt;
use crate::text::quay as text;
use model::{Picked, faces};
use sight::Sight;

impl Shown for Quay {
    const ID: GameId = GameId::Quay;

    fn picture() -> AnyView {
        let prefs = use_prefs();
        let ships = ["L23", "L07", "K09"].into_iter().filter_map(Ship::parse);
        let one = |ship: Ship| {
            view! { <Card face=move || faces::ship(text::terms(prefs.lang()).letters, ship)/> }
                .into_any()
        };
        view! { <span class="game-hand">{ships.map(one).collect::<Vec<_>>()}</span> }.into_any()
    }

    fn draw(scope: Scope<Self>, desk: Desk) -> Drawn {
        let sight = Sight::of(scope, desk);
        let narrowed = sight.own.narrowed(move |picked| asked(sight, picked));
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

    /// Whatever can be touched, and the keys in the middle of the table.
    fn carried(_: &Seen<Self>, _: Action) -> bool {
        true
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

/// What is asked while a good is given or a Shelter held out; tracked.
fn asked(sight: Sight, picked: Picked) -> Option<Prompt> {
    let open = sight.desk.open.get();
    open.then(|| text::narrowed(picked.give, picked.shelter, sight.lang())).flatten()
}

/// What lies on the table: the quay, the cards of the turn, the merchants, piles and reserve.
fn table(sight: Sight) -> AnyView {
    view! {
        <div
            class="quay"
            data-phase=move || sight.model.with(|model| phase(model.phase))
            data-taking=move || sight.is(|model| is_taking(model.decision)).then_some("")
            data-auction=move || sight.is(|model| model.auction.is_some()).then_some("")
            data-yours=move || sight.is_yours().then_some("")
        >
            <div class="quay-main">
                {ribbon::ribbon(sight)}
                {port::port(sight)}
                <section class="zone quay-middle">
                    <h2 class="zone-title">{text::terms(sight.lang()).market}</h2>
                    <div class="quay-play">
                        {market::market(sight)}
                        {auction::ladder(sight)}
                        {options::shelter_switch(sight)}
                    </div>
                    {exchange::exchange(sight)}
                    <div class="quay-answer">
                        {offer::offer_panel(sight)}
                        {options::options(sight)}
                    </div>
                    <p class="quay-prospect">{move || prospect(sight)}</p>
                </section>
                {stock::stock(sight)}
            </div>
            {stalls::stalls(sight)}
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

/// Is something asked that is taken from the piles or the reserve?
fn is_taking(decision: Decision) -> bool {
    use Decision::{BuyStore, Draw, Free, Setup};
    matches!(decision, Setup { .. } | Draw | Free { .. } | BuyStore { .. })
}

/// What the drafted choice would bring; with two seats, what a bid is good for.
fn prospect(sight: Sight) -> Option<String> {
    let told = sight.prospect().map(|told| text::foretold(sight.lang(), &told));
    told.filter(|told| !told.is_empty()).or_else(|| {
        let may_bid = sight.is(model::TableModel::may_bid_for_two);
        may_bid.then(|| text::terms(sight.lang()).bid_to_be_paid.to_owned())
    })
}
