//! Which choices show nobody anything, whatever lies face down (for [`engine::Match::ahead`]).

use super::View;
use crate::action::Action as A;
use crate::agenda::Item;
use crate::ask::Question as Q;
use crate::content::{Condition, MissionId, Op, TokenAt};
use crate::sea::adrift::{Adrift, Token};
use crate::sea::storm::hurts;
use crate::state::Logbook;
use crate::turn::Task;
use crate::{Cell, Dir, Pc, Ship};

/// No purchase and no sale brings more fame at once.
const MOST_FAME: u8 = 12;

impl View {
    /// Decided from the kind of the action and from what its seat sees: nothing is drawn, rolled or
    /// turned over in any world that looks like this. When in doubt, something may be.
    pub(crate) fn is_quiet(&self, action: A) -> bool {
        let table = &self.table;
        if table.ended.is_some() {
            return false;
        }
        let asked = table.asked();
        match (asked.question, action) {
            (Q::Menu, A::Step(dir)) => table.is_quiet_step(asked.pc, dir),
            (Q::Menu, A::PickUp) => table.is_quiet_find(asked.pc),
            (
                Q::Menu,
                A::Turn(_)
                | A::Stop
                | A::Explore
                | A::Port(_)
                | A::Shoot(_)
                | A::Board(_)
                | A::Repair
                | A::Exchange(_)
                | A::Layout(_)
                | A::Manual
                | A::Jettison(_)
                | A::JettisonCannon,
            ) => true,
            (Q::Port, A::Sell { .. }) => {
                table.is_quiet_sale(asked.pc) && !table.may_renew(asked.pc, MOST_FAME)
            }
            // Fame may bring new faces to the tavern (L-345).
            (
                Q::Port | Q::FirstPurchases,
                A::BuyFame
                | A::Printed(_)
                | A::Fit(_)
                | A::LevelUp
                | A::Recruit { .. }
                | A::RecruitOwn(_)
                | A::BuyShip { .. },
            ) => !table.may_renew(asked.pc, MOST_FAME),
            (
                Q::Port | Q::FirstPurchases,
                A::SellBack(_)
                | A::BuyWood
                | A::SellWood
                | A::Enrol
                | A::Hire(_)
                | A::Dismiss(_)
                | A::Mend(_)
                | A::Buy { .. }
                | A::Done,
            )
            | (Q::Start, A::Start(_))
            | (Q::Explore { .. } | Q::Mend { .. }, A::Mend(_) | A::Done)
            | (Q::Manual | Q::Swap { .. }, A::Slot(_)) => true,
            (Q::Heading, A::Heading(_)) | (Q::Loading { .. }, _) => table.goes_on_asking(),
            (
                Q::Offer,
                A::GiveCoin
                | A::Give(_)
                | A::GiveCannon
                | A::GiveMission(_)
                | A::AskCoin
                | A::Ask(_)
                | A::AskCannon
                | A::AskMission(_)
                | A::Cancel,
            ) => true,
            _ => false,
        }
    }
}

impl Logbook {
    /// Does nothing but a question come after the one at hand?
    fn goes_on_asking(&self) -> bool {
        let waiting = self.agenda.iter().rev().nth(1);
        matches!(waiting, Some(Item::Ask(_) | Item::Port(_) | Item::Turn(Task::GoOn)))
    }

    /// Does nothing happen to a ship on the cell she would enter: no rough water, no monster, no
    /// fortress, no other ship?
    fn is_quiet_step(&self, pc: Pc, dir: Dir) -> bool {
        let Some(to) = self.board(pc).cell.map(|cell| cell.to(dir)) else { return false };
        !self.is_rough(pc, dir, to)
            && !self.is_under_guns(Ship::Pc(pc), to)
            && !self.is_taken(to, Ship::Pc(pc))
            && !self.kraken_reaches(to)
    }

    /// Would a storm cost damage on the cell of this step (L-089, L-090)?
    pub(super) fn is_rough(&self, pc: Pc, dir: Dir, to: Cell) -> bool {
        let cells = self.turn.sailing.map_or(0, |sailing| sailing.cells) + 1;
        let fixed = self.turn.sailing.and_then(|sailing| sailing.allowance);
        let allowance = fixed.unwrap_or_else(|| self.allowance(pc, dir));
        self.storm().is_some() && hurts(allowance, cells) && !self.chart.is_calm(to)
    }

    /// Is there no barrel and no counter to be picked up here?
    fn is_quiet_find(&self, pc: Pc) -> bool {
        let here = |adrift: &Adrift| self.board(pc).cell == Some(adrift.cell);
        self.adrift.iter().filter(|adrift| here(adrift)).all(|adrift| adrift.what == Token::Oil)
    }

    /// Would no mission that waits for a sale draw or show anything once it is complete?
    fn is_quiet_sale(&self, pc: Pc) -> bool {
        let shows = |op: &Op| matches!(op, Op::Clue | Op::Token(TokenAt::D20));
        self.board(pc).missions.iter().all(|active| {
            let mission = MissionId::nth(active.card).mission();
            let ways = mission.stages.iter().flat_map(|ways| ways.iter());
            let mut sales = ways.filter(|way| matches!(way.when, Condition::Sell { .. }));
            sales.all(|way| way.check.is_none() && !way.ops.iter().any(shows))
                && !mission.rewards.iter().flat_map(|ops| ops.iter()).any(shows)
        })
    }
}
