//! What a position is worth.

use engine::{BySeat, Values};

use crate::board::Board;
use crate::content::CardNo;
use crate::ending::Ended;
use crate::state::Logbook;
use crate::{Good, Pc, Ship};

/// Of a lead: so much fame is as good as half the way to certainty.
const SCALE: f32 = 8.0;

impl Logbook {
    /// From 0, lost, to 1, won: the lead over the best of the others in fame and what will become
    /// fame.
    pub(super) fn values(&self) -> Values {
        let standing: Vec<f32> = self.pcs().map(|pc| self.standing(pc)).collect();
        BySeat::from_fn(self.seats(), |seat| {
            let pc = self.pc(seat);
            if let Some(Ended::Goal(winner)) = self.ended {
                return if winner == pc { 1.0 } else { 0.0 };
            }
            let own = standing[pc.index()];
            let others =
                self.pcs().filter(|other| *other != pc).map(|other| standing[other.index()]);
            let best = others.fold(f32::NEG_INFINITY, f32::max);
            (0.5 + (own - best) / SCALE * 0.5).clamp(0.02, 0.98)
        })
    }

    /// Fame, and what will become fame: money, cargo, missions, barrels, guns; less damage.
    fn standing(&self, pc: Pc) -> f32 {
        let board = self.board(pc);
        let cargo: f32 = board
            .hold
            .goods()
            .iter()
            .map(|(good, n)| {
                let lots = if good == Good::Wood { 0.0 } else { f32::from(n / 4) * 0.45 };
                f32::from(n) * self.expected(pc, good) as f32 / 8000.0 * 0.6 + lots
            })
            .sum();
        let missions: f32 = board
            .missions
            .iter()
            .map(|active| {
                let stages = active.mission().stages.len() as f32;
                let done = active.done.count_ones() as f32;
                Logbook::prize(active.card) * (0.15 + 0.6 * done / stages)
            })
            .sum();
        let tokens = board.tokens.len() as f32 / f32::from(self.options.tokens_a_fame()) * 0.8;
        let rep: f32 = crate::Nation::ALL
            .into_iter()
            .map(|nation| f32::from(board.reputation[nation].clamp(-4, 6)) * 0.03)
            .sum();
        let known = self.chart.harbours().len() as f32 * 0.01;
        f32::from(board.fame)
            + board.money as f32 / 8000.0 * 0.75
            + cargo
            + missions
            + tokens
            + rep
            + known
            + strength(board)
            - harm(board)
    }

    /// What hunting a ship promises, in fame: a point and what she carries, times the chance.
    pub(super) fn worth_of_hunt(&self, pc: Pc, prey: Ship) -> f32 {
        self.worth_of_shots(pc, prey).max(self.worth_of_boarding(pc, prey))
    }

    /// Does boarding her promise more than shooting at her?
    pub(super) fn would_rather_board(&self, pc: Pc, prey: Ship) -> bool {
        let boarding = self.worth_of_boarding(pc, prey);
        boarding > 0.0 && boarding > self.worth_of_shots(pc, prey)
    }

    /// What shooting at her promises.
    fn worth_of_shots(&self, pc: Pc, prey: Ship) -> f32 {
        let board = self.board(pc);
        let guns = f32::from(board.hold.firing());
        if guns < 2.0 {
            return 0.0;
        }
        let (defence, left, prize) = match prey {
            Ship::Npc(npc) => {
                let ship = self.npc(npc);
                let side = CardNo::new(ship.card).npc();
                let left = side.robustness.saturating_sub(ship.water + ship.fire);
                let money = (side.reward.money + ship.money) as f32 / 8000.0;
                let goods = f32::from(side.reward.goods.total()) * 0.06;
                (side.defence, left, 1.0 + money + goods)
            }
            Ship::Pc(other) => {
                let other = self.board(other);
                let left = other
                    .hull()
                    .robustness
                    .saturating_sub(other.hold.water().max(other.hold.fire()));
                let cargo = f32::from(other.hold.goods().total()) * 0.06;
                (other.hull().defence, left, 1.3 + cargo)
            }
        };
        let mut wanted = 0.0;
        self.aims(pc, |aim, share| {
            if aim == super::aims::Aim::Destroy(prey) {
                wanted += 0.9 * share;
            }
        });
        let improved =
            f32::from(board.fittings.cannon_upgrades.min(board.hold.firing()) * board.level);
        // The sum above the defence, die by die, with what cannon upgrades add.
        let over = (12.0 - f32::from(defence) + improved / guns).max(0.0);
        let a_die = (over * (over + 1.0) / 24.0).min(3.0);
        let volleys = f32::from(left) / (guns * a_die).max(0.2);
        (prize + wanted) / volleys.max(1.0) * 0.9
    }

    /// What digging promises (L-424).
    pub(super) fn worth_of_dig(&self, pc: Pc) -> f32 {
        if self.board(pc).clues >= 2 { 3.2 } else { 0.0 }
    }
}

/// Guns, sails and level will bring fame.
fn strength(board: &Board) -> f32 {
    let guns = f32::from(board.hold.firing().min(4)) * 0.05;
    let tracks =
        f32::from(board.fittings.cannon_upgrades) * 0.12 + f32::from(board.fittings.sails) * 0.2;
    let printed = board.bought.count_ones() as f32 * 0.25;
    let company = &board.company;
    let hands = f32::from(company.crew.min(12)) * 0.04 + company.recruits.len() as f32 * 0.25;
    let boats = f32::from(company.boats + company.cabins) * 0.08;
    guns + tracks + printed + hands + boats + f32::from(board.level - 1) * 0.4
}

/// Damage, worse the nearer the end.
fn harm(board: &Board) -> f32 {
    let robustness = f32::from(board.hull().robustness);
    let worst = f32::from(board.hold.water().max(board.hold.fire())) / robustness;
    worst * worst * 1.5 + f32::from(board.hold.fire()) * 0.05 + f32::from(board.destroyed) * 0.2
}
