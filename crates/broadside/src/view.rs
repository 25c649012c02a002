//! What an eye sees and remembers (§7).

use std::fmt;

use engine::{Eye, Options as _, Rng, Seat};

use crate::cards::{CrewId, Face};
use crate::decision::{Asked, Decision};
use crate::rules::ending::Ended;
use crate::state::{Broadside, Isle};
use crate::token::{Crew, Place, Treasure};
use crate::{Action, Options, Ship};

/// All that one eye knows of a game: a copy of it in which unseen faces are blank. Who knows which
/// token is public, and knowledge is never lost, so the tokens carry all memory there is.
#[derive(Clone, PartialEq, Eq)]
pub struct View {
    table: Broadside,
    /// How many of each face are among the treasures this eye has not seen: the pool is public
    /// once the fleets are.
    pool: [u8; Face::COUNT],
    eye: Eye,
}

impl View {
    /// What an eye sees of this game.
    pub(crate) fn of(game: &Broadside, eye: Eye) -> View {
        let mut table = game.clone();
        let mut pool = [0; Face::COUNT];
        if eye != Eye::All {
            table.rng = Rng::new(0);
        }
        if !game.shown && eye != Eye::All {
            table.hide_fleets(eye);
        }
        for token in table.treasures.iter_mut().filter(|token| !token.known.seen_by(eye)) {
            if let Some(place) = token.face.index() {
                pool[place as usize] += 1;
            }
            token.face = Face::UNSEEN;
        }
        for crew in table.crew.iter_mut().filter(|crew| !crew.known.seen_by(eye)) {
            crew.id = CrewId::UNSEEN;
        }
        View { table, pool, eye }
    }

    /// The game as this eye sees it. Lists of the seat to act can be made from it.
    #[inline]
    pub(crate) fn table(&self) -> &Broadside {
        &self.table
    }

    /// Whose eye this is.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// Table size and variants.
    pub fn options(&self) -> &Options {
        &self.table.options
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.table.options.seats()
    }

    /// The first player.
    pub fn first(&self) -> Seat {
        self.table.first
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.table.active
    }

    /// The round, counted from 1; 0 during the set-up.
    pub fn round(&self) -> u8 {
        self.table.round
    }

    /// What is asked, and whom, while the game goes on.
    pub fn asked(&self) -> Option<Asked> {
        self.table.asked.last().copied()
    }

    /// How the game ended.
    pub fn ended(&self) -> Option<Ended> {
        self.table.ended
    }

    /// All ships, by number; those of others only once all fleets are chosen (B-06).
    pub fn ships(&self) -> &[Ship] {
        &self.table.ships
    }

    /// The islands, in the order of placing.
    pub fn islands(&self) -> &[Isle] {
        &self.table.islands
    }

    /// The shape of the island to be placed next.
    pub fn next_shape(&self) -> Option<u8> {
        let placed = self.table.islands.len();
        (placed < usize::from(self.table.options.islands())).then(|| self.table.shapes[placed])
    }

    /// All crew, by number; unseen ones have no face.
    pub fn crew(&self) -> &[Crew] {
        &self.table.crew
    }

    /// All treasures, by number; unseen ones have no face.
    pub fn treasures(&self) -> &[Treasure] {
        &self.table.treasures
    }

    /// How many of each face, coins from 1 to 7 and then U1 to U12, this eye has not seen.
    pub fn pool(&self) -> &[u8; Face::COUNT] {
        &self.pool
    }

    /// The gold at a seat's home, as far as this eye knows (B-195): exact for oneself, at a table
    /// of two, and at the end.
    pub fn gold(&self, seat: Seat) -> u16 {
        self.table.gold(seat)
    }

    /// How many treasures go into a winner's record (B-155).
    pub fn spoils(&self, winner: Seat) -> u8 {
        self.table.spoils(winner)
    }

    /// How many coins of unknown worth lie at a seat's home (B-195).
    pub fn unknown_coins(&self, seat: Seat) -> u8 {
        let hidden =
            |token: &&Treasure| token.place == Place::Home(seat) && token.face == Face::UNSEEN;
        self.table.treasures.iter().filter(hidden).count() as u8
    }

    /// The gold in play at the start (B-33).
    pub fn initial_gold(&self) -> u16 {
        self.table.initial_gold()
    }

    /// What a ship can do and carry, as far as this eye knows.
    pub fn fittings(&self, ship: u8) -> crate::Fittings {
        self.table.fittings(ship)
    }

    /// The points a seat has left for its fleet (B-01, B-02), as far as this eye knows it.
    pub fn points_left(&self, seat: Seat) -> u8 {
        self.table.points_left(seat)
    }

    /// What a seat has brought so far, while it chooses its treasures (B-30, B-31).
    pub fn brought(&self, seat: Seat) -> Vec<Face> {
        self.table.brought(seat).collect()
    }

    /// The coin sets that complete what a seat brings, in the order of the list (B-30).
    pub fn coin_sets(&self, seat: Seat) -> Vec<Vec<u8>> {
        self.table.coin_sets(seat)
    }

    /// What a ship could do and carry with one more crew aboard.
    pub fn fittings_with(&self, ship: u8, crew: CrewId) -> crate::Fittings {
        self.table.fittings_with(ship, Some(crew))
    }

    /// The enemy that pins a ship (B-83).
    pub fn pinned_by(&self, ship: u8) -> Option<u8> {
        self.table.pinned_by(ship)
    }

    /// Is this ship finished for the turn (B-41)?
    pub fn is_finished(&self, ship: u8) -> bool {
        self.table.notes.finished >> ship & 1 == 1
    }

    /// Choices of one's own that show nobody anything: which ship, which way to begin, which
    /// segment, what goes ashore. A course may dock, unload and betray a crew; what others decide
    /// depends on what they hide.
    pub(crate) fn is_quiet(&self, action: Action) -> bool {
        use Action as A;
        match action {
            A::Custom
            | A::AddShip(_)
            | A::AddCrew(_)
            | A::FleetDone
            | A::AddUnique(_)
            | A::Ship(_)
            | A::Pass
            | A::Ahead
            | A::Astern
            | A::Segment(_)
            | A::PutAshore(_)
            | A::TakeAboard(_)
            | A::PassCrew { .. }
            | A::Release => true,
            // The only row of a column is taken at once.
            A::Column(column) => self.table.rows(column).count_ones() > 1,
            A::Move => match self.asked().map(|asked| asked.decision) {
                // A derelict that moves by oars may have to show who rows.
                Some(Decision::Menu { ship, .. }) => !self.table.ship(ship).is_derelict(),
                _ => false,
            },
            A::Done => {
                matches!(self.asked().map(|asked| asked.decision), Some(Decision::Menu { .. }))
            }
            _ => false,
        }
    }
}

impl Broadside {
    /// While fleets are chosen nobody sees more of the others than who is choosing (B-06).
    fn hide_fleets(&mut self, eye: Eye) {
        let top = self.top();
        self.ships.retain(|ship| eye.sees(ship.owner));
        self.crew.retain(|crew| eye.sees(crew.built));
        self.treasures.retain(|token| token.known.seen_by(eye));
        if !eye.sees(top.seat) {
            self.asked.clear();
            self.ask(top.seat, Decision::Fleet);
        }
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} unseen {:?}: {:?}", self.eye, self.pool, self.table)
    }
}
