//! The trick on the table.

use engine::{Seat, Seen};
use gale::{Event, Gale, Phase, Play, Verdict, View, Wheel, Wind};

use super::{piece, trick_key};

/// How far a trick has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Cards are still to be played.
    Running,
    /// As it would stand with the drafted card.
    Drafted,
    /// It is over and the next has not begun.
    Over,
}

/// A trick, with a place for each seat in playing order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trick {
    /// Tells tricks apart.
    pub key: usize,
    /// Its number in the round, from 0.
    pub number: u8,
    /// The wind that blows.
    pub wind: Option<Wind>,
    /// How far it has come.
    pub stage: Stage,
    /// The places in playing order.
    pub spots: Vec<Spot>,
    /// Who takes the wind as it stands.
    pub taker: Option<Seat>,
    /// Who leads next as it stands; nobody before the first card, nor after the last trick.
    pub leads: Option<Seat>,
    /// What was taken, once it is over.
    pub took: Vec<Wind>,
    /// Places whose cards are of equal worth.
    pub ties: Vec<Vec<usize>>,
}

/// A place of the trick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Whose place it is.
    pub seat: Seat,
    /// The card that lies there, with its worth.
    pub play: Option<Play>,
    /// What tells that card from all others, wherever it lies; a drafted one still lies in the
    /// hand.
    pub piece: Option<String>,
    /// Is the card only drafted?
    pub ghost: bool,
    /// Is this seat to play now?
    pub awaited: bool,
    /// Was it played since the viewer's last act?
    pub fresh: bool,
    /// Does its seat take the wind as it stands?
    pub takes: bool,
    /// Does its seat lead next as it stands?
    pub leads: bool,
}

impl Trick {
    /// The cards that lie there, in playing order.
    pub fn plays(&self) -> Vec<Play> {
        self.spots.iter().filter_map(|spot| spot.play).collect()
    }
}

/// The trick to show: the present one; before its first card the one that just ended, unless a
/// card is drafted.
pub fn shown(seen: &Seen<Gale>, drafted: Option<Wheel>) -> Trick {
    let table = seen.view.table();
    let count = table.trick_cards().len();
    if count == 0
        && drafted.is_none()
        && let Some(past) = last(seen)
    {
        return past;
    }
    let verdict = drafted.map_or_else(|| table.verdict(), |card| seen.view.preview(card));
    let stage = if drafted.is_some() { Stage::Drafted } else { Stage::Running };
    let mut trick = Trick {
        wind: table.row().first().copied(),
        ..of_verdict(seen, &verdict, (table.round(), table.trick()), stage)
    };
    let awaited = (table.phase() == Phase::Play).then(|| table.to_act());
    for seat in table.leader().clockwise(table.seats()).skip(trick.spots.len()) {
        trick.spots.push(Spot {
            seat,
            play: None,
            piece: None,
            ghost: false,
            awaited: awaited == Some(seat),
            fresh: false,
            takes: false,
            leads: false,
        });
    }
    if drafted.is_some()
        && let Some(spot) = trick.spots.get_mut(count)
    {
        (spot.ghost, spot.fresh, spot.piece) = (true, false, None);
    }
    trick
}

/// The trick that ended last: of this round, or told of while the next one was dealt.
fn last(seen: &Seen<Gale>) -> Option<Trick> {
    let table = seen.view.table();
    let of_the_round = table.trick().checked_sub(1).and_then(|number| {
        let wind = table.past_winds().last().copied();
        // The last round is counted as over before its last trick leaves the table.
        let round = table.round() - u8::from(table.phase() == Phase::Over);
        Some((round, number, wind, table.past_trick(number)?, table.stake(number)))
    });
    let (round, number, wind, verdict, stake) = of_the_round.or_else(|| ended(seen))?;
    Some(Trick {
        wind,
        took: if verdict.taker.is_some() { stake } else { Vec::new() },
        ..of_verdict(seen, &verdict, (round, number), Stage::Over)
    })
}

type Ended = (u8, u8, Option<Wind>, Verdict, Vec<Wind>);

/// The last trick that was told of: its round and number, its wind, how it stood and what it was
/// about.
fn ended(seen: &Seen<Gale>) -> Option<Ended> {
    seen.news.iter().rev().find_map(|step| {
        step.events.iter().rev().find_map(|event| match event {
            Event::Resolved { trick, wind, plays, taker, took, leads } => {
                let verdict = Verdict { plays: plays.clone(), taker: *taker, leads: *leads };
                let round = u8::try_from(step.clock.round).ok()?;
                Some((round, *trick, Some(*wind), verdict, took.clone()))
            }
            _ => None,
        })
    })
}

/// The cards of a trick as they stand.
fn of_verdict(
    seen: &Seen<Gale>,
    verdict: &Verdict,
    (round, number): (u8, u8),
    stage: Stage,
) -> Trick {
    let any = !verdict.plays.is_empty();
    let leads = verdict.leads_on(number).filter(|_| any);
    let is_fresh = |play: &Play| {
        let played = Event::Played { seat: play.seat, card: play.card };
        seen.fresh().any(|event| *event == played)
    };
    let spot = |play: &Play| Spot {
        seat: play.seat,
        play: Some(*play),
        piece: Some(piece_played(&seen.view, play, round)),
        ghost: false,
        awaited: false,
        fresh: is_fresh(play),
        takes: verdict.taker == Some(play.seat),
        leads: leads == Some(play.seat),
    };
    Trick {
        key: trick_key(round, number),
        number,
        wind: None,
        stage,
        spots: verdict.plays.iter().map(spot).collect(),
        taker: verdict.taker,
        leads,
        took: Vec::new(),
        ties: verdict.ties(),
    }
}

/// A pirate of the viewer's is the first of those that were in the hand; somebody else's came from
/// nowhere that is seen.
fn piece_played(view: &View, play: &Play, round: u8) -> String {
    let own = view.eye().seat() == Some(play.seat);
    let left = if own { view.own_hand().pirates() as u8 + 1 } else { 100 + play.seat.0 };
    piece(play.card, left, round)
}
