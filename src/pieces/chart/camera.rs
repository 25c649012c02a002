//! What of the world is in sight, and how far one may go.

use super::space::{Extent, Point, Size};

/// A look at the world: what lies in the middle of the frame, and how large things are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// What lies in the middle of the frame, in world units.
    pub middle: Point,
    /// Pixels a world unit.
    pub scale: f64,
}

impl Camera {
    /// Part of the way to another look. Whatever both show in the same place of the frame stays
    /// there all the way, so that what is zoomed at does not swim.
    pub fn toward(self, other: Camera, part: f64) -> Camera {
        let scale = self.scale * (other.scale / self.scale).powf(part);
        let unlike = 1.0 / other.scale - 1.0 / self.scale;
        let along = if (other.scale / self.scale - 1.0).abs() < 1e-6 {
            part
        } else {
            (1.0 / scale - 1.0 / self.scale) / unlike
        };
        let Point { x, y } = other.middle.since(self.middle);
        Camera { middle: Point::new(self.middle.x + x * along, self.middle.y + y * along), scale }
    }
}

/// Between these a camera moves: the whole extent at one end, the greatest scale at the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// What there is to see, in world units.
    pub extent: Extent,
    /// Through which it is seen, in pixels.
    pub frame: Size,
    /// At most so many pixels a world unit.
    pub greatest: f64,
}

/// A look may show something at this share of the greatest size at which all of it is in sight.
const LARGE_ENOUGH: f64 = 0.7;

impl Bounds {
    /// All there is, as large as the frame allows.
    pub fn whole(self) -> Camera {
        Camera { middle: self.extent.middle(), scale: self.least() }
    }

    /// The scale at which all is in sight.
    pub fn least(self) -> f64 {
        self.filling(self.extent)
    }

    /// The greatest scale. Where the whole is larger already, there is one scale only.
    pub fn most(self) -> f64 {
        self.greatest.max(self.least())
    }

    fn filling(self, extent: Extent) -> f64 {
        let room = |pixels: f64, units: f64| pixels.max(1.0) / units.max(1e-6);
        room(self.frame.width, extent.width).min(room(self.frame.height, extent.height))
    }

    /// The nearest look to this one that does not lose the chart. The nearer one is, the more of
    /// the frame may lie beyond its edge: what happens there wants room around it.
    pub fn kept(self, camera: Camera) -> Camera {
        let scale = camera.scale.clamp(self.least(), self.most());
        let freedom = (scale / self.least() - 1.0).clamp(0.0, 1.0);
        let axis = |middle: f64, low: f64, high: f64, pixels: f64| {
            let inside = pixels / 2.0 / scale * (1.0 - freedom);
            let (low, high) = (low + inside, high - inside);
            if low > high { (low + high) / 2.0 } else { middle.clamp(low, high) }
        };
        let (extent, frame) = (self.extent, self.frame);
        let x = axis(camera.middle.x, extent.left, extent.right(), frame.width);
        let y = axis(camera.middle.y, extent.top, extent.bottom(), frame.height);
        Camera { middle: Point::new(x, y), scale }
    }

    /// What lies at a place of the frame, given in pixels.
    pub fn world(self, camera: Camera, at: Point) -> Point {
        let Point { x, y } = at.since(self.frame.middle());
        Point::new(camera.middle.x + x / camera.scale, camera.middle.y + y / camera.scale)
    }

    /// Where in the frame a point of the world is seen, in pixels.
    pub fn pixels(self, camera: Camera, point: Point) -> Point {
        let Point { x, y } = point.since(camera.middle);
        let middle = self.frame.middle();
        Point::new(middle.x + x * camera.scale, middle.y + y * camera.scale)
    }

    /// What of the world is in sight.
    pub fn shown(self, camera: Camera) -> Extent {
        let Point { x: left, y: top } = self.world(camera, Point::default());
        let Size { width, height } = self.frame;
        Extent { left, top, width: width / camera.scale, height: height / camera.scale }
    }

    /// The world follows a finger by so many pixels.
    pub fn moved(self, camera: Camera, by: Point) -> Camera {
        let middle = camera.middle.since(Point::new(by.x / camera.scale, by.y / camera.scale));
        self.kept(Camera { middle, ..camera })
    }

    /// Larger by a factor around a place of the frame, which stays where it is.
    pub fn zoomed(self, camera: Camera, at: Point, factor: f64) -> Camera {
        let scale = (camera.scale * factor).clamp(self.least(), self.most());
        let fixed = self.world(camera, at);
        let Point { x, y } = at.since(self.frame.middle());
        let middle = Point::new(fixed.x - x / scale, fixed.y - y / scale);
        self.kept(Camera { middle, scale })
    }

    /// From this look, the nearest one that has an extent in sight and not too small: the same
    /// scale where that will do, moved no farther than it takes.
    pub fn sighting(self, camera: Camera, extent: Extent) -> Camera {
        let best = self.filling(extent).clamp(self.least(), self.most());
        if camera.scale < best * LARGE_ENOUGH || camera.scale > best * 1.001 {
            return self.kept(Camera { middle: extent.middle(), scale: best });
        }
        self.panned(camera, extent)
    }

    /// The same for a point, so many pixels inside the frame, at the same scale.
    pub fn showing(self, camera: Camera, point: Point, inside: f64) -> Camera {
        self.panned(camera, Extent::around(point, inside / camera.scale))
    }

    fn panned(self, camera: Camera, extent: Extent) -> Camera {
        let axis = |middle: f64, low: f64, high: f64, pixels: f64| {
            let half = pixels / 2.0 / camera.scale;
            let (low, high) = (high - half, low + half);
            if low > high { (low + high) / 2.0 } else { middle.clamp(low, high) }
        };
        let x = axis(camera.middle.x, extent.left, extent.right(), self.frame.width);
        let y = axis(camera.middle.y, extent.top, extent.bottom(), self.frame.height);
        self.kept(Camera { middle: Point::new(x, y), ..camera })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sea of 4000 × 3000 through a telephone's frame: all of it is in sight at 0.09.
    const SEA: Bounds = Bounds {
        extent: Extent { left: 0.0, top: 0.0, width: 4000.0, height: 3000.0 },
        frame: Size { width: 360.0, height: 300.0 },
        greatest: 0.4,
    };

    fn at(x: f64, y: f64, scale: f64) -> Camera {
        Camera { middle: Point::new(x, y), scale }
    }

    #[track_caller]
    fn assert_near(one: Point, other: Point) {
        assert!(one.distance(other) < 1e-6, "{one:?} {other:?}");
    }

    #[test]
    fn the_whole_chart_fills_the_frame_and_stays_in_its_middle() {
        let whole = SEA.whole();
        assert_eq!(whole, at(2000.0, 1500.0, 0.09));
        assert_eq!(SEA.moved(whole, Point::new(90.0, -40.0)), whole, "there is nothing beside it");
        let shown = SEA.shown(whole);
        assert!(shown.left <= 0.0 && shown.right() >= 4000.0);
        assert!(shown.top <= 0.0 && shown.bottom() >= 3000.0);
    }

    #[test]
    fn a_place_of_the_frame_and_a_point_of_the_world_answer_each_other() {
        let camera = at(1200.0, 900.0, 0.25);
        let point = Point::new(1300.0, 800.0);
        let pixels = SEA.pixels(camera, point);
        assert_near(pixels, Point::new(205.0, 125.0));
        assert_near(SEA.world(camera, pixels), point);
    }

    #[test]
    fn the_water_stays_under_the_finger() {
        let camera = at(2000.0, 1500.0, 0.25);
        let (from, to) = (Point::new(100.0, 100.0), Point::new(140.0, 70.0));
        let held = SEA.world(camera, from);
        let moved = SEA.moved(camera, to.since(from));
        assert_near(SEA.world(moved, to), held);
    }

    #[test]
    fn what_is_zoomed_at_stays_where_it_is() {
        let camera = at(2000.0, 1500.0, 0.2);
        let finger = Point::new(80.0, 220.0);
        let fixed = SEA.world(camera, finger);
        for factor in [0.8, 1.3, 2.0] {
            let zoomed = SEA.zoomed(camera, finger, factor);
            assert_near(SEA.world(zoomed, finger), fixed);
            for part in [0.25, 0.5, 0.75, 1.0] {
                let halfway = camera.toward(zoomed, part);
                assert_near(SEA.world(halfway, finger), fixed);
            }
        }
    }

    #[test]
    fn zooming_ends_at_the_whole_chart_and_at_the_greatest_scale() {
        let finger = Point::new(10.0, 10.0);
        assert_eq!(SEA.zoomed(SEA.whole(), finger, 100.0).scale, 0.4);
        assert_eq!(SEA.zoomed(at(50.0, 50.0, 0.4), finger, 0.001), SEA.whole());
        let small = Bounds { extent: Extent { width: 400.0, height: 300.0, ..SEA.extent }, ..SEA };
        assert_eq!(small.zoomed(small.whole(), finger, 3.0).scale, small.whole().scale);
    }

    #[test]
    fn the_middle_of_the_frame_never_leaves_the_chart() {
        let far = at(-9000.0, 90_000.0, 0.4);
        assert_eq!(SEA.kept(far), at(0.0, 3000.0, 0.4), "an edge has room around it");
        let nearly_whole = SEA.kept(at(-9000.0, 1500.0, 0.1));
        let beyond = -SEA.shown(nearly_whole).left * nearly_whole.scale;
        assert!((0.0..25.0).contains(&beyond), "hardly any where one sees nearly all: {beyond}");
    }

    #[test]
    fn what_is_in_sight_and_large_enough_moves_nothing() {
        let camera = at(2000.0, 1500.0, 0.2);
        let look = Extent::around(Point::new(1900.0, 1600.0), 600.0);
        assert_eq!(SEA.sighting(camera, look), camera);
    }

    #[test]
    fn what_is_beside_the_frame_is_reached_without_zooming() {
        let camera = at(1000.0, 1500.0, 0.2);
        let look = Extent::around(Point::new(2600.0, 1500.0), 600.0);
        let found = SEA.sighting(camera, look);
        assert_eq!((found.scale, found.middle.y), (0.2, 1500.0));
        let edge = SEA.pixels(found, Point::new(look.right(), 1500.0)).x;
        assert!((edge - 360.0).abs() < 1e-6, "no farther than it takes: {edge}");
    }

    #[test]
    fn what_is_too_small_or_too_large_is_brought_to_fill_the_frame() {
        let look = Extent::around(Point::new(2000.0, 1500.0), 700.0);
        for camera in [SEA.whole(), at(2000.0, 1500.0, 0.4)] {
            let found = SEA.sighting(camera, look);
            assert!((found.scale - 300.0 / 1400.0).abs() < 1e-9, "{found:?}");
            assert_near(found.middle, look.middle());
        }
        let point = Extent::around(Point::new(2000.0, 1500.0), 0.0);
        assert_eq!(SEA.sighting(SEA.whole(), point).scale, 0.4, "no nearer than allowed");
    }

    #[test]
    fn a_point_is_shown_well_inside_the_frame() {
        let camera = at(1000.0, 1000.0, 0.4);
        let found = SEA.showing(camera, Point::new(2000.0, 1000.0), 48.0);
        assert_near(SEA.pixels(found, Point::new(2000.0, 1000.0)), Point::new(312.0, 150.0));
        assert_eq!(SEA.showing(found, Point::new(2000.0, 1000.0), 48.0), found);
    }

    #[test]
    fn a_frame_or_a_world_without_size_is_no_trouble() {
        for bounds in
            [Bounds { frame: Size::default(), ..SEA }, Bounds { extent: Extent::default(), ..SEA }]
        {
            let camera = bounds.zoomed(bounds.whole(), Point::default(), 2.0);
            assert!(camera.scale.is_finite() && camera.scale > 0.0, "{camera:?}");
            assert!(camera.middle.x.is_finite() && camera.middle.y.is_finite(), "{camera:?}");
        }
    }
}
