//! What speaks for a choice, in one sentence.

use broadside::{Action, Decision, End, Place, View};

use super::measures::sixths;
use super::outcome::{boarding, end, shot};
use super::prompt::goal;
use super::teller::Teller;
use super::treasure::gold;
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// What speaks for a choice of the seat to act; nothing where there is little to say.
pub fn because(view: &View, action: Action, names: &Names) -> Option<String> {
    let told = Teller::new(view, names);
    let lang = names.lang;
    match action {
        Action::Turn(turn) => course(told, turn),
        Action::Fire { target, .. } | Action::Musket { target, .. } => {
            let odds = shot(view, action, lang)?;
            let ship = told.hull(target)?;
            let fate = match (ship.is_derelict(), ship.masts_left()) {
                (true, _) => lang.pick("un coup au but le coule", "a hit sinks her"),
                (_, 1) => lang.pick("un coup au but le démâte", "a hit leaves her derelict"),
                _ => lang.pick("un coup au but abat un mât", "a hit takes a mast"),
            };
            Some(format!("{odds}{} {fate}.", lang.colon()))
        }
        Action::Ram(target) => {
            let chance = sixths(lang, view.ram_sixths(target));
            Some(match lang {
                Lang::Fr => format!("Un mât tombe avec {chance} de chances."),
                Lang::En => format!("A mast falls with a chance of {chance}."),
            })
        }
        Action::Yes => match view.asked()?.decision {
            Decision::Board { rammer, target } => {
                let [win, _, loss] = boarding(view, rammer, target);
                (win > loss).then(|| {
                    told.say("L’abordage vous est favorable.", "The boarding favours you.")
                })
            }
            Decision::Explore { .. } => Some(told.say(
                "Explorer tout de suite gagne une action.",
                "Exploring at once saves an action.",
            )),
            Decision::Unload { .. } => {
                Some(told.say("L’or compte aussitôt.", "The gold counts at once."))
            }
            _ => None,
        },
        Action::ExploreIsland => {
            let island = told.hull(told.subject()?)?.docked?;
            let there =
                view.treasures().iter().filter(|token| token.place == Place::Island(island));
            let count = super::treasure::treasures(lang, there.count() as u16);
            Some(match lang {
                Lang::Fr => format!("{count} à cette île."),
                Lang::En => format!("{count} on this island."),
            })
        }
        Action::Ship(ship) => home_bound(told, ship),
        Action::Tow(_) => Some(told.say(
            "L’épave et sa cargaison passent à vous.",
            "The derelict and her cargo become yours.",
        )),
        Action::Repair => {
            Some(told.say("Chaque mât relevé ramène son canon.", "Each mast brings its gun back."))
        }
        Action::Shoot => Some(told.say("Un ennemi est à portée.", "An enemy is in range.")),
        _ => None,
    }
}

/// Where a course leads: to a dock, to a ram, or past how many guns.
fn course(told: Teller, turn: i8) -> Option<String> {
    let courses = told.view.courses()?;
    let leg = courses.at(turn)?;
    if let End::Docks(island) = leg.end
        && told.view.islands().get(usize::from(island))?.home.is_some()
        && let Some(home) = home_bound(told, courses.ship)
    {
        return Some(home);
    }
    if let Some(ends) = end(told.view, leg, told.names) {
        return Some(capital(&ends) + ".");
    }
    let hers: usize =
        told.view.reach_at(courses.ship, leg.pose).iter().map(|at| at.needed.len()).sum();
    let own: usize =
        told.view.reach_from(courses.ship, leg.pose).iter().map(|at| at.needed.len()).sum();
    match (own, hers, told.lang()) {
        (0, 0, _) => Some(told.say("Personne ne peut y tirer.", "Nobody can fire at her there.")),
        (own, hers, Lang::Fr) if own > 0 => {
            Some(format!("Vos canons en vue\u{a0}: {own}, les siens\u{a0}: {hers}."))
        }
        (own, hers, Lang::En) if own > 0 => {
            Some(format!("Guns that bear: {own} of yours, {hers} of theirs."))
        }
        _ => None,
    }
}

/// What she carries, and whether it wins.
fn home_bound(told: Teller, ship: u8) -> Option<String> {
    let (view, lang) = (told.view, told.lang());
    let seat = told.hull(ship)?.controller;
    let aboard = view.treasures().iter().filter(|token| token.is_aboard(ship));
    let worth: u16 = aboard.filter_map(|token| token.face.coin()).map(u16::from).sum();
    if worth == 0 || !told.names.is_you(seat) {
        return None;
    }
    let wins = goal(view).is_some_and(|goal| view.gold(seat) + worth >= goal);
    let worth = gold(lang, worth);
    Some(match (lang, wins) {
        (Lang::Fr, true) => format!("Avec {worth} à bord, rentrer au port gagne."),
        (Lang::En, true) => format!("With {worth} aboard, coming home wins."),
        (Lang::Fr, false) => format!("{worth} à bord, à ramener au port."),
        (Lang::En, false) => format!("{worth} aboard, to be brought home."),
    })
}

#[cfg(test)]
mod tests {
    use engine::Eye;

    use super::super::trial::at_every_decision;
    use super::*;
    use crate::text::trial::crew;

    #[test]
    fn what_speaks_for_a_choice_is_a_short_sentence() {
        let mut told = 0;
        at_every_decision(3, |game, seat| {
            let view = game.view(Eye::Seat(seat));
            for lang in [Lang::Fr, Lang::En] {
                let names = crew(lang, Some(seat.0));
                for action in game.legal_actions().iter().step_by(4) {
                    if let Some(why) = because(&view, *action, &names) {
                        assert!(why.ends_with('.') && why.chars().count() < 80, "{why}");
                        told += 1;
                    }
                }
            }
        });
        assert!(told > 500, "{told}");
    }
}
