//! The true position, as the probe page wants it.

use broadside::{Broadside, Fate, Place, View};
use engine::{Eye, Game, Seat};
use serde_json::{Value, json};

use super::words;

/// The whole state.
pub fn say(game: &Broadside) -> Value {
    let view = game.observe(Eye::All);
    let sea = view.options().sea();
    let gold: Vec<u16> = Seat::all(view.seats()).map(|seat| view.gold(seat)).collect();
    json!({
        "round": view.round(),
        "seat": game.to_act().seat().map(|seat| seat.0),
        "active": view.active().0,
        "first": view.first().0,
        "map": [sea.width, sea.height],
        "ships": (0..).zip(view.ships()).map(|(n, _)| ship(&view, n)).collect::<Vec<_>>(),
        "islands": (0..).zip(view.islands()).map(|(n, _)| island(&view, n)).collect::<Vec<_>>(),
        "gold": gold,
        "asked": view.asked().map(|asked| format!("{:?}", asked.decision)),
    })
}

fn ship(view: &View, n: u8) -> Value {
    let ship = view.ships()[usize::from(n)];
    let masts: Vec<bool> = (0..ship.card().masts).map(|mast| ship.stands(mast)).collect();
    json!({
        "n": n,
        "card": ship.card().id,
        "owner": ship.owner.0,
        "controller": ship.controller.0,
        "pose": words::pose(ship.pose),
        "masts": masts,
        "sunk": ship.fate == Fate::Sunk,
        "derelict": ship.is_derelict(),
        "tows": ship.tows,
        "docked": ship.docked,
        "treasures": treasures(view, Place::Ship(n)),
        "crew": crew(view, Place::Ship(n)),
    })
}

fn island(view: &View, n: u8) -> Value {
    let isle = view.islands()[usize::from(n)];
    json!({
        "shape": isle.land.shape.number(),
        "at": words::point(isle.land.at),
        "home": isle.home.map(|seat| seat.0),
        "treasures": treasures(view, Place::Island(n)),
        "crew": crew(view, Place::Island(n)),
    })
}

fn treasures(view: &View, place: Place) -> Vec<Value> {
    let there = view.treasures().iter().filter(|token| token.place == place);
    there.map(|token| words::face(token.face)).collect()
}

fn crew(view: &View, place: Place) -> Vec<Value> {
    let there = view.crew().iter().filter(|crew| crew.place == place);
    there
        .map(|crew| json!({"id": words::crew(crew.id), "up": crew.up, "owner": crew.owner.0}))
        .collect()
}
