//! The 83 missions as data: stages, what validates them, what they give (L-347 to L-390).

use std::fmt;

use super::{Icon, Role, TileId, tables::MISSIONS};
use crate::{Good, Goods, Nation};

/// The type of a mission.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MissionKind {
    /// P.
    Personal,
    /// C.
    Combat,
    /// R.
    Rescue,
    /// T.
    Transport,
}

impl MissionKind {
    /// All four, in the order of the missions.
    pub const ALL: [MissionKind; 4] =
        [MissionKind::Personal, MissionKind::Combat, MissionKind::Rescue, MissionKind::Transport];

    /// How many there are (L-357).
    pub const fn count(self) -> u8 {
        match self {
            MissionKind::Personal => 14,
            MissionKind::Combat => 23,
            MissionKind::Rescue => 21,
            MissionKind::Transport => 25,
        }
    }

    /// Its letter in ids.
    pub const fn letter(self) -> char {
        match self {
            MissionKind::Personal => 'P',
            MissionKind::Combat => 'C',
            MissionKind::Rescue => 'R',
            MissionKind::Transport => 'T',
        }
    }

    /// The place of its first mission in the list of all.
    const fn first(self) -> u8 {
        match self {
            MissionKind::Personal => 0,
            MissionKind::Combat => 14,
            MissionKind::Rescue => 37,
            MissionKind::Transport => 58,
        }
    }
}

/// A mission by its place among all: P01 is 0, T25 is 82.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MissionId(u8);

impl MissionId {
    /// How many there are.
    pub const COUNT: u8 = 83;

    /// The mission of this kind and number: P01 is `(Personal, 1)`.
    pub const fn new(kind: MissionKind, number: u8) -> MissionId {
        assert!(number >= 1 && number <= kind.count(), "there is no such mission");
        MissionId(kind.first() + number - 1)
    }

    /// The mission at this place of the list.
    pub const fn nth(index: u8) -> MissionId {
        assert!(index < MissionId::COUNT, "there are 83 missions");
        MissionId(index)
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = MissionId> + ExactSizeIterator + Clone {
        (0..MissionId::COUNT).map(MissionId)
    }

    /// Its place in every list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its type.
    pub const fn kind(self) -> MissionKind {
        match self.0 {
            0..14 => MissionKind::Personal,
            14..37 => MissionKind::Combat,
            37..58 => MissionKind::Rescue,
            _ => MissionKind::Transport,
        }
    }

    /// Its number among those of its type, from 1.
    pub const fn number(self) -> u8 {
        self.0 - self.kind().first() + 1
    }

    /// What is printed on it.
    #[inline]
    pub fn mission(self) -> &'static Mission {
        &MISSIONS[self.index()]
    }
}

/// "P01", as the rules call it.
impl fmt::Display for MissionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.kind().letter(), self.number())
    }
}

impl fmt::Debug for MissionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is printed on a mission. Completing it is worth 1 fame on top of its reward (L-354).
#[derive(Debug)]
pub struct Mission {
    /// Which.
    pub id: MissionId,
    /// Only its owner knows it, until a step reveals it (L-350).
    pub secret: bool,
    /// What happens when it is kept.
    pub on_take: &'static [Op],
    /// The stages may be validated in any order (P13).
    pub any_order: bool,
    /// The stages; each is validated in one of its ways.
    pub stages: &'static [&'static [Way]],
    /// The rewards; the seat picks one, even if it is nothing.
    pub rewards: &'static [&'static [Op]],
}

impl Mission {
    pub(super) const fn public(
        kind: MissionKind,
        number: u8,
        stages: &'static [&'static [Way]],
        rewards: &'static [&'static [Op]],
    ) -> Mission {
        let id = MissionId::new(kind, number);
        Mission { id, secret: false, on_take: &[], any_order: false, stages, rewards }
    }

    pub(super) const fn secret(
        kind: MissionKind,
        number: u8,
        stages: &'static [&'static [Way]],
        rewards: &'static [&'static [Op]],
    ) -> Mission {
        Mission { secret: true, ..Mission::public(kind, number, stages, rewards) }
    }

    pub(super) const fn on_take(self, on_take: &'static [Op]) -> Mission {
        Mission { on_take, ..self }
    }

    pub(super) const fn any_order(self) -> Mission {
        Mission { any_order: true, ..self }
    }
}

/// One way to validate a stage.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// What has to be done.
    pub when: Condition,
    /// What is rolled then.
    pub check: Option<Check>,
    /// What is gained at this stage.
    pub ops: &'static [Op],
    /// The mission becomes public; with a check, only when it succeeds (L-350).
    pub reveals: bool,
    /// Open only while NPC marks stand for missions (D-86).
    pub npc_missions: bool,
    /// The flags of the ship, port or fortress are remembered as X (D-91), before the check.
    pub sets_x: bool,
}

impl Way {
    pub(super) const fn when(when: Condition) -> Way {
        Way { when, check: None, ops: &[], reveals: false, npc_missions: false, sets_x: false }
    }

    pub(super) const fn check(self, night: u8, rows: &'static [CheckRow]) -> Way {
        Way { check: Some(Check { night, rows }), ..self }
    }

    pub(super) const fn ops(self, ops: &'static [Op]) -> Way {
        Way { ops, ..self }
    }

    pub(super) const fn reveals(self) -> Way {
        Way { reveals: true, ..self }
    }

    pub(super) const fn npc_missions(self) -> Way {
        Way { npc_missions: true, ..self }
    }

    pub(super) const fn sets_x(self) -> Way {
        Way { sets_x: true, ..self }
    }
}

/// A D12 rolled when a stage is validated; a row that is not well discards the mission (L-355).
#[derive(Clone, Copy, Debug)]
pub struct Check {
    /// Added by night.
    pub night: u8,
    /// The rows, without a gap.
    pub rows: &'static [CheckRow],
}

impl Check {
    /// The row of a total.
    pub fn row(&self, total: u8) -> &'static CheckRow {
        let row = self.rows.iter().find(|row| total <= row.up_to);
        row.expect("the last row reaches the highest total (L-355)")
    }
}

/// A row of a check's table.
#[derive(Clone, Copy, Debug)]
pub struct CheckRow {
    /// The highest total it covers; it begins after the row before.
    pub up_to: u8,
    /// Is the stage validated?
    pub well: bool,
    /// What happens in any case.
    pub ops: &'static [Op],
}

impl CheckRow {
    pub(super) const fn lost(up_to: u8, ops: &'static [Op]) -> CheckRow {
        CheckRow { up_to, well: false, ops }
    }

    pub(super) const fn well(up_to: u8, ops: &'static [Op]) -> CheckRow {
        CheckRow { up_to, well: true, ops }
    }
}

/// What validates a stage (L-352).
#[derive(Clone, Copy, Debug)]
pub enum Condition {
    /// Interacting with a port.
    AtPort(PortSel),
    /// Spending 1 movement point on a cell.
    OnCell(CellSel),
    /// Interacting beside a ship.
    NearShip(ShipSel),
    /// Interacting beside a fortress.
    NearFort(FortSel),
    /// Destroying ships, at once.
    Destroy {
        /// Which.
        ship: ShipSel,
        /// How it must end.
        how: How,
        /// How many, each of another nation (L-369).
        nations: u8,
    },
    /// Capturing a ship, at once.
    Capture {
        /// Which.
        ship: ShipSel,
        /// Without taking anything (L-361).
        no_loot: bool,
    },
    /// Selling, at once.
    Sell {
        /// What.
        good: Good,
        /// At least so many in one sale.
        count: u8,
        /// As contraband, or legally.
        contraband: bool,
        /// Where.
        at: PortSel,
    },
    /// Holding so many doubloons at the end of one's turn (L-371).
    Money(u32),
    /// Surviving so many time steps (L-359).
    TimeSteps(u8),
}

/// Which ports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PortSel {
    /// The port of a tile, whatever its flag.
    Tile(TileId),
    /// Those that fly this flag now.
    Nation(Nation),
    /// Every port, native ones included.
    Any,
    /// Every port but native ones.
    AnyNation,
    /// Those with a nation that is none of X's; any port while X is empty (D-91).
    NotX,
    /// The one marked for this mission.
    Token,
}

/// Which cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellSel {
    /// Those of a tile with an icon.
    Icon(TileId, Icon),
    /// The one marked for this mission.
    Token,
}

/// Which fortresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FortSel {
    /// The one of a tile.
    Tile(TileId),
    /// Any.
    Any,
}

/// How a ship is destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// However.
    Any,
    /// By fire (L-363).
    Burn,
    /// By both at once (L-366).
    Collapse,
}

/// Which ships: all that is asked must hold.
#[derive(Clone, Copy, Debug)]
pub struct ShipSel {
    /// Seats' ships or NPCs.
    pub who: Who,
    /// Of this role.
    pub role: Option<Role>,
    /// With this flag.
    pub nation: Option<Nation>,
    /// With a mission: a seat's ship with any active one, an NPC with one of these marks (L-389).
    pub marks: NpcMarks,
    /// A seat's ship with such a mission.
    pub carrying: Option<Carrying>,
    /// A seat's ship with a bounty (L-381).
    pub wanted: bool,
    /// With a clue to the treasure (L-358).
    pub clue: bool,
    /// The ship of this seat.
    pub seat: Option<Neighbour>,
}

impl ShipSel {
    pub(super) const fn of(who: Who) -> ShipSel {
        ShipSel {
            who,
            role: None,
            nation: None,
            marks: NpcMarks { secret: false, bounty: false },
            carrying: None,
            wanted: false,
            clue: false,
            seat: None,
        }
    }

    pub(super) const fn role(self, role: Role) -> ShipSel {
        ShipSel { role: Some(role), ..self }
    }

    pub(super) const fn nation(self, nation: Nation) -> ShipSel {
        ShipSel { nation: Some(nation), ..self }
    }

    pub(super) const fn secret(self) -> ShipSel {
        ShipSel { marks: NpcMarks { secret: true, ..self.marks }, ..self }
    }

    pub(super) const fn bounty(self) -> ShipSel {
        ShipSel { marks: NpcMarks { bounty: true, ..self.marks }, ..self }
    }

    pub(super) const fn carrying(self, carrying: Carrying) -> ShipSel {
        ShipSel { carrying: Some(carrying), ..self }
    }

    pub(super) const fn wanted(self) -> ShipSel {
        ShipSel { wanted: true, ..self }
    }

    pub(super) const fn clue(self) -> ShipSel {
        ShipSel { clue: true, ..self }
    }

    pub(super) const fn seat(self, seat: Neighbour) -> ShipSel {
        ShipSel { seat: Some(seat), ..self }
    }
}

/// Whose ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Seats'.
    Pc,
    /// Nobody's.
    Npc,
    /// Both.
    Any,
}

/// The marks an NPC may bear; where both are asked for, one is enough (L-389).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NpcMarks {
    /// The mark of a secret mission.
    pub secret: bool,
    /// The mark of a bounty.
    pub bounty: bool,
}

impl NpcMarks {
    /// Is no mark asked for?
    pub const fn is_none(self) -> bool {
        !self.secret && !self.bounty
    }
}

/// Which mission a seat's ship carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carrying {
    /// One of this type (L-360).
    Kind(MissionKind),
    /// One of these (L-373).
    One(&'static [MissionId]),
}

/// A seat, seen from the owner's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Neighbour {
    /// So many seats on, in turn order (L-374).
    Left(u8),
    /// So many seats back (L-374).
    Right(u8),
    /// The opponent in the lead when the mission was taken (L-375).
    Leader,
}

/// What a mission or a hoard does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Doubloons.
    Money(u32),
    /// Fame.
    Fame(u8),
    /// Reputation.
    Rep(RepSel, i8),
    /// Goods.
    Goods(Goods),
    /// Crew members.
    Crew(u8),
    /// A clue to the treasure.
    Clue,
    /// An officer or specialist, up to this price (L-356).
    CrewUpgrade(Option<u32>),
    /// A ship upgrade, up to this price (L-356).
    ShipUpgrade(Option<u32>),
    /// A counter of the owner is placed.
    Token(TokenAt),
    /// A public mission of this type of the ship beside comes over (L-367, D-87).
    Steal(MissionKind),
    /// The mission is discarded.
    Discard,
    /// Wood.
    Wood(u8),
}

/// With whom reputation changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RepSel {
    /// With this nation.
    Nation(Nation),
    /// With a nation of choice.
    Any,
    /// With the nation of the port.
    Port,
    /// With X (D-91).
    X,
}

/// Where a counter is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenAt {
    /// On a D20 place (L-382).
    D20,
    /// At the farthest native port (L-388).
    FarthestNative,
}
