//! Shooting (B-122 … B-134, B-167 … B-169).

use std::ops::ControlFlow;

use engine::{List, Log};

use crate::cards::{Ability, Gun, Unique};
use crate::decision::{Decision, Salvo};
use crate::fittings::Fittings;
use crate::island::Island;
use crate::line_of_fire::{Bar, Shot};
use crate::list::{Flow, Sink};
use crate::notes::Once;
use crate::ship::Ship;
use crate::state::{Broadside, MOST_SHIPS};
use crate::token::Token;
use crate::{Action, Event, Hull, Measure, Pose, WhyNot};

/// The musketeer's cannon.
pub(crate) const MUSKET: Gun = Gun { rank: 3, range: Measure::S };

/// Does a shot hit: die and bonus above the rank (B-128); never with a 1 (B-129, B-163); with a
/// long shot only with a 6?
pub const fn hits(rank: u8, die: u8, bonus: u8, six_only: bool) -> bool {
    if six_only { die == 6 } else { die != 1 && die + bonus > rank }
}

/// What adds 1 to a cannon roll (B-161).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// She has sworn revenge on the target's faction.
    Vendetta,
    /// A flagship with an open captain.
    Flagship,
    /// The powder hoard (U9).
    Powder,
}

/// What a hit does to a ship (B-130 … B-132, B-169).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blow {
    /// Nothing: stout planking, or the first of two hits on oak.
    Withstood,
    /// So many masts go.
    Masts(u8),
    /// She sinks.
    Sinks,
}

/// A ship that is hit, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Struck {
    /// Masts left.
    pub left: u8,
    /// Masts when whole.
    pub full: u8,
    /// Stout planking.
    pub stout: bool,
    /// Has she been hit before in this turn?
    pub hit_before: bool,
    /// Heart of oak.
    pub oak: bool,
    /// Has she taken one hit of this action already?
    pub dented: bool,
    /// Is she hit by heavy shot?
    pub heavy: bool,
}

impl Struck {
    /// Per hit in this order: stout ignores; a derelict sinks; oak counts to two; then one or two
    /// masts go, which never sinks by the surplus (B-169).
    pub const fn blow(self) -> Blow {
        if self.stout && !self.hit_before && self.left == self.full {
            Blow::Withstood
        } else if self.left == 0 {
            Blow::Sinks
        } else if self.oak && !self.dented {
            Blow::Withstood
        } else if self.heavy && self.left > 1 {
            Blow::Masts(2)
        } else {
            Blow::Masts(1)
        }
    }
}

/// What the shooter brings to every line of fire.
pub(crate) struct Battery<'a> {
    pub ship: &'a Ship,
    fit: Fittings,
    salvo: Salvo,
}

impl Broadside {
    /// Not derelict, not docked at her own home, with a line of fire (B-68, B-127).
    pub(crate) fn may_shoot(&self, ship: u8) -> Result<(), WhyNot> {
        WhyNot::Derelict.unless(!self.ship(ship).is_derelict())?;
        WhyNot::AtHome.unless(!self.is_at_home(ship))?;
        let salvo = Salvo { ship, ..Salvo::default() };
        let plain = self.has_shot(salvo);
        let long =
            self.may_declare(salvo).is_ok() && self.has_shot(Salvo { long_shot: true, ..salvo });
        WhyNot::NoTarget.unless(plain || long)
    }

    fn has_shot(&self, salvo: Salvo) -> bool {
        struct Any;
        impl Sink for Any {
            fn put(&mut self, _: Action) -> Flow {
                ControlFlow::Break(())
            }
        }
        self.list_shots(salvo, &mut Any).is_break()
    }

    /// A captain's fire follows the move: a full shoot action in every other respect (B-134, R-34).
    pub(crate) fn captains_fire(&mut self, ship: u8) {
        let captain = self.fittings(ship).all.has(Ability::Captain);
        if captain && self.may_shoot(ship).is_ok() {
            self.open_fire(ship, true);
        }
    }

    pub(crate) fn open_fire(&mut self, ship: u8, captain: bool) {
        let salvo = Salvo { ship, captain, ..Salvo::default() };
        self.ask(self.controller(ship), Decision::Fire { salvo });
    }

    /// Cannons, musket, what may be declared before the first shot, reveals, cease fire (§7).
    pub(crate) fn list_fire(&self, salvo: Salvo, out: &mut impl Sink) -> Flow {
        self.list_shots(salvo, out)?;
        if self.may_use_powder(salvo).is_ok() {
            out.put(Action::Powder)?;
        }
        if self.may_declare(salvo).is_ok() {
            out.put(Action::LongShot)?;
        }
        self.list_reveals(salvo.ship, out)?;
        out.put(Action::CeaseFire)
    }

    fn list_shots(&self, salvo: Salvo, out: &mut impl Sink) -> Flow {
        let battery = self.battery(salvo);
        let (ship, targets) = (battery.ship, self.targets(salvo.ship));
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        for mast in crate::ship::bits(ship.standing & !salvo.fired) {
            for target in targets.iter() {
                if self.bears(&battery, mast, false, *target) {
                    out.put(Action::Fire { mast, target: *target })?;
                }
            }
        }
        if battery.has_musket() {
            for mast in 0..ship.card().masts {
                for target in targets.iter() {
                    if self.bears(&battery, mast, true, *target) {
                        out.put(Action::Musket { mast, target: *target })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn battery(&self, salvo: Salvo) -> Battery<'_> {
        Battery { ship: self.ship(salvo.ship), fit: self.fittings(salvo.ship), salvo }
    }

    /// Enemies near enough to be worth a line (B-124): no cannon carries farther than 2 L, and no
    /// point of a hull lies farther from its bow than its length.
    pub(crate) fn targets(&self, ship: u8) -> List<u8, MOST_SHIPS> {
        let own = self.ship(ship);
        let far = i64::from(2 * Measure::L.units() + own.hull().length());
        let enemies = self.afloat().filter(|(_, other)| other.controller != own.controller);
        let near = enemies.filter(|(_, other)| {
            let reach = far + i64::from(other.hull().length());
            other.pose.at.square_to(own.pose.at) <= reach * reach
        });
        near.map(|(target, _)| target).collect()
    }

    /// Has this cannon a clear line to this ship, at any distance up to its range (B-123 … B-126,
    /// B-133, R-39)?
    fn aim(&self, battery: &Battery<'_>, mast: u8, musket: bool, at: u8) -> Result<(), WhyNot> {
        self.with_shot(battery, mast, musket, at, |shot| {
            if shot.is_clear() {
                return Ok(());
            }
            shot.best_aim()
                .map_or_else(|bar| Err(self.barred(battery.salvo.ship, at, bar)), |_| Ok(()))
        })?
    }

    /// What bars a line, by the number it has in the game.
    pub(crate) fn barred(&self, ship: u8, target: u8, bar: Bar) -> WhyNot {
        match bar {
            Bar::Range => WhyNot::OutOfRange,
            Bar::Sail(mast) => WhyNot::SailInTheWay(mast - 1),
            Bar::Ship(place) => {
                let there = self.bystanders(ship, target).nth(usize::from(place));
                WhyNot::ShipInTheWay(there.map_or(target, |(there, _)| there))
            }
            Bar::Island(island) => WhyNot::IslandInTheWay(island),
        }
    }

    /// The same for lists, which need no reason: most ships are plainly out of range.
    fn bears(&self, battery: &Battery<'_>, mast: u8, musket: bool, at: u8) -> bool {
        self.laid(battery, mast, musket, at).is_ok_and(|shot| shot.is_near())
            && self.with_shot(battery, mast, musket, at, |shot| shot.is_clear()) == Ok(true)
    }

    /// Lays a cannon on a ship that may be shot at with it, and judges the shot; else says why she
    /// may not be.
    pub(crate) fn with_shot<T>(
        &self,
        battery: &Battery<'_>,
        mast: u8,
        musket: bool,
        at: u8,
        judge: impl FnOnce(&Shot<'_>) -> T,
    ) -> Result<T, WhyNot> {
        let shot = self.laid(battery, mast, musket, at)?;
        let mut others = [Hull::new(1, Pose::default()); MOST_SHIPS];
        let mut count = 0;
        if !battery.fit.open.has(Ability::ClearFire) {
            for (_, ship) in self.bystanders(battery.salvo.ship, at) {
                others[count] = ship.hull();
                count += 1;
            }
        }
        let islands: List<Island, 12> = match self.options.islands_block {
            true => self.islands.iter().map(|isle| isle.land).collect(),
            false => List::default(),
        };
        Ok(judge(&Shot { others: &others[..count], islands: &islands, ..shot }))
    }

    /// The line from a cannon to a ship that may be shot at with it, whatever lies between them.
    fn laid(
        &self,
        battery: &Battery<'_>,
        mast: u8,
        musket: bool,
        at: u8,
    ) -> Result<Shot<'static>, WhyNot> {
        let target = self.ships.get(at as usize).filter(|target| target.is_afloat());
        let target = target.ok_or(WhyNot::NoTarget)?;
        WhyNot::Friendly.unless(target.controller != battery.ship.controller)?;
        WhyNot::Sanctuary.unless(!(self.options.home_sanctuary && self.is_at_home(at)))?;
        let range = self.range_class(battery, mast, musket, at);
        let low = self.ship(at).card().ability == Some(Ability::LowFreeboard);
        WhyNot::LowFreeboard.unless(!(low && range == Measure::L))?; // B-167
        let doubled = battery.salvo.long_shot && !musket;
        Ok(Shot {
            shooter: battery.ship.hull(),
            standing: battery.ship.standing,
            mast: mast + 1,
            range: if doubled { 2 * range.units() } else { range.units() },
            target: target.hull(),
            others: &[],
            islands: &[],
        })
    }

    /// Every ship afloat but shooter and target.
    fn bystanders(&self, ship: u8, target: u8) -> impl Iterator<Item = (u8, &Ship)> {
        self.afloat().filter(move |(other, _)| *other != ship && *other != target)
    }

    /// The printed class, then L by long guns, then S by the target's false colours (B-167).
    fn range_class(&self, battery: &Battery<'_>, mast: u8, musket: bool, target: u8) -> Measure {
        let colours = crate::cards::Face::of(Unique::Colours);
        if musket || self.hold(target).any(|(_, token)| token.face == colours) {
            Measure::S
        } else if battery.fit.open.has(Ability::LongGuns) {
            Measure::L
        } else {
            battery.ship.card().guns()[mast as usize].range
        }
    }

    /// Why a shot is not in the list; nothing if it is.
    pub(crate) fn may_fire(
        &self,
        salvo: Salvo,
        mast: u8,
        musket: bool,
        target: u8,
    ) -> Result<(), WhyNot> {
        let battery = self.battery(salvo);
        let ship = battery.ship;
        WhyNot::NoMast.unless(mast < ship.card().masts)?;
        if musket {
            WhyNot::NoSuchAbility.unless(battery.fit.all.has(Ability::Musketeer))?;
            WhyNot::Fired.unless(battery.has_musket())?;
        } else {
            WhyNot::NoMast.unless(ship.stands(mast))?; // B-123
            WhyNot::Fired.unless(salvo.fired >> mast & 1 == 0)?;
        }
        self.aim(&battery, mast, musket, target)
    }

    /// The powder hoard, before the first shot (U9).
    pub(crate) fn may_use_powder(&self, salvo: Salvo) -> Result<(), WhyNot> {
        WhyNot::NoSuchAbility.unless(self.fittings(salvo.ship).open.has(Ability::Powder))?;
        WhyNot::Fired.unless(salvo.is_fresh() && !salvo.powder)
    }

    /// A long shot, before the first shot.
    pub(crate) fn may_declare(&self, salvo: Salvo) -> Result<(), WhyNot> {
        WhyNot::NoSuchAbility.unless(self.fittings(salvo.ship).open.has(Ability::LongShot))?;
        WhyNot::Fired.unless(salvo.is_fresh() && !salvo.long_shot)
    }

    pub(crate) fn fire(&mut self, mut salvo: Salvo, action: Action, log: &mut Log<Event>) {
        let ship = salvo.ship;
        let (mast, musket, target) = match action {
            Action::Fire { mast, target } => (mast, false, target),
            Action::Musket { mast, target } => (mast, true, target),
            Action::Powder => {
                self.discard(ship, Unique::Powder, log);
                log.tell(|| Event::PowderUsed { ship });
                salvo.powder = true;
                return self.ask(self.controller(ship), Decision::Fire { salvo });
            }
            Action::LongShot => {
                log.tell(|| Event::LongShotDeclared { ship });
                salvo.long_shot = true;
                return self.ask(self.controller(ship), Decision::Fire { salvo });
            }
            _ => return,
        };
        if salvo.captain && salvo.is_fresh() {
            self.use_ability(ship, Ability::Captain, log);
        }
        if musket {
            self.use_ability(ship, Ability::Musketeer, log);
        }
        salvo.fired |= if musket { Salvo::MUSKET } else { 1 << mast };
        self.ask(self.controller(ship), Decision::Fire { salvo });
        if !self.shoot(salvo, mast, musket, target, log) {
            let again = self.fittings(ship).all.has(Ability::Cannoneer)
                && !self.notes.has_used(Once::Again, ship);
            if again {
                let seat = self.controller(ship);
                self.ask(seat, Decision::Again { ship, mast, musket, target });
            }
        }
    }

    /// The same cannon and target: it replaces the miss (B-168).
    pub(crate) fn fire_again(
        &mut self,
        ship: u8,
        mast: u8,
        musket: bool,
        target: u8,
        log: &mut Log<Event>,
    ) {
        self.notes.use_up(Once::Again, ship);
        self.use_ability(ship, Ability::Cannoneer, log);
        if let Decision::Fire { salvo } = self.top().decision {
            self.shoot(salvo, mast, musket, target, log);
        }
    }

    /// One shot is rolled and resolved (B-122, B-128); says whether it hit.
    fn shoot(
        &mut self,
        salvo: Salvo,
        mast: u8,
        musket: bool,
        target: u8,
        log: &mut Log<Event>,
    ) -> bool {
        let ship = salvo.ship;
        let gun = if musket { MUSKET } else { self.ship(ship).card().guns()[mast as usize] };
        let bonus = if musket { 0 } else { self.cannon_bonus(salvo, target) };
        let die = self.die(log);
        let would = |die| hits(gun.rank, die, bonus, salvo.long_shot && !musket);
        let needed = || (1..=6).find(|die| would(*die)).unwrap_or(7);
        let hit = would(die);
        log.tell(|| Event::Shot { ship, mast, musket, target, needed: needed(), die, hit });
        if hit {
            self.strike(salvo, target, log);
        }
        hit
    }

    /// Vendetta, flagship, powder: only the largest counts, and each is 1 (B-161).
    pub(crate) fn cannon_bonus(&self, salvo: Salvo, target: u8) -> u8 {
        u8::from(self.bonus(salvo, target).is_some())
    }

    /// The first of them that is there.
    pub(crate) fn bonus(&self, salvo: Salvo, target: u8) -> Option<Bonus> {
        let open = self.fittings(salvo.ship).open;
        let vendetta = open.has(Ability::vendetta(self.ship(target).card().faction));
        let flagship = open.has(Ability::Flagship) && open.has(Ability::Captain);
        let bonuses = [
            (vendetta, Bonus::Vendetta),
            (flagship, Bonus::Flagship),
            (salvo.powder, Bonus::Powder),
        ];
        bonuses.into_iter().find(|(given, _)| *given).map(|(_, bonus)| bonus)
    }

    /// A hit: damage first, then grapeshot, even where the hit itself does nothing.
    fn strike(&mut self, mut salvo: Salvo, target: u8, log: &mut Log<Event>) {
        let ship = salvo.ship;
        let (fit, own) = (self.fittings(ship), self.controller(ship));
        let (struck, hit) = (self.struck(salvo, target), self.fittings(target).open);
        let blow = struck.blow();
        let stout = struck.stout && !struck.hit_before && struck.left == struck.full;
        self.notes.hit |= 1 << target;
        if struck.oak && !stout {
            salvo.dented ^= 1 << target;
            if let Some(asked) = self.asked.last_mut() {
                asked.decision = Decision::Fire { salvo };
            }
        }
        let grape = fit.all.has(Ability::Grape) && !self.notes.has_used(Once::Grape, ship);
        if grape && !hit.has(Ability::Undying) && self.aboard(target).next().is_some() {
            self.ask(own, Decision::Grape { ship, target });
        }
        match blow {
            Blow::Withstood => log.tell(|| Event::Withstood { ship: target }),
            Blow::Sinks => self.sink(target, ship, log),
            Blow::Masts(count) => {
                let seat = self.controller(target);
                self.ask(seat, Decision::Lose { ship: target, count, by: ship });
            }
        }
    }

    /// A ship as a hit of this salvo would find her.
    pub(crate) fn struck(&self, salvo: Salvo, target: u8) -> Struck {
        let (hit, there) = (self.fittings(target).open, self.ship(target));
        Struck {
            left: there.masts_left(),
            full: there.card().masts,
            stout: hit.has(Ability::Stout),
            hit_before: self.notes.hit >> target & 1 == 1,
            oak: hit.has(Ability::Oak),
            dented: salvo.dented >> target & 1 == 1,
            heavy: self.fittings(salvo.ship).open.has(Ability::HeavyShot),
        }
    }

    /// Grapeshot eliminates a crew of the ship that was hit, once per turn.
    pub(crate) fn grape(&mut self, ship: u8, target: u8, action: Action, log: &mut Log<Event>) {
        if let Action::Pick(Token::Crew(crew)) = action {
            self.notes.use_up(Once::Grape, ship);
            self.use_ability(ship, Ability::Grape, log);
            self.threaten(crew, target);
        }
    }
}

impl Battery<'_> {
    /// A musketeer aboard, and the musket not fired yet.
    pub(crate) fn has_musket(&self) -> bool {
        self.fit.all.has(Ability::Musketeer) && self.salvo.fired & Salvo::MUSKET == 0
    }
}
