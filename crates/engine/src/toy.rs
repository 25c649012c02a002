//! Auction of shells: the smallest game that has everything — the template that always builds.
//!
//! Each round a shell of 1 to 6 points is turned over. In turn every seat lays one card of its
//! hand face down; then all are shown, the highest card that nobody else played takes the shell
//! (nobody, if there is none), and the cards are gone. Most points win.

use crate::options::{Field, Group, Preset, SEATS, SWITCH, Values};
use crate::{BySeat, Clock, Explained, Eye, Game, Hints, Log, Outcome, Rng, Seat, Turn};

/// Table size and variants of the toy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    seats: u8,
    /// Hands of eight cards instead of five.
    long: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 3, long: false }
    }
}

impl crate::Options for Options {
    const FIELDS: &'static [Field] =
        &[Field { key: SEATS, values: Values::Range(2, 4) }, Field { key: "long", values: SWITCH }];

    fn choices(&self) -> Vec<u16> {
        vec![u16::from(self.seats) - 2, u16::from(self.long)]
    }

    fn from_choices(choices: &[u16]) -> Option<Self> {
        // Four seats have no cards for the long game.
        let options = Options { seats: choices[0] as u8 + 2, long: choices[1] == 1 };
        (options.seats < 4 || !options.long).then_some(options)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    const GROUPS: &'static [Group] = &[Group { key: "lengths", fields: &["long"] }];

    /// Two have time for more.
    fn presets() -> Vec<Preset<Self>> {
        let options = Options { seats: 2, long: true };
        vec![Preset { key: "duel", options, of_its_size: true }]
    }
}

/// A card laid face down: its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bid(pub u8);

/// What happens at the toy's table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// A shell was turned over.
    Turned(u8),
    /// A card was laid face down; its value is its owner's secret.
    Laid(Seat, Option<Bid>),
    /// The cards were shown, in seat order, and a seat took the shell, if any.
    Shown(BySeat<u8>, Option<Seat>),
}

/// The whole truth about a game of the toy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    seats: u8,
    rounds: u8,
    round: u8,
    shell: u8,
    /// A set of values, as bits.
    hands: BySeat<u16>,
    /// What lies face down, 0 for nothing.
    laid: BySeat<u8>,
    to_act: Seat,
    points: BySeat<i32>,
    rng: Rng,
}

/// What one eye knows of the toy. Hands start alike and cards are shown when played, so only the
/// cards that lie face down are secret: each is one of those its owner had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    table: Toy,
    /// Whose face-down cards the eye knows.
    eye: Eye,
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u16 = 1;
    const HORIZON: usize = 32;

    type Options = Options;
    type Action = Bid;
    type Event = Happened;
    type View = Glance;

    fn new(options: &Options, mut rng: Rng, log: &mut Log<Happened>) -> Self {
        let rounds = if options.long { 8 } else { 5 };
        let shell = 1 + rng.below(6) as u8;
        log.tell(|| Happened::Turned(shell));
        Toy {
            seats: options.seats,
            rounds,
            round: 0,
            shell,
            hands: BySeat::from_fn(options.seats, |_| ((1u16 << rounds) - 1) << 1),
            laid: BySeat::new(options.seats),
            to_act: Seat(rng.below(u32::from(options.seats)) as u8),
            points: BySeat::new(options.seats),
            rng,
        }
    }

    fn to_act(&self) -> Turn {
        if self.round == self.rounds {
            Turn::Over(Outcome::by_score(self.points))
        } else {
            Turn::Act(self.to_act)
        }
    }

    fn legal_actions(&self, out: &mut Vec<Bid>) {
        if self.round < self.rounds {
            out.extend((1..16).map(Bid).filter(|bid| self.held(*bid).is_ok()));
        }
    }

    fn apply(&mut self, bid: Bid, log: &mut Log<Happened>) {
        let seat = self.to_act;
        self.hands[seat] &= !(1 << bid.0);
        self.laid[seat] = bid.0;
        log.tell(|| Happened::Laid(seat, Some(bid)));
        self.to_act = seat.next(self.seats);
        if self.laid.iter().all(|card| *card > 0) {
            self.show(log);
        }
    }

    fn observe(&self, eye: Eye) -> Glance {
        let mut table = self.clone();
        table.rng = Rng::new(0);
        for seat in Seat::all(self.seats).filter(|seat| !eye.sees(*seat)) {
            if table.laid[seat] > 0 {
                table.hands[seat] |= 1 << table.laid[seat];
                table.laid[seat] = u8::MAX;
            }
        }
        Glance { table, eye }
    }

    fn determinize(view: &Glance, rng: &mut Rng) -> Self {
        let mut world = view.table.clone();
        for seat in Seat::all(world.seats) {
            if world.laid[seat] == u8::MAX {
                let hand: Vec<u8> =
                    (1..16).filter(|value| world.hands[seat] >> value & 1 == 1).collect();
                let card = *rng.pick(&hand).expect("a laid card was in the hand");
                world.hands[seat] &= !(1 << card);
                world.laid[seat] = card;
            }
        }
        world.rng = rng.split();
        world
    }

    /// The last card of a round turns all of them over.
    fn is_quiet(view: &Glance, _: Bid) -> bool {
        view.table.laid.iter().filter(|card| **card == 0).count() > 1
    }

    fn redact(event: &Happened, eye: Eye) -> Option<Happened> {
        Some(match event {
            Happened::Laid(seat, _) if !eye.sees(*seat) => Happened::Laid(*seat, None),
            other => other.clone(),
        })
    }

    fn clock(&self) -> Clock {
        Clock { round: u16::from(self.round), turn: 0 }
    }
}

/// Why a card of the toy cannot be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// It was laid before.
    Gone,
    /// It was never dealt.
    NotDealt,
}

impl Explained for Toy {
    type WhyNot = Missing;

    /// The cards of a whole hand, and the one above them.
    fn conceivable(view: &Glance, out: &mut Vec<Bid>) {
        out.extend((1..=view.table.rounds + 1).map(Bid));
    }

    fn why_not(view: &Glance, bid: Bid) -> Option<Missing> {
        view.table.held(bid).err()
    }
}

impl Toy {
    /// The one precondition: the card is in the hand of the seat to act. The list keeps what is
    /// `Ok`, who asks why not gets the error.
    fn held(&self, bid: Bid) -> Result<(), Missing> {
        match bid.0 {
            0 => Err(Missing::NotDealt),
            value if value > self.rounds => Err(Missing::NotDealt),
            value if self.hands[self.to_act] >> value & 1 == 0 => Err(Missing::Gone),
            _ => Ok(()),
        }
    }

    fn show(&mut self, log: &mut Log<Happened>) {
        let shown = self.laid;
        let alone = |card: &u8| shown.iter().filter(|other| *other == card).count() == 1;
        let highest = shown.iter().copied().filter(alone).max();
        let taker = Seat::all(self.seats).find(|seat| Some(shown[*seat]) == highest);
        if let Some(seat) = taker {
            self.points[seat] += i32::from(self.shell);
            self.to_act = seat;
        }
        log.tell(|| Happened::Shown(shown, taker));
        log.reveal();
        self.laid = BySeat::new(self.seats);
        self.round += 1;
        if self.round < self.rounds {
            self.shell = 1 + self.rng.below(6) as u8;
            let shell = self.shell;
            log.tell(|| Happened::Turned(shell));
        }
    }
}

#[allow(clippy::float_arithmetic, clippy::disallowed_types)]
impl Hints for Toy {
    type Plan = crate::NoPlan;

    fn veil(&self, _: Bid) -> Option<u16> {
        Some(0)
    }

    fn value(&self) -> crate::Values {
        let best = self.points.iter().copied().max().unwrap_or(0);
        BySeat::from_fn(self.seats, |seat| if self.points[seat] == best { 1.0 } else { 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options as _, check};

    #[test]
    fn damaged_links_are_noticed() {
        for options in Options::samples() {
            check::survives_mutations::<Toy>(&options, 1, 2_000);
        }
    }

    #[test]
    fn conforms() {
        for options in Options::samples() {
            for seed in 0..200 {
                let report = check::conforms::<Toy>(&options, seed);
                assert!(report.refused > 0, "every card was playable all along");
            }
        }
    }
}
