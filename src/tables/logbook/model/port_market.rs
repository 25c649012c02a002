//! The ring of market tiles, and a sale or purchase that is planned.

use engine::Seen;
use logbook::board::load::{LOADS_PER_DRAFT, draft2};
use logbook::content::{Row, Section, Service};
use logbook::port::market::Stall;
use logbook::{Action, Good, Logbook, Nation, Pc, View};

/// The market as it stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MarketModel {
    /// Its tiles, from the top to the bottom, which lies above the top again (L-332).
    pub tiles: Vec<TileModel>,
    /// Is there something to be sold now?
    pub sells: bool,
    /// Is there something to be bought?
    pub buys: bool,
}

/// A country's tile.
#[derive(Clone, PartialEq, Debug)]
pub struct TileModel {
    /// Whose it is.
    pub country: Nation,
    /// What it trades.
    pub good: Good,
    /// Its rows, in the order of [`Row::ALL`].
    pub stalls: [StallModel; 2],
}

/// A row of a tile.
#[derive(Clone, PartialEq, Debug)]
pub struct StallModel {
    /// Which.
    pub row: Row,
    /// How many goods lie on it.
    pub stock: u8,
    /// Its sections, from left to right.
    pub sections: [Section; 3],
    /// Does the port at hand buy here?
    pub buyer: bool,
    /// Does it sell here?
    pub seller: bool,
}

impl StallModel {
    /// The section whose price holds for what is sold next (L-334).
    pub fn selling(&self) -> usize {
        self.row.section(self.stock)
    }

    /// The section whose price holds for what is bought next (L-333).
    pub fn buying(&self) -> Option<usize> {
        self.stock.checked_sub(1).map(|last| self.row.section(last))
    }
}

/// What a good is worth in a port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quote {
    /// The good.
    pub good: Good,
    /// On which row.
    pub row: Row,
    /// The price of one.
    pub price: u16,
}

/// The stock of a row.
fn stock(view: &View, stall: Stall) -> u8 {
    view.markets().market.count(stall)
}

/// What ports of a nation with these services sell and buy (L-111, L-332, L-335).
pub fn quotes(view: &View, of: Option<Nation>, services: [bool; 4]) -> (Vec<Quote>, Vec<Quote>) {
    let Some(nation) = of else { return Default::default() };
    let ring = view.markets().market.ring;
    let offers = |service: Service| services[service as usize];
    let (mut sells, mut buys) = (Vec::new(), Vec::new());
    for row in Row::ALL {
        if offers(Service::Buy) && nation.is_country() {
            let stall = ring.stall(nation, row);
            let last = stock(view, stall).checked_sub(1);
            let price = last.map(|last| view.sections(stall)[row.section(last)].buy);
            sells.extend(price.map(|price| Quote { good: stall.good(), row, price }));
        }
        if offers(Service::Sell) {
            for stall in
                Good::PRINCIPAL.into_iter().filter_map(|good| ring.buyer(nation, row, good))
            {
                let price = view.sections(stall)[row.section(stock(view, stall))].sell;
                buys.push(Quote { good: stall.good(), row, price });
            }
        }
    }
    (sells, buys)
}

/// The market; `visits` tells whether the seat trades there now.
pub fn market(seen: &Seen<Logbook>, pc: Pc, visits: bool) -> MarketModel {
    let view = &seen.view;
    let stall = |tile, row| {
        let here = Stall { tile, row };
        StallModel {
            row,
            stock: stock(view, here),
            sections: *view.sections(here),
            buyer: visits && view.buyer(pc, row, here.good()) == Some(here),
            seller: visits && view.seller(pc, row) == Some(here),
        }
    };
    let tile = |country| TileModel {
        country,
        good: Good::of(country),
        stalls: Row::ALL.map(|row| stall(country, row)),
    };
    MarketModel {
        tiles: view.markets().market.ring.0.map(tile).to_vec(),
        sells: seen.list.iter().any(|action| matches!(action, Action::Sell { .. })),
        buys: seen.list.iter().any(|action| matches!(action, Action::Buy { .. })),
    }
}

/// The sale or purchase to begin with when a row is touched: all one has, or one.
pub fn first(seen: &Seen<Logbook>, tile: Nation, row: Row, sells: bool) -> Option<(usize, Action)> {
    let pc = seen.view.asked()?.pc;
    let good = Good::of(tile);
    let begins = |action: &&(usize, Action)| match action.1 {
        Action::Sell { market, good: sold, n, oil } => {
            let own = seen.view.board(pc).hold.good(good);
            let all = if own > 0 { n == own && oil == 0 } else { n == 1 };
            sells && (market, sold) == (row, good) && all
        }
        Action::Buy { market, n } => {
            !sells && market == row && n == 1 && is_sold(&seen.view, pc, tile, row)
        }
        _ => false,
    };
    let all: Vec<(usize, Action)> = seen.list.iter().copied().enumerate().collect();
    all.iter().find(begins).copied()
}

/// What would be the smallest trade with a row, to ask why there is none.
pub fn least(view: &View, pc: Pc, tile: Nation, row: Row, sells: bool) -> Option<Action> {
    let good = Good::of(tile);
    if sells {
        Some(Action::Sell { market: row, good, n: 1, oil: 0 })
    } else {
        is_sold(view, pc, tile, row).then_some(Action::Buy { market: row, n: 1 })
    }
}

fn is_sold(view: &View, pc: Pc, tile: Nation, row: Row) -> bool {
    view.seller(pc, row).is_some_and(|stall| stall.tile == tile)
}

/// The same trade with so many goods more, or so many of them oil more, whether the list has it or
/// not.
pub fn changed(view: &View, plan: Action, more: i8, oilier: i8) -> Option<Action> {
    let sum = |n: u8, by: i8| n.checked_add_signed(by);
    match plan {
        Action::Buy { market, n } => Some(Action::Buy { market, n: sum(n, more)? }),
        Action::Sell { market, good, n, oil } => {
            let own = view.board(view.asked()?.pc).hold.good(good);
            let (n, oil) = (sum(n, more)?, sum(oil, oilier)?);
            // What is not there as the good itself must be oil.
            let oil = if more == 0 { oil } else { oil.max(n.saturating_sub(own)).min(n) };
            Some(Action::Sell { market, good, n, oil })
        }
        _ => None,
    }
}

/// A sale or a purchase that is planned, and what it would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The choice.
    pub action: Action,
    /// Its row.
    pub stall: Stall,
    /// How many goods.
    pub n: u8,
    /// How many of them are oil.
    pub oil: u8,
    /// Is there oil that could be among them?
    pub oils: bool,
    /// The price of each where it is one for all.
    pub unit: Option<u32>,
    /// Doubloons received or paid.
    pub money: u32,
    /// Fame.
    pub fame: u8,
    /// Points of reputation gained, and with whom.
    pub gain: Option<(Nation, u8)>,
    /// Points lost.
    pub loss: Option<(Nation, u8)>,
    /// Which row gains goods afterwards, and how many.
    pub refill: Option<(Stall, u8)>,
    /// The good whose price changes: the price before and after, to sell after a sale, to buy after
    /// a purchase.
    pub price: Option<(Good, u16, u16)>,
    /// Twice the draft before and after.
    pub draft2: (u8, u8),
}

/// What a sale or a purchase of the list would bring; nothing of any other action.
pub fn planned(seen: &Seen<Logbook>, action: Action) -> Option<Planned> {
    let view = &seen.view;
    let pc = view.asked()?.pc;
    match action {
        Action::Sell { market, good, n, oil } => sale(view, pc, (market, good), (n, oil)),
        Action::Buy { market, n } => purchase(view, pc, market, n),
        _ => None,
    }
}

fn sale(view: &View, pc: Pc, (row, good): (Row, Good), (n, oil): (u8, u8)) -> Option<Planned> {
    let stall = view.buyer(pc, row, good)?;
    let sale = view.sale(pc, row, good, (n, oil))?;
    let (refilled, more) = sale.refill;
    let price = |stall: Stall, count| view.sections(stall)[stall.row.section(count)].sell;
    let there = stock(view, refilled);
    let (before, after) = (price(refilled, there), price(refilled, there + more));
    let port = view.visit()?.tile;
    let nation = view.tiles().iter().find(|laid| laid.up && laid.tile == port).and_then(|l| l.port);
    Some(Planned {
        action: Action::Sell { market: row, good, n, oil },
        stall,
        n,
        oil,
        oils: view.board(pc).hold.good(Good::Oil) > 0,
        unit: Some(sale.unit),
        money: sale.money,
        fame: sale.fame,
        gain: nation.filter(|_| sale.gain > 0).map(|nation| (nation, sale.gain)),
        loss: sale.loss,
        refill: (more > 0).then_some((refilled, more)),
        price: (before != after).then_some((refilled.good(), before, after)),
        draft2: drafts(view, pc, -(n as i8)),
    })
}

fn purchase(view: &View, pc: Pc, row: Row, n: u8) -> Option<Planned> {
    let stall = view.seller(pc, row)?;
    let money = view.purchase(pc, row, n)?;
    let there = stock(view, stall);
    let price = |count: u8| Some(view.sections(stall)[row.section(count.checked_sub(1)?)].buy);
    let (before, after) = (price(there), price(there.checked_sub(n)?));
    let changed = before.zip(after).filter(|(before, after)| before != after);
    Some(Planned {
        action: Action::Buy { market: row, n },
        stall,
        n,
        oil: 0,
        oils: false,
        unit: None,
        money,
        fame: 0,
        gain: None,
        loss: None,
        refill: None,
        price: changed.map(|(before, after)| (stall.good(), before, after)),
        draft2: drafts(view, pc, n as i8),
    })
}

/// Twice the draft of a ship now and with so many cubes more.
fn drafts(view: &View, pc: Pc, more: i8) -> (u8, u8) {
    let trim = view.board(pc).trim();
    let load = trim.load.saturating_add_signed(more);
    (trim.draft2, draft2(trim.hull.draft2, load, LOADS_PER_DRAFT))
}
