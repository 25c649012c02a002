//! What ships did by themselves, and what happened since the reader's last turn, in words.

use engine::Seat;
use logbook::content::{CardNo, Role};
use logbook::npc::target::Why;
use logbook::{Logbook, Ship, View};

use super::content::content;
use super::fame_panel::{column, grudge};
use super::fight;
use super::{
    cargo, fate, in_sentence, nation, npc_name, place, sum, the_ship, the_ship_then, tile,
};
use crate::tables::logbook::model::fame;
use crate::tables::logbook::model::news::{Deed, Group, Line, NpcNews};
use crate::text::grammar::{capital, counted, listed};
use crate::text::{Lang, Names, Told};

/// The fixed words of the cards.
pub struct Terms {
    /// The key to the card before.
    pub before: &'static str,
    /// The key to the card after.
    pub after: &'static str,
    /// The key that puts all cards away.
    pub skip: &'static str,
    /// Puts the card away.
    pub close: &'static str,
    /// Heading of what others did.
    pub since: &'static str,
}

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    lang.pick(&FR, &EN)
}

const FR: Terms = Terms {
    before: "Navire précédent",
    after: "Navire suivant",
    skip: "Passer",
    close: "Fermer",
    since: "Depuis votre tour",
};

const EN: Terms = Terms {
    before: "The ship before",
    after: "The next ship",
    skip: "Skip",
    close: "Close",
    since: "Since your turn",
};

/// Her name.
pub fn name(lang: Lang, card: Option<CardNo>) -> &'static str {
    card.map_or("?", |card| npc_name(lang, card))
}

/// Her captain, her nation and her manner: "Peter Easton · Pirates · aggressive".
pub fn line(lang: Lang, card: CardNo) -> String {
    let (npc, words) = (card.npc(), content(lang).npc(card));
    let nations: Vec<&str> = npc.flags.iter().map(|flag| nation(lang, flag)).collect();
    let flags = match nations.as_slice() {
        [] => lang.pick("légende", "legend").to_owned(),
        _ => nations.join(", "),
    };
    let parts = words.captain.into_iter().map(str::to_owned);
    parts.chain([flags, role(lang, npc.role).to_owned()]).collect::<Vec<_>>().join(" · ")
}

fn role(lang: Lang, role: Role) -> &'static str {
    match role {
        Role::Merchant => lang.pick("marchand", "merchant"),
        Role::Aggressive => lang.pick("agressif", "aggressive"),
        Role::Defensive => lang.pick("défensif", "defensive"),
    }
}

/// Which card of how many: "2 / 3".
pub fn nth(at: usize, of: usize) -> String {
    format!("{}\u{202f}/\u{202f}{of}", at + 1)
}

/// What a ship did, in a line; of dice only who fires at whom.
pub fn deed(view: &View, card: &NpcNews, deed: &Deed, names: &Names) -> String {
    let lang = names.lang;
    match deed {
        Deed::Appears(cell) => {
            let at = place(view, *cell, lang);
            match lang {
                Lang::Fr => format!("Apparaît\u{a0}: {at}."),
                Lang::En => format!("Appears: {at}."),
            }
        }
        Deed::Bound(to) => {
            let to = in_sentence(lang, tile(lang, *to));
            match lang {
                Lang::Fr => format!("Fait route vers {to}."),
                Lang::En => format!("Is bound for {to}."),
            }
        }
        Deed::Sails { cells, spent, of, to } => {
            let cells = super::missions_panel::cells(lang, *cells);
            let to = place(view, *to, lang);
            match lang {
                Lang::Fr => format!("Navigue de {cells} ({spent} points sur {of})\u{a0}: {to}."),
                Lang::En => format!("Sails {cells} ({spent} of {of} points): {to}."),
            }
        }
        Deed::Turns => lang.pick("Tourne sur place.", "Turns on the spot.").to_owned(),
        Deed::Fires(blow) => {
            let own = blow.by == logbook::By::Ship(Ship::Npc(card.npc));
            let at = the_ship_then(view, blow.target, blow.cards[1], names);
            match (own, lang) {
                (true, Lang::Fr) => format!("Tire sur {at}"),
                (true, Lang::En) => format!("Fires on {at}"),
                (false, _) => fight::fires(view, blow, names),
            }
        }
        Deed::Arrives { tile: at, money: gold, goods: gained } => {
            let mut gains: Vec<String> = Vec::new();
            if *gold > 0 {
                gains.push(sum(lang, (*gold).into()));
            }
            if gained.total() > 0 {
                gains.push(cargo(lang, *gained));
            }
            let at = tile(lang, *at);
            match (gains.is_empty(), lang) {
                (true, Lang::Fr) => format!("Arrive à destination\u{a0}: {at}."),
                (true, Lang::En) => format!("Arrives: {at}."),
                (false, Lang::Fr) => {
                    format!("Arrive à destination\u{a0}: {at}. Gagne {}.", listed(lang, &gains))
                }
                (false, Lang::En) => format!("Arrives: {at}. Gains {}.", listed(lang, &gains)),
            }
        }
        Deed::Destroyed { ship, card, how } => {
            let who = match card {
                Some(card) => npc_name(lang, *card).to_owned(),
                None => capital(&the_ship(view, *ship, names)),
            };
            format!("{who} {}.", fate(lang, *how))
        }
        Deed::Idles(left) => match lang {
            Lang::Fr => {
                let times = counted(lang, (*left).into(), ["tour", "tours"], ["", ""]);
                format!("Ne fait rien\u{202f}; part dans {times} ainsi.")
            }
            Lang::En => {
                let times = counted(lang, (*left).into(), ["", ""], ["such turn", "such turns"]);
                format!("Does nothing; leaves after {times}.")
            }
        },
        Deed::Leaves => lang.pick("Quitte la carte.", "Leaves the map.").to_owned(),
    }
}

/// Why she has chosen whom: a question and its answer.
pub fn why(view: &View, card: &NpcNews, names: &Names) -> Option<(String, String)> {
    let lang = names.lang;
    let reason = card.reason?;
    let Some(target) = reason.target else {
        let question = lang.pick("Pourquoi personne\u{202f}?", "Why nobody?").to_owned();
        let answer = lang.pick(
            "Aucun navire ennemi qu’elle puisse atteindre.",
            "There is no enemy she could reach.",
        );
        return Some((question, answer.to_owned()));
    };
    let who = match target {
        Ship::Pc(pc) => names.object(view.place(pc)).to_owned(),
        Ship::Npc(_) => name(lang, reason.card).to_owned(),
    };
    let question = match lang {
        Lang::Fr => format!("Pourquoi {who}\u{202f}?"),
        Lang::En => format!("Why {who}?"),
    };
    let chosen = reason.why.map(|why| criterion(view, why, target, card, lang));
    let grudge = fame::grudge(view, card.npc, target).map(|why| {
        let you = target.pc().is_some_and(|pc| names.is_you(view.place(pc)));
        grudge(why, &who, you, lang)
    });
    let lines = chosen.into_iter().chain(grudge.map(|why| capital(&why) + "."));
    Some((question, lines.collect::<Vec<_>>().join(" ")))
}

/// What decided between a target and the next best (L-221, L-222).
fn criterion(view: &View, why: Why, target: Ship, card: &NpcNews, lang: Lang) -> String {
    let role = card.card.map(|card| role(lang, card.npc().role));
    match (why, lang) {
        (Why::Alone, Lang::Fr) => "Seul navire ennemi en vue ou à portée.".to_owned(),
        (Why::Alone, Lang::En) => "The only enemy in question.".to_owned(),
        (Why::Kind, Lang::Fr) => match role {
            Some(role) => format!("Un navire {role} préfère ce genre de proie."),
            None => "Sa proie préférée.".to_owned(),
        },
        (Why::Kind, Lang::En) => match role {
            Some("aggressive") => "An aggressive ship prefers such prey.".to_owned(),
            Some(role) => format!("A {role} ship prefers such prey."),
            None => "Her favourite prey.".to_owned(),
        },
        (Why::Reputation, _) => {
            let value = target.pc().zip(card.card).map(|(pc, card)| {
                let flags = card.npc().flags;
                let pirates = flags.has(logbook::Nation::Pirates);
                let of = if pirates { Some(logbook::Nation::Pirates) } else { flags.country() };
                of.map_or(0, |of| view.board(pc).reputation[of])
            });
            let value = column(value.unwrap_or(0));
            match lang {
                Lang::Fr => format!("La plus mauvaise réputation à portée ({value})."),
                Lang::En => format!("The worst reputation within reach ({value})."),
            }
        }
        (Why::Path, Lang::Fr) => "Le plus proche par la mer.".to_owned(),
        (Why::Path, Lang::En) => "The nearest by sea.".to_owned(),
        (Why::Distance, Lang::Fr) => "Le plus proche à vol d’oiseau.".to_owned(),
        (Why::Distance, Lang::En) => "The nearest as the crow flies.".to_owned(),
        (Why::Order, Lang::Fr) => "À égalité, le prochain à jouer.".to_owned(),
        (Why::Order, Lang::En) => "Of equal ones, the next in turn.".to_owned(),
    }
}

/// What something is about.
pub fn group(lang: Lang, group: Group) -> &'static str {
    match group {
        Group::Ships => lang.pick("Navires", "Ships"),
        Group::Fights => lang.pick("Combats", "Fights"),
        Group::Market => lang.pick("Commerce", "Trade"),
        Group::Weather => lang.pick("Mer et ciel", "Sea and sky"),
        Group::Fame => lang.pick("Renommée", "Fame"),
    }
}

/// A line of what happened; nothing where it is not worth one.
pub fn told(view: &View, line: &Line, names: &Names) -> Option<String> {
    let lang = names.lang;
    match line {
        Line::Told(event, _) => Logbook::narrate(view, event, names),
        Line::Sailed { ship, cells, to } => {
            let who = capital(&the_ship(view, *ship, names));
            let cells = super::missions_panel::cells(lang, *cells);
            let to = place(view, *to, lang);
            Some(match lang {
                Lang::Fr => format!("{who}\u{a0}: {cells}, {to}."),
                Lang::En => format!("{who}: {cells}, {to}."),
            })
        }
    }
}

/// Under whose pennant a line stands.
pub fn whose(view: &View, line: &Line) -> Option<Seat> {
    match line {
        Line::Sailed { ship, .. } => ship.pc().map(|pc| view.place(pc)),
        Line::Told(event, acting) => Logbook::doer(view, event, *acting),
    }
}
