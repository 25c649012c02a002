//! Nations.

use logbook::{Flags, Nation};

use crate::text::Lang;
use crate::text::grammar::listed;

const FR: [&str; 5] = ["Hollande", "Espagne", "Angleterre", "France", "Pirates"];
const EN: [&str; 5] = ["Holland", "Spain", "England", "France", "Pirates"];

/// A nation by itself: "Hollande", "Holland".
pub fn nation(lang: Lang, nation: Nation) -> &'static str {
    lang.pick(FR, EN)[nation.index()]
}

/// A nation in a sentence: "la Hollande", "Holland".
pub fn the_nation(lang: Lang, of: Nation) -> String {
    let name = nation(lang, of);
    let article = match of {
        Nation::Holland | Nation::France => lang.pick("la ", ""),
        Nation::Spain | Nation::England => lang.pick("l’", ""),
        Nation::Pirates => lang.pick("les ", "the "),
    };
    [article, name].concat()
}

/// Whose it is: "de la Hollande", "des Pirates"; "of Holland".
pub fn of_nation(lang: Lang, of: Nation) -> String {
    match (lang, of) {
        (Lang::Fr, Nation::Pirates) => "des Pirates".to_owned(),
        (Lang::Fr, _) => format!("de {}", the_nation(lang, of)),
        (Lang::En, _) => format!("of {}", the_nation(lang, of)),
    }
}

/// "avec les Pirates", "with the Pirates".
pub fn with_nation(lang: Lang, of: Nation) -> String {
    [lang.pick("avec ", "with "), &the_nation(lang, of)].concat()
}

/// Several of them: "la Hollande et l’Espagne".
pub fn nations(lang: Lang, of: Flags) -> String {
    let names: Vec<String> = of.iter().map(|nation| the_nation(lang, nation)).collect();
    listed(lang, &names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nations_have_their_articles() {
        let told = Nation::ALL.map(|nation| of_nation(Lang::Fr, nation));
        let french =
            ["de la Hollande", "de l’Espagne", "de l’Angleterre", "de la France", "des Pirates"];
        assert_eq!(told, french);
        assert_eq!(with_nation(Lang::En, Nation::Pirates), "with the Pirates");
        let both = Flags::corsair(Nation::Spain);
        assert_eq!(nations(Lang::En, both), "Spain and the Pirates");
    }
}
