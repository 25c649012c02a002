//! What whoever looks knows of the treasure (2.30).

use engine::Seen;
use logbook::content::{Clue, SpotSet, Tile, TileId};
use logbook::{Action, Key, Logbook};

/// The treasure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreasureModel {
    /// Is it found (L-425)?
    pub found: bool,
    /// Has whoever looks dug already (L-424)?
    pub dug: bool,
    /// How many clues they have (L-422).
    pub clues: u8,
    /// The tiles where it may lie, as far as the clues tell; all of them without one.
    pub tiles: Vec<TileId>,
    /// Can somebody be told to dig?
    pub dig: Option<Action>,
}

/// What the own seat knows of it.
pub fn treasure(seen: &Seen<Logbook>) -> Option<TreasureModel> {
    let view = &seen.view;
    let own = view.own().filter(|_| view.options().on(Key::Treasure))?;
    let board = view.board(own);
    let [first, second, _] = view.treasure();
    let sets: [Option<SpotSet>; 2] =
        [first.map(|card| Clue(card).first()), second.map(|card| Clue(card).second())];
    let fits = |own: u8| sets.iter().flatten().all(|set| set.has(own));
    let crossed =
        |tile: &TileId| (0..Tile::SPOTS).any(|own| tile.tile().spot(own).is_cross() && fits(own));
    Some(TreasureModel {
        found: view.is_treasure_found(),
        dug: board.dug,
        clues: board.clues,
        tiles: TileId::all().filter(crossed).collect(),
        dig: (!board.dug && !view.is_treasure_found()).then_some(Action::Dig),
    })
}
