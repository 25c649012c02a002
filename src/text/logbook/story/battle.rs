//! Shots, damage, repairs and wrecks.

use logbook::battle::destruction::Fate;
use logbook::battle::shot::Ammo;
use logbook::board::damage::Damage;
use logbook::{By, Event, Ship};

use super::super::items::{harm, sailing_points};
use super::super::reasons;
use super::super::teller::{Teller, tile_of};
use super::super::vocab::{ammunition, fate, the_fort};
use crate::text::Lang;
use crate::text::grammar::counted;

/// A sentence; none where nothing is worth one.
pub fn told(told: Teller, event: &Event) -> Option<String> {
    let lang = told.lang();
    use Event as E;
    Some(match event {
        E::Shot { .. } => shot(told, event)?,
        E::Rerolled { by, dice } => {
            let dice = plain(dice);
            match (by, lang) {
                (Ship::Pc(pc), _) => {
                    let does = told.does(*pc, ["relancez", "relance"], ["reroll", "rerolls"]);
                    format!("{does}{} {dice}", lang.colon())
                }
                (_, Lang::Fr) => format!("dés relancés\u{a0}: {dice}"),
                (_, Lang::En) => format!("dice rolled again: {dice}"),
            }
        }
        E::Fort { tile, target, card, dice, era, damage } => {
            let values: Vec<u8> = dice.iter().map(|die| die + era).collect();
            let (fort, target) = (the_fort(lang, tile_of(*tile)), told.ship_then(*target, *card));
            let (dice, done) = (summed(dice, &values), done(lang, harm(lang, *damage, 0)));
            match lang {
                Lang::Fr => format!("{fort} tire sur {target} (dés {dice})\u{a0}: {done}"),
                Lang::En => format!("{fort} fires at {target} (dice {dice}): {done}"),
            }
        }
        E::Damage { ship, card, kind, n, rule } => {
            let amount = of_kind(lang, *kind, *n);
            let ship = told.ship_then(*ship, *card);
            if rule.0 == 167 {
                return Some(match lang {
                    Lang::Fr => format!("{ship} reviendra avec {amount}"),
                    Lang::En => format!("{ship} will come back with {amount}"),
                });
            }
            let why = reasons::harm(lang, *rule)?;
            match lang {
                Lang::Fr => format!("{ship} subit {amount} ({why})"),
                Lang::En => format!("{ship} takes {amount} ({why})"),
            }
        }
        E::Repaired { pc, water, fire, chain } => {
            let does = told.does(*pc, ["réparez", "répare"], ["repair", "repairs"]);
            let harm = harm(lang, *water, *fire);
            let sails = (*chain > 0).then(|| sailing_points(lang, *chain));
            let and = lang.pick(" et ", " and ");
            let parts: Vec<String> =
                [harm].into_iter().filter(|part| !part.is_empty()).chain(sails).collect();
            if parts.is_empty() {
                return None;
            }
            format!("{does} {}", parts.join(and))
        }
        E::Destroyed { ship, card, how, by } => destroyed(told, *ship, *card, *how, *by),
        _ => return None,
    })
}

/// "3, 7, 12".
fn plain(dice: &[u8]) -> String {
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    dice.join(", ")
}

/// What each die shows and what is added: "3, 11 + 1, 12 + 1".
fn summed(dice: &[u8], values: &[u8]) -> String {
    let each = dice.iter().zip(values).map(|(die, value)| match value.saturating_sub(*die) {
        0 => die.to_string(),
        more => format!("{die} + {more}"),
    });
    each.collect::<Vec<_>>().join(", ")
}

fn of_kind(lang: Lang, kind: Damage, n: u8) -> String {
    match kind {
        Damage::Water => harm(lang, n, 0),
        Damage::Fire => harm(lang, 0, n),
    }
}

fn done(lang: Lang, harm: String) -> String {
    if harm.is_empty() { lang.pick("sans effet", "no effect").to_owned() } else { harm }
}

/// "Vous tirez sur Victoria (dés 3, 11 + 1 ; à dépasser : 9) : 3 dégâts d’eau".
fn shot(told: Teller, event: &Event) -> Option<String> {
    let Event::Shot { by, target, cards, ammo, dice, values, defence, .. } = event else {
        return None;
    };
    let Event::Shot { water, fire, wounds, chain, .. } = event else { return None };
    let lang = told.lang();
    let [from, at] = *cards;
    let fires = match by {
        By::Ship(Ship::Pc(pc)) => told.does(*pc, ["tirez", "tire"], ["fire", "fires"]),
        By::Ship(ship) => {
            format!("{} {}", told.ship_then(*ship, from), lang.pick("tire", "fires"))
        }
        _ => told.say("on tire", "a shot is fired"),
    };
    let target = told.ship_then(*target, at);
    let mut effects = vec![harm(lang, *water, *fire)];
    if *chain > 0 {
        let lost = sailing_points(lang, *chain);
        effects.push(match lang {
            Lang::Fr => format!("{lost} en moins"),
            Lang::En => format!("{lost} torn away"),
        });
    }
    if *wounds > 0 {
        let (fr, en) = (["marin perdu", "marins perdus"], ["crew lost", "crew lost"]);
        effects.push(counted(lang, (*wounds).into(), fr, en));
    }
    effects.retain(|effect| !effect.is_empty());
    let effects = done(lang, effects.join(", "));
    let with = match ammo {
        Ammo::Normal => String::new(),
        other => {
            let name = ammunition(lang, *other).to_lowercase();
            format!("{name}, ")
        }
    };
    let dice = summed(dice, values);
    Some(match lang {
        Lang::Fr => {
            format!("{fires} sur {target} ({with}dés {dice}, contre {defence})\u{a0}: {effects}")
        }
        Lang::En => {
            format!("{fires} at {target} ({with}dice {dice}, against {defence}): {effects}")
        }
    })
}

fn destroyed(told: Teller, ship: Ship, card: Option<u8>, how: Fate, by: By) -> String {
    let lang = told.lang();
    let (name, end) = (told.ship_then(ship, card), fate(lang, how));
    let cause = match by {
        By::Ship(Ship::Pc(pc)) if ship != Ship::Pc(pc) => {
            let (fr, en) = match how.counts_as_burnt() {
                _ if how == Fate::Captured => (["capturez", "capture"], ["capture", "captures"]),
                true => (["incendiez", "incendie"], ["burn", "burns"]),
                false => (["coulez", "coule"], ["sink", "sinks"]),
            };
            return format!("{} {name}", told.does(pc, fr, en));
        }
        By::Ship(_) | By::Nobody => String::new(),
        By::Fortress(tile) => {
            let fort = the_fort(lang, tile_of(tile));
            [lang.pick(" sous les canons, ", " under the guns, "), &fort].concat()
        }
        By::Kraken => {
            return match lang {
                Lang::Fr => format!("le Kraken engloutit {name}"),
                Lang::En => format!("the Kraken devours {name}"),
            };
        }
        By::Event => {
            return match lang {
                Lang::Fr => format!("{name} disparaît en mer"),
                Lang::En => format!("{name} is lost at sea"),
            };
        }
        By::Storm => told.say(" dans la tempête", " in the storm"),
        By::Own => {
            return match lang {
                Lang::Fr => format!("{name} est sabordé par son équipage"),
                Lang::En => format!("{name} is scuttled by her crew"),
            };
        }
        By::Fire => told.say(", rongé par le feu", ", consumed by fire"),
    };
    format!("{name} {end}{cause}")
}
