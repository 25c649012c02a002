//! What sentences of every game are made of: counted nouns, lists, a capital at the head.

use super::Lang;

/// A number with its noun, singular and plural: French has the singular for 0 and 1, English
/// for 1 only.
pub(super) fn counted(lang: Lang, amount: i32, fr: [&str; 2], en: [&str; 2]) -> String {
    let size = amount.unsigned_abs();
    let many = lang.pick(size > 1, size != 1);
    [&signed(amount), " ", lang.pick(fr, en)[usize::from(many)]].concat()
}

/// "3 cartes", "1 card".
pub(super) fn some_cards(lang: Lang, count: i32) -> String {
    counted(lang, count, ["carte", "cartes"], ["card", "cards"])
}

/// "3 cartes jouables", "1 playable card".
pub(super) fn playable_cards(lang: Lang, count: usize) -> String {
    let fr = ["carte jouable", "cartes jouables"];
    counted(lang, count as i32, fr, ["playable card", "playable cards"])
}

/// A number with a true minus sign.
pub fn signed(amount: i32) -> String {
    let size = amount.unsigned_abs().to_string();
    if amount < 0 { ["−", &size].concat() } else { size }
}

/// Several in a row: "Anne, Marc et vous".
pub(super) fn listed(lang: Lang, parts: &[String]) -> String {
    match parts.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => rest.join(", ") + lang.pick(" et ", " and ") + last,
    }
}

/// "de Marc", "d’Anne": a name after the French "de".
pub(super) fn of_name(name: &str) -> String {
    const VOWELS: &str = "aàâäeéèêëiîïoôöuùûüyhœæAÀÂÄEÉÈÊËIİÎÏOÔÖUÙÛÜYHŒÆ";
    let of = if name.starts_with(|first| VOWELS.contains(first)) { "d’" } else { "de " };
    [of, name].concat()
}

/// "Anne’s".
pub(super) fn genitive(name: &str) -> String {
    format!("{name}’s")
}

/// With a capital at its head.
pub(super) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a reader hears after a card of the hand; nothing where nobody may choose.
pub(super) fn playable(lang: Lang, playable: Option<bool>) -> &'static str {
    match playable {
        None => "",
        Some(true) => lang.pick(" — jouable", " — playable"),
        Some(false) => lang.pick(" — pas jouable maintenant", " — not playable now"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_elided_where_french_does() {
        assert_eq!(["Anne", "Marc", "Émile"].map(of_name), ["d’Anne", "de Marc", "d’Émile"]);
    }

    #[test]
    fn french_keeps_the_singular_up_to_one() {
        let points = |lang, amount| counted(lang, amount, ["point", "points"], ["point", "points"]);
        assert_eq!(points(Lang::Fr, 0), "0 point");
        assert_eq!(points(Lang::Fr, -1), "−1 point");
        assert_eq!(points(Lang::En, 0), "0 points");
        assert_eq!(points(Lang::En, -2), "−2 points");
    }
}
