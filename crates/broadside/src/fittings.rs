//! What a ship can do and carry, all that is aboard taken together (B-21 … B-27, B-161, B-165).

use crate::cards::{Abilities, Ability, CrewId, Face, ShipId, Speed, Unique};

/// A ship's abilities and cargo: nothing of it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fittings {
    /// What is in force for all to see: printed, by uniques, by crew face up.
    pub open: Abilities,
    /// The same with what face-down crew could do, for her controller alone.
    pub all: Abilities,
    /// Cargo spaces; a derelict keeps hers (B-69).
    pub capacity: u8,
    /// Cargo spaces used.
    pub used: u8,
    /// The points of the crew aboard (B-22).
    pub crew_cost: u8,
    /// How many crew are aboard.
    pub crew: u8,
}

impl Fittings {
    /// The fittings of a ship with this crew, each face up or down, and these treasures. A
    /// treasure aboard whose face is unseen is a coin (B-35).
    pub fn of(
        ship: ShipId,
        crew: impl Iterator<Item = (CrewId, bool)> + Clone,
        hold: impl Iterator<Item = Face>,
    ) -> Fittings {
        let card = ship.card();
        let printed = card.ability.map_or(Abilities::NONE, |ability| Abilities::of(&[ability]));
        let mut fit = Fittings { open: printed, capacity: card.cargo, ..Fittings::default() };
        for face in hold {
            match face.unique() {
                Some(unique) => fit.open = fit.open.and(unique.abilities()), // B-166
                None => fit.used += 1,                                       // B-34
            }
        }
        fit.all = fit.open;
        // A chaplain opens the articles to others, not to himself.
        let articles = Articles::of(ship, fit.open);
        for (id, up) in crew.clone() {
            let opens = id.card().abilities.has(Ability::OpenToAll) && articles.admit(id);
            if opens {
                fit.all = fit.all.and(Abilities::of(&[Ability::OpenToAll]));
            }
            if opens && up {
                fit.open = fit.open.and(Abilities::of(&[Ability::OpenToAll]));
            }
        }
        let (openly, secretly) = (Articles::of(ship, fit.open), Articles::of(ship, fit.all));
        let mut stowage = false;
        for (place, (id, up)) in crew.clone().enumerate() {
            let card = id.card();
            fit.crew += 1;
            fit.crew_cost = fit.crew_cost.saturating_add(card.cost);
            let able = secretly.admit(id);
            if able {
                fit.all = fit.all.and(card.abilities);
            }
            if up && openly.admit(id) {
                fit.open = fit.open.and(card.abilities);
            }
            // Space effects work face down and reveal nothing (B-27).
            let stows = able && card.abilities.has(Ability::Stowage);
            let rows = able && card.abilities.has(Ability::Oarsman);
            stowage |= stows;
            fit.used += u8::from(!stows && !rows);
            // Each pair of linked crew adds a space, wherever they come from (B-23, B-27).
            if let Some(link) = card.link.filter(|link| *link < id) {
                let before = crew.clone().take(place).filter(|(other, _)| *other == id).count();
                let partners = crew.clone().filter(|(other, _)| *other == link).count();
                fit.capacity += u8::from(before < partners);
            }
        }
        fit.capacity += u8::from(stowage); // B-161: once
        fit
    }

    /// Is there room for something that takes a space (B-21, B-112)?
    #[inline]
    pub fn has_room(&self) -> bool {
        self.used < self.capacity
    }

    /// Does everything aboard keep to the limits (B-21, B-22)?
    #[inline]
    pub fn is_legal(&self, ship: ShipId) -> bool {
        self.used <= self.capacity && self.crew_cost <= ship.card().cost
    }

    /// The base move of a ship with so many masts left (B-50, B-68, B-100, B-102). A derelict
    /// moves with sweeps or an oarsman alone.
    pub fn base_move(&self, ship: ShipId, masts: u8, tows: bool, towed: bool) -> Speed {
        let rowed = self.all.has(Ability::Sweeps) || self.all.has(Ability::Oarsman);
        let full = self.open.has(Ability::Laden) && self.used >= self.capacity;
        if towed || (masts == 0 && !rowed) {
            Speed::NONE
        } else if masts == 0 || tows || full || self.open.has(Ability::Idol) {
            Speed::S
        } else {
            ship.card().speed
        }
    }

    /// Does a bonus segment of S follow the base move (B-57)?
    #[inline]
    pub fn has_bonus(&self, base: Speed) -> bool {
        base.count() > 0 && self.all.has(Ability::Helmsman)
    }
}

/// Whose crew may use their abilities aboard (B-25).
#[derive(Clone, Copy)]
pub(crate) struct Articles {
    open: Abilities,
    ship: ShipId,
}

impl Articles {
    /// The articles of a ship with these abilities.
    #[inline]
    pub(crate) fn of(ship: ShipId, open: Abilities) -> Articles {
        Articles { open, ship }
    }

    /// May this crew use its abilities?
    #[inline]
    pub(crate) fn admit(self, crew: CrewId) -> bool {
        crew.card().faction.is_some_and(|faction| {
            faction == self.ship.card().faction
                || self.open.has(Ability::OpenToAll)
                || self.open.has(Ability::open_to(faction))
        })
    }
}

/// Which of these crew are able to act aboard, all of them face up.
pub fn usable(ship: ShipId, crew: &[CrewId], uniques: &[Unique]) -> Vec<CrewId> {
    let faces = uniques.iter().map(|unique| Face::of(*unique));
    let fit = Fittings::of(ship, crew.iter().map(|id| (*id, true)), faces);
    let articles = Articles::of(ship, fit.open);
    crew.iter().copied().filter(|id| articles.admit(*id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ship(id: &str) -> ShipId {
        ShipId::parse(id).expect("a ship")
    }

    fn crew(ids: &str) -> Vec<CrewId> {
        ids.split_whitespace().map(|id| CrewId::parse(id).expect("a crew")).collect()
    }

    fn fitted(id: &str, ids: &str, hold: &str, up: bool) -> Fittings {
        let faces: Vec<Face> =
            hold.split_whitespace().map(|face| Face::parse(face).expect("a face")).collect();
        Fittings::of(ship(id), crew(ids).into_iter().map(|id| (id, up)), faces.into_iter())
    }

    #[test]
    fn links_add_a_space_and_costs_are_limited() {
        let pair = fitted("P4", "P-moll P-cutthroats", "1 2 3 4 1", true);
        assert_eq!((pair.capacity, pair.used, pair.crew_cost), (7, 7, 7), "B-21, B-23");
        assert!(pair.is_legal(ship("P4")));
        assert!(!fitted("P4", "P-moll P-helmsman", "1 2 3 4 1", true).is_legal(ship("P4")));
        let dear = fitted("P9", "P-moll", "", true);
        assert!(dear.has_room() && !dear.is_legal(ship("P9")), "B-22");
        let foreign = fitted("E4", "P-moll P-cutthroats", "", false);
        assert_eq!(foreign.capacity, 6, "the link needs no articles (B-27)");
    }

    #[test]
    fn oarsmen_and_stowers_take_no_space_where_they_may_work() {
        assert_eq!(fitted("P5", "P-oarsman", "", false).used, 0, "B-27");
        assert_eq!(fitted("E5", "P-oarsman", "", false).used, 1, "B-25, B-27");
        let stowed = fitted("S5", "S-olmedo", "", false);
        assert_eq!((stowed.capacity, stowed.used), (7, 0));
        assert_eq!(fitted("S5", "S-olmedo S-olmedo", "", false).capacity, 7, "B-161");
    }

    #[test]
    fn foreign_crew_need_articles() {
        let able = |id: &str, ids: &str, uniques: &[Unique]| usable(ship(id), &crew(ids), uniques);
        let all = "E-explorer S-captain P-oarsman";
        assert_eq!(able("P8", all, &[]), crew("E-explorer P-oarsman"), "B-25, B-165");
        assert_eq!(able("P8", all, &[Unique::Letter]), crew(all), "B-166");
        assert_eq!(able("E6", "S-captain E-wray", &[]), crew("S-captain E-wray"));
        assert_eq!(able("S6", "S-captain E-wray P-pip", &[]), crew("S-captain"));
    }

    #[test]
    fn hidden_crew_work_for_their_owner_alone() {
        let hidden = fitted("E7", "E-helmsman", "", false);
        assert!(hidden.all.has(Ability::Helmsman) && !hidden.open.has(Ability::Helmsman), "B-26");
        let seen = fitted("E7", "E-helmsman", "", true);
        assert!(seen.open.has(Ability::Helmsman));
    }

    #[test]
    fn the_base_move_follows_what_happened_to_her() {
        let speed = |fit: &Fittings, id, masts, tows, towed| {
            let base = fit.base_move(ship(id), masts, tows, towed);
            (base.short, base.long, fit.has_bonus(base))
        };
        let steered = fitted("E7", "E-helmsman", "", false);
        assert_eq!(speed(&steered, "E7", 3, false, false), (1, 1, true), "B-57");
        assert_eq!(speed(&steered, "E7", 3, true, false), (1, 0, true), "B-100");
        assert_eq!(speed(&steered, "E7", 0, false, false), (0, 0, false), "B-68");
        assert_eq!(speed(&steered, "E7", 3, false, true), (0, 0, false), "B-102");
        let rowed = fitted("P5", "P-oarsman", "", false);
        assert_eq!(speed(&rowed, "P5", 0, false, false), (1, 0, false), "B-68");
        let full = fitted("S3", "", "1 1 1 1 1 1 1 1", true);
        assert_eq!(speed(&full, "S3", 4, false, false), (1, 0, false), "laden");
        assert_eq!(speed(&fitted("S10", "", "U10", true), "S10", 2, false, false), (1, 0, false));
    }
}
