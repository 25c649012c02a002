//! Cards to draw from, and those that were laid aside (L-024, L-349, L-415).

use engine::{List, Rng};

/// Cards face down, the top one last, and those laid aside.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pile<const N: usize> {
    /// Face down, the top one last.
    pub down: List<u8, N>,
    /// Laid aside, in that order.
    pub spent: List<u8, N>,
}

impl<const N: usize> Pile<N> {
    /// These cards, shuffled.
    pub fn shuffled(cards: impl IntoIterator<Item = u8>, rng: &mut Rng) -> Pile<N> {
        let mut down: List<u8, N> = cards.into_iter().collect();
        rng.shuffle(&mut down);
        Pile { down, spent: List::default() }
    }

    /// The top card; an empty pile is remade from what was laid aside (L-349, L-415). None if
    /// there is no card anywhere.
    pub fn draw(&mut self, rng: &mut Rng) -> Option<u8> {
        if self.down.is_empty() {
            std::mem::swap(&mut self.down, &mut self.spent);
            rng.shuffle(&mut self.down);
        }
        match self.down.len() {
            0 => None,
            count => Some(self.down.remove(count - 1)),
        }
    }

    /// All cards are shuffled, those laid aside among them (L-391).
    pub fn remake(&mut self, rng: &mut Rng) {
        let spent = std::mem::take(&mut self.spent);
        spent.iter().for_each(|card| self.down.push(*card));
        rng.shuffle(&mut self.down);
    }

    /// Lays a card aside.
    pub fn lay_aside(&mut self, card: u8) {
        self.spent.push(card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_pile_is_remade_from_what_was_laid_aside() {
        let mut rng = Rng::new(1);
        let mut pile: Pile<4> = Pile::shuffled([1, 2, 3], &mut rng);
        let mut drawn: Vec<_> = (0..3).filter_map(|_| pile.draw(&mut rng)).collect();
        assert_eq!(pile.draw(&mut rng), None, "all are out");
        drawn.iter().for_each(|card| pile.lay_aside(*card));
        assert!(pile.draw(&mut rng).is_some_and(|card| drawn.contains(&card)), "L-349, L-415");
        drawn.sort_unstable();
        assert_eq!(drawn, [1, 2, 3]);
    }
}
