//! Questions that lie before the viewer, in words.

use broadside::{Cause, Giver, Muster, Place, View};

use crate::tables::broadside::model::card::{Cargo, Kind};
use crate::tables::broadside::model::question::{Ask, Fight, QuestionModel, Thing, What};
use crate::text::broadside::{
    ability_name, crew_name, island, needed, percent, ship, sixths, unique_name,
};
use crate::text::grammar::{capital, counted};
use crate::text::{Lang, Names};

/// Where the things of a row lie.
pub fn row_title(view: &View, place: Place, names: &Names) -> String {
    match place {
        Place::Ship(at) => ship(view, at).to_owned(),
        Place::Island(at) => capital(&island(view, at, names)),
        _ => String::new(),
    }
}

/// What a thing is, below it: nothing where the drawing says it.
pub fn thing_line(view: &View, thing: &Thing, row: Place, lang: Lang) -> String {
    match thing.what {
        What::Mast(mast, _) => {
            let Place::Ship(at) = row else { return String::new() };
            let guns = view.ships().get(usize::from(at)).map(|ship| ship.card().guns());
            let gun = guns.and_then(|guns| guns.get(usize::from(mast)));
            gun.map_or_else(String::new, |printed| crate::text::broadside::gun(lang, *printed))
        }
        What::Token(Cargo { kind: Kind::Treasure(face), .. }) if face.coin().is_some() => {
            String::new()
        }
        What::Token(cargo) => super::cargo_name(&cargo, lang),
        What::Rammed(at, of_six) => match of_six {
            0 => ship(view, at).to_owned(),
            _ => format!("{} {}, {}", ship(view, at), needed(7 - of_six), sixths(lang, of_six)),
        },
        What::Towed(at) => ship(view, at).to_owned(),
    }
}

/// What the question means, where neither its title nor what lies there says it.
pub fn question_note(question: &QuestionModel, lang: Lang) -> Option<String> {
    Some(match (question.ask, lang) {
        (Ask::Ram, Lang::Fr) => {
            "Un coup réussi prend un mât\u{a0}; un abordage peut suivre.".to_owned()
        }
        (Ask::Ram, Lang::En) => "A success takes a mast; a boarding may follow.".to_owned(),
        (Ask::Board(_), Lang::Fr) => {
            "Le vainqueur détruit un mât ou un équipier, ou vole un trésor.".to_owned()
        }
        (Ask::Board(_), Lang::En) => {
            "The winner destroys a mast or a crew, or steals a treasure.".to_owned()
        }
        (Ask::Window(Cause::Boarding), Lang::Fr) => {
            "Des abordeurs découverts ajoutent 1.".to_owned()
        }
        (Ask::Window(Cause::Boarding), Lang::En) => "Boarders turned face up add 1.".to_owned(),
        (Ask::Window(Cause::Elimination), Lang::Fr) => {
            "Un équipier va périr\u{a0}; qui peut l’empêcher se découvre maintenant.".to_owned()
        }
        (Ask::Window(Cause::Elimination), Lang::En) => {
            "A crew is about to be lost; whoever can prevent it is turned up now.".to_owned()
        }
        (Ask::Tow, Lang::Fr) => {
            "La prise passe sous votre pavillon\u{a0}; en remorque, marche C.".to_owned()
        }
        (Ask::Tow, Lang::En) => "The prize joins your fleet; towing, she moves S.".to_owned(),
        _ => return None,
    })
}

/// Both sides of a boarding: the viewer's first.
pub fn fight_title(view: &View, fight: &Fight) -> [&'static str; 2] {
    fight.ships.map(|at| ship(view, at))
}

/// How a sum is made before the die: "3 mâts + 1 abordeurs".
pub fn fight_side(view: &View, muster: &Muster, lang: Lang) -> String {
    let mut parts = vec![counted(lang, muster.masts.into(), ["mât", "mâts"], ["mast", "masts"])];
    if let Some(giver) = muster.bonus {
        let name = match giver {
            Giver::Card => ability_name(lang, broadside::cards::Ability::Boarders),
            Giver::Unique(unique) => unique_name(lang, unique),
            Giver::Crew(at) => crew_name(lang, view.crew()[usize::from(at)].id),
        };
        parts.push(format!("1 {name}"));
    }
    let sum = parts.join(" + ");
    match muster.hidden {
        Some(at) => {
            let name = crew_name(lang, view.crew()[usize::from(at)].id);
            match lang {
                Lang::Fr => format!("{sum} (+1 en découvrant {name})"),
                Lang::En => format!("{sum} (+1 by revealing {name})"),
            }
        }
        None => sum,
    }
}

/// "Gagner 58 %", "égalité 14 %", "perdre 28 %".
pub fn fight_odds(lang: Lang, odds: [u8; 3]) -> [String; 3] {
    let share = |throws: u8| percent(lang, (u16::from(throws) * 100 + 18) / 36);
    let [win, tie, loss] = odds.map(share);
    match lang {
        Lang::Fr => [format!("gagner {win}"), format!("égalité {tie}"), format!("perdre {loss}")],
        Lang::En => [format!("win {win}"), format!("tie {tie}"), format!("lose {loss}")],
    }
}
