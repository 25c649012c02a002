//! The merchants at sea and all that was played at them.

use std::fmt;

use engine::{List, Seat};

use crate::battle::Battle;
use crate::cards::bits;
use crate::chart::{Chart, Slots};
use crate::{Card, Cards, Kind, Side};

/// There are 25 merchants.
const MERCHANTS: usize = 25;
/// Ships, captains and the admiral: the cards that can be played at merchants.
const OTHERS: usize = 53;

/// A card played at a merchant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Play {
    /// Who played it.
    pub seat: Seat,
    /// What was played.
    pub card: Card,
}

/// The open sea. Slots are never used twice: a captured merchant leaves the chart, and its place
/// in the list is not filled again.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sea {
    battles: List<Battle, MERCHANTS>,
    plays: List<(u8, Play), OTHERS>,
    chart: Chart,
    next_id: u8,
}

impl Sea {
    /// Sets of the merchants at sea.
    #[inline]
    pub fn chart(&self) -> &Chart {
        &self.chart
    }

    /// The number of the next merchant.
    pub fn next_id(&self) -> u8 {
        self.next_id
    }

    /// Sets the number of the next merchant.
    pub fn count_from(&mut self, next_id: u8) {
        self.next_id = next_id;
    }

    /// The battle in a slot.
    #[inline]
    pub fn battle(&self, slot: u8) -> &Battle {
        &self.battles[usize::from(slot)]
    }

    /// The slot of the merchant with this number, if it is at sea.
    #[inline]
    pub fn slot_of(&self, id: u8) -> Option<u8> {
        // In a game the number is the slot; only positions from outside may count otherwise.
        let is_it = |slot: u8| self.battles.get(usize::from(slot)).is_some_and(|it| it.id() == id);
        let at_sea = self.chart.at_sea();
        let slot = if is_it(id) { Some(id) } else { bits(at_sea).find(|slot| is_it(*slot)) };
        slot.filter(|slot| at_sea >> slot & 1 == 1)
    }

    /// The battles in order of play.
    pub fn battles(&self) -> impl Iterator<Item = (u8, &Battle)> {
        bits(self.chart.at_sea()).map(|slot| (slot, self.battle(slot)))
    }

    /// What was played at the merchant in a slot, in order.
    pub fn plays(&self, slot: u8) -> impl Iterator<Item = Play> {
        self.plays.iter().filter(move |(at, _)| *at == slot).map(|(_, play)| *play)
    }

    /// The merchant in a slot and all cards played at it.
    pub fn cards(&self, slot: u8) -> Cards {
        let merchant = [self.battle(slot).merchant()];
        merchant.into_iter().chain(self.plays(slot).map(|play| play.card)).collect()
    }

    /// Sends a merchant out (P-10): its number.
    #[inline]
    pub fn send(&mut self, owner: Seat, home: Side, merchant: Card) -> u8 {
        let (slot, id) = (self.battles.len() as u8, self.next_id);
        self.battles.push(Battle::new(id, merchant, owner, home));
        self.chart.send(slot, home);
        self.next_id += 1;
        id
    }

    /// Plays a card that is not barred at the merchant in a slot.
    #[inline]
    pub fn join(&mut self, slot: u8, side: Side, play: Play) {
        let battle = &mut self.battles[usize::from(slot)];
        battle.join(side, play.card);
        let leader = battle.leader();
        if let Kind::Ship(colour, _) = play.card.kind() {
            self.chart.fly(slot, side, colour);
        }
        self.chart.lead(slot, leader);
        self.plays.push((slot, play));
    }

    /// Takes merchants off the sea, with all cards played at them, and puts them to `hoard`.
    #[inline]
    pub fn take(&mut self, slots: Slots, hoard: &mut Cards) {
        for slot in bits(slots) {
            hoard.add(self.battle(slot).merchant());
        }
        self.plays.retain(|(at, play)| {
            let taken = slots >> at & 1 == 1;
            if taken {
                hoard.add(play.card);
            }
            !taken
        });
        self.chart.clear(slots);
    }
}

impl fmt::Debug for Sea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let battles = self.battles().map(|(slot, battle)| {
            let plays: Vec<_> = self.plays(slot).map(|play| (play.seat.0, play.card)).collect();
            (battle.id(), battle.merchant(), battle.owner(), plays)
        });
        f.debug_list().entries(battles).finish()?;
        write!(f, " next {}", self.next_id)
    }
}
