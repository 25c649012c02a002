//! What the people at the screen do: choose, confirm, cancel, and the step that comes of it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Session;
use crate::desk::{Draft, Reason};
use crate::presses;
use crate::sound::Noise;

impl Session {
    /// Takes a choice: plays it if it needs no confirming or is chosen for the second time,
    /// otherwise shows it.
    pub fn choose(self, draft: Draft) {
        if !untrack(|| self.is_open()) {
            return;
        }
        let again = self.draft.with_untracked(|chosen| chosen.as_ref() == Some(&draft));
        if again || self.needs_no_confirming(&draft) {
            self.play(&draft);
        } else {
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

    fn needs_no_confirming(self, draft: &Draft) -> bool {
        if !self.prefs.peek(|settings| settings.confirm) {
            return true;
        }
        // One tap is enough for what can be taken back freely: nothing shown to the seat, and
        // the seat itself acts again, so that no other can answer before it does.
        self.stays_to_act(draft)
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
            let_go();
        }
        if !self.perform(&draft.path) {
            self.cancel();
        }
    }

    /// Takes the steps of a path, as far as they are there. False, and nothing has changed, if
    /// not even the first one is.
    pub(super) fn perform(self, path: &[usize]) -> bool {
        let game = self.game();
        let step = |index: &usize| {
            let from = untrack(|| game.ply());
            let played = game.play(*index, &|link| self.keep(link));
            if played {
                self.live.set(untrack(|| game.told(from, self.eye(), &self.names())));
            }
            played
        };
        if path.iter().take_while(|index| step(index)).count() == 0 {
            return false;
        }
        let pause = untrack(|| game.pause());
        self.sound.play(if pause > 0 { Noise::Wind } else { Noise::Card });
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

    /// Rings when the viewer is to act, and when it is all over.
    fn ring(self) {
        if untrack(|| self.is_open()) {
            self.sound.play(Noise::Bell);
        } else if self.to_act().is_none() {
            self.sound.play(Noise::Win);
        }
    }
}

/// The key that was pressed goes with the choices. Giving up the focus before anything changes
/// costs nothing; losing it with the key makes the browser lay out the half-changed page.
fn let_go() {
    let active = document().active_element();
    let key = active.filter(|key| key.closest(".dock").is_ok_and(|dock| dock.is_some()));
    if let Some(key) = key.and_then(|key| key.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Blurring an element of the page cannot fail.
        drop(key.blur());
    }
}
