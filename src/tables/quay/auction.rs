//! An auction: the offers as a ladder.

use leptos::prelude::*;

use super::model::{AuctionModel, Bidder, Stance};
use super::sight::Sight;
use crate::pieces::{Coin, Meter, Pennant, Tone};
use crate::text::quay::{card, gold, terms};

/// Who has offered what for the contested card.
pub fn ladder(sight: Sight) -> AnyView {
    let drawn = move || sight.model.with(|model| Some(drawn(sight, model.auction.as_ref()?)));
    view! { {move || drawn()} }.into_any()
}

fn drawn(sight: Sight, auction: &AuctionModel) -> AnyView {
    let lang = sight.lang();
    let top = auction.highest.max(1);
    let rungs = auction.bidders.iter().map(|bidder| rung(sight, *bidder, top));
    view! {
        <div class="quay-ladder">
            <p class="quay-contested">{card(lang, auction.card)}</p>
            <ol aria-label=terms(lang).offers>{rungs.collect::<Vec<_>>()}</ol>
        </div>
    }
    .into_any()
}

fn rung(sight: Sight, bidder: Bidder, top: u8) -> AnyView {
    let lang = sight.lang();
    let words = terms(lang);
    let name = sight.desk.names.with(|names| names.label(bidder.seat).to_owned());
    let said = match bidder.stance {
        Stance::Offered(amount) => {
            let spoken = gold(lang, amount.into());
            view! {
                <Meter label=spoken value=u32::from(amount) max=u32::from(top) tone=Tone::Brass/>
                <Coin amount=u16::from(amount)/>
            }
            .into_any()
        }
        Stance::Declined => view! { <span class="quiet">{words.declined}</span> }.into_any(),
        Stance::Asked => view! { <strong>{words.thinking}</strong> }.into_any(),
        Stance::Waits => view! { <span class="quiet">{words.to_ask}</span> }.into_any(),
    };
    view! {
        <li class="quay-rung" data-asked=(bidder.stance == Stance::Asked).then_some("")>
            <Pennant seat=bidder.seat.0 name=name.clone()/>
            <span class="quay-rung-name">{name}</span>
            {said}
        </li>
    }
    .into_any()
}
