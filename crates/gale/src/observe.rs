//! What an eye sees and remembers, and the worlds it can imagine.

use engine::{Eye, Rng, Seat, order_by_key};

use crate::{Dir, Gale, Hand, MAX_SEATS, Options, TRICKS, Table, Verdict, Wheel, Wind, rank};

/// All that one eye knows of a game: the open table with everything played in this round, and
/// the hands it may look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    eye: Eye,
    /// Winds beyond the row are blanked, unless the eye sees all.
    table: Table,
    /// Hands the eye may not look at are empty here.
    hands: [Hand; MAX_SEATS],
    /// The cards that are neither in a hand the eye sees nor played: in other hands or not dealt.
    unseen: Hand,
}

/// What is known of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holding {
    /// These cards.
    Known(Hand),
    /// So many pirates and nothing else: the seat has led one (G-13).
    Pirates(u8),
    /// So many cards.
    Counted(u8),
}

/// Stands for a wind that has not been seen.
const UNSEEN: Wind = Wind::DECK[0];

impl View {
    /// Whose eye it is.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// What lies open on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How the game is set up.
    pub fn options(&self) -> Options {
        self.table.options()
    }

    /// What is known of a seat's hand.
    pub fn holding(&self, seat: Seat) -> Holding {
        let size = self.table.hand_size(seat);
        if self.eye.sees(seat) {
            Holding::Known(self.hands[seat.index()])
        } else if self.table.has_led_pirate(seat) {
            Holding::Pirates(size)
        } else {
            Holding::Counted(size)
        }
    }

    /// The hand of whoever is looking; empty for a passer-by.
    pub fn own_hand(&self) -> Hand {
        match self.eye {
            Eye::Seat(seat) => self.hands[seat.index()],
            Eye::Table | Eye::All => Hand::EMPTY,
        }
    }

    /// The cards this eye has not seen: in other hands, or not dealt.
    pub fn unseen(&self) -> Hand {
        self.unseen
    }

    /// How many numbered cards of a direction this eye has not seen.
    pub fn unseen_of(&self, dir: Dir) -> u8 {
        self.unseen.cards().filter(|card| card.dir() == Some(dir)).count() as u8
    }

    /// How the present trick would stand if this card were played next.
    pub fn preview(&self, card: Wheel) -> Verdict {
        self.table.preview(card)
    }

    /// The cards of a hand from the most to the least they are worth under this wind; pirates,
    /// which are worth nothing by themselves, come last.
    pub fn sorted(hand: Hand, wind: Dir) -> Vec<Wheel> {
        let mut cards: Vec<Wheel> = hand.cards().collect();
        order_by_key(&mut cards, |card| (std::cmp::Reverse(rank(*card, wind)), *card));
        cards
    }

    pub(crate) fn of(game: &Gale, eye: Eye) -> View {
        let mut view = View { eye, table: game.table, hands: game.hands, unseen: Hand::DECK };
        if eye != Eye::All {
            let revealed = view.table.revealed();
            view.table.winds[revealed..].fill(UNSEEN);
        }
        for seat in Seat::all(game.table.seats()).filter(|seat| !eye.sees(*seat)) {
            view.hands[seat.index()] = Hand::EMPTY;
        }
        for seen in view.hands.iter().chain([&game.table.played()]) {
            view.unseen = view.unseen.without(*seen).expect("no card is in two places (G-03)");
        }
        view
    }

    /// A world that looks like this: hidden hands and winds are drawn from what is unseen.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Gale {
        let mut world = Gale {
            table: self.table,
            hands: self.hands,
            last_round: self.table.options().rounds(),
            rng: rng.split(),
        };
        if self.eye != Eye::All {
            self.imagine_hands(&mut world.hands, rng);
            self.imagine_winds(&mut world.table, rng);
        }
        world
    }

    fn imagine_hands(&self, hands: &mut [Hand; MAX_SEATS], rng: &mut Rng) {
        let mut unseen = self.unseen;
        let mut sizes = [0; MAX_SEATS];
        for seat in Seat::all(self.table.seats()) {
            match self.holding(seat) {
                Holding::Known(_) => {}
                Holding::Pirates(size) => {
                    let pirates = Hand::of_pirates(size.into());
                    unseen = unseen.without(pirates).expect("who led a pirate holds only pirates");
                    hands[seat.index()] = pirates;
                }
                Holding::Counted(size) => sizes[seat.index()] = usize::from(size),
            }
        }
        // Each unseen card as the one bit it is in a hand; the last of them are drawn.
        let mut pool = [0u64; 60];
        let mut pool = &mut pool[..unseen.len() as usize];
        let mut rest = unseen.bits();
        for card in pool.iter_mut() {
            *card = rest & rest.wrapping_neg();
            rest ^= *card;
        }
        rng.imagine_last(pool, sizes.iter().sum());
        for (hand, size) in hands.iter_mut().zip(sizes).filter(|(_, size)| *size > 0) {
            let (others, cards) = pool.split_at_mut(pool.len() - size);
            *hand = Hand::from_bits(cards.iter().fold(0, |bits, card| bits | card));
            pool = others;
        }
    }

    fn imagine_winds(&self, table: &mut Table, rng: &mut Rng) {
        let revealed = table.revealed();
        if revealed == TRICKS {
            return;
        }
        let mut pool = [UNSEEN; Wind::DECK.len() + 1];
        let mut count = 0;
        let unseen = table.unseen_winds();
        for wind in Wind::KINDS {
            // As many of both as there are.
            [pool[count], pool[count + 1]] = [wind, wind];
            count += usize::from(unseen.count(wind));
        }
        let hidden = TRICKS - revealed;
        rng.imagine_last(&mut pool[..count], hidden);
        table.winds[revealed..].copy_from_slice(&pool[count - hidden..count]);
    }
}
