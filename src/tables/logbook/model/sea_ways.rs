//! Ways to cells in reach: what is drafted when one of them is touched, and what it is made of.

use engine::{Ahead, Seen};
use logbook::{Action, Allowance, Cell, Danger, Logbook, Reach};

/// A way that may be drafted: its places in the lists, and what is told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The places in the lists, one after the other.
    pub path: Vec<usize>,
    /// Where it leads.
    pub goal: Cell,
    /// The cells on the way, that where it begins first.
    pub cells: Vec<Cell>,
    /// The points left on each of them, but the first.
    pub left: Vec<u8>,
    /// The points it costs.
    pub spent: u8,
    /// What the movement has, part by part.
    pub allowance: Allowance,
    /// Is it the beginning of the movement, so that the sum explains it?
    pub begins: bool,
    /// What may happen at its end.
    pub danger: Option<Danger>,
    /// The port that is entered at its end, by its tile.
    pub port: Option<u8>,
}

/// The way to a cell in reach. Its last step may show something; what comes before is quiet. Where
/// it ends on the mooring of a port that may be entered, it goes on into the port.
pub fn route(seen: &Seen<Logbook>, ahead: Ahead<Logbook>, reach: &Reach) -> Option<Route> {
    let pc = seen.view.asked()?.pc;
    let (at, _) = seen.view.berth(logbook::Ship::Pc(pc))?;
    let first = *reach.way.first()?;
    let mut route = Route {
        path: Vec::new(),
        goal: reach.cell,
        cells: vec![at],
        left: Vec::new(),
        spent: reach.spent,
        allowance: seen.view.allowance(pc, first),
        begins: seen.view.sailing().is_none(),
        danger: reach.danger,
        port: None,
    };
    let mut then: Option<Seen<Logbook>> = None;
    for (step, dir) in reach.way.iter().enumerate() {
        if step > 0 {
            let next = ahead(&route.path)?;
            route.left.push(next.view.points_left(pc));
            then = Some(next);
        }
        let here = then.as_ref().unwrap_or(seen);
        route.path.push(here.place(Action::Step(*dir))?);
        route.cells.push(route.cells.last()?.to(*dir));
    }
    route.left.push(reach.left);
    if reach.danger.is_none() {
        enter_port(ahead, &mut route);
    }
    Some(route)
}

/// Goes on into the port at the end of a way, if that shows nothing either.
fn enter_port(ahead: Ahead<Logbook>, route: &mut Route) {
    let further = || {
        let there = ahead(&route.path)?;
        let tile = there.view.chart().harbour_at(route.goal)?.tile.number();
        let mut path = route.path.clone();
        path.push(there.place(Action::Stop)?);
        let moored = ahead(&path)?;
        path.push(moored.place(Action::Port(tile))?);
        Some((path, tile))
    };
    if let Some((path, tile)) = further() {
        (route.path, route.port) = (path, Some(tile));
    }
}

/// The way into a tile that is turned over: exploring first, where that is not begun.
pub fn reveal(seen: &Seen<Logbook>, ahead: Ahead<Logbook>, slot: u8) -> Option<Vec<usize>> {
    let action = Action::Reveal(slot);
    if let Some(place) = seen.place(action) {
        return Some(vec![place]);
    }
    let explore = seen.place(Action::Explore)?;
    let then = ahead(&[explore])?;
    Some(vec![explore, then.place(action)?])
}
