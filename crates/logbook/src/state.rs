//! The whole truth about a game.

use std::fmt;
use std::sync::Arc;

use engine::{List, Seat};

use crate::agenda::Agenda;
use crate::battle::melee::Melee;
use crate::battle::salvo::Salvo;
use crate::board::Board;
use crate::chart::field::{Chart, Laid};
use crate::ending::{Ended, Horizon};
use crate::npc::deck::NpcDeck;
use crate::npc::{Npc, Way};
use crate::pile::Pile;
use crate::port::ashore::Ashore;
use crate::port::exchange::Offer;
use crate::port::stock::Markets;
use crate::sea::Weather;
use crate::sea::adrift::{Adrift, Loose};
use crate::streams::Streams;
use crate::treasure::Treasure;
use crate::turn::OnTurn;
use crate::{Key, Options, Pc, Ship};

/// More places than any map has.
pub const MOST_TILES: usize = 37;
/// Four seats of three ships each.
pub const MOST_NPCS: usize = 12;
/// Places where goods float at once.
pub const MOST_LOOSE: usize = 32;
/// No seat draws more missions at once (L-347).
pub const MOST_DRAWN: usize = 8;

/// A game of Logbook.
#[derive(Clone)]
pub struct Logbook {
    pub(crate) options: Options,
    /// Where the first in turn order sits (L-038).
    pub(crate) first: Seat,
    /// Counted from 1; 0 during the set-up. Odd rounds are days (L-051).
    pub(crate) round: u16,
    pub(crate) turn: OnTurn,
    pub(crate) agenda: Agenda,
    pub(crate) ended: Option<Ended>,

    pub(crate) boards: [Board; 4],
    /// Ships that sail by themselves, each at its place until it is replaced.
    pub(crate) npcs: List<Npc, MOST_NPCS>,
    pub(crate) npc_deck: NpcDeck,
    /// The movement of the one that is sailing.
    pub(crate) way: Way,
    /// The highest level of any ship so far (L-120).
    pub(crate) era: u8,

    pub(crate) tiles: List<Laid, MOST_TILES>,
    /// What follows from the tiles that lie face up; shared by all copies until one is turned over.
    pub(crate) chart: Arc<Chart>,
    pub(crate) weather: Weather,
    /// Tokens afloat, in the order they came.
    pub(crate) adrift: List<Adrift, 72>,
    /// Goods afloat, in the order they came.
    pub(crate) loose: List<Loose, MOST_LOOSE>,
    /// Barrel tokens that lie face down beside the map (L-104).
    pub(crate) barrels: List<u8, 36>,

    pub(crate) markets: Markets,
    /// What tavern and shipyard have laid out.
    pub(crate) ashore: Ashore,
    pub(crate) missions: Pile<83>,
    /// The missions somebody is choosing from.
    pub(crate) drawn: List<u8, MOST_DRAWN>,
    pub(crate) treasure: Treasure,

    pub(crate) salvo: Salvo,
    /// The boarding at hand, or the last.
    pub(crate) melee: Melee,
    pub(crate) offer: Offer,

    /// How far an imagined world is looked at; a real one has no horizon.
    pub(crate) horizon: Option<Horizon>,
    pub(crate) streams: Streams,
}

impl Logbook {
    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats()
    }

    /// Everybody in turn order.
    pub(crate) fn pcs(&self) -> impl DoubleEndedIterator<Item = Pc> + ExactSizeIterator + Clone {
        Pc::all(self.seats())
    }

    /// Where somebody sits (L-038).
    #[inline]
    pub fn place(&self, pc: Pc) -> Seat {
        Seat((self.first.0 + pc.0) % self.seats())
    }

    /// Who sits there.
    #[inline]
    pub fn pc(&self, seat: Seat) -> Pc {
        Pc((seat.0 + self.seats() - self.first.0) % self.seats())
    }

    /// What lies before a seat.
    #[inline]
    pub(crate) fn board(&self, pc: Pc) -> &Board {
        &self.boards[pc.index()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self, pc: Pc) -> &mut Board {
        &mut self.boards[pc.index()]
    }

    /// A ship that sails by itself.
    #[inline]
    pub(crate) fn npc(&self, npc: u8) -> &Npc {
        &self.npcs[npc as usize]
    }

    #[inline]
    pub(crate) fn npc_mut(&mut self, npc: u8) -> &mut Npc {
        &mut self.npcs[npc as usize]
    }

    /// The card of a ship that sails by itself.
    pub(crate) fn card_of(&self, ship: Ship) -> Option<u8> {
        ship.npc().map(|npc| self.npc(npc).card)
    }

    /// Where a ship is and how she lies; none if she is off the map (L-042, L-172).
    pub(crate) fn berth(&self, ship: Ship) -> Option<(crate::Cell, crate::Dir)> {
        match ship {
            Ship::Pc(pc) => self.board(pc).cell.map(|cell| (cell, self.board(pc).heading)),
            Ship::Npc(npc) => self.npc(npc).cell.map(|cell| (cell, self.npc(npc).heading)),
        }
    }

    /// Every ship on the map in the order of activation: a seat, its ships by their appearance, the
    /// next seat (L-010).
    pub(crate) fn ships(&self) -> List<Ship, { 4 + MOST_NPCS }> {
        let mut ships = List::default();
        for pc in self.pcs() {
            if self.board(pc).cell.is_some() {
                ships.push(Ship::Pc(pc));
            }
            let of_seat = self.fleet(pc);
            of_seat.iter().filter(|npc| self.npc(**npc).cell.is_some()).for_each(|npc| {
                ships.push(Ship::Npc(*npc));
            });
        }
        ships
    }

    /// The ships of a seat that sail by themselves, by their appearance (L-010).
    pub(crate) fn fleet(&self, pc: Pc) -> List<u8, 3> {
        let mut fleet: List<u8, 3> =
            (0..self.npcs.len() as u8).filter(|npc| self.npc(*npc).of == pc).collect();
        fleet.sort_unstable_by_key(|npc| self.npc(*npc).came);
        fleet
    }

    /// Is it night (L-051)?
    #[inline]
    pub(crate) fn is_night(&self) -> bool {
        self.round > 0 && self.round.is_multiple_of(2)
    }
}

/// Two positions are the same if their generators and all that lies on the table are; the chart
/// follows from the tiles.
impl PartialEq for Logbook {
    fn eq(&self, other: &Self) -> bool {
        let Logbook {
            options,
            first,
            round,
            turn,
            agenda,
            ended,
            boards,
            npcs,
            npc_deck,
            way,
            era,
            tiles,
            chart: _,
            weather,
            adrift,
            loose,
            barrels,
            markets,
            ashore,
            missions,
            drawn,
            treasure,
            salvo,
            melee,
            offer,
            horizon,
            streams,
        } = self;
        (options, first, round, turn, agenda, ended)
            == (
                &other.options,
                &other.first,
                &other.round,
                &other.turn,
                &other.agenda,
                &other.ended,
            )
            && (boards, npcs, npc_deck, way, era)
                == (&other.boards, &other.npcs, &other.npc_deck, &other.way, &other.era)
            && (tiles, weather, adrift, loose, barrels)
                == (&other.tiles, &other.weather, &other.adrift, &other.loose, &other.barrels)
            && (markets, ashore, missions, drawn, treasure)
                == (&other.markets, &other.ashore, &other.missions, &other.drawn, &other.treasure)
            && (salvo, melee, offer, horizon, streams)
                == (&other.salvo, &other.melee, &other.offer, &other.horizon, &other.streams)
    }
}

impl Eq for Logbook {}

/// Everything that makes two positions differ, in a line.
impl fmt::Debug for Logbook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} first {} round {} ",
            engine::Options::choices(&self.options),
            self.first.0,
            self.round
        )?;
        write!(f, "{:?} {:?} {:?}; ", self.turn, self.agenda, self.ended)?;
        write!(f, "{:?}; ", &self.boards[..self.seats() as usize])?;
        write!(f, "{:?} {:?} {:?} era {}; ", self.npcs, self.npc_deck, self.way, self.era)?;
        write!(
            f,
            "{:?} {:?} {:?} {:?} {:?}; ",
            self.tiles, self.weather, self.adrift, self.loose, self.barrels
        )?;
        write!(f, "{:?} {:?} {:?} {:?}; ", self.markets, self.missions, self.drawn, self.treasure)?;
        if self.options.has_yard() {
            write!(f, "{:?}; ", self.ashore)?;
        }
        if self.options.on(Key::Crew) {
            write!(f, "{:?}; ", self.melee)?;
        }
        write!(f, "{:?} {:?} {:?}", self.salvo, self.offer, self.streams)
    }
}
