//! Where guns reach: from where a ship would lie, and at her there.

use crate::cards::Ability;
use crate::decision::Salvo;
use crate::rules::shoot::{MUSKET, hits};
use crate::state::Broadside;
use crate::{Measure, Pose, View};
use engine::order_by_key;

/// The guns of one ship that bear on another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The other ship: whom she could hit, or who could hit her.
    pub ship: u8,
    /// What each gun that bears needs on the die, the best first (B-128, B-129).
    pub needed: Vec<u8>,
}

/// The water a gun covers, but for what stands in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arc {
    /// From which mast, 0 the foremost.
    pub mast: u8,
    /// How far (B-167).
    pub range: Measure,
    /// The nearest standing mast ahead of it, whose sail is in the way (B-126).
    pub ahead: Option<u8>,
    /// The nearest one astern.
    pub astern: Option<u8>,
}

impl View {
    /// The arcs of a ship's guns, as her masts stand now.
    pub fn arcs(&self, ship: u8) -> Vec<Arc> {
        let own = &self.ships()[usize::from(ship)];
        let long = self.fittings(ship).open.has(Ability::LongGuns);
        let guns = (0u8..).zip(own.card().guns()).filter(|(mast, _)| own.stands(*mast));
        guns.map(|(mast, gun)| Arc {
            mast,
            range: if long { Measure::L } else { gun.range },
            ahead: (0..mast).rev().find(|other| own.stands(*other)),
            astern: (mast + 1..own.card().masts).find(|other| own.stands(*other)),
        })
        .collect()
    }

    /// Whom a ship could fire at if she lay there; nobody while she is docked at home (B-127).
    pub fn reach_from(&self, ship: u8, pose: Pose) -> Vec<Reach> {
        let then = self.table().with_ship_at(ship, pose);
        let reach = |(other, _)| Reach { ship: other, needed: then.bearing(ship, other) };
        then.afloat().map(reach).filter(|reach| !reach.needed.is_empty()).collect()
    }

    /// Who could fire at a ship if she lay there, as far as this eye knows.
    pub fn reach_at(&self, ship: u8, pose: Pose) -> Vec<Reach> {
        let then = self.table().with_ship_at(ship, pose);
        let reach = |(other, _)| Reach { ship: other, needed: then.bearing(other, ship) };
        then.afloat().map(reach).filter(|reach| !reach.needed.is_empty()).collect()
    }
}

impl Broadside {
    /// What each gun of a ship that bears on another needs, the best first.
    fn bearing(&self, ship: u8, target: u8) -> Vec<u8> {
        let own = self.ship(ship);
        if own.is_derelict() || self.is_at_home(ship) || ship == target {
            return Vec::new();
        }
        let salvo = Salvo { ship, ..Salvo::default() };
        let bonus = self.cannon_bonus(salvo, target);
        let guns = (0u8..).zip(own.card().guns());
        let bear = guns.filter(|(mast, _)| self.may_fire(salvo, *mast, false, target).is_ok());
        let mut needed: Vec<u8> = bear.filter_map(|(_, gun)| lowest_hit(gun.rank, bonus)).collect();
        let mut places = 0..own.card().masts;
        if places.any(|mast| self.may_fire(salvo, mast, true, target).is_ok()) {
            needed.extend(lowest_hit(MUSKET.rank, 0));
        }
        order_by_key(&mut needed, |die| *die);
        needed
    }
}

/// The lowest die that hits; none if none does.
fn lowest_hit(rank: u8, bonus: u8) -> Option<u8> {
    (1..=6).find(|die| hits(rank, *die, bonus, false))
}
