//! Events as `[word, who, {…}]`. Seats are told in turn order, from 0, as the rules number them;
//! `boards` in the state say where each sits.

use logbook::battle::destruction::Fate;
use logbook::npc::target::Why;
use logbook::port::exchange::{Bundle, Offer};
use logbook::{By, Cell, Ended, Event, Item, Pc, Secret, Ship};
use serde_json::{Value, json};

use super::fleet::Fleet;
use super::reading::{say_cell, say_damage, say_good, say_goods, say_nation, say_row};
use super::words::{ammo, crew_upgrade, dir, fitting, mission, policy};

fn told(word: &str, who: Value, what: Value) -> Value {
    json!([word, who, what])
}

fn seat(pc: Pc) -> Value {
    json!(pc.0)
}

fn secret<T: Copy>(secret: &Secret<T>, say: impl Fn(T) -> Value) -> Value {
    secret.what.map_or(Value::Null, say)
}

fn cell_or_none(cell: Option<Cell>) -> Value {
    cell.map_or(Value::Null, say_cell)
}

fn how(fate: Fate) -> &'static str {
    match fate {
        Fate::Afloat => "lost",
        Fate::Sunk => "sunk",
        Fate::Burnt => "burnt",
        Fate::Collapsed(_) => "collapsed",
        Fate::Captured => "captured",
    }
}

fn why(reason: Why) -> &'static str {
    match reason {
        Why::Alone => "alone",
        Why::Kind => "kind",
        Why::Reputation => "reputation",
        Why::Path => "path",
        Why::Distance => "distance",
        Why::Order => "order",
    }
}

fn item(item: Item) -> Value {
    match item {
        Item::Fame => json!("fame"),
        Item::Printed(at) => json!(["printed", at]),
        Item::Fitting(bought) => json!(fitting(bought)),
        Item::Wood => json!("wood"),
        Item::Level => json!("level"),
        Item::Crew(n) => json!(["crew", n]),
        Item::Recruit(upgrade) => json!(crew_upgrade(upgrade)),
        Item::Ship(card) => json!(["ship", card]),
    }
}

fn bundle(bundle: Bundle) -> Value {
    json!({
        "money": u32::from(bundle.coins) * 1000,
        "goods": say_goods(bundle.goods),
        "cannons": bundle.cannons,
        "missions": bundle.missions().collect::<Vec<_>>(),
    })
}

fn offer(offer: &Offer) -> Value {
    json!({"to": offer.to.0, "give": bundle(offer.give), "ask": bundle(offer.ask)})
}

/// An event as `[word, who, {…}]`.
pub fn event(event: &Event, fleet: &Fleet) -> Value {
    let ship = |ship: Ship| fleet.ship(ship);
    let npc = |npc: u8| fleet.ship(Ship::Npc(npc));
    let by = |by: By| match by {
        By::Ship(other) => ship(other),
        By::Fortress(tile) => json!(format!("f{tile}")),
        By::Kraken => json!("kraken"),
        By::Event => json!("event"),
        By::Storm => json!("storm"),
        By::Own => json!("own"),
        By::Fire => json!("fire"),
        By::Nobody => Value::Null,
    };
    let nobody = Value::Null;
    use Event as E;
    match event {
        E::First(place) => told("first", json!(0), json!({"place": place.0})),
        E::TookShip { pc, card } => told("ship", seat(*pc), json!({"card": card})),
        E::Starts { pc, cell } => told("starts", seat(*pc), json!({"cell": say_cell(*cell)})),
        E::Round(round) => told("round", nobody, json!({"round": round})),
        E::Time { night } => told("time", nobody, json!({"night": night})),
        E::TurnBegan(pc) => told("turn", seat(*pc), json!({})),
        E::Placed { ship: which, to, roll, .. } => {
            told("place", ship(*which), json!({"to": say_cell(*to), "roll": roll}))
        }
        E::Heading { ship: which, to } => told("heading", ship(*which), json!({"to": dir(*to)})),
        E::Step { ship: which, from, to, spent, left, allowance } => told(
            "step",
            ship(*which),
            json!({
                "from": say_cell(*from), "to": say_cell(*to),
                "spent": spent, "left": left, "allowance": allowance,
            }),
        ),
        E::Thrown { ship: which, to } => told("thrown", ship(*which), json!({"to": say_cell(*to)})),
        E::Stopped(which) => told("stop", ship(*which), json!({})),
        E::Revealed { by, slot, tile } => {
            told("reveal", by.map_or(nobody, seat), json!({"slot": slot, "tile": tile}))
        }
        E::Adrift { cell, roll } => {
            told("adrift", nobody, json!({"cell": say_cell(*cell), "roll": roll}))
        }
        E::TookUp { pc, cell, barrel } => {
            told("pick_up", seat(*pc), json!({"cell": say_cell(*cell), "barrel": barrel}))
        }
        E::Loaded { pc, goods } => told("load", seat(*pc), json!({"goods": say_goods(*goods)})),
        E::Floats { cell, goods } => {
            let goods = say_goods(*goods);
            told("float", nobody, json!({"cell": say_cell(*cell), "goods": goods}))
        }
        E::Sank { cell, goods } => {
            told("sank", nobody, json!({"cell": say_cell(*cell), "goods": say_goods(*goods)}))
        }
        E::Lost { ship: which, goods } => {
            told("lost", ship(*which), json!({"goods": say_goods(*goods)}))
        }
        E::CannonLost(pc) => told("cannon_lost", seat(*pc), json!({})),
        E::Stowed { pc, policy: by } => {
            told("stowed", seat(*pc), json!({"policy": by.map(policy)}))
        }
        E::Shot { by: from, target, ammo: with, dice, values, defence, .. } => {
            let E::Shot { water, fire, wounds, chain, .. } = event else { return nobody };
            let what = json!({
                "target": ship(*target), "ammo": ammo(*with),
                "dice": dice.to_vec(), "values": values.to_vec(), "defence": defence,
                "water": water, "fire": fire, "wounds": wounds, "chain": chain,
            });
            told("shot", by(*from), what)
        }
        E::Rerolled { by: which, dice } => {
            told("reroll", ship(*which), json!({"dice": dice.to_vec()}))
        }
        E::Fort { tile, target, dice, era, damage, .. } => told(
            "fort",
            json!(format!("f{tile}")),
            json!({"target": ship(*target), "dice": dice.to_vec(), "era": era, "damage": damage}),
        ),
        E::Damage { ship: which, kind, n, rule, .. } => {
            told("damage", ship(*which), json!({"kind": say_damage(*kind), "n": n, "rule": rule.0}))
        }
        E::Repaired { pc, water, fire, chain } => {
            told("repair", seat(*pc), json!({"water": water, "fire": fire, "chain": chain}))
        }
        E::Destroyed { ship: which, how: fate, by: end, .. } => {
            told("destroyed", ship(*which), json!({"how": how(*fate), "by": by(*end)}))
        }
        E::Money { pc, n, rule } => told("money", seat(*pc), json!({"n": n, "rule": rule.0})),
        E::Fame { pc, n, rule } => told("fame", seat(*pc), json!({"n": n, "rule": rule.0})),
        E::Reputation { pc, nation, n, to, rule } => told(
            "rep",
            seat(*pc),
            json!({"nation": say_nation(*nation), "n": n, "to": to, "rule": rule.0}),
        ),
        E::Named { pc, nation, choice } => told(
            "named",
            seat(*pc),
            json!({"nation": say_nation(*nation), "n": choice.n, "rule": choice.rule}),
        ),
        E::Joined { pc, nation } => {
            told("joined", seat(*pc), json!({"nation": say_nation(*nation)}))
        }
        E::Declined { pc, nation } => {
            told("declined", seat(*pc), json!({"nation": say_nation(*nation)}))
        }
        E::Betrayed { pc, nation } => {
            told("betrayed", seat(*pc), json!({"nation": say_nation(*nation)}))
        }
        E::Called { pc, port } => told("port", seat(*pc), json!({"port": port})),
        E::Purchase { pc, item: bought, price, port } => told(
            "purchase",
            seat(*pc),
            json!({"item": item(*bought), "price": price, "port": port}),
        ),
        E::Dismissed { pc, upgrade } => {
            told("dismissed", seat(*pc), json!({"upgrade": crew_upgrade(*upgrade)}))
        }
        E::Tavern { rows, renewed } => told(
            "tavern",
            nobody,
            json!({"rows": rows.map(|row| row.map(|one| one.map(crew_upgrade))), "renewed": renewed}),
        ),
        E::Crew { ship: which, n, rule, .. } => {
            told("crew", ship(*which), json!({"n": n, "rule": rule.0}))
        }
        E::Rammed { pc, target, heading, cells, own, theirs, .. } => told(
            "ram",
            seat(*pc),
            json!({
                "target": ship(*target), "heading": dir(*heading), "cells": cells,
                "own": own, "theirs": theirs,
            }),
        ),
        E::Boarded { by: which, target, party, defenders, .. } => told(
            "board",
            ship(*which),
            json!({"target": ship(*target), "party": party, "defenders": defenders}),
        ),
        E::Grappled { pc, target, .. } => {
            told("grapple", seat(*pc), json!({"target": ship(*target)}))
        }
        E::Grenades { by: which, dice, own, enemy, .. } => {
            told("grenades", ship(*which), json!({"dice": dice, "own": own, "enemy": enemy}))
        }
        E::Marksmen { by: which, dice, hits, .. } => {
            told("marksmen", ship(*which), json!({"dice": dice.to_vec(), "hits": hits}))
        }
        E::MeleeRerolled { by: which, dice, .. } => {
            told("melee_reroll", ship(*which), json!({"dice": dice.to_vec()}))
        }
        E::Melee { by: which, target, attack, answer, hits, party, defenders, taken, .. } => told(
            "melee",
            ship(*which),
            json!({
                "target": ship(*target), "attack": attack.to_vec(), "answer": answer.to_vec(),
                "hits": hits, "party": party, "defenders": defenders, "taken": taken,
            }),
        ),
        E::Foundered { cell } => told("foundered", nobody, json!({"cell": say_cell(*cell)})),
        E::Fished { pc, tokens } => told("fish", seat(*pc), json!({"tokens": tokens.to_vec()})),
        E::LaidOpen { pc, mission: card } => {
            told("laid_open", seat(*pc), json!({"mission": mission(*card)}))
        }
        E::Bought { pc, port, row, good, n, price } => told(
            "buy",
            seat(*pc),
            json!({
                "port": port, "row": say_row(*row), "good": say_good(*good), "n": n, "price": price,
            }),
        ),
        E::Sold { pc, port, row, good, n, oil, price, refill } => told(
            "sell",
            seat(*pc),
            json!({
                "port": port, "row": say_row(*row), "good": say_good(*good), "n": n, "oil": oil,
                "price": price, "refill": refill,
            }),
        ),
        E::Offered { pc, offer: made } => told("offer", seat(*pc), offer(made)),
        E::Answered { pc, accepted } => told("answer", seat(*pc), json!({"accepted": accepted})),
        E::HandedOver { from, to, mission: card } => told(
            "handed_over",
            seat(*from),
            json!({"to": to.0, "mission": secret(card, |card| json!(mission(card)))}),
        ),
        E::Drew { pc, missions } => {
            let drawn = missions
                .what
                .as_ref()
                .map(|cards| cards.iter().map(|card| mission(*card)).collect::<Vec<_>>());
            told("drew", seat(*pc), json!({"missions": drawn}))
        }
        E::Kept { pc, mission: card } => {
            told("kept", seat(*pc), json!({"mission": secret(card, |card| json!(mission(card)))}))
        }
        E::Dropped { pc, mission: card } => {
            told("dropped", seat(*pc), json!({"mission": mission(*card)}))
        }
        E::Validated { pc, mission: card, stage } => told(
            "validated",
            seat(*pc),
            json!({"mission": secret(card, |card| json!(mission(card))), "stage": stage}),
        ),
        E::Progress { pc, mission: card, n } => told(
            "progress",
            seat(*pc),
            json!({"mission": secret(card, |card| json!(mission(card))), "n": n}),
        ),
        E::Prey { pc, prey } => told("prey", seat(*pc), json!({"prey": secret(prey, seat)})),
        E::Check { pc, mission: card, die, night, ok } => told(
            "check",
            seat(*pc),
            json!({"mission": mission(*card), "die": die, "night": night, "ok": ok}),
        ),
        E::Completed { pc, mission: card } => {
            told("completed", seat(*pc), json!({"mission": mission(*card)}))
        }
        E::HandedIn(pc) => told("handed_in", seat(*pc), json!({})),
        E::Marked { pc, cell } => {
            told("marked", seat(*pc), json!({"cell": secret(cell, say_cell)}))
        }
        E::Clue { pc, card } => {
            told("clue", seat(*pc), json!({"card": secret(card, |card| json!(card))}))
        }
        E::Dug { pc, cell, found } => {
            told("dug", seat(*pc), json!({"cell": say_cell(*cell), "found": found}))
        }
        E::Treasure { pc, cards } => told("treasure", seat(*pc), json!({"cards": cards})),
        E::Appeared { npc: which, .. } => told("appeared", npc(*which), json!({})),
        E::Era { level } => told("era", nobody, json!({"level": level})),
        E::Follows { npc: which } => told("follows", npc(*which), json!({})),
        E::Target { npc: which, target, reason, .. } => told(
            "target",
            npc(*which),
            json!({"target": target.map(ship), "reason": reason.map(why)}),
        ),
        E::Bound { npc: which, tile, .. } => told("bound", npc(*which), json!({"tile": tile})),
        E::Arrived { npc: which, tile, money, goods, .. } => told(
            "arrived",
            npc(*which),
            json!({"tile": tile, "money": money, "goods": say_goods(*goods)}),
        ),
        E::Counter { npc: which, from, to, acted, .. } => {
            told("counter", npc(*which), json!({"from": from, "to": to, "acted": acted}))
        }
        E::Left { npc: which, .. } => told("left", npc(*which), json!({})),
        E::Wind { to } => told("wind", nobody, json!({"to": to.map(dir)})),
        E::Drawn { card, die } => told("event", nobody, json!({"id": card, "die": die})),
        E::Ended { card } => told("ended", nobody, json!({"id": card})),
        E::Market { nation, legal, contraband } => told(
            "market",
            nobody,
            json!({"nation": say_nation(*nation), "legal": legal, "contraband": contraband}),
        ),
        E::Taken { tile, nation } => {
            told("taken", json!(format!("f{tile}")), json!({"nation": say_nation(*nation)}))
        }
        E::Fog { to } => told("fog", nobody, json!({"to": cell_or_none(*to)})),
        E::Kraken { to, dice } => {
            told("kraken", nobody, json!({"to": cell_or_none(*to), "dice": dice}))
        }
        E::Over(Ended::Goal(winner)) => told("over", seat(*winner), json!({"rule": 53})),
        E::Over(Ended::Rounds) => told("over", nobody, json!({"ruling": 71})),
    }
}
