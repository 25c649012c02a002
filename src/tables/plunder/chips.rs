//! Cards as small as can be.

use leptos::prelude::*;
use plunder::{Card, Kind};

use super::model::faces;
use super::sight::Sight;
use crate::pieces::{CardChip, Coin};
use crate::text::plunder::card;
use crate::weave::rows;

/// Several in a row; like cards may come more than once.
pub fn chips(sight: Sight, cards: Box<dyn Fn() -> Vec<Card> + Send>) -> AnyView {
    let one = move |(_, of): (usize, Card)| {
        view! {
            <li>
                <span class="unseen">{move || card(sight.lang(), of)}</span>
                {chip(sight, of)}
            </li>
        }
    };
    view! { <ul class="chips">{rows(move || cards().into_iter().enumerate(), one)}</ul> }.into_any()
}

/// One: a merchant is its gold, a ship its strength, an officer a hat.
pub fn chip(sight: Sight, of: Card) -> AnyView {
    let kind = of.kind();
    if let Kind::Merchant(gold) = kind {
        return view! { <Coin amount=u16::from(gold)/> }.into_any();
    }
    let text = move || match kind {
        Kind::Ship(_, skulls) => skulls.to_string(),
        Kind::Admiral => card(sight.lang(), of),
        Kind::Captain(_) | Kind::Merchant(_) => String::new(),
    };
    let flag = of.colour();
    view! {
        <CardChip
            text
            hat=!matches!(kind, Kind::Ship(..))
            suit=flag.map(faces::suit)
            emblem=flag.map(faces::emblem)
        />
    }
    .into_any()
}
