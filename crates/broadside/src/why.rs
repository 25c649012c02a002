//! Why something is not in the list.

use engine::{Explained, Seat};

use crate::cards::{CrewId, Preset, ShipId, Unique};
use crate::decision::Decision as D;
use crate::state::Broadside;
use crate::token::{Place, Token};
use crate::{Action as A, Heading, Island, Measure, View};

/// What stands in the way of an action. Masts count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WhyNot {
    /// The game is over.
    Over,
    /// This is not what is being decided.
    NotAsked,
    /// The points do not reach (B-02).
    NoPoints,
    /// It is in the fleet already (B-04, B-31).
    InFleet,
    /// Twelve crew are enough.
    CrewComplete,
    /// A fleet has at least one ship (B-02).
    NoShip,
    /// No more uniques may be brought (B-31).
    NoMoreUniques,
    /// An island may not lie there (B-12).
    NoWater,
    /// Somebody else is there (B-15, B-16).
    Taken,
    /// The crew aboard may not cost more than the ship (B-22).
    TooDear,
    /// There is no room in the hold (B-21, B-112).
    HoldFull,
    /// She sails under another pennant.
    NotYours,
    /// She is finished for this turn (B-41).
    Finished,
    /// She has been given her action (B-41).
    ActionGiven,
    /// No ship gets more than two actions (B-43).
    TwoActions,
    /// The rum keeps her from acting (U5).
    Rum,
    /// She was gained in this turn (B-44).
    JustGained,
    /// She is pinned by this ship (B-84).
    Pinned(u8),
    /// She has no mast (B-68).
    Derelict,
    /// She is in tow (B-102, B-104).
    InTow,
    /// She tows a ship already (B-103).
    Towing,
    /// There is no room behind her for the tow (B-97, B-101).
    NoTowPose,
    /// No heading is open (B-60).
    NoCourse,
    /// No such segment is left (B-51).
    NoSegment,
    /// This course is blocked (§3.5).
    Blocked,
    /// She must sail a segment first (B-55).
    NotSailed,
    /// She is docked at home (B-127).
    AtHome,
    /// She is not docked at home (B-146).
    NotAtHome,
    /// She is not docked.
    NotDocked,
    /// She is too far from home.
    TooFar,
    /// There is nothing there.
    NothingThere,
    /// A unique must be taken (B-113).
    UniqueFirst,
    /// She never takes the last treasure of an island.
    Superstitious,
    /// All her masts stand.
    Whole,
    /// There is no such mast.
    NoMast,
    /// She has nobody and nothing for that.
    NoSuchAbility,
    /// It was used in this turn (B-161).
    UsedUp,
    /// Her crew cannot be eliminated.
    Undying,
    /// It is not aboard.
    NotAboard,
    /// It is not ashore there (B-75).
    NotAshore,
    /// It came aboard in this turn and stays (B-74).
    JustAboard,
    /// The ships are not docked together (B-74).
    NotTogether,
    /// It changed ships in this exploration (B-115).
    HandedOver,
    /// Nothing is given to an enemy (B-116).
    Hostile,
    /// It lies face up.
    FaceUp,
    /// It would not help now.
    OfNoUse,
    /// The two do not touch as they must.
    NoContact,
    /// There is no such ship, or none in reach.
    NoTarget,
    /// She is no enemy (B-124).
    Friendly,
    /// An enemy with masts defends herself (B-115).
    Manned,
    /// She is safe at her home.
    Sanctuary,
    /// No cannon of range L hits her.
    LowFreeboard,
    /// This cannon has fired, or the first shot has fallen (B-122).
    Fired,
    /// Out of range (B-125).
    OutOfRange,
    /// Her own sail is in the way (B-126).
    SailInTheWay(u8),
    /// A ship is in the way (B-126).
    ShipInTheWay(u8),
    /// An island is in the way.
    IslandInTheWay(u8),
}

impl WhyNot {
    /// This reason, unless something holds.
    #[inline]
    pub(crate) fn unless(self, holds: bool) -> Result<(), WhyNot> {
        if holds { Ok(()) } else { Err(self) }
    }
}

impl Explained for Broadside {
    type WhyNot = WhyNot;

    /// Everything on the table that a hand could reach for now: what the set-up offers while it
    /// lasts, then ships, their menus and tokens, whatever is being decided.
    fn conceivable(view: &View, out: &mut Vec<A>) {
        let table = view.table();
        if table.ended.is_some() {
            return;
        }
        if table.round == 0 {
            table.conceive_setup(out);
        } else {
            table.conceive_turn(out);
        }
    }

    fn why_not(view: &View, action: A) -> Option<WhyNot> {
        view.table().possible(action).err()
    }
}

impl Broadside {
    fn conceive_setup(&self, out: &mut Vec<A>) {
        match self.top().decision {
            D::Fleet | D::Custom | D::Treasure => {
                out.extend(Preset::all().map(A::Preset));
                out.extend(ShipId::all().map(A::AddShip));
                out.extend(CrewId::all().map(A::AddCrew));
                out.extend(Unique::ALL.map(A::AddUnique));
                out.extend((0..28).map(A::Coins));
                out.extend([A::Custom, A::FleetDone]);
            }
            D::Column | D::Row { .. } => {
                out.extend((0..=40).map(A::Column));
                out.extend((0..=30).map(A::Row));
            }
            _ => {
                out.extend((0..self.islands.len() as u8).map(A::Home));
                out.extend((0..Island::BERTHS).map(A::Berth));
                out.extend((0..self.ships.len() as u8).map(A::Aboard));
                out.push(A::Ashore);
            }
        }
    }

    fn conceive_turn(&self, out: &mut Vec<A>) {
        let ships = || self.afloat().map(|(ship, _)| ship);
        let placed = |place: Place| matches!(place, Place::Island(_) | Place::Ship(_));
        let crew = (0..).zip(self.crew.iter()).filter(|(_, crew)| placed(crew.place));
        let tokens = (0..).zip(self.treasures.iter()).filter(|(_, token)| placed(token.place));
        for ship in ships() {
            out.extend([A::Ship(ship), A::ExploreShip(ship), A::Pickpocket(ship)]);
            out.extend([A::Ram(ship), A::Tow(ship)]);
        }
        for (crew, _) in crew {
            out.extend([A::PutAshore(crew), A::TakeAboard(crew), A::Press(crew), A::Reveal(crew)]);
            let token = Token::Crew(crew);
            out.extend([A::Pick(token), A::Take(token), A::Give(token)]);
            out.extend(ships().map(|ship| A::PassCrew { crew, ship }));
        }
        for (token, _) in tokens {
            let token = Token::Treasure(token);
            out.extend([A::Pick(token), A::Take(token), A::Give(token)]);
        }
        out.extend((0..5).map(A::Mast));
        if let D::Heading { .. } | D::Segment { .. } | D::Distance { .. } = self.top().decision {
            out.extend((-Heading::MOST_TURNED..=Heading::MOST_TURNED).map(A::Turn));
            out.extend((1..=4).map(A::Quarters));
        }
        if let D::Fire { .. } = self.top().decision {
            for mast in 0..5 {
                out.extend(ships().map(|target| A::Fire { mast, target }));
                out.extend(ships().map(|target| A::Musket { mast, target }));
            }
        }
        out.extend([A::Move, A::Pivot, A::Shoot, A::ExploreIsland, A::Repair, A::Pass, A::Done]);
        out.extend([A::Release, A::Drill, A::Lookout, A::Spy, A::Spars, A::Ahead, A::Astern]);
        out.extend([A::Segment(Measure::S), A::Segment(Measure::L), A::EndMove, A::EndTurn]);
        out.extend([A::Yes, A::No, A::Nothing, A::Powder, A::LongShot, A::CeaseFire]);
    }

    /// Each action with what it takes, in the decision it belongs to.
    pub(crate) fn possible(&self, action: A) -> Result<(), WhyNot> {
        if self.ended.is_some() {
            return Err(WhyNot::Over);
        }
        let asked = self.top();
        let seat = asked.seat;
        match (asked.decision, action) {
            (D::Fleet, A::Preset(_)) => self.affords_presets(),
            (D::Custom, A::AddShip(id)) => self.ship_for_sale(seat, id),
            (D::Custom, A::AddCrew(id)) => self.crew_for_hire(seat, id),
            (D::Custom, A::FleetDone) => self.fleet_complete(seat),
            (D::Treasure, A::AddUnique(unique)) => self.unique_to_bring(seat, unique),
            (D::Treasure, A::Coins(place)) => {
                WhyNot::NotAsked.unless(usize::from(place) < self.coin_sets(seat).len())
            }
            (D::Column, A::Column(column)) => self.column_open(column),
            (D::Row { column }, A::Row(row)) => self.row_open(column, row),
            (D::Home { .. }, A::Home(island)) => self.home_free(island),
            (D::Berth { ship }, A::Berth(k)) => self.berth_free(ship, k),
            (D::Place { crew }, A::Aboard(ship)) => {
                self.fleet(seat).find(|(own, _)| *own == ship).ok_or(WhyNot::NotYours)?;
                self.takes_crew(ship, crew)
            }
            (D::Ship, A::Ship(ship)) => self.ship_to_act(seat, ship),
            (D::Menu { ship, given, allowed }, action) => {
                self.menu_offers(seat, ship, (given, allowed), action)
            }
            (D::CastOff { ship }, A::Ahead) => self.leaves(ship, false),
            (D::CastOff { ship }, A::Astern) => self.leaves(ship, true),
            (D::Segment { course }, A::Segment(length)) => self.may_sail(course, length),
            (D::Segment { course }, A::EndMove) => WhyNot::NotSailed.unless(course.sailed),
            (D::Heading { course, length }, A::Turn(turn)) => self.may_turn(course, length, turn),
            (D::Distance { course, length, turn }, A::Quarters(quarters)) => {
                self.may_stop(course, length, turn, quarters)
            }
            (D::Ram { ship }, A::Ram(target)) => self.may_ram(ship, target),
            (D::Window { ship, cause }, A::Reveal(crew)) => self.matters(ship, cause, crew),
            (D::Spoils { winner, loser }, action) => self.is_spoil(winner, loser, action),
            (D::Fire { salvo }, action) => match action {
                A::Fire { mast, target } => self.may_fire(salvo, mast, false, target),
                A::Musket { mast, target } => self.may_fire(salvo, mast, true, target),
                A::Powder => self.may_use_powder(salvo),
                A::LongShot => self.may_declare(salvo),
                A::Reveal(crew) => self.may_reveal(salvo.ship, crew),
                A::CeaseFire => Ok(()),
                _ => Err(WhyNot::NotAsked),
            },
            (D::Grape { target, .. }, A::Pick(Token::Crew(crew))) => {
                self.can_be_eliminated(target, crew)
            }
            (D::Lose { ship, .. }, A::Mast(mast)) => {
                WhyNot::NoMast.unless(self.ship(ship).stands(mast))
            }
            (D::Restore { ship }, A::Mast(mast)) => {
                WhyNot::NoMast.unless(self.ship(ship).lost() >> mast & 1 == 1)
            }
            (D::Tow { ship }, A::Tow(other)) => self.may_tow(ship, other),
            (D::Take { ship }, A::Pick(Token::Treasure(token))) => self.may_take(ship, token),
            (D::Take { ship }, A::Nothing) => self.may_leave_rest(ship),
            (D::Transfer { ship, with }, A::Take(token)) => self.may_hand_over(with, ship, token),
            (D::Transfer { ship, with }, A::Give(token)) => self.may_give(ship, with, token),
            (D::Look { aboard, .. }, A::Pick(token)) => {
                WhyNot::NotAsked.unless(self.unseen(seat, aboard).any(|there| there == token))
            }
            (D::Fleet, A::Custom)
            | (D::Place { .. }, A::Ashore)
            | (D::Ship, A::EndTurn)
            | (D::Transfer { .. }, A::Done)
            | (D::Ram { .. } | D::Window { .. } | D::Grape { .. } | D::Tow { .. }, A::Nothing)
            | (
                D::Board { .. } | D::Again { .. } | D::Unload { .. } | D::Explore { .. },
                A::Yes | A::No,
            ) => Ok(()),
            _ => Err(WhyNot::NotAsked),
        }
    }

    /// Actions before her action, free ones at any time.
    fn menu_offers(
        &self,
        seat: Seat,
        ship: u8,
        (given, allowed): (u8, u8),
        action: A,
    ) -> Result<(), WhyNot> {
        let open = given < allowed;
        if let A::Move | A::Pivot | A::Shoot | A::ExploreIsland | A::ExploreShip(_) | A::Repair =
            action
        {
            WhyNot::ActionGiven.unless(open)?;
            self.may_act(ship)?;
        }
        match action {
            A::Move => self.may_move(ship),
            A::Pivot => self.may_pivot(ship),
            A::Shoot => self.may_shoot(ship),
            A::ExploreIsland => self.may_explore_island(ship),
            A::ExploreShip(other) => self.may_explore_ship(ship, other),
            A::Repair => self.may_repair(ship),
            A::Pass => WhyNot::ActionGiven.unless(open),
            A::Done => WhyNot::NotAsked.unless(!open),
            A::PutAshore(crew) => self.may_leave(ship, crew),
            A::TakeAboard(crew) => self.may_take_aboard(seat, ship, crew),
            A::PassCrew { crew, ship: other } => self.may_pass_crew(ship, crew, other),
            A::Release => WhyNot::NoTarget.unless(self.ship(ship).tows.is_some()),
            A::Drill => self.may_drill(ship, given, allowed),
            A::Press(crew) => self.may_press(ship, crew, allowed),
            A::Pickpocket(other) => self.may_pickpocket(ship, other),
            A::Lookout => self.may_look(seat, ship, false),
            A::Spy => self.may_look(seat, ship, true),
            A::Spars => self.may_use_spars(ship),
            A::Reveal(crew) => self.may_reveal(ship, crew),
            _ => Err(WhyNot::NotAsked),
        }
    }
}
