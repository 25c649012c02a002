//! What can be chosen, as short as can be.

use broadside::{Action, Decision, View};

use super::crew::crew_in_full;
use super::deeds::{deed, part};
use super::fleets::fleet_name;
use super::measures::{gun, measure, turn, wind};
use super::places::wild;
use super::ships::ship_name;
use super::teller::Teller;
use super::treasure::{coins, unique_name};
use crate::text::Names;
use crate::text::grammar::capital;

/// A choice as short as can be. What the dock alone offers has one wording.
pub fn label(view: &View, action: Action, names: &Names) -> String {
    let told = Teller::new(view, names);
    let lang = names.lang;
    use Action as A;
    match action {
        A::Preset(fleet) => fleet_name(lang, fleet).to_owned(),
        A::AddShip(ship) => format!("{} · {}", ship_name(ship), ship.card().cost),
        A::AddCrew(crew) => format!("{} · {}", crew_in_full(lang, crew), crew.card().cost),
        A::AddUnique(unique) => unique_name(lang, unique).to_owned(),
        A::Coins(place) => view
            .asked()
            .and_then(|asked| view.coin_sets(asked.seat).get(usize::from(place)).cloned())
            .map_or_else(String::new, |set| coins(lang, &set)),
        A::Home(island) => capital(&wild(lang, island)),
        A::Berth(berth) => {
            // The ship lies on the side her stern points to.
            let side = broadside::Heading::new(berth * 3).opposite();
            format!("{} ({})", deed(view, action, names), wind(lang, side))
        }
        A::Aboard(ship) | A::Ship(ship) => told.ship(ship).to_owned(),
        A::Segment(length) => measure(lang, length).to_owned(),
        A::Turn(by) => capital(&turn(lang, by)),
        A::Quarters(quarters) => capital(&part(lang, quarters)),
        A::Mast(mast) => match told.subject().and_then(|ship| told.hull(target(told, ship))) {
            Some(ship) => {
                let cannon = ship.card().guns().get(usize::from(mast)).copied();
                let cannon = cannon.map(|cannon| gun(lang, cannon)).unwrap_or_default();
                format!("{} ({cannon})", capital(&told.mast(mast)))
            }
            None => capital(&told.mast(mast)),
        },
        A::Pick(token) => match told.decision() {
            Some(Decision::Look { .. }) => told.token_there(token),
            _ => told.token_name(token),
        },
        A::Fire { mast, target } => at(told, told.gun(mast, false), target),
        A::Musket { mast, target } => at(told, told.gun(mast, true), target),
        _ => deed(view, action, names),
    }
}

/// The ship whose masts a decision is about.
fn target(told: Teller, subject: u8) -> u8 {
    match told.decision() {
        Some(Decision::Spoils { loser, .. }) => loser,
        _ => subject,
    }
}

/// "Canon 2 : Old Mischief".
fn at(told: Teller, gun: String, target: u8) -> String {
    format!("{}{} {}", capital(&gun), told.lang().colon(), told.ship(target))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::Eye;

    use super::super::trial::at_every_decision;
    use super::*;
    use crate::text::Lang;
    use crate::text::trial::crew;

    /// Labels tell the entries of a list apart, and every deed says something. Two tokens may be
    /// alike: the same coin, the same crew.
    #[test]
    fn no_two_choices_share_a_label() {
        let mut kinds = BTreeSet::new();
        at_every_decision(5, |game, seat| {
            let view = game.view(Eye::Seat(seat));
            for lang in [Lang::Fr, Lang::En] {
                let names = crew(lang, Some(seat.0));
                let actions = game.legal_actions();
                let labels: Vec<String> =
                    actions.iter().map(|action| label(&view, *action, &names)).collect();
                for (at, action) in actions.iter().enumerate() {
                    let told = format!("{action:?}");
                    kinds.insert(told.split(['(', ' ', '{']).next().unwrap_or("").to_owned());
                    let twin = matches!(
                        action,
                        Action::Pick(_)
                            | Action::Take(_)
                            | Action::Give(_)
                            | Action::PutAshore(_)
                            | Action::TakeAboard(_)
                            | Action::PassCrew { .. }
                            | Action::Press(_)
                            | Action::Reveal(_)
                    );
                    let one = &labels[at];
                    assert!(!one.is_empty() && (twin || !labels[..at].contains(one)), "{labels:?}");
                    let told = deed(&view, *action, &names);
                    assert!(!told.is_empty() && !told.contains("  "), "{told}");
                    assert!(!told.contains('?') && !one.contains('?'), "{told} / {one}");
                }
            }
        });
        assert!(kinds.len() >= 40, "only {kinds:?} came up");
    }
}
