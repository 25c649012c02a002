//! The Kraken (2.29).

use engine::Log;

use super::{Task, kraken};
use crate::agenda::Item;
use crate::content::{EventCard, Happening, TileId};
use crate::event::Event;
use crate::state::Logbook;
use crate::{By, Cell, Dir, Ship};

/// The Kraken rises here (L-416).
const LAIR: TileId = TileId::new(11);

impl Logbook {
    /// A card of the Kraken: it rises if its tile is known; otherwise the card has no effect
    /// (L-416, L-421).
    pub(super) fn rouse_kraken(&mut self, card: EventCard, log: &mut Log<Event>) -> bool {
        let lair = LAIR.tile().that(|spot| spot.has_kraken()).iter().next();
        let Some(cell) = lair.and_then(|own| self.chart.cell(LAIR, own)) else { return false };
        self.weather.in_play.push(card.number());
        if self.weather.kraken.is_none() {
            self.weather.kraken = Some(cell);
            log.tell(|| Event::Kraken { to: Some(cell), dice: None });
        }
        self.devour(log);
        true
    }

    /// The cards that move it, oldest first (L-417).
    fn kraken_cards(&self) -> impl Iterator<Item = u8> {
        let moves = |card: &u8| EventCard::new(*card).happening() == Happening::Kraken;
        self.weather.in_play.iter().copied().filter(move |card| moves(card))
    }

    /// At the end of a round each card moves it once, oldest first (L-417). The cards that still
    /// have to are the last so many; 0 begins with all.
    pub(crate) fn prowl(&mut self, left: u8, log: &mut Log<Event>) {
        let cards = self.kraken_cards().count() as u8;
        let left = if left == 0 { cards } else { left };
        let next = usize::from(cards.saturating_sub(left));
        let card = self.kraken_cards().nth(next);
        let (Some(card), Some(from)) = (card, self.weather.kraken) else { return };
        if left > 1 {
            self.push(Item::Sea(Task::Kraken(left - 1)));
        }
        let dice = [self.d12(log), self.d12(log)];
        let fed = self.advance_kraken(from, kraken::direction(dice[0]), dice[1], log);
        let to = self.weather.kraken;
        log.tell(|| Event::Kraken { to, dice: Some(dice) });
        if fed {
            self.discard_kraken(card, log);
        }
    }

    /// It advances cell by cell, and round what is in its way (L-418); says whether it destroyed a
    /// ship (L-419).
    pub(crate) fn advance_kraken(
        &mut self,
        from: Cell,
        dir: Dir,
        points: u8,
        log: &mut Log<Event>,
    ) -> bool {
        let (mut at, mut left, mut fed) = (from, points, false);
        while left > 0 {
            let way = self.kraken_way(at, from, dir);
            if way.is_empty() {
                break;
            }
            for cell in way {
                if left == 0 {
                    break;
                }
                (at, left) = (cell, left - 1);
                self.weather.kraken = Some(at);
                fed |= self.devour(log);
            }
        }
        fed
    }

    /// The way to the next cell of its ray: straight on over the sea, or the shortest way round to
    /// the nearest farther cell, ties by direction (L-418).
    fn kraken_way(&self, at: Cell, from: Cell, dir: Dir) -> Vec<Cell> {
        let behind = |cell: &Cell| cell.distance(from) > at.distance(from);
        let ray = std::iter::successors(Some(from), |cell| Some(cell.to(dir)));
        let on_map = ray.take_while(|cell| self.chart.slot(*cell).is_some());
        let goals = on_map.filter(|cell| behind(cell) && self.chart.is_sea(*cell));
        for goal in goals {
            if let Some(way) = self.sea_way(at, goal) {
                return way;
            }
        }
        Vec::new()
    }

    /// The shortest way between two cells of the sea, sandbanks included; of equal ones the first
    /// by directions (L-418).
    fn sea_way(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let mut reached = vec![(from, None)];
        let mut next = 0;
        while let Some((cell, _)) = reached.get(next).copied() {
            if cell == to {
                let mut way = Vec::new();
                let mut at = Some(next);
                while let Some((cell, before)) = at.map(|at| reached[at]) {
                    way.push(cell);
                    at = before;
                }
                way.pop();
                way.reverse();
                return Some(way);
            }
            for beside in cell.around() {
                let new =
                    self.chart.is_sea(beside) && !reached.iter().any(|(old, _)| *old == beside);
                if new {
                    reached.push((beside, Some(next)));
                }
            }
            next += 1;
        }
        None
    }

    /// The cells where it destroys: its own, and with the Colossus those around it (L-419, L-421).
    pub(crate) fn kraken_reaches(&self, cell: Cell) -> bool {
        let reach = u8::from(self.is_in_force(Happening::Colossus));
        self.weather.kraken.is_some_and(|at| at.distance(cell) <= reach)
    }

    /// Destroys every ship in its reach; says whether there was one (L-419).
    fn devour(&mut self, log: &mut Log<Event>) -> bool {
        let caught: Vec<Ship> = (self.ships().iter().copied())
            .filter(|ship| self.berth(*ship).is_some_and(|(cell, _)| self.kraken_reaches(cell)))
            .collect();
        caught.iter().for_each(|ship| self.destroy(*ship, By::Kraken, log));
        !caught.is_empty()
    }

    /// A ship that enters its reach is destroyed, and the oldest card leaves (L-420, L-421).
    pub(crate) fn meet_kraken(&mut self, ship: Ship, cell: Cell, log: &mut Log<Event>) {
        if !self.kraken_reaches(cell) {
            return;
        }
        self.destroy(ship, By::Kraken, log);
        let oldest = self.kraken_cards().next();
        if let Some(card) = oldest {
            self.discard_kraken(card, log);
        }
    }

    /// A card leaves; with none left the Kraken leaves the map (L-419).
    fn discard_kraken(&mut self, card: u8, log: &mut Log<Event>) {
        self.weather.in_play.take(card);
        self.weather.events.lay_aside(card);
        log.tell(|| Event::Ended { card });
        let held = self.kraken_cards().next().is_some() || self.is_in_force(Happening::Colossus);
        if !held {
            self.weather.kraken = None;
            log.tell(|| Event::Kraken { to: None, dice: None });
        }
    }
}
