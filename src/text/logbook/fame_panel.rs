//! The fame panel in words: the race, where points came from, reputation, enemies.

use logbook::standing::reputation::Effect;
use logbook::{Nation, View};

use super::content::content;
use super::{nation, the_nation};
use crate::tables::logbook::model::fame::{Foe, Grudge, Lane, Origin, Own, RaceModel};
use crate::text::grammar::{capital, listed, signed};
use crate::text::{Lang, Names};

/// The fixed words of the panel.
pub struct Terms {
    /// Heading of the race.
    pub race: &'static str,
    /// Heading of where points came from.
    pub origins: &'static str,
    /// Nobody has any.
    pub none: &'static str,
    /// Heading of reputation.
    pub reputation: &'static str,
    /// Heading of who is at war.
    pub wars: &'static str,
    /// All are at war with the Pirates.
    pub pirates: &'static str,
    /// Heading of enemies at sea.
    pub foes: &'static str,
    /// There is none.
    pub no_foe: &'static str,
    /// A member of a nation.
    pub member: &'static str,
    /// No effect is in force.
    pub nothing: &'static str,
}

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    lang.pick(&FR, &EN)
}

const FR: Terms = Terms {
    race: "Course à la renommée",
    origins: "D’où vient la renommée",
    none: "Aucun point encore.",
    reputation: "Réputation",
    wars: "Qui est en guerre",
    pirates: "Les quatre pays combattent tous les pirates.",
    foes: "Vos ennemis en mer",
    no_foe: "Aucun navire ne vous en veut.",
    member: "membre",
    nothing: "rien de particulier",
};

const EN: Terms = Terms {
    race: "Fame race",
    origins: "Where fame came from",
    none: "No point yet.",
    reputation: "Reputation",
    wars: "Who is at war",
    pirates: "All four countries fight the Pirates.",
    foes: "Your enemies at sea",
    no_foe: "No ship bears you a grudge.",
    member: "member",
    nothing: "nothing special",
};

/// "goal 12".
pub fn goal(lang: Lang, goal: u8) -> String {
    format!("{} {goal}", lang.pick("but", "goal"))
}

/// A lane of the race to a listener: "Anne: 5 of 12 fame".
pub fn lane(lang: Lang, lane: Lane, goal: u8, name: &str) -> String {
    let fame = lane.fame;
    match lang {
        Lang::Fr => format!("{name}\u{a0}: {fame} de renommée sur {goal}"),
        Lang::En => format!("{name}: {fame} of {goal} fame"),
    }
}

/// What the icons of the track do: "Level 1 ships left the deck at 4; level 2 leave at 8."
pub fn eras(lang: Lang, race: &RaceModel) -> String {
    let [(one, first), (two, second)] = race.eras;
    match (lang, first, second) {
        (Lang::Fr, false, _) => format!(
            "À {one}, les navires de niveau 1 quittent la pioche\u{202f}; à {two}, ceux de niveau 2."
        ),
        (Lang::Fr, true, false) => format!(
            "Les navires de niveau 1 ont quitté la pioche\u{202f}; ceux de niveau 2 partent à {two}."
        ),
        (Lang::Fr, true, true) => "Les navires de niveau 1 et 2 ont quitté la pioche.".to_owned(),
        (Lang::En, false, _) => {
            format!("At {one}, level 1 ships leave the deck; at {two}, level 2 ships.")
        }
        (Lang::En, true, false) => {
            format!("Level 1 ships left the deck at {one}; level 2 leave at {two}.")
        }
        (Lang::En, true, true) => "Level 1 and 2 ships have left the deck.".to_owned(),
    }
}

/// How strong the fortresses are (L-120).
pub fn era(lang: Lang, era: u8) -> String {
    match lang {
        Lang::Fr => {
            format!("Les forts ajoutent {era} à leurs dés\u{a0}: le plus haut niveau vu en mer.")
        }
        Lang::En => format!("Forts add {era} to their dice: the highest level seen at sea."),
    }
}

/// What brought fame, or cost it.
pub fn origin(lang: Lang, Origin { rule, n }: Origin) -> &'static str {
    let (fr, en) = match (rule, n < 0) {
        (69, false) => ("Icônes des améliorations", "Icons of upgrades"),
        (69, true) => ("Icônes rendues", "Icons given back"),
        (70, _) => ("Niveaux du navire", "Levels of the ship"),
        (104, _) => ("Barils rassemblés", "Sets of barrels"),
        (155, _) => ("Navires détruits", "Ships destroyed"),
        (156, _) => ("Navires adverses détruits", "Opponents destroyed"),
        (188, _) => ("Navires capturés", "Ships captured"),
        (202, _) => ("Navires éperonnés", "Ships rammed"),
        (168, _) => ("Naufrages", "Own wrecks"),
        (262, _) => ("Prestige", "Prestige"),
        (266, _) => ("Nations rejointes", "Nations joined"),
        (268, _) => ("Trahisons", "Betrayals"),
        (275, _) => ("Achetée en taverne", "Bought in taverns"),
        (326 | 337, _) => ("Belles ventes", "Great sales"),
        (347 | 352 | 354 | 355, false) => ("Missions", "Missions"),
        (347 | 352 | 354 | 355, true) => ("Missions manquées", "Missions that failed"),
        (424, _) => ("Le trésor", "The treasure"),
        _ => ("Autres", "Other"),
    };
    lang.pick(fr, en)
}

/// "+3", "−1".
pub fn gain(n: i16) -> String {
    if n > 0 { format!("+{n}") } else { signed(n.into()) }
}

/// A column to a reader: "+2".
pub fn column(value: i8) -> String {
    gain(value.into())
}

/// A nation and a seat's place with it, to a listener.
pub fn standing(lang: Lang, with: Nation, columns: &[(String, i8)]) -> String {
    let each = columns.iter().map(|(name, value)| format!("{name} {}", column(*value)));
    format!("{}{} {}", nation(lang, with), lang.colon(), each.collect::<Vec<_>>().join(", "))
}

/// What a reputation means: access, then effects; a capital at its head.
pub fn means(lang: Lang, with: Nation, own: &Own) -> String {
    let mut parts: Vec<String> = Vec::new();
    if own.joined {
        parts.push(terms(lang).member.to_owned());
    }
    if own.access > 0 && with.is_country() {
        parts.push(format!("{} {}", lang.pick("accès", "access"), own.access));
    }
    let shown = own.effects.iter().filter(|effect| **effect != Effect::Join);
    parts.extend(shown.map(|one| effect(lang, with, *one).to_owned()));
    if parts.is_empty() {
        parts.push(terms(lang).nothing.to_owned());
    }
    capital(&parts.join(", "))
}

/// What comes next above: "at +8: prestige".
pub fn above(lang: Lang, with: Nation, own: &Own) -> Option<String> {
    let (at, next) = own.above?;
    let at = column(at);
    Some(match lang {
        Lang::Fr => format!("à {at}\u{a0}: {}", effect(lang, with, next)),
        Lang::En => format!("at {at}: {}", effect(lang, with, next)),
    })
}

/// What an effect does, in a few words (L-252 to L-263).
pub fn effect(lang: Lang, with: Nation, effect: Effect) -> &'static str {
    let pirates = !with.is_country();
    let (fr, en) = match effect {
        Effect::Contempt if pirates => ("sans respect\u{a0}: ennemis", "no respect: enemies"),
        Effect::Contempt => ("mépris\u{a0}: ses navires attaquent", "contempt: its ships attack"),
        Effect::Mistrust => ("ses forts tirent", "its forts fire"),
        Effect::TradeBan => ("marché légal fermé", "legal market closed"),
        Effect::NonGrata => ("ports interdits", "ports closed"),
        Effect::AtWar => ("bonus de guerre", "war bonus"),
        Effect::Prestige => ("prestige (+1 renommée)", "prestige (+1 fame)"),
        Effect::Unknown => ("personne ne vous connaît", "unknown to them"),
        Effect::Locked => ("brouille définitive", "never rises again"),
        Effect::Respected => ("respect\u{a0}: plus d’attaque", "respect: no attack"),
        Effect::Enrolment => ("enrôlement", "enrolment"),
        Effect::SecondCaptain => ("second capitaine", "second captain"),
        Effect::Advantage => ("avantage national", "national advantage"),
        Effect::Respawn => ("retour dans ses ports", "return to its ports"),
        Effect::Join => ("adhésion (+1 renommée)", "joining (+1 fame)"),
    };
    lang.pick(fr, en)
}

/// Countries at war with this one: "at war with Spain and France".
pub fn at_war(lang: Lang, with: &[Nation]) -> Option<String> {
    let countries = with.iter().filter(|nation| nation.is_country());
    let told: Vec<String> = countries.map(|nation| the_nation(lang, *nation)).collect();
    (!told.is_empty()).then(|| match lang {
        Lang::Fr => format!("en guerre contre {}", listed(lang, &told)),
        Lang::En => format!("at war with {}", listed(lang, &told)),
    })
}

/// Why a ship is an enemy: "the Pirates do not respect you (−2)".
pub fn grudge(why: Grudge, whom: &str, you: bool, lang: Lang) -> String {
    match (why, lang) {
        (Grudge::Legend, Lang::Fr) => "une légende attaque tout le monde".to_owned(),
        (Grudge::Legend, Lang::En) => "a legend attacks everybody".to_owned(),
        (Grudge::Contempt(nation, value), Lang::Fr) => {
            let (who, value) = (the_nation(lang, nation), column(value));
            let does = if nation.is_country() { "méprise" } else { "ne respectent pas" };
            match (you, nation.is_country()) {
                (true, true) => format!("{who} vous méprise ({value})"),
                (true, false) => format!("{who} ne vous respectent pas ({value})"),
                _ => format!("{who} {does} {whom} ({value})"),
            }
        }
        (Grudge::Contempt(nation, value), Lang::En) => {
            let (who, value) = (the_nation(lang, nation), column(value));
            let does = if nation.is_country() { "despises" } else { "do not respect" };
            format!("{who} {does} {whom} ({value})")
        }
        (Grudge::Enemy(nation), Lang::Fr) => {
            let who = the_nation(lang, nation);
            match you {
                true => format!("{who} combat un pays que vous avez rejoint"),
                false => format!("{who} combat un pays que {whom} a rejoint"),
            }
        }
        (Grudge::Enemy(nation), Lang::En) => {
            let (who, have) = (the_nation(lang, nation), if you { "have" } else { "has" });
            format!("{who} is at war with a country {whom} {have} joined")
        }
        (Grudge::War, Lang::Fr) => "leurs nations sont en guerre".to_owned(),
        (Grudge::War, Lang::En) => "their nations are at war".to_owned(),
    }
}

/// An enemy at sea: her name, and why.
pub fn foe(_view: &View, foe: &Foe, names: &Names) -> (&'static str, String) {
    let lang = names.lang;
    let why = grudge(foe.why, lang.pick("vous", "you"), true, lang);
    (content(lang).npc(foe.card).ship, capital(&why))
}
