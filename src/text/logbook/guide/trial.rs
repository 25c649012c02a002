use std::collections::BTreeMap;

use engine::{Eye, Hints as _, Match, Rng, Seat, Setup, Turn, order_by_key};
use logbook::content::{Row, Service};
use logbook::{Event, Good, Nation};

use super::*;
use crate::text::logbook::trial::is_well_written;

/// Everything a note may point at on the table, or the beginning of it.
const SPOTS: [&str; 15] = [
    "race", "yard", "wind", "mission", "question", "chart", "here", "hold", "load", "tavern",
    "market", "ship-", "port-", "npc-", "slot-",
];

fn game() -> Match<Logbook> {
    let options = Options::from_choices(&guide().choices).expect("a table");
    Match::new(Setup { options, seed: guide().seed })
}

/// A game among players who pursue plans, the most promising or the next.
fn played(luck: u64) -> Match<Logbook> {
    let (mut game, mut rng, mut scratch) = (game(), Rng::new(luck), Vec::new());
    let mut plans = [None; 2];
    while let Turn::Act(seat) = game.to_act() {
        let state = game.state();
        let plan = &mut plans[seat.index()];
        let next = plan.and_then(|plan| state.pursue(plan, &mut rng));
        let wanted = next.unwrap_or_else(|| {
            let mut open = Vec::new();
            state.plans(&mut open);
            order_by_key(&mut open, |(_, promise)| (1000.0 - promise * 1000.0) as u32);
            let chosen = open.get(rng.below(3) as usize).or(open.first());
            *plan = chosen.map(|(plan, _)| *plan);
            let first = plan.and_then(|plan| state.pursue(plan, &mut rng));
            first.unwrap_or_else(|| state.rollout(&mut scratch, &mut rng))
        });
        let at = game.legal_actions().iter().position(|action| *action == wanted);
        game.play_index(at.unwrap_or(0)).expect("a choice of the list");
    }
    game
}

/// The learner begins, for three fame, where there is all a first voyage needs.
#[test]
fn the_deal_is_an_easy_one() {
    let game = game();
    let view = game.view(Eye::Seat(Seat(0)));
    assert_eq!((view.own(), view.options().goal()), (Some(Pc(0)), 3), "nobody sails before");
    let ports = view.chart().harbours();
    let has = |service| ports.iter().any(|port| port.port.services.has(service));
    let services = [Service::Tavern, Service::Shipyard, Service::Buy, Service::Sell];
    assert!(services.into_iter().all(has), "{ports:?}");
    assert!(view.adrift().len() >= 2, "barrels float on the first two tiles");
    let ring = view.markets().market.ring;
    let buyer = ring.buyer(Nation::France, Row::Legal, Good::Sugar);
    assert!(buyer.is_some(), "what one port sells the other buys: {ring:?}");
}

/// Whole games: the notes come one after another, short, each about one thing, and go again.
#[test]
fn notes_follow_what_comes_up() {
    let mut topics: BTreeMap<String, u32> = BTreeMap::new();
    for luck in 0..8 {
        let (whole, mut game) = (played(luck), game());
        // What was said, in the order it came up, without repeating itself at once.
        let mut said: Vec<String> = Vec::new();
        let (mut asked, mut told) = (0, 0);
        for step in whole.steps() {
            if step.seat == Seat(0) {
                let seen = game.seen(Eye::Seat(Seat(0)));
                let past = || game.past(Eye::Seat(Seat(0))).collect::<Vec<_>>();
                let notes = [Lang::Fr, Lang::En].map(|lang| note(&seen, &past, lang));
                if let [Some(fr), Some(en)] = &notes {
                    for words in [&fr.words, &en.words] {
                        assert!(words.chars().count() <= 100, "{words}");
                    }
                    assert_eq!(fr.spot, en.spot);
                    let spot = fr.spot.as_deref().expect("a note is about something");
                    assert!(SPOTS.iter().any(|known| spot.starts_with(known)), "{spot}");
                    assert!(is_well_written(&fr.words, true), "{fr:?}");
                    assert!(is_well_written(&en.words, false), "{en:?}");
                    told += 1;
                    if said.last() != Some(&en.words) {
                        said.push(en.words.clone());
                    }
                }
                assert!(notes.iter().all(Option::is_some) || notes.iter().all(Option::is_none));
                asked += 1;
            }
            game.play_index(step.index.into()).expect("the same game");
        }
        assert!(told * 2 < asked, "{told} notes for {asked} decisions");
        for words in said {
            *topics.entry(words).or_default() += 1;
        }
    }
    assert!(topics.len() >= 18, "{topics:#?}");
    let often = topics.iter().find(|(_, times)| **times > 32);
    assert_eq!(often, None, "a note comes up a few times in a game at most");
}

/// Few are hurt in the first rounds.
#[test]
fn the_opening_is_a_quiet_one() {
    let hurt = |event: &Event| matches!(event, Event::Damage { ship: Ship::Pc(Pc(0)), .. });
    let hit = |luck: &u64| {
        let whole = played(*luck);
        let mut early = whole.past(Eye::Seat(Seat(0))).filter(|news| news.clock.round <= 3);
        early.any(|news| news.events.iter().any(hurt))
    };
    assert!((0..8).filter(hit).count() <= 2);
}
