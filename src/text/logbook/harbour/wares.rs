//! What taverns and yards have, in words.

use logbook::board::tracks::Fitting;
use logbook::content::MissionId;
use logbook::{Mend, View};

use crate::tables::logbook::model::port::{Cost, Item, Ware};
use crate::text::grammar::counted;
use crate::text::logbook::content::content;
use crate::text::logbook::hold::mended;
use crate::text::logbook::missions::{StepState, mission_card};
use crate::text::logbook::vocab;
use crate::text::{Lang, Names};

/// The name of what can be had.
pub fn ware_name(lang: Lang, item: Item) -> String {
    let words = content(lang);
    match item {
        Item::Step(mission, _) => mission.map_or("", |of| words.mission(of).title).to_owned(),
        Item::Mission(_) => "Mission".to_owned(),
        Item::Fame(_) => lang.pick("Renommée", "Fame").to_owned(),
        Item::Crew(of, ..) => words.crew(of).name.to_owned(),
        Item::Fit(of) => fitting(lang, of).to_owned(),
        Item::Strip(of) => match lang {
            Lang::Fr => format!("Revendre\u{a0}: {}", fitting(lang, of).to_lowercase()),
            Lang::En => format!("Sell back: {}", fitting(lang, of).to_lowercase()),
        },
        Item::Wood(n) => counted(lang, n.into(), ["bois", "bois"], ["wood", "wood"]),
        Item::WoodSold(n) => match lang {
            Lang::Fr => format!("Vendre {n} bois"),
            Lang::En => format!("Sell {n} wood"),
        },
        Item::Ship(model, _) => words.model(model).to_owned(),
        Item::Mend(repair) => match (lang, repair.mend) {
            (Lang::Fr, Mend::Water) => "Réparer l’eau",
            (Lang::Fr, Mend::Fire) => "Réparer le feu",
            (Lang::Fr, Mend::Chain) => "Réparer le gréement",
            (Lang::En, Mend::Water) => "Mend water",
            (Lang::En, Mend::Fire) => "Mend fire",
            (Lang::En, Mend::Chain) => "Mend rigging",
        }
        .to_owned(),
    }
}

fn fitting(lang: Lang, of: Fitting) -> &'static str {
    match of {
        Fitting::Ship(upgrade) => content(lang).ship_upgrade(upgrade).name,
        Fitting::Ammo(ammo) => content(lang).ammunition(ammo).name,
    }
}

/// What it does.
pub fn ware_effect(lang: Lang, item: Item) -> String {
    let words = content(lang);
    match item {
        Item::Step(..) => lang.pick("Validez cette étape.", "Complete this step.").to_owned(),
        Item::Mission(n) => match lang {
            Lang::Fr => format!("Piochez {n} missions, gardez-en 1."),
            Lang::En => format!("Draw {n} missions, keep 1."),
        },
        Item::Fame(n) => match lang {
            Lang::Fr => format!("+{n} de renommée, aussi souvent que vous payez."),
            Lang::En => format!("+{n} fame, as often as you pay."),
        },
        Item::Crew(of, level, access) => {
            let mut needs = Vec::new();
            if level > 1 {
                needs.push(format!("{} {level}", lang.pick("niveau", "level")));
            }
            if access > 0 {
                needs.push(format!("{} {access}", lang.pick("accès", "access")));
            }
            let text = words.crew(of).text;
            if needs.is_empty() {
                text.to_owned()
            } else {
                format!("{text} ({})", needs.join(", "))
            }
        }
        Item::Fit(Fitting::Ship(upgrade)) => words.ship_upgrade(upgrade).text.to_owned(),
        Item::Fit(Fitting::Ammo(ammo)) => words.ammunition(ammo).text.to_owned(),
        Item::Strip(_) => lang.pick("Repris à son prix.", "Taken back at its price.").to_owned(),
        Item::Wood(_) | Item::WoodSold(_) => lang
            .pick(
                "Un bois répare 2 avaries en mer, 4 au chantier.",
                "A wood mends 2 damage at sea, 4 in a yard.",
            )
            .to_owned(),
        Item::Ship(_, level) => match lang {
            Lang::Fr => format!("Niveau {level}\u{a0}: navire plus grand, sans avarie."),
            Lang::En => format!("Level {level}: a larger ship, without damage."),
        },
        Item::Mend(repair) => mended(lang, &repair),
    }
}

/// A step of a mission that can be validated: what was to be done.
pub fn step_done(view: &View, mission: MissionId, option: u8, names: &Names) -> String {
    let told = mission_card(view, mission, names);
    let step = told.steps.iter().find(|step| step.state == StepState::Now);
    let ways = step.map(|step| &step.ways[..]).unwrap_or_default();
    match ways.get(usize::from(option)).or(ways.first()) {
        Some(way) => way.clone(),
        None => ware_effect(names.lang, Item::Step(Some(mission), option)),
    }
}

/// What it costs or brings: "8 000", "+1 000", "1 sur 3".
pub fn ware_cost(lang: Lang, ware: &Ware) -> String {
    match (ware.cost, ware.item) {
        (Cost::Pays(price), _) => vocab::money(lang, price.into()),
        (Cost::Brings(price), _) => format!("+{}", vocab::money(lang, price.into())),
        (Cost::Wood, _) => lang.pick("1 bois", "1 wood").to_owned(),
        (Cost::Free, Item::Mission(n)) => format!("1 {} {n}", lang.pick("sur", "of")),
        (Cost::Free, _) => String::new(),
    }
}

/// The whole of it, for a reader.
pub fn ware_spoken(lang: Lang, ware: &Ware) -> String {
    let parts = [
        ware_name(lang, ware.item),
        ware_cost(lang, ware),
        ware_effect(lang, ware.item).trim_end_matches('.').to_owned(),
    ];
    let mut said: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if ware.is_owned() {
        said.push(owned(lang).to_owned());
    }
    said.join(", ")
}

/// It is aboard already.
pub fn owned(lang: Lang) -> &'static str {
    lang.pick("à bord", "aboard")
}
