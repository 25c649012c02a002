//! A world that looks like a view, the hidden rest drawn at random (5.9).

use engine::{List, Rng};

use super::View;
use super::veil::is_twin;
use crate::Pc;
use crate::chart::field::Laid;
use crate::content::{BarrelKind, CardNo, Clue, Hoard, MissionId, TileId, place_of};
use crate::missions::hand::Active;
use crate::npc::deck::Layer;
use crate::sea::adrift::Token;
use crate::state::Logbook;
use crate::streams::Streams;

impl View {
    /// A world that looks just like this. The chart stays what it is: it follows from the tiles that
    /// lie face up.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Logbook {
        let mut world = self.table.clone();
        if self.eye != engine::Eye::All {
            world.imagine_tiles(rng);
            world.imagine_barrels(rng);
            world.imagine_ships(self.ships, rng);
            world.imagine_missions(self, rng);
            world.imagine_treasure(self, rng);
            shuffle(&mut world.weather.events.down, rng);
            shuffle(&mut world.weather.winds.down, rng);
        }
        world.streams = Streams::of(rng.split());
        world
    }
}

/// Any order is as likely as another, or very nearly so.
fn shuffle(cards: &mut [u8], rng: &mut Rng) {
    let count = cards.len();
    rng.imagine_last(cards, count);
}

impl Logbook {
    /// The tiles that have not been seen lie face down in any order, each turned in any way (L-013).
    fn imagine_tiles(&mut self, rng: &mut Rng) {
        let seen = |tile: TileId| self.chart.slot_of(tile).is_some();
        let in_play = TileId::all().filter(|tile| !tile.tile().optional && !seen(*tile));
        let mut unseen: List<u8, 24> = in_play.map(TileId::number).collect();
        shuffle(&mut unseen, rng);
        for (laid, tile) in self.tiles.iter_mut().filter(|laid| !laid.up).zip(unseen.iter()) {
            let turned = rng.below(6) as u8;
            *laid = Laid { tile: TileId::new(*tile), turned, ..Laid::default() };
        }
    }

    /// The barrels nobody has kept lie afloat and beside the map (L-104).
    fn imagine_barrels(&mut self, rng: &mut Rng) {
        let kept = self.pcs().flat_map(|pc| self.board(pc).tokens.iter());
        let mut counts = [0; BarrelKind::COUNT as usize];
        BarrelKind::all().for_each(|kind| counts[kind.0 as usize] = kind.barrel().count);
        kept.for_each(|kind| counts[*kind as usize] -= 1);
        let tokens = (0..).zip(counts);
        let mut unseen: List<u8, 36> =
            tokens.flat_map(|(kind, count)| (0..count).map(move |_| kind)).collect();
        shuffle(&mut unseen, rng);
        let mut unseen = unseen.iter().copied();
        for adrift in self.adrift.iter_mut() {
            if let Token::Barrel(kind) = &mut adrift.what {
                *kind = unseen.next().unwrap_or_default();
            }
        }
        self.barrels = unseen.collect();
    }

    /// Ship cards: before the seats those that look alike, in the deck those that lie as high
    /// (L-025, L-033).
    fn imagine_ships(&mut self, unseen: u64, rng: &mut Rng) {
        let cards = CardNo::all().map(CardNo::number).filter(|card| unseen >> card & 1 != 0);
        let mut cards: List<u8, 46> = cards.collect();
        shuffle(&mut cards, rng);
        let mut take = |fits: &dyn Fn(CardNo) -> bool| {
            let at = cards.iter().rposition(|card| fits(CardNo::new(*card)))?;
            Some(cards.remove(at))
        };
        for npc in self.npcs.iter_mut().filter(|npc| !npc.up) {
            let looks = CardNo::new(npc.card);
            if let Some(card) = take(&|card| is_twin(card, looks)) {
                npc.turn_face_down(card);
            }
        }
        self.npc_deck.fill(|layer: Layer| take(&|card| layer.holds(card)));
    }

    /// Missions: others hold secret ones, of which nothing more is known; what is left was drawn by
    /// another seat or lies in the pile (L-350).
    fn imagine_missions(&mut self, view: &View, rng: &mut Rng) {
        let mut cards: List<u8, 83> =
            view.unseen_missions().map(|mission| mission.index() as u8).collect();
        shuffle(&mut cards, rng);
        for pc in Pc::all(self.seats()) {
            if self.is_open_to(view.eye, pc) {
                continue;
            }
            for at in 0..self.board(pc).missions.len() {
                let is_secret = |card: &u8| MissionId::nth(*card).mission().secret;
                if self.board(pc).missions[at].open {
                    continue;
                }
                if let Some(place) = cards.iter().rposition(is_secret) {
                    let card = cards.remove(place);
                    self.board_mut(pc).missions[at] = Active { card, ..Active::default() };
                }
            }
        }
        let mut cards = cards.iter().copied();
        if self.ended.is_some() || !self.is_open_to(view.eye, self.asked().pc) {
            self.drawn.iter_mut().zip(&mut cards).for_each(|(card, drawn)| *card = drawn);
        }
        self.missions.down = cards.collect();
    }

    /// The treasure lies where the clues seen and the digs in vain allow it (L-422 to L-424).
    fn imagine_treasure(&mut self, view: &View, rng: &mut Rng) {
        if self.treasure.found {
            return;
        }
        let own = self.pcs().find(|pc| self.is_open_to(view.eye, *pc));
        let clues = own.map_or(0, |pc| self.board(pc).clues);
        let [first, second, _] = self.treasure.cards;
        let wrong = self.treasure.wrong;
        let known = |one: u8, two: u8| {
            (clues < 1 || one == first)
                && (clues < 2 || two == second)
                && place_of(Clue(one), Clue(two)).is_some_and(|(_, at)| wrong >> at & 1 == 0)
        };
        let [ones, twos] = Clue::COUNTS;
        let pairs = (0..ones).flat_map(|one| (0..twos).map(move |two| (one, two)));
        let pairs: List<(u8, u8), 32> = pairs.filter(|(one, two)| known(*one, *two)).collect();
        if let Some((one, two)) = rng.pick(&pairs) {
            let third = rng.below(u32::from(Hoard::COUNT)) as u8;
            self.treasure.cards = [*one, *two, third];
        }
    }
}
