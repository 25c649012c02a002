//! Goods and how many of them.

use logbook::{Good, Goods};

use crate::text::Lang;
use crate::text::grammar::listed;

const FR: [[&str; 2]; 6] = [
    ["thé", "thés"],
    ["argent", "argents"],
    ["coton", "cotons"],
    ["sucre", "sucres"],
    ["bois", "bois"],
    ["huile", "huiles"],
];
const EN: [&str; 6] = ["tea", "silver", "cotton", "sugar", "wood", "oil"];

/// What a good is called: "sucre", "sugar".
pub fn good(lang: Lang, good: Good) -> &'static str {
    goods_word(lang, good, 1)
}

/// The word for so many of a good: "sucres", "sugar".
pub fn goods_word(lang: Lang, good: Good, n: u8) -> &'static str {
    let place = good.index();
    lang.pick(FR[place][usize::from(n > 1)], EN[place])
}

/// So many of a good: "3 sucres", "3 sugar".
pub fn goods(lang: Lang, of: Good, n: u8) -> String {
    format!("{n} {}", goods_word(lang, of, n))
}

/// All of a cargo: "3 sucres et 1 bois"; "rien" for none.
pub fn cargo(lang: Lang, of: Goods) -> String {
    let parts: Vec<String> = of.iter().map(|(good, n)| goods(lang, good, n)).collect();
    if parts.is_empty() { lang.pick("rien", "nothing").to_owned() } else { listed(lang, &parts) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_are_counted() {
        let some = Goods::new([0, 1, 0, 3, 2, 0]);
        assert_eq!(cargo(Lang::Fr, some), "1 argent, 3 sucres et 2 bois");
        assert_eq!(cargo(Lang::En, some), "1 silver, 3 sugar and 2 wood");
        assert_eq!(cargo(Lang::Fr, Goods::NONE), "rien");
    }
}
