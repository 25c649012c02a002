//! The trick on the table.

use engine::{Match, Seat};
use gale::{Event, Gale, Phase, Play, Verdict, View, Wheel, Wind};

use super::trick_key;

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
pub fn shown(game: &Match<Gale>, view: &View, drafted: Option<Wheel>, since: usize) -> Trick {
    let table = view.table();
    let count = table.trick_cards().len();
    if count == 0
        && drafted.is_none()
        && let Some(past) = last(game, since)
    {
        return past;
    }
    let verdict = drafted.map_or_else(|| table.verdict(), |card| view.preview(card));
    let first = game.cursor() - count;
    let stage = if drafted.is_some() { Stage::Drafted } else { Stage::Running };
    let mut trick = Trick {
        key: trick_key(table.round(), table.trick()),
        wind: table.row().first().copied(),
        ..of_verdict(&verdict, table.trick(), stage, first, since)
    };
    let awaited = (table.phase() == Phase::Play).then(|| table.to_act());
    for seat in table.leader().clockwise(table.seats()).skip(trick.spots.len()) {
        trick.spots.push(Spot {
            seat,
            play: None,
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
        (spot.ghost, spot.fresh) = (true, false);
    }
    trick
}

/// The trick that ended last before the cursor. What it shows was open to everybody.
fn last(game: &Match<Gale>, since: usize) -> Option<Trick> {
    let steps = game.steps()[..game.cursor()].iter().enumerate().rev();
    steps.flat_map(|(ply, step)| step.events.iter().map(move |event| (ply, step, event))).find_map(
        |(ply, step, event)| {
            let Event::Resolved { trick, wind, plays, taker, took, leads } = event else {
                return None;
            };
            let verdict = Verdict { plays: plays.clone(), taker: *taker, leads: *leads };
            let first = ply + 1 - plays.len();
            Some(Trick {
                key: trick_key(step.clock.round as u8, *trick),
                wind: Some(*wind),
                took: took.clone(),
                ..of_verdict(&verdict, *trick, Stage::Over, first, since)
            })
        },
    )
}

/// The cards of a verdict, whose first was played at step `first`.
fn of_verdict(verdict: &Verdict, number: u8, stage: Stage, first: usize, since: usize) -> Trick {
    let any = !verdict.plays.is_empty();
    let leads = verdict.leads_on(number).filter(|_| any);
    let spot = |(place, play): (usize, &Play)| Spot {
        seat: play.seat,
        play: Some(*play),
        ghost: false,
        awaited: false,
        fresh: first + place >= since,
        takes: verdict.taker == Some(play.seat),
        leads: leads == Some(play.seat),
    };
    Trick {
        key: 0,
        number,
        wind: None,
        stage,
        spots: verdict.plays.iter().enumerate().map(spot).collect(),
        taker: verdict.taker,
        leads,
        took: Vec::new(),
        ties: verdict.ties(),
    }
}
