//! The ships of the seats: their numbers, their holds, what was fitted.

use engine::{Seat, Seen};
use logbook::board::Board;
use logbook::board::damage::Damage;
use logbook::board::hold::{Cube, Hold};
use logbook::board::load::{LOADS_PER_DRAFT, draft2, malus};
use logbook::board::tracks::Tracks;
use logbook::content::{Ammunition, CrewUpgrade, Model};
use logbook::sea::tide::Tide;
use logbook::{Action, Flags, Logbook, Pc, View};

use super::ship_work::{Work, work};

/// The ships of the seats, and what is being done aboard.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ShipModel {
    /// Everybody's: first that of whoever looks, then the others in turn order.
    pub ships: Vec<ShipCard>,
    /// What is asked of the first of them.
    pub work: Work,
    /// To whom an exchange can be offered: who lies beside the ship to act.
    pub beside: Vec<Pc>,
    /// Does she lie where it is too shallow for her (L-088)?
    pub stranded: bool,
}

/// A ship with all that lies before her seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ShipCard {
    /// Whose she is, in turn order.
    pub pc: Pc,
    /// The place at the table.
    pub seat: Seat,
    /// Which of the boards.
    pub board: u8,
    /// Her level.
    pub level: u8,
    /// What kind of ship she is.
    pub model: Model,
    /// The nations joined.
    pub joined: Flags,
    /// Doubloons.
    pub money: u32,
    /// The number a die must beat, before distance and place (L-133).
    pub defence: u8,
    /// So much of one damage sinks or burns her (L-149).
    pub robustness: u8,
    /// Water damage.
    pub water: u8,
    /// Fire damage.
    pub fire: u8,
    /// Her cannons.
    pub guns: Guns,
    /// What she sails.
    pub pace: Pace,
    /// Her hold, row by row from the deck down.
    pub rows: Vec<Vec<SlotModel>>,
    /// Slots with room.
    pub room: u8,
    /// What she carries, and what it does to her.
    pub burden: Burden,
    /// What was fitted, box by box.
    pub tracks: Vec<Track>,
    /// Ammunition beside the normal kind.
    pub ammo: Vec<Ammunition>,
    /// Officers and specialists.
    pub crew: Vec<CrewUpgrade>,
}

/// The cannons of a ship (L-057, L-129).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guns {
    /// Those that fire: undamaged in gun ports, within the limit.
    pub firing: u8,
    /// Those aboard.
    pub aboard: u8,
    /// The most that fire at once.
    pub most: u8,
}

/// The parts of a ship's movement, wind and turning aside (L-073).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// What is printed.
    pub printed: u8,
    /// New sails.
    pub sails: u8,
    /// Helmsmen.
    pub helm: u8,
    /// Lost to chain shot.
    pub chain: u8,
    /// Lost to the draft.
    pub draft: u8,
}

impl Pace {
    /// All together.
    pub fn sum(self) -> i8 {
        (self.printed + self.sails + self.helm) as i8 - (self.chain + self.draft) as i8
    }
}

/// A slot of a hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SlotModel {
    /// Its number: from the deck down, in each row from the left.
    pub slot: u8,
    /// Is it a gun port?
    pub port: bool,
    /// What lies in it.
    pub cube: Option<Cube>,
    /// Its damage.
    pub damage: Option<Damage>,
    /// Does the next water damage come here?
    pub next_water: bool,
    /// Does the next fire?
    pub next_fire: bool,
}

/// The load of a ship and what it does to her (L-064 to L-066).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Burden {
    /// Her load.
    pub load: u8,
    /// The slots of her hold.
    pub slots: u8,
    /// Twice the draft printed for her.
    pub printed2: u8,
    /// Twice her draft now.
    pub draft2: u8,
    /// The next step down, if the hold can bring her there.
    pub deeper: Option<Deeper>,
}

/// A ship that sinks deeper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deeper {
    /// So many cubes more.
    pub more: u8,
    /// Twice the draft then.
    pub draft2: u8,
    /// So much movement less.
    pub slower: u8,
    /// The deepest sandbank that is closed to her then and open now.
    pub closed: Option<u8>,
}

/// Boxes of a board that are covered one by one.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// What they are.
    pub what: Boxes,
    /// How many are covered.
    pub on: u8,
    /// A mark for each box: does covering it bring fame (L-069)?
    pub fame: Vec<bool>,
}

/// What the boxes of a track stand for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Boxes {
    /// New sails (L-302).
    Sails,
    /// Better cannons (L-301).
    Bronze,
    /// Long guns (L-303).
    LongGuns,
    /// Barrels kept (L-104).
    Barrels,
}

impl Burden {
    /// The draft from each fifth load on: the load and twice the draft.
    pub fn steps(self) -> impl Iterator<Item = (u8, u8)> {
        let most = self.slots.max(self.load);
        (0..=most / LOADS_PER_DRAFT)
            .map(move |step| (step * LOADS_PER_DRAFT, self.draft2_at(step * LOADS_PER_DRAFT)))
    }

    /// Twice the draft with this load.
    pub fn draft2_at(self, load: u8) -> u8 {
        draft2(self.printed2, load, LOADS_PER_DRAFT)
    }
}

/// Makes it of what is seen.
pub fn ship(seen: &Seen<Logbook>) -> ShipModel {
    let view = &seen.view;
    let first = view.own().or(view.asked().map(|asked| asked.pc)).unwrap_or(view.active());
    let others = view.pcs().filter(|pc| *pc != first);
    let ships = [first].into_iter().chain(others).map(|pc| card(view, pc)).collect();
    let is_offered = |action: &Action| match action {
        Action::Exchange(pc) => Some(*pc),
        _ => None,
    };
    ShipModel {
        ships,
        work: work(seen, first),
        beside: seen.list.iter().filter_map(is_offered).collect(),
        stranded: seen.list.contains(&Action::Scuttle),
    }
}

/// What lies before a seat.
pub fn card(view: &View, pc: Pc) -> ShipCard {
    let board = view.board(pc);
    let (hull, trim, hold) = (board.hull(), board.trim(), &board.hold);
    ShipCard {
        pc,
        seat: view.place(pc),
        board: board.board,
        level: board.level,
        model: hull.model,
        joined: board.joined,
        money: board.money,
        defence: hull.defence,
        robustness: hull.robustness,
        water: hold.water(),
        fire: hold.fire(),
        guns: Guns {
            firing: hold.firing(),
            aboard: hold.cannons(),
            most: board.layout().cannons(),
        },
        pace: Pace {
            printed: hull.movement,
            sails: trim.sails,
            helm: trim.helm,
            chain: board.chain,
            draft: trim.malus,
        },
        rows: rows(hold),
        room: hold.room(),
        burden: burden(board, view.tide()),
        tracks: tracks(board, view.options().tokens_a_fame()),
        ammo: Ammunition::ALL.into_iter().filter(|ammo| board.fittings.owns(*ammo)).collect(),
        crew: board
            .upgrades()
            .filter(|(.., bought)| *bought)
            .map(|(_, printed, _)| printed.upgrade)
            .collect(),
    }
}

fn rows(hold: &Hold) -> Vec<Vec<SlotModel>> {
    let layout = hold.layout();
    let (water, fire) = (hold.next_hit(Damage::Water), hold.next_hit(Damage::Fire));
    let slot = |slot: u8| SlotModel {
        slot,
        port: slot < layout.ports(),
        cube: hold.cube_at(slot),
        damage: hold.damage_at(slot),
        next_water: water == Some(slot),
        next_fire: fire == Some(slot),
    };
    let row = |row| (0..layout.width(row)).filter_map(move |column| layout.slot(row, column));
    (0..layout.rows()).map(|at| row(at).map(slot).collect()).collect()
}

/// The values sandbanks are printed with.
const BANKS: [u8; 4] = [5, 3, 2, 1];

fn burden(board: &Board, tide: Tide) -> Burden {
    let trim = board.trim();
    let (load, printed2, slots) = (trim.load, trim.hull.draft2, board.layout().slots());
    let now = trim.draft2;
    let deeper = (1..=LOADS_PER_DRAFT).find_map(|more| {
        let then = draft2(printed2, load + more, LOADS_PER_DRAFT);
        (then > now).then(|| Deeper {
            more,
            draft2: then,
            slower: malus(printed2, load + more, LOADS_PER_DRAFT) - trim.malus,
            closed: BANKS
                .into_iter()
                .find(|bank| tide.lets_over(*bank, now) && !tide.lets_over(*bank, then)),
        })
    });
    let fits = |deeper: &Deeper| deeper.more <= board.hold.room();
    Burden { load, slots, printed2, draft2: now, deeper: deeper.filter(fits) }
}

fn tracks(board: &Board, barrels: u8) -> Vec<Track> {
    let fitted = board.fittings;
    // Covering a box brings fame where the fame of the track grows with it.
    let fame = |boxes: u8, with: fn(u8) -> Tracks| {
        (0..boxes).map(|at| with(at + 1).fame() > with(at).fame()).collect()
    };
    let sails = |n| with(|tracks| tracks.sails = n);
    let bronze = |n| with(|tracks| tracks.cannon_upgrades = n);
    let long = |n| with(|tracks| tracks.long_guns = n);
    let kept = board.tokens.len() as u8;
    // A box that is covered stands there even where a smaller ship has no use for it.
    let wide = |boxes: u8, on: u8| boxes.max(on);
    vec![
        Track {
            what: Boxes::Sails,
            on: fitted.sails,
            fame: fame(wide(board.hull().sails, fitted.sails), sails),
        },
        Track {
            what: Boxes::Bronze,
            on: fitted.cannon_upgrades,
            fame: fame(wide(board.layout().cannons(), fitted.cannon_upgrades), bronze),
        },
        Track { what: Boxes::LongGuns, on: fitted.long_guns, fame: fame(LONG_GUNS, long) },
        Track {
            what: Boxes::Barrels,
            on: kept,
            fame: (1..=wide(barrels, kept)).map(|at| at == barrels).collect(),
        },
    ]
}

/// Tracks of which one is covered.
fn with(cover: impl Fn(&mut Tracks)) -> Tracks {
    let mut tracks = Tracks::default();
    cover(&mut tracks);
    tracks
}

/// The boxes for long guns on a board (L-303).
const LONG_GUNS: u8 = 3;
