//! Where the crew goes before the first turn (B-20 … B-25).

use broadside::cards::{CrewId, ShipId};
use broadside::{Action, Broadside, Decision, Fittings, Place, View, WhyNot, usable};
use engine::{Explained, Seat, Seen};

/// One crew to place, and where it might go.
#[derive(Clone, PartialEq, Debug)]
pub struct Crewing {
    /// Whose.
    pub seat: Seat,
    /// Who.
    pub crew: CrewId,
    /// Who comes after.
    pub waiting: Vec<CrewId>,
    /// The ships of the fleet.
    pub cabins: Vec<Cabin>,
    /// The place of *ashore* in the list.
    pub ashore: Option<usize>,
    /// Who is ashore already.
    pub landed: Vec<CrewId>,
}

/// A ship the crew might board.
#[derive(Clone, PartialEq, Debug)]
pub struct Cabin {
    /// Her number.
    pub ship: u8,
    /// Which ship she is.
    pub id: ShipId,
    /// Who is aboard.
    pub aboard: Vec<CrewId>,
    /// What she carries with this crew.
    pub then: Fittings,
    /// Could the crew use its abilities there (B-25)?
    pub able: bool,
    /// The place of boarding her in the list.
    pub place: Option<usize>,
    /// Why she has no room (B-21, B-22).
    pub why: Option<WhyNot>,
}

impl Crewing {
    /// The crew to place, if one is and this eye knows who it is.
    pub fn of(seen: &Seen<Broadside>) -> Option<Crewing> {
        let view = &seen.view;
        let asked = view.asked()?;
        let Decision::Place { crew } = asked.decision else { return None };
        let token = view.crew().get(usize::from(crew))?;
        token.id.card().faction?;
        let own = || view.crew().iter().filter(|other| other.built == asked.seat);
        let at = |place: Place| own().filter(move |other| other.place == place);
        let ids = |crew: &mut dyn Iterator<Item = &broadside::Crew>| crew.map(|c| c.id).collect();
        let cabin = |(ship, id): (u8, ShipId)| {
            let aboard: Vec<CrewId> = ids(&mut at(Place::Ship(ship)));
            Cabin {
                ship,
                id,
                able: works(token.id, id, &aboard),
                aboard,
                then: view.fittings_with(ship, token.id),
                place: place(seen, Action::Aboard(ship)),
                why: Broadside::why_not(view, Action::Aboard(ship)),
            }
        };
        let home = own().find_map(|other| match other.place {
            Place::Island(island) => Some(Place::Island(island)),
            _ => None,
        });
        Some(Crewing {
            seat: asked.seat,
            crew: token.id,
            waiting: at(Place::Aside).skip(1).map(|other| other.id).collect(),
            cabins: fleet(view, asked.seat).map(cabin).collect(),
            ashore: place(seen, Action::Ashore),
            landed: home.map(|home| ids(&mut at(home))).unwrap_or_default(),
        })
    }

    /// The ship of this number.
    pub fn cabin(&self, ship: u8) -> Option<&Cabin> {
        self.cabins.iter().find(|cabin| cabin.ship == ship)
    }
}

fn place(seen: &Seen<Broadside>, action: Action) -> Option<usize> {
    seen.list.iter().position(|entry| *entry == action)
}

fn fleet(view: &View, seat: Seat) -> impl Iterator<Item = (u8, ShipId)> {
    let numbered = (0..).zip(view.ships());
    numbered.filter(move |(_, ship)| ship.owner == seat).map(|(number, ship)| (number, ship.id))
}

/// Among this company the crew may use its abilities aboard (B-25).
fn works(crew: CrewId, ship: ShipId, aboard: &[CrewId]) -> bool {
    let company: Vec<CrewId> = aboard.iter().copied().chain([crew]).collect();
    usable(ship, &company, &[]).contains(&crew)
}

#[cfg(test)]
mod tests {
    use broadside::Options;
    use engine::{Eye, Match, Setup, Turn};

    use super::*;

    /// A fleet of these ships and crew, up to the first crew to place.
    fn manned(ships: &str, crew: &str) -> Match<Broadside> {
        let options = Options::full(2).expect("a table");
        let mut game = Match::new(Setup { options, seed: 5 });
        let mut wanted = vec![Action::Custom];
        wanted
            .extend(ships.split(' ').map(|id| Action::AddShip(ShipId::parse(id).expect("a ship"))));
        wanted
            .extend(crew.split(' ').map(|id| Action::AddCrew(CrewId::parse(id).expect("a crew"))));
        wanted.extend([Action::FleetDone, Action::Coins(0)]);
        for action in wanted {
            let place = game.legal_actions().iter().position(|entry| *entry == action);
            game.play_index(place.expect("it is in the list")).expect("a choice of the list");
        }
        while !matches!(asked(&game), Some(Decision::Place { .. })) {
            game.play_index(0).expect("there is a choice");
        }
        game
    }

    fn asked(game: &Match<Broadside>) -> Option<Decision> {
        game.view(Eye::All).asked().map(|asked| asked.decision)
    }

    fn crewing(game: &Match<Broadside>) -> Crewing {
        let Turn::Act(seat) = game.to_act() else { panic!("somebody acts") };
        Crewing::of(&game.seen(Eye::Seat(seat))).expect("a crew is placed")
    }

    #[test]
    fn a_ship_takes_no_crew_dearer_than_herself() {
        let game = manned("P9 S8", "S-ybarra S-captain");
        let found = crewing(&game);
        assert_eq!(found.crew, CrewId::parse("S-ybarra").expect("a crew"));
        assert_eq!(found.waiting.len(), 1);
        let [small, large] = found.cabins.as_slice() else { panic!("two ships") };
        assert_eq!((small.place, small.why), (None, Some(WhyNot::TooDear)), "B-22");
        assert!(large.place.is_some() && large.able);
        assert!(!small.able, "a Spaniard among pirates (B-25)");
        assert!(found.ashore.is_some(), "B-20");
    }

    #[test]
    fn whoever_is_placed_is_aboard() {
        let mut game = manned("P9 S8", "S-ybarra S-captain");
        let place = crewing(&game).cabins[1].place.expect("there is room");
        game.play_index(place).expect("a choice of the list");
        let found = crewing(&game);
        assert_eq!(found.cabins[1].aboard, [CrewId::parse("S-ybarra").expect("a crew")]);
        assert_eq!((found.cabins[1].then.crew_cost, found.waiting.len()), (8, 0));
    }

    #[test]
    fn others_do_not_see_who_is_placed() {
        let game = manned("P9 S8", "S-ybarra S-captain");
        let Turn::Act(seat) = game.to_act() else { panic!("somebody acts") };
        let other = Eye::Seat(seat.next(2));
        assert_eq!(Crewing::of(&game.seen(other)), None, "B-20");
    }
}
