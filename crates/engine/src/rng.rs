//! The one source of chance. A link is a promise, so everything here is frozen by golden vectors.

use std::fmt;

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng as _;

/// A small portable generator (PCG XSH RR 64/32) with our own sampling on top: libraries may
/// change how they sample from one version to the next, a replayed game may not.
#[derive(Clone, PartialEq, Eq)]
pub struct Rng(Pcg32);

impl Rng {
    /// The generator of this seed. Neighbouring seeds give unrelated streams.
    pub fn new(seed: u64) -> Self {
        let state = mix(seed);
        Rng(Pcg32::new(state, mix(state)))
    }

    /// A generator of its own for an imagined world or a bot; this one moves on.
    pub fn split(&mut self) -> Self {
        Rng::new(self.bits())
    }

    /// 64 fresh random bits.
    pub fn bits(&mut self) -> u64 {
        u64::from(self.0.next_u32()) << 32 | u64::from(self.0.next_u32())
    }

    /// A number from 0 to `bound` − 1, each equally likely. `bound` must not be 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing lies below 0");
        // The high half of a 32×32-bit product; the few low halves that would make some
        // numbers likelier than others are drawn again.
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items in a random order, each equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_last(items, items.len());
    }

    /// Settles only the last `count` places of a random order: a fair draw of that many items.
    /// Drawing all of them is [`Rng::shuffle`].
    #[inline]
    fn shuffle_last<T>(&mut self, items: &mut [T], count: usize) {
        let stop = items.len() - count.min(items.len());
        for last in (stop.max(1)..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Settles the last `count` places like [`Rng::shuffle`], but with one draw for every two of
    /// them: an order may be likelier than another by a millionth. Good enough to imagine worlds
    /// with, and faster.
    #[inline]
    pub fn imagine_last<T>(&mut self, items: &mut [T], count: usize) {
        let stop = (items.len() - count.min(items.len())).max(1);
        let mut last = items.len();
        while last > stop + 1 {
            let first = u64::from(self.0.next_u32()) * last as u64;
            items.swap(last - 1, (first >> 32) as usize);
            // What the first choice left of the fraction of 32 bits makes the second.
            let second = u64::from(first as u32) * (last - 1) as u64;
            items.swap(last - 2, (second >> 32) as usize);
            last -= 2;
        }
        if last > stop {
            items.swap(last - 1, self.below(last as u32) as usize);
        }
    }

    /// One of the items, each equally likely; none of an empty slice.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len() as u32) as usize]) }
    }

    /// True `chances` times out of `out_of`.
    pub fn chance(&mut self, chances: u32, out_of: u32) -> bool {
        self.below(out_of) < chances
    }
}

/// Shows where the generator stands, so that a state's text tells two futures apart.
impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rng({:016x})", self.0.state())
    }
}

/// Spreads a seed over 64 bits (the finaliser of splitmix64).
fn mix(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Never to be changed: links in the world depend on each of these numbers.
    #[test]
    fn golden_vectors() {
        let mut rng = Rng::new(0);
        let bits: Vec<u64> = (0..3).map(|_| rng.bits()).collect();
        assert_eq!(bits, GOLDEN_BITS);
        let mut rng = Rng::new(42);
        let below: Vec<u32> = (0..12).map(|_| rng.below(60)).collect();
        assert_eq!(below, GOLDEN_BELOW);
        let mut deck: Vec<u8> = (0..20).collect();
        rng.shuffle(&mut deck);
        assert_eq!(deck, GOLDEN_DECK);
        assert_eq!(format!("{:?}", rng.split()), GOLDEN_SPLIT);
    }

    const GOLDEN_BITS: [u64; 3] =
        [5_330_468_254_347_275_960, 6_012_561_039_152_939_899, 5_366_267_601_545_179_361];
    const GOLDEN_BELOW: [u32; 12] = [42, 32, 27, 16, 36, 1, 7, 25, 29, 50, 16, 20];
    const GOLDEN_DECK: [u8; 20] =
        [19, 2, 9, 18, 17, 5, 16, 12, 4, 11, 8, 13, 1, 3, 6, 14, 10, 7, 0, 15];
    const GOLDEN_SPLIT: &str = "Rng(716666818db8cddc)";

    #[test]
    fn below_is_even() {
        let mut rng = Rng::new(1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_card_and_reaches_every_order() {
        let mut rng = Rng::new(2);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..500 {
            let mut cards = [0, 1, 2, 3];
            rng.shuffle(&mut cards);
            seen.insert(cards);
        }
        assert_eq!(seen.len(), 24);
    }

    #[test]
    fn the_whole_of_a_partial_shuffle_is_a_shuffle() {
        let (mut a, mut b) = ([0, 1, 2, 3, 4], [0, 1, 2, 3, 4]);
        Rng::new(3).shuffle(&mut a);
        Rng::new(3).shuffle_last(&mut b, 5);
        assert_eq!(a, b);
    }

    #[test]
    fn an_imagined_draw_is_even_and_leaves_the_rest_alone() {
        let mut rng = Rng::new(5);
        let mut counts = [[0u32; 5]; 5];
        for _ in 0..20_000 {
            let mut cards = [0, 1, 2, 3, 4];
            rng.imagine_last(&mut cards, 3);
            cards.iter().enumerate().for_each(|(place, card)| counts[place][*card] += 1);
        }
        let drawn = counts[2..].iter().flatten();
        assert!(drawn.into_iter().all(|count| (3_800..4_200).contains(count)), "{counts:?}");
        assert_eq!(counts[0].iter().sum::<u32>(), 20_000);
        let mut one = [7];
        rng.imagine_last(&mut one, 9);
        assert_eq!(one, [7]);
    }

    #[test]
    fn a_split_is_another_stream() {
        let mut rng = Rng::new(4);
        let mut other = rng.split();
        assert_ne!(rng.bits(), other.bits());
    }
}
