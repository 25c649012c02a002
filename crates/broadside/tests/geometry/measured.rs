//! How long the questions take. Prints, and asserts nothing about time:
//! `cargo test --release -p broadside --test geometry -- --ignored --nocapture measured`.

use std::time::Instant;

use broadside::{Heading, Hull, Island, Lattice, Measure, Point, Sea, Shape, TURNS, Waters};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// A ship before a segment, in a sea of six islands and two fleets of three.
struct Moment {
    waters: Waters,
    hull: Hull,
    steps: u8,
}

/// Positions as they come up in play: fleets leave their berths, make for an island, dock, cast
/// off and meet each other. `crowd` more ships than usual.
fn cruise(seed: u64, crowd: usize) -> Vec<Moment> {
    let mut rng = StdRng::seed_from_u64(seed);
    let sea = Sea::of(2);
    let mut islands: Vec<Island> = Vec::new();
    for shape in Shape::all() {
        let lattice = Lattice::new(sea, &islands, shape);
        let nodes: Vec<_> = (0..31u8)
            .flat_map(|column| (0..23u8).map(move |row| Lattice::node(column, row)))
            .filter(|node| lattice.allows(*node))
            .collect();
        islands.push(Island::new(shape, nodes[rng.random_range(0..nodes.len())]));
    }
    let mut fleet: Vec<Hull> = Vec::new();
    for number in 0..6 + crowd {
        let masts = rng.random_range(1..=5);
        let waters = around(sea, &islands, &fleet, usize::MAX);
        let home = islands[number % 2];
        let free = waters.free_berths(home, masts);
        let berths: Vec<u8> = (0..24).filter(|k| free & 1 << k != 0).collect();
        if !berths.is_empty() {
            let k = berths[rng.random_range(0..berths.len())];
            fleet.push(Hull::new(masts, home.berth(masts, k)));
        }
    }
    let mut goals: Vec<Island> = fleet.iter().map(|_| islands[rng.random_range(0..6)]).collect();
    let mut moments = Vec::new();
    for _ in 0..15 {
        for number in 0..fleet.len() {
            let waters = around(sea, &islands, &fleet, number);
            let mut hull = fleet[number];
            if islands.iter().any(|island| hull.bow_touches_island(*island)) {
                let reversed = hull.reversed();
                moments.push(Moment { waters, hull, steps: 50 });
                hull = reversed;
                goals[number] = islands[rng.random_range(0..6)];
            }
            for _ in 0..2 {
                let measure = if rng.random_bool(0.5) { Measure::S } else { Measure::L };
                let steps = measure.steps();
                moments.push(Moment { waters, hull, steps });
                let legal = waters.headings(hull, steps);
                let goal = goals[number].at;
                let best = (0..TURNS)
                    .filter(|bit| legal & 1 << bit != 0)
                    .map(|bit| waters.course(hull, turned(hull, bit), steps).pose)
                    .min_by_key(|pose| pose.at.square_to(goal));
                match best {
                    Some(pose) => hull.pose = pose,
                    None => hull = hull.reversed(),
                }
            }
            fleet[number] = hull;
        }
    }
    moments
}

fn turned(hull: Hull, bit: u8) -> Heading {
    hull.pose.heading.turned(bit as i8 - Heading::MOST_TURNED)
}

fn around(sea: Sea, islands: &[Island], fleet: &[Hull], without: usize) -> Waters {
    let mut waters = Waters::new(sea);
    islands.iter().for_each(|island| waters.add(*island));
    let others = fleet.iter().enumerate().filter(|(number, _)| *number != without);
    others.for_each(|(_, hull)| waters.add(*hull));
    waters
}

/// Nanoseconds: the average of the best of many rounds, and the longest of the shortest of many
/// tries, so that what else the machine does matters little.
fn time(moments: &[Moment], ask: impl Fn(&Moment) -> u64) -> (u128, u128) {
    let timed = |moments: &[Moment]| {
        let begun = Instant::now();
        moments.iter().for_each(|moment| {
            std::hint::black_box(ask(std::hint::black_box(moment)));
        });
        begun.elapsed().as_nanos()
    };
    let shortest = |moments: &[Moment], tries| (0..tries).map(|_| timed(moments)).min();
    let rounds = moments.chunks(500).filter_map(|chunk| shortest(chunk, 40)).sum::<u128>();
    let worst = moments.chunks(1).filter_map(|one| shortest(one, 20)).max();
    (rounds / moments.len() as u128, worst.unwrap_or(0))
}

#[test]
#[ignore = "prints times"]
#[expect(clippy::print_stdout)]
fn measured() {
    let begun = Instant::now();
    let island = Island::new(Shape::new(0), Point::new(3500, 3500));
    let mut waters = Waters::new(Sea::of(2));
    waters.add(island);
    std::hint::black_box(waters.headings(Hull::new(3, island.berth(3, 0)), 50));
    let sailing = begun.elapsed().as_micros();
    let begun = Instant::now();
    let placed = [island];
    let lattice = Lattice::new(Sea::of(2), &placed, Shape::new(1));
    std::hint::black_box(lattice.columns());
    let placing = begun.elapsed().as_micros();
    println!("tables built once, in microseconds: {sailing} for sailing, {placing} for placing");
    let build = |moment: &Moment| {
        let mut waters = Waters::new(Sea::of(2));
        (0..6).for_each(|_| waters.add(island));
        (0..5).for_each(|_| waters.add(moment.hull));
        u64::from(std::hint::black_box(waters).is_free(moment.hull))
    };
    let usual: Vec<Moment> = (0..40).flat_map(|seed| cruise(seed, 0)).collect();
    let crowded: Vec<Moment> = (0..4).flat_map(|seed| cruise(seed, 22)).collect();
    let (average, _) = time(&usual, build);
    println!("waters of 6 islands and 5 ships put together, and a hull laid there: {average} ns");
    for (name, moments) in [("6 ships", &usual), ("28 ships", &crowded)] {
        println!("{name}: {} positions; nanoseconds on average and at worst", moments.len());
        let legal: u32 =
            moments.iter().map(|m| m.waters.headings(m.hull, m.steps).count_ones()).sum();
        println!("  legal headings    {:>7.1}", f64::from(legal) / moments.len() as f64);
        let (average, worst) = time(moments, |m| m.waters.headings(m.hull, m.steps));
        println!("  list of headings  {average:>7} {worst:>7}");
        let (average, worst) =
            time(moments, |m| u64::from(m.waters.has_heading(m.hull, [m.steps])));
        println!("  is there one      {average:>7} {worst:>7}");
        let (average, worst) = time(moments, |m| {
            let every = (0..TURNS).map(|bit| m.waters.course(m.hull, turned(m.hull, bit), m.steps));
            every.map(|course| u64::from(course.steps)).sum()
        });
        println!("  one course        {:>7} {:>7}", average / 37, worst / 37);
    }
}
