//! What happened, in sentences.

use engine::Seat;
use plunder::{Card, Cards, Event, Lead, Side};

use super::cards::{at_merchant, card_object, cards, gold, merchant_of};
use super::lane::by;
use super::who::Who;
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// An event in a sentence, from the reader's point of view; nothing for what the reader has no
/// part in, such as cards dealt to others.
pub fn narrate(event: &Event, names: &Names) -> Option<String> {
    let lang = names.lang;
    Some(match event {
        Event::Dealt { seat, hand, .. } => dealt(*seat, hand.as_ref()?, names),
        Event::First { seat } => {
            let begins = lang.pick(["commencez", "commence", ""], ["begin", "begins", ""]);
            sentence(&Who::seat(*seat, names).does(begins))
        }
        Event::Drawn { seat, card, .. } => drawn(*seat, *card, names),
        Event::Sent { seat, merchant, .. } => sent(*seat, *merchant, names),
        Event::Played { seat, card, merchant, owner, lead, teams, .. } => {
            let head = played(*seat, *card, *merchant, *owner, names);
            format!("{head}{}", now(*lead, *teams, names))
        }
        Event::Discarded { seat, card } => {
            let verb = lang.pick(["défaussez", "défausse", ""], ["discard", "discards", ""]);
            sentence(&format!("{} {}", Who::seat(*seat, names).does(verb), card_object(lang, *card)))
        }
        Event::Captured { side, merchant, owner, lead, teams, .. } => {
            captured(*side, *merchant, *owner, *lead, *teams, names)
        }
        Event::Passed { seat } => {
            let verb = lang.pick(
                ["n’avez plus de carte et passez", "n’a plus de carte et passe", ""],
                ["have no card left and pass", "has no card left and passes", ""],
            );
            sentence(&Who::seat(*seat, names).does(verb))
        }
        Event::Ended => lang
            .pick(
                "Plus de pioche, et un camp n’a plus de carte\u{a0}: la partie s’arrête, les combats se règlent.",
                "No pile, and a side has no card left: the game stops and every battle is settled.",
            )
            .to_owned(),
        Event::Scored { scores } => scored(scores, names),
    })
}

fn sentence(words: &str) -> String {
    format!("{}.", capital(words))
}

fn dealt(seat: Seat, hand: &Cards, names: &Names) -> String {
    let lang = names.lang;
    let gets = lang.pick(["recevez", "reçoit", ""], ["get", "gets", ""]);
    let who = Who::seat(seat, names).does(gets);
    let colon = lang.colon();
    sentence(&format!("{who}{colon} {}", cards(lang, hand.iter())))
}

fn drawn(seat: Seat, card: Option<Card>, names: &Names) -> String {
    let lang = names.lang;
    let who =
        Who::seat(seat, names).does(lang.pick(["piochez", "pioche", ""], ["draw", "draws", ""]));
    match card {
        Some(card) => sentence(&format!("{who} {}", card_object(lang, card))),
        None => sentence(&format!("{who} {}", lang.pick("une carte", "a card"))),
    }
}

fn sent(seat: Seat, merchant: Card, names: &Names) -> String {
    let lang = names.lang;
    let who = Who::seat(seat, names);
    let object = card_object(lang, merchant);
    sentence(&match lang {
        Lang::Fr => format!("{} {object} en mer", who.does(["envoyez", "envoie", ""])),
        Lang::En => format!("{} {object} to sea", who.does(["send", "sends", ""])),
    })
}

fn played(seat: Seat, card: Card, merchant: Card, owner: Seat, names: &Names) -> String {
    let lang = names.lang;
    let who = Who::seat(seat, names).does(lang.pick(["jouez", "joue", ""], ["play", "plays", ""]));
    let at = if seat == owner && !names.is_you(seat) {
        format!("{} {}", lang.pick("à son propre", "at their own"), merchant.gold())
    } else {
        at_merchant(names, owner, merchant.gold(), None)
    };
    capital(&format!("{who} {} {at}", card_object(lang, card)))
}

/// Who leads now: " : Anne mène, 4 contre 2."
fn now(lead: Lead, teams: bool, names: &Names) -> String {
    let lang = names.lang;
    let colon = lang.colon();
    match lead {
        Lead::Stalemate { skulls } => {
            let level = lang.pick("égalité à", "level at");
            format!("{colon} {level} {skulls}.")
        }
        _ => {
            let leads = lang.pick(["menez", "mène", "mènent"], ["lead", "leads", "lead"]);
            let side = lead.side().unwrap_or_default();
            let (who, by) = (Who::side(side, teams, names).does(leads), by(lang, lead));
            if by.is_empty() { format!("{colon} {who}.") } else { format!("{colon} {who}, {by}.") }
        }
    }
}

/// "Anne capture le 5 de Marc : 4 contre 2."
fn captured(
    side: Side,
    merchant: Card,
    owner: Seat,
    lead: Lead,
    teams: bool,
    names: &Names,
) -> String {
    let lang = names.lang;
    let who = Who::side(side, teams, names);
    let name = merchant_of(names, owner, merchant.gold(), None);
    if let Lead::Unattacked(_) = lead {
        return sentence(&match lang {
            Lang::Fr => format!("{name} rentre au port sans avoir été attaqué"),
            Lang::En => format!("{name} comes home unattacked"),
        });
    }
    let takes = lang.pick(["capturez", "capture", "capturent"], ["capture", "captures", "capture"]);
    let (who, why) = (who.does(takes), reason(lang, lead));
    sentence(&format!("{who} {name} ({why})"))
}

/// By what it was won: "4 contre 2", "dernier capitaine".
pub(super) fn reason(lang: Lang, lead: Lead) -> String {
    match lead {
        Lead::Trump(_, Card::ADMIRAL) => {
            lang.pick("l’amiral en dernier", "the admiral last").to_owned()
        }
        Lead::Trump(..) => lang.pick("dernier capitaine", "last captain").to_owned(),
        Lead::Skulls { next: 0, .. } => lang.pick("sans opposition", "unopposed").to_owned(),
        _ => by(lang, lead),
    }
}

/// A capture as short as can be, beside its gold: "Anne : 4 contre 2".
pub fn spoil(side: Side, merchant: Card, lead: Lead, teams: bool, names: &Names) -> String {
    let (lang, gold) = (names.lang, merchant.gold());
    let who = Who::side(side, teams, names);
    let (takes, why) = match lead {
        Lead::Unattacked(_) => (
            lang.pick(
                ["ramenez", "ramène", "ramènent"],
                ["bring home", "brings home", "bring home"],
            ),
            lang.pick(" au port", "").to_owned(),
        ),
        _ => (
            lang.pick(["capturez", "capture", "capturent"], ["capture", "captures", "capture"]),
            format!(" ({})", reason(lang, lead)),
        ),
    };
    let the = lang.pick("le", "the");
    capital(&format!("{} {the} {gold}{why}", who.does(takes)))
}

/// The same without who, where their pennants say it and there is little room.
pub fn spoil_brief(lang: Lang, lead: Lead) -> String {
    match lead {
        Lead::Unattacked(_) => lang.pick("ramené au port", "brought home").to_owned(),
        _ => format!("{} ({})", lang.pick("capturé", "captured"), reason(lang, lead)),
    }
}

fn scored(scores: &[i16], names: &Names) -> String {
    let lang = names.lang;
    let teams = scores.len() < names.list.len();
    let (colon, stop) = (lang.colon(), lang.pick("\u{202f}; ", "; "));
    let line = |(side, score): (u8, &i16)| {
        let who = Who::side(Side(side), teams, names);
        format!("{}{colon} {}", who.name(), gold(lang, (*score).into()))
    };
    let lines: Vec<String> = (0u8..).zip(scores).map(line).collect();
    sentence(&lines.join(stop))
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Game};
    use plunder::{Options, Plunder};

    use super::*;
    use crate::text::trial::{crew, whole_game};

    fn of(name: &str) -> Card {
        name.parse().expect("a card")
    }

    #[test]
    fn a_battle_is_told_with_its_reason() {
        let (fr, en) = (crew(Lang::Fr, Some(0)), crew(Lang::En, Some(0)));
        let lead = Lead::Skulls { side: Side(1), skulls: 4, next: 2 };
        let played = Event::Played {
            seat: Seat(1),
            card: of("R3"),
            at: 0,
            merchant: of("M5"),
            owner: Seat(0),
            lead,
            teams: false,
        };
        assert_eq!(
            narrate(&played, &fr).as_deref(),
            Some("Anne joue Sabre 3 à votre 5\u{a0}: Anne mène, 4 contre 2.")
        );
        assert_eq!(
            narrate(&played, &en).as_deref(),
            Some("Anne plays Sabre 3 at your 5: Anne leads, 4 to 2.")
        );
        let defended = super::played(Seat(1), of("G1"), of("M5"), Seat(1), &fr);
        assert_eq!(defended, "Anne joue Vague 1 à son propre 5");
        let captured = |lead: Lead, names: &Names| {
            captured(lead.side().unwrap_or_default(), of("M5"), Seat(1), lead, false, names)
        };
        let unattacked = Lead::Unattacked(Side(1));
        assert_eq!(captured(unattacked, &fr), "Le 5 d’Anne rentre au port sans avoir été attaqué.");
        let last = Lead::Trump(Side(0), of("RC"));
        assert_eq!(captured(last, &fr), "Vous capturez le 5 d’Anne (dernier capitaine).");
        assert_eq!(captured(last, &en), "You capture Anne’s 5 (last captain).");
    }

    /// Whole games: every event is told or rightly left out, in both languages, and a passer-by
    /// hears of no card that only a seat may know.
    #[test]
    fn every_event_becomes_a_sentence_and_no_secret() {
        for (seed, seats, teams) in [(1, 3, false), (2, 4, true), (3, 5, false)] {
            let options = Options::new(seats, teams, false).expect("a table");
            let game = whole_game::<Plunder>(options, seed);
            for event in game.steps().iter().flat_map(|step| &step.events).chain(game.opening()) {
                for (lang, you) in [(Lang::Fr, None), (Lang::En, Some(1))] {
                    let mut names = crew(lang, you);
                    names.list.truncate(seats.into());
                    let told = narrate(event, &names).expect("everything is known to this eye");
                    assert!(told.ends_with('.') && !told.contains("  "), "{told}");
                    let seen = Plunder::redact(event, Eye::Table).expect("public");
                    match (event, narrate(&seen, &names)) {
                        (Event::Dealt { .. }, hidden) => assert_eq!(hidden, None),
                        (Event::Drawn { .. }, hidden) => {
                            let hidden = hidden.expect("drawing is seen");
                            assert!(hidden.ends_with("une carte.") || hidden.ends_with("a card."));
                        }
                        (_, hidden) => assert_eq!(hidden, Some(told)),
                    }
                }
            }
        }
    }
}
