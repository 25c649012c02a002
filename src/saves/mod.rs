//! The kept games. A save is a link and who sat where.

mod backup;
mod door;
mod slot;

use std::sync::Arc;

use leptos::prelude::*;

use crate::games::Missing;
use crate::handle::MatchHandle;
use crate::json;
use crate::seats::tidy_name;
use crate::storage::Storage;
pub use backup::{Imported, export};
pub use door::{Fault, Opened};
pub use slot::Slot;

/// The keys of all slots begin with it. What lies there belongs to the tab that plays the game.
const SLOTS: &str = "slot/";
/// The same for the names, which any tab may change: they lie apart, so that neither a step nor a
/// name is lost when two tabs write.
const NAMES: &str = "name/";

fn key(id: &str) -> String {
    format!("{SLOTS}{id}")
}

fn name_key(id: &str) -> String {
    format!("{NAMES}{id}")
}

/// What lies in a slot.
#[derive(Clone, PartialEq, Debug)]
pub enum Kept {
    /// A game.
    Game(Box<Slot>),
    /// Something that cannot be opened, kept as it is.
    Unreadable(Fault),
}

/// What was taken from a slot: to be put back as it was.
#[derive(Clone, PartialEq, Debug)]
pub struct Taken {
    id: String,
    text: String,
    name: Option<String>,
}

/// A match on its way from one screen to another, with its slot and its link.
type AtHand = (String, String, Arc<dyn MatchHandle>);

impl Kept {
    /// The game, if it can be read.
    pub fn game(self) -> Option<Box<Slot>> {
        match self {
            Kept::Game(slot) => Some(slot),
            Kept::Unreadable(_) => None,
        }
    }

    /// When it was last changed, in milliseconds since 1970.
    fn updated(&self) -> u64 {
        match self {
            Kept::Game(slot) => slot.updated,
            Kept::Unreadable(_) => 0,
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
    at_hand: StoredValue<Option<AtHand>>,
}

impl Saves {
    /// The games kept in this storage.
    pub fn kept_in(storage: Storage) -> Self {
        Saves { storage, changes: RwSignal::new(0), at_hand: StoredValue::new(None) }
    }

    /// What lies in a slot, as far as can be told without its game.
    pub fn get(self, id: &str) -> Option<Kept> {
        let text = self.text(id)?;
        let Some(mut slot) = json::read::<Slot>(&text) else {
            return Some(Kept::Unreadable(Fault::Damaged));
        };
        if let Err(fault) = door::glance(&slot) {
            return Some(Kept::Unreadable(fault));
        }
        if let Some(name) = self.storage.read_text(&name_key(id)) {
            slot.name = tidy_name(&name);
        }
        Some(Kept::Game(Box::new(slot)))
    }

    /// The game in a slot, its link read and its seats checked. The game must be loaded; a match
    /// that was handed on is taken as it is.
    pub fn open(self, id: &str) -> Result<Opened, Fault> {
        let slot = match self.get(id) {
            None => return Err(Fault::Gone),
            Some(Kept::Unreadable(fault)) => return Err(fault),
            Some(Kept::Game(slot)) => *slot,
        };
        let handed = self.at_hand.try_update_value(Option::take).flatten();
        let handed = handed.filter(|(of, link, _)| of == id && *link == slot.link);
        let game = door::admit(&slot, handed.map(|(_, _, game)| game))?;
        Ok(Opened { game, slot })
    }

    /// The bare text of a slot, if there is any.
    pub fn text(self, id: &str) -> Option<String> {
        self.storage.read_text(&key(id))
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

    /// Has a game of this kind been played to its end, or a second one been begun? Tracked.
    pub fn knows(self, game: crate::games::GameId) -> bool {
        let all = self.all().into_iter().filter_map(|(_, kept)| kept.game());
        let mut kind = all.filter(|slot| crate::games::game_of(&slot.link) == Some(game));
        let first = kind.next();
        first.is_some_and(|slot| slot.over) || kind.next().is_some()
    }

    /// The slot that holds exactly this game, with so many seats, if there is one; tracked.
    pub fn slot_of(self, link: &str, seats: u8) -> Option<String> {
        let seats = usize::from(seats);
        self.all().into_iter().find_map(|(id, kept)| match kept {
            Kept::Game(slot) if slot.link == link && slot.seats.len() == seats => Some(id),
            _ => None,
        })
    }

    /// Puts a game into a new slot: its name.
    pub fn begin(self, slot: &Slot) -> String {
        let mut id = fresh_id();
        while self.text(&id).is_some() {
            id = fresh_id();
        }
        self.put(&id, slot);
        id
    }

    /// The same for a match that is at hand: whoever opens the slot next gets it as it is.
    pub fn begin_with(self, game: Arc<dyn MatchHandle>, slot: &Slot) -> String {
        let id = self.begin(slot);
        self.hand_on(&id, game, slot.link.clone());
        id
    }

    /// Hands the match of a slot on to whoever opens it next.
    pub fn hand_on(self, id: &str, game: Arc<dyn MatchHandle>, link: String) {
        self.at_hand.set_value(Some((id.to_owned(), link, game)));
    }

    /// Keeps a game in its slot; its name is kept elsewhere.
    pub fn put(self, id: &str, slot: &Slot) {
        self.storage.write(&key(id), slot);
        self.note_change();
    }

    /// Gives a game another name.
    pub fn rename(self, id: &str, name: &str) {
        self.storage.write_text(&name_key(id), tidy_name(name));
        self.note_change();
    }

    /// Takes a slot away, whatever lies in it.
    pub fn delete(self, id: &str) -> Option<Taken> {
        let text = self.text(id)?;
        let name = self.storage.read_text(&name_key(id));
        self.storage.remove(&key(id));
        self.storage.remove(&name_key(id));
        self.note_change();
        Some(Taken { id: id.to_owned(), text, name })
    }

    /// Puts back what was taken away.
    pub fn put_back(self, taken: Taken) {
        self.storage.write_text(&key(&taken.id), taken.text);
        if let Some(name) = taken.name {
            self.storage.write_text(&name_key(&taken.id), name);
        }
        self.note_change();
    }

    /// All games as text, and what cannot be read as it is; tracked.
    pub fn backup(self) -> String {
        let (mut games, mut others) = (Vec::new(), String::new());
        for (id, kept) in self.all() {
            match kept {
                Kept::Game(slot) => games.push(*slot),
                Kept::Unreadable(_) => others += &as_line(&self.text(&id).unwrap_or_default()),
            }
        }
        export(&games) + &others
    }

    /// What cannot be read, as text of its own.
    pub fn export_raw(self, id: &str) -> String {
        export([]) + &as_line(&self.text(id).unwrap_or_default())
    }

    fn note_change(self) {
        self.changes.update(|count| *count = count.wrapping_add(1));
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

/// A line of a backup holds one game, and nothing that would end it.
fn as_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ") + "\n"
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
