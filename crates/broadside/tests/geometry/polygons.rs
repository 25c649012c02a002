//! Exact questions about shapes (§3.4).

use broadside::Point;
use broadside::polygon::{Segment, nearer, overlap, touch, within};

fn points<const N: usize>(of: [[i32; 2]; N]) -> Vec<Point> {
    of.map(|[x, y]| Point::new(x, y)).to_vec()
}

fn square(x: i32, y: i32) -> Vec<Point> {
    points([[x, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]])
}

fn line(from: [i32; 2], to: [i32; 2]) -> Segment {
    let at = |[x, y]: [i32; 2]| Point::new(x, y);
    Segment { from: at(from), to: at(to) }
}

#[test]
fn shapes_that_share_a_border_do_not_overlap() {
    let here = square(0, 0);
    for (x, y, meet) in
        [(99, 0, true), (100, 0, false), (99, 99, true), (100, 100, false), (0, 0, true)]
    {
        assert_eq!(overlap(&here, &square(x, y)), meet, "{x}, {y}");
        assert_eq!(overlap(&square(x, y), &here), meet, "{x}, {y}");
    }
    let within = points([[40, 40], [60, 40], [50, 60]]);
    assert!(overlap(&here, &within) && overlap(&within, &here));
}

#[test]
fn distances_are_exact() {
    let here = square(0, 0);
    assert!(touch(&here, &square(112, 0)) && !touch(&here, &square(113, 0)));
    // Corner to corner: 3-4-5.
    let there = square(130, 140);
    assert!(within(&here, &there, 50) && !within(&here, &there, 49));
    assert!(nearer(&here, &there, 51) && !nearer(&here, &there, 50));
    // Corner to slanting edge: (100, 100) is 50/√2 from the line x + y = 250.
    let slant = points([[250, 0], [300, 300], [0, 250]]);
    assert!(within(&here, &slant, 36) && !within(&here, &slant, 35));
    assert!(within(&slant, &here, 36) && !within(&slant, &here, 35));
    assert!(within(&here, &square(50, 50), 0) && !within(&here, &square(101, 0), 0));
}

#[test]
fn a_line_is_inside_only_if_it_passes_through_water_of_the_shape() {
    let here = square(0, 0);
    for (name, segment, inside) in [
        ("across", line([-50, 50], [150, 50]), true),
        ("from within", line([50, 50], [500, 50]), true),
        ("wholly within", line([40, 40], [60, 60]), true),
        ("along a side", line([-50, 0], [150, 0]), false),
        ("through a corner", line([-50, 50], [50, -50]), false),
        ("just inside a corner", line([-50, 51], [51, -50]), true),
        ("ends at the border", line([-50, 50], [0, 50]), false),
        ("ends behind it", line([-50, 50], [1, 50]), true),
        ("passes by", line([-50, 120], [150, 101]), false),
    ] {
        assert_eq!(segment.is_inside(&here), inside, "{name}");
        let back = Segment { from: segment.to, to: segment.from };
        assert_eq!(back.is_inside(&here), inside, "{name}, backwards");
    }
}

#[test]
fn lines_cross_where_they_share_a_point() {
    let here = line([0, 0], [100, 0]);
    for (name, other, crosses) in [
        ("through the middle", line([50, -50], [50, 50]), true),
        ("up to it", line([50, -50], [50, 0]), true),
        ("short of it", line([50, -50], [50, -1]), false),
        ("end to end", line([100, 0], [150, 50]), true),
        ("along it", line([50, 0], [150, 0]), true),
        ("in line, apart", line([101, 0], [150, 0]), false),
        ("beside it", line([0, 1], [100, 1]), false),
        ("round its end", line([101, -50], [101, 50]), false),
    ] {
        assert_eq!(here.crosses(other), crosses, "{name}");
        assert_eq!(other.crosses(here), crosses, "{name}, the other way round");
    }
}
