//! What happens, and who sees it.
//!
//! Events tell every number a rule counted, so that a follower can reckon along, and the reason of
//! each choice the rules make themselves.

use engine::{Eye, List, Seat};

use crate::ask::Choice;
use crate::battle::destruction::Fate;
use crate::battle::melee::Dice;
use crate::battle::shot::Ammo;
use crate::board::damage::Damage;
use crate::board::hold::Policy;
use crate::board::tracks::Fitting;
use crate::content::{CrewUpgrade, Row};
use crate::npc::target::Why;
use crate::port::ashore::Rows;
use crate::port::exchange::Offer;
use crate::{By, Cell, Dir, Good, Goods, Nation, Pc, Ship};

/// A rule by its number: `Rule(275)` is L-275.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(pub u16);

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Who begins (L-038).
    First(Seat),
    /// A seat sails the ship of a card from now on (L-031, L-190, L-295).
    TookShip {
        /// Who.
        pc: Pc,
        /// The card.
        card: u8,
    },
    /// A seat chose its start cell (L-039).
    Starts {
        /// Who.
        pc: Pc,
        /// Where.
        cell: Cell,
    },
    /// A round began.
    Round(u16),
    /// The time marker advanced (L-050, L-051).
    Time {
        /// Is it night now?
        night: bool,
    },
    /// A seat's turn began (L-045).
    TurnBegan(Pc),

    /// A ship was put on the map (L-041, L-170, L-210).
    Placed {
        /// Which.
        ship: Ship,
        /// Her card, if she sails by herself.
        card: Option<u8>,
        /// Where.
        to: Cell,
        /// The D20 that named the place (L-169).
        roll: Option<u8>,
    },
    /// A ship lies on this heading now.
    Heading {
        /// Which.
        ship: Ship,
        /// How.
        to: Dir,
    },
    /// A ship sailed one cell (L-077, L-078).
    Step {
        /// Which.
        ship: Ship,
        /// From where.
        from: Cell,
        /// Where to.
        to: Cell,
        /// Points the step cost.
        spent: u8,
        /// Points left.
        left: u8,
        /// What the movement has in all.
        allowance: u8,
    },
    /// A ship goes back to where it could last have stopped (D-93).
    Thrown {
        /// Which.
        ship: Ship,
        /// Where to.
        to: Cell,
    },
    /// The movement is over.
    Stopped(Ship),
    /// A tile was turned over (L-096).
    Revealed {
        /// By whom; nobody at set-up.
        by: Option<Pc>,
        /// In which slot.
        slot: u8,
        /// Which tile.
        tile: u8,
    },
    /// A barrel or another token was put on the sea (L-015, L-382, L-399).
    Adrift {
        /// Where.
        cell: Cell,
        /// The D20 that named the place.
        roll: Option<u8>,
    },
    /// A token was taken up (L-104).
    TookUp {
        /// By whom.
        pc: Pc,
        /// Where.
        cell: Cell,
        /// The barrel, by what it holds; none for another token.
        barrel: Option<u8>,
    },
    /// Goods came aboard.
    Loaded {
        /// Whose ship.
        pc: Pc,
        /// What.
        goods: Goods,
    },
    /// Goods went overboard or were left floating.
    Floats {
        /// Where.
        cell: Cell,
        /// What.
        goods: Goods,
    },
    /// A token that floated too long is gone (L-105).
    Foundered {
        /// Where.
        cell: Cell,
    },
    /// A seat fished (L-205).
    Fished {
        /// Who.
        pc: Pc,
        /// The tokens, by what they bring.
        tokens: List<u8, 8>,
    },
    /// Goods that floated too long are gone.
    Sank {
        /// Where.
        cell: Cell,
        /// What.
        goods: Goods,
    },
    /// Goods burnt or are otherwise lost to the supply (L-142, L-161).
    Lost {
        /// Whose.
        ship: Ship,
        /// What.
        goods: Goods,
    },
    /// A cannon was thrown away (L-196).
    CannonLost(Pc),
    /// Everything was stowed anew, or two cubes changed places (L-194).
    Stowed {
        /// Whose hold.
        pc: Pc,
        /// By which policy; by hand if none.
        policy: Option<Policy>,
    },

    /// A ship was attacked: its dice, and what they did (2.11).
    Shot {
        /// Who fired.
        by: By,
        /// At whom.
        target: Ship,
        /// The cards of both, where they sail by themselves: other cards may lie there later.
        cards: [Option<u8>; 2],
        /// With what.
        ammo: Ammo,
        /// The dice as they lie after all rerolls.
        dice: List<u8, 20>,
        /// What each counts.
        values: List<u8, 20>,
        /// The number to beat.
        defence: u8,
        /// Water damage.
        water: u8,
        /// Fire damage.
        fire: u8,
        /// Crew killed.
        wounds: u8,
        /// Movement points shot away.
        chain: u8,
    },
    /// Dice were rolled again (L-132).
    Rerolled {
        /// Whose.
        by: Ship,
        /// The dice as they lie now.
        dice: List<u8, 20>,
    },
    /// A ship was rammed (L-198 to L-200).
    Rammed {
        /// By whom.
        pc: Pc,
        /// Who.
        target: Ship,
        /// Her card, if she sails by herself.
        card: Option<u8>,
        /// How the rammer lies now.
        heading: Dir,
        /// The run-up in cells, the target's included.
        cells: u8,
        /// Damage of the rammer, before carpenters.
        own: u8,
        /// Damage of the rammed.
        theirs: u8,
    },
    /// A boarding began (L-180, L-181).
    Boarded {
        /// Who boards.
        by: Ship,
        /// Whom.
        target: Ship,
        /// The cards of both, where they sail by themselves.
        cards: [Option<u8>; 2],
        /// How many.
        party: u8,
        /// How many defend her.
        defenders: u8,
    },
    /// A grapnel was thrown (L-316).
    Grappled {
        /// By whom.
        pc: Pc,
        /// At whom.
        target: Ship,
        /// Her card, if she sails by herself.
        card: Option<u8>,
    },
    /// Grenades were thrown before a melee (L-325).
    Grenades {
        /// By whom.
        by: Ship,
        /// Her card, if she sails by herself.
        card: Option<u8>,
        /// The dice.
        dice: [u8; 2],
        /// Wounds to the own side.
        own: u8,
        /// Wounds to the other.
        enemy: u8,
    },
    /// Marksmen fired before a melee (L-329).
    Marksmen {
        /// Whose.
        by: Ship,
        /// Her card, if she sails by herself.
        card: Option<u8>,
        /// Their dice.
        dice: List<u8, 4>,
        /// Those that hit.
        hits: u8,
    },
    /// Dice of a melee were rolled again (L-184).
    MeleeRerolled {
        /// Whose.
        by: Ship,
        /// Her card, if she sails by herself.
        card: Option<u8>,
        /// The dice as they lie now.
        dice: Dice,
    },
    /// Both sides fought, and the ship was taken or not (L-184, L-185).
    Melee {
        /// Who boarded.
        by: Ship,
        /// Whom.
        target: Ship,
        /// The cards of both, where they sail by themselves.
        cards: [Option<u8>; 2],
        /// The dice of the party.
        attack: Dice,
        /// The dice of the defenders.
        answer: Dice,
        /// The wounding dice of each side.
        hits: [u8; 2],
        /// How many of the party are left.
        party: u8,
        /// How many defenders.
        defenders: u8,
        /// Was the ship taken?
        taken: bool,
    },
    /// A fortress fired (L-118 to L-121).
    Fort {
        /// By its tile.
        tile: u8,
        /// At whom.
        target: Ship,
        /// Her card, if she sails by herself.
        card: Option<u8>,
        /// Its dice.
        dice: List<u8, 8>,
        /// What is added to each.
        era: u8,
        /// The damage.
        damage: u8,
    },
    /// Damage was placed (2.12).
    Damage {
        /// On which ship.
        ship: Ship,
        /// Her card, if she sails by herself.
        card: Option<u8>,
        /// Of what kind.
        kind: Damage,
        /// How much, once carpenters have done their part.
        n: u8,
        /// By which rule.
        rule: Rule,
    },
    /// Damage was repaired (L-173, L-174).
    Repaired {
        /// Whose ship.
        pc: Pc,
        /// Water, fire, torn rigging.
        water: u8,
        /// Fire.
        fire: u8,
        /// Movement points back.
        chain: u8,
    },
    /// A ship was destroyed (2.13).
    Destroyed {
        /// Which.
        ship: Ship,
        /// The card, if she sailed by herself.
        card: Option<u8>,
        /// How.
        how: Fate,
        /// By whom or what.
        by: By,
    },

    /// A seat's money changed.
    Money {
        /// Whose.
        pc: Pc,
        /// By how much.
        n: i32,
        /// By which rule.
        rule: Rule,
    },
    /// A seat's fame changed.
    Fame {
        /// Whose.
        pc: Pc,
        /// By how much.
        n: i8,
        /// By which rule.
        rule: Rule,
    },
    /// A seat's reputation changed.
    Reputation {
        /// Whose.
        pc: Pc,
        /// With whom.
        nation: Nation,
        /// By how much.
        n: i8,
        /// To what.
        to: i8,
        /// By which rule.
        rule: Rule,
    },
    /// A nation was named (5.3).
    Named {
        /// By whom.
        pc: Pc,
        /// Which.
        nation: Nation,
        /// For what.
        choice: Choice,
    },
    /// A seat joined a nation (L-263).
    Joined {
        /// Who.
        pc: Pc,
        /// Whom.
        nation: Nation,
    },
    /// It declined (L-263).
    Declined {
        /// Who.
        pc: Pc,
        /// Whom.
        nation: Nation,
    },
    /// Its membership ended (L-268).
    Betrayed {
        /// Who.
        pc: Pc,
        /// Whom.
        nation: Nation,
    },

    /// A visit in port began (L-109).
    Called {
        /// Who.
        pc: Pc,
        /// At the port of which tile.
        port: u8,
    },
    /// Something was bought in tavern or yard.
    Purchase {
        /// By whom.
        pc: Pc,
        /// What.
        item: Item,
        /// For how much; below zero when sold back.
        price: i32,
        /// At the port of which tile; none before the first turn.
        port: Option<u8>,
    },
    /// A recruit was dismissed (L-284).
    Dismissed {
        /// By whom.
        pc: Pc,
        /// Who.
        upgrade: CrewUpgrade,
    },
    /// The rows of the tavern slid and were filled from the bag (L-283, L-345).
    Tavern {
        /// Who stands there now.
        rows: Rows,
        /// Was it renewed because somebody reached an icon (L-345)?
        renewed: bool,
    },
    /// The crew of a ship changed; of one that sails by herself wounds came or healed.
    Crew {
        /// Whose.
        ship: Ship,
        /// Her card, if she sails by herself.
        card: Option<u8>,
        /// By how much.
        n: i8,
        /// By which rule.
        rule: Rule,
    },
    /// Goods were bought (L-333).
    Bought {
        /// By whom.
        pc: Pc,
        /// At the port of which tile.
        port: u8,
        /// From which row.
        row: Row,
        /// What.
        good: Good,
        /// How many.
        n: u8,
        /// What was paid now.
        price: u32,
    },
    /// Goods were sold (L-334).
    Sold {
        /// By whom.
        pc: Pc,
        /// At the port of which tile.
        port: u8,
        /// To which row.
        row: Row,
        /// As what.
        good: Good,
        /// How many.
        n: u8,
        /// How many of them were oil.
        oil: u8,
        /// What was received now.
        price: u32,
        /// Goods added to the tile below (L-336).
        refill: u8,
    },
    /// An offer was made (L-206).
    Offered {
        /// By whom.
        pc: Pc,
        /// What, to whom.
        offer: Offer,
    },
    /// It was accepted or refused.
    Answered {
        /// By whom.
        pc: Pc,
        /// Was it accepted?
        accepted: bool,
    },

    /// A secret mission of a captured seat was laid open (D-87).
    LaidOpen {
        /// Whose.
        pc: Pc,
        /// The card.
        mission: u8,
    },
    /// A mission changed hands (L-206, L-359, L-367).
    HandedOver {
        /// From whom.
        from: Pc,
        /// To whom.
        to: Pc,
        /// Which; a secret one is seen by its new owner alone.
        mission: Secret<u8>,
    },

    /// Missions were drawn to choose from (L-347).
    Drew {
        /// By whom.
        pc: Pc,
        /// Which; seen by that seat alone.
        missions: Secret<List<u8, 8>>,
    },
    /// One was kept (L-347).
    Kept {
        /// By whom.
        pc: Pc,
        /// Which; seen by that seat alone if it is secret (L-350).
        mission: Secret<u8>,
    },
    /// A mission was laid aside (L-347, L-348, L-355, L-390).
    Dropped {
        /// Whose.
        pc: Pc,
        /// Which.
        mission: u8,
    },
    /// A stage was validated (L-352, L-353).
    Validated {
        /// Whose.
        pc: Pc,
        /// The card; seen by that seat alone as long as it is secret.
        mission: Secret<u8>,
        /// Which stage.
        stage: u8,
    },
    /// Something counts towards a stage (L-359, L-369).
    Progress {
        /// Whose.
        pc: Pc,
        /// The card; seen by that seat alone as long as it is secret.
        mission: Secret<u8>,
        /// How many have been counted.
        n: u8,
    },
    /// A mission names a seat (L-375).
    Prey {
        /// Whose.
        pc: Pc,
        /// Whom; seen by that seat alone.
        prey: Secret<Pc>,
    },
    /// A check was rolled (L-355).
    Check {
        /// Whose.
        pc: Pc,
        /// The card.
        mission: u8,
        /// The die.
        die: u8,
        /// What the night added.
        night: u8,
        /// Did it succeed?
        ok: bool,
    },
    /// A mission was completed (L-354).
    Completed {
        /// Whose.
        pc: Pc,
        /// Which.
        mission: u8,
    },
    /// Four of a type were handed in (L-354).
    HandedIn(Pc),
    /// A place was marked for a mission (L-382, L-388).
    Marked {
        /// Whose.
        pc: Pc,
        /// Where; seen by that seat alone as long as the mission is secret.
        cell: Secret<Cell>,
    },
    /// A seat looked at a card of the treasure (L-422).
    Clue {
        /// Who.
        pc: Pc,
        /// Its place in the pack; seen by that seat alone.
        card: Secret<u8>,
    },
    /// A seat dug (L-424).
    Dug {
        /// Who.
        pc: Pc,
        /// Where.
        cell: Cell,
        /// Was it there?
        found: bool,
    },
    /// The cards of the treasure were turned up (L-424).
    Treasure {
        /// Who found it.
        pc: Pc,
        /// One of each pack, by its place there.
        cards: [u8; 3],
    },

    /// A ship that sails by itself was turned face up (L-210).
    Appeared {
        /// Its place.
        npc: u8,
        /// Its card.
        card: u8,
    },
    /// An era is over: the cards of a level left the deck (L-340, L-341).
    Era {
        /// Which.
        level: u8,
    },
    /// A new card, face down, fills a place (L-162).
    Follows {
        /// The place.
        npc: u8,
    },
    /// It chose a target, and why (L-219 to L-222, L-232).
    Target {
        /// Who.
        npc: u8,
        /// Whom; none if there is none.
        target: Option<Ship>,
        /// The cards of both, where they sail by themselves.
        cards: [Option<u8>; 2],
        /// Why.
        reason: Option<Why>,
    },
    /// It set out for a stop of its route (L-233).
    Bound {
        /// Who.
        npc: u8,
        /// Its card.
        card: u8,
        /// The tile of the stop.
        tile: u8,
    },
    /// It arrived there and gained this (L-234).
    Arrived {
        /// Who.
        npc: u8,
        /// Its card.
        card: u8,
        /// The tile of the stop.
        tile: u8,
        /// Money gained.
        money: u32,
        /// Goods gained.
        goods: Goods,
    },
    /// Its counter changed (L-211).
    Counter {
        /// Whose.
        npc: u8,
        /// Its card.
        card: u8,
        /// What it was.
        from: Option<u8>,
        /// What it is.
        to: Option<u8>,
        /// Did the ship act?
        acted: bool,
    },
    /// It left the game, destroyed by nobody (L-211, L-236).
    Left {
        /// Which.
        npc: u8,
        /// Its card.
        card: u8,
    },

    /// The wind turned (L-018, L-391).
    Wind {
        /// Where it blows to; none in a calm.
        to: Option<Dir>,
    },
    /// An event was drawn (L-391).
    Drawn {
        /// Which, from 1.
        card: u8,
        /// A die it asked for.
        die: Option<u8>,
    },
    /// A temporary event ended, or a card left (L-414).
    Ended {
        /// Which, from 1.
        card: u8,
    },
    /// Goods of a market changed by an event (L-402 to L-405).
    Market {
        /// Which tile.
        nation: Nation,
        /// How its legal row changed.
        legal: i8,
        /// How its other row changed.
        contraband: i8,
    },
    /// A fortress and the port beside it changed hands (L-409).
    Taken {
        /// The tile.
        tile: u8,
        /// Whose it is now.
        nation: Nation,
    },
    /// The fog came, drifted or left (L-396, L-397).
    Fog {
        /// Its centre; none once it is gone.
        to: Option<Cell>,
    },
    /// The Kraken came, moved or left (L-416 to L-420).
    Kraken {
        /// Where it is; none once it is gone.
        to: Option<Cell>,
        /// The two dice, if it was moved by them.
        dice: Option<[u8; 2]>,
    },
    /// The game is over (L-053, D-71).
    Over(crate::ending::Ended),
}

/// What tavern and yard sell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Item {
    /// A fame (L-275).
    Fame,
    /// An upgrade printed on the board, by its place (L-286).
    Printed(u8),
    /// A fitting or ammunition (L-287).
    Fitting(Fitting),
    /// Two wood (L-288).
    Wood,
    /// The next level (L-297).
    Level,
    /// So many crew (L-277, L-279).
    Crew(u8),
    /// An officer or specialist (L-278, L-280, L-298).
    Recruit(CrewUpgrade),
    /// The ship of a card (L-291).
    Ship(u8),
}

/// Something that perhaps only one seat sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secret<T> {
    /// Where that seat sits; none if everybody sees it.
    pub of: Option<Seat>,
    /// What; none once it is hidden from an eye.
    pub what: Option<T>,
}

impl<T> Secret<T> {
    /// Everybody sees it.
    pub fn open(what: T) -> Secret<T> {
        Secret { of: None, what: Some(what) }
    }

    /// Only this seat sees it.
    pub fn of(seat: Seat, what: T) -> Secret<T> {
        Secret { of: Some(seat), what: Some(what) }
    }

    fn hide_from(&mut self, eye: Eye) {
        if self.of.is_some_and(|seat| !eye.sees(seat)) {
            self.what = None;
        }
    }
}

impl Event {
    /// The event as an eye saw it. Nothing happens that nobody notices; what is secret is blank.
    pub(crate) fn redacted(&self, eye: Eye) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Drew { missions, .. } => missions.hide_from(eye),
            Event::Kept { mission, .. }
            | Event::Validated { mission, .. }
            | Event::HandedOver { mission, .. }
            | Event::Progress { mission, .. } => mission.hide_from(eye),
            Event::Prey { prey, .. } => prey.hide_from(eye),
            Event::Marked { cell, .. } => cell.hide_from(eye),
            Event::Clue { card, .. } => card.hide_from(eye),
            _ => {}
        }
        event
    }
}
