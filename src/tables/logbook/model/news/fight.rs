//! A fight that seats had a part in: who fired at whom, the dice as they lie, what they did.

use engine::Seen;
use logbook::battle::shot::Ammo;
use logbook::{By, Event, Logbook, Ship};

use super::npc::Teller;

/// The last fight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FightModel {
    /// The step it was fought in.
    pub ply: usize,
    /// Shots, one after the other.
    pub blows: Vec<Blow>,
    /// What came of it.
    pub then: Vec<Event>,
}

/// Dice that fell against a ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blow {
    /// Who fired.
    pub by: By,
    /// At whom.
    pub target: Ship,
    /// The cards of both, where they sail by themselves.
    pub cards: [Option<u8>; 2],
    /// With what; a fortress has only its own.
    pub ammo: Ammo,
    /// The dice.
    pub dice: Vec<Rolled>,
    /// The number to beat; of a fortress it is not told.
    pub defence: Option<u8>,
    /// Water damage.
    pub water: u8,
    /// Fire damage.
    pub fire: u8,
    /// Movement points shot away.
    pub chain: u8,
}

/// A die that was counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rolled {
    /// What it shows.
    pub face: u8,
    /// What it counts.
    pub value: u8,
    /// Does it hit? Of a fortress each die is taken to.
    pub hits: bool,
}

impl Blow {
    /// The dice of an event, if it is a shot.
    pub fn of(event: &Event) -> Option<Blow> {
        match event {
            Event::Shot {
                by,
                target,
                cards,
                ammo,
                dice,
                values,
                defence,
                water,
                fire,
                chain,
                ..
            } => {
                let dice = dice.iter().zip(values.iter());
                let dice = dice.map(|(face, value)| Rolled {
                    face: *face,
                    value: *value,
                    hits: value > defence,
                });
                Some(Blow {
                    by: *by,
                    target: *target,
                    cards: *cards,
                    ammo: *ammo,
                    dice: dice.collect(),
                    defence: Some(*defence),
                    water: *water,
                    fire: *fire,
                    chain: *chain,
                })
            }
            Event::Fort { tile, target, card, dice, era, damage } => Some(Blow {
                by: By::Fortress(*tile),
                target: *target,
                cards: [None, *card],
                ammo: Ammo::Normal,
                dice: dice
                    .iter()
                    .map(|face| Rolled { face: *face, value: face + era, hits: true })
                    .collect(),
                defence: None,
                water: *damage,
                fire: 0,
                chain: 0,
            }),
            _ => None,
        }
    }

    /// How many dice hit.
    pub fn hits(&self) -> usize {
        self.dice.iter().filter(|die| die.hits).count()
    }

    /// Did it do anything?
    pub fn harms(&self) -> bool {
        self.water + self.fire + self.chain > 0
    }
}

/// The last fight that is no part of what a ship did by herself: she has a card of her own.
pub fn fight(seen: &Seen<Logbook>) -> Option<FightModel> {
    let mut teller = Teller::default();
    let mut last: Option<FightModel> = None;
    for step in &seen.news {
        let mut fight = FightModel { ply: step.ply, blows: Vec::new(), then: Vec::new() };
        for event in &step.events {
            if teller.hears(event).is_some() {
                continue;
            }
            match Blow::of(event) {
                Some(blow) => fight.blows.push(blow),
                None if !fight.blows.is_empty() && follows(event) => {
                    fight.then.push(event.clone());
                }
                None => {}
            }
        }
        if !fight.blows.is_empty() {
            last = Some(fight);
        }
    }
    last
}

/// What belongs to the outcome of a fight; the rest is told by the log.
fn follows(event: &Event) -> bool {
    matches!(
        event,
        Event::Destroyed { .. }
            | Event::Betrayed { .. }
            | Event::Reputation { .. }
            | Event::Fame { .. }
            | Event::Money { .. }
            | Event::Lost { .. }
            | Event::Crew { .. }
    )
}
