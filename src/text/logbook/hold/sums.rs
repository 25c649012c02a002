//! The sum behind each number of a ship.

use logbook::board::damage::Damage;

use crate::desk::Reason;
use crate::tables::logbook::model::ship::{Guns, Pace, ShipCard};
use crate::text::Lang;
use crate::text::grammar::signed;

/// Where a defence comes from.
pub fn defence_sum(lang: Lang, card: &ShipCard) -> Reason {
    let words = match lang {
        Lang::Fr => format!(
            "Défense {}\u{a0}: un dé qui la dépasse fait des dégâts. S’y ajoutent la distance, \
             +1 vue de proue ou de poupe, +1 au mouillage.",
            card.defence
        ),
        Lang::En => format!(
            "Defence {}: a die above it does damage. Distance is added, +1 seen from bow or \
             stern, +1 at a mooring.",
            card.defence
        ),
    };
    Reason { words, section: "guns" }
}

/// How much damage a ship stands.
pub fn damage_sum(lang: Lang, card: &ShipCard, kind: Damage) -> Reason {
    let on = if kind == Damage::Water { card.water } else { card.fire };
    let left = card.robustness.saturating_sub(on);
    let words = match (lang, kind) {
        (Lang::Fr, Damage::Water) => format!(
            "Eau {on} sur {}\u{a0}: encore {left} et le navire coule. Une voie d’eau monte du fond, \
             de droite à gauche.",
            card.robustness
        ),
        (Lang::Fr, Damage::Fire) => format!(
            "Feu {on} sur {}\u{a0}: encore {left} et le navire brûle. Le feu descend du pont, de \
             gauche à droite\u{202f}; à la fin de votre tour, trois en allument un de plus.",
            card.robustness
        ),
        (Lang::En, Damage::Water) => format!(
            "Water {on} of {}: {left} more and she sinks. Water rises from the keel, right to left.",
            card.robustness
        ),
        (Lang::En, Damage::Fire) => format!(
            "Fire {on} of {}: {left} more and she burns. Fire comes down from the deck, left to \
             right; at the end of your turn every three light one more.",
            card.robustness
        ),
    };
    Reason { words, section: "damage" }
}

/// Which cannons fire.
pub fn guns_sum(lang: Lang, guns: Guns) -> Reason {
    let Guns { firing, aboard, most } = guns;
    let words = match lang {
        Lang::Fr => format!(
            "Canons qui tirent\u{a0}: {firing} sur {aboard} à bord. Un canon tire d’un sabord sans \
             avarie\u{202f}; ce navire en tire {most} au plus."
        ),
        Lang::En => format!(
            "Cannons that fire: {firing} of {aboard} aboard. A cannon fires from an undamaged gun \
             port; this ship fires {most} at most."
        ),
    };
    Reason { words, section: "guns" }
}

/// The parts of a movement: "8 + 1 voiles − 1 tirant d’eau = 8".
pub fn pace_sum(lang: Lang, pace: Pace) -> Reason {
    let (sails, helm, chain, draft) = match lang {
        Lang::Fr => ("voiles", "barre", "gréement", "tirant d’eau"),
        Lang::En => ("sails", "helm", "rigging", "draft"),
    };
    let mut sum = pace.printed.to_string();
    for (sign, n, word) in [
        ("+", pace.sails, sails),
        ("+", pace.helm, helm),
        ("−", pace.chain, chain),
        ("−", pace.draft, draft),
    ] {
        if n > 0 {
            sum += &format!(" {sign} {n} {word}");
        }
    }
    let all = signed(i32::from(pace.sum()));
    let words = match lang {
        Lang::Fr => format!("Mouvement\u{a0}: {sum} = {all}, avant le vent et le cap."),
        Lang::En => format!("Movement: {sum} = {all}, before wind and heading."),
    };
    Reason { words, section: "sailing" }
}
