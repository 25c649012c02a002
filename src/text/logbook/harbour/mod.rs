//! Ports in words: market, tavern, yard.

mod wares;
mod words;

use logbook::content::{Row, TileId};
use logbook::{Good, Nation};

use super::content::content;
use super::hold::draft;
use super::vocab;
use crate::desk::Reason;
use crate::tables::logbook::model::port::{Opens, PortCard};
use crate::tables::logbook::model::port_market::{Planned, Quote};
use crate::text::Lang;
use crate::text::grammar::{counted, listed, signed};

pub use wares::{owned, step_done, ware_cost, ware_effect, ware_name, ware_spoken};
pub use words::{PortWords, port_words};

/// What a port is called.
pub fn port_name(lang: Lang, tile: TileId) -> &'static str {
    let words = content(lang).tile(tile);
    words.port.unwrap_or(words.name)
}

/// "réputation 2".
pub fn reputation(lang: Lang, card: &PortCard) -> String {
    match card.reputation {
        Some(value) => {
            format!("{} {}", lang.pick("réputation", "reputation"), signed(value.into()))
        }
        None => port_words(lang).native.to_owned(),
    }
}

/// What reputation opens in a port: what it gives now, and what comes next.
pub fn access_sum(lang: Lang, card: &PortCard) -> Reason {
    let mut words = match (lang, card.nation, card.reputation) {
        (Lang::Fr, Some(nation), Some(value)) => format!(
            "{}\u{a0}: réputation {}, donc accès {}.",
            vocab::nation(lang, nation),
            signed(value.into()),
            card.access
        ),
        (Lang::En, Some(nation), Some(value)) => format!(
            "{}: reputation {}, so access {}.",
            vocab::nation(lang, nation),
            signed(value.into()),
            card.access
        ),
        (Lang::Fr, ..) => {
            "Un port indigène n’a pas de marché et ne demande aucune réputation.".into()
        }
        (Lang::En, ..) => "A native port has no market and asks for no reputation.".into(),
    };
    if let Some((access, opens)) = &card.opens {
        let names: Vec<String> = opens.iter().map(|what| opened(lang, *what)).collect();
        let (at, opens) = match lang {
            Lang::Fr => ("Accès", "ouvre"),
            Lang::En => ("Access", "opens"),
        };
        words += &format!(" {at} {access} {opens}{} {}.", lang.colon(), listed(lang, &names));
    }
    if let Some((nation, shoots)) = card.fort {
        words.push(' ');
        words += &fort(lang, nation, shoots);
    }
    Reason { words, section: "ports" }
}

fn opened(lang: Lang, what: Opens) -> String {
    match what {
        Opens::Crew(of) => content(lang).crew(of).name.to_owned(),
        Opens::Level => lang.pick("un navire plus grand", "a larger ship").to_owned(),
    }
}

/// What the fortress of a nation does to whoever looks.
pub fn fort(lang: Lang, nation: Nation, shoots: bool) -> String {
    let name = vocab::nation(lang, nation);
    match (lang, shoots) {
        (Lang::Fr, true) => format!("Forteresse ({name})\u{a0}: elle tire sur vous."),
        (Lang::Fr, false) => format!("Forteresse ({name})\u{a0}: elle vous laisse passer."),
        (Lang::En, true) => format!("Fortress ({name}): it fires on you."),
        (Lang::En, false) => format!("Fortress ({name}): it lets you pass."),
    }
}

/// How far a port is: "6 cases".
pub fn far(lang: Lang, cells: u8) -> String {
    if cells == 0 {
        return port_words(lang).here.to_owned();
    }
    counted(lang, cells.into(), ["case", "cases"], ["cell", "cells"])
}

/// What a port sells or buys: "sucre 2 000 · argent 2 500 (contrebande)".
pub fn quotes(lang: Lang, quotes: &[Quote]) -> String {
    let quote = |quote: &Quote| {
        let price = vocab::money(lang, quote.price.into());
        let good = vocab::good(lang, quote.good);
        match quote.row {
            Row::Legal => format!("{good} {price}"),
            Row::Contraband => {
                format!("{good} {price} ({})", port_words(lang).contraband)
            }
        }
    };
    quotes.iter().map(quote).collect::<Vec<_>>().join(" · ")
}

/// Why nothing is bought on a row that the port does not sell from.
pub fn not_sold_here(lang: Lang) -> Reason {
    let words = lang.pick(
        "Ce port vend sa propre marchandise, et en contrebande celle de la tuile au-dessus.",
        "This port sells its own good, and as contraband that of the tile above.",
    );
    Reason { words: words.to_owned(), section: "market" }
}

/// Why nothing is traded at sea.
pub fn not_in_port(lang: Lang) -> Reason {
    let words = lang.pick(
        "On vend et on achète au port\u{a0}: mouillez, puis entrez. Les prix valent partout.",
        "Goods are bought and sold in port: moor, then enter. Prices are the same everywhere.",
    );
    Reason { words: words.to_owned(), section: "market" }
}

/// The money of a plan: "4 × 2 000 = 8 000".
pub fn plan_money(lang: Lang, plan: &Planned) -> String {
    let money = |amount: u32| vocab::money(lang, amount.into());
    match plan.unit {
        Some(unit) => format!("{} × {} = {}", plan.n, money(unit), money(plan.money)),
        None => format!("−{}", money(plan.money)),
    }
}

/// What else a plan does, part by part, the fame apart.
pub fn plan_parts(lang: Lang, plan: &Planned) -> Vec<String> {
    let mut parts = Vec::new();
    let points =
        |(nation, n): (Nation, u8), sign| format!("{}\u{a0}{sign}{n}", vocab::nation(lang, nation));
    parts.extend(plan.gain.map(|gain| points(gain, "+")));
    parts.extend(plan.loss.map(|loss| points(loss, "−")));
    parts.extend(plan.refill.map(|(stall, n)| {
        let good = vocab::good(lang, stall.good());
        format!("{good}\u{a0}+{n}")
    }));
    parts.extend(plan.price.map(|(good, before, after)| {
        let [before, after] = [before, after].map(|price| vocab::money(lang, price.into()));
        let good = vocab::good(lang, good);
        match lang {
            Lang::Fr => format!("cours\u{a0}: {good} {before}, ensuite {after}"),
            Lang::En => format!("price of {good} {before}, next {after}"),
        }
    }));
    let (before, after) = plan.draft2;
    if before != after {
        let word = lang.pick("tirant d’eau", "draft");
        parts.push(match lang {
            Lang::Fr => format!("{word} {} puis {}", draft(before), draft(after)),
            Lang::En => format!("{word} {}, then {}", draft(before), draft(after)),
        });
    }
    parts
}

/// A row of the market as it is said.
pub fn stall_spoken(lang: Lang, good: Good, row: Row, stock: u8, price: Option<u16>) -> String {
    let words = port_words(lang);
    let row = match row {
        Row::Legal => words.legal,
        Row::Contraband => words.contraband,
    };
    let price = price.map(|price| vocab::money(lang, price.into()));
    let price = price.map(|price| match lang {
        Lang::Fr => format!(", prochain prix {price}"),
        Lang::En => format!(", next price {price}"),
    });
    format!("{}, {row}, {stock}{}", vocab::good(lang, good), price.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use logbook::Action;
    use logbook::port::market::Stall;

    use super::*;

    #[test]
    fn a_planned_sale_is_told_part_by_part() {
        let stall = Stall { tile: Nation::France, row: Row::Legal };
        let below = Stall { tile: Nation::England, row: Row::Legal };
        let plan = Planned {
            action: Action::Sell { market: Row::Legal, good: Good::Sugar, n: 4, oil: 0 },
            stall,
            n: 4,
            oil: 0,
            oils: false,
            unit: Some(2000),
            money: 8000,
            fame: 1,
            gain: Some((Nation::France, 1)),
            loss: None,
            refill: Some((below, 2)),
            price: Some((Good::Cotton, 1500, 1000)),
            draft2: (6, 4),
        };
        let money = plan_money(Lang::Fr, &plan);
        assert_eq!(money, "4 × 2\u{202f}000 = 8\u{202f}000");
        let parts = plan_parts(Lang::Fr, &plan);
        let told = [
            "France\u{a0}+1",
            "coton\u{a0}+2",
            "cours\u{a0}: coton 1\u{202f}500, ensuite 1\u{202f}000",
            "tirant d’eau 3 puis 2",
        ];
        assert_eq!(parts, told);
        assert_eq!(plan_parts(Lang::En, &plan)[3], "draft 3, then 2");
    }
}
