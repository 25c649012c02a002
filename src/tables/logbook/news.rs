//! What ships that sail by themselves did, the last fight, and what happened since the last turn.

mod card;
mod since;

use leptos::prelude::*;

use super::model::NewsModel;
use super::model::news::FightModel;
use super::question::dice;
use super::sight::Sight;
use crate::pieces::{Glyph, Icon};
use crate::shell::focus_first;
use crate::text::Told;
use crate::text::logbook::{fight, news as text};
use logbook::Logbook;

/// So many lines of what came of a fight are told.
const TOLD: usize = 4;

/// What was put away, by its step.
#[derive(Clone, Copy)]
struct Passed {
    /// The last fight that was put away.
    fight: RwSignal<Option<usize>>,
    /// The last card that was put away.
    cards: RwSignal<Option<usize>>,
}

/// The last news: the card of a ship, or the last fight, whichever came later.
pub fn news(sight: Sight) -> AnyView {
    let model = Memo::new(move |_| sight.model.with(|table| table.news.clone()));
    let passed = Passed { fight: RwSignal::new(None), cards: RwSignal::new(None) };
    let at = RwSignal::new((0, 0));
    let drawn = move || {
        model.with(|news| {
            let fight = waiting_fight(news, passed.fight.get());
            let cards = card::waiting(news, passed.cards.get());
            match (fight, cards.last().map(|card| card.ply)) {
                (Some(fight), last) if last.is_none_or(|ply| fight.ply >= ply) => {
                    fight_panel(sight, fight, passed.fight)
                }
                (_, Some(_)) => card::cards(sight, &cards, at, passed.cards),
                _ => ().into_any(),
            }
        })
    };
    view! { <div class="lb-news">{drawn}</div> {since::since(sight, model)} }.into_any()
}

fn waiting_fight(news: &NewsModel, passed: Option<usize>) -> Option<&FightModel> {
    news.fight.as_ref().filter(|fight| passed.is_none_or(|passed| fight.ply > passed))
}

/// Who fired at whom, the dice as they lie, and what they did.
fn fight_panel(sight: Sight, fight: &FightModel, passed: RwSignal<Option<usize>>) -> AnyView {
    let lang = sight.lang();
    let (blows, then) = sight.desk.names.with(|names| {
        sight.scope.with(|seen| {
            let blows: Vec<AnyView> = (fight.blows.iter())
                .map(|blow| {
                    let ammo = crate::text::logbook::ammunition(lang, blow.ammo);
                    let ammo = blow.defence.map(|_| view! { <small>{ammo}</small> }.into_any());
                    let title = fight::fires(&seen.view, blow, names);
                    view! {
                        <div class="lb-blow">
                            <h3>{title} " " {ammo}</h3> {dice::blow(lang, blow)}
                        </div>
                    }
                    .into_any()
                })
                .collect();
            let told = |event| Logbook::narrate(&seen.view, event, names);
            let then: Vec<String> = fight.then.iter().filter_map(told).take(TOLD).collect();
            (blows, then)
        })
    });
    let then: Vec<AnyView> =
        then.into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect();
    let ply = fight.ply;
    view! {
        <aside class="lb-fight" data-spot="fight">
            <div class="lb-blows">{blows} <ul class="lb-then">{then}</ul></div>
            {close(sight, text::terms(lang).close, move || passed.set(Some(ply)))}
        </aside>
    }
    .into_any()
}

/// The key that puts something away.
fn close(sight: Sight, words: &'static str, press: impl Fn() + 'static) -> AnyView {
    let press = move |_| {
        press();
        keep_focus(sight, ".lb-news button:enabled");
    };
    view! {
        <button type="button" class="key key-icon" aria-label=words on:click=press>
            <Icon glyph=Glyph::Close/>
        </button>
    }
    .into_any()
}

/// Where what had the focus has gone, this has it next, or what is to be chosen.
fn keep_focus(sight: Sight, next: &'static str) {
    request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
        if lost {
            focus_first(next);
        }
    });
    crate::shell::keep_focus(sight.desk.open.get_untracked(), false);
}
