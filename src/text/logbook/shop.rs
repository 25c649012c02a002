//! The choices of a visit in port, as labels and as deeds.

use logbook::content::{Row, TAVERN, WOOD};
use logbook::port::market::Sale;
use logbook::{Action, Good, Pc};

use super::items::{at_price, fames, fitting_lower, lower, printed};
use super::labels::{own, title};
use super::reasons::{self, row_short};
use super::teller::Teller;
use super::vocab::{fitting, goods, money, sum, with_nation};
use crate::text::Lang;

/// The choices of a visit in port.
pub(super) fn label(told: Teller, action: Action) -> String {
    let lang = told.lang();
    let own = own(told);
    use Action as A;
    match action {
        A::Validate { mission, option } => {
            let way = match ways(told, own, mission) {
                0 | 1 => String::new(),
                _ => format!(" ({})", option + 1),
            };
            format!(
                "{}{} {}{way}",
                lang.pick("Valider", "Complete"),
                lang.colon(),
                title(told, own, mission)
            )
        }
        A::TakeMission => told.say("Piocher des missions", "Draw missions"),
        A::BuyFame => fames(lang, 1) + &at_price(lang, price(told, action)),
        A::Printed(at) => printed(told, own, at).to_owned() + &at_price(lang, price(told, action)),
        A::Fit(of) => fitting(lang, of).to_owned() + &at_price(lang, price(told, action)),
        A::SellBack(of) => {
            let back = lang.pick("Revendre", "Sell back");
            format!("{back} {}{}", fitting_lower(lang, of), at_price(lang, price(told, action)))
        }
        A::BuyWood => lot(lang, "Acheter", "Buy", WOOD.buy),
        A::SellWood => lot(lang, "Vendre", "Sell", WOOD.sell),
        A::LevelUp => {
            let level = told.view.board(own).level + 1;
            let word = lang.pick("Niveau", "Level");
            format!("{word} {level}{}", at_price(lang, price(told, action)))
        }
        A::Buy { market, n } => {
            let of = told.view.seller(own, market).map(|stall| stall.good());
            let price = told.view.purchase(own, market, n).unwrap_or_default();
            let what = of.map_or_else(String::new, |of| goods(lang, of, n));
            let (buy, row) = (lang.pick("Acheter", "Buy"), row_short(lang, market));
            format!("{buy} {what} · {row}{}", at_price(lang, price))
        }
        A::Sell { market, good: of, n, oil } => {
            let money = told.view.sale(own, market, of, (n, oil)).map_or(0, |sale| sale.money);
            let (sell, row) = (lang.pick("Vendre", "Sell"), row_short(lang, market));
            let oil = with_oil(lang, oil);
            format!("{sell} {}{oil} · {row}{}", goods(lang, of, n), at_price(lang, money))
        }
        _ => String::new(),
    }
}

/// What tavern or yard ask for something, or pay for it.
pub(super) fn price(told: Teller, action: Action) -> u32 {
    let board = told.view.board(own(told));
    match action {
        Action::BuyFame => TAVERN[0].price,
        Action::Printed(at) => {
            board.printed().upgrades.get(usize::from(at)).map_or(0, |printed| printed.price)
        }
        Action::LevelUp => board.printed().level(board.level).up_cost.unwrap_or_default(),
        action => told.view.price(own(told), action).unwrap_or_default(),
    }
}

pub(super) fn offers(action: Action) -> bool {
    use Action as A;
    matches!(
        action,
        A::Validate { .. }
            | A::TakeMission
            | A::BuyFame
            | A::Printed(_)
            | A::Fit(_)
            | A::SellBack(_)
            | A::BuyWood
            | A::SellWood
            | A::LevelUp
            | A::Buy { .. }
            | A::Sell { .. }
    )
}

/// " (dont 1 huile)", " (1 oil)".
fn with_oil(lang: Lang, oil: u8) -> String {
    match oil {
        0 => String::new(),
        oil => {
            let oil = goods(lang, logbook::Good::Oil, oil);
            format!(" ({}{oil})", lang.pick("dont ", "with "))
        }
    }
}

fn lot(lang: Lang, fr: &str, en: &str, price: u32) -> String {
    let wood = goods(lang, logbook::Good::Wood, WOOD.count);
    format!("{} {wood}{}", lang.pick(fr, en), at_price(lang, price))
}

/// What choosing it does, with what is left or gained.
pub(super) fn deed(told: Teller, action: Action) -> String {
    let lang = told.lang();
    let own = own(told);
    use Action as A;
    match action {
        A::BuyFame => priced(told, action, lang.pick("Acheter", "Buy"), &fames(lang, 1)),
        A::Printed(at) => {
            let who = lower(printed(told, own, at));
            priced(told, action, lang.pick("Prendre\u{a0}:", "Take on:"), &who)
        }
        A::Fit(of) => {
            let what = fitting_lower(lang, of);
            priced(told, action, lang.pick("Monter\u{a0}:", "Fit:"), &what)
        }
        A::LevelUp => {
            priced(told, action, lang.pick("Passer au niveau suivant", "Reach the next level"), "")
        }
        A::Buy { market, n } => buy(told, market, n),
        A::Sell { market, good, n, oil } => sell(told, market, good, n, oil),
        _ => label(told, action),
    }
}

/// "Engager le canonnier : 4 000 doublons, reste 2 000".
pub(super) fn priced(told: Teller, action: Action, verb: &str, what: &str) -> String {
    let lang = told.lang();
    let price = price(told, action);
    let left = told.view.board(own(told)).money.saturating_sub(price);
    let what = if what.is_empty() { String::new() } else { [" ", what].concat() };
    let (price, left) = (sum(lang, price.into()), money(lang, left.into()));
    match lang {
        Lang::Fr => format!("{verb}{what} pour {price}, reste {left}"),
        Lang::En => format!("{verb}{what} for {price}, {left} left"),
    }
}

/// In how many ways the next step of a mission may be done.
fn ways(told: Teller, pc: Pc, at: u8) -> usize {
    let active = told.view.board(pc).missions.get(usize::from(at)).copied();
    active.map_or(0, |active| {
        let stages =
            active.stages().filter_map(|stage| active.mission().stages.get(usize::from(stage)));
        stages.map(|ways| ways.len()).sum()
    })
}

/// "Acheter 3 sucres au marché légal : 3 000 doublons, reste 1 000".
fn buy(told: Teller, row: Row, n: u8) -> String {
    let lang = told.lang();
    let pc = own(told);
    let good = told.view.seller(pc, row).map(|stall| stall.good());
    let what = good.map_or_else(String::new, |good| goods(lang, good, n));
    let price = told.view.purchase(pc, row, n).unwrap_or_default();
    let left = told.view.board(pc).money.saturating_sub(price);
    let (row, colon, price) = (reasons::row(lang, row), lang.colon(), sum(lang, price.into()));
    let left = money(lang, left.into());
    match lang {
        Lang::Fr => format!("Acheter {what} {row}{colon} {price}, reste {left}"),
        Lang::En => format!("Buy {what} {row}{colon} {price}, {left} left"),
    }
}

/// "Vendre 4 sucres au marché légal : 8 000 doublons, 1 renommée, +1 avec la France".
fn sell(told: Teller, row: Row, good: Good, n: u8, oil: u8) -> String {
    let lang = told.lang();
    let pc = own(told);
    let what = goods(lang, good, n) + &with_oil(lang, oil);
    let sells = format!("{} {what} {}", lang.pick("Vendre", "Sell"), reasons::row(lang, row));
    match told.view.sale(pc, row, good, (n, oil)) {
        Some(sale) => format!("{sells}{} {}", lang.colon(), brought(told, &sale)),
        None => sells,
    }
}

/// What a sale brings besides money.
fn brought(told: Teller, sale: &Sale) -> String {
    let lang = told.lang();
    let mut parts = vec![sum(lang, sale.money.into())];
    if sale.fame > 0 {
        parts.push(fames(lang, sale.fame as i8));
    }
    let port = told.view.visit().map(|visit| visit.tile);
    let slot = port.and_then(|tile| told.view.chart().slot_of(tile));
    let nation = slot.and_then(|slot| told.view.tiles().get(usize::from(slot))?.port);
    if let Some(nation) = nation.filter(|_| sale.gain > 0) {
        parts.push(format!("+{} {}", sale.gain, with_nation(lang, nation)));
    }
    if let Some((nation, n)) = sale.loss {
        parts.push(format!("−{n} {}", with_nation(lang, nation)));
    }
    parts.join(", ")
}
