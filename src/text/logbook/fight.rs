//! Fire in words: odds before the dice, dice as they lie, what they did; nations to be named and
//! offers to be answered.

use logbook::battle::shot::Ammo;
use logbook::content::{Ammunition, TileId};
use logbook::port::exchange::Bundle;
use logbook::{By, Nation, Odds, Rule, Ship, View};

use super::content::content;
use super::{goods, money, nation, the_fort, the_nation, the_ship, the_ship_then};
use crate::tables::logbook::model::news::Blow;
use crate::tables::logbook::model::question::NationChoice;
use crate::text::grammar::{capital, counted, genitive, listed, of_name};
use crate::text::{Lang, Names};

/// What it does.
pub fn effect(lang: Lang, ammo: Ammo) -> &'static str {
    let words = content(lang);
    match ammo {
        Ammo::Normal => lang.pick("Voies d’eau.", "Water damage."),
        Ammo::Incendiary => words.ammunition(Ammunition::Incendiary).text,
        Ammo::Explosive => words.ammunition(Ammunition::Explosive).text,
        Ammo::Grapeshot => words.ammunition(Ammunition::Grapeshot).text,
        Ammo::Chain => words.ammunition(Ammunition::Chain).text,
    }
}

/// What makes a ship hard to hit, part by part: "Defence: 8 + 2 distance = 10".
pub fn defence(lang: Lang, odds: &Odds) -> String {
    let sum = super::sums::defence(lang, odds);
    format!("{}{} {sum}", lang.pick("Défense", "Defence"), lang.colon())
}

/// Dice against a number: "3 dice, above 10".
pub fn dice_against(lang: Lang, dice: u8, defence: u8) -> String {
    let dice = counted(lang, dice.into(), ["dé", "dés"], ["die", "dice"]);
    match lang {
        Lang::Fr => format!("{dice}, plus de {defence}"),
        Lang::En => format!("{dice}, above {defence}"),
    }
}

/// Hundredths as a number with one decimal: "1.3".
pub fn hundredths(lang: Lang, n: u32) -> String {
    let tenths = (n + 5) / 10;
    format!("{}{}{}", tenths / 10, lang.pick(',', '.'), tenths % 10)
}

/// Thousandths as a percentage: "12 %"; what is not certain is never told as certain.
pub fn percent(lang: Lang, n: u32) -> String {
    let sign = lang.pick("\u{202f}%", "%");
    match n {
        0 => format!("0{sign}"),
        1..=9 => format!("<\u{202f}1{sign}"),
        991..=999 => format!(">\u{202f}99{sign}"),
        _ => format!("{}{sign}", (n + 5) / 10),
    }
}

/// What a shot does on average: "1.3 damage on average".
pub fn average(lang: Lang, odds: &Odds) -> String {
    let mean = hundredths(lang, odds.mean);
    match (odds.ammo, lang) {
        (Ammo::Chain, Lang::Fr) => format!("−{mean} de mouvement en moyenne"),
        (Ammo::Chain, Lang::En) => format!("−{mean} movement on average"),
        (Ammo::Incendiary, Lang::Fr) => format!("{mean} de feu en moyenne"),
        (Ammo::Incendiary, Lang::En) => format!("{mean} fire damage on average"),
        (_, Lang::Fr) => format!("{mean} d’eau en moyenne"),
        (_, Lang::En) => format!("{mean} water damage on average"),
    }
}

/// How often she would be destroyed.
pub fn destroys(lang: Lang, odds: &Odds) -> Option<String> {
    (odds.destroys > 0).then(|| match lang {
        Lang::Fr => format!("détruit\u{a0}: {}", percent(lang, odds.destroys)),
        Lang::En => format!("destroys: {}", percent(lang, odds.destroys)),
    })
}

/// Who fired, at the head of a sentence.
pub fn shooter(view: &View, blow: &Blow, names: &Names) -> String {
    capital(&match blow.by {
        By::Ship(ship) => the_ship_then(view, ship, blow.cards[0], names),
        By::Fortress(at) => the_fort(names.lang, TileId::new(at)),
        _ => String::new(),
    })
}

/// A ship at the head of a line.
pub fn target(view: &View, ship: Ship, names: &Names) -> String {
    capital(&the_ship(view, ship, names))
}

/// Who fires at whom: "Anne's ship fires on the Victoria".
pub fn fires(view: &View, blow: &Blow, names: &Names) -> String {
    let by = shooter(view, blow, names);
    let at = the_ship_then(view, blow.target, blow.cards[1], names);
    match names.lang {
        Lang::Fr => format!("{by} tire sur {at}"),
        Lang::En => format!("{by} fires on {at}"),
    }
}

/// What came of the dice: "2 hits: 4 water damage".
pub fn verdict(lang: Lang, blow: &Blow) -> String {
    let harm = harm(lang, blow.water, blow.fire, blow.chain);
    let hits = || counted(lang, blow.hits() as i32, ["touche", "touches"], ["hit", "hits"]);
    match (blow.defence, harm) {
        (Some(_), Some(harm)) => format!("{}{} {harm}", hits(), lang.colon()),
        (Some(_), None) if blow.hits() > 0 => {
            format!("{}, {}", hits(), lang.pick("sans dégât", "no damage"))
        }
        (None, Some(harm)) => capital(&harm),
        _ => lang.pick("Aucune touche", "No hit").to_owned(),
    }
}

/// Damage: "4 water damage".
pub fn harm(lang: Lang, water: u8, fire: u8, chain: u8) -> Option<String> {
    let mut parts = Vec::new();
    let mut add = |n: u8, told: String| {
        if n > 0 {
            parts.push(told);
        }
    };
    add(
        water,
        match lang {
            Lang::Fr => counted(lang, water.into(), ["dégât d’eau", "dégâts d’eau"], ["", ""]),
            Lang::En => format!("{water} water damage"),
        },
    );
    add(
        fire,
        match lang {
            Lang::Fr => counted(lang, fire.into(), ["dégât de feu", "dégâts de feu"], ["", ""]),
            Lang::En => format!("{fire} fire damage"),
        },
    );
    add(
        chain,
        match lang {
            Lang::Fr => format!("−{chain} de mouvement"),
            Lang::En => format!("−{chain} movement"),
        },
    );
    (!parts.is_empty()).then(|| listed(lang, &parts))
}

/// The number that was needed: "against 8".
pub fn against(lang: Lang, defence: u8) -> String {
    format!("{} {defence}", lang.pick("contre", "against"))
}

/// A die that may be rolled again.
pub fn again(lang: Lang, left: u8) -> String {
    match lang {
        Lang::Fr => counted(
            lang,
            left.into(),
            ["relance\u{a0}: touchez un dé", "relances\u{a0}: touchez un dé"],
            ["", ""],
        ),
        Lang::En => {
            counted(lang, left.into(), ["", ""], ["reroll: touch a die", "rerolls: touch a die"])
        }
    }
}

/// What the dice would do as they lie.
pub fn as_they_lie(lang: Lang, points: u8) -> String {
    match lang {
        Lang::Fr => format!("Tels quels\u{a0}: {}", super::points(lang, points)),
        Lang::En => format!("As they lie: {}", super::points(lang, points)),
    }
}

/// Why a nation is to be named, and what it brings.
pub fn naming(lang: Lang, n: i8, rule: Rule) -> String {
    let points = super::fame_panel::gain(n.into());
    let why = match (rule, lang) {
        (Rule(247), Lang::Fr) => "Les ennemis de ce navire vous remercient",
        (Rule(247), Lang::En) => "The enemies of that ship thank you",
        (_, Lang::Fr) => "Réputation de votre choix",
        (_, Lang::En) => "Reputation of your choice",
    };
    match lang {
        Lang::Fr => format!("{why}\u{a0}: {points} auprès de"),
        Lang::En => format!("{why}: {points} with"),
    }
}

/// What naming a nation would change: "2 → 3".
pub fn nation_change(lang: Lang, choice: NationChoice) -> (String, Option<&'static str>) {
    let column = super::fame_panel::column;
    let change = format!("{} {} {}", column(choice.now), lang.pick("à", "to"), column(choice.then));
    let prestige = choice.prestige.then(|| lang.pick("+1 renommée", "+1 fame"));
    (change, prestige)
}

/// What joining a nation means: a title and lines.
pub fn joining(lang: Lang, join: Nation, enemies: &[Nation], rest: u8) -> (String, Vec<String>) {
    let whom = the_nation(lang, join);
    let (title, mut lines) = match lang {
        Lang::Fr => (
            format!("Rejoindre {whom}\u{202f}?"),
            vec!["+1 renommée, et sa réputation monte à +11.".to_owned()],
        ),
        Lang::En => {
            (format!("Join {whom}?"), vec!["+1 fame, and its reputation rises to +11.".to_owned()])
        }
    };
    let enemies: Vec<String> = enemies.iter().map(|other| the_nation(lang, *other)).collect();
    if !enemies.is_empty() {
        let enemies = listed(lang, &enemies);
        lines.push(match lang {
            Lang::Fr => format!("Ses ennemis deviennent hostiles (−4)\u{a0}: {enemies}."),
            Lang::En => format!("Its enemies become hostile (−4): {enemies}."),
        });
    }
    lines.push(match lang {
        Lang::Fr => "Attaquer les siens ensuite, c’est trahir.".to_owned(),
        Lang::En => "To attack its ships afterwards is betrayal.".to_owned(),
    });
    if rest > 0 {
        lines.push(match lang {
            Lang::Fr => format!("Sinon, ce point est perdu\u{202f}; il en reste {rest}."),
            Lang::En => format!("Else this point is lost; {rest} more come after it."),
        });
    }
    (title, lines)
}

/// A side of an offer: "2 000, 3 sugar".
pub fn bundle(lang: Lang, bundle: &Bundle) -> String {
    let mut parts = Vec::new();
    if bundle.coins > 0 {
        parts.push(money(lang, i64::from(bundle.coins) * 1000));
    }
    parts.extend(bundle.goods.iter().map(|(of, n)| goods(lang, of, n)));
    if bundle.cannons > 0 {
        let n = bundle.cannons.into();
        parts.push(counted(lang, n, ["canon", "canons"], ["cannon", "cannons"]));
    }
    let missions = bundle.missions().count();
    if missions > 0 {
        let n = missions as i32;
        parts.push(counted(lang, n, ["mission", "missions"], ["mission", "missions"]));
    }
    match parts.is_empty() {
        true => lang.pick("rien", "nothing").to_owned(),
        false => listed(lang, &parts),
    }
}

/// Headings of an offer: what comes, what goes.
pub fn offer(lang: Lang) -> [&'static str; 2] {
    lang.pick(["Vous recevez", "Vous donnez"], ["You get", "You give"])
}

/// Whose offer it is.
pub fn offered(name: &str, lang: Lang) -> String {
    match lang {
        Lang::Fr => format!("L’offre {}", of_name(name)),
        Lang::En => format!("{} offer", genitive(name)),
    }
}

/// A nation at the head of a choice.
pub fn nation_title(lang: Lang, of: Nation) -> String {
    capital(nation(lang, of))
}
