//! Where guns bear, and a shot with its dice.

use logbook::battle::shot::{Aim, Ammo, CAP, Care, Target};
use logbook::chart::faces::on_flank;
use logbook::{Cell, Dir};

use super::hexes::{hex, line, ship, within};
use super::{drawing, figure, signed, square};

/// The cells on the flanks of a ship that heads north.
pub fn flanks() -> String {
    let origin = (90, 100);
    let cells = within(2).map(|cell| {
        let bears = on_flank(Cell::CENTRE, Dir::NORTH, cell);
        hex(if bears { "ex-cell ex-flank" } else { "ex-cell" }, origin, cell)
    });
    let boat = ship(1, origin, Cell::CENTRE, Dir::NORTH);
    drawing((180, 200), &[cells.collect::<String>(), boat])
}

/// A shot of the example: its drawing and its sum.
pub struct Shot {
    /// The drawing.
    pub drawn: String,
    /// The defence of the target's card.
    pub card: u8,
    /// How far she lies.
    pub distance: u8,
    /// What each die has to beat.
    pub defence: u8,
    /// How many dice are improved, and by how much.
    pub improved: (u8, u8),
    /// What the dice showed.
    pub dice: [u8; 4],
    /// What each does.
    pub points: [u8; 4],
    /// The damage together.
    pub damage: u8,
}

/// Four cannons, two of them bronze, at a ship two cells away.
pub fn shot() -> Shot {
    let (from, to) = (Cell::CENTRE, Cell::new(2, -1));
    let target = Target { card: 9, distance: from.distance(to), ..Target::default() };
    let aim = Aim {
        defence: target.defence(Ammo::Normal),
        level: 1,
        upgrades: 2,
        bonus: 0,
        ammo: Ammo::Normal,
        cap: CAP,
        natural_twelve: false,
    };
    let dice = [11, 5, 10, 12];
    let points = std::array::from_fn(|place| aim.points(place, dice[place]));
    let damage = aim.blow(&dice, Care::default()).water;
    let origin = (36, 64);
    let near = [from, Cell::new(1, -1), Cell::new(1, 0), to];
    let rolled = dice.iter().enumerate().map(|(place, die)| {
        let x = 132 + 32 * place as i32;
        let hit = points[place] > 0;
        let more = aim.modifier(place);
        [
            square(if hit { "ex-die ex-hit" } else { "ex-die" }, x, 34, 28),
            figure("ex-figure ex-pip", x + 14, 48, &die.to_string()),
            if more > 0 {
                figure("ex-figure", x + 14, 22, &signed(more as i8))
            } else {
                String::new()
            },
            figure("ex-figure ex-points", x + 14, 78, &points[place].to_string()),
        ]
        .concat()
    });
    let drawn = drawing(
        (264, 112),
        &[
            near.map(|cell| hex("ex-cell", origin, cell)).concat(),
            line("ex-shot", origin, &[from, to]),
            ship(2, origin, to, Dir::new(2)),
            ship(1, origin, from, Dir::NORTH),
            rolled.collect::<String>(),
        ],
    );
    let improved = (aim.upgrades, aim.level);
    Shot {
        drawn,
        card: target.card,
        distance: target.distance,
        defence: aim.defence,
        improved,
        dice,
        points,
        damage,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use logbook::chart::faces::on_bow_or_stern;

    #[test]
    fn guns_bear_on_four_sides() {
        assert_eq!(flanks().matches("ex-flank").count(), 14, "L-072, L-127: corners are flanks");
    }

    #[test]
    fn the_shot_is_as_the_rules_have_it() {
        let Shot { defence, points, damage, distance, .. } = shot();
        assert_eq!((defence, points, damage, distance), (10, [2, 0, 0, 2], 4, 2), "L-133, L-134");
        let to = Cell::new(2, -1);
        assert!(on_flank(Cell::CENTRE, Dir::NORTH, to), "L-125");
        assert!(!on_bow_or_stern(to, Dir::new(2), Cell::CENTRE), "L-133: no more for her place");
    }
}
