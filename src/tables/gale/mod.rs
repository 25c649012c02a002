//! Gale's table: drawn from a plain model, told in the words of `text::gale`.

mod boards;
mod chart;
mod decision;
mod hand;
mod memory;
pub mod model;
mod picture;
mod sheet;
mod sight;
mod trick;
mod winds;

use engine::Seen;
use gale::{Action, Event, Gale};
use leptos::prelude::*;

use super::kit::Scope;
use super::{Drawn, Shown, Stay};
use crate::desk::Desk;
use crate::games::GameId;
use crate::text::Lang;
use sight::Sight;

impl Shown for Gale {
    const ID: GameId = GameId::Gale;

    fn picture(lang: Lang) -> String {
        picture::picture(lang)
    }

    fn medal() -> String {
        picture::medal()
    }

    fn draw(scope: Scope<Self>, desk: Desk) -> Drawn {
        let sight = Sight::of(scope, desk);
        Drawn { table: table(sight), hand: hand::hand(sight), narrowed: None }
    }

    /// Only the last card of the hand: a lone pirate among others would tell what they are.
    fn obvious(seen: &Seen<Self>, only: Action) -> bool {
        matches!(only, Action::Play(_)) && seen.view.own_hand().len() == 1
    }

    /// A card lies in the hand, and either way with a triplet is a key on the table.
    fn carried(_: &Seen<Self>, _: Action) -> bool {
        true
    }

    /// A trick wants to be read, a score even more.
    fn stay(event: &Event) -> Stay {
        match event {
            Event::RoundScored { .. } => Stay::UntilPassed(2600),
            Event::Resolved { .. } => Stay::UntilPassed(1600),
            Event::GameOver { .. } => Stay::For(1600),
            _ => Stay::Briefly,
        }
    }
}

/// What lies on the table: winds, trick, and on land what each seat has taken.
fn table(sight: Sight) -> AnyView {
    view! {
        <div class="gale">
            {chart::chart()}
            {winds::winds(sight)}
            {decision::decision(sight)}
            {trick::trick(sight)}
            {winds::sort_key(sight)}
            <div class="gale-side">
                {sheet::sheet(sight)}
                {boards::boards(sight)}
                {memory::memory(sight)}
            </div>
        </div>
    }
    .into_any()
}
