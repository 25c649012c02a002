//! GX-01 … GX-28: who takes, who leads, and what each card is worth.

use engine::Seat;
use gale::rules::trick::verdict;
use gale::{Dir, Wheel, Wind, judge};

/// Id, wind, cards in order, doubled values ("-" for a led pirate), places out, takes, leads.
/// Places count from 1, and 0 stands for nobody.
type Example = (&'static str, &'static str, &'static str, &'static str, &'static [usize], u8, u8);

#[rustfmt::skip]
const EXAMPLES: [Example; 28] = [
    ("GX-01", "N", "N5 N9 N2", "10 18 4", &[], 3, 2),
    ("GX-02", "N", "S8 S5", "0 0", &[], 2, 1),
    ("GX-03", "E", "E5 N11", "10 11", &[], 1, 2),
    ("GX-04", "N", "N13 N14 P", "26 28 28", &[2, 3], 1, 1),
    ("GX-05", "E", "E5 N11 S10", "10 11 10", &[1, 3], 2, 2),
    ("GX-06", "N", "N3 E6", "6 6", &[1, 2], 0, 1),
    ("GX-07", "N", "N3 E6 N4 W8", "6 6 8 8", &[1, 2, 3, 4], 0, 1),
    ("GX-08", "N", "N2 E4 W4 N9", "4 4 4 18", &[1, 2, 3], 4, 4),
    ("GX-09", "W", "N7 S7 W1", "7 7 2", &[1, 2], 3, 3),
    ("GX-10", "W", "N7 W3 W4", "7 6 8", &[], 2, 3),
    ("GX-11", "N", "S14 E1", "0 1", &[], 1, 2),
    ("GX-12", "S", "N14 N1 W1", "0 0 1", &[], 2, 3),
    ("GX-13", "N", "S8 P S5 N1", "0 0 0 2", &[1, 2], 3, 4),
    ("GX-14", "N", "E11 P N5 N6", "11 11 10 12", &[1, 2], 3, 4),
    ("GX-15", "N", "N4 P P N1", "8 8 8 2", &[1, 2, 3], 4, 4),
    ("GX-16", "N", "N4 P P", "8 8 8", &[1, 2, 3], 0, 1),
    ("GX-17", "N", "N6 P E12 S1", "12 12 12 0", &[1, 2, 3], 4, 4),
    ("GX-18", "N", "N6 P N9 P S2", "12 12 18 18 0", &[1, 2, 3, 4], 5, 5),
    ("GX-19", "N", "P S1 N2", "- 0 4", &[], 1, 3),
    ("GX-20", "N", "P P S1", "- - 0", &[2], 1, 3),
    ("GX-21", "N", "P N3 E6", "- 6 6", &[2, 3], 1, 1),
    ("GX-22", "N", "P P", "- -", &[2], 1, 1),
    ("GX-23", "N", "P N8 P W5", "- 16 16 5", &[2, 3], 1, 4),
    ("GX-24", "W", "P P P E14", "- - - 0", &[2, 3], 1, 4),
    ("GX-25", "E", "E5 N11 S10", "10 11 10", &[1, 3], 2, 2),
    ("GX-26", "S", "S1 E10 S5 W4 S14", "2 10 10 4 28", &[2, 3], 1, 5),
    ("GX-27", "S", "S2 E4 W6 S9", "4 4 6 18", &[1, 2], 3, 4),
    ("GX-28", "S", "S7 E14 W6 S5", "14 14 6 10", &[1, 2], 3, 4),
];

fn cards(text: &str) -> Vec<Wheel> {
    text.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

/// What a pirate copies (G-18), who takes (G-23), who leads (G-24), a lone card in GX-04 (G-25).
/// A pirate ties with what it copies in GX-04 (GR-01), but not with a led pirate in GX-20, GX-22
/// and GX-24 (G-22, GR-02); zero cards do not tie in GX-02, nor does the copy of one with another
/// in GX-13 (GR-03). GX-01 stands in for a picture (GR-15).
#[test]
fn worked_examples() {
    for (id, wind, played, values, out, takes, leads) in EXAMPLES {
        let cards = cards(played);
        let trick = judge(wind.parse().expect("a direction"), &cards);
        let places = 0..cards.len();
        let found: Vec<String> = (places.clone())
            .map(|place| trick.rank(place).doubled().map_or("-".into(), |it| it.to_string()))
            .collect();
        assert_eq!(found.join(" "), values, "{id}: values");
        let found: Vec<usize> =
            places.filter(|place| trick.is_out(*place)).map(|place| place + 1).collect();
        assert_eq!(found, out, "{id}: out of play");
        assert_eq!(trick.ends().map_or(0, |ends| ends.lowest + 1), takes, "{id}: takes");
        assert_eq!(trick.ends().map_or(1, |ends| ends.highest + 1), leads, "{id}: leads");
    }
}

/// GX-25: places become seats clockwise from the leader.
#[test]
fn seats_wrap() {
    let trick = verdict(Dir::E, Seat(2), 3, &cards("E5 N11 S10"));
    assert_eq!((trick.taker, trick.leads), (Some(Seat(0)), Seat(0)));
    assert_eq!(format!("{:?}", trick.plays), "[2:E5=5x, 0:N11=5½, 1:S10=5x]");
}

/// G-17: zero cards by their print; G-21: a led pirate below them.
#[test]
fn zero_cards_say_by_what_they_rank() {
    let trick = verdict(Dir::N, Seat(0), 3, &cards("P S8 E1"));
    assert_eq!(format!("{:?}", trick.plays), "[0:P=—, 1:S8=0·8, 2:E1=½]");
}

/// Every pair of different cards under every wind, against the rules stated another way:
/// G-14, G-15, G-16, G-17 and G-19 as a comparison of (class, number).
#[test]
fn any_two_cards_compare_as_the_rules_say() {
    for wind in Dir::ALL {
        let worth = |card: Wheel| {
            let (dir, pips) = (card.dir().expect("numbered"), card.pips().expect("numbered"));
            match (dir as u8 + 4 - wind as u8) % 4 {
                0 => (1, 2 * pips),
                2 => (0, pips),
                _ => (1, pips),
            }
        };
        for first in Wheel::all().filter(|card| !card.is_pirate()) {
            for second in Wheel::all().filter(|card| !card.is_pirate() && *card != first) {
                let found = judge(wind, &[first, second]).ends().map(|ends| ends.lowest);
                let expected = match worth(first).cmp(&worth(second)) {
                    std::cmp::Ordering::Less => Some(0),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(1),
                };
                assert_eq!(found, expected, "{wind:?}: {first} {second}");
            }
        }
    }
}

/// G-20: a followed pirate and the card before it are out, whatever was played.
#[test]
fn a_followed_pirate_takes_the_card_before_it_out() {
    for wind in Wind::DECK {
        for card in Wheel::all().filter(|card| !card.is_pirate()) {
            let trick = judge(wind.dir(), &[card, Wheel::PIRATE]);
            assert!(trick.is_out(0) && trick.is_out(1) && trick.ends().is_none(), "{card}");
        }
    }
}
