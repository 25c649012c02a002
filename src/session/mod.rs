//! A game in progress at this screen: who looks, who acts next, and what is kept.

mod lock;
mod pacing;
mod stance;

use std::sync::Arc;

use engine::{Eye, Seat, Turn};
use leptos::prelude::*;

use crate::brain::{Brain, Question, Reply, Request, use_brain};
use crate::desk::{Desk, Draft, Reason};
use crate::handle::MatchHandle;
use crate::prefs::{Prefs, use_prefs};
use crate::saves::{Saves, Slot, now, use_saves};
use crate::seats::{self, Who};
use crate::sound::{Noise, Sound, use_sound};
use crate::text::Names;
pub use lock::Held;
use pacing::Pacing;
pub use stance::Busy;

/// What a hint recommends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint {
    /// The place in the list.
    pub index: usize,
    /// What it seems worth, from 0 to 1.
    pub value: f32,
}

/// A game in progress. Everything that happens to it goes through here, and every step is kept
/// before it is shown.
#[derive(Clone, Copy)]
pub struct Session {
    game: StoredValue<Arc<dyn MatchHandle>>,
    id: StoredValue<String>,
    slot: RwSignal<Slot>,
    prefs: Prefs,
    saves: Saves,
    brain: StoredValue<Brain, LocalStorage>,
    sound: Sound,
    /// Whose curtain has been drawn aside, where several people share the screen.
    opened: RwSignal<Option<Seat>>,
    /// While an earlier moment is looked at: where the game really stands.
    present: RwSignal<Option<usize>>,
    draft: RwSignal<Option<Draft>>,
    hint: RwSignal<Option<Hint>>,
    asking: RwSignal<bool>,
    reason: RwSignal<Option<Reason>>,
    live: RwSignal<String>,
    busy: RwSignal<Busy>,
    held: RwSignal<Held>,
    lock: StoredValue<Option<lock::Lock>, LocalStorage>,
    pacing: Pacing,
}

impl Session {
    /// Sits down at a kept game whose link has been opened.
    pub fn begin(game: Arc<dyn MatchHandle>, id: String, slot: Slot) -> Session {
        let session = Session {
            game: StoredValue::new(game),
            id: StoredValue::new(id),
            slot: RwSignal::new(slot),
            prefs: use_prefs(),
            saves: use_saves(),
            brain: use_brain(),
            sound: use_sound(),
            opened: RwSignal::new(None),
            present: RwSignal::new(None),
            draft: RwSignal::new(None),
            hint: RwSignal::new(None),
            asking: RwSignal::new(false),
            reason: RwSignal::new(None),
            live: RwSignal::new(String::new()),
            busy: RwSignal::new(Busy::Nothing),
            held: RwSignal::new(Held::Here),
            lock: StoredValue::new_local(None),
            pacing: Pacing::new(),
        };
        session.claim(false);
        // Leaving the table ends the thinking and gives the slot free.
        on_cleanup(move || {
            session.pacing.stop();
            session.lock.set_value(None);
        });
        session
    }

    /// The match.
    pub fn game(self) -> Arc<dyn MatchHandle> {
        self.game.get_value()
    }

    /// The slot it is kept in.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// What its player likes.
    pub fn prefs(self) -> Prefs {
        self.prefs
    }

    /// What is kept of it; tracked.
    pub fn slot(self) -> Slot {
        self.slot.get()
    }

    /// Who sits there; tracked.
    pub fn who(self, seat: Seat) -> Who {
        self.slot.with(|slot| slot.seats.get(seat.index()).map_or(Who::Bosun, |plan| plan.who))
    }

    /// The seats of the people at this screen; tracked.
    pub fn humans(self) -> Vec<Seat> {
        Seat::all(self.game().seats()).filter(|seat| self.who(*seat).is_human()).collect()
    }

    /// Whose eye is open, if anybody's at the table; tracked. Behind a closed curtain nobody's is.
    pub fn viewer(self) -> Option<Seat> {
        let humans = self.humans();
        match humans[..] {
            [only] if !self.slot.with(|slot| slot.guarded) => Some(only),
            _ if self.curtain().is_some() => None,
            _ => self.opened.get().filter(|seat| humans.contains(seat)),
        }
    }

    /// The eye the table is drawn for; tracked. Where only bots play, a finished game is open.
    pub fn eye(self) -> Eye {
        match self.viewer() {
            Some(seat) => Eye::Seat(seat),
            None if self.humans().is_empty() && self.game().to_act().seat().is_none() => Eye::All,
            None => Eye::Table,
        }
    }

    /// For whom the curtain is closed, if it is; tracked.
    pub fn curtain(self) -> Option<Seat> {
        let humans = self.humans();
        if self.slot.with(|slot| slot.guarded) {
            return humans.first().copied();
        }
        let acting = self.game().to_act().seat()?;
        let shared = humans.len() > 1 && self.present.get().is_none();
        (shared && humans.contains(&acting) && self.opened.get() != Some(acting)).then_some(acting)
    }

    /// May the viewer choose now? Tracked.
    pub fn is_open(self) -> bool {
        self.is_present()
            && self.held.get() == Held::Here
            && self.curtain().is_none()
            && self.game().to_act().seat().is_some_and(|seat| self.viewer() == Some(seat))
    }

    /// Is the position shown the present one? Tracked.
    pub fn is_present(self) -> bool {
        self.present.get().is_none()
    }

    /// Does this tab play, or another? Tracked.
    pub fn held(self) -> Held {
        self.held.get()
    }

    /// What goes on; tracked.
    pub fn busy(self) -> Busy {
        self.busy.get()
    }

    /// Names, language and who "you" are; tracked.
    pub fn names(self) -> Names {
        let lang = self.prefs.lang();
        let list = self.slot.with(|slot| seats::names(&slot.seats, lang));
        Names { lang, list, you: self.viewer() }
    }

    /// What is chosen but not confirmed; tracked.
    pub fn draft(self) -> Option<Draft> {
        self.draft.get()
    }

    /// What the hint recommends; tracked.
    pub fn hint(self) -> Option<Hint> {
        self.hint.get()
    }

    /// Is a hint on its way? Tracked.
    pub fn is_asking(self) -> bool {
        self.asking.get()
    }

    /// Why something could not be done; tracked.
    pub fn reason(self) -> Option<Reason> {
        self.reason.get()
    }

    /// The latest news in words; tracked.
    pub fn live(self) -> String {
        self.live.get()
    }

    /// What the table may read and whom it may tell.
    pub fn desk(self) -> Desk {
        let since = move || {
            let (game, viewer) = (self.game(), self.viewer());
            (0..game.ply()).rev().find(|ply| game.actor(*ply) == viewer).map_or(0, |ply| ply + 1)
        };
        Desk {
            eye: Memo::new(move |_| self.eye()).into(),
            names: Memo::new(move |_| self.names()).into(),
            open: Memo::new(move |_| self.is_open()).into(),
            draft: self.draft.into(),
            hinted: Memo::new(move |_| self.hint.get().map(|hint| hint.index)).into(),
            since: Memo::new(move |_| since()).into(),
            choose: Callback::new(move |draft| self.choose(draft)),
            clear: Callback::new(move |()| self.cancel()),
            explain: Callback::new(move |reason| self.explain(reason)),
        }
    }

    /// Takes a choice: plays it if it needs no confirming or is chosen for the second time,
    /// otherwise shows it.
    pub fn choose(self, draft: Draft) {
        if !untrack(|| self.is_open()) || self.pacing.just_acted() {
            return;
        }
        let again = self.draft.with_untracked(|chosen| chosen.as_ref() == Some(&draft));
        if again || self.needs_no_confirming(&draft) {
            self.pacing.note_act();
            self.perform(&draft.path);
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
            self.pacing.note_act();
            self.perform(&draft.path);
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

    /// Opens the curtain for whoever it is closed for.
    pub fn reveal(self) {
        let seat = untrack(|| self.curtain());
        self.opened.set(seat);
        if self.slot.with_untracked(|slot| slot.guarded) {
            self.amend(|slot| slot.guarded = false);
        }
        self.go_on();
    }

    /// Closes the curtain again, where several people share the screen.
    pub fn draw_curtain(self) {
        if untrack(|| self.humans().len()) > 1 {
            self.opened.set(None);
            self.go_on();
        }
    }

    /// The step a free undo leads to; tracked.
    pub fn undo_target(self) -> Option<usize> {
        let (game, viewer) = (self.game(), self.viewer()?);
        let ply = game.ply();
        let allowed = self.is_present() && self.held.get() == Held::Here;
        (allowed && game.undo_floor(viewer) < ply).then(|| ply - 1)
    }

    /// Undoes the viewer's last step.
    pub fn undo(self) {
        if let Some(ply) = untrack(|| self.undo_target()) {
            self.go_to(ply);
        }
    }

    /// The step a redo leads to; tracked.
    pub fn redo_target(self) -> Option<usize> {
        let (game, viewer) = (self.game(), self.viewer()?);
        let ply = game.ply();
        let own = ply < game.length() && game.actor(ply) == Some(viewer);
        (own && self.is_present() && self.held.get() == Held::Here).then_some(ply + 1)
    }

    /// Does again what was undone.
    pub fn redo(self) {
        if let Some(ply) = untrack(|| self.redo_target()) {
            self.go_to(ply);
        }
    }

    /// The viewer's last decision, if only bots have answered since and a free undo does not
    /// reach it; tracked.
    pub fn take_back_target(self) -> Option<usize> {
        let [only] = self.humans()[..] else { return None };
        let game = self.game();
        let allowed = self.is_present() && self.held.get() == Held::Here;
        let target = (0..game.ply()).rev().find(|ply| game.actor(*ply) == Some(only))?;
        (allowed && self.undo_target().is_none() && self.viewer() == Some(only)).then_some(target)
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
            self.pacing.stop();
            self.present.set(Some(untrack(|| game.ply())));
        }
        self.cancel();
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

    /// Shows at once what the others do until the viewer is to act.
    pub fn skip(self) {
        self.pacing.hurry(self);
    }

    /// Asks the best bot what to do.
    pub fn ask_hint(self) {
        if !untrack(|| self.is_open()) || self.asking.get_untracked() {
            return;
        }
        self.asking.set(true);
        let era = self.pacing.era();
        let request = Request::Think(self.question(Who::Captain));
        self.brain.with_value(|brain| {
            brain.ask(request, move |reply| {
                if self.asking.is_disposed() {
                    return;
                }
                self.asking.set(false);
                if let (Reply::Thought(thought), true) = (reply, era == self.pacing.era()) {
                    self.amend(|slot| slot.hints += 1);
                    self.hint.set(Some(Hint { index: thought.index, value: thought.value }));
                }
            });
        });
    }

    /// Plays here what another tab has been playing.
    pub fn take_over(self) {
        self.claim(true);
    }

    /// Takes in what another tab has done to the slot.
    pub fn catch_up(self) {
        let kept = self.saves.get(&self.id());
        if let (Held::Elsewhere, Some(crate::saves::Kept::Game(slot))) =
            (self.held.get_untracked(), kept)
            && self.game().load(&slot.link)
        {
            self.present.set(None);
            self.slot.set(*slot);
        }
    }

    /// Sees to it that whoever is to act does: a bot thinks, a forced move is made.
    pub fn go_on(self) {
        pacing::go_on(self);
    }

    fn needs_no_confirming(self, draft: &Draft) -> bool {
        if !self.prefs.peek(|settings| settings.confirm) {
            return true;
        }
        // One tap is enough for what can be taken back freely: nothing shown to the seat, and
        // the seat itself acts again, so that no other can answer before it does.
        match draft.path[..] {
            [index] => untrack(|| self.game().keeps_the_turn(index)),
            _ => false,
        }
    }

    fn perform(self, path: &[usize]) {
        let game = self.game();
        for index in path {
            let from = untrack(|| game.ply());
            if !game.play(*index, &|link| self.keep(link)) {
                break;
            }
            let told = untrack(|| game.told(from, self.eye(), &self.names()));
            self.live.set(told);
        }
        let pause = untrack(|| game.pause());
        self.sound.play(if pause > 0 { Noise::Wind } else { Noise::Card });
        self.after_change();
        self.ring();
    }

    /// Rings when the viewer is to act, and when it is all over.
    fn ring(self) {
        if untrack(|| self.is_open()) {
            self.sound.play(Noise::Bell);
        } else if self.to_act().is_none() {
            self.sound.play(Noise::Win);
        }
    }

    fn go_to(self, ply: usize) {
        let game = self.game();
        game.seek(ply);
        self.keep(&untrack(|| game.link(ply)));
        self.after_change();
    }

    fn after_change(self) {
        self.draft.set(None);
        self.hint.set(None);
        self.reason.set(None);
        self.go_on();
    }

    fn keep(self, link: &str) {
        let game = self.game();
        untrack(|| self.slot.update(|slot| slot.follow(&*game, link.to_owned(), now())));
        self.slot.with_untracked(|slot| self.saves.put(&self.id(), slot));
    }

    fn amend(self, change: impl FnOnce(&mut Slot)) {
        self.slot.update(change);
        self.slot.with_untracked(|slot| self.saves.put(&self.id(), slot));
    }

    fn claim(self, take_over: bool) {
        let claim = lock::Lock::claim(&self.id(), take_over, move |held| {
            if self.held.is_disposed() {
                return;
            }
            if held == Held::Elsewhere {
                self.pacing.stop();
                self.busy.set(Busy::Nothing);
            }
            if take_over && held == Held::Here {
                self.catch_up();
            }
            self.held.set(held);
            if held == Held::Here {
                self.go_on();
            }
        });
        self.lock.set_value(Some(claim));
    }

    /// The question what the seat to act should do. The bot's chance depends on the game and
    /// the moment only, so the same game meets the same answers.
    fn question(self, level: Who) -> Question {
        untrack(|| {
            let game = self.game();
            let link = game.link(game.ply());
            let seed = engine::hash_text(&link) as u32;
            Question { link, level, seed }
        })
    }

    fn to_act(self) -> Option<(Seat, Who)> {
        untrack(|| match self.game().to_act() {
            Turn::Act(seat) => Some((seat, self.who(seat))),
            Turn::Over(_) => None,
        })
    }
}
