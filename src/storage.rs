//! What is kept in the browser, and what is kept in memory when the browser refuses.

use std::collections::BTreeMap;

use gloo_storage::Storage as _;
use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::json;

/// Every key starts with it; the number changes when the form of what is kept does.
const PREFIX: &str = "grand-large/1/";

/// Kept text could not be read as what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Corrupt;

/// What goes wrong with keeping things, and is said in a quiet banner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no room left.
    Full,
    /// The browser does not let this page keep anything.
    Forbidden,
    /// It could not be put into text.
    Unwritable,
}

/// The shelf where everything is kept. What the browser refuses stays in memory, so the game
/// goes on and only a reload would lose it.
#[derive(Clone, Copy)]
pub struct Storage {
    memory: StoredValue<BTreeMap<String, String>>,
    trouble: RwSignal<Option<Trouble>>,
}

impl Storage {
    /// The browser's shelf.
    pub fn open() -> Self {
        let trouble = raw().is_none().then_some(Trouble::Forbidden);
        Storage { memory: StoredValue::new(BTreeMap::new()), trouble: RwSignal::new(trouble) }
    }

    /// What is wrong, if anything; tracked.
    pub fn trouble(self) -> Option<Trouble> {
        self.trouble.get()
    }

    /// What lies under a key, if anything.
    pub fn read<T: DeserializeOwned>(self, key: &str) -> Result<Option<T>, Corrupt> {
        match self.read_text(key) {
            Some(text) => json::read(&text).map(Some).ok_or(Corrupt),
            None => Ok(None),
        }
    }

    /// The bare text under a key, if any.
    pub fn read_text(self, key: &str) -> Option<String> {
        let key = Storage::full_key(key);
        let kept = self.memory.with_value(|memory| memory.get(&key).cloned());
        kept.or_else(|| raw()?.get_item(&key).ok().flatten())
    }

    /// Puts something under a key: in memory, with a banner, if the browser refuses.
    pub fn write<T: Serialize>(self, key: &str, value: &T) {
        match as_text(value) {
            Ok(text) => self.write_text(key, text),
            Err(trouble) => self.note(Some(trouble)),
        }
    }

    /// The same for text as it is.
    pub fn write_text(self, key: &str, text: String) {
        let key = Storage::full_key(key);
        let written = match raw() {
            Some(shelf) => shelf.set_item(&key, &text).map_err(|_| Trouble::Full),
            None => Err(Trouble::Forbidden),
        };
        match written {
            Ok(()) => {
                self.memory.update_value(|memory| drop(memory.remove(&key)));
                self.note(None);
            }
            Err(trouble) => {
                self.memory.update_value(|memory| drop(memory.insert(key, text)));
                self.note(Some(trouble));
            }
        }
    }

    /// Takes what lies under a key away.
    pub fn remove(self, key: &str) {
        let key = Storage::full_key(key);
        self.memory.update_value(|memory| drop(memory.remove(&key)));
        if let Some(shelf) = raw() {
            // Removing cannot fail where reading works; if it does, nothing is harmed.
            drop(shelf.remove_item(&key));
        }
    }

    /// The keys that start with this, sorted, without it.
    pub fn keys(self, start: &str) -> Vec<String> {
        let start = Storage::full_key(start);
        let shelf = raw();
        let count = shelf.as_ref().and_then(|shelf| shelf.length().ok()).unwrap_or(0);
        let mut keys: Vec<String> = (0..count)
            .filter_map(|at| shelf.as_ref()?.key(at).ok().flatten())
            .chain(self.memory.with_value(|memory| memory.keys().cloned().collect::<Vec<_>>()))
            .filter_map(|key| key.strip_prefix(&start).map(str::to_owned))
            .collect();
        keys.sort();
        keys.dedup();
        keys
    }

    /// The full name of a key, as another tab's `storage` event has it.
    pub fn full_key(key: &str) -> String {
        format!("{PREFIX}{key}")
    }

    fn note(self, trouble: Option<Trouble>) {
        if self.trouble.get_untracked() != trouble {
            self.trouble.set(trouble);
        }
    }
}

/// A value as it is kept.
fn as_text<T: Serialize>(value: &T) -> Result<String, Trouble> {
    json::write(value).ok_or(Trouble::Unwritable)
}

/// The browser's own shelf, if it lets us have it. `gloo_storage` takes a window for granted and
/// so does this page; a forbidden `localStorage` throws when it is asked for.
fn raw() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten().map(|_| gloo_storage::LocalStorage::raw())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_put_into_text_is_trouble_and_no_silence() {
        // A key of an object must be text.
        let odd = BTreeMap::from([((1, 2), 3)]);
        assert_eq!(as_text(&odd), Err(Trouble::Unwritable));
        assert_eq!(as_text(&[1, 2]), Ok("[1,2]".to_owned()));
    }
}
