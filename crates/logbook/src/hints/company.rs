//! What a bot makes of crew, ship cards and boarding.

use super::aims::Aim;
use crate::action::Action as A;
use crate::content::{CardNo, CrewUpgrade as U, Pennant};
use crate::state::Logbook;
use crate::{Pc, Ship};

/// Below such a chance nobody boards.
const WORTH_TRYING: f32 = 0.55;
/// What a good is worth to a captor, in fame.
const A_GOOD: f32 = 0.12;
/// Recruits in the order in which they are wished for.
const WISHED: [U; 18] = [
    U::Sabres,
    U::Carpenter,
    U::ExpertGunner,
    U::Artillerist,
    U::Helmsman,
    U::Gunner,
    U::Scimitar,
    U::Swords,
    U::Pistol,
    U::Doctor,
    U::Mercenary,
    U::Armour,
    U::Merchant,
    U::Hull,
    U::ExpertHelmsman,
    U::Instructor,
    U::Informer,
    U::Marksman,
];

impl Logbook {
    /// How likely all who can be sent take a ship, roughly: the mean of both sides against the spread
    /// of their dice.
    pub(super) fn chance_to_take(&self, pc: Pc, target: Ship) -> f32 {
        let board = self.board(pc);
        let party = f32::from(self.party_of(pc));
        let defenders = f32::from(self.fit_crew(target));
        if party < 1.0 {
            return 0.0;
        }
        let threshold = f32::from(self.options.melee_threshold());
        let (bonus, guard) = match target {
            Ship::Npc(npc) => {
                let passives = self.npc(npc).side().passives;
                (f32::from(passives.melee), f32::from(passives.guard))
            }
            Ship::Pc(other) => {
                let other = self.board(other);
                let bonus = other.count(U::Sabres) + other.count(U::Mercenary);
                (f32::from(bonus), f32::from(other.count(U::Armour)))
            }
        };
        let own = f32::from(board.count(U::Sabres) + board.count(U::Mercenary));
        let hit = ((13.0 - threshold + own - guard) / 12.0).clamp(0.0, 1.0);
        let armour = f32::from(board.count(U::Armour));
        let struck = ((13.0 - threshold + bonus - armour) / 12.0).clamp(0.0, 1.0);
        let again = f32::from(board.count(U::Swords) + 2 * board.count(U::Scimitar));
        let dice = party + f32::from(board.count(U::Pistol)) + again * 0.8;
        let margin = party - defenders * struck - 3.0 * (defenders - dice * hit).max(0.0);
        let spread = 9.0 * dice * hit * (1.0 - hit) + defenders * struck * (1.0 - struck) + 1.0;
        (0.5 + margin / (2.5 * spread.sqrt())).clamp(0.0, 0.97)
    }

    /// What taking a ship would bring, in fame.
    fn prize_of(&self, pc: Pc, target: Ship) -> f32 {
        match target {
            Ship::Npc(npc) => {
                let ship = self.npc(npc);
                let side = ship.side();
                let money = side.reward.money + side.capture.money + ship.money;
                let goods = side.reward.goods.total() + ship.goods.total();
                let greater = ship.level() == self.board(pc).level + 1;
                let of_cards = self.board(pc).company.of_cards;
                let swap = if greater && of_cards { 1.2 } else { 0.0 };
                1.0 + money as f32 / 8000.0 + f32::from(goods) * A_GOOD + swap
            }
            Ship::Pc(other) => 1.2 + f32::from(self.board(other).hold.goods().total()) * A_GOOD,
        }
    }

    /// What setting out to take a ship promises, in fame.
    pub(super) fn worth_of_boarding(&self, pc: Pc, target: Ship) -> f32 {
        if !self.options.on(crate::Key::Crew) {
            return 0.0;
        }
        let chance = self.chance_to_take(pc, target);
        if chance < WORTH_TRYING {
            return 0.0;
        }
        let stern =
            match target {
                Ship::Npc(npc) => self.npc(npc).side().pennants.iter().any(|pennant| {
                    matches!(pennant, Pennant::Shoot { .. } | Pennant::Board { .. })
                }),
                Ship::Pc(_) => true,
            };
        let risk = if stern { 0.25 } else { 0.1 };
        let mut wanted = 0.0;
        self.aims(pc, |aim, share| {
            if aim == Aim::Capture(target) || aim == Aim::Destroy(target) {
                wanted += 0.9 * share;
            }
        });
        (self.prize_of(pc, target) + wanted) * chance * 0.8 - risk
    }

    /// The best boarding at hand, if it is worth trying.
    pub(super) fn best_boarding(&self, list: &[A], pc: Pc) -> Option<A> {
        let worth = |action: &A| match action {
            A::Board(target) => Some(self.worth_of_boarding(pc, *target)),
            _ => None,
        };
        let tried = list.iter().filter_map(|action| Some((worth(action)?, *action)));
        let best = tried.max_by(|one, other| one.0.total_cmp(&other.0));
        best.filter(|(worth, _)| *worth > 0.0).map(|(_, action)| action)
    }

    /// Hands, recruits and ships worth their price while there is money to spare.
    pub(super) fn next_for_company(&self, pc: Pc, list: &[A], reserve: u32) -> Option<A> {
        let board = self.board(pc);
        if list.contains(&A::Enrol) {
            return Some(A::Enrol);
        }
        let ship = list.iter().find(|action| match action {
            A::BuyShip { level, .. } => *level > board.level,
            _ => false,
        });
        if let Some(ship) = ship {
            return Some(*ship);
        }
        let short = u32::from(board.crew_room()) * 3 > u32::from(board.crew_capacity());
        let hire = [5, 3, 2].map(A::Hire).into_iter().find(|hire| list.contains(hire));
        if short && board.money >= 2000 && hire.is_some() {
            return hire;
        }
        let spare = board.money.saturating_sub(reserve);
        let who = |action: &A| match *action {
            A::Recruit { row, column } => self.ashore.rows[usize::from(row)][usize::from(column)],
            A::RecruitOwn(upgrade) => Some(upgrade),
            _ => None,
        };
        let wished = list.iter().filter_map(|action| {
            let upgrade = who(action).filter(|upgrade| upgrade.card().price <= spare)?;
            Some((WISHED.iter().position(|wish| *wish == upgrade)?, *action))
        });
        wished.min_by_key(|(place, _)| *place).map(|(_, action)| action)
    }

    /// Is a captured ship worth sailing: greater, or as great and sounder?
    pub(super) fn wants_prize(&self, pc: Pc, npc: u8) -> bool {
        let (board, prize) = (self.board(pc), self.npc(npc));
        let card = CardNo::new(prize.card).card();
        let hurt = prize.water.max(prize.fire);
        let sound = 2 * hurt < card.ship.hull.robustness;
        let own = board.hold.water().max(board.hold.fire());
        sound && (card.level > board.level || (card.level == board.level && hurt + 3 < own))
    }
}
