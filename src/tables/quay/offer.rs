//! The viewer's own offer in an auction: a slider with steps, what would be left, and a warning.

use leptos::prelude::*;
use quay::Action;

use super::model::OfferModel;
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::{Glyph, Icon};
use crate::shell::{Answer, Touchable, touchable};
use crate::tables::kit::Passing;
use crate::text::quay::{Terms, at_most, gold, gold_left, terms, warning};

/// The offer, while the viewer is asked for one.
pub fn offer_panel(sight: Sight) -> AnyView {
    // Outside of the panel, which is drawn anew whenever something happens.
    let wanted = Passing::new(Signal::derive(move || sight.scope.ply()));
    view! { {move || Some(panel(Bid::asked(sight, wanted)?))} }.into_any()
}

/// An offer in the making.
#[derive(Clone, Copy)]
struct Bid {
    sight: Sight,
    offer: OfferModel,
    /// What it starts with: one more than the others offer.
    usual: u8,
    /// The amount set; with the next question it is forgotten.
    wanted: Passing<u8>,
}

impl Bid {
    fn asked(sight: Sight, wanted: Passing<u8>) -> Option<Bid> {
        let (offer, highest) = sight.model.with(|model| {
            (model.offer, model.auction.as_ref().map_or(0, |auction| auction.highest))
        });
        let offer = offer.filter(|_| sight.desk.open.get())?;
        Some(Bid { sight, offer, usual: (highest + 1).min(offer.most), wanted })
    }

    fn amount(self) -> u8 {
        self.wanted.get().map_or(self.usual, |amount| amount.clamp(1, self.offer.most))
    }

    fn set(self, amount: u8) {
        self.wanted.set(amount);
    }

    /// Its place in the list.
    fn index(self) -> usize {
        self.offer.first + usize::from(self.amount()) - 1
    }

    /// The most it may be, and what it leaves.
    fn note(self) -> String {
        let lang = self.sight.lang();
        let left = self.offer.gold - u16::from(self.amount());
        format!("{} · {}", at_most(lang, self.offer.most), gold_left(lang, left))
    }

    /// A warning if it costs more than is left for the card's price.
    fn too_dear(self) -> Option<AnyView> {
        let (_, price) = self.offer.dear.filter(|(from, _)| self.amount() >= *from)?;
        let words = warning(self.sight.lang(), price);
        Some(view! { <p class="quay-warning"><Icon glyph=Glyph::Warning/> {words}</p> }.into_any())
    }
}

fn panel(bid: Bid) -> AnyView {
    let Bid { sight, offer, .. } = bid;
    let words = view! { {move || sight.deed(Action::Offer(bid.amount()))} };
    view! {
        <div class="quay-offer">
            {step(bid, Glyph::Minus, |words| words.less, -1)}
            <input
                type="range"
                class="scrub"
                min="1"
                max=offer.most.to_string()
                aria-label=terms(sight.lang()).your_offer
                aria-valuetext=move || gold(sight.lang(), bid.amount().into())
                prop:value=move || bid.amount().to_string()
                on:input=move |event| bid.set(event_target_value(&event).parse().unwrap_or(1))
            />
            {step(bid, Glyph::Plus, |words| words.more, 1)}
            {touchable(bid, "key key-main quay-make", words.into_any())}
            <p class="quay-offer-note">{move || bid.note()}</p>
            {move || bid.too_dear()}
        </div>
    }
    .into_any()
}

impl Touchable for Bid {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        Answer::Acts(self.index())
    }

    fn is_chosen(self) -> bool {
        self.sight.desk.is_drafted(&[self.index()])
    }

    fn spoken(self) -> Option<String> {
        None
    }

    fn touch(self) {
        let (index, amount) = untrack(|| (self.index(), self.amount()));
        self.sight.choose(vec![index], Action::Offer(amount));
    }
}

/// A key that changes the offer.
fn step(bid: Bid, glyph: Glyph, label: fn(&Terms) -> &'static str, by: i8) -> AnyView {
    view! {
        <button
            type="button"
            class="key quay-step"
            aria-label=label(terms(bid.sight.lang()))
            on:click=move |_| bid.set(untrack(|| bid.amount()).saturating_add_signed(by))
        >
            <Icon glyph=glyph/>
        </button>
    }
    .into_any()
}
