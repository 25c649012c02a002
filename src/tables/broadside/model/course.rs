//! The courses a ship may be given: the dial's ticks, where each of them ends, and what it would
//! mean there.

use broadside::{Action, Arc, Broadside, Courses, Decision, End, Leg, Measure, Reach};
use engine::{Ahead, Seen, order_by_key};

use super::plot::{Lie, Plot, Spot};

/// The courses of the ship that is taken up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseModel {
    /// Which ship.
    pub ship: u8,
    /// How large she is.
    pub masts: u8,
    /// Her guns, as she would bring them along.
    pub arcs: Vec<Arc>,
    /// The segments she may sail now, ahead and astern: a dial each. The first is shown first.
    pub ways: Vec<Way>,
}

/// A segment she may sail: one dial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The places that lead to it; empty if the heading is what is asked.
    pub path: Vec<usize>,
    /// The moment the heading is asked at: what the course is told from.
    pub moment: Box<Seen<Broadside>>,
    /// Does she begin with bow and stern exchanged (B-59)?
    pub astern: bool,
    /// The segment.
    pub length: Measure,
    /// Where she begins: the middle of the dial is her bow.
    pub from: Lie,
    /// From starboard to port.
    pub ticks: Vec<Tick>,
}

/// A course on the dial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tick {
    /// Its place in the list of its dial; none if it may not be sailed.
    pub place: Option<usize>,
    /// The course.
    pub leg: Leg,
    /// Where it ends.
    pub to: Lie,
    /// Where the ship in tow ends.
    pub tow: Option<Lie>,
}

/// Courses side by side that end in the same way: one sign on the dial.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// What stands at their end.
    pub sign: Sign,
    /// The first turn, farther to starboard.
    pub first: i8,
    /// The last one.
    pub last: i8,
}

/// What is signed on a dial.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// She docks.
    Dock,
    /// She rams, or lies bow to bow.
    Ram,
    /// She is stopped.
    Stop,
    /// She is stopped and has to turn about.
    Stuck,
}

/// A course that is chosen but not yet confirmed: a dial and a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// Which dial.
    pub way: usize,
    /// Which tick of it.
    pub tick: usize,
}

/// What a course would mean for the guns of both sides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fires {
    /// Whom she could fire at from its end.
    pub hers: Vec<Reach>,
    /// Who could fire at her there.
    pub theirs: Vec<Reach>,
}

/// No more choices than these lie between taking up a ship and her heading.
const DEEPEST: usize = 4;

/// The courses of what is asked; or of a ship that is only being dragged.
pub fn courses(
    seen: &Seen<Broadside>,
    ahead: Ahead<Broadside>,
    dragged: Option<u8>,
) -> Option<CourseModel> {
    let ship = match seen.view.asked()?.decision {
        Decision::Ship => dragged?,
        Decision::Menu { ship, .. } | Decision::CastOff { ship } => ship,
        Decision::Segment { course }
        | Decision::Heading { course, .. }
        | Decision::Distance { course, .. } => course.ship,
        _ => return None,
    };
    let mut ways = Vec::new();
    follow(seen, ahead, ship, Trail::default(), &mut ways);
    // The direction with more water first, ahead if that is equal; the longer segment before the
    // shorter.
    let open = |astern: bool| -> usize {
        ways.iter().filter(|way| way.astern == astern).map(Way::open).max().unwrap_or(0)
    };
    let astern_first = open(true) > open(false);
    order_by_key(&mut ways, |way| (way.astern != astern_first, way.length == Measure::S));
    let own = &seen.view.ships()[usize::from(ship)];
    let model = CourseModel { ship, masts: own.card().masts, arcs: seen.view.arcs(ship), ways };
    Some(model).filter(|model| !model.ways.is_empty())
}

/// How a dial was reached.
#[derive(Clone, Default)]
struct Trail {
    path: Vec<usize>,
    astern: bool,
}

/// Goes from choice to choice to every heading that can be reached without a die or a look.
fn follow(
    seen: &Seen<Broadside>,
    ahead: Ahead<Broadside>,
    ship: u8,
    trail: Trail,
    out: &mut Vec<Way>,
) {
    if !seen.is_asked() || trail.path.len() > DEEPEST {
        return;
    }
    if let Some(courses) = seen.view.courses() {
        out.push(way(seen, &courses, trail));
        return;
    }
    let leads = |action: Action| match action {
        Action::Ship(other) => other == ship,
        Action::Move | Action::Ahead | Action::Astern | Action::Segment(_) => true,
        _ => false,
    };
    for (place, action) in seen.list.iter().enumerate().filter(|(_, action)| leads(**action)) {
        let mut next = trail.clone();
        next.path.push(place);
        next.astern |= *action == Action::Astern;
        // The root asks from its own moment, whatever lies between.
        if let Some(then) = ahead(&next.path) {
            follow(&then, ahead, ship, next, out);
        }
    }
}

fn way(seen: &Seen<Broadside>, courses: &Courses, trail: Trail) -> Way {
    let plot = Plot { sea: seen.view.options().sea() };
    let quarters =
        matches!(seen.view.asked().map(|asked| asked.decision), Some(Decision::Distance { .. }));
    let tick = |leg: &Leg| {
        let action = if quarters { Action::Quarters(leg.quarters) } else { Action::Turn(leg.turn) };
        Tick {
            place: seen.place(action),
            leg: *leg,
            to: plot.lie(leg.pose),
            tow: leg.tow.map(|pose| plot.lie(pose)),
        }
    };
    Way {
        path: trail.path,
        moment: Box::new(seen.clone()),
        astern: trail.astern,
        length: courses.length,
        from: plot.lie(courses.from),
        ticks: courses.legs.iter().map(tick).collect(),
    }
}

impl CourseModel {
    /// What is chosen along these places.
    pub fn set(&self, path: &[usize]) -> Option<Chosen> {
        let (last, head) = path.split_last()?;
        let way = self.ways.iter().position(|way| way.path == head)?;
        let tick = self.ways[way].ticks.iter().position(|tick| tick.place == Some(*last))?;
        Some(Chosen { way, tick })
    }

    /// The places that lead to a course.
    pub fn path(&self, set: Chosen) -> Option<Vec<usize>> {
        let way = self.ways.get(set.way)?;
        let place = way.ticks.get(set.tick)?.place?;
        Some(way.path.iter().copied().chain([place]).collect())
    }

    /// The tick of a course.
    pub fn tick(&self, set: Chosen) -> Option<&Tick> {
        self.ways.get(set.way)?.ticks.get(set.tick)
    }

    /// The legal course that ends nearest to a point: what a ship dragged there will sail. Where
    /// she lies against a shore, she is dragged away from it.
    pub fn nearest(&self, to: Spot) -> Option<Chosen> {
        let most = self.ways.iter().map(Way::open).max().unwrap_or(0);
        let ways = self.ways.iter().enumerate().filter(|(_, way)| 3 * way.open() >= most);
        let all = ways.flat_map(|(way, own)| {
            let legal = own.ticks.iter().enumerate().filter(|(_, tick)| tick.place.is_some());
            legal.map(move |(tick, there)| (Chosen { way, tick }, there.to.at.square_to(to)))
        });
        all.min_by_key(|(_, square)| *square).map(|(set, _)| set)
    }
}

impl Way {
    /// Is it a dial? Where only the distance is asked, it is a straight line.
    pub fn is_dial(&self) -> bool {
        self.ticks.len() > 4
    }

    /// How many courses it has.
    pub fn open(&self) -> usize {
        self.ticks.iter().filter(|tick| tick.place.is_some()).count()
    }

    /// The tick of straight ahead, or the legal one nearest to it.
    pub fn ahead(&self) -> Option<usize> {
        self.toward(0)
    }

    /// The legal tick nearest to a turn, to port if positive.
    pub fn toward(&self, turn: i32) -> Option<usize> {
        let legal = self.ticks.iter().enumerate().filter(|(_, tick)| tick.place.is_some());
        legal.min_by_key(|(_, tick)| (i32::from(tick.leg.turn) - turn).abs()).map(|(at, _)| at)
    }

    /// So many legal ticks farther, to port if positive; it stops at the last.
    pub fn stepped(&self, from: usize, by: i32) -> Option<usize> {
        let legal: Vec<usize> =
            (0..self.ticks.len()).filter(|at| self.ticks[*at].place.is_some()).collect();
        let at = legal.iter().position(|at| *at >= from).unwrap_or(legal.len().checked_sub(1)?);
        let to = (at as i32 + by).clamp(0, legal.len() as i32 - 1);
        legal.get(to as usize).copied()
    }

    /// The legal tick for the direction from the bow to a point.
    pub fn pointing(&self, to: Spot) -> Option<usize> {
        let (x, y) = (f64::from(to.x - self.from.at.x), f64::from(to.y - self.from.at.y));
        if x == 0.0 && y == 0.0 {
            return None;
        }
        let off = y.atan2(x).to_degrees() - f64::from(self.from.angle);
        // Clockwise is to starboard; the nearest way round.
        let off = (off + 540.0).rem_euclid(360.0) - 180.0;
        self.toward((-off / 5.0).round() as i32)
    }

    /// Where signs stand: runs of courses that end alike.
    pub fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for tick in self.ticks.iter().filter(|tick| tick.place.is_some()) {
            let Some(sign) = sign(tick.leg.end) else { continue };
            let turn = tick.leg.turn;
            match runs.last_mut().filter(|run| run.sign == sign && run.last + 1 == turn) {
                Some(run) => run.last = turn,
                None => runs.push(Run { sign, first: turn, last: turn }),
            }
        }
        runs
    }
}

fn sign(end: End) -> Option<Sign> {
    Some(match end {
        End::Open => return None,
        End::Docks(_) => Sign::Dock,
        End::Rams(_) | End::Pinned(_) => Sign::Ram,
        End::Stopped => Sign::Stop,
        End::Stuck => Sign::Stuck,
    })
}

/// What a course would mean for the guns.
pub fn fires(seen: &Seen<Broadside>, ship: u8, leg: &Leg) -> Fires {
    Fires { hers: seen.view.reach_from(ship, leg.pose), theirs: seen.view.reach_at(ship, leg.pose) }
}
