//! The race for fame: everybody's pennant on the track, the icons of the eras, the goal.

use leptos::prelude::*;

use crate::pieces::{Glyph, Icon, Pennant};
use crate::tables::logbook::model::fame::{Lane, RaceModel};
use crate::tables::logbook::sight::Sight;
use crate::text::logbook::fame_panel as text;

/// The race, as compact as can be.
pub fn race(sight: Sight) -> AnyView {
    view! { <section class="lb-race" data-spot="race">{inside(sight)}</section> }.into_any()
}

/// The same at the head of the panel, where there is no column with a foot.
pub fn here(sight: Sight) -> AnyView {
    view! { <section class="lb-race">{inside(sight)}</section> }.into_any()
}

fn inside(sight: Sight) -> AnyView {
    let model = Memo::new(move |_| sight.model.with(|table| table.fame.race.clone()));
    view! { {move || model.with(|race| drawn(sight, race))} }.into_any()
}

fn drawn(sight: Sight, race: &RaceModel) -> AnyView {
    let lang = sight.lang();
    let share = |fame: u8| {
        let goal = f32::from(race.goal.max(1));
        format!("{:.1}%", (f32::from(fame.min(race.goal)) / goal) * 100.0)
    };
    let ticks: Vec<AnyView> = (0..=race.goal)
        .map(|fame| {
            let era = race.eras.iter().find(|(at, _)| *at == fame);
            let state = era.map(|(_, gone)| if *gone { "gone" } else { "era" });
            view! { <i style:left=share(fame) data-era=state></i> }.into_any()
        })
        .collect();
    let mut figures = vec![0, race.goal];
    figures.extend(race.eras.iter().map(|(at, _)| *at).filter(|at| *at < race.goal));
    let figures: Vec<AnyView> = (figures.into_iter())
        .map(|fame| view! { <span style:left=share(fame)>{fame.to_string()}</span> }.into_any())
        .collect();
    let lanes: Vec<AnyView> =
        (race.lanes.iter()).map(|one| lane(sight, *one, race.goal, share(one.fame))).collect();
    view! {
        <header class="lb-head">
            <h2>{text::terms(lang).race}</h2> <span>{text::goal(lang, race.goal)}</span>
        </header>
        <div class="lb-track">
            <span class="lb-ticks" aria-hidden="true">{ticks}</span>
            <span class="lb-finish" aria-hidden="true"><Icon glyph=Glyph::Star/></span>
            <ol class="lb-lanes">{lanes}</ol>
            <span class="lb-figures-row" aria-hidden="true">{figures}</span>
        </div>
        <p class="lb-eras">{text::eras(lang, race)}</p>
    }
    .into_any()
}

fn lane(sight: Sight, lane: Lane, goal: u8, at: String) -> AnyView {
    let name = sight.desk.label(lane.seat);
    let you = sight.desk.eye.get().seat() == Some(lane.seat);
    view! {
        <li data-you=you.then_some("")>
            <span class="unseen">{text::lane(sight.lang(), lane, goal, &name)}</span>
            <i style:width=at.clone() aria-hidden="true"></i>
            <span class="lb-runner" style:left=at aria-hidden="true">
                <Pennant seat=lane.seat.0 name=name.clone()/>
            </span>
        </li>
    }
    .into_any()
}
