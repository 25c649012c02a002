//! Seats, variants and seed before a game.

mod levels;
mod plan;
mod variants;

use engine::MAX_SEATS;
use leptos::prelude::*;

use crate::app;
use crate::games::{Cartridge, GameId};
use crate::pieces::{Choice, Glyph, Pennant};
use crate::prefs::{use_prefs, word};
use crate::route::Route;
use crate::saves::{Slot, fresh_seed, now, use_saves};
use crate::seats::{self, SeatPlan, Who, tidy_name};
use crate::shell::{Face, link, page_bar, screen};
use crate::text;
use crate::weave::{When, rows};

/// Who may sit at a seat, in the order of the choice.
const WHO: [Who; 4] = [Who::Human, Who::Deckhand, Who::Bosun, Who::Captain];

/// The set-up of a game.
pub fn set_up(game: &'static dyn Cartridge) -> AnyView {
    let saves = use_saves();
    let lang = use_prefs().lang();
    let (name, words) = (game.id().blurb(lang).title, word(|w| w.new_game));
    screen("setup", move || text::title(lang, Some(words), name));
    let choices = RwSignal::new(game.usual_choices());
    let plans = RwSignal::new(seats::usual(MAX_SEATS as u8));
    let seed = RwSignal::new(String::new());
    let bad_seed = RwSignal::new(false);
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = seed.get_untracked();
        let seed =
            if typed.trim().is_empty() { Some(fresh_seed()) } else { typed.trim().parse().ok() };
        bad_seed.set(seed.is_none());
        let Some(seed) = seed else { return };
        let begun = choices.with_untracked(|choices| game.begin(choices, seed));
        let mut seats = plans.get_untracked();
        seats.truncate(usize::from(begun.seats()));
        let slot = Slot::of(&*begun, seats, now());
        let id = saves.begin_with(begun, &slot);
        app::go(&Route::Play(id));
    };
    let who = move || {
        let count = choices.with(|choices| game.seats(choices));
        plans.with(|plans| seats::listed(&plans[..usize::from(count)], lang))
    };
    view! {
        {page_bar(name)}
        <main class="page page-wide">
            {head(game.id())}
            <form class="setup" on:submit=start>
                {variants::variants(game, choices)}
                <section class="panel stack setup-company">
                    <h2>{word(|w| w.seats)}</h2>
                    {levels::levels(plans, move || choices.with(|choices| game.seats(choices)))}
                    <ol class="setup-seats">
                        {rows(
                            move || 0..choices.with(|choices| game.seats(choices)),
                            move |seat: u8| seat_row(seat, plans),
                        )}
                    </ol>
                </section>
                <details class="panel setup-seed">
                    <summary>{word(|w| w.seed)}</summary>
                    <label class="field">
                        <span>{word(|w| w.seed_help)}</span>
                        <input
                            type="text"
                            inputmode="numeric"
                            data-seed=""
                            maxlength="20"
                            prop:value=move || seed.get()
                            on:input=move |event| seed.set(event_target_value(&event))
                        />
                    </label>
                </details>
                <div class="setup-start">
                    <When is=bad_seed>
                        <p class="notice" data-tone="bad" role="alert">{word(|w| w.seed_bad)}</p>
                    </When>
                    <p class="setup-who">{who}</p>
                    <button type="submit" class="key key-main" data-start="">{word(|w| w.start)}</button>
                </div>
            </form>
        </main>
    }
    .into_any()
}

/// What the game is, and where more is told of it.
fn head(game: GameId) -> AnyView {
    let blurb = game.blurb(use_prefs().lang());
    let leads =
        |route: Route, glyph, words| link("key", "", Face::Both(glyph, words), route.href());
    view! {
        <div class="setup-head">
            <svg class="medal" viewBox="0 0 60 60" aria-hidden="true" focusable="false" inner_html=game.medal()></svg>
            <p>{blurb.line}</p>
            <div class="setup-leads">
                {leads(Route::Learn(game), Glyph::Hint, |w| w.learn)}
                {leads(Route::Rules(game, None), Glyph::Rules, |w| w.rules)}
            </div>
        </div>
    }
    .into_any()
}

/// Who sits at one seat.
fn seat_row(seat: u8, plans: RwSignal<Vec<SeatPlan>>) -> AnyView {
    let lang = untrack(|| use_prefs().lang());
    let at = usize::from(seat);
    let usual = move |plans: &Vec<SeatPlan>| seats::names(plans, lang)[at].clone();
    let who =
        move || plans.with(|plans| WHO.iter().position(|who| *who == plans[at].who).unwrap_or(0));
    let labels = [word(|w| w.human), word(|w| w.deckhand), word(|w| w.bosun), word(|w| w.captain)];
    view! {
        <li>
            <Pennant seat name=move || plans.with(usual)/>
            <label class="field setup-name">
                <span class="unseen">{word(|w| w.seat_name)}</span>
                <input
                    type="text"
                    maxlength=seats::LONGEST_NAME.to_string()
                    autocomplete="off"
                    placeholder=move || plans.with(usual)
                    prop:value=move || plans.with(|plans| plans[at].name.clone())
                    on:change=move |event| {
                        let name = tidy_name(&event_target_value(&event));
                        plans.update(|plans| plans[at].name = name);
                    }
                />
            </label>
            <Choice
                legend=word(|w| w.who)
                options=labels.map(String::from).to_vec()
                picked=who
                on_pick=move |place: usize| plans.update(|plans| plans[at].who = WHO[place])
                quiet=true
            />
        </li>
    }
    .into_any()
}
