//! What happened, in sentences.

mod battle;
mod crew;
mod missions;
mod npcs;
mod sailing;
mod sea;
mod standing;
mod trade;

use engine::{Clock, Seat};
use logbook::{By, Event, Pc, Ship, View};

use super::teller::Teller;
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// An event in a sentence, from the reader's point of view. What is secret is told to those who
/// know it: the event comes without the rest.
pub fn narrate(view: &View, event: &Event, names: &Names) -> Option<String> {
    let told = Teller::new(view, names);
    use Event as E;
    let sentence = match event {
        E::First(_)
        | E::Starts { .. }
        | E::Placed { .. }
        | E::Heading { .. }
        | E::Step { .. }
        | E::Thrown { .. }
        | E::Stopped(_)
        | E::Revealed { .. }
        | E::Adrift { .. }
        | E::TookUp { .. }
        | E::Loaded { .. }
        | E::Floats { .. }
        | E::Sank { .. }
        | E::Lost { .. }
        | E::CannonLost(_)
        | E::Stowed { .. } => sailing::told(told, event)?,
        E::Shot { .. }
        | E::Rerolled { .. }
        | E::Fort { .. }
        | E::Damage { .. }
        | E::Repaired { .. }
        | E::Destroyed { .. } => battle::told(told, event)?,
        E::Money { .. }
        | E::Fame { .. }
        | E::Reputation { .. }
        | E::Named { .. }
        | E::Joined { .. }
        | E::Declined { .. }
        | E::Betrayed { .. } => standing::told(told, event)?,
        E::Called { .. }
        | E::Purchase { .. }
        | E::Bought { .. }
        | E::Sold { .. }
        | E::Offered { .. }
        | E::Answered { .. } => trade::told(told, event)?,
        E::HandedOver { .. }
        | E::Drew { .. }
        | E::Kept { .. }
        | E::Dropped { .. }
        | E::Validated { .. }
        | E::Progress { .. }
        | E::Prey { .. }
        | E::Check { .. }
        | E::Completed { .. }
        | E::HandedIn(_)
        | E::Marked { .. }
        | E::Clue { .. }
        | E::Dug { .. }
        | E::Treasure { .. } => missions::told(told, event)?,
        E::Appeared { .. }
        | E::Era { .. }
        | E::Follows { .. }
        | E::Target { .. }
        | E::Bound { .. }
        | E::Arrived { .. }
        | E::Counter { .. }
        | E::Left { .. } => npcs::told(told, event)?,
        E::Time { .. }
        | E::Wind { .. }
        | E::Drawn { .. }
        | E::Ended { .. }
        | E::Market { .. }
        | E::Taken { .. }
        | E::Fog { .. }
        | E::Kraken { .. }
        | E::Over(_) => sea::told(told, event)?,
        E::TookShip { .. }
        | E::Foundered { .. }
        | E::Fished { .. }
        | E::Rammed { .. }
        | E::Boarded { .. }
        | E::Grappled { .. }
        | E::Grenades { .. }
        | E::Marksmen { .. }
        | E::MeleeRerolled { .. }
        | E::Melee { .. }
        | E::Crew { .. }
        | E::Dismissed { .. }
        | E::Tavern { .. }
        | E::LaidOpen { .. } => crew::told(told, event)?,
        // The headings say so.
        E::Round(_) | E::TurnBegan(_) => return None,
    };
    let sentence = capital(&sentence);
    let ends = sentence.ends_with(['.', '»', '”'])
        && sentence.trim_end_matches(['»', '”', '\u{202f}']).ends_with('.');
    Some(if ends { sentence } else { sentence + "." })
}

/// Under whose pennant it stands: what a seat does or gains under its own, and what sails or
/// blows by itself under none.
pub fn doer(view: &View, event: &Event, acted: Seat) -> Option<Seat> {
    use Event as E;
    match event {
        E::Placed { ship, .. }
        | E::Heading { ship, .. }
        | E::Step { ship, .. }
        | E::Thrown { ship, .. }
        | E::Stopped(ship)
        | E::Damage { ship, .. }
        | E::Lost { ship, .. }
        | E::Rerolled { by: ship, .. } => of_ship(view, *ship),
        E::Shot { by, .. } | E::Destroyed { by, .. } => match by {
            By::Ship(ship) => of_ship(view, *ship),
            _ => None,
        },
        E::Revealed { by, .. } => by.map(|pc| view.place(pc)),
        E::Answered { .. } => Some(acted),
        event => pc_of(event).map(|pc| view.place(pc)),
    }
}

fn of_ship(view: &View, ship: Ship) -> Option<Seat> {
    ship.pc().map(|pc| view.place(pc))
}

/// Whose an event is that names a seat.
fn pc_of(event: &Event) -> Option<Pc> {
    use Event as E;
    match event {
        E::Starts { pc, .. }
        | E::TookUp { pc, .. }
        | E::Loaded { pc, .. }
        | E::CannonLost(pc)
        | E::Stowed { pc, .. }
        | E::Repaired { pc, .. }
        | E::Money { pc, .. }
        | E::Fame { pc, .. }
        | E::Reputation { pc, .. }
        | E::Named { pc, .. }
        | E::Joined { pc, .. }
        | E::Declined { pc, .. }
        | E::Betrayed { pc, .. }
        | E::Called { pc, .. }
        | E::Purchase { pc, .. }
        | E::Bought { pc, .. }
        | E::Sold { pc, .. }
        | E::Offered { pc, .. }
        | E::Drew { pc, .. }
        | E::Kept { pc, .. }
        | E::Dropped { pc, .. }
        | E::Validated { pc, .. }
        | E::Progress { pc, .. }
        | E::Prey { pc, .. }
        | E::Check { pc, .. }
        | E::Completed { pc, .. }
        | E::HandedIn(pc)
        | E::Marked { pc, .. }
        | E::Clue { pc, .. }
        | E::Dug { pc, .. }
        | E::Treasure { pc, .. } => Some(*pc),
        E::HandedOver { to, .. } => Some(*to),
        event => crew::pc_of(event),
    }
}

/// The heading of a group of lines: "Manche 9 · jour". Odd rounds are days (L-051).
pub fn chapter(clock: Clock, lang: Lang) -> String {
    round(clock.round, lang)
}

/// "Manche 9 · jour".
pub fn round(round: u16, lang: Lang) -> String {
    if round == 0 {
        return lang.pick("Mise en place", "Set-up").to_owned();
    }
    let time = match round.is_multiple_of(2) {
        true => lang.pick("nuit", "night"),
        false => lang.pick("jour", "day"),
    };
    format!("{} {round} · {time}", lang.pick("Manche", "Round"))
}
