//! The race for fame, where every point came from, what nations think, whose enemy one is.

mod fleet;
mod nations;
mod race;

use engine::Seat;
use leptos::prelude::*;

use super::model::Tab;
use super::model::fame::{FameModel, origins};
use super::sight::Sight;
use crate::pieces::{Glyph, Icon};
use crate::shell::pennant;
use crate::text::logbook::fame_panel as text;
pub use nations::ensign;
pub use race::race;

/// The panel; the race has a place of its own.
pub fn fame(sight: Sight) -> AnyView {
    let model = Memo::new(move |_| sight.model.with(|table| table.fame.clone()));
    view! {
        <section class="lb-fame" data-spot="fame">
            {race::here(sight)}
            {move || model.with(|fame| nations::nations(sight, fame))}
            {move || model.with(|fame| foes(sight, fame))}
            {fleet::fleet(sight)}
            {move || model.with(|fame| nations::wars(sight, fame))}
            {origin_list(sight)}
        </section>
    }
    .into_any()
}

fn foes(sight: Sight, fame: &FameModel) -> AnyView {
    if sight.desk.eye.get().seat().is_none() {
        return ().into_any();
    }
    let words = text::terms(sight.lang());
    let told: Vec<(&str, String)> = sight.desk.names.with(|names| {
        sight
            .scope
            .with(|seen| fame.foes.iter().map(|foe| text::foe(&seen.view, foe, names)).collect())
    });
    let none = told.is_empty().then(|| view! { <p class="quiet">{words.no_foe}</p> }.into_any());
    let rows: Vec<AnyView> = (told.into_iter())
        .map(|(name, why)| view! { <li><b>{name}</b> " " <span>{why}</span></li> }.into_any())
        .collect();
    view! {
        <section class="lb-foes"><h3>{words.foes}</h3> {none} <ul>{rows}</ul></section>
    }
    .into_any()
}

/// Where everybody's points came from: read from the whole game, so only while it is looked at.
fn origin_list(sight: Sight) -> AnyView {
    let all = Memo::new(move |_| {
        if sight.own.tab.get() != Tab::Fame {
            return Vec::new();
        }
        let past = sight.scope.past();
        sight.scope.with(|seen| {
            let seats = (0..seen.view.seats()).map(Seat);
            seats.map(|seat| (seat, origins(&seen.view, &past, seat))).collect()
        })
    });
    let drawn = move || {
        let lang = sight.lang();
        let words = text::terms(lang);
        let each: Vec<AnyView> = all.with(|all| {
            let seats = all.iter().map(|(seat, origins)| {
                let rows: Vec<AnyView> = (origins.iter())
                    .map(|origin| {
                        let (what, n) = (text::origin(lang, *origin), text::gain(origin.n));
                        view! { <li><span>{what}</span> <b>{n}</b></li> }.into_any()
                    })
                    .collect();
                let none = rows
                    .is_empty()
                    .then(|| view! { <li class="quiet">{words.none}</li> }.into_any());
                let sum: i16 = origins.iter().map(|origin| origin.n).sum();
                view! {
                    <li class="lb-origin">
                        <h4>
                            {pennant(sight.desk, *seat)} <span>{sight.desk.label(*seat)}</span>
                            <b><Icon glyph=Glyph::Star/> {sum.to_string()}</b>
                        </h4>
                        <ul>{rows} {none}</ul>
                    </li>
                }
                .into_any()
            });
            seats.collect()
        });
        view! {
            <section class="lb-origins"><h3>{words.origins}</h3> <ul>{each}</ul></section>
        }
        .into_any()
    };
    view! { {drawn} }.into_any()
}
