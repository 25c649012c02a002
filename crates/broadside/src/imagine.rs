//! A world that looks like a view, the hidden rest drawn at random (§7).

use engine::{List, Rng, Seat};

use crate::View;
use crate::cards::{Ability, CrewId, Face, Preset, ShipId};
use crate::decision::Decision;
use crate::fittings::Fittings;
use crate::state::{Broadside, CREW_A_FLEET};
use crate::token::{Crew, Place, Treasure};

/// So often hidden crew is drawn anew before the cheapest is taken.
const TRIES: u32 = 200;
/// Aboard a ship a crew of her faction is so many times as likely as another.
const AT_HOME: u32 = 9;

impl View {
    /// A world that looks just like this.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Broadside {
        let mut world = self.table().clone();
        if !world.shown {
            world.imagine_fleets(rng);
        } else {
            imagine_treasures(&mut world, self.pool(), rng);
            for seat in Seat::all(world.seats()) {
                imagine_crew(&mut world, seat, rng);
            }
        }
        world.rng = rng.split();
        world
    }
}

/// The pool minus what is known, over the unknown places: aboard ships and at home lie coins
/// alone, on an island where an explorer took none no unique.
fn imagine_treasures(world: &mut Broadside, pool: &[u8; Face::COUNT], rng: &mut Rng) {
    let mut coins: List<Face, 32> = List::default();
    let mut uniques: List<Face, 32> = List::default();
    for (face, count) in Face::all().zip(pool) {
        let faces = if face.is_unique() { &mut uniques } else { &mut coins };
        (0..*count).for_each(|_| faces.push(face));
    }
    if coins.is_empty() && uniques.is_empty() {
        return;
    }
    let count = coins.len();
    rng.imagine_last(&mut coins, count);
    let islands = world.islands;
    let dealt = world.round > 0;
    let open = |token: &Treasure| match token.place {
        Place::Island(island) => !islands[island as usize].only_coins,
        _ => !dealt,
    };
    let unseen = |token: &Treasure| token.face == Face::UNSEEN;
    // Uniques first, each at one of the places that could hold one.
    let mut places: List<u8, 32> = (0u8..)
        .zip(world.treasures.iter())
        .filter(|(_, token)| unseen(token) && open(token))
        .map(|(at, _)| at)
        .collect();
    let drawn = uniques.len();
    rng.imagine_last(&mut places, drawn);
    for (unique, at) in uniques.iter().zip(places.iter().rev()) {
        world.treasures[*at as usize].face = *unique;
    }
    for token in world.treasures.iter_mut().filter(|token| unseen(token)) {
        let last = coins.len() - 1;
        token.face = coins.remove(last);
    }
}

/// The hidden crew that was built in a seat's fleet.
fn imagine_crew(world: &mut Broadside, seat: Seat, rng: &mut Rng) {
    let hidden = |crew: &Crew| crew.built == seat && crew.id == CrewId::UNSEEN;
    if !world.crew.iter().any(hidden) {
        return;
    }
    if let Some(preset) = preset_of(world, seat) {
        let certain = world.options.dealt_fleets;
        if (certain || rng.chance(9, 10)) && assign_preset(world, seat, preset) {
            return;
        }
    }
    let before = world.crew;
    for _ in 0..TRIES {
        if draw_crew(world, seat, rng) {
            return;
        }
        world.crew = before;
    }
    fill_cheaply(world, seat);
}

/// The ready fleet a seat's ships are taken for.
fn preset_of(world: &Broadside, seat: Seat) -> Option<Preset> {
    let own = world.ships.iter().filter(|ship| ship.owner == seat);
    let own: List<ShipId, 28> = own.map(|ship| ship.id).collect();
    Preset::all().find(|preset| preset.ships() == &own[..])
}

/// The preset's crew, if what is known does not speak against it.
fn assign_preset(world: &mut Broadside, seat: Seat, preset: Preset) -> bool {
    let crew = preset.crew();
    let mut tokens = world.crew.iter().filter(|token| token.built == seat);
    let fits = |token: &Crew, id: CrewId| token.id == CrewId::UNSEEN || token.id == id;
    let alike = crew.iter().all(|(id, _)| tokens.next().is_some_and(|token| fits(token, *id)));
    if !alike || tokens.next().is_some() {
        return false;
    }
    let tokens = world.crew.iter_mut().filter(|token| token.built == seat);
    tokens.zip(crew).for_each(|(token, (id, _))| token.id = *id);
    true
}

/// Draws each hidden crew by its weight; says whether all limits are kept (B-02, B-04, B-21 …
/// B-23).
fn draw_crew(world: &mut Broadside, seat: Seat, rng: &mut Rng) -> bool {
    let mut left = points_left(world, seat);
    for at in 0..world.crew.len() {
        let token = world.crew[at];
        if token.built != seat || token.id != CrewId::UNSEEN {
            continue;
        }
        let faction = match token.place {
            Place::Ship(ship) => Some(world.ship(ship).card().faction),
            _ => None,
        };
        let taken = |id: CrewId| {
            id.is_named() && world.crew.iter().any(|other| other.built == seat && other.id == id)
        };
        let weight = |id: CrewId| {
            let card = id.card();
            let factor = if faction.is_some() && card.faction == faction { AT_HOME } else { 1 };
            if i16::from(card.cost) > left || taken(id) { 0 } else { id.weight() * factor }
        };
        let all: u32 = CrewId::all().map(weight).sum();
        if all == 0 {
            return false;
        }
        let mut drawn = rng.below(all);
        let picked = CrewId::all().find(|id| {
            let weight = weight(*id);
            let found = drawn < weight;
            drawn = drawn.saturating_sub(weight);
            found
        });
        let Some(id) = picked else { return false };
        left -= i16::from(id.card().cost);
        world.crew[at].id = id;
    }
    let laden = |ship: u8| world.aboard(ship).any(|(_, crew)| crew.built == seat);
    let mut ships = world.afloat().filter(|(ship, _)| laden(*ship));
    ships.all(|(ship, card)| {
        let fit: Fittings = world.fittings(ship);
        fit.is_legal(card.id)
            || fit.crew_cost <= card.card().cost
                && fit.used > fit.capacity
                && is_overladen_anyway(world, ship)
    })
}

/// A ship that lost a stower or a link keeps what she carries (B-22): her treasures alone may be
/// more than she holds.
fn is_overladen_anyway(world: &Broadside, ship: u8) -> bool {
    world.hold(ship).filter(|(_, token)| !token.face.is_unique()).count()
        >= usize::from(world.ship(ship).card().cargo)
}

fn points_left(world: &Broadside, seat: Seat) -> i16 {
    let ships = world.ships.iter().filter(|ship| ship.owner == seat);
    let crew = world.crew.iter().filter(|crew| crew.built == seat);
    let spent: i16 = ships.map(|ship| i16::from(ship.card().cost)).sum::<i16>()
        + crew.map(|crew| i16::from(crew.id.card().cost)).sum::<i16>();
    i16::from(world.options.build()) - spent
}

/// Oarsmen of the ship's own faction: a point each, and they take no space.
fn fill_cheaply(world: &mut Broadside, seat: Seat) {
    let oarsman = |faction| {
        let rows = |id: &CrewId| {
            id.card().abilities.has(Ability::Oarsman) && Some(faction) == id.card().faction
        };
        CrewId::all().find(rows).expect("every faction has oarsmen")
    };
    for at in 0..world.crew.len() {
        let token = world.crew[at];
        if token.built == seat && token.id == CrewId::UNSEEN {
            let faction = match token.place {
                Place::Ship(ship) => world.ship(ship).card().faction,
                _ => crate::cards::Faction::England,
            };
            world.crew[at].id = oarsman(faction);
        }
    }
}

impl Broadside {
    /// While fleets are chosen, every seat that has chosen gets one: a ready fleet where there
    /// are, else ships as they come (B-06).
    fn imagine_fleets(&mut self, rng: &mut Rng) {
        let choosing = self.top().seat;
        let seen = self.clone();
        self.ships.clear();
        self.crew.clear();
        self.treasures.clear();
        for seat in Seat::all(self.seats()) {
            let own = seen.ships.iter().any(|ship| ship.owner == seat);
            if own || seat == choosing {
                self.copy_fleet(&seen, seat);
            } else if seat < choosing {
                self.imagine_choice(seat, rng);
            }
        }
        self.asked = seen.asked;
    }

    fn copy_fleet(&mut self, seen: &Broadside, seat: Seat) {
        seen.ships.iter().filter(|ship| ship.owner == seat).for_each(|ship| self.ships.push(*ship));
        seen.crew.iter().filter(|crew| crew.built == seat).for_each(|crew| self.crew.push(*crew));
        let own = seen.treasures.iter().filter(|token| token.known.by(seat));
        own.for_each(|token| self.treasures.push(*token));
    }

    fn imagine_choice(&mut self, seat: Seat, rng: &mut Rng) {
        if self.affords_presets().is_ok() {
            let presets: Vec<Preset> = Preset::all().collect();
            return self.muster(seat, *rng.pick(&presets).expect("there are ready fleets"));
        }
        loop {
            let afforded = ShipId::all().filter(|id| self.ship_for_sale(seat, *id).is_ok());
            let afforded: Vec<ShipId> = afforded.collect();
            let Some(id) = rng.pick(&afforded) else { break };
            self.add_ship(seat, *id);
        }
        debug_assert!(self.crew.len() <= 4 * usize::from(CREW_A_FLEET));
        let sets = self.coin_sets(seat);
        let set = rng.pick(&sets).expect("there are coin sets");
        set.iter().for_each(|coin| self.bring(seat, Face::of_coin(*coin)));
        debug_assert!(!matches!(self.top().decision, Decision::Ship));
    }
}
