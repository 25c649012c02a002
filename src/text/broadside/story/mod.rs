//! What happened, in sentences.

mod cargo;
mod fight;
mod sailing;
mod setup;

use broadside::{Event, Rule, View};
use engine::{Clock, Seat};

use super::teller::Teller;
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// An event in a sentence, from the reader's point of view. Faces are told to those who know
/// them: the event comes without the rest.
pub fn narrate(view: &View, event: &Event, names: &Names) -> Option<String> {
    let told = Teller::new(view, names);
    use Event as E;
    let sentence = match event {
        E::FleetChosen(seat) => setup::fleet_chosen(told, *seat),
        E::Rolled(seat, die) => setup::rolled(told, *seat, *die),
        E::First(seat) => setup::first(told, *seat),
        E::IslandPlaced { by, island, .. } => setup::island_placed(told, (*by)?, *island),
        E::HomeChosen { of, island, by } => setup::home_chosen(told, *of, *island, *by),
        E::Dealt => setup::dealt(told),
        E::CastOff { ship, astern: true } => sailing::cast_off(told, *ship),
        E::Sailed { ship, heading, length, from, stop, .. } => {
            sailing::sailed(told, *ship, heading.turn_from(from.heading), *length, *stop)
        }
        E::Pivoted { ship, .. } => sailing::pivoted(told, *ship),
        E::Docked { ship, island } => sailing::docked(told, *ship, *island),
        E::Pinned { ship, by } => sailing::pinned(told, *ship, *by),
        E::TowTaken { tug, ship, .. } => sailing::tow_taken(told, *tug, *ship),
        E::TowEnded { tug, ship } => sailing::tow_ended(told, *tug, *ship),
        E::Captured { ship, by } => sailing::captured(told, *ship, *by),
        E::Passed { ship } => sailing::passed(told, *ship),
        E::Drilled { ship, die } => sailing::drilled(told, *ship, *die),
        E::Rammed { ship, target, die, lost } => fight::rammed(told, *ship, *target, *die, *lost),
        E::BoardingDeclared { seat, rammer, target } => {
            fight::boarding_declared(told, *seat, *rammer, *target)
        }
        E::Boarded { rammer, target, dice, totals, winner } => {
            fight::boarded(told, [*rammer, *target], *dice, *totals, *winner)
        }
        E::MastLost { ship, mast } => fight::mast_lost(told, *ship, *mast),
        E::MastRestored { ship, mast } => fight::mast_restored(told, *ship, *mast),
        E::Shot { ship, mast, musket, target, needed, die, hit } => {
            fight::shot(told, *ship, (*mast, *musket), *target, (*die, *needed), *hit)
        }
        E::Withstood { ship } => fight::withstood(told, *ship),
        E::PowderUsed { ship } => fight::powder_used(told, *ship),
        E::LongShotDeclared { ship } => fight::long_shot(told, *ship),
        E::Sunk { ship, by, spoils, saved } => fight::sunk(told, *ship, *by, *spoils, *saved),
        E::CrewRevealed { owner, id, .. } => cargo::revealed(told, *owner, *id),
        E::CrewLost { id, .. } => cargo::lost(told, *id),
        E::CrewSpared { .. } => cargo::spared(told),
        E::Moved { token, from, to, face, .. } => cargo::moved(told, *token, *from, *to, *face),
        E::Explored { ship, place } => cargo::explored(told, *ship, *place),
        E::LeftRest { ship, island } => cargo::left_rest(told, *ship, *island),
        E::Looked { seat, token, face } => cargo::looked(told, *seat, *token, *face),
        E::Unloaded { ship, seat, treasures, gold, .. } => {
            cargo::unloaded(told, *ship, *seat, treasures.len() as u16, *gold)
        }
        E::Opened { die, gold } => cargo::opened(told, *die, *gold),
        E::Appraised { seat } => cargo::appraised(told, *seat),
        E::Over { rule, winners } => over(told, *rule, winners),
        // The heading says whose turn it is; where ships and crew begin, and how a tow trails
        // behind, is seen on the chart.
        E::TurnBegan { .. }
        | E::CastOff { astern: false, .. }
        | E::ShipSet { .. }
        | E::CrewPlaced { .. }
        | E::Followed { .. } => return None,
    };
    Some(capital(&sentence) + ".")
}

/// Under whose pennant it stands: gold and fleets belong to whose they are.
pub fn doer(event: &Event, acted: Seat) -> Option<Seat> {
    use Event as E;
    match event {
        E::FleetChosen(seat)
        | E::Rolled(seat, _)
        | E::BoardingDeclared { seat, .. }
        | E::Looked { seat, .. }
        | E::Unloaded { seat, .. }
        | E::Appraised { seat }
        | E::CrewRevealed { owner: seat, .. }
        | E::Captured { by: seat, .. }
        | E::Sunk { by: seat, .. }
        | E::TurnBegan { seat, .. } => Some(*seat),
        E::IslandPlaced { by, .. } | E::HomeChosen { by, .. } => *by,
        E::First(_) | E::Dealt | E::Over { .. } => None,
        _ => Some(acted),
    }
}

/// The heading of a group of lines: the round.
pub fn chapter(clock: Clock, lang: Lang) -> String {
    match (clock.round, lang) {
        (0, _) => lang.pick("Mise en place", "Set-up").to_owned(),
        (round, Lang::Fr) => format!("Manche {round}"),
        (round, Lang::En) => format!("Round {round}"),
    }
}

/// By which rule it ended, and who won.
fn over(told: Teller, rule: Rule, winners: &[Seat]) -> String {
    let why = by_rule(told.lang(), rule);
    let you = winners.iter().any(|seat| told.names.is_you(*seat));
    let who = told.names.list_of(winners);
    match (told.lang(), winners.len(), you) {
        (Lang::Fr, 0, _) => format!("{why}\u{a0}: personne ne gagne"),
        (Lang::En, 0, _) => format!("{why}: nobody wins"),
        (Lang::Fr, _, true) => format!("{why}\u{a0}: {who} gagnez"),
        (Lang::Fr, 1, _) => format!("{why}\u{a0}: {who} gagne"),
        (Lang::Fr, ..) => format!("{why}\u{a0}: {who} gagnent"),
        (Lang::En, 1, false) => format!("{why}: {who} wins"),
        (Lang::En, ..) => format!("{why}: {who} win"),
    }
}

/// How a game ends: "Plus de la moitié de l’or".
pub(super) fn by_rule(lang: Lang, rule: Rule) -> &'static str {
    let (fr, en) = match rule {
        Rule::MoreThanHalf => {
            ("Plus de la moitié de l’or est au port", "More than half the gold is home")
        }
        Rule::AllHome => ("Tout l’or est rentré", "All the gold is home"),
        Rule::LastAfloat => ("Une seule flotte reste à flot", "One fleet alone is left afloat"),
        Rule::RoundLimit => ("La dernière manche est finie", "The last round is over"),
        Rule::Becalmed => ("Plus personne ne bouge", "Nobody moves any more"),
    };
    lang.pick(fr, en)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use broadside::Broadside;
    use broadside::cards::{CrewId, Face};
    use engine::{Eye, Game};

    use super::super::crew::a_crew;
    use super::super::treasure::a_treasure;
    use super::super::trial::at_every_decision;
    use super::*;
    use crate::text::trial::crew;

    fn kind(event: &Event) -> String {
        let told = format!("{event:?}");
        told.split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
    }

    /// Random games: every event is a sentence in both languages, but for the few that are seen
    /// on the chart alone.
    #[test]
    fn every_event_is_a_sentence() {
        // Islands are told of when somebody placed them.
        const QUIET: [&str; 6] =
            ["TurnBegan", "CastOff", "ShipSet", "CrewPlaced", "Followed", "IslandPlaced"];
        let mut met = BTreeSet::new();
        at_every_decision(6, |game, seat| {
            let view = game.view(Eye::Seat(seat));
            let step = game.steps().last().map_or(game.opening(), |step| &step.events);
            for event in step.iter().filter_map(|event| Broadside::redact(event, Eye::Seat(seat))) {
                met.insert(kind(&event));
                for lang in [Lang::Fr, Lang::En] {
                    let Some(told) = narrate(&view, &event, &crew(lang, Some(seat.0))) else {
                        assert!(QUIET.contains(&kind(&event).as_str()), "{event:?}");
                        continue;
                    };
                    assert!(told.ends_with('.') && !told.contains(".."), "{told}");
                    assert!(!told.contains("  ") && !told.contains('?'), "{told}");
                    assert!(!told.starts_with(char::is_lowercase), "{told}");
                }
            }
        });
        assert!(met.len() >= 30, "only {met:?} came up");
    }

    /// What a seat does not know is not told to it: where an event comes without its face, no
    /// face is named.
    #[test]
    fn no_line_tells_a_secret_of_another_seat() {
        let mut hidden = 0;
        at_every_decision(6, |game, seat| {
            let step = game.steps().last().map_or(game.opening(), |step| &step.events);
            let other = seat.next(game.seats());
            let view = game.view(Eye::Seat(other));
            for event in step {
                let (Some(Event::Moved { face: None, .. } | Event::Looked { face: None, .. }), ..) =
                    (Broadside::redact(event, Eye::Seat(other)),)
                else {
                    continue;
                };
                let seen = Broadside::redact(event, Eye::Seat(other)).expect("an event");
                for lang in [Lang::Fr, Lang::En] {
                    let told = narrate(&view, &seen, &crew(lang, Some(other.0))).expect("a line");
                    let crews = CrewId::all().map(|id| a_crew(lang, id));
                    let coins = Face::all().map(|face| a_treasure(lang, face));
                    let named = crews.chain(coins).find(|name| told.contains(name.as_str()));
                    assert_eq!(named, None, "{told}");
                }
                hidden += 1;
            }
        });
        assert!(hidden > 10, "{hidden}");
    }

    #[test]
    fn shots_and_sinkings_are_told_in_full() {
        let mut told = Vec::new();
        at_every_decision(8, |game, _| {
            let view = game.view(Eye::All);
            let events = game.steps().last().map_or(game.opening(), |step| &step.events);
            for event in events {
                if let Event::Shot { die: 5, hit: true, needed: 4, musket: false, .. } = event {
                    told.push(
                        [Lang::Fr, Lang::En].map(|lang| {
                            narrate(&view, event, &crew(lang, None)).unwrap_or_default()
                        }),
                    );
                }
            }
        });
        let [fr, en] = told.first().expect("a shot of 5 that needed 4");
        assert!(fr.starts_with("Le canon ") && fr.ends_with("(5, il fallait 4)."), "{fr}");
        assert!(en.contains("’s gun ") && en.ends_with("(5, needed 4)."), "{en}");
    }
}
