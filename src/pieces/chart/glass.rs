//! What the parts of a table hold of a chart: what is in sight, and whom to ask for another look.

use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

use super::pilot::{Pace, Pilot};
use super::space::{Extent, Point, Size};
use crate::clock::now;
use crate::pieces::Manner;
use crate::prefs::{Prefs, use_prefs};

/// To what is to be looked at, in milliseconds at normal speed.
const TO_A_LOOK: u32 = 360;
/// What somebody asks for by a key.
pub(super) const BY_A_KEY: u32 = 220;
/// Nearer or farther, by a press.
const STEP: f64 = 1.5;
/// What has the focus lies so many pixels inside the frame.
const INSIDE: f64 = 56.0;

/// The glass a chart is looked at through.
#[derive(Clone, Copy)]
pub struct Glass {
    /// Pixels a world unit; it changes with every frame of zooming. What only has to keep its size
    /// takes `--chart-unit` instead.
    pub scale: Signal<f64>,
    /// What of the world is in sight; it changes with every frame of moving.
    pub shown: Signal<Extent>,
    pilot: StoredValue<Pilot>,
    /// The pilot as it was when the page was painted.
    painted: RwSignal<Pilot>,
    canvas: StoredValue<Option<Canvas>, LocalStorage>,
    /// Will the next frame paint?
    waiting: StoredValue<bool>,
    prefs: Prefs,
}

/// The parts of the page that a frame of moving touches.
#[derive(Clone)]
pub(super) struct Canvas {
    /// The whole box: it knows the scale.
    pub board: HtmlElement,
    /// What is drawn in world units.
    pub world: Element,
    /// The marks.
    pub marks: HtmlElement,
}

impl Glass {
    /// A glass for a chart that is never shown larger than so many pixels a world unit.
    pub fn new(greatest: f64) -> Glass {
        let pilot = Pilot::new(greatest);
        let painted = RwSignal::new(pilot);
        let look = |read: fn(&Pilot) -> Extent| Memo::new(move |_| painted.with(read));
        Glass {
            scale: Memo::new(move |_| painted.with(|pilot| pilot.camera().scale)).into(),
            shown: look(|pilot| pilot.bounds().shown(pilot.camera())).into(),
            pilot: StoredValue::new(pilot),
            painted,
            canvas: StoredValue::new_local(None),
            waiting: StoredValue::new(false),
            prefs: use_prefs(),
        }
    }

    /// Shows the whole chart.
    pub fn whole(self) {
        self.steer(|pilot, pace| pilot.whole(pace));
    }

    /// Brings what the decision is about into sight.
    pub fn here(self) {
        self.steer(|pilot, pace| pilot.here(pace));
    }

    /// A step nearer.
    pub fn nearer(self) {
        self.zoom_by(STEP);
    }

    /// A step farther away.
    pub fn farther(self) {
        self.zoom_by(1.0 / STEP);
    }

    /// Brings a point of the world into the middle, as far as the chart reaches.
    pub fn center_on(self, point: Point) {
        self.steer(|pilot, pace| pilot.center(point, pace));
    }

    fn zoom_by(self, factor: f64) {
        self.steer(|pilot, pace| pilot.zoom(pilot.bounds().frame.middle(), factor, pace));
    }

    /// Can it be shown larger? Tracked.
    pub(super) fn may_come_nearer(self) -> bool {
        self.painted.with(|pilot| pilot.camera().scale < pilot.bounds().most() * 0.999)
    }

    /// Is there more to see than is in sight? Tracked.
    pub(super) fn may_go_farther(self) -> bool {
        self.painted.with(|pilot| pilot.camera().scale > pilot.bounds().least() * 1.001)
    }

    /// Is the decision about something on the chart? Tracked.
    pub(super) fn has_look(self) -> bool {
        self.painted.with(|pilot| pilot.look().is_some())
    }

    /// Brings something at a place of the frame well into sight.
    pub(super) fn bring_in(self, pixels: Point) {
        self.steer(|pilot, pace| {
            let point = pilot.bounds().world(pilot.camera(), pixels);
            pilot.show(point, INSIDE, pace);
        });
    }

    /// This is what the decision is about.
    pub(super) fn heed(self, look: Option<Extent>) {
        let pace = self.pace(TO_A_LOOK);
        self.change(|pilot| pilot.heed(look, pace));
    }

    /// The last finger has been lifted.
    pub(super) fn release(self, strayed: bool) {
        let pace = self.pace(TO_A_LOOK);
        self.change(|pilot| pilot.release(strayed, pace));
    }

    /// Asks the pilot for something that may take its time.
    pub(super) fn steer(self, order: impl FnOnce(&mut Pilot, Pace)) {
        let pace = self.pace(BY_A_KEY);
        self.change(|pilot| order(pilot, pace));
    }

    /// Changes where the camera is or goes; the next frame shows it.
    pub(super) fn change(self, change: impl FnOnce(&mut Pilot)) {
        if self.pilot.try_update_value(change).is_some() {
            self.paint_soon();
        }
    }

    /// Something of the pilot.
    pub(super) fn ask<T>(self, read: impl FnOnce(&Pilot) -> T) -> T {
        self.pilot.with_value(read)
    }

    /// How long the camera may take over something, with the motion and the speed that are set.
    pub(super) fn pace(self, normal: u32) -> Pace {
        match self.prefs.peek(|settings| Manner::of(settings, normal)) {
            Some(Manner::Travel(length)) => Pace { now: now(), length: f64::from(length) },
            _ => Pace::AT_ONCE,
        }
    }

    /// The page is there.
    pub(super) fn mount(self, canvas: Canvas) {
        self.canvas.set_value(Some(canvas));
    }

    /// The frame has this size now. It is painted at once: the browser is about to.
    pub(super) fn fit(self, frame: Size) {
        if self.pilot.try_update_value(|pilot| pilot.resize(frame)).is_some() {
            self.paint();
        }
    }

    fn paint_soon(self) {
        if self.waiting.try_update_value(|waiting| std::mem::replace(waiting, true)) == Some(false)
        {
            request_animation_frame(move || self.frame());
        }
    }

    /// One frame: the camera goes on, and four values on the page say where it is.
    fn frame(self) {
        // The chart may be gone by now.
        let Some(on) = self.pilot.try_update_value(|pilot| pilot.step(now())) else { return };
        self.waiting.set_value(false);
        self.paint();
        if on {
            self.paint_soon();
        }
    }

    fn paint(self) {
        let pilot = self.pilot.get_value();
        let before = self.painted.get_untracked();
        if pilot == before {
            return;
        }
        let (camera, bounds) = (pilot.camera(), pilot.bounds());
        // On whole pixels of the screen, or lines and letters would shimmer.
        let fine = window().device_pixel_ratio().max(1.0);
        let whole = |pixels: f64| (pixels * fine).round() / fine;
        let Point { x, y } = bounds.pixels(camera, Point::default());
        let (x, y, scale) = (whole(x), whole(y), camera.scale);
        self.canvas.with_value(|canvas| {
            let Some(Canvas { board, world, marks }) = canvas else { return };
            // Attributes and properties with fixed names are always accepted.
            drop(world.set_attribute("transform", &format!("matrix({scale} 0 0 {scale} {x} {y})")));
            drop(marks.style().set_property("transform", &format!("translate({x}px,{y}px)")));
            if scale != before.camera().scale {
                let style = board.style();
                drop(style.set_property("--chart-scale", &format!("{scale}px")));
                drop(style.set_property("--chart-unit", &(1.0 / scale).to_string()));
            }
        });
        self.painted.set(pilot);
    }
}
