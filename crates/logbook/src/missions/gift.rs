//! Rewards, and upgrades that come as one (L-354, L-356, D-88).

use engine::Log;

use super::Task;
use super::operation::OpList;
use crate::Pc;
use crate::action::Action;
use crate::agenda::Item;
use crate::ask::{Gift, Question};
use crate::board::tracks::Fitting;
use crate::content::MissionId;
use crate::event::Event;
use crate::state::Logbook;

impl Gift {
    /// Is a price not too high for it (L-356)?
    fn covers(self, price: u32) -> bool {
        self.most.is_none_or(|most| price <= u32::from(most) * 1000)
    }
}

impl Logbook {
    /// The reward of a completed mission; where there are several the seat chooses (L-354).
    pub(super) fn offer_reward(&mut self, pc: Pc, mission: u8) {
        let list = OpList::Reward { mission, reward: 0 };
        match MissionId::nth(mission).mission().rewards.len() {
            0 => {}
            1 => self.push(Item::Mission(Task::Ops { pc, list, at: 0 })),
            _ => self.ask(pc, Question::Reward { mission }),
        }
    }

    /// The rewards to choose from, as printed.
    pub(crate) fn list_rewards(&self, mission: u8, out: &mut Vec<Action>) {
        let rewards = MissionId::nth(mission).mission().rewards.len() as u8;
        out.extend((0..rewards).map(Action::Reward));
    }

    /// The upgrades to choose from, then none: who stands in the tavern, by row and column, for a seat
    /// with a ship card; else of those printed on the seat's own board, not bought yet, with its level
    /// reached and its access waived; or a fitting within the limits of the tracks, with access
    /// waived (L-356, D-76, D-88).
    pub(crate) fn list_gifts(&self, pc: Pc, gift: Gift, out: &mut Vec<Action>) {
        let board = self.board(pc);
        if gift.crew && board.company.of_cards {
            let access = self.access_of_gift(pc, gift.port);
            out.extend(Logbook::tavern_places().filter_map(|(row, column)| {
                let upgrade = self.recruits(pc, (row, column), access).ok()?;
                let covered = gift.covers(upgrade.card().price);
                covered.then_some(Action::Recruit { row, column })
            }));
        } else if gift.crew {
            let open = board.upgrades().filter(|(_, printed, bought)| {
                !bought && printed.level <= board.level && gift.covers(printed.price)
            });
            out.extend(open.map(|(at, ..)| Action::TakePrinted(at)));
        } else {
            let side = self.options.yard_side();
            let all = self.fittings().filter(|fitting| matches!(fitting, Fitting::Ship(_)));
            let open = all
                .filter(|fitting| gift.covers(fitting.price_on(side)) && board.can_fit(*fitting));
            out.extend(open.map(Action::TakeFitting));
        }
        out.push(Action::TakeNone);
    }

    /// An upgrade is taken for nothing, or none.
    pub(super) fn take_gift(&mut self, pc: Pc, gift: Gift, action: Action, log: &mut Log<Event>) {
        let item = match action {
            Action::TakePrinted(at) => crate::Item::Printed(at),
            Action::TakeFitting(fitting) => crate::Item::Fitting(fitting),
            Action::Recruit { row, column } => {
                match self.ashore.rows[usize::from(row)][usize::from(column)] {
                    Some(upgrade) => crate::Item::Recruit(upgrade),
                    None => return,
                }
            }
            _ => return,
        };
        log.tell(|| Event::Purchase { pc, item, price: 0, port: gift.port });
        match action {
            Action::TakePrinted(at) => self.take_printed(pc, at, log),
            Action::TakeFitting(fitting) => self.take_fitting(pc, fitting, log),
            Action::Recruit { row, column } => _ = self.take_recruit(pc, (row, column), log),
            _ => {}
        }
    }
}
