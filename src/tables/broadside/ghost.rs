//! A course that is shown: the line to its end, the ghost of the ship there, what her guns would
//! cover, and who could answer.

use broadside::{Arc, Measure, Reach};
use leptos::prelude::*;

use super::arcs;
use super::hulls::{outline, point, transform};
use super::model::plot::Spot;
use super::sight::Sight;
use crate::pieces::chart::mark;
use crate::pieces::markup::path;
use crate::text::broadside as text;
use crate::weave::{When, rows};

/// What the guns would cover from the end of the course.
pub fn arcs(sight: Sight) -> AnyView {
    let drawn = Memo::new(move |_| {
        let letter = |range: Measure| text::measure(sight.lang(), range);
        sight.read(|table| {
            let course = table.course.as_ref();
            course.map(|course| covered(&course.arcs, course.masts, letter)).unwrap_or_default()
        })
    });
    let to = move || sight.tick().map(|tick| transform(tick.to));
    let turn = move || sight.tick().map(|tick| format!("{}deg", -tick.to.angle));
    view! {
        <g
            class="bs-arcs"
            data-shown=move || sight.tick().is_some().then_some("")
            transform=to
            style:--upright=turn
            inner_html=move || drawn.get()
        ></g>
    }
    .into_any()
}

fn covered(arcs: &[Arc], masts: u8, letter: impl Fn(Measure) -> &'static str) -> String {
    [Measure::L, Measure::S].map(|range| arcs::drawn(arcs, masts, range, letter(range))).concat()
}

/// The course and the ghost at its end, and lines from whoever could fire there.
pub fn course(sight: Sight) -> AnyView {
    let size = Memo::new(move |_| {
        sight.read(|table| table.course.as_ref().map_or(0, |course| course.masts))
    });
    let hull = move || ghost(size.get());
    let line = move || {
        let from = sight.of_way(|way| way.from.at);
        sight.tick().map(|tick| format!("M{} {}L{} {}", from.x, from.y, tick.to.at.x, tick.to.at.y))
    };
    let to = move || sight.tick().map(|tick| transform(tick.to));
    let towed = move || {
        let tow = sight.tick().and_then(|tick| tick.tow)?;
        let masts = sight.read(|table| {
            let tug = table.course.as_ref().and_then(|course| table.sea.ship(course.ship));
            let towed = tug.and_then(|tug| tug.tows).and_then(|towed| table.sea.ship(towed));
            towed.map_or(0, |towed| towed.masts.len() as u8)
        });
        Some(format!(r#"<g transform="{}">{}</g>"#, transform(tow), ghost(masts)))
    };
    view! {
        <g class="bs-course" data-shown=move || sight.tick().is_some().then_some("")>
            <g class="bs-return" inner_html=move || return_fire(sight)></g>
            <path class="bs-track-halo" d=line></path>
            <path class="bs-track" d=line></path>
            <g transform=to inner_html=hull></g>
            <g inner_html=towed></g>
        </g>
    }
    .into_any()
}

fn ghost(masts: u8) -> String {
    if masts == 0 {
        return String::new();
    }
    let line = outline(masts);
    let peg = |at: u8| {
        format!(r#"<circle class="bs-ghost-peg" cx="{}" r="15"/>"#, -120 - 80 * i32::from(at))
    };
    let pegs: String = (0..masts).map(peg).collect();
    [path("bs-halo", &line), path("bs-ghost", &line), pegs].concat()
}

/// The middle of the ghost; tracked.
fn middle(sight: Sight) -> Option<Spot> {
    let tick = sight.tick()?;
    let masts = sight.read(|table| table.course.as_ref().map_or(1, |course| course.masts));
    let half = f64::from(80 + 40 * i32::from(masts));
    let turn = f64::from(tick.to.angle).to_radians();
    let at = tick.to.at;
    Some(Spot::new(
        at.x - (half * turn.cos()).round() as i32,
        at.y - (half * turn.sin()).round() as i32,
    ))
}

fn return_fire(sight: Sight) -> String {
    let Some(to) = middle(sight) else { return String::new() };
    let theirs = sight.fires().theirs;
    let line = |reach: &Reach| {
        let from = sight.read(|table| table.sea.ship(reach.ship).map(|ship| ship.middle));
        from.map(|from| path("bs-answer", &format!("M{} {}L{} {}", from.x, from.y, to.x, to.y)))
    };
    theirs.iter().filter_map(line).collect()
}

/// The ghost as a key, how she turns, and what the guns of both sides could do.
pub fn marks(sight: Sight) -> AnyView {
    let fires = Memo::new(move |_| sight.fires());
    let others = move || {
        fires.with(|fires| {
            let mut ships: Vec<u8> = fires.hers.iter().map(|reach| reach.ship).collect();
            for reach in &fires.theirs {
                if !ships.contains(&reach.ship) {
                    ships.push(reach.ship);
                }
            }
            ships
        })
    };
    let tag = move |ship: u8| {
        let bear = move |of: fn(&super::model::course::Fires) -> &Vec<Reach>| {
            fires.with(|fires| {
                of(fires).iter().find(|reach| reach.ship == ship).map(text::guns_that_bear)
            })
        };
        tag(sight, ship, bear(|fires| &fires.hers), bear(|fires| &fires.theirs))
    };
    // A tag is drawn anew when its numbers change.
    let told = move || {
        let numbers = |of: &[Reach], ship: u8| {
            of.iter().find(|reach| reach.ship == ship).map(|reach| reach.needed.clone())
        };
        fires.with(|fires| {
            others()
                .into_iter()
                .map(|ship| (ship, numbers(&fires.hers, ship), numbers(&fires.theirs, ship)))
                .collect::<Vec<_>>()
        })
    };
    view! {
        <When is=move || sight.tick().is_some()>{key(sight)}</When>
        {rows(told, move |(ship, _, _)| tag(ship))}
    }
    .into_any()
}

fn key(sight: Sight) -> AnyView {
    let at = Signal::derive(move || point(middle(sight).unwrap_or_default()));
    let words =
        move || sight.desk.draft.with(|draft| draft.as_ref().map(|draft| draft.words.clone()));
    let key = view! {
        <button type="button" class="bs-ghost-key" tabindex="-1" aria-label=words on:click=move |_| sight.confirm()></button>
    };
    mark(at, key.into_any())
}

/// On which side of a ship her tag stands: away from the ghost, and inside the frame.
fn away(sight: Sight, at: Spot) -> &'static str {
    let ghost = middle(sight).unwrap_or_default();
    let (x, y) = (at.x - ghost.x, at.y - ghost.y);
    let (shown, scale) = (sight.own.glass.shown.get(), sight.own.glass.scale.get());
    let down = (f64::from(at.y) - shown.top) * scale;
    let right = (f64::from(at.x) - shown.left) * scale;
    let (wide, high) = (shown.width * scale, shown.height * scale);
    let beside = x.abs() > y.abs();
    match (beside, x > 0, y > 0) {
        (true, true, _) if right < wide - 210.0 => "right",
        (true, false, _) if right > 210.0 => "left",
        (_, _, true) if down < high - 110.0 => "below",
        _ if down > 110.0 => "above",
        _ => "below",
    }
}

/// What the guns of both sides could do between the ghost and this ship.
fn tag(sight: Sight, ship: u8, hers: Option<String>, theirs: Option<String>) -> AnyView {
    let about =
        untrack(|| sight.read(|table| table.sea.ship(ship).map(|ship| (ship.middle, ship.id))));
    let Some((at, id)) = about else { return ().into_any() };
    let side = untrack(|| away(sight, at));
    let terms = text::terms(sight.lang());
    let line = |kind: &'static str, whose: [&'static str; 2], guns: Option<String>| {
        guns.map(|guns| {
            view! {
                <span class="bs-bears" data-kind=kind>
                    <i></i>
                    <span class="bs-roomy">{whose[0]}</span>
                    <span class="bs-close">{whose[1]}</span>
                    " "
                    <b>{guns}</b>
                </span>
            }
            .into_any()
        })
    };
    let drawn = view! {
        <div class="bs-fire-tag" aria-hidden="true" data-side=side>
            <strong>{text::ship_short(id)}</strong>
            {line("hers", [terms.your_guns, terms.you], hers)}
            {line("theirs", [terms.her_guns, terms.she], theirs)}
        </div>
    };
    mark(Signal::stored(point(at)), drawn.into_any())
}
