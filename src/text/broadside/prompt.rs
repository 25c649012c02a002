//! Who has to do what.

use broadside::{Action, Decision, View};
use engine::Seat;

use super::outcome::end;
use super::places::{home_of, roman};
use super::stakes::stakes;
use super::teller::Teller;
use crate::text::grammar::{capital, counted};
use crate::text::{Lang, Names, Prompt, words};

/// Who has to do what now.
pub fn prompt(view: &View, legal: &[Action], names: &Names) -> Prompt {
    let told = Teller::new(view, names);
    let Some(asked) = view.asked().filter(|_| view.ended().is_none()) else {
        return Prompt { title: words(names.lang).game_over.to_owned(), detail: String::new() };
    };
    if names.is_you(asked.seat) {
        Prompt { title: ask_you(told, asked.decision), detail: stakes(told, legal, asked.decision) }
    } else {
        Prompt { title: ask_other(told, asked.seat, asked.decision), detail: String::new() }
    }
}

/// The round, and what wins: "Round 6 · 13 to win".
pub fn whereabouts(view: &View, lang: Lang) -> String {
    let (round, limit) = (view.round(), view.options().round_limit());
    if view.ended().is_some() {
        return String::new();
    }
    match (round, goal(view), lang) {
        (0, _, _) => lang.pick("Mise en place", "Set-up").to_owned(),
        (_, Some(goal), Lang::Fr) => format!("Manche {round} · {goal} pour gagner"),
        (_, Some(goal), Lang::En) => format!("Round {round} · {goal} to win"),
        (_, None, Lang::Fr) => format!("Manche {round} sur {limit}"),
        (_, None, Lang::En) => format!("Round {round} of {limit}"),
    }
}

/// The gold that wins at once: more than half, at a table of two (B-150, B-194).
pub fn goal(view: &View) -> Option<u16> {
    (view.seats() == 2 && view.round() > 0).then(|| view.initial_gold() / 2 + 1)
}

/// What is told of a course that waits to be confirmed: "at the end 3 guns could answer".
pub fn drafted(view: &View, action: Action, names: &Names) -> Option<Prompt> {
    let Action::Turn(turn) = action else { return None };
    let (told, courses) = (Teller::new(view, names), view.courses()?);
    let leg = courses.at(turn)?;
    let answer: usize =
        view.reach_at(courses.ship, leg.pose).iter().map(|at| at.needed.len()).sum();
    let answer = match (answer, names.lang) {
        (0, Lang::Fr) => "à l’arrivée, aucun canon ne peut répondre".to_owned(),
        (0, Lang::En) => "at the end no gun could answer".to_owned(),
        (1, Lang::Fr) => "à l’arrivée, un canon peut répondre".to_owned(),
        (1, Lang::En) => "at the end one gun could answer".to_owned(),
        (many, Lang::Fr) => format!("à l’arrivée, {many} canons peuvent répondre"),
        (many, Lang::En) => format!("at the end {many} guns could answer"),
    };
    let detail = match end(view, leg, names) {
        Some(ends) => format!("{} · {answer}", capital(&ends)),
        None => capital(&answer),
    };
    Some(Prompt { title: ask_you(told, view.asked()?.decision), detail })
}

fn ask_you(told: Teller, decision: Decision) -> String {
    use Decision as D;
    let (fr, en) = match decision {
        D::Fleet => ("Choisissez votre flotte", "Choose your fleet"),
        D::Custom => {
            let left = told.names.you.map_or(0, |seat| told.view.points_left(seat));
            return match told.lang() {
                Lang::Fr => format!("Votre flotte\u{a0}: reste {}", points(Lang::Fr, left)),
                Lang::En => format!("Your fleet: {} left", points(Lang::En, left)),
            };
        }
        D::Treasure => ("Quels trésors apportez-vous\u{202f}?", "Which treasures do you bring?"),
        D::Column | D::Row { .. } => {
            let numeral = roman(told.view.islands().len() as u8);
            return match told.lang() {
                Lang::Fr => format!("Où placer l’île {numeral}\u{202f}?"),
                Lang::En => format!("Where does island {numeral} lie?"),
            };
        }
        D::Home { of } => {
            let home = home_of(of, told.names);
            return match told.lang() {
                Lang::Fr => format!("Quelle île sera {home}\u{202f}?"),
                Lang::En => format!("Which island is {home}?"),
            };
        }
        D::Berth { ship } => {
            return told
                .of_her(ship, told.lang().pick("choisissez un mouillage", "choose a berth"));
        }
        D::Place { crew } => {
            let who = told.the_crew(crew);
            return match told.lang() {
                Lang::Fr => format!("Où placer {who}\u{202f}?"),
                Lang::En => format!("Where does {who} go?"),
            };
        }
        D::Ship => ("Quel navire agit\u{202f}?", "Which ship acts?"),
        D::Menu { ship, given, allowed } if given < allowed => {
            return told.of_her(ship, told.lang().pick("que faire\u{202f}?", "what does she do?"));
        }
        D::Menu { ship, .. } => {
            return told.of_her(ship, told.lang().pick("autre chose\u{202f}?", "anything else?"));
        }
        D::CastOff { ship } => {
            let ask = told.lang().pick("en avant ou en arrière\u{202f}?", "ahead or astern?");
            return told.of_her(ship, ask);
        }
        D::Segment { course } => {
            let ask = told.lang().pick("quel segment\u{202f}?", "which segment?");
            return told.of_her(course.ship, ask);
        }
        D::Heading { course, .. } => {
            let ask = told.lang().pick("choisissez un cap", "choose a course");
            return told.of_her(course.ship, ask);
        }
        D::Distance { course, .. } => {
            let ask = told.lang().pick("jusqu’où\u{202f}?", "how far?");
            return told.of_her(course.ship, ask);
        }
        D::Ram { ship } => {
            return told.of_her(ship, told.lang().pick("éperonner\u{202f}?", "ram?"));
        }
        D::Board { rammer, target } => {
            let other = if flies(told, rammer) { target } else { rammer };
            return match told.lang() {
                Lang::Fr => format!("Aborder {}\u{202f}?", told.ship(other)),
                Lang::En => format!("Board {}?", told.ship(other)),
            };
        }
        D::Window { ship, .. } => {
            let ask = told.lang().pick("découvrir quelqu’un\u{202f}?", "reveal somebody?");
            return told.of_her(ship, ask);
        }
        D::Spoils { loser, .. } => {
            return match told.lang() {
                Lang::Fr => format!("Abordage gagné\u{a0}: que perd {}\u{202f}?", told.ship(loser)),
                Lang::En => format!("You win: what does {} lose?", told.ship(loser)),
            };
        }
        D::Fire { salvo } => {
            return match told.lang() {
                Lang::Fr => format!("{} tire\u{a0}: sur qui\u{202f}?", told.ship(salvo.ship)),
                Lang::En => format!("{} fires: at whom?", told.ship(salvo.ship)),
            };
        }
        D::Again { mast, musket, .. } => {
            let gun = capital(&told.gun(mast, musket));
            return match told.lang() {
                Lang::Fr => format!("{gun} manqué\u{a0}: tirer encore\u{202f}?"),
                Lang::En => format!("{gun} missed: fire again?"),
            };
        }
        D::Grape { .. } => ("Mitraille\u{a0}: sur qui\u{202f}?", "Grapeshot: whom does it take?"),
        D::Lose { ship, .. } => {
            let ask = told.lang().pick("quel mât cédez-vous\u{202f}?", "which mast goes?");
            return told.of_her(ship, ask);
        }
        D::Restore { ship } => {
            let ask = told.lang().pick("quel mât relever\u{202f}?", "which mast is restored?");
            return told.of_her(ship, ask);
        }
        D::Tow { ship } => {
            return told.of_her(ship, told.lang().pick("remorquer\u{202f}?", "take in tow?"));
        }
        D::Unload { ship } => {
            let ask = told.lang().pick("décharger par allège\u{202f}?", "unload by lighter?");
            return told.of_her(ship, ask);
        }
        D::Explore { ship } => {
            return told.of_her(ship, told.lang().pick("explorer\u{202f}?", "explore?"));
        }
        D::Take { ship } => {
            return told.of_her(ship, told.lang().pick("que prendre\u{202f}?", "what to take?"));
        }
        D::Transfer { ship, with } => {
            let (own, other) = (told.ship(ship), told.ship(with));
            return match told.lang() {
                Lang::Fr => format!("{own} et {other}\u{a0}: que passer\u{202f}?"),
                Lang::En => format!("{own} and {other}: what moves?"),
            };
        }
        D::Look { aboard: true, .. } => {
            ("Quel jeton regarder\u{202f}?", "Which token do you look at?")
        }
        D::Look { .. } => ("Quel trésor regarder\u{202f}?", "Which treasure do you look at?"),
        D::Boarding { .. } | D::Eliminate { .. } | D::Captain { .. } => ("", ""),
    };
    told.say(fr, en)
}

fn flies(told: Teller, ship: u8) -> bool {
    told.hull(ship).is_some_and(|ship| told.names.is_you(ship.controller))
}

fn ask_other(told: Teller, seat: Seat, decision: Decision) -> String {
    use Decision as D;
    let (fr, en) = match decision {
        D::Fleet | D::Custom | D::Treasure => ("choisit sa flotte", "chooses a fleet"),
        D::Column | D::Row { .. } => ("place une île", "places an island"),
        D::Home { .. } => ("choisit un port", "chooses a home"),
        D::Berth { .. } => ("mouille ses navires", "berths the ships"),
        D::Place { .. } => ("répartit son équipage", "places the crew"),
        D::Ship | D::Menu { .. } => ("prépare sa manœuvre", "thinks of the next order"),
        D::CastOff { .. } | D::Segment { .. } | D::Heading { .. } | D::Distance { .. } => {
            ("choisit un cap", "chooses a course")
        }
        D::Ram { .. } => ("peut éperonner", "may ram"),
        D::Board { .. } | D::Boarding { .. } => ("peut aborder", "may board"),
        D::Window { .. } => ("peut découvrir un équipier", "may reveal somebody"),
        D::Spoils { .. } => ("choisit son butin", "chooses the spoils"),
        D::Fire { .. } | D::Again { .. } | D::Captain { .. } => ("tire", "fires"),
        D::Grape { .. } | D::Eliminate { .. } => ("tire à mitraille", "fires grapeshot"),
        D::Lose { .. } => ("choisit le mât perdu", "chooses the mast that goes"),
        D::Restore { .. } => ("relève un mât", "restores a mast"),
        D::Tow { .. } => ("peut remorquer", "may take a tow"),
        D::Unload { .. } => ("peut décharger", "may unload"),
        D::Explore { .. } | D::Take { .. } => ("explore une île", "explores an island"),
        D::Transfer { .. } => ("déplace sa cargaison", "moves cargo"),
        D::Look { .. } => ("regarde un jeton", "looks at a token"),
    };
    format!("{} {}", told.names.of(seat), told.lang().pick(fr, en))
}

/// "12 points".
fn points(lang: Lang, amount: u8) -> String {
    counted(lang, amount.into(), ["point", "points"], ["point", "points"])
}

#[cfg(test)]
mod tests {
    use engine::Eye;

    use super::super::trial::at_every_decision;
    use super::*;
    use crate::text::trial::crew;

    /// On a phone there is room for two lines below what is asked.
    #[test]
    fn what_is_asked_is_short_and_asked_of_others_too() {
        at_every_decision(5, |game, seat| {
            let view = game.view(Eye::Seat(seat));
            for lang in [Lang::Fr, Lang::En] {
                let asked = prompt(&view, game.legal_actions(), &crew(lang, Some(seat.0)));
                assert!((1..=46).contains(&asked.title.chars().count()), "{}", asked.title);
                assert!((1..=60).contains(&asked.detail.chars().count()), "{}", asked.detail);
                let other = crew(lang, None);
                let told = prompt(&game.view(Eye::Table), &[], &other);
                assert!(told.title.starts_with(other.of(seat)), "{}", told.title);
            }
        });
    }

    #[test]
    fn a_course_that_waits_says_who_could_answer() {
        let mut told = 0;
        at_every_decision(2, |game, seat| {
            let (view, names) = (game.view(Eye::Seat(seat)), crew(Lang::En, Some(seat.0)));
            for action in game.legal_actions().iter().step_by(9) {
                if let Some(draft) = drafted(&view, *action, &names) {
                    assert!(draft.detail.contains("could answer"), "{}", draft.detail);
                    told += 1;
                }
            }
        });
        assert!(told > 100, "{told}");
    }
}
