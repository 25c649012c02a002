//! One sentence that speaks for a choice.

use engine::Seat;
use plunder::{Action, Card, Lane, Lead, Side, View};

use super::cards::{merchant_of, skulls};
use super::lane::by;
use super::who::Who;
use crate::text::grammar::{capital, genitive, of_name};
use crate::text::{Lang, Names};

/// What speaks for a choice of the seat to act, as far as it shows on the table.
pub fn because(view: &View, action: Action, names: &Names) -> Option<String> {
    match action {
        Action::Draw => draw(view, names),
        Action::Play(card) if card.is_merchant() => Some(send(card, names.lang)),
        Action::Play(card) => aim(view, card, names),
        Action::At(id) => {
            attack(view, &view.preview(view.to_act(), view.pending()?, id).ok()?, names)
        }
        Action::Discard(_) => Some(
            names
                .lang
                .pick(
                    "Une main plus courte rapproche la fin.",
                    "A shorter hand brings the end nearer.",
                )
                .to_owned(),
        ),
    }
}

/// The side of the seat to act.
fn own(view: &View) -> Side {
    view.options().side_of(view.to_act())
}

fn send(merchant: Card, lang: Lang) -> String {
    let gold = merchant.gold();
    match lang {
        Lang::Fr => format!(
            "Sans attaque, il rapporte {gold}\u{202f}; gardé en main jusqu’à la fin, il coûte {gold}."
        ),
        Lang::En => {
            format!("Left alone it brings {gold}; kept in hand until the end it costs {gold}.")
        }
    }
}

/// A card in hand takes nothing; so it matters whether one could.
fn draw(view: &View, names: &Names) -> Option<String> {
    let hand = view.hand(view.to_act()).cards()?;
    let leads = hand.distinct().any(|card| !previews(view, card, own(view)).is_empty());
    let reason = match (names.lang, hand.is_empty(), leads) {
        (Lang::Fr, true, _) => "Votre main est vide.",
        (Lang::En, true, _) => "Your hand is empty.",
        (Lang::Fr, false, false) => "Aucune de vos cartes ne prendrait la tête d’un combat.",
        (Lang::En, false, false) => "None of your cards would take the lead in a battle.",
        (_, false, true) => return None,
    };
    Some(reason.to_owned())
}

/// How merchants would stand where this card would make the side lead that does not lead now.
fn previews(view: &View, card: Card, side: Side) -> Vec<Lane> {
    let lanes = view.lanes();
    let behind = lanes.iter().filter(|lane| lane.lead.side() != Some(side));
    let then = behind.filter_map(|lane| view.preview(view.to_act(), card, lane.id).ok());
    then.filter(|then| then.lead.side() == Some(side)).collect()
}

/// The dearest merchant a card could take.
fn aim(view: &View, card: Card, names: &Names) -> Option<String> {
    let best = previews(view, card, own(view)).into_iter().max_by_key(Lane::gold)?;
    let lanes = view.lanes();
    let name = merchant_of(names, best.owner, best.gold(), best.place(&lanes));
    let lead = would_lead(view, &best, names);
    Some(match names.lang {
        Lang::Fr => format!("{} est à sa portée\u{a0}: {lead}.", capital(&name)),
        Lang::En => format!("{} is within its reach: {lead}.", capital(&name)),
    })
}

/// "vous mèneriez 4 contre 3", "you would lead by a captain".
fn would_lead(view: &View, then: &Lane, names: &Names) -> String {
    let lang = names.lang;
    let who = Who::side(own(view), view.options().teams(), names);
    let verb = lang
        .pick(["mèneriez", "mènerait", "mèneraient"], ["would lead", "would lead", "would lead"]);
    let by = match then.lead {
        Lead::Skulls { next: 0, .. } => lang.pick("sans opposition", "unopposed").to_owned(),
        Lead::Trump(..) => format!("{} {}", lang.pick("par", "by"), by(lang, then.lead)),
        lead => by(lang, lead),
    };
    format!("{} {by}", who.does(verb))
}

fn attack(view: &View, then: &Lane, names: &Names) -> Option<String> {
    let (lang, side) = (names.lang, own(view));
    let lanes = view.lanes();
    let name = merchant_of(names, then.owner, then.gold(), then.place(&lanes));
    if then.lead.side() == Some(side) {
        let (lead, due) = (capital(&would_lead(view, then, names)), then.due?);
        let take = Who::side(side, view.options().teams(), names)
            .verb(lang.pick(["prendriez", "prendrait", "prendraient"], ["take"; 3]));
        let when = when(due.seat, names);
        let (and, gold) = (lang.pick("et", "and"), then.gold());
        return Some(format!("{lead} {and} {take} {gold} {when}."));
    }
    match (then.lead, then.short(side)) {
        (Lead::Stalemate { .. }, _) => Some(match lang {
            Lang::Fr => format!("À égalité, personne ne prend {name}."),
            Lang::En => format!("Level, and nobody takes {name}."),
        }),
        (_, Some(short)) => Some(match lang {
            Lang::Fr => format!("Il ne manquerait plus que {}.", skulls(lang, short)),
            Lang::En => format!("Then only {} more would be needed.", skulls(lang, short)),
        }),
        (_, None) => None,
    }
}

/// When the gold would come: "au prochain tour", "on Anne’s turn".
fn when(due: Seat, names: &Names) -> String {
    match (names.lang, names.is_you(due)) {
        (Lang::Fr, true) => "au prochain tour".to_owned(),
        (Lang::En, true) => "next turn".to_owned(),
        (Lang::Fr, false) => format!("au tour {}", of_name(names.of(due))),
        (Lang::En, false) => format!("on {} turn", genitive(names.of(due))),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Setup, Turn};
    use plunder::{Options, Plunder};

    use super::*;
    use crate::text::trial::crew;

    /// Whole games: whatever is said is a sentence, and who is said to lead does.
    #[test]
    fn what_speaks_for_a_choice_is_true() {
        let mut led = 0;
        for (seed, seats, teams) in [(1, 2, false), (2, 4, true), (3, 5, false)] {
            let options = Options::new(seats, teams, false).expect("a table");
            let mut game = Match::new(Setup::<Plunder> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(seat) = game.to_act() {
                let view = game.view(Eye::Seat(seat));
                for action in game.legal_actions() {
                    for lang in [Lang::Fr, Lang::En] {
                        let mut names = crew(lang, Some(seat.0));
                        names.list.truncate(seats.into());
                        let Some(told) = because(&view, *action, &names) else { continue };
                        assert!(told.ends_with('.') && !told.contains("  "), "{told}");
                        let (Action::At(id), true) = (action, told.contains("would lead")) else {
                            continue;
                        };
                        let card = view.pending().expect("a card looks for its target");
                        let then = view.preview(seat, card, *id).expect("legal");
                        assert_eq!(then.lead.side(), Some(options.side_of(seat)), "{told}");
                        led += 1;
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(led > 10, "nobody ever led");
    }

    #[test]
    fn a_merchant_is_worth_the_same_at_sea_and_in_hand() {
        let merchant: Card = "M5".parse().expect("a card");
        let told = send(merchant, Lang::En);
        assert_eq!(told, "Left alone it brings 5; kept in hand until the end it costs 5.");
    }
}
