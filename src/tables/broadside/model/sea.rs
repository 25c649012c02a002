//! What lies on the sea: islands with their treasure, ships with their masts, and what each of
//! them answers to a touch.

use broadside::cards::{Face, ShipId};
use broadside::{
    Action, Broadside, Decision, Event, Island, Isle, Place, Ship, Token, Treasure, View, WhyNot,
};
use engine::{Explained, Seat, Seen};

use super::plot::{Lie, Plot, Spot, angle};

/// The sea as it lies before one eye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeaModel {
    /// The chart.
    pub plot: Plot,
    /// The islands, in the order of placing.
    pub islands: Vec<IsleModel>,
    /// The ships afloat, by number.
    pub ships: Vec<ShipModel>,
    /// The ship the decision is about.
    pub taken_up: Option<u8>,
    /// The latest journeys: what the last step has moved.
    pub voyage: Voyage,
}

/// An island.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IsleModel {
    /// Its number in the order of placing.
    pub number: u8,
    /// Its shape, 0 to 5.
    pub shape: u8,
    /// Its middle.
    pub at: Spot,
    /// Its shore.
    pub shore: Vec<Spot>,
    /// Whose home it is, and the gold there.
    pub home: Option<Hoard>,
    /// The treasures on it.
    pub tokens: Vec<TokenModel>,
    /// The crew ashore.
    pub ashore: u8,
    /// What it answers to a touch.
    pub touch: Touch,
    /// Has anything come to it or left it since the viewer last acted?
    pub fresh: bool,
}

/// The gold at a home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hoard {
    /// Whose.
    pub seat: Seat,
    /// How much is known to be there.
    pub gold: u16,
    /// Coins of unknown worth (B-195).
    pub unknown: u8,
}

/// A treasure on an island.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TokenModel {
    /// Its number.
    pub number: u8,
    /// What it is, if the viewer knows.
    pub face: Option<Face>,
    /// What it answers to a touch.
    pub place: Option<usize>,
}

/// A ship afloat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipModel {
    /// Her number.
    pub number: u8,
    /// Her card.
    pub id: ShipId,
    /// Whose pennant she flies.
    pub seat: Seat,
    /// Where she lies.
    pub lie: Lie,
    /// Her middle.
    pub middle: Spot,
    /// Her stern.
    pub stern: Spot,
    /// Her masts, the foremost first.
    pub masts: Vec<Mast>,
    /// Whom she tows.
    pub tows: Option<u8>,
    /// Who tows her.
    pub tug: Option<u8>,
    /// Where she is docked.
    pub docked: Option<u8>,
    /// The enemy that pins her.
    pub pinned: Option<u8>,
    /// Does she sail under the viewer's pennant?
    pub own: bool,
    /// Has she had her action, in the turn of whoever has her?
    pub finished: bool,
    /// What she answers to a touch.
    pub touch: Touch,
    /// Has anything happened to her since the viewer last acted?
    pub fresh: bool,
}

/// A mast.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mast {
    /// Does it stand?
    pub stands: bool,
    /// Was it lost or restored since the viewer last acted?
    pub fresh: bool,
    /// What it answers to a touch, where a mast is chosen.
    pub place: Option<usize>,
}

/// What a thing on the sea answers to a touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// It chooses this action, at this place of the list.
    Acts(usize, Action),
    /// It says why not; nothing to say while others act.
    Refuses(Option<WhyNot>),
}

impl Touch {
    /// The place in the list.
    pub fn place(self) -> Option<usize> {
        match self {
            Touch::Acts(place, _) => Some(place),
            Touch::Refuses(_) => None,
        }
    }
}

impl Default for Touch {
    fn default() -> Self {
        Touch::Refuses(None)
    }
}

/// What the last step moved, and at which step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Voyage {
    /// How many steps lie behind.
    pub ply: usize,
    /// A ship and the turning points on her way to where she lies; the first may be left out.
    pub legs: Vec<(u8, Vec<Lie>)>,
}

impl ShipModel {
    /// Is she derelict (B-67)?
    pub fn is_derelict(&self) -> bool {
        self.masts.iter().all(|mast| !mast.stands)
    }
}

impl SeaModel {
    /// A ship afloat.
    pub fn ship(&self, number: u8) -> Option<&ShipModel> {
        self.ships.iter().find(|ship| ship.number == number)
    }

    /// An island.
    pub fn isle(&self, number: u8) -> Option<&IsleModel> {
        self.islands.get(usize::from(number))
    }
}

/// The sea as it is seen.
pub fn sea(seen: &Seen<Broadside>) -> SeaModel {
    let view = &seen.view;
    let plot = Plot { sea: view.options().sea() };
    let afloat = (0u8..).zip(view.ships()).filter(|(_, ship)| ship.is_afloat());
    SeaModel {
        plot,
        islands: (0u8..).zip(view.islands()).map(|(at, isle)| self::isle(seen, at, isle)).collect(),
        ships: afloat.map(|(number, own)| ship(seen, plot, number, own)).collect(),
        taken_up: taken_up(view),
        voyage: voyage(seen, plot),
    }
}

/// The ship a decision is about, if it is about one of one's own.
pub fn taken_up(view: &View) -> Option<u8> {
    use Decision as D;
    Some(match view.asked()?.decision {
        D::Menu { ship, .. }
        | D::CastOff { ship }
        | D::Ram { ship }
        | D::Tow { ship }
        | D::Unload { ship }
        | D::Explore { ship }
        | D::Take { ship }
        | D::Transfer { ship, .. }
        | D::Look { ship, .. }
        | D::Restore { ship }
        | D::Lose { ship, .. }
        | D::Again { ship, .. }
        | D::Grape { ship, .. }
        | D::Window { ship, .. } => ship,
        D::Segment { course } | D::Heading { course, .. } | D::Distance { course, .. } => {
            course.ship
        }
        D::Fire { salvo } => salvo.ship,
        D::Board { rammer, .. } | D::Boarding { rammer, .. } => rammer,
        D::Spoils { winner, .. } => winner,
        _ => return None,
    })
}

fn isle(seen: &Seen<Broadside>, number: u8, isle: &Isle) -> IsleModel {
    let view = &seen.view;
    let plot = Plot { sea: view.options().sea() };
    let here = |place: Place| place == Place::Island(number);
    let tokens = (0u8..).zip(view.treasures()).filter(|(_, token)| here(token.place));
    let known = |face: Face| (face != Face::UNSEEN).then_some(face);
    let token = |(at, token): (u8, &Treasure)| TokenModel {
        number: at,
        face: known(token.face),
        place: seen.place(Action::Pick(Token::Treasure(at))),
    };
    let moved = |event: &Event| match event {
        Event::Moved { from, to, .. } => here(*from) || here(*to),
        Event::IslandPlaced { island, .. } | Event::HomeChosen { island, .. } => *island == number,
        Event::Unloaded { seat, .. } => isle.home == Some(*seat),
        _ => false,
    };
    IsleModel {
        number,
        shape: isle.land.shape.number(),
        at: plot.spot(isle.land.at),
        shore: shore(plot, isle.land),
        home: isle.home.map(|seat| Hoard {
            seat,
            gold: view.gold(seat),
            unknown: view.unknown_coins(seat),
        }),
        tokens: tokens.map(token).collect(),
        ashore: view.crew().iter().filter(|crew| here(crew.place)).count() as u8,
        touch: touch(seen, &island_actions(view, number)),
        fresh: seen.fresh().any(moved),
    }
}

/// The shore of an island on the chart.
pub fn shore(plot: Plot, land: Island) -> Vec<Spot> {
    land.outline().iter().map(|corner| plot.spot(*corner)).collect()
}

fn ship(seen: &Seen<Broadside>, plot: Plot, number: u8, ship: &Ship) -> ShipModel {
    let view = &seen.view;
    let hull = ship.hull();
    let fresh_mast = |mast: u8| {
        seen.fresh().any(|event| {
            matches!(event, Event::MastLost { ship, mast: at } | Event::MastRestored { ship, mast: at }
                if *ship == number && *at == mast)
        })
    };
    let asks_mast = matches!(
        view.asked().map(|asked| asked.decision),
        Some(Decision::Lose { ship, .. } | Decision::Restore { ship }) if ship == number
    );
    let mast = |at: u8| Mast {
        stands: ship.stands(at),
        fresh: fresh_mast(at),
        place: asks_mast.then(|| seen.place(Action::Mast(at))).flatten(),
    };
    let tug =
        (0u8..).zip(view.ships()).find(|(_, tug)| tug.is_afloat() && tug.tows == Some(number));
    let (bow, stern) = (plot.spot(ship.pose.at), plot.spot(hull.stern()));
    ShipModel {
        number,
        id: ship.id,
        seat: ship.controller,
        lie: plot.lie(ship.pose),
        middle: Spot::new((bow.x + stern.x) / 2, (bow.y + stern.y) / 2),
        stern,
        masts: (0..ship.card().masts).map(mast).collect(),
        tows: ship.tows,
        tug: tug.map(|(tug, _)| tug),
        docked: ship.docked,
        pinned: view.pinned_by(number),
        own: seen.eye.seat() == Some(ship.controller),
        finished: view.active() == ship.controller && view.is_finished(number),
        touch: touch(seen, &ship_actions(view, number)),
        fresh: seen.fresh().any(|event| concerns(event, number)),
    }
}

/// What a touch of a ship could mean, the first that is offered; if none is, the first says why.
fn ship_actions(view: &View, ship: u8) -> Vec<Action> {
    use Decision as D;
    match view.asked().map(|asked| asked.decision) {
        Some(D::Ram { .. }) => vec![Action::Ram(ship)],
        Some(D::Tow { .. }) => vec![Action::Tow(ship)],
        Some(D::Menu { .. }) => vec![Action::ExploreShip(ship), Action::Pickpocket(ship)],
        Some(D::Place { .. }) => vec![Action::Aboard(ship)],
        _ => vec![Action::Ship(ship)],
    }
}

fn island_actions(view: &View, island: u8) -> Vec<Action> {
    let docked = || {
        let ship = taken_up(view)?;
        view.ships().get(usize::from(ship))?.docked
    };
    match view.asked().map(|asked| asked.decision) {
        Some(Decision::Menu { .. }) if docked() == Some(island) => vec![Action::ExploreIsland],
        Some(Decision::Explore { .. }) if docked() == Some(island) => vec![Action::Yes],
        _ => vec![Action::Home(island)],
    }
}

fn touch(seen: &Seen<Broadside>, actions: &[Action]) -> Touch {
    let offered = actions.iter().find_map(|action| Some((seen.place(*action)?, *action)));
    match offered {
        Some((place, action)) => Touch::Acts(place, action),
        None => {
            let why = |action: &Action| Broadside::why_not(&seen.view, *action);
            Touch::Refuses(actions.first().filter(|_| seen.is_asked()).and_then(why))
        }
    }
}

/// Did an event happen to this ship?
fn concerns(event: &Event, number: u8) -> bool {
    match event {
        Event::ShipSet { ship, .. }
        | Event::Sailed { ship, .. }
        | Event::Pivoted { ship, .. }
        | Event::Followed { ship, .. }
        | Event::Docked { ship, .. }
        | Event::MastLost { ship, .. }
        | Event::MastRestored { ship, .. }
        | Event::TowTaken { ship, .. }
        | Event::Withstood { ship }
        | Event::Captured { ship, .. } => *ship == number,
        Event::Rammed { ship, target, .. } | Event::Shot { ship, target, .. } => {
            *ship == number || *target == number
        }
        Event::Boarded { rammer, target, .. } => *rammer == number || *target == number,
        _ => false,
    }
}

/// What the last step has moved.
fn voyage(seen: &Seen<Broadside>, plot: Plot) -> Voyage {
    let leg = |event: &Event| match event {
        Event::Sailed { ship, from, to, .. } => Some((
            *ship,
            vec![plot.lie(*from), Lie { at: plot.spot(from.at), angle: angle(to.heading) }],
        )),
        Event::Pivoted { ship, from, .. } => Some((*ship, vec![plot.lie(*from)])),
        Event::Followed { ship, .. } | Event::TowTaken { ship, .. } => Some((*ship, vec![])),
        _ => None,
    };
    let last = seen.news.last().into_iter().flat_map(|step| &step.events);
    Voyage { ply: seen.ply, legs: last.filter_map(leg).collect() }
}
