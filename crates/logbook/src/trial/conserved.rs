//! What holds at every moment of a game with crew and ship cards, seen from inside.

use std::collections::BTreeMap;

use engine::{Game, Log, Rng};

use crate::ask::Question;
use crate::content::{CardNo, CrewUpgrade};
use crate::state::Logbook;
use crate::{Action, Key, Options};

/// Plays at random, boarding and hiring rather than resting, and looks at each position.
fn play(options: Options, seed: u64, mut look: impl FnMut(&Logbook)) {
    let mut rng = Rng::new(seed);
    let mut game = Logbook::new(&options, Rng::new(seed), &mut Log::silent());
    let mut list = Vec::new();
    while game.to_act().seat().is_some() {
        look(&game);
        list.clear();
        game.legal_actions(&mut list);
        let bold = |action: &&Action| {
            matches!(action, Action::Board(_) | Action::Ram(_) | Action::Fish(_))
                || matches!(action, Action::Hire(_) | Action::Recruit { .. } | Action::Yes)
        };
        let wished: Vec<Action> = list.iter().filter(bold).copied().collect();
        let action = match rng.pick(&wished) {
            Some(action) if rng.chance(3, 4) => *action,
            _ => *rng.pick(&list).expect("a choice"),
        };
        game.apply(action, &mut Log::silent());
    }
}

fn tables() -> impl Iterator<Item = (u64, Options)> {
    let short = |seats| Options::expert(seats).and_then(|options| options.with(Key::MaxRounds, 10));
    (0..9).map(move |seed| (seed, short(2 + (seed % 3) as u8).expect("a table")))
}

#[test]
fn ship_cards_are_conserved() {
    for (seed, options) in tables() {
        play(options, seed, |game| {
            if game.asked().question == Question::FirstShip || game.npcs.is_empty() {
                return;
            }
            let deck = &game.npc_deck;
            let piles = deck.piles.iter().flat_map(|pile| pile.iter().copied());
            let away = deck.boxed.iter().chain(deck.left.iter()).copied();
            let sailed = game.pcs().filter_map(|pc| game.board(pc).card()).map(CardNo::number);
            let ashore = game.ashore.places.iter().flatten().copied().filter(|card| *card > 0);
            let at_sea = game.npcs.iter().map(|npc| npc.card);
            let mut all: Vec<u8> = piles.chain(away).chain(sailed).chain(ashore).collect();
            let waiting = all.len() + game.npcs.len();
            all.extend(at_sea);
            all.sort_unstable();
            all.dedup();
            // A card that is being turned over to a seat lies on both sides until its place is filled.
            let turned = usize::from(game.melee.sailed);
            assert_eq!(all.len(), 44, "L-026, L-162, L-190: seed {seed}");
            assert_eq!(waiting, 44 + turned, "L-191: no card is in two places: seed {seed}");
        });
    }
}

#[test]
fn officers_and_specialists_are_conserved() {
    for (seed, options) in tables() {
        play(options, seed, |game| {
            let mut seen: BTreeMap<CrewUpgrade, u8> = BTreeMap::new();
            let aboard = game.pcs().flat_map(|pc| game.board(pc).company.recruits.iter());
            let shown = game.ashore.rows.iter().flatten().flatten();
            aboard.chain(shown).for_each(|one| *seen.entry(*one).or_default() += 1);
            for upgrade in CrewUpgrade::ALL {
                let out = seen.get(&upgrade).copied().unwrap_or_default();
                assert_eq!(out + game.left_of(upgrade), upgrade.card().count, "L-029, L-284");
            }
        });
    }
}

#[test]
fn limits_of_crew_and_hold_are_kept() {
    let (mut boarded, mut captured) = (0, 0);
    for (seed, options) in tables() {
        play(options, seed, |game| {
            for board in game.pcs().map(|pc| game.board(pc)) {
                assert_eq!(board.hold.layout(), board.layout(), "L-055: the hold of the ship");
                assert!(board.hold.cabins() <= board.layout().cabins(), "L-059");
                assert!(board.company.crew <= board.hull().crew + 2 * board.layout().cabins());
                assert!(board.company.recruits.len() <= 9, "L-068, L-272");
            }
            for npc in game.npcs.iter() {
                assert!(npc.wounds <= npc.side().crew, "L-184");
            }
            boarded += usize::from(game.asked().question == Question::Party);
            captured += usize::from(matches!(game.asked().question, Question::Prize { .. }));
        });
    }
    assert!(boarded > 5, "{boarded} boardings, {captured} prizes");
}
