//! A game in progress at this screen: who looks, who acts next, and what is kept.

mod act;
mod choice;
mod eyes;
mod hint;
mod keep;
mod lock;
mod pacing;
mod reel;
mod stance;
mod strides;
mod undo;

use std::sync::Arc;

use engine::{Seat, Turn};
use leptos::prelude::*;

use crate::brain::{Brain, use_brain};
use crate::desk::{Desk, Draft, Reason};
use crate::handle::MatchHandle;
use crate::prefs::{Prefs, use_prefs};
use crate::saves::{Opened, Saves, Slot, use_saves};
use crate::seats::{self, Who};
use crate::sound::{Sound, use_sound};
use crate::text::Names;
pub use hint::Hint;
pub use lock::Held;
use pacing::Pacing;
pub use stance::Busy;
use strides::Strides;

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
    /// What was taken in one act of several steps.
    strides: StoredValue<Strides>,
    /// While an earlier moment is looked at: where the game really stands.
    present: RwSignal<Option<usize>>,
    draft: RwSignal<Option<Draft>>,
    hint: RwSignal<Option<Hint>>,
    asking: RwSignal<bool>,
    reason: RwSignal<Option<Reason>>,
    live: RwSignal<String>,
    busy: RwSignal<Busy>,
    /// What happened last, in words, while it is being shown.
    told: RwSignal<String>,
    /// Is what happened held until the reader goes on?
    holding: RwSignal<bool>,
    held: RwSignal<Held>,
    lock: StoredValue<Option<lock::Lock>, LocalStorage>,
    pacing: Pacing,
}

impl Session {
    /// Sits down at a kept game.
    pub fn begin(Opened { game, slot }: Opened, id: String) -> Session {
        let session = Session {
            game: StoredValue::new(game),
            id: StoredValue::new(id),
            slot: RwSignal::new(slot),
            prefs: use_prefs(),
            saves: use_saves(),
            brain: use_brain(),
            sound: use_sound(),
            opened: RwSignal::new(None),
            strides: StoredValue::new(Strides::default()),
            present: RwSignal::new(None),
            draft: RwSignal::new(None),
            hint: RwSignal::new(None),
            asking: RwSignal::new(false),
            reason: RwSignal::new(None),
            live: RwSignal::new(String::new()),
            busy: RwSignal::new(Busy::Nothing),
            told: RwSignal::new(String::new()),
            holding: RwSignal::new(false),
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

    /// Who sits there; tracked.
    pub fn who(self, seat: Seat) -> Who {
        self.about(|slot| slot.seats.get(seat.index()).map_or(Who::Bosun, |plan| plan.who))
    }

    /// May the viewer choose now? Tracked.
    pub fn is_open(self) -> bool {
        self.is_present()
            && self.held() == Held::Here
            && self.curtain().is_none()
            && self
                .game()
                .to_act()
                .seat()
                .is_some_and(|seat| self.viewer() == Some(seat) || self.is_asked_aloud())
    }

    /// Is the position shown the present one? Tracked.
    pub fn is_present(self) -> bool {
        self.present.get().is_none()
    }

    /// Is the game over, and its end shown? Tracked.
    pub fn is_over(self) -> bool {
        self.is_present() && !self.is_holding() && self.game().to_act().seat().is_none()
    }

    /// Does this tab play, or another? Tracked.
    pub fn held(self) -> Held {
        self.held.get()
    }

    /// What goes on; tracked. While a moment is held nothing else does.
    pub fn busy(self) -> Busy {
        if self.holding.get() { Busy::Showing } else { self.busy.get() }
    }

    /// Names, language and who "you" are; tracked.
    pub fn names(self) -> Names {
        let lang = self.prefs.lang();
        let list = self.about(|slot| seats::names(&slot.seats, lang));
        Names { lang, list, you: self.viewer() }
    }

    /// The same for what everybody at this screen reads alike: somebody is "you" only where one
    /// person plays; tracked.
    pub fn names_for_all(self) -> Names {
        Names { you: self.about(|slot| seats::lone(&slot.seats)), ..self.names() }
    }

    /// What is chosen but not confirmed; tracked.
    pub fn draft(self) -> Option<Draft> {
        self.draft.get()
    }

    /// Is exactly this chosen but not confirmed? Tracked.
    pub fn is_drafted(self, path: &[usize]) -> bool {
        self.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.path == path))
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
        Desk {
            lang: self.prefs.lang(),
            eye: Memo::new(move |_| self.eye()).into(),
            names: Memo::new(move |_| self.names()).into(),
            open: Memo::new(move |_| self.is_open()).into(),
            draft: self.draft.into(),
            hinted: Memo::new(move |_| self.hint.get().unwrap_or_default().path).into(),
            choose: Callback::new(move |draft| self.choose(draft)),
            show: Callback::new(move |draft| self.show(draft)),
            let_go: Callback::new(move |draft| self.let_go(draft)),
            clear: Callback::new(move |()| self.cancel()),
            explain: Callback::new(move |reason| self.explain(reason)),
        }
    }

    /// Shows at once what the others do until the viewer is to act.
    pub fn skip(self) {
        if self.holding.get_untracked() { self.pass() } else { self.pacing.hurry(self) }
    }

    /// Sees to it that whoever is to act does: a bot thinks, a forced move is made.
    pub fn go_on(self) {
        pacing::go_on(self);
    }

    /// Ends what is under way: nobody waits for an answer any more.
    fn interrupt(self) {
        self.pacing.stop();
        if self.asking.get_untracked() {
            self.asking.set(false);
        }
    }

    fn to_act(self) -> Option<(Seat, Who)> {
        untrack(|| match self.game().to_act() {
            Turn::Act(seat) => Some((seat, self.who(seat))),
            Turn::Over(_) => None,
        })
    }
}
