//! A merchant at sea: who is there, who leads, and whether a card may go there.

use engine::{Ahead, Seat, Seen};
use plunder::{Action, Barred, Card, Event, Lane, Lead, Plunder, Side, View};

use super::draft::{Drafted, targets};

/// A merchant at sea as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaneModel {
    /// As it stands; with the drafted card, if that is to go here.
    pub lane: Lane,
    /// Its number among merchants of the same owner and gold, where there are several.
    pub twin: Option<u8>,
    /// Captains and the admiral in order of play.
    pub trumps: Vec<Trump>,
    /// What the card taken up could do here.
    pub target: Target,
    /// Is a card about to be played here?
    pub drafted: bool,
    /// Was the merchant sent out since the viewer last acted?
    pub new: bool,
    /// How many of the last cards were played here since then.
    pub fresh: u8,
    /// How the viewer's side stands here.
    pub stake: Stake,
}

/// What a card taken up could do at a merchant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// No card looks for a target.
    Idle,
    /// It may be played here: the places in the lists, and how the lane would stand.
    Open {
        /// What to choose.
        path: Vec<usize>,
        /// The lane with the card.
        then: Box<Lane>,
    },
    /// It may not.
    Barred(Card, Barred),
}

/// A captain or the admiral at a merchant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trump {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// Was it beaten by a later one?
    pub beaten: bool,
}

/// How the viewer's side stands at a merchant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {
    /// It leads.
    Leads,
    /// Its own merchant, or ships of its own, are about to be lost.
    Losing,
    /// Nobody leads.
    Tied,
    /// Others are among themselves.
    None,
}

impl LaneModel {
    /// What to choose for the card taken up to go here; nothing if it may not.
    pub fn path(&self) -> &[usize] {
        match &self.target {
            Target::Open { path, .. } => path,
            Target::Idle | Target::Barred(..) => &[],
        }
    }

    /// How the lane would stand with the card taken up.
    pub fn then(&self) -> Option<&Lane> {
        match &self.target {
            Target::Open { then, .. } => Some(then),
            Target::Idle | Target::Barred(..) => None,
        }
    }

    /// May the card taken up go here?
    pub fn is_open(&self) -> bool {
        matches!(self.target, Target::Open { .. })
    }

    /// Is it forbidden to the card taken up?
    pub fn is_barred(&self) -> bool {
        matches!(self.target, Target::Barred(..))
    }

    /// Is the ship at this place of a side the last card that came?
    pub fn is_last(&self, side: Side, place: usize, ship: Card) -> bool {
        let top = self.lane.force(side).is_some_and(|force| place + 1 == force.ships.len());
        top && self.lane.plays.last().is_some_and(|last| last.card == ship)
    }

    /// The side that leads, if any does.
    pub fn leader(&self) -> Option<Side> {
        self.lane.lead.side()
    }
}

/// All merchants at sea, in order of play.
pub fn all(
    seen: &Seen<Plunder>,
    ahead: Ahead<Plunder>,
    raised: Option<Card>,
    drafted: Option<&Drafted>,
) -> Vec<LaneModel> {
    let (view, lanes) = (&seen.view, seen.view.lanes());
    let list = match (view.pending(), raised) {
        (Some(_), _) => seen.list.clone(),
        (None, Some(card)) => targets(seen, ahead, card),
        (None, None) => Vec::new(),
    };
    let head =
        raised.filter(|_| view.pending().is_none()).and_then(|card| seen.place(Action::Play(card)));
    let one = |lane: &Lane| {
        let here = match drafted {
            Some(Drafted::At { card, id }) if *id == lane.id => Some(*card),
            _ => None,
        };
        let shown = here.and_then(|card| view.preview(view.to_act(), card, lane.id).ok());
        let shown = shown.unwrap_or_else(|| lane.clone());
        let (new, fresh) = news(seen, lane.id);
        LaneModel {
            twin: lane.place(&lanes),
            trumps: trumps(&shown),
            target: raised.map_or(Target::Idle, |card| target(view, lane, card, &list, head)),
            drafted: here.is_some(),
            new,
            fresh,
            stake: stake(view, &shown),
            lane: shown,
        }
    };
    lanes.iter().map(one).collect()
}

fn target(view: &View, lane: &Lane, card: Card, list: &[Action], head: Option<usize>) -> Target {
    let at = list.iter().position(|action| *action == Action::At(lane.id));
    match (at, view.preview(view.to_act(), card, lane.id)) {
        (Some(at), Ok(then)) => {
            Target::Open { path: head.into_iter().chain([at]).collect(), then: Box::new(then) }
        }
        (_, Err(barred)) => Target::Barred(card, barred),
        (None, Ok(_)) => Target::Idle,
    }
}

/// Every captain and the admiral, in order; only the last counts.
fn trumps(lane: &Lane) -> Vec<Trump> {
    let played = lane.plays.iter().filter(|play| play.card.is_trump());
    let count = played.clone().count();
    let one = |(at, play): (usize, &plunder::Play)| Trump {
        card: play.card,
        seat: play.seat,
        beaten: at + 1 < count,
    };
    played.enumerate().map(one).collect()
}

/// What others have brought to a merchant since the viewer's last act: itself, and how many cards.
fn news(seen: &Seen<Plunder>, lane: u8) -> (bool, u8) {
    let (mut new, mut fresh) = (false, 0);
    for event in seen.fresh() {
        match event {
            Event::Sent { id, .. } if *id == lane => new = true,
            Event::Played { at, .. } if *at == lane => fresh += 1,
            _ => {}
        }
    }
    (new, fresh)
}

fn stake(view: &View, lane: &Lane) -> Stake {
    let engine::Eye::Seat(seat) = view.eye() else { return Stake::None };
    let side = view.options().side_of(seat);
    match lane.lead {
        Lead::Stalemate { .. } => Stake::Tied,
        lead if lead.side() == Some(side) => Stake::Leads,
        _ if lane.home == side || lane.force(side).is_some() => Stake::Losing,
        _ => Stake::None,
    }
}
