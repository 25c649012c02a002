//! Small choices: what a sensible player does, and what looks promising.

use engine::Rng;

use crate::action::Action as A;
use crate::ask::Question as Q;
use crate::battle::shot::Ammo;
use crate::state::Logbook;

impl Logbook {
    /// The choice of a quick and sensible player where there is no plan.
    pub(super) fn sensible(&self, list: &[A], rng: &mut Rng) -> A {
        let any = |rng: &mut Rng| list[rng.below(list.len() as u32) as usize];
        match self.asked().question {
            Q::Loading { .. } => self.next_to_load(list),
            Q::Port => match self.turn.visit {
                Some(visit) => self.next_in_port(self.asked().pc, visit.tile, list),
                None => A::Done,
            },
            Q::Explore { .. } | Q::Mend { .. } => list[0],
            Q::Menu => *list.last().unwrap_or(&A::EndTurn),
            Q::Join { .. } => A::Join,
            Q::Ammo | Q::ReturnFire => {
                *list.iter().max_by_key(|action| rank(action)).unwrap_or(&list[0])
            }
            Q::FirstPurchases if list.contains(&A::Hire(2)) && self.is_short_handed() => A::Hire(2),
            Q::FollowUp { .. } => {
                let pc = self.asked().pc;
                let shot = list.iter().find(|action| matches!(action, A::Shoot(_))).copied();
                self.best_boarding(list, pc).or(shot).unwrap_or(A::Done)
            }
            Q::Prize { npc } => {
                if self.wants_prize(self.asked().pc, npc) {
                    A::Yes
                } else {
                    A::No
                }
            }
            Q::Captives { .. } => list[0],
            Q::Party | Q::Grapnel | Q::Swords | Q::Spoils { .. } | Q::Return => {
                *list.last().unwrap_or(&list[0])
            }
            Q::FirstPurchases | Q::Reroll | Q::Offer | Q::Answer => {
                *list.last().unwrap_or(&list[0])
            }
            _ => any(rng),
        }
    }

    /// Has the seat fewer hands than it likes to begin with?
    fn is_short_handed(&self) -> bool {
        let board = self.board(self.asked().pc);
        board.company.crew < 5 && board.money >= 2000
    }

    /// How promising each entry looks where choices are weighed one by one.
    pub(super) fn promises(&self, list: &[A], out: &mut Vec<f32>) {
        out.extend(list.iter().map(|action| match action {
            A::KeepMission(place) => {
                let card = self.drawn.get(usize::from(*place)).copied().unwrap_or_default();
                0.15 + 0.2 * Logbook::prize(card).min(3.0)
            }
            A::Ammo { .. } => f32::from(rank(action)) / 5.0,
            A::Party(n) => 0.2 + 0.05 * f32::from((*n).min(12)),
            A::Board(target) => {
                (0.3 * self.worth_of_boarding(self.asked().pc, *target)).clamp(0.05, 0.9)
            }
            A::Yes | A::TakeSpoils | A::Steal(_) | A::ReturnTo(_) => 0.6,
            A::Join | A::LoadAll | A::Nation(_) | A::Reward(_) => 0.7,
            A::TakePrinted(_) | A::TakeFitting(_) => 0.6,
            A::Decline | A::TakeNone | A::Cancel | A::Refuse => 0.2,
            _ => 0.4,
        }));
    }
}

/// Ammunition by what it usually does; holding fire comes last.
fn rank(action: &A) -> u8 {
    match action {
        A::Ammo { ammo: Ammo::Explosive, overcharge: false } => 4,
        A::Ammo { ammo: Ammo::Incendiary, overcharge: false } => 3,
        A::Ammo { ammo: Ammo::Normal, overcharge: false } => 2,
        A::Ammo { .. } => 1,
        _ => 0,
    }
}
