//! Marks: parts of the page that lie over points of the world and keep their size.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, KeyboardEvent, MouseEvent};

use super::glass::Glass;
use super::near::{Tap, Target, Way, tapped, toward};
use super::space::Point;

/// What can be touched among the marks. A slider has keys of its own, and so has what is in it.
const THINGS: &str = ".chart-marks :is(button, [role=\"button\"]):not([role=\"slider\"] *)";

/// Something over a point of the world: as large as it is, at any zoom, with its middle there.
pub fn mark(at: impl Into<Signal<Point>>, drawn: AnyView) -> AnyView {
    placed(at.into(), drawn)
}

fn placed(at: Signal<Point>, drawn: AnyView) -> AnyView {
    view! {
        <div
            class="chart-mark"
            style:--x=move || at.get().x.to_string()
            style:--y=move || at.get().y.to_string()
        >
            {drawn}
        </div>
    }
    .into_any()
}

/// What can be touched on this board, in page order.
fn things(board: &HtmlElement) -> Vec<HtmlElement> {
    let Ok(all) = board.query_selector_all(THINGS) else { return Vec::new() };
    (0..all.length()).filter_map(|at| all.item(at)?.dyn_into().ok()).collect()
}

/// Where something lies in the frame of the board.
fn target(board: &HtmlElement, thing: &Element) -> Target {
    let (frame, rect) = (board.get_bounding_client_rect(), thing.get_bounding_client_rect());
    let half = Point::new(rect.width() / 2.0, rect.height() / 2.0);
    let corner = Point::new(rect.left() - frame.left(), rect.top() - frame.top());
    Target { middle: Point::new(corner.x + half.x, corner.y + half.y), half, acts: acts(thing) }
}

fn acts(thing: &Element) -> bool {
    thing.has_attribute("data-act") || thing.has_attribute("data-pick")
}

/// One of the marks is a stop of the Tab key: the one that had the focus last, else the first that
/// can act. From there arrows lead to the others.
pub(super) fn keep_one_stop(board: &HtmlElement) {
    let all = things(board);
    let is_stop = |thing: &&HtmlElement| thing.get_attribute("tabindex").as_deref() == Some("0");
    let active = document().active_element();
    let has_focus = |thing: &&HtmlElement| active.as_ref() == Some(thing.as_ref());
    let can_act = |thing: &&HtmlElement| acts(thing);
    let some_act = all.iter().any(|thing| acts(thing));
    let stop = all.iter().find(has_focus);
    let stop = stop.or_else(|| all.iter().find(|thing| is_stop(thing) && acts(thing) == some_act));
    let stop = stop.or_else(|| all.iter().find(can_act)).or(all.first());
    for thing in &all {
        let wanted = if Some(thing) == stop { "0" } else { "-1" };
        if thing.get_attribute("tabindex").as_deref() != Some(wanted) {
            // An attribute with a fixed name is always accepted.
            drop(thing.set_attribute("tabindex", wanted));
        }
    }
}

/// A mark has got the focus: it is the stop now, and in sight if it was reached by keys.
pub(super) fn focused(glass: Glass, board: &HtmlElement, thing: &Element) {
    if thing.closest(".chart-marks").ok().flatten().is_none() {
        return;
    }
    keep_one_stop(board);
    if thing.matches(":focus-visible").unwrap_or(false) {
        glass.bring_in(target(board, thing).middle);
    }
}

/// Arrows, Home and End on a mark lead to another. True if the key was one of them.
pub(super) fn move_focus(board: &HtmlElement, from: &Element, event: &KeyboardEvent) -> bool {
    let all = things(board);
    let Some(at) = all.iter().position(|thing| **thing == *from) else { return false };
    let next = match (Way::of_key(&event.key()), event.key().as_str()) {
        (Some(way), _) => {
            let middles: Vec<Point> = all.iter().map(|thing| target(board, thing).middle).collect();
            toward(middles[at], way, &middles)
        }
        (None, "Home") => Some(0),
        (None, "End") => Some(all.len() - 1),
        _ => return false,
    };
    if let Some(next) = next {
        // The chart brings it into sight itself: the browser would scroll what must not scroll.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // Focusing an element of the page cannot fail.
        drop(all[next].focus_with_options(&options));
    }
    true
}

/// A tap reaches the mark that is nearest to it, whichever lies on top; where two that can act lie
/// too near together, the chart comes nearer instead.
pub(super) fn tap(glass: Glass, board: &HtmlElement, event: &MouseEvent) {
    let aim = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(aim) = aim else { return };
    let all = things(board);
    let aimed = all.iter().position(|thing| thing.contains(Some(&aim)));
    // What else can be touched answers for itself.
    let other = aim.closest("button, a, [role=\"button\"], [role=\"slider\"], [data-grip]");
    if aimed.is_none() && other.is_ok_and(|other| other.is_some()) {
        return;
    }
    let frame = board.get_bounding_client_rect();
    let at = Point::new(
        f64::from(event.client_x()) - frame.left(),
        f64::from(event.client_y()) - frame.top(),
    );
    let targets: Vec<Target> = all.iter().map(|thing| target(board, thing)).collect();
    let room = glass.ask(|pilot| pilot.bounds().most() / pilot.goal().scale);
    match tapped(at, &targets, room) {
        Tap::LooksCloser(about, factor) => {
            event.stop_propagation();
            event.prevent_default();
            glass.steer(|pilot, pace| pilot.zoom(about, factor, pace));
        }
        Tap::Hits(nearest) if aimed != Some(nearest) => {
            event.stop_propagation();
            event.prevent_default();
            all[nearest].click();
        }
        Tap::Hits(_) | Tap::Misses => {}
    }
}
