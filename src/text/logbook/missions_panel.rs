//! The missions panel in words: headings, where missions lead, what is counted, the treasure.

use logbook::View;
use logbook::board::tracks::Fitting;
use logbook::content::MissionKind;

use super::content::{Titled, content};
use super::{nations, of_tile, place, port, the_fort, the_ship, tile};
use crate::tables::logbook::model::missions::{Ask, Goal, GoalKind, Held};
use crate::tables::logbook::model::missions::{TreasureModel, What};
use crate::text::grammar::{counted, genitive, listed, of_name};
use crate::text::{Lang, Names};

/// The fixed words of the panel.
pub struct Terms {
    /// Its heading.
    pub title: &'static str,
    /// Nobody holds one.
    pub none: &'static str,
    /// Where missions come from.
    pub where_from: &'static str,
    /// A stage that is validated.
    pub done: &'static str,
    /// A stage that may come next.
    pub next: &'static str,
    /// A stage that comes later.
    pub later: &'static str,
    /// Heading of completed missions.
    pub completed: &'static str,
    /// What four of a type bring.
    pub four: &'static str,
    /// Heading of the missions of others.
    pub others: &'static str,
    /// Heading of the treasure.
    pub treasure: &'static str,
}

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    lang.pick(&FR, &EN)
}

const FR: Terms = Terms {
    title: "Missions",
    none: "Aucune mission en cours.",
    where_from: "On en prend dans les tavernes.",
    done: "fait",
    next: "à faire",
    later: "plus tard",
    completed: "Accomplies",
    four: "quatre d’un type\u{a0}: +1 renommée",
    others: "Les missions des autres",
    treasure: "Le trésor",
};

const EN: Terms = Terms {
    title: "Missions",
    none: "No mission in hand.",
    where_from: "Taverns hand them out.",
    done: "done",
    next: "to do",
    later: "later",
    completed: "Completed",
    four: "four of a kind: +1 fame",
    others: "Missions of others",
    treasure: "The treasure",
};

/// How many are held: "2 of 3 held".
pub fn held(lang: Lang, n: usize, most: u8) -> String {
    match lang {
        Lang::Fr => format!("{n} sur {most}"),
        Lang::En => format!("{n} of {most} held"),
    }
}

/// A type of missions.
pub fn kind(lang: Lang, kind: MissionKind) -> &'static str {
    match kind {
        MissionKind::Personal => lang.pick("Personnelles", "Personal"),
        MissionKind::Combat => lang.pick("Combat", "Combat"),
        MissionKind::Rescue => lang.pick("Sauvetage", "Rescue"),
        MissionKind::Transport => lang.pick("Transport", "Transport"),
    }
}

/// Where a stage can be done: "Portobelo, 5 cells".
pub fn goal(view: &View, goal: &Goal, names: &Names) -> String {
    let lang = names.lang;
    let here = match goal.what {
        GoalKind::Port(at) => port(lang, at).to_owned(),
        GoalKind::Cell => place(view, goal.cell, lang),
        GoalKind::Fort(at) => the_fort(lang, at),
        GoalKind::Beside(ship) | GoalKind::Destroy(ship) => the_ship(view, ship, names),
    };
    match goal.distance {
        Some(0) => format!("{here}{}", lang.pick(", vous y êtes", ", you are there")),
        Some(n) => format!("{here}, {}", cells(lang, n)),
        None => here,
    }
}

/// "5 cells".
pub fn cells(lang: Lang, n: u8) -> String {
    counted(lang, n.into(), ["case", "cases"], ["cell", "cells"])
}

/// More goals than are told: "and 3 more".
pub fn more(lang: Lang, n: usize) -> String {
    match lang {
        Lang::Fr => counted(lang, n as i32, ["autre lieu", "autres lieux"], ["", ""]),
        Lang::En => format!("{n} more"),
    }
}

/// The nations a mission remembers.
pub fn noted(lang: Lang, held: &Held) -> Option<String> {
    (!held.noted.is_legend()).then(|| match lang {
        Lang::Fr => format!("Retenu\u{a0}: {}", nations(lang, held.noted)),
        Lang::En => format!("Noted: {}", nations(lang, held.noted)),
    })
}

/// Whom a mission points at.
pub fn prey(held: &Held, names: &Names) -> Option<String> {
    held.prey.map(|prey| {
        let colon = names.lang.colon();
        format!("{}{colon} {}", names.lang.pick("Visé", "Meant"), names.object(prey))
    })
}

/// The missions of another seat that lie open: "2 missions".
pub fn open(lang: Lang, n: usize) -> String {
    counted(lang, n as i32, ["mission", "missions"], ["mission", "missions"])
}

/// The missions of another seat that nobody else sees: "and 2 secret ones".
pub fn secrets(lang: Lang, n: u8, open: bool) -> String {
    let told = counted(lang, n.into(), ["secrète", "secrètes"], ["secret one", "secret ones"]);
    if open { format!("{} {told}", lang.pick("et", "and")) } else { told }
}

/// Between ways of which one is enough.
pub fn or(lang: Lang) -> &'static str {
    lang.pick("ou", "or")
}

/// What is asked of the missions: a heading, and what there is to know.
pub fn asked(ask: &Ask, names: &Names) -> (String, &'static str) {
    let lang = names.lang;
    match ask {
        Ask::Keep => (
            lang.pick("Gardez une de ces missions", "Keep one of these missions").to_owned(),
            lang.pick("Les autres sont écartées.", "The others are laid aside."),
        ),
        Ask::Drop => (
            lang.pick("Une mission de trop", "One mission too many").to_owned(),
            lang.pick(
                "Écartez-en une\u{a0}: ce qui y est fait est perdu.",
                "Lay one aside: what is done of it is lost.",
            ),
        ),
        Ask::Steal(seat) => (
            match lang {
                Lang::Fr => format!("Volez une mission {}", of_name(names.object(*seat))),
                Lang::En => format!("Steal a mission of {}", genitive(names.object(*seat))),
            },
            lang.pick("Elle passe à vous avec ses étapes faites.", "It comes over with its steps."),
        ),
        Ask::Reward(mission) => (
            content(lang).mission(*mission).title.to_owned(),
            lang.pick(
                "Mission accomplie\u{202f}! Choisissez la récompense.",
                "Mission completed! Choose its reward.",
            ),
        ),
        Ask::Gift(gift) => (
            match (gift.crew, lang) {
                (true, Lang::Fr) => "Un renfort vous est offert",
                (true, Lang::En) => "A hand joins for free",
                (false, Lang::Fr) => "Une amélioration du navire vous est offerte",
                (false, Lang::En) => "An upgrade of the ship for free",
            }
            .to_owned(),
            lang.pick("Choisissez, ou n’en prenez pas.", "Choose one, or take none."),
        ),
    }
}

/// An upgrade to choose: its name and what it does.
pub fn upgrade(lang: Lang, what: What) -> Option<(&'static str, &'static str)> {
    let titled = |words: &'static Titled| Some((words.name, words.text));
    let words = content(lang);
    match what {
        What::Crew(upgrade) => titled(words.crew(upgrade)),
        What::Fitting(Fitting::Ship(upgrade)) => titled(words.ship_upgrade(upgrade)),
        What::Fitting(Fitting::Ammo(ammo)) => titled(words.ammunition(ammo)),
        What::Nothing => Some((lang.pick("Rien", "Nothing"), "")),
        What::Mission(_) | What::Reward(_) => None,
    }
}

/// What is known of the treasure.
pub fn treasure(lang: Lang, treasure: &TreasureModel) -> String {
    if treasure.found {
        return lang.pick("Il a été trouvé.", "It has been found.").to_owned();
    }
    let dug = match (treasure.dug, lang) {
        (true, Lang::Fr) => " Vous avez déjà creusé, en vain.",
        (true, Lang::En) => " You have dug already, in vain.",
        _ => "",
    };
    let tiles = || {
        let tiles = treasure.tiles.iter().map(|at| tile(lang, *at).to_owned());
        listed(lang, &tiles.collect::<Vec<_>>())
    };
    let known = match (treasure.clues, treasure.tiles.as_slice(), lang) {
        (0, _, Lang::Fr) => "Sous une des croix\u{202f}; aucun indice encore.".to_owned(),
        (0, _, Lang::En) => "Below one of the crosses; no clue yet.".to_owned(),
        (_, [only], Lang::Fr) => format!("Sous la croix {}.", of_tile(lang, *only)),
        (_, [only], Lang::En) => format!("Below the cross {}.", of_tile(lang, *only)),
        (_, _, Lang::Fr) => {
            format!("Sous la croix d’une de ces tuiles\u{a0}: {}.", tiles())
        }
        (_, _, Lang::En) => {
            format!("Below the cross of one of these tiles: {}.", tiles())
        }
    };
    known + dug
}

/// Digging, as the panel's key says it.
pub fn dig(lang: Lang) -> &'static str {
    lang.pick("Creuser ici", "Dig here")
}
