//! The cards of a round.

use engine::Rng;

use crate::{Hand, MAX_SEATS, ROW, TRICKS, Wind, Winds};

/// The cards of a round, shuffled or laid out on purpose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    pub(crate) winds: [Wind; TRICKS],
    pub(crate) forecast: [Wind; ROW],
    pub(crate) hands: [Hand; MAX_SEATS],
}

/// Why these cards are not a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadDeal {
    /// Not twelve winds, or not three of the long-term forecast.
    WrongCount,
    /// More winds of a kind than the deck has.
    NoSuchWind(Wind),
    /// There are 2 to 5 hands of 12 cards each.
    WrongHands,
    /// A card is in two hands.
    DealtTwice,
}

impl Deal {
    /// The deal with these winds in the order they blow (G-04), these three in the long-term
    /// forecast (G-50), and a hand for each seat.
    pub fn new(winds: &[Wind], forecast: &[Wind], hands: &[Hand]) -> Result<Deal, BadDeal> {
        let mut drawn = Winds::NONE;
        if let Some(wind) = winds.iter().chain(forecast).find(|wind| !drawn.insert(**wind)) {
            return Err(BadDeal::NoSuchWind(*wind));
        }
        let full = hands.iter().all(|hand| hand.len() as usize == TRICKS);
        if !full || !(2..=MAX_SEATS).contains(&hands.len()) {
            return Err(BadDeal::WrongHands);
        }
        let left = hands.iter().try_fold(Hand::DECK, |deck, hand| deck.without(*hand));
        left.ok_or(BadDeal::DealtTwice)?;
        Ok(Deal {
            winds: winds.try_into().map_err(|_| BadDeal::WrongCount)?,
            forecast: forecast.try_into().map_err(|_| BadDeal::WrongCount)?,
            hands: std::array::from_fn(|seat| hands.get(seat).copied().unwrap_or_default()),
        })
    }

    /// A shuffled deal: first the winds, then the wheel cards (G-02), dealt in one block of
    /// twelve a seat (G-03). What is left over is not used in this round, and shuffled in again
    /// with all others for the next (GR-07).
    pub(crate) fn shuffled(seats: u8, rng: &mut Rng) -> Deal {
        let mut winds = Wind::DECK;
        rng.shuffle(&mut winds);
        // Each card as the one bit it is in a hand.
        let mut deck: [u64; 60] = const {
            let mut deck = [1; 60];
            let mut at = 1;
            while at < 60 {
                deck[at] = 1 << at;
                at += 1;
            }
            deck
        };
        rng.shuffle(&mut deck);
        let mut hands = [Hand::EMPTY; MAX_SEATS];
        for (hand, cards) in hands.iter_mut().zip(deck.chunks_exact(TRICKS)).take(seats.into()) {
            *hand = Hand::from_bits(cards.iter().fold(0, |bits, card| bits | card));
        }
        Deal {
            winds: std::array::from_fn(|trick| winds[trick]),
            forecast: std::array::from_fn(|place| winds[TRICKS + place]),
            hands,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffled_deal_is_a_deal() {
        let mut rng = Rng::new(1);
        for seats in 2..=5 {
            let deal = Deal::shuffled(seats, &mut rng);
            let again = Deal::new(&deal.winds, &deal.forecast, &deal.hands[..seats.into()]);
            assert!(again == Ok(deal), "{seats} seats");
        }
    }

    /// G-04, G-50: the winds blow in the order of the deck, and the next three are the forecast.
    #[test]
    fn winds_come_from_the_top_of_their_deck() {
        let (deal, mut deck) = (Deal::shuffled(2, &mut Rng::new(3)), Wind::DECK);
        Rng::new(3).shuffle(&mut deck);
        assert_eq!(deal.winds, deck[..12]);
        assert_eq!(deal.forecast, deck[12..15]);
    }

    #[test]
    fn cards_that_are_no_deal_are_refused() {
        let deal = Deal::shuffled(2, &mut Rng::new(2));
        let hands = &deal.hands[..2];
        let of = |winds: &[Wind], hands: &[Hand]| Deal::new(winds, &deal.forecast, hands).err();
        assert_eq!(of(&deal.winds, hands), None);
        assert_eq!(of(&deal.winds[..11], hands), Some(BadDeal::WrongCount));
        assert_eq!(of(&[deal.winds[0]; 12], hands), Some(BadDeal::NoSuchWind(deal.winds[0])));
        assert_eq!(of(&deal.winds, &[hands[0], hands[0]]), Some(BadDeal::DealtTwice));
        assert_eq!(of(&deal.winds, &hands[..1]), Some(BadDeal::WrongHands));
        assert_eq!(of(&deal.winds, &[hands[0], Hand::EMPTY]), Some(BadDeal::WrongHands));
        assert_eq!(of(&deal.winds, &[Hand::EMPTY; 6]), Some(BadDeal::WrongHands));
    }
}
