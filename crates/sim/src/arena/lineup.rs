//! Who sits where: every fair way to share out the seats, turned round the table.

use engine::MAX_SEATS;

use crate::args::usage;
use crate::failure::Failure;
use crate::players::Player;

/// The line-ups of a run, in the order they are played.
pub struct LineUps {
    /// One of each way to sit, up to a turn of the table; a place for each group of neighbours.
    circles: Vec<Vec<Player>>,
    /// How many groups the table has.
    groups: u64,
    /// How many neighbours play alike: partners of one side, or 1.
    together: usize,
}

impl LineUps {
    /// Reads `captain,bosun` (as even as the table allows) or `captain:1,random:3`, shared out
    /// among the seats, or among groups of `together` neighbours.
    pub fn read(list: &str, seats: u8, together: usize) -> Result<LineUps, Failure> {
        let seats = usize::from(seats);
        if !seats.is_multiple_of(together) {
            return Err(usage(format!("{seats} seats do not part into groups of {together}")));
        }
        let mut wanted: Vec<(Player, Option<usize>)> = Vec::new();
        for entry in list.split(',') {
            let (name, count) = match entry.split_once(':') {
                Some((name, count)) => (name, Some(seat_count(entry, count)?)),
                None => (entry, None),
            };
            let player = Player::named(name)?;
            if wanted.iter().any(|(known, _)| *known == player) {
                return Err(usage(format!("`{}` is named twice", player.name())));
            }
            wanted.push((player, count));
        }
        let total: usize = wanted.iter().filter_map(|(_, count)| *count).sum();
        let counted = wanted.iter().filter(|(_, count)| count.is_some()).count();
        if counted != 0 && counted != wanted.len() {
            return Err(usage("either every level says how many seats it takes, or none"));
        }
        if counted != 0 && total != seats {
            return Err(usage(format!("{total} seats are shared out, but the table has {seats}")));
        }
        if counted != 0 && wanted.iter().any(|(_, count)| count.unwrap_or(0) % together != 0) {
            return Err(usage(format!("every level takes whole groups of {together} seats")));
        }
        let groups = seats / together;
        for (_, count) in &mut wanted {
            *count = count.map(|seats| seats / together);
        }
        Ok(LineUps { circles: circles(&wanted, groups), groups: groups as u64, together })
    }

    /// How many games in a row turn one line-up round the whole table.
    pub fn turns(&self) -> u64 {
        self.groups
    }

    /// The players of a game by seat. Games in a row turn one line-up round the whole table, so
    /// that nobody owes anything to a good seat.
    pub fn of(&self, game: u64) -> Vec<Player> {
        let circle = (game / self.groups) % self.circles.len() as u64;
        let mut groups = self.circles[circle as usize].clone();
        groups.rotate_right((game % self.groups) as usize);
        groups.into_iter().flat_map(|player| std::iter::repeat_n(player, self.together)).collect()
    }
}

fn seat_count(entry: &str, count: &str) -> Result<usize, Failure> {
    let number = count.parse().ok().filter(|number| (1..=MAX_SEATS).contains(number));
    number.ok_or_else(|| usage(format!("`{entry}` wants a number of seats from 1 to {MAX_SEATS}")))
}

/// Every way to sit that shares the seats out as wanted, one of each circle.
fn circles(wanted: &[(Player, Option<usize>)], seats: usize) -> Vec<Vec<Player>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    let ways = wanted.len().pow(seats as u32);
    for way in 0..ways {
        // A way is a number with a digit for each seat.
        let digit = |seat: usize| way / wanted.len().pow((seats - 1 - seat) as u32) % wanted.len();
        let sitting: Vec<usize> = (0..seats).map(digit).collect();
        // Of all turns of a circle, the one that reads smallest stands for it.
        let turned = |by: usize| sitting[by..].iter().chain(&sitting[..by]);
        let first = (0..seats).all(|by| sitting.iter().le(turned(by)));
        if first && is_fair(&sitting, wanted) {
            found.push(sitting);
        }
    }
    found.into_iter().map(|way| way.into_iter().map(|who| wanted[who].0).collect()).collect()
}

fn is_fair(sitting: &[usize], wanted: &[(Player, Option<usize>)]) -> bool {
    let even = sitting.len() / wanted.len();
    let ceiling = sitting.len().div_ceil(wanted.len());
    wanted.iter().enumerate().all(|(who, (_, count))| {
        let taken = sitting.iter().filter(|other| **other == who).count();
        count.map_or((even..=ceiling).contains(&taken), |count| taken == count)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(lineups: &LineUps, game: u64) -> String {
        lineups.of(game).iter().map(|player| &player.name()[..1]).collect()
    }

    #[test]
    fn a_line_up_goes_round_the_table_before_the_next() {
        let lineups = LineUps::read("captain,bosun", 4, 1).expect("two levels");
        let played: Vec<String> = (0..8).map(|game| names(&lineups, game)).collect();
        assert_eq!(played[..4], ["ccbb", "bccb", "bbcc", "cbbc"].map(String::from)[..]);
        assert_eq!(played[4..], ["cbcb", "bcbc", "cbcb", "bcbc"].map(String::from)[..]);
    }

    #[test]
    fn an_uneven_table_is_even_in_the_long_run() {
        let lineups = LineUps::read("captain,bosun", 3, 1).expect("two levels");
        let all: String = (0..6).map(|game| names(&lineups, game)).collect();
        assert_eq!(all.matches('c').count(), 9, "{all}");
    }

    #[test]
    fn seats_can_be_counted_out() {
        let lineups = LineUps::read("captain:1,random:3", 4, 1).expect("four seats");
        let played: Vec<String> = (0..5).map(|game| names(&lineups, game)).collect();
        assert_eq!(played, ["crrr", "rcrr", "rrcr", "rrrc", "crrr"]);
    }

    #[test]
    fn partners_play_alike_and_move_together() {
        let lineups = LineUps::read("captain,bosun", 6, 2).expect("three pairs");
        let played: Vec<String> = (0..4).map(|game| names(&lineups, game)).collect();
        assert_eq!(played, ["ccccbb", "bbcccc", "ccbbcc", "ccbbbb"]);
        let counted = LineUps::read("captain:2,random:4", 6, 2).expect("three pairs");
        assert_eq!(names(&counted, 0), "ccrrrr");
        assert!(LineUps::read("captain,bosun", 5, 2).is_err(), "nobody is left alone");
        assert!(LineUps::read("captain:1,random:5", 6, 2).is_err(), "no pair is torn apart");
    }

    #[test]
    fn complaints() {
        for bad in ["", "captain,captain", "captain:1,random", "captain:9", "admiral", "random:2"] {
            assert!(LineUps::read(bad, 4, 1).is_err(), "{bad}");
        }
    }
}
