//! The last dice, and what they were needed for.

use broadside::{Broadside, Event};
use engine::order_by_key;
use engine::{Seat, Seen};

/// The dice that fell last since the viewer's last act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceModel {
    /// What they were thrown for.
    pub roll: Roll,
    /// What came of it: the events up to the next dice.
    pub then: Vec<Event>,
    /// After how many steps, to tell one throw from the next.
    pub ply: usize,
}

/// What dice were thrown for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Roll {
    /// A shot.
    Shot {
        /// Who fired.
        ship: u8,
        /// From which mast.
        mast: u8,
        /// With the musket?
        musket: bool,
        /// At whom.
        target: u8,
        /// What was needed; 7 if nothing helps.
        needed: u8,
        /// The die.
        die: u8,
        /// Did it hit?
        hit: bool,
    },
    /// A ram.
    Ram {
        /// Who rammed.
        ship: u8,
        /// Whom.
        target: u8,
        /// What was needed; 7 if nothing breaks her.
        needed: u8,
        /// The die.
        die: u8,
        /// Does a mast go?
        lost: bool,
    },
    /// A boarding.
    Boarding {
        /// The two ships: who rammed, who was rammed.
        ships: [u8; 2],
        /// Their dice.
        dice: [u8; 2],
        /// Their totals.
        totals: [u8; 2],
        /// Which of the two won.
        winner: Option<usize>,
    },
    /// A drill for one more action.
    Drill {
        /// Who drills.
        ship: u8,
        /// The die.
        die: u8,
    },
    /// The strongbox.
    Strongbox {
        /// The die.
        die: u8,
        /// Its worth.
        gold: u8,
    },
    /// The roll for the first turn: each seat's last die.
    First {
        /// Who threw what, by seat.
        dice: Vec<(Seat, u8)>,
        /// Who begins.
        first: Option<Seat>,
    },
}

/// On this and more a drill gives an action.
pub const DRILLED: u8 = 5;

impl Roll {
    /// The faces of the dice.
    pub fn dice(&self) -> Vec<u8> {
        match self {
            Roll::Shot { die, .. }
            | Roll::Ram { die, .. }
            | Roll::Drill { die, .. }
            | Roll::Strongbox { die, .. } => vec![*die],
            Roll::Boarding { dice, .. } => dice.to_vec(),
            Roll::First { dice, .. } => dice.iter().map(|(_, die)| *die).collect(),
        }
    }

    /// Did whoever threw get what was wanted; nothing where nothing was at stake.
    pub fn luck(&self) -> Option<bool> {
        match self {
            Roll::Shot { hit, .. } => Some(*hit),
            Roll::Ram { lost, .. } => Some(*lost),
            Roll::Drill { die, .. } => Some(*die >= DRILLED),
            Roll::Boarding { .. } | Roll::Strongbox { .. } | Roll::First { .. } => None,
        }
    }
}

/// The last dice, if any have fallen.
pub fn dice(seen: &Seen<Broadside>) -> Option<DiceModel> {
    let told: Vec<(usize, &Event)> = seen
        .news
        .iter()
        .flat_map(|step| step.events.iter().map(|event| (step.ply, event)))
        .collect();
    let at = told.iter().rposition(|(_, event)| is_throw(event))?;
    let (ply, event) = told[at];
    let then: Vec<Event> = told[at + 1..].iter().map(|(_, event)| (*event).clone()).collect();
    let roll = match *event {
        Event::Shot { ship, mast, musket, target, needed, die, hit } => {
            Roll::Shot { ship, mast, musket, target, needed, die, hit }
        }
        Event::Rammed { ship, target, die, lost } => {
            // A mast that went since was standing when the die fell.
            let gone =
                |event: &&Event| matches!(event, Event::MastLost { ship, .. } if *ship == target);
            let left = seen.view.ships()[usize::from(target)].masts_left()
                + then.iter().filter(gone).count() as u8;
            let unbroken = left == 0 || seen.view.ram_sixths(target) == 0 && !lost;
            let needed = if unbroken { 7 } else { left + 1 };
            Roll::Ram { ship, target, needed, die, lost }
        }
        Event::Boarded { rammer, target, dice, totals, winner } => {
            let ships = [rammer, target];
            let winner = winner.and_then(|won| ships.iter().position(|ship| *ship == won));
            Roll::Boarding { ships, dice, totals, winner }
        }
        Event::Drilled { ship, die } => Roll::Drill { ship, die },
        Event::Opened { die, gold } => Roll::Strongbox { die, gold },
        _ => first(&told.iter().map(|(_, event)| *event).collect::<Vec<_>>()),
    };
    Some(DiceModel { roll, then, ply })
}

fn is_throw(event: &Event) -> bool {
    matches!(
        event,
        Event::Shot { .. }
            | Event::Rammed { .. }
            | Event::Boarded { .. }
            | Event::Drilled { .. }
            | Event::Opened { .. }
            | Event::Rolled(..)
    )
}

/// Who is tied rolls again: the last die of each counts.
fn first(told: &[&Event]) -> Roll {
    let mut dice: Vec<(Seat, u8)> = Vec::new();
    let mut first = None;
    for event in told {
        match event {
            Event::Rolled(seat, die) => {
                dice.retain(|(other, _)| other != seat);
                dice.push((*seat, *die));
            }
            Event::First(seat) => first = Some(*seat),
            _ => {}
        }
    }
    order_by_key(&mut dice, |(seat, _)| seat.0);
    Roll::First { dice, first }
}
