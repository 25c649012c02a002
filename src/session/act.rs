//! What the people at the screen do: choose, confirm, cancel, and the step that comes of it.

use engine::{Eye, Foreseen, Turn};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::choice::Coming;
use super::{Session, pacing};
use crate::beats::in_words;
use crate::desk::{Draft, Reason};
use crate::presses;
use crate::sound::Noise;
use crate::tables::Stay;
use crate::travel;

impl Session {
    /// Takes a choice: plays it if it needs no confirming or is chosen for the second time,
    /// otherwise shows it.
    pub fn choose(self, draft: Draft) {
        self.take(draft, Coming::Chosen);
    }

    /// Shows a choice that may still change, for confirmation.
    pub fn show(self, draft: Draft) {
        self.take(draft, Coming::Shown);
    }

    /// What was being shown is let go.
    pub fn let_go(self, draft: Draft) {
        self.take(draft, Coming::LetGo);
    }

    fn take(self, draft: Draft, coming: Coming) {
        if !untrack(|| self.is_open()) {
            return;
        }
        let again = self.draft.with_untracked(|chosen| chosen.as_ref() == Some(&draft));
        let confirming = self.prefs.peek(|settings| settings.confirm);
        // One tap is enough for what can be taken back freely: nothing shown to the seat, and
        // the seat itself acts again, so that no other can answer before it does.
        if coming.plays(again, confirming, || self.stays_to_act(&draft)) {
            self.play(&draft);
        } else if !again {
            self.reason.set(None);
            self.draft.set(Some(draft));
        }
    }

    /// Plays what was chosen.
    pub fn confirm(self) {
        if let Some(draft) = self.draft.get_untracked()
            && untrack(|| self.is_open())
        {
            self.play(&draft);
        }
    }

    /// Steps back: from an unconfirmed choice, or from a reason.
    pub fn cancel(self) {
        self.draft.set(None);
        self.reason.set(None);
    }

    /// Says why something cannot be done.
    pub fn explain(self, reason: Reason) {
        self.draft.set(None);
        self.live.set(reason.words.clone());
        self.reason.set(Some(reason));
    }

    fn stays_to_act(self, draft: &Draft) -> bool {
        match draft.path[..] {
            [index] => untrack(|| self.game().keeps_the_turn(self.eye(), index)),
            _ => false,
        }
    }

    fn play(self, draft: &Draft) {
        presses::changed();
        if !self.stays_to_act(draft) {
            give_up_focus();
        }
        let path = untrack(|| self.game().foresee(self.eye(), &draft.path));
        if !self.perform(&path) {
            self.cancel();
        }
    }

    /// Takes the steps of a path as one act, as far as all is as foreseen. False, and nothing has
    /// changed, if not even the first one is.
    pub(super) fn perform(self, path: &[Foreseen]) -> bool {
        let game = self.game();
        let from = untrack(|| game.ply());
        self.prefs.peek(travel::moving_on);
        let taken = game.play(path, &|link| self.keep(link));
        if taken == 0 {
            return false;
        }
        self.strides.update_value(|strides| strides.took(from, from + taken));
        // Whether the moment is held decides who looks, and that decides what is told.
        let beats = |eye| {
            let names = self.names();
            (from..from + taken).flat_map(|ply| game.beats(ply, eye, &names)).collect::<Vec<_>>()
        };
        let hold = untrack(|| self.pacing.may_hold(self, &beats(Eye::Table)) && self.goes_on());
        self.holding.set(hold);
        let beats = untrack(|| beats(self.eye()));
        self.live.set(in_words(&beats));
        let calm = beats.iter().all(|beat| beat.stay == Stay::Briefly);
        self.sound.play(if calm { Noise::Card } else { Noise::Wind });
        self.pacing.show(beats);
        self.after_change();
        self.ring();
        true
    }

    /// Nothing that was said of the position before holds any longer.
    pub(super) fn after_change(self) {
        self.draft.set(None);
        self.hint.set(None);
        self.reason.set(None);
        self.go_on();
    }

    /// Would the game go on without the one who has been looking?
    fn goes_on(self) -> bool {
        let reader = self.reader();
        // The last trick wants to be seen before the result covers it.
        let Some((next, _)) = self.to_act() else { return reader.is_some() };
        reader.is_some() && (reader != Some(next) || pacing::forced(self))
    }

    /// Is what happened held until the reader goes on? Tracked.
    pub fn is_holding(self) -> bool {
        self.holding.get()
    }

    /// What happened last, in words, while it is being shown; tracked.
    pub fn told(self) -> String {
        self.told.get()
    }

    /// The reader goes on from a held moment.
    pub fn pass(self) {
        if !self.holding.get_untracked() {
            return;
        }
        self.holding.set(false);
        if untrack(|| self.curtain().is_some()) {
            // The next person reads nothing that was told to this one.
            self.forget_told();
            self.go_on();
        } else {
            self.pacing.pass(self);
        }
    }

    /// Nothing that happened is shown any longer.
    pub(super) fn forget_told(self) {
        self.holding.set(false);
        self.pacing.show(Vec::new());
        self.told.set(String::new());
        self.live.set(String::new());
    }

    /// Rings when the viewer is to act, and when somebody has won.
    fn ring(self) {
        if untrack(|| self.is_open()) {
            self.sound.play(Noise::Bell);
        } else if let Turn::Over(outcome) = untrack(|| self.game().to_act())
            && outcome.is_won()
        {
            self.sound.play(Noise::Win);
        }
    }
}

/// The key that was pressed goes with the choices. Giving up the focus before anything changes
/// costs nothing; losing it with the key makes the browser lay out the half-changed page.
fn give_up_focus() {
    let active = document().active_element();
    let key = active.filter(|key| key.closest(".dock").is_ok_and(|dock| dock.is_some()));
    if let Some(key) = key.and_then(|key| key.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Blurring an element of the page cannot fail.
        drop(key.blur());
    }
}
