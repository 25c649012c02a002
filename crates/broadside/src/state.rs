//! The whole truth about a game, and the contract every game keeps.

use std::fmt;

use engine::{Clock, Eye, Game, List, Log, Options as _, Rng, Seat, Turn};

use crate::decision::{Asked, Decision};
use crate::island::Island;
use crate::notes::Notes;
use crate::rules::ending::Ended;
use crate::ship::Ship;
use crate::token::{Crew, Treasure};
use crate::{Action, Event, Options, View};

/// More ships than any table has: 40 points buy seven at most.
pub const MOST_SHIPS: usize = 28;
/// Twelve for each of four fleets.
pub const MOST_CREW: usize = 48;
/// No fleet holds more crew.
pub const CREW_A_FLEET: u8 = 12;

/// A game of Broadside.
#[derive(Clone, PartialEq, Eq)]
pub struct Broadside {
    pub(crate) options: Options,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Counted from 1; 0 during the set-up.
    pub(crate) round: u8,
    /// Was any ship given an action in this round (B-156)?
    pub(crate) stirred: bool,
    /// Have all seats chosen, so that fleets lie open (B-06)?
    pub(crate) shown: bool,
    /// The shapes of the islands, in the order of placing (§3.3).
    pub(crate) shapes: [u8; 12],
    pub(crate) ships: List<Ship, MOST_SHIPS>,
    pub(crate) islands: List<Isle, 12>,
    pub(crate) treasures: List<Treasure, 32>,
    pub(crate) crew: List<Crew, MOST_CREW>,
    /// Gold at home that is no coin: shares of sunk ships, uniques, the appraiser's piece.
    pub(crate) extra: [u16; 4],
    pub(crate) notes: Notes,
    /// The question at hand is the last; below it, what waits.
    pub(crate) asked: List<Asked, 24>,
    pub(crate) ended: Option<Ended>,
    /// How far an imagined world is looked at; a real one has no horizon.
    pub(crate) horizon: Option<Horizon>,
    pub(crate) rng: Rng,
}

/// An island of the game.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Isle {
    /// Its shape and where it lies.
    pub land: Island,
    /// Whose home it is; a wild island is nobody's (B-17).
    pub home: Option<Seat>,
    /// Does everybody know that no unique is left, because an explorer took none (B-113)?
    pub only_coins: bool,
}

/// Where an imagined world ends, for those who judge it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Horizon {
    /// It ends after this round at the latest.
    pub last_round: u8,
    /// What each seat had when the imagining began, in hundredths of a gold.
    pub par: [i32; 4],
}

/// What a ship can take in a turn at most, in decisions: taking her up, menu and two actions; the
/// larger of them a move of four segments with three choices each, ram, two boardings, their
/// windows and spoils; six shots that may be repeated and take two masts each, grapeshot, salvage;
/// tow, lighter, exploration; every crew and treasure handed over once or looked at.
const SHIP_TURN: usize = 4 + 2 * (2 + 4 * 3 + 10 + 6 * 5 + 10) + 3 * MOST_CREW + 32;

impl Game for Broadside {
    const NAME: &'static str = "broadside";
    const RULES: u16 = 1;
    // Fleets, treasures and crew, twelve islands, 28 berths; then 99 rounds in which every ship
    // acts once, whoever has her, and every turn is ended.
    const HORIZON: usize =
        4 * (7 + 12 + 2 + 3 + 12) + 24 + 4 + MOST_SHIPS + 99 * (4 + MOST_SHIPS * SHIP_TURN);

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, rng: Rng, log: &mut Log<Event>) -> Self {
        Broadside::set_up(*options, rng, log)
    }

    #[inline]
    fn to_act(&self) -> Turn {
        match self.ended {
            Some(ended) => Turn::Over(self.outcome(ended)),
            None => Turn::Act(self.top().seat),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list_all(out);
    }

    fn apply(&mut self, action: Action, log: &mut Log<Event>) {
        let asked = self.asked.remove(self.asked.len() - 1);
        self.carry_out(asked, action, log);
        self.settle(log);
    }

    fn observe(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn is_quiet(view: &View, action: Action) -> bool {
        view.is_quiet(action)
    }

    /// Which mast goes, and whether to board: everybody sees what there is to choose from.
    fn asks_aloud(view: &View) -> bool {
        let asked = view.asked().map(|asked| asked.decision);
        matches!(asked, Some(Decision::Lose { .. } | Decision::Board { .. }))
    }

    fn redact(event: &Event, eye: Eye) -> Option<Event> {
        Some(event.redacted(eye))
    }

    fn clock(&self) -> Clock {
        let passed = (self.active.0 + self.seats() - self.first.0) % self.seats();
        let turn = if self.round == 0 { 0 } else { u16::from(passed) };
        Clock { round: u16::from(self.round), turn }
    }
}

impl Broadside {
    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats()
    }

    /// The question at hand.
    #[inline]
    pub(crate) fn top(&self) -> Asked {
        *self.asked.last().expect("a game that goes on asks something")
    }

    /// Asks this seat, before anything that waits.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, decision: Decision) {
        self.asked.push(Asked { seat, decision });
    }

    /// A ship by her number.
    #[inline]
    pub(crate) fn ship(&self, ship: u8) -> &Ship {
        &self.ships[ship as usize]
    }

    #[inline]
    pub(crate) fn ship_mut(&mut self, ship: u8) -> &mut Ship {
        &mut self.ships[ship as usize]
    }

    /// Whose pennant a ship flies.
    #[inline]
    pub(crate) fn controller(&self, ship: u8) -> Seat {
        self.ship(ship).controller
    }

    /// Every ship afloat, with her number.
    #[inline]
    pub(crate) fn afloat(&self) -> impl Iterator<Item = (u8, &Ship)> + Clone {
        (0..).zip(self.ships.iter()).filter(|(_, ship)| ship.is_afloat())
    }

    /// The ships this seat controls.
    #[inline]
    pub(crate) fn fleet(&self, seat: Seat) -> impl Iterator<Item = (u8, &Ship)> + Clone {
        self.afloat().filter(move |(_, ship)| ship.controller == seat)
    }

    /// The crew aboard a ship, with their numbers.
    #[inline]
    pub(crate) fn aboard(&self, ship: u8) -> impl Iterator<Item = (u8, &Crew)> + Clone {
        (0..).zip(self.crew.iter()).filter(move |(_, crew)| crew.is_aboard(ship))
    }

    /// The treasures aboard a ship, with their numbers.
    #[inline]
    pub(crate) fn hold(&self, ship: u8) -> impl Iterator<Item = (u8, &Treasure)> + Clone {
        (0..).zip(self.treasures.iter()).filter(move |(_, treasure)| treasure.is_aboard(ship))
    }

    /// The home island of a seat, once it has one.
    #[inline]
    pub(crate) fn home(&self, seat: Seat) -> Option<u8> {
        self.islands.iter().position(|isle| isle.home == Some(seat)).map(|at| at as u8)
    }

    /// A die.
    #[inline]
    pub(crate) fn die(&mut self, log: &mut Log<Event>) -> u8 {
        log.reveal();
        self.rng.below(6) as u8 + 1
    }
}

/// Everything that makes two positions differ, in a line.
impl fmt::Debug for Broadside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ", self.options.choices())?;
        let still = if self.stirred { "" } else { " still" };
        let shown = if self.shown { "" } else { " choosing" };
        write!(f, "round {} first {} active {}", self.round, self.first.0, self.active.0)?;
        write!(f, "{still}{shown}; shapes {:?}; islands", self.shapes)?;
        self.islands.iter().try_for_each(|isle| write!(f, " {isle:?}"))?;
        f.write_str("; ships")?;
        self.ships.iter().try_for_each(|ship| write!(f, " {ship:?}"))?;
        f.write_str("; treasures")?;
        self.treasures.iter().try_for_each(|token| write!(f, " {token:?}"))?;
        f.write_str("; crew")?;
        self.crew.iter().try_for_each(|crew| write!(f, " {crew:?}"))?;
        write!(f, "; extra {:?} notes {:?}; asked", self.extra, self.notes)?;
        self.asked
            .iter()
            .try_for_each(|asked| write!(f, " {}:{:?}", asked.seat.0, asked.decision))?;
        if let Some(Ended { rule, favoured }) = self.ended {
            write!(f, "; ended {} {favoured:?}", rule.number())?;
        }
        write!(f, "; {:?}", self.rng)
    }
}

impl fmt::Debug for Isle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Island { shape, at } = self.land;
        write!(f, "{}{at:?}", shape.number())?;
        self.home.map_or(Ok(()), |seat| write!(f, "home {}", seat.0))?;
        f.write_str(if self.only_coins { "coins" } else { "" })
    }
}
