//! The sea as it is known: cells, tiles, sight.

pub mod beside;
pub mod designated;
pub(crate) mod distance;
pub mod faces;
pub mod field;
pub mod hex;
pub mod sight;
pub mod spiral;

use crate::{Cell, Dir};

/// The cells so far from one, clockwise from north (L-044).
pub fn ring(centre: Cell, radius: u8) -> impl Iterator<Item = Cell> {
    let corner = (0..radius).fold(centre, |cell, _| cell.to(Dir::NORTH));
    let around = (0..u16::from(radius) * 6).scan(corner, move |cell, step| {
        let here = *cell;
        *cell = cell.to(Dir::new((step / u16::from(radius)) as u8 + 2));
        Some(here)
    });
    (radius == 0).then_some(centre).into_iter().chain(around)
}

/// The cells at most so far from one, nearer rings first, each clockwise from north (L-044).
pub fn within(centre: Cell, radius: u8) -> impl Iterator<Item = Cell> {
    (0..=radius).flat_map(move |radius| ring(centre, radius))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_go_clockwise_from_north() {
        let near: Vec<_> = ring(Cell::CENTRE, 1).collect();
        assert_eq!(near, Cell::CENTRE.around(), "L-044");
        let far: Vec<_> = ring(Cell::CENTRE, 2).collect();
        assert_eq!((far.len(), far[0], far[1]), (12, Cell::new(0, -2), Cell::new(1, -2)));
        assert!(far.iter().all(|cell| cell.distance(Cell::CENTRE) == 2));
        assert_eq!(within(Cell::CENTRE, 2).count(), 19);
    }
}
