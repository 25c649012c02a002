//! A merchant at sea: who is there, who leads, and whether a card may go there.

use engine::{Ahead, Seat, Seen};
use plunder::{Action, Barred, Card, Event, Lane, Lead, Plunder, Side, View};

use super::draft::{Drafted, targets};

/// How much of a card shows beside the one on it, and how far sides lie apart on the same wing,
/// in hundredths of a card's width.
pub const LAP: usize = 34;
const GAP: usize = 14;

/// A merchant at sea as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaneModel {
    /// As it stands; with the drafted card, if that is to go here.
    pub lane: Lane,
    /// Its number among merchants of the same owner and gold, where there are several.
    pub twin: Option<u8>,
    /// The sides with cards here, in the order they came.
    pub flanks: Vec<Flank>,
    /// What the card taken up could do here.
    pub target: Target,
    /// Is a card about to be played here?
    pub drafted: bool,
    /// Was the merchant sent out since the viewer last acted?
    pub new: bool,
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

/// What a side has beside a merchant. The first to come lies on the left, the next on the right,
/// and so on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flank {
    /// Whose it is.
    pub side: Side,
    /// The skulls on its ships.
    pub skulls: u8,
    /// Does it lead?
    pub leads: bool,
    /// Its cards, in order of play.
    pub cards: Vec<Arrival>,
}

/// A card that came to a merchant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// Its place among all that came there.
    pub place: usize,
    /// The card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// How it lies there.
    pub mark: Mark,
    /// Is it a captain or the admiral, beaten by a later one?
    pub beaten: bool,
}

/// How a card lies at a merchant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mark {
    /// It has lain there for a while.
    #[default]
    Plain,
    /// It came since the viewer last acted.
    Fresh,
    /// It is only about to come.
    Drafted,
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

    /// What a side has here.
    pub fn flank(&self, side: Side) -> Option<&Flank> {
        self.flanks.iter().find(|flank| flank.side == side)
    }

    /// How much room the fuller of its two sides takes, in hundredths of a card's width, if each
    /// further card shows [`LAP`] of the one below.
    pub fn breadth(&self) -> usize {
        let wide = |flank: &Flank| 100 + LAP * (flank.cards.len().max(1) - 1);
        let wing = |from: usize| {
            let groups: Vec<usize> = self.flanks.iter().skip(from).step_by(2).map(wide).collect();
            groups.iter().sum::<usize>() + GAP * groups.len().saturating_sub(1)
        };
        wing(0).max(wing(1)).max(100)
    }

    /// Does somebody lead who had to fight for it?
    pub fn is_fought(&self) -> bool {
        matches!(self.lane.lead, Lead::Trump(..) | Lead::Skulls { .. })
    }

    /// Does nobody attack it, nor is about to?
    pub fn is_quiet(&self) -> bool {
        matches!(self.lane.lead, Lead::Unattacked(_)) && self.then().is_none()
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
            flanks: flanks(view, &shown, fresh, here.is_some()),
            target: raised.map_or(Target::Idle, |card| target(view, lane, card, &list, head)),
            drafted: here.is_some(),
            new,
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

/// The sides with their cards; of the trumps only the last one counts. The last `fresh` cards are
/// news, and if one is drafted it is the last of all.
fn flanks(view: &View, lane: &Lane, fresh: u8, drafted: bool) -> Vec<Flank> {
    let options = view.options();
    let (count, draft) = (lane.plays.len(), usize::from(drafted));
    let last_trump = lane.plays.iter().rposition(|play| play.card.is_trump());
    let one = |(place, play): (usize, &plunder::Play)| Arrival {
        place,
        card: play.card,
        seat: play.seat,
        mark: match count - place {
            1 if drafted => Mark::Drafted,
            back if back <= usize::from(fresh) + draft => Mark::Fresh,
            _ => Mark::Plain,
        },
        beaten: play.card.is_trump() && last_trump != Some(place),
    };
    let cards = |side: Side| {
        let own = move |(_, play): &(usize, &plunder::Play)| options.side_of(play.seat) == side;
        lane.plays.iter().enumerate().filter(own).map(one).collect()
    };
    let flank = |force: &plunder::Force| Flank {
        side: force.side,
        skulls: force.skulls,
        leads: force.leads,
        cards: cards(force.side),
    };
    lane.forces.iter().map(flank).collect()
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
