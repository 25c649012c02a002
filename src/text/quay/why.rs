//! Why something on the table cannot be done, in a sentence with its place in the rules.

use quay::{Goods, WhyNot};

use super::why_not::why_not;
use crate::desk::{Closed, Reason};
use crate::text::{Names, closed};

/// Why a thing on the table cannot be touched now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing at all can.
    Closed(Closed),
    /// The rules say why.
    Rule(WhyNot),
    /// Cards are revealed at the start of a turn only.
    RevealedAlready,
    /// The row is still being revealed.
    StillRevealing,
    /// The starting goods come first.
    SetupFirst,
    /// The auction at hand comes first.
    AuctionFirst,
    /// The step at hand comes first.
    StepFirst,
    /// Nobody can bid for this card: it lies face down, or it is money.
    Settled,
    /// The card belongs to another seat.
    NotYourCard,
    /// A ship is loaded with a transport card.
    NeedsTransport,
    /// The warehouse lacks these goods.
    Lacks(Goods),
    /// Goods come out of the reserve by a card only.
    NeedsPurchase,
    /// Goods of the hand are stored with a storage card.
    NeedsStorage,
    /// Goods in the warehouse wait for a ship.
    WaitsForShip,
    /// Another seat's goods can be had by an exchange only.
    NeedsExchange,
    /// In an exchange one first says what one gives.
    GiveFirst,
    /// Specials are played in the actions.
    SpecialLater,
    /// Goods spoil now; everything else waits.
    SpoilFirst,
}

/// The reason as a sentence, with the section of the rules that says so.
pub fn reason(why: Why, names: &Names) -> Reason {
    let lang = names.lang;
    let (fr, en, section) = match why {
        Why::Rule(rule) => return why_not(rule, lang),
        Why::Lacks(lacking) => return why_not(WhyNot::CargoLacks(lacking), lang),
        Why::Closed(why) => {
            let section = if why == Closed::Over { "end" } else { "turn" };
            return Reason { words: closed(why, names), section };
        }
        Why::RevealedAlready => (
            "On ne révèle des cartes qu’au début du tour.",
            "Cards are revealed at the start of a turn only.",
            "reveal",
        ),
        Why::StillRevealing => {
            ("La rangée n’est pas encore complète.", "The row is not complete yet.", "reveal")
        }
        Why::SetupFirst => (
            "D’abord, chaque place prend deux marchandises.",
            "First, every seat takes two goods.",
            "setup",
        ),
        Why::AuctionFirst => {
            ("L’offre en cours se règle d’abord.", "The bid at hand comes first.", "trade")
        }
        Why::StepFirst => {
            ("L’action en cours se termine d’abord.", "The action at hand comes first.", "act")
        }
        Why::Settled => (
            "Cette place est servie\u{a0}: sa carte est retournée, plus personne ne peut la disputer.",
            "This seat is settled: nobody can bid for a card that is turned down.",
            "trade",
        ),
        Why::NotYourCard => {
            ("Chaque place exécute sa propre carte.", "Every seat carries out its own card.", "act")
        }
        Why::NeedsTransport => (
            "On charge les navires avec une carte Transport, au moment d’agir.",
            "Ships are loaded with a Transport card, when you act.",
            "transport",
        ),
        Why::NeedsPurchase => (
            "Les marchandises de la réserve s’obtiennent par une carte.",
            "Goods come out of the reserve by a card.",
            "purchase",
        ),
        Why::NeedsStorage => (
            "Une marchandise en main se stocke avec une carte Stockage.",
            "Goods in hand are stored with a Storage card.",
            "storage",
        ),
        Why::WaitsForShip => (
            "Une marchandise en entrepôt attend un navire\u{a0}: elle ne revient pas en main.",
            "Goods in the warehouse wait for a ship; they do not return to the hand.",
            "storage",
        ),
        Why::NeedsExchange => (
            "On ne touche à l’entrepôt des autres que par une carte Échange.",
            "Only an Exchange card reaches into the warehouse of another seat.",
            "specials",
        ),
        Why::GiveFirst => {
            ("Choisissez d’abord ce que vous donnez.", "First choose what you give.", "specials")
        }
        Why::SpecialLater => (
            "Les cartes spéciales se jouent au moment d’agir\u{202f}; l’Abri pendant les négociations.",
            "Specials are played when you act; a Shelter in trading.",
            "specials",
        ),
        Why::SpoilFirst => (
            "La flotte est partie\u{a0}: on règle d’abord ce qui se perd.",
            "The fleet has left: what spoils comes first.",
            "departure",
        ),
    };
    Reason { words: lang.pick(fr, en).to_owned(), section }
}
