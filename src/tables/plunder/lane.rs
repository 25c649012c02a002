//! A merchant at sea: owner, gold, attackers, and how the battle stands. It is a button, for a
//! card may be played at it; where none can, pressing it answers why.

use engine::Seat;
use leptos::prelude::*;
use plunder::{Card as Held, View};

use super::force::{force, trumps};
use super::model::{LaneModel, Stake, Target, why};
use super::sight::Sight;
use crate::desk::{Desk, Draft};
use crate::pieces::{Badge, Card, CardState, Coin, Glyph, Icon, Tone};
use crate::shell::{Answer, Touchable, pennant, touchable};
use crate::text::Names;
use crate::text::plunder::{attack, due, due_short, lane_spoken, lead, target_spoken, would_lead};
use crate::weave::{When, rows};

/// The place of a merchant at sea, with what never changes while it is there.
#[derive(Clone, Copy)]
pub struct Spot {
    /// The table it is on.
    pub sight: Sight,
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

    /// Its lane in words; tracked.
    fn tell(self, of: fn(&LaneModel, &View, &Names) -> String) -> String {
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
            {merchant(self)}
            {around(self)}
            {status(self)}
        };
        view! {
            <li
                class="lane"
                data-lane=self.id.to_string()
                data-stake=move || self.read(|lane| Some(stake(lane.stake)))
                data-lit=move || (!self.path().is_empty()).then_some("")
                data-barred=move || self.mark(LaneModel::is_barred)
                data-drafted=move || self.mark(|lane| lane.drafted)
                data-new=move || self.mark(|lane| lane.new)
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

    /// A hint that names the card says nothing of where it goes.
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
        let words = untrack(|| {
            sight.tell(|table, names| Some(attack(&table.view, table.raised?, self.id, names)))
        });
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

/// The merchant's card, and whose it is.
fn merchant(lane: Spot) -> AnyView {
    let Spot { sight, owner, merchant, .. } = lane;
    let state = move || {
        if lane.read(|lane| lane.new) { CardState::JustPlayed } else { CardState::Idle }
    };
    let label = move || {
        let name = sight.desk.label(owner);
        match lane.read(|lane| lane.twin) {
            Some(twin) => format!("{name} ({twin})"),
            None => name,
        }
    };
    view! {
        <span class="lane-merchant">
            <Card face=sight.face(merchant) state/>
        </span>
        <span class="lane-owner">
            {pennant(sight.desk, owner)}
            <span class="lane-name">{move || label()}</span>
            <Coin amount=u16::from(merchant.gold())/>
        </span>
    }
    .into_any()
}

/// Those who fight for it.
fn around(lane: Spot) -> AnyView {
    let flags = move || lane.read(|lane| lane.lane.flags().collect::<Vec<_>>());
    view! {
        <span class="lane-forces" data-count=move || flags().len().to_string()>
            {rows(flags, move |(colour, side)| force(lane, side, colour))}
            {trumps(lane)}
        </span>
    }
    .into_any()
}

/// Who leads, and what will come of it; what the card taken up would change.
fn status(lane: Spot) -> AnyView {
    let tone = move || match lane.read(|lane| Some(lane.stake)) {
        Some(Stake::Leads) => Tone::Accent,
        Some(Stake::Losing) => Tone::Strong,
        _ => Tone::Plain,
    };
    view! {
        <span class="lane-status">
            // With the card already laid there, how it would be is how it is shown.
            <When is=move || !lane.read(|lane| lane.drafted)>
                <Badge tone>
                    <When is=move || lane.read(LaneModel::is_barred)>
                        <Icon glyph=Glyph::Bar/>
                    </When>
                    <span class="lane-lead">
                        {move || {
                            lane.tell(|lane, view, names| {
                                lead(&lane.lane, view.options().teams(), names)
                            })
                        }}
                    </span>
                </Badge>
            </When>
            <When is=move || lane.read(LaneModel::is_open)>
                <span class="lane-preview">
                    <Icon glyph=Glyph::Forward/>
                    {move || lane.tell(preview)}
                </span>
            </When>
            <span class="lane-due" hidden=move || lane.read(LaneModel::is_open)>
                <span class="due-long">
                    {move || lane.tell(|lane, view, names| due(view, &lane.lane, names))}
                </span>
                <span class="due-short">
                    {move || lane.tell(|lane, view, names| due_short(view, &lane.lane, names))}
                </span>
            </span>
        </span>
    }
    .into_any()
}

fn preview(lane: &LaneModel, view: &View, names: &Names) -> String {
    lane.then().map(|then| would_lead(then, view.options().teams(), names)).unwrap_or_default()
}
