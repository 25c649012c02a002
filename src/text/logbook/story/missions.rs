//! Missions and the treasure. A secret is told to whom the event tells it.

use logbook::content::{Hoard, MissionId};
use logbook::{Event, Pc};

use super::super::content::content;
use super::super::teller::{Teller, quoted};
use crate::text::Lang;
use crate::text::grammar::{listed, of_name};

/// A sentence; none where nothing is worth one.
pub fn told(told: Teller, event: &Event) -> Option<String> {
    let lang = told.lang();
    use Event as E;
    Some(match event {
        E::HandedOver { from, to, mission } => {
            let what = told.mission_if_known(mission.what);
            let does = told.does(*to, ["recevez", "reçoit"], ["receive", "receives"]);
            let from = told.whom(*from);
            match lang {
                Lang::Fr => format!("{does} {what} {}", of_name(from)),
                Lang::En => format!("{does} {what} from {from}"),
            }
        }
        E::Drew { pc, missions } => {
            let does = told.does(*pc, ["piochez", "pioche"], ["draw", "draws"]);
            match &missions.what {
                Some(cards) => {
                    let names: Vec<String> = cards.iter().map(|card| told.mission(*card)).collect();
                    format!("{does} {}", listed(lang, &names))
                }
                None => format!("{does} {}", lang.pick("des missions", "missions")),
            }
        }
        E::Kept { pc, mission } => {
            let does = told.does(*pc, ["gardez", "garde"], ["keep", "keeps"]);
            let kept = format!("{does} {}", told.mission_if_known(mission.what));
            match mission.what {
                Some(card) => format!("{kept}{} {}", lang.colon(), motto(told, card)),
                None => kept,
            }
        }
        E::Dropped { pc, mission } => {
            let does = told.does(*pc, ["défaussez", "défausse"], ["discard", "discards"]);
            format!("{does} {}", told.mission(*mission))
        }
        E::Validated { pc, mission, stage } => {
            let does = told.does(*pc, ["validez", "valide"], ["complete", "completes"]);
            let (what, stage) = (told.mission_if_known(mission.what), stage + 1);
            match lang {
                Lang::Fr => format!("{does} l’étape {stage}\u{a0}: {what}"),
                Lang::En => format!("{does} step {stage}: {what}"),
            }
        }
        E::Progress { pc, mission, n } => {
            let does = told.does(*pc, ["avancez", "avance"], ["get on", "gets on"]);
            let what = told.mission_if_known(mission.what);
            match lang {
                Lang::Fr => format!("{does}\u{a0}: {what}, {n} déjà"),
                Lang::En => format!("{does}: {what}, {n} so far"),
            }
        }
        E::Prey { pc, prey } => {
            let whose = told.own(*pc, ["la ", "mission"], "mission");
            match (prey.what, lang) {
                (Some(prey), Lang::Fr) => format!("{whose} désigne {}", told.whom(prey)),
                (Some(prey), Lang::En) => format!("{whose} names {}", told.whom(prey)),
                (None, Lang::Fr) => format!("{whose} désigne quelqu’un en secret"),
                (None, Lang::En) => format!("{whose} names somebody in secret"),
            }
        }
        E::Check { mission, die, night, ok, .. } => {
            let what = told.mission(*mission);
            let sum = match night {
                0 => die.to_string(),
                night => format!("{die} + {night} {}", lang.pick("de nuit", "by night")),
            };
            let end = match ok {
                true => lang.pick("réussi", "it succeeds"),
                false => lang.pick("échoué", "it fails"),
            };
            format!("{} {what}{} {sum}, {end}", lang.pick("jet pour", "roll for"), lang.colon())
        }
        E::Completed { pc, mission } => {
            let does = told.does(*pc, ["accomplissez", "accomplit"], ["complete", "completes"]);
            format!("{does} {}", told.mission(*mission))
        }
        E::HandedIn(pc) => {
            let does = told.does(*pc, ["rendez", "rend"], ["hand in", "hands in"]);
            let four = lang.pick("quatre missions du même type", "four missions of one type");
            format!("{does} {four}")
        }
        E::Marked { pc, cell } => {
            let whose = told.own(*pc, ["la ", "mission"], "mission");
            match (cell.what, lang) {
                (Some(cell), Lang::Fr) => format!("{whose} est marquée {}", told.place(cell)),
                (Some(cell), Lang::En) => format!("{whose} is marked {}", told.place(cell)),
                (None, Lang::Fr) => format!("{whose} est marquée en secret"),
                (None, Lang::En) => format!("{whose} is marked in secret"),
            }
        }
        E::Clue { pc, .. } => {
            let does = told.does(*pc, ["consultez", "consulte"], ["look at", "looks at"]);
            format!("{does} {}", lang.pick("un indice du trésor", "a clue to the treasure"))
        }
        E::Dug { pc, cell, found } => dug(told, *pc, told.place(*cell), *found),
        E::Treasure { cards, .. } => {
            let hoard = Hoard(cards[2].min(Hoard::COUNT - 1));
            let name = quoted(lang, content(lang).hoard(hoard));
            format!("{}{} {name}", lang.pick("c’est le trésor", "it is the treasure"), lang.colon())
        }
        _ => return None,
    })
}

/// The line of a mission for the log.
fn motto(told: Teller, card: u8) -> String {
    let id = MissionId::nth(card.min(MissionId::COUNT - 1));
    quoted(told.lang(), content(told.lang()).mission(id).log)
}

fn dug(told: Teller, pc: Pc, place: String, found: bool) -> String {
    let does = told.does(pc, ["creusez", "creuse"], ["dig", "digs"]);
    let end = match found {
        true => told.say("le trésor est là", "the treasure is there"),
        false => told.say("rien", "nothing"),
    };
    format!("{does} {place}{} {end}", told.lang().colon())
}
