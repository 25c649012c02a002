//! What a game is.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Eye, Log, Options, Rng, Turn};

/// The rules of a game: a state that lists what may be done, and does it.
///
/// Inside the rules nothing fails: a state is always valid, and an action always comes from the
/// state's own list. Anything else is a bug and may panic.
pub trait Game: Clone + Eq + Debug + Sized + 'static {
    /// The name in links and saves. It never changes.
    const NAME: &'static str;
    /// Raised when anything changes that is part of a link: the fields of the options and their
    /// values, the set-up, the draws, the lists and their order, the places and points at the end,
    /// and [`Game::HORIZON`], by which an unfinished game is counted. Older links then say so.
    const RULES: u16;
    /// No game has more actions than this. It is part of every link.
    const HORIZON: usize;
    /// Checks look at views, imagined worlds and fingerprints at every so many positions: at fewer
    /// than all where a match is so long that looking at each would take an evening. A recorded
    /// game of that kind shows a fingerprint at the end of a round, and the table once.
    const LOOKED_AT_EVERY: usize = 1;

    /// Table size and variants. Every value is playable; the others cannot be built.
    type Options: Options;
    /// What was decided, not how it was clicked.
    type Action: Copy + Eq + Hash + Debug;
    /// One thing that happened: narrated, animated, redacted per eye.
    type Event: Clone + Eq + Debug;
    /// All that one eye knows, memory included.
    type View: Clone + Eq + Debug;

    /// A game ready for its first decision. What the set-up brought about goes to the log.
    fn new(options: &Self::Options, rng: Rng, log: &mut Log<Self::Event>) -> Self;

    /// Who chooses next, or how the game ended.
    fn to_act(&self) -> Turn;

    /// Adds what the seat to act may do to `out`, which the caller has emptied: never nothing
    /// while a seat is to act, no entry twice, in an order that depends only on what that seat
    /// can see. Nothing when the game is over. The order is part of the link format.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// Carries out an action of the list, and everything that follows from it up to the next
    /// decision. [`Log::reveal`] must be called when the acting seat learns something by it.
    fn apply(&mut self, action: Self::Action, log: &mut Log<Self::Event>);

    /// What an eye sees and remembers.
    fn observe(&self, eye: Eye) -> Self::View;

    /// A world that looks exactly like this view, the hidden rest drawn at random. It takes a
    /// view and so cannot leak what it was not given; its chance comes from `rng` alone.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self;

    /// Does this action of the list show nobody anything: nothing drawn, rolled or turned over in
    /// any world that looks like this view? It is decided from the kind of the action and from
    /// what its seat sees. When in doubt, no: what lies behind a quiet action is shown before it
    /// is chosen ([`crate::Match::ahead`]), and it needs no confirming if its seat goes on.
    fn is_quiet(view: &Self::View, action: Self::Action) -> bool;

    /// Is the question at hand one that can be answered at the open table, because neither its list
    /// nor what its answers bring about depends on anything hidden? It is decided from what
    /// everybody sees; whoever looks over the table then sees the list, too.
    fn asks_aloud(_view: &Self::View) -> bool {
        false
    }

    /// An event as an eye saw it; `None` if that eye saw nothing at all.
    fn redact(event: &Self::Event, eye: Eye) -> Option<Self::Event>;

    /// Where in the game we are. Groups the history and paces the replay.
    fn clock(&self) -> Clock;
}

/// Where in a game a position stands. Both numbers only grow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Clock {
    /// The large part: a deal, a round; 0 all along in games that have none.
    pub round: u16,
    /// The small part within the round: a trick, a seat's turn.
    pub turn: u16,
}
