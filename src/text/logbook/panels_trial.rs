//! What panels, fights and news say, in games that are really played.

use engine::{Eye, Seat, Seen};
use logbook::standing::reputation::{HIGHEST, LOWEST};
use logbook::{Logbook, Nation};

use super::trial::{at_every_decision, is_well_written, played, tables};
use super::{fame_panel, fight, missions_panel, news};
use crate::tables::logbook::model::fame::{Origin, fame, origins};
use crate::tables::logbook::model::missions::missions;
use crate::tables::logbook::model::news::{Deed, Group, news as told_news};
use crate::tables::logbook::model::question::{Ask, question};
use crate::text::trial::crew;
use crate::text::{Lang, Names};

fn check(names: &Names, texts: &[String]) {
    for text in texts {
        let french = names.lang == Lang::Fr;
        assert!(!text.is_empty() && is_well_written(text, french), "{text:?}");
    }
}

/// All that is said of a moment.
fn said(seen: &Seen<Logbook>, names: &Names, counts: &mut [usize; 5]) -> Vec<String> {
    let (view, lang) = (&seen.view, names.lang);
    let mut all: Vec<String> = Vec::new();
    let model = missions(seen);
    for held in &model.own {
        all.extend(held.goals.iter().map(|goal| missions_panel::goal(view, goal, names)));
        all.extend(missions_panel::noted(lang, held));
        all.extend(missions_panel::prey(held, names));
    }
    if let Some(ask) = &model.ask {
        let (title, note) = missions_panel::asked(&ask.ask, names);
        all.extend([title, note.to_owned()]);
        for choice in &ask.choices {
            let words = missions_panel::upgrade(lang, choice.what);
            all.extend(words.map(|(name, _)| name.to_owned()));
        }
        counts[0] += 1;
    }
    all.extend(model.treasure.iter().map(|treasure| missions_panel::treasure(lang, treasure)));
    let model = fame(seen);
    all.push(fame_panel::eras(lang, &model.race));
    all.push(fame_panel::era(lang, model.era));
    for nation in &model.nations {
        let Some(own) = &nation.own else { continue };
        all.push(fame_panel::means(lang, nation.nation, own));
        all.extend(fame_panel::above(lang, nation.nation, own));
        all.extend(fame_panel::at_war(lang, &nation.wars));
    }
    all.extend(model.foes.iter().map(|foe| fame_panel::foe(view, foe, names).1));
    counts[1] += model.foes.len();
    match question(seen).ask {
        Some(Ask::Ammo(fire)) => {
            for shot in &fire.shots {
                all.push(fight::effect(lang, shot.ammo).to_owned());
                let odds = shot.odds.expect("its odds are known");
                all.push(fight::defence(lang, &odds));
                all.push(fight::dice_against(lang, odds.dice, odds.defence));
                all.push(fight::average(lang, &odds));
                all.extend(fight::destroys(lang, &odds));
                counts[2] += 1;
            }
        }
        Some(Ask::Nation { n, rule, nations }) => {
            all.push(fight::naming(lang, n, rule));
            all.extend(nations.iter().map(|choice| fight::nation_change(lang, *choice).0));
        }
        Some(Ask::Join { nation, enemies, rest }) => {
            let (title, lines) = fight::joining(lang, nation, &enemies, rest);
            all.push(title);
            all.extend(lines);
        }
        Some(Ask::Answer { from, offer }) => {
            all.push(fight::offered(names.of(from), lang));
            all.extend([&offer.give, &offer.ask].map(|side| fight::bundle(lang, side)));
        }
        Some(Ask::Reroll(_)) | None => {}
    }
    let model = told_news(seen);
    for card in &model.cards {
        all.extend(card.card.map(|card| news::line(lang, card)));
        for deed in &card.deeds {
            all.push(news::deed(view, card, deed, names));
            if let Deed::Fires(blow) = deed {
                all.push(fight::verdict(lang, blow));
            }
        }
        if let Some((question, answer)) = news::why(view, card, names) {
            all.extend([question, answer]);
            counts[3] += 1;
        }
    }
    for blow in model.fight.iter().flat_map(|fight| &fight.blows) {
        all.extend([fight::fires(view, blow, names), fight::verdict(lang, blow)]);
        counts[4] += 1;
    }
    for group in Group::ALL {
        all.extend(model.since.of(group).iter().filter_map(|it| news::told(view, it, names)));
    }
    all
}

#[test]
fn panels_fights_and_news_are_well_written_in_both_languages() {
    let mut counts = [0; 5];
    let mut at = 0;
    at_every_decision(1, |game, seat| {
        at += 1;
        if at % 2 == 0 {
            let seen = game.seen(Eye::Seat(seat));
            for lang in [Lang::Fr, Lang::En] {
                let names = crew(lang, Some(seat.0));
                check(&names, &said(&seen, &names, &mut counts));
            }
        }
    });
    assert!(counts[1..].iter().all(|count| *count > 0), "{counts:?}");
}

#[test]
fn every_point_of_fame_has_a_name() {
    let mut named = 0;
    for (seed, options) in (0..).zip(tables()) {
        let game = played(options, seed);
        let past: Vec<_> = game.past(Eye::All).collect();
        let view = game.view(Eye::All);
        let all = (0..view.seats()).flat_map(|at| origins(&view, &past, Seat(at)));
        for origin in all {
            let words = fame_panel::origin(Lang::En, origin);
            assert_ne!(words, fame_panel::origin(Lang::En, Origin { rule: 0, n: 1 }));
            named += 1;
        }
    }
    assert!(named > 0);
}

#[test]
fn every_column_of_a_reputation_means_something() {
    use crate::tables::logbook::model::fame::Own;
    use logbook::standing::reputation::{Effect, access};
    for lang in [Lang::Fr, Lang::En] {
        let names = crew(lang, None);
        for nation in Nation::ALL {
            for value in LOWEST..=HIGHEST {
                let holds = |effect: &Effect| effect.holds(nation, value);
                let effects = Effect::ALL.into_iter().filter(holds).collect();
                let own = Own { value, access: access(value), effects, above: None, joined: false };
                check(&names, &[fame_panel::means(lang, nation, &own)]);
            }
        }
    }
}
