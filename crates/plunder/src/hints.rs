//! What a bot should know about Plunder.
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

use engine::{BySeat, Game, Hints, NoPlan, Rng, Values};

use crate::cards::{bits, kinds};
use crate::worth::Eyes;
use crate::{Action, Card, MAX_SIDES, Plunder, Side};

/// Imagined players err by up to so many tenths of gold: nobody is sure of the others' plans.
const WHIM: u32 = 10;
/// So many of 100 imagined decisions are taken blindly: a plan must not count on others seeing it.
const FREAKS: u32 = 40;
/// A worth of so many tenths of gold is half way to certainty.
const HALFWAY: f32 = 30.0;
/// How much of the gold a side leads at sea it will bring home.
const LED: f32 = 0.55;
/// How much of the gold in a hand is lost at the end, while the pile is full and when it is gone.
const IN_HAND_EARLY: f32 = 0.1;
const IN_HAND_LATE: f32 = 0.7;
/// A pile of this size is a full one.
const FULL_PILE: f32 = 54.0;
/// A lead of so much gold wins for certain once the pile is gone; each card left adds a little.
const SURE_LEAD: f32 = 8.0;
const SURE_LEAD_A_CARD: f32 = 0.15;
/// How much winning counts in the end against winning by much.
const VICTORY: f32 = 0.6;

impl Hints for Plunder {
    type Plan = NoPlan;

    const IMAGINED: u32 = 24_000;
    /// A few rounds show what becomes of the merchants at sea.
    const ROLLOUT: usize = 120;

    #[inline]
    fn rollout(&self, scratch: &mut Vec<Action>, rng: &mut Rng) -> Action {
        if rng.chance(FREAKS, 100) {
            scratch.clear();
            self.legal_actions(scratch);
            return scratch[rng.below(scratch.len() as u32) as usize];
        }
        match self.pending {
            Some(card) => self.likely_target(card),
            None => self.likely_card(rng),
        }
    }

    fn priors(&self, legal: &[Action], out: &mut Vec<f32>) {
        let eyes = Eyes::new(self);
        out.extend(legal.iter().map(|action| {
            let worth = match *action {
                Action::Draw => eyes.draw(),
                Action::Discard(card) => eyes.discard(card),
                Action::Play(card) if card.is_merchant() => eyes.send(card),
                Action::Play(card) => eyes.strike(card),
                Action::At(id) => self.strike_on(&eyes, id),
            };
            let worth = worth as f32;
            0.5 + 0.5 * worth / (worth.abs() + HALFWAY)
        }));
    }

    fn value(&self) -> Values {
        let sides = usize::from(self.open.options.sides());
        let golds = if self.open.over { self.final_golds() } else { self.likely_golds() };
        let sure = SURE_LEAD + SURE_LEAD_A_CARD * f32::from(self.pile.len());
        let mut values = [0.0; MAX_SIDES];
        for (side, value) in values.iter_mut().enumerate().take(sides) {
            let others = (0..sides).filter(|other| *other != side).map(|other| golds[other]);
            let (best, all) = others.fold((f32::NEG_INFINITY, 0.0), |(best, all), gold| {
                (f32::max(best, gold), all + gold)
            });
            let (lead, above) = (golds[side] - best, golds[side] - all / (sides as f32 - 1.0));
            // To be ahead of the best is what wins; to be ahead of most shows that one may be.
            let by_much = 0.5 + 0.25 * ((lead + above) / (2.0 * sure)).clamp(-2.0, 2.0);
            *value = match self.open.over {
                true => VICTORY * victory(lead) + (1.0 - VICTORY) * by_much,
                false => by_much,
            };
        }
        BySeat::from_fn(self.open.options.seats(), |seat| {
            values[self.open.options.side_of(seat).index()]
        })
    }
}

/// What a final lead over the best of the others is worth; a shared victory is one, too.
fn victory(lead: f32) -> f32 {
    if lead > 0.0 {
        1.0
    } else if lead == 0.0 {
        0.75
    } else {
        0.0
    }
}

impl Plunder {
    /// The card a sensible player would choose, give or take a whim.
    #[inline]
    fn likely_card(&self, rng: &mut Rng) -> Action {
        let eyes = Eyes::new(self);
        let hand = self.hands[self.open.to_act].kinds();
        let (mut best, mut most) = (None, i32::MIN);
        let mut weigh = |action, worth: i32| {
            let worth = worth + rng.below(WHIM) as i32;
            if worth > most {
                (best, most) = (Some(action), worth);
            }
        };
        if !self.pile.is_empty() {
            weigh(Action::Draw, eyes.draw());
        }
        for kind in bits(hand & kinds::MERCHANTS) {
            weigh(Action::Play(Card::at(kind)), eyes.send(Card::at(kind)));
        }
        eyes.strikes(|card, worth| weigh(Action::Play(card), worth));
        if self.pile.is_empty() {
            let playable = self.open.sea.chart().playable(self.open.side());
            for kind in bits(hand & !playable) {
                weigh(Action::Discard(Card::at(kind)), eyes.discard(Card::at(kind)));
            }
        }
        best.expect("a seat to act has a choice")
    }

    /// The target where a card does most.
    #[inline]
    fn likely_target(&self, card: Card) -> Action {
        let eyes = Eyes::new(self);
        let targets = bits(eyes.targets(card));
        let slot = targets.max_by_key(|slot| eyes.strike_at(card, *slot));
        Action::At(self.open.sea.battle(slot.expect("a chosen card has a target")).id())
    }

    fn strike_on(&self, eyes: &Eyes, id: u8) -> i32 {
        match (self.pending, self.open.sea.slot_of(id)) {
            (Some(card), Some(slot)) => eyes.strike_at(card, slot),
            _ => 0,
        }
    }

    /// Scores when the game is over.
    fn final_golds(&self) -> [f32; MAX_SIDES] {
        let mut golds = [0.0; MAX_SIDES];
        for (gold, score) in golds.iter_mut().zip(self.scores().iter()) {
            *gold = f32::from(*score);
        }
        golds
    }

    /// What each side may hope for: gold captured, most of what it leads, and part of what it
    /// holds as a loss.
    fn likely_golds(&self) -> [f32; MAX_SIDES] {
        let mut golds = [0.0; MAX_SIDES];
        for side in 0..self.open.options.sides() {
            golds[usize::from(side)] = f32::from(self.open.gold(Side(side)));
        }
        for (_, battle) in self.open.sea.battles() {
            if let Some(side) = battle.leader() {
                golds[side.index()] += LED * f32::from(battle.merchant().gold());
            }
        }
        let full = (f32::from(self.pile.len()) / FULL_PILE).min(1.0);
        let lost = IN_HAND_LATE + (IN_HAND_EARLY - IN_HAND_LATE) * full;
        for (seat, hand) in self.hands.seats() {
            golds[self.open.options.side_of(seat).index()] -= lost * f32::from(hand.gold());
        }
        golds
    }
}
