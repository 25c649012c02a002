//! How Quayside's cards, ships and goods are printed.

use quay::{Berth, Card, Deck, Face, Good, Goods, SALE_PRICE, Ship};

use crate::pieces::{CardFace, Emblem, Fill, Foot, Silhouette, Stock, Suit, Ware, WareSign};

/// The letters on the goods, by kind: those of a language.
pub type Letters = [&'static str; 4];

/// A good as it is drawn.
pub fn ware(good: Good) -> Ware {
    match good {
        Good::Apple => Ware::Apple,
        Good::Cheese => Ware::Cheese,
        Good::Spice => Ware::Spice,
        Good::Silk => Ware::Silk,
    }
}

/// The sign of a good.
pub fn sign(letters: Letters, good: Good, fill: Fill) -> WareSign {
    WareSign { ware: ware(good), letter: letters[good.index()], fill }
}

/// The signs of some goods, in their order.
pub fn signs(letters: Letters, goods: Goods) -> Vec<WareSign> {
    of_kinds(goods, |good, _| sign(letters, good, Fill::Full))
}

fn of_kinds(goods: Goods, sign: impl Fn(Good, u8) -> WareSign) -> Vec<WareSign> {
    goods
        .kinds()
        .flat_map(|good| (0..goods.count(good)).map(move |at| (good, at)))
        .map(|(good, at)| sign(good, at))
        .collect()
}

/// The emblem of a pile of action cards.
pub fn emblem(deck: Deck) -> Emblem {
    match deck {
        Deck::Purchase => Emblem::Crate,
        Deck::Storage => Emblem::Shed,
        _ => Emblem::Sails,
    }
}

/// The ink of a pile of action cards.
pub fn suit(deck: Deck) -> Suit {
    match deck {
        Deck::Purchase => Suit::A,
        Deck::Storage => Suit::B,
        _ => Suit::C,
    }
}

/// The face of an action card; specials on buff.
pub fn action(letters: Letters, card: Card) -> CardFace {
    let deck = card.deck();
    let plain =
        CardFace { suit: Some(suit(deck)), emblem: Some(emblem(deck)), ..CardFace::default() };
    let special = |numeral: String, of: Emblem, foot: Foot| CardFace {
        stock: Stock::Buff,
        numeral,
        sign: Some(of),
        foot,
        ..plain.clone()
    };
    match card.face() {
        Face::Purchase(goods) => CardFace { wares: signs(letters, goods), ..plain },
        Face::Storage { goods, price } => CardFace {
            numeral: goods.to_string(),
            silhouette: Some(Silhouette::Warehouse),
            foot: Foot::Coin(price.into()),
            ..plain
        },
        Face::Transport { income } => {
            CardFace { silhouette: Some(Silhouette::Cog), foot: Foot::Coin(income.into()), ..plain }
        }
        Face::FreeTrade { goods } => special(goods.to_string(), Emblem::Intake, Foot::Bare),
        Face::Conservation { goods } => special(goods.to_string(), Emblem::Seal, Foot::Bare),
        Face::BuyAndStore { goods, price } => {
            special(goods.to_string(), Emblem::IntoShed, Foot::Coin(price.into()))
        }
        Face::Exchange => special(String::new(), Emblem::Exchange, Foot::Bare),
        Face::MarketSale => special(String::new(), Emblem::Sale, Foot::Coin(SALE_PRICE.into())),
        Face::Shelter => special(String::new(), Emblem::Umbrella, Foot::Bare),
    }
}

/// The emblem that tells a special apart from the others.
pub fn special_emblem(card: Card) -> Emblem {
    match card.face() {
        Face::FreeTrade { .. } => Emblem::Intake,
        Face::Conservation { .. } => Emblem::Seal,
        Face::BuyAndStore { .. } => Emblem::IntoShed,
        Face::Exchange => Emblem::Exchange,
        Face::MarketSale => Emblem::Sale,
        Face::Shelter => Emblem::Umbrella,
        _ => emblem(card.deck()),
    }
}

/// A ship with its cargo, all of it drawn full.
pub fn ship(letters: Letters, ship: Ship) -> CardFace {
    CardFace {
        suit: Some(Suit::D),
        numeral: ship.points().to_string(),
        emblem: Some(Emblem::Sails),
        wares: signs(letters, ship.goods()),
        ..CardFace::default()
    }
}

/// A ship as a seat sees it: full what is stored, half what is only in hand, empty what lacks.
pub fn berth(letters: Letters, berth: &Berth) -> CardFace {
    let fill = |good: Good, at: u8| {
        let stored = berth.stored.count(good);
        if at < stored {
            Fill::Full
        } else if at < stored + berth.in_hand.count(good) {
            Fill::Half
        } else {
            Fill::Empty
        }
    };
    let wares = of_kinds(berth.ship.goods(), |good, at| sign(letters, good, fill(good, at)));
    CardFace { wares, ..ship(letters, berth.ship) }
}
