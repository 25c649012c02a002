//! Lines of fire in words.

use broadside::{Bonus, Harm, View, WhyNot};

use crate::tables::broadside::model::fire::{BarredLine, Clear, FireModel, Gun, TargetModel};
use crate::text::broadside::{island, needed, ship, sixths};
use crate::text::{Lang, Names};

/// "Canon 2 ou 3", "Gun 2", "Musket".
pub fn guns(lang: Lang, guns: &[Gun]) -> String {
    let numbers: Vec<String> = (guns.iter())
        .filter_map(|gun| match gun {
            Gun::Cannon(mast) => Some((mast + 1).to_string()),
            Gun::Musket => None,
        })
        .collect();
    let musket = lang.pick("Mousquet", "Musket");
    match numbers.split_last() {
        None => musket.to_owned(),
        Some((one, [])) => format!("{} {one}", lang.pick("Canon", "Gun")),
        Some((last, rest)) => {
            let or = lang.pick("ou", "or");
            format!("{} {} {or} {last}", lang.pick("Canon", "Gun"), rest.join(", "))
        }
    }
}

/// What a hit would do, where it is more than a mast.
pub fn harm(lang: Lang, harm: Harm) -> Option<&'static str> {
    Some(match harm {
        Harm::Masts(0 | 1) => return None,
        Harm::Masts(_) => lang.pick("un coup prend deux mâts", "a hit takes two masts"),
        Harm::Planking => {
            lang.pick("bordages\u{a0}: premier coup sans effet", "planking: first hit ignored")
        }
        Harm::Oak => lang.pick("chêne\u{a0}: il faut deux coups", "oak: two hits needed"),
        Harm::Derelict => lang.pick("un coup le démâte", "a hit leaves her derelict"),
        Harm::Sinks => lang.pick("un coup le coule", "a hit sinks her"),
        Harm::ThinHull => {
            lang.pick("un coup le coule\u{a0}: coque mince", "a hit sinks her: thin hull")
        }
    })
}

/// What makes a shot easier or harder.
pub fn bonus(lang: Lang, shot: &Clear) -> Option<&'static str> {
    if shot.needed.long_shot {
        return Some(lang.pick("tir de loin\u{a0}: 6 seulement", "long shot: 6 only"));
    }
    Some(match shot.needed.bonus? {
        Bonus::Vendetta => lang.pick("vendetta\u{a0}: +1", "vendetta: +1"),
        Bonus::Flagship => lang.pick("navire amiral\u{a0}: +1", "flagship: +1"),
        Bonus::Powder => lang.pick("poudre\u{a0}: +1", "powder: +1"),
    })
}

/// Why a gun has no line to the target: a short first line and the reason.
pub fn barred(view: &View, line: &BarredLine, names: &Names) -> String {
    let lang = names.lang;
    let gun = guns(lang, &[line.gun]);
    let why = match line.bar.why {
        WhyNot::OutOfRange => {
            let (distance, range) = (line.bar.distance, line.bar.range);
            match lang {
                Lang::Fr => format!("à {distance}, il porte à {range}"),
                Lang::En => format!("{distance} away, it reaches {range}"),
            }
        }
        WhyNot::SailInTheWay(mast) => match lang {
            Lang::Fr => format!("voile {} devant", mast + 1),
            Lang::En => format!("her sail {} is in the way", mast + 1),
        },
        WhyNot::ShipInTheWay(at) => match lang {
            Lang::Fr => format!("{} est devant", ship(view, at)),
            Lang::En => format!("{} is in the way", ship(view, at)),
        },
        WhyNot::IslandInTheWay(at) => match lang {
            Lang::Fr => format!("{} est devant", island(view, at, names)),
            Lang::En => format!("{} is in the way", island(view, at, names)),
        },
        WhyNot::LowFreeboard => {
            lang.pick("ras sur l’eau\u{a0}: pas de canon L", "low freeboard: no L gun").to_owned()
        }
        WhyNot::Sanctuary => lang.pick("à l’abri de son port", "safe in her home").to_owned(),
        _ => lang.pick("pas de ligne", "no line").to_owned(),
    };
    match lang {
        Lang::Fr => format!("{gun} barré\u{a0}: {why}"),
        Lang::En => format!("{gun} barred: {why}"),
    }
}

/// A target for a reader.
pub fn target_spoken(view: &View, fire: &FireModel, target: &TargetModel, lang: Lang) -> String {
    let Some(shot) = fire.clear.get(target.shot) else { return String::new() };
    let mut parts = vec![ship(view, target.ship).to_owned(), guns(lang, &target.guns)];
    parts.push(shot.needed.die.map_or_else(|| "–".to_owned(), needed));
    parts.push(sixths(lang, shot.needed.sixths()));
    parts.extend(bonus(lang, shot).map(str::to_owned));
    parts.extend(harm(lang, target.harm).map(str::to_owned));
    parts.join(", ")
}

/// A gun of the ship that fires, for a reader.
pub fn gun_spoken(view: &View, fire: &FireModel, gun: Gun, lang: Lang) -> String {
    let name = guns(lang, &[gun]);
    let Some(shot) = fire.shot_with(gun) else {
        let fired = fire.guns.iter().any(|model| {
            model.gun == gun
                && model.state == crate::tables::broadside::model::fire::GunState::Fired
        });
        let why = match fired {
            true => lang.pick("a tiré", "has fired"),
            false => lang.pick("ne porte sur personne", "bears on nobody"),
        };
        return format!("{name}, {why}");
    };
    let target = ship(view, shot.target);
    let die = shot.needed.die.map_or_else(|| "–".to_owned(), needed);
    let chance = sixths(lang, shot.needed.sixths());
    match lang {
        Lang::Fr => format!("{name}, prêt\u{a0}: {target}, {die}, {chance}"),
        Lang::En => format!("{name}, ready: {target}, {die}, {chance}"),
    }
}
