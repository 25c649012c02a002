//! Table size and variants, described once for links, screens and commands.

mod sets;
mod settle;
#[cfg(test)]
mod voyage;

use std::fmt::Debug;

use sets::sample;
pub use sets::{every, spread};
pub use settle::{change, offered, presets_for, usual};

/// A choice among a few values, as the set-up screen, a link and the command line offer it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name of the option, as in the rules.
    pub key: &'static str,
    /// What it may be.
    pub values: Values,
}

/// The values of a [`Field`], in the order of the link format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// Named values.
    Words(&'static [&'static str]),
    /// All whole numbers from the first to the last.
    Range(u16, u16),
}

/// The option every game has: how many sit down.
pub const SEATS: &str = "players";

/// The two values of an on/off option.
pub const SWITCH: Values = Values::Words(&["false", "true"]);

impl Values {
    /// How many values there are.
    pub fn count(self) -> u16 {
        match self {
            Values::Words(words) => words.len() as u16,
            Values::Range(first, last) => last - first + 1,
        }
    }

    /// Are there too many to lay them out side by side?
    pub fn is_long(self) -> bool {
        matches!(self, Values::Range(..)) && self.count() > 8
    }

    /// The name of a value by its place.
    pub fn name(self, place: u16) -> String {
        match self {
            Values::Words(words) => words[place as usize].to_owned(),
            Values::Range(first, _) => (first + place).to_string(),
        }
    }

    /// The place of a value by its name.
    pub fn place(self, name: &str) -> Option<u16> {
        (0..self.count()).find(|place| self.name(*place) == name)
    }
}

/// The set-up of a game: every value of the type is playable.
pub trait Options: Clone + Eq + Debug + Default + 'static {
    /// What can be chosen, in the order of the link format.
    const FIELDS: &'static [Field];

    /// The place of the chosen value for each field.
    fn choices(&self) -> Vec<u16>;

    /// The options with these choices, one for each field and each within its field. What hangs
    /// on another choice may be settled with it; `None` if they do not go together.
    fn from_choices(choices: &[u16]) -> Option<Self>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Can this value of a field be had, by their places? Links may have room for values that will
    /// be played one day: until then [`Options::from_choices`] refuses them, and nobody is offered
    /// any. Those of a range that can be had lie together.
    fn offers(_field: usize, _place: u16) -> bool {
        true
    }

    /// Is this value laid out to be chosen, by their places? Rules may be built before a table can
    /// show them: until then such a value can be had by whoever asks for it, in a link, in a check or
    /// by name, and the set-up page keeps it to itself.
    fn shows(field: usize, place: u16) -> bool {
        Self::offers(field, place)
    }

    /// The sets that checks, digests and measures run over: every set where they are few, a spread
    /// of them where they are many. A game that knows better which of its sets tell something says
    /// so.
    fn samples() -> Vec<Self> {
        sample()
    }

    /// Fields that are of interest to few: the set-up page folds them, each group by itself.
    const GROUPS: &'static [Group] = &[];

    /// Sets of options with a name. They are no part of a link.
    fn presets() -> Vec<Preset<Self>> {
        Vec::new()
    }
}

/// Fields that belong together and may be folded away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its name; no option has the same.
    pub key: &'static str,
    /// The keys of its fields.
    pub fields: &'static [&'static str],
}

/// A set of options with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset<O> {
    /// Its name; no option and no group has the same.
    pub key: &'static str,
    /// What is chosen.
    pub options: O,
    /// Is it what a table of its size starts with, and for that size alone? Any other preset can
    /// be had at every size.
    pub of_its_size: bool,
}

/// Why options could not be built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOption {
    /// The game has no option of that name.
    UnknownKey(String),
    /// The option has no such value.
    UnknownValue(&'static str, String),
    /// Each choice exists, but they do not go together.
    NotTogether,
}

/// The given options with some of them chosen by name.
pub fn with<O: Options>(options: &O, chosen: &[(String, String)]) -> Result<O, BadOption> {
    let mut choices = options.choices();
    for (key, value) in chosen {
        let (at, field) = (O::FIELDS.iter().enumerate().find(|(_, field)| field.key == key))
            .ok_or_else(|| BadOption::UnknownKey(key.clone()))?;
        choices[at] = (field.values.place(value))
            .ok_or_else(|| BadOption::UnknownValue(field.key, value.clone()))?;
    }
    O::from_choices(&choices).ok_or(BadOption::NotTogether)
}
