//! Events: drawn, in force, and what each does (L-391 to L-415).

use engine::Log;

use super::Task;
use crate::agenda::Item;
use crate::content::{EventCard, Happening, Row, TileId};
use crate::event::{Event, Rule};
use crate::options::Key;
use crate::port::market::Stock;
use crate::sea::adrift::Token;
use crate::state::Logbook;
use crate::{By, Nation, Pc, Ship};

impl Logbook {
    /// Is an event in force?
    #[inline]
    pub(crate) fn is_in_force(&self, happening: Happening) -> bool {
        self.weather.in_play.iter().any(|card| EventCard::new(*card).happening() == happening)
    }

    /// A day step: temporary events end, then an event is drawn, or a wind card where there are no
    /// events (L-391, D-100).
    pub(crate) fn begin_day(&mut self, log: &mut Log<Event>) {
        for happening in TEMPORARY {
            self.lay_event_aside(happening, log);
        }
        if self.options.on(Key::Events) {
            self.push(Item::Sea(Task::Draw));
        } else {
            self.turn_wind(log);
        }
    }

    /// An event that was in force is laid aside.
    pub(super) fn lay_event_aside(&mut self, happening: Happening, log: &mut Log<Event>) {
        let in_play = &self.weather.in_play;
        let card =
            in_play.iter().copied().find(|card| EventCard::new(*card).happening() == happening);
        if let Some(card) = card {
            self.weather.in_play.take(card);
            self.weather.events.lay_aside(card);
            log.tell(|| Event::Ended { card });
        }
    }

    /// Draws an event and resolves it; its icons follow (L-391).
    pub(crate) fn draw_event(&mut self, log: &mut Log<Event>) {
        log.reveal();
        let Some(number) = self.weather.events.draw(&mut self.streams.events) else { return };
        let card = EventCard::new(number);
        self.push(Item::Sea(Task::Icons(number)));
        let die = self.die_of(card, log);
        log.tell(|| Event::Drawn { card: number, die });
        if !self.befall(card, die.unwrap_or_default(), log) {
            self.weather.events.lay_aside(number);
        }
    }

    /// A D12 that names a country, where an event asks for one (L-402, L-409).
    fn die_of(&mut self, card: EventCard, log: &mut Log<Event>) -> Option<u8> {
        match card.happening() {
            Happening::PlagueDrawn | Happening::Assault { .. } => Some(self.d12(log)),
            _ => None,
        }
    }

    /// A new wind, one more event (L-391).
    pub(super) fn resolve_icons(&mut self, card: u8, log: &mut Log<Event>) {
        let face = EventCard::new(card).face();
        if face.wind {
            self.turn_wind(log);
        }
        if face.extra {
            self.push(Item::Sea(Task::Draw));
        }
    }

    /// What an event does; says whether its card stays in play or waits.
    fn befall(&mut self, card: EventCard, die: u8, log: &mut Log<Event>) -> bool {
        let happening = card.happening();
        match happening {
            Happening::Calm => return false, // L-392
            Happening::Vanished => {
                self.vanish(log);
                return false;
            }
            Happening::PlagueDrawn => {
                self.cut_stock(Nation::of_die(die), Stock::halved, log);
                return false;
            }
            Happening::PlagueMost => {
                for country in self.of_stock(Stocked::Best) {
                    self.cut_stock(country, Stock::halved, log);
                }
                return false;
            }
            Happening::PlagueAll => {
                Nation::COUNTRIES
                    .into_iter()
                    .for_each(|country| self.cut_stock(country, |stock| stock.reduced(2), log));
                return false;
            }
            Happening::Abundance => {
                for country in self.of_stock(Stocked::Worst) {
                    let goods = self.d12(log);
                    self.fill_stock(country, goods, log);
                }
                return false;
            }
            Happening::Assault { tile } => {
                self.assault(TileId::new(tile), Nation::of_die(die), log);
                return false;
            }
            Happening::Kraken | Happening::Colossus => {
                return self.options.on(Key::Kraken) && self.rouse_kraken(card, log);
            }
            Happening::Fog => {
                self.raise_fog(log);
                if self.weather.fog.is_none() {
                    return false;
                }
            }
            Happening::Whaler { .. } | Happening::Wreck { .. } => {
                self.weather.waiting.push(card.number());
                return true;
            }
            // In force until the next day step, or for good (L-414). Without crew nobody stows away.
            Happening::Stowaway if !self.options.on(Key::Crew) => return false,
            Happening::Storm
            | Happening::Hurricane
            | Happening::Stowaway
            | Happening::FortGuns
            | Happening::FortRange
            | Happening::HighTide
            | Happening::LowTide => {}
        }
        self.weather.in_play.push(card.number());
        true
    }

    /// The weakest ship that sails by itself is gone: the lowest level, then the lowest card
    /// (L-393).
    fn vanish(&mut self, log: &mut Log<Event>) {
        let at_sea = (0..self.npcs.len() as u8).filter(|npc| self.npc(*npc).cell.is_some());
        let weakest = at_sea.min_by_key(|npc| {
            let card = crate::content::CardNo::new(self.npc(*npc).card);
            (card.card().level, card.number())
        });
        if let Some(npc) = weakest {
            self.destroy(Ship::Npc(npc), By::Event, log);
        }
    }

    /// The country or countries with the most or the fewest goods, both rows together (L-403,
    /// L-405).
    fn of_stock(&self, stock: Stocked) -> impl Iterator<Item = Nation> + use<> {
        let sums = self.markets.market.stocks.map(Stock::total);
        let wanted = match stock {
            Stocked::Best => sums.into_iter().max(),
            Stocked::Worst => sums.into_iter().min(),
        };
        Nation::COUNTRIES.into_iter().filter(move |country| Some(sums[country.index()]) == wanted)
    }

    /// Goods leave the rows of a country from the right, to the supply (L-402 to L-404).
    fn cut_stock(&mut self, country: Nation, left: impl Fn(Stock) -> Stock, log: &mut Log<Event>) {
        let before = self.markets.market.stocks[country.index()];
        self.markets.cut(country, left(before));
        self.tell_market(country, before, log);
    }

    /// Goods come to a country as at set-up, as far as slots and supply allow (L-405).
    fn fill_stock(&mut self, country: Nation, goods: u8, log: &mut Log<Event>) {
        let before = self.markets.market.stocks[country.index()];
        self.markets.fill(country, goods);
        self.tell_market(country, before, log);
    }

    fn tell_market(&self, nation: Nation, before: Stock, log: &mut Log<Event>) {
        let after = self.markets.market.stocks[nation.index()];
        let change = |row: Row| after.of(row) as i8 - before.of(row) as i8;
        let (legal, contraband) = (change(Row::Legal), change(Row::Contraband));
        log.tell(|| Event::Market { nation, legal, contraband });
    }

    /// A fortress changes hands, and a port on its island with it (L-409, L-410).
    fn assault(&mut self, tile: TileId, nation: Nation, log: &mut Log<Event>) {
        let Some(slot) = self.chart.slot_of(tile) else { return };
        let printed = tile.tile();
        let laid = &mut self.tiles[slot as usize];
        laid.fort = Some(nation);
        let beside = printed.fort.zip(printed.port);
        if beside.is_some_and(|(fort, port)| printed.one_island(fort.at, port.at)) {
            laid.port = Some(nation);
        }
        let tile = tile.number();
        log.tell(|| Event::Taken { tile, nation });
    }

    /// A seat that was in a port in its turn loses one of its crew for each active mission (L-406).
    pub(super) fn stow_away(&mut self, pc: Pc, log: &mut Log<Event>) {
        let board = self.board(pc);
        if self.is_in_force(Happening::Stowaway) && board.company.in_port {
            let n = board.missions.len() as u8;
            self.lose_crew(pc, n, By::Event, Rule(406), log);
        }
    }

    /// What waited for the turn of this seat comes up on a D20 place (L-399 to L-401).
    pub(crate) fn come_up(&mut self, pc: Pc, log: &mut Log<Event>) {
        while let Some(at) = self.weather.waiting.iter().position(|card| {
            let of = match EventCard::new(*card).happening() {
                Happening::Whaler { turn_of } | Happening::Wreck { turn_of } => turn_of,
                _ => 0,
            };
            of % self.seats() == pc.0 // L-401
        }) {
            let card = self.weather.waiting.remove(at);
            self.weather.events.lay_aside(card);
            let roll = self.d20(log);
            let cell = self.designated(roll);
            match EventCard::new(card).happening() {
                Happening::Whaler { .. } => {
                    self.set_afloat(cell, Token::Oil);
                    log.tell(|| Event::Adrift { cell, roll: Some(roll) });
                }
                _ => self.float_barrel(cell, Some(roll), log),
            }
        }
    }
}

/// The extremes of stock that events look for.
#[derive(Clone, Copy)]
enum Stocked {
    Best,
    Worst,
}

/// What ends with the next day step (L-414).
const TEMPORARY: [Happening; 5] = [
    Happening::Storm,
    Happening::Hurricane,
    Happening::Stowaway,
    Happening::HighTide,
    Happening::LowTide,
];
