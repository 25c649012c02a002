//! What missions, hoards and ships bring.

use logbook::content::{Condition, Loot, MissionKind, Op, PortSel, RepSel, TokenAt};
use logbook::{Good, Key, View};

use super::mission_kind;
use crate::text::logbook::{cargo, goods, sum, the_nation};
use crate::text::{Lang, grammar};

/// All of it in a row, as far as this game has it: "+1 fame, 3 000 doubloons". What X stands for is
/// read off the condition that remembers it (D-91).
pub(in crate::text::logbook) fn gains(
    view: &View,
    ops: &[Op],
    of: Option<&Condition>,
    lang: Lang,
) -> String {
    // Without crew rules there is no crew to gain.
    let there = |op: &&Op| view.options().on(Key::Crew) || !matches!(op, Op::Crew(_));
    let parts: Vec<String> = ops.iter().filter(there).map(|op| gain(*op, of, lang)).collect();
    parts.join(", ")
}

/// What a ship or a stop gives.
pub(in crate::text::logbook) fn loot(view: &View, loot: Loot, lang: Lang) -> String {
    let money = (loot.money > 0).then_some(Op::Money(loot.money));
    let goods = (!loot.goods.is_empty()).then_some(Op::Goods(loot.goods));
    let crew = (loot.crew > 0).then_some(Op::Crew(loot.crew));
    let clue = loot.clue.then_some(Op::Clue);
    let ops: Vec<Op> = [money, goods, crew, clue].into_iter().flatten().collect();
    gains(view, &ops, None, lang)
}

fn gain(op: Op, of: Option<&Condition>, lang: Lang) -> String {
    match op {
        Op::Money(n) => sum(lang, n.into()),
        Op::Fame(n) => format!("+{n} {}", lang.pick("renommée", "fame")),
        Op::Rep(with, n) => reputation(with, n, of, lang),
        Op::Goods(all) => cargo(lang, all),
        Op::Wood(n) => goods(lang, Good::Wood, n),
        Op::Crew(n) => {
            let en = ["crew member", "crew members"];
            grammar::counted(lang, n.into(), ["marin", "marins"], en)
        }
        Op::Clue => lang.pick("un indice du trésor", "a clue to the treasure").to_owned(),
        Op::CrewUpgrade(most) => {
            let what = lang.pick("un officier ou un spécialiste", "an officer or a specialist");
            up_to(what, most, lang)
        }
        Op::ShipUpgrade(most) => {
            up_to(lang.pick("une amélioration du navire", "a ship upgrade"), most, lang)
        }
        Op::Steal(kind) => stolen(kind, lang),
        Op::Discard => lang.pick("la mission est perdue", "the mission is lost").to_owned(),
        Op::Token(TokenAt::D20) => {
            lang.pick("un D20 place votre jeton", "a D20 places your counter").to_owned()
        }
        Op::Token(TokenAt::FarthestNative) => {
            let en = "the farthest native port is marked";
            lang.pick("le port indigène le plus lointain est marqué", en).to_owned()
        }
    }
}

fn up_to(what: &str, most: Option<u32>, lang: Lang) -> String {
    match most {
        Some(most) => {
            let most = sum(lang, most.into());
            format!("{what} {} {most}", lang.pick("jusqu’à", "up to"))
        }
        None => what.to_owned(),
    }
}

fn stolen(kind: MissionKind, lang: Lang) -> String {
    let kind = mission_kind(lang, kind);
    match lang {
        Lang::Fr => format!("sa mission de {kind}, qui passe à vous"),
        Lang::En => format!("her {kind} mission, which becomes yours"),
    }
}

fn reputation(with: RepSel, n: i8, of: Option<&Condition>, lang: Lang) -> String {
    let whom = match (with, of) {
        (RepSel::Nation(nation), _) => the_nation(lang, nation),
        (RepSel::Any, _) => {
            lang.pick("la nation de votre choix", "a nation of your choice").to_owned()
        }
        (RepSel::X, Some(Condition::NearFort(_))) => {
            lang.pick("la nation du fort", "the nation of the fort").to_owned()
        }
        (RepSel::Port, Some(Condition::AtPort(PortSel::Nation(nation)))) => {
            the_nation(lang, *nation)
        }
        (RepSel::X, Some(Condition::AtPort(_))) | (RepSel::Port, _) => {
            lang.pick("la nation du port", "the nation of the port").to_owned()
        }
        (RepSel::X, _) => lang.pick("la nation du navire", "the nation of the ship").to_owned(),
    };
    let points = n.unsigned_abs();
    let sign = if n < 0 { "−" } else { "+" };
    match lang {
        Lang::Fr => format!("{sign}{points} réputation avec {whom}"),
        Lang::En => format!("{sign}{points} reputation with {whom}"),
    }
}
