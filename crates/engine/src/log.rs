//! What happened during an action.

/// Takes down what an action brought about, for the story and the animation.
///
/// A silent log costs next to nothing: bots play millions of imagined actions with one.
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Vec<E>,
    silent: bool,
    revealed: bool,
}

impl<E> Log<E> {
    /// A log that keeps what it is told.
    pub fn new() -> Self {
        Log { events: Vec::new(), silent: false, revealed: false }
    }

    /// A log that keeps nothing.
    pub fn silent() -> Self {
        Log { events: Vec::new(), silent: true, revealed: false }
    }

    /// Notes an event. The closure runs only if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if !self.silent {
            self.keep(event);
        }
    }

    /// Apart, so that the rules are compiled as if nobody listened: bots play millions of imagined
    /// actions for each one that is told.
    #[cold]
    #[inline(never)]
    fn keep(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }

    /// Says that the acting seat learned something by this action that it did not know when it
    /// chose: a card drawn, a die, another seat's secret. A fair undo stops here.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Did anything come to light?
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// What was told so far, in order.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// What was told, in order.
    pub fn into_events(self) -> Vec<E> {
        self.events
    }
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log::new()
    }
}
