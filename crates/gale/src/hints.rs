//! What a bot should know about Gale: be neither lowest nor highest, mind the stake, compare
//! points with the others.
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

use engine::{BySeat, Hints, Rng, Seat, Values};

use crate::rules::rank::cards_below;
use crate::{Action, Dir, Gale, Hand, Phase, Rank, Trick, Wheel, rank};

/// A stake from which it pays to lead a strong card or to spend a pirate.
const HIGH_STAKE: u8 = 2;
/// Led cards worth at least so many half points are rarely the lowest.
const STRONG: u8 = 8;

/// How promising a card looks: between the others, or out of play together with another.
const SAFE: f32 = 0.85;
/// A pirate behind another card: safe as well, but it is gone then.
const PIRATE: f32 = 0.6;
/// The highest so far: no damage, but the lead.
const HIGHEST: f32 = 0.55;
/// The lowest so far, under a wind of 1 damage; each further point takes some away.
const LOWEST: f32 = 0.35;
const LOWEST_PER_DAMAGE: f32 = 0.12;
/// The lowest so far, when taking the wind completes a triplet.
const WANTED: f32 = 0.9;
/// A led card: the weakest, and how much the strongest is ahead of it.
const LED: f32 = 0.3;
const LED_SPAN: f32 = 0.4;
/// The better and the worse of discarding and keeping a triplet.
const TRIPLET: [f32; 2] = [0.9, 0.1];

/// How much of a value is the chance to win; the rest is how many others are beaten.
const WIN_SHARE: f32 = 0.5;
/// A lead of so many points is worth half of certainty when one round is left; with more rounds
/// it takes the root of their number as many.
const HALF_SURE: f32 = 2.5;
/// What a tie for a place counts at the end of the game: equal seats all win.
const TIED: f32 = 0.75;

impl Hints for Gale {
    /// Imagined games end with the present round: nothing is known of the next one.
    fn shorten(&mut self) {
        self.last_round = self.last_round.min(self.table.round + 1);
    }

    #[inline]
    fn rollout(&self, _: &mut Vec<Action>, rng: &mut Rng) -> Action {
        match self.table.phase {
            Phase::Triplet(dir) if self.keeping_pays(dir) => Action::Keep(dir),
            Phase::Triplet(dir) => Action::Discard(dir),
            _ if self.table.is_leading() => Action::Play(self.quick_lead(rng)),
            _ => Action::Play(self.quick_follow(rng)),
        }
    }

    fn priors(&self, legal: &[Action], out: &mut Vec<f32>) {
        match self.table.phase {
            Phase::Triplet(dir) => {
                let [better, worse] = TRIPLET;
                let keep = self.keeping_pays(dir);
                out.extend(if keep { [worse, better] } else { [better, worse] });
            }
            _ => {
                let lie = (!self.table.is_leading()).then(|| Lie::of(&self.table.falling));
                out.extend(legal.iter().map(|action| match (action, &lie) {
                    (Action::Play(card), Some(lie)) => self.promise_of(*card, lie),
                    (Action::Play(card), None) => self.promise_of_lead(*card),
                    _ => 0.5,
                }));
            }
        }
    }

    /// Half the chance to win the game, half the number of seats beaten in it.
    fn value(&self) -> Values {
        let points = self.points_now();
        let left = self.table.options.rounds().saturating_sub(self.table.round);
        let spread = HALF_SURE * f32::from(left).sqrt();
        BySeat::from_fn(points.count(), |seat| {
            let (mut all, mut sum) = (1.0, 0.0);
            for (_, theirs) in points.seats().filter(|(other, _)| *other != seat) {
                let ahead = beats((points[seat] - theirs) as f32, spread);
                all *= ahead;
                sum += ahead;
            }
            let beaten = sum / f32::from(points.count() - 1);
            WIN_SHARE * all + (1.0 - WIN_SHARE) * beaten
        })
    }
}

/// The chance to end before a seat when ahead by so many points.
fn beats(ahead: f32, spread: f32) -> f32 {
    if spread > 0.0 {
        0.5 + 0.5 * ahead / (ahead.abs() + spread)
    } else if ahead == 0.0 {
        TIED
    } else if ahead > 0.0 {
        1.0
    } else {
        0.0
    }
}

/// How the numbered cards of the deck lie to a trick that has begun, as bits. All others are safe:
/// between the ends, or out of play because they are worth the same as a card that was played.
struct Lie {
    /// Worth less than the lowest card in play.
    below: u64,
    /// Worth more than the highest card in play.
    above: u64,
}

impl Lie {
    #[inline]
    fn of(trick: &Trick) -> Lie {
        let (mut below, mut above) = (Hand::NUMBERED, Hand::NUMBERED);
        if let Some((lowest, highest)) = trick.bounds() {
            below = cards_below(trick.wind(), lowest);
            above &= !cards_below(trick.wind(), highest.next());
        }
        let equal = trick.equals();
        Lie { below: below & !equal, above: above & !equal }
    }
}

impl Gale {
    /// A card for an empty table: under a high stake a strong one, if there is one.
    #[inline]
    fn quick_lead(&self, rng: &mut Rng) -> Wheel {
        let hand = self.playable().bits();
        let wind = self.table.wind();
        let strong = hand & Hand::NUMBERED & !cards_below(wind.dir(), Rank::of_doubled(STRONG));
        any_of(if wind.damage() >= HIGH_STAKE && strong != 0 { strong } else { hand }, rng)
    }

    /// A card for a trick that has begun: a safe one; else one that does not take the wind; else
    /// the weakest, as the wind is taken anyway. Pirates are kept for high stakes.
    #[inline]
    fn quick_follow(&self, rng: &mut Rng) -> Wheel {
        let hand = self.playable().bits();
        let lie = Lie::of(&self.table.falling);
        let wind = self.table.wind();
        let has_pirate = hand > Hand::NUMBERED;
        let low = hand & lie.below;
        if low != 0 && self.wants_wind() {
            return weakest(low, wind.dir());
        }
        let safe = hand & Hand::NUMBERED & !(lie.below | lie.above);
        if safe != 0 {
            return any_of(safe, rng);
        }
        let high = hand & lie.above & !lie.below;
        if has_pirate && (wind.damage() >= HIGH_STAKE || high == 0) {
            return Wheel::PIRATE;
        }
        if high != 0 { any_of(high, rng) } else { weakest(hand, wind.dir()) }
    }

    fn promise_of(&self, card: Wheel, lie: &Lie) -> f32 {
        let bit = 1u64 << card.index();
        if card.is_pirate() {
            PIRATE
        } else if lie.below & lie.above & bit != 0 {
            // Alone in play: both ends at once.
            self.promise_of_lowest().min(HIGHEST)
        } else if lie.below & bit != 0 {
            self.promise_of_lowest()
        } else if lie.above & bit != 0 {
            HIGHEST
        } else {
            SAFE
        }
    }

    fn promise_of_lowest(&self) -> f32 {
        if self.wants_wind() {
            return WANTED;
        }
        LOWEST - LOWEST_PER_DAMAGE * f32::from(self.table.wind().damage() - 1)
    }

    fn promise_of_lead(&self, card: Wheel) -> f32 {
        let best = Rank::of_doubled(2 * Wheel::HIGHEST).index();
        let strength = rank(card, self.table.wind().dir()).index();
        LED + LED_SPAN * strength as f32 / best as f32
    }

    /// Would taking the present wind complete a triplet of the seat to act?
    #[inline]
    fn wants_wind(&self) -> bool {
        let wind = self.table.wind();
        let taken = self.table.taken[self.table.to_act.index()];
        taken.lacks_only(wind)
    }

    /// Does the seat to act score more if it keeps this triplet than if it discards it?
    fn keeping_pays(&self, dir: Dir) -> bool {
        let seat = self.table.to_act;
        let mut kept = self.table;
        kept.decide(seat, dir, true);
        kept.sheet()[seat].points > self.table.sheet()[seat].points
    }

    /// The totals, the present round as it stands included.
    fn points_now(&self) -> BySeat<i32> {
        let mut points = self.table.totals();
        if self.table.phase != Phase::Over {
            let sheet = self.table.sheet();
            for seat in Seat::all(points.count()) {
                points[seat] += i32::from(sheet[seat].points);
            }
        }
        points
    }
}

/// One of these cards: quick, and even enough to imagine games with.
#[inline]
fn any_of(cards: u64, rng: &mut Rng) -> Wheel {
    let turn = rng.below(64);
    let at = cards.rotate_right(turn).trailing_zeros();
    Wheel::from_index(((at + turn) & 63) as u8)
}

/// The card of these that is worth least under the wind.
#[inline]
fn weakest(cards: u64, wind: Dir) -> Wheel {
    let lowest_of = |dir: Dir| cards & Hand::of_dir(dir);
    let lowest = Dir::ALL.map(lowest_of).into_iter().filter(|cards| *cards != 0);
    let cards = lowest.map(|cards| Wheel::from_index(cards.trailing_zeros() as u8));
    cards.min_by_key(|card| rank(*card, wind)).unwrap_or(Wheel::PIRATE)
}
