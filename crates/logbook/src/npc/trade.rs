//! Merchants on their routes (L-233 to L-237).

use engine::Log;

use super::path::{Field, Sea};
use super::route::{self, Next};
use crate::content::{Route, Stop};
use crate::event::Event;
use crate::state::Logbook;
use crate::{Cell, Ship};

impl Logbook {
    /// Sets out for the next stop of its route, or leaves the game where the route ends (L-233,
    /// L-236). Says whether that is an action.
    pub(super) fn set_out(&mut self, npc: u8, points: u8, log: &mut Log<Event>) -> bool {
        let Some((stop, _)) = self.next_stop(npc) else { return false };
        let Some(cell) = self.npc(npc).cell else { return false };
        let Some(way) = self.way_to(npc, cell, &stop, points) else { return false };
        let card = self.npc(npc).card;
        log.tell(|| Event::Bound { npc, card, tile: stop.tile.number() });
        self.follow(&way, points);
        true
    }

    /// The stop a merchant is bound for, and its place; none if it has none, cannot move or its
    /// route is over (L-233, L-235).
    pub(crate) fn next_stop(&self, npc: u8) -> Option<(Stop, u8)> {
        let Route { stops, loops, .. } = self.npc(npc).side().route?;
        let up = self.chart.up().fold(0, |bits, tile| bits | 1 << tile.id.number());
        let tiles: Vec<u8> = stops.iter().map(|stop| stop.tile.number()).collect();
        match route::next(&tiles, self.npc(npc).at, up, loops) {
            Next::Stop(at) => Some((stops[at as usize], at)),
            Next::Stay | Next::Leave => None,
        }
    }

    /// The way to a stop as far as the movement goes: to the nearest of its cells, the lowest index
    /// first, or the free cell nearest to it (L-216, L-217, L-233).
    fn way_to(&self, npc: u8, from: Cell, stop: &Stop, points: u8) -> Option<Vec<crate::Dir>> {
        let marked: Vec<Cell> = self.chart.with_icon(stop.tile, stop.icon).collect();
        let sea = Sea::around(from, self.waters(npc, &marked));
        let cost = |cell: Cell| sea.points(cell);
        let stop = marked
            .into_iter()
            .filter(|cell| cost(*cell).is_some())
            .min_by_key(|cell| cost(*cell))?;
        let goal = self.free_near(npc, stop, &cost)?;
        let avoids = !sea.reaches(goal);
        let inward = Field::to(&sea.waters, &[goal], from, avoids);
        let way = inward.way(&sea.waters, from, avoids);
        let ends: Vec<(Cell, u16)> = way
            .iter()
            .scan((from, 0), |(at, spent), dir| {
                *at = at.to(*dir);
                *spent += u16::from(self.cost(*at));
                Some((*at, *spent))
            })
            .collect();
        let steps = ends
            .iter()
            .rposition(|(end, spent)| *spent <= u16::from(points) && self.is_free(npc, *end))?;
        Some(way[..=steps].to_vec())
    }

    /// A stop where another ship lies gives way to the free cell nearest to it by points from the
    /// ship, then by the order around it (L-217).
    fn free_near(&self, npc: u8, stop: Cell, cost: &dyn Fn(Cell) -> Option<u8>) -> Option<Cell> {
        (0..8).find_map(|radius| {
            let ring = crate::chart::ring(stop, radius);
            let free = ring.filter(|cell| self.is_free(npc, *cell) && cost(*cell).is_some());
            free.min_by_key(|cell| cost(*cell))
        })
    }

    /// On its stop a merchant moves its marker and gains what arriving brings (L-234); at the end of
    /// a route that does not loop it leaves the game (L-236). Says whether it is still there.
    pub(super) fn call_at_stop(&mut self, npc: u8, cell: Cell, log: &mut Log<Event>) -> bool {
        let Some((stop, at)) = self.next_stop(npc) else { return true };
        if !self.chart.with_icon(stop.tile, stop.icon).any(|marked| marked == cell) {
            return true;
        }
        let goods = self.take_from_supply(stop.loot.goods);
        let money = stop.loot.money;
        let merchant = self.npc_mut(npc);
        merchant.at = at;
        merchant.money += money;
        merchant.goods = merchant.goods.plus(goods);
        let card = merchant.card;
        log.tell(|| Event::Arrived { npc, card, tile: stop.tile.number(), money, goods });
        let route = self.npc(npc).side().route;
        let over =
            route.is_some_and(|route| !route.loops && usize::from(at) + 1 == route.stops.len());
        if over {
            self.destroy(Ship::Npc(npc), crate::By::Nobody, log);
        }
        !over
    }
}
