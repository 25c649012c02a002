//! The water a ship's guns cover, drawn about her bow: one shape a range, without the shadows of
//! her own sails.

use broadside::{Arc, Measure};

use crate::pieces::markup::{lettered, path};

/// A slice of water: everything between two angles, in degrees clockwise from ahead, as far as a
/// gun carries.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Slice {
    /// How far the mast stands behind the bow.
    x: f64,
    radius: f64,
    from: f64,
    to: f64,
}

/// Everything the guns of one range cover.
pub fn drawn(arcs: &[Arc], masts: u8, range: Measure, letter: &str) -> String {
    let slices: Vec<Slice> =
        arcs.iter().filter(|arc| arc.range == range).flat_map(|arc| slices(*arc, masts)).collect();
    let Some(first) = slices.first() else { return String::new() };
    let kind = match range {
        Measure::S => "short",
        Measure::L => "long",
    };
    let fill: String = slices.iter().map(pie).collect();
    let line: String = slices.iter().map(|slice| edge(slice, &slices)).collect();
    // On the port bow, where the name of the ship seldom stands.
    let at = first.at(-125.0_f64.min(first.to).max(first.from), first.radius);
    format!(
        r#"<g data-range="{kind}">{}{}<g transform="translate({:.0} {:.0})"><g class="bs-arc-letter">{}</g></g></g>"#,
        path("bs-arc-fill", &fill),
        path("bs-arc-line", &line),
        at.0,
        at.1,
        lettered("bs-letter", "0", "0", letter),
    )
}

/// What a gun covers: all round where no sail is in the way, else to both sides of it.
fn slices(arc: Arc, masts: u8) -> Vec<Slice> {
    let beam = f64::from(36 + 4 * i32::from(masts));
    let shadow = |other: u8| {
        let gap = 80.0 * f64::from((i32::from(other) - i32::from(arc.mast)).abs());
        (beam / gap).atan().to_degrees()
    };
    let slice = |from: f64, to: f64| Slice {
        x: -120.0 - 80.0 * f64::from(arc.mast),
        radius: f64::from(arc.range.units()),
        from,
        to,
    };
    match (arc.ahead.map(shadow), arc.astern.map(shadow)) {
        (None, None) => vec![slice(-180.0, 180.0)],
        (None, Some(aft)) => vec![slice(aft - 180.0, 180.0 - aft)],
        (Some(fore), None) => vec![slice(fore, 360.0 - fore)],
        (Some(fore), Some(aft)) => {
            vec![slice(fore, 180.0 - aft), slice(aft - 180.0, -fore)]
        }
    }
}

impl Slice {
    fn at(&self, degrees: f64, far: f64) -> (f64, f64) {
        let turn = degrees.to_radians();
        (self.x + far * turn.cos(), far * turn.sin())
    }

    fn is_round(&self) -> bool {
        self.to - self.from >= 360.0
    }

    /// Does it hold this point, its edges left out?
    fn holds(&self, (x, y): (f64, f64)) -> bool {
        let (x, far) = (x - self.x, (x - self.x).hypot(y));
        let angle = y.atan2(x).to_degrees();
        let inside = |angle: f64| self.from + 0.2 < angle && angle < self.to - 0.2;
        far < self.radius - 1.0
            && (self.is_round() || inside(angle) || inside(angle + 360.0) || inside(angle - 360.0))
    }
}

fn pie(slice: &Slice) -> String {
    let r = slice.radius;
    let ((x, y), (u, v)) = (slice.at(slice.from, r), slice.at(slice.to, r));
    if slice.is_round() {
        let (p, q) = slice.at(0.0, r);
        return format!("M{x:.0} {y:.0}A{r} {r} 0 1 1 {p:.0} {q:.0}A{r} {r} 0 1 1 {x:.0} {y:.0}Z");
    }
    let large = u8::from(slice.to - slice.from > 180.0);
    format!("M{:.0} 0L{x:.0} {y:.0}A{r} {r} 0 {large} 1 {u:.0} {v:.0}Z", slice.x)
}

/// The parts of its outline that lie in no other slice.
fn edge(slice: &Slice, all: &[Slice]) -> String {
    let mut points = Vec::new();
    if !slice.is_round() {
        points.extend(
            (1..=14).map(|step| slice.at(slice.from, slice.radius * f64::from(step) / 14.0)),
        );
    }
    let steps = ((slice.to - slice.from) / 3.0).ceil().max(1.0) as i32;
    points.extend((0..=steps).map(|step| {
        let part = f64::from(step) / f64::from(steps);
        slice.at(slice.from + (slice.to - slice.from) * part, slice.radius)
    }));
    if !slice.is_round() {
        points.extend(
            (1..=13).rev().map(|step| slice.at(slice.to, slice.radius * f64::from(step) / 14.0)),
        );
    }
    let covered = |at: (f64, f64)| all.iter().any(|other| other != slice && other.holds(at));
    let mut line = String::new();
    let mut pen = false;
    for two in points.windows(2) {
        let [(x, y), (u, v)] = [two[0], two[1]];
        let drawn = !covered(((x + u) / 2.0, (y + v) / 2.0));
        if drawn && !pen {
            line += &format!("M{x:.0} {y:.0}");
        }
        if drawn {
            line += &format!("L{u:.0} {v:.0}");
        }
        pen = drawn;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn gun(mast: u8, ahead: Option<u8>, astern: Option<u8>) -> Arc {
        Arc { mast, range: Measure::S, ahead, astern }
    }

    #[test]
    fn a_lone_mast_fires_all_round_and_a_middle_one_to_both_sides() {
        assert!(slices(gun(0, None, None), 1)[0].is_round());
        let middle = slices(gun(1, Some(0), Some(2)), 3);
        assert_eq!(middle.len(), 2, "two broadsides");
        assert!(
            middle.iter().all(|slice| !slice.holds((300.0, 0.0)) && !slice.holds((-700.0, 0.0)))
        );
        assert!(middle.iter().any(|slice| slice.holds((-200.0, 400.0))));
    }

    #[test]
    fn the_foremost_fires_ahead_and_the_last_astern() {
        let fore = slices(gun(0, None, Some(1)), 2);
        assert!(fore[0].holds((300.0, 0.0)) && !fore[0].holds((-500.0, 0.0)));
        let aft = slices(gun(1, Some(0), None), 2);
        assert!(aft[0].holds((-600.0, 0.0)) && !aft[0].holds((200.0, 0.0)));
    }

    #[test]
    fn no_line_is_drawn_inside_what_another_gun_covers() {
        let two = [gun(0, None, Some(1)), gun(1, Some(0), None)];
        let slices: Vec<Slice> = two.into_iter().flat_map(|arc| slices(arc, 2)).collect();
        let drawn = edge(&slices[0], &slices);
        let alone = edge(&slices[0], &slices[..1]);
        assert!(drawn.len() < alone.len());
    }
}
