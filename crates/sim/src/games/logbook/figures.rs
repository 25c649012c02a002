//! What is worth telling of a game of Logbook.

use engine::{Eye, Match};
use logbook::{Ended, Event, Logbook};

use crate::spoken::Figure;

/// How long it was, how it ended, and what happened in it.
pub fn of(game: &Match<Logbook>) -> Vec<Figure> {
    let view = game.view(Eye::All);
    let told = || game.steps().iter().flat_map(|step| &step.events);
    let count = |like: fn(&&Event) -> bool| told().filter(like).count() as u64;
    let by_goal = matches!(view.ended(), Some(Ended::Goal(_)));
    vec![
        Figure::much("rounds", view.round().into()),
        Figure::often("ended by fame", by_goal.into(), 1),
        Figure::much("tiles turned over", count(|event| matches!(event, Event::Revealed { .. }))),
        Figure::much("calls at port", count(|event| matches!(event, Event::Called { .. }))),
        Figure::much("sales", count(|event| matches!(event, Event::Sold { .. }))),
        Figure::much("missions done", count(|event| matches!(event, Event::Completed { .. }))),
        Figure::much("shots", count(|event| matches!(event, Event::Shot { .. }))),
        Figure::much("ships destroyed", count(|event| matches!(event, Event::Destroyed { .. }))),
    ]
}
