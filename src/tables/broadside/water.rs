//! The water as markup: graticule, soundings, depths round the islands, and the land itself. It is
//! invented, but the same for the same islands.

use super::model::plot::{Plot, Spot};
use super::model::sea::IsleModel;
use crate::pieces::markup::{lettered, path};

/// From one line of the graticule to the next: one L.
const GRID: i32 = 700;
/// So far from the shore the water is shallow, and so far it is not deep.
const SHOAL: f64 = 330.0;
const MID: f64 = 700.0;

/// Patterns, graticule and the edge of the map: drawn once.
pub fn still(plot: Plot) -> String {
    let (width, height) = (plot.sea.width, plot.sea.height);
    let mut lines = String::new();
    for x in (GRID..width).step_by(GRID as usize) {
        lines += &format!("M{x} 0V{height}");
    }
    for y in (GRID..height).step_by(GRID as usize) {
        lines += &format!("M0 {y}H{width}");
    }
    [
        PATTERNS.to_owned(),
        format!(r#"<clipPath id="bs-map"><path d="M0 0H{width}V{height}H0Z"/></clipPath>"#),
        path("bs-edge", &format!("M0 0H{width}V{height}H0Z")),
        path("bs-grid", &lines),
    ]
    .concat()
}

/// A white hatch for derelicts, and dots for the strand.
const PATTERNS: &str = concat!(
    r#"<defs><pattern id="bs-hatch" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="bs-hatch" width="14" height="34"/></pattern>"#,
    r#"<pattern id="bs-dots" width="40" height="40" patternUnits="userSpaceOnUse"><circle class="bs-dot" cx="10" cy="10" r="4"/><circle class="bs-dot" cx="30" cy="30" r="4"/></pattern></defs>"#,
);

/// Depths, soundings and land of these islands.
pub fn land(plot: Plot, islands: &[IsleModel]) -> String {
    let all = |class: &str, shape: &dyn Fn(&IsleModel) -> String| -> String {
        islands.iter().map(|isle| path(class, &shape(isle))).collect()
    };
    [
        contours(plot, islands),
        all("bs-mid", &|isle| depth(isle, MID)),
        all("bs-shoal", &|isle| depth(isle, SHOAL)),
        soundings(plot, islands),
        islands.iter().map(|isle| ground(&isle.shore)).collect(),
    ]
    .concat()
}

/// An island: the rule's polygon is the low-water line, with the strand inside it.
pub fn ground(shore: &[Spot]) -> String {
    let (line, inner) = (polygon(shore), polygon(&shrunk(shore)));
    [
        path("bs-shore", &line),
        path("bs-strand", &line),
        path("bs-dots", &line),
        path("bs-land", &inner),
        path("bs-low-water", &line),
    ]
    .concat()
}

/// A closed outline.
pub fn polygon(corners: &[Spot]) -> String {
    let points: Vec<String> = corners.iter().map(|at| format!("{} {}", at.x, at.y)).collect();
    format!("M{}Z", points.join("L"))
}

/// The corners nearer to their middle.
fn shrunk(shore: &[Spot]) -> Vec<Spot> {
    let count = shore.len().max(1) as i32;
    let (x, y) = shore.iter().fold((0, 0), |(x, y), at| (x + at.x, y + at.y));
    let middle = Spot::new(x / count, y / count);
    let nearer = |at: &Spot| {
        Spot::new(middle.x + (at.x - middle.x) * 73 / 100, middle.y + (at.y - middle.y) * 73 / 100)
    };
    shore.iter().map(nearer).collect()
}

/// A line of equal depth about so far from the shore, as a smooth curve.
fn depth(isle: &IsleModel, far: f64) -> String {
    let seed = u32::from(isle.number) * 31 + u32::from(isle.shape) * 7 + far as u32;
    let corner = |(at, corner): (usize, &Spot)| {
        let (x, y) = (f64::from(corner.x - isle.at.x), f64::from(corner.y - isle.at.y));
        let length = x.hypot(y).max(1.0);
        let out = length + far * (0.62 + 0.076 * f64::from(noise(seed, at as u32) % 11));
        (f64::from(isle.at.x) + x / length * out, f64::from(isle.at.y) + y / length * out)
    };
    smooth(&isle.shore.iter().enumerate().map(corner).collect::<Vec<_>>())
}

/// A closed curve through the middles of the sides, bent by the corners.
fn smooth(points: &[(f64, f64)]) -> String {
    let count = points.len();
    let middle = |at: usize| {
        let ((x, y), (u, v)) = (points[at % count], points[(at + 1) % count]);
        ((x + u) / 2.0, (y + v) / 2.0)
    };
    let (x, y) = middle(0);
    let mut d = format!("M{x:.0} {y:.0}");
    for at in 1..=count {
        let ((cx, cy), (x, y)) = (points[at % count], middle(at));
        d += &format!("Q{cx:.0} {cy:.0} {x:.0} {y:.0}");
    }
    d + "Z"
}

/// Dashed depth lines of the open sea.
fn contours(plot: Plot, islands: &[IsleModel]) -> String {
    let (width, height) = (f64::from(plot.sea.width), f64::from(plot.sea.height));
    let ring = |at: u32| {
        let part = |of: u32, size: f64| f64::from(noise(at, of) % 100) / 100.0 * size;
        let (x, y) = (part(1, width), part(2, height));
        let points: Vec<(f64, f64)> = (0..9u32)
            .map(|corner| {
                let turn = std::f64::consts::TAU / 9.0 * f64::from(corner);
                let out = 620.0 + f64::from(noise(at, 10 + corner) % 900);
                (x + turn.cos() * out * 1.3, y + turn.sin() * out)
            })
            .collect();
        path("bs-contour", &smooth(&points))
    };
    (0..islands.len() as u32 + 3).map(ring).collect()
}

/// Figures: small near the islands, larger in open water; none on land.
fn soundings(plot: Plot, islands: &[IsleModel]) -> String {
    let mut figures = String::new();
    let step = 1500;
    for (row, y) in (450..plot.sea.height).step_by(step).enumerate() {
        for (column, x) in (500..plot.sea.width).step_by(step).enumerate() {
            let seed = (row * 40 + column) as u32;
            let shift = |of| (noise(seed, of) % 800) as i32 - 400;
            let at = Spot::new(x + shift(1), y + shift(2));
            let near = islands.iter().map(|isle| isle.at.square_to(at)).min().unwrap_or(i64::MAX);
            let chance = noise(seed, 3) % 9;
            let fathoms = match near {
                ..160_000 => continue,
                160_000..420_000 => 4 + chance % 6,
                420_000..1_200_000 => 8 + chance,
                _ => 17 + 3 * chance,
            };
            figures += &placed(at, &lettered("bs-sounding", "0", "0", &fathoms.to_string()));
        }
    }
    figures
}

/// Something of constant size at a point.
pub fn placed(at: Spot, part: &str) -> String {
    format!(r#"<g transform="translate({} {})"><g class="bs-fixed">{part}</g></g>"#, at.x, at.y)
}

/// A number that looks drawn by lot and is always the same.
fn noise(seed: u32, of: u32) -> u32 {
    let mut x = seed.wrapping_mul(0x9E37_79B9) ^ of.wrapping_mul(0x85EB_CA6B) ^ 0x27D4_EB2F;
    x ^= x >> 15;
    x = x.wrapping_mul(0x2C1B_3C6D);
    x ^= x >> 12;
    x = x.wrapping_mul(0x297A_2D39);
    x ^ x >> 15
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strand_lies_inside_the_low_water_line() {
        let shore = [(0, 0), (400, 0), (400, 400), (0, 400)].map(|(x, y)| Spot::new(x, y));
        assert_eq!(polygon(&shore), "M0 0L400 0L400 400L0 400Z");
        assert!(shrunk(&shore).iter().all(|at| (50..=350).contains(&at.x)));
    }

    #[test]
    fn the_same_islands_lie_in_the_same_water() {
        let plot = Plot { sea: broadside::Sea::of(2) };
        assert_eq!(land(plot, &[]), land(plot, &[]));
        assert!(still(plot).contains("M0 0H10500V7700H0Z"));
    }
}
