//! What the learner has met with, read off what happened so far.

use engine::News;
use logbook::{By, Event, Logbook, Pc, Ship, View};

/// What the learner has met with.
#[derive(Default)]
pub(super) struct Known {
    /// Steps sailed so far.
    pub steps: u32,
    /// Took up a token.
    pub picked: bool,
    /// Turned a tile over.
    pub explored: bool,
    /// Called at a port.
    pub called: bool,
    /// Kept a mission.
    pub kept: bool,
    /// Fired.
    pub shot: bool,
    /// Sold goods.
    pub sold: bool,
    /// Purchases of goods.
    pub bought: u32,
    /// The round in which goods first came aboard.
    pub laden: Option<u16>,
    /// The round of the first damage.
    pub hurt: Option<u16>,
    /// The round of the first fame.
    pub fame: Option<u16>,
    /// The first enemy on the map, and since when.
    pub foe: Option<(u8, u16)>,
}

impl Known {
    pub fn of(view: &View, own: Pc, past: &[News<Logbook>]) -> Known {
        let mut known = Known::default();
        let ship = Ship::Pc(own);
        for news in past {
            let now = news.clock.round;
            for event in &news.events {
                match event {
                    Event::Step { ship: which, .. } if *which == ship => known.steps += 1,
                    Event::TookUp { pc, .. } => known.picked |= *pc == own,
                    Event::Revealed { by, .. } => known.explored |= *by == Some(own),
                    Event::Called { pc, .. } => known.called |= *pc == own,
                    Event::Kept { pc, .. } => known.kept |= *pc == own,
                    Event::Shot { by: By::Ship(by), .. } => known.shot |= *by == ship,
                    Event::Bought { pc, .. } if *pc == own => {
                        known.bought += 1;
                        known.laden = known.laden.or(Some(now));
                    }
                    Event::Sold { pc, .. } => known.sold |= *pc == own,
                    Event::Loaded { pc, .. } if *pc == own => {
                        known.laden = known.laden.or(Some(now));
                    }
                    Event::Damage { ship: which, .. } if *which == ship => {
                        known.hurt = known.hurt.or(Some(now));
                    }
                    Event::Fame { pc, n: 1.., .. } if *pc == own => {
                        known.fame = known.fame.or(Some(now));
                    }
                    Event::Placed { ship: Ship::Npc(npc), .. }
                        if known.foe.is_none() && is_foe(view, *npc, own) =>
                    {
                        known.foe = Some((*npc, now));
                    }
                    _ => {}
                }
            }
        }
        known
    }
}

/// Is it an enemy of this seat, and still on the map?
fn is_foe(view: &View, npc: u8, own: Pc) -> bool {
    let there = view.berth(Ship::Npc(npc)).is_some();
    there && view.foes_of(npc).any(|pc| pc == own)
}
