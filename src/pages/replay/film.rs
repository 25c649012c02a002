//! A game being looked back at: where it stands, whose eyes look, and whether it runs.

use std::sync::Arc;
use std::time::Duration;

use engine::{Eye, Seat};
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;

use crate::beats::in_words;
use crate::handle::MatchHandle;
use crate::prefs::{Prefs, use_prefs};
use crate::route::Route;
use crate::saves::{Opened, Slot};
use crate::seats;
use crate::shell::Shared;
use crate::text::{self, Names};
use crate::trail;

/// Between two steps while the replay runs, at normal speed.
const STEP: u32 = 900;

/// A game being looked back at.
#[derive(Clone, Copy)]
pub struct Film {
    game: StoredValue<Arc<dyn MatchHandle>>,
    id: StoredValue<String>,
    kept: StoredValue<Slot>,
    prefs: Prefs,
    /// Whose eye looks.
    pub eye: RwSignal<Eye>,
    running: RwSignal<bool>,
    timer: StoredValue<Option<IntervalHandle>, LocalStorage>,
}

impl Film {
    /// The film of a kept game.
    pub fn new(Opened { game, slot: kept }: Opened, id: String) -> Film {
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
        // Another speed counts from now on, not from the next start.
        Effect::new(move |_| {
            film.prefs.get(|settings| settings.speed);
            if film.running.get_untracked() {
                film.run();
            }
        });
        on_cleanup(move || film.pause());
        film
    }

    /// The match.
    pub fn game(self) -> Arc<dyn MatchHandle> {
        self.game.get_value()
    }

    /// The slot it is kept in.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// Who sits where.
    pub fn seats(self) -> Vec<seats::SeatPlan> {
        self.kept.with_value(|kept| kept.seats.clone())
    }

    /// Is the whole game over, wherever it stands now?
    pub fn is_over(self) -> bool {
        self.kept.with_value(|kept| kept.over)
    }

    /// Whose eyes one may look through: everybody's once the game is over; before that a lone
    /// person's own, and for several people at one screen only what lies open.
    pub fn eyes(self) -> Vec<Eye> {
        let (over, humans) = self.kept.with_value(|kept| {
            let human = |seat: &Seat| kept.seats[seat.index()].who.is_human();
            (kept.over, Seat::all(kept.seats.len() as u8).filter(human).collect::<Vec<_>>())
        });
        match (over, &humans[..]) {
            (true, _) => {
                let seats = Seat::all(untrack(|| self.game().seats())).map(Eye::Seat);
                [Eye::All, Eye::Table].into_iter().chain(seats).collect()
            }
            (false, [only]) => vec![Eye::Seat(*only)],
            (false, _) => vec![Eye::Table],
        }
    }

    /// The seat that looks, if it is one; tracked.
    pub fn viewer(self) -> Option<Seat> {
        self.eye.get().seat()
    }

    /// Names, language and who "you" are, whoever's eyes look; tracked.
    pub fn names(self) -> Names {
        let lang = self.prefs.lang();
        let (list, own) = self
            .kept
            .with_value(|kept| (seats::names(&kept.seats, lang), seats::lone(&kept.seats)));
        Names { lang, list, you: own.or(self.viewer()) }
    }

    /// Where the slider stands, in words; tracked.
    pub fn where_now(self) -> String {
        let (game, lang) = (self.game(), self.prefs.lang());
        let step = text::step_of(lang, game.ply(), game.length());
        match game.whereabouts(self.eye.get(), lang) {
            place if place.is_empty() => step,
            place => format!("{step} · {place}"),
        }
    }

    /// Is the end of a whole game shown? Tracked.
    pub fn is_at_the_end(self) -> bool {
        self.game().to_act().seat().is_none()
    }

    /// The last step in words; tracked.
    pub fn told(self) -> String {
        let game = self.game();
        let last = game.ply().checked_sub(1);
        let beats = |last| game.beats(last, self.eye.get(), &self.names());
        last.map(|last| in_words(&beats(last))).unwrap_or_default()
    }

    /// What sharing this moment sends: the whole game, pointing here; tracked.
    pub fn moment(self) -> Shared {
        let game = self.game();
        let here = format!("{}@{}", game.link(game.length()), game.ply());
        let title = game.id().blurb(self.prefs.lang()).title.to_owned();
        Shared { here, start: game.link(0), title }
    }

    /// Goes to a step.
    pub fn seek(self, ply: usize) {
        let game = self.game();
        game.seek(ply);
        let ply = untrack(|| game.ply());
        let address = Route::Replay(self.id(), Some(ply)).href();
        // The address follows, without a new entry for Back at every step.
        trail::rename(&address);
        if ply == untrack(|| game.length()) {
            self.pause();
        }
    }

    /// One step on or back.
    pub fn step(self, forward: bool) {
        let ply = untrack(|| self.game().ply());
        self.seek(if forward { ply + 1 } else { ply.saturating_sub(1) });
    }

    /// To the start of the next or of this turn.
    pub fn turn(self, forward: bool) {
        let game = self.game();
        let begins = |at: &usize| *at == 0 || game.clock_at(*at) != game.clock_at(*at - 1);
        let target = untrack(|| {
            let (ply, length) = (game.ply(), game.length());
            if forward {
                (ply + 1..length).find(begins).unwrap_or(length)
            } else {
                (0..ply).rev().find(begins).unwrap_or(0)
            }
        });
        self.seek(target);
    }

    /// Does it run? Tracked.
    pub fn is_running(self) -> bool {
        self.running.get()
    }

    /// Runs from here, or from the start again.
    pub fn run(self) {
        self.pause();
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

    /// Stands still.
    pub fn pause(self) {
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
