//! What goods are worth, and where.

use crate::content::{Row, Service, TileId};
use crate::port::market::{asked, offered};
use crate::standing::reputation::Effect;
use crate::state::Logbook;
use crate::{Good, Nation, Pc};

/// What goods are sold for where nobody is known to buy them: somebody will be found.
const SOMEWHERE: u32 = 1000;

impl Logbook {
    /// What a port pays for each of a good now; none if it takes none (L-334, L-335).
    pub(super) fn pays(&self, pc: Pc, tile: TileId, good: Good) -> Option<u32> {
        let nation = self.port_nation(tile)?;
        let market = &self.markets.market;
        let rows = Row::ALL.into_iter().filter(|row| {
            *row == Row::Contraband || !self.has_effect(pc, nation, Effect::TradeBan)
        });
        let stalls = rows.filter_map(|row| market.ring.buyer(nation, row, good));
        let prices =
            stalls.map(|stall| stall.row.unit(market.count(stall), offered(self.sections(stall))));
        prices.max()
    }

    /// The ports that lie face up, offer this and let the seat moor.
    pub(super) fn ports_with(&self, pc: Pc, service: Service) -> impl Iterator<Item = TileId> {
        let harbours = self.chart.harbours().iter();
        harbours
            .filter(move |harbour| {
                harbour.port.services.has(service) && !self.is_unwanted_at(pc, harbour.mooring)
            })
            .map(|harbour| harbour.tile)
    }

    /// What a good may be expected to bring somewhere on the map.
    pub(super) fn expected(&self, pc: Pc, good: Good) -> u32 {
        match good {
            Good::Wood => 500,
            Good::Oil => 1500,
            good => {
                let paid = self.ports_with(pc, Service::Sell);
                let best = paid.filter_map(|tile| self.pays(pc, tile, good)).max();
                best.unwrap_or(SOMEWHERE)
            }
        }
    }

    /// What the next of a row costs in a port of a country (L-333).
    pub(super) fn costs(&self, country: Nation, row: Row) -> Option<(Good, u32)> {
        if !country.is_country() {
            return None;
        }
        let market = &self.markets.market;
        let stall = market.ring.stall(country, row);
        let count = market.count(stall);
        let prices = asked(self.sections(stall));
        (count > 0).then(|| (stall.good(), stall.row.cost(count, 1, prices)))
    }
}
