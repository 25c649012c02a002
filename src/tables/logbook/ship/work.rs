//! What is done aboard: stowing, a cube that is taken up, loading, mending, offers.

use leptos::prelude::*;
use logbook::Action;
use logbook::board::hold::{Cube, Policy};

use super::choice::choice;
use super::cubes::good;
use super::{Deck, offer};
use crate::pieces::{Glyph, Icon};
use crate::tables::logbook::model::ship::ShipCard;
use crate::tables::logbook::model::ship_work::Work;
use crate::text::logbook::hold as text;
use crate::weave::{When, rows};

/// A key with a word on it.
pub fn key(deck: Deck, action: Action, word: impl Into<String>) -> AnyView {
    let word: String = word.into();
    choice(deck.sight, action, "deck-key", view! { <span>{word}</span> }.into_any())
}

/// What is asked of the ship's seat and answered aboard.
pub fn work(deck: Deck) -> AnyView {
    let sight = deck.sight;
    let work = Memo::new(move |_| sight.model.with(|table| table.ship.work.clone()));
    let drawn = move || work.with(|work| drawn(deck, work));
    view! { {move || drawn()} }.into_any()
}

fn drawn(deck: Deck, work: &Work) -> Option<AnyView> {
    let lang = deck.sight.lang();
    let words = text::hold_words(lang);
    match work {
        Work::None => None,
        Work::Swap(first) => Some(
            view! { <p class="deck-work">{text::swapping(lang, first.is_none())}</p> }.into_any(),
        ),
        Work::Load(goods) => {
            let load = |(of, n)| {
                let drawn = view! { {good(of)} <b>{n}</b> }.into_any();
                choice(deck.sight, Action::Load(of), "deck-key", drawn)
            };
            let goods: Vec<AnyView> = goods.iter().map(load).collect();
            let room = move || deck.read(|card| text::room_made(lang, card.room));
            Some(
                view! {
                    <section class="deck-work">
                        <h3>{words.at_hand}</h3>
                        <div class="deck-keys">
                            {goods}
                        </div>
                        <p>{move || room()}</p>
                    </section>
                }
                .into_any(),
            )
        }
        Work::Mend(repairs) => {
            let mend = |repair: &_| {
                let drawn = view! { <span>{text::mended(lang, repair)}</span> }.into_any();
                choice(deck.sight, Action::Mend(repair.mend), "deck-key", drawn)
            };
            let repairs: Vec<AnyView> = repairs.iter().map(mend).collect();
            Some(
                view! {
                    <section class="deck-work">
                        <h3>{words.repair}</h3>
                        <div class="deck-keys">{repairs}</div>
                    </section>
                }
                .into_any(),
            )
        }
        Work::Offer(offer) => Some(offer::offer(deck, offer)),
    }
}

/// Ways to stow, or what a cube that is taken up can do.
pub fn stowing(deck: Deck) -> AnyView {
    let lang = deck.sight.lang();
    let words = text::hold_words(lang);
    let held = move || {
        let slot = deck.held.get()?;
        deck.card.with(|card| cube(card.as_ref()?, slot))
    };
    let held = Memo::new(move |_| held());
    let bar = move || {
        held.get().map(|cube| {
            let over = match cube {
                Cube::Good(good) => Action::Jettison(good),
                Cube::Cannon => Action::JettisonCannon,
            };
            let put_back = move |_| {
                deck.sight.desk.clear.run(());
                deck.held.put_back();
            };
            view! {
                <div class="deck-stow" data-held="">
                    <p>{text::taken_up(lang, cube)}</p>
                    {key(deck, over, words.overboard)}
                    <button type="button" class="deck-key" data-pick="" on:click=put_back>{words.put_back}</button>
                </div>
            }
            .into_any()
        })
    };
    let stow = move |policy, word| key(deck, Action::Layout(policy), word);
    let swap = move || {
        let sign = view! { <span class="unseen">{words.swap}</span> {arrows()} }.into_any();
        choice(deck.sight, Action::Manual, "deck-key deck-key-sign", sign)
    };
    let ashore = move || held.get().is_none();
    view! {
        {move || bar()}
        <When is=ashore>
            <div class="deck-stow">
                <span class="deck-stow-name">{words.stow}</span>
                {stow(Policy::AgainstWater, words.against_water)}
                {stow(Policy::AgainstFire, words.against_fire)}
                {swap()}
            </div>
        </When>
    }
    .into_any()
}

/// Two arrows that change places.
fn arrows() -> AnyView {
    const PEN: &str = r#"<path d="M4 8.5H20L16 4.5M20 15.5H4L8 19.5"/>"#;
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" inner_html=PEN></svg> }
        .into_any()
}

fn cube(card: &ShipCard, slot: u8) -> Option<Cube> {
    card.rows.iter().flatten().find(|model| model.slot == slot)?.cube
}

/// Repair, exchanges with neighbours, and giving a stranded ship up.
pub fn keys(deck: Deck) -> AnyView {
    let sight = deck.sight;
    let words = text::hold_words(sight.lang());
    let ails = move || deck.read(|card| card.water + card.fire + card.pace.chain > 0);
    let near =
        move || sight.read(|table| table.ship.beside.iter().map(|pc| pc.0).collect::<Vec<_>>());
    let stranded = move || sight.read(|table| table.ship.stranded);
    let exchange = move |pc: u8| {
        let pc = logbook::Pc(pc);
        let word = sight.tell(|table, names| {
            let card = table.ship.ships.iter().find(|card| card.pc == pc);
            card.map(|card| text::exchange_with(names, card.seat)).unwrap_or_default()
        });
        key(deck, Action::Exchange(pc), word)
    };
    view! {
        <div class="deck-keys">
            <When is=ails>{key(deck, Action::Repair, words.repair)}</When>
            {rows(near, exchange)}
            <When is=stranded>
                {choice(sight, Action::Scuttle, "deck-key", view! { <Icon glyph=Glyph::Warning/> <span>{words.scuttle}</span> }.into_any())}
            </When>
        </div>
    }
    .into_any()
}
