//! What a bot should know about Gale: be neither lowest nor highest, mind the stake, compare
//! points with the others.
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

use engine::{BySeat, Hints, NoPlan, Rng, Seat, Values};

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
    type Plan = NoPlan;

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
            _ if self.table.is_leading() => {
                out.extend(cards_of(legal).map(|card| self.promise_of_lead(card)));
            }
            _ => {
                let (lie, promises) = (Lie::of(&self.table.falling), self.promises());
                out.extend(cards_of(legal).map(|card| match card.is_pirate() {
                    true => PIRATE,
                    false => promises[lie.of_card(card)],
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
        let others = !trick.equals();
        Lie { below: trick.below() & others, above: trick.above() & others }
    }

    /// 0 for a card between the ends, 1 below, 2 above, 3 both.
    #[inline]
    fn of_card(&self, card: Wheel) -> usize {
        let bit = |cards: u64| (cards >> card.index() & 1) as usize;
        bit(self.below) | bit(self.above) << 1
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
        if self.wants_wind()
            && let Some(card) = weakest(hand & lie.below, wind.dir())
        {
            return card;
        }
        let safe = hand & Hand::NUMBERED & !(lie.below | lie.above);
        if safe != 0 {
            return any_of(safe, rng);
        }
        let high = hand & lie.above & !lie.below;
        if has_pirate && (wind.damage() >= HIGH_STAKE || high == 0) {
            return Wheel::PIRATE;
        }
        if high != 0 {
            any_of(high, rng)
        } else {
            weakest(hand, wind.dir()).unwrap_or(Wheel::PIRATE)
        }
    }

    /// How promising a card is that lies between the others, below, above, or both as the only
    /// one in play.
    fn promises(&self) -> [f32; 4] {
        let damage = self.table.wind().damage();
        let lowest = match self.wants_wind() {
            true => WANTED,
            false => LOWEST - LOWEST_PER_DAMAGE * f32::from(damage - 1),
        };
        [SAFE, lowest, HIGHEST, lowest.min(HIGHEST)]
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
        self.table.sheet_if_kept(dir)[seat].points > self.table.sheet()[seat].points
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

/// The cards of a list of cards to play.
fn cards_of(legal: &[Action]) -> impl ExactSizeIterator<Item = Wheel> {
    legal.iter().map(|action| match action {
        Action::Play(card) => *card,
        Action::Discard(_) | Action::Keep(_) => unreachable!("a card is to be played (G-11)"),
    })
}

/// One of these cards: quick, and even enough to imagine games with.
#[inline]
fn any_of(cards: u64, rng: &mut Rng) -> Wheel {
    let turn = rng.below(64);
    let at = cards.rotate_right(turn).trailing_zeros();
    Wheel::from_index(((at + turn) & 63) as u8)
}

/// The numbered card of these that is worth least under the wind, the first of equals.
///
/// Never inlined, so that whether there is one is asked last: that cannot be foretold, unlike
/// whether it matters. Nor can it which direction has the weakest card, hence no branch.
#[inline(never)]
fn weakest(cards: u64, wind: Dir) -> Option<Wheel> {
    // The card in the low byte, its rank above it, and 64 in both where a direction has none.
    let [n, e, s, w] = Dir::ALL.map(|dir| {
        let card = (cards & Hand::of_dir(dir)).trailing_zeros();
        let rank = rank(Wheel::from_index(card as u8 & 63), wind).index() as u32;
        (card & 64 | rank) << 8 | card
    });
    let card = n.min(e).min(s.min(w)) as u8;
    (card < 64).then_some(Wheel::from_index(card & 63))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weakest_card_is_the_first_of_the_least_worth() {
        for (cards, wind, weakest_of_them) in [
            ("N5 E3 S14 W2 P", Dir::N, Some("S14")), // against the wind
            ("N5 E3 W2", Dir::N, Some("W2")),
            ("N2 E4 W4", Dir::N, Some("N2")), // four half points each
            ("N7 P", Dir::E, Some("N7")),
            ("P P", Dir::E, None),
            ("", Dir::E, None),
        ] {
            let named = |name: &str| name.parse::<Wheel>().expect("a card");
            let hand: Hand = cards.split_whitespace().map(named).collect();
            assert_eq!(weakest(hand.bits(), wind), weakest_of_them.map(named), "{cards}");
        }
    }
}
