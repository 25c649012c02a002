//! The sides with their gold and hands.

use engine::Seat;
use leptos::prelude::*;
use plunder::Side;

use super::chips::chips;
use super::flag::side_flag;
use super::model::Party;
use super::sight::Sight;
use crate::pieces::{Badge, Coin, Glyph, Icon, Tone};
use crate::text::plunder::{count, gold, terms};
use crate::weave::When;

/// Every side: captured gold, cards in hand, and the cards themselves where they lie open.
pub fn parties(sight: Sight) -> AnyView {
    let sides = sight.options().sides();
    let lines: Vec<AnyView> =
        (0..sides).map(|side| Line { sight, side: Side(side) }.draw()).collect();
    let collects = sight.options().teams().then(|| {
        view! { <p class="plunder-collects">{terms(sight.lang()).collects}</p> }.into_any()
    });
    view! {
        <section class="zone plunder-parties">
            <h2 class="zone-title">{terms(sight.lang()).parties}</h2>
            <ol class="parties" data-count=sides.to_string()>
                {lines}
            </ol>
            {collects}
        </section>
    }
    .into_any()
}

/// A side among the others.
#[derive(Clone, Copy)]
struct Line {
    sight: Sight,
    side: Side,
}

impl Line {
    fn read<T: Default>(self, of: impl Fn(&Party) -> T) -> T {
        self.sight.read(|table| table.party(self.side).map(&of).unwrap_or_default())
    }

    /// Is it the reader's?
    fn is_own(self) -> bool {
        let you = self.sight.desk.names.with(|names| names.you);
        you.is_some_and(|you| self.sight.options().side_of(you) == self.side)
    }

    fn spoken(self) -> String {
        let (name, lang) = (self.sight.side_name(self.side), self.sight.lang());
        self.read(|party| {
            let hands = party.hands.iter().map(|(_, size)| count(lang, *size));
            let hands = hands.collect::<Vec<_>>().join(" + ");
            format!("{name}, {}, {hands}", gold(lang, party.gold.into()))
        })
    }

    fn draw(self) -> AnyView {
        let Line { sight, side } = self;
        // What is still in hand is lost once the game is over.
        let lost = move || self.read(|party| party.at_risk.unwrap_or(0));
        let hand = |(place, _): (usize, Seat)| {
            let size =
                move || self.read(|party| party.hands.get(place).map_or(0, |(_, size)| *size));
            view! { <span>{move || size().to_string()}</span> }.into_any()
        };
        let hands: Vec<AnyView> = sight.options().seats_of(side).enumerate().map(hand).collect();
        view! {
            <li class="party" data-you=move || self.is_own().then_some("")>
                <span class="unseen">{move || self.spoken()}</span>
                <span class="party-head" aria-hidden="true">
                    {side_flag(sight, side)}
                    <span class="party-name">{move || sight.side_name(side)}</span>
                    <Coin amount=move || self.read(|party| u16::from(party.gold))/>
                    <span class="party-hands">
                        <Icon glyph=Glyph::Copy/>
                        {hands}
                    </span>
                </span>
                <When is=move || sight.read(|table| table.over) && lost() != 0>
                    <Badge tone=Tone::Bad>
                        {move || format!("−{} {}", lost(), terms(sight.lang()).in_hand)}
                    </Badge>
                </When>
                <When is=move || self.read(|party| !party.open.is_empty())>
                    {chips(sight, Box::new(move || self.read(|party| party.open.clone())))}
                </When>
            </li>
        }
        .into_any()
    }
}
