//! What a person at the table could think of doing.

use crate::action::Action as A;
use crate::ask::Question as Q;
use crate::battle::melee::MOST_DICE as MOST_BLADES;
use crate::battle::shot::Ammo;
use crate::board::hold::Policy;
use crate::board::repair::Mend;
use crate::board::tracks::Fitting;
use crate::content::{CardNo, CrewUpgrade, Row};
use crate::options::Key;
use crate::port::ashore::PLACES;
use crate::port::recruits::hirings;
use crate::sailing::fish::MOST_BOATS;
use crate::state::Logbook;
use crate::{Dir, Good, Nation, Pc, Ship};

/// No mission has more ways to validate a stage, or more rewards.
const MOST_WAYS: u8 = 6;
/// No salvo has more dice.
const MOST_DICE: u8 = 20;

impl Logbook {
    /// What hands could reach for now: the ship and the sea in one's own turn, whatever is asked;
    /// what a port sells once one is there; and what the question is about.
    pub(super) fn conceive(&self, out: &mut Vec<A>) {
        let asked = self.asked();
        let pc = asked.pc;
        if self.round > 0 && pc == self.turn.pc {
            self.conceive_sailing(pc, out);
            self.conceive_acts(pc, out);
        }
        match asked.question {
            Q::FirstShip => out.extend((1..=CardNo::COUNT).map(A::FirstShip)),
            Q::Start => out.extend((0..self.tiles.len() as u8).map(A::Start)),
            Q::Heading => out.extend(Dir::ALL.map(A::Heading)),
            Q::Menu => {}
            Q::Explore { .. } => out.extend((0..self.tiles.len() as u8).map(A::Reveal)),
            Q::Port | Q::FirstPurchases => self.conceive_purchases(pc, out),
            Q::KeepMission => out.extend((0..self.drawn.len() as u8).map(A::KeepMission)),
            Q::DropMission => self.each_mission(pc, A::DropMission, out),
            Q::Steal { from, .. } => self.each_mission(from, A::Steal, out),
            Q::Reward { .. } => out.extend((0..MOST_WAYS).map(A::Reward)),
            Q::Upgrade(_) => {
                out.extend(self.board(pc).upgrades().map(|(at, ..)| A::TakePrinted(at)));
                out.extend(Fitting::all().map(A::TakeFitting));
                self.conceive_recruits(out);
                out.push(A::TakeNone);
            }
            Q::Nation(_) => out.extend(Nation::ALL.map(A::Nation)),
            Q::Join { .. } => out.extend([A::Join, A::Decline]),
            Q::Ammo | Q::ReturnFire => {
                for ammo in Ammo::ALL {
                    out.extend([false, true].map(|overcharge| A::Ammo { ammo, overcharge }));
                }
                out.push(A::Keep);
            }
            Q::Party => out.extend((1..=self.board(pc).company.crew).map(A::Party)),
            Q::Grapnel | Q::Prize { .. } => out.extend([A::No, A::Yes]),
            Q::Lieutenant => out.extend(CrewUpgrade::ALL.map(A::Copy)),
            Q::Swords => {
                out.extend((0..MOST_BLADES as u8).map(A::Reroll));
                out.push(A::Keep);
            }
            // Shots and boardings are conceived of already.
            Q::FollowUp { .. } => {}
            Q::Spoils { .. } => out.extend([A::TakeSpoils, A::TakeNone]),
            Q::Captives { from } => self.each_mission(from, A::Steal, out),
            Q::Return => {
                out.push(A::Roll);
                let harbours = self.chart.harbours().iter();
                out.extend(harbours.map(|harbour| A::ReturnTo(harbour.tile.number())));
            }
            Q::Reroll => {
                out.extend((0..MOST_DICE).map(A::Reroll));
                out.push(A::Keep);
            }
            Q::Mend { .. } => out.extend(Mend::ALL.map(A::Mend)),
            Q::Loading { .. } => {
                out.push(A::LoadAll);
                out.extend(Good::ALL.map(A::Load));
                out.extend(Good::ALL.map(A::Dump));
            }
            Q::Manual | Q::Swap { .. } => {
                out.extend((0..self.board(pc).layout().slots()).map(A::Slot));
            }
            Q::Offer => self.conceive_offer(pc, out),
            Q::Answer => out.extend([A::Accept, A::Refuse]),
        }
        out.push(A::Done);
    }

    fn each_mission(&self, pc: Pc, action: fn(u8) -> A, out: &mut Vec<A>) {
        out.extend((0..self.board(pc).missions.len() as u8).map(action));
    }

    fn conceive_sailing(&self, pc: Pc, out: &mut Vec<A>) {
        out.extend(Dir::ALL.map(A::Step));
        out.extend(Dir::ALL.map(A::Turn));
        if self.options.on(Key::Ram) {
            out.extend(Dir::ALL.map(A::Ram));
        }
        if self.options.on(Key::Fishing) {
            out.extend((1..=MOST_BOATS).map(A::Fish));
        }
        out.extend([A::PickUp, A::Stop, A::EndTurn, A::Scuttle]);
        self.each_mission(pc, A::Mark, out);
        out.extend([Policy::AgainstWater, Policy::AgainstFire].map(A::Layout));
        out.extend([A::Manual, A::JettisonCannon]);
        out.extend(Good::ALL.map(A::Jettison));
    }

    fn conceive_acts(&self, pc: Pc, out: &mut Vec<A>) {
        out.extend([A::Explore, A::Dig, A::Repair]);
        let harbours = self.chart.harbours().iter();
        out.extend(harbours.map(|harbour| A::Port(harbour.tile.number())));
        let ships = self.pcs().map(Ship::Pc).chain((0..self.npcs.len() as u8).map(Ship::Npc));
        out.extend(ships.clone().map(A::Shoot));
        if self.options.on(Key::Crew) {
            out.extend(ships.clone().map(A::Board));
        }
        out.extend(self.pcs().map(A::Exchange));
        for mission in 0..self.board(pc).missions.len() as u8 {
            out.extend(ships.clone().map(|ship| A::VisitShip { mission, ship }));
            let forts = self.chart.up().filter(|tile| tile.fort.is_some());
            out.extend(forts.map(|tile| A::VisitFort { mission, tile: tile.id.number() }));
        }
    }

    fn conceive_purchases(&self, pc: Pc, out: &mut Vec<A>) {
        let (board, hold) = (self.board(pc), &self.board(pc).hold);
        for mission in 0..board.missions.len() as u8 {
            out.extend((0..MOST_WAYS).map(|option| A::Validate { mission, option }));
        }
        out.extend([A::TakeMission, A::BuyFame, A::BuyWood, A::SellWood, A::LevelUp]);
        out.extend(board.upgrades().map(|(at, ..)| A::Printed(at)));
        if self.options.on(Key::Crew) {
            out.push(A::Enrol);
            out.extend(hirings().map(|offer| A::Hire(offer.crew)));
        }
        self.conceive_recruits(out);
        if self.options.has_yard() {
            let own = CrewUpgrade::ALL.into_iter().filter(|one| one.card().nation.is_some());
            out.extend(own.map(A::RecruitOwn));
            out.extend((0..board.company.recruits.len() as u8).map(A::Dismiss));
            let places = (0..PLACES as u8).flat_map(|place| [(place, 2), (place, 3)]);
            out.extend(places.map(|(place, level)| A::BuyShip { place, level }));
        }
        out.extend(Fitting::all().map(A::Fit));
        out.extend(Fitting::all().map(A::SellBack));
        out.extend(Mend::ALL.map(A::Mend));
        let oils = hold.good(Good::Oil);
        for market in Row::ALL {
            out.extend((1..=hold.room() + 1).map(|n| A::Buy { market, n }));
            for good in Good::PRINCIPAL {
                let own = hold.good(good);
                for n in 1..=own + oils + 1 {
                    let oils = n.saturating_sub(own)..=n.min(oils);
                    out.extend(oils.map(|oil| A::Sell { market, good, n, oil }));
                }
            }
        }
    }

    fn conceive_recruits(&self, out: &mut Vec<A>) {
        if self.options.has_yard() {
            let places = Logbook::tavern_places();
            out.extend(places.map(|(row, column)| A::Recruit { row, column }));
        }
    }

    fn conceive_offer(&self, pc: Pc, out: &mut Vec<A>) {
        out.extend([A::GiveCoin, A::GiveCannon, A::AskCoin, A::AskCannon, A::Propose, A::Cancel]);
        out.extend(Good::ALL.map(A::Give));
        out.extend(Good::ALL.map(A::Ask));
        self.each_mission(pc, A::GiveMission, out);
        self.each_mission(self.offer.to, A::AskMission, out);
    }
}
