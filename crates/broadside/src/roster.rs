//! A fleet written down by somebody else: what it costs and what is wrong with it (B-01 … B-04,
//! B-20 … B-23).

use crate::cards::{CrewId, ShipId};
use crate::fittings::Fittings;
use engine::order_by_key;

/// A fleet on paper. What is not known has no id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Roster {
    /// Its ships.
    pub ships: Vec<Option<ShipId>>,
    /// Its crew, each with the place of its ship; none for the home island.
    pub crew: Vec<(Option<CrewId>, Option<usize>)>,
}

/// What is wrong with a fleet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// A crew is aboard no ship of the fleet.
    BadPlace,
    /// A ship carries more than she holds (B-21).
    Cargo,
    /// A ship's crew costs more than she does (B-22).
    CrewCost,
    /// A named crew is there twice (B-04).
    DuplicateNamed,
    /// A ship is there twice (B-04).
    DuplicateShip,
    /// There is no ship (B-02).
    NoShip,
    /// It costs more than the build total (B-02).
    OverBudget,
    /// There is no such ship or crew.
    Unknown,
}

impl Roster {
    /// The points of all that is known (B-02).
    pub fn cost(&self) -> u32 {
        let ships = self.ships.iter().flatten().map(|id| u32::from(id.card().cost));
        let crew = self.crew.iter().filter_map(|(id, _)| *id);
        ships.sum::<u32>() + crew.map(|id| u32::from(id.card().cost)).sum::<u32>()
    }

    /// Everything that is wrong, in order.
    pub fn faults(&self, build: u32) -> Vec<Fault> {
        let named = self.crew.iter().filter_map(|(id, _)| *id).filter(|id| id.is_named());
        let unknown = self.ships.contains(&None) || self.crew.iter().any(|(id, _)| id.is_none());
        let astray =
            |(_, place): &(_, Option<usize>)| place.is_some_and(|at| at >= self.ships.len());
        let mut faults = vec![
            (Fault::BadPlace, self.crew.iter().any(astray)),
            (Fault::DuplicateNamed, has_twice(named.collect())),
            (Fault::DuplicateShip, has_twice(self.ships.iter().flatten().copied().collect())),
            (Fault::NoShip, self.ships.is_empty()),
            (Fault::OverBudget, self.cost() > build),
            (Fault::Unknown, unknown),
        ];
        if !unknown {
            let fit = |at: usize, id: ShipId| {
                let aboard = self.crew.iter().filter(move |(_, place)| *place == Some(at));
                let crew = aboard.filter_map(|(id, _)| id.map(|id| (id, true)));
                Fittings::of(id, crew, std::iter::empty())
            };
            let ships = || self.ships.iter().enumerate().filter_map(|(at, id)| Some((at, (*id)?)));
            let cargo = ships().any(|(at, id)| fit(at, id).used > fit(at, id).capacity);
            let dear = ships().any(|(at, id)| fit(at, id).crew_cost > id.card().cost);
            faults.extend([(Fault::Cargo, cargo), (Fault::CrewCost, dear)]);
        }
        let mut found: Vec<Fault> =
            faults.into_iter().filter(|(_, wrong)| *wrong).map(|(fault, _)| fault).collect();
        order_by_key(&mut found, |fault| *fault);
        found
    }
}

fn has_twice<T: Ord>(mut things: Vec<T>) -> bool {
    things.sort_unstable();
    things.windows(2).any(|pair| pair[0] == pair[1])
}
