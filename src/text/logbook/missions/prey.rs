//! Which ships a mission means (L-358 to L-389).

use logbook::content::{Carrying, MissionId, Neighbour, NpcMarks, Role, ShipSel, Who};
use logbook::{Nation, Ship};

use super::{Card, mission_kind};
use crate::text::Lang;
use crate::text::logbook::content::content;
use crate::text::logbook::npcs::role_word;
use crate::text::logbook::{of_nation, the_ship};

impl Card<'_> {
    /// "a merchant ship", "an opponent’s ship with a transport mission". From beside one sees but
    /// the missions that lie open (D-87).
    pub(super) fn prey(&self, meant: &ShipSel, beside: bool) -> String {
        let lang = self.lang;
        if let Some(neighbour) = meant.seat {
            return self.neighbour(neighbour);
        }
        if let Some(carrying) = meant.carrying {
            return self.carrier(carrying, beside);
        }
        if meant.clue {
            let en = "a ship that bears a clue to the treasure";
            return lang.pick("un navire qui porte un indice du trésor", en).to_owned();
        }
        if meant.wanted {
            let en = "an opponent’s ship with a price on her";
            return lang.pick("le navire d’un adversaire mis à prix", en).to_owned();
        }
        if !meant.marks.is_none() {
            return self.marked(meant.who, meant.marks);
        }
        kind(lang, meant.who, meant.role, meant.nation)
    }

    fn neighbour(&self, neighbour: Neighbour) -> String {
        let lang = self.lang;
        let settled = self.active.is_some() || neighbour != Neighbour::Leader;
        if let Some(owner) = self.owner.filter(|_| settled) {
            let active = self.active.unwrap_or_default();
            let pointed = Ship::Pc(self.view.pointed_at(owner, active, neighbour));
            return the_ship(self.view, pointed, self.names);
        }
        match (neighbour, lang) {
            (Neighbour::Leader, Lang::Fr) => {
                "le navire de l’adversaire en tête quand vous la prenez".to_owned()
            }
            (Neighbour::Leader, Lang::En) => {
                "the ship of the opponent in the lead when you take it".to_owned()
            }
            (Neighbour::Left(1), _) => lang
                .pick("le navire qui joue après vous", "the ship that sails after you")
                .to_owned(),
            (Neighbour::Right(1), _) => {
                let en = "the ship that sails before you";
                lang.pick("le navire qui joue avant vous", en).to_owned()
            }
            (Neighbour::Left(n), Lang::Fr) => format!("le {n}e navire à jouer après vous"),
            (Neighbour::Left(n), Lang::En) => format!("the ship that sails {n} turns after you"),
            (Neighbour::Right(n), Lang::Fr) => format!("le {n}e navire à jouer avant vous"),
            (Neighbour::Right(n), Lang::En) => format!("the ship that sails {n} turns before you"),
        }
    }

    fn carrier(&self, carrying: Carrying, beside: bool) -> String {
        let lang = self.lang;
        let open = match (beside, lang) {
            (true, Lang::Fr) => " publique",
            (true, Lang::En) => "public ",
            (false, _) => "",
        };
        match (carrying, lang) {
            (Carrying::Kind(kind), Lang::Fr) => {
                let kind = mission_kind(lang, kind);
                format!("le navire d’un adversaire qui a une mission de {kind}{open}")
            }
            (Carrying::Kind(kind), Lang::En) => {
                let kind = mission_kind(lang, kind);
                format!("an opponent’s ship with a {open}{kind} mission")
            }
            (Carrying::One(ids), Lang::Fr) => {
                let titles = self.titles(ids, " ou ");
                format!("le navire d’un adversaire qui a la mission{open} {titles}")
            }
            (Carrying::One(ids), Lang::En) => {
                let titles = self.titles(ids, " or ");
                format!("an opponent’s ship with the {open}mission {titles}")
            }
        }
    }

    fn titles(&self, ids: &[MissionId], or: &str) -> String {
        let title = |id: &MissionId| content(self.lang).mission(*id).title;
        let quoted = |id| match self.lang {
            Lang::Fr => format!("«\u{202f}{}\u{202f}»", title(id)),
            Lang::En => format!("“{}”", title(id)),
        };
        let all: Vec<String> = ids.iter().map(quoted).collect();
        match all.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{}{or}{last}", rest.join(", ")),
            _ => all.concat(),
        }
    }

    /// A ship with a mission: a seat's with any, an NPC with a mark (L-389).
    fn marked(&self, who: Who, marks: NpcMarks) -> String {
        let lang = self.lang;
        let mark = match (marks.secret, marks.bounty) {
            (true, true) => lang.pick("marqué mission ou prime", "marked mission or bounty"),
            (true, false) => lang.pick("marqué mission", "marked mission"),
            _ => lang.pick("marqué prime", "marked bounty"),
        };
        let npc = lang.pick("un PNJ ", "an NPC ");
        let seat = lang
            .pick("le navire d’un adversaire en mission", "the ship of an opponent with a mission");
        match who {
            Who::Npc => format!("{npc}{mark}"),
            Who::Pc => seat.to_owned(),
            Who::Any => format!("{npc}{mark}{}{seat}", lang.pick(", ou ", ", or ")),
        }
    }
}

/// "a merchant ship", "a Pirate ship".
fn kind(lang: Lang, who: Who, role: Option<Role>, nation: Option<Nation>) -> String {
    let ship = match (who, lang) {
        (Who::Pc, _) => lang.pick("le navire d’un adversaire", "an opponent’s ship"),
        (Who::Npc, _) => lang.pick("un PNJ", "an NPC"),
        (Who::Any, Lang::Fr) => "un navire",
        (Who::Any, Lang::En) if nation == Some(Nation::Pirates) => "a Pirate ship",
        (Who::Any, Lang::En) => match role {
            Some(Role::Aggressive) => "an aggressive ship",
            Some(Role::Defensive) => "a defensive ship",
            Some(Role::Merchant) => "a merchant ship",
            None => "a ship",
        },
    };
    let role = match (role, lang) {
        (Some(role), Lang::Fr) => format!(" {}", role_word(lang, role)),
        _ => String::new(),
    };
    let nation = match (nation, lang) {
        (Some(Nation::Pirates), Lang::Fr) => " pirate".to_owned(),
        (Some(Nation::Pirates), Lang::En) => String::new(),
        (Some(nation), _) => format!(" {}", of_nation(lang, nation)),
        (None, _) => String::new(),
    };
    format!("{ship}{role}{nation}")
}
