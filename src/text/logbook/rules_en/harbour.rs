//! Ports: tavern, shipyard, market, repairs and exchange.

use super::super::rules_parts::{fittings, people, prices, sale};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "ports",
            title: "Ports",
            body: vec![
                Block::Text(
                    "You use a port from its mooring, the cell with the anchor. One action is enough for everything: all services, in any order and as often as you like, and all mission steps for this place.",
                ),
                Block::Text(
                    "A port has the services printed on its tile: a tavern, a shipyard, a market where one buys or one where one sells. No port of a country has both markets. A native port has no nation and no market.",
                ),
                Block::Text(
                    "Your access at a port is your reputation with its nation, from 0 to 4. At native ports it is 0. At −2 the legal market of a nation is closed to you; at −3 or worse you may not moor at its ports.",
                ),
            ],
        },
        Section {
            id: "tavern",
            title: "Taverns",
            body: vec![
                Block::List(vec![
                    "8,000 doubloons buy 1 fame, as often as you can pay.",
                    "You take a mission, once a turn. Not in a port where you have taken one or validated a step since you arrived: first you must have been two cells away from its mooring.",
                    "You take an officer or specialist printed on your board, each once, if your ship has the level and you have the access.",
                ]),
                people(lang),
                Block::Text(
                    "Which of these your board shows, and at which level and access, stands on the board itself. Every third of them bears 1 fame.",
                ),
            ],
        },
        Section {
            id: "yard",
            title: "Shipyards",
            body: vec![
                Block::Text(
                    "Upgrades and ammunition need no access and are taken back at the same price. Sails are limited by the ship, long guns to three, cannons and bronze guns by the level; ammunition is bought once and never runs out.",
                ),
                fittings(lang),
                Block::List(vec![
                    "Wood: two for 1,000 doubloons, bought or sold, as often as you like.",
                    "The next level of your ship: at the yard of a country, with access 2. She comes without damage; everything is stowed anew, and the first time it brings 1 fame.",
                    "Repairs at twice the rate, see there.",
                ]),
            ],
        },
        Section {
            id: "market",
            title: "Markets",
            body: vec![
                Block::Text(
                    "Tea comes from Holland, silver from Spain, cotton from England, sugar from France. Each country has a market tile with a legal row of eight slots and a contraband row of six, in sections of 2, 2 and the rest. The tiles form a ring: above the first lies the last.",
                ),
                Block::Text(
                    "In a port of a country the legal good is its own, on the legal row of its tile. Contraband is the good of the tile above, on the contraband row there.",
                ),
                prices(lang),
                Block::List(vec![
                    "Buying: goods leave from the right, each at the price of its section. What you buy from a row in one visit is paid together, rounded up to thousands.",
                    "Selling: the first free slot from the left sets the price for all of them; a full row pays like its last section. The sum is rounded down, but is at least 1,000.",
                    "Then half of the goods sold, at least one, appear on the same kind of row of the tile below, as the good of that tile.",
                    "Every four identical goods sold on one row in one visit bring 1 fame; with the supercargo every three.",
                    "Every three bring 1 reputation with the nation of the port. If they are contraband they also cost 1 with the country they come from.",
                    "Pirate ports sell nothing, and buy all four goods as contraband, each on the row of its own tile.",
                    "Oil counts as the good you name when you sell it. Wood is for shipyards only.",
                ]),
                sale(lang),
            ],
        },
        Section {
            id: "repair",
            title: "Repairs",
            body: vec![
                Block::Text(
                    "One wood removes up to 2 damage, or 1 point of damage by chain shot; at a shipyard 4, or 2 points. You name water, fire or chain for each wood; what is left of it after water goes to fire, and the other way round. Damage on cannons goes first, then what came last.",
                ),
                Block::Text(
                    "At sea, repairing is an action for as much wood as you like. At a shipyard it may be part of the visit.",
                ),
            ],
        },
        Section {
            id: "exchange",
            title: "Exchange",
            body: vec![Block::Text(
                "With a seat beside you, you may exchange money, goods, cannons and active missions in any bundle of up to ten items. The other seat accepts or refuses; your action is spent in either case. Barrels, clues and completed missions do not change hands.",
            )],
        },
    ]
}
