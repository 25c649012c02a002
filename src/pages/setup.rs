//! Seats, variants and seed before a game.

use engine::options::{Field, SWITCH};
use leptos::prelude::*;

use crate::app;
use crate::games::GameId;
use crate::pieces::{Choice, Pennant, Toggle};
use crate::prefs::{phrase, tr, use_prefs, word};
use crate::route::Route;
use crate::saves::{Slot, fresh_seed, now, use_saves};
use crate::seats::{self, SeatPlan, Who, tidy_name};
use crate::shell::{PageBar, screen};
use crate::text;

/// What the bots are called on the set-up page, in the order of the choice.
const WHO: [Who; 4] = [Who::Human, Who::Deckhand, Who::Bosun, Who::Captain];

/// The set-up of a game.
#[component]
pub fn SetUp(
    /// The game.
    game: GameId,
) -> impl IntoView {
    let (prefs, saves) = (use_prefs(), use_saves());
    screen("setup", move || {
        text::title(prefs.lang(), Some(prefs.words().new_game), game.blurb(prefs.lang()).title)
    });
    let choices = RwSignal::new(game.usual_choices());
    let plans = RwSignal::new(seats::usual(8));
    let seed = RwSignal::new(String::new());
    let bad_seed = RwSignal::new(false);
    let count = Memo::new(move |_| choices.with(|choices| game.seats(choices)));
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
        let id = saves.begin(&Slot::of(&*begun, seats, now()));
        app::go(&Route::Play(id));
    };
    view! {
        <PageBar title=Signal::derive(move || game.blurb(prefs.lang()).title.to_owned())/>
        <main class="page">
            <form class="stack stack-wide" on:submit=start>
                <section class="panel stack">
                    <h2>{word(|w| w.variants)}</h2>
                    {game
                        .fields()
                        .iter()
                        .enumerate()
                        .map(|(at, field)| view! { <OptionField game at field=*field choices/> })
                        .collect_view()}
                </section>
                <section class="panel stack">
                    <h2>{word(|w| w.seats)}</h2>
                    <ol class="setup-seats">
                        <For each=move || 0..count.get() key=|seat| *seat let(seat)>
                            <SeatRow seat plans/>
                        </For>
                    </ol>
                </section>
                <details class="panel">
                    <summary>{word(|w| w.seed)}</summary>
                    <label class="field">
                        <span>{word(|w| w.seed_help)}</span>
                        <input
                            type="text"
                            inputmode="numeric"
                            data-seed=""
                            maxlength="20"
                            prop:value=seed
                            on:input=move |event| seed.set(event_target_value(&event))
                        />
                    </label>
                </details>
                <Show when=move || bad_seed.get()>
                    <p class="notice" data-tone="bad" role="alert">{word(|w| w.seed_bad)}</p>
                </Show>
                <button type="submit" class="key key-main" data-start="">{word(|w| w.start)}</button>
            </form>
        </main>
    }
}

/// One option of the game: a switch, or a choice of a few.
#[component]
fn OptionField(
    game: GameId,
    at: usize,
    field: Field,
    choices: RwSignal<Vec<u16>>,
) -> impl IntoView {
    let prefs = use_prefs();
    let words = Memo::new(move |_| game.option_words(field.key, prefs.lang()));
    let picked = Memo::new(move |_| choices.with(|choices| choices[at]));
    let pick = move |place: u16| {
        choices.update(|choices| {
            if let Some(settled) = game.settle_with(choices, at, place) {
                *choices = settled;
            }
        });
    };
    if field.values == SWITCH {
        view! {
            <Toggle
                label=Signal::derive(move || words.get().name.to_owned())
                note=Signal::derive(move || words.get().note.to_owned())
                on=Signal::derive(move || picked.get() == 1)
                on_change=move |on| pick(u16::from(on))
            />
        }
        .into_any()
    } else {
        let names = move || {
            let value = |place| words.get().value(&field.values.name(place));
            (0..field.values.count()).map(value).collect::<Vec<String>>()
        };
        view! {
            <Choice
                legend=Signal::derive(move || words.get().name.to_owned())
                options=Signal::derive(names)
                picked=Signal::derive(move || usize::from(picked.get()))
                on_pick=move |place: usize| pick(place as u16)
            />
        }
        .into_any()
    }
}

/// Who sits at one seat.
#[component]
fn SeatRow(seat: u8, plans: RwSignal<Vec<SeatPlan>>) -> impl IntoView {
    let prefs = use_prefs();
    let at = usize::from(seat);
    let plan = Memo::new(move |_| plans.with(|plans| plans[at].clone()));
    let usual =
        Memo::new(move |_| plans.with(|plans| seats::names(plans, prefs.lang())[at].clone()));
    let set = move |change: &dyn Fn(&mut SeatPlan)| plans.update(|plans| change(&mut plans[at]));
    view! {
        <li>
            <Pennant seat name=usual/>
            <label class="field setup-name">
                <span class="unseen">{word(|w| w.seat_name)}</span>
                <input
                    type="text"
                    maxlength=seats::LONGEST_NAME.to_string()
                    autocomplete="off"
                    placeholder=usual
                    prop:value=Signal::derive(move || plan.get().name)
                    on:change=move |event| {
                        let name = tidy_name(&event_target_value(&event));
                        set(&|plan| plan.name = name.clone());
                    }
                />
            </label>
            <Choice
                legend=phrase(|w| w.who)
                options=Signal::derive(|| {
                    [tr().human, tr().deckhand, tr().bosun, tr().captain].map(String::from).to_vec()
                })
                picked=Signal::derive(move || {
                    WHO.iter().position(|who| *who == plan.get().who).unwrap_or(0)
                })
                on_pick=move |place: usize| set(&|plan| plan.who = WHO[place])
                quiet=true
            />
        </li>
    }
}
