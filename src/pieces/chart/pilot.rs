//! Where the camera is and where it goes: of its own accord only to what is to be looked at, and
//! never under a finger.

use super::camera::{Bounds, Camera};
use super::space::{Extent, Point, Size};

/// Steers the camera.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pilot {
    bounds: Bounds,
    camera: Camera,
    /// What the camera was brought to last; another frame shows the same again.
    aim: Aim,
    look: Option<Extent>,
    /// Under way from one look to another.
    leg: Option<Leg>,
    /// Is there a finger on the chart?
    touched: bool,
    /// Something to be looked at has come while there was one.
    put_off: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    Whole,
    Look,
    Free,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Leg {
    from: Camera,
    to: Camera,
    since: f64,
    length: f64,
}

/// When something happens and how long the camera may take over it, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// The page's clock.
    pub now: f64,
    /// From one look to another; 0 is at once.
    pub length: f64,
}

impl Pace {
    /// At once.
    pub const AT_ONCE: Pace = Pace { now: 0.0, length: 0.0 };
}

impl Pilot {
    /// A pilot without a chart.
    pub fn new(greatest: f64) -> Pilot {
        let bounds = Bounds { extent: Extent::default(), frame: Size::default(), greatest };
        Pilot {
            bounds,
            camera: bounds.whole(),
            aim: Aim::Whole,
            look: None,
            leg: None,
            touched: false,
            put_off: false,
        }
    }

    /// How far the camera may go.
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// What is looked at now.
    pub fn camera(&self) -> Camera {
        self.camera
    }

    /// What will be looked at once the camera rests.
    pub fn goal(&self) -> Camera {
        self.leg.map_or(self.camera, |leg| leg.to)
    }

    /// What the decision is about.
    pub fn look(&self) -> Option<Extent> {
        self.look
    }

    /// The frame has another size.
    pub fn resize(&mut self, frame: Size) {
        if frame != self.bounds.frame && !frame.is_empty() {
            let first = self.bounds.frame.is_empty();
            self.bounds.frame = frame;
            if first && self.look.is_some() {
                self.aim = Aim::Look;
                self.camera = self.bounds.whole();
            }
            self.aim_again();
        }
    }

    /// There is something else to see.
    pub fn chart(&mut self, extent: Extent) {
        if extent != self.bounds.extent {
            self.bounds.extent = extent;
            self.aim_again();
        }
    }

    fn aim_again(&mut self) {
        let goal = self.goal();
        self.leg = None;
        self.camera = match (self.aim, self.look) {
            (Aim::Whole, _) => self.bounds.whole(),
            (Aim::Look, Some(look)) => self.bounds.sighting(self.bounds.kept(goal), look),
            _ => self.bounds.kept(goal),
        };
    }

    /// This is to be looked at. Under a finger nothing moves: it is put off until that is lifted.
    pub fn heed(&mut self, look: Option<Extent>, pace: Pace) {
        if look == self.look {
            return;
        }
        self.look = look;
        self.put_off = self.touched;
        if !self.touched {
            self.here(pace);
        }
    }

    /// Brings what the decision is about into sight, if it is not.
    pub fn here(&mut self, pace: Pace) {
        let Some(look) = self.look else { return };
        self.go(self.bounds.sighting(self.goal(), look), pace);
        self.aim = Aim::Look;
    }

    /// Shows all there is.
    pub fn whole(&mut self, pace: Pace) {
        self.go(self.bounds.whole(), pace);
    }

    /// Brings a point of the world into the middle.
    pub fn center(&mut self, point: Point, pace: Pace) {
        self.go(self.bounds.kept(Camera { middle: point, ..self.goal() }), pace);
    }

    /// Larger by a factor around a place of the frame, in pixels.
    pub fn zoom(&mut self, at: Point, factor: f64, pace: Pace) {
        self.go(self.bounds.zoomed(self.goal(), at, factor), pace);
    }

    /// The world moves by so many pixels.
    pub fn pan(&mut self, by: Point, pace: Pace) {
        self.go(self.bounds.moved(self.goal(), by), pace);
    }

    /// Brings a point of the world into sight, so many pixels inside the frame.
    pub fn show(&mut self, point: Point, inside: f64, pace: Pace) {
        self.go(self.bounds.showing(self.goal(), point, inside), pace);
    }

    fn go(&mut self, to: Camera, pace: Pace) {
        if to != self.goal() {
            let from = self.camera;
            if pace.length > 0.0 {
                self.leg = Some(Leg { from, to, since: pace.now, length: pace.length });
            } else {
                self.leg = None;
                self.camera = to;
            }
        }
        self.aim = if to == self.bounds.whole() { Aim::Whole } else { Aim::Free };
    }

    /// A finger comes down: the camera stands still.
    pub fn touch(&mut self) {
        self.touched = true;
        if self.leg.take().is_some() {
            self.aim = Aim::Free;
        }
    }

    /// The last finger has been lifted. What came meanwhile is looked at now, unless the finger
    /// has gone elsewhere.
    pub fn release(&mut self, strayed: bool, pace: Pace) {
        self.touched = false;
        if std::mem::take(&mut self.put_off) && !strayed {
            self.here(pace);
        }
    }

    /// Goes on to this time; true while there is still a way to go.
    pub fn step(&mut self, now: f64) -> bool {
        let Some(Leg { from, to, since, length }) = self.leg else { return false };
        let part = ((now - since) / length).clamp(0.0, 1.0);
        if part < 1.0 {
            // Soon under way, gently there.
            self.camera = from.toward(to, 1.0 - (1.0 - part).powi(3));
        } else {
            self.camera = to;
            self.leg = None;
        }
        self.leg.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Size = Size { width: 360.0, height: 300.0 };
    const SEA: Extent = Extent { left: 0.0, top: 0.0, width: 4000.0, height: 3000.0 };

    fn pilot() -> Pilot {
        let mut pilot = Pilot::new(0.4);
        pilot.chart(SEA);
        pilot.resize(FRAME);
        pilot
    }

    fn ship() -> Option<Extent> {
        Some(Extent::around(Point::new(900.0, 700.0), 700.0))
    }

    fn sees(pilot: &Pilot, look: Option<Extent>) -> bool {
        let (shown, look) = (pilot.bounds().shown(pilot.camera()), look.expect("a look"));
        shown.left <= look.left + 1e-6
            && shown.top <= look.top + 1e-6
            && shown.right() >= look.right() - 1e-6
            && shown.bottom() >= look.bottom() - 1e-6
    }

    #[test]
    fn a_chart_opens_whole_or_at_what_the_decision_is_about() {
        let whole = pilot();
        assert_eq!(whole.camera(), whole.bounds().whole());
        let mut pilot = Pilot::new(0.4);
        pilot.chart(SEA);
        pilot.heed(ship(), Pace { now: 5.0, length: 300.0 });
        pilot.resize(FRAME);
        assert!(sees(&pilot, ship()) && pilot.camera().scale > 0.2, "{:?}", pilot.camera());
        assert!(!pilot.step(6.0), "there is no way to go");
    }

    #[test]
    fn it_glides_to_what_is_to_be_looked_at_and_is_there_in_time() {
        let mut pilot = pilot();
        pilot.heed(ship(), Pace { now: 1000.0, length: 300.0 });
        assert_eq!(pilot.camera(), pilot.bounds().whole(), "not there yet");
        assert!(pilot.step(1100.0));
        let between = pilot.camera();
        assert!(between.scale > pilot.bounds().least() && between.scale < pilot.goal().scale);
        assert!(!pilot.step(1300.0));
        assert!(sees(&pilot, ship()));
    }

    #[test]
    fn it_never_moves_under_a_finger() {
        let mut pilot = pilot();
        pilot.touch();
        pilot.heed(ship(), Pace::AT_ONCE);
        assert_eq!(pilot.camera(), pilot.bounds().whole());
        let mut strayed = pilot;
        pilot.release(false, Pace::AT_ONCE);
        assert!(sees(&pilot, ship()), "it was only put off");
        strayed.release(true, Pace::AT_ONCE);
        assert_eq!(strayed.camera(), strayed.bounds().whole(), "who has moved it keeps it");
    }

    #[test]
    fn a_finger_stops_it_on_its_way() {
        let mut pilot = pilot();
        pilot.heed(ship(), Pace { now: 0.0, length: 300.0 });
        pilot.step(150.0);
        let caught = pilot.camera();
        pilot.touch();
        assert!(!pilot.step(299.0));
        assert_eq!(pilot.camera(), caught);
    }

    #[test]
    fn another_frame_shows_the_same_again() {
        let wide = Size { width: 900.0, height: 600.0 };
        let mut whole = pilot();
        whole.resize(wide);
        assert_eq!(whole.camera(), whole.bounds().whole());
        let mut looking = pilot();
        looking.heed(ship(), Pace::AT_ONCE);
        looking.resize(wide);
        assert!(sees(&looking, ship()));
        let mut free = looking;
        free.zoom(Point::new(450.0, 300.0), 1.1, Pace::AT_ONCE);
        let before = free.camera();
        free.resize(FRAME);
        assert_eq!(free.camera(), before, "what somebody has chosen stays");
    }

    #[test]
    fn keys_in_quick_succession_add_up() {
        let mut pilot = pilot();
        let middle = FRAME.middle();
        for now in [0.0, 10.0, 20.0] {
            pilot.zoom(middle, 1.5, Pace { now, length: 200.0 });
        }
        assert!(!pilot.step(500.0));
        assert!((pilot.camera().scale - 0.09 * 1.5f64.powi(3)).abs() < 1e-9);
    }

    #[test]
    fn nothing_to_look_at_moves_nothing() {
        let mut pilot = pilot();
        pilot.heed(ship(), Pace::AT_ONCE);
        let before = pilot.camera();
        pilot.heed(None, Pace::AT_ONCE);
        pilot.here(Pace::AT_ONCE);
        assert_eq!(pilot.camera(), before);
    }
}
