//! Fingers, mouse and wheel on the chart.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent, WheelEvent};

use super::fingers::{Fingers, Gesture, Phase};
use super::glass::Glass;
use super::marks;
use super::pilot::Pace;
use super::space::Point;

/// A notch of the wheel, in milliseconds at normal speed.
const NOTCH: u32 = 120;
/// Less than so many pixels of wheel is a finger on a pad: there is nothing to smooth.
const FINE: f64 = 40.0;

/// A drag that began on a mark with `data-grip`. Points are of the world.
#[derive(Clone, PartialEq, Debug)]
pub struct Drag {
    /// What its `data-grip` says.
    pub grip: String,
    /// How far it has come.
    pub phase: Phase,
    /// Where it began.
    pub from: Point,
    /// Where it is now.
    pub to: Point,
}

/// Hears of everything that points.
#[derive(Clone, Copy)]
pub(super) struct Pointers {
    glass: Glass,
    grip: Option<Callback<Drag>>,
    fingers: StoredValue<Fingers>,
    /// What the first finger came down on, and whether that is a button as well.
    gripped: StoredValue<(String, bool)>,
}

impl Pointers {
    pub fn new(glass: Glass, grip: Option<Callback<Drag>>) -> Pointers {
        let fingers = StoredValue::new(Fingers::default());
        Pointers { glass, grip, fingers, gripped: StoredValue::default() }
    }

    pub fn down(self, board: &HtmlElement, event: &PointerEvent) {
        let Some(aim) = aim(event) else { return };
        if event.button() != 0 || is_on_a_key(event) {
            return;
        }
        let grip = self.grip.and_then(|_| found(&aim, "[data-grip]"));
        let first = !self.fingers.with_value(Fingers::are_down);
        if first {
            let name = grip.as_ref().and_then(|grip| grip.get_attribute("data-grip"));
            let button = found(&aim, "button, [role=\"button\"]").is_some();
            self.gripped.set_value((name.unwrap_or_default(), button));
            self.glass.change(super::pilot::Pilot::touch);
        }
        let (id, at) = (event.pointer_id(), place(board, event));
        let gesture =
            self.fingers.try_update_value(|fingers| fingers.press(id, at, grip.is_some()));
        self.follow(gesture.flatten());
    }

    pub fn moved(self, board: &HtmlElement, event: &PointerEvent) {
        if !self.fingers.with_value(Fingers::are_down) {
            return;
        }
        let (id, at) = (event.pointer_id(), place(board, event));
        let before = self.fingers.with_value(Fingers::have_strayed);
        let gesture = self.fingers.try_update_value(|fingers| fingers.shift(id, at)).flatten();
        if gesture.is_some() && !before {
            // From now on the finger belongs to the chart, wherever it goes. Not before: a captured
            // finger's click would go to the chart instead of what it taps. One that is gone
            // already cannot be captured, and need not be.
            drop(board.set_pointer_capture(id));
            drop(board.set_attribute("data-moving", ""));
        }
        self.follow(gesture);
    }

    pub fn lifted(self, board: &HtmlElement, event: &PointerEvent, cancelled: bool) {
        let id = event.pointer_id();
        let gesture = self.fingers.try_update_value(|fingers| fingers.lift(id, cancelled));
        self.follow(gesture.flatten());
        let fingers = self.fingers.get_value();
        if !fingers.are_down() {
            drop(board.remove_attribute("data-moving"));
            self.glass.release(fingers.have_strayed());
        }
    }

    /// A click ends every touch, before anything else on the chart hears of it: after a drag it
    /// means nothing.
    pub fn clicked(self, board: &HtmlElement, event: &MouseEvent) {
        // Keys, readers and the chart itself click without a pointer.
        if event.detail() == 0 || is_on_a_key(event) {
            return;
        }
        if self.fingers.with_value(Fingers::have_strayed) {
            event.stop_propagation();
            event.prevent_default();
        } else {
            marks::tap(self.glass, board, event);
        }
    }

    /// The wheel zooms at the pointer; so do two fingers on a pad, which browsers report as a wheel
    /// with Ctrl.
    pub fn turned(self, board: &HtmlElement, event: &WheelEvent) {
        event.prevent_default();
        let height = self.glass.ask(|pilot| pilot.bounds().frame.height);
        let unit = match event.delta_mode() {
            WheelEvent::DOM_DELTA_LINE => 33.0,
            WheelEvent::DOM_DELTA_PAGE => height,
            _ => 1.0,
        };
        let delta = (event.delta_y() * unit).clamp(-200.0, 200.0);
        let factor = (-delta * if event.ctrl_key() { 0.01 } else { 0.0018 }).exp();
        let pace = if delta.abs() < FINE { Pace::AT_ONCE } else { self.glass.pace(NOTCH) };
        let at = place(board, event);
        self.glass.change(|pilot| pilot.zoom(at, factor, pace));
    }

    fn follow(self, gesture: Option<Gesture>) {
        match gesture {
            None => {}
            Some(Gesture::Pan(by)) => self.glass.change(|pilot| pilot.pan(by, Pace::AT_ONCE)),
            Some(Gesture::Pinch { about, factor, by }) => self.glass.change(|pilot| {
                pilot.zoom(about, factor, Pace::AT_ONCE);
                pilot.pan(by, Pace::AT_ONCE);
            }),
            Some(Gesture::Grip(phase, from, to)) => self.drag(phase, from, to),
        }
    }

    fn drag(self, phase: Phase, from: Point, to: Point) {
        let (grip, button) = self.gripped.get_value();
        // A button is told of a tap by its click.
        if let Some(tell) = self.grip
            && !(button && phase == Phase::Tapped)
        {
            let world =
                |at: Point| self.glass.ask(|pilot| pilot.bounds().world(pilot.camera(), at));
            tell.run(Drag { grip, phase, from: world(from), to: world(to) });
        }
    }
}

fn aim(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn found(aim: &Element, wanted: &str) -> Option<Element> {
    aim.closest(wanted).ok().flatten()
}

/// The keys of the chart lie over it and are no part of it.
fn is_on_a_key(event: &web_sys::Event) -> bool {
    aim(event).is_some_and(|aim| found(&aim, ".chart-keys").is_some())
}

/// Where in the frame of the board something happens.
fn place(board: &HtmlElement, event: &MouseEvent) -> Point {
    let frame = board.get_bounding_client_rect();
    Point::new(
        f64::from(event.client_x()) - frame.left(),
        f64::from(event.client_y()) - frame.top(),
    )
}
