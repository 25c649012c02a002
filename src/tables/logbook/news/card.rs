//! What a ship did in her turn: what, to whom, why; one card at a time.

use leptos::prelude::*;

use crate::pieces::{Glyph, Icon};
use crate::tables::logbook::model::NewsModel;
use crate::tables::logbook::model::news::{Deed, NpcNews};
use crate::tables::logbook::question::dice;
use crate::tables::logbook::sight::Sight;
use crate::text::logbook::{fight, news as text};

/// The keys that turn to another card, the one to be pressed again first: a key without a use
/// has no focus.
const BEFORE: &str = ".lb-npc-keys > .key-icon:first-child:enabled, \
                      .lb-npc-keys > .key-icon:disabled ~ .key-icon";
const AFTER: &str = ".lb-npc-keys > .key-icon ~ .key-icon:enabled, \
                     .lb-npc-keys > .key-icon:has(~ .key-icon:disabled)";

/// The cards that were not put away yet.
pub fn waiting(news: &NewsModel, passed: Option<usize>) -> Vec<NpcNews> {
    let fresh = |card: &&NpcNews| passed.is_none_or(|passed| card.ply > passed);
    news.cards.iter().filter(fresh).cloned().collect()
}

/// The cards, one in sight: at first the first of those that acted last. `at` holds the step of
/// the last one, and which is in sight.
pub fn cards(
    sight: Sight,
    cards: &[NpcNews],
    at: RwSignal<(usize, usize)>,
    passed: RwSignal<Option<usize>>,
) -> AnyView {
    let lang = sight.lang();
    let words = text::terms(lang);
    let Some(last) = cards.last().map(|card| card.ply) else { return ().into_any() };
    let first = cards.iter().position(|card| card.ply == last).unwrap_or(0);
    let (held, place) = at.get();
    let place = if held == last { place.min(cards.len() - 1) } else { first };
    let turn = move |to: usize, again: &'static str| {
        at.set((last, to));
        super::keep_focus(sight, again);
    };
    let skip = move || {
        passed.set(Some(last));
        super::keep_focus(sight, ".lb-news button:enabled");
    };
    let several = (cards.len() > 1).then(|| {
        let of = cards.len();
        let before = (place > 0).then_some(place.wrapping_sub(1));
        let after = (place + 1 < of).then_some(place + 1);
        view! {
            <div class="lb-npc-keys">
                {arrow(Glyph::Back, words.before, before, move |to| turn(to, BEFORE))}
                <span>{text::nth(place, of)}</span>
                {arrow(Glyph::Forward, words.after, after, move |to| turn(to, AFTER))}
                <button
                    type="button"
                    class="key key-small key-plain lb-skip"
                    on:click=move |_| skip()
                >
                    <Icon glyph=Glyph::Skip/>
                    <span>{words.skip}</span>
                </button>
            </div>
        }
        .into_any()
    });
    view! {
        <aside class="lb-npc" data-spot="npc">
            {card(sight, &cards[place])}
            {several}
            {super::close(sight, words.close, move || passed.set(Some(last)))}
        </aside>
    }
    .into_any()
}

fn arrow(
    glyph: Glyph,
    words: &'static str,
    to: Option<usize>,
    turn: impl Fn(usize) + Copy + 'static,
) -> AnyView {
    let press = move |_| {
        if let Some(to) = to {
            turn(to);
        }
    };
    view! {
        <button
            type="button"
            class="key key-icon"
            aria-label=words
            disabled=to.is_none()
            on:click=press
        >
            <Icon glyph/>
        </button>
    }
    .into_any()
}

fn card(sight: Sight, card: &NpcNews) -> AnyView {
    let lang = sight.lang();
    let line = card.card.map(|card| text::line(lang, card));
    let (deeds, why) = sight.desk.names.with(|names| {
        sight.scope.with(|seen| {
            let told = |deed: &Deed| (text::deed(&seen.view, card, deed, names), deed.clone());
            let deeds: Vec<(String, Deed)> = card.deeds.iter().map(told).collect();
            (deeds, text::why(&seen.view, card, names))
        })
    });
    let deeds: Vec<AnyView> = (deeds.into_iter())
        .map(|(told, deed)| {
            let (kind, dice) = match &deed {
                Deed::Fires(blow) => {
                    let needed = blow.defence.map(|number| fight::against(lang, number));
                    let dice = view! {
                        <span class="unseen">": "</span>
                        {dice::values(&blow.dice)} " " {needed} ". "
                        <b data-harm=blow.harms().then_some("")>{fight::verdict(lang, blow)} "."</b>
                    };
                    ("fire", Some(dice.into_any()))
                }
                Deed::Destroyed { .. } | Deed::Leaves => ("end", None),
                Deed::Idles(_) => ("idle", None),
                _ => ("sail", None),
            };
            view! { <li data-kind=kind>{told} " " {dice}</li> }.into_any()
        })
        .collect();
    let why = why.map(|(question, answer)| {
        view! { <p class="lb-why"><b>{question}</b> " " {answer}</p> }.into_any()
    });
    view! {
        <header>
            <h3>{text::name(lang, card.card)}</h3>
            <p>{line}</p>
        </header>
        <ul class="lb-deeds">{deeds}</ul>
        {why}
    }
    .into_any()
}
