//! How Gale's cards are printed.

use gale::{Dir, Wheel, Wind};

use crate::pieces::{CardFace, Emblem, Foot, Pip, Quarter, Silhouette, Stock};

/// A direction as a quarter of the compass.
pub fn quarter(dir: Dir) -> Quarter {
    Quarter::ALL[dir.index()]
}

/// The face of a wheel card: the number and the needle of its direction.
pub fn wheel(card: Wheel) -> CardFace {
    match (card.dir(), card.pips()) {
        (Some(dir), Some(pips)) => CardFace {
            suit: Some(quarter(dir).into()),
            numeral: pips.to_string(),
            emblem: Some(Emblem::Needle(quarter(dir))),
            silhouette: Some(Silhouette::Wheel),
            ..CardFace::default()
        },
        _ => CardFace {
            stock: Stock::Buff,
            emblem: Some(Emblem::Pirate),
            silhouette: Some(Silhouette::Flag),
            ..CardFace::default()
        },
    }
}

/// The face of a wind card: its damage as a number and as splinters.
pub fn wind(wind: Wind) -> CardFace {
    let quarter = quarter(wind.dir());
    CardFace {
        stock: Stock::Buff,
        suit: Some(quarter.into()),
        numeral: wind.damage().to_string(),
        emblem: Some(Emblem::Needle(quarter)),
        silhouette: Some(Silhouette::Gust),
        foot: Foot::Pips(Pip::Splinter, wind.damage()),
        ..CardFace::default()
    }
}
