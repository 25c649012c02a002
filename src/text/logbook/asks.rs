//! What a question asks, of the reader and of others.

use engine::Seat;
use logbook::{Pc, Question};

use super::deeds::dice;
use super::labels::{content_of, slot_name};
use super::teller::Teller;
use super::vocab::{at_port, the_nation};
use crate::text::Lang;
use crate::text::grammar::of_name;

/// What the reader is asked.
pub(super) fn ask_you(told: Teller, pc: Pc, question: Question) -> String {
    let lang = told.lang();
    use Question as Q;
    let (fr, en) = match question {
        Q::FirstShip => {
            ("Avec quel navire commencez-vous\u{202f}?", "Which ship do you begin with?")
        }
        Q::Party => {
            ("Combien de marins à l’abordage\u{202f}?", "How many crew do you send to board?")
        }
        Q::Grapnel => ("Lancez-vous le grappin\u{202f}?", "Do you throw the grapnel?"),
        Q::Lieutenant => {
            ("Qui votre lieutenant imite-t-il\u{202f}?", "Whom does your lieutenant copy?")
        }
        Q::Swords => ("Relancez-vous un dé de mêlée\u{202f}?", "Reroll a melee die?"),
        Q::FollowUp { boards: true } => {
            ("Abordez-vous dans la foulée\u{202f}?", "Do you board as well?")
        }
        Q::FollowUp { boards: false } => {
            ("Tirez-vous dans la foulée\u{202f}?", "Do you fire as well?")
        }
        Q::Spoils { .. } => ("Prenez-vous le butin\u{202f}?", "Do you take the spoils?"),
        Q::Prize { .. } => {
            ("Prenez-vous le navire capturé\u{202f}?", "Do you sail the captured ship?")
        }
        Q::Captives { from } => {
            let from = told.names.of(told.seat(from));
            return match lang {
                Lang::Fr => format!("Quelles missions prenez-vous à {from}\u{202f}?"),
                Lang::En => format!("Which missions do you take from {from}?"),
            };
        }
        Q::Return => ("Où revenez-vous\u{202f}?", "Where do you come back?"),
        Q::Start => ("D’où partez-vous\u{202f}?", "Where do you start?"),
        Q::FirstPurchases => {
            ("Qu’achetez-vous avant de partir\u{202f}?", "What do you buy before sailing?")
        }
        Q::Heading => ("Vers où pointe votre proue\u{202f}?", "Which way does your bow point?"),
        Q::Menu => return menu(told, pc),
        Q::Explore { begun: false } => {
            ("Quelle tuile retournez-vous\u{202f}?", "Which tile do you turn over?")
        }
        Q::Explore { begun: true } => ("Une autre tuile\u{202f}?", "Another tile?"),
        Q::Port => return port(told),
        Q::KeepMission => ("Gardez une mission", "Keep one mission"),
        Q::DropMission => ("Défaussez une mission", "Discard a mission"),
        Q::Reward { .. } => ("Choisissez votre récompense", "Choose your reward"),
        Q::Upgrade(_) => ("Choisissez une amélioration", "Choose an upgrade"),
        Q::Steal { from, .. } => {
            let from = told.names.of(told.seat(from));
            return match lang {
                Lang::Fr => format!("Quelle mission prenez-vous à {from}\u{202f}?"),
                Lang::En => format!("Which mission do you take from {from}?"),
            };
        }
        Q::Nation(choice) if choice.n < 0 => {
            ("Quelle nation vous en veut\u{202f}?", "Which nation takes it amiss?")
        }
        Q::Nation(_) => ("Quelle nation vous en sait gré\u{202f}?", "Which nation thanks you?"),
        Q::Join { nation, .. } => {
            let nation = the_nation(lang, nation);
            return match lang {
                Lang::Fr => format!("Rejoindre {nation}\u{202f}?"),
                Lang::En => format!("Join {nation}?"),
            };
        }
        Q::Ammo => {
            let target = told.ship(told.view.salvo().target);
            return match lang {
                Lang::Fr => format!("Avec quoi tirez-vous sur {target}\u{202f}?"),
                Lang::En => format!("What do you fire at {target}?"),
            };
        }
        Q::ReturnFire => {
            let target = told.ship(told.view.salvo().target);
            return match lang {
                Lang::Fr => format!("Tirez-vous sur {target}, qui passe\u{202f}?"),
                Lang::En => format!("Do you fire at {target} passing by?"),
            };
        }
        Q::Reroll => {
            let rolled = dice(lang, told.view.salvo().dice.len() as u8);
            return match lang {
                Lang::Fr => format!("Relancez-vous un dé sur {rolled}\u{202f}?"),
                Lang::En => format!("Reroll one of {rolled}?"),
            };
        }
        Q::Mend { .. } => ("Que réparez-vous d’abord\u{202f}?", "What do you repair first?"),
        Q::Loading { .. } => ("Que chargez-vous\u{202f}?", "What do you load?"),
        Q::Manual => ("Quelle case déplacez-vous\u{202f}?", "Which slot do you move?"),
        Q::Swap { slot } => {
            let first = format!("{} {}", slot_name(lang, slot), content_of(told, slot));
            return match lang {
                Lang::Fr => format!("Contre quoi échanger la {first}\u{202f}?"),
                Lang::En => format!("What changes places with {first}?"),
            };
        }
        Q::Offer => {
            let to = told.names.of(told.seat(told.view.offer().to));
            return match lang {
                Lang::Fr => format!("Que proposez-vous à {to}\u{202f}?"),
                Lang::En => format!("What do you offer {to}?"),
            };
        }
        Q::Answer => {
            let from = told.names.of(told.seat(told.view.active()));
            return match lang {
                Lang::Fr => format!("Acceptez-vous l’offre {}\u{202f}?", of_name(from)),
                Lang::En => format!("Do you accept the offer of {from}?"),
            };
        }
    };
    told.say(fr, en)
}

fn menu(told: Teller, pc: Pc) -> String {
    let view = told.view;
    if view.sailing().is_some() {
        return told.say("Où allez-vous\u{202f}?", "Where do you sail?");
    }
    if view.board(pc).cell.is_none() {
        return told.say("Finissez votre tour", "End your turn");
    }
    match (view.slots(), view.has_moved()) {
        (0, _) => told.say("Finissez votre tour", "End your turn"),
        (_, true) => told.say("Que faites-vous encore\u{202f}?", "What else do you do?"),
        (2, false) => told.say("À vous\u{a0}: naviguez ou agissez", "Your turn: sail or act"),
        _ => told.say("Encore un mouvement ou une action", "One more movement or action"),
    }
}

fn port(told: Teller) -> String {
    let lang = told.lang();
    match told.view.visit() {
        Some(visit) => match lang {
            Lang::Fr => format!("Que faites-vous {}\u{202f}?", at_port(lang, visit.tile)),
            Lang::En => format!("What do you do {}?", at_port(lang, visit.tile)),
        },
        None => told.say("Que faites-vous au port\u{202f}?", "What do you do in port?"),
    }
}

/// What somebody else is doing.
pub(super) fn ask_other(told: Teller, pc: Pc, question: Question) -> String {
    let seat: Seat = told.seat(pc);
    let lang = told.lang();
    use Question as Q;
    let (fr, en) = match question {
        Q::FirstShip => ("choisit son navire", "chooses a ship"),
        Q::Party => ("prépare un abordage", "prepares to board"),
        Q::Grapnel => {
            ("décide de lancer ou non le grappin", "decides whether to throw the grapnel")
        }
        Q::Lieutenant => ("donne ses ordres au lieutenant", "gives the lieutenant orders"),
        Q::Swords => ("relance des dés de mêlée", "rerolls melee dice"),
        Q::FollowUp { .. } => {
            ("décide d’attaquer encore ou non", "decides whether to attack once more")
        }
        Q::Spoils { .. } => ("décide du butin", "decides about the spoils"),
        Q::Prize { .. } => ("décide du navire capturé", "decides about the captured ship"),
        Q::Captives { .. } => ("prend des missions", "takes missions"),
        Q::Return => ("choisit où revenir", "chooses where to come back"),
        Q::Start => ("choisit son départ", "chooses where to start"),
        Q::FirstPurchases => ("s’équipe", "fits out the ship"),
        Q::Heading => ("choisit son cap", "chooses a heading"),
        Q::Menu if told.view.sailing().is_some() => ("navigue", "is sailing"),
        Q::Menu => ("joue", "is to play"),
        Q::Explore { .. } => ("explore", "explores"),
        Q::Port => ("est au port", "is in port"),
        Q::KeepMission => ("choisit une mission", "chooses a mission"),
        Q::DropMission => ("défausse une mission", "discards a mission"),
        Q::Reward { .. } => ("choisit sa récompense", "chooses a reward"),
        Q::Upgrade(_) => ("choisit une amélioration", "chooses an upgrade"),
        Q::Steal { .. } => ("prend une mission", "takes a mission"),
        Q::Nation(_) => ("choisit une nation", "chooses a nation"),
        Q::Join { .. } => {
            ("décide de rejoindre ou non une nation", "decides whether to join a nation")
        }
        Q::Ammo => ("choisit sa munition", "chooses ammunition"),
        Q::ReturnFire => ("décide de tirer ou non", "decides whether to fire"),
        Q::Reroll => ("relance des dés", "rerolls dice"),
        Q::Mend { .. } => ("répare", "repairs"),
        Q::Loading { .. } => ("charge", "loads"),
        Q::Manual | Q::Swap { .. } => ("range sa cale", "stows the hold"),
        Q::Offer => ("prépare une offre", "makes an offer"),
        Q::Answer => ("répond à une offre", "answers an offer"),
    };
    format!("{} {}", told.names.of(seat), lang.pick(fr, en))
}
