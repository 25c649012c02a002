//! The dial: every heading a ship may take, round her bow, at constant size. Turning it only shows
//! a course; Enter, the ghost or the dock's key confirms it.

use broadside::Decision;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::hulls::point;
use super::model::course::{Chosen, Run, Sign, Tick, Way};
use super::model::plot::Spot;
use super::sight::Sight;
use crate::pieces::chart::{Phase, mark};
use crate::pieces::markup::path;
use crate::text::broadside as text;
use crate::weave::{When, rows};

/// The radius of the dial on wide frames and on others, in pixels.
const WIDE: f64 = 140.0;
const CLOSE: f64 = 112.0;
/// Half the breadth of its band.
const BAND: f64 = 11.5;
/// Where the keys at its ends lie, in degrees beyond the last tick at 140 pixels.
const BEYOND: f64 = 12.0;
/// 15° in ticks.
const LEAP: i32 = 3;

/// The dial of the ship that is taken up.
pub fn dial(sight: Sight) -> AnyView {
    let is = move || sight.desk.open.get() && sight.of_way(Way::is_dial);
    let at = Signal::derive(move || point(sight.of_way(|way| way.from.at)));
    view! { <When is=is>{mark(at, ring(sight))}</When> }.into_any()
}

fn radius(sight: Sight) -> f64 {
    if sight.is_wide() { WIDE } else { CLOSE }
}

fn ring(sight: Sight) -> AnyView {
    let radius = Memo::new(move |_| radius(sight));
    let face = Memo::new(move |_| {
        let radius = radius.get();
        sight.of_way(|way| face(way, radius))
    });
    let at = Memo::new(move |_| {
        sight.set().map(|set| set.tick).or_else(|| sight.of_way(Way::ahead)).unwrap_or_default()
    });
    let turn =
        move || sight.of_way(|way| way.ticks.get(at.get()).map(|tick| tick.leg.turn)).unwrap_or(0);
    let knob = move || {
        let angle = sight.of_way(|way| way.from.angle) - 5 * i32::from(turn());
        format!("rotate({angle})translate({} 0)", radius.get())
    };
    let spoken = move || {
        let tick = sight.of_way(|way| way.ticks.get(at.get()).copied());
        let told = |tick: Tick| {
            sight.desk.names.with(|names| {
                sight.scope.with(|seen| text::course_spoken(&seen.view, &tick.leg, names))
            })
        };
        tick.map(told).unwrap_or_default()
    };
    let hinted = move || {
        sight
            .desk
            .hinted
            .with(|path| {
                sight.read(|table| {
                    table.course.as_ref().and_then(|course| course.set(path)).is_some()
                })
            })
            .then_some("")
    };
    view! {
        <div class="bs-dial">
            <div
                class="bs-dial-ring"
                role="slider"
                tabindex="0"
                data-grip="dial"
                data-pick=""
                data-spot="dial"
                data-hinted=hinted
                aria-label=text::terms(sight.lang()).heading
                aria-valuemin="-90"
                aria-valuemax="90"
                aria-valuenow=move || (-5 * i32::from(turn())).to_string()
                aria-valuetext=spoken
                on:keydown=move |event| keyed(sight, at.get_untracked(), &event)
            >
                <svg class="bs-dial-face" viewBox="-170 -170 340 340" aria-hidden="true" focusable="false">
                    <g inner_html=move || face.get()></g>
                    <g
                        class="bs-knob"
                        data-set=move || sight.set().is_some().then_some("")
                        transform=knob
                        inner_html=KNOB
                    ></g>
                    <g inner_html=move || hint_mark(sight, radius.get())></g>
                </svg>
            </div>
            {end_key(sight, radius, at, 1)}
            {end_key(sight, radius, at, -1)}
            {label(sight, radius)}
        </div>
    }
    .into_any()
}

const KNOB: &str = r#"<circle class="bs-knob-halo" r="13"/><circle class="bs-knob-disc" r="10"/><path class="bs-knob-sign" d="M-2.5-4.5L2.5 0L-2.5 4.5"/>"#;

/// An arrow at the course a hint recommends.
fn hint_mark(sight: Sight, radius: f64) -> String {
    let turn = sight.desk.hinted.with(|path| {
        sight.read(|table| {
            let course = table.course.as_ref()?;
            course.tick(course.set(path)?).map(|tick| tick.leg.turn)
        })
    });
    let Some(turn) = turn else { return String::new() };
    let angle = sight.of_way(|way| way.from.angle) - 5 * i32::from(turn);
    format!(
        r#"<path class="bs-dial-hint" transform="rotate({angle})translate({} 0)" d="M0 0L16-9V9Z"/>"#,
        radius + BAND + 2.0
    )
}

/// A place on the dial: so many headings to port, so far from the bow.
fn polar(way: &Way, turn: f64, radius: f64) -> (f64, f64) {
    let angle = (f64::from(way.from.angle) - 5.0 * turn).to_radians();
    (radius * angle.cos(), radius * angle.sin())
}

/// An arc from a turn to one farther to port, which is anticlockwise.
fn arc(way: &Way, from: f64, to: f64, radius: f64) -> String {
    let ((x, y), (u, v)) = (polar(way, from, radius), polar(way, to, radius));
    let large = u8::from(to - from > 36.0);
    format!("M{x:.1} {y:.1}A{radius} {radius} 0 {large} 0 {u:.1} {v:.1}")
}

/// Band, ticks, and signs where courses dock, ram or stop.
fn face(way: &Way, radius: f64) -> String {
    let ends = 18.6;
    let (inner, outer) = (radius - BAND, radius + BAND);
    let ((u, v), (p, q)) = (polar(way, ends, outer), polar(way, -ends, outer));
    let back = format!("L{u:.1} {v:.1}A{outer} {outer} 0 1 1 {p:.1} {q:.1}Z");
    let mut drawn = [
        path("bs-dial-band", &(arc(way, -ends, ends, inner) + &back)),
        path("bs-dial-rim", &arc(way, -ends, ends, inner)),
    ]
    .concat();
    for tick in &way.ticks {
        drawn += &drawn_tick(way, tick, radius);
    }
    for run in way.runs() {
        drawn += &drawn_run(way, run, radius);
    }
    drawn
}

fn drawn_tick(way: &Way, tick: &Tick, radius: f64) -> String {
    let turn = tick.leg.turn;
    let from = radius - 7.0;
    if tick.place.is_none() {
        let (x, y) = polar(way, turn.into(), from + 3.5);
        return format!(r#"<circle class="bs-tick-closed" cx="{x:.1}" cy="{y:.1}" r="1.8"/>"#);
    }
    let (kind, length) = match turn {
        0 => ("ahead", 16.0),
        turn if turn % 3 == 0 => ("long", 12.0),
        _ => ("short", 7.0),
    };
    let ((x, y), (u, v)) = (polar(way, turn.into(), from), polar(way, turn.into(), from + length));
    format!(r#"<path class="bs-tick" data-kind="{kind}" d="M{x:.1} {y:.1}L{u:.1} {v:.1}"/>"#)
}

fn drawn_run(way: &Way, run: Run, radius: f64) -> String {
    let (first, last) = (f64::from(run.first), f64::from(run.last));
    let (x, y) = polar(way, (first + last) / 2.0, radius);
    let sign = match run.sign {
        Sign::Dock => "M0-5.5V6M-3-2.5H3M-5 2Q-4.5 6 0 6Q4.5 6 5 2M0-5.5A1.2 1.2 0 1 0 0.01-5.5",
        Sign::Ram => "M-6 0H2M-1.5-3.5L2 0L-1.5 3.5M5-5.5V5.5",
        Sign::Stop => "M-5-5V5M0-5V5",
        Sign::Stuck => "M-5 3A5 5 0 1 1 4 4M4 4L5.5 0M4 4L0.5 3",
    };
    let arc = arc(way, first - 0.35, last + 0.35, radius + BAND + 1.0);
    format!(
        r#"{}<g transform="translate({x:.1} {y:.1})"><circle class="bs-sign-disc" r="10.5"/><path class="bs-sign" d="{sign}"/></g>"#,
        path("bs-dial-run", &arc),
    )
}

/// The key at an end of the dial: one heading that way.
fn end_key(sight: Sight, radius: Memo<f64>, at: Memo<usize>, by: i32) -> AnyView {
    let place = move || {
        let radius = radius.get();
        let beyond = f64::from(by) * (18.0 + BEYOND * WIDE / radius / 5.0);
        let (x, y) = sight.of_way(|way| polar(way, beyond, radius));
        format!("translate({x:.1}px,{y:.1}px)")
    };
    let terms = text::terms(sight.lang());
    let label = if by > 0 { terms.to_port } else { terms.to_starboard };
    let sign = if by > 0 { TO_PORT } else { TO_STARBOARD };
    view! {
        <button
            type="button"
            class="bs-dial-key"
            aria-label=label
            title=label
            tabindex="-1"
            style:transform=place
            on:click=move |_| step(sight, at.get_untracked(), by)
        >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" inner_html=sign></svg>
        </button>
    }
    .into_any()
}

const TO_PORT: &str = r#"<path d="M9 5L5 9L9 13M5.5 9H14Q19 9 19 14V18"/>"#;
const TO_STARBOARD: &str = r#"<path d="M15 5L19 9L15 13M18.5 9H10Q5 9 5 14V18"/>"#;

/// Outside the knob: "30° to starboard · 700", and what awaits her.
fn label(sight: Sight, radius: Memo<f64>) -> AnyView {
    let told = move || {
        let tick = sight.tick()?;
        Some(sight.desk.names.with(|names| {
            sight.scope.with(|seen| text::course_tag(&seen.view, &tick.leg, names, sight.is_wide()))
        }))
    };
    let at = move || {
        let turn = sight.tick().map_or(0.0, |tick| f64::from(tick.leg.turn));
        sight.of_way(|way| polar(way, turn, radius.get() + 20.0))
    };
    let side = move || {
        let (x, y) = at();
        match (x.abs() > 0.55 * y.abs(), x > 0.0, y > 0.0) {
            (true, true, _) => "right",
            (true, false, _) => "left",
            (false, _, true) => "below",
            (false, _, false) => "above",
        }
    };
    view! {
        <When is=move || sight.tick().is_some()>
            <div
                class="bs-course-tag"
                aria-hidden="true"
                data-side=side
                style:left=move || format!("{:.0}px", at().0)
                style:top=move || format!("{:.0}px", at().1)
            >
                <strong>{move || told().map(|(course, _)| course)}</strong>
                <span>{move || told().and_then(|(_, end)| end)}</span>
            </div>
        </When>
    }
    .into_any()
}

/// Which segment, where she may choose, and a key that exchanges bow and stern.
pub fn ways(sight: Sight) -> AnyView {
    let keys = move || if sight.desk.open.get() { keys(sight) } else { Vec::new() };
    view! { <div class="bs-ways" data-spot="ways">{rows(keys, move |at| way_key(sight, at))}</div> }
        .into_any()
}

/// The dials of the direction in sight, and the first one of the other; none where there is but
/// one.
fn keys(sight: Sight) -> Vec<(usize, bool)> {
    let now = sight.way();
    sight.read(|table| {
        let ways = table.course.as_ref().map_or(&[][..], |course| &course.ways);
        let Some(way) = ways.get(now).filter(|_| ways.len() > 1) else { return Vec::new() };
        let alike = |at: &usize| ways[*at].astern == way.astern;
        let same = (0..ways.len()).filter(alike).map(|at| (at, false));
        let other = (0..ways.len()).find(|at| !alike(at)).map(|at| (at, true));
        same.chain(other).collect()
    })
}

fn way_key(sight: Sight, (at, turns): (usize, bool)) -> AnyView {
    let words = move || {
        sight.read(|table| {
            let way = table.course.as_ref()?.ways.get(at)?;
            Some(text::way_key(sight.lang(), way.length, way.astern, turns))
        })
    };
    view! {
        <button
            type="button"
            class="bs-way"
            data-pick=""
            aria-pressed=move || if sight.way() == at { "true" } else { "false" }
            on:click=move |_| switch(sight, at)
        >
            {words}
        </button>
    }
    .into_any()
}

/// Another dial: what was shown is shown there, as near as can be.
fn switch(sight: Sight, way: usize) {
    let turn = untrack(|| sight.tick()).map(|tick| tick.leg.turn);
    sight.own.way.set(way);
    let tick = turn.and_then(|turn| {
        untrack(|| sight.read(|table| table.course.as_ref()?.ways.get(way)?.toward(turn.into())))
    });
    match tick {
        Some(tick) => sight.show(Chosen { way, tick }),
        None => sight.desk.clear.run(()),
    }
}

fn step(sight: Sight, from: usize, by: i32) {
    let (way, set) = untrack(|| (sight.way(), sight.set()));
    // The first press shows what the knob stands at.
    let by = if set.is_none() && by.abs() == 1 { 0 } else { by };
    if let Some(tick) = untrack(|| sight.of_way(|way| way.stepped(from, by))) {
        sight.show(Chosen { way, tick });
    }
}

fn keyed(sight: Sight, at: usize, event: &KeyboardEvent) {
    match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => step(sight, at, 1),
        "ArrowRight" | "ArrowDown" => step(sight, at, -1),
        "PageUp" => step(sight, at, LEAP),
        "PageDown" => step(sight, at, -LEAP),
        "Home" => step(sight, at, 72),
        "End" => step(sight, at, -72),
        "Enter" | " " if !event.repeat() => match untrack(|| sight.set()) {
            Some(_) => sight.confirm(),
            None => step(sight, at, 0),
        },
        _ => return,
    }
    event.prevent_default();
    event.stop_propagation();
}

/// The dial is dragged or tapped.
pub fn turned(sight: Sight, phase: Phase, to: Spot) {
    let (way, before) = untrack(|| (sight.way(), sight.set()));
    let tick = untrack(|| sight.of_way(|way| way.pointing(to)));
    let Some(tick) = tick else { return };
    handled(sight, phase, before, Chosen { way, tick });
}

/// A ship is dragged: to the end of a course, whichever ends nearest to the finger.
pub fn hauled(sight: Sight, ship: u8, phase: Phase, to: Spot) {
    let asks_ship = untrack(|| {
        let asked = sight.scope.with(|seen| seen.view.asked().map(|asked| asked.decision));
        asked == Some(Decision::Ship)
    });
    if phase == Phase::Began && asks_ship && sight.desk.open.get_untracked() {
        sight.own.dragged.set((ship, true));
    }
    let found = untrack(|| {
        sight.model.with(|table| {
            let course = table.course.as_ref().filter(|course| course.ship == ship)?;
            course.nearest(to)
        })
    });
    if let Some(set) = found {
        let before = untrack(|| sight.set());
        handled(sight, phase, before, set);
    }
    if asks_ship && matches!(phase, Phase::Ended | Phase::Cancelled) {
        sight.own.dragged.set((ship, false));
    }
}

fn handled(sight: Sight, phase: Phase, before: Option<Chosen>, set: Chosen) {
    match phase {
        Phase::Began | Phase::Moved => {
            if before != Some(set) {
                sight.show(set);
            }
        }
        Phase::Tapped | Phase::Ended => sight.let_go(set),
        Phase::Cancelled => sight.desk.clear.run(()),
    }
}
