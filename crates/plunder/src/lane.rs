//! A merchant at sea as a table draws it: who is there, who leads, when it is captured.

use engine::Seat;

use crate::battle::Battle;
use crate::open::Open;
use crate::{Card, Colour, Lead, Play, Side};

/// A merchant at sea with everything around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// Its number, in order of play.
    pub id: u8,
    /// Its card.
    pub merchant: Card,
    /// Who sent it out.
    pub owner: Seat,
    /// The side of its owner.
    pub home: Side,
    /// The sides with cards here, in the order they came.
    pub forces: Vec<Force>,
    /// All cards played here, in order.
    pub plays: Vec<Play>,
    /// Who leads, and by what.
    pub lead: Lead,
    /// When the leader captures it if nothing changes; nobody does in a stalemate.
    pub due: Option<Due>,
}

/// What a side has at a merchant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Force {
    /// Whose it is.
    pub side: Side,
    /// The colour it is bound to; none with the admiral alone (P-17).
    pub colour: Option<Colour>,
    /// The skulls on its ships (P-15).
    pub skulls: u8,
    /// Its ships, in order of play.
    pub ships: Vec<Card>,
    /// Its captains and the admiral, in order of play.
    pub trumps: Vec<Card>,
    /// Does it lead?
    pub leads: bool,
}

/// When a merchant is captured if nobody changes the lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// At the start of whose turn (P-30, P-54).
    pub seat: Seat,
    /// How many turns from now that is; 1 means the turn after the present one.
    pub turns: u8,
}

impl Lane {
    /// The gold at stake.
    pub fn gold(&self) -> u8 {
        self.merchant.gold()
    }

    /// What a side has here.
    pub fn force(&self, side: Side) -> Option<&Force> {
        self.forces.iter().find(|force| force.side == side)
    }

    /// Its number among its likes, of the same owner with the same gold; none if it is the only
    /// one at sea.
    pub fn place(&self, lanes: &[Lane]) -> Option<u8> {
        let alike = |other: &&Lane| other.owner == self.owner && other.merchant == self.merchant;
        let alike: Vec<u8> = lanes.iter().filter(alike).map(|other| other.id).collect();
        let at = alike.iter().position(|id| *id == self.id)?;
        (alike.len() > 1).then_some(at as u8 + 1)
    }

    /// The colours flown here, each with its side.
    pub fn flags(&self) -> impl Iterator<Item = (Colour, Side)> {
        self.forces.iter().filter_map(|force| force.colour.map(|colour| (colour, force.side)))
    }

    /// How many skulls a side is short of leading; 0 if it leads. `None` if a trump leads
    /// against it: no number of skulls will do (P-18).
    pub fn short(&self, side: Side) -> Option<u8> {
        if self.lead.side() == Some(side) {
            return Some(0);
        }
        if matches!(self.lead, Lead::Trump(..)) {
            return None;
        }
        let others = self.forces.iter().filter(|force| force.side != side);
        let top = others.map(|force| force.skulls).max().unwrap_or(0);
        Some(top + 1 - self.force(side).map_or(0, |force| force.skulls))
    }
}

/// The lane of a battle with these plays, seen from the present turn.
pub(crate) fn lane(open: &Open, battle: &Battle, plays: impl Iterator<Item = Play>) -> Lane {
    let plays: Vec<Play> = plays.collect();
    let lead = battle.lead();
    let mut forces: Vec<Force> = Vec::new();
    for play in &plays {
        let side = open.options.side_of(play.seat);
        let at = forces.iter().position(|force| force.side == side).unwrap_or_else(|| {
            forces.push(force(battle, side, lead));
            forces.len() - 1
        });
        let cards =
            if play.card.is_trump() { &mut forces[at].trumps } else { &mut forces[at].ships };
        cards.push(play.card);
    }
    Lane {
        id: battle.id(),
        merchant: battle.merchant(),
        owner: battle.owner(),
        home: battle.home(),
        forces,
        plays,
        lead,
        due: lead.side().map(|side| due(open, side)),
    }
}

fn force(battle: &Battle, side: Side, lead: Lead) -> Force {
    Force {
        side,
        colour: battle.colour_of(side),
        skulls: battle.strength(side),
        ships: Vec::new(),
        trumps: Vec::new(),
        leads: lead.side() == Some(side),
    }
}

/// The check of the seat to act lies behind it, so its own next one is a whole round away.
fn due(open: &Open, side: Side) -> Due {
    let (seat, seats) = (open.options.checker(side), open.options.seats());
    let turns = (seat.0 + seats - open.to_act.0 - 1) % seats + 1;
    Due { seat, turns }
}
