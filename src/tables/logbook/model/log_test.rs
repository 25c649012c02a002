//! Missions, fame, questions, fights and news in games that are really played.

use engine::{Eye, Hints, Match, Rng, Seat, Seen, Setup, Turn};
use logbook::content::MissionId;
use logbook::{Action, Logbook, Options, Question, Ship};

use super::fame::{fame, grudge, origins};
use super::missions::{self, What, missions, pins};
use super::news::{Deed, Group, Line, news};
use super::odds::odds;
use super::question::{Ask, question};

/// Plays games at random, for whoever is to act, and shows every moment to that seat.
fn moments(seeds: std::ops::Range<u64>, mut show: impl FnMut(&Seen<Logbook>, &Match<Logbook>)) {
    for seed in seeds {
        let mut options = Options::standard(2 + seed as u8 % 3).expect("so many sit down");
        if seed % 2 == 0 {
            options = options.with(logbook::Key::AutoReroll, 0).expect("dice may be asked for");
        }
        let mut game = Match::new(Setup::<Logbook> { options, seed });
        let mut rng = Rng::new(seed);
        for _ in 0..1_500 {
            let Turn::Act(seat) = game.to_act() else { break };
            let list = game.legal_actions().to_vec();
            // Who gets anywhere sails, takes missions and fires.
            let wanted = |action: &Action| match action {
                Action::Shoot(_) | Action::Ammo { .. } | Action::TakeMission => 6,
                Action::Validate { .. } | Action::Mark(_) | Action::Reroll(_) => 6,
                Action::Step(_) | Action::Port(_) | Action::PickUp => 3,
                Action::Layout(_) | Action::Manual | Action::Jettison(_) => 0,
                Action::Scuttle | Action::JettisonCannon | Action::Turn(_) => 0,
                _ => 1,
            };
            show(&game.seen(Eye::Seat(seat)), &game);
            if seed % 2 == 1 && rng.below(3) > 0 {
                let sensible = game.state().rollout(&mut Vec::new(), &mut rng);
                let place = list.iter().position(|action| *action == sensible);
                game.play_index(place.unwrap_or(0)).expect("a place of the list");
                continue;
            }
            let total: u32 = list.iter().map(wanted).sum();
            let mut drawn = if total == 0 { 0 } else { rng.below(total) };
            let place = list.iter().position(|action| {
                let weight = wanted(action);
                let here = drawn < weight;
                drawn = drawn.saturating_sub(weight);
                here
            });
            game.play_index(place.unwrap_or(0)).expect("a place of the list");
        }
    }
}

#[test]
fn every_choice_that_is_carried_has_something_to_touch() {
    let mut met = std::collections::BTreeMap::new();
    moments(0..8, |seen, _| {
        let (missions, question) = (missions(seen), question(seen));
        let mut shown: Vec<Action> =
            missions.own.iter().flat_map(|held| held.acts.clone()).collect();
        shown.extend(missions.draw);
        shown.extend(missions.treasure.iter().filter_map(|treasure| treasure.dig));
        shown.extend(missions.ask.iter().flat_map(|ask| ask.choices.iter().map(|one| one.action)));
        match &question.ask {
            Some(Ask::Ammo(fire)) => {
                assert!(!fire.shots.is_empty());
                assert!(fire.shots.iter().all(|shot| shot.odds.is_some()));
                shown.extend(fire.shots.iter().map(|shot| shot.action));
            }
            Some(Ask::Reroll(dice)) => shown.extend(dice.dice.iter().filter_map(|die| die.again)),
            Some(Ask::Nation { nations, .. }) => {
                assert!(nations.len() > 1);
                shown.extend(nations.iter().map(|choice| Action::Nation(choice.nation)));
            }
            _ => {}
        }
        for action in &seen.list {
            let also = matches!(action, Action::TakeMission | Action::Dig)
                || missions::mission_of(*action).is_some();
            if also || missions::carries(*action) || super::question::carries(*action) {
                assert!(shown.contains(action), "{action:?} is nowhere");
                let name = format!("{action:?}");
                let name = name.split(['(', ' ']).next().unwrap_or_default().to_owned();
                *met.entry(name).or_insert(0) += 1;
            }
        }
    });
    for kind in ["Ammo", "Reroll", "KeepMission", "TakeMission", "Dig", "Nation"] {
        assert!(met.contains_key(kind), "{kind} never came up: {met:?}");
    }
}

#[test]
fn nobody_is_shown_the_secret_missions_of_others() {
    let mut secret = 0;
    moments(0..4, |seen, game| {
        let model = missions(seen);
        for others in &model.others {
            let pc = seen.view.pc(others.seat);
            let hand = &seen.view.board(pc).missions;
            assert_eq!(hand.len(), others.open.len() + usize::from(others.secret));
            assert!(others.open.iter().all(|held| !held.hidden && held.acts.is_empty()));
            secret += u32::from(others.secret);
        }
        let own = seen.view.own().expect("a seat looks");
        let hand = &game.view(Eye::All).board(own).missions.clone();
        let cards: Vec<MissionId> = hand.iter().map(|active| MissionId::nth(active.card)).collect();
        let shown: Vec<MissionId> = model.own.iter().map(|held| held.mission).collect();
        assert_eq!(shown, cards);
        for pin in pins(seen) {
            assert!(usize::from(pin.number) <= cards.len());
        }
        if let Some(ask) = &model.ask {
            assert_eq!(ask.choices.len(), seen.list.len(), "{:?}", ask.ask);
            let drawn = ask.choices.iter().any(|one| matches!(one.what, What::Mission(_)));
            let asked = seen.view.asked().map(|asked| asked.question);
            assert!(drawn || asked != Some(Question::KeepMission));
        }
    });
    assert!(secret > 0);
}

#[test]
fn the_race_is_what_the_boards_say_and_every_point_has_an_origin() {
    let mut points = 0;
    moments(0..6, |seen, game| {
        let model = fame(seen);
        for lane in &model.race.lanes {
            assert_eq!(lane.fame, seen.view.board(seen.view.pc(lane.seat)).fame);
        }
        assert_eq!(model.race.lanes.len(), usize::from(seen.view.seats()));
        if seen.ply % 50 == 0 {
            let past: Vec<_> = game.past(seen.eye).collect();
            for lane in &model.race.lanes {
                let sum: i16 =
                    origins(&seen.view, &past, lane.seat).iter().map(|origin| origin.n).sum();
                assert_eq!(sum, i16::from(lane.fame), "{:?}", lane.seat);
                points += sum;
            }
        }
        let own = seen.view.own().expect("a seat looks");
        for (npc, ship) in (0..).zip(seen.view.npcs()).filter(|(_, npc)| npc.up) {
            let listed = model.foes.iter().any(|foe| foe.npc == npc);
            let why = grudge(&seen.view, npc, Ship::Pc(own));
            assert_eq!(listed, ship.cell.is_some() && why.is_some());
        }
    });
    assert!(points > 0);
}

#[test]
fn every_shot_of_the_list_has_its_odds() {
    let mut shots = 0;
    moments(0..6, |seen, _| {
        let listed = seen.list.iter().filter(|action| matches!(action, Action::Shoot(_)));
        let odds = odds(seen);
        assert_eq!(odds.len(), listed.count());
        for shot in odds {
            assert_eq!(seen.list[shot.place], Action::Shoot(shot.ship));
            shots += 1;
        }
    });
    assert!(shots > 5, "{shots}");
}

#[test]
fn news_hold_every_event_and_a_card_for_each_ship_that_acted() {
    let (mut cards, mut fights, mut fires, mut lines) = (0, 0, 0, 0);
    moments(0..6, |seen, _| {
        let model = news(seen);
        for card in &model.cards {
            cards += 1;
            assert!(card.card.is_some(), "{card:?}");
            assert_eq!(model.cards.iter().filter(|other| other.npc == card.npc).count(), 1);
            for deed in &card.deeds {
                match deed {
                    Deed::Fires(_) => fires += 1,
                    Deed::Sails { cells, to, .. } => {
                        assert!(*cells > 0 && card.trail.contains(to));
                        let pairs = card.trail.windows(2);
                        assert!(pairs.clone().all(|pair| pair[0].distance(pair[1]) == 1));
                    }
                    _ => {}
                }
            }
        }
        fights += usize::from(model.fight.is_some());
        let others = seen.news.iter().any(|step| Some(step.seat) != seen.eye.seat());
        if others {
            let all =
                seen.news.iter().flat_map(|step| step.events.iter().map(|it| (step.seat, it)));
            for (acting, event) in all {
                let told = Line::Told(event.clone(), acting);
                let here = model.since.of(Group::of(event)).contains(&told);
                let summed = matches!(
                    event,
                    logbook::Event::Step { .. }
                        | logbook::Event::Heading { .. }
                        | logbook::Event::Stopped(_)
                        | logbook::Event::Rerolled { .. }
                );
                assert!(here != summed, "{event:?}");
                lines += 1;
            }
        } else {
            assert!(model.since.is_empty());
        }
    });
    assert!(
        cards > 50 && fights > 5 && fires > 0 && lines > 500,
        "{cards} {fights} {fires} {lines}"
    );
}

#[test]
fn watching_from_no_seat_shows_no_hand() {
    let game =
        Match::new(Setup::<Logbook> { options: Options::standard(3).unwrap_or_default(), seed: 5 });
    let model = missions(&game.seen(Eye::Table));
    assert!(model.own.is_empty() && model.most.is_none() && model.others.len() == 3);
    assert!(fame(&game.seen(Eye::Table)).nations.iter().all(|nation| nation.own.is_none()));
    assert_eq!(news(&game.seen(Eye::Seat(Seat(0)))).cards.len(), 0);
}
