//! What lies face down is made blank (5.9): afterwards nothing tells two tables apart that differ
//! only in what the eye has not seen.

use engine::Eye;

use crate::agenda::Item;
use crate::chart::field::Laid;
use crate::content::CardNo;
use crate::missions::hand::Active;
use crate::sea::adrift::Token;
use crate::state::Logbook;
use crate::{Pc, missions};

/// Stands for a card or token that is not seen.
pub(super) const BLANK: u8 = 0;

impl Logbook {
    /// Does this eye see what only a seat may see?
    pub(super) fn is_open_to(&self, eye: Eye, pc: Pc) -> bool {
        eye.sees(self.place(pc))
    }

    /// Nobody knows which tile lies face down, nor how it is turned.
    pub(super) fn veil_tiles(&mut self) {
        self.tiles.iter_mut().filter(|laid| !laid.up).for_each(|laid| *laid = Laid::default());
    }

    /// Barrels lie face down, afloat and beside the map (L-015, L-104).
    pub(super) fn veil_barrels(&mut self) {
        self.barrels.iter_mut().for_each(|token| *token = BLANK);
        for adrift in self.adrift.iter_mut() {
            if let Token::Barrel(kind) = &mut adrift.what {
                *kind = BLANK;
            }
        }
    }

    /// Of a ship card that lies face down only the side for a seat is seen; of those in the deck
    /// nothing but how high they lie (L-025). Says which cards there are in all.
    pub(super) fn veil_ships(&mut self) -> u64 {
        let mut unseen = self.npc_deck.veil();
        for npc in self.npcs.iter_mut().filter(|npc| !npc.up) {
            unseen |= 1 << npc.card;
            let twin = CardNo::all().find(|twin| is_twin(*twin, CardNo::new(npc.card)));
            (npc.card, npc.at) = (twin.map_or(npc.card, CardNo::number), 0);
        }
        unseen
    }

    /// The pile, what another seat is choosing from, and the secret missions of others (L-350).
    /// Says which missions there are in all.
    pub(super) fn veil_missions(&mut self, eye: Eye) -> u128 {
        let mut unseen = 0;
        let mut hide = |card: &mut u8| {
            unseen |= 1 << *card;
            *card = BLANK;
        };
        self.missions.down.iter_mut().for_each(&mut hide);
        // Only who is choosing has drawn.
        if self.ended.is_some() || !self.is_open_to(eye, self.asked().pc) {
            self.drawn.iter_mut().for_each(&mut hide);
        }
        for pc in Pc::all(self.seats()) {
            if self.is_open_to(eye, pc) {
                continue;
            }
            let hand = &mut self.boards[pc.index()].missions;
            for active in hand.iter_mut().filter(|active| !active.open) {
                hide(&mut active.card);
                *active = Active::default();
            }
        }
        self.veil_agenda(unseen);
        unseen
    }

    /// What still waits to happen for a mission that is not seen: that something does is known.
    fn veil_agenda(&mut self, unseen: u128) {
        for item in self.agenda.iter_mut() {
            if let Item::Mission(task) = *item
                && let Some((pc, mission)) = task.mission()
                && unseen >> mission & 1 != 0
            {
                *item = Item::Mission(missions::Task::Limit(pc));
            }
        }
    }

    /// The cards of the treasure, but for those a clue shows (L-422), until it is found (L-424).
    pub(super) fn veil_treasure(&mut self, eye: Eye) {
        if self.treasure.found {
            return;
        }
        let own = self.pcs().find(|pc| self.is_open_to(eye, *pc));
        let clues = own.map_or(0, |pc| self.board(pc).clues);
        self.treasure.cards.iter_mut().skip(clues.into()).for_each(|card| *card = BLANK);
    }
}

/// Do two cards look alike on the side for a seat?
pub(super) fn is_twin(one: CardNo, other: CardNo) -> bool {
    let side = |card: CardNo| (card.ship().hull.model, card.card().level, card.card().seal);
    side(one) == side(other)
}
