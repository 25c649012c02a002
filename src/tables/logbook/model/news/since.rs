//! Everything that happened since whoever looks last acted, by what it is about.

use engine::{Seat, Seen};
use logbook::{Cell, Event, Logbook, Ship};

/// What something is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// Where ships went.
    Ships,
    /// Who fired, what burnt, who sank.
    Fights,
    /// What was bought, sold, exchanged.
    Market,
    /// Wind, time, events, monsters.
    Weather,
    /// Fame, reputation, missions.
    Fame,
}

impl Group {
    /// In the order they are told.
    pub const ALL: [Group; 5] =
        [Group::Ships, Group::Fights, Group::Market, Group::Weather, Group::Fame];

    /// For the style sheet.
    pub fn key(self) -> &'static str {
        match self {
            Group::Ships => "ships",
            Group::Fights => "fights",
            Group::Market => "market",
            Group::Weather => "weather",
            Group::Fame => "fame",
        }
    }

    /// What an event is about.
    pub fn of(event: &Event) -> Group {
        use Event as E;
        match event {
            E::First(_)
            | E::Starts { .. }
            | E::TurnBegan(_)
            | E::TookShip { .. }
            | E::Placed { .. }
            | E::Heading { .. }
            | E::Step { .. }
            | E::Thrown { .. }
            | E::Stopped(_)
            | E::Revealed { .. }
            | E::TookUp { .. }
            | E::Loaded { .. }
            | E::Floats { .. }
            | E::Sank { .. }
            | E::Foundered { .. }
            | E::Fished { .. }
            | E::CannonLost(_)
            | E::Stowed { .. }
            | E::Called { .. }
            | E::Appeared { .. }
            | E::Follows { .. }
            | E::Bound { .. }
            | E::Arrived { .. }
            | E::Counter { .. }
            | E::Left { .. } => Group::Ships,
            E::Shot { .. }
            | E::Rerolled { .. }
            | E::Rammed { .. }
            | E::Boarded { .. }
            | E::Grappled { .. }
            | E::Grenades { .. }
            | E::Marksmen { .. }
            | E::MeleeRerolled { .. }
            | E::Melee { .. }
            | E::Crew { .. }
            | E::Fort { .. }
            | E::Damage { .. }
            | E::Lost { .. }
            | E::Repaired { .. }
            | E::Destroyed { .. }
            | E::Target { .. } => Group::Fights,
            E::Money { .. }
            | E::Purchase { .. }
            | E::Dismissed { .. }
            | E::Tavern { .. }
            | E::Bought { .. }
            | E::Sold { .. }
            | E::Offered { .. }
            | E::Answered { .. }
            | E::Market { .. } => Group::Market,
            E::Round(_)
            | E::Time { .. }
            | E::Adrift { .. }
            | E::Wind { .. }
            | E::Drawn { .. }
            | E::Ended { .. }
            | E::Taken { .. }
            | E::Fog { .. }
            | E::Kraken { .. }
            | E::Era { .. } => Group::Weather,
            E::Fame { .. }
            | E::Reputation { .. }
            | E::Named { .. }
            | E::Joined { .. }
            | E::Declined { .. }
            | E::Betrayed { .. }
            | E::HandedOver { .. }
            | E::LaidOpen { .. }
            | E::Drew { .. }
            | E::Kept { .. }
            | E::Dropped { .. }
            | E::Validated { .. }
            | E::Progress { .. }
            | E::Prey { .. }
            | E::Check { .. }
            | E::Completed { .. }
            | E::HandedIn(_)
            | E::Marked { .. }
            | E::Clue { .. }
            | E::Dug { .. }
            | E::Treasure { .. }
            | E::Over(_) => Group::Fame,
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A whole movement.
    Sailed {
        /// Whose.
        ship: Ship,
        /// So many cells.
        cells: u8,
        /// Where to.
        to: Cell,
    },
    /// An event, in the words of the log, and who was acting.
    Told(Event, Seat),
}

/// Everything that happened, by what it is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// How many steps others have taken in the meantime.
    pub steps: usize,
    /// The lines of each group, in the order of [`Group::ALL`].
    pub groups: [Vec<Line>; 5],
}

impl Since {
    /// The lines of a group.
    pub fn of(&self, group: Group) -> &[Line] {
        &self.groups[group as usize]
    }

    /// Did nothing happen?
    pub fn is_empty(&self) -> bool {
        self.groups.iter().all(Vec::is_empty)
    }
}

/// What happened since whoever looks last acted; nothing where no other has acted since.
pub fn since(seen: &Seen<Logbook>) -> Since {
    let own = seen.eye.seat();
    let steps = seen.news.iter().filter(|step| Some(step.seat) != own).count();
    let mut since = Since { steps, ..Since::default() };
    if own.is_none() || since.steps == 0 {
        return since;
    }
    let told = seen.news.iter().flat_map(|step| step.events.iter().map(|event| (step.seat, event)));
    for (acting, event) in told {
        let lines = &mut since.groups[Group::of(event) as usize];
        match (event, lines.last_mut()) {
            (Event::Step { ship, to, .. }, Some(Line::Sailed { ship: same, cells, to: end }))
                if same == ship =>
            {
                *cells += 1;
                *end = *to;
            }
            (Event::Step { ship, to, .. }, _) => {
                lines.push(Line::Sailed { ship: *ship, cells: 1, to: *to });
            }
            // The steps and the heading they end on tell it; so do the dice.
            (Event::Heading { .. } | Event::Stopped(_) | Event::Rerolled { .. }, _) => {}
            (Event::MeleeRerolled { .. }, _) => {}
            _ => lines.push(Line::Told(event.clone(), acting)),
        }
    }
    since
}
