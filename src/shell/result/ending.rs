//! What is told of an ending under its verdict.

use leptos::prelude::*;

use super::super::button::icon;
use crate::pieces::{Glyph, Rock, Run, curve, podium, table};
use crate::prefs::word;
use crate::text::ending::{Ending, Fact, Mark, Stand};

/// Podium, course and facts. Only a loaded game knows the way here,
/// so that none of it is part of the main program.
pub fn draw_ending(ending: &Ending) -> AnyView {
    let stands: Vec<Standing> = ending.stands.iter().map(Standing::of).collect();
    let rocks: Vec<Rock> = stands.iter().map(Standing::rock).collect();
    let runs: Vec<Run> = stands.iter().map(Standing::run).collect();
    let title = word(|w| w.course);
    let drawn = curve(&runs, ending.chapter);
    let read = table(&runs, title, ending.chapter);
    let facts: Vec<AnyView> = ending.facts.iter().map(fact).collect();
    let about = Some(ending.about.clone()).filter(|name| !name.is_empty());
    let about = about.map(|name| view! { <h3>{name}</h3> }.into_any());
    view! {
        <p class="ending-reason">{ending.reason.clone()}</p>
        <div class="ending-parts">
            <div class="ending-podium" inner_html=podium(&rocks)></div>
            <div class="ending-course">
                <h3>{title}</h3>
                <div inner_html=drawn></div>
                <div class="unseen" inner_html=read></div>
            </div>
            <div class="ending-why">
                {about}
                <ul class="ending-facts">{facts}</ul>
            </div>
        </div>
    }
    .into_any()
}

/// A stand as the drawings want it.
struct Standing<'a> {
    stand: &'a Stand,
    seats: Vec<u8>,
    /// The scores, from nothing on.
    scores: Vec<i32>,
}

impl Standing<'_> {
    fn of(stand: &Stand) -> Standing<'_> {
        let scores = [0].into_iter().chain(stand.course.iter().copied()).collect();
        Standing { stand, seats: stand.seats.iter().map(|seat| seat.0).collect(), scores }
    }

    fn rock(&self) -> Rock<'_> {
        let stand = self.stand;
        Rock {
            seats: &self.seats,
            labels: &stand.labels,
            name: &stand.name,
            place: stand.place,
            total: &stand.total,
            spoken: &stand.spoken,
        }
    }

    fn run(&self) -> Run<'_> {
        let (labels, name) = (&self.stand.labels, &self.stand.name);
        Run { seats: &self.seats, labels, name, scores: &self.scores }
    }
}

fn fact(Fact { mark, head, more }: &Fact) -> AnyView {
    let (glyph, mark) = match mark {
        Mark::Best => (Glyph::Star, "best"),
        Mark::Gain => (Glyph::Tick, "gain"),
        Mark::Cost => (Glyph::Burst, "cost"),
    };
    view! {
        <li data-mark=mark>
            {icon(glyph)}
            <p>
                <b>{head.clone()}</b>
                <span>{more.clone()}</span>
            </p>
        </li>
    }
    .into_any()
}
