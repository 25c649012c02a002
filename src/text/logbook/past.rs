//! What a game that is over was made of.

use engine::{BySeat, Step};
use logbook::battle::destruction::Fate;
use logbook::{By, Event, Good, Logbook, Rule, Ship, View};

/// Where fame comes from, in the order in which it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// Missions.
    Missions,
    /// Goods sold alike.
    Sales,
    /// Ships destroyed.
    Ships,
    /// Barrel tokens.
    Barrels,
    /// One’s own ship: levels and tracks.
    Own,
    /// Reputation.
    Standing,
    /// Bought in taverns.
    Tavern,
    /// The treasure.
    Treasure,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 8] = [
        Source::Missions,
        Source::Sales,
        Source::Ships,
        Source::Barrels,
        Source::Own,
        Source::Standing,
        Source::Tavern,
        Source::Treasure,
    ];

    /// Whence by this rule; none where fame is lost.
    fn of(rule: Rule) -> Option<Source> {
        Some(match rule.0 {
            347 | 352..=355 => Source::Missions,
            326 | 337 => Source::Sales,
            155 | 156 | 188 | 202 => Source::Ships,
            104 => Source::Barrels,
            69 | 70 => Source::Own,
            262..=268 => Source::Standing,
            275 => Source::Tavern,
            424 => Source::Treasure,
            _ => return None,
        })
    }
}

/// The best sale of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Trade {
    /// For how much.
    pub price: u32,
    /// What.
    pub good: Good,
    /// How many.
    pub n: u8,
    /// At the port of which tile.
    pub port: u8,
    /// In which round.
    pub round: u16,
}

/// What one seat did in the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Deeds {
    /// Fame by its source.
    pub fame: [i32; Source::ALL.len()],
    /// The best sale.
    pub best: Option<Trade>,
    /// Money from all sales.
    pub takings: u32,
    /// Ships sunk, and ships burnt.
    pub destroyed: [u8; 2],
    /// Ships captured.
    pub captured: u8,
    /// How often the own ship was lost.
    pub lost: u8,
    /// Missions completed.
    pub missions: u8,
}

/// What each seat did, and its fame after each round.
pub(super) fn past(view: &View, steps: &[Step<Logbook>]) -> (BySeat<Deeds>, Vec<BySeat<i32>>) {
    let seats = view.seats();
    let mut deeds = BySeat::from_fn(seats, |_| Deeds::default());
    let mut fame = BySeat::from_fn(seats, |_| 0);
    let mut course: Vec<BySeat<i32>> = Vec::new();
    for step in steps {
        let round = step.clock.round.max(1);
        while course.len() + 1 < usize::from(round) {
            course.push(fame);
        }
        for event in &step.events {
            note(view, event, round, &mut deeds);
            if let Event::Fame { pc, n, .. } = event {
                fame[view.place(*pc)] += i32::from(*n);
            }
        }
    }
    course.push(fame);
    (deeds, course)
}

fn note(view: &View, event: &Event, round: u16, deeds: &mut BySeat<Deeds>) {
    match event {
        Event::Fame { pc, n, rule } => {
            if let Some(source) = Source::of(*rule) {
                deeds[view.place(*pc)].fame[source as usize] += i32::from(*n);
            }
        }
        Event::Sold { pc, port, good, n, price, .. } => {
            let own = &mut deeds[view.place(*pc)];
            own.takings += price;
            if own.best.is_none_or(|best| best.price < *price) {
                let (price, good, n, port) = (*price, *good, *n, *port);
                own.best = Some(Trade { price, good, n, port, round });
            }
        }
        Event::Completed { pc, .. } => deeds[view.place(*pc)].missions += 1,
        Event::Destroyed { ship, how, by, .. } => {
            if let Ship::Pc(pc) = ship {
                deeds[view.place(*pc)].lost += 1;
            }
            if let By::Ship(Ship::Pc(pc)) = by
                && *ship != Ship::Pc(*pc)
            {
                if *how == Fate::Captured {
                    deeds[view.place(*pc)].captured += 1;
                    return;
                }
                let burnt = usize::from(how.counts_as_burnt() && *how != Fate::Afloat);
                deeds[view.place(*pc)].destroyed[burnt] += 1;
            }
        }
        _ => {}
    }
}
