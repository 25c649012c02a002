//! What an eye knows, and the worlds that would look the same to it.

use engine::{BySeat, Eye, Rng};

use crate::cards::{Card, DECK};
use crate::pile::Pile;
use crate::{Cards, Hand, Plunder, View};

/// What an eye sees and remembers. All cards that ever left a hand are open, so there is nothing
/// to remember beyond them.
pub(crate) fn observe(game: &Plunder, eye: Eye) -> View {
    let options = game.open.options;
    let mut unseen = Cards::deck();
    game.open.seen().for_each(|card| unseen.remove(card));
    let hands = BySeat::from_fn(options.seats(), |seat| {
        let hand = game.hands[seat];
        // At the end the merchants in hand are counted for all to see (P-44).
        if options.sees(eye, seat) || game.open.over {
            unseen = unseen.without(&hand);
            Hand::Known(hand)
        } else {
            Hand::Counted(hand.len())
        }
    });
    let pending = game.pending.filter(|_| options.sees(eye, game.open.to_act));
    View { eye, open: game.open, hands, pile: game.pile.len(), unseen, pending }
}

/// A world that looks like this view: the unseen cards are dealt at random to the hidden hands,
/// and the rest is the pile. No action ever proves that a hand lacks a card.
pub(crate) fn determinize(view: &View, rng: &mut Rng) -> Plunder {
    let mut deck = [Card::default(); DECK];
    let mut dealt = DECK - usize::from(view.unseen.len());
    for (place, card) in deck[dealt..].iter_mut().zip(view.unseen.iter()) {
        *place = card;
    }
    rng.shuffle(&mut deck[dealt..]);
    let hands = BySeat::from_fn(view.hands.count(), |seat| match view.hands[seat] {
        Hand::Known(cards) => cards,
        Hand::Counted(size) => {
            let block = dealt..dealt + usize::from(size);
            dealt = block.end;
            deck[block].iter().copied().collect()
        }
    });
    let pile = Pile::of(deck, dealt as u8);
    Plunder { pending: view.pending, ..Plunder::from_pieces(view.open, hands, pile) }
}
