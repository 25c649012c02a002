//! Shuffling and dealing.

use engine::{BySeat, Log, Rng, Seat};

use crate::open::Open;
use crate::pile::Pile;
use crate::{Card, Cards, DECK, Event, Options, Plunder};

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
pub(crate) fn begin(options: Options, mut rng: Rng, log: &mut Log<Event>) -> Plunder {
    let mut deck = deck();
    rng.shuffle(&mut deck); // P-01
    let block = |seat: Seat| usize::from(seat.0 * HAND)..usize::from((seat.0 + 1) * HAND);
    let hands =
        BySeat::from_fn(options.seats(), |seat| deck[block(seat)].iter().copied().collect());
    let first = first_seat(options, &mut rng);
    for (seat, hand) in hands.seats() {
        let partner = options.partner(seat);
        log.tell(|| Event::Dealt { seat, partner, hand: Some(*hand) });
    }
    log.tell(|| Event::First { seat: first });
    let pile = Pile::of(deck, options.seats() * HAND);
    Plunder::from_pieces(Open::new(options, first), hands, pile)
}

/// Any seat (P-02, PR-19), or in teams the even seat of any pair (P-52, PR-12).
fn first_seat(options: Options, rng: &mut Rng) -> Seat {
    options.checker(crate::Side(rng.below(u32::from(options.sides())) as u8))
}
