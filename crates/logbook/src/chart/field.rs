//! The tiles as they lie, and what follows from those that are face up (2.2, 2.6).

use crate::chart::distance::Distances;
use crate::chart::spiral::{CELLS, Place, own_index, turned_index};
use crate::content::{Icon, Port, Spot, Tile, TileId};
use crate::{Cell, Nation};

/// A tile in its slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Which.
    pub tile: TileId,
    /// Turned clockwise by so many sixths.
    pub turned: u8,
    /// Does it lie face up?
    pub up: bool,
    /// Whose its port is, once it is face up; nobody's if native (L-016, L-111).
    pub port: Option<Nation>,
    /// Whose its fortress is, once it is face up (L-016, L-117).
    pub fort: Option<Nation>,
}

impl Default for Laid {
    fn default() -> Self {
        Laid { tile: TileId::new(1), turned: 0, up: false, port: None, fort: None }
    }
}

/// What follows from the tiles that lie face up, and from nothing else: made anew when one is
/// turned over, and shared by all copies of a game until then.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    /// By the number of the cell; none where a tile lies face down.
    spots: Vec<Option<Spot>>,
    /// By tile: its slot and how it is turned, once it is face up.
    slots: [Option<(u8, u8)>; TileId::COUNT as usize],
    /// The ports that lie face up, by tile.
    harbours: Vec<Harbour>,
    /// The slot of the calm tile, once it is face up (L-090).
    calm: Option<u8>,
    /// How far its cells lie from each other.
    pub(super) distances: Distances,
}

/// A port as it lies on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Harbour {
    /// Its tile.
    pub tile: TileId,
    /// The slot of the tile.
    pub slot: u8,
    /// What is printed.
    pub port: Port,
    /// Where it lies.
    pub at: Cell,
    /// Where ships moor.
    pub mooring: Cell,
}

impl Chart {
    /// The chart of these tiles, each in its slot.
    pub fn of(tiles: &[Laid]) -> Chart {
        let mut chart = Chart { spots: vec![None; tiles.len() * CELLS], ..Chart::default() };
        for (slot, laid) in (0..).zip(tiles).filter(|(_, laid)| laid.up) {
            chart.slots[laid.tile.index()] = Some((slot, laid.turned));
            if laid.tile.tile().calm {
                chart.calm = Some(slot);
            }
            for index in 0..CELLS as u8 {
                let own = own_index(index, laid.turned);
                let number = Place { slot, index }.number();
                chart.spots[number as usize] = Some(laid.tile.tile().spot(own));
            }
        }
        for tile in TileId::all() {
            if let (Some((slot, _)), Some(port)) = (chart.slots[tile.index()], tile.tile().port) {
                let (at, mooring) = (chart.cell(tile, port.at), chart.cell(tile, port.mooring));
                chart.harbours.extend(at.zip(mooring).map(|(at, mooring)| Harbour {
                    tile,
                    slot,
                    port,
                    at,
                    mooring,
                }));
            }
        }
        chart
    }

    /// What lies on a cell; none if it is off the map or its tile face down.
    #[inline]
    pub fn spot(&self, cell: Cell) -> Option<Spot> {
        let number = Place::of(cell)?.number();
        self.spots.get(number as usize).copied().flatten()
    }

    /// What lies on the cell of this number.
    #[inline]
    pub fn numbered(&self, number: u16) -> Option<Spot> {
        self.spots.get(usize::from(number)).copied().flatten()
    }

    /// The slot of the map a cell belongs to, whether its tile lies face up or not.
    #[inline]
    pub fn slot(&self, cell: Cell) -> Option<u8> {
        Place::of(cell).map(|place| place.slot).filter(|slot| usize::from(*slot) < self.tiles())
    }

    /// How many tiles the map has.
    #[inline]
    pub fn tiles(&self) -> usize {
        self.spots.len() / CELLS
    }

    /// Does the tile in this slot lie face up?
    #[inline]
    pub fn is_up(&self, slot: u8) -> bool {
        self.spots.get(usize::from(slot) * CELLS).is_some_and(Option::is_some)
    }

    /// The slot of a tile that lies face up.
    #[inline]
    pub fn slot_of(&self, tile: TileId) -> Option<u8> {
        self.slots[tile.index()].map(|(slot, _)| slot)
    }

    /// Where a cell of a tile lies, by its own index; none while the tile is face down.
    pub fn cell(&self, tile: TileId, own: u8) -> Option<Cell> {
        let (slot, turned) = self.slots[tile.index()]?;
        Some(Place { slot, index: turned_index(own, turned) }.cell())
    }

    /// The tile a cell belongs to and the cell's own index on it, once it lies face up.
    pub fn own(&self, cell: Cell) -> Option<(TileId, u8)> {
        let place = Place::of(cell)?;
        let tile = TileId::all().find(|tile| self.slot_of(*tile) == Some(place.slot))?;
        let (_, turned) = self.slots[tile.index()]?;
        Some((tile, own_index(place.index, turned)))
    }

    /// The cells of a slot, in the order of their numbers.
    pub fn cells(slot: u8) -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(move |index| Place { slot, index }.cell())
    }

    /// The cells of a tile that bear an icon, the lowest own index first; none while it is face
    /// down.
    pub fn with_icon(&self, tile: TileId, icon: Icon) -> impl Iterator<Item = Cell> {
        tile.tile().with_icon(icon).iter().filter_map(move |own| self.cell(tile, own))
    }

    /// The numbered cell of a tile that lies face up.
    pub fn number_cell(&self, tile: TileId) -> Option<Cell> {
        self.cell(tile, tile.tile().number_spot())
    }

    /// The ports that lie face up, by tile.
    pub fn harbours(&self) -> &[Harbour] {
        &self.harbours
    }

    /// The port of a tile, once it lies face up.
    pub fn harbour(&self, tile: TileId) -> Option<&Harbour> {
        self.harbours.iter().find(|harbour| harbour.tile == tile)
    }

    /// The port that is used from this cell (L-108).
    pub fn harbour_at(&self, mooring: Cell) -> Option<&Harbour> {
        self.harbours.iter().find(|harbour| harbour.mooring == mooring)
    }

    /// Every tile that lies face up, by number.
    pub fn up(&self) -> impl Iterator<Item = &'static Tile> {
        TileId::all().filter(|tile| self.slot_of(*tile).is_some()).map(TileId::tile)
    }

    /// Does the calm tile lie in this slot (L-090)?
    #[inline]
    pub fn is_calm_slot(&self, slot: u8) -> bool {
        self.calm == Some(slot)
    }

    /// Is this sea on a tile that lies face up?
    #[inline]
    pub fn is_sea(&self, cell: Cell) -> bool {
        self.spot(cell).is_some_and(|spot| !spot.is_land())
    }

    /// Is this land on a tile that lies face up (L-093)?
    #[inline]
    pub fn is_land(&self, cell: Cell) -> bool {
        self.spot(cell).is_some_and(Spot::is_land)
    }

    /// Is this a cell of the calm tile (L-090)?
    #[inline]
    pub fn is_calm(&self, cell: Cell) -> bool {
        self.calm.is_some() && self.calm == Place::of(cell).map(|place| place.slot)
    }
}

/// Seas made for a test.
#[cfg(test)]
impl Chart {
    /// Open sea all over so many slots.
    pub(crate) fn open(slots: usize) -> Chart {
        Chart { spots: vec![Some(Spot::SEA); slots * CELLS], ..Chart::default() }
    }

    /// Draws a cell.
    pub(crate) fn put(&mut self, cell: Cell, spot: Spot) {
        let place = Place::of(cell).expect("a cell of the map");
        self.spots[place.number() as usize] = Some(spot);
    }

    /// Takes what lies in a slot for this tile.
    pub(crate) fn name(&mut self, tile: TileId, slot: u8) {
        self.slots[tile.index()] = Some((slot, 0));
    }

    /// A port whose land is `at`, used from `mooring`.
    pub(crate) fn moor(&mut self, tile: TileId, at: Cell, mooring: Cell) {
        let slot = self.slot(mooring).expect("a cell of the map");
        let port = Port {
            flag: crate::content::Flag::Native,
            services: Default::default(),
            at: 0,
            mooring: 0,
        };
        self.put(at, Spot::COAST);
        self.harbours.push(Harbour { tile, slot, port, at, mooring });
    }
}
