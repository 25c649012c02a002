use std::collections::{BTreeMap, BTreeSet};

use engine::{Explained, Eye, Match, Options as _, Rng, Seat, Setup, Turn};
use logbook::{Action, Logbook, WhyNot};

use super::*;
use crate::text::logbook::rules_fr;
use crate::text::logbook::trial::is_well_written;
use crate::text::trial::crew;

/// Everything that could be thought of and not be done, in random games at every kind of table.
fn refused(games: u64, mut with: impl FnMut(&View, Action, WhyNot)) {
    let tables = logbook::Options::samples();
    for seed in 0..games {
        let options = tables[seed as usize * 7 % tables.len()];
        let mut game = Match::<Logbook>::new(Setup { options, seed });
        let mut rng = Rng::new(seed);
        let (mut list, mut ply) = (Vec::new(), 0);
        while let Turn::Act(seat) = game.to_act() {
            if ply % 5 == 0 {
                let view = game.view(Eye::Seat(seat));
                list.clear();
                Logbook::conceivable(&view, &mut list);
                for action in &list {
                    if let Some(why) = Logbook::why_not(&view, *action) {
                        with(&view, *action, why);
                    }
                }
            }
            let count = game.legal_actions().len() as u32;
            game.play_index(rng.below(count) as usize).expect("a choice of the list");
            ply += 1;
            if ply > 1000 {
                break;
            }
        }
    }
}

/// A well written sentence, with a section of the rules page.
fn check(reason: &Reason, lang: Lang, sections: &[&str], about: &str) {
    let Reason { words, section } = reason;
    assert!(sections.contains(section), "{about}: {section}");
    assert!(words.ends_with(['.', '!']), "{about}: {words}");
    let first = words.chars().next().expect("some words");
    assert!(first.is_uppercase() || first.is_ascii_digit() || "«“".contains(first), "{words}");
    assert!(is_well_written(words, lang == Lang::Fr), "{about}: {words}");
    assert!(words.chars().count() <= 130, "{words}");
}

fn sections() -> Vec<&'static str> {
    rules_fr::sections().iter().map(|section| section.id).collect()
}

#[test]
fn each_reason_is_a_sentence_with_its_place_in_the_rules() {
    let sections = sections();
    let mut met: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    refused(14, |view, action, why| {
        let reader = view.eye().seat().map(|seat| seat.index() as u8);
        for lang in [Lang::Fr, Lang::En] {
            let reason = refusal(view, None, Some(why), Some(action), &crew(lang, reader));
            check(&reason, lang, &sections, &format!("{why:?} {action:?}"));
            met.entry(format!("{why:?}")).or_default().insert(reason.words);
        }
    });
    assert!(met.len() >= 40, "only {:?} came up", met.keys());
    // What was reached for makes a difference.
    for varied in ["NoStep", "Land", "NoService", "NotMoored", "Sound", "NoMoney", "Taken"] {
        assert!(met[varied].len() > 4, "{varied}: {:?}", met[varied]);
    }
}

/// Reasons that seldom come up, in a port and out of it, with whatever was reached for.
#[test]
fn rare_reasons_are_sentences_too() {
    const RARE: [WhyNot; 10] = [
        WhyNot::Over,
        WhyNot::Unwanted,
        WhyNot::HighestLevel,
        WhyNot::NoCountry,
        WhyNot::TradeBan,
        WhyNot::NotBought,
        WhyNot::DealtWith,
        WhyNot::NoMission,
        WhyNot::NoAccess,
        WhyNot::LevelTooLow,
    ];
    let (sections, mut met) = (sections(), BTreeSet::new());
    refused(3, |view, action, _| {
        for why in RARE {
            for lang in [Lang::Fr, Lang::En] {
                for action in [None, Some(action)] {
                    let reason = refusal(view, None, Some(why), action, &crew(lang, None));
                    check(&reason, lang, &sections, &format!("{why:?} {action:?}"));
                    met.insert(reason.words);
                }
            }
        }
    });
    assert!(met.len() > 60, "{met:?}");
}

#[test]
fn a_closed_table_says_so_whatever_is_touched() {
    let options = logbook::Options::default();
    let view = Match::<Logbook>::new(Setup { options, seed: 1 }).view(Eye::Table);
    let names = crew(Lang::En, None);
    let closed = |closed, why| refusal(&view, Some(closed), why, None, &names);
    let waits = closed(Closed::NotYourTurn(Seat(1)), Some(WhyNot::Land));
    assert_eq!(waits, closed(Closed::NotYourTurn(Seat(1)), None), "the thing does not matter");
    assert_eq!((waits.section, closed(Closed::Over, None).section), ("turn", "aim"));
    assert_eq!(refusal(&view, None, None, None, &names).section, "turn");
}
