//! Where islands, homes and ships are set before the first turn.

use broadside::{Action, Broadside, Decision, Island, Lattice, Point, Shape};
use engine::{Seat, Seen};

use super::plot::{Lie, Plot, Spot};
use super::sea::shore;

/// Something that waits to be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlacingModel {
    /// An island (B-11).
    Island {
        /// Its number.
        number: u8,
        /// Its shore, about its middle.
        shore: Vec<Spot>,
        /// Where it may lie, from west to east.
        nodes: Vec<Node>,
    },
    /// A ship (B-15).
    Ship {
        /// Which.
        ship: u8,
        /// How large she is.
        masts: u8,
        /// Whose.
        seat: Seat,
        /// Her berths.
        berths: Vec<Berth>,
    },
}

/// A place for an island.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its middle.
    pub at: Spot,
    /// The places that lead to it: column and row are one choice here.
    pub path: Vec<usize>,
}

/// A place for a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Berth {
    /// Its place in the list.
    pub place: usize,
    /// Its number.
    pub number: u8,
    /// How she would lie.
    pub lie: Lie,
    /// Her middle there.
    pub middle: Spot,
}

/// What waits to be set, if the viewer sets it.
pub fn placing(seen: &Seen<Broadside>) -> Option<PlacingModel> {
    if !seen.is_asked() {
        return None;
    }
    match seen.view.asked()?.decision {
        Decision::Column => island(seen, None),
        Decision::Row { column } => island(seen, Some(column)),
        Decision::Berth { ship } => Some(berths(seen, ship)),
        _ => None,
    }
}

fn island(seen: &Seen<Broadside>, column: Option<u8>) -> Option<PlacingModel> {
    let view = &seen.view;
    let plot = Plot { sea: view.options().sea() };
    let shape = Shape::new(view.next_shape()?);
    let placed: Vec<Island> = view.islands().iter().map(|isle| isle.land).collect();
    let lattice = Lattice::new(plot.sea, &placed, shape);
    let mut nodes = Vec::new();
    for at in 0..64u8 {
        let head = match column {
            Some(column) if column != at => continue,
            Some(_) => None,
            None => match seen.place(Action::Column(at)) {
                Some(place) => Some(place),
                None => continue,
            },
        };
        let rows = lattice.rows(at);
        let legal = (0..32u8).filter(|row| rows >> row & 1 == 1);
        for (place, row) in legal.enumerate() {
            // The only row of a column is taken with it.
            let alone = rows.count_ones() == 1 && head.is_some();
            let path = match head {
                Some(head) if alone => vec![head],
                Some(head) => vec![head, place],
                None => vec![place],
            };
            nodes.push(Node { at: plot.spot(Lattice::node(at, row)), path });
        }
    }
    let about = Island::new(shape, Point::new(0, plot.sea.height));
    Some(PlacingModel::Island {
        number: view.islands().len() as u8,
        shore: shore(plot, about),
        nodes,
    })
}

fn berths(seen: &Seen<Broadside>, ship: u8) -> PlacingModel {
    let view = &seen.view;
    let plot = Plot { sea: view.options().sea() };
    let own = &view.ships()[usize::from(ship)];
    let home = view.islands().iter().find(|isle| isle.home == Some(own.owner));
    let masts = own.card().masts;
    let berth = |(place, action): (usize, &Action)| {
        let Action::Berth(number) = *action else { return None };
        let pose = home?.land.berth(masts, number);
        let (bow, stern) = (plot.spot(pose.at), plot.spot(own.hull_at(pose).stern()));
        let middle = Spot::new((bow.x + stern.x) / 2, (bow.y + stern.y) / 2);
        Some(Berth { place, number, lie: plot.lie(pose), middle })
    };
    let berths = seen.list.iter().enumerate().filter_map(berth).collect();
    PlacingModel::Ship { ship, masts, seat: own.owner, berths }
}

impl PlacingModel {
    /// The node nearest to a point, where an island is set.
    pub fn nearest(&self, to: Spot) -> Option<&Node> {
        match self {
            PlacingModel::Island { nodes, .. } => {
                nodes.iter().min_by_key(|node| node.at.square_to(to))
            }
            PlacingModel::Ship { .. } => None,
        }
    }

    /// The node chosen along these places.
    pub fn chosen(&self, path: &[usize]) -> Option<&Node> {
        match self {
            PlacingModel::Island { nodes, .. } => nodes.iter().find(|node| node.path == path),
            PlacingModel::Ship { .. } => None,
        }
    }

    /// The nearest node in a direction: most of the way must lead there.
    pub fn beyond(&self, from: Spot, right: i32, down: i32) -> Option<&Node> {
        let PlacingModel::Island { nodes, .. } = self else { return None };
        let along = |node: &Node| (node.at.x - from.x) * right + (node.at.y - from.y) * down;
        let aside = |node: &Node| {
            ((node.at.x - from.x) * down).abs() + ((node.at.y - from.y) * right).abs()
        };
        let there = nodes.iter().filter(|node| along(node) > 0 && aside(node) <= 2 * along(node));
        there.min_by_key(|node| along(node) + 2 * aside(node))
    }
}
