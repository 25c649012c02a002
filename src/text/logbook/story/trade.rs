//! Ports, purchases, sales and exchanges.

use logbook::port::exchange::Offer;
use logbook::{Event, Pc};

use super::super::items::{bundle, item};
use super::super::reasons;
use super::super::teller::{Teller, tile_of};
use super::super::vocab::{at_port, goods, sum};
use crate::text::Lang;
use crate::text::grammar::counted;

/// A sentence; none where nothing is worth one.
pub fn told(told: Teller, event: &Event) -> Option<String> {
    let lang = told.lang();
    use Event as E;
    Some(match event {
        E::Called { pc, port } => {
            let does = told.does(*pc, ["faites escale", "fait escale"], ["call", "calls"]);
            format!("{does} {}", at_port(lang, tile_of(*port)))
        }
        E::Purchase { pc, item: what, price, .. } => {
            let what = item(told, *pc, *what);
            let does = match price.signum() {
                0 => told.does(*pc, ["recevez", "reçoit"], ["receive", "receives"]),
                1 => told.does(*pc, ["achetez", "achète"], ["buy", "buys"]),
                _ => told.does(*pc, ["revendez", "revend"], ["sell", "sells"]),
            };
            match price {
                0 => format!("{does}{} {what}", lang.colon()),
                price => {
                    let (colon, price) = (lang.colon(), sum(lang, (*price).abs().into()));
                    format!("{does}{colon} {what}, {} {price}", lang.pick("pour", "for"))
                }
            }
        }
        E::Bought { pc, row, good, n, price, .. } => {
            let does = told.does(*pc, ["achetez", "achète"], ["buy", "buys"]);
            let (what, row) = (goods(lang, *good, *n), reasons::row(lang, *row));
            let price = sum(lang, (*price).into());
            format!("{does} {what} {row}, {} {price}", lang.pick("pour", "for"))
        }
        E::Sold { pc, row, good, n, oil, price, refill, .. } => {
            let does = told.does(*pc, ["vendez", "vend"], ["sell", "sells"]);
            let (what, row) = (goods(lang, *good, *n), reasons::row(lang, *row));
            let oil = match (*oil, lang) {
                (0, _) => String::new(),
                (oil, Lang::Fr) => format!(" (dont {})", goods(lang, logbook::Good::Oil, oil)),
                (oil, Lang::En) => {
                    format!(" ({} among them)", goods(lang, logbook::Good::Oil, oil))
                }
            };
            let price = sum(lang, (*price).into());
            let refill = match (*refill, lang) {
                (0, _) => String::new(),
                (more, Lang::Fr) => {
                    let more = counted(lang, more.into(), ["bien", "biens"], ["", ""]);
                    format!("\u{202f}; le marché suivant reçoit {more}")
                }
                (more, Lang::En) => format!("; the next market gains {more}"),
            };
            format!("{does} {what}{oil} {row}, {} {price}{refill}", lang.pick("pour", "for"))
        }
        E::Offered { pc, offer } => offered(told, *pc, offer),
        E::Answered { pc, accepted: true } => {
            told.does(*pc, ["acceptez l’échange", "accepte l’échange"], ["accept", "accepts"])
        }
        E::Answered { pc, accepted: false } => {
            told.does(*pc, ["refusez l’échange", "refuse l’échange"], ["refuse", "refuses"])
        }
        _ => return None,
    })
}

fn offered(told: Teller, pc: Pc, offer: &Offer) -> String {
    let lang = told.lang();
    let (give, ask) = (bundle(told, pc, offer.give), bundle(told, offer.to, offer.ask));
    let to = told.whom(offer.to);
    let does = told.does(pc, ["proposez", "propose"], ["offer", "offers"]);
    match lang {
        Lang::Fr if to == "vous" => format!("{} vous propose {give} contre {ask}", told.whom(pc)),
        Lang::Fr => format!("{does} à {to} {give} contre {ask}"),
        Lang::En => format!("{does} {to} {give} for {ask}"),
    }
}
