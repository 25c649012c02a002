//! Games as text a person can mail: one line each.

use crate::games::{self, GameId};
use crate::seats::{self, tidy_name};
use crate::{json, saves::Slot, saves::door};

/// The first line of a backup. Lines that are no game are passed over, so it may say anything.
const HEADING: &str = "Grand Large";
/// A backup is not longer than this many lines; more is not ours.
const MOST_LINES: usize = 2_000;

/// What came out of a text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// The games found, each whole.
    pub slots: Vec<Slot>,
    /// Lines that look like games but cannot be read.
    pub unreadable: usize,
    /// Games that were here already.
    pub known: usize,
}

impl Imported {
    /// Leaves out what is here already.
    pub fn leave_out(&mut self, here: &[Slot]) {
        let found = self.slots.len();
        self.slots.retain(|slot| !here.contains(slot));
        self.known += found - self.slots.len();
    }
}

/// The games as text.
pub fn export<'a>(slots: impl IntoIterator<Item = &'a Slot>) -> String {
    let lines = slots.into_iter().filter_map(json::write);
    std::iter::once(HEADING.to_owned()).chain(lines).map(|line| line + "\n").collect()
}

/// The games in a text: a backup, or links one a line.
pub fn read(text: &str, now: u64) -> Imported {
    let mut imported = Imported::default();
    for line in text.lines().map(str::trim).take(MOST_LINES) {
        if line.is_empty() || line == HEADING {
            continue;
        }
        match read_line(line, now) {
            Some(slot) => imported.slots.push(slot),
            None => imported.unreadable += 1,
        }
    }
    imported
}

/// The games a text speaks of, so that they can be loaded before it is read.
pub fn games_in(text: &str) -> Vec<GameId> {
    let link = |line| match json::read::<Slot>(line) {
        Some(slot) => slot.link,
        None => engine::link::tidy(line),
    };
    let lines = text.lines().map(str::trim).take(MOST_LINES);
    let named: Vec<GameId> = lines.filter_map(|line| games::game_of(&link(line))).collect();
    GameId::ALL.iter().copied().filter(|game| named.contains(game)).collect()
}

/// A line is believed only after its whole game has been replayed.
fn read_line(line: &str, now: u64) -> Option<Slot> {
    let Some(mut slot) = json::read::<Slot>(line) else {
        let game = games::open(&engine::link::tidy(line)).ok()?;
        return Some(Slot::of(&*game, seats::usual(game.seats()), now));
    };
    let game = door::admit(&slot, None).ok()?;
    for plan in &mut slot.seats {
        plan.name = tidy_name(&plan.name);
    }
    slot.name = tidy_name(&slot.name);
    let (link, updated) = (slot.link.clone(), slot.updated);
    slot.follow(&*game, link, updated);
    slot.guarded &= slot.seats.iter().any(|plan| plan.who.is_human());
    Some(slot)
}

#[cfg(test)]
mod tests {
    use engine::Foreseen;

    use super::*;

    fn some_slot(plies: usize) -> Slot {
        let gale = GameId::Gale.loaded().expect("natively every game is here");
        let game = gale.begin(&gale.usual_choices(), 77);
        for _ in 0..plies {
            assert_eq!(game.play(&[Foreseen { place: 0, of: game.arity() }], &|_| {}), 1);
        }
        Slot { name: "Tante Zoé".into(), hints: 2, ..Slot::of(&*game, seats::usual(4), 5) }
    }

    #[test]
    fn a_backup_comes_back_whole() {
        let slots = [some_slot(0), some_slot(13)];
        let read = read(&export(&slots), 9);
        assert_eq!(read, Imported { slots: slots.to_vec(), ..Imported::default() });
    }

    #[test]
    fn what_is_here_already_is_left_out_and_counted() {
        let slots = [some_slot(0), some_slot(13)];
        let mut read = read(&export(&slots), 9);
        read.leave_out(&slots[..1]);
        assert_eq!((read.slots.len(), read.known), (1, 1));
        read.leave_out(&slots);
        assert_eq!((read.slots.len(), read.known), (0, 2));
    }

    #[test]
    fn links_are_taken_too_and_damage_is_counted() {
        let slot = some_slot(3);
        let text = format!("\n  https://example.org/#{} \nhello\n{{\"link\":1}}\n", slot.link);
        let read = read(&text, 9);
        assert_eq!((read.slots.len(), read.unreadable), (1, 2));
        assert_eq!(read.slots[0].link, slot.link);
    }

    #[test]
    fn the_games_of_a_text_are_known_before_it_is_read() {
        let slot = some_slot(3);
        let text = format!("{}hello\n  https://example.org/#quay.1.Bx \n", export([&slot, &slot]));
        assert_eq!(games_in(&text), [GameId::Gale, GameId::Quay]);
    }

    #[test]
    fn a_line_with_the_wrong_number_of_seats_is_not_believed() {
        let mut slot = some_slot(3);
        slot.seats.pop();
        assert_eq!(read(&export([&slot]), 9), Imported { unreadable: 1, ..Imported::default() });
    }

    /// Whatever arrives, it is read to the end and nothing panics.
    #[test]
    fn damaged_backups_never_panic() {
        let whole = export(&[some_slot(8)]);
        let mut rng = engine::Rng::new(4);
        for _ in 0..2_000 {
            let mut bytes = whole.clone().into_bytes();
            let at = rng.below(bytes.len() as u32) as usize;
            bytes[at] = rng.bits() as u8;
            let imported = read(&String::from_utf8_lossy(&bytes), 9);
            assert!(imported.slots.len() <= 1);
        }
    }
}
