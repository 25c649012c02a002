//! Questions that the sea alone does not answer: what lies before the viewer to be touched, and
//! what the outcome hangs on.

use broadside::{Action, Broadside, Cause, Decision, Muster, Place, Token, View, boarding_odds};
use engine::Seen;

use super::card::{Cargo, aboard, cargo};

/// What the viewer is asked.
#[derive(Clone, PartialEq, Debug)]
pub struct QuestionModel {
    /// What.
    pub ask: Ask,
    /// The viewer's ship it is about.
    pub ship: u8,
    /// What can be touched, by where it lies.
    pub rows: Vec<Row>,
    /// Where a boarding is at stake: both sides before the dice.
    pub fight: Option<Fight>,
}

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Which mast is lost; so many in all.
    Lose(u8),
    /// Which mast is restored.
    Restore,
    /// Whom to ram.
    Ram,
    /// Whether to board, and whether the viewer rammed.
    Board(bool),
    /// Whom to turn face up before it matters.
    Window(Cause),
    /// What the winner of a boarding does to this ship.
    Spoils(u8),
    /// Whom the grapeshot takes aboard this ship.
    Grape(u8),
    /// Whether a miss is fired again at this ship.
    Again(u8),
    /// Which derelict is towed.
    Tow,
    /// Whether the hold is unloaded by lighter.
    Unload,
    /// Whether she explores the island she has docked at.
    Explore,
    /// Which treasure she takes.
    Take,
    /// What changes ships.
    Transfer(u8),
    /// At what to look.
    Look,
}

/// Things that lie together.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Where.
    pub place: Place,
    /// What.
    pub things: Vec<Thing>,
}

/// Something to touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thing {
    /// What it is.
    pub what: What,
    /// What touching it chooses, or would.
    pub action: Action,
    /// Its place in the list; none if it may not be chosen.
    pub listed: Option<usize>,
}

/// What can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// A mast, 0 the foremost, that stands or not.
    Mast(u8, bool),
    /// A token.
    Token(Cargo),
    /// A ship to ram, and how many of six dice take a mast.
    Rammed(u8, u8),
    /// A derelict to tow.
    Towed(u8),
}

/// A boarding before the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// The viewer's ship and the other.
    pub ships: [u8; 2],
    /// What each brings.
    pub musters: [Muster; 2],
    /// Of 36 throws: won, tied, lost by the viewer.
    pub odds: [u8; 3],
}

/// What the viewer is asked, if it is a question of this kind.
pub fn question(seen: &Seen<Broadside>) -> Option<QuestionModel> {
    use Decision as D;
    let view = &seen.view;
    if !seen.is_asked() {
        return None;
    }
    let (ask, ship) = match view.asked()?.decision {
        D::Lose { ship, count, .. } => (Ask::Lose(count), ship),
        D::Restore { ship } => (Ask::Restore, ship),
        D::Ram { ship } => (Ask::Ram, ship),
        D::Board { rammer, target } => {
            let mine = seen.eye.seat() == Some(view.ships()[usize::from(rammer)].controller);
            (Ask::Board(mine), if mine { rammer } else { target })
        }
        D::Window { ship, cause } => (Ask::Window(cause), ship),
        D::Spoils { winner, loser } => (Ask::Spoils(loser), winner),
        D::Grape { ship, target } => (Ask::Grape(target), ship),
        D::Again { ship, target, .. } => (Ask::Again(target), ship),
        D::Tow { ship } => (Ask::Tow, ship),
        D::Unload { ship } => (Ask::Unload, ship),
        D::Explore { ship } => (Ask::Explore, ship),
        D::Take { ship } => (Ask::Take, ship),
        D::Transfer { ship, with } => (Ask::Transfer(with), ship),
        D::Look { ship, .. } => (Ask::Look, ship),
        _ => return None,
    };
    Some(QuestionModel { ask, ship, rows: rows(seen, ask, ship), fight: fight(view, ask, ship) })
}

fn rows(seen: &Seen<Broadside>, ask: Ask, ship: u8) -> Vec<Row> {
    let view = &seen.view;
    let thing = |what: What, action: Action| Thing { what, action, listed: seen.place(action) };
    let pick = |cargo: Cargo| thing(What::Token(cargo), Action::Pick(cargo.token));
    let of_ship = |at: u8, things: Vec<Thing>| Row { place: Place::Ship(at), things };
    let crew = |cargo: &Cargo| matches!(cargo.token, Token::Crew(_));
    let rows = match ask {
        Ask::Lose(_) => vec![of_ship(ship, masts(seen, ship, true))],
        Ask::Restore => vec![of_ship(ship, masts(seen, ship, false))],
        Ask::Spoils(loser) => {
            let mut things = masts(seen, loser, true);
            things.extend(aboard(view, loser).into_iter().map(pick));
            vec![of_ship(loser, things)]
        }
        Ask::Grape(target) => {
            let things = aboard(view, target).into_iter().filter(crew).map(pick);
            vec![of_ship(target, things.collect())]
        }
        Ask::Window(_) => {
            let reveal = |cargo: Cargo| match cargo.token {
                Token::Crew(crew) => Some(thing(What::Token(cargo), Action::Reveal(crew))),
                Token::Treasure(_) => None,
            };
            vec![of_ship(ship, aboard(view, ship).into_iter().filter_map(reveal).collect())]
        }
        Ask::Take => island_rows(view, &pick, view.ships()[usize::from(ship)].docked),
        Ask::Look => {
            let listed = |action: &Action| matches!(action, Action::Pick(_));
            looks(seen.list.iter().copied().filter(listed), view, &pick)
        }
        Ask::Transfer(with) => {
            let (take, give) = (
                |cargo: Cargo| thing(What::Token(cargo), Action::Take(cargo.token)),
                |cargo: Cargo| thing(What::Token(cargo), Action::Give(cargo.token)),
            );
            vec![
                of_ship(with, aboard(view, with).into_iter().map(take).collect()),
                of_ship(ship, aboard(view, ship).into_iter().map(give).collect()),
            ]
        }
        Ask::Ram | Ask::Tow => {
            let things = seen.list.iter().filter_map(|action| match *action {
                Action::Ram(at) => Some(thing(What::Rammed(at, view.ram_sixths(at)), *action)),
                Action::Tow(at) => Some(thing(What::Towed(at), *action)),
                _ => None,
            });
            vec![of_ship(ship, things.collect())]
        }
        Ask::Board(_) | Ask::Again(_) | Ask::Unload | Ask::Explore => vec![],
    };
    rows.into_iter()
        .filter(|row| !row.things.is_empty() || matches!(ask, Ask::Transfer(_)))
        .collect()
}

/// The masts of a ship, those that stand or those that are lost.
fn masts(seen: &Seen<Broadside>, at: u8, standing: bool) -> Vec<Thing> {
    let ship = &seen.view.ships()[usize::from(at)];
    let masts = (0..ship.card().masts).map(|mast| Thing {
        what: What::Mast(mast, ship.stands(mast)),
        action: Action::Mast(mast),
        listed: seen.place(Action::Mast(mast)).filter(|_| ship.stands(mast) == standing),
    });
    masts.collect()
}

fn island_rows(view: &View, pick: &dyn Fn(Cargo) -> Thing, island: Option<u8>) -> Vec<Row> {
    let Some(island) = island else { return vec![] };
    let place = Place::Island(island);
    let there = (0u8..).zip(view.treasures()).filter(|(_, token)| token.place == place);
    let things = there.map(|(number, _)| pick(cargo(view, Token::Treasure(number)))).collect();
    vec![Row { place, things }]
}

/// Tokens that may be looked at, by where they lie.
fn looks(
    list: impl Iterator<Item = Action>,
    view: &View,
    pick: &dyn Fn(Cargo) -> Thing,
) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for action in list {
        let Action::Pick(token) = action else { continue };
        let place = match token {
            Token::Crew(crew) => view.crew()[usize::from(crew)].place,
            Token::Treasure(at) => view.treasures()[usize::from(at)].place,
        };
        let thing = pick(cargo(view, token));
        match rows.iter_mut().find(|row| row.place == place) {
            Some(row) => row.things.push(thing),
            None => rows.push(Row { place, things: vec![thing] }),
        }
    }
    rows
}

/// Both sides of a boarding that may be declared, or is being prepared.
fn fight(view: &View, ask: Ask, ship: u8) -> Option<Fight> {
    let other = match (ask, view.asked()?.decision) {
        (Ask::Board(_), Decision::Board { rammer, target }) => rammer ^ target ^ ship,
        (Ask::Window(Cause::Boarding), _) => {
            let (rammer, target) = view.boarding()?;
            rammer ^ target ^ ship
        }
        _ => return None,
    };
    let musters = [view.muster(ship), view.muster(other)];
    let odds = boarding_odds(musters[0].sum(), musters[1].sum());
    Some(Fight { ships: [ship, other], musters, odds })
}

/// Can this choice be made by touching what lies before the viewer?
pub fn carries(action: Action) -> bool {
    matches!(
        action,
        Action::Mast(_)
            | Action::Pick(_)
            | Action::Take(_)
            | Action::Give(_)
            | Action::Fire { .. }
            | Action::Musket { .. }
    )
}
