//! Tow poses (§3.7), and courses with a ship in tow.

use broadside::polygon::overlap;
use broadside::{Heading, Hull, Measure, Pose, Sea, TURNS};

use crate::seas::{Scene, scenes};
use crate::stepping::{Thing, sweep, waters};

/// The definition.
fn tow_pose(sea: Sea, things: &[Thing], tug: Hull, masts: u8) -> Option<Pose> {
    let turns = (0..=18).flat_map(|turn: i8| if turn == 0 { vec![0] } else { vec![turn, -turn] });
    turns.map(|turn| Pose::new(tug.stern(), tug.pose.heading.turned(turn))).find(|pose| {
        let towed = Hull::new(masts, *pose).outline();
        sea.holds_all(&towed)
            && !overlap(&towed, &tug.outline())
            && !things.iter().any(|thing| overlap(&towed, &thing.outline()))
    })
}

/// B-98, B-101, R-40.
#[test]
fn a_ship_in_tow_needs_room_wherever_the_tug_goes() {
    let (mut none, mut bent) = (0, 0);
    for (number, Scene { sea, things, hull }) in scenes(3).take(400).enumerate() {
        let masts = 1 + number as u8 % 5;
        let open = waters(sea, &things);
        let waters = open.towing(masts);
        let steps = Measure::S.steps();
        for bit in 0..TURNS {
            let heading = hull.pose.heading.turned(bit as i8 - Heading::MOST_TURNED);
            let alone = sweep(sea, &things, hull, heading, steps);
            let tug = Hull::new(hull.masts, alone.pose);
            let pose = tow_pose(sea, &things, tug, masts);
            assert_eq!(open.tow_pose(tug, masts), pose, "{tug:?} tows {masts} in {open:?}");
            let legal = alone.legal && pose.is_some();
            let expected = broadside::Course { legal, ..alone };
            assert_eq!(waters.course(hull, heading, steps), expected, "{hull:?} in {waters:?}");
            let listed = waters.headings(hull, steps) & 1 << bit != 0;
            assert_eq!(listed, legal, "{hull:?} on {heading:?} in {waters:?}");
            none += u32::from(alone.legal && pose.is_none());
            bent += u32::from(pose.is_some_and(|pose| pose.heading != heading));
        }
    }
    assert!(none > 0 && bent > 0, "{none} courses without a tow pose, {bent} bent tows");
}
