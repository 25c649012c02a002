//! The kept games. A save is a link and who sat where.

mod backup;
mod slot;

use leptos::prelude::*;

use crate::games::Missing;
use crate::storage::Storage;
pub use backup::{Imported, export};
pub use slot::Slot;

/// The keys of all slots begin with it.
const SLOTS: &str = "slot/";

fn key(id: &str) -> String {
    format!("{SLOTS}{id}")
}

/// What lies in a slot.
#[derive(Clone, PartialEq, Debug)]
pub enum Kept {
    /// A game.
    Game(Box<Slot>),
    /// Something unreadable, kept as it is.
    Corrupt,
}

impl Kept {
    /// The game, if it can be read.
    pub fn game(self) -> Option<Box<Slot>> {
        match self {
            Kept::Game(slot) => Some(slot),
            Kept::Corrupt => None,
        }
    }

    /// When it was last changed, in milliseconds since 1970.
    fn updated(&self) -> u64 {
        match self {
            Kept::Game(slot) => slot.updated,
            Kept::Corrupt => 0,
        }
    }
}

/// The shelf of kept games. Starting or opening a game always takes a new slot; nothing here
/// ever overwrites another game.
#[derive(Clone, Copy)]
pub struct Saves {
    storage: Storage,
    /// Counts the changes, so that lists are drawn again.
    changes: RwSignal<u32>,
}

impl Saves {
    /// The games kept in this storage.
    pub fn open(storage: Storage) -> Self {
        Saves { storage, changes: RwSignal::new(0) }
    }

    /// A game by its slot.
    pub fn get(self, id: &str) -> Option<Kept> {
        match self.storage.read::<Slot>(&key(id)) {
            Ok(Some(slot)) => Some(Kept::Game(Box::new(slot))),
            Ok(None) => None,
            Err(_) => Some(Kept::Corrupt),
        }
    }

    /// Every slot, the latest first; tracked.
    pub fn all(self) -> Vec<(String, Kept)> {
        self.changes.track();
        let mut all: Vec<(String, Kept)> = Vec::new();
        for id in self.storage.keys(SLOTS) {
            if let Some(kept) = self.get(&id) {
                let place = all.partition_point(|(_, other)| other.updated() >= kept.updated());
                all.insert(place, (id, kept));
            }
        }
        all
    }

    /// Is there nothing at all? Tracked.
    pub fn is_empty(self) -> bool {
        self.changes.track();
        self.storage.keys(SLOTS).is_empty()
    }

    /// The latest game that is not over; tracked.
    pub fn latest(self) -> Option<(String, Box<Slot>)> {
        self.all().into_iter().find_map(|(id, kept)| match kept {
            Kept::Game(slot) if !slot.over => Some((id, slot)),
            _ => None,
        })
    }

    /// The guided game of this kind that was begun and is not over; tracked.
    pub fn latest_guided(self, game: crate::games::GameId) -> Option<String> {
        self.all().into_iter().find_map(|(id, kept)| match kept {
            Kept::Game(slot) if slot.guided && !slot.over => {
                (crate::games::game_of(&slot.link) == Some(game)).then_some(id)
            }
            _ => None,
        })
    }

    /// The slot that holds exactly this game, if there is one; tracked.
    pub fn slot_of(self, link: &str) -> Option<String> {
        self.all().into_iter().find_map(|(id, kept)| match kept {
            Kept::Game(slot) if slot.link == link => Some(id),
            _ => None,
        })
    }

    /// Puts a game into a new slot: its name.
    pub fn begin(self, slot: &Slot) -> String {
        let mut id = fresh_id();
        while self.storage.read_text(&key(&id)).is_some() {
            id = fresh_id();
        }
        self.put(&id, slot);
        id
    }

    /// Keeps a game in its slot.
    pub fn put(self, id: &str, slot: &Slot) {
        self.storage.write(&key(id), slot);
        self.changes.update(|count| *count = count.wrapping_add(1));
    }

    /// Changes what is kept of a game besides its link.
    pub fn amend(self, id: &str, change: impl FnOnce(&mut Slot)) {
        if let Some(Kept::Game(mut slot)) = self.get(id) {
            change(&mut slot);
            self.put(id, &slot);
        }
    }

    /// Takes a slot away: its game, to put it back; none if it could not be read.
    pub fn delete(self, id: &str) -> Option<Slot> {
        let kept = self.get(id).and_then(Kept::game);
        self.storage.remove(&key(id));
        self.changes.update(|count| *count = count.wrapping_add(1));
        kept.map(|slot| *slot)
    }

    /// Takes in a backup or a link, once the games it speaks of are loaded. Games that are here
    /// already are not doubled.
    pub async fn import(self, text: &str) -> Result<Imported, Missing> {
        for game in backup::games_in(text) {
            game.load().await?;
        }
        let mut imported = backup::read(text, now());
        let all = untrack(|| self.all());
        let here: Vec<Slot> = all.into_iter().filter_map(|(_, kept)| Some(*kept.game()?)).collect();
        imported.leave_out(&here);
        for slot in &imported.slots {
            self.begin(slot);
        }
        Ok(imported)
    }

    /// The key another tab's `storage` event names when it changes this slot.
    pub fn watched_key(id: &str) -> String {
        Storage::full_key(&key(id))
    }
}

/// The kept games, for any component.
pub fn use_saves() -> Saves {
    expect_context()
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Fresh random bits for seeds and names of slots. A browser without a source of chance still
/// plays: the clock stands in.
fn fresh_bits() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        Err(_) => engine::hash_of(&js_sys::Date::now().to_bits()),
    }
}

/// A seed for a new game. 48 bits are plenty and keep links short.
pub fn fresh_seed() -> u64 {
    fresh_bits() >> 16
}

fn fresh_id() -> String {
    const LETTERS: &[u8] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bits = fresh_bits();
    (0..8).map(|at| LETTERS[(bits >> (5 * at)) as usize & 31] as char).collect()
}
