//! The crew: seven roles in each faction, and eighteen people with a name (§2.4).

use std::fmt;

use super::{Abilities, Ability as A, Faction};

/// What is printed on a crew token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrewCard {
    /// Its id without the faction's letter.
    name: &'static str,
    /// Whose it is; nobody's while unseen.
    pub faction: Option<Faction>,
    /// Its points.
    pub cost: u8,
    /// What it can do.
    pub abilities: Abilities,
    /// With whom it is linked (B-23).
    pub link: Option<CrewId>,
}

/// A kind of crew, by its place in the tables: generics of E, P and S, then the named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CrewId(u8);

const ROLES: u8 = 7;
const GENERICS: u8 = 3 * ROLES;
const NAMED: u8 = 18;

impl CrewId {
    /// How many kinds there are.
    pub const COUNT: u8 = GENERICS + NAMED;
    /// A token whose face is not known.
    pub const UNSEEN: CrewId = CrewId(u8::MAX);

    /// All kinds, in the order of lists.
    pub fn all() -> impl DoubleEndedIterator<Item = CrewId> + ExactSizeIterator + Clone {
        (0..CrewId::COUNT).map(CrewId)
    }

    /// Its card; an unseen token has a blank one.
    #[inline]
    pub fn card(self) -> &'static CrewCard {
        CARDS.get(self.0 as usize).unwrap_or(&BLANK)
    }

    /// Is there at most one of it in a fleet (B-04)?
    #[inline]
    pub const fn is_named(self) -> bool {
        self.0 >= GENERICS && self.0 < CrewId::COUNT
    }

    /// How likely it is among hidden crew, by default (§7).
    pub const fn weight(self) -> u32 {
        match self.0 {
            generic if generic < GENERICS => match generic % ROLES {
                0 | 1 | 4 => 4,
                2 | 3 | 5 => 2,
                _ => 1,
            },
            _ => 1,
        }
    }

    /// Its id in the rules; nothing for a token whose face is not known.
    pub fn id(self) -> Option<String> {
        let card = self.card();
        card.faction.map(|faction| format!("{}-{}", faction.letter(), card.name))
    }

    /// The crew of this id.
    pub fn parse(id: &str) -> Option<CrewId> {
        CrewId::all().find(|crew| crew.id().as_deref() == Some(id))
    }
}

impl Default for CrewId {
    fn default() -> Self {
        CrewId::UNSEEN
    }
}

impl fmt::Debug for CrewId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id().as_deref().unwrap_or("?"))
    }
}

static BLANK: CrewCard = NOBODY;
const NOBODY: CrewCard =
    CrewCard { name: "?", faction: None, cost: 0, abilities: Abilities::NONE, link: None };

const fn card(faction: Faction, name: &'static str, cost: u8, abilities: &[A]) -> CrewCard {
    let abilities = Abilities::of(abilities);
    CrewCard { name, faction: Some(faction), cost, abilities, link: None }
}

/// The same, linked with the named crew at this place of the table.
const fn linked(card: CrewCard, with: u8) -> CrewCard {
    CrewCard { link: Some(CrewId(GENERICS + with)), ..card }
}

const fn roles(faction: Faction) -> [CrewCard; ROLES as usize] {
    [
        card(faction, "captain", 3, &[A::Captain]),
        card(faction, "helmsman", 2, &[A::Helmsman]),
        card(faction, "cannoneer", 2, &[A::Cannoneer]),
        card(faction, "musketeer", 3, &[A::Musketeer]),
        card(faction, "explorer", 1, &[A::Explorer]),
        card(faction, "shipwright", 2, &[A::Shipwright]),
        card(faction, "oarsman", 1, &[A::Oarsman]),
    ]
}

use Faction::{England, Pirates, Spain};

const PEOPLE: [CrewCard; NAMED as usize] = [
    linked(card(England, "ashcombe", 5, &[A::Drilled]), 1),
    linked(card(England, "marines", 2, &[A::Boarders]), 0),
    linked(card(England, "tolliver", 5, &[A::LongGuns]), 3),
    linked(card(England, "kate", 2, &[A::Grape]), 2),
    card(England, "pell", 3, &[A::VendettaPirates]),
    card(England, "wray", 3, &[A::OpenToAll]),
    linked(card(Pirates, "moll", 5, &[A::Captain, A::Press]), 7),
    linked(card(Pirates, "cutthroats", 2, &[A::Boarders]), 6),
    linked(card(Pirates, "jonah", 3, &[A::Pickpocket]), 9),
    linked(card(Pirates, "pip", 1, &[A::Spy]), 8),
    card(Pirates, "marrow", 6, &[A::Undying]),
    card(Pirates, "carrow", 2, &[A::Appraiser]),
    linked(card(Spain, "ybarra", 5, &[A::Captain, A::Grape]), 13),
    linked(card(Spain, "tercio", 2, &[A::Boarders]), 12),
    linked(card(Spain, "olmedo", 3, &[A::Stowage]), 15),
    linked(card(Spain, "stevedores", 3, &[A::Lighter]), 14),
    card(Spain, "rueda", 3, &[A::VendettaEngland]),
    card(Spain, "inigo", 3, &[A::Helmsman, A::Explorer]),
];

static CARDS: [CrewCard; CrewId::COUNT as usize] = {
    let mut cards = [NOBODY; CrewId::COUNT as usize];
    let generics = [roles(England), roles(Pirates), roles(Spain)];
    let mut at = 0;
    while at < cards.len() {
        cards[at] = if at < GENERICS as usize {
            generics[at / ROLES as usize][at % ROLES as usize]
        } else {
            PEOPLE[at - GENERICS as usize]
        };
        at += 1;
    }
    cards
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_mutual_and_ids_unique() {
        for crew in CrewId::all() {
            let id = crew.id().expect("a face");
            assert_eq!(CrewId::parse(&id), Some(crew));
            if let Some(other) = crew.card().link {
                assert_eq!(other.card().link, Some(crew), "{id}");
                assert_eq!(other.card().faction, crew.card().faction);
                assert!(crew.is_named());
            }
        }
        assert_eq!(CrewId::all().filter(|crew| crew.card().link.is_some()).count(), 12);
        assert_eq!(CrewId::UNSEEN.id(), None);
        assert!(!CrewId::UNSEEN.is_named());
    }
}
