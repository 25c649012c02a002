use std::collections::BTreeSet;

use engine::{Eye, Hints as _, Match, Rng, Seat, Setup, Turn};
use logbook::Logbook;
use logbook::content::MissionId;

use super::*;
use crate::text::logbook::trial::is_well_written;
use crate::text::trial::crew;

fn view(seats: u8) -> View {
    let options = logbook::Options::light(seats).expect("a table");
    Match::<Logbook>::new(Setup { options, seed: 3 }).view(Eye::Seat(Seat(0)))
}

/// The words of a card are whole and well written.
fn check(card: &MissionText, lang: Lang) {
    assert!(!card.title.is_empty() && !card.log.is_empty() && !card.rewards.is_empty());
    assert!(card.steps.iter().all(|step| !step.ways.is_empty()), "{card:?}");
    let ways = card.steps.iter().flat_map(|step| &step.ways);
    let all = ways.chain(&card.rewards).chain(&card.conditions).chain([&card.kind]);
    for words in all.chain(card.steps.iter().filter_map(|step| step.progress.as_ref())) {
        let whole = !words.is_empty() && !words.contains("()") && !words.contains('?');
        assert!(whole && is_well_written(words, lang == Lang::Fr), "{words}");
        assert!(words.chars().count() <= 190, "{words}");
    }
}

#[test]
fn all_missions_are_told_in_both_languages() {
    for seats in 2..=4 {
        let view = view(seats);
        for id in MissionId::all() {
            let [fr, en] =
                [Lang::Fr, Lang::En].map(|lang| mission_card(&view, id, &crew(lang, Some(0))));
            check(&fr, Lang::Fr);
            check(&en, Lang::En);
            assert_eq!(fr.steps.len(), id.mission().stages.len());
            assert_eq!(fr.conditions.len(), en.conditions.len(), "{id}");
            assert_eq!(fr.rewards.len(), id.mission().rewards.len());
            let ways = |card: &MissionText| -> Vec<usize> {
                card.steps.iter().map(|step| step.ways.len()).collect()
            };
            assert_eq!(ways(&fr), ways(&en), "{id}");
        }
    }
}

/// What a card says, a line each: steps with their ways, rewards, conditions.
fn lines(id: &str, seats: u8, lang: Lang) -> Vec<String> {
    let id = MissionId::all().find(|mission| mission.to_string() == id).expect("a mission");
    let card = mission_card(&view(seats), id, &crew(lang, Some(0)));
    let steps = card.steps.iter().map(|step| step.ways.join(" / "));
    steps.chain([card.rewards.join(" / ")]).chain(card.conditions).collect()
}

fn plain(lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| line.replace(['\u{a0}', '\u{202f}'], " ")).collect()
}

/// The examples of the rules (S-14 to S-18) and a mission of each other form.
#[test]
fn cards_say_what_the_rules_say() {
    let fr = |id| plain(lines(id, 2, Lang::Fr));
    let en = |id| lines(id, 2, Lang::En);
    assert_eq!(
        fr("T09"),
        [
            "Faites escale au village guna : 3 argents",
            "Vendez d’un coup 3 argents légalement à Portobelo / \
             Vendez d’un coup 3 argents en contrebande à Nassau",
            "+1 renommée",
            "Publique dès que l’étape 1 est faite",
        ],
        "S-14"
    );
    assert_eq!(
        fr("R04"),
        [
            "Rangez-vous contre un PNJ marqué mission ou prime, ou le navire d’un adversaire en \
             mission et lancez un D12 (+1 la nuit) : 7 ou plus réussit",
            "Faites escale dans le port d’une autre nation",
            "+1 renommée, +1 réputation avec la nation du port, 4 000 doublons",
            "Total de 6 ou moins : −1 réputation avec la nation du navire, et la mission est perdue",
            "Publique dès que l’étape 1 est faite",
        ],
        "S-15, and nobody is captured in a game without crew"
    );
    assert_eq!(
        en("C01"),
        [
            "Destroy an NPC marked mission or bounty, or the ship of an opponent with a mission",
            "+1 fame, 1,000 doubloons",
        ],
        "S-16"
    );
    assert_eq!(
        en("T23"),
        [
            "Call at the farthest native port",
            "Call at the port of any nation",
            "+1 fame, +1 reputation with the nation of the port, 3,000 doubloons",
            "The port is named as you take the mission",
        ],
        "S-17"
    );
    assert_eq!(
        fr("P12"),
        ["Détruisez 3 navires de nations différentes", "+3 renommée"],
        "S-18: 1 and 2 more"
    );
    assert_eq!(
        en("P02"),
        [
            "Keep your ship afloat for 10 rounds",
            "+2 fame, 4,000 doubloons",
            "Whoever destroys your ship takes the mission over as it stands",
        ],
        "L-359"
    );
    assert_eq!(
        fr("P06"),
        [
            "Brûlez un navire",
            "Brûlez un navire",
            "+2 renommée, 2 000 doublons",
            "Publique dès que l’étape 1 est faite",
        ],
        "L-363"
    );
    assert_eq!(
        en("P01"),
        [
            "Come beside a ship that bears a clue to the treasure and roll a D12 (+1 by night): \
             6 or more succeeds and brings a clue to the treasure",
            "+1 fame, 1,000 doubloons",
            "A total of 5 or less: the mission is lost",
        ],
        "L-358"
    );
    assert_eq!(fr("P14"), ["Ayez 20 000 doublons à la fin de votre tour", "+2 renommée"], "L-371");
    assert_eq!(
        en("P13")[..2],
        [
            "Sail over the whales of the Deep (1 movement point): 1 oil",
            "Sail over the whales of Silver Bank (1 movement point): 1 oil",
        ],
        "L-370"
    );
    assert_eq!(
        fr("C10")[..2],
        ["Détruisez un navire défensif", "Faites escale dans le port d’une autre nation"],
        "L-376"
    );
    assert_eq!(
        en("R07")[..2],
        [
            "Come beside the fort of Old Providence and roll a D12: 4 or more succeeds, and 1,000 \
             doubloons at 10 or more",
            "Call at the port of another nation",
        ],
        "L-384"
    );
    assert_eq!(
        fr("R11")[1],
        "Faites escale dans un port de la Hollande : 3 000 doublons / Faites escale dans un port \
         de la France : 2 000 doublons, +1 réputation avec la France / Faites escale dans un port \
         de l’Espagne : 2 000 doublons, +1 réputation avec l’Espagne",
        "L-385"
    );
    assert_eq!(
        en("R01"),
        [
            "Pick up your counter (1 movement point)",
            "Call at any port",
            "+1 fame, 3,000 doubloons",
            "A D20 says where your counter floats, and nobody else picks it up",
        ],
        "L-382"
    );
    assert_eq!(
        fr("P09")[..2],
        [
            "Détruisez un navire par l’eau et le feu ensemble",
            "+1 renommée, 4 000 doublons / +1 renommée, une amélioration du navire jusqu’à 3 000 \
             doublons, 1 000 doublons",
        ],
        "L-366"
    );
    assert_eq!(en("C06")[0], "Destroy the ship that sails after you", "L-374");
    assert_eq!(en("P05")[2], "Impossible in this game: no ship is captured in it");
}

#[test]
fn marked_ships_stand_for_missions_where_few_sit_down() {
    let two = lines("P03", 2, Lang::En);
    assert_eq!(
        two[0],
        "Destroy an opponent’s ship with a transport mission / Destroy an NPC marked mission"
    );
    let four = lines("P03", 4, Lang::En);
    assert_eq!(four[0], "Destroy an opponent’s ship with a transport mission", "D-86");
}

/// In hand a mission tells how far it has come; in other hands only what lies open is told.
#[test]
fn missions_in_hand_tell_how_far_they_have_come() {
    let (mut done, mut counted, mut kinds) = (0, BTreeSet::new(), BTreeSet::new());
    for seed in 0..30 {
        let options = logbook::Options::light(2 + seed as u8 % 3).expect("a table");
        let mut game = Match::<Logbook>::new(Setup { options, seed });
        let (mut rng, mut plan) = (Rng::new(seed), None);
        for _ in 0..700 {
            let Turn::Act(seat) = game.to_act() else { break };
            let view = game.view(Eye::Seat(seat));
            for pc in view.pcs() {
                let own = view.own() == Some(pc);
                for active in view.board(pc).missions.iter().filter(|held| own || held.open) {
                    let id = MissionId::nth(active.card);
                    for lang in [Lang::Fr, Lang::En] {
                        let card = mission_card(&view, id, &crew(lang, Some(0)));
                        check(&card, lang);
                        let state = |of| card.steps.iter().filter(|step| step.state == of).count();
                        assert_eq!(state(StepState::Done), active.done.count_ones() as usize);
                        assert!(state(StepState::Now) == 1 || id.mission().any_order, "{card:?}");
                        done += state(StepState::Done);
                        counted.extend(card.steps.into_iter().filter_map(|step| step.progress));
                        kinds.insert(id.kind());
                    }
                }
            }
            let state = game.state();
            let wanted = plan.and_then(|plan| state.pursue(plan, &mut rng)).or_else(|| {
                let mut open = Vec::new();
                state.plans(&mut open);
                let at = rng.below(open.len().max(1) as u32) as usize;
                plan = open.get(at).map(|(plan, _)| *plan);
                plan.and_then(|plan| state.pursue(plan, &mut rng))
            });
            let count = game.legal_actions().len() as u32;
            let at = game.legal_actions().iter().position(|action| Some(*action) == wanted);
            game.play_index(at.unwrap_or(rng.below(count) as usize)).expect("a choice of the list");
        }
    }
    assert!(done > 0 && kinds.len() == 4, "{done} steps done, {kinds:?}");
    assert!(counted.len() >= 6, "{counted:?}");
}
