//! What is at stake: how many choices, which chances, what room.

use broadside::{Action, Cause, Decision, Legs, Salvo};

use super::measures::{percent, sixths, speed};
use super::outcome::boarding;
use super::teller::Teller;
use crate::text::Lang;
use crate::text::grammar::counted;

/// What is at stake in a question to the reader.
pub(super) fn stakes(told: Teller, legal: &[Action], decision: Decision) -> String {
    use Decision as D;
    let (lang, view) = (told.lang(), told.view);
    let say = |fr: &str, en: &str| told.say(fr, en);
    match decision {
        D::Fleet => say(
            "Une flotte prête, ou la vôtre\u{202f}; les autres la verront.",
            "A ready fleet, or your own; the others see it later.",
        ),
        D::Custom => say(
            "Au moins un navire\u{202f}; l’équipage reste caché.",
            "At least one ship; crew stay hidden.",
        ),
        D::Treasure => {
            let hoard = view.options().hoard();
            match lang {
                Lang::Fr => format!("{} trésors, dont {} en or.", hoard.count, hoard.gold),
                Lang::En => format!("{} treasures with {} gold in all.", hoard.count, hoard.gold),
            }
        }
        D::Column | D::Row { .. } => say(
            "À 2 L au moins de toute côte, à 4 L au plus d’une autre.",
            "At least 2 L from every shore, at most 4 L from one.",
        ),
        D::Home { of } if told.names.is_you(of) => say(
            "Près des îles sauvages, l’or rentre plus vite.",
            "Near wild islands, gold comes home sooner.",
        ),
        D::Home { .. } => say(
            "Loin des autres îles, l’or rentre moins vite.",
            "Far from other islands, gold comes home later.",
        ),
        D::Berth { .. } => say(
            "La proue touche l’île\u{202f}; on en repart en arrière.",
            "Her bow touches the island; she leaves astern.",
        ),
        D::Place { .. } => say(
            "Une place en cale chacun, cachés jusqu’à ce qu’ils servent.",
            "A space in the hold each, hidden until they act.",
        ),
        D::Ship => {
            let ready = legal.iter().filter(|action| matches!(action, Action::Ship(_))).count();
            let fr = ["navire peut encore agir", "navires peuvent encore agir"];
            counted(lang, ready as i32, fr, ["ship can still act", "ships can still act"]) + "."
        }
        D::Menu { ship, given, allowed } if given < allowed => match view.pinned_by(ship) {
            Some(by) => match lang {
                Lang::Fr => format!("Accroché par {}\u{a0}: ne peut pas partir.", told.ship(by)),
                Lang::En => format!("Pinned by {}: she cannot leave.", told.ship(by)),
            },
            None => say(
                "Une action\u{a0}: naviguer, tirer, explorer ou réparer.",
                "One action: sail, fire, explore or repair.",
            ),
        },
        D::Menu { .. } => say(
            "Son action est faite\u{202f}; le reste est libre.",
            "Her action is done; this is free.",
        ),
        D::CastOff { .. } => {
            say("En arrière, proue et poupe s’échangent.", "Astern, bow and stern change places.")
        }
        D::Segment { course } => segments(told, course),
        D::Heading { .. } => headings(told, legal.len()),
        D::Distance { .. } => say("On peut s’arrêter en chemin.", "She may stop on the way."),
        D::Ram { .. } => ram(told, legal),
        D::Board { rammer, target } => {
            let [win, tie, loss] = boarding(view, rammer, target).map(|share| percent(lang, share));
            match lang {
                Lang::Fr => format!("Gagner {win}, égalité {tie}, perdre {loss}."),
                Lang::En => format!("Win {win}, tie {tie}, lose {loss}."),
            }
        }
        D::Window { cause: Cause::Boarding, .. } => say(
            "Avant l’abordage\u{a0}: des abordeurs ajouteraient 1.",
            "Before the boarding: boarders would add 1.",
        ),
        D::Window { .. } => {
            say("Un équipier va être éliminé.", "One of the crew is about to be eliminated.")
        }
        D::Spoils { .. } => {
            say("Un mât, un équipier ou un trésor.", "A mast, one of the crew, or a treasure.")
        }
        D::Fire { salvo } => loaded(told, salvo),
        D::Again { target, .. } => match lang {
            Lang::Fr => format!("Même canon, même cible\u{a0}: {}.", told.ship(target)),
            Lang::En => format!("The same gun at {} again.", told.ship(target)),
        },
        D::Grape { target, .. } => match lang {
            Lang::Fr => format!("Un équipier à bord {}.", told.of_ship(target)),
            Lang::En => format!("One of the crew of {}.", told.ship(target)),
        },
        D::Lose { .. } => say("Son canon se perd avec lui.", "Its gun goes with it."),
        D::Restore { .. } => say("Son canon revient avec lui.", "Its gun comes back with it."),
        D::Tow { .. } => say(
            "L’épave passe dans votre flotte\u{202f}; vous marchez C.",
            "The derelict joins your fleet; you move S.",
        ),
        D::Unload { .. } => say("L’or compte aussitôt.", "The gold counts at once."),
        D::Explore { ship } | D::Take { ship } => room(told, ship),
        D::Transfer { ship, .. } => room(told, ship),
        D::Look { .. } => say("Vous seul le verrez.", "Nobody else will see it."),
        D::Boarding { .. } | D::Eliminate { .. } | D::Captain { .. } => String::new(),
    }
}

/// "Reste C + L · virage de 90° au plus avant chaque segment."
fn segments(told: Teller, course: Legs) -> String {
    let left = speed(told.lang(), course.base);
    match (told.lang(), course.base.count()) {
        (Lang::Fr, 0) => "Le segment du timonier.".to_owned(),
        (Lang::En, 0) => "The helmsman’s segment.".to_owned(),
        (Lang::Fr, _) => format!("Reste {left}\u{202f}; on vire de 90° au plus avant chacun."),
        (Lang::En, _) => format!("{left} left; she turns up to 90° before each."),
    }
}

/// "37 caps · 3 accostent".
fn headings(told: Teller, count: usize) -> String {
    let lang = told.lang();
    let all = counted(lang, count as i32, ["cap", "caps"], ["heading", "headings"]);
    let legs = told.view.courses().map(|courses| courses.legs).unwrap_or_default();
    let count = |ends: fn(&broadside::End) -> bool| {
        legs.iter().filter(|leg| leg.legal && ends(&leg.end)).count() as i32
    };
    let docks = count(|end| matches!(end, broadside::End::Docks(_)));
    let rams = count(|end| matches!(end, broadside::End::Rams(_)));
    let mut parts = vec![all];
    if docks > 0 {
        parts.push(counted(lang, docks, ["accoste", "accostent"], ["docks", "dock"]));
    }
    if rams > 0 {
        parts.push(counted(lang, rams, ["éperonne", "éperonnent"], ["rams", "ram"]));
    }
    parts.join(" · ")
}

/// "Un mât tombe dans 67 % des cas ; un abordage peut suivre."
fn ram(told: Teller, legal: &[Action]) -> String {
    let targets = legal.iter().filter_map(|action| match action {
        Action::Ram(target) => Some(*target),
        _ => None,
    });
    let best = targets.map(|target| told.view.ram_sixths(target)).max().unwrap_or(0);
    let chance = sixths(told.lang(), best);
    match told.lang() {
        Lang::Fr => format!("Un mât tombe\u{a0}: {chance}. Un abordage peut suivre."),
        Lang::En => format!("A mast falls: {chance}. Boarding may follow."),
    }
}

/// "Feu du capitaine · 2 canons chargés".
fn loaded(told: Teller, salvo: Salvo) -> String {
    let lang = told.lang();
    let guns = told.hull(salvo.ship).map_or(0, |ship| (ship.standing & !salvo.fired).count_ones());
    let fr = ["canon chargé", "canons chargés"];
    let guns = counted(lang, guns as i32, fr, ["gun loaded", "guns loaded"]);
    match (salvo.captain, salvo.long_shot) {
        (true, _) => [lang.pick("Feu du capitaine · ", "Captain’s fire · "), &guns].concat(),
        (_, true) => {
            guns + lang.pick(" · tir de loin, seul un 6 touche", " · long shot, only a 6 hits")
        }
        _ => guns,
    }
}

/// "2 places libres en cale".
fn room(told: Teller, ship: u8) -> String {
    let fit = told.view.fittings(ship);
    let free = fit.capacity.saturating_sub(fit.used);
    let fr = ["place libre en cale", "places libres en cale"];
    let en = ["space left in the hold", "spaces left in the hold"];
    counted(told.lang(), free.into(), fr, en) + "."
}
