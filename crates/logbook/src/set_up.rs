//! Set-up (2.2).

use std::sync::Arc;

use engine::{List, Log, Rng, Seat};

use crate::agenda::Item;
use crate::board::Board;
use crate::chart::field::{Chart, Laid};
use crate::content::{BarrelKind, EventCard, MissionId, TileId};
use crate::event::Event;
use crate::npc::deck::NpcDeck;
use crate::pile::Pile;
use crate::port::ashore::Ashore;
use crate::port::stock::Markets;
use crate::sea::Weather;
use crate::state::Logbook;
use crate::streams::Streams;
use crate::treasure::Treasure;
use crate::turn::{OnTurn, Task};
use crate::{Cell, Options, Pc};

/// Wind cards: one a direction (L-018).
const WINDS: std::ops::Range<u8> = 0..6;

impl Logbook {
    /// A game up to its first question, which the agenda holds.
    pub(crate) fn set_up(options: Options, rng: Rng, log: &mut Log<Event>) -> Logbook {
        let mut streams = Streams::of(rng);
        let seats = options.seats();
        let first = Seat(streams.seats.below(u32::from(seats)) as u8);
        let tiles = lay_tiles(&mut streams.tiles);
        let weather = Weather {
            winds: Pile::shuffled(WINDS, &mut streams.wind),
            events: Pile::shuffled(EventCard::all().map(EventCard::number), &mut streams.events),
            ..Weather::default()
        };
        let missions = MissionId::all().map(|mission| mission.index() as u8);
        let ashore = match options.has_yard() {
            true => Ashore::with_ships(&options, &mut streams.yard),
            false => Ashore::default(),
        };
        let mut game = Logbook {
            options,
            first,
            round: 0,
            turn: OnTurn::default(),
            agenda: [Item::Turn(Task::Ships(Pc(0)))].into_iter().collect(),
            ended: None,
            boards: std::array::from_fn(|board| Board::by(&options, Pc(board as u8))),
            npcs: List::default(),
            npc_deck: NpcDeck::default(),
            way: Default::default(),
            era: 1,
            chart: Arc::new(Chart::of(&tiles)),
            tiles,
            weather,
            adrift: List::default(),
            loose: List::default(),
            barrels: barrel_tokens(),
            markets: Markets::set_up(&mut streams.market),
            ashore,
            missions: Pile::shuffled(missions, &mut streams.missions),
            drawn: List::default(),
            treasure: Treasure::hidden(&mut streams.treasure),
            salvo: Default::default(),
            melee: Default::default(),
            offer: Default::default(),
            horizon: None,
            streams,
        };
        log.tell(|| Event::First(first));
        game.turn_wind(log);
        (0..seats).for_each(|slot| game.reveal(None, slot, log));
        if options.has_yard() {
            game.fill_tavern(log);
        }
        if !game.pcs().any(|pc| options.has_card(pc)) {
            game.deal_npcs();
        }
        game
    }

    /// The deck of ships that sail by themselves, without the cards that lie in the shipyard or are
    /// sailed by seats, and those dealt to the seats (L-025, L-028, L-031 to L-033).
    pub(crate) fn deal_npcs(&mut self) {
        let (options, ashore) = (self.options, self.cards_ashore());
        let (deck, npcs) = NpcDeck::set_up(&options, ashore, &mut self.streams.npcs);
        (self.npc_deck, self.npcs) = (deck, npcs);
    }

    /// A seat has chosen the ship it begins with, two cannons aboard (L-031, L-035).
    pub(crate) fn choose_ship(&mut self, pc: Pc, card: u8, log: &mut Log<Event>) {
        self.take_ship(pc, card, [0; 2], log);
    }

    /// The cells where a seat may begin: the number cells of the tiles face up that nobody has
    /// taken, by slot (L-039).
    pub(crate) fn starts(&self) -> impl Iterator<Item = u8> {
        let taken = |slot| self.pcs().any(|pc| self.board(pc).start == Some(slot));
        (0..self.seats()).filter(move |slot| !taken(*slot))
    }

    /// A seat has chosen where to begin (L-039).
    pub(crate) fn choose_start(&mut self, pc: Pc, slot: u8, log: &mut Log<Event>) {
        self.board_mut(pc).start = Some(slot);
        let cell = self.number_cell_of(slot);
        log.tell(|| Event::Starts { pc, cell });
    }

    /// The number cell of the tile in this slot.
    pub(crate) fn number_cell_of(&self, slot: u8) -> Cell {
        let cell = self.chart.number_cell(self.tiles[slot as usize].tile);
        cell.expect("ships begin on tiles that lie face up (L-039)")
    }
}

/// The tiles in play, shuffled and turned at random, face down (L-013).
fn lay_tiles(rng: &mut Rng) -> List<Laid, { crate::state::MOST_TILES }> {
    let mut tiles: List<Laid, _> = TileId::all()
        .filter(|tile| !tile.tile().optional)
        .map(|tile| Laid { tile, ..Laid::default() })
        .collect();
    rng.shuffle(&mut tiles);
    tiles.iter_mut().for_each(|laid| laid.turned = rng.below(6) as u8);
    tiles
}

/// All barrel tokens, each by what it holds (L-104).
fn barrel_tokens() -> List<u8, 36> {
    let tokens = |kind: BarrelKind| std::iter::repeat_n(kind.0, usize::from(kind.barrel().count));
    BarrelKind::all().flat_map(tokens).collect()
}
