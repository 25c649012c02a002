//! A merchant at sea: owner, gold, attackers, and how the battle stands. It is a button, for a
//! card may be played at it; where none can, pressing it answers why.

use engine::Seat;
use leptos::prelude::*;
use plunder::{Card as Held, View};

use super::flag::side_flag;
use super::flank::wing;
use super::lanes::{Berths, berth};
use super::model::{LaneModel, Stake, Target, why};
use super::sight::Sight;
use crate::desk::{Desk, Draft};
use crate::pieces::{Card, CardState, Glyph, Icon};
use crate::shell::{Answer, Touchable, pennant, touchable};
use crate::text::Names;
use crate::text::plunder::{
    Verdict, attack, due, lane_spoken, lead, target_spoken, verdict, would_be_due, would_lead,
};
use crate::weave::When;

/// The place of a merchant at sea, with what never changes while it is there.
#[derive(Clone, Copy)]
pub struct Spot {
    /// The table it is on.
    pub sight: Sight,
    /// Who lies where.
    pub berths: Berths,
    /// Its number.
    pub id: u8,
    /// Who sent it out.
    pub owner: Seat,
    /// Its card.
    pub merchant: Held,
}

impl Spot {
    /// Something of its lane; tracked.
    pub fn read<T: Default>(self, of: impl Fn(&LaneModel) -> T) -> T {
        self.sight.read(|table| table.lane(self.id).map(&of).unwrap_or_default())
    }

    /// Is something so? As the value of an attribute that is there or not; tracked.
    pub fn mark(self, of: fn(&LaneModel) -> bool) -> Option<&'static str> {
        self.read(of).then_some("")
    }

    /// Where it would go if it were taken now: to the first seat of the side that leads; tracked.
    pub fn taker(self) -> Option<String> {
        let leader = self.read(LaneModel::leader)?;
        let seat = self.sight.options().seats_of(leader).next()?;
        Some(format!("seat-{}", seat.0))
    }

    /// Its lane in words; tracked.
    fn tell<T: Default>(self, of: fn(&LaneModel, &View, &Names) -> T) -> T {
        self.sight.tell(|table, names| {
            table.lane(self.id).map(|lane| of(lane, &table.view, names)).unwrap_or_default()
        })
    }

    /// What to choose for the card taken up to go here; nothing if it may not; tracked.
    fn path(self) -> Vec<usize> {
        if self.sight.desk.open.get() { self.read(|lane| lane.path().to_vec()) } else { Vec::new() }
    }

    /// One merchant with everything around it.
    pub fn draw(self) -> AnyView {
        let drawn = view! {
            {wing(self, true)}
            {merchant(self)}
            {wing(self, false)}
            {status(self)}
        };
        view! {
            <li
                class="lane"
                data-lane=self.id.to_string()
                data-slot=move || berth(self.berths, self.id)
                data-stake=move || self.read(|lane| Some(stake(lane.stake)))
                data-lit=move || (!self.path().is_empty()).then_some("")
                data-barred=move || self.mark(LaneModel::is_barred)
                data-drafted=move || self.mark(|lane| lane.drafted)
                data-new=move || self.mark(|lane| lane.new)
                data-quiet=move || self.mark(LaneModel::is_quiet)
                style:--breadth=move || self.read(LaneModel::breadth).to_string()
            >
                {touchable(self, "lane-in", drawn.into_any())}
            </li>
        }
        .into_any()
    }
}

impl Touchable for Spot {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        match self.path()[..] {
            [] => Answer::Explains,
            [only] => Answer::Acts(only),
            _ => Answer::Narrows(None),
        }
    }

    fn is_chosen(self) -> bool {
        self.read(|lane| lane.drafted)
    }

    /// The card it is for may not be taken up yet.
    fn is_hinted(self, _: &[usize]) -> bool {
        self.sight.read(|table| table.advised == Some(self.id))
    }

    fn spoken(self) -> Option<String> {
        Some(self.tell(spoken))
    }

    fn touch(self) {
        let (sight, path) = (self.sight, untrack(|| self.path()));
        if path.is_empty() {
            return sight.explain(|table, legal, open| {
                why::of_lane(&table.view, legal, table.lane(self.id)?, open)
            });
        }
        let words =
            untrack(|| sight.tell(|table, names| Some(attack(&table.view, self.id, names))));
        if let Some(words) = words {
            sight.desk.choose.run(Draft { path, words });
        }
    }
}

fn stake(stake: Stake) -> &'static str {
    match stake {
        Stake::Leads => "leads",
        Stake::Losing => "losing",
        Stake::Tied => "tied",
        Stake::None => "none",
    }
}

fn spoken(shown: &LaneModel, view: &View, names: &Names) -> String {
    let lane = lane_spoken(view, &shown.lane, shown.twin, names);
    let target = match &shown.target {
        Target::Idle => String::new(),
        Target::Open { then, .. } => target_spoken(view, Some(then), names),
        Target::Barred(..) => target_spoken(view, None, names),
    };
    format!("{lane}{target}")
}

/// The merchant's card, and whose it is; like ones of the same owner are numbered.
fn merchant(lane: Spot) -> AnyView {
    let Spot { sight, owner, merchant, id, .. } = lane;
    let state = move || {
        if lane.read(|lane| lane.new) { CardState::JustPlayed } else { CardState::Idle }
    };
    view! {
        <span
            class="lane-merchant"
            data-piece=format!("merchant{id}")
            data-from=format!("seat-{}", owner.0)
            data-to=move || lane.taker()
        >
            <Card face=sight.face(merchant) state/>
            <span class="lane-owner">
                {pennant(sight.desk, owner)}
                <span class="lane-twin">
                    {move || lane.read(|lane| lane.twin.map(|twin| twin.to_string()))}
                </span>
            </span>
        </span>
    }
    .into_any()
}

/// Who leads, and what will come of it; while a card is taken up, who would lead with it.
fn status(lane: Spot) -> AnyView {
    let tone = move || match lane.read(|lane| Some((lane.drafted, lane.is_open(), lane.stake))) {
        Some((true, ..)) => "accent",
        Some((_, true, _)) => "would",
        Some((_, _, Stake::Leads)) => "ok",
        _ if lane.read(LaneModel::is_fought) => "ink",
        _ => "shoal",
    };
    let brief = Memo::new(move |_| lane.tell(in_brief));
    view! {
        <span class="lane-status">
            <span class="ribbon" data-tone=tone>
                <When is=move || tone() == "ok">
                    <Icon glyph=Glyph::Star/>
                </When>
                <When is=move || lane.read(LaneModel::is_barred)>
                    <Icon glyph=Glyph::Bar/>
                </When>
                <span class="lane-lead">{move || lane.tell(in_full)}</span>
                <span class="lane-brief">
                    {move || brief.with(|brief| brief.before.clone())}
                    {move || brief.with(|brief| brief.flag).map(|side| side_flag(lane.sight, side))}
                    {move || brief.with(|brief| brief.after.clone())}
                </span>
            </span>
            <span class="lane-due">
                {move || lane.tell(in_time)}
            </span>
        </span>
    }
    .into_any()
}

fn in_full(lane: &LaneModel, view: &View, names: &Names) -> String {
    let teams = view.options().teams();
    match lane.then() {
        Some(then) => would_lead(then, teams, names),
        None => lead(&lane.lane, teams, names),
    }
}

fn in_time(lane: &LaneModel, view: &View, names: &Names) -> String {
    match lane.then() {
        Some(then) => would_be_due(view, then, names),
        None => due(view, &lane.lane, names),
    }
}

fn in_brief(lane: &LaneModel, view: &View, names: &Names) -> Verdict {
    let then = lane.then();
    verdict(view, then.unwrap_or(&lane.lane), then.is_some(), names)
}
