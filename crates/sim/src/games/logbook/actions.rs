//! Actions as lists that begin with a word.

use logbook::{Action, Ship};
use serde_json::{Value, json};

use super::reading::{say_good, say_nation, say_row};
use super::words::{ammo, dir, fitting, mend, policy};

/// An action as a list; ships that sail by themselves by their place among all.
pub fn action(action: Action) -> Value {
    use Action as A;
    let ship = |ship: Ship| match ship {
        Ship::Pc(pc) => json!(pc.0),
        Ship::Npc(npc) => json!(format!("npc{npc}")),
    };
    match action {
        A::Start(slot) => json!(["start", slot]),
        A::Heading(to) => json!(["heading", dir(to)]),
        A::Step(to) => json!(["step", dir(to)]),
        A::PickUp => json!(["pick_up"]),
        A::Mark(mission) => json!(["mark", mission]),
        A::Turn(to) => json!(["turn", dir(to)]),
        A::Stop => json!(["stop"]),
        A::Explore => json!(["explore"]),
        A::Port(tile) => json!(["port", tile]),
        A::Dig => json!(["dig"]),
        A::VisitFort { mission, tile } => json!(["visit", mission, format!("f{tile}")]),
        A::VisitShip { mission, ship: beside } => json!(["visit", mission, ship(beside)]),
        A::Shoot(target) => json!(["shoot", ship(target)]),
        A::Repair => json!(["repair"]),
        A::Exchange(pc) => json!(["exchange", pc.0]),
        A::Layout(by) => json!(["layout", policy(by)]),
        A::Manual => json!(["manual"]),
        A::Jettison(good) => json!(["jettison", say_good(good)]),
        A::JettisonCannon => json!(["jettison", "cannon"]),
        A::Scuttle => json!(["scuttle"]),
        A::EndTurn => json!(["end_turn"]),
        A::Ammo { ammo: with, overcharge } => json!(["ammo", ammo(with), overcharge]),
        A::Reroll(die) => json!(["reroll", die]),
        A::Keep => json!(["keep"]),
        A::Nation(nation) => json!(["nation", say_nation(nation)]),
        A::Join => json!(["join"]),
        A::Decline => json!(["decline"]),
        A::Mend(kind) => json!(["mend", mend(kind)]),
        A::LoadAll => json!(["load_all"]),
        A::Load(good) => json!(["load", say_good(good)]),
        A::Dump(good) => json!(["dump", say_good(good)]),
        A::Done => json!(["done"]),
        A::Validate { mission, option } => json!(["validate", mission, option]),
        A::TakeMission => json!(["take_mission"]),
        A::BuyFame => json!(["buy_fame"]),
        A::Printed(at) => json!(["printed", at]),
        A::Fit(bought) => json!(["fit", fitting(bought)]),
        A::SellBack(sold) => json!(["sell_back", fitting(sold)]),
        A::BuyWood => json!(["wood", 2]),
        A::SellWood => json!(["wood", -2]),
        A::LevelUp => json!(["level_up"]),
        A::Buy { market: row, n } => json!(["buy", say_row(row), n]),
        A::Sell { market: row, good, n, oil } => {
            json!(["sell", say_row(row), say_good(good), n, oil])
        }
        A::KeepMission(at) => json!(["keep_mission", at]),
        A::DropMission(at) => json!(["drop_mission", at]),
        A::Steal(at) => json!(["steal", at]),
        A::Reward(at) => json!(["reward", at]),
        A::TakePrinted(at) => json!(["take_printed", at]),
        A::TakeFitting(taken) => json!(["take_fitting", fitting(taken)]),
        A::TakeNone => json!(["take_none"]),
        A::Reveal(slot) => json!(["reveal", slot]),
        A::GiveCoin => json!(["give", 1000]),
        A::Give(good) => json!(["give", say_good(good)]),
        A::GiveCannon => json!(["give", "cannon"]),
        A::GiveMission(at) => json!(["give_mission", at]),
        A::AskCoin => json!(["ask", 1000]),
        A::Ask(good) => json!(["ask", say_good(good)]),
        A::AskCannon => json!(["ask", "cannon"]),
        A::AskMission(at) => json!(["ask_mission", at]),
        A::Propose => json!(["propose"]),
        A::Cancel => json!(["cancel"]),
        A::Accept => json!(["accept"]),
        A::Refuse => json!(["refuse"]),
        A::Slot(slot) => json!(["slot", slot]),
    }
}
