//! Markets, upgrades, events, treasure, captains and tokens.

use super::{Const, Rows, Table, camel, loot, mission::ops};
use crate::content::{
    shape::{
        CaptainNation, Cell, CrewKind, EventIcon, FishLoot, Ground, Loot, MarketSide, Section,
    },
    source::Source,
};

pub(super) fn markets(source: &Source) -> Table {
    let section = |one: &Section| {
        format!("Section {{ slots: {}, buy: {}, sell: {} }}", one.slots, one.buy, one.sell)
    };
    let row = |row: &[Section; 3]| format!("[{}]", row.each_ref().map(section).join(", "));
    let side = |side: &MarketSide| format!("[{}, {}]", row(&side.legal), row(&side.contraband));
    let rows = source.markets.tiles.iter().map(|tile| {
        format!(
            "MarketTile {{ country: Nation::{:?}, good: Good::{:?}, sides: [{}, {}] }}",
            tile.nation,
            tile.good,
            side(&tile.side_a),
            side(&tile.side_b)
        )
    });
    Table {
        uses: vec![
            "use crate::content::{MarketTile, Section};".into(),
            "use crate::{Good, Nation};".into(),
        ],
        consts: vec![Const {
            doc: "The markets, by country.",
            name: "MARKETS",
            of: "MarketTile",
            rows: Rows::Many(rows.collect()),
        }],
    }
}

pub(super) fn upgrades(source: &Source) -> Table {
    let upgrades = &source.upgrades;
    let crew = upgrades.crew.iter().map(|one| {
        let berth = match one.kind {
            CrewKind::Officer | CrewKind::NationOfficer => "Officer",
            CrewKind::Specialist | CrewKind::NationSpecialist => "Specialist",
        };
        let nation = one.nation.map_or("None".into(), |nation| format!("Some(Nation::{nation:?})"));
        format!(
            "CrewCard {{ upgrade: CrewUpgrade::{}, berth: Berth::{berth}, nation: {nation}, \
             count: {}, unique: {}, price: {} }}",
            camel(&one.id),
            one.n,
            one.unique,
            one.price
        )
    });
    let yard = |a: u32, b: u32, access: u8| {
        format!("YardPrice {{ prices: [{a}, {b}], access_b: {access} }}")
    };
    let ship = upgrades.ship.iter().map(|one| yard(one.price_a, one.price_b, one.access_b));
    let ammunition =
        upgrades.ammunition.iter().map(|one| yard(one.price_a, one.price_b, one.access_b));
    let offer = |fame: u8, crew: u8, price: u32, access: u8| {
        format!("Offer {{ fame: {fame}, crew: {crew}, price: {price}, access: {access} }}")
    };
    let tavern = upgrades.tavern_fixed.iter();
    let tavern = tavern.map(|one| offer(one.gives.fame, one.gives.crew, one.price, one.access));
    let wood = upgrades.wood;
    Table {
        uses: vec![
            "use crate::Nation;".into(),
            "use crate::content::{Berth, CrewCard, CrewUpgrade, Offer, WoodLot, YardPrice};".into(),
        ],
        consts: vec![
            Const {
                doc: "Officers and specialists, in the order of `CrewUpgrade`.",
                name: "CREW",
                of: "CrewCard",
                rows: Rows::Many(crew.collect()),
            },
            Const {
                doc: "Ship upgrades, in the order of `ShipUpgrade`.",
                name: "SHIP_UPGRADES",
                of: "YardPrice",
                rows: Rows::Many(ship.collect()),
            },
            Const {
                doc: "Ammunition, in the order of `Ammunition`.",
                name: "AMMUNITION",
                of: "YardPrice",
                rows: Rows::Many(ammunition.collect()),
            },
            Const {
                doc: "What every tavern sells: fame, and crew.",
                name: "TAVERN",
                of: "Offer",
                rows: Rows::Many(tavern.collect()),
            },
            Const {
                doc: "How shipyards trade in wood (L-288).",
                name: "WOOD",
                of: "WoodLot",
                rows: Rows::One(format!(
                    "WoodLot {{ count: {}, buy: {}, sell: {} }}",
                    wood.n, wood.buy, wood.sell
                )),
            },
        ],
    }
}

pub(super) fn events(source: &Source) -> Table {
    let rows = source.events.events.iter().map(|event| {
        let [wind, extra] =
            [EventIcon::Wind, EventIcon::Extra].map(|icon| event.icons.contains(&icon));
        format!("EventFace {{ wind: {wind}, extra: {extra} }}")
    });
    Table {
        uses: vec!["use crate::content::EventFace;".into()],
        consts: vec![Const {
            doc: "The event cards, by number.",
            name: "EVENTS",
            of: "EventFace",
            rows: Rows::Many(rows.collect()),
        }],
    }
}

pub(super) fn treasure(source: &Source) -> Table {
    let pack = |pack: u8| {
        let cards = source.treasure.clues.iter().filter(move |clue| clue.pack == pack);
        Rows::Many(cards.map(|clue| format!("SpotSet::of(&{:?})", clue.cells)).collect())
    };
    let hoards = source.treasure.rewards.iter().map(|hoard| ops(&hoard.ops));
    Table {
        uses: vec!["use crate::content::{Op, SpotSet};".into()],
        consts: vec![
            Const {
                doc: "The cells marked on the cards of pack 1.",
                name: "CLUES_1",
                of: "SpotSet",
                rows: pack(1),
            },
            Const {
                doc: "The cells marked on the cards of pack 2.",
                name: "CLUES_2",
                of: "SpotSet",
                rows: pack(2),
            },
            Const {
                doc: "What the finder gains, by card of pack 3.",
                name: "HOARDS",
                of: "&[Op]",
                rows: Rows::Many(hoards.collect()),
            },
        ],
    }
}

pub(super) fn captains(source: &Source) -> Table {
    let rows = source.captains.captains.iter().map(|captain| {
        let flags = match captain.nation {
            CaptainNation::Of(nation) => format!("Flags::of(Nation::{nation:?})"),
            CaptainNation::Corsair(_) => "Flags::corsair(Nation::Spain)".into(),
        };
        format!(
            "CaptainCard {{ captain: Captain::{}, flags: {flags}, board_b_only: {} }}",
            camel(&captain.id),
            captain.board_b_only
        )
    });
    Table {
        uses: vec![
            "use crate::content::{Captain, CaptainCard};".into(),
            "use crate::{Flags, Nation};".into(),
        ],
        consts: vec![Const {
            doc: "The captains, in the order of `Captain`.",
            name: "CAPTAINS",
            of: "CaptainCard",
            rows: Rows::Many(rows.collect()),
        }],
    }
}

pub(super) fn tokens(source: &Source) -> Table {
    let tokens = &source.tokens;
    let barrels = tokens.barrels.iter();
    let barrels =
        barrels.map(|one| format!("Barrel {{ count: {}, loot: {} }}", one.n, loot(&one.loot)));
    let fishing = tokens.fishing.iter().map(|one| {
        let (gain, wounds) = match &one.loot {
            FishLoot::Loot(gain) => (gain.clone(), 0),
            FishLoot::Wound(wound) => (Loot::default(), wound.wound),
        };
        format!("Catch {{ count: {}, loot: {}, wounds: {wounds} }}", one.n, loot(&gain))
    });
    let flags = tokens.flags.iter().map(|one| {
        format!(
            "FlagToken {{ nation: Nation::{:?}, count: {}, drawn: {} }}",
            one.flag, one.n, one.draw
        )
    });
    let unexplored = tokens.unexplored.iter();
    let unexplored =
        unexplored.map(|one| format!("SeaToken {{ count: {}, spot: {} }}", one.n, spot(&one.cell)));
    Table {
        uses: vec![
            "use crate::content::{Barrel, Catch, FlagToken, Loot, SeaToken, Spot};".into(),
            "use crate::{Good, Goods, Nation};".into(),
        ],
        consts: vec![
            Const {
                doc: "The barrel tokens, by kind.",
                name: "BARRELS",
                of: "Barrel",
                rows: Rows::Many(barrels.collect()),
            },
            Const {
                doc: "The fishing tokens, by kind.",
                name: "FISHING",
                of: "Catch",
                rows: Rows::Many(fishing.collect()),
            },
            Const {
                doc: "The flag tokens, by nation.",
                name: "FLAGS",
                of: "FlagToken",
                rows: Rows::Many(flags.collect()),
            },
            Const {
                doc: "The unexplored cells, by kind.",
                name: "UNEXPLORED",
                of: "SeaToken",
                rows: Rows::Many(unexplored.collect()),
            },
        ],
    }
}

fn spot(cell: &Cell) -> String {
    match cell {
        Cell { t: Ground::Land, .. } => "Spot::COAST".into(),
        Cell { barrel: true, .. } => "Spot::barrel()".into(),
        Cell { whale: true, .. } => "Spot::whales()".into(),
        Cell { sand: Some(value), .. } => format!("Spot::bank({value})"),
        _ => "Spot::SEA".into(),
    }
}
