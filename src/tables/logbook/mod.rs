//! Logbook's table: drawn from a plain model, told in the words of `text::logbook`.

mod fame;
mod flags;
mod missions;
pub mod model;
mod news;
mod picture;
mod port;
mod question;
mod sea;
mod sea_ships;
mod sea_things;
mod sea_tiles;
mod sea_touch;
mod sea_wind;
mod ship;
mod sight;
mod tabs;

use engine::Seen;
use leptos::prelude::*;
use logbook::{Action, Event, Logbook};

use super::kit::Scope;
use super::{Drawn, Narrowed, Shown, Stay};
use crate::desk::Desk;
use crate::games::GameId;
use crate::text::Lang;
use sight::Sight;

impl Shown for Logbook {
    const ID: GameId = GameId::Logbook;

    fn picture(lang: Lang) -> String {
        picture::picture(lang)
    }

    fn medal() -> String {
        picture::medal()
    }

    fn draw(scope: Scope<Self>, desk: Desk) -> Drawn {
        let sight = Sight::of(scope, desk);
        let narrowed = Narrowed {
            prompt: Signal::derive(move || sight.narrowed()),
            widen: Callback::new(move |()| sight.own.turning.put_back()),
            ready: None,
        };
        Drawn { table: tabs::tabs(sight), hand: ().into_any(), narrowed: Some(narrowed) }
    }

    /// What only goes on. A course, a fight, a purchase and what others would learn from are asked
    /// for, even where there is one.
    fn obvious(_: &Seen<Self>, only: Action) -> bool {
        matches!(
            only,
            Action::Stop
                | Action::EndTurn
                | Action::Done
                | Action::Keep
                | Action::TakeNone
                | Action::LoadAll
                | Action::Mend(_)
                | Action::Heading(_)
                | Action::Reveal(_)
        )
    }

    fn carried(seen: &Seen<Self>, action: Action) -> bool {
        model::carries(seen, action)
    }

    /// What sums up is read before anything else happens; a step on the way is not stayed for.
    fn stay(event: &Event) -> Stay {
        match event {
            Event::Destroyed { .. }
            | Event::Shot { .. }
            | Event::Fort { .. }
            | Event::Melee { .. }
            | Event::Rammed { .. } => Stay::UntilPassed(2400),
            Event::Completed { .. } | Event::Treasure { .. } | Event::Over(_) => {
                Stay::UntilPassed(2400)
            }
            Event::Appeared { .. }
            | Event::Drawn { .. }
            | Event::Fame { .. }
            | Event::Era { .. }
            | Event::Counter { acted: true, .. } => Stay::For(1500),
            Event::Revealed { .. } | Event::Check { .. } | Event::Validated { .. } => {
                Stay::For(1100)
            }
            Event::Damage { .. } | Event::Wind { .. } | Event::Sold { .. } => Stay::For(900),
            _ => Stay::Briefly,
        }
    }
}
