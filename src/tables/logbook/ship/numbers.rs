//! What a ship is, her numbers with the sum behind each, and what was fitted.

use leptos::prelude::*;
use logbook::board::damage::Damage;

use super::Deck;
use super::choice::telling;
use crate::desk::Reason;
use crate::pieces::{Glyph, Icon};
use crate::tables::logbook::model::ship::{ShipCard, Track};
use crate::text::Lang;
use crate::text::logbook::{hold as text, money};

/// Name, level, board, nations, purse.
pub fn head(deck: Deck) -> AnyView {
    let of = |card: &ShipCard| {
        let purse = card.money;
        (ShipCard { rows: Vec::new(), tracks: Vec::new(), ..card.clone() }, purse)
    };
    deck.part(of, |deck, (card, purse)| {
        let lang = deck.sight.lang();
        view! {
            <header class="deck-head">
                <div>
                    <h2>{text::ship_kind(lang, &card)} <small>{text::level(lang, card.level)}</small></h2>
                    <p>{text::allegiance(lang, &card)}</p>
                </div>
                <span class="deck-purse">{money(lang, purse.into())}</span>
            </header>
        }
        .into_any()
    })
}

/// The sum behind a number.
type Sum = fn(Lang, &ShipCard) -> Reason;
/// A number, and the most it can be.
type Number = fn(&ShipCard) -> (u8, Option<u8>);
/// What a number counts, how it is read, and the sum behind it.
type Shown = (&'static str, Number, Sum);

/// Defence, water, fire, cannons, movement.
pub fn numbers(deck: Deck) -> AnyView {
    let words = text::hold_words(deck.sight.lang());
    let of = |on: u8, most: u8| (on.to_string(), Some(most.to_string()));
    let shown: [Shown; 5] = [
        (words.defence, |card| (card.defence, None), text::defence_sum),
        (
            words.water,
            |card| (card.water, Some(card.robustness)),
            |lang, card| text::damage_sum(lang, card, Damage::Water),
        ),
        (
            words.fire,
            |card| (card.fire, Some(card.robustness)),
            |lang, card| text::damage_sum(lang, card, Damage::Fire),
        ),
        (
            words.cannons,
            |card| (card.guns.firing, Some(card.guns.most)),
            |lang, card| text::guns_sum(lang, card.guns),
        ),
        (
            words.movement,
            |card| (card.pace.sum().max(0) as u8, None),
            |lang, card| text::pace_sum(lang, card.pace),
        ),
    ];
    let one = move |(name, number, sum): Shown| {
        deck.part(number, move |deck, (on, most)| {
            let (on, most) = most.map_or((on.to_string(), None), |most| of(on, most));
            let most = most.map(|most| view! { <small>"/" {most}</small> }.into_any());
            let drawn = view! { <span>{name}</span> <b>{on} {most}</b> }.into_any();
            let tell = move || {
                deck.card.with(|card| {
                    card.as_ref()
                        .map(|card| sum(deck.sight.lang(), card))
                        .unwrap_or(Reason { words: String::new(), section: "" })
                })
            };
            view! { <li>{telling(deck.sight, "deck-number", None, tell, drawn)}</li> }.into_any()
        })
    };
    let shown: Vec<AnyView> = shown.into_iter().map(one).collect();
    view! { <ul class="deck-numbers">{shown}</ul> }.into_any()
}

/// Boxes that are covered, ammunition, officers and specialists.
pub fn tracks(deck: Deck) -> AnyView {
    let of = |card: &ShipCard| (card.tracks.clone(), ShipCard { rows: Vec::new(), ..card.clone() });
    deck.part(of, |deck, (tracks, card)| {
        let lang = deck.sight.lang();
        let words = text::hold_words(lang);
        let boxes: Vec<AnyView> = tracks.iter().map(|track| boxes(lang, track)).collect();
        let ammo = text::ammunition(lang, &card);
        let ammo = if ammo.is_empty() { words.plain_shot.to_owned() } else { ammo };
        let crew = text::crew(lang, &card.crew);
        let crew = if crew.is_empty() { words.nobody.to_owned() } else { crew };
        view! {
            <dl class="deck-tracks">
                {boxes}
                <div><dt>{words.ammunition}</dt> <dd>{ammo}</dd></div>
                <div><dt>{words.aboard}</dt> <dd>{crew}</dd></div>
            </dl>
        }
        .into_any()
    })
}

fn boxes(lang: Lang, track: &Track) -> AnyView {
    let each = |(at, fame): (usize, &bool)| {
        let on = (at < usize::from(track.on)).then_some("");
        let star = fame.then(|| view! { <Icon glyph=Glyph::Star/> });
        view! { <i class="deck-box" data-on=on>{star}</i> }.into_any()
    };
    let drawn: Vec<AnyView> = track.fame.iter().enumerate().map(each).collect();
    view! {
        <div>
            <dt>{text::boxes(lang, track.what)}</dt>
            <dd>
                <span class="unseen">{text::covered(lang, track.on, track.fame.len())}</span>
                <span class="deck-boxes" aria-hidden="true">{drawn}</span>
            </dd>
        </div>
    }
    .into_any()
}
