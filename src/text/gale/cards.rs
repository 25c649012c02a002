//! Names of cards, winds and amounts.

use gale::{Dir, Rank, Wheel, Wind};

use super::terms;
use crate::text::Lang;
use crate::text::grammar::counted;

/// "Nord".
pub fn dir(lang: Lang, dir: Dir) -> &'static str {
    terms(lang).dirs[dir.index()]
}

/// A wheel card as short as can be: "Nord 9", "Pirate".
pub fn card(lang: Lang, card: Wheel) -> String {
    match (card.dir(), card.pips()) {
        (Some(of), Some(pips)) => format!("{} {pips}", dir(lang, of)),
        _ => terms(lang).pirate.to_owned(),
    }
}

/// A wheel card within a sentence: "Nord 9", "un pirate".
pub(super) fn card_object(lang: Lang, wheel: Wheel) -> String {
    if wheel.is_pirate() { terms(lang).a_pirate.to_owned() } else { card(lang, wheel) }
}

/// "vent du nord".
pub fn wind(lang: Lang, wind: Wind) -> &'static str {
    terms(lang).wind_names[wind.dir().index()]
}

/// "vent du nord (2)".
pub fn wind_with_stake(lang: Lang, of: Wind) -> String {
    format!("{} ({})", wind(lang, of), of.damage())
}

/// "vent du nord (2), vent d’est (1)".
pub fn winds(lang: Lang, winds: &[Wind]) -> String {
    let names: Vec<String> = winds.iter().map(|wind| wind_with_stake(lang, *wind)).collect();
    names.join(", ")
}

/// "1 dégât", "2 dégâts"; English does not count its damage.
pub fn damage(lang: Lang, amount: u8) -> String {
    counted(lang, amount.into(), ["dégât", "dégâts"], ["damage", "damage"])
}

/// "1 point", "−2 points", with a true minus sign.
pub fn points(lang: Lang, amount: i32) -> String {
    counted(lang, amount, ["point", "points"], ["point", "points"])
}

/// What a card is worth: "9", "5½", "0" against the wind, "—" for a led pirate. Its rank among the
/// cards against the wind is the number on the card: no need to repeat it.
pub fn worth(rank: Rank) -> String {
    rank.doubled().map_or_else(|| "—".to_owned(), halves)
}

/// The same with its rank among the cards against the wind, where no card stands beside it: "0 · 8".
pub(super) fn value(rank: Rank) -> String {
    match rank.zero_pips() {
        Some(pips) => format!("0\u{202f}·\u{202f}{pips}"),
        None => worth(rank),
    }
}

/// Half points as a number: "5½".
pub(super) fn halves(doubled: u8) -> String {
    match (doubled / 2, doubled % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_players_say_them() {
        let of = |card: &str, wind| worth(gale::rank(card.parse().expect("a card"), wind));
        assert_eq!(of("N11", Dir::E), "5½");
        assert_eq!(of("S8", Dir::N), "0");
        assert_eq!(value(gale::rank("S8".parse().expect("a card"), Dir::N)), "0\u{202f}·\u{202f}8");
        assert_eq!(of("N1", Dir::W), "½");
        assert_eq!(of("P", Dir::N), "—");
    }
}
