//! Positions and moves as the rules page writes them.
#![allow(dead_code, reason = "every test file uses a part of it")]

use engine::{Game, Log, Seat, Turn};
use plunder::{Action, BattlePart, Card, Cards, Event, Options, Parts, Play, Plunder};

/// A position in a few words; the cards not named lie in the discard.
#[derive(Clone)]
pub struct Spec {
    pub seats: u8,
    pub teams: bool,
    pub free_discard: bool,
    pub to_act: u8,
    pub pile: &'static str,
    /// One for each seat; missing ones are empty.
    pub hands: Vec<String>,
    /// Owner, merchant, plays as `seat:card`.
    pub table: Vec<(u8, &'static str, &'static str)>,
    pub captured: Vec<&'static str>,
}

impl Default for Spec {
    fn default() -> Self {
        Spec {
            seats: 2,
            teams: false,
            free_discard: false,
            to_act: 0,
            pile: "",
            hands: Vec::new(),
            table: Vec::new(),
            captured: Vec::new(),
        }
    }
}

pub fn card(name: &str) -> Card {
    name.parse().unwrap_or_else(|_| panic!("{name} is a card"))
}

pub fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

/// `1:R3 2:G3` as plays.
pub fn plays(text: &str) -> Vec<Play> {
    let play = |word: &str| {
        let (seat, name) = word.split_once(':').expect("seat:card");
        Play { seat: Seat(seat.parse().expect("a seat")), card: card(name) }
    };
    text.split_whitespace().map(play).collect()
}

pub fn hands(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| text.to_string()).collect()
}

impl Spec {
    pub fn parts(&self) -> Parts {
        let options = Options::new(self.seats, self.teams, self.free_discard).expect("a table");
        let row = |count: u8, text: &dyn Fn(usize) -> String| -> Vec<Vec<Card>> {
            (0..usize::from(count)).map(|at| cards(&text(at))).collect()
        };
        let table = self.table.iter().enumerate().map(|(id, (owner, merchant, text))| BattlePart {
            id: id as u8,
            card: card(merchant),
            owner: Seat(*owner),
            plays: plays(text),
        });
        let mut parts = Parts {
            options,
            to_act: Seat(self.to_act),
            over: false,
            pile: cards(self.pile),
            hands: row(self.seats, &|seat| self.hands.get(seat).cloned().unwrap_or_default()),
            table: table.collect(),
            captured: row(options.sides(), &|side| {
                self.captured.get(side).unwrap_or(&"").to_string()
            }),
            discard: Vec::new(),
            next_id: self.table.len() as u8,
        };
        let mut rest = Cards::deck();
        let lots = parts.hands.iter().chain(&parts.captured).chain([&parts.pile]);
        lots.flatten().for_each(|card| rest.remove(*card));
        for battle in &parts.table {
            rest.remove(battle.card);
            battle.plays.iter().for_each(|play| rest.remove(play.card));
        }
        parts.discard = rest.iter().collect();
        parts
    }

    pub fn game(&self) -> Plunder {
        Plunder::from_parts(&self.parts()).expect("a position")
    }
}

pub fn legal(game: &Plunder) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal_actions(&mut list);
    list
}

pub fn seat_to_act(game: &Plunder) -> Option<u8> {
    game.to_act().seat().map(|seat| seat.0)
}

/// Carries out `draw`, `M5`, `R3@0` or `discard GC`; the events, or `None` if it is refused.
pub fn act(game: &mut Plunder, text: &str) -> Option<Vec<Event>> {
    let (first, target) = match text.split_once('@') {
        Some((name, id)) => {
            (Action::Play(card(name)), Some(Action::At(id.parse().expect("an id"))))
        }
        None => match text.strip_prefix("discard ") {
            Some(name) => (Action::Discard(card(name)), None),
            None if text == "draw" => (Action::Draw, None),
            None => (Action::Play(card(text)), None),
        },
    };
    let (mut log, mut next) = (Log::new(), *game);
    for action in [Some(first), target].into_iter().flatten() {
        if !legal(&next).contains(&action) {
            return None;
        }
        next.apply(action, &mut log);
    }
    assert_eq!(next.pending(), None, "{text} is a whole turn");
    *game = next;
    Some(log.into_events())
}

/// All full actions in order, as the rules page writes them.
pub fn full_actions(game: &Plunder) -> Vec<String> {
    let mut all = Vec::new();
    for action in legal(game) {
        match action {
            Action::Draw => all.push("draw".to_owned()),
            Action::Discard(card) => all.push(format!("discard {card}")),
            Action::Play(card) if card.is_merchant() => all.push(card.to_string()),
            Action::Play(card) => {
                let mut chosen = *game;
                chosen.apply(action, &mut Log::silent());
                all.extend(legal(&chosen).iter().map(|target| match target {
                    Action::At(id) => format!("{card}@{id}"),
                    other => panic!("{other:?} is no target"),
                }));
            }
            Action::At(id) => panic!("{id} is the target of nothing"),
        }
    }
    all
}

/// The captures among events, as (side, merchant's number).
pub fn captures(events: &[Event]) -> Vec<(u8, u8)> {
    let capture = |event: &Event| match event {
        Event::Captured { side, id, .. } => Some((side.0, *id)),
        _ => None,
    };
    events.iter().filter_map(capture).collect()
}

pub fn passes(events: &[Event]) -> Vec<u8> {
    let pass = |event: &Event| match event {
        Event::Passed { seat } => Some(seat.0),
        _ => None,
    };
    events.iter().filter_map(pass).collect()
}

pub fn is_over(game: &Plunder) -> bool {
    matches!(game.to_act(), Turn::Over(_))
}
