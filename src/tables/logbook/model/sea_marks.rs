//! What can be touched on the chart, and what a touch means.

use engine::Seen;
use logbook::content::TileId;
use logbook::{Action, Cell, Dir, Logbook, Odds, Question, Reach, Ship, View};

/// Something on the chart that can be touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarkModel {
    /// What it is.
    pub what: What,
    /// Where it lies.
    pub cell: Cell,
    /// What touching it chooses; if that is not in the list, it says why not.
    pub action: Action,
    /// The place of that in the list.
    pub place: Option<usize>,
    /// The points left behind a step.
    pub left: Option<u8>,
    /// What a shot would do, with the best ammunition aboard.
    pub odds: Option<Odds>,
}

/// What a mark is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// The next cell that way.
    Step(Dir),
    /// The heading she may turn or lie to.
    Heading(Dir),
    /// A ship.
    Ship(Ship),
    /// The port of a tile.
    Port(u8),
    /// The number cell of a tile, to begin on.
    Start(u8),
    /// A tile that lies face down, by its slot.
    Reveal(u8),
    /// Something to be done where the own ship lies; so many of these stand before it.
    Here(Action, u8),
    /// The fortress of a tile.
    Fort(u8),
}

/// Everything that can be touched on the chart.
pub fn marks(seen: &Seen<Logbook>, reach: &[Reach]) -> Vec<MarkModel> {
    let view = &seen.view;
    let mut marks: Vec<MarkModel> = Vec::new();
    let mut here = 0;
    let ships = ships(view);
    for action in &seen.list {
        if let Some((what, cell)) = of(view, *action, here) {
            // Through a ship one sails by touching her.
            if matches!(what, What::Step(_)) && ships.iter().any(|(_, at)| *at == cell) {
                continue;
            }
            here += u8::from(matches!(what, What::Here(..)));
            let same = |mark: &MarkModel| mark.what == what;
            // Of what a ship may be used for, shooting comes first.
            let shoots = matches!(action, Action::Shoot(_));
            match marks.iter_mut().find(|mark| same(mark)) {
                Some(mark) if shoots => mark.action = *action,
                Some(_) => {}
                None => marks.push(MarkModel::new(reach, what, cell, *action)),
            }
        }
    }
    for slot in explorable(view) {
        let (what, cell) = (What::Reveal(slot), logbook::chart::spiral::CENTRES[usize::from(slot)]);
        if seen.is_asked() && !marks.iter().any(|mark| mark.what == what) {
            marks.push(MarkModel::new(reach, what, cell, Action::Reveal(slot)));
        }
    }
    for harbour in view.chart().harbours() {
        let tile = harbour.tile.number();
        let what = What::Port(tile);
        if !marks.iter().any(|mark| mark.what == what) {
            marks.push(MarkModel::new(reach, what, harbour.at, Action::Port(tile)));
        }
    }
    for (ship, cell) in ships {
        let what = What::Ship(ship);
        if !marks.iter().any(|mark| mark.what == what) {
            let through = own_turn(view, ship).or_else(|| step_into(seen, cell));
            let action = through.unwrap_or(Action::Shoot(ship));
            marks.push(MarkModel::new(reach, what, cell, action));
        }
    }
    for mark in &mut marks {
        mark.place = seen.place(mark.action);
        if let (Action::Shoot(ship), Some(_)) = (mark.action, mark.place) {
            mark.odds = view.odds(ship).into_iter().max_by_key(|odds| (odds.destroys, odds.mean));
        }
    }
    marks
}

/// Can this choice be made by touching the chart?
pub fn carries(seen: &Seen<Logbook>, action: Action) -> bool {
    let on_ship = |action: &Action| match of(&seen.view, *action, 0) {
        Some((What::Ship(ship), _)) => Some(ship),
        _ => None,
    };
    match action {
        Action::Shoot(_) => true,
        // The tiles may lie out of sight.
        Action::Explore => false,
        Action::VisitShip { .. } | Action::Exchange(_) => {
            let ship = on_ship(&action);
            let rivals = seen.list.iter().filter(|other| on_ship(other) == ship);
            rivals.clone().all(|other| !matches!(other, Action::Shoot(_)))
                && rivals.clone().next() == Some(&action)
        }
        Action::Step(_) => {
            let into = of(&seen.view, action, 0).map(|(_, cell)| cell);
            let there = ships(&seen.view).into_iter().find(|(_, cell)| Some(*cell) == into);
            let used = |other: &Action| there.is_some_and(|(ship, _)| on_ship(other) == Some(ship));
            there.is_none() || !seen.list.iter().any(used)
        }
        Action::VisitFort { .. } => {
            let fort = of(&seen.view, action, 0);
            seen.list.iter().find(|other| of(&seen.view, **other, 0) == fort) == Some(&action)
        }
        _ => of(&seen.view, action, 0).is_some(),
    }
}

impl MarkModel {
    fn new(reach: &[Reach], what: What, cell: Cell, action: Action) -> MarkModel {
        let left = match what {
            What::Step(_) => reach.iter().find(|reach| reach.cell == cell).map(|reach| reach.left),
            _ => None,
        };
        MarkModel { what, cell, action, place: None, left, odds: None }
    }
}

/// Where an action is chosen on the chart.
fn of(view: &View, action: Action, before: u8) -> Option<(What, Cell)> {
    let own = || Some(view.berth(Ship::Pc(view.asked()?.pc))?.0);
    let number = |tile: u8| view.chart().number_cell(TileId::new(tile));
    Some(match action {
        Action::Step(dir) => (What::Step(dir), own()?.to(dir)),
        Action::Heading(dir) | Action::Turn(dir) => (What::Heading(dir), own()?.to(dir)),
        Action::Shoot(ship) | Action::VisitShip { ship, .. } => {
            (What::Ship(ship), view.berth(ship)?.0)
        }
        Action::Exchange(pc) => (What::Ship(Ship::Pc(pc)), view.berth(Ship::Pc(pc))?.0),
        Action::Port(tile) => (What::Port(tile), view.chart().harbour(TileId::new(tile))?.at),
        Action::Start(slot) => {
            let laid = view.tiles().get(usize::from(slot))?;
            (What::Start(slot), number(laid.tile.number())?)
        }
        Action::Reveal(slot) => {
            (What::Reveal(slot), *logbook::chart::spiral::CENTRES.get(usize::from(slot))?)
        }
        Action::VisitFort { tile, .. } => {
            let fort = TileId::new(tile).tile().fort?;
            (What::Fort(tile), view.chart().cell(TileId::new(tile), fort.at)?)
        }
        Action::PickUp | Action::Mark(_) | Action::Dig => (What::Here(action, before), own()?),
        _ => return None,
    })
}

/// The tiles that could be turned over from where the ship of the seat to act lies.
fn explorable(view: &View) -> Vec<u8> {
    let cell = || {
        let asked = view.asked()?;
        let at_sea = matches!(asked.question, Question::Menu | Question::Explore { .. });
        let may = view.sailing().is_none() && view.slots() > 0;
        let begun = matches!(asked.question, Question::Explore { .. });
        view.berth(Ship::Pc(asked.pc)).map(|(cell, _)| cell).filter(|_| at_sea && (may || begun))
    };
    cell().map(|cell| view.explorable(cell).collect()).unwrap_or_default()
}

/// What touching the own ship asks about: the headings she may turn to.
fn own_turn(view: &View, ship: Ship) -> Option<Action> {
    let pc = view.own().filter(|pc| ship == Ship::Pc(*pc))?;
    Some(Action::Turn(view.board(pc).heading.turned(1)))
}

/// The step that leads into a cell.
fn step_into(seen: &Seen<Logbook>, cell: Cell) -> Option<Action> {
    let into = |action: &&Action| match of(&seen.view, **action, 0) {
        Some((What::Step(_), at)) => at == cell,
        _ => false,
    };
    seen.list.iter().find(into).copied()
}

/// All ships on the map.
pub fn ships(view: &View) -> Vec<(Ship, Cell)> {
    let npcs = (0..view.npcs().len() as u8).map(Ship::Npc);
    let all = view.pcs().map(Ship::Pc).chain(npcs);
    all.filter_map(|ship| Some((ship, view.berth(ship)?.0))).collect()
}
