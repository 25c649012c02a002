//! Actions and events as lists that begin with a word. Masts count from 1, as in the rules.

use broadside::cards::{CrewId, Face};
use broadside::{Action, Event, Halt, Measure, Place, Point, Pose, Token, What};
use serde_json::{Value, json};

/// A pose as `[x, y, heading]`.
pub fn pose(pose: Pose) -> Value {
    json!([pose.at.x, pose.at.y, pose.heading.number()])
}

/// A point as `[x, y]`.
pub fn point(at: Point) -> Value {
    json!([at.x, at.y])
}

/// A coin as a number, a unique by its id.
pub fn face(face: Face) -> Value {
    match (face.coin(), face.unique()) {
        (Some(gold), _) => json!(gold),
        (_, Some(_)) => json!(format!("{face:?}")),
        _ => Value::Null,
    }
}

/// A crew by its id.
pub fn crew(id: CrewId) -> Value {
    json!(id.id())
}

/// S or L.
pub fn length(measure: Measure) -> &'static str {
    match measure {
        Measure::S => "S",
        Measure::L => "L",
    }
}

fn what(what: &Option<What>) -> Value {
    match what {
        Some(What::Crew(id)) => crew(*id),
        Some(What::Treasure(at)) => face(*at),
        None => Value::Null,
    }
}

fn token(token: Token) -> Value {
    match token {
        Token::Crew(crew) => json!(["crew", crew]),
        Token::Treasure(treasure) => json!(["treasure", treasure]),
    }
}

fn place(place: Place) -> Value {
    match place {
        Place::Aside => json!("aside"),
        Place::Island(island) => json!(["island", island]),
        Place::Ship(ship) => json!(["ship", ship]),
        Place::Home(seat) => json!(["home", seat.0]),
        Place::Gone => json!("gone"),
    }
}

/// An action as a list.
pub fn action(action: Action) -> Value {
    use Action as A;
    match action {
        A::Preset(preset) => json!(["preset", format!("F{}", preset.index() + 1)]),
        A::Custom => json!(["custom"]),
        A::AddShip(id) => json!(["add_ship", id.card().id]),
        A::AddCrew(id) => json!(["add_crew", id.id()]),
        A::FleetDone => json!(["fleet_done"]),
        A::AddUnique(unique) => json!(["add_unique", face(Face::of(unique))]),
        A::Coins(place) => json!(["coins", place]),
        A::Column(column) => json!(["column", column]),
        A::Row(row) => json!(["row", row]),
        A::Home(island) => json!(["home", island]),
        A::Berth(k) => json!(["berth", k]),
        A::Aboard(ship) => json!(["aboard", ship]),
        A::Ashore => json!(["ashore"]),
        A::Ship(ship) => json!(["ship", ship]),
        A::EndTurn => json!(["end_turn"]),
        A::Move => json!(["move"]),
        A::Pivot => json!(["pivot"]),
        A::Shoot => json!(["shoot"]),
        A::ExploreIsland => json!(["explore"]),
        A::ExploreShip(ship) => json!(["explore", ["ship", ship]]),
        A::Repair => json!(["repair"]),
        A::Pass => json!(["pass"]),
        A::Done => json!(["done"]),
        A::PutAshore(crew) => json!(["put_ashore", crew]),
        A::TakeAboard(crew) => json!(["take_aboard", crew]),
        A::PassCrew { crew, ship } => json!(["pass_crew", crew, ship]),
        A::Release => json!(["release"]),
        A::Drill => json!(["drill"]),
        A::Press(crew) => json!(["press", crew]),
        A::Pickpocket(ship) => json!(["pickpocket", ship]),
        A::Lookout => json!(["lookout"]),
        A::Spy => json!(["spy"]),
        A::Spars => json!(["spars"]),
        A::Reveal(crew) => json!(["reveal", crew]),
        A::Ahead => json!(["ahead"]),
        A::Astern => json!(["astern"]),
        A::Segment(measure) => json!(["segment", length(measure)]),
        A::EndMove => json!(["end_move"]),
        A::Turn(turn) => json!(["turn", turn]),
        A::Quarters(quarters) => json!(["quarters", quarters]),
        A::Ram(ship) => json!(["ram", ship]),
        A::Yes => json!(["yes"]),
        A::No => json!(["no"]),
        A::Nothing => json!(["none"]),
        A::Mast(mast) => json!(["mast", mast + 1]),
        A::Pick(picked) => json!(["pick", token(picked)]),
        A::Fire { mast, target } => json!(["fire", mast + 1, target]),
        A::Musket { mast, target } => json!(["musket", mast + 1, target]),
        A::Powder => json!(["powder"]),
        A::LongShot => json!(["long_shot"]),
        A::CeaseFire => json!(["cease_fire"]),
        A::Tow(ship) => json!(["tow", ship]),
        A::Take(taken) => json!(["take", token(taken)]),
        A::Give(given) => json!(["give", token(given)]),
    }
}

/// An event as a list, those of the probe page in its very words.
pub fn event(event: &Event) -> Value {
    use Event as E;
    match event {
        E::FleetChosen(seat) => json!(["fleet", seat.0]),
        E::Rolled(seat, die) => json!(["rolled", seat.0, die]),
        E::First(seat) => json!(["first", seat.0]),
        E::IslandPlaced { by, island, shape, at } => {
            json!(["island", by.map(|seat| seat.0), island, shape, point(*at)])
        }
        E::HomeChosen { of, island, by } => json!(["home", of.0, island, by.map(|seat| seat.0)]),
        E::ShipSet { ship, pose: to } => json!(["set", ship, pose(*to)]),
        E::CrewPlaced { crew, place: to } => json!(["crew_placed", crew, place(*to)]),
        E::Dealt => json!(["dealt"]),
        E::TurnBegan { seat, round } => json!(["turn", seat.0, round]),
        E::CastOff { ship, astern } => {
            json!(["cast_off", ship, if *astern { "astern" } else { "ahead" }])
        }
        E::Sailed { ship, heading, length: measure, from, to, stop } => json!([
            "sail",
            ship,
            heading.number(),
            length(*measure),
            pose(*from),
            pose(*to),
            stop.map(halt),
        ]),
        E::Pivoted { ship, from, to } => json!(["pivot", ship, pose(*from), pose(*to)]),
        E::Followed { ship, pose: to } => json!(["follow", ship, pose(*to)]),
        E::Docked { ship, island } => json!(["dock", ship, island]),
        E::Pinned { ship, by } => json!(["pinned", ship, by]),
        E::Rammed { ship, target, die, lost } => json!(["ram", ship, target, die, lost]),
        E::BoardingDeclared { seat, rammer, target } => {
            json!(["boarding", seat.0, rammer, target])
        }
        E::Boarded { rammer, target, dice: [a, b], totals, winner } => {
            json!(["board", rammer, target, a, b, winner, totals])
        }
        E::MastLost { ship, mast } => json!(["mast", ship, mast + 1, "lost"]),
        E::MastRestored { ship, mast } => json!(["mast", ship, mast + 1, "restored"]),
        E::CrewRevealed { owner, id, .. } => json!(["reveal", owner.0, id.id()]),
        E::CrewLost { crew: number, id } => json!(["crew_lost", number, crew(*id)]),
        E::CrewSpared { crew } => json!(["crew_spared", crew]),
        E::Moved {
            token: Token::Treasure(_),
            from: Place::Island(at),
            to: Place::Ship(ship),
            face,
            ..
        } => {
            json!(["explore", ship, at, what(face)])
        }
        E::Moved { from, to, face, .. } => {
            let ship = |at: &Place| match at {
                Place::Ship(ship) => json!(ship),
                other => place(*other),
            };
            json!(["transfer", ship(from), ship(to), what(face)])
        }
        E::Explored { ship, place: Place::Ship(other) } => {
            json!(["explore", ship, ["ship", other], null])
        }
        E::Explored { ship, place: at } => json!(["look_round", ship, place(*at)]),
        E::LeftRest { ship, island } => json!(["explore", ship, island, null]),
        E::Looked { seat, token: at, face } => json!(["look", seat.0, token(*at), what(face)]),
        E::Unloaded { ship, treasures, gold, .. } => {
            let coins: Vec<Value> =
                treasures.iter().map(|(_, at)| at.map_or(Value::Null, face)).collect();
            json!(["unload", ship, coins, gold])
        }
        E::Opened { die, gold } => json!(["strongbox", die, gold]),
        E::Appraised { seat } => json!(["appraised", seat.0]),
        E::Shot { ship, mast, musket, target, die, hit, .. } => {
            let mut shot = vec![json!("shot"), json!(ship), json!(mast + 1), json!(target)];
            shot.extend([json!(die), json!(hit)]);
            if *musket {
                shot.push(json!("musket"));
            }
            json!(shot)
        }
        E::Withstood { ship } => json!(["withstood", ship]),
        E::PowderUsed { ship } => json!(["powder", ship]),
        E::LongShotDeclared { ship } => json!(["long_shot", ship]),
        E::Drilled { ship, die } => json!(["drill", ship, die]),
        E::TowTaken { tug, ship, pose: to } => json!(["tow", tug, ship, pose(*to)]),
        E::TowEnded { tug, ship } => json!(["tow", tug, null, null, ship]),
        E::Captured { ship, by } => json!(["captured", ship, by.0]),
        E::Sunk { ship, by, spoils, saved } => json!(["sunk", ship, by.0, spoils, saved]),
        E::Passed { ship } => json!(["pass", ship]),
        E::Over { rule, winners } => {
            let winners: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
            json!(["over", rule.number(), winners])
        }
    }
}

fn halt(stop: Halt) -> Value {
    match stop {
        Halt::Edge => json!("edge"),
        Halt::Island(island) => json!(["island", island]),
        Halt::Ship(ship) => json!(["ship", ship]),
    }
}
