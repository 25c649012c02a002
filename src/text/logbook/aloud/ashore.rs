//! What tavern and shipyard have laid out, in words.

use logbook::content::CardNo;

use super::super::crew::{name, ship_of};
use super::super::items::{at_price, lower};
use super::super::teller::Teller;
use super::super::terms;
use crate::text::Paragraph;

/// The rows of the tavern and the ships for sale; nothing where there are none.
pub(super) fn ashore(told: Teller) -> Option<Paragraph> {
    let (view, lang) = (told.view, told.lang());
    if !view.options().has_yard() {
        return None;
    }
    let laid_out = view.ashore();
    let rows = (1..).zip(laid_out.rows).filter_map(|(access, row)| {
        let who: Vec<String> =
            row.into_iter().flatten().map(|one| lower(name(lang, one))).collect();
        let head = format!("{} {access}{}", lang.pick("Accès", "Access"), lang.colon());
        (!who.is_empty()).then(|| format!("{head} {}", who.join(", ")))
    });
    let ships = laid_out.places.iter().flatten().filter(|card| **card > 0).map(|card| {
        let price = CardNo::new(*card).ship().price.unwrap_or_default();
        ship_of(lang, *card) + &at_price(lang, price)
    });
    Paragraph::of(terms(lang).ashore, rows.chain(ships).collect())
}
