//! Broadside's table: drawn from a plain model, told in the words of `text::broadside`.

mod arcs;
mod cards;
mod choice;
mod crewing;
mod deck;
mod dial;
mod dice;
mod fire;
mod fleet;
mod ghost;
mod hulls;
mod isles;
pub mod model;
mod overview;
mod picture;
mod placing;
mod profile;
mod questions;
mod race;
mod sea;
mod sheet;
mod sight;
mod strip;
mod water;

use broadside::{Action, Broadside, Event};
use engine::Seen;
use leptos::prelude::*;

use super::kit::Scope;
use super::{Drawn, Narrowed, Shown, Stay};
use crate::desk::Desk;
use crate::games::GameId;
use crate::text::broadside as text;
use crate::text::{Lang, Prompt};
use crate::weave::When;
use model::Stage;
use sight::Sight;

impl Shown for Broadside {
    const ID: GameId = GameId::Broadside;

    fn picture(lang: Lang) -> String {
        picture::picture(lang)
    }

    fn medal() -> String {
        picture::medal()
    }

    fn draw(scope: Scope<Self>, desk: Desk) -> Drawn {
        let sight = Sight::of(scope, desk);
        let narrowed = Narrowed {
            prompt: Signal::derive(move || foretold(sight)),
            widen: Callback::new(move |()| sight.own.dragged.put_back()),
            ready: Some(Signal::derive(move || sight.next_shot())),
        };
        Drawn { table: table(sight), hand: strip::strip(sight), narrowed: Some(narrowed) }
    }

    /// The last course, the end of a turn with every ship finished. A window is passed by its
    /// player alone: how soon it closes would tell who is not aboard.
    fn obvious(_: &Seen<Self>, only: Action) -> bool {
        matches!(only, Action::Turn(_) | Action::EndTurn | Action::Done | Action::FleetDone)
    }

    /// Ships, courses and places are chosen on the chart.
    fn carried(_: &Seen<Self>, action: Action) -> bool {
        use Action as A;
        let on_chart = matches!(
            action,
            A::Ship(_)
                | A::Turn(_)
                | A::Segment(_)
                | A::Ahead
                | A::Astern
                | A::Column(_)
                | A::Row(_)
                | A::Home(_)
                | A::Berth(_)
        );
        on_chart || fleet::carries(action) || model::question::carries(action)
    }

    /// A fight sums up and is read before anything else happens; what moves is followed.
    fn stay(event: &Event) -> Stay {
        match event {
            Event::Boarded { .. } | Event::Sunk { .. } => Stay::UntilPassed(2400),
            Event::Unloaded { .. } | Event::Captured { .. } => Stay::For(1900),
            Event::Rammed { .. } | Event::Over { .. } => Stay::For(1700),
            Event::Shot { .. } | Event::Opened { .. } | Event::Drilled { .. } => Stay::For(1300),
            Event::Explored { .. } | Event::MastLost { .. } | Event::CrewLost { .. } => {
                Stay::For(1000)
            }
            Event::Sailed { .. } | Event::Pivoted { .. } => Stay::For(800),
            _ => Stay::Briefly,
        }
    }
}

/// What a course that is shown would mean, told from where its heading is asked; tracked.
fn foretold(sight: Sight) -> Option<Prompt> {
    let set = sight.set()?;
    sight.model.with(|table| {
        let course = table.course.as_ref()?;
        let action = Action::Turn(course.tick(set)?.leg.turn);
        let view = &course.ways.get(set.way)?.moment.view;
        sight.desk.names.with(|names| text::drafted(view, action, names))
    })
}

/// Fleets are chosen first; then everything happens on the sea, between the cards of both sides
/// where there is room for them.
fn table(sight: Sight) -> AnyView {
    let at = move |stage| sight.read(|table| table.stage == stage);
    view! {
        <div class="broadside" data-stage=move || sight.read(|table| table.stage.key())>
            <When is=move || at(Stage::Fleet)>{fleet::builder(sight)}</When>
            <When is=move || !at(Stage::Fleet)>
                <div class="bs-side" data-side="own">{cards::own(sight)} {race::race(sight)}</div>
                {sea::sea(sight)}
                {fire::reasons(sight)}
                {dice::dice(sight)}
                {questions::questions(sight)}
                <div class="bs-side" data-side="others">
                    {cards::others(sight)}
                    {overview::overview(sight)}
                </div>
            </When>
            <When is=move || at(Stage::Crewing)>{crewing::crewing(sight)}</When>
            {sheet::sheet(sight)}
        </div>
    }
    .into_any()
}
