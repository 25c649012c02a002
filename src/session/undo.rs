//! Going back and forth: undo, redo, take back, and looking at an earlier moment.

use leptos::prelude::*;

use super::{Busy, Held, Session};

impl Session {
    /// The step a free undo leads to: to the beginning of the last act, as far as that is fair;
    /// tracked.
    pub fn undo_target(self) -> Option<usize> {
        let (game, viewer) = (self.game(), self.viewer()?);
        let (ply, floor) = (game.ply(), game.undo_floor(viewer));
        let begin = || self.strides.with_value(|strides| strides.begin(ply)).max(floor);
        (self.may_turn_back() && floor < ply).then(begin)
    }

    /// Undoes the viewer's last act.
    pub fn undo(self) {
        if let Some(ply) = untrack(|| self.undo_target()) {
            self.go_to(ply);
        }
    }

    /// The step a redo leads to; tracked.
    pub fn redo_target(self) -> Option<usize> {
        let (game, viewer) = (self.game(), self.viewer()?);
        let ply = game.ply();
        let own = ply < game.length() && game.acted(ply) == Some(viewer);
        let end = || self.strides.with_value(|strides| strides.end(ply)).min(game.length());
        (own && self.may_turn_back()).then(end)
    }

    /// Does again what was undone.
    pub fn redo(self) {
        if let Some(ply) = untrack(|| self.redo_target()) {
            self.go_to(ply);
        }
    }

    /// The viewer's last decision, if only bots have answered since and a free undo does not
    /// reach it; tracked. What was forced is no decision: it would be played again at once.
    pub fn take_back_target(self) -> Option<usize> {
        let [only] = self.humans()[..] else { return None };
        let game = self.game();
        let decided = |ply: &usize| game.acted(*ply) == Some(only) && !game.was_forced(*ply);
        let target = (0..game.ply()).rev().find(decided)?;
        let allowed = self.may_turn_back() && self.viewer() == Some(only);
        let begin = || self.strides.with_value(|strides| strides.begin(target + 1));
        (allowed && self.undo_target().is_none()).then(begin)
    }

    /// Goes back to the viewer's last decision; the game counts as practice from now on.
    pub fn take_back(self) {
        if let Some(ply) = untrack(|| self.take_back_target()) {
            self.amend(|slot| slot.practice = true);
            self.go_to(ply);
        }
    }

    /// Shows the position after a step, to be looked at only.
    pub fn look_at(self, ply: usize) {
        let game = self.game();
        if self.present.get_untracked().is_none() {
            self.interrupt();
            self.present.set(Some(untrack(|| game.ply())));
        }
        self.cancel();
        self.forget_told();
        self.busy.set(Busy::Nothing);
        game.seek(ply + 1);
    }

    /// Back from an earlier moment to the present.
    pub fn back_to_present(self) {
        if let Some(ply) = self.present.get_untracked() {
            self.game().seek(ply);
            self.present.set(None);
            self.go_on();
        }
    }

    fn may_turn_back(self) -> bool {
        self.is_present() && self.held() == Held::Here
    }

    fn go_to(self, ply: usize) {
        let game = self.game();
        game.seek(ply);
        self.forget_told();
        self.keep(&untrack(|| game.link(ply)));
        self.after_change();
    }
}
