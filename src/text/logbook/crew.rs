//! Crew, boarding and ships of cards: what can be chosen about them, as labels and as deeds.

use logbook::content::{CardNo, CrewUpgrade};
use logbook::{Action, Question, Ship};

use super::content::content;
use super::items::{at_price, lower};
use super::labels::own;
use super::shop::{price, priced};
use super::teller::{Teller, tile_of};
use super::vocab::{at_port, dir, fitting, model};
use crate::text::Lang;
use crate::text::grammar::counted;

/// Is it about crew, boarding or ships of cards?
pub(super) fn offers(action: Action) -> bool {
    use Action as A;
    matches!(
        action,
        A::FirstShip(_)
            | A::Ram(_)
            | A::Fish(_)
            | A::Board(_)
            | A::Party(_)
            | A::Copy(_)
            | A::TakeSpoils
            | A::Yes
            | A::No
            | A::Roll
            | A::ReturnTo(_)
            | A::Enrol
            | A::Hire(_)
            | A::Recruit { .. }
            | A::RecruitOwn(_)
            | A::BuyShip { .. }
            | A::Dismiss(_)
    )
}

/// As short as can be.
pub(super) fn label(told: Teller, action: Action) -> String {
    let lang = told.lang();
    use Action as A;
    match action {
        A::FirstShip(card) => model_of(lang, card).to_owned(),
        A::Ram(to) => [lang.pick("Éperonner au ", "Ram "), dir(lang, to)].concat(),
        A::Fish(n) => format!("{} {}", lang.pick("Pêcher avec", "Fish with"), boats(lang, n)),
        A::Board(ship) => {
            let ship = super::vocab::ship_name(told.view, ship, told.names);
            [lang.pick("Aborder", "Board"), lang.pick("\u{a0}:", ""), " ", &ship].concat()
        }
        A::Party(n) => crew(lang, n.into()),
        A::Copy(upgrade) => name(lang, upgrade).to_owned(),
        A::TakeSpoils => told.say("Tout prendre", "Take it all"),
        A::Yes | A::No => answer(told, action == A::Yes),
        A::Roll => told.say("Lancer le dé", "Roll the die"),
        A::ReturnTo(tile) => {
            [lang.pick("Revenir ", "Come back "), &at_port(lang, tile_of(tile))].concat()
        }
        A::Enrol => told.say("Compléter l’équipage", "Fill up the crew"),
        A::Hire(n) => crew(lang, n.into()) + &at_price(lang, price(told, action)),
        A::Recruit { row, column } => {
            let who = stands(told, row, column).map_or("", |upgrade| name(lang, upgrade));
            let place = row * 3 + column + 1;
            let at = format!("{who}, place {place}");
            if is_gift(told) { at } else { at + &at_price(lang, price(told, action)) }
        }
        A::RecruitOwn(upgrade) => {
            name(lang, upgrade).to_owned() + &at_price(lang, price(told, action))
        }
        A::BuyShip { place, level } => {
            let (ship, level) = (for_sale(told, place, level), level_word(lang, level));
            let price = at_price(lang, price(told, action));
            format!("{ship}, {level} (place {}){price}", place + 1)
        }
        A::Dismiss(at) => {
            let who = lower(aboard(told, at));
            format!("{} ({}){} {who}", lang.pick("Renvoyer", "Dismiss"), at + 1, lang.colon())
        }
        _ => String::new(),
    }
}

/// With what follows from it.
pub(super) fn deed(told: Teller, action: Action) -> String {
    let lang = told.lang();
    use Action as A;
    match action {
        A::FirstShip(card) => {
            let hull = CardNo::new(card.clamp(1, CardNo::COUNT)).ship().hull;
            let (ship, defence, movement) = (model_of(lang, card), hull.defence, hull.movement);
            match lang {
                Lang::Fr => format!(
                    "Commencer sur ce navire\u{a0}: {ship}, défense {defence}, mouvement {movement}"
                ),
                Lang::En => {
                    format!("Begin with this ship: {ship}, defence {defence}, movement {movement}")
                }
            }
        }
        A::Ram(to) => {
            let at = told.view.board(own(told)).cell.map(|cell| cell.to(to));
            let mut ships = (0u8..).zip(told.view.npcs());
            let npc = ships.find(|(_, npc)| npc.cell == at).map(|(place, _)| Ship::Npc(place));
            let mut pcs = told.view.pcs();
            let pc = pcs.find(|pc| told.view.board(*pc).cell == at).map(Ship::Pc);
            match npc.or(pc) {
                Some(ship) => {
                    format!("{} {}", lang.pick("Éperonner", "Ram"), told.ship(ship))
                }
                None => label(told, action),
            }
        }
        A::Fish(_) => format!("{}{} 1 point", label(told, action), lang.colon()),
        A::Board(ship) => board(told, ship),
        A::Party(n) => match lang {
            Lang::Fr => format!("Envoyer {} à l’abordage", crew(lang, n.into())),
            Lang::En => format!("Send {} to board", crew(lang, n.into())),
        },
        A::Copy(upgrade) => {
            let who = lower(name(lang, upgrade));
            match lang {
                Lang::Fr => format!("Le lieutenant imite\u{a0}: {who}"),
                Lang::En => format!("The lieutenant copies: {who}"),
            }
        }
        A::TakeSpoils => told.say(
            "Prendre tout ce que porte le navire capturé",
            "Take all that the captured ship carries",
        ),
        A::Roll => told.say(
            "Lancer le D20, qui dit où revenir",
            "Roll the D20, which tells where to come back",
        ),
        A::Enrol => told.say(
            "Compléter l’équipage, aux frais de la nation",
            "Fill up the crew at the nation’s expense",
        ),
        A::Hire(n) => priced(told, action, lang.pick("Engager", "Hire"), &crew(lang, n.into())),
        A::Recruit { row, column } => {
            let who = stands(told, row, column).map_or("", |upgrade| name(lang, upgrade));
            match is_gift(told) {
                true => format!("{}{} {who}", lang.pick("Prendre", "Take"), lang.colon()),
                false => recruited(told, action, who),
            }
        }
        A::RecruitOwn(upgrade) => recruited(told, action, name(lang, upgrade)),
        A::BuyShip { place, level } => {
            let ship = format!("{}, {}", for_sale(told, place, level), level_word(lang, level));
            priced(told, action, lang.pick("Acheter\u{a0}:", "Buy:"), &ship)
        }
        A::Dismiss(at) => {
            let who = lower(aboard(told, at));
            match lang {
                Lang::Fr => format!("Renvoyer sans remboursement\u{a0}: {who}"),
                Lang::En => format!("Dismiss without refund: {who}"),
            }
        }
        _ => label(told, action),
    }
}

fn recruited(told: Teller, action: Action, who: &str) -> String {
    priced(told, action, told.lang().pick("Recruter\u{a0}:", "Recruit:"), &lower(who))
}

/// "Aborder Victoria, que défendent 5 marins".
fn board(told: Teller, ship: Ship) -> String {
    let lang = told.lang();
    let (target, defenders) = (told.ship(ship), told.view.fit_crew(ship));
    match (defenders, lang) {
        (0, Lang::Fr) => format!("Aborder {target}, sans défense"),
        (0, Lang::En) => format!("Board {target}, undefended"),
        (n, Lang::Fr) => format!("Aborder {target}, contre {}", crew(lang, n.into())),
        (n, Lang::En) => format!("Board {target}, against {}", crew(lang, n.into())),
    }
}

/// What yes and no mean here.
fn answer(told: Teller, yes: bool) -> String {
    let prize = matches!(told.asked().map(|asked| asked.question), Some(Question::Prize { .. }));
    match (prize, yes) {
        (true, true) => told.say("Prendre ce navire", "Sail this ship"),
        (true, false) => told.say("Garder le vôtre", "Keep your own"),
        (false, true) => told.say("Lancer le grappin", "Throw the grapnel"),
        (false, false) => told.say("Garder le grappin", "Keep the grapnel"),
    }
}

/// Is an upgrade asked about that is free?
fn is_gift(told: Teller) -> bool {
    matches!(told.asked().map(|asked| asked.question), Some(Question::Upgrade(_)))
}

/// Who stands on a place of the tavern.
fn stands(told: Teller, row: u8, column: u8) -> Option<CrewUpgrade> {
    let rows = &told.view.ashore().rows;
    *rows.get(usize::from(row))?.get(usize::from(column))?
}

/// The ship for sale on a place of the shipyard.
fn for_sale(told: Teller, place: u8, level: u8) -> &'static str {
    let cards = told.view.ashore().places.get(usize::from(place));
    let card = cards.and_then(|cards| cards.get(usize::from(level.saturating_sub(2))));
    card.map_or("", |card| model_of(told.lang(), *card))
}

/// Whoever serves in this box.
fn aboard(told: Teller, at: u8) -> &'static str {
    let who = told.view.board(own(told)).by_box().nth(at.into());
    who.map_or("", |upgrade| name(told.lang(), upgrade))
}

/// An officer or a specialist: "Canonnier".
pub(super) fn name(lang: Lang, upgrade: CrewUpgrade) -> &'static str {
    content(lang).crew(upgrade).name
}

/// The ship of a card: "Galion".
pub(super) fn model_of(lang: Lang, card: u8) -> &'static str {
    model(lang, CardNo::new(card.clamp(1, CardNo::COUNT)).ship().hull.model)
}

/// The same with her level: "Galion, niveau 2".
pub(super) fn ship_of(lang: Lang, card: u8) -> String {
    let level = CardNo::new(card.clamp(1, CardNo::COUNT)).card().level;
    format!("{}, {}", model_of(lang, card), level_word(lang, level))
}

fn level_word(lang: Lang, level: u8) -> String {
    format!("{} {level}", lang.pick("niveau", "level"))
}

/// "3 marins".
pub(super) fn crew(lang: Lang, n: i32) -> String {
    counted(lang, n, ["marin", "marins"], ["crew", "crew"])
}

/// "2 chaloupes".
fn boats(lang: Lang, n: u8) -> String {
    use logbook::board::tracks::Fitting;
    let boat = lower(fitting(lang, Fitting::Ship(logbook::content::ShipUpgrade::Boat)));
    let boats = format!("{boat}s");
    counted(lang, n.into(), [&boat, &boats], [&boat, &boats])
}
