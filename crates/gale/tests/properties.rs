//! What is true at every moment of every game.

use engine::{Eye, Game, Match, Seat, Setup, Turn, options};
use gale::{Event, Gale, Hand, Holding, Options, Wind, Winds};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const SEEDS: u64 = 20;

/// Plays random games with every option and looks at each position, and at each step's events.
fn in_every_game(mut look: impl FnMut(&Match<Gale>)) {
    for options in options::every::<Options>() {
        for seed in 0..SEEDS {
            let mut rng = StdRng::seed_from_u64(seed);
            let mut game = Match::new(Setup::<Gale> { options, seed });
            look(&game);
            while let Turn::Act(_) = game.to_act() {
                let index = rng.random_range(0..game.legal_actions().len());
                game.play_index(index).expect("in the list");
                look(&game);
            }
        }
    }
}

/// The cards that are neither in a hand nor played in this round.
fn undealt(game: &Match<Gale>) -> Hand {
    let played = game.state().table().played();
    let left = Hand::DECK.without(played).expect("played cards are different");
    Seat::all(game.seats()).fold(left, |left, seat| {
        left.without(game.state().hand(seat)).expect("no card is in two places")
    })
}

/// G-02, G-03, G-27: 60 wheel cards, each in one place.
#[test]
fn sixty_wheel_cards_exist() {
    in_every_game(|game| {
        for seat in Seat::all(game.seats()) {
            let size = game.state().table().hand_size(seat);
            assert_eq!(game.state().hand(seat).len(), u32::from(size));
        }
        assert_eq!(undealt(game).len(), 60 - 12 * u32::from(game.seats()), "undealt cards");
    });
}

/// GR-07: a card that was not dealt in a round may be dealt in the next.
#[test]
fn undealt_cards_come_back() {
    let (mut round, mut before) = (0, Hand::EMPTY);
    in_every_game(|game| {
        let (now, left) = (game.state().table().round(), undealt(game));
        if game.to_act().seat().is_some() && now == round + 1 && game.seats() < 5 {
            assert_ne!(left, before, "others are left over");
        }
        (round, before) = (now, left);
    });
}

/// G-27, GR-16: anybody may look up the tricks of the round.
#[test]
fn past_tricks_can_be_looked_up() {
    in_every_game(|game| {
        let Some(step) = game.steps().last() else { return };
        let view = game.view(Eye::Table);
        for event in &step.events {
            let Event::Resolved { trick, plays, .. } = event else { continue };
            let past = view.table().past_trick(*trick).map(|past| past.plays);
            let dealt_anew = view.table().trick() == 0;
            assert_eq!(past.as_ref(), Some(plays).filter(|_| !dealt_anew));
        }
    });
}

/// G-04, G-26, G-51: each wind that has blown lies in one place, and none was made up.
#[test]
fn winds_are_conserved() {
    in_every_game(|game| {
        let table = game.state().table();
        let past: Winds = table.past_winds().iter().copied().collect();
        let mut placed: Vec<Wind> = table.set_aside();
        placed.extend(table.carried());
        Seat::all(game.seats()).for_each(|seat| placed.extend(table.taken(seat).cards()));
        assert_eq!(placed.len(), table.past_winds().len());
        assert_eq!(placed.into_iter().collect::<Winds>(), past);
        let in_sight = table.past_winds().len() + table.row().len();
        let never = table.forecast().map_or(0, |forecast| forecast.len());
        assert_eq!(usize::from(table.unseen_winds().len()) + in_sight + never, 20);
        let shown = 3.min(12 - usize::from(table.trick()));
        assert_eq!(table.row().len(), shown, "G-05, GR-06");
    });
}

/// G-50: in the expert variant three winds that do not blow in the round lie open throughout.
#[test]
fn the_long_term_forecast_does_not_blow() {
    in_every_game(|game| {
        let forecast = game.view(Eye::Table).table().forecast();
        assert_eq!(forecast.is_some(), game.setup().options.expert());
        let mut round = Winds::NONE;
        let mut cards = game.state().winds().into_iter().chain(forecast.into_iter().flatten());
        assert!(cards.all(|wind| round.insert(wind)), "fifteen cards of the one deck");
    });
}

/// G-06: any seat may open the first round.
#[test]
fn every_opener_comes_up() {
    for options in options::every::<Options>() {
        let first = |seed| Match::new(Setup::<Gale> { options, seed }).state().table().opener();
        for seat in Seat::all(options.seats()) {
            assert!((0..100).any(|seed| first(seed) == seat), "{seat:?} with {options:?}");
        }
    }
}

/// G-11: within a trick every seat plays exactly once, clockwise from the leader.
#[test]
fn no_seat_plays_twice_in_a_trick() {
    in_every_game(|game| {
        let Some(step) = game.steps().last() else { return };
        let resolved = step.events.iter().find_map(|event| match event {
            Event::Resolved { plays, .. } => Some(plays),
            _ => None,
        });
        if let Some(plays) = resolved {
            let seats: Vec<Seat> = plays.iter().map(|play| play.seat).collect();
            let expected: Vec<Seat> = seats[0].clockwise(game.seats()).collect();
            assert_eq!(seats, expected);
        }
    });
}

/// G-01: as many rounds as chosen; G-36: the totals are the sum of what their sheets say; G-07:
/// most points open, and when they are shared, G-08, GR-04: the opener of the round before.
#[test]
fn totals_add_up() {
    in_every_game(|game| {
        if game.to_act().seat().is_some() {
            return;
        }
        let mut totals = vec![0; usize::from(game.seats())];
        let mut previous = None;
        let events = game.steps().iter().flat_map(|step| &step.events);
        for event in game.opening().iter().chain(events) {
            if let Event::RoundScored { sheet, totals: told, .. } = event {
                for (seat, line) in sheet.seats() {
                    totals[seat.index()] += i32::from(line.points);
                }
                assert_eq!(told.as_slice(), totals);
            }
            if let Event::Dealt { opener, .. } = event {
                let most = totals.iter().max().expect("a seat");
                let alone = totals.iter().filter(|total| *total == most).count() == 1;
                assert!(!alone || totals[opener.index()] == *most);
                assert!(alone || previous.is_none_or(|previous| previous == *opener));
                previous = Some(*opener);
            }
        }
        assert_eq!(game.state().table().totals().as_slice(), totals);
        assert_eq!(game.state().table().round(), game.setup().options.rounds());
    });
}

/// Section 6 of the rules: who sees which hand, and that nobody sees the winds to come.
#[test]
fn hands_and_coming_winds_are_secret() {
    in_every_game(|game| {
        let coming: Vec<String> =
            game.state().winds()[..].iter().map(|wind| wind.to_string()).collect();
        for eye in Seat::all(game.seats()).map(Eye::Seat).chain([Eye::Table]) {
            let view = game.view(eye);
            for seat in Seat::all(game.seats()) {
                let known = matches!(view.holding(seat), Holding::Known(_));
                assert_eq!(known, eye == Eye::Seat(seat));
            }
            let text = format!("{view:?}");
            let shown = usize::from(view.table().trick()) + view.table().row().len();
            let told = coming[..shown].join(", ");
            assert!(text.contains(&format!("winds: [{told}")), "what has been shown is told");
            let rest = vec!["N1"; 12 - shown].join(", ");
            assert!(text.contains(rest.as_str()), "the rest is blank");
        }
    });
}

/// GX-74, G-40, GR-14: equal seats all win.
#[test]
fn equal_totals_share_the_victory() {
    let mut shared = 0;
    in_every_game(|game| {
        if let Turn::Over(outcome) = game.to_act() {
            let best = outcome.scores.iter().max().expect("a seat");
            let winners: Vec<Seat> = outcome.winners().collect();
            let best_seats = outcome.scores.seats().filter(|(_, score)| *score == best);
            assert_eq!(winners, best_seats.map(|(seat, _)| seat).collect::<Vec<_>>());
            let told = game.steps().last().and_then(|step| step.events.last());
            let totals = outcome.scores;
            assert_eq!(told, Some(&Event::GameOver { totals, winners: winners.clone() }));
            shared += usize::from(winners.len() > 1);
        }
    });
    assert!(shared > 0, "some game was shared");
}

/// The default table has four seats and five rounds of the basic game.
#[test]
fn defaults_are_those_of_the_rules() {
    let options = Options::default();
    assert_eq!((options.seats(), options.expert(), options.rounds()), (4, false, 5));
    assert_eq!(Gale::NAME, "gale");
}
