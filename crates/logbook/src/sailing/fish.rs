//! Fishing (L-205, D-99).

use engine::{List, Log};

use crate::action::Action as A;
use crate::content::{FishKind, Loot};
use crate::event::{Event, Rule};
use crate::options::Key;
use crate::state::Logbook;
use crate::{By, Goods, Pc, Ship, WhyNot};

/// No ship has more boats, and a Whaler draws one more.
pub(crate) const MOST_BOATS: u8 = 6;
/// The place of the option without end (D-99).
const FREE: u16 = 2;

impl Logbook {
    /// What stands in the way of fishing with so many boats (L-205).
    pub(crate) fn fishes(&self, pc: Pc, boats: u8) -> Result<(), WhyNot> {
        WhyNot::NotPlayed.unless(self.options.on(Key::Fishing))?;
        let board = self.board(pc);
        let cell = board.cell.ok_or(WhyNot::OffMap)?;
        WhyNot::NoWhales.unless(self.chart.spot(cell).is_some_and(|spot| spot.has_whales()))?;
        WhyNot::NoBoat.unless((1..=board.boats()).contains(&boats))?;
        let fished = self.turn.sailing.is_some_and(|sailing| sailing.fished);
        let again = self.options.get(Key::Fishing) == FREE;
        WhyNot::Enough.unless(again || !fished)?;
        self.can_spend(pc)
    }

    /// With how many boats a seat may fish (5.2).
    pub(crate) fn list_fishing(&self, pc: Pc, out: &mut Vec<A>) {
        if self.options.on(Key::Fishing) {
            out.extend((1..=MOST_BOATS).filter(|n| self.fishes(pc, *n).is_ok()).map(A::Fish));
        }
    }

    /// A token for each boat, and one more for a Whaler; then they go back (L-205).
    pub(crate) fn fish(&mut self, pc: Pc, boats: u8, log: &mut Log<Event>) {
        self.spend_point(pc);
        if let Some(sailing) = &mut self.turn.sailing {
            sailing.fished = true;
        }
        let whaler = self.board(pc).card().is_some_and(|card| card.ship().whaler);
        let kinds = FishKind::all();
        let tokens = kinds.flat_map(|kind| std::iter::repeat_n(kind.0, kind.catch().count.into()));
        let mut tokens: List<u8, { FishKind::TOKENS as usize }> = tokens.collect();
        let mut drawn: List<u8, 8> = List::default();
        log.reveal();
        for _ in 0..boats + u8::from(whaler) {
            let at = self.streams.fishing.below(tokens.len() as u32);
            drawn.push(tokens.remove(at as usize));
        }
        log.tell(|| Event::Fished { pc, tokens: drawn });
        let mut sum = (Loot::NONE, 0);
        for kind in drawn.iter().map(|kind| FishKind(*kind).catch()) {
            sum.0.money += kind.loot.money;
            sum.0.goods = sum.0.goods.plus(kind.loot.goods);
            sum.1 += kind.wounds;
        }
        let (Loot { money, goods, .. }, wounds) = sum;
        self.gain_money(pc, money, Rule(205), log);
        let goods: Goods = self.take_from_supply(goods);
        self.lose_crew(pc, wounds, By::Own, Rule(205), log);
        self.award(pc, Ship::Pc(pc), goods, log);
    }
}
