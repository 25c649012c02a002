//! The race for gold: home, aboard, unseen, and the mark that wins.

use broadside::Token;
use broadside::cards::Face;
use leptos::prelude::*;

use super::deck::token;
use super::model::card::{Cargo, Kind};
use super::model::race::{Lane, RaceModel};
use super::sight::Sight;
use crate::pieces::Pennant;
use crate::text::broadside::cards as text;
use crate::text::broadside::terms;

/// The race.
pub fn race(sight: Sight) -> AnyView {
    let model = Memo::new(move |_| sight.model.with(|table| table.race.clone()));
    view! {
        <section class="bs-race" data-spot="race">{move || model.with(|race| drawn(sight, race))}</section>
    }
    .into_any()
}

fn drawn(sight: Sight, race: &RaceModel) -> AnyView {
    let lang = sight.lang();
    let (words, more) = (terms(lang), text::race_words(lang));
    let goal = race.goal.map(|goal| text::race_goal(lang, goal));
    let lanes: Vec<AnyView> = race.lanes.iter().map(|lane| self::lane(sight, race, lane)).collect();
    let loose = race.lanes.iter().any(|lane| lane.loose > 0);
    let loose = loose.then(|| view! { <li data-part="loose">{more.unseen}</li> }.into_any());
    let coins: Vec<AnyView> =
        race.hidden.iter().filter_map(|(coin, count)| self::coin(*coin, *count)).collect();
    let none = coins.is_empty().then_some(more.none);
    let uniques = (race.hidden_uniques > 0).then(|| {
        view! { <span>{format!("+ {} {}", race.hidden_uniques, more.uniques)}</span> }.into_any()
    });
    let spoken: String =
        race.hidden.iter().map(|(coin, count)| format!(" {count} × {coin}")).collect();
    view! {
        <header><h2>{words.race}</h2> <span>{goal}</span></header>
        <ol class="bs-lanes">{lanes}</ol>
        <ul class="bs-legend" aria-hidden="true">
            <li data-part="home">{words.at_home}</li>
            <li data-part="aboard">{words.aboard}</li>
            {loose}
        </ul>
        <p class="bs-hidden">
            <span>{words.hidden}</span>
            <span class="unseen">{spoken}</span>
            <span class="bs-hold" aria-hidden="true">{coins} {none}</span>
            {uniques}
        </p>
    }
    .into_any()
}

/// A coin of this worth, and how many there are of it.
fn coin(gold: u8, count: u8) -> Option<AnyView> {
    let kind = Kind::Treasure(Face::of_coin(gold)?);
    let drawn = token(&Cargo { token: Token::Treasure(0), kind, open: true });
    let count = (count > 1).then(|| format!("×{count}"));
    Some(view! { <span class="bs-count">{drawn} {count}</span> }.into_any())
}

fn lane(sight: Sight, race: &RaceModel, lane: &Lane) -> AnyView {
    let share = |gold: u16| format!("{:.1}%", f32::from(gold) / f32::from(race.most) * 100.0);
    let name = sight.desk.label(lane.seat);
    let spoken =
        text::lane_spoken(sight.lang(), &name, lane.home, lane.unknown, lane.aboard, lane.loose);
    let shown = match lane.unknown {
        0 => lane.home.to_string(),
        more => format!("{}+{more}", lane.home),
    };
    let goal =
        race.goal.map(|goal| view! { <i class="bs-goal" style:left=share(goal)></i> }.into_any());
    let ticks: Vec<AnyView> = (1..race.goal.unwrap_or(0))
        .map(|gold| view! { <i style:left=share(gold)></i> }.into_any())
        .collect();
    view! {
        <li>
            <span class="unseen">{spoken}</span>
            <span class="mute" aria-hidden="true">
                <Pennant seat=lane.seat.0 name=name.clone()/>
                <span class="bs-ruler">
                    <i data-part="home" style:width=share(lane.home)></i>
                    <i data-part="aboard" style:width=share(lane.aboard)></i>
                    <i data-part="loose" style:width=share(lane.likely)></i>
                    <span class="bs-ticks">{ticks}</span>
                    {goal}
                </span>
                <b>{shown}</b>
            </span>
        </li>
    }
    .into_any()
}
