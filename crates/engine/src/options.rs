//! Table size and variants, described once for links, screens and commands.

use std::fmt::Debug;

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

    /// The options with these choices, one for each field and each within its field; `None` if
    /// they do not go together.
    fn from_choices(choices: &[u16]) -> Option<Self>;

    /// How many seats the table has.
    fn seats(&self) -> u8;
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

/// Every playable set of options once, in link order.
pub fn every<O: Options>() -> impl Iterator<Item = O> {
    let mut next = Some(vec![0; O::FIELDS.len()]);
    std::iter::from_fn(move || {
        let choices = next.take()?;
        next = successor::<O>(&choices);
        Some(choices)
    })
    // A set that is built from other choices than it reports would come up twice.
    .filter_map(|choices| O::from_choices(&choices).filter(|options| options.choices() == choices))
}

fn successor<O: Options>(choices: &[u16]) -> Option<Vec<u16>> {
    let mut next = choices.to_vec();
    for (choice, field) in next.iter_mut().zip(O::FIELDS).rev() {
        *choice += 1;
        if *choice < field.values.count() {
            return Some(next);
        }
        *choice = 0;
    }
    None
}
