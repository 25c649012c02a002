//! Lines of fire against their definition (§3.8).

use broadside::polygon::Segment;
use broadside::{Bar, Heading, Hull, Island, Measure, Point, Pose, Shot};

use crate::seas::{Scene, scenes};
use crate::stepping::Thing;

/// The definition.
fn is_clear(shot: &Shot, aim: u8) -> bool {
    let (p, q) = (shot.shooter.mast(shot.mast), shot.target.aim(aim));
    let line = Segment { from: p, to: q };
    let in_range = p.square_to(q) <= i64::from(shot.range) * i64::from(shot.range);
    let sails = (1..=shot.shooter.masts)
        .filter(|i| *i != shot.mast && shot.standing & 1 << (i - 1) != 0)
        .any(|i| line.crosses(shot.shooter.sail(i)));
    let ships = shot.others.iter().any(|hull| line.is_inside(&hull.outline()));
    let land = shot.islands.iter().any(|island| line.is_inside(&island.outline()));
    in_range && !sails && !ships && !land
}

/// B-124 to B-126, R-23 to R-26.
#[test]
fn random_shots_are_as_defined() {
    let (mut clear, mut barred) = (0, 0);
    for (number, Scene { things, hull: shooter, .. }) in scenes(4).take(2_000).enumerate() {
        let hulls: Vec<Hull> = things
            .iter()
            .filter_map(|thing| if let Thing::Ship(hull) = thing { Some(*hull) } else { None })
            .collect();
        let islands: Vec<Island> = things
            .iter()
            .filter_map(|thing| if let Thing::Land(island) = thing { Some(*island) } else { None })
            .collect();
        let Some((&target, others)) = hulls.split_first() else { continue };
        let islands = if number % 2 == 0 { &islands[..] } else { &[] };
        let range = [500, 700, 1000, 1400][number % 4];
        let standing = (number % 32) as u8;
        for mast in 1..=shooter.masts {
            let shot = Shot { shooter, standing, mast, range, target, others, islands };
            let aims = (0..target.aim_count()).filter(|aim| is_clear(&shot, *aim));
            let aims = aims.fold(0u16, |bits, aim| bits | 1 << aim);
            assert_eq!(shot.aims(), aims, "{shot:?}");
            assert_eq!(shot.is_clear(), aims != 0, "{shot:?}");
            match shot.best_aim() {
                Ok(aim) => assert_ne!(aims & 1 << aim, 0, "{shot:?}"),
                Err(_) => assert_eq!(aims, 0, "{shot:?}"),
            }
            clear += u32::from(aims != 0);
            barred += u32::from(aims == 0);
        }
    }
    assert!(clear > 500 && barred > 500, "{clear} clear, {barred} barred");
}

/// §3.8: a neighbouring sail closes about 30° on either side of the keel line.
#[test]
fn a_ship_fires_mainly_to_her_sides() {
    let at = |x, y, h| Pose::new(Point::new(x, y), Heading::new(h));
    let shooter = Hull::new(3, at(4000, 3000, 0));
    // A small ship at 300 units from the middle mast, her bow towards it.
    let shot = |fives: u8| {
        let towards = Heading::new(fives);
        let tip = shooter.mast(2) + towards.way(300, 0);
        let target = Hull::new(1, Pose::new(tip, towards.opposite()));
        let range = Measure::S.units();
        Shot { shooter, standing: 0b111, mast: 2, range, target, others: &[], islands: &[] }
    };
    let clear: Vec<u8> = (0..72).filter(|fives| shot(*fives).line(0).is_ok()).collect();
    let sides = |from: u8| from..=36 - from;
    let expected: Vec<u8> = sides(7).chain(43..=65).collect();
    assert_eq!(clear, expected);
    assert_eq!(shot(0).line(0), Err(Bar::Sail(1)));
    assert_eq!(shot(36).line(0), Err(Bar::Sail(3)));
}
