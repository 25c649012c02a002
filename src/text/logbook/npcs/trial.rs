use std::collections::BTreeSet;

use engine::{Eye, Hints as _, Match, Options as _, Rng, Seat, Setup, Turn};
use logbook::Logbook;

use super::*;
use crate::text::logbook::trial::is_well_written;
use crate::text::trial::crew;

/// Well written lines of a card.
fn check(card: &NpcText, lang: Lang) {
    let lines = [&card.name, &card.line, &card.role, &card.now, &card.reward];
    let lists = [&card.pennants, &card.traits, &card.state];
    for words in lines.into_iter().chain(lists.into_iter().flatten()) {
        let whole = !words.contains("()") && !words.contains('?');
        assert!(whole && is_well_written(words, lang == Lang::Fr), "{words}");
    }
}

#[test]
fn each_card_that_comes_up_is_told_in_both_languages() {
    let (mut met, mut down) = (BTreeSet::new(), 0);
    let tables = logbook::Options::samples();
    for seed in 0..24 {
        let options = tables[seed as usize * 5 % tables.len()];
        let mut game = Match::<Logbook>::new(Setup { options, seed });
        let mut rng = Rng::new(seed);
        let mut ply = 0;
        while let Turn::Act(seat) = game.to_act() {
            if ply % 40 == 0 {
                let view = game.view(Eye::Seat(seat));
                for (at, npc) in (0..).zip(view.npcs()) {
                    let cards = [Lang::Fr, Lang::En]
                        .map(|lang| npc_card(&view, at, &crew(lang, Some(seat.index() as u8))));
                    let [fr, en] = &cards;
                    check(fr, Lang::Fr);
                    check(en, Lang::En);
                    assert_eq!(fr.pennants.len(), en.pennants.len());
                    assert_eq!(fr.traits.len(), en.traits.len());
                    if npc.up {
                        assert!(!fr.pennants.is_empty() && fr.traits.len() >= 3, "{fr:?}");
                        assert!(fr.now.ends_with('.') && !fr.reward.is_empty(), "{fr:?}");
                        met.insert(npc.card);
                    } else {
                        assert_eq!((fr.name.as_str(), fr.pennants.len()), ("Carte face cachée", 0));
                        assert!(!fr.line.is_empty(), "the side for a seat is seen");
                        down += 1;
                    }
                }
            }
            let mut scratch = Vec::new();
            let wanted = game.state().rollout(&mut scratch, &mut rng);
            let at = game.legal_actions().iter().position(|action| *action == wanted);
            let count = game.legal_actions().len() as u32;
            let any = rng.below(count) as usize;
            let at = if rng.below(3) == 0 { any } else { at.unwrap_or(any) };
            game.play_index(at).expect("a choice of the list");
            ply += 1;
            if ply > 1500 {
                break;
            }
        }
    }
    assert!(met.len() >= 20 && down > 0, "only {met:?} came up");
}

#[test]
fn a_card_tells_what_is_printed() {
    let options = logbook::Options::default();
    let view = Match::<Logbook>::new(Setup { options, seed: 3 }).view(Eye::Seat(Seat(0)));
    let npc = |card| logbook::npc::Npc {
        up: true,
        ..logbook::npc::Npc::face_down(card, logbook::Pc(0), 0)
    };
    let told = |card: u8, lang| {
        let (names, ship) = (crew(lang, Some(0)), npc(card));
        Told { view: &view, names: &names, lang, place: 0, npc: &ship }.card()
    };
    let victoria = told(1, Lang::En);
    assert_eq!(victoria.name, "Victoria");
    assert_eq!(victoria.line, "Juan Sebastián Elcano · Nao, level 1");
    assert_eq!(victoria.role, "Spain · merchant");
    assert_eq!(victoria.pennants, ["Sails 6 points to her next stop"]);
    assert!(
        victoria.traits.contains(
            &"Route: Portobelo (1,000 doubloons) → Havana (1 silver), and back".to_owned()
        )
    );
    let trinidad = told(2, Lang::Fr);
    assert_eq!(trinidad.role, "Espagne · défensif");
    assert_eq!(
        trinidad.pennants,
        [
            "Avance de 6 points vers sa cible",
            "Tire avec 3 dés, +1 à chacun",
            "Tire avec 3 dés, +1 à chacun"
        ]
    );
    assert_eq!(trinidad.traits[0], "Défense 9, détruit à 10 dégâts, tirant d’eau 2");
    let enemies =
        "Ennemis\u{a0}: l’Angleterre et les Pirates\u{202f}; et quiconque déplaît à l’Espagne";
    assert_eq!(trinidad.traits[1], enemies);
    assert_eq!(
        trinidad.reward,
        "+1 renommée, 3\u{202f}000\u{a0}doublons, 1 bois (brûlé, sans les marchandises)"
    );
    let adventure = told(7, Lang::En);
    assert_eq!(adventure.pennants.len(), 2, "S-09: without crew nobody boards");
    assert_eq!(told(46, Lang::Fr).pennants[1], "Tire avec 7 dés, +3 à chacun");
    assert!(told(46, Lang::Fr).traits.contains(&"Ses tirs mettent le feu".to_owned()), "L-238");
}
