//! What an action would change for the seat to act, shown before it is confirmed.

use engine::{Game, Log};

use crate::{Action, Card, Decision, Face, Front, Goods, Ship, View};

/// The seat to act after an action of its list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Its gold, with the price of what the action begins already paid.
    pub gold: u16,
    /// Money that would lie in front of it until trading ends.
    pub money: u16,
    /// The goods in its hand.
    pub hand: Goods,
    /// Its warehouse.
    pub store: Goods,
    /// Its points.
    pub points: u16,
    /// The reserve.
    pub reserve: Goods,
    /// The ships left in port.
    pub port: Vec<Ship>,
    /// So few ships are left that the fleet leaves at the end of the turn.
    pub fleet_leaves: bool,
}

impl View {
    /// What an action of the list would bring about for the seat to act. `None` for what is not
    /// in the list, for a draw, whose result nobody knows, and for the end of one's actions and
    /// what spoils, after which the world goes on.
    pub fn preview(&self, action: Action) -> Option<Preview> {
        let unknown = matches!(
            action,
            Action::Draw(_) | Action::Done | Action::Protect(..) | Action::Spoil(_)
        );
        if unknown || self.why_not(action).is_some() {
            return None;
        }
        let seat = self.table().to_act;
        let mut after = self.table().clone();
        after.apply(action, &mut Log::silent());
        let merchant = after.merchant(seat);
        let price = match after.decision {
            Decision::Store { begun: false, .. } => match merchant.front.card().map(Card::face) {
                Some(Face::Storage { price, .. }) => price,
                _ => 0,
            },
            Decision::BuyStore { begun: false, price, .. } => price,
            _ => 0,
        };
        let money = match merchant.front {
            Front::Money(gold) => gold,
            _ => 0,
        };
        Some(Preview {
            gold: merchant.gold - u16::from(price),
            money,
            hand: merchant.hand,
            store: merchant.store,
            points: merchant.points,
            reserve: after.reserve,
            port: after.port.to_vec(),
            fleet_leaves: after.port.len() <= crate::FLEET_LEAVES_AT,
        })
    }
}
