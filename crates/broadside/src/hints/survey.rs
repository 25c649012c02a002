//! What lies where in gold, how fast ships are and how far they have to go.

use engine::Seat;

use crate::cards::{Ability, Unique};
use crate::fittings::Fittings;
use crate::state::{Broadside, MOST_SHIPS};
use crate::token::{Place, Treasure};
use crate::{Measure, Point};

/// A treasure nobody has shown: about the mean of every set that may be brought (B-30).
const UNSEEN: f32 = 2.0;
/// A unique that is worth nothing at home still does something for its ship.
const CURIO: f32 = 0.4;
/// From the centre of an island to a bow that touches it, about.
pub const SHORE: f32 = 260.0;

/// The gold on islands and aboard ships, as one seat knows it.
pub struct Survey {
    pub ashore: [f32; 12],
    pub tokens: [u8; 12],
    pub cargo: [f32; MOST_SHIPS],
    /// Coins and whatever else takes up a space of a hold, a bit of the total each.
    pub laden: u32,
    /// Ships in tow, a bit each.
    pub towed: u32,
}

impl Survey {
    /// As this seat knows it: what it has not seen is worth the mean. `None` knows the whole truth
    /// of an imagined world.
    pub fn of(game: &Broadside, eye: Option<Seat>) -> Survey {
        let mut survey = Survey {
            ashore: [0.0; 12],
            tokens: [0; 12],
            cargo: [0.0; MOST_SHIPS],
            laden: 0,
            towed: 0,
        };
        for token in game.treasures.iter() {
            let seen = eye.is_none_or(|seat| token.known.by(seat));
            match token.place {
                Place::Island(at) => {
                    survey.tokens[at as usize] += 1;
                    survey.ashore[at as usize] += if seen { gold_of(token) } else { UNSEEN };
                }
                Place::Ship(at) => {
                    survey.cargo[at as usize] += if seen { gold_of(token) } else { UNSEEN };
                    survey.laden |= u32::from(token.face.is_wanted()) << at;
                }
                _ => {}
            }
        }
        for ship in game.ships.iter().filter(|ship| ship.is_afloat()) {
            survey.towed |= ship.tows.map_or(0, |towed| 1 << towed);
        }
        survey
    }

    /// Does this ship carry anything worth bringing home (B-76)?
    #[inline]
    pub fn is_laden(&self, ship: u8) -> bool {
        self.laden >> ship & 1 == 1
    }

    #[inline]
    pub fn is_towed(&self, ship: u8) -> bool {
        self.towed >> ship & 1 == 1
    }

    /// The gold aboard a ship.
    #[inline]
    pub fn aboard(&self, ship: u8) -> f32 {
        self.cargo[ship as usize]
    }
}

/// What a treasure brings at home (§2.5).
pub fn gold_of(token: &Treasure) -> f32 {
    if let Some(coin) = token.face.coin() {
        return f32::from(coin);
    }
    match token.face.unique() {
        Some(Unique::Rum) => f32::from(token.worth.max(2)),
        Some(Unique::Idol) => 3.0,
        Some(Unique::Strongbox) => 2.0,
        Some(Unique::Fever) => -1.0,
        Some(_) => CURIO,
        None => UNSEEN,
    }
}

/// What matters of a ship for where she goes.
#[derive(Clone, Copy)]
pub struct Sailor {
    /// Units a turn; 0 if she cannot move.
    pub speed: f32,
    /// Coins she has room for.
    pub room: u8,
    pub captain: bool,
    pub superstitious: bool,
}

impl Sailor {
    pub fn of(game: &Broadside, ship: u8, towed: bool) -> Sailor {
        Sailor::fitted(game, ship, &game.fittings(ship), towed)
    }

    pub fn fitted(game: &Broadside, ship: u8, fit: &Fittings, towed: bool) -> Sailor {
        let own = game.ship(ship);
        let base = fit.base_move(own.id, own.masts_left(), own.tows.is_some(), towed);
        let bonus = if fit.has_bonus(base) { Measure::S.units() } else { 0 };
        let units = i32::from(base.short) * Measure::S.units()
            + i32::from(base.long) * Measure::L.units()
            + bonus;
        Sailor {
            speed: units as f32,
            room: fit.capacity.saturating_sub(fit.used),
            captain: fit.all.has(Ability::Captain),
            superstitious: fit.open.has(Ability::Superstitious),
        }
    }
}

/// The distance between two points.
#[inline]
pub fn far(from: Point, to: Point) -> f32 {
    let (x, y) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
    (x * x + y * y).sqrt()
}

/// The turns a ship of this speed needs for so many units.
#[inline]
pub fn turns(units: f32, speed: f32) -> f32 {
    if speed > 0.0 { units.max(0.0) / speed } else { NEVER }
}

/// More turns than anybody waits.
pub const NEVER: f32 = 24.0;

/// What is worth 1 now, so many turns later: 0.9 a turn.
#[inline]
pub fn later(turns: f32) -> f32 {
    let turns = turns.clamp(0.0, NEVER - 0.01);
    let whole = turns as usize;
    let part = turns - whole as f32;
    LATER[whole] + (LATER[whole + 1] - LATER[whole]) * part
}

/// Powers of 0.9, as the platform's `pow` differs from machine to machine.
static LATER: [f32; NEVER as usize + 1] = {
    let mut powers = [1.0; NEVER as usize + 1];
    let mut at = 1;
    while at < powers.len() {
        powers[at] = powers[at - 1] * 0.9;
        at += 1;
    }
    powers
};

/// The home of a seat; the middle of the map before it has one.
#[inline]
pub fn home_of(game: &Broadside, seat: Seat) -> Point {
    let home = game.home(seat).map(|home| game.islands[home as usize].land.at);
    home.unwrap_or(game.options.sea().centre())
}
