//! Names of crew, and what each can do.

use broadside::cards::{Ability, CrewId};

use super::abilities::{ability_name, effect};
use super::ships::faction;
use crate::text::Lang;
use crate::text::grammar::capital;

/// "Capitaine", "Commodore Ashcombe"; a token face down has no name.
pub fn crew_name(lang: Lang, crew: CrewId) -> &'static str {
    let id = crew.id().unwrap_or_default();
    let (fr, en) = match id.as_str() {
        "E-ashcombe" => ("Commodore Ashcombe", "Commodore Ashcombe"),
        "E-marines" => ("Les fusiliers d’Ashcombe", "Ashcombe’s Marines"),
        "E-tolliver" => ("Maître canonnier Tolliver", "Master Gunner Tolliver"),
        "E-kate" => ("Kate la Poudre", "Powder Kate"),
        "E-pell" => ("Gouverneur Pell", "Governor Pell"),
        "E-wray" => ("Aumônier Wray", "Chaplain Wray"),
        "P-moll" => ("Capitaine Moll la Rouge", "Captain Red Moll"),
        "P-cutthroats" => ("Les coupe-jarrets de Moll", "Moll’s Cutthroats"),
        "P-jonah" => ("Jonah Doigts-Lestes", "Quick-Fingers Jonah"),
        "P-pip" => ("Pip le singe", "Pip the Monkey"),
        "P-marrow" => ("Vieux Marrow", "Old Marrow"),
        "P-carrow" => ("Veuve Carrow", "Widow Carrow"),
        "S-ybarra" => ("Capitán Ybarra", "Capitán Ybarra"),
        "S-tercio" => ("Le tercio d’Ybarra", "Ybarra’s Tercio"),
        "S-olmedo" => ("Maestre Olmedo", "Maestre Olmedo"),
        "S-stevedores" => ("Les débardeurs d’Olmedo", "Olmedo’s Stevedores"),
        "S-rueda" => ("Almirante de Rueda", "Almirante de Rueda"),
        "S-inigo" => ("Íñigo le pilote", "Íñigo the Pilot"),
        _ => return role(lang, crew),
    };
    lang.pick(fr, en)
}

/// The name of a role; generic crew have one each.
fn role(lang: Lang, crew: CrewId) -> &'static str {
    let roles = [
        Ability::Captain,
        Ability::Helmsman,
        Ability::Cannoneer,
        Ability::Musketeer,
        Ability::Explorer,
        Ability::Shipwright,
        Ability::Oarsman,
    ];
    let found = roles.into_iter().find(|role| crew.card().abilities.has(*role));
    found.map_or(lang.pick("Équipier caché", "Hidden crew"), |role| ability_name(lang, role))
}

/// The name with its faction where there are three of it: "Capitaine (Espagne)".
pub fn crew_in_full(lang: Lang, crew: CrewId) -> String {
    match crew.card().faction {
        Some(of) if !crew.is_named() => {
            [crew_name(lang, crew), " (", faction(lang, of), ")"].concat()
        }
        _ => crew_name(lang, crew).to_owned(),
    }
}

/// Within a sentence: "un timonier", "a helmsman"; people go by their names.
pub fn a_crew(lang: Lang, crew: CrewId) -> String {
    if crew.is_named() {
        return in_a_sentence(lang, crew).to_owned();
    }
    let name = crew_name(lang, crew).to_lowercase();
    let article = match lang {
        Lang::Fr => "un ",
        Lang::En if name.starts_with(['e', 'o']) => "an ",
        Lang::En => "a ",
    };
    match crew.card().faction {
        Some(_) => [article, &name].concat(),
        None => lang.pick("un équipier caché", "a hidden crew").to_owned(),
    }
}

/// "le timonier", "the helmsman"; people go by their names.
pub fn the_crew(lang: Lang, crew: CrewId) -> String {
    if crew.is_named() {
        return in_a_sentence(lang, crew).to_owned();
    }
    let name = crew_name(lang, crew).to_lowercase();
    match (crew.card().faction, lang) {
        (None, _) => lang.pick("l’équipier caché", "the hidden crew").to_owned(),
        (_, Lang::Fr) if name.starts_with('e') => ["l’", &name].concat(),
        (_, Lang::Fr) => ["le ", &name].concat(),
        (_, Lang::En) => ["the ", &name].concat(),
    }
}

/// French bands have an article, small within a sentence.
fn in_a_sentence(lang: Lang, crew: CrewId) -> &'static str {
    match (lang, crew_name(lang, crew)) {
        (Lang::Fr, "Les fusiliers d’Ashcombe") => "les fusiliers d’Ashcombe",
        (Lang::Fr, "Les coupe-jarrets de Moll") => "les coupe-jarrets de Moll",
        (Lang::Fr, "Le tercio d’Ybarra") => "le tercio d’Ybarra",
        (Lang::Fr, "Les débardeurs d’Olmedo") => "les débardeurs d’Olmedo",
        (_, name) => name,
    }
}

/// All it can do, and with whom it is linked, as sentences: "Tire en fin de course."
pub fn crew_effect(lang: Lang, crew: CrewId) -> String {
    let card = crew.card();
    let mut parts: Vec<String> =
        card.abilities.iter().map(|ability| capital(effect(lang, ability)) + ".").collect();
    if let Some(link) = card.link {
        let with = lang.pick("Une place de plus à bord avec ", "One more space aboard with ");
        parts.push([with, in_a_sentence(lang, link), "."].concat());
    }
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crew(id: &str) -> CrewId {
        CrewId::parse(id).expect("a crew")
    }

    #[test]
    fn every_crew_has_a_name_and_something_to_do() {
        for lang in [Lang::Fr, Lang::En] {
            let full: Vec<String> = CrewId::all().map(|id| crew_in_full(lang, id)).collect();
            assert!((0..full.len()).all(|at| !full[..at].contains(&full[at])), "{full:?}");
            for id in CrewId::all() {
                let told = crew_effect(lang, id);
                assert!(told.ends_with('.') && !told.contains(".."), "{told}");
            }
        }
    }

    #[test]
    fn crew_stand_in_sentences_with_their_articles() {
        assert_eq!(a_crew(Lang::En, crew("P-explorer")), "an explorer");
        assert_eq!(the_crew(Lang::Fr, crew("P-explorer")), "l’explorateur");
        assert_eq!(the_crew(Lang::Fr, crew("S-helmsman")), "le timonier");
        assert_eq!(the_crew(Lang::Fr, crew("S-tercio")), "le tercio d’Ybarra");
        assert_eq!(the_crew(Lang::En, CrewId::UNSEEN), "the hidden crew");
        assert_eq!(
            crew_effect(Lang::Fr, crew("S-ybarra")),
            "Une fois par tour, un coup au but élimine aussi un équipier. Tire en fin de course. \
             Une place de plus à bord avec le tercio d’Ybarra."
        );
    }
}
