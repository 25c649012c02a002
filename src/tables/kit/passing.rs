//! What is taken up before it makes a choice: no part of the game, forgotten when it moves on.

use leptos::prelude::*;

use crate::tables::Narrowed;
use crate::text::Prompt;

/// Something a person has in mind at one moment of the game. At any other moment it is as if
/// nothing had been taken up.
pub struct Passing<T: Send + Sync + 'static> {
    /// The moment it was taken up at.
    held: RwSignal<Option<(usize, T)>>,
    ply: Signal<usize>,
}

impl<T: Send + Sync + 'static> Clone for Passing<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Passing<T> {}

impl<T: Copy + Send + Sync + 'static> Passing<T> {
    /// Nothing is taken up. `ply` is the moment the game stands at.
    pub fn new(ply: Signal<usize>) -> Self {
        Passing { held: RwSignal::new(None), ply }
    }

    /// What is taken up now; tracked.
    pub fn get(self) -> Option<T> {
        let now = self.ply.get();
        self.held.get().filter(|(at, _)| *at == now).map(|(_, taken)| taken)
    }

    /// Takes something up instead of what was.
    pub fn set(self, taken: T) {
        self.held.set(Some((self.ply.get_untracked(), taken)));
    }

    /// Puts back what is taken up.
    pub fn put_back(self) {
        self.held.set(None);
    }

    /// What the shell asks while something is taken up, and how it is put back; tracked.
    pub fn narrowed(self, ask: impl Fn(T) -> Option<Prompt> + Send + Sync + 'static) -> Narrowed {
        Narrowed {
            prompt: Signal::derive(move || self.get().and_then(&ask)),
            widen: Callback::new(move |()| self.put_back()),
            ready: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_up_is_forgotten_when_the_game_moves_on() {
        let owner = Owner::new();
        owner.set();
        let ply = RwSignal::new(3);
        let taken = Passing::new(ply.into());
        assert_eq!(taken.get(), None);
        taken.set('a');
        assert_eq!(taken.get(), Some('a'));
        ply.set(4);
        assert_eq!(taken.get(), None, "the game has moved on");
        taken.set('b');
        assert_eq!(taken.get(), Some('b'));
        taken.put_back();
        assert_eq!(taken.get(), None);
    }
}
