//! The offers on a ruler: everybody's pennant, and the viewer's own to be set.

use leptos::prelude::*;

use super::model::{AuctionModel, Bidder, OfferModel, Stance};
use super::sight::Sight;
use crate::pieces::{Glyph, Icon, Pennant};
use crate::text::quay::{Terms, gold, offers_for, terms, warning};

/// The place of the offers; bare while nobody bids.
pub fn offers(sight: Sight) -> AnyView {
    let drawn = move || {
        sight.model.with(|model| Some(ruled(sight, model.auction.as_ref()?, model.offer.as_ref())))
    };
    view! {
        <div class="quay-offers" data-place="offers" data-spot="offers">{move || drawn()}</div>
    }
    .into_any()
}

fn ruled(sight: Sight, auction: &AuctionModel, own: Option<&OfferModel>) -> AnyView {
    let own = own.filter(|_| sight.desk.open.get());
    let most = auction.ruler(own);
    let title = sight.desk.names.with(|names| offers_for(names, auction.holder));
    let (offering, silent): (Vec<Bidder>, Vec<Bidder>) =
        auction.bidders.iter().partition(|bidder| amount(bidder, own).is_some());
    let flags = offering.into_iter().map(|bidder| flag(sight, bidder, own, most));
    let silent = silent.into_iter().map(|bidder| flag(sight, bidder, own, most));
    let step = match most {
        0..=15 => 5,
        16..=30 => 10,
        _ => 20,
    };
    let marks = (0..=most / step).map(|at| mark(at * step, most));
    view! {
        <h2 class="quay-title">{title}</h2>
        <div class="quay-ruler">
            <ol class="quay-silent">{silent.collect::<Vec<_>>()}</ol>
            <ol class="quay-flags">{flags.collect::<Vec<_>>()}</ol>
            <span class="quay-scale" aria-hidden="true">{marks.collect::<Vec<_>>()}</span>
            {own.map(|own| slider(sight, *own, most))}
        </div>
        {own.map(|own| steps(sight, *own))}
    }
    .into_any()
}

/// Where an amount stands on the ruler.
fn at(amount: u8, most: u8) -> String {
    format!("{:.1}%", f32::from(amount) / f32::from(most) * 100.0)
}

fn mark(amount: u8, most: u8) -> AnyView {
    view! { <span style:left=at(amount, most)>{amount.to_string()}</span> }.into_any()
}

/// What a seat offers, or has set to offer.
fn amount(bidder: &Bidder, own: Option<&OfferModel>) -> Option<u8> {
    match bidder.stance {
        Stance::Offered(amount) => Some(amount),
        Stance::Asked => own.map(|own| own.amount),
        _ => None,
    }
}

/// A bidder: its pennant over what it offers, or a word where it offers nothing (yet).
fn flag(sight: Sight, bidder: Bidder, own: Option<&OfferModel>, most: u8) -> AnyView {
    let words = terms(sight.lang());
    let name = sight.desk.label(bidder.seat);
    let mine = own.filter(|_| bidder.stance == Stance::Asked);
    let amount = amount(&bidder, own);
    let said = match (amount, bidder.stance) {
        (Some(amount), _) => amount.to_string(),
        (None, Stance::Declined) => words.declined.to_owned(),
        (None, Stance::Waits) => words.to_ask.to_owned(),
        (None, _) => words.thinking.to_owned(),
    };
    view! {
        <li
            data-mine=mine.map(|_| "")
            data-late=amount.is_some_and(|amount| 2 * amount > most).then_some("")
            style:left=amount.map(|amount| at(amount, most))
        >
            <Pennant seat=bidder.seat.0 name=name.clone()/>
            <span><span class="quay-bidder">{name} " "</span> <strong>{said}</strong></span>
        </li>
    }
    .into_any()
}

fn slider(sight: Sight, own: OfferModel, most: u8) -> AnyView {
    view! {
        <input
            type="range"
            class="quay-slide"
            min="0"
            max=most.to_string()
            aria-label=terms(sight.lang()).your_offer
            aria-valuetext=gold(sight.lang(), own.amount.into())
            prop:value=own.amount.to_string()
            on:input=move |event| sight.set_offer(event_target_value(&event).parse().unwrap_or(1))
        />
    }
    .into_any()
}

/// One less, one more, and what speaks against it.
fn steps(sight: Sight, own: OfferModel) -> AnyView {
    let lang = sight.lang();
    let dear = own.dear.filter(|(from, _)| own.amount >= *from);
    let dear = dear.map(|(_, price)| {
        view! { <span class="quay-warning"><Icon glyph=Glyph::Warning/> {warning(lang, price)}</span> }
            .into_any()
    });
    view! {
        <div class="quay-steps">
            {step(sight, Glyph::Minus, |words| words.less, own.amount.saturating_sub(1))}
            {step(sight, Glyph::Plus, |words| words.more, own.amount + 1)}
            <p>{dear.unwrap_or_else(|| crate::text::quay::at_most(lang, own.most).into_any())}</p>
        </div>
    }
    .into_any()
}

/// A key that changes the offer.
fn step(sight: Sight, glyph: Glyph, label: fn(&Terms) -> &'static str, to: u8) -> AnyView {
    view! {
        <button
            type="button"
            class="key quay-step"
            aria-label=label(terms(sight.lang()))
            on:click=move |_| sight.set_offer(to)
        >
            <Icon glyph=glyph/>
        </button>
    }
    .into_any()
}
