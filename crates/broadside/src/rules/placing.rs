//! Islands, placed in turn or at random (B-11 … B-13, B-190, B-191).

use std::ops::ControlFlow;

use engine::{List, Log, Seat};

use crate::decision::Decision;
use crate::island::{Island, Lattice, Shape};
use crate::list::{Flow, Sink};
use crate::state::{Broadside, Isle};
use crate::{Action, Event, WhyNot};

impl Broadside {
    /// Shapes are dealt, one an island, twice round for more than six (§3.3); then the first
    /// island is placed.
    pub(crate) fn place_islands(&mut self, log: &mut Log<Event>) {
        for round in 0..2 {
            let mut shapes = [0, 1, 2, 3, 4, 5];
            self.rng.shuffle(&mut shapes);
            self.shapes[6 * round..6 * round + 6].copy_from_slice(&shapes);
        }
        if self.options.random_islands {
            while self.islands.len() < usize::from(self.options.islands()) {
                let node = self.random_node();
                self.place_island(None, node, log);
            }
            self.choose_homes(log);
        } else {
            self.ask(self.first, Decision::Column);
        }
    }

    /// The lattice for the next island, as wide as it can be (B-12, B-13, R-07, R-08).
    fn with_lattice<T>(&self, read: impl Fn(&Lattice<'_>) -> T) -> T {
        let placed: List<Island, 12> = self.islands.iter().map(|isle| isle.land).collect();
        let shape = Shape::new(self.shapes[placed.len()]);
        read(&Lattice::new(self.options.sea(), &placed, shape))
    }

    pub(crate) fn list_columns(&self, out: &mut impl Sink) -> Flow {
        let columns = self.with_lattice(|lattice| lattice.columns());
        for column in (0..64).filter(|column| columns >> column & 1 == 1) {
            out.put(Action::Column(column))?;
        }
        ControlFlow::Continue(())
    }

    /// The legal rows of a column, a bit each.
    pub(crate) fn rows(&self, column: u8) -> u32 {
        self.with_lattice(|lattice| lattice.rows(column))
    }

    pub(crate) fn list_rows(&self, column: u8, out: &mut impl Sink) -> Flow {
        let rows = self.rows(column);
        for row in (0..32).filter(|row| rows >> row & 1 == 1) {
            out.put(Action::Row(row))?;
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn column_open(&self, column: u8) -> Result<(), WhyNot> {
        WhyNot::NoWater.unless(self.with_lattice(|lattice| lattice.columns()) >> column & 1 == 1)
    }

    pub(crate) fn row_open(&self, column: u8, row: u8) -> Result<(), WhyNot> {
        let rows = self.rows(column);
        WhyNot::NoWater.unless(rows >> row & 1 == 1)
    }

    /// One of all legal nodes.
    fn random_node(&mut self) -> (u8, u8) {
        let nodes: Vec<(u8, u8)> = self.with_lattice(|lattice| {
            let columns = lattice.columns();
            let columns = (0..64u8).filter(move |column| columns >> column & 1 == 1);
            columns
                .flat_map(|column| {
                    let rows = lattice.rows(column);
                    (0..32u8).filter(move |row| rows >> row & 1 == 1).map(move |row| (column, row))
                })
                .collect()
        });
        *self.rng.pick(&nodes).expect("there is water for every island (B-13)")
    }

    pub(crate) fn place_row(&mut self, seat: Seat, column: u8, row: u8, log: &mut Log<Event>) {
        self.place_island(Some(seat), (column, row), log);
        if self.islands.len() < usize::from(self.options.islands()) {
            self.ask(seat.next(self.seats()), Decision::Column); // B-11, B-191
        } else {
            self.choose_homes(log);
        }
    }

    fn place_island(&mut self, by: Option<Seat>, (column, row): (u8, u8), log: &mut Log<Event>) {
        let island = self.islands.len() as u8;
        let shape = self.shapes[island as usize];
        let at = Lattice::node(column, row);
        let land = Island::new(Shape::new(shape), at);
        self.islands.push(Isle { land, home: None, only_coins: false });
        log.tell(|| Event::IslandPlaced { by, island, shape, at });
    }
}
