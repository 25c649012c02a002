//! What a seat may do: the one statement of what is legal, and the only place where order is
//! decided (section 5 of the rules). The order is part of the link format.

mod exchange;
mod menu;
mod port;

pub(crate) use menu::{MOST_LAYOUTS, MOST_SWAPS};

use crate::action::Action as A;
use crate::ask::{Asked, Question as Q};
use crate::state::Logbook;
use crate::{Dir, Ship};

impl Logbook {
    /// The list of a question.
    pub(crate) fn list(&self, Asked { pc, question }: Asked, out: &mut Vec<A>) {
        match question {
            Q::FirstShip => out.extend(self.first_ships(pc).map(A::FirstShip)),
            Q::Start => out.extend(self.starts().map(A::Start)),
            Q::Heading => out.extend(Dir::ALL.map(A::Heading)),
            Q::Menu if self.turn.sailing.is_some() => self.list_under_way(pc, out),
            Q::Menu => self.list_menu(pc, out),
            Q::Explore { begun } => {
                let here = self.board(pc).cell.unwrap_or_default();
                out.extend(self.explorable(here).iter().map(|slot| A::Reveal(*slot)));
                out.extend(begun.then_some(A::Done));
            }
            Q::FirstPurchases => self.list_first_purchases(pc, out),
            Q::Port => self.list_port(pc, out),
            Q::KeepMission => out.extend((0..self.drawn.len() as u8).map(A::KeepMission)),
            Q::DropMission => self.list_droppable(pc, out),
            Q::Steal { from, kind } => out.extend(self.open_missions(from, kind).map(A::Steal)),
            Q::Reward { mission } => self.list_rewards(mission, out),
            Q::Upgrade(gift) => self.list_gifts(pc, gift, out),
            Q::Nation(choice) => out.extend(choice.among.iter().map(A::Nation)),
            Q::Join { .. } => out.extend([A::Decline, A::Join]),
            Q::Ammo => self.list_ammunition(pc, out),
            Q::ReturnFire => {
                out.push(A::Keep);
                self.list_ammunition(pc, out);
            }
            Q::Reroll => self.list_rerolls(out),
            Q::Party => out.extend((1..=self.party_of(pc)).map(A::Party)),
            Q::Grapnel | Q::Prize { .. } => out.extend([A::No, A::Yes]),
            Q::Lieutenant => out.extend(self.copies(Ship::Pc(pc)).map(A::Copy)),
            Q::Swords => self.list_blades(pc, out),
            Q::FollowUp { boards } => self.list_follow_ups(pc, boards, out),
            Q::Spoils { .. } => out.extend([A::TakeSpoils, A::TakeNone]),
            Q::Captives { from } => {
                out.extend((0..self.board(from).missions.len() as u8).map(A::Steal));
                out.push(A::Done);
            }
            Q::Return => {
                out.push(A::Roll);
                out.extend(self.friendly_moorings(pc).map(A::ReturnTo));
            }
            Q::Mend { .. } => self.list_mending(pc, out),
            Q::Loading { goods } => self.list_loading(pc, goods, out),
            Q::Manual => self.list_slots(pc, None, out),
            Q::Swap { slot } => self.list_slots(pc, Some(slot), out),
            Q::Offer => self.list_offer(pc, out),
            Q::Answer => out.extend([A::Accept, A::Refuse]),
        }
    }
}
