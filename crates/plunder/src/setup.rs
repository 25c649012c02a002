//! Shuffling and dealing.

use engine::{BySeat, Log, Rng, Seat};

use crate::open::Open;
use crate::pile::Pile;
use crate::{Card, Cards, DECK, Event, Plunder, Tables};

/// Cards dealt to each seat (P-01).
const HAND: u8 = 6;

/// The 78 cards in canonical order.
fn deck() -> [Card; DECK] {
    let mut deck = [Card::default(); DECK];
    for (place, card) in deck.iter_mut().zip(Cards::deck().iter()) {
        *place = card;
    }
    deck
}

/// A game ready for its first decision. The order of chance is part of the link format: the
/// shuffle, then the first seat.
pub(crate) fn begin(tables: Tables, mut rng: Rng, log: &mut Log<Event>) -> Plunder {
    let mut deck = deck();
    rng.shuffle(&mut deck); // P-01
    let block = |seat: Seat| usize::from(seat.0 * HAND)..usize::from((seat.0 + 1) * HAND);
    let hands =
        BySeat::from_fn(tables.players(), |seat| deck[block(seat)].iter().copied().collect());
    let first = first_seat(tables, &mut rng);
    for (seat, hand) in hands.seats() {
        let partner = tables.partner(seat);
        log.tell(|| Event::Dealt { seat, partner, hand: Some(*hand) });
    }
    log.tell(|| Event::First { seat: first });
    let pile = Pile::of(deck, tables.players() * HAND);
    Plunder::from_pieces(Open::new(tables, first), hands, pile)
}

/// Any seat (P-02, PR-19), or in teams the even seat of any pair (P-52, PR-12).
fn first_seat(tables: Tables, rng: &mut Rng) -> Seat {
    tables.checker(crate::Side(rng.below(u32::from(tables.sides())) as u8))
}
