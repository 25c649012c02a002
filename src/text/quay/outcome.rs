//! What a choice that only the dock carries would bring, in a word or two for its key.

use quay::{Action, Good, View};

use super::wares::count_of;
use crate::tables::quay::model::foretold;
use crate::text::Lang;

/// In a word or two; nothing where the key says it all.
pub fn outcome(view: &View, action: Action, lang: Lang) -> Option<String> {
    let own = view.seat(view.to_act()?);
    let left = |gold: u16| format!("{} {gold}", lang.pick("reste", "left:"));
    let told = || foretold(view, view, action);
    match action {
        Action::Offer(amount) => {
            let left = left(own.books?.gold - u16::from(amount));
            // What is left should still pay for the card itself.
            Some(match view.price_out_of_reach(amount) {
                Some(price) => format!("{left}, {} {price}", lang.pick("stockage", "storing")),
                None => left,
            })
        }
        Action::Income => Some(format!("{} {}", lang.pick("en tout", "in all:"), told()?.left)),
        Action::Buy => {
            let gained = told()?.hand;
            let kinds = Good::ALL.into_iter().filter(|good| gained[good.index()] > 0);
            let parts = kinds.map(|good| count_of(lang, good, gained[good.index()].unsigned_abs()));
            Some(parts.collect::<Vec<_>>().join(", "))
        }
        Action::Done if !own.acted && own.front.card().is_some_and(|card| !card.is_special()) => {
            Some(lang.pick("carte perdue", "card lost").to_owned())
        }
        _ => None,
    }
}
