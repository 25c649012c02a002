//! What ships that sail by themselves did: one card a ship.

use engine::Seen;
use logbook::battle::destruction::Fate;
use logbook::content::{CardNo, TileId};
use logbook::npc::target::Why;
use logbook::{By, Cell, Event, Goods, Logbook, Ship};

use super::fight::Blow;

/// What a ship did in her turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NpcNews {
    /// Her place among the ships that sail by themselves.
    pub npc: u8,
    /// Her card.
    pub card: Option<CardNo>,
    /// The step she acted in last.
    pub ply: usize,
    /// What she did, in order.
    pub deeds: Vec<Deed>,
    /// Whom she has chosen, and why.
    pub reason: Option<Reason>,
    /// The cells she came through, her first one first.
    pub trail: Vec<Cell>,
}

/// Whom a ship has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// Whom; none if nobody can be reached.
    pub target: Option<Ship>,
    /// The card of the target, if she sails by herself.
    pub card: Option<CardNo>,
    /// What decided.
    pub why: Option<Why>,
}

/// Something a ship did, or that was done to her.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// She comes to the map.
    Appears(Cell),
    /// She sets out for a stop of her route.
    Bound(TileId),
    /// She sails.
    Sails {
        /// So many cells.
        cells: u8,
        /// Points spent.
        spent: u8,
        /// Of so many.
        of: u8,
        /// Where to.
        to: Cell,
    },
    /// She turns towards her target.
    Turns,
    /// Dice fall: hers, or those of somebody who answers.
    Fires(Blow),
    /// She reaches a stop of her route.
    Arrives {
        /// Its tile.
        tile: TileId,
        /// What she takes aboard there.
        money: u32,
        /// Goods.
        goods: Goods,
    },
    /// Somebody is destroyed.
    Destroyed {
        /// Who.
        ship: Ship,
        /// The card, if she sailed by herself.
        card: Option<CardNo>,
        /// How.
        how: Fate,
    },
    /// She did nothing; so many times more, and she leaves.
    Idles(u8),
    /// She leaves the game.
    Leaves,
}

/// Who is acting by herself, event by event.
#[derive(Default)]
pub struct Teller {
    acting: Option<u8>,
}

impl Teller {
    /// Whose act an event is a part of, if a ship acts by herself.
    pub fn hears(&mut self, event: &Event) -> Option<u8> {
        match *event {
            Event::Target { npc, .. }
            | Event::Bound { npc, .. }
            | Event::Appeared { npc, .. }
            | Event::Arrived { npc, .. }
            | Event::Counter { npc, .. }
            | Event::Step { ship: Ship::Npc(npc), .. } => self.acting = Some(npc),
            Event::Step { .. }
            | Event::TurnBegan(_)
            | Event::Round(_)
            | Event::Time { .. }
            | Event::Drawn { .. }
            | Event::Wind { .. }
            | Event::Called { .. }
            | Event::Stopped(Ship::Pc(_))
            | Event::Over(_) => self.acting = None,
            _ => {}
        }
        self.acting
    }
}

/// The cards, in the order in which the ships acted.
pub fn cards(seen: &Seen<Logbook>) -> Vec<NpcNews> {
    let mut cards: Vec<NpcNews> = Vec::new();
    let mut teller = Teller::default();
    for step in &seen.news {
        for event in &step.events {
            let Some(npc) = teller.hears(event) else { continue };
            let place = cards.iter().position(|card| card.npc == npc);
            let place = place.unwrap_or_else(|| {
                cards.push(NpcNews {
                    npc,
                    card: None,
                    ply: step.ply,
                    deeds: Vec::new(),
                    reason: None,
                    trail: Vec::new(),
                });
                cards.len() - 1
            });
            cards[place].ply = step.ply;
            note(&mut cards[place], event);
        }
    }
    for card in cards.iter_mut().filter(|card| card.card.is_none()) {
        // She went on with what had been told of her before.
        let lies = seen.view.npcs().get(usize::from(card.npc)).filter(|npc| npc.up);
        card.card = lies.map(|npc| CardNo::new(npc.card));
    }
    cards.retain(|card| !card.deeds.is_empty() || card.reason.is_some());
    cards
}

/// The card of the ship that acts, as the event tells it: another may lie there later.
fn card_of(event: &Event) -> Option<CardNo> {
    let card = match *event {
        Event::Target { cards: [card, _], .. } => card,
        Event::Bound { card, .. }
        | Event::Arrived { card, .. }
        | Event::Counter { card, .. }
        | Event::Appeared { card, .. } => Some(card),
        Event::Shot { by: By::Ship(Ship::Npc(_)), cards: [card, _], .. } => card,
        _ => None,
    };
    card.map(CardNo::new)
}

fn note(card: &mut NpcNews, event: &Event) {
    let npc = card.npc;
    card.card = card.card.or(card_of(event));
    match *event {
        Event::Placed { ship: Ship::Npc(at), to, .. } if at == npc => {
            card.trail.push(to);
            card.deeds.push(Deed::Appears(to));
        }
        Event::Bound { tile, .. } => card.deeds.push(Deed::Bound(TileId::new(tile))),
        Event::Step { ship, from, to, spent, allowance, .. } if ship == Ship::Npc(npc) => {
            if card.trail.last() != Some(&from) {
                card.trail.push(from);
            }
            card.trail.push(to);
            match card.deeds.last_mut() {
                Some(Deed::Sails { cells, spent: so_far, to: end, .. }) => {
                    *cells += 1;
                    *so_far += spent;
                    *end = to;
                }
                _ => card.deeds.push(Deed::Sails { cells: 1, spent, of: allowance, to }),
            }
        }
        Event::Heading { ship, .. } if ship == Ship::Npc(npc) => {
            if !matches!(card.deeds.last(), Some(Deed::Sails { .. } | Deed::Appears(_))) {
                card.deeds.push(Deed::Turns);
            }
        }
        Event::Arrived { tile, money, goods, .. } => {
            card.deeds.push(Deed::Arrives { tile: TileId::new(tile), money, goods });
        }
        Event::Target { target, cards: [_, of], reason, .. } => {
            card.reason = Some(Reason { target, card: of.map(CardNo::new), why: reason });
        }
        Event::Destroyed { ship, card: of, how, .. } => {
            card.deeds.push(Deed::Destroyed { ship, card: of.map(CardNo::new), how });
        }
        Event::Counter { to: Some(left), acted: false, .. } if left > 0 => {
            card.deeds.push(Deed::Idles(left));
        }
        Event::Left { npc: at, .. } if at == npc => card.deeds.push(Deed::Leaves),
        _ => card.deeds.extend(Blow::of(event).map(Deed::Fires)),
    }
}
