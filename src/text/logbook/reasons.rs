//! Why something changes, by the number of the rule that says so.

use logbook::Rule;
use logbook::content::Row;
use logbook::npc::target::Why;

use crate::text::Lang;

/// Where fame comes from: "mission accomplie"; "mission completed".
pub fn fame(lang: Lang, rule: Rule) -> &'static str {
    let (fr, en) = match rule.0 {
        69 => ("icône d’une piste", "icon of a track"),
        70 => ("nouveau niveau", "new level"),
        104 => ("jetons de tonneau", "barrel tokens"),
        155 | 156 => ("navire détruit", "ship destroyed"),
        188 => ("navire capturé", "ship captured"),
        202 => ("éperonnage", "ramming"),
        168 => ("troisième destruction", "destroyed for the third time"),
        262 => ("prestige", "prestige"),
        266 => ("nation rejointe", "nation joined"),
        268 => ("nation trahie", "nation betrayed"),
        275 => ("taverne", "tavern"),
        326 => ("trois marchandises identiques vendues", "three alike sold"),
        337 => ("quatre marchandises identiques vendues", "four alike sold"),
        424 => ("trésor", "treasure"),
        354 => ("mission accomplie", "mission completed"),
        347 | 352 | 353 | 355 => ("mission", "mission"),
        _ => ("renommée", "fame"),
    };
    lang.pick(fr, en)
}

/// Why a reputation moves: "vente légale", "legal sale".
pub fn reputation(lang: Lang, rule: Rule, gains: bool) -> &'static str {
    let (fr, en) = match (rule.0, gains) {
        (164, _) => ("pitié après une destruction", "pity for a wreck"),
        (241, _) => ("navire attaqué", "ship attacked"),
        (242, _) => ("navire détruit", "ship destroyed"),
        (244, _) => ("vente légale", "legal sale"),
        (245, true) => ("contrebande bienvenue", "contraband welcomed"),
        (245, false) => ("contrebande de son produit", "its produce smuggled"),
        (247, _) => ("ennemi détruit", "enemy destroyed"),
        (267, _) => ("nation rejointe", "nation joined"),
        (268, _) => ("nation trahie", "nation betrayed"),
        (424, _) => ("trésor", "treasure"),
        (263, _) => ("suite du gain", "rest of the gain"),
        (347 | 352..=355, _) => ("mission", "mission"),
        _ => ("réputation", "reputation"),
    };
    lang.pick(fr, en)
}

/// What money is for, where no other sentence says it.
pub fn money(lang: Lang, rule: Rule) -> Option<&'static str> {
    let (fr, en) = match rule.0 {
        155 => ("prise sur l’épave", "taken from the wreck"),
        188 => ("butin de l’abordage", "spoils of boarding"),
        206 => ("échange", "exchange"),
        424 => ("trésor", "treasure"),
        347 | 352..=355 => ("mission", "mission"),
        // Purchases, sales and barrels tell their sums themselves.
        _ => return None,
    };
    Some(lang.pick(fr, en))
}

/// What harms a ship, where no shot has been told before; none where one has.
pub fn harm(lang: Lang, rule: Rule) -> Option<&'static str> {
    let (fr, en) = match rule.0 {
        118 | 140 | 200 => return None,
        147 => ("le feu se propage", "the fire spreads"),
        317 => ("des canons éclatent", "cannons burst"),
        394 => ("la tempête", "the storm"),
        395 => ("l’ouragan", "the hurricane"),
        _ => ("avarie", "damage"),
    };
    Some(lang.pick(fr, en))
}

/// Why a crew grows or shrinks: "mêlée", "melee".
pub fn crew(lang: Lang, rule: Rule) -> &'static str {
    let (fr, en) = match rule.0 {
        63 => ("faute de place", "no room aboard"),
        104 => ("repêchage", "picked up"),
        136 | 140 => ("mitraille", "grapeshot"),
        184 => ("mêlée", "melee"),
        187 => ("capture", "capture"),
        188 => ("ralliés après la capture", "came over after the capture"),
        205 => ("pêche", "fishing"),
        277 | 279 => ("engagés au port", "hired in port"),
        282 => ("enrôlés par la nation", "enrolled by the nation"),
        325 => ("grenades", "grenades"),
        329 => ("tireurs d’élite", "marksmen"),
        347 | 352..=355 => ("mission", "mission"),
        406 => ("événement", "event"),
        _ => ("équipage", "crew"),
    };
    lang.pick(fr, en)
}

/// Why a ship that sails by herself turns to another.
pub fn target(lang: Lang, why: Why) -> &'static str {
    let (fr, en) = match why {
        Why::Alone => ("la seule cible possible", "the only target"),
        Why::Kind => ("la cible que son rôle préfère", "the kind her role prefers"),
        Why::Reputation => ("la pire réputation", "the worst reputation"),
        Why::Path => ("la route la plus courte", "the shortest way"),
        Why::Distance => ("la cible la plus proche", "the nearest target"),
        Why::Order => ("à égalité, la prochaine à jouer", "of equals the next to act"),
    };
    lang.pick(fr, en)
}

/// Where a trade takes place: "au marché légal", "en contrebande".
pub fn row(lang: Lang, row: Row) -> &'static str {
    match row {
        Row::Legal => lang.pick("au marché légal", "legally"),
        Row::Contraband => lang.pick("en contrebande", "as contraband"),
    }
}

/// The same as a word of a label.
pub fn row_short(lang: Lang, row: Row) -> &'static str {
    match row {
        Row::Legal => lang.pick("légal", "legal"),
        Row::Contraband => lang.pick("contrebande", "contraband"),
    }
}
