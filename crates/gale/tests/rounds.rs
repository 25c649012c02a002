//! GX-80 … GX-88: a whole round laid out on purpose, and what is known during it.

use engine::{Eye, Game, Log, Match, Rng, Seat, Setup, Turn};
use gale::rules::known::{Impossible, pirates_only};
use gale::{Action, Deal, Event, Gale, Hand, Holding, Options, Phase, Wheel, Wind, Winds};

const WINDS: &str = "N1 N2 E1 S3 W2 N3 E2 S1 W1 E1 S2 W3";
/// In playing order; seat 0 opens.
const PLAYS: &str = "N3 E6 N5 E10 E7 N2 S4 N9 W2 S8 S1 S6 E8 P N1 S2 W9 P E11 W14 S12 E13 P P";
/// Who played which of them.
const MAX_SEATS: [usize; 24] =
    [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0];

fn cards(text: &str) -> Vec<Wheel> {
    text.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

fn wind_list(text: &str) -> Vec<Wind> {
    text.split_whitespace().map(|name| name.parse().expect("a wind")).collect()
}

fn winds(text: &str) -> Winds {
    wind_list(text).into_iter().collect()
}

fn laid_out(expert: bool, plays: &str) -> (Gale, Vec<Wheel>) {
    let plays = cards(plays);
    let mut hands = [Hand::EMPTY; 2];
    for (card, seat) in plays.iter().zip(MAX_SEATS) {
        assert!(hands[seat].insert(*card));
    }
    let deal = Deal::new(&wind_list(WINDS), &wind_list("N1 S2 W1"), &hands).expect("a deal");
    let options = Options::new(2, expert, 1).expect("options");
    (Gale::laid_out(options, Seat(0), &deal, Rng::new(1)), plays)
}

/// Plays the cards, each from the list, and then decides on triplets.
fn played(expert: bool, plays: &str, keep: bool) -> (Gale, Vec<Event>) {
    let (mut game, plays) = laid_out(expert, plays);
    let mut log = Log::new();
    let mut legal = Vec::new();
    for (card, seat) in plays.into_iter().zip(MAX_SEATS) {
        assert_eq!(game.to_act(), Turn::Act(Seat(seat as u8)));
        legal.clear();
        game.legal_actions(&mut legal);
        assert!(legal.contains(&Action::Play(card)), "{card} is in {legal:?}");
        game.apply(Action::Play(card), &mut log);
    }
    while let Phase::Triplet(dir) = game.table().phase() {
        legal.clear();
        game.legal_actions(&mut legal);
        assert_eq!(legal, [Action::Discard(dir), Action::Keep(dir)]);
        game.apply(legal[usize::from(keep)], &mut log);
    }
    (game, log.into_events())
}

/// Seat 0's and seat 1's winds, the winds nobody got, damage and points.
fn assert_round(
    id: &str,
    game: &Gale,
    taken: [&str; 2],
    nobody: &str,
    damage: [u8; 2],
    points: [i32; 2],
) {
    let Turn::Over(outcome) = game.to_act() else { panic!("{id}: the round is over") };
    let sheet = game.table().last_sheet().expect("a round was scored");
    for seat in [0, 1] {
        assert_eq!(sheet[Seat(seat as u8)].taken, winds(taken[seat]), "{id}: taken by {seat}");
        assert_eq!(sheet[Seat(seat as u8)].damage, damage[seat], "{id}: damage of {seat}");
    }
    assert_eq!(game.table().set_aside(), wind_list(nobody), "{id}: nobody's");
    assert_eq!(outcome.scores.as_slice(), points, "{id}: points");
}

/// Each trick under its own wind and for its damage (G-10), twelve to a round (G-30). The leader of
/// a trick without a card in play leads again, also when its wind is carried (GR-12). Triplets are
/// discarded in GX-82 and kept in GX-84 (G-53); in GX-85 what is carried to the end is lost (G-52).
#[test]
fn worked_examples() {
    let basic = ["W2 S1 E1 S2", "E1 S3 N3 W3"];
    let expert = ["W2 E2 S1 W1 E1 S2", "N1 N2 E1 S3 N3 W3"];
    let (game, _) = played(false, PLAYS, false);
    assert_round("GX-80/81", &game, basic, "N1 N2 E2 W1", [6, 10], [2, 0]);
    let (game, _) = played(true, PLAYS, false);
    assert_round("GX-82/83", &game, expert, "", [9, 7], [-1, 2]);
    let (game, _) = played(true, PLAYS, true);
    assert_round("GX-84", &game, expert, "", [9, 13], [1, -1]);
    let lost = PLAYS.replace("E13 P P", "E13 W4 P");
    let (game, _) = played(true, &lost, false);
    assert_round("GX-85", &game, [expert[0], "N1 N2 E1 S3 N3"], "W3", [9, 4], [-1, 2]);
    let (game, _) = played(false, &lost, false);
    assert_round("GX-86", &game, [basic[0], "E1 S3 N3"], "N1 N2 E2 W1 W3", [6, 7], [2, 0]);
}

/// GX-87, G-13: a pirate is not led while other cards are left.
#[test]
fn a_pirate_is_not_led_in_the_first_trick() {
    let (game, _) = laid_out(false, PLAYS);
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    assert_eq!(legal.len(), 10, "two pirates of twelve cards");
    assert!(!legal.contains(&Action::Play(Wheel::PIRATE)));
}

/// GX-88: who leads a pirate is known to hold only pirates, and not before.
#[test]
fn who_leads_a_pirate_holds_only_pirates() {
    let options = Options::new(2, false, 1).expect("options");
    let blown: [Wind; 12] = wind_list(WINDS).try_into().expect("twelve");
    let all = cards(PLAYS);
    let known = |plays: &[Wheel]| pirates_only(options, blown, Seat(0), plays);
    assert_eq!(known(&all[..22]), Ok(vec![]));
    assert_eq!(known(&all[..23]), Ok(vec![Seat(1)]));
    assert_eq!(known(&all), Ok(vec![Seat(1)]));
    assert_eq!(known(&cards("N3 N3")), Err(Impossible::PlayedTwice(cards("N3")[0])));
    assert_eq!(known(&cards("P N3 E2 N4")), Err(Impossible::NotAPirate(Seat(0))));
}

/// G-13 in the view, and in the worlds that are imagined from it.
#[test]
fn a_led_pirate_tells_the_rest_of_the_hand() {
    let two = "P P E1 E2 E3 E4 E5 E6 E7 E8 E9 E10";
    let options = Options::new(2, false, 1).expect("options");
    let hands = [cards(two), cards("P P W1 W2 W3 W4 W5 W6 W7 W8 W9 W10")];
    let hands = hands.map(|cards| cards.into_iter().collect::<Hand>());
    let deal = Deal::new(&wind_list(WINDS), &wind_list("N1 S2 W1"), &hands).expect("a deal");
    let mut game = Gale::laid_out(options, Seat(0), &deal, Rng::new(1));
    let mut legal = Vec::new();
    let seat = loop {
        legal.clear();
        game.legal_actions(&mut legal);
        let Turn::Act(seat) = game.to_act() else { panic!("nobody led a pirate") };
        let leads = game.table().is_leading();
        game.apply(legal[0], &mut Log::silent());
        if leads && legal[0] == Action::Play(Wheel::PIRATE) {
            break seat;
        }
    };
    let other = seat.next(2);
    let view = game.observe(Eye::Seat(other));
    assert_eq!(view.holding(seat), Holding::Pirates(1));
    for seed in 0..50 {
        let world = Gale::determinize(&view, &mut Rng::new(seed));
        assert_eq!(world.hand(seat), Hand::of_pirates(1));
    }
}

/// G-51: carried winds are told oldest first, and go to the next taker; G-05: the row shrinks.
#[test]
fn the_story_of_the_expert_round() {
    let (_, events) = played(true, PLAYS, false);
    let waiting: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Carried { waiting, .. } => Some(waiting.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(waiting, ["N1", "N1 N2", "E2", "W1"].map(wind_list));
    let took: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Resolved { took, .. } => Some(took.len()),
            _ => None,
        })
        .collect();
    assert_eq!(took, [0, 0, 3, 1, 1, 1, 0, 2, 0, 2, 1, 1]);
    let revealed: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::RowMoved { revealed, .. } => Some(*revealed),
            _ => None,
        })
        .collect();
    let later: Vec<_> = wind_list(WINDS)[3..].iter().map(|wind| Some(*wind)).collect();
    assert_eq!(revealed, [later, vec![None, None]].concat());
}

/// GR-11: triplets are asked clockwise from the opener, each seat's in compass order.
#[test]
fn triplets_are_decided_in_order() {
    let mut asked = 0;
    for seed in 0..400 {
        let options = Options::new(2, true, 1).expect("options");
        let mut game = Match::new(Setup::<Gale> { options, seed });
        let mut last = None;
        while let Turn::Act(seat) = game.to_act() {
            let table = game.state().table();
            if let Phase::Triplet(dir) = table.phase() {
                let place = (seat.0 + 2 - table.opener().0) % 2;
                assert!(last < Some((place, dir)), "seed {seed}");
                assert!(table.taken(seat).triplets().contains(dir));
                last = Some((place, dir));
                asked += 1;
            }
            let index = (seed as usize + game.cursor()) % game.legal_actions().len();
            game.play_index(index).expect("in the list");
        }
    }
    assert!(asked > 50, "only {asked} triplets came up");
}
