//! What the home and set-up pages say of any game.

use super::Lang;

/// What the home page says of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blurb {
    /// Its name.
    pub title: &'static str,
    /// What it is, in a line.
    pub line: &'static str,
    /// From how many players to how many.
    pub seats: (u8, u8),
    /// How long it takes on the screen.
    pub minutes: (u8, u8),
}

/// The words for an option of the set-up page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionWords {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a sentence; may be empty.
    pub note: &'static str,
    /// Words for values that do not speak for themselves: the value's name, and the word.
    pub values: &'static [(&'static str, &'static str)],
}

impl OptionWords {
    /// An option whose name and values say it all.
    pub(super) const fn named(name: &'static str) -> Self {
        OptionWords { name, note: "", values: &[] }
    }

    /// The number of seats, an option of every game.
    pub(super) fn seats(lang: Lang) -> Self {
        OptionWords::named(lang.pick("Nombre de places", "Seats"))
    }

    /// The word for a value; the value itself where it needs none.
    pub fn value(&self, name: &str) -> String {
        let word = self.values.iter().find(|(value, _)| *value == name);
        word.map_or(name, |(_, word)| word).to_owned()
    }
}
