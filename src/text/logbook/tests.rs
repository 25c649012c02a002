//! Whatever comes up in thousands of steps is well told, in both languages, and no secret is.

use std::collections::BTreeSet;

use engine::{Clock, Eye, Game, Seat, Turn};
use logbook::battle::shot::Ammo;
use logbook::content::Row;
use logbook::npc::target::Why;
use logbook::{
    Action, Cell, Dir, Event, Good, Goods, Item, Logbook, Nation, Pc, Rule, Secret, Ship, View,
};

use super::because::because;
use super::deeds::deed;
use super::labels::label;
use super::prompt::{prompt, whereabouts};
use super::story::{chapter, doer, narrate};
use super::trial::{at_every_decision, is_well_written, played, tables};
use crate::text::trial::crew;
use crate::text::{Lang, Names};

fn kind(of: &dyn std::fmt::Debug) -> String {
    format!("{of:?}").split(['(', ' ', '{']).next().unwrap_or("").to_owned()
}

/// Labels tell the entries of a list apart; labels, deeds and prompts are whole. Two cubes of a
/// hold, two cannons and two secret missions may be alike.
#[test]
fn every_choice_has_its_words() {
    let mut kinds = BTreeSet::new();
    at_every_decision(2, |game, seat| {
        let view = game.view(Eye::Seat(seat));
        let actions = game.legal_actions();
        for lang in [Lang::Fr, Lang::En] {
            let french = lang == Lang::Fr;
            let names = crew(lang, Some(seat.0));
            let labels: Vec<String> =
                actions.iter().map(|action| label(&view, *action, &names)).collect();
            for (at, action) in actions.iter().enumerate() {
                kinds.insert(kind(action));
                let one = &labels[at];
                assert!(!one.is_empty() && is_well_written(one, french), "{action:?}: {one:?}");
                assert!(!labels[..at].contains(one), "{action:?}: {labels:?}");
                let told = deed(&view, *action, &names);
                assert!(!told.is_empty() && is_well_written(&told, french), "{action:?}: {told:?}");
                assert!(!told.contains('?') && !one.contains('?'), "{told} / {one}");
                assert!(!told.ends_with([':', ' ', '.']), "{told:?}");
            }
            for action in actions.iter().step_by(3) {
                if let Some(why) = because(&view, *action, &names) {
                    let whole = why.ends_with('.') && why.chars().count() < 90;
                    assert!(whole && is_well_written(&why, french), "{action:?}: {why:?}");
                }
            }
        }
    });
    assert!(kinds.len() >= 40, "only {} kinds came up: {kinds:?}", kinds.len());
}

#[test]
fn every_question_says_who_has_to_do_what() {
    let mut kinds = BTreeSet::new();
    at_every_decision(2, |game, seat| {
        let view = game.view(Eye::Seat(seat));
        kinds.insert(kind(&view.asked().expect("a question").question));
        for (lang, you) in [(Lang::Fr, Some(seat.0)), (Lang::En, Some(seat.0)), (Lang::Fr, None)] {
            let names = crew(lang, you);
            let told = prompt(&view, game.legal_actions(), &names);
            let french = lang == Lang::Fr;
            assert!(!told.title.is_empty() && is_well_written(&told.title, french), "{told:?}");
            assert!(is_well_written(&told.detail, french), "{told:?}");
            assert!(is_well_written(&whereabouts(&view, lang), french));
        }
    });
    assert!(kinds.len() >= 15, "only {kinds:?} came up");
}

/// Every event of whole games is told whole, or not at all; who looks is addressed.
#[test]
fn every_event_is_told() {
    let (mut kinds, mut silent) = (BTreeSet::new(), BTreeSet::new());
    for (seed, options) in (0..).zip(tables()) {
        let game = played(options, seed);
        for (eye, lang, you) in [
            (Eye::Seat(Seat(0)), Lang::Fr, Some(0)),
            (Eye::Seat(Seat(1)), Lang::En, Some(1)),
            (Eye::Table, Lang::Fr, None),
        ] {
            let (view, names) = (game.view(eye), crew(lang, you));
            let opening = game.opening().iter();
            for event in opening.chain(game.steps().iter().flat_map(|step| &step.events)) {
                let Some(seen) = Logbook::redact(event, eye) else { continue };
                kinds.insert(kind(event));
                match narrate(&view, &seen, &names) {
                    Some(told) => {
                        let whole = told.ends_with(['.', '»', '”']) && !told.contains('?');
                        assert!(whole, "{event:?}: {told:?}");
                        assert!(is_well_written(&told, lang == Lang::Fr), "{event:?}: {told:?}");
                    }
                    None => _ = silent.insert(kind(event)),
                }
            }
        }
    }
    let quiet = silent.into_iter().filter(|kind| {
        let loud = ["Heading", "Step", "Adrift", "Damage", "Money", "Lost", "Counter", "Market"];
        !loud.contains(&kind.as_str())
    });
    let quiet: Vec<String> = quiet.collect();
    let expected = ["Round", "Stopped", "TurnBegan"];
    assert!(quiet.iter().all(|kind| expected.contains(&kind.as_str())), "{quiet:?}");
    assert!(kinds.len() >= 40, "only {} kinds came up: {kinds:?}", kinds.len());
}

/// What only one seat knows is not told to another: neither by name nor by place.
#[test]
fn secrets_are_not_told() {
    let mut hidden = 0;
    for (seed, options) in (5..).zip(tables()) {
        let game = played(options, seed);
        let (open, names) = (game.view(Eye::All), crew(Lang::En, None));
        for event in game.steps().iter().flat_map(|step| &step.events) {
            let seen = Logbook::redact(event, Eye::Table).expect("nothing happens unnoticed");
            if seen == *event {
                continue;
            }
            hidden += 1;
            let (all, told) = (narrate(&open, event, &names), narrate(&open, &seen, &names));
            assert!(told.is_some(), "{event:?}");
            if !matches!(event, Event::Clue { .. }) {
                assert_ne!(all, told, "{event:?}");
            }
        }
    }
    assert!(hidden > 10, "{hidden}");
}

/// A table of two, the reader at place 1; the events are told as they would be at its end.
fn table(lang: Lang) -> (View, Names) {
    let game = played(Default::default(), 1);
    (game.view(Eye::All), crew(lang, Some(1)))
}

#[test]
fn what_happens_is_told_like_this() {
    let (view, fr) = table(Lang::Fr);
    let en = crew(Lang::En, Some(1));
    let (you, other) = (view.pc(Seat(1)), view.pc(Seat(0)));
    let from = Cell::CENTRE;
    let step = Event::Step {
        ship: Ship::Pc(you),
        from,
        to: from.to(Dir::new(1)),
        spent: 1,
        left: 9,
        allowance: 10,
    };
    let fame = Event::Fame { pc: other, n: 1, rule: Rule(337) };
    let rep =
        Event::Reputation { pc: you, nation: Nation::Pirates, n: -1, to: -2, rule: Rule(242) };
    let sold = Event::Sold {
        pc: you,
        port: 8,
        row: Row::Legal,
        good: Good::Sugar,
        n: 4,
        oil: 1,
        price: 8_000,
        refill: 2,
    };
    let hunt = Event::Target {
        npc: 0,
        target: Some(Ship::Pc(you)),
        cards: [Some(1), None],
        reason: Some(Why::Reputation),
    };
    let shot = Event::Shot {
        by: logbook::By::Ship(Ship::Npc(0)),
        target: Ship::Pc(you),
        cards: [Some(1), None],
        ammo: Ammo::Normal,
        dice: [3, 11].into_iter().collect(),
        values: [4, 12].into_iter().collect(),
        defence: 9,
        water: 3,
        fire: 0,
        wounds: 0,
        chain: 0,
    };
    let bought = Event::Purchase { pc: you, item: Item::Wood, price: 1_000, port: None };
    let secret = Event::Kept { pc: other, mission: Secret { of: Some(Seat(0)), what: None } };
    let known = Event::Dropped { pc: other, mission: 0 };
    let loaded = Event::Loaded { pc: you, goods: Goods::new([0, 0, 0, 2, 1, 0]) };
    let boards = Event::Boarded {
        by: Ship::Npc(0),
        target: Ship::Pc(you),
        cards: [Some(1), None],
        party: 4,
        defenders: 3,
    };
    let melee = Event::Melee {
        by: Ship::Npc(0),
        target: Ship::Pc(you),
        cards: [Some(1), None],
        attack: [3, 11].into_iter().collect(),
        answer: [7].into_iter().collect(),
        hits: [1, 0],
        party: 4,
        defenders: 2,
        taken: false,
    };
    let crew = Event::Crew { ship: Ship::Pc(you), card: None, n: -1, rule: Rule(184) };
    let ship = Event::TookShip { pc: other, card: 1 };
    let expected = [
        (
            boards,
            "Victoria aborde votre navire\u{a0}: 4 contre 3.",
            "Victoria boards your ship: 4 against 3.",
        ),
        (
            melee,
            "Mêlée (dés 3, 11 contre 7)\u{a0}: touches 1 contre 0, reste 4 contre 2\u{202f}; \
             l’assaut est repoussé.",
            "Melee (dice 3, 11 against 7): hits 1 against 0, 4 left against 2; \
             the attack is beaten off.",
        ),
        (crew, "Vous perdez 1 marin (mêlée).", "You lose 1 crew (melee)."),
        (ship, "Zoé prend la barre\u{a0}: Nao, niveau 1.", "Zoé takes the helm: Nao, level 1."),
        (
            step,
            "Vous appareillez au nord-est avec 10 points\u{a0}: reste 9.",
            "You set sail north-east with 10 points: 9 left.",
        ),
        (
            fame,
            "Zoé gagne 1 renommée (quatre marchandises identiques vendues).",
            "Zoé gains 1 fame (four alike sold).",
        ),
        (
            rep,
            "Votre réputation avec les Pirates passe de −1 à −2 (navire détruit).",
            "Your reputation with the Pirates goes from −1 to −2 (ship destroyed).",
        ),
        (
            sold,
            "Vous vendez 4 sucres (dont 1 huile) au marché légal, pour 8\u{202f}000\u{a0}doublons\u{202f}; \
             le marché suivant reçoit 2 biens.",
            "You sell 4 sugar (1 oil among them) legally, for 8,000 doubloons; \
             the next market gains 2.",
        ),
        (
            hunt,
            "Victoria prend pour cible votre navire\u{a0}: la pire réputation.",
            "Victoria targets your ship: the worst reputation.",
        ),
        (
            shot,
            "Victoria tire sur votre navire (dés 3 + 1, 11 + 1, contre 9)\u{a0}: 3 dégâts d’eau.",
            "Victoria fires at your ship (dice 3 + 1, 11 + 1, against 9): 3 water damage.",
        ),
        (
            bought,
            "Vous achetez\u{a0}: 2 bois, pour 1\u{202f}000\u{a0}doublons.",
            "You buy: 2 wood, for 1,000 doubloons.",
        ),
        (secret, "Zoé garde une mission secrète.", "Zoé keeps a secret mission."),
        (
            known,
            "Zoé défausse «\u{202f}La carte volée\u{202f}».",
            "Zoé discards “The Stolen Chart”.",
        ),
        (loaded, "Vous chargez 2 sucres et 1 bois.", "You load 2 sugar and 1 wood."),
    ];
    for (event, french, english) in expected {
        assert_eq!(narrate(&view, &event, &fr).as_deref(), Some(french));
        assert_eq!(narrate(&view, &event, &en).as_deref(), Some(english));
    }
}

#[test]
fn a_round_is_a_day_or_a_night() {
    let at = |round| Clock { round, turn: 0 };
    let told = [0, 9, 10].map(|round| chapter(at(round), Lang::Fr));
    assert_eq!(told, ["Mise en place", "Manche 9 · jour", "Manche 10 · nuit"]);
    assert_eq!(chapter(at(9), Lang::En), "Round 9 · day");
}

/// What sails by itself acts under nobody's pennant, and gains stand under whose they are.
#[test]
fn everybody_has_their_own_pennant() {
    let (view, _) = table(Lang::En);
    let (you, other) = (view.pc(Seat(1)), view.pc(Seat(0)));
    let npc = Event::Appeared { npc: 0, card: 1 };
    assert_eq!(doer(&view, &npc, Seat(1)), None);
    let fame = |pc: Pc| Event::Fame { pc, n: 1, rule: Rule(354) };
    assert_eq!(doer(&view, &fame(other), Seat(1)), Some(Seat(0)));
    assert_eq!(doer(&view, &fame(you), Seat(0)), Some(Seat(1)));
    let step = Event::Stopped(Ship::Npc(3));
    assert_eq!(doer(&view, &step, Seat(0)), None);
}

/// The sum of the movement is told before it begins, and what is left once it has.
#[test]
fn the_prompt_tells_the_sum_of_a_movement() {
    let (mut sums, mut left) = (0, 0);
    at_every_decision(1, |game, seat| {
        let view = game.view(Eye::Seat(seat));
        let list = game.legal_actions();
        if !list.contains(&Action::EndTurn) && !list.contains(&Action::Stop) {
            return;
        }
        let told = prompt(&view, list, &crew(Lang::En, Some(seat.0))).detail;
        sums += usize::from(told.contains("Straight ahead: "));
        left += usize::from(told.contains(" left."));
    });
    assert!(sums > 50 && left > 50, "{sums} sums, {left} rests");
}

#[test]
fn once_it_is_over_nothing_is_asked() {
    let game = played(Default::default(), 4);
    assert!(matches!(game.to_act(), Turn::Over(_)));
    let view = game.view(Eye::All);
    assert!(!prompt(&view, &[], &crew(Lang::En, None)).title.is_empty());
    assert!(whereabouts(&view, Lang::En).is_empty());
}
