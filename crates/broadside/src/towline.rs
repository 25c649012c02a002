//! Ships in tow: where they lie behind their tug, and in which berth (§3.6, §3.7).

use crate::course::{Obstacle, Waters};
use crate::hull::Hull;
use crate::island::Island;
use crate::measure::{Heading, Point, Pose};

impl Waters {
    /// Where a ship with so many masts lies in tow: her bow at the stern of the tug, as straight
    /// behind it as there is room (§3.7, B-98, B-101); none if there is none. The waters hold
    /// neither of the two.
    pub fn tow_pose(&self, tug: Hull, masts: u8) -> Option<Pose> {
        let stern = tug.stern();
        let pose = |turn| Pose::new(stern, tug.pose.heading.turned(turn));
        let is_free = |pose: &Pose| {
            let towed = Hull::new(masts, *pose);
            !Obstacle::from(tug).overlaps(towed, &towed.outline()) && self.is_free(towed)
        };
        // 0, +1, −1, …, +18, −18.
        let wider = (1..=Heading::MOST_TURNED).flat_map(|turn| [turn, -turn]);
        std::iter::once(0).chain(wider).map(pose).find(is_free)
    }

    /// The berths of an island that are free for a ship with so many masts, a bit each (§3.6, B-15).
    pub fn free_berths(&self, island: Island, masts: u8) -> u32 {
        let free = |k: &u8| self.is_free(Hull::new(masts, island.berth(masts, *k)));
        (0..Island::BERTHS).filter(free).fold(0, |bits, k| bits | 1 << k)
    }

    /// The free berth whose bow point is nearest, the first of equals (B-106).
    pub fn nearest_berth(&self, island: Island, masts: u8, to: Point) -> Option<u8> {
        let free = self.free_berths(island, masts);
        let berths = (0..Island::BERTHS).filter(|k| free & 1 << k != 0);
        berths.min_by_key(|k| island.berth(masts, *k).at.square_to(to))
    }
}
