//! The treasure (2.30).

use engine::{Log, Rng};

use crate::agenda::Item;
use crate::content::{Clue, Hoard, TileId, place_of};
use crate::event::{Event, Secret};
use crate::missions::Task;
use crate::missions::operation::OpList;
use crate::options::Key;
use crate::state::Logbook;
use crate::{Cell, Pc};

/// The three cards, and what became of the treasure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Treasure {
    /// One card of each pack, by its place there (L-023).
    pub cards: [u8; 3],
    /// Is it found (L-425)?
    pub found: bool,
    /// Bits of the cell indices where somebody dug in vain (L-424).
    pub wrong: u32,
}

impl Treasure {
    /// One card of each pack, drawn unseen; the others leave the game (L-023).
    pub(crate) fn hidden(rng: &mut Rng) -> Treasure {
        let [first, second] = Clue::COUNTS;
        let cards = [first, second, Hoard::COUNT].map(|count| rng.below(u32::from(count)) as u8);
        Treasure { cards, ..Treasure::default() }
    }

    /// The tile where it lies, and the cell's own index there (L-423).
    pub fn place(&self) -> Option<(TileId, u8)> {
        let [first, second, _] = self.cards;
        place_of(Clue(first), Clue(second))
    }
}

impl Logbook {
    /// Is there still a treasure to be found (L-425)?
    pub(crate) fn is_treasure_hidden(&self) -> bool {
        self.options.on(Key::Treasure) && !self.treasure.found
    }

    /// A first clue lets a seat look at card 1, a second at card 2; further ones do nothing
    /// (L-422).
    pub(crate) fn gain_clue(&mut self, pc: Pc, log: &mut Log<Event>) {
        let [first, second, _] = self.treasure.cards;
        let clues = usize::from(self.board(pc).clues);
        let Some(card) = [first, second].get(clues).copied() else { return };
        if !self.is_treasure_hidden() {
            return;
        }
        self.board_mut(pc).clues += 1;
        log.reveal();
        let seat = self.place(pc);
        log.tell(|| Event::Clue { pc, card: Secret::of(seat, card) });
    }

    /// The crosses beside a ship: where each is, and its own index on its tile.
    fn crosses_beside(&self, pc: Pc) -> impl Iterator<Item = (Cell, (TileId, u8))> + use<'_> {
        let around = self.board(pc).cell.into_iter().flat_map(Cell::around);
        let crosses = around.filter(|cell| self.chart.spot(*cell).is_some_and(|s| s.is_cross()));
        crosses.filter_map(|cell| Some((cell, self.chart.own(cell)?)))
    }

    /// May a seat dig: beside an X, once in a game, with or without clues (L-424)?
    pub(crate) fn may_dig(&self, pc: Pc) -> bool {
        self.is_treasure_hidden() && !self.board(pc).dug && self.crosses_beside(pc).next().is_some()
    }

    /// A seat digs. Right: cards 1 and 2 are shown, and it gains what card 3 says. Wrong: it never
    /// digs again, and has learnt no more than that (L-424).
    pub(crate) fn dig(&mut self, pc: Pc, log: &mut Log<Event>) {
        self.board_mut(pc).dug = true;
        log.reveal();
        let place = self.treasure.place();
        let crosses: Vec<_> = self.crosses_beside(pc).collect();
        let right = crosses.iter().find(|(_, cross)| Some(*cross) == place);
        let found = right.is_some();
        let Some((cell, _)) = right.or(crosses.first()).copied() else { return };
        log.tell(|| Event::Dug { pc, cell, found });
        if found {
            self.treasure.found = true;
            let cards = self.treasure.cards;
            log.tell(|| Event::Treasure { pc, cards });
            self.push(Item::Mission(Task::Ops { pc, list: OpList::Hoard(cards[2]), at: 0 }));
        } else {
            let indices = crosses.iter().map(|(_, (_, index))| 1 << index);
            self.treasure.wrong |= indices.fold(0, |bits, bit: u32| bits | bit);
        }
    }
}
