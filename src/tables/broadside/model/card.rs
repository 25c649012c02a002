//! Ship cards: what each ship has, can do and suffers, as far as the viewer knows.

use broadside::cards::{Ability, CrewId, Face, ShipId, Speed};
use broadside::{
    Broadside, Decision, Event, Giver, Measure, Pace, Plight, Rum, Ship, Slow, Stow, Token, View,
};
use engine::order_by_key;
use engine::{Seat, Seen};

/// The card of a ship.
#[derive(Clone, PartialEq, Debug)]
pub struct CardModel {
    /// Her number.
    pub number: u8,
    /// What is printed.
    pub id: ShipId,
    /// Whose pennant she flies.
    pub seat: Seat,
    /// Whose fleet she was built in.
    pub owner: Seat,
    /// Her masts, the foremost first.
    pub pegs: Vec<Peg>,
    /// Her base move and why.
    pub pace: Pace,
    /// What is left of it while she sails, or once she has.
    pub left: Option<Speed>,
    /// Her spaces and why.
    pub stow: Stow,
    /// What is aboard: crew first.
    pub tokens: Vec<Cargo>,
    /// How she lies.
    pub plight: Plight,
    /// What she is doing.
    pub status: Status,
    /// The one thing to know about her now.
    pub note: Note,
    /// Is it she whom the question is about?
    pub acting: bool,
}

/// A mast with its gun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Peg {
    /// Which, 0 the foremost.
    pub mast: u8,
    /// The rank of its gun.
    pub rank: u8,
    /// How far it carries now (B-167).
    pub range: Measure,
    /// Does it carry farther than printed?
    pub longer: bool,
    /// Does it stand?
    pub stands: bool,
    /// Has its gun fired in the broadside at hand?
    pub fired: bool,
    /// Was it lost or restored since the viewer last acted?
    pub fresh: bool,
}

/// A token aboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cargo {
    /// Which.
    pub token: Token,
    /// What it is.
    pub kind: Kind,
    /// Does everybody know it?
    pub open: bool,
}

/// What a token is, as far as the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// This crew, who may use their abilities aboard or not (B-25).
    Crew(CrewId, bool),
    /// A crew that lies face down.
    Somebody,
    /// This treasure.
    Treasure(Face),
    /// A treasure that lies face down.
    Something,
}

/// What a ship is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// She chooses her course.
    Sails,
    /// She fires.
    Fires,
    /// She explores.
    Explores,
    /// She is taken up.
    Acts,
    /// She may still act in this turn.
    Waits,
    /// She has acted.
    Done,
    /// She has no mast.
    Derelict,
    /// She has lost some of her masts.
    Damaged,
    /// All her masts stand.
    Whole,
    /// She sank.
    Sunk,
}

/// The one thing to know about a ship now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// Guns that have fired, a bit each; she has sailed before, or not.
    Fired(u8, bool),
    /// The rum keeps her from acting: now, or in her next turn.
    Rum(bool),
    /// She was gained in this turn.
    Gained,
    /// This ship pins her.
    Pinned(u8),
    /// She is towed by this ship; a hit sinks her.
    InTow(u8),
    /// She has no mast, and a hit sinks her.
    OneHit,
    /// She has no mast and is rowed.
    Rowed(Giver),
    /// She tows this ship.
    Tows(u8),
    /// Her hold is full and slows her.
    Laden,
    /// The idol slows her.
    Idol,
    /// Her captain may fire at the end of a move.
    Captain(Giver),
    /// Her helmsman adds an S.
    Helmsman(Giver),
    /// What is printed on her card.
    Ability(Ability),
    /// She is docked there.
    Docked(u8),
    /// Her faction and her points are all there is to say.
    Plain,
}

impl CardModel {
    /// How many masts stand.
    pub fn masts_left(&self) -> u8 {
        self.pegs.iter().filter(|peg| peg.stands).count() as u8
    }
}

/// The cards of all ships that are not sunk, the viewer's own first, then by seat and number.
pub fn cards(seen: &Seen<Broadside>) -> Vec<CardModel> {
    let ships = (0u8..).zip(seen.view.ships());
    let afloat = ships.filter(|(_, ship)| ship.is_afloat());
    let mut cards: Vec<CardModel> = afloat.map(|(number, ship)| card(seen, number, ship)).collect();
    let (own, seats) = (seen.eye.seat().unwrap_or_default(), seen.view.seats());
    order_by_key(&mut cards, |card| ((card.seat.0 + seats - own.0) % seats, card.number));
    cards
}

fn card(seen: &Seen<Broadside>, number: u8, ship: &Ship) -> CardModel {
    let view = &seen.view;
    let (pace, plight) = (view.pace(number), view.plight(number));
    let acting = about(view) == Some(number);
    CardModel {
        number,
        id: ship.id,
        seat: ship.controller,
        owner: ship.owner,
        pegs: (0..ship.card().masts).map(|mast| peg(seen, number, ship, mast)).collect(),
        pace,
        left: left(view, number),
        stow: view.stow(number),
        tokens: aboard(view, number),
        plight,
        status: status(view, number, ship, acting),
        note: note(view, number, ship, &pace, &plight),
        acting,
    }
}

fn peg(seen: &Seen<Broadside>, number: u8, own: &Ship, at: u8) -> Peg {
    let gun = own.card().guns()[usize::from(at)];
    let range = seen.view.range(number, at);
    let changed = |event: &Event| {
        matches!(event, Event::MastLost { ship, mast } | Event::MastRestored { ship, mast }
            if (*ship, *mast) == (number, at))
    };
    Peg {
        mast: at,
        rank: gun.rank,
        range,
        longer: range != gun.range,
        stands: own.stands(at),
        fired: fired(&seen.view, number) >> at & 1 == 1,
        fresh: seen.told().any(changed),
    }
}

/// The guns of the broadside at hand that have fired.
fn fired(view: &View, number: u8) -> u8 {
    view.salvo().filter(|salvo| salvo.ship == number).map_or(0, |salvo| salvo.fired)
}

/// What is aboard a ship, crew first.
pub fn aboard(view: &View, ship: u8) -> Vec<Cargo> {
    let crew = (0u8..).zip(view.crew()).filter(|(_, crew)| crew.is_aboard(ship));
    let hold = (0u8..).zip(view.treasures()).filter(|(_, token)| token.is_aboard(ship));
    let crew = crew.map(|(number, _)| Token::Crew(number));
    crew.chain(hold.map(|(number, _)| Token::Treasure(number)))
        .map(|token| cargo(view, token))
        .collect()
}

/// A token, as far as the viewer knows it.
pub fn cargo(view: &View, token: Token) -> Cargo {
    let everybody = |known: broadside::Known| known.seen_by(engine::Eye::Table);
    match token {
        Token::Crew(number) => {
            let crew = &view.crew()[usize::from(number)];
            let able = match crew.place {
                broadside::Place::Ship(ship) => view.is_able(ship, crew.id),
                _ => false,
            };
            let seen = crew.id != CrewId::UNSEEN;
            let kind = if seen { Kind::Crew(crew.id, able) } else { Kind::Somebody };
            Cargo { token, kind, open: crew.up }
        }
        Token::Treasure(number) => {
            let treasure = &view.treasures()[usize::from(number)];
            let seen = treasure.face != Face::UNSEEN;
            let kind = if seen { Kind::Treasure(treasure.face) } else { Kind::Something };
            Cargo { token, kind, open: everybody(treasure.known) }
        }
    }
}

/// The ship a question is about.
pub fn about(view: &View) -> Option<u8> {
    use Decision as D;
    Some(match view.asked()?.decision {
        D::Menu { ship, .. }
        | D::Berth { ship }
        | D::CastOff { ship }
        | D::Ram { ship }
        | D::Window { ship, .. }
        | D::Again { ship, .. }
        | D::Grape { ship, .. }
        | D::Lose { ship, .. }
        | D::Restore { ship }
        | D::Tow { ship }
        | D::Unload { ship }
        | D::Explore { ship }
        | D::Take { ship }
        | D::Transfer { ship, .. }
        | D::Look { ship, .. } => ship,
        D::Segment { course } | D::Heading { course, .. } | D::Distance { course, .. } => {
            course.ship
        }
        D::Fire { salvo } => salvo.ship,
        D::Board { rammer, target } => {
            let own = view.ships()[usize::from(rammer)].controller;
            if view.asked()?.seat == own { rammer } else { target }
        }
        D::Spoils { winner, .. } => winner,
        _ => return None,
    })
}

/// What is left of a move underway; nothing once a captain fires at its end.
fn left(view: &View, number: u8) -> Option<Speed> {
    use Decision as D;
    match view.asked()?.decision {
        D::Segment { course } | D::Heading { course, .. } | D::Distance { course, .. } => {
            (course.ship == number).then_some(course.base)
        }
        D::Fire { salvo } => (salvo.ship == number && salvo.captain).then_some(Speed::NONE),
        _ => None,
    }
}

fn status(view: &View, number: u8, ship: &Ship, acting: bool) -> Status {
    use Decision as D;
    let asked = view.asked().map(|asked| asked.decision);
    match asked {
        Some(D::Segment { .. } | D::Heading { .. } | D::Distance { .. } | D::CastOff { .. })
            if acting =>
        {
            Status::Sails
        }
        Some(D::Fire { .. } | D::Again { .. } | D::Grape { .. }) if acting => Status::Fires,
        Some(D::Explore { .. } | D::Take { .. } | D::Transfer { .. } | D::Look { .. })
            if acting =>
        {
            Status::Explores
        }
        _ if acting => Status::Acts,
        _ if ship.is_derelict() => Status::Derelict,
        _ if view.round() > 0 && view.active() == ship.controller => {
            if view.is_finished(number) {
                Status::Done
            } else {
                Status::Waits
            }
        }
        _ if ship.lost() != 0 => Status::Damaged,
        _ => Status::Whole,
    }
}

fn note(view: &View, number: u8, ship: &Ship, pace: &Pace, plight: &Plight) -> Note {
    let fired = fired(view, number);
    let open = view.fittings(number);
    let salvo = view.salvo().is_some_and(|salvo| salvo.captain);
    let captain =
        || view.giver(number, Ability::Captain).filter(|_| open.all.has(Ability::Captain));
    match (pace.slow, plight) {
        _ if fired != 0 => Note::Fired(fired, salvo),
        (_, Plight { rum: Rum::Now, .. }) => Note::Rum(true),
        (_, Plight { rum: Rum::Next, .. }) => Note::Rum(false),
        (_, Plight { tug: Some(tug), .. }) => Note::InTow(*tug),
        (_, Plight { gained: true, .. }) => Note::Gained,
        (Some(Slow::Rowed(giver)), _) => Note::Rowed(giver),
        (_, Plight { derelict: true, .. }) => Note::OneHit,
        (_, Plight { pinned: Some(by), .. }) => Note::Pinned(*by),
        (_, Plight { tows: Some(towed), .. }) => Note::Tows(*towed),
        (Some(Slow::Laden), _) => Note::Laden,
        (Some(Slow::Idol), _) => Note::Idol,
        _ => (captain().map(Note::Captain))
            .or(pace.bonus.map(Note::Helmsman))
            .or(ship.card().ability.map(Note::Ability))
            .or(plight.docked.map(Note::Docked))
            .unwrap_or(Note::Plain),
    }
}
