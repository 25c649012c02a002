//! Ships that sail by themselves: what they do, and why.

use logbook::content::CardNo;
use logbook::{Event, Ship};

use super::super::content::content;
use super::super::items::loot;
use super::super::npcs::role_word;
use super::super::reasons;
use super::super::teller::{Teller, tile_of};
use super::super::vocab::{in_sentence, nations, npc_name, tile};
use crate::text::Lang;

/// A sentence; none where nothing is worth one.
pub fn told(told: Teller, event: &Event) -> Option<String> {
    let lang = told.lang();
    use Event as E;
    let named = |npc: u8, card: u8| told.ship_then(Ship::Npc(npc), Some(card));
    Some(match event {
        E::Appeared { card, .. } => appeared(told, *card),
        E::Era { level } => match lang {
            Lang::Fr => {
                format!("fin d’une ère\u{a0}: les navires de niveau {level} ne viendront plus")
            }
            Lang::En => format!("an era ends: ships of level {level} will come no more"),
        },
        E::Follows { .. } => told.say(
            "un autre navire, face cachée, prend sa place",
            "another ship, face down, takes her place",
        ),
        E::Target { npc, target: None, cards, .. } => {
            let ship = told.ship_then(Ship::Npc(*npc), cards[0]);
            format!("{ship} {}", lang.pick("ne trouve pas de cible", "finds no target"))
        }
        E::Target { npc, target: Some(target), cards: [own, other], reason } => {
            let ship = told.ship_then(Ship::Npc(*npc), *own);
            let target = told.ship_then(*target, *other);
            let hunts = lang.pick("prend pour cible", "targets");
            match reason {
                Some(why) => {
                    format!(
                        "{ship} {hunts} {target}{} {}",
                        lang.colon(),
                        reasons::target(lang, *why)
                    )
                }
                None => format!("{ship} {hunts} {target}"),
            }
        }
        E::Bound { npc, card, tile: to } => {
            let (ship, to) = (named(*npc, *card), in_sentence(lang, tile(lang, tile_of(*to))));
            match lang {
                Lang::Fr => format!("{ship} fait route vers {to}"),
                Lang::En => format!("{ship} is bound for {to}"),
            }
        }
        E::Arrived { npc, card, tile: at, money, goods } => {
            let (ship, at) = (named(*npc, *card), in_sentence(lang, tile(lang, tile_of(*at))));
            let reaches = lang.pick("arrive à destination", "arrives");
            let gained = logbook::content::Loot::NONE.money(*money).goods(*goods);
            match gained.is_none() {
                true => format!("{ship} {reaches}, {at}"),
                false => format!("{ship} {reaches}, {at}{} {}", lang.colon(), loot(lang, gained)),
            }
        }
        E::Counter { npc, card, to: Some(left), acted: false, .. } if *left > 0 => {
            let ship = named(*npc, *card);
            match lang {
                Lang::Fr => format!("{ship} n’agit pas\u{a0}: compteur à {left}, départ à 0"),
                Lang::En => format!("{ship} does nothing: counter at {left}, she leaves at 0"),
            }
        }
        E::Left { npc, card } => {
            format!("{} {}", named(*npc, *card), lang.pick("quitte la partie", "leaves the game"))
        }
        // What it did is told.
        _ => return None,
    })
}

/// "Victoria paraît : Juan Sebastián Elcano, Espagne, marchand de niveau 1".
fn appeared(told: Teller, card: u8) -> String {
    let lang = told.lang();
    let card = CardNo::new(card.clamp(1, CardNo::COUNT));
    let (name, side) = (npc_name(lang, card), card.npc());
    let flags = match side.flags.is_legend() {
        true => told.say("une légende", "a legend"),
        false => nations(lang, side.flags),
    };
    let role = role_word(lang, side.role);
    let level = lang.pick("niveau", "level");
    let captain = content(lang).npc(card).captain.map(|captain| format!("{captain}, "));
    let captain = captain.unwrap_or_default();
    let appears = lang.pick("est en vue", "is sighted");
    format!(
        "{name} {appears}{} {captain}{flags}, {role}, {level} {}",
        lang.colon(),
        card.card().level
    )
}
