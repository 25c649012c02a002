//! Errands: the smallest game that has what [`crate::toy`] lacks — a table of one, a goal that all
//! share and may miss, and ways of many steps.
//!
//! Boats lie at home, at the end of a channel with three islands. A turn has four steps: out,
//! home, take a crate of an island aboard, or wait for the next turn. What is in a crate is drawn
//! when it is taken and known to its boat alone until it is home. Once all have had their turns
//! everybody has won if what was brought home reaches the goal, and otherwise nobody has.

use std::cmp::Ordering;

use crate::options::{Field, SEATS, SWITCH, Values};
use crate::{BySeat, Clock, Explained, Eye, Game, Hints, Log, Outcome, Rng, Seat, Turn};

/// Table size and difficulty of errands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    seats: u8,
    /// More is wanted than chance brings home.
    hard: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 1, hard: false }
    }
}

impl crate::Options for Options {
    const FIELDS: &'static [Field] =
        &[Field { key: SEATS, values: Values::Range(1, 2) }, Field { key: "hard", values: SWITCH }];

    fn choices(&self) -> Vec<u16> {
        vec![u16::from(self.seats) - 1, u16::from(self.hard)]
    }

    fn from_choices(choices: &[u16]) -> Option<Self> {
        Some(Options { seats: choices[0] as u8 + 1, hard: choices[1] == 1 })
    }

    fn seats(&self) -> u8 {
        self.seats
    }
}

/// A step of a boat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A cell further out.
    Out,
    /// A cell nearer home.
    Home,
    /// A crate of the island is taken aboard.
    Load,
    /// Nothing more this turn.
    Wait,
}

/// What a boat sets out to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// To take a crate of this island aboard.
    Fetch(u8),
    /// To bring home what is aboard.
    Bring,
}

/// What happens on the channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// A boat moved to a cell.
    Moved(Seat, u8),
    /// A crate was taken aboard; what is in it is its boat's secret.
    Loaded(Seat, Option<u8>),
    /// A crate of this much was brought home.
    Brought(Seat, u8),
}

/// The whole truth about a game of errands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errand {
    goal: i32,
    turn: u8,
    steps: u8,
    to_act: Seat,
    boats: BySeat<Boat>,
    /// Crates left on each island.
    crates: [u8; ISLANDS.len()],
    points: BySeat<i32>,
    rng: Rng,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Boat {
    cell: u8,
    /// What is in the crate aboard: 0 is no crate, [`UNKNOWN`] somebody's secret.
    crate_of: u8,
    /// The island where the last crate was taken.
    from: u8,
}

/// The cells with an island.
const ISLANDS: [u8; 3] = [3, 7, 10];
/// A crate of an island holds 1 to 3 more than this.
const RICHES: [u8; ISLANDS.len()] = [0, 5, 3];
const LAST_CELL: u8 = 11;
const TURNS: u8 = 16;
const STEPS: u8 = 4;
const UNKNOWN: u8 = u8::MAX;

/// What one eye knows of errands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance(Errand);

impl Game for Errand {
    const NAME: &'static str = "errand";
    const RULES: u16 = 1;
    const HORIZON: usize = 2 * TURNS as usize * STEPS as usize;
    const LOOKED_AT_EVERY: usize = 8;

    type Options = Options;
    type Action = Step;
    type Event = Happened;
    type View = Glance;

    fn new(options: &Options, rng: Rng, _: &mut Log<Happened>) -> Self {
        let goal = if options.hard { 25 } else { 3 };
        Errand {
            goal: goal * i32::from(options.seats),
            turn: 0,
            steps: STEPS,
            to_act: Seat(0),
            boats: BySeat::new(options.seats),
            crates: [9; ISLANDS.len()],
            points: BySeat::new(options.seats),
            rng,
        }
    }

    fn to_act(&self) -> Turn {
        match self.turn {
            TURNS if self.brought() >= self.goal => {
                let places = BySeat::from_fn(self.points.count(), |_| 1);
                Turn::Over(Outcome { scores: self.points, places })
            }
            TURNS => Turn::Over(Outcome::unwon(self.points)),
            _ => Turn::Act(self.to_act),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Step>) {
        if self.turn < TURNS {
            out.extend(ALL.into_iter().filter(|step| self.can(*step).is_ok()));
        }
    }

    fn apply(&mut self, step: Step, log: &mut Log<Happened>) {
        let (seat, boat) = (self.to_act, self.boats[self.to_act]);
        self.steps -= 1;
        match step {
            Step::Out => self.boats[seat].cell += 1,
            Step::Home => self.boats[seat].cell -= 1,
            Step::Load => self.load(seat, log),
            Step::Wait => self.steps = 0,
        }
        let cell = self.boats[seat].cell;
        if cell != boat.cell {
            log.tell(|| Happened::Moved(seat, cell));
        }
        if cell == 0 && boat.crate_of > 0 {
            self.boats[seat].crate_of = 0;
            self.points[seat] += i32::from(boat.crate_of);
            log.tell(|| Happened::Brought(seat, boat.crate_of));
        }
        if self.steps == 0 {
            self.steps = STEPS;
            self.to_act = seat.next(self.boats.count());
            self.turn += u8::from(self.to_act == Seat(0));
        }
    }

    fn observe(&self, eye: Eye) -> Glance {
        let mut seen = self.clone();
        seen.rng = Rng::new(0);
        for seat in Seat::all(self.boats.count()).filter(|seat| !eye.sees(*seat)) {
            if seen.boats[seat].crate_of > 0 {
                seen.boats[seat].crate_of = UNKNOWN;
            }
        }
        Glance(seen)
    }

    fn determinize(view: &Glance, rng: &mut Rng) -> Self {
        let mut world = view.0.clone();
        for seat in Seat::all(world.boats.count()) {
            if world.boats[seat].crate_of == UNKNOWN {
                let from = usize::from(world.boats[seat].from);
                world.boats[seat].crate_of = drawn(from, rng);
            }
        }
        world.rng = rng.split();
        world
    }

    /// Only a crate shows anything: to its boat when it is taken, to the others when it is home.
    fn is_quiet(view: &Glance, step: Step) -> bool {
        let boat = view.0.boats[view.0.to_act];
        step != Step::Load && (step != Step::Home || boat.cell > 1 || boat.crate_of == 0)
    }

    fn redact(event: &Happened, eye: Eye) -> Option<Happened> {
        Some(match event {
            Happened::Loaded(seat, _) if !eye.sees(*seat) => Happened::Loaded(*seat, None),
            other => other.clone(),
        })
    }

    fn clock(&self) -> Clock {
        Clock { round: u16::from(self.turn), turn: u16::from(self.to_act.0) }
    }
}

const ALL: [Step; 4] = [Step::Out, Step::Home, Step::Load, Step::Wait];

/// Why a boat cannot do this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hindered {
    /// The channel ends here.
    NoWater,
    /// There is no crate here.
    NoCrate,
    /// There is one aboard.
    Laden,
}

impl Explained for Errand {
    type WhyNot = Hindered;

    fn conceivable(_: &Glance, out: &mut Vec<Step>) {
        out.extend(ALL);
    }

    fn why_not(view: &Glance, step: Step) -> Option<Hindered> {
        view.0.can(step).err()
    }
}

impl Errand {
    /// What all have brought home together.
    fn brought(&self) -> i32 {
        self.points.iter().sum()
    }

    fn can(&self, step: Step) -> Result<(), Hindered> {
        let Boat { cell, crate_of, .. } = self.boats[self.to_act];
        let crates = island(cell).map_or(0, |at| self.crates[at]);
        match step {
            Step::Out if cell == LAST_CELL => Err(Hindered::NoWater),
            Step::Home if cell == 0 => Err(Hindered::NoWater),
            Step::Load if crate_of > 0 => Err(Hindered::Laden),
            Step::Load if crates == 0 => Err(Hindered::NoCrate),
            _ => Ok(()),
        }
    }

    fn load(&mut self, seat: Seat, log: &mut Log<Happened>) {
        let at = island(self.boats[seat].cell).expect("a crate is taken on an island");
        let found = drawn(at, &mut self.rng);
        self.crates[at] -= 1;
        self.boats[seat].from = at as u8;
        self.boats[seat].crate_of = found;
        log.tell(|| Happened::Loaded(seat, Some(found)));
        log.reveal();
    }
}

/// The island at this cell.
fn island(cell: u8) -> Option<usize> {
    ISLANDS.iter().position(|island| *island == cell)
}

/// What is in a crate of this island.
fn drawn(island: usize, rng: &mut Rng) -> u8 {
    RICHES[island] + 1 + rng.below(3) as u8
}

#[allow(clippy::float_arithmetic, clippy::disallowed_types)]
impl Hints for Errand {
    type Plan = Plan;

    const IMAGINED: u32 = 600;
    const LESSER: [u32; 2] = [20, 100];

    fn plans(&self, out: &mut Vec<(Plan, f32)>) {
        if self.boats[self.to_act].crate_of > 0 {
            out.push((Plan::Bring, 0.9));
        } else {
            let laden = (0..).zip(self.crates).filter(|(_, left)| *left > 0);
            out.extend(laden.map(|(island, _)| (Plan::Fetch(island), 0.5)));
        }
    }

    fn pursue(&self, plan: Plan, _: &mut Rng) -> Option<Step> {
        let Boat { cell, crate_of, .. } = self.boats[self.to_act];
        match plan {
            Plan::Bring => (crate_of > 0).then_some(Step::Home),
            Plan::Fetch(_) if crate_of > 0 => None,
            Plan::Fetch(island) => match cell.cmp(&ISLANDS[usize::from(island)]) {
                Ordering::Less => Some(Step::Out),
                Ordering::Greater => Some(Step::Home),
                Ordering::Equal => self.can(Step::Load).is_ok().then_some(Step::Load),
            },
        }
    }

    /// How much of the goal was reached: all win or lose together.
    fn value(&self) -> crate::Values {
        let reached = self.brought().min(self.goal) as f32 / self.goal as f32;
        BySeat::from_fn(self.boats.count(), |_| reached)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Match, Options as _, Setup, check, options};

    fn game(hard: &str) -> Match<Errand> {
        let hard = [("hard".to_owned(), hard.to_owned())];
        let options = options::with(&Options::default(), &hard).expect("a table");
        Match::new(Setup { options, seed: 1 })
    }

    /// Fetches from the nearest island as long as there is time.
    fn end_of(mut game: Match<Errand>) -> Outcome {
        loop {
            match game.to_act() {
                Turn::Over(outcome) => return outcome,
                Turn::Act(seat) => {
                    let Boat { cell, crate_of, .. } = game.state().boats[seat];
                    let step = match (cell, crate_of) {
                        (_, 1..) => Step::Home,
                        (3, 0) => Step::Load,
                        _ => Step::Out,
                    };
                    game.play(step).expect("the way is clear");
                }
            }
        }
    }

    #[test]
    fn one_alone_wins_or_nobody_does() {
        let (won, lost) = (end_of(game("false")), end_of(game("true")));
        assert_eq!((won.places.as_slice(), won.is_won()), (&[1][..], true));
        assert_eq!((lost.places.as_slice(), lost.is_won()), (&[2][..], false));
        assert_eq!(won.scores, lost.scores, "the same was brought, and more was wanted");
    }

    #[test]
    fn conforms_where_nobody_wins_and_where_all_do() {
        for options in Options::samples() {
            for seed in 0..100 {
                let report = check::conforms::<Errand>(&options, seed);
                let fewest = report.actions / Errand::LOOKED_AT_EVERY;
                assert!((fewest..=fewest + 1).contains(&report.looked_at), "{report:?}");
            }
            check::survives_mutations::<Errand>(&options, 1, 500);
        }
    }
}
