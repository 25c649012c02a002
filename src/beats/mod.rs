//! What happened, one thing after the other: shown in its time, told in the log by its own seat.

mod story;

use engine::{Eye, Seat};

use crate::tables::{Playable, Stay};
use crate::text::Names;
pub use story::{Chapter, Entry, Fold, Line, Story, Told, Weight, Wishes};

/// One thing that happened, as an eye saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// Under whose pennant it is told; none for what concerns everybody alike.
    pub seat: Option<Seat>,
    /// In words; empty where there is nothing to tell.
    pub words: String,
    /// How long it wants to be looked at.
    pub stay: Stay,
}

/// What these events are to an eye that has this view of the table; `acted` is the seat whose act
/// brought them about. What has neither words nor a time of its own is left out.
pub fn of<G: Playable>(
    events: &[G::Event],
    acted: Option<Seat>,
    eye: Eye,
    view: &G::View,
    names: &Names,
) -> Vec<Beat> {
    let seen = events.iter().filter_map(|event| G::redact(event, eye));
    let beats = seen.map(|event| Beat {
        seat: acted.and_then(|acted| G::doer(view, &event, acted)),
        words: G::narrate(view, &event, names).unwrap_or_default(),
        stay: G::stay(&event),
    });
    beats.filter(|beat| !beat.words.is_empty() || beat.stay != Stay::Briefly).collect()
}

/// All of it in one breath.
pub fn in_words(beats: &[Beat]) -> String {
    let told: Vec<&str> =
        beats.iter().map(|beat| &*beat.words).filter(|words| !words.is_empty()).collect();
    told.join(" ")
}

#[cfg(test)]
mod tests {
    use plunder::{Event, Plunder};

    use super::*;
    use crate::text::Lang;
    use crate::text::trial::{crew, whole_game};

    /// Whoever captures has the pennant, not whoever has just played.
    #[test]
    fn a_capture_is_told_by_who_captures() {
        let (game, names) = (whole_game::<Plunder>(Default::default(), 3), crew(Lang::En, None));
        let mut by_another = 0;
        let view = game.view(Eye::Table);
        for step in game.steps() {
            let captured = |event: &&Event| matches!(event, Event::Captured { .. });
            let captures = step.events.iter().filter(captured).count();
            let beats = of::<Plunder>(&step.events, Some(step.seat), Eye::Table, &view, &names);
            let told = beats.iter().filter(|beat| beat.stay == Stay::For(1500));
            assert_eq!(told.clone().count(), captures);
            by_another += told.filter(|beat| beat.seat != Some(step.seat)).count();
        }
        assert!(by_another > 0, "nobody captured after another's act");
    }
}
