//! Looking back at a game: any step, by mouse or keys, with the eyes one may have.

use std::sync::Arc;
use std::time::Duration;

use engine::{Eye, Seat};
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;

use super::error::ErrorPage;
use crate::app;
use crate::desk::Desk;
use crate::games;
use crate::handle::MatchHandle;
use crate::pieces::{Choice, Glyph, Icon, Sheet, SheetKind};
use crate::prefs::{Prefs, phrase, tr, use_prefs, word};
use crate::route::Route;
use crate::saves::{Kept, Slot, now, use_saves};
use crate::seats;
use crate::shell::{Bench, SeatsBar, ShareSheet, Shared, screen};
use crate::text::{self, Names};

/// Between two steps while the replay runs, at normal speed.
const STEP: u32 = 900;

/// The replay of a slot.
#[component]
pub fn Replay(
    /// The slot.
    id: String,
    /// The step to begin at; the last if none is given.
    ply: Option<usize>,
) -> impl IntoView {
    let opened = match use_saves().get(&id) {
        Some(Kept::Game(kept)) => games::open(&kept.link).ok().map(|game| (game, *kept)),
        _ => None,
    };
    match opened {
        Some((game, kept)) => {
            if let Some(ply) = ply {
                game.seek(ply);
            }
            let film = Film::new(game, id, kept);
            view! { <Screening film/> }.into_any()
        }
        None => view! { <ErrorPage words=phrase(|w| w.slot_gone)/> }.into_any(),
    }
}

/// A game being looked back at.
#[derive(Clone, Copy)]
struct Film {
    game: StoredValue<Arc<dyn MatchHandle>>,
    id: StoredValue<String>,
    kept: StoredValue<Slot>,
    prefs: Prefs,
    eye: RwSignal<Eye>,
    running: RwSignal<bool>,
    timer: StoredValue<Option<IntervalHandle>, LocalStorage>,
}

impl Film {
    fn new(game: Arc<dyn MatchHandle>, id: String, kept: Slot) -> Film {
        let film = Film {
            game: StoredValue::new(game),
            id: StoredValue::new(id),
            kept: StoredValue::new(kept),
            prefs: use_prefs(),
            eye: RwSignal::new(Eye::Table),
            running: RwSignal::new(false),
            timer: StoredValue::new_local(None),
        };
        film.eye.set(film.eyes()[0]);
        on_cleanup(move || film.pause());
        film
    }

    fn game(self) -> Arc<dyn MatchHandle> {
        self.game.get_value()
    }

    /// Whose eyes one may look through: everybody's once the game is over; before that a lone
    /// person's own, and for several people at one screen only what lies open.
    fn eyes(self) -> Vec<Eye> {
        let (over, humans) = self.kept.with_value(|kept| {
            let human = |seat: &Seat| kept.seats[seat.index()].who.is_human();
            (kept.over, Seat::all(kept.seats.len() as u8).filter(human).collect::<Vec<_>>())
        });
        match (over, &humans[..]) {
            (true, _) => {
                let seats = Seat::all(self.game().seats()).map(Eye::Seat);
                [Eye::All, Eye::Table].into_iter().chain(seats).collect()
            }
            (false, [only]) => vec![Eye::Seat(*only)],
            (false, _) => vec![Eye::Table],
        }
    }

    fn names(self) -> Names {
        let lang = self.prefs.lang();
        let list = self.kept.with_value(|kept| seats::names(&kept.seats, lang));
        let you = match self.eye.get() {
            Eye::Seat(seat) => Some(seat),
            _ => None,
        };
        Names { lang, list, you }
    }

    fn seek(self, ply: usize) {
        let game = self.game();
        game.seek(ply);
        let ply = untrack(|| game.ply());
        let address = Route::Replay(self.id.get_value(), Some(ply)).href();
        // The address follows, without a new entry for Back at every step.
        if let Ok(history) = window().history() {
            drop(history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address)));
        }
        if ply == untrack(|| game.length()) {
            self.pause();
        }
    }

    fn step(self, forward: bool) {
        let ply = untrack(|| self.game().ply());
        self.seek(if forward { ply + 1 } else { ply.saturating_sub(1) });
    }

    /// To the start of the next or of this turn.
    fn turn(self, forward: bool) {
        let game = self.game();
        let (ply, length) = untrack(|| (game.ply(), game.length()));
        let begins = |at: usize| at == 0 || game.clock_at(at) != game.clock_at(at - 1);
        let target = untrack(|| {
            if forward {
                (ply + 1..length).find(|at| begins(*at)).unwrap_or(length)
            } else {
                (0..ply).rev().find(|at| begins(*at)).unwrap_or(0)
            }
        });
        self.seek(target);
    }

    fn run(self) {
        let game = self.game();
        if untrack(|| game.ply() == game.length()) {
            game.seek(0);
        }
        let pause = self.prefs.peek(|settings| settings.speed).pause(STEP).max(150);
        let pause = Duration::from_millis(u64::from(pause));
        let timer = set_interval_with_handle(move || self.step(true), pause);
        self.running.set(timer.is_ok());
        self.timer.set_value(timer.ok());
    }

    fn pause(self) {
        self.timer.update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
        if !self.running.is_disposed() {
            self.running.set(false);
        }
    }
}

#[component]
fn Screening(film: Film) -> impl IntoView {
    let prefs = use_prefs();
    let id = film.game().id();
    screen("replay", move || {
        text::title(prefs.lang(), Some(prefs.words().replay_title), id.blurb(prefs.lang()).title)
    });
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(film, &event));
    on_cleanup(move || handle.remove());
    let game = film.game();
    let names = Memo::new(move |_| film.names());
    let desk = Desk {
        eye: film.eye.into(),
        names: names.into(),
        open: Signal::derive(|| false),
        draft: Signal::derive(|| None),
        hinted: Signal::derive(|| None),
        since: Signal::derive(move || film.game().ply().saturating_sub(1)),
        choose: Callback::new(|_| ()),
        clear: Callback::new(|()| ()),
        explain: Callback::new(|_| ()),
    };
    let drawn = game.draw(desk);
    let bench = Memo::new(move |_| {
        let (game, names) = (film.game(), names.get());
        let standings = game.standings(film.eye.get(), &names);
        Bench { names, standings, acting: game.to_act().seat(), thinking: None }
    });
    let told = move || {
        let ply = film.game().ply();
        match ply.checked_sub(1) {
            Some(last) => film.game().told(last, film.eye.get(), &names.get()),
            None => String::new(),
        }
    };
    let share = RwSignal::new(false);
    let viewer = move || match film.eye.get() {
        Eye::Seat(seat) => Some(seat.0.to_string()),
        _ => None,
    };
    view! {
        <main
            class="frame"
            data-game=id.name()
            data-slot=film.id.get_value()
            data-ply=Signal::derive(move || film.game().ply().to_string())
            data-to-act=move || {
                film.game().to_act().seat().map_or_else(|| "over".to_owned(), |seat| seat.0.to_string())
            }
            data-viewer=viewer
            data-busy="none"
            data-hash=Signal::derive(move || format!("{:016x}", film.game().hash()))
        >
            <header class="bar">
                <a
                    class="key key-icon"
                    href=Route::Play(film.id.get_value()).href()
                    aria-label=word(|w| w.back)
                >
                    <Icon glyph=Glyph::Back/>
                </a>
                <h1>{word(|w| w.replay_title)} " · " {move || id.blurb(prefs.lang()).title}</h1>
            </header>
            <SeatsBar seats=game.seats() bench/>
            <section class="table">{drawn.table}</section>
            <section class="prompt">
                <h2 class="prompt-what">
                    {move || text::step_of(prefs.lang(), film.game().ply(), film.game().length())}
                </h2>
                <p class="prompt-note" aria-live="polite">{told}</p>
            </section>
            {drawn.hand}
            <Controls film share/>
        </main>
        <Sheet
            kind=SheetKind::Dialog
            open=share
            title=phrase(|w| w.share_moment)
            close=phrase(|w| w.close)
        >
            <ShareSheet shared=Signal::derive(move || moment(film))/>
        </Sheet>
    }
}

/// What sharing this moment sends: the whole game, pointing here.
fn moment(film: Film) -> Shared {
    let game = film.game();
    let here = format!("{}@{}", game.link(game.length()), game.ply());
    let title = game.id().blurb(film.prefs.lang()).title.to_owned();
    Shared { here, start: game.link(0), title }
}

#[component]
fn Controls(film: Film, share: RwSignal<bool>) -> impl IntoView {
    let saves = use_saves();
    let key = move |glyph: Glyph, words: fn() -> &'static str, act: fn(Film)| {
        view! {
            <button
                type="button"
                class="key key-icon"
                aria-label=words
                on:click=move |_| {
                    film.pause();
                    act(film);
                }
            >
                <Icon glyph/>
            </button>
        }
    };
    let eyes = film.eyes();
    let several = eyes.len() > 1;
    let looked = eyes.clone();
    let eye_names = move || {
        let names = film.names();
        let name = |eye: &Eye| match eye {
            Eye::All => tr().view_all.to_owned(),
            Eye::Table => tr().view_table.to_owned(),
            Eye::Seat(seat) => names.of(*seat).to_owned(),
        };
        looked.iter().map(name).collect::<Vec<_>>()
    };
    let (at, chosen) = (eyes.clone(), eyes);
    let play_here = move |_| {
        let game = film.game();
        let ply = untrack(|| game.ply());
        let Ok(branch) = games::open(&untrack(|| game.link(ply))) else { return };
        let seats = film.kept.with_value(|kept| kept.seats.clone());
        let id = saves.begin(&Slot::of(&*branch, seats, now()));
        app::go(&Route::Play(id));
    };
    view! {
        <section class="dock replay-dock">
            <input
                type="range"
                class="scrub"
                data-scrub=""
                min="0"
                max=Signal::derive(move || film.game().length().to_string())
                prop:value=Signal::derive(move || film.game().ply().to_string())
                aria-label=word(|w| w.moment)
                on:input=move |event| {
                    film.pause();
                    if let Ok(ply) = event_target_value(&event).parse() {
                        film.seek(ply);
                    }
                }
            />
            <div class="row replay-keys">
                {key(Glyph::First, || tr().first, |film| film.seek(0))}
                {key(Glyph::StepBack, || tr().previous, |film| film.step(false))}
                <button
                    type="button"
                    class="key key-icon"
                    data-run=""
                    aria-label=Signal::derive(move || if film.running.get() { tr().pause } else { tr().run })
                    on:click=move |_| if film.running.get_untracked() { film.pause() } else { film.run() }
                >
                    {move || {
                        let glyph = if film.running.get() { Glyph::Pause } else { Glyph::Play };
                        view! { <Icon glyph/> }
                    }}
                </button>
                {key(Glyph::Step, || tr().next, |film| film.step(true))}
                {key(Glyph::Last, || tr().last, |film| film.seek(usize::MAX))}
            </div>
            <Show when=move || several>
                <Choice
                    legend=phrase(|w| w.view_of)
                    options=Signal::derive(eye_names.clone())
                    picked=Signal::derive({
                        let at = at.clone();
                        move || at.iter().position(|eye| *eye == film.eye.get()).unwrap_or(0)
                    })
                    on_pick={
                        let chosen = chosen.clone();
                        move |place: usize| film.eye.set(chosen[place])
                    }
                    quiet=true
                />
            </Show>
            <div class="row">
                <button type="button" class="key" data-play-from-here="" on:click=play_here>
                    {word(|w| w.play_from_here)}
                </button>
                <button type="button" class="key" data-share="" on:click=move |_| share.set(true)>
                    <Icon glyph=Glyph::Share/>
                    {word(|w| w.share_moment)}
                </button>
            </div>
        </section>
    }
}

fn press(film: Film, event: &web_sys::KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented() {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => film.step(false),
        "ArrowRight" => film.step(true),
        "PageUp" => film.turn(false),
        "PageDown" => film.turn(true),
        "Home" => film.seek(0),
        "End" => film.seek(usize::MAX),
        _ => return,
    }
    film.pause();
    event.prevent_default();
}
