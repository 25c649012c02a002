//! The guided first game. Everybody's course is their own, so the notes follow what is asked and
//! what has come up before, not the steps.

use broadside::{Action, Broadside, Decision, Event, View};
use engine::{News, Seat, Seen};

use super::prompt::goal;
use crate::tables::broadside::model::sea::taken_up;
use crate::text::guide::{Guide, Note};
use crate::text::{Lang, Past};

/// The deal: the learner begins, with a convoy that explores as it docks and two wild islands
/// close to home.
const SEED: u64 = 14;

/// Two seats, the quick start.
pub fn guide() -> Guide {
    Guide { choices: vec![0, 1, 1, 1, 1, 2, 0, 0, 0, 0, 2], seed: SEED }
}

/// The note for a decision of the learner, while it is about something new.
pub fn note(seen: &Seen<Broadside>, past: Past<Broadside>, lang: Lang) -> Option<Note> {
    let (view, seat) = (&seen.view, seen.eye.seat()?);
    let decision = view.asked()?.decision;
    let known = Known::of(view, seat, &past());
    // By the names their marks on the chart have.
    let ship = |number: Option<u8>| number.map(|number| format!("ship-{number}"));
    let isle = |number: Option<u8>| number.map(|number| format!("isle-{number}"));
    let part = |name: &str| Some(name.to_owned());
    let (spot, fr, en) = match decision {
        Decision::Ship if known.wins => (
            isle(home(view, seat)),
            "Ce que vous portez suffit pour gagner\u{a0}: rentrez au port, au plus court\u{202f}!",
            "What you carry is enough to win: head home by the shortest way!",
        ),
        Decision::Ship if !known.sailed => (
            isle(home(view, seat)),
            "Le but\u{a0}: rapporter 13 des 24 pièces d’or à votre île. Choisissez un navire.",
            "The aim: bring 13 of the 24 gold to your home island. Choose a ship.",
        ),
        Decision::Ship if known.fresh_hit => (
            ship(known.hit),
            "Un coup au but coûte un mât et son canon. Sans mât, un coup de plus coule le navire.",
            "A hit costs a mast and its gun. Without masts, one more hit sinks the ship.",
        ),
        Decision::Ship if known.fresh_load => (
            part("you"),
            "Votre or est au port\u{a0}: il compte, et personne ne peut le reprendre.",
            "Your gold is home: it counts, and nobody can take it back.",
        ),
        Decision::Ship if known.laden.is_some() && !known.unloaded => (
            ship(known.laden),
            "L’or à bord ne compte pas encore\u{a0}: ramenez-le, proue sur votre île.",
            "Gold aboard does not count yet: bring it back, bow on your own island.",
        ),
        Decision::Menu { .. } if explorable(seen) && !known.explored => (
            isle(docked(view)),
            "À quai\u{202f}! Explorez\u{a0}: vous seul voyez les trésors, et vous en chargez un.",
            "Docked! Explore: you alone see the treasures, and load one of them.",
        ),
        Decision::Menu { given: 0, .. } if !known.sailed => (
            part("dial"),
            "Une action par navire et par tour\u{a0}: naviguez vers l’île sauvage la plus proche.",
            "One action per ship and turn: sail for the nearest wild island.",
        ),
        Decision::CastOff { .. } if !known.sailed => (
            ship(taken_up(view)),
            "La proue touche la plage\u{a0}: partez en arrière, proue et poupe s’échangent.",
            "Her bow is on the beach: cast off astern, bow and stern change places.",
        ),
        Decision::Segment { .. } if !known.sailed => (
            part("ways"),
            "C est court, L est long. Après chaque segment, on peut s’arrêter ou continuer.",
            "S is short, L is long. After each segment you may stop or sail on.",
        ),
        Decision::Heading { .. } if !known.sailed => (
            part("dial"),
            "Tournez le cadran\u{a0}: 90° au plus autour de la proue, puis tout droit.",
            "Turn the dial: up to 90° about the bow, then straight ahead.",
        ),
        Decision::Heading { .. } if !known.docked => (
            part("dial"),
            "Finissez la proue sur une île pour accoster\u{a0}: une ancre marque ces caps.",
            "End with the bow on an island to dock: an anchor marks those headings.",
        ),
        Decision::Explore { .. } if !known.explored => (
            isle(docked(view)),
            "Votre explorateur fouille l’île aussitôt, sans attendre le prochain tour.",
            "Your explorer searches the island at once, without waiting for the next turn.",
        ),
        Decision::Take { .. } if !known.loaded => (
            part("question"),
            "Prenez ce qui vaut le plus. Le reste demeure, et la carte note ce que vous savez.",
            "Take what is worth most. The rest stays, and the chart notes what you know.",
        ),
        Decision::Fire { .. } if !known.fired => (
            part("aim"),
            "Chaque mât tire une fois. Le dé doit dépasser le rang\u{a0}: 4+ veut dire 4 ou plus.",
            "Each mast fires once. The die must beat the rank: 4+ means 4 or more.",
        ),
        Decision::Lose { .. } if !known.struck => (
            part("question"),
            "Touché\u{202f}! Vous choisissez le mât perdu\u{a0}: gardez le meilleur canon.",
            "Hit! You choose the mast that goes: keep your best gun.",
        ),
        Decision::Ram { .. } if !known.rammed => (
            part("question"),
            "La proue touche son flanc\u{a0}: un dé au-dessus de ses mâts en abat un.",
            "Your bow touches her side: a die above her masts fells one.",
        ),
        Decision::Tow { .. } => (
            part("question"),
            "Une épave se remorque\u{a0}: elle passe à vous avec tout ce qu’elle porte.",
            "A derelict can be towed: she becomes yours with all she carries.",
        ),
        _ => return None,
    };
    Some(Note { words: lang.pick(fr, en).to_owned(), spot })
}

fn explorable(seen: &Seen<Broadside>) -> bool {
    seen.list.contains(&Action::ExploreIsland)
}

fn home(view: &View, seat: Seat) -> Option<u8> {
    (0..).zip(view.islands()).find(|(_, isle)| isle.home == Some(seat)).map(|(at, _)| at)
}

/// Where the ship lies that the decision is about.
fn docked(view: &View) -> Option<u8> {
    view.ships().get(usize::from(taken_up(view)?))?.docked
}

/// What the learner has met with.
#[derive(Default)]
struct Known {
    sailed: bool,
    docked: bool,
    explored: bool,
    loaded: bool,
    unloaded: bool,
    fired: bool,
    struck: bool,
    rammed: bool,
    /// Hit an enemy, for the first time and in this round.
    fresh_hit: bool,
    /// The enemy that was hit last.
    hit: Option<u8>,
    /// Unloaded, for the first time and in this round.
    fresh_load: bool,
    /// A ship with gold aboard.
    laden: Option<u8>,
    /// Would it win, brought home?
    wins: bool,
}

impl Known {
    fn of(view: &View, seat: Seat, past: &[News<Broadside>]) -> Known {
        let flies = |ship: u8| view.ships().get(usize::from(ship)).map(|ship| ship.controller);
        let own = |ship: &u8| flies(*ship) == Some(seat);
        let mut known = Known::default();
        let (mut hits, mut loads) = (Vec::new(), Vec::new());
        for news in past {
            let round = news.clock.round;
            for event in &news.events {
                match event {
                    Event::Sailed { ship, .. } => known.sailed |= own(ship),
                    Event::Docked { ship, island } => {
                        let wild = view.islands().get(usize::from(*island));
                        known.docked |= own(ship) && wild.is_some_and(|isle| isle.home.is_none());
                    }
                    Event::Explored { ship, .. } => known.explored |= own(ship),
                    Event::Moved { to: broadside::Place::Ship(ship), .. } => {
                        known.loaded |= own(ship) && known.explored;
                    }
                    Event::Unloaded { seat: whose, .. } if *whose == seat => loads.push(round),
                    Event::Shot { ship, target, hit, .. } if own(ship) => {
                        known.fired = true;
                        known.hit = hit.then_some(*target).or(known.hit);
                        hits.extend(hit.then_some(round));
                    }
                    Event::MastLost { ship, .. } => known.struck |= own(ship),
                    Event::Rammed { ship, .. } => known.rammed |= own(ship),
                    _ => {}
                }
            }
        }
        let fresh =
            |rounds: &[u16]| rounds.first().is_some_and(|at| *at + 1 >= u16::from(view.round()));
        known.fresh_hit = fresh(&hits);
        known.fresh_load = fresh(&loads);
        known.unloaded = !loads.is_empty();
        let aboard = view.treasures().iter().filter_map(|token| match token.place {
            broadside::Place::Ship(ship) if own(&ship) => Some((ship, token.face.coin()?)),
            _ => None,
        });
        let aboard: Vec<(u8, u8)> = aboard.filter(|(_, coin)| *coin > 0).collect();
        let worth: u16 = aboard.iter().map(|(_, coin)| u16::from(*coin)).sum();
        known.laden = aboard.first().map(|(ship, _)| *ship);
        known.wins = worth > 0 && goal(view).is_some_and(|goal| view.gold(seat) + worth >= goal);
        known
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Eye, Match, Options as _, Setup, Turn};

    use super::super::trial::played;
    use super::*;

    fn game() -> Match<Broadside> {
        let options = broadside::Options::from_choices(&guide().choices).expect("a table");
        Match::new(Setup { options, seed: guide().seed })
    }

    /// The learner begins, has an explorer, and finds a wild island near home.
    #[test]
    fn the_deal_is_an_easy_one() {
        let game = game();
        assert_eq!(game.to_act(), Turn::Act(Seat(0)));
        let view = game.view(Eye::Seat(Seat(0)));
        assert_eq!(goal(&view), Some(13));
        let home = view.islands().iter().find(|isle| isle.home == Some(Seat(0))).expect("a home");
        let wild = view.islands().iter().filter(|isle| isle.home.is_none());
        let nearest =
            wild.map(|isle| isle.land.at.square_to(home.land.at)).min().expect("an island");
        assert!(nearest <= 2300 * 2300, "{nearest}");
        let explorer =
            |crew: &broadside::Crew| crew.id.id().is_some_and(|id| id.ends_with("explorer"));
        assert!(view.crew().iter().any(explorer), "somebody explores on docking");
    }

    /// A whole game: the notes come one after another, short, and do not stay for good.
    #[test]
    fn notes_follow_what_comes_up() {
        let options = broadside::Options::from_choices(&guide().choices).expect("a table");
        let (whole, mut game) = (played(options, guide().seed), game());
        let mut said = BTreeSet::new();
        let (mut asked, mut told) = (0, 0);
        for step in whole.steps() {
            if step.seat == Seat(0) {
                let seen = game.seen(Eye::Seat(Seat(0)));
                let past = || game.past(Eye::Seat(Seat(0))).collect::<Vec<_>>();
                for lang in [Lang::Fr, Lang::En] {
                    if let Some(note) = note(&seen, &past, lang) {
                        assert!(note.words.chars().count() <= 106, "{}", note.words);
                        assert!(note.spot.is_some(), "{}", note.words);
                        said.insert(note.words);
                        told += 1;
                    }
                }
                asked += 1;
            }
            game.play_index(step.index.into()).expect("the same game");
        }
        assert!(said.len() >= 12, "{said:?}");
        assert!(told < asked, "{told} notes for {asked} decisions");
    }
}
