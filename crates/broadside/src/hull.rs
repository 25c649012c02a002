//! Ships on the water: hull, bow, masts and sails by size and heading (§3.2).

use std::sync::LazyLock;

use crate::island::Island;
use crate::measure::{Heading, Point, Pose, TOUCH};
use crate::polygon::{self, Polygon, Segment};

/// Local abscissa of the shoulders, where the hull has its full beam: ahead of the first mast, so
/// that a ship always meets an obstacle with her bow section.
const SHOULDER: i32 = -100;
/// Local abscissa of the foremost mast, where the bow section ends (B-18).
const FIRST_MAST: i32 = -120;
/// From one mast to the next.
const MAST_GAP: i32 = 80;
/// The largest ship.
pub const MOST_MASTS: u8 = 5;

/// A ship's body on the water: how large she is and where she lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hull {
    /// The masts she was built with, 1 to 5, standing or not.
    pub masts: u8,
    /// Where she lies.
    pub pose: Pose,
}

impl Hull {
    /// The hull of a ship built with so many masts (1 to 5), lying there.
    #[inline]
    pub const fn new(masts: u8, pose: Pose) -> Hull {
        Hull { masts, pose }
    }

    /// Units from bow tip to stern point.
    #[inline]
    pub const fn length(self) -> i32 {
        length(self.masts)
    }

    /// Half of the beam, in units.
    #[inline]
    pub const fn half_beam(self) -> i32 {
        half_beam(self.masts)
    }

    /// The whole hull.
    pub fn outline(self) -> Polygon {
        self.laid(&plan(self.masts, self.pose.heading).hull)
    }

    /// The bow section: from the tip to the foremost mast (B-18).
    pub fn bow(self) -> Polygon {
        self.laid(&plan(self.masts, self.pose.heading).bow)
    }

    /// The rest of the hull, behind the bow section.
    pub fn rest(self) -> Polygon {
        rest_of(self.masts).map(|[forward, port]| self.point(forward, port)).into_iter().collect()
    }

    /// Where mast `i` stands; 1 is the foremost.
    pub fn mast(self, i: u8) -> Point {
        self.point(abscissa(i), 0)
    }

    /// The sail on mast `i`, right across the hull.
    pub fn sail(self, i: u8) -> Segment {
        let w = self.half_beam();
        Segment { from: self.point(abscissa(i), -w), to: self.point(abscissa(i), w) }
    }

    /// Her aftermost point.
    pub fn stern(self) -> Point {
        self.point(-self.length(), 0)
    }

    /// How many points of her a cannon may aim at.
    pub const fn aim_count(self) -> u8 {
        6 + 2 * self.masts
    }

    /// The point of her that has this place among those a cannon may aim at: bow, stern, the four
    /// shoulders, both ends of each sail.
    pub fn aim(self, place: u8) -> Point {
        let (n, w) = (self.length(), self.half_beam());
        match place {
            0 => self.pose.at,
            1 => self.point(-n, 0),
            2 => self.point(SHOULDER, -w),
            3 => self.point(SHOULDER, w),
            4 => self.point(-SHOULDER - n, -w),
            5 => self.point(-SHOULDER - n, w),
            _ => self.point(abscissa(place / 2 - 2), if place.is_multiple_of(2) { -w } else { w }),
        }
    }

    /// The same water with bow and stern exchanged, within 1 unit: a pivot (B-70), and how a ship
    /// casts off (B-59).
    pub fn reversed(self) -> Hull {
        Hull::new(self.masts, Pose::new(self.stern(), self.pose.heading.opposite()))
    }

    /// Does her bow touch the other ship anywhere? That pins her unless the other is derelict or
    /// friendly (B-83, R-14, R-15).
    pub fn bow_touches(self, other: Hull) -> bool {
        self.is_about(other, TOUCH) && polygon::touch(&self.bow(), &other.outline())
    }

    /// Does her bow touch the rest of the other's hull, so that she may ram (B-80, B-82)?
    pub fn bow_touches_rest(self, other: Hull) -> bool {
        self.is_about(other, TOUCH) && polygon::touch(&self.bow(), &other.rest())
    }

    /// Does any part of her touch the other ship (B-97, B-115)?
    pub fn touches(self, other: Hull) -> bool {
        self.is_within(other, TOUCH)
    }

    /// Is the other ship at most `range` away, hull to hull (§3.4)?
    pub fn is_within(self, other: Hull, range: i32) -> bool {
        self.is_about(other, range) && polygon::within(&self.outline(), &other.outline(), range)
    }

    /// Does her bow touch the island (B-71)?
    pub fn bow_touches_island(self, island: Island) -> bool {
        self.is_about_island(island, TOUCH) && polygon::touch(&self.bow(), &island.outline())
    }

    /// Is the island at most `range` away from her hull (§3.4)?
    pub fn is_within_island(self, island: Island, range: i32) -> bool {
        self.is_about_island(island, range)
            && polygon::within(&self.outline(), &island.outline(), range)
    }

    /// Could the other ship be that near, going by circles round both?
    #[inline]
    fn is_about(self, other: Hull, range: i32) -> bool {
        let reach = i64::from(range + self.radius() + other.radius());
        self.centre().square_to(other.centre()) <= reach * reach
    }

    #[inline]
    fn is_about_island(self, island: Island, range: i32) -> bool {
        let reach = i64::from(range + self.radius() + Island::RADIUS);
        self.centre().square_to(island.at) <= reach * reach
    }

    /// Her middle, to the nearest unit.
    #[inline]
    pub(crate) fn centre(self) -> Point {
        self.pose.at + corner(plan(self.masts, self.pose.heading).centre)
    }

    /// All of her lies within this distance of her middle, rounding included.
    #[inline]
    pub(crate) const fn radius(self) -> i32 {
        self.length() / 2 + 2
    }

    /// The point `forward` of the bow tip and `port` of the keel.
    #[inline]
    fn point(self, forward: i32, port: i32) -> Point {
        self.pose.at + self.pose.heading.way(forward, port)
    }

    #[inline]
    fn laid(self, corners: &[Corner]) -> Polygon {
        corners.iter().map(|&relative| self.pose.at + corner(relative)).collect()
    }
}

/// Units from bow to stern of a ship with so many masts.
#[inline]
const fn length(masts: u8) -> i32 {
    160 + 80 * masts as i32
}

/// Half the beam of a ship with so many masts.
#[inline]
const fn half_beam(masts: u8) -> i32 {
    36 + 4 * masts as i32
}

/// How far ahead of the bow tip mast `i` stands (it is behind).
#[inline]
const fn abscissa(i: u8) -> i32 {
    FIRST_MAST - MAST_GAP * (i as i32 - 1)
}

/// A corner of a table: relative, in whole units.
pub(crate) type Corner = [i16; 2];

#[inline]
pub(crate) fn corner([x, y]: Corner) -> Point {
    Point::new(x.into(), y.into())
}

/// How a ship of some size lies on some heading, relative to her bow tip.
pub(crate) struct Plan {
    pub(crate) hull: [Corner; 6],
    pub(crate) bow: [Corner; 5],
    pub(crate) centre: Corner,
}

/// The plan of this size and heading.
#[inline]
pub(crate) fn plan(masts: u8, heading: Heading) -> &'static Plan {
    &PLANS[(masts as usize - 1) * Heading::COUNT as usize + heading.index()]
}

static PLANS: LazyLock<Vec<Plan>> = LazyLock::new(|| {
    let sizes = (1..=MOST_MASTS).flat_map(|masts| Heading::all().map(move |h| (masts, h)));
    sizes.map(|(masts, heading)| Plan::new(masts, heading)).collect()
});

impl Plan {
    fn new(masts: u8, heading: Heading) -> Plan {
        let turned = |[forward, port]: [i32; 2]| {
            let way = heading.way(forward, port);
            [way.x as i16, way.y as i16]
        };
        let (n, w) = (length(masts), half_beam(masts));
        let hull = [
            [-n, 0],
            [-SHOULDER - n, -w],
            [SHOULDER, -w],
            [0, 0],
            [SHOULDER, w],
            [-SHOULDER - n, w],
        ];
        let bow = [[FIRST_MAST, -w], [SHOULDER, -w], [0, 0], [SHOULDER, w], [FIRST_MAST, w]];
        Plan { hull: hull.map(turned), bow: bow.map(turned), centre: turned([-n / 2, 0]) }
    }
}

/// The corners of what lies behind the bow section, forward and to port of the tip.
fn rest_of(masts: u8) -> [[i32; 2]; 5] {
    let (n, w) = (length(masts), half_beam(masts));
    [[-n, 0], [-SHOULDER - n, -w], [FIRST_MAST, -w], [FIRST_MAST, w], [-SHOULDER - n, w]]
}
