//! Islands, berths and the lattice (§3.3, §3.6).

use broadside::measure::{NODE, STEP, rdiv};
use broadside::polygon::{nearer, overlap, within};
use broadside::{
    Heading, Hull, Island, Lattice, MOST_MASTS, Measure, Point, Pose, Sea, Shape, Spacing, Waters,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// B-15, B-19: as near as she gets in steps from 600, and her bow touches the shore.
#[test]
fn every_berth_is_where_the_rules_put_it() {
    let at = Point::new(4200, 3500);
    for shape in Shape::all() {
        let island = Island::new(shape, at);
        let shore = island.outline();
        for (masts, k) in (1..=MOST_MASTS).flat_map(|masts| (0..24).map(move |k| (masts, k))) {
            let heading = Heading::new(3 * k);
            let moored = |t: i32| {
                let Point { x: c, y: s } = heading.unit();
                let bow = at - Point::new(rdiv(c * t), rdiv(s * t));
                Hull::new(masts, Pose::new(bow, heading))
            };
            let mut t = 600;
            while !overlap(&moored(t - STEP).outline(), &shore) {
                t -= STEP;
            }
            assert_eq!(island.berth(masts, k), moored(t).pose, "{shape:?}, {masts} masts, {k}");
            assert!(moored(t).bow_touches_island(island), "{shape:?}, {masts} masts, {k}");
        }
    }
}

#[test]
fn a_taken_berth_bars_its_neighbours_only() {
    let island = Island::new(Shape::new(2), Point::new(4200, 3500));
    let mut waters = Waters::new(Sea::of(2));
    waters.add(island);
    assert_eq!(waters.free_berths(island, 3), (1 << 24) - 1);
    waters.add(Hull::new(3, island.berth(3, 6)));
    let free = waters.free_berths(island, 3);
    assert_eq!(free & 0b1110_0000, 0, "{free:b}");
    assert!(free.count_ones() >= 19, "{free:b}");
    // B-106: the nearest to the tug's bow; k = 5, 6 and 7 are not free.
    let tug = island.berth(3, 6).at;
    let near = waters.nearest_berth(island, 3, tug).expect("there is room");
    let distance = |k: u8| island.berth(3, k).at.square_to(tug);
    assert!((0..24).filter(|k| free & 1 << k != 0).all(|k| distance(near) <= distance(k)));
    assert_ne!(free & 1 << near, 0);
}

/// B-12, B-13, R-07, by the words.
fn may_lie(sea: Sea, placed: &[Island], next: Island, spacing: Spacing) -> bool {
    let outline = next.outline();
    let gaps = outline
        .iter()
        .flat_map(|at| [at.x, at.y, sea.width - at.x, sea.height - at.y])
        .min()
        .expect("an island has corners");
    let far = 4 * Measure::L.units();
    gaps >= spacing.to_edges()
        && placed.iter().all(|other| !nearer(&outline, &other.outline(), spacing.to_islands()))
        && if placed.is_empty() {
            gaps <= far
        } else {
            placed.iter().any(|other| within(&outline, &other.outline(), far))
        }
}

#[test]
fn the_lattice_offers_every_legal_node_and_no_other() {
    let mut rng = StdRng::seed_from_u64(7);
    for round in 0..12 {
        let players = 2 + round % 3;
        let sea = Sea::of(players);
        let mut placed: Vec<Island> = Vec::new();
        for number in 0..3 * players {
            let shape = Shape::new(rng.random_range(0..6));
            for spacing in Spacing::ALL {
                let lattice = Lattice { sea, placed: &placed, shape, spacing };
                let mut columns = 0u64;
                for column in 0..=(sea.width / NODE) as u8 {
                    let legal = |row: &u8| {
                        let next = Island::new(shape, Lattice::node(column, *row));
                        may_lie(sea, &placed, next, spacing)
                    };
                    let rows = 0..=(sea.height / NODE) as u8;
                    let rows = rows.filter(legal).fold(0u32, |bits, row| bits | 1 << row);
                    assert_eq!(lattice.rows(column), rows, "{lattice:?}, column {column}");
                    columns |= u64::from(rows != 0) << column;
                }
                assert_eq!(lattice.columns(), columns, "{lattice:?}");
            }
            let lattice = Lattice::new(sea, &placed, shape);
            let nodes: Vec<Point> = nodes(sea).filter(|node| lattice.allows(*node)).collect();
            assert!(!nodes.is_empty(), "no room for island {number} on the sea of {players}");
            placed.push(Island::new(shape, nodes[rng.random_range(0..nodes.len())]));
        }
    }
}

fn nodes(sea: Sea) -> impl Iterator<Item = Point> {
    let columns = 0..=(sea.width / NODE) as u8;
    let rows = (sea.height / NODE) as u8;
    columns.flat_map(move |column| (0..=rows).map(move |row| Lattice::node(column, row)))
}

/// B-13, R-08: narrower only where nothing else is left.
#[test]
fn the_spacing_is_the_widest_that_leaves_a_node() {
    let sea = Sea::of(2);
    let shape = Shape::new(0);
    assert_eq!(Lattice::new(sea, &[], shape).spacing, Spacing::Wide);
    // A sea so small that 2 L to the edges leave no room, but L do.
    let pond = Sea { width: 2450, height: 2450 };
    let lattice = Lattice::new(pond, &[], shape);
    assert_eq!(lattice.spacing, Spacing::Reduced);
    let placed = [Island::new(shape, Point::new(1050, 1050))];
    assert!(lattice.allows(placed[0].at));
    assert!(!lattice.allows(Point::new(1051, 1050)), "not a node");
    // And one where a second island finds room at L only: 1400 between the centres.
    let strait = Sea { width: 3500, height: 2100 };
    let placed = [Island::new(shape, Point::new(1050, 1050))];
    let narrow = Lattice::new(strait, &placed, shape);
    assert_eq!((narrow.spacing, narrow.columns()), (Spacing::Least, 0b1000_0000), "{narrow:?}");
}
