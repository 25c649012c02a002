//! The deck of ships that sail by themselves (L-025, L-032 to L-034, L-162, L-340, L-341, L-344).

use engine::{List, Rng};

use super::Npc;
use crate::content::CardNo;
use crate::options::Key;
use crate::state::MOST_NPCS;
use crate::{Options, Pc};

/// The deck: one pile, or one a seal (L-025). Of a role there may be any number at sea (L-240).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NpcDeck {
    /// Face down, the top one last; the second pile is empty unless there is one a seal.
    pub piles: [List<u8, 46>; 2],
    /// In the box: what was destroyed or left the game (L-162).
    pub boxed: List<u8, 46>,
    /// The levels that left the deck, face down (L-340, L-341).
    pub left: List<u8, 46>,
    /// How many were drawn: the order of appearance (L-010), and the seal that is next (D-02).
    pub drawn: u16,
    /// Is there a pile a seal (L-025)?
    balanced: bool,
    /// Have the cards of level 1, and those of level 2, left (L-340, L-341)?
    gone: [bool; 2],
}

fn level(card: u8) -> u8 {
    CardNo::new(card).card().level
}

fn seal(card: u8) -> u8 {
    CardNo::new(card).card().seal
}

/// The seal of a seat: 1 for the first and third, 2 for the second and fourth (L-030).
pub const fn seal_of(pc: Pc) -> u8 {
    1 + pc.0 % 2
}

impl NpcDeck {
    /// The deck, and the cards that lie face down before the seats; those that lie in the shipyard or
    /// are sailed are no part of it (L-025, L-028, L-031 to L-034).
    pub(crate) fn set_up(
        options: &Options,
        ashore: u64,
        rng: &mut Rng,
    ) -> (NpcDeck, List<Npc, MOST_NPCS>) {
        let mut deck = NpcDeck { balanced: options.on(Key::BalancedNpc), ..NpcDeck::default() };
        let takes_part =
            |card: &CardNo| takes_part(options, *card) && ashore >> card.number() & 1 == 0;
        let cards = CardNo::all().filter(takes_part).map(CardNo::number);
        let mut of_level: [Vec<u8>; 3] = Default::default();
        cards.for_each(|card| of_level[3 - usize::from(level(card)).min(3)].push(card));
        let [depths, middle, mut top] = of_level;
        rng.shuffle(&mut top);
        let npcs = deal(&mut top, options);
        for mut cards in [depths, middle, top] {
            rng.shuffle(&mut cards);
            cards.into_iter().for_each(|card| deck.pile_of(card).push(card));
        }
        deck.drawn = npcs.len() as u16;
        (deck, npcs)
    }

    fn pile_of(&mut self, card: u8) -> &mut List<u8, 46> {
        let pile = if self.balanced { seal(card) - 1 } else { 0 };
        &mut self.piles[pile as usize]
    }

    /// The next card: from the piles in turn where there are two (D-02). An exhausted deck is remade
    /// from the cards of levels 3 and 4 in the box (L-344), and from any should there be none.
    pub(crate) fn draw(&mut self, rng: &mut Rng) -> Option<u8> {
        if self.piles.iter().all(|pile| pile.is_empty()) {
            self.remake(rng);
        }
        let first = if self.balanced { usize::from(self.drawn % 2) } else { 0 };
        let pile = [first, 1 - first].into_iter().find(|pile| !self.piles[*pile].is_empty())?;
        self.drawn += 1;
        let pile = &mut self.piles[pile];
        Some(pile.remove(pile.len() - 1))
    }

    fn remake(&mut self, rng: &mut Rng) {
        let any_great = self.boxed.iter().any(|card| level(*card) >= 3);
        let mut back = if any_great { List::default() } else { std::mem::take(&mut self.left) };
        self.boxed.retain(|card| {
            let returns = !any_great || level(*card) >= 3;
            if returns {
                back.push(*card);
            }
            !returns
        });
        rng.shuffle(&mut back);
        back.iter().for_each(|card| self.pile_of(*card).push(*card));
    }

    /// A card goes to the box (L-162).
    pub(crate) fn lay_in_box(&mut self, card: u8) {
        self.boxed.push(card);
    }

    /// Have the cards of this level left the deck?
    pub(crate) fn has_dropped(&self, level: u8) -> bool {
        level.checked_sub(1).and_then(|at| self.gone.get(usize::from(at))).copied().unwrap_or(false)
    }

    /// The cards of level 1 or 2 leave the deck, once (L-340, L-341); says whether they did.
    pub(crate) fn drop_level(&mut self, dropped: u8) -> bool {
        if std::mem::replace(&mut self.gone[dropped as usize - 1], true) {
            return false;
        }
        let NpcDeck { piles, left, .. } = self;
        for pile in piles {
            pile.retain(|card| {
                let goes = level(*card) == dropped;
                if goes {
                    left.push(*card);
                }
                !goes
            });
        }
        true
    }
}

/// What is known of a place in the deck: the level that lies there, 3 for 3 and 4, and the seal
/// where there is a pile for each (L-025).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layer {
    level: u8,
    seal: Option<u8>,
}

impl Layer {
    fn of(card: u8, by_seal: bool) -> Layer {
        Layer { level: level(card).min(3), seal: by_seal.then(|| seal(card)) }
    }

    /// Might this card lie there?
    pub fn holds(self, card: CardNo) -> bool {
        self == Layer::of(card.number(), self.seal.is_some())
    }

    /// The card that stands for all that might.
    fn emblem(self) -> u8 {
        let card = CardNo::all().find(|card| self.holds(*card));
        card.expect("each seal has cards of each level").number()
    }
}

impl NpcDeck {
    fn places(&mut self) -> impl Iterator<Item = (&mut u8, bool)> {
        let NpcDeck { piles, left, balanced, .. } = self;
        let piles = piles.iter_mut().flat_map(|pile| pile.iter_mut());
        piles.map(|card| (card, *balanced)).chain(left.iter_mut().map(|card| (card, false)))
    }

    /// Which cards lie where is hidden; says which there are in all, by number.
    pub(crate) fn veil(&mut self) -> u64 {
        self.places().fold(0, |cards, (card, by_seal)| {
            let bit = 1 << *card;
            *card = Layer::of(*card, by_seal).emblem();
            cards | bit
        })
    }

    /// Puts cards into the places of a deck of which nothing but the layers is known.
    pub(crate) fn fill(&mut self, mut card: impl FnMut(Layer) -> Option<u8>) {
        for (place, by_seal) in self.places() {
            if let Some(card) = card(Layer::of(*place, by_seal)) {
                *place = card;
            }
        }
    }
}

/// Without the option the White Whale is replaced whenever she is drawn (L-034); card 43 enters on
/// a tile that is not in the game without the extra ones (L-034, D-101).
pub(crate) fn takes_part(options: &Options, card: CardNo) -> bool {
    let npc = card.npc();
    (options.on(Key::WhiteWhale) || !npc.white_whale)
        && (options.on(Key::ExtraTiles) || !npc.tile.tile().optional)
}

/// The cards face down before the seats: of level 1, of the seal opposite to the seat's, the other
/// if there are too few (L-032, L-033).
fn deal(top: &mut Vec<u8>, options: &Options) -> List<Npc, MOST_NPCS> {
    let mut npcs = List::default();
    for _ in 0..options.npcs_per_seat() {
        for of in Pc::all(options.seats()) {
            let opposite = top.iter().rposition(|card| seal(*card) != seal_of(of));
            if let Some(at) = opposite.or_else(|| top.len().checked_sub(1)) {
                npcs.push(Npc::face_down(top.remove(at), of, npcs.len() as u16));
            }
        }
    }
    npcs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set_up(options: &Options, seed: u64) -> (NpcDeck, List<Npc, MOST_NPCS>) {
        NpcDeck::set_up(options, 0, &mut Rng::new(seed))
    }

    #[test]
    fn two_seats_get_two_ships_each_and_more_one_of_the_opposite_seal() {
        for (seats, each) in [(2, 2), (3, 1), (4, 1)] {
            let options = Options::standard(seats).expect("a table");
            let (_, npcs) = set_up(&options, 1);
            for of in Pc::all(seats) {
                let own: Vec<_> = npcs.iter().filter(|npc| npc.of == of).collect();
                assert_eq!(own.len(), each, "L-032");
                assert!(own.iter().all(|npc| level(npc.card) == 1 && !npc.up), "L-033");
                assert!(own.iter().all(|npc| seal(npc.card) != seal_of(of)), "L-033");
            }
        }
    }

    #[test]
    fn low_levels_lie_above_high_ones() {
        let (mut deck, npcs) = set_up(&Options::standard(3).expect("a table"), 2);
        let mut rng = Rng::new(3);
        let count = 44 - npcs.len();
        let drawn: Vec<_> = (0..count).filter_map(|_| deck.draw(&mut rng)).collect();
        let levels: Vec<_> = drawn.iter().map(|card| level(*card).min(3)).collect();
        assert!(levels.is_sorted(), "L-025: {levels:?}");
        assert!(!drawn.contains(&28), "L-034: no White Whale");
        assert!(!drawn.contains(&43), "L-034, D-101");
    }

    #[test]
    fn a_balanced_deck_gives_the_seals_in_turn() {
        let (mut deck, _) = set_up(&Options::light(2).expect("a table"), 4);
        let drawn: Vec<_> = (0..8).filter_map(|_| deck.draw(&mut Rng::new(0))).map(seal).collect();
        assert!(drawn.windows(2).all(|pair| pair[0] != pair[1]), "L-025, D-02: {drawn:?}");
    }

    #[test]
    fn levels_leave_once_and_an_empty_deck_is_remade_from_the_great_ones() {
        let (mut deck, _) = set_up(&Options::standard(2).expect("a table"), 5);
        let mut rng = Rng::new(6);
        assert!(deck.drop_level(1) && !deck.drop_level(1), "L-340");
        assert!(deck.draw(&mut rng).is_some_and(|card| level(card) == 2), "L-340");
        assert!(deck.drop_level(2), "L-341");
        while deck.piles.iter().any(|pile| !pile.is_empty()) {
            let card = deck.draw(&mut rng).expect("a card");
            assert!(level(card) >= 3, "L-341");
            deck.lay_in_box(card);
        }
        assert!(deck.draw(&mut rng).is_some_and(|card| level(card) >= 3), "L-344");
    }
}
