//! Before the sea: a fleet and its treasures (B-01 … B-06, B-30, B-31).

use broadside::cards::{CrewId, Faction, Hoard, Preset, ShipId, Unique};
use broadside::{Action, Broadside, Decision, View, WhyNot};
use engine::order_by_key;
use engine::{Explained, Eye, Seat, Seen};

/// The yard where one seat chooses its fleet.
#[derive(Clone, PartialEq, Debug)]
pub struct Yard {
    /// Who chooses.
    pub seat: Seat,
    /// What.
    pub step: Step,
    /// The points of a fleet (B-01).
    pub build: u8,
    /// The points that are left (B-02).
    pub left: u8,
    /// The ships so far.
    pub ships: Vec<ShipId>,
    /// The crew so far, each kind with its number.
    pub crew: Vec<(CrewId, u8)>,
    /// What belongs to a set of treasures (B-30).
    pub hoard: Hoard,
    /// The uniques brought so far (B-31).
    pub uniques: Vec<Unique>,
    /// How many may be brought.
    pub most_uniques: u8,
    /// The sets of coins that would complete it, in the order of the list.
    pub coins: Vec<Vec<u8>>,
    /// All that could be asked for now, each with its place in the list or why it has none.
    pub offers: Vec<Offer>,
}

/// What is being chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Somebody else chooses, unseen (B-06).
    Waits,
    /// A ready fleet, or one's own.
    Ready,
    /// Ships and crew.
    Build,
    /// Treasures.
    Treasure,
}

impl Step {
    /// For the style sheet.
    pub fn key(self) -> &'static str {
        match self {
            Step::Waits => "waits",
            Step::Ready => "ready",
            Step::Build => "build",
            Step::Treasure => "treasure",
        }
    }
}

/// Something to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What choosing it does.
    pub action: Action,
    /// Its place in the list.
    pub place: Option<usize>,
    /// Why it is not there.
    pub why: Option<WhyNot>,
}

impl Yard {
    /// The yard of the seat that chooses, if one does.
    pub fn of(seen: &Seen<Broadside>) -> Option<Yard> {
        let view = &seen.view;
        let asked = view.asked()?;
        let step = match asked.decision {
            Decision::Fleet | Decision::Custom | Decision::Treasure
                if !view.eye().sees(asked.seat) =>
            {
                Step::Waits
            }
            Decision::Fleet => Step::Ready,
            Decision::Custom => Step::Build,
            Decision::Treasure => Step::Treasure,
            _ => return None,
        };
        // Whoever waits looks at what has been chosen so far.
        let owner = match (step, view.eye()) {
            (Step::Waits, Eye::Seat(you)) => you,
            _ => asked.seat,
        };
        let ships = view.ships().iter().filter(|ship| ship.owner == owner);
        let brought = view.brought(owner);
        Some(Yard {
            seat: asked.seat,
            step,
            build: view.options().build(),
            left: view.points_left(owner),
            ships: ships.map(|ship| ship.id).collect(),
            crew: hired(view, owner),
            hoard: view.options().hoard(),
            uniques: brought.iter().filter_map(|face| face.unique()).collect(),
            most_uniques: view.options().uniques,
            coins: if step == Step::Treasure { view.coin_sets(owner) } else { vec![] },
            offers: offers(seen, step),
        })
    }

    /// What is known of a choice.
    pub fn offer(&self, action: Action) -> Option<Offer> {
        self.offers.iter().find(|offer| offer.action == action).copied()
    }

    /// The points spent so far.
    pub fn spent(&self) -> u8 {
        self.build - self.left
    }
}

/// The crew of a fleet by kind, in the order of hiring.
fn hired(view: &View, owner: Seat) -> Vec<(CrewId, u8)> {
    let mut kinds: Vec<(CrewId, u8)> = Vec::new();
    for crew in view.crew().iter().filter(|crew| crew.built == owner) {
        match kinds.iter_mut().find(|(id, _)| *id == crew.id) {
            Some((_, count)) => *count += 1,
            None => kinds.push((crew.id, 1)),
        }
    }
    kinds
}

/// All that belongs to the step, whether it can be had or not.
fn offers(seen: &Seen<Broadside>, step: Step) -> Vec<Offer> {
    let mut actions: Vec<Action> = Vec::new();
    match step {
        Step::Waits => {}
        Step::Ready => {
            actions.extend(Preset::all().map(Action::Preset));
            actions.push(Action::Custom);
        }
        Step::Build => {
            actions.extend(ShipId::all().map(Action::AddShip));
            actions.extend(CrewId::all().map(Action::AddCrew));
        }
        Step::Treasure => {
            actions.extend(Unique::ALL.map(Action::AddUnique));
            actions.extend((0..28).map(Action::Coins));
        }
    }
    let offer = |action| Offer {
        action,
        place: seen.list.iter().position(|entry| *entry == action),
        why: Broadside::why_not(&seen.view, action),
    };
    actions.into_iter().map(offer).collect()
}

/// How the wares of the yard are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shelf {
    /// Whose wares; all without.
    pub flag: Option<Faction>,
    /// In which order.
    pub order: Order,
}

/// What decides which ware comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The cheapest.
    #[default]
    Cost,
    /// The smallest; for crew, whoever has a role.
    Masts,
    /// England, Pirates, Spain.
    Flag,
}

impl Shelf {
    /// The ships on it.
    pub fn ships(self) -> Vec<ShipId> {
        let mut ships: Vec<ShipId> =
            ShipId::all().filter(|id| self.shows(Some(id.card().faction))).collect();
        // The table of the rules goes by flag, the dearest first.
        order_by_key(&mut ships, |id| match self.order {
            Order::Cost => (id.card().cost, id.index()),
            Order::Masts => (id.card().masts, id.index()),
            Order::Flag => (0, id.index()),
        });
        ships
    }

    /// The crew on it.
    pub fn crew(self) -> Vec<CrewId> {
        let mut crew: Vec<CrewId> =
            CrewId::all().filter(|id| self.shows(id.card().faction)).collect();
        order_by_key(&mut crew, |id| match self.order {
            Order::Cost => (id.card().cost, *id),
            Order::Masts => (u8::from(id.is_named()), *id),
            Order::Flag => (id.card().faction.map_or(0, |flag| flag as u8), *id),
        });
        crew
    }

    fn shows(self, flag: Option<Faction>) -> bool {
        self.flag.is_none() || self.flag == flag
    }
}

#[cfg(test)]
mod tests {
    use broadside::Options;
    use engine::{Match, Setup};

    use super::*;

    fn game() -> Match<Broadside> {
        Match::new(Setup { options: Options::full(2).expect("a table"), seed: 3 })
    }

    fn yard(game: &Match<Broadside>, eye: Eye) -> Yard {
        Yard::of(&game.seen(eye)).expect("a fleet is chosen")
    }

    fn choose(game: &mut Match<Broadside>, action: Action) {
        let place = game.legal_actions().iter().position(|entry| *entry == action);
        game.play_index(place.expect("it is in the list")).expect("a choice of the list");
    }

    fn ship(id: &str) -> ShipId {
        ShipId::parse(id).expect("a ship")
    }

    const YOU: Eye = Eye::Seat(Seat(0));

    #[test]
    fn ready_fleets_and_ones_own_are_offered_first() {
        let yard = yard(&game(), YOU);
        assert_eq!((yard.step, yard.offers.len()), (Step::Ready, 9));
        assert!(yard.offers.iter().all(|offer| offer.place.is_some() && offer.why.is_none()));
    }

    #[test]
    fn what_is_too_dear_or_there_already_says_so() {
        let mut game = game();
        choose(&mut game, Action::Custom);
        choose(&mut game, Action::AddShip(ship("S1")));
        let yard = yard(&game, YOU);
        assert_eq!((yard.build, yard.left, yard.spent()), (30, 9, 21), "B-02");
        let why = |id| yard.offer(Action::AddShip(ship(id))).and_then(|offer| offer.why);
        assert_eq!(why("S1"), Some(WhyNot::InFleet), "B-04");
        assert_eq!(why("E1"), Some(WhyNot::NoPoints), "B-02");
        assert_eq!(why("P7"), None);
    }

    #[test]
    fn generic_crew_are_counted_by_kind() {
        let mut game = game();
        choose(&mut game, Action::Custom);
        choose(&mut game, Action::AddShip(ship("P5")));
        let explorer = CrewId::parse("P-explorer").expect("a crew");
        choose(&mut game, Action::AddCrew(explorer));
        choose(&mut game, Action::AddCrew(explorer));
        assert_eq!(yard(&game, YOU).crew, [(explorer, 2)]);
    }

    #[test]
    fn a_set_of_treasures_lists_the_coins_that_complete_it() {
        let mut game = game();
        choose(&mut game, Action::Custom);
        choose(&mut game, Action::AddShip(ship("P5")));
        choose(&mut game, Action::FleetDone);
        assert_eq!(yard(&game, YOU).coins.len(), 11, "§2.5");
        choose(&mut game, Action::AddUnique(Unique::Rum));
        let yard = yard(&game, YOU);
        assert_eq!((yard.coins.len(), yard.uniques.as_slice()), (12, [Unique::Rum].as_slice()));
        let offered = yard.offers.iter().filter(|offer| matches!(offer.action, Action::Coins(_)));
        assert_eq!(offered.filter(|offer| offer.place.is_some()).count(), 12);
    }

    #[test]
    fn nobody_sees_what_another_chooses() {
        let mut game = game();
        choose(&mut game, Action::Custom);
        choose(&mut game, Action::AddShip(ship("P5")));
        for eye in [Eye::Seat(Seat(1)), Eye::Table] {
            let yard = yard(&game, eye);
            assert_eq!((yard.step, yard.seat), (Step::Waits, Seat(0)), "B-06");
            assert!(yard.ships.is_empty() && yard.offers.is_empty());
        }
    }

    #[test]
    fn wares_are_sorted_and_filtered() {
        let cheap = Shelf::default().ships();
        assert!(cheap.is_sorted_by_key(|id| id.card().cost) && cheap.len() == 32);
        let spain = Shelf { flag: Some(Faction::Spain), order: Order::Masts };
        assert!(spain.ships().is_sorted_by_key(|id| id.card().masts));
        assert_eq!((spain.ships().len(), spain.crew().len()), (11, 13));
        let flags = Shelf { order: Order::Flag, ..Shelf::default() };
        assert!(flags.crew().is_sorted_by_key(|id| id.card().faction));
    }
}
