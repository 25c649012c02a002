//! How Plunder's cards are printed.

use plunder::{Card, Colour, Kind};

use crate::pieces::{CardFace, Emblem, Foot, Pip, Silhouette, Stock, Suit};

/// The ink of a colour.
pub fn suit(colour: Colour) -> Suit {
    match colour {
        Colour::Blue => Suit::A,
        Colour::Red => Suit::B,
        Colour::Yellow => Suit::C,
        Colour::Green => Suit::D,
    }
}

/// The sign of a colour, by which it is also called.
pub fn emblem(colour: Colour) -> Emblem {
    match colour {
        Colour::Blue => Emblem::Anchor,
        Colour::Red => Emblem::Sabre,
        Colour::Yellow => Emblem::Hourglass,
        Colour::Green => Emblem::Wave,
    }
}

/// The face of a card without its title, which is a word.
pub fn card(card: Card) -> CardFace {
    match card.kind() {
        Kind::Merchant(gold) => CardFace {
            stock: Stock::Buff,
            silhouette: Some(Silhouette::Cog),
            foot: Foot::Coin(gold.into()),
            ..CardFace::default()
        },
        Kind::Ship(colour, skulls) => CardFace {
            suit: Some(suit(colour)),
            numeral: skulls.to_string(),
            emblem: Some(emblem(colour)),
            silhouette: Some(ship(skulls)),
            foot: Foot::Pips(Pip::Skull, skulls),
            ..CardFace::default()
        },
        Kind::Captain(colour) => CardFace {
            suit: Some(suit(colour)),
            emblem: Some(emblem(colour)),
            silhouette: Some(Silhouette::Tricorne),
            ..CardFace::default()
        },
        Kind::Admiral => CardFace {
            stock: Stock::Buff,
            silhouette: Some(Silhouette::Bicorne),
            ..CardFace::default()
        },
    }
}

/// The more skulls, the more masts.
fn ship(skulls: u8) -> Silhouette {
    match skulls {
        1 => Silhouette::Sloop,
        2 | 3 => Silhouette::Brig,
        _ => Silhouette::Galleon,
    }
}
