//! Where a ship could go, and what for.

use engine::List;

use super::guns;
use super::survey::{SHORE, Sailor, Survey, far, home_of, later, turns};
use crate::Point;
use crate::ship::Ship;
use crate::state::Broadside;

/// What a ship has in mind.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Aim {
    /// Home, with what she carries or to be repaired.
    #[default]
    Home,
    /// A wild island with treasure.
    Island(u8),
    /// An enemy, for her guns.
    Target(u8),
    /// A derelict, to be towed or emptied.
    Derelict(u8),
}

/// Something a ship may be after.
#[derive(Clone, Copy, Debug, Default)]
pub struct Goal {
    pub aim: Aim,
    /// Where that is.
    pub at: Point,
    /// How near her bow gets to it.
    pub near: f32,
    /// What it brings, the way from there home included.
    pub worth: f32,
    /// What it brings from where she is.
    pub score: f32,
}

/// A ship's goals, the best first.
#[derive(Clone, Copy, Default)]
pub struct Goals {
    list: List<Goal, 4>,
    /// How fast she is.
    pub speed: f32,
}

impl std::ops::Deref for Goals {
    type Target = [Goal];

    #[inline]
    fn deref(&self) -> &[Goal] {
        &self.list
    }
}

impl Goals {
    fn add(&mut self, from: Point, aim: Aim, at: Point, near: f32, worth: f32) {
        let score = worth * later(turns(far(from, at) - near, self.speed));
        let goal = Goal { aim, at, near, worth, score };
        let place = self.list.iter().position(|other| score > other.score);
        let place = place.unwrap_or(self.list.len());
        if place < MOST {
            if self.list.len() < MOST {
                self.list.push(goal);
            }
            self.list[place..].rotate_right(1);
            self.list[place] = goal;
        }
    }
}

const MOST: usize = 4;
/// Ships as near as this arrive at the same time.
const ABREAST: f32 = 150.0;
/// What winning is worth above the gold that does it.
const VICTORY: f32 = 12.0;
/// Gold adrift is sure, and whoever leaves it leaves it to others: it is wanted so much more than
/// its worth.
const SALVAGE: f32 = 1.8;
/// Towing a hull home, in gold for each of her points.
const PRIZE: f32 = 0.06;
/// From the centre of a ship to a bow that touches her, about.
const BESIDE: f32 = 60.0;
/// How near a gunner wants the target.
const POINT_BLANK: f32 = 400.0;

/// The goals of a ship, one at least.
pub fn of(game: &Broadside, survey: &Survey, ship: u8) -> Goals {
    let own = game.ship(ship);
    let sailor = Sailor::of(game, ship, survey.is_towed(ship));
    let mut goals = Goals { list: List::default(), speed: sailor.speed };
    let aboard = survey.aboard(ship) + own.tows.map_or(0.0, |towed| survey.aboard(towed));
    let gold = f32::from(game.gold(own.controller)) + aboard;
    let voyage = Voyage {
        game,
        survey,
        ship,
        own,
        sailor,
        from: own.pose.at,
        home: home_of(game, own.controller),
        aboard,
        wins: game.seats() == 2 && 2.0 * gold > f32::from(game.initial_gold()),
    };
    voyage.islands(&mut goals);
    voyage.ships(&mut goals);
    voyage.homeward(&mut goals);
    goals
}

/// A ship about to decide where to go.
struct Voyage<'a> {
    game: &'a Broadside,
    survey: &'a Survey,
    ship: u8,
    own: &'a Ship,
    sailor: Sailor,
    from: Point,
    home: Point,
    /// The gold she brings home with her.
    aboard: f32,
    /// Would that win (B-150)?
    wins: bool,
}

impl Voyage<'_> {
    /// The turns from there home.
    fn home_from(&self, at: Point) -> f32 {
        turns(far(at, self.home) - SHORE, self.sailor.speed)
    }

    /// Wild islands with treasure, if there is room (B-112) and more is needed. What she carries
    /// comes home later.
    fn islands(&self, goals: &mut Goals) {
        if self.sailor.room == 0 || self.own.tows.is_some() || self.wins {
            return;
        }
        for (at, isle) in self.game.islands.iter().enumerate() {
            let tokens = self.survey.tokens[at];
            if tokens == 0 || isle.home.is_some() || tokens == 1 && self.sailor.superstitious {
                continue;
            }
            let centre = isle.land.at;
            let taken = tokens.min(self.sailor.room).min(3).saturating_sub(self.nearer(centre));
            let each = self.survey.ashore[at] / f32::from(tokens);
            // Every further treasure costs a turn.
            let found = each * [0.25, 1.0, 1.8, 2.4][usize::from(taken)];
            let worth = (self.aboard + found) * later(self.home_from(centre) + 1.0);
            goals.add(self.from, Aim::Island(at as u8), centre, SHORE, worth);
        }
    }

    /// How many treasures those will take that could get there first.
    fn nearer(&self, at: Point) -> u8 {
        let way = far(self.from, at);
        let mut taken = 0u8;
        for (other, there) in self.game.afloat() {
            let theirs = far(there.pose.at, at);
            let first =
                if (theirs - way).abs() < ABREAST { other < self.ship } else { theirs < way };
            if first && other != self.ship && !there.is_derelict() {
                taken = taken.saturating_add(there.card().cargo.saturating_sub(1).min(2));
            }
        }
        taken
    }

    /// Enemies for her guns, derelicts for her towline.
    fn ships(&self, goals: &mut Goals) {
        let power = guns::power(self.own);
        for (other, there) in self.game.afloat() {
            let hull = there.hull().centre();
            let cargo = self.survey.aboard(other);
            let enemy = there.controller != self.own.controller;
            if there.is_derelict() {
                if other == self.ship || self.survey.is_towed(other) || self.own.is_derelict() {
                    continue;
                }
                let cost = f32::from(there.card().cost);
                if self.own.tows.is_none() {
                    // In tow she brings all of it home, slowly; what there is room for is taken
                    // over in one action (B-115).
                    let way = turns(far(hull, self.home) - SHORE, SLOW);
                    let adrift = SALVAGE * cargo;
                    let towed = (self.aboard + adrift + PRIZE * cost) * later(way);
                    let room = adrift.min(COIN * f32::from(self.sailor.room));
                    let emptied = (self.aboard + room) * later(self.home_from(hull) + 1.0);
                    let worth = if room > 0.0 { towed.max(emptied) } else { towed };
                    goals.add(self.from, Aim::Derelict(other), hull, BESIDE, worth);
                } else if enemy && power > 0.0 {
                    let worth = guns::blow(there, cargo);
                    goals.add(self.from, Aim::Target(other), hull, POINT_BLANK, worth);
                }
            } else if enemy && power > 0.0 {
                let against = guns::power(there);
                let odds = power / (power + against + 0.5);
                let steady = if self.sailor.captain { 1.0 } else { 0.6 };
                let free = if self.aboard > 0.0 { 0.35 } else { 1.0 };
                let worth = guns::blows(BOUT * power * odds, there, cargo) * steady * free;
                goals.add(self.from, Aim::Target(other), hull, POINT_BLANK, worth);
            }
        }
    }

    /// Home: with coins, above all if they win, or with less than half of her masts; else it is
    /// what is left to do.
    fn homeward(&self, goals: &mut Goals) {
        let masts = self.own.card().masts;
        let hurt = 2 * self.own.masts_left() < masts;
        let repair = if hurt { PRIZE * f32::from(self.own.card().cost) } else { 0.0 };
        let mut worth = self.aboard + repair + 0.01;
        if self.wins {
            worth += VICTORY;
        }
        // What is unloaded is safe, and she may set out again.
        if self.aboard > 0.0 {
            worth += 0.5;
        }
        goals.add(self.from, Aim::Home, self.home, SHORE, worth);
    }
}

/// What a coin is worth on average.
const COIN: f32 = 2.0;
/// The base move of a tug (B-100).
const SLOW: f32 = 500.0;
/// Broadsides that two ships fire at each other before one has enough.
const BOUT: f32 = 2.0;
