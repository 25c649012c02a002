//! What can be chosen, as short as can be.

use logbook::board::hold::{Cube, Policy};
use logbook::chart::faces::faces;
use logbook::chart::spiral::CENTRES;
use logbook::content::{MissionId, TileId};
use logbook::{Action, Dir, Mend, Pc, Question, Ship, View};

use super::crew;
use super::items::{hand, printed};
use super::missions::mission_card;
use super::shop;
use super::teller::{Teller, tile_of};
use super::vocab::{
    ammunition, at_port, dir, fitting, goods, goods_word, in_sentence, nation, port, ship_name,
    tile,
};
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// A choice as short as can be.
pub fn label(view: &View, action: Action, names: &Names) -> String {
    let told = Teller::new(view, names);
    let lang = names.lang;
    use Action as A;
    match action {
        A::Start(slot) => {
            slot_tile(told, slot).map_or_else(String::new, |of| tile(lang, of).to_owned())
        }
        A::Heading(to) | A::Step(to) => capital(dir(lang, to)),
        A::Turn(to) => turned(lang, to),
        A::Reveal(slot) => tile_to_reveal(told, slot),
        A::Nation(of) => nation(lang, of).to_owned(),
        A::Slot(slot) => format!("{} {}", capital(&slot_name(lang, slot)), content_of(told, slot)),
        A::Reroll(die) => die_showing(told, die),
        A::Ammo { .. } | A::Keep => fire(told, action),
        _ if is_offer(action) => offer(told, action),
        _ if shop::offers(action) => shop::label(told, action),
        _ if crew::offers(action) => crew::label(told, action),
        _ => deck(told, action),
    }
}

/// Acts at sea and answers.
fn deck(told: Teller, action: Action) -> String {
    let lang = told.lang();
    let own = own(told);
    use Action as A;
    let (fr, en) = match action {
        A::PickUp => ("Repêcher", "Pick up"),
        A::Stop => ("S’arrêter", "Stop"),
        A::Explore => ("Explorer", "Explore"),
        A::Dig => ("Creuser", "Dig"),
        A::Repair => ("Réparer", "Repair"),
        A::Layout(Policy::AgainstWater) => ("Ranger contre l’eau", "Stow against water"),
        A::Layout(Policy::AgainstFire) => ("Ranger contre le feu", "Stow against fire"),
        A::Manual => ("Ranger à la main", "Stow by hand"),
        A::JettisonCannon => ("Jeter 1 canon", "Throw 1 cannon"),
        A::Scuttle => ("Saborder", "Scuttle"),
        A::EndTurn => ("Finir le tour", "End the turn"),
        A::Join => ("Rejoindre", "Join"),
        A::Decline => ("Décliner", "Decline"),
        A::LoadAll => ("Tout charger", "Load it all"),
        A::TakeNone => ("Ne rien prendre", "Take nothing"),
        A::Done => done(told),
        A::Mark(at) => return ["Mission", lang.colon(), " ", &title(told, own, at)].concat(),
        A::VisitFort { mission, .. } => {
            let fort = lang.pick("Au fort", "At the fort");
            return [fort, lang.colon(), " ", &title(told, own, mission)].concat();
        }
        A::VisitShip { mission, ship } => {
            let ship = ship_name(told.view, ship, told.names);
            return format!("{ship}{} {}", lang.colon(), title(told, own, mission));
        }
        A::Port(at) => {
            let enter = lang.pick("Entrer ", "Enter ");
            return match lang {
                Lang::Fr => [enter, &at_port(lang, tile_of(at))].concat(),
                Lang::En => [enter, &in_sentence(lang, port(lang, tile_of(at)))].concat(),
            };
        }
        A::Shoot(ship) => {
            let ship = ship_name(told.view, ship, told.names);
            return [lang.pick("Tirer", "Fire at"), lang.pick("\u{a0}:", ""), " ", &ship].concat();
        }
        A::Exchange(with) => {
            let name = told.names.of(told.seat(with));
            return [lang.pick("Échanger avec ", "Trade with "), name].concat();
        }
        A::Jettison(of) | A::Dump(of) => {
            return [lang.pick("Jeter ", "Throw "), &goods(lang, of, 1)].concat();
        }
        A::Load(of) => return [lang.pick("Charger ", "Load "), &goods(lang, of, 1)].concat(),
        A::Mend(kind) => return mend(lang, kind).to_owned(),
        A::KeepMission(at) => return drawn(told, at),
        A::DropMission(at) => return title(told, own, at),
        A::Steal(at) => return stolen(told, at),
        A::Reward(at) => return reward(told, at),
        A::TakePrinted(at) => return printed(told, own, at).to_owned(),
        A::TakeFitting(of) => return fitting(lang, of).to_owned(),
        _ => ("", ""),
    };
    lang.pick(fr, en).to_owned()
}

/// The items of an offer, and the answers to one.
fn offer(told: Teller, action: Action) -> String {
    let lang = told.lang();
    use Action as A;
    let coin = super::vocab::money(lang, 1000);
    let cannon = lang.pick("1 canon", "1 cannon").to_owned();
    let (give, what) = match action {
        A::GiveCoin => (true, coin),
        A::Give(of) => (true, goods(lang, of, 1)),
        A::GiveCannon => (true, cannon),
        A::GiveMission(at) => (true, hand(told, own(told), at)),
        A::AskCoin => (false, coin),
        A::Ask(of) => (false, goods(lang, of, 1)),
        A::AskCannon => (false, cannon),
        A::AskMission(at) => (false, hand(told, told.view.offer().to, at)),
        A::Propose => return told.say("Proposer", "Make the offer"),
        A::Cancel => return told.say("Renoncer", "Take it back"),
        A::Accept => return told.say("Accepter", "Accept"),
        _ => return told.say("Refuser", "Refuse"),
    };
    let verb = match give {
        true => lang.pick("Donner", "Give"),
        false => lang.pick("Demander", "Ask for"),
    };
    format!("{verb} {what}")
}

pub(super) fn is_offer(action: Action) -> bool {
    use Action as A;
    matches!(
        action,
        A::GiveCoin
            | A::Give(_)
            | A::GiveCannon
            | A::GiveMission(_)
            | A::AskCoin
            | A::Ask(_)
            | A::AskCannon
            | A::AskMission(_)
            | A::Propose
            | A::Cancel
            | A::Accept
            | A::Refuse
    )
}

/// Who decides.
pub(super) fn own(told: Teller) -> Pc {
    told.asked().map_or(Pc(0), |asked| asked.pc)
}

/// The tile of a slot that lies face up.
pub(super) fn slot_tile(told: Teller, slot: u8) -> Option<TileId> {
    told.view.tiles().get(usize::from(slot)).filter(|laid| laid.up).map(|laid| laid.tile)
}

fn turned(lang: Lang, to: Dir) -> String {
    [lang.pick("Virer au ", "Turn "), dir(lang, to)].concat()
}

/// A tile that lies face down: "Tuile 8, au nord-est".
pub(super) fn tile_to_reveal(told: Teller, slot: u8) -> String {
    let lang = told.lang();
    let here = told.view.board(own(told)).cell;
    let centre = CENTRES.get(usize::from(slot)).copied();
    let towards = here.zip(centre).and_then(|(here, there)| faces(here, there).iter().next());
    let number = format!("{} {}", lang.pick("Tuile", "Tile"), slot + 1);
    match towards {
        Some(to) => format!("{number}, {}{}", lang.pick("au ", "to the "), dir(lang, to)),
        None => number,
    }
}

/// What leaving off means here.
fn done(told: Teller) -> (&'static str, &'static str) {
    use Question as Q;
    match told.asked().map(|asked| asked.question) {
        Some(Q::Port) => ("Quitter le port", "Leave the port"),
        Some(Q::FirstPurchases) => ("Finir les achats", "Done buying"),
        Some(Q::Explore { .. }) => ("Ne plus explorer", "Stop exploring"),
        Some(Q::Mend { .. }) => ("Ne plus réparer", "Stop repairing"),
        Some(Q::FollowUp { .. }) => ("En rester là", "Leave it at that"),
        Some(Q::Loading { .. } | Q::Captives { .. }) => ("Laisser le reste", "Leave the rest"),
        _ => ("Terminer", "Done"),
    }
}

fn fire(told: Teller, action: Action) -> String {
    let lang = told.lang();
    match action {
        Action::Ammo { ammo, overcharge } => {
            let charge = lang.pick(", double charge", ", double charge");
            ammunition(lang, ammo).to_owned() + if overcharge { charge } else { "" }
        }
        _ => match told.asked().map(|asked| asked.question) {
            Some(Question::Reroll | Question::Swords) => {
                told.say("Garder les dés", "Keep the dice")
            }
            _ => told.say("Ne pas tirer", "Hold fire"),
        },
    }
}

/// "Dé 3 : 7".
fn die_showing(told: Teller, die: u8) -> String {
    let lang = told.lang();
    let question = told.asked().map(|asked| asked.question);
    let shows = match question {
        Some(Question::Swords) => blades(told).get(usize::from(die)).copied(),
        _ => told.view.salvo().dice.get(usize::from(die)).copied(),
    };
    let shows = shows.unwrap_or_default();
    format!("{} {}{} {shows}", lang.pick("Dé", "Die"), die + 1, lang.colon())
}

/// The dice of whoever decides in the melee at hand.
fn blades(told: Teller<'_>) -> &[u8] {
    let melee = told.view.melee();
    let side = usize::from(melee.by != Ship::Pc(own(told)));
    &melee.sides[side].dice
}

/// What wood mends.
pub(super) fn mend(lang: Lang, kind: Mend) -> &'static str {
    match kind {
        Mend::Water => lang.pick("Dégât d’eau", "Water damage"),
        Mend::Fire => lang.pick("Dégât de feu", "Fire damage"),
        Mend::Chain => lang.pick("Gréement", "Rigging"),
    }
}

/// A slot of the hold by its number: "case 3".
pub(super) fn slot_name(lang: Lang, slot: u8) -> String {
    format!("{} {}", lang.pick("case", "slot"), slot + 1)
}

/// What lies in a slot: "(sucre)".
pub(super) fn content_of(told: Teller, slot: u8) -> String {
    let lang = told.lang();
    let cube = match told.view.board(own(told)).hold.cube_at(slot) {
        Some(Cube::Good(of)) => goods_word(lang, of, 1),
        Some(Cube::Cannon) => lang.pick("canon", "cannon"),
        None => lang.pick("vide", "empty"),
    };
    format!("({cube})")
}

/// A mission in the hand of a seat, by its place.
pub(super) fn title(told: Teller, pc: Pc, at: u8) -> String {
    hand(told, pc, at)
}

/// One of the missions drawn.
pub(super) fn drawn(told: Teller, at: u8) -> String {
    let known = told.view.drawn().nth(at.into()).map(|id| id.index() as u8);
    told.mission_if_known(known)
}

fn stolen(told: Teller, at: u8) -> String {
    match told.asked().map(|asked| asked.question) {
        Some(Question::Steal { from, .. } | Question::Captives { from }) => hand(told, from, at),
        _ => String::new(),
    }
}

/// What one of several rewards brings.
pub(super) fn reward(told: Teller, at: u8) -> String {
    let Some(Question::Reward { mission }) = told.asked().map(|asked| asked.question) else {
        return String::new();
    };
    let id = MissionId::nth(mission.min(MissionId::COUNT - 1));
    let card = mission_card(told.view, id, told.names);
    let number = || format!("{} {}", told.lang().pick("Récompense", "Reward"), at + 1);
    card.rewards.get(usize::from(at)).map_or_else(number, |text| capital(text))
}
