//! What the viewer may do besides touching things, each with what it would bring.

use engine::Seat;
use leptos::prelude::*;
use quay::{Decision, Good};

use super::board::Board;
use super::faces;
use super::model::{OptionModel, Partner, Reach, Thing};
use super::thing::ThingButton;
use crate::pieces::{Emblem, EmblemMark, Fill, Pennant, WareMark};
use crate::text::quay::{a_good, bay_spoken, deed, foretold, terms};

/// The options of the moment as keys.
#[component]
pub fn Options(board: Board) -> impl IntoView {
    let options = Memo::new(move |_| {
        let open = board.desk.open.get();
        board.model.with(|model| if open { model.options.clone() } else { Vec::new() })
    });
    // In a decision on offers each has a key to sell and a key to pay.
    let offers = move || {
        let deciding = board.model.with(|model| model.decision == Decision::Decide);
        deciding.then(|| options.with(|options| options.len() / 2).to_string())
    };
    let keys = move || options.get().into_iter().map(|option| key(board, option)).collect_view();
    view! {
        <div
            class="quay-options"
            role="group"
            aria-label=move || terms(board.lang()).actions
            data-deciding=offers
            hidden=move || options.with(Vec::is_empty)
        >
            {keys}
        </div>
    }
}

fn key(board: Board, option: OptionModel) -> impl IntoView + use<> {
    let (action, choice, why) = (option.action, option.choice, option.why);
    let words = move || {
        board.game.with(|game| {
            let view = game.view(board.desk.eye.get());
            board.desk.names.with(|names| deed(&view, action, names))
        })
    };
    let outcome = move || {
        let told = option.foretold.as_ref().map(|told| foretold(board.lang(), told));
        told.filter(|told| !told.is_empty())
            .map(|told| view! { <span class="quay-outcome">{told}</span> })
    };
    let press = move |_| match (choice, why) {
        (Some(index), _) => board.choose(vec![index], action),
        (None, Some(why)) => board.explain(why),
        (None, None) => {}
    };
    view! {
        <button
            type="button"
            class="key quay-option"
            data-act=choice.map(|index| index.to_string())
            data-why=choice.is_none().then_some("")
            data-hint=move || (choice.is_some() && board.desk.hinted.get() == choice).then_some("")
            aria-pressed=move || choice.is_some_and(|index| board.is_drafted(&[index])).to_string()
            on:click=press
        >
            <span>{words}</span>
            {outcome}
        </button>
    }
}

/// The switch that takes a card with a Shelter instead of openly.
#[component]
pub fn ShelterSwitch(board: Board) -> impl IntoView {
    let offered =
        Memo::new(move |_| board.desk.open.get() && board.model.with(|model| model.may_shelter));
    let on = move || board.model.with(|model| model.picked.shelter);
    view! {
        <Show when=move || offered.get()>
            <button
                type="button"
                class="key key-small quay-shelter"
                data-pick=""
                aria-label=move || terms(board.lang()).with_shelter
                aria-pressed=move || on().to_string()
                on:click=move |_| board.switch_shelter()
            >
                <EmblemMark emblem=Emblem::Umbrella/>
                <span>{move || terms(board.lang()).with_shelter}</span>
            </button>
        </Show>
    }
}

/// In an exchange: what can be had for the good one gives, by partner.
#[component]
pub fn Partners(board: Board) -> impl IntoView {
    let seats = Memo::new(move |_| {
        let open = board.desk.open.get();
        board.model.with(|model| {
            let mut seats: Vec<Seat> = model.partners.iter().map(|partner| partner.seat).collect();
            seats.dedup();
            if open { seats } else { Vec::new() }
        })
    });
    let give = move || {
        let lang = board.lang();
        let given = board.model.with(|model| model.picked.give);
        let good = given.map_or("…", |good| a_good(lang, good));
        format!("{} {good} · {}", terms(lang).give, terms(lang).take)
    };
    view! {
        <Show when=move || seats.with(|seats| !seats.is_empty())>
            <div class="quay-partners">
                <p>{give}</p>
                <ul>
                    <For each=move || seats.get() key=|seat| *seat let(seat)>
                        <PartnerRow board seat/>
                    </For>
                </ul>
            </div>
        </Show>
    }
}

/// What one partner has to give.
#[component]
fn PartnerRow(board: Board, seat: Seat) -> impl IntoView {
    let name = Memo::new(move |_| board.desk.names.with(|names| names.label(seat).to_owned()));
    let goods = move || {
        board.model.with(|model| {
            let own = model.partners.iter().filter(|partner| partner.seat == seat);
            own.map(|partner| partner.good).collect::<Vec<_>>()
        })
    };
    view! {
        <li>
            <Pennant seat=seat.0 name/>
            <For each=goods key=|good| *good let(good)>
                <PartnerGood board seat good/>
            </For>
        </li>
    }
}

#[component]
fn PartnerGood(board: Board, seat: Seat, good: Good) -> impl IntoView {
    let reach = Signal::derive(move || {
        board.model.with(|model| {
            let own = |partner: &&Partner| partner.seat == seat && partner.good == good;
            model.partners.iter().find(own).map_or(Reach::Refused, |found| found.reach.clone())
        })
    });
    let sign = Signal::derive(move || {
        let fill = if reach.get() == Reach::Refused { Fill::Half } else { Fill::Full };
        faces::sign(board.lang(), good, fill)
    });
    let label = Signal::derive(move || {
        let name = board.desk.names.with(|names| names.label(seat).to_owned());
        let what = bay_spoken(board.lang(), good, 1, None, board.playable(reach));
        format!("{name}, {what}")
    });
    view! {
        <ThingButton board thing=Thing::Partner(seat, good) reach label class="quay-good quay-touch">
            <WareMark sign/>
        </ThingButton>
    }
}
