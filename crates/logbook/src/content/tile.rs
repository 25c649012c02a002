//! The 24 tiles and what is printed on their cells (L-013 to L-017, L-104, L-108, L-117).

use super::{Role, SpotSet, tables::TILES};
use crate::Nation;

/// A tile by its printed number, 1 to 24.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(u8);

impl TileId {
    /// How many there are.
    pub const COUNT: u8 = 24;

    /// The tile of this number.
    pub const fn new(number: u8) -> TileId {
        assert!(number >= 1 && number <= TileId::COUNT, "tiles are numbered 1 to 24");
        TileId(number)
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = TileId> + ExactSizeIterator + Clone {
        (1..=TileId::COUNT).map(TileId)
    }

    /// Its printed number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in every list, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// What is printed on it.
    #[inline]
    pub fn tile(self) -> &'static Tile {
        &TILES[self.index()]
    }
}

/// A tile. Cells go by their canonical index, before any rotation: by `r`, then by `q`.
#[derive(Debug)]
pub struct Tile {
    /// Its number.
    pub id: TileId,
    /// Tiles 22 to 24, in play with `extra_tiles` alone.
    pub optional: bool,
    /// The calm tile, where no wind counts.
    pub calm: bool,
    /// Its port.
    pub port: Option<Port>,
    /// Its fortress.
    pub fort: Option<Fort>,
    /// The cells of each island.
    pub islands: &'static [SpotSet],
    spots: [Spot; Tile::SPOTS as usize],
}

impl Tile {
    /// How many cells a tile has.
    pub const SPOTS: u8 = 19;

    /// A tile drawn cell by cell: a letter for sea or land, then what lies on it (see
    /// [`Spot::read`]), a blank between cells.
    pub(super) const fn new(number: u8, drawing: &str) -> Tile {
        let text = drawing.as_bytes();
        let mut spots = [Spot(0); Tile::SPOTS as usize];
        let (mut index, mut at) = (0, 0);
        while at < text.len() {
            let mut end = at;
            while end < text.len() && text[end] != b' ' {
                end += 1;
            }
            spots[index] = Spot::read(text, at, end);
            index += 1;
            at = end + 1;
        }
        assert!(index == Tile::SPOTS as usize, "a tile has nineteen cells");
        let id = TileId::new(number);
        Tile { id, optional: false, calm: false, port: None, fort: None, islands: &[], spots }
    }

    pub(super) const fn optional(self) -> Tile {
        Tile { optional: true, ..self }
    }

    pub(super) const fn calm(self) -> Tile {
        Tile { calm: true, ..self }
    }

    pub(super) const fn islands(self, islands: &'static [SpotSet]) -> Tile {
        Tile { islands, ..self }
    }

    /// With the port on the cell drawn for it, used from the mooring drawn for it.
    pub(super) const fn port(self, flag: Flag, services: &[Service]) -> Tile {
        let (at, mooring) = (self.sole(Spot::PORT), self.sole(Spot::MOORING));
        let port = Port { flag, services: Services::of(services), at, mooring };
        Tile { port: Some(port), ..self }
    }

    /// With the fortress on the cell drawn for it.
    pub(super) const fn fort(self, flag: Flag) -> Tile {
        Tile { fort: Some(Fort { flag, at: self.sole(Spot::FORT) }), ..self }
    }

    const fn sole(&self, bit: u32) -> u8 {
        let mut index = 0;
        while self.spots[index as usize].0 & bit == 0 {
            index += 1;
        }
        index
    }

    /// What is printed on a cell.
    #[inline]
    pub const fn spot(&self, index: u8) -> Spot {
        self.spots[index as usize]
    }

    /// The nineteen cells, in canonical order.
    #[inline]
    pub const fn spots(&self) -> &[Spot; Tile::SPOTS as usize] {
        &self.spots
    }

    /// The numbered cell: always open water (L-008, L-039).
    pub const fn number_spot(&self) -> u8 {
        self.sole(Spot::NUMBER)
    }

    /// The cells that answer to this.
    pub fn that(&self, answers: impl Fn(Spot) -> bool) -> SpotSet {
        (0..Tile::SPOTS).filter(|index| answers(self.spot(*index))).collect()
    }

    /// The cells that bear an icon (L-233).
    pub fn with_icon(&self, icon: Icon) -> SpotSet {
        self.that(|spot| spot.has(icon))
    }

    /// The cell where NPCs of this kind enter (L-210).
    pub fn entry(&self, entry: Entry) -> Option<u8> {
        self.that(|spot| spot.entry() == Some(entry)).iter().next()
    }

    /// Do two land cells belong to one island (L-017)?
    pub fn one_island(&self, a: u8, b: u8) -> bool {
        self.islands.iter().any(|island| island.has(a) && island.has(b))
    }
}

/// What is printed on one cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot(u32);

impl Spot {
    const LAND: u32 = 1;
    const PORT: u32 = 1 << 1;
    const FORT: u32 = 1 << 2;
    const CROSS: u32 = 1 << 3;
    const MOORING: u32 = 1 << 4;
    const NUMBER: u32 = 1 << 5;
    const BARREL: u32 = 1 << 6;
    const WHALE: u32 = 1 << 7;
    const KRAKEN: u32 = 1 << 8;
    const BANK_AT: u32 = 9;
    const DICE_AT: u32 = 12;
    const ENTRY_AT: u32 = 15;
    const THREE_BITS: u32 = 0b111;

    /// Open sea with nothing on it.
    pub const SEA: Spot = Spot(0);
    /// Land with nothing on it.
    pub const COAST: Spot = Spot(Spot::LAND);

    /// Open sea with a barrel icon.
    pub(super) const fn barrel() -> Spot {
        Spot(Spot::BARREL)
    }

    /// Open sea with whales.
    pub(super) const fn whales() -> Spot {
        Spot(Spot::WHALE)
    }

    /// A sandbank of this value.
    pub(crate) const fn bank(value: u8) -> Spot {
        Spot((value as u32) << Spot::BANK_AT)
    }

    /// Open sea with whales, for a test.
    #[cfg(test)]
    pub(crate) const fn whales_here() -> Spot {
        Spot::whales()
    }

    /// Open sea under so many guns.
    #[cfg(test)]
    pub(crate) const fn under_guns(dice: u8) -> Spot {
        Spot((dice as u32) << Spot::DICE_AT)
    }

    /// `.` sea, `#` land; then a digit for a sandbank, `*` and a digit for the dice of a fortress,
    /// `p` port, `m` mooring, `f` fortress, `x` cross, `n` the number, `b` barrel, `w` whale,
    /// `k` Kraken, and `M`, `A`, `D`, `C` where NPCs enter.
    const fn read(text: &[u8], from: usize, to: usize) -> Spot {
        let (mut bits, mut at) = (0, from);
        while at < to {
            bits |= match text[at] {
                b'.' => 0,
                b'#' => Spot::LAND,
                b'p' => Spot::PORT,
                b'f' => Spot::FORT,
                b'x' => Spot::CROSS,
                b'm' => Spot::MOORING,
                b'n' => Spot::NUMBER,
                b'b' => Spot::BARREL,
                b'w' => Spot::WHALE,
                b'k' => Spot::KRAKEN,
                b'M' => (Entry::MERCHANT as u32) << Spot::ENTRY_AT,
                b'A' => (Entry::AGGRESSIVE as u32) << Spot::ENTRY_AT,
                b'D' => (Entry::DEFENSIVE as u32) << Spot::ENTRY_AT,
                b'C' => (Entry::CORSAIR as u32) << Spot::ENTRY_AT,
                b'*' => {
                    at += 1;
                    ((text[at] - b'0') as u32) << Spot::DICE_AT
                }
                digit => {
                    assert!(digit >= b'1' && digit <= b'5', "no cell is drawn with this letter");
                    ((digit - b'0') as u32) << Spot::BANK_AT
                }
            };
            at += 1;
        }
        Spot(bits)
    }

    /// Is any land drawn on it (L-093)?
    #[inline]
    pub const fn is_land(self) -> bool {
        self.0 & Spot::LAND != 0
    }

    /// The printed value of its sandbank; none on open water.
    #[inline]
    pub const fn sandbank(self) -> Option<u8> {
        match self.0 >> Spot::BANK_AT & Spot::THREE_BITS {
            0 => None,
            value => Some(value as u8),
        }
    }

    /// Does the port lie here?
    #[inline]
    pub const fn is_port(self) -> bool {
        self.0 & Spot::PORT != 0
    }

    /// Does the fortress stand here?
    #[inline]
    pub const fn is_fort(self) -> bool {
        self.0 & Spot::FORT != 0
    }

    /// Does an X mark it (L-423)?
    #[inline]
    pub const fn is_cross(self) -> bool {
        self.0 & Spot::CROSS != 0
    }

    /// Is the port used from here (L-108)?
    #[inline]
    pub const fn is_mooring(self) -> bool {
        self.0 & Spot::MOORING != 0
    }

    /// Does a barrel token come here (L-015)?
    #[inline]
    pub const fn has_barrel(self) -> bool {
        self.0 & Spot::BARREL != 0
    }

    /// Are there whales (L-205)?
    #[inline]
    pub const fn has_whales(self) -> bool {
        self.0 & Spot::WHALE != 0
    }

    /// Does the Kraken rise here (L-416)?
    #[inline]
    pub const fn has_kraken(self) -> bool {
        self.0 & Spot::KRAKEN != 0
    }

    /// How many dice the fortress of the tile rolls against a ship that comes here; 0 outside its
    /// zone (L-118).
    #[inline]
    pub const fn fort_dice(self) -> u8 {
        (self.0 >> Spot::DICE_AT & Spot::THREE_BITS) as u8
    }

    /// Which NPCs enter here (L-210).
    #[inline]
    pub const fn entry(self) -> Option<Entry> {
        match (self.0 >> Spot::ENTRY_AT & Spot::THREE_BITS) as u8 {
            Entry::MERCHANT => Some(Entry::Of(Role::Merchant)),
            Entry::AGGRESSIVE => Some(Entry::Of(Role::Aggressive)),
            Entry::DEFENSIVE => Some(Entry::Of(Role::Defensive)),
            Entry::CORSAIR => Some(Entry::Corsair),
            _ => None,
        }
    }

    /// Does it bear this icon?
    #[inline]
    pub const fn has(self, icon: Icon) -> bool {
        let bit = match icon {
            Icon::Number => Spot::NUMBER,
            Icon::Mooring => Spot::MOORING,
            Icon::Whale => Spot::WHALE,
        };
        self.0 & bit != 0
    }
}

/// An icon that a route or a mission names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    /// The numbered cell.
    Number,
    /// The mooring of the port.
    Mooring,
    /// Whales.
    Whale,
}

/// Who enters on a cell: NPCs of a role, or corsairs of any role (L-210).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// NPCs of this role.
    Of(Role),
    /// Corsairs.
    Corsair,
}

impl Entry {
    const MERCHANT: u8 = 1;
    const AGGRESSIVE: u8 = 2;
    const DEFENSIVE: u8 = 3;
    const CORSAIR: u8 = 4;
}

/// Whose a port or a fortress is, as printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flag {
    /// A nation's.
    Of(Nation),
    /// No nation's (L-111).
    Native,
    /// A country's, drawn when the tile comes face up (L-016).
    Random,
}

/// A port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Port {
    /// Whose it is.
    pub flag: Flag,
    /// What it offers (L-110).
    pub services: Services,
    /// Its land cell.
    pub at: u8,
    /// The cell it is used from.
    pub mooring: u8,
}

/// A fortress (L-117).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fort {
    /// Whose it is.
    pub flag: Flag,
    /// Its land cell.
    pub at: u8,
}

/// What a port may offer (L-110).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Service {
    /// Fame, missions, crew.
    Tavern,
    /// Ships, their upgrades, wood and repair.
    Shipyard,
    /// The market, to buy.
    Buy,
    /// The market, to sell.
    Sell,
}

impl Service {
    /// All four.
    pub const ALL: [Service; 4] = [Service::Tavern, Service::Shipyard, Service::Buy, Service::Sell];
}

/// Some of the services.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Services(u8);

impl Services {
    const fn of(services: &[Service]) -> Services {
        let (mut set, mut at) = (0, 0);
        while at < services.len() {
            set |= 1 << services[at] as u8;
            at += 1;
        }
        Services(set)
    }

    /// Is this one offered?
    #[inline]
    pub const fn has(self, service: Service) -> bool {
        self.0 >> service as u8 & 1 != 0
    }
}
