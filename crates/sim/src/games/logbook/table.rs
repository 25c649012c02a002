//! The true position, as the probe page wants it.

use engine::{Eye, Game};
use logbook::board::hold::{Cube, Hold};
use logbook::content::{Ammunition, BarrelKind, CardNo, Row};
use logbook::npc::Npc;
use logbook::sea::adrift::{Adrift, Token};
use logbook::{Flags, Good, Logbook, Nation, Pc, View};
use serde_json::{Map, Value, json};

use super::reading::{say_cell, say_damage, say_good, say_goods, say_nation};
use super::words;

/// The whole state. Seats stand in turn order; `place` says where each sits.
pub fn say(game: &Logbook) -> Value {
    let view = game.observe(Eye::All);
    let weather = view.weather();
    let asked = view.asked();
    json!({
        "round": view.round(),
        "time": if view.is_night() { "night" } else { "day" },
        "seat": view.active().0,
        "asked": asked.map(|asked| json!([asked.pc.0, format!("{:?}", asked.question)])),
        "wind": weather.wind.map(words::dir),
        "tide": format!("{:?}", view.tide()).to_lowercase(),
        "fog": weather.fog.map(say_cell),
        "kraken": weather.kraken.map(say_cell),
        "in_play": weather.in_play.to_vec(),
        "waiting": weather.waiting.to_vec(),
        "era": view.era(),
        "tiles": tiles(&view),
        "boards": view.pcs().map(|pc| board(&view, pc)).collect::<Vec<_>>(),
        "npcs": view.npcs().iter().map(npc).collect::<Vec<_>>(),
        "market": market(&view),
        "tavern": view.ashore().rows.map(|row| row.map(|one| one.map(words::crew_upgrade))),
        "yard": view.ashore().places,
        "supply": say_goods(view.markets().supply),
        "barrels": view.adrift().iter().map(adrift).collect::<Vec<_>>(),
        "loose": loose(&view),
        "decks": decks(&view),
    })
}

fn tiles(view: &View) -> Vec<Value> {
    let tile = |(slot, laid): (u8, &logbook::chart::field::Laid)| {
        json!({
            "slot": slot,
            "tile": laid.tile.number(),
            "turned": laid.turned,
            "up": laid.up,
            "at": say_cell(logbook::chart::spiral::CENTRES[usize::from(slot)]),
            "flag": laid.fort.or(laid.port).map(say_nation),
        })
    };
    (0..).zip(view.tiles()).map(tile).collect()
}

fn flags(flags: Flags) -> Vec<&'static str> {
    flags.iter().map(say_nation).collect()
}

fn board(view: &View, pc: Pc) -> Value {
    let board = view.board(pc);
    let missions = board.missions.iter().map(|active| {
        let stages = (0..8).filter(|stage| active.has_done(*stage));
        json!({
            "id": words::mission(active.card),
            "step": stages.count(),
            "secret": !active.open,
        })
    });
    let printed = board.upgrades().filter(|(_, _, bought)| *bought);
    let reputation =
        Nation::ALL.map(|nation| (say_nation(nation).to_owned(), json!(board.reputation[nation])));
    json!({
        "place": view.place(pc).0,
        "cell": board.cell.map(say_cell),
        "heading": words::dir(board.heading),
        "money": board.money,
        "fame": board.fame,
        "reputation": Value::Object(reputation.into_iter().collect()),
        "joined": flags(board.joined),
        "ship": {
            "board": board.board, "level": board.level, "card": board.card().map(CardNo::number),
        },
        "crew": board.company.crew,
        "hold": hold(&board.hold),
        "damage": {
            "water": board.hold.water(), "fire": board.hold.fire(), "chain": board.chain,
            "wounds": 0,
        },
        "tracks": {
            "cannons": board.hold.cannons(),
            "cannon_upgrades": board.fittings.cannon_upgrades,
            "sails": board.fittings.sails,
            "long_guns": board.fittings.long_guns,
            "boats": board.company.boats,
            "cabins": board.company.cabins,
        },
        "recruits": board.by_box().map(words::crew_upgrade).collect::<Vec<_>>(),
        "ammo": owned(board.fittings),
        "upgrades": printed.map(|(at, ..)| at).collect::<Vec<_>>(),
        "missions": missions.collect::<Vec<_>>(),
        "secret": board.missions.iter().filter(|active| !active.open).count(),
        "completed": board.completed.iter().map(|card| words::mission(*card)).collect::<Vec<_>>(),
        "tokens": board.tokens.to_vec(),
        "clues": board.clues,
        "dug": board.dug,
        "destroyed": board.destroyed,
    })
}

fn owned(fittings: logbook::board::tracks::Tracks) -> Vec<&'static str> {
    let owned = Ammunition::ALL.into_iter().filter(|ammo| fittings.owns(*ammo));
    owned.map(words::ammunition).collect()
}

/// The slots of a hold, by row and column.
fn hold(hold: &Hold) -> Vec<Value> {
    let layout = hold.layout();
    let places = (0..layout.rows()).flat_map(|row| (0..layout.width(row)).map(move |c| (row, c)));
    let slots = places.filter_map(|(row, col)| {
        let slot = layout.slot(row, col)?;
        Some(json!({
            "row": row,
            "col": col,
            "cube": hold.cube_at(slot).map(|cube| match cube {
                Cube::Good(good) => say_good(good),
                Cube::Cannon => "cannon",
            }),
            "dmg": hold.damage_at(slot).map(say_damage),
            "cabin": hold.cabin_slots() >> slot & 1 != 0,
        }))
    });
    slots.collect()
}

fn npc(npc: &Npc) -> Value {
    json!({
        "card": npc.card,
        "up": npc.up,
        "seat": npc.of.0,
        "cell": npc.cell.map(say_cell),
        "heading": words::dir(npc.heading),
        "damage": {"water": npc.water, "fire": npc.fire, "chain": npc.chain, "wounds": npc.wounds},
        "counter": npc.counter,
        "flag": flags(npc.side().flags),
        "money": npc.money,
        "goods": say_goods(npc.goods),
        "stop": npc.at,
    })
}

fn market(view: &View) -> Value {
    let market = view.markets().market;
    let rows = Nation::COUNTRIES.map(|country| {
        let stock = market.stocks[country.index()];
        let row = json!({"legal": stock.of(Row::Legal), "contraband": stock.of(Row::Contraband)});
        (say_nation(country).to_owned(), row)
    });
    json!({
        "ring": market.ring.0.map(say_nation),
        "rows": Value::Object(rows.into_iter().collect::<Map<String, Value>>()),
    })
}

fn adrift(adrift: &Adrift) -> Value {
    let (cell, left) = (say_cell(adrift.cell), adrift.left);
    match adrift.what {
        Token::Barrel(kind) => {
            let loot = BarrelKind(kind).barrel().loot;
            json!({
                "cell": cell, "kind": kind, "money": loot.money, "goods": say_goods(loot.goods),
                "clue": loot.clue, "crew": loot.crew, "left": left,
            })
        }
        Token::Counter { pc, mission } => {
            json!({
                "cell": cell, "counter": pc.0, "mission": words::mission(mission), "left": left,
            })
        }
        Token::Oil => {
            let goods = say_goods(logbook::Goods::of(Good::Oil, 2));
            json!({"cell": cell, "goods": goods, "left": left})
        }
    }
}

fn loose(view: &View) -> Vec<Value> {
    let lot = |loose: &logbook::sea::adrift::Loose| {
        json!({
            "cell": say_cell(loose.cell), "goods": say_goods(loose.goods),
            "by": loose.by.map(|pc| pc.0),
        })
    };
    view.loose().iter().map(lot).collect()
}

fn decks(view: &View) -> Value {
    let weather = view.weather();
    json!({
        "events": weather.events.down.len(),
        "winds": weather.winds.down.len(),
        "missions": view.missions_left(),
        "npcs": view.ships_left(),
        "barrels": view.barrels_left(),
    })
}
