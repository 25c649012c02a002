//! The names and texts of what is printed.
//!
//! `cargo xtask content` writes both languages from `crates/logbook/content`. How many there are of
//! each comes from the rules: a name too few does not compile.

use logbook::content::{
    Ammunition, Board, Captain, CardNo, CrewUpgrade, EventCard, Hoard, MissionId, Model,
    ShipUpgrade, TileId,
};

use super::{content_en, content_fr};
use crate::text::Lang;

/// A tile's words.
pub struct TileWords {
    /// What the place is called.
    pub name: &'static str,
    /// Its port.
    pub port: Option<&'static str>,
}

/// An NPC's words.
pub struct NpcWords {
    /// Her name.
    pub ship: &'static str,
    /// Her captain; the White Whale has none.
    pub captain: Option<&'static str>,
}

/// A name and what it does.
pub struct Titled {
    /// The name.
    pub name: &'static str,
    /// What it does.
    pub text: &'static str,
}

/// A mission's words; its steps and rewards are told from the data.
pub struct MissionWords {
    /// The title.
    pub title: &'static str,
    /// A line for the log.
    pub log: &'static str,
}

/// A captain's words.
pub struct CaptainWords {
    /// The name.
    pub name: &'static str,
    /// The name by which sailors know them.
    pub nick: Option<&'static str>,
    /// A portrait.
    pub blurb: &'static str,
    /// The ability.
    pub rule: &'static str,
}

/// Everything printed, in one language, in the order of the rules.
pub struct Content {
    pub(super) tiles: [TileWords; TileId::COUNT as usize],
    pub(super) models: [&'static str; Model::ALL.len()],
    pub(super) npcs: [NpcWords; CardNo::COUNT as usize],
    pub(super) boards: [&'static str; Board::COUNT as usize],
    pub(super) crew: [Titled; CrewUpgrade::ALL.len()],
    pub(super) ship_upgrades: [Titled; ShipUpgrade::ALL.len()],
    pub(super) ammunition: [Titled; Ammunition::ALL.len()],
    pub(super) missions: [MissionWords; MissionId::COUNT as usize],
    pub(super) events: [Titled; EventCard::COUNT as usize],
    pub(super) captains: [CaptainWords; Captain::COUNT as usize],
    pub(super) hoards: [&'static str; Hoard::COUNT as usize],
    /// By the direction it blows to, then calm.
    pub(super) winds: [&'static str; 7],
    /// What a bounty card is called.
    pub bounty: &'static str,
}

/// What is printed, in this language.
pub fn content(lang: Lang) -> &'static Content {
    lang.pick(&content_fr::CONTENT, &content_en::CONTENT)
}

impl Content {
    /// A tile and its port.
    pub fn tile(&self, tile: TileId) -> &TileWords {
        &self.tiles[tile.index()]
    }

    /// What kind of ship it is.
    pub fn model(&self, model: Model) -> &'static str {
        self.models[model.index()]
    }

    /// The NPC of a card.
    pub fn npc(&self, card: CardNo) -> &NpcWords {
        &self.npcs[card.index()]
    }

    /// What the board A of a seat is called.
    pub fn board(&self, seat: u8) -> &'static str {
        self.boards[usize::from(seat)]
    }

    /// An officer or a specialist.
    pub fn crew(&self, upgrade: CrewUpgrade) -> &Titled {
        &self.crew[upgrade.index()]
    }

    /// An upgrade of the ship.
    pub fn ship_upgrade(&self, upgrade: ShipUpgrade) -> &Titled {
        &self.ship_upgrades[upgrade.index()]
    }

    /// A kind of ammunition.
    pub fn ammunition(&self, ammunition: Ammunition) -> &Titled {
        &self.ammunition[ammunition.index()]
    }

    /// A mission.
    pub fn mission(&self, mission: MissionId) -> &MissionWords {
        &self.missions[mission.index()]
    }

    /// An event.
    pub fn event(&self, event: EventCard) -> &Titled {
        &self.events[event.index()]
    }

    /// A captain.
    pub fn captain(&self, captain: Captain) -> &CaptainWords {
        &self.captains[captain.index()]
    }

    /// A treasure.
    pub fn hoard(&self, hoard: Hoard) -> &'static str {
        self.hoards[usize::from(hoard.0)]
    }

    /// The wind that blows to so many sixths of a turn from north; 6 is calm.
    pub fn wind(&self, card: u8) -> &'static str {
        self.winds[usize::from(card)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lie_where_the_rules_look_for_them() {
        let (fr, en) = (content(Lang::Fr), content(Lang::En));
        assert_eq!(en.tile(TileId::new(13)).name, "Havana");
        assert_eq!(fr.tile(TileId::new(22)).port, Some("Le village warao"));
        assert_eq!(en.tile(TileId::new(11)).port, None, "the Deep has no port");
        assert_eq!(fr.model(Model::Hulk), "Hourque");
        assert_eq!(en.model(Model::Qar), "Queen Anne’s Revenge");
        assert_eq!(fr.npc(CardNo::new(28)).ship, "La Baleine blanche");
        assert_eq!(fr.npc(CardNo::new(28)).captain, None);
        assert_eq!(en.crew(CrewUpgrade::Doctor).name, "Surgeon");
        assert_eq!(en.crew(CrewUpgrade::Mercenary).name, "Mercenary");
        assert_eq!(fr.ship_upgrade(ShipUpgrade::Boat).name, "Chaloupe");
        assert_eq!(en.ammunition(Ammunition::Chain).name, "Chain shot");
        assert_eq!(en.event(EventCard::new(27)).name, "The Colossus");
        assert_eq!(fr.captain(Captain::Lezo).nick, Some("le demi-homme"));
        assert_eq!(en.captain(Captain::Evertsen).name, "Johan Evertsen");
        assert_eq!(en.hoard(Hoard(1)), "The Galleon’s Gold");
        assert_eq!((fr.wind(0), en.wind(6)), ("Vent du sud", "Dead calm"));
        assert_eq!((fr.board(0), en.board(3)), ("L’équilibre", "The Trader"));
        let last = MissionId::nth(MissionId::COUNT - 1);
        assert_eq!(
            (fr.mission(last).title, en.mission(last).title),
            ("L’ambassade", "The Embassy")
        );
        assert_eq!(en.bounty, "Wanted");
    }

    #[test]
    fn what_a_card_says_is_printed_as_the_page_prints() {
        let fr = content(Lang::Fr);
        assert_eq!(
            fr.event(EventCard::new(5)).text,
            "Le PNJ de plus faible niveau disparaît\u{202f}; à égalité, le plus petit numéro de carte."
        );
        assert_eq!(fr.captain(Captain::Tofino).rule, "Un vent de −2 compte pour 0.");
    }
}
