//! Why something on the table cannot be done, in a sentence with its place in the rules.

use broadside::{View, WhyNot};

use super::teller::Teller;
use crate::desk::{Closed, Reason};
use crate::text::{Lang, Names, closed, words};

/// The reason as a sentence, with the section of the rules that says so.
pub fn reason(view: &View, why: WhyNot, names: &Names) -> Reason {
    let told = Teller::new(view, names);
    let lang = names.lang;
    let named = |words: String, section| Reason { words, section };
    let (fr, en, section) = match why {
        WhyNot::Over => return named(words(lang).no_more_choices.to_owned(), "end"),
        WhyNot::Pinned(by) => {
            let ship = told.ship(by);
            return named(
                match lang {
                    Lang::Fr => format!("Accroché par {ship}\u{a0}: ce navire ne peut pas partir."),
                    Lang::En => format!("Pinned by {ship}: she cannot leave."),
                },
                "ram",
            );
        }
        WhyNot::SailInTheWay(mast) => {
            let mast = told.mast(mast);
            return named(
                match lang {
                    Lang::Fr => format!("Sa propre voile gêne\u{a0}: {mast}."),
                    Lang::En => format!("Her own sail is in the way: {mast}."),
                },
                "fire",
            );
        }
        WhyNot::ShipInTheWay(other) => {
            let ship = told.ship(other);
            return named(
                match lang {
                    Lang::Fr => format!("{ship} est sur la ligne de tir."),
                    Lang::En => format!("{ship} is in the line of fire."),
                },
                "fire",
            );
        }
        WhyNot::IslandInTheWay(island) => {
            let island = told.island(island);
            return named(
                match lang {
                    Lang::Fr => format!("La ligne de tir traverse {island}."),
                    Lang::En => format!("The line of fire crosses {island}."),
                },
                "options",
            );
        }
        WhyNot::NotAsked => (
            "Ce n’est pas ce qui se décide maintenant.",
            "That is not what is being decided now.",
            "turn",
        ),
        WhyNot::NoPoints => (
            "Il ne reste pas assez de points pour cela.",
            "There are not enough points left for that.",
            "fleet",
        ),
        WhyNot::InFleet => {
            ("C’est déjà dans votre flotte.", "It is in your fleet already.", "fleet")
        }
        WhyNot::CrewComplete => (
            "Douze équipiers\u{a0}: la flotte n’en prend pas plus.",
            "Twelve crew: the fleet takes no more.",
            "fleet",
        ),
        WhyNot::NoShip => {
            ("Une flotte compte au moins un navire.", "A fleet has at least one ship.", "fleet")
        }
        WhyNot::NoMoreUniques => (
            "On n’apporte pas davantage de trésors uniques.",
            "No more unique treasures may be brought.",
            "treasure",
        ),
        WhyNot::NoWater => (
            "Trop près d’une côte ou du bord, ou trop loin de tout.",
            "Too near a shore or the edge, or too far from everything.",
            "setup",
        ),
        WhyNot::Taken => ("La place est prise.", "That place is taken.", "setup"),
        WhyNot::TooDear => (
            "L’équipage d’un navire ne coûte jamais plus que le navire.",
            "The crew aboard may never cost more than the ship.",
            "crew",
        ),
        WhyNot::HoldFull => ("La cale est pleine.", "The hold is full.", "explore"),
        WhyNot::NotYours => {
            ("Ce navire bat un autre pavillon.", "This ship flies another pennant.", "turn")
        }
        WhyNot::Finished => {
            ("Ce navire a fini son tour.", "This ship is finished for the turn.", "turn")
        }
        WhyNot::ActionGiven => {
            ("Ce navire a déjà reçu son action.", "This ship has been given her action.", "turn")
        }
        WhyNot::TwoActions => (
            "Jamais plus de deux actions par navire et par tour.",
            "No ship gets more than two actions a turn.",
            "turn",
        ),
        WhyNot::Rum => (
            "L’équipage cuve son rhum\u{a0}: pas d’action ce tour-ci.",
            "The crew sleeps off the rum: no action this turn.",
            "uniques",
        ),
        WhyNot::JustGained => (
            "Pris ce tour-ci, ce navire n’agit qu’au prochain.",
            "Gained this turn, she acts in the next one.",
            "tow",
        ),
        WhyNot::Derelict => (
            "Démâté, ce navire ne peut ni naviguer ni tirer.",
            "A derelict can neither sail nor fire.",
            "damage",
        ),
        WhyNot::InTow => ("Ce navire est en remorque.", "This ship is in tow.", "tow"),
        WhyNot::Towing => {
            ("Ce navire en remorque déjà un autre.", "This ship tows another already.", "tow")
        }
        WhyNot::NoTowPose => (
            "Pas de place derrière pour la remorque.",
            "There is no room astern for the tow.",
            "tow",
        ),
        WhyNot::NoCourse => (
            "Aucun cap n’est libre\u{a0}: il faut faire demi-tour.",
            "No course is open: she has to turn about.",
            "move",
        ),
        WhyNot::NoSegment => (
            "Il ne reste pas de segment de cette longueur.",
            "No segment of that length is left.",
            "move",
        ),
        WhyNot::Blocked => ("Ce cap est bouché.", "That course is blocked.", "move"),
        WhyNot::NotSailed => {
            ("Il faut d’abord courir un segment.", "She must sail a segment first.", "move")
        }
        WhyNot::AtHome => (
            "Accosté à son port, un navire ne tire pas.",
            "Docked at home, a ship does not fire.",
            "fire",
        ),
        WhyNot::NotAtHome => (
            "On ne répare qu’à son propre port.",
            "Ships are repaired at their own home only.",
            "repair",
        ),
        WhyNot::NotDocked => ("Ce navire n’est pas accosté.", "This ship is not docked.", "dock"),
        WhyNot::TooFar => ("Le port est trop loin.", "Home is too far away.", "crew"),
        WhyNot::NothingThere => ("Il n’y a rien ici.", "There is nothing here.", "explore"),
        WhyNot::UniqueFirst => (
            "Un trésor unique se prend avant les pièces.",
            "A unique treasure is taken before coins.",
            "explore",
        ),
        WhyNot::Superstitious => (
            "Superstitieux\u{a0}: jamais le dernier trésor d’une île.",
            "Superstitious: never the last treasure of an island.",
            "ships",
        ),
        WhyNot::Whole => ("Tous ses mâts sont debout.", "All her masts stand.", "repair"),
        WhyNot::NoMast => ("Ce mât ne convient pas.", "That mast will not do.", "damage"),
        WhyNot::NoSuchAbility => (
            "Rien ni personne à bord ne le permet.",
            "Nobody and nothing aboard allows that.",
            "crew",
        ),
        WhyNot::UsedUp => ("C’est fait pour ce tour.", "That has been used this turn.", "crew"),
        WhyNot::Undying => (
            "Cet équipage ne se perd qu’avec le navire.",
            "This crew is lost only with the ship.",
            "crew",
        ),
        WhyNot::NotAboard => ("Ce n’est pas à bord.", "It is not aboard.", "crew"),
        WhyNot::NotAshore => ("Ce n’est pas à terre ici.", "It is not ashore here.", "crew"),
        WhyNot::JustAboard => {
            ("Embarqué ce tour-ci, il reste à bord.", "It came aboard this turn and stays.", "crew")
        }
        WhyNot::NotTogether => (
            "Les deux navires n’ont pas accosté à la même île.",
            "The two ships are not docked together.",
            "crew",
        ),
        WhyNot::HandedOver => (
            "Ce jeton a déjà changé de navire.",
            "This token has changed ships already.",
            "explore",
        ),
        WhyNot::Hostile => {
            ("On ne donne rien à l’ennemi.", "Nothing is given to an enemy.", "explore")
        }
        WhyNot::FaceUp => ("Ce jeton est déjà découvert.", "It is face up already.", "crew"),
        WhyNot::OfNoUse => {
            ("Cela ne servirait à rien maintenant.", "It would not help now.", "crew")
        }
        WhyNot::NoContact => (
            "Les deux navires ne se touchent pas comme il faut.",
            "The two ships do not touch as they must.",
            "ram",
        ),
        WhyNot::NoTarget => ("Aucun navire à portée.", "No ship in reach.", "fire"),
        WhyNot::Friendly => {
            ("On ne tire pas sur ses propres navires.", "One’s own ships are no targets.", "fire")
        }
        WhyNot::Manned => (
            "Un ennemi qui a des mâts ne se laisse pas fouiller.",
            "An enemy with masts will not be searched.",
            "explore",
        ),
        WhyNot::Sanctuary => (
            "À l’abri dans son port, ce navire ne peut être visé.",
            "Safe at her home, she cannot be targeted.",
            "options",
        ),
        WhyNot::LowFreeboard => (
            "Ras sur l’eau\u{a0}: un canon de portée L ne le vise pas.",
            "Low freeboard: no gun of range L hits her.",
            "ships",
        ),
        WhyNot::Fired => (
            "Ce canon a tiré, ou il est trop tard pour cela.",
            "This gun has fired, or it is too late for that.",
            "fire",
        ),
        WhyNot::OutOfRange => ("Hors de portée.", "Out of range.", "fire"),
    };
    named(lang.pick(fr, en).to_owned(), section)
}

/// Why nothing at all can be chosen.
pub fn locked(why: Closed, names: &Names) -> Reason {
    let section = if why == Closed::Over { "end" } else { "turn" };
    Reason { words: closed(why, names), section }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use broadside::Broadside;
    use engine::{Explained, Eye};

    use super::super::trial::at_every_decision;
    use super::*;
    use crate::text::Told;
    use crate::text::trial::crew;

    /// Whatever a hand could reach for in vain has a sentence, and the sentence a section.
    #[test]
    fn every_refusal_is_a_sentence_of_the_rules() {
        let sections: Vec<&str> =
            Broadside::rules(Lang::En).iter().map(|section| section.id).collect();
        let mut met = BTreeSet::new();
        at_every_decision(2, |game, seat| {
            let view = game.view(Eye::Seat(seat));
            let mut reached = Vec::new();
            Broadside::conceivable(&view, &mut reached);
            for why in
                reached.iter().step_by(5).filter_map(|action| Broadside::why_not(&view, *action))
            {
                for lang in [Lang::Fr, Lang::En] {
                    let told = reason(&view, why, &crew(lang, Some(seat.0)));
                    assert!(told.words.ends_with('.') && !told.words.contains("  "), "{told:?}");
                    assert!(!told.words.contains('?'), "{told:?}");
                    assert!(sections.contains(&told.section), "{told:?}");
                }
                let told = format!("{why:?}");
                met.insert(told.split('(').next().unwrap_or_default().to_owned());
            }
        });
        assert!(met.len() >= 30, "only {met:?} came up");
    }
}
