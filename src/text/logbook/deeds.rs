//! What choosing something does, with what follows from it.

use logbook::battle::shot::Ammo;
use logbook::{Action, Danger, Dir, Nation, Question, Reach, Ship, View};

use super::crew;
use super::items::bundle;
use super::labels::{
    content_of, drawn, is_offer, label, own, reward, slot_name, slot_tile, tile_to_reveal, title,
};
use super::shop;
use super::teller::{Teller, tile_of};
use super::vocab::{
    ammunition, at_port, dir, goods, off, place, points, the_fort, the_nation, with_nation,
};
use crate::text::grammar::{capital, counted, signed};
use crate::text::{Lang, Names};

/// What choosing it does, for the confirm button.
pub fn deed(view: &View, action: Action, names: &Names) -> String {
    let told = Teller::new(view, names);
    let lang = names.lang;
    let own = own(told);
    use Action as A;
    match action {
        A::Start(slot) => {
            let place = slot_tile(told, slot).map_or_else(String::new, |of| off(lang, of));
            format!("{} {place}", lang.pick("Partir", "Start"))
        }
        A::Heading(to) => headed(lang, to),
        A::Step(to) => step(told, to),
        A::Turn(to) => {
            let to = dir(lang, to);
            match lang {
                Lang::Fr => format!("Virer sur place au {to}\u{a0}: c’est tout le mouvement"),
                Lang::En => format!("Turn {to} on the spot: it is the whole movement"),
            }
        }
        A::PickUp => told
            .say("Repêcher ce qui flotte ici\u{a0}: 1 point", "Pick up what floats here: 1 point"),
        A::Mark(at) => {
            for_mission(told, "Agir ici pour {}\u{a0}: 1 point", "Act here for {}: 1 point", at)
        }
        A::Stop => stop(told),
        A::Explore => told
            .say("Explorer\u{a0}: retourner une tuile voisine", "Explore: turn over a tile nearby"),
        A::Port(at) => match lang {
            Lang::Fr => format!("Faire escale {}\u{a0}: 1 action", at_port(lang, tile_of(at))),
            Lang::En => format!("Call {}: 1 action", at_port(lang, tile_of(at))),
        },
        A::Dig => {
            told.say("Creuser ici, une seule fois dans la partie", "Dig here, once in the game")
        }
        A::VisitFort { mission, tile } => {
            let (what, fort) = (title(told, own, mission), the_fort(lang, tile_of(tile)));
            match lang {
                Lang::Fr => format!("Valider {what} devant {fort}"),
                Lang::En => format!("Complete a step of {what} at {fort}"),
            }
        }
        A::VisitShip { mission, ship } => {
            let (what, ship) = (title(told, own, mission), told.ship(ship));
            match lang {
                Lang::Fr => format!("Valider {what} auprès du bord\u{a0}: {ship}"),
                Lang::En => format!("Complete a step of {what} beside {ship}"),
            }
        }
        A::Shoot(ship) => shoot(told, ship),
        A::Repair => told.say("Réparer avec le bois du bord", "Repair with wood from the hold"),
        A::Exchange(with) => {
            let name = told.names.of(told.seat(with));
            [lang.pick("Proposer un échange à ", "Offer a trade to "), name].concat()
        }
        A::Jettison(of) | A::Dump(of) => match lang {
            Lang::Fr => format!("Jeter {} par-dessus bord", goods(lang, of, 1)),
            Lang::En => format!("Throw {} overboard", goods(lang, of, 1)),
        },
        A::JettisonCannon => told.say("Jeter un canon par-dessus bord", "Throw a cannon overboard"),
        A::Scuttle => told.say("Saborder le navire échoué", "Scuttle the stranded ship"),
        A::EndTurn => end_turn(told),
        A::Ammo { ammo, overcharge } => volley(told, ammo, overcharge),
        A::Reroll(_) => {
            let die = label(view, action, names);
            format!("{} ({})", lang.pick("Relancer", "Reroll"), die.to_lowercase())
        }
        A::Nation(of) => nation(told, of),
        A::Join | A::Decline => join(told, action == A::Join),
        A::Mend(_) => {
            let kind = label(view, action, names).to_lowercase();
            format!(
                "{}{} {kind}",
                lang.pick("Réparer avec 1 bois", "Mend with 1 wood"),
                lang.colon()
            )
        }
        A::LoadAll => match told.asked().map(|asked| asked.question) {
            Some(Question::Loading { goods }) => {
                format!("{} {}", lang.pick("Charger", "Load"), told.cargo(goods))
            }
            _ => label(view, action, names),
        },
        A::Validate { mission, .. } => {
            for_mission(told, "Valider une étape de {}", "Complete a step of {}", mission)
        }
        A::TakeMission => {
            told.say("Piocher des missions et en garder une", "Draw missions and keep one")
        }
        A::BuyFame | A::Printed(_) | A::Fit(_) | A::LevelUp | A::Buy { .. } | A::Sell { .. } => {
            shop::deed(told, action)
        }
        A::KeepMission(at) => format!("{} {}", lang.pick("Garder", "Keep"), drawn(told, at)),
        A::DropMission(at) => {
            format!("{} {}", lang.pick("Défausser", "Discard"), title(told, own, at))
        }
        A::Steal(_) => format!("{} {}", lang.pick("Prendre", "Take"), label(view, action, names)),
        A::Reward(at) => {
            format!("{}{} {}", lang.pick("Récompense", "Reward"), lang.colon(), reward(told, at))
        }
        A::TakePrinted(_) | A::TakeFitting(_) => {
            format!(
                "{}{} {}",
                lang.pick("Prendre", "Take"),
                lang.colon(),
                label(view, action, names)
            )
        }
        A::Reveal(slot) => {
            let tile = tile_to_reveal(told, slot).to_lowercase();
            format!("{} {}{tile}", lang.pick("Retourner", "Turn over"), lang.pick("la ", ""))
        }
        A::Slot(slot) => swapped(told, slot),
        _ if is_offer(action) => offered(told, action),
        _ if crew::offers(action) => crew::deed(told, action),
        _ => label(view, action, names),
    }
}

fn headed(lang: Lang, to: Dir) -> String {
    [lang.pick("Mettre le cap au ", "Lie heading "), dir(lang, to)].concat()
}

/// "Cap au nord-est : 8 points, reste 7".
fn step(told: Teller, to: Dir) -> String {
    let lang = told.lang();
    let reach = told.view.one_step(to);
    let heads = [lang.pick("Cap au ", "Sail "), dir(lang, to)].concat();
    let Some(Reach { left, allowance, danger, .. }) = reach else { return heads };
    let begun = told.view.sailing().is_some_and(|sailing| sailing.allowance.is_some());
    let sum = match (begun, lang) {
        (true, Lang::Fr) => format!("reste {left}"),
        (true, Lang::En) => format!("{left} left"),
        (false, Lang::Fr) => format!("{}, reste {left}", points(lang, allowance)),
        (false, Lang::En) => format!("{}, {left} left", points(lang, allowance)),
    };
    let danger = danger.map(|danger| [" · ", self::danger(lang, danger)].concat());
    format!("{heads}{} {sum}{}", lang.colon(), danger.unwrap_or_default())
}

/// What may happen on a cell.
pub fn danger(lang: Lang, danger: Danger) -> &'static str {
    match danger {
        Danger::Storm => lang.pick("la tempête frappe", "the storm strikes"),
        Danger::Kraken => lang.pick("le Kraken est là", "the Kraken is there"),
        Danger::Fortress => lang.pick("un fort tire", "a fortress fires"),
        Danger::Ship => lang.pick("un navire peut tirer", "a ship may fire"),
    }
}

fn stop(told: Teller) -> String {
    let lang = told.lang();
    let here = told.view.board(own(told)).cell;
    let here = here.map(|cell| place(told.view, cell, lang));
    match here {
        Some(here) => format!("{} {here}", lang.pick("S’arrêter", "Stop")),
        None => told.say("S’arrêter", "Stop"),
    }
}

fn for_mission(told: Teller, fr: &str, en: &str, at: u8) -> String {
    told.lang().pick(fr, en).replace("{}", &title(told, own(told), at))
}

/// "Tirer sur Victoria : 4 dés contre 9".
fn shoot(told: Teller, ship: Ship) -> String {
    let lang = told.lang();
    let target = told.ship(ship);
    let fires = format!("{} {target}", lang.pick("Tirer sur", "Fire at"));
    match (told.view.odds(ship).first(), lang) {
        (Some(odds), Lang::Fr) => {
            format!("{fires}\u{a0}: {} contre {}", dice(lang, odds.dice), odds.defence)
        }
        (Some(odds), Lang::En) => {
            format!("{fires}: {} against {}", dice(lang, odds.dice), odds.defence)
        }
        (None, _) => fires,
    }
}

/// "4 dés".
pub(super) fn dice(lang: Lang, n: u8) -> String {
    counted(lang, n.into(), ["dé", "dés"], ["die", "dice"])
}

/// "Boulets pleins : 4 dés contre 9".
fn volley(told: Teller, ammo: Ammo, overcharge: bool) -> String {
    let lang = told.lang();
    let odds = told.view.odds(told.view.salvo().target);
    let odds = odds.into_iter().find(|odds| odds.ammo == ammo);
    let name = ammunition(lang, ammo);
    let Some(odds) = odds else { return name.to_owned() };
    let dice = dice(lang, odds.dice * (1 + u8::from(overcharge)));
    let against = lang.pick("contre", "against");
    format!("{name}{} {dice} {against} {}", lang.colon(), odds.defence)
}

fn end_turn(told: Teller) -> String {
    let lang = told.lang();
    match (told.view.slots(), lang) {
        (0, _) => told.say("Finir le tour", "End the turn"),
        (1, Lang::Fr) => "Finir le tour, sans l’action qui reste".to_owned(),
        (1, Lang::En) => "End the turn without the action that is left".to_owned(),
        (n, Lang::Fr) => format!("Finir le tour, sans les {n} actions qui restent"),
        (n, Lang::En) => format!("End the turn without the {n} actions that are left"),
    }
}

fn nation(told: Teller, of: Nation) -> String {
    let lang = told.lang();
    let n = match told.asked().map(|asked| asked.question) {
        Some(Question::Nation(choice)) => choice.n,
        _ => 1,
    };
    let change = if n < 0 { signed(n.into()) } else { format!("+{n}") };
    format!("{change} {}", with_nation(lang, of))
}

fn join(told: Teller, joins: bool) -> String {
    let lang = told.lang();
    let Some(Question::Join { nation, .. }) = told.asked().map(|asked| asked.question) else {
        return String::new();
    };
    let nation = the_nation(lang, nation);
    match (joins, lang) {
        (true, Lang::Fr) => format!("Rejoindre {nation}\u{a0}: 1 renommée, ses ennemis se fâchent"),
        (true, Lang::En) => format!("Join {nation}: 1 fame, her enemies take it amiss"),
        (false, Lang::Fr) => format!("Ne pas rejoindre {nation}\u{a0}: ce point est perdu"),
        (false, Lang::En) => format!("Do not join {nation}: this point is lost"),
    }
}

fn swapped(told: Teller, slot: u8) -> String {
    let lang = told.lang();
    let here = format!("{} {}", slot_name(lang, slot), content_of(told, slot));
    match told.asked().map(|asked| asked.question) {
        Some(Question::Swap { slot: first }) => {
            let first = format!("{} {}", slot_name(lang, first), content_of(told, first));
            match lang {
                Lang::Fr => format!("Échanger {first} et {here}"),
                Lang::En => format!("Swap {first} and {here}"),
            }
        }
        _ => format!("{} {here}", lang.pick("Prendre", "Pick up")),
    }
}

fn offered(told: Teller, action: Action) -> String {
    let offer = told.view.offer();
    let lang = told.lang();
    match action {
        Action::Propose => {
            let give = bundle(told, own(told), offer.give);
            let ask = bundle(told, offer.to, offer.ask);
            match lang {
                Lang::Fr => format!("Proposer {give} contre {ask}"),
                Lang::En => format!("Offer {give} for {ask}"),
            }
        }
        Action::Accept => {
            // Whoever answers gives what is asked.
            let get = bundle(told, told.view.active(), offer.give);
            let give = bundle(told, offer.to, offer.ask);
            match lang {
                Lang::Fr => format!("Accepter\u{a0}: {give} contre {get}"),
                Lang::En => format!("Accept: {give} for {get}"),
            }
        }
        _ => capital(&label(told.view, action, told.names)),
    }
}
