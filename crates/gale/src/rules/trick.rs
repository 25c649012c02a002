//! Who takes a wind, and who leads next.

use std::fmt;
use std::num::NonZeroU64;

use engine::Seat;

use super::rank::{BELOW, EQUAL, Rank, rank};
use crate::{Dir, Hand, TRICKS, Wheel};

/// The cards of a trick, judged as they fall. Places count from 0, the leader's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick {
    wind: Dir,
    /// The rank of the latest card: what a pirate would be worth now.
    latest: Rank,
    count: u8,
    /// The ranks of the cards, a byte each, the first in the lowest.
    ranks: u64,
    /// Which ranks were played, and which more than once, as bits.
    once: u64,
    twice: u64,
}

/// The same bit in each place's byte.
const EACH_PLACE: u64 = 0x0101_0101_0101_0101;

/// The ends of a trick: with a single card in play both are the same (G-25).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends {
    /// The place of the lowest card in play, which takes the wind (G-23).
    pub lowest: u8,
    /// The place of the highest card in play, which leads the next trick (G-24).
    pub highest: u8,
}

impl Trick {
    /// A trick before its first card.
    #[inline]
    pub fn new(wind: Dir) -> Trick {
        // A pirate that is led has nothing to copy and is the lowest of all (G-21).
        Trick { wind, count: 0, latest: Rank::LED_PIRATE, ranks: 0, once: 0, twice: 0 }
    }

    /// Adds a card. A trick has at most one for each of five seats.
    #[inline]
    pub fn play(&mut self, card: Wheel) {
        if !card.is_pirate() {
            self.latest = rank(card, self.wind);
        } // else it is worth what came just before it (G-18) and ties with it (G-20, GR-01)
        self.ranks |= u64::from(self.latest.0) << (8 * self.count);
        self.count += 1;
        let bit = 1 << self.latest.0;
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// How many cards were played.
    #[inline]
    pub fn len(&self) -> u8 {
        self.count
    }

    /// Is a card still to be led?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The wind that blows.
    pub fn wind(&self) -> Dir {
        self.wind
    }

    /// The rank of the card at a place.
    pub fn rank(&self, place: usize) -> Rank {
        assert!(place < usize::from(self.count), "no card has this place");
        Rank((self.ranks >> (8 * place)) as u8)
    }

    /// Is the card at this place out of play, because another is worth the same (G-19)?
    pub fn is_out(&self, place: usize) -> bool {
        // A led pirate never is, though the pirates that copy it are (G-21, G-22, GR-02).
        let rank = self.rank(place);
        self.twice >> rank.0 & 1 == 1 && (rank, place) != (Rank::LED_PIRATE, 0)
    }

    /// The ranks in play, as bits.
    #[inline]
    fn in_play(&self) -> u64 {
        let led_pirate = self.once & 1;
        self.once & !self.twice | led_pirate
    }

    /// The places that count; none if no card is in play (G-26).
    #[inline]
    pub fn ends(&self) -> Option<Ends> {
        let in_play = NonZeroU64::new(self.in_play())?;
        let lowest = self.first_of(in_play.trailing_zeros());
        let highest = self.first_of(in_play.ilog2());
        Some(Ends { lowest, highest })
    }

    /// The first place with this rank, which was played. Only the led pirate's can have several,
    /// and it is the first of them (G-22).
    #[inline]
    fn first_of(&self, rank: u32) -> u8 {
        // The lowest byte that is zero, where the bytes are equal: a borrow makes its top bit.
        let differs = self.ranks ^ (u64::from(rank) * EACH_PLACE);
        let equal = differs.wrapping_sub(EACH_PLACE) & !differs & (EACH_PLACE << 7);
        (equal.trailing_zeros() / 8) as u8
    }

    /// The numbered cards of the deck that are worth less than every card in play, as bits of a
    /// hand: all of them if no card is.
    #[inline]
    pub(crate) fn below(&self) -> u64 {
        let lowest = (self.in_play() | 1 << 63).trailing_zeros();
        BELOW[self.wind.index()][lowest as usize & 63]
    }

    /// The numbered cards of the deck that are worth more than every card in play, as bits of a
    /// hand: all of them if no card is.
    #[inline]
    pub(crate) fn above(&self) -> u64 {
        let beyond_highest = 64 - self.in_play().leading_zeros();
        Hand::NUMBERED & !BELOW[self.wind.index()][beyond_highest as usize & 63]
    }

    /// The numbered cards of the deck that would be out of play at once, as bits of a hand.
    #[inline]
    pub(crate) fn equals(&self) -> u64 {
        // At most four cards have been played when a card is still to come. No numbered card has
        // the rank 0 of a place that is still empty.
        let [first, second, third, fourth, ..] = self.ranks.to_le_bytes();
        let equals = &EQUAL[self.wind.index()];
        let of = |rank: u8| equals[usize::from(rank) & 63];
        of(first) | of(second) | of(third) | of(fourth)
    }
}

/// Judges the cards of a trick, in playing order: a whole trick or its beginning.
pub fn judge(wind: Dir, cards: &[Wheel]) -> Trick {
    let mut trick = Trick::new(wind);
    cards.iter().for_each(|card| trick.play(*card));
    trick
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Play {
    /// Who played it.
    pub seat: Seat,
    /// What was played.
    pub card: Wheel,
    /// What it is worth.
    pub rank: Rank,
    /// Is it out of play?
    pub out: bool,
}

/// `0:N9=9`, with an `x` behind it if the card is out of play.
impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let out = if self.out { "x" } else { "" };
        write!(f, "{}:{}={:?}{out}", self.seat.0, self.card, self.rank)
    }
}

/// How a trick stands, or how it would stand after one more card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The cards in playing order.
    pub plays: Vec<Play>,
    /// Who takes the wind as it stands; nobody if no card is in play.
    pub taker: Option<Seat>,
    /// Who leads next as it stands.
    pub leads: Seat,
}

impl Verdict {
    /// Who leads the next trick, this one being the `trick`th from 0; nobody after the last one,
    /// for the opener of a round is found by points (G-08).
    pub fn leads_on(&self, trick: u8) -> Option<Seat> {
        leads_on(trick, self.leads)
    }

    /// The places of cards of equal rank, where at least one is out of play for it (G-19, G-22).
    pub fn ties(&self) -> Vec<Vec<usize>> {
        let mut ranks: Vec<Rank> = Vec::new();
        for play in self.plays.iter().filter(|play| play.out) {
            if !ranks.contains(&play.rank) {
                ranks.push(play.rank);
            }
        }
        let places = |rank: &Rank| {
            let plays = self.plays.iter().enumerate();
            plays.filter(|(_, play)| play.rank == *rank).map(|(at, _)| at).collect()
        };
        ranks.iter().map(places).collect()
    }
}

/// Who leads after a trick, if another follows in the round.
pub fn leads_on(trick: u8, leads: Seat) -> Option<Seat> {
    (usize::from(trick) + 1 < TRICKS).then_some(leads)
}

/// How these cards stand, played clockwise from the leader at a table of `seats`.
pub fn verdict(wind: Dir, leader: Seat, seats: u8, cards: &[Wheel]) -> Verdict {
    let trick = judge(wind, cards);
    let seat_of = |place: u8| Seat((leader.0 + place) % seats);
    let plays = cards.iter().enumerate().map(|(place, card)| Play {
        seat: seat_of(place as u8),
        card: *card,
        rank: trick.rank(place),
        out: trick.is_out(place),
    });
    Verdict {
        plays: plays.collect(),
        taker: trick.ends().map(|ends| seat_of(ends.lowest)),
        leads: trick.ends().map_or(leader, |ends| seat_of(ends.highest)), // G-24, G-26
    }
}
