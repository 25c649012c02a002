//! How a battle stands, in a line.

use engine::Seat;
use plunder::{Card, Kind, Lane, Lead, View};

use super::cards::{card, colour, gold, merchant_of, skulls};
use super::terms;
use super::who::{Who, of_turn};
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// Who leads, as short as can be: "Anne mène : 4 contre 2", "Égalité 4:4".
pub fn lead(lane: &Lane, teams: bool, names: &Names) -> String {
    told(
        lane,
        teams,
        names,
        names.lang.pick(["menez", "mène", "mènent"], ["lead", "leads", "lead"]),
    )
}

/// The same of a lane that is only imagined: "vous mèneriez : 5 contre 4".
pub fn would_lead(lane: &Lane, teams: bool, names: &Names) -> String {
    let verb = names
        .lang
        .pick(["mèneriez", "mènerait", "mèneraient"], ["would lead", "would lead", "would lead"]);
    told(lane, teams, names, verb)
}

fn told(lane: &Lane, teams: bool, names: &Names, verb: [&str; 3]) -> String {
    let lang = names.lang;
    let who = |side| capital(&Who::side(side, teams, names).does(verb));
    match lane.lead {
        Lead::Unattacked(_) => lang.pick("Sans attaque", "Unattacked").to_owned(),
        Lead::Trump(side, _) | Lead::Skulls { side, .. } => {
            format!("{}{} {}", who(side), lang.colon(), by(lang, lane.lead))
        }
        Lead::Stalemate { .. } => {
            format!("{} {}", lang.pick("Égalité", "Stalemate"), level(lane))
        }
    }
}

/// "capitaine", "amiral".
pub(super) fn rank(lang: Lang, trump: Card) -> String {
    let terms = terms(lang);
    let name = if trump.kind() == Kind::Admiral { terms.admiral } else { terms.captain };
    // Neither language has an accented capital here.
    name.to_ascii_lowercase()
}

/// By what a side leads: "4 contre 2", "capitaine"; nothing for what leads by itself.
pub(super) fn by(lang: Lang, lead: Lead) -> String {
    match lead {
        Lead::Unattacked(_) | Lead::Stalemate { .. } => String::new(),
        Lead::Trump(_, trump) => rank(lang, trump),
        Lead::Skulls { skulls, next: 0, .. } => skulls.to_string(),
        Lead::Skulls { skulls, next, .. } => {
            format!("{skulls} {} {next}", lang.pick("contre", "to"))
        }
    }
}

/// The strengths that are level at the top: "4:4".
pub(super) fn level(lane: &Lane) -> String {
    let top = lane.forces.iter().map(|force| force.skulls).max().unwrap_or(0);
    let level = lane.forces.iter().filter(|force| force.skulls == top);
    let figures: Vec<String> = level.map(|force| force.skulls.to_string()).collect();
    figures.join(":")
}

/// What will happen if nothing changes: "capture au début du tour d’Anne".
pub fn due(view: &View, lane: &Lane, names: &Names) -> String {
    let (lang, teams) = (names.lang, view.options().teams());
    let Some(due) = lane.due.filter(|_| !view.is_over()) else {
        return lang.pick("personne ne capture", "nobody captures").to_owned();
    };
    let leader = lane.lead.side().unwrap_or(lane.home);
    let yours = names.you.is_some_and(|seat| view.options().side_of(seat) == leader);
    let turn = of_turn(due.seat, names);
    match (lang, yours, lane.lead) {
        (Lang::Fr, true, _) if names.is_you(due.seat) => "à vous au prochain tour".to_owned(),
        (Lang::En, true, _) if names.is_you(due.seat) => "yours next turn".to_owned(),
        (Lang::Fr, true, _) => format!("à votre équipe au début {turn}"),
        (Lang::En, true, _) => format!("your team’s at the start {turn}"),
        (Lang::Fr, false, Lead::Unattacked(_)) => format!("rentre au port au début {turn}"),
        (Lang::En, false, Lead::Unattacked(_)) => format!("safe home at the start {turn}"),
        (Lang::Fr, false, _) => {
            format!("{} au début {turn}", if teams { "capturé" } else { "capture" })
        }
        (Lang::En, false, _) => {
            format!("{} at the start {turn}", if teams { "captured" } else { "captures" })
        }
    }
}

/// The same of a lane that is only imagined.
pub fn would_be_due(view: &View, lane: &Lane, names: &Names) -> String {
    let due = due(view, lane, names);
    match lane.due {
        Some(_) => format!("{due} {}", names.lang.pick("si rien ne change", "if nothing changes")),
        None => due,
    }
}

/// A merchant with everything around it, for a reader.
pub fn lane_spoken(view: &View, lane: &Lane, twin: Option<u8>, names: &Names) -> String {
    let (lang, teams) = (names.lang, view.options().teams());
    let mut parts = vec![
        capital(&merchant_of(names, lane.owner, lane.gold(), twin)),
        gold(lang, lane.gold().into()),
    ];
    for force in &lane.forces {
        let who = Who::side(force.side, teams, names);
        let ships = force
            .colour
            .map(|flag| format!("{} {}", colour(lang, flag), skulls(lang, force.skulls)));
        let trumps = force.trumps.iter().map(|trump| card(lang, *trump));
        let all: Vec<String> = ships.into_iter().chain(trumps).collect();
        parts.push(format!("{} {}", who.name(), all.join(" + ")));
    }
    parts.push(lead(lane, teams, names));
    parts.push(due(view, lane, names));
    parts.join(", ")
}

/// What a card would bring at a merchant, for a reader.
pub fn target_spoken(view: &View, then: Option<&Lane>, names: &Names) -> String {
    let terms = terms(names.lang);
    match then {
        Some(then) => {
            let lead = would_lead(then, view.options().teams(), names);
            format!(" — {}, {lead}", terms.target)
        }
        None => format!(" — {}", terms.barred),
    }
}

/// What would be lost before the seat's next turn unless it acts: merchants and ships of its
/// side where another leads, and how many skulls it is short.
pub(super) fn threats(view: &View, seat: Seat, names: &Names) -> Vec<String> {
    let (lang, side) = (names.lang, view.options().side_of(seat));
    let lanes = view.lanes();
    let threatened = lanes.iter().filter(|lane| {
        let others = lane.lead.side().is_some_and(|leader| leader != side);
        others && (lane.home == side || lane.force(side).is_some())
    });
    let one = |lane: &Lane| {
        let name = merchant_of(names, lane.owner, lane.gold(), lane.place(&lanes));
        let short = match (lang, lane.short(side)) {
            (Lang::Fr, Some(short)) => format!("il manque {}", skulls(lang, short)),
            (Lang::En, Some(short)) => format!("{} short", skulls(lang, short)),
            (Lang::Fr, None) => "à un atout".to_owned(),
            (Lang::En, None) => "to a trump".to_owned(),
        };
        // One of several like merchants bears its number in brackets.
        if name.ends_with(')') { format!("{name}, {short}") } else { format!("{name} ({short})") }
    };
    threatened.map(one).collect()
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Setup};
    use plunder::{Action, Options, Plunder};

    use super::*;
    use crate::text::trial::crew;

    /// A merchant of seat 0 unattacked, then led by seat 1.
    #[test]
    fn a_lane_is_told_in_one_line() {
        let options = Options::new(2, false, false).expect("a table");
        let (fr, en) = (crew(Lang::Fr, Some(0)), crew(Lang::En, Some(0)));
        for seed in 0..40 {
            let mut game = Match::new(Setup::<Plunder> { options, seed });
            let merchant = game
                .legal_actions()
                .iter()
                .copied()
                .find(|action| matches!(action, Action::Play(card) if card.is_merchant()));
            let (Some(merchant), Some(Seat(0))) = (merchant, game.to_act().seat()) else {
                continue;
            };
            game.play(merchant).expect("legal");
            let view = game.view(Eye::Seat(Seat(0)));
            let lane = &view.lanes()[0];
            assert_eq!(lead(lane, false, &fr), "Sans attaque");
            assert_eq!(due(&view, lane, &fr), "à vous au prochain tour");
            let ship: Card = "R3".parse().expect("a card");
            let then = view.preview(Seat(1), ship, lane.id).expect("a ship may attack");
            assert_eq!(lead(&then, false, &fr), "Anne mène\u{a0}: 3");
            assert_eq!(would_lead(&then, false, &en), "Anne would lead: 3");
            assert_eq!(due(&view, &then, &fr), "capture au début du tour d’Anne");
            assert_eq!(due(&view, &then, &en), "captures at the start of Anne’s turn");
            return;
        }
        panic!("no deal began with a merchant");
    }
}
