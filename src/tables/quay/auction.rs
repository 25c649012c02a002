//! An auction: the offers as a ladder, and the viewer's own offer.

use leptos::prelude::*;
use quay::Action;

use super::board::Board;
use super::model::{AuctionModel, Bidder, OfferModel, Stance};
use crate::pieces::{Coin, Glyph, Icon, Meter, Pennant, Tone};
use crate::text::quay::{at_most, card, deed, gold, gold_left, terms, warning};

/// Who has offered what for the contested card.
#[component]
pub fn Ladder(board: Board) -> impl IntoView {
    let auction = Memo::new(move |_| board.model.with(|model| model.auction.clone()));
    let rungs = move || auction.get().map(|auction| drawn(board, &auction));
    view! { {rungs} }
}

fn drawn(board: Board, auction: &AuctionModel) -> impl IntoView + use<> {
    let lang = board.lang();
    let top = auction.highest.max(1);
    let rungs = auction.bidders.iter().map(|bidder| rung(board, *bidder, top)).collect_view();
    view! {
        <div class="quay-ladder">
            <p class="quay-contested">{card(lang, auction.card)}</p>
            <ol aria-label=terms(lang).offers>{rungs}</ol>
        </div>
    }
}

fn rung(board: Board, bidder: Bidder, top: u8) -> impl IntoView + use<> {
    let lang = board.lang();
    let words = terms(lang);
    let name = board.desk.names.with(|names| names.label(bidder.seat).to_owned());
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
}

/// The viewer's own offer: a slider with steps, what would be left, and a warning.
#[component]
pub fn OfferPanel(board: Board) -> impl IntoView {
    let offer = Memo::new(move |_| board.model.with(|model| model.offer));
    let wanted = RwSignal::new((0, 0u8));
    let shown = move || {
        let offer = offer.get().filter(|_| board.desk.open.get())?;
        Some(view! { <Stepper board offer wanted/> })
    };
    view! { {shown} }
}

/// `wanted` holds the amount and the moment it was set at: at any other it is a new question.
#[component]
fn Stepper(board: Board, offer: OfferModel, wanted: RwSignal<(usize, u8)>) -> impl IntoView {
    let ply = board.game.with_untracked(engine::Match::cursor);
    let highest =
        board.model.with_untracked(|model| model.auction.as_ref().map_or(0, |a| a.highest));
    let usual = (highest + 1).min(offer.most);
    let amount = Memo::new(move |_| match wanted.get() {
        (at, amount) if at == ply => amount.clamp(1, offer.most),
        _ => usual,
    });
    let set = move |amount: u8| wanted.set((ply, amount.clamp(1, offer.most)));
    let index = move || offer.first + usize::from(amount.get()) - 1;
    let lang = move || board.lang();
    let words = move || {
        board.game.with(|game| {
            let view = game.view(board.desk.eye.get());
            board.desk.names.with(|names| deed(&view, Action::Offer(amount.get()), names))
        })
    };
    let note = move || {
        let left = offer.gold - u16::from(amount.get());
        format!("{} · {}", at_most(lang(), offer.most), gold_left(lang(), left))
    };
    let dear = move || offer.dear.filter(|(from, _)| amount.get() >= *from);
    let spoken = move || gold(lang(), amount.get().into());
    view! {
        <div class="quay-offer">
            <button
                type="button"
                class="key quay-step"
                aria-label=move || terms(lang()).less
                on:click=move |_| set(amount.get_untracked().saturating_sub(1))
            >
                <Icon glyph=Glyph::Minus/>
            </button>
            <input
                type="range"
                class="scrub"
                min="1"
                max=offer.most.to_string()
                aria-label=move || terms(lang()).your_offer
                aria-valuetext=spoken
                prop:value=move || amount.get().to_string()
                on:input=move |event| set(event_target_value(&event).parse().unwrap_or(1))
            />
            <button
                type="button"
                class="key quay-step"
                aria-label=move || terms(lang()).more
                on:click=move |_| set(amount.get_untracked().saturating_add(1))
            >
                <Icon glyph=Glyph::Plus/>
            </button>
            <button
                type="button"
                class="key key-main quay-make"
                data-act=move || index().to_string()
                data-hint=move || (board.desk.hinted.get() == Some(index())).then_some("")
                aria-pressed=move || board.is_drafted(&[index()]).to_string()
                on:click=move |_| {
                    board.choose(vec![untrack(index)], Action::Offer(amount.get_untracked()));
                }
            >
                {words}
            </button>
            <p class="quay-offer-note">{note}</p>
            {move || dear().map(|(_, price)| view! {
                <p class="quay-warning"><Icon glyph=Glyph::Warning/> {warning(lang(), price)}</p>
            })}
        </div>
    }
}
