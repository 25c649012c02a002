//! How a battle stands, for a ribbon on a narrow lane.

use plunder::{Lane, Lead, Side, View};

use super::lane::{level, rank};
use super::who::Who;
use crate::text::grammar::{capital, genitive, of_name};
use crate::text::{Lang, Names};

/// Names up to so many letters fit on a ribbon.
const SHORT: usize = 9;

/// A verdict as short as can be: words, and where a name would be too long the pennants that
/// stand for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verdict {
    /// What comes before the pennants.
    pub before: String,
    /// Whose pennants.
    pub flag: Option<Side>,
    /// What comes after them.
    pub after: String,
}

impl Verdict {
    fn plain(words: impl Into<String>) -> Verdict {
        Verdict { before: words.into(), ..Verdict::default() }
    }
}

/// Who leads, or would lead if `would`: "Marc mène : 5 à 4"; whose turn it waits for where nobody
/// attacks.
pub fn verdict(view: &View, lane: &Lane, would: bool, names: &Names) -> Verdict {
    let lang = names.lang;
    match lane.lead {
        Lead::Unattacked(_) => unattacked(view, lane, names),
        Lead::Stalemate { .. } => {
            Verdict::plain(format!("{} {}", lang.pick("Égalité", "Level"), level(lane)))
        }
        Lead::Trump(side, trump) => leads(view, side, would, &rank(lang, trump), names),
        Lead::Skulls { side, skulls, next: 0 } => {
            leads(view, side, would, &skulls.to_string(), names)
        }
        Lead::Skulls { side, skulls, next } => {
            let by = format!("{skulls} {} {next}", lang.pick("à", "to"));
            leads(view, side, would, &by, names)
        }
    }
}

fn leads(view: &View, side: Side, would: bool, by: &str, names: &Names) -> Verdict {
    let lang = names.lang;
    let who = Who::side(side, view.options().teams(), names);
    let verb = match would {
        true => lang.pick(
            ["mèneriez", "mènerait", "mèneraient"],
            ["would lead", "would lead", "would lead"],
        ),
        false => lang.pick(["menez", "mène", "mènent"], ["lead", "leads", "lead"]),
    };
    let by = format!("{} {by}", lang.colon());
    // One's own team is not called by names.
    let own = names.you.is_some_and(|you| view.options().side_of(you) == side);
    if own || who.name().chars().count() <= SHORT {
        return Verdict::plain(format!("{}{by}", capital(&who.does(verb))));
    }
    Verdict { before: String::new(), flag: Some(side), after: format!("{}{by}", who.verb(verb)) }
}

fn unattacked(view: &View, lane: &Lane, names: &Names) -> Verdict {
    let lang = names.lang;
    let Some(due) = lane.due.filter(|_| !view.is_over()) else {
        return Verdict::plain(lang.pick("Sans attaque", "Unattacked"));
    };
    let name = names.of(due.seat);
    match (lang, names.is_you(due.seat)) {
        (Lang::Fr, true) => Verdict::plain("À vous au tour suivant"),
        (Lang::En, true) => Verdict::plain("Yours next turn"),
        (Lang::Fr, _) if name.chars().count() <= SHORT => {
            Verdict::plain(format!("Rentre au tour {}", of_name(name)))
        }
        (Lang::En, _) if name.chars().count() <= SHORT => {
            Verdict::plain(format!("Home on {} turn", genitive(name)))
        }
        _ => Verdict {
            before: lang.pick("Rentre au tour de", "Home on the turn of").to_owned(),
            flag: Some(view.options().side_of(due.seat)),
            after: String::new(),
        },
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Setup};
    use plunder::{Action, Card, Options, Plunder};

    use super::*;
    use crate::text::trial::crew;

    #[test]
    fn a_long_name_gives_way_to_its_pennant() {
        let options = Options::new(2, false, false).expect("a table");
        let sends = |action: &Action| matches!(action, Action::Play(card) if card.is_merchant());
        let deals = (0..).map(|seed| Match::new(Setup::<Plunder> { options, seed }));
        let mut deals = deals.filter(|game| game.legal_actions().iter().any(sends));
        let mut game = deals.next().expect("a deal with a merchant");
        let owner = game.to_act().seat().expect("a game begins with a decision");
        let merchant = game.legal_actions().iter().copied().find(sends).expect("a merchant");
        game.play(merchant).expect("legal");
        let view = game.view(Eye::Table);
        let (lane, other) = (&view.lanes()[0], owner.next(2));
        let ship: Card = "R3".parse().expect("a card");
        let then = view.preview(other, ship, lane.id).expect("a ship may attack");
        let mut names = crew(Lang::Fr, Some(owner.0));
        let told = |names: &Names| verdict(&view, &then, false, names);
        names.list[other.index()] = "Marc".to_owned();
        assert_eq!(told(&names), Verdict::plain("Marc mène\u{a0}: 3"));
        names.list[other.index()] = "Bartholomé le Grand".to_owned();
        let flagged = told(&names);
        assert_eq!(flagged.flag, Some(Side(other.0)));
        assert_eq!(flagged.after, "mène\u{a0}: 3");
        let own = verdict(&view, lane, false, &crew(Lang::En, Some(owner.0)));
        assert_eq!(own, Verdict::plain("Yours next turn"));
    }
}
