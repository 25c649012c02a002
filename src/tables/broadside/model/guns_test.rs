//! Cards, race, dice, fire and questions in games that are really played.

use broadside::cards::Face;
use broadside::{Action, Broadside, Decision, Event};
use engine::{Eye, Match, Rng, Seat, Seen, Setup, Turn};

use super::card::{self, Kind, Status};
use super::dice::{self, Roll};
use super::fire::{Aimed, Gun, GunState, fire};
use super::question::{Ask, question};
use super::{TableModel, table};

/// Plays games at random, for whoever is to act, and shows every moment to both.
fn moments(seeds: std::ops::Range<u64>, mut show: impl FnMut(&Seen<Broadside>, &TableModel)) {
    for seed in seeds {
        let mut game = Match::new(Setup::<Broadside> { options: Default::default(), seed });
        let mut rng = Rng::new(seed);
        let mut steps = 0;
        while let Turn::Act(seat) = game.to_act() {
            for eye in [seat, Seat(1 - seat.0)] {
                let seen = game.seen(Eye::Seat(eye));
                let shown = table(&seen, &|_| None, None);
                show(&seen, &shown);
            }
            let list = game.legal_actions();
            // Who passes and ends turns at random never meets anybody.
            let busy = |action: &Action| !matches!(action, Action::EndTurn | Action::Pass);
            let count = list.iter().filter(|action| busy(action)).count();
            let place = match count {
                0 => 0,
                _ => {
                    let nth = rng.below(count as u32) as usize;
                    let mut places = (0..list.len()).filter(|place| busy(&list[*place]));
                    places.nth(nth).expect("so many are there")
                }
            };
            game.play_index(place).expect("a place of the list");
            steps += 1;
            if steps > 900 {
                break;
            }
        }
    }
}

#[test]
fn cards_count_masts_and_spaces_as_the_rules_do() {
    let mut acting = 0;
    moments(0..3, |seen, shown| {
        for card in &shown.cards {
            let ship = &seen.view.ships()[usize::from(card.number)];
            assert_eq!(card.masts_left(), ship.masts_left());
            let spaces = card.stow.printed + card.stow.pairs + u8::from(card.stow.stower.is_some());
            assert_eq!(spaces, card.stow.capacity);
            acting += u32::from(card.acting);
            assert_eq!(card.acting, card::about(&seen.view) == Some(card.number));
            assert_eq!(card.status == Status::Derelict, ship.is_derelict() && !card.acting);
        }
        let own = seen.eye.seat().expect("a seat looks");
        let firsts = shown.cards.iter().take_while(|card| card.seat == own).count();
        assert_eq!(firsts, shown.cards.iter().filter(|card| card.seat == own).count());
    });
    assert!(acting > 100);
}

#[test]
fn nobody_is_shown_what_lies_face_down_for_them() {
    let mut hidden = 0;
    moments(0..3, |seen, shown| {
        let own = seen.eye.seat().expect("a seat looks");
        for card in shown.cards.iter().filter(|card| card.seat != own) {
            for cargo in card.tokens.iter().filter(|cargo| !cargo.open) {
                let unseen = matches!(cargo.kind, Kind::Somebody | Kind::Something);
                let token = |at: u8| seen.view.treasures()[usize::from(at)].known.by(own);
                let known = match cargo.token {
                    broadside::Token::Crew(at) => seen.view.crew()[usize::from(at)].known.by(own),
                    broadside::Token::Treasure(at) => token(at),
                };
                assert_eq!(unseen, !known);
                hidden += u32::from(unseen);
            }
        }
    });
    assert!(hidden > 0);
}

#[test]
fn the_race_accounts_for_all_gold() {
    moments(0..2, |seen, shown| {
        let race = &shown.race;
        assert_eq!(race.goal, Some(seen.view.initial_gold() / 2 + 1));
        let worth = |(coin, count): &(u8, u8)| u16::from(*coin) * u16::from(*count);
        let hidden: u16 = race.hidden.iter().map(worth).sum();
        let seen_ashore: u16 = (seen.view.treasures().iter())
            .filter(|token| matches!(token.place, broadside::Place::Island(_)))
            .filter_map(|token| token.face.coin())
            .map(u16::from)
            .sum();
        let lanes: u16 = race.lanes.iter().map(|lane| lane.home + lane.aboard).sum();
        let gone = |event: &&Event| matches!(event, Event::Sunk { .. });
        if seen.told().filter(gone).count() == 0 && seen.view.round() < 6 {
            assert!(lanes + hidden + seen_ashore >= seen.view.initial_gold());
        }
        assert!(race.lanes.iter().all(|lane| lane.home + lane.aboard + lane.likely <= race.most));
        assert!(race.hidden.is_sorted());
        assert_eq!(Face::all().count(), seen.view.pool().len());
    });
}

#[test]
fn dice_stand_until_the_next_act_beside_what_they_needed() {
    let mut kinds = [0; 4];
    moments(0..12, |seen, _| {
        let Some(dice) = dice::dice(seen) else { return };
        assert!(dice.roll.dice().iter().all(|die| (1..=6).contains(die)));
        match dice.roll {
            Roll::Shot { needed, die, hit, .. } => {
                kinds[0] += 1;
                assert_eq!(hit, die >= needed);
            }
            Roll::Ram { needed, die, lost, .. } => {
                kinds[1] += 1;
                assert_eq!(lost, die >= needed, "{:?}", dice);
            }
            Roll::Boarding { dice, totals, winner, .. } => {
                kinds[2] += 1;
                assert!(totals[0] >= dice[0] && totals[1] >= dice[1]);
                assert_eq!(winner, broadside::winner(totals));
            }
            _ => kinds[3] += 1,
        }
    });
    assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
}

#[test]
fn every_shot_of_the_list_has_a_line_and_the_target_stays() {
    let mut moved = 0;
    moments(0..12, |seen, _| {
        let Some(model) = fire(seen, Aimed::default()) else { return };
        if !seen.is_asked() {
            return;
        }
        let places: Vec<usize> = model.clear.iter().map(|shot| shot.place).collect();
        let cannons = |action: &Action| matches!(action, Action::Fire { .. });
        for place in (0..seen.list.len()).filter(|place| cannons(&seen.list[*place])) {
            assert!(places.contains(&place));
        }
        assert!(model.clear.iter().all(|shot| seen.list[shot.place] == shot.action));
        for target in &model.targets {
            let aimed = Aimed { target: Some(target.ship), gun: None };
            let kept = fire(seen, aimed).expect("fire is open");
            assert_eq!(kept.shot().map(|shot| shot.target), Some(target.ship));
            assert!(kept.targets.iter().all(|other| other.picked == (other.ship == target.ship)));
            moved += 1;
        }
        for gun in &model.guns {
            let bears = model.shot_with(gun.gun).is_some();
            assert_eq!(gun.state == GunState::Ready, bears);
            assert!(matches!(gun.gun, Gun::Cannon(_)));
        }
    });
    assert!(moved > 0);
}

#[test]
fn questions_carry_what_they_ask_for() {
    let mut asked = Vec::new();
    moments(0..16, |seen, shown| {
        let found = question(seen);
        assert_eq!(found.is_some(), shown.question.is_some());
        let Some(question) = found else { return };
        let carried: Vec<usize> = (question.rows.iter())
            .flat_map(|row| row.things.iter().filter_map(|thing| thing.listed))
            .collect();
        for (place, action) in seen.list.iter().enumerate() {
            if super::question::carries(*action) {
                assert!(carried.contains(&place), "{action:?} of {:?}", question.ask);
            }
        }
        if let Some(fight) = question.fight {
            assert_eq!(fight.odds.iter().map(|share| u32::from(*share)).sum::<u32>(), 36);
            assert_eq!(fight.ships[0], question.ship);
        }
        let kind = std::mem::discriminant(&question.ask);
        if !asked.contains(&kind) {
            asked.push(kind);
        }
        let board = matches!(question.ask, Ask::Board(_));
        let decision = seen.view.asked().map(|asked| asked.decision);
        assert_eq!(board, matches!(decision, Some(Decision::Board { .. })));
    });
    assert!(asked.len() >= 5, "only {} kinds of questions came", asked.len());
}
