//! What speaks for a choice, in one sentence.

use logbook::content::Service;
use logbook::sea::adrift::{Adrift, Token};
use logbook::{Action, Good, Pc, Question, View};

use super::deeds::danger;
use super::fight::{hundredths, percent};
use super::items::fames;
use super::labels::own;
use super::teller::{Teller, tile_of};
use super::vocab::{at_port, sum, with_nation};
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// What speaks for a choice of the seat to act; nothing where there is little to say.
pub fn because(view: &View, action: Action, names: &Names) -> Option<String> {
    let told = Teller::new(view, names);
    let lang = names.lang;
    let pc = own(told);
    use Action as A;
    match action {
        A::Step(to) => {
            let reach = view.one_step(to)?;
            if let Some(risk) = reach.danger {
                return Some(capital(danger(lang, risk)) + ".");
            }
            let harbour = view.chart().harbour_at(reach.cell)?;
            let port = at_port(lang, harbour.tile);
            Some(match lang {
                Lang::Fr => format!("De là on entre au port, {port}."),
                Lang::En => format!("From there you can call {port}."),
            })
        }
        A::PickUp => barrels(told, pc),
        A::Explore => Some(told.say(
            "Une tuile connue donne des tonneaux, parfois un port.",
            "A known tile gives barrels, perhaps a port.",
        )),
        A::Port(at) => port(told, pc, at),
        A::Shoot(ship) => {
            let odds = view.odds(ship).into_iter().next()?;
            let (mean, destroys) = (hundredths(lang, odds.mean), percent(lang, odds.destroys));
            Some(match (odds.destroys, lang) {
                (0, Lang::Fr) => format!("En moyenne {mean} de dégâts."),
                (0, Lang::En) => format!("{mean} damage on average."),
                (_, Lang::Fr) => {
                    format!("En moyenne {mean} de dégâts, {destroys} de chances de la détruire.")
                }
                (_, Lang::En) => format!("{mean} damage on average, {destroys} to destroy her."),
            })
        }
        A::Repair | A::Mend(_) => mending(told, pc),
        A::Validate { .. } | A::VisitFort { .. } | A::VisitShip { .. } | A::Mark(_) => {
            Some(told.say(
                "La mission avance, et une mission accomplie vaut 1 renommée.",
                "The mission goes on, and a completed one is worth 1 fame.",
            ))
        }
        A::Sell { market, good, n, oil } => {
            let sale = view.sale(pc, market, good, (n, oil))?;
            (sale.fame > 0).then(|| match lang {
                Lang::Fr => format!(
                    "Des biens identiques vendus ensemble\u{a0}: {}.",
                    fames(lang, sale.fame as i8)
                ),
                Lang::En => format!("Goods sold alike: {}.", fames(lang, sale.fame as i8)),
            })
        }
        A::Buy { n, .. } if n >= 4 => Some(told.say(
            "Quatre biens identiques vendus ensemble valent 1 renommée.",
            "Four alike sold together are worth 1 fame.",
        )),
        A::BuyWood if view.board(pc).hold.good(Good::Wood) == 0 => {
            Some(told.say("Du bois répare même en mer.", "Wood repairs even at sea."))
        }
        A::LevelUp => Some(match lang {
            Lang::Fr => "Le premier passage à ce niveau vaut 1 renommée.".to_owned(),
            Lang::En => "Reaching this level for the first time is worth 1 fame.".to_owned(),
        }),
        A::TakeMission => Some(told.say(
            "Une mission accomplie vaut 1 renommée, et souvent de l’or.",
            "A completed mission is worth 1 fame, and often gold.",
        )),
        A::BuyFame => wins(told, pc, 1),
        A::Nation(nation) => {
            let now = view.board(pc).reputation[nation];
            Some(match lang {
                Lang::Fr => format!("Vous êtes à {} {}.", signed(now), with_nation(lang, nation)),
                Lang::En => format!("You are at {} {}.", signed(now), with_nation(lang, nation)),
            })
        }
        A::Join => wins(told, pc, 1),
        A::Accept => offer(told, pc),
        _ => None,
    }
}

fn signed(n: i8) -> String {
    crate::text::grammar::signed(n.into())
}

/// "Ce serait votre tonneau 2 sur 3 pour 1 renommée."
fn barrels(told: Teller, pc: Pc) -> Option<String> {
    let (view, lang) = (told.view, told.lang());
    let here = view.board(pc).cell?;
    let is_barrel = |adrift: &Adrift| matches!(adrift.what, Token::Barrel(_));
    let there = view.adrift().iter().any(|adrift| adrift.cell == here && is_barrel(adrift));
    let own = view.board(pc).tokens.len() as u8 + 1;
    let full = view.options().tokens_a_fame();
    if !there {
        return None;
    }
    Some(match (own >= full, lang) {
        (true, Lang::Fr) => format!("C’est le tonneau qui vaut {}.", fames(lang, 1)),
        (true, Lang::En) => format!("This barrel is worth {}.", fames(lang, 1)),
        (false, Lang::Fr) => format!("Ce serait votre tonneau {own} sur {full} pour 1 renommée."),
        (false, Lang::En) => format!("It would be barrel {own} of {full} for 1 fame."),
    })
}

/// What the port has that is wanted: the market for what is aboard, tavern, shipyard.
fn port(told: Teller, pc: Pc, tile: u8) -> Option<String> {
    let (view, lang) = (told.view, told.lang());
    let harbour = view.chart().harbour(tile_of(tile))?;
    let services = harbour.port.services;
    let has = |service| services.has(service);
    let aboard = view.board(pc).hold.goods();
    let cargo = Good::PRINCIPAL.into_iter().any(|good| aboard[good] > 0);
    let words = if has(Service::Sell) && cargo {
        ("Le marché y achète.", "Its market buys.")
    } else if has(Service::Tavern) {
        ("La taverne y a des missions.", "Its tavern has missions.")
    } else if has(Service::Buy) {
        ("Le marché y vend.", "Its market sells.")
    } else if has(Service::Shipyard) {
        ("Il y a un chantier.", "There is a shipyard.")
    } else {
        return None;
    };
    Some(lang.pick(words.0, words.1).to_owned())
}

/// How near the end is: "Encore 4 dégâts d’eau et le navire coule".
fn mending(told: Teller, pc: Pc) -> Option<String> {
    let (board, lang) = (told.view.board(pc), told.lang());
    let (water, fire) = (board.hold.water(), board.hold.fire());
    let most = board.hull().robustness;
    let (kind, left) = match fire > water {
        true => (lang.pick("de feu", "fire"), most.saturating_sub(fire)),
        false => (lang.pick("d’eau", "water"), most.saturating_sub(water)),
    };
    (water + fire > 0).then(|| match lang {
        Lang::Fr => format!("Encore {left} dégâts {kind} et le navire est perdu."),
        Lang::En => format!("{left} more {kind} damage and she is lost."),
    })
}

/// Whether so much fame reaches the goal.
fn wins(told: Teller, pc: Pc, n: u8) -> Option<String> {
    let (own, goal) = (told.view.board(pc).fame, told.view.options().goal());
    let lang = told.lang();
    Some(match (own + n >= goal, lang) {
        (true, _) => told.say("C’est la victoire.", "That wins the game."),
        (false, Lang::Fr) => format!("Vous seriez à {} sur {goal}.", own + n),
        (false, Lang::En) => format!("You would be at {} of {goal}.", own + n),
    })
}

/// What the money of an offer is, where there is some.
fn offer(told: Teller, pc: Pc) -> Option<String> {
    let lang = told.lang();
    let asked = told.asked()?;
    if asked.question != Question::Answer || asked.pc != pc {
        return None;
    }
    let offer = told.view.offer();
    let (get, give) = (i64::from(offer.give.coins), i64::from(offer.ask.coins));
    let gain = (get - give) * 1000;
    (gain > 0).then(|| match lang {
        Lang::Fr => format!("{} de plus pour vous.", sum(lang, gain)),
        Lang::En => format!("{} more for you.", sum(lang, gain)),
    })
}
