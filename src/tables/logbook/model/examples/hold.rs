//! A hold, and what a load does to a ship.

use logbook::Good;
use logbook::board::damage::Damage;
use logbook::board::hold::{Cube, Hold};
use logbook::board::layout::Layout;
use logbook::board::load::{LOADS_PER_DRAFT, draft2, malus};
use logbook::content::Board;

use super::{drawing, figure, signed, square};
use crate::art;
use crate::pieces::markup::{path, placed};

/// A slot of a hold, and the room between two.
const SLOT: i32 = 30;
const STEP: i32 = 35;
/// A flame, in a box of 24 × 24.
const FLAME: &str = "M12 2Q18 8 18 14A6 7 0 0 1 6 15Q6 11 9 8Q9 11 11 12Q13 8 12 2Z";
/// A gun from its side, its mouth to the left, in a box of 24 × 24.
const GUN: &str = "M1 8.5L16 6.5A4 4 0 0 1 18.5 9H21.5V11H18.5A4 4 0 0 1 16 13.5L1 11.5ZM7 13.5H17L20 17.5H19.5A2.6 2.6 0 1 1 14.5 17.5H11.5A2.6 2.6 0 1 1 6.5 17.5H5Z";

/// The hold of a small ship with two cannons and three goods; where water and fire come next.
pub fn hold() -> String {
    let layout = Layout::new(1, Board::of(0).level(1).hull.draft2);
    let mut hold = Hold::new(layout);
    for (row, column, cube) in [
        (0, 4, Cube::Cannon),
        (0, 5, Cube::Cannon),
        (0, 2, Cube::Good(Good::Cotton)),
        (0, 3, Cube::Good(Good::Cotton)),
        (1, 0, Cube::Good(Good::Wood)),
    ] {
        layout.slot(row, column).map(|slot| hold.set(cube, slot));
    }
    let slots = (0..layout.slots()).map(|slot| {
        let (x, y) = corner(layout, slot);
        let port = match layout.place(slot).0 {
            0 => path("ex-port", &format!("M{} {}h18", x + 6, y - 1)),
            _ => String::new(),
        };
        let sign = |class: &str, sign: &str| {
            placed(&format!("translate({} {})", x + 3, y + 3), &path(class, sign))
        };
        let cube = match hold.cube_at(slot) {
            Some(Cube::Cannon) => sign("ex-gun", GUN),
            Some(Cube::Good(_)) => square("ex-good", x + 7, y + 7, 16),
            None => String::new(),
        };
        let next = |damage, class, drawn| match hold.next_hit(damage) == Some(slot) {
            true => sign(class, drawn),
            false => String::new(),
        };
        let water = next(Damage::Water, "ex-water", art::WAVE);
        let fire = next(Damage::Fire, "ex-fire", FLAME);
        [square("ex-slot", x, y, SLOT), port, cube, water, fire].concat()
    });
    let hull = path("ex-wood", "M4 8H256Q248 100 196 132H64Q12 100 4 8Z");
    drawing((260, 140), &[hull, slots.collect::<String>()])
}

/// Where a slot is drawn: rows in the middle of the hull, the widest on top.
fn corner(layout: Layout, slot: u8) -> (i32, i32) {
    let (row, column) = layout.place(slot);
    let width = i32::from(layout.width(row)) * STEP - (STEP - SLOT);
    (130 - width / 2 + STEP * i32::from(column), 18 + STEP * i32::from(row))
}

/// Fifteen loads in a row: the draft at every fifth, and what it takes from the movement.
pub fn load() -> String {
    let initial2 = Board::of(0).level(1).hull.draft2;
    let full = Layout::new(1, initial2).slots();
    let x = |load: u8| 14 + 16 * i32::from(load);
    let cubes = (0..full).map(|at| square("ex-good", x(at) + 1, 24, 14));
    let marks = (0..=full).step_by(usize::from(LOADS_PER_DRAFT)).map(|load| {
        let draft = draft2(initial2, load, LOADS_PER_DRAFT) / 2;
        let slower = malus(initial2, load, LOADS_PER_DRAFT);
        let loss = if slower == 0 { "0".to_owned() } else { signed(-(slower as i8)) };
        [
            path("ex-mark", &format!("M{} 18v26", x(load))),
            figure("ex-figure", x(load), 8, &draft.to_string()),
            figure("ex-figure ex-loss", x(load), 56, &loss),
        ]
        .concat()
    });
    drawing((268, 68), &[cubes.collect::<String>(), marks.collect::<String>()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn water_comes_from_below_and_fire_from_above() {
        let drawn = hold();
        assert_eq!(drawn.matches("ex-slot").count(), 15, "L-055");
        assert_eq!(drawn.matches("ex-port").count(), 6, "L-056");
        let (water, fire) = (drawn.find("ex-water"), drawn.find("ex-fire"));
        assert!(fire < water && fire.is_some(), "L-141, L-142");
    }

    #[test]
    fn every_fifth_load_costs_a_point() {
        let drawn = load();
        assert_eq!(drawn.matches("ex-mark").count(), 4, "L-065");
        for loss in ["0", "−1", "−2", "−3"] {
            assert!(drawn.contains(&format!(">{loss}<")), "L-066: {loss}");
        }
    }
}
