//! What lies on the chart: tiles, ships, what floats, the weather, and how far one could sail.

use engine::{Seat, Seen};
use logbook::board::damage::Damage;
use logbook::content::Happening;
use logbook::content::{EventCard, TileId};
use logbook::sea::adrift::Token;
use logbook::sea::storm::Storm;
use logbook::sea::tide::Tide;
use logbook::{By, Cell, Dir, Event, Flags, Logbook, Nation, Question, Reach, Ship, View};

use super::missions::{self, Pin};
use super::sea_marks::{self, MarkModel, What};

/// The chart as one eye sees it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeaModel {
    /// How many steps lie behind.
    pub ply: usize,
    /// The tiles, by slot.
    pub tiles: Vec<TileModel>,
    /// How high the water stands.
    pub tide: Tide,
    /// The highest bank that is too shallow for the ship of whoever looks; 0 for none.
    pub shallow: u8,
    /// The ships.
    pub ships: Vec<ShipModel>,
    /// What floats.
    pub floats: Vec<FloatModel>,
    /// The weather.
    pub weather: WeatherModel,
    /// The way of each ship since whoever looks last acted, her own ship left out.
    pub trails: Vec<Trail>,
    /// Who was hit since then.
    pub hits: Vec<Hit>,
    /// Where missions lead.
    pub pins: Vec<Pin>,
    /// The cells in reach.
    pub reach: Vec<Reach>,
    /// What can be touched.
    pub marks: Vec<MarkModel>,
    /// Where the ship lies that the decision is about.
    pub home: Option<Cell>,
    /// What the decision is about.
    pub about: Vec<Cell>,
    /// What is left of the turn of whoever looks.
    pub turn: Option<TurnModel>,
}

/// What is left of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnModel {
    /// The movement.
    pub movement: Movement,
    /// How many slots.
    pub slots: u8,
}

/// The movement of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// To come.
    Free,
    /// Under way.
    Begun,
    /// Behind her, or without a slot.
    Used,
}

impl Movement {
    /// For the style sheet.
    pub fn key(self) -> &'static str {
        match self {
            Movement::Free => "free",
            Movement::Begun => "begun",
            Movement::Used => "used",
        }
    }
}

/// A tile in its slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TileModel {
    /// The slot.
    pub slot: u8,
    /// Which tile, and how it is turned; none while it lies face down.
    pub tile: Option<(TileId, u8)>,
    /// Whose its port is.
    pub port: Option<Nation>,
    /// Whose its fortress is.
    pub fort: Option<Nation>,
}

/// A ship on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShipModel {
    /// Which.
    pub ship: Ship,
    /// Whose, if a seat's.
    pub seat: Option<Seat>,
    /// The flags of one that sails by itself.
    pub flags: Flags,
    /// Is its card face up?
    pub known: bool,
    /// Her level: so many chevrons.
    pub level: u8,
    /// Where she lies.
    pub cell: Cell,
    /// How she lies.
    pub heading: Dir,
    /// Is she the ship of whoever looks?
    pub own: bool,
    /// Is it her turn?
    pub acts: bool,
}

/// What floats on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FloatModel {
    /// Where.
    pub cell: Cell,
    /// What.
    pub kind: FloatKind,
}

/// What may float.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatKind {
    /// A barrel.
    Barrel,
    /// The counter of a rescue, of this seat.
    Counter(Seat),
    /// Oil of a whaler, or goods thrown overboard.
    Goods,
}

/// Wind, storm, tide, fog, monsters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WeatherModel {
    /// Where the wind blows to; none in a calm.
    pub wind: Option<Dir>,
    /// What the wind adds to a first step each way, from north on; empty where no wind counts.
    pub modifiers: Vec<i8>,
    /// Is it night?
    pub night: bool,
    /// The events in force, by card.
    pub events: Vec<u8>,
    /// Does a storm rage that may roll dice?
    pub storm: Option<bool>,
    /// The middle of the fog.
    pub fog: Option<Cell>,
    /// Where the Kraken is, and how far it reaches.
    pub kraken: Option<(Cell, u8)>,
}

/// The way of a ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trail {
    /// Which.
    pub ship: Ship,
    /// The cells, the first one where she was, each with the step of the game that led there.
    pub cells: Vec<(usize, Cell)>,
}

/// Damage done to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hit {
    /// Where she lies, or was destroyed.
    pub cell: Cell,
    /// Of which kind.
    pub fire: bool,
    /// How much.
    pub n: u8,
}

impl SeaModel {
    /// A ship on the map.
    pub fn ship(&self, ship: Ship) -> Option<&ShipModel> {
        self.ships.iter().find(|known| known.ship == ship)
    }

    /// A mark.
    pub fn mark(&self, what: What) -> Option<&MarkModel> {
        self.marks.iter().find(|mark| mark.what == what)
    }

    /// A cell in reach.
    pub fn reach(&self, cell: Cell) -> Option<&Reach> {
        self.reach.iter().find(|reach| reach.cell == cell)
    }
}

/// Makes it of what is seen.
pub fn sea(seen: &Seen<Logbook>) -> SeaModel {
    let view = &seen.view;
    let own = view.own();
    let reach = if seen.is_asked() { view.reach() } else { Vec::new() };
    let shallow = |bank: &u8| own.is_some_and(|pc| view.is_too_shallow(pc, *bank));
    let home = view.asked().and_then(|asked| Some(view.berth(Ship::Pc(asked.pc))?.0));
    let marks = sea_marks::marks(seen, &reach);
    SeaModel {
        ply: seen.ply,
        tiles: (0u8..).zip(view.tiles()).map(|(slot, laid)| tile(slot, laid)).collect(),
        tide: view.tide(),
        shallow: (1..=5).rev().find(shallow).unwrap_or(0),
        ships: sea_marks::ships(view).into_iter().map(|(ship, _)| of_ship(seen, ship)).collect(),
        floats: floats(view),
        weather: weather(view),
        trails: trails(seen),
        hits: hits(seen),
        pins: missions::pins(seen),
        about: about(seen, &reach, &marks),
        turn: turn(seen),
        reach,
        marks,
        home,
    }
}

fn turn(seen: &Seen<Logbook>) -> Option<TurnModel> {
    let view = &seen.view;
    let own = view.own().filter(|pc| *pc == view.active() && view.round() > 0)?;
    view.asked().filter(|asked| asked.pc == own && seen.is_asked())?;
    let movement = match view.sailing() {
        Some(_) => Movement::Begun,
        None if view.has_moved() || view.slots() == 0 => Movement::Used,
        None => Movement::Free,
    };
    Some(TurnModel { movement, slots: view.slots() })
}

fn tile(slot: u8, laid: &logbook::chart::field::Laid) -> TileModel {
    TileModel {
        slot,
        tile: laid.up.then_some((laid.tile, laid.turned)),
        port: laid.port.filter(|_| laid.up),
        fort: laid.fort.filter(|_| laid.up),
    }
}

fn of_ship(seen: &Seen<Logbook>, ship: Ship) -> ShipModel {
    let view = &seen.view;
    let (cell, heading) = view.berth(ship).unwrap_or_default();
    let model = ShipModel {
        ship,
        seat: None,
        flags: Flags::NONE,
        known: true,
        level: 1,
        cell,
        heading,
        own: false,
        acts: false,
    };
    match ship {
        Ship::Pc(pc) => ShipModel {
            seat: Some(view.place(pc)),
            level: view.board(pc).level,
            own: view.own() == Some(pc),
            acts: seen.turn.seat() == Some(view.place(pc)),
            ..model
        },
        Ship::Npc(at) => match view.npcs().get(usize::from(at)) {
            Some(npc) if npc.up => {
                ShipModel { flags: npc.side().flags, level: npc.level(), ..model }
            }
            _ => ShipModel { known: false, ..model },
        },
    }
}

fn floats(view: &View) -> Vec<FloatModel> {
    let adrift = view.adrift().iter().map(|adrift| FloatModel {
        cell: adrift.cell,
        kind: match adrift.what {
            Token::Barrel(_) => FloatKind::Barrel,
            Token::Counter { pc, .. } => FloatKind::Counter(view.place(pc)),
            Token::Oil => FloatKind::Goods,
        },
    });
    let loose =
        view.loose().iter().map(|loose| FloatModel { cell: loose.cell, kind: FloatKind::Goods });
    adrift.chain(loose).collect()
}

fn weather(view: &View) -> WeatherModel {
    let weather = view.weather();
    let events: Vec<u8> = weather.in_play.iter().copied().collect();
    let colossus =
        events.iter().any(|card| EventCard::new(*card).happening() == Happening::Colossus);
    let modifier =
        |dir: Dir| weather.wind.map(|wind| logbook::sailing::allowance::wind_modifier(dir, wind));
    WeatherModel {
        wind: weather.wind,
        modifiers: Dir::ALL.into_iter().filter_map(modifier).collect(),
        night: view.is_night(),
        events,
        storm: view.storm().map(|storm| storm == Storm::Fierce),
        fog: weather.fog,
        kraken: weather.kraken.map(|cell| (cell, u8::from(colossus))),
    }
}

/// The steps of ships since whoever looks last acted.
fn trails(seen: &Seen<Logbook>) -> Vec<Trail> {
    let mut trails: Vec<Trail> = Vec::new();
    let steps = seen.news.iter().flat_map(|news| news.events.iter().map(|event| (news.ply, event)));
    for (ply, event) in steps {
        let (ship, from, to) = match event {
            Event::Step { ship, from, to, .. } => (*ship, Some(*from), *to),
            Event::Thrown { ship, to } => (*ship, None, *to),
            Event::Placed { ship, .. } => {
                trails.retain(|trail| trail.ship != *ship);
                continue;
            }
            _ => continue,
        };
        match (trails.iter_mut().find(|trail| trail.ship == ship), from) {
            (Some(trail), _) => trail.cells.push((ply, to)),
            (None, Some(from)) => {
                trails.push(Trail { ship, cells: vec![(ply, from), (ply, to)] });
            }
            (None, None) => {}
        }
    }
    trails.retain(|trail| seen.view.berth(trail.ship).is_some());
    trails
}

fn hits(seen: &Seen<Logbook>) -> Vec<Hit> {
    let mut hits: Vec<(Ship, bool, u8)> = Vec::new();
    for event in seen.news.iter().flat_map(|news| &news.events) {
        if let Event::Damage { ship, kind, n, .. } = event {
            let fire = *kind == Damage::Fire;
            match hits.iter_mut().find(|hit| (hit.0, hit.1) == (*ship, fire)) {
                Some(hit) => hit.2 = hit.2.saturating_add(*n),
                None => hits.push((*ship, fire, *n)),
            }
        }
    }
    let hit = |(ship, fire, n): (Ship, bool, u8)| {
        let cell = seen.view.berth(ship)?.0;
        (n > 0).then_some(Hit { cell, fire, n })
    };
    hits.into_iter().filter_map(hit).collect()
}

/// Where the ships of the last shot lie.
fn fought(seen: &Seen<Logbook>) -> Vec<Cell> {
    let events = seen.news.last().map(|news| news.events.iter().rev());
    let shot = events.into_iter().flatten().find_map(|event| match event {
        Event::Shot { by, target, .. } => Some((*by, *target)),
        _ => None,
    });
    let Some((by, target)) = shot else { return Vec::new() };
    let firing = match by {
        By::Ship(ship) => Some(ship),
        _ => None,
    };
    let both = firing.into_iter().chain([target]);
    both.filter_map(|ship| seen.view.berth(ship).map(|(cell, _)| cell)).collect()
}

/// What a decision is about: what can be touched for it, and the way there.
fn about(seen: &Seen<Logbook>, reach: &[Reach], marks: &[MarkModel]) -> Vec<Cell> {
    let view = &seen.view;
    let Some(asked) = view.asked() else { return Vec::new() };
    let home = view.berth(Ship::Pc(asked.pc)).map(|(cell, _)| cell);
    if !seen.is_asked() {
        let walked = trails(seen);
        let last = walked.last().map(|trail| trail.cells.iter().map(|(_, cell)| *cell));
        let mut about: Vec<Cell> = last.map(Iterator::collect).unwrap_or_default();
        about.extend(fought(seen));
        if about.is_empty() {
            about.extend(home);
        }
        return about;
    }
    let listed = marks.iter().filter(|mark| mark.place.is_some()).map(|mark| mark.cell);
    let far = reach.iter().map(|reach| reach.cell);
    match asked.question {
        Question::Menu | Question::Start | Question::Heading | Question::Explore { .. } => {
            home.into_iter().chain(listed).chain(far).collect()
        }
        _ => home.into_iter().collect(),
    }
}
