//! Sums told part by part, so that they can be reckoned along.

use logbook::Odds;

use crate::text::Lang;

/// The number to beat: "9 + 1 distance + 1 au mouillage = 11" (L-133).
pub fn defence(lang: Lang, odds: &Odds) -> String {
    let target = odds.target;
    let far = target.distance.saturating_sub(1).saturating_sub(target.long_guns);
    let parts = [
        (target.hull.into(), "coque", "hull"),
        (far.into(), "distance", "distance"),
        (target.on_bow_or_stern.into(), "proue ou poupe", "bow or stern"),
        (target.moored.into(), "mouillage", "moored"),
        (odds.ammo.on_defence().into(), "munition", "ammunition"),
    ];
    let parts = parts.map(|(n, fr, en)| (n, lang.pick(fr, en)));
    total(target.card, &parts, odds.defence)
}

/// A number, what is added to it or taken from it, and what comes of it; the number alone where
/// nothing is.
fn total(printed: u8, parts: &[(i16, &str)], all: u8) -> String {
    let parts: Vec<&(i16, &str)> = parts.iter().filter(|(n, _)| *n != 0).collect();
    if parts.is_empty() {
        return all.to_string();
    }
    let mut told = printed.to_string();
    for (n, what) in parts {
        let sign = if *n < 0 { "−" } else { "+" };
        told += &format!(" {sign} {} {what}", n.abs());
    }
    format!("{told} = {all}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_nothing_is_left_out_of_a_sum() {
        let parts = [(1, "distance"), (0, "coque"), (-2, "mouillage")];
        assert_eq!(total(9, &parts, 8), "9 + 1 distance − 2 mouillage = 8");
        assert_eq!(total(9, &[(0, "coque")], 9), "9");
    }
}
