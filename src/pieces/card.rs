//! Cards: drawn in a box of 100 × 140, so that every part keeps its place at every size.

use leptos::prelude::*;

use super::{CardFace, CardState, Emblem, Foot, Reach, Silhouette, Stock, Suit, good};
use crate::art;

/// A card, face up.
#[component]
pub fn Card(
    /// What is printed on it.
    #[prop(into)]
    face: Signal<CardFace>,
    /// How it stands on the table.
    #[prop(into, optional)]
    state: Signal<CardState>,
    /// Whether it is out of play: struck through.
    #[prop(into, optional)]
    struck: Signal<bool>,
) -> impl IntoView {
    view! {
        <span class="card" data-state=move || state.get().key() data-struck=move || struck.get().then_some("")>
            <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
                {move || face.with(print)}
                <rect class="card-edge" x="1" y="1" width="98" height="138" rx="8"/>
                <path class="card-corner" d="M99 109V131Q99 139 91 139H69Z"/>
                <g class="card-tick">
                    <circle cx="92" cy="132" r="13"/>
                    <path d="M85.5 132.5L90.3 137.5L98.5 127"/>
                </g>
                <g class="card-bar">
                    <circle cx="91" cy="131" r="8.5"/>
                    <path d="M85.5 125.5L96.5 136.5"/>
                </g>
                <path class="card-strike" d="M8 132L92 8"/>
            </svg>
        </span>
    }
}

/// A card that can be taken up: a real button, with the whole card as its name. An unplayable card stays a button,
/// because pressing it answers why not.
#[component]
pub fn CardButton(
    /// What is printed on it.
    #[prop(into)]
    face: Signal<CardFace>,
    /// How it stands on the table.
    #[prop(into, optional)]
    state: Signal<CardState>,
    /// The whole card in words, state included.
    #[prop(into)]
    label: Signal<String>,
    /// Called when it is pressed.
    #[prop(into)]
    on_pick: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="card-button"
            aria-pressed=Signal::derive(move || (state.get() == CardState::Selected).to_string())
            on:click=move |_| on_pick.run(())
        >
            // The name as content: what is printed on the card is a picture of it, not its label.
            <span class="unseen">{label}</span>
            <Card face state/>
        </button>
    }
}

/// A card, face down; the same for a whole deck.
#[component]
pub fn CardBack() -> impl IntoView {
    view! {
        <span class="card card-back">
            <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
                <rect class="card-paper" x="1" y="1" width="98" height="138" rx="8"/>
                <rect class="back-field" x="6" y="6" width="88" height="128" rx="4"/>
                <path class="back-wave" d=back_waves()/>
                <circle class="back-disc" cx="50" cy="70" r="34"/>
                <g transform="translate(17 37) scale(.66)">
                    <circle class="back-ring" cx="50" cy="50" r="46"/>
                    <path class="back-lit" d=art::ROSE_SHORT_LIT/>
                    <path class="back-lit" d=art::ROSE_LIT/>
                    <path class="back-shaded" d=art::ROSE_SHADED/>
                </g>
                <rect class="card-edge" x="1" y="1" width="98" height="138" rx="8"/>
            </svg>
        </span>
    }
}

/// Everything printed on a face, bottom layer first.
fn print(face: &CardFace) -> AnyView {
    let buff = face.stock == Stock::Buff;
    // A value at the foot is read in mid-game, at arm's length: it takes room from the drawing.
    let tall_foot = matches!(face.foot, Foot::Value(..));
    let wave = face.wares.is_empty().then(|| {
        let place = if tall_foot { "translate(0 92)" } else { "translate(0 105)" };
        view! { <path class="card-wave" d=art::WAVE_RULE transform=place/> }
    });
    view! {
        <g class="card-print" data-suit=face.suit.map(Suit::key) data-stock=if buff { "buff" } else { "plain" }>
            <rect class="card-paper" x="1" y="1" width="98" height="138" rx="8"/>
            {frame(buff, face.suit.is_some())}
            {band(face)}
            <g class="card-art">
                {face.silhouette.map(|drawing| silhouette(drawing, tall_foot))}
                {face.sign.map(sign)}
                {good::body(&face.wares)}
                {wave}
            </g>
            {foot(&face.foot)}
        </g>
    }
    .into_any()
}

/// The double brass frame of buff cards; under a suit's band only its lower part shows.
fn frame(buff: bool, banded: bool) -> Option<AnyView> {
    buff.then(|| {
        let (top, height) = if banded { (40, 95) } else { (5, 130) };
        view! {
            <rect class="card-frame" x="5" y=top width="90" height=height rx="5"/>
            <rect class="card-frame-thin" x="8" y=top + 3 width="84" height=height - 6 rx="3"/>
        }
        .into_any()
    })
}

/// The top of the card: what an overlapped card still shows.
fn band(face: &CardFace) -> AnyView {
    view! {
        {face.suit.map(|_| view! { <path class="card-band" d="M1 36.4V9Q1 1 9 1H91Q99 1 99 9V36.4Z"/> })}
        <text class="card-numeral" x="9" y="30">
            {face.numeral.clone()}
        </text>
        <text class="card-title" x="50" y="25">
            {face.title.clone()}
        </text>
        {face.emblem.map(|emblem| {
            // Without a numeral the emblem is the card's only sign: it moves to the corner that stays visible.
            let place = if face.numeral.is_empty() { "translate(10 8)" } else { "translate(66 6.5)" };
            view! {
                <g transform=place>
                    <path class="card-emblem" fill-rule="evenodd" d=emblem.path()/>
                </g>
            }
        })}
    }
    .into_any()
}

fn silhouette(drawing: Silhouette, tall_foot: bool) -> AnyView {
    let place =
        if tall_foot { "translate(19.5 41) scale(.95)" } else { "translate(11.6 43) scale(1.2)" };
    view! {
        <g transform=place>
            <path class=drawing.class() fill-rule="evenodd" d=drawing.path()/>
        </g>
    }
    .into_any()
}

/// An emblem in the place of a drawing.
fn sign(emblem: Emblem) -> AnyView {
    view! {
        <g transform="translate(24 46) scale(2.15)">
            <path class="art-fill" fill-rule="evenodd" d=emblem.path()/>
        </g>
    }
    .into_any()
}

fn foot(foot: &Foot) -> Option<AnyView> {
    match foot {
        Foot::Bare => None,
        Foot::Pips(pip, count) => Some(
            (0..*count)
                .map(|place| {
                    let x = 51 + 9 * (2 * i32::from(place) - i32::from(*count));
                    view! {
                        <path
                            class="card-pip"
                            fill-rule="evenodd"
                            transform=format!("translate({x} 115) scale(1.3)")
                            d=pip.path()
                        />
                    }
                })
                .collect_view()
                .into_any(),
        ),
        Foot::Coin(amount) => Some(
            view! {
                <circle class="card-coin" cx="50" cy="119" r="14"/>
                <text class="card-amount" x="50" y="126.3">
                    {*amount}
                </text>
            }
            .into_any(),
        ),
        Foot::Value(value, reach) => {
            let reach = match reach {
                Reach::Full => "full",
                Reach::Part => "part",
                Reach::None => "none",
            };
            Some(
                view! {
                    <g class="card-value" data-reach=reach>
                        <rect x="22" y="101" width="56" height="32" rx="16"/>
                        <text x="50" y="126.7">
                            {value.clone()}
                        </text>
                    </g>
                }
                .into_any(),
            )
        }
    }
}

/// Rows of waves for the back of a card.
fn back_waves() -> String {
    (0..11)
        .map(|row| format!("M8 {y}q7 -5 14 0t14 0t14 0t14 0t14 0t14 0", y = 15 + 11 * row))
        .collect()
}
