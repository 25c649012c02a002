//! Units and hulls (§3.1, §3.2).

use broadside::measure::rdiv;
use broadside::polygon::touch;
use broadside::{Heading, Hull, MOST_MASTS, Measure, Point, Pose, Sea};

fn every_hull() -> impl Iterator<Item = Hull> {
    let at = Point::new(5000, 4000);
    (1..=MOST_MASTS)
        .flat_map(move |masts| Heading::all().map(move |h| Hull::new(masts, Pose::new(at, h))))
}

fn is_convex(corners: &[Point]) -> bool {
    let at = |place: usize| corners[place % corners.len()];
    (0..corners.len()).all(|place| {
        let (u, v) = (at(place + 1) - at(place), at(place + 2) - at(place + 1));
        u.x * v.y - u.y * v.x > 0
    })
}

/// B-50: the band of the card is the measure, 5 to 7.
#[test]
fn the_card_measures_everything() {
    assert_eq!([Measure::S, Measure::L].map(Measure::units), [500, 700]);
    assert_eq!([Measure::S, Measure::L].map(Measure::steps), [50, 70]);
    assert_eq!([1, 2, 3, 4].map(|quarters| Measure::S.quarters(quarters)), [12, 25, 37, 50]);
    assert_eq!([1, 2, 3, 4].map(|quarters| Measure::L.quarters(quarters)), [17, 35, 52, 70]);
    // B-190.
    let sizes = [2, 3, 4].map(|players| (Sea::of(players).width, Sea::of(players).height));
    assert_eq!(sizes, [(10_500, 7_700), (12_600, 9_100), (14_000, 10_500)]);
}

#[test]
fn rounding_goes_to_the_nearest_and_halves_go_up() {
    let half = 1 << 13;
    assert_eq!([half - 1, half, -half, -half - 1].map(rdiv), [0, 1, 0, -1]);
    assert_eq!([3 << 14, -(3 << 14)].map(rdiv), [3, -3]);
}

#[test]
fn unit_vectors_go_round() {
    let unit = |fives: u8| Heading::new(fives).unit();
    assert_eq!([unit(0), unit(18)], [Point::new(16384, 0), Point::new(0, 16384)]);
    assert_eq!([unit(36), unit(54)], [Point::new(-16384, 0), Point::new(0, -16384)]);
    assert_eq!([unit(6), unit(12)], [Point::new(14189, 8192), Point::new(8192, 14189)]);
    for heading in Heading::all() {
        let Point { x, y } = heading.unit();
        assert_eq!(heading.opposite().unit(), Point::new(-x, -y));
        assert_eq!(heading.turned(18).unit(), Point::new(-y, x));
        // As long as it should be, but for its last bit.
        assert!((x * x + y * y - (1 << 28)).abs() < 1 << 15, "{heading:?}");
    }
}

/// B-52, R-02: 90° either way.
#[test]
fn turns_lead_from_heading_to_heading() {
    assert_eq!(Heading::MOST_TURNED, 18);
    assert_eq!(Heading::new(70).turned(5), Heading::new(3));
    assert_eq!(Heading::new(3).turned(-5), Heading::new(70));
    for (a, b) in Heading::all().flat_map(|a| Heading::all().map(move |b| (a, b))) {
        let turn = b.turn_from(a);
        assert!((-35..=36).contains(&turn));
        assert_eq!(a.turned(turn), b);
    }
}

/// The table of the rules, for every size and heading.
#[test]
fn every_part_is_where_the_rules_put_it() {
    for hull in every_hull() {
        let m = i32::from(hull.masts);
        let (n, w) = (160 + 80 * m, 36 + 4 * m);
        assert_eq!((hull.length(), hull.half_beam()), (n, w));
        let Point { x: c, y: s } = hull.pose.heading.unit();
        let at =
            |[a, b]: [i32; 2]| hull.pose.at + Point::new(rdiv(a * c - b * s), rdiv(a * s + b * c));
        let all = |local: &[[i32; 2]]| local.iter().map(|point| at(*point)).collect::<Vec<_>>();
        let (fore, aft) = (-100, 100 - n);
        let outline = [[-n, 0], [aft, -w], [fore, -w], [0, 0], [fore, w], [aft, w]];
        assert_eq!(hull.outline().to_vec(), all(&outline));
        let bow = [[-120, -w], [fore, -w], [0, 0], [fore, w], [-120, w]];
        assert_eq!(hull.bow().to_vec(), all(&bow));
        let rest = [[-n, 0], [aft, -w], [-120, -w], [-120, w], [aft, w]];
        assert_eq!(hull.rest().to_vec(), all(&rest));
        let mut aims = vec![[0, 0], [-n, 0], [fore, -w], [fore, w], [aft, -w], [aft, w]];
        for i in 1..=hull.masts {
            let x = -120 - 80 * (i32::from(i) - 1);
            assert_eq!(hull.mast(i), at([x, 0]));
            assert_eq!((hull.sail(i).from, hull.sail(i).to), (at([x, -w]), at([x, w])));
            aims.extend([[x, -w], [x, w]]);
        }
        let found: Vec<Point> = (0..hull.aim_count()).map(|place| hull.aim(place)).collect();
        assert_eq!(found, all(&aims));
    }
}

#[test]
fn every_part_stays_convex_when_it_is_rounded() {
    for hull in every_hull() {
        assert!(is_convex(&hull.outline()) && is_convex(&hull.bow()), "{hull:?}");
        assert!(is_convex(&hull.rest()), "{hull:?}");
    }
}

/// B-70: so that a pivot never collides.
#[test]
fn a_ship_turned_about_covers_the_same_water() {
    for hull in every_hull() {
        let (before, after) = (hull.outline(), hull.reversed().outline());
        for place in 0..6 {
            let way = after[(place + 3) % 6] - before[place];
            assert!(way.x.abs().max(way.y.abs()) <= 1, "{hull:?}");
        }
    }
}

/// B-18, B-82: the bow section ends at the first mast, where the rest begins.
#[test]
fn bow_and_rest_meet_at_the_first_mast() {
    for hull in every_hull() {
        let (bow, rest, sail) = (hull.bow(), hull.rest(), hull.sail(1));
        assert_eq!([bow[0], bow[4]], [sail.from, sail.to]);
        assert_eq!([rest[2], rest[3]], [sail.from, sail.to]);
    }
}

/// bow to bow both are held and neither may ram; B-87: the one that is touched is not held.
#[test]
fn contact_depends_on_whose_bow_it_is() {
    let at = |x, y, h| Hull::new(3, Pose::new(Point::new(x, y), Heading::new(h)));
    let (east, west) = (at(3000, 3000, 0), at(3008, 3000, 36));
    assert!(east.bow_touches(west) && west.bow_touches(east));
    assert!(!east.bow_touches_rest(west) && !west.bow_touches_rest(east));
    let struck = at(3054, 3250, 18);
    assert!(east.bow_touches_rest(struck) && !struck.bow_touches(east));
}

/// §3.4, B-71: as far as 12 units, and not 13.
#[test]
fn twelve_units_still_touch() {
    let at = |x| Hull::new(3, Pose::new(Point::new(x, 3000), Heading::EAST));
    let astern = |gap: i32| at(3000 - 400 - gap);
    assert!(at(3000).touches(astern(12)) && !at(3000).touches(astern(13)));
    assert!(astern(12).bow_touches_rest(at(3000)) && !astern(13).bow_touches_rest(at(3000)));
    assert!(touch(&at(3000).outline(), &astern(0).outline()));
    assert!(at(3000).is_within(astern(500), 500) && !at(3000).is_within(astern(501), 500));
}
