//! Why something on the table cannot be done, in a sentence with its place in the rules.

use engine::Seat;
use quay::{Goods, WhyNot};

use super::wares::{gold, goods};
use crate::desk::Reason;
use crate::text::{Lang, Names};

/// Why a thing on the table cannot be touched now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The game is over.
    Over,
    /// Somebody else is to act.
    NotYourTurn(Seat),
    /// Nothing can be chosen here: an earlier moment, another tab.
    OnlyLooking,
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
    let (fr, en, section): (String, String, &'static str) = match why {
        Why::Over => fixed("La partie est terminée.", "The game is over.", "end"),
        Why::NotYourTurn(seat) => (
            format!("Ce n’est pas à vous\u{a0}: {} doit décider.", names.of(seat)),
            format!("Not your turn: {} is to decide.", names.of(seat)),
            "turn",
        ),
        Why::OnlyLooking => {
            fixed("Ici, on ne fait que regarder.", "Here you can only look.", "turn")
        }
        Why::Rule(rule) => return rule_reason(rule, lang),
        Why::RevealedAlready => fixed(
            "On ne révèle des cartes qu’au début du tour.",
            "Cards are revealed at the start of a turn only.",
            "reveal",
        ),
        Why::StillRevealing => {
            fixed("La rangée n’est pas encore complète.", "The row is not complete yet.", "reveal")
        }
        Why::SetupFirst => fixed(
            "D’abord, chaque place prend deux marchandises.",
            "First, every seat takes two goods.",
            "setup",
        ),
        Why::AuctionFirst => {
            fixed("L’offre en cours se règle d’abord.", "The bid at hand comes first.", "trade")
        }
        Why::StepFirst => {
            fixed("L’action en cours se termine d’abord.", "The action at hand comes first.", "act")
        }
        Why::Settled => fixed(
            "Cette place est servie\u{a0}: sa carte est retournée, plus personne ne peut la disputer.",
            "This seat is settled: nobody can bid for a card that is turned down.",
            "trade",
        ),
        Why::NotYourCard => fixed(
            "Chaque place exécute sa propre carte.",
            "Every seat carries out its own card.",
            "act",
        ),
        Why::NeedsTransport => fixed(
            "On charge les navires avec une carte Transport, au moment d’agir.",
            "Ships are loaded with a Transport card, when you act.",
            "transport",
        ),
        Why::Lacks(lacking) => (
            format!("Il manque dans votre entrepôt\u{a0}: {}.", goods(Lang::Fr, lacking)),
            format!("Your warehouse lacks {}.", goods(Lang::En, lacking)),
            "transport",
        ),
        Why::NeedsPurchase => fixed(
            "Les marchandises de la réserve s’obtiennent par une carte.",
            "Goods come out of the reserve by a card.",
            "purchase",
        ),
        Why::NeedsStorage => fixed(
            "Une marchandise en main se stocke avec une carte Stockage.",
            "Goods in hand are stored with a Storage card.",
            "storage",
        ),
        Why::WaitsForShip => fixed(
            "Une marchandise en entrepôt attend un navire\u{a0}: elle ne revient pas en main.",
            "Goods in the warehouse wait for a ship; they do not return to the hand.",
            "storage",
        ),
        Why::NeedsExchange => fixed(
            "On ne touche à l’entrepôt des autres que par une carte Échange.",
            "Only an Exchange card reaches into the warehouse of another seat.",
            "specials",
        ),
        Why::GiveFirst => fixed(
            "Choisissez d’abord ce que vous donnez.",
            "First choose what you give.",
            "specials",
        ),
        Why::SpecialLater => fixed(
            "Les cartes spéciales se jouent au moment d’agir\u{202f}; l’Abri pendant les négociations.",
            "Specials are played when you act; a Shelter in trading.",
            "specials",
        ),
        Why::SpoilFirst => fixed(
            "La flotte est partie\u{a0}: on règle d’abord ce qui se perd.",
            "The fleet has left: what spoils comes first.",
            "departure",
        ),
    };
    Reason { words: lang.pick(fr, en), section }
}

fn fixed(fr: &str, en: &str, section: &'static str) -> (String, String, &'static str) {
    (fr.to_owned(), en.to_owned(), section)
}

fn rule_reason(rule: WhyNot, lang: Lang) -> Reason {
    let (fr, en, section): (String, String, &'static str) = match rule {
        WhyNot::Over => fixed("La partie est terminée.", "The game is over.", "end"),
        WhyNot::NotAsked => fixed(
            "Ce n’est pas ce qui se décide maintenant.",
            "That is not what is being decided now.",
            "turn",
        ),
        WhyNot::TwoOfThatPile => fixed(
            "Deux cartes de la rangée viennent déjà de cette pioche\u{a0}: c’est le maximum.",
            "Two cards of the row come from this pile already: that is the limit.",
            "reveal",
        ),
        WhyNot::OnlyOnePile => fixed(
            "La rangée doit venir d’au moins deux pioches.",
            "The row must come from at least two piles.",
            "reveal",
        ),
        WhyNot::PileExhausted => fixed(
            "Cette pioche et sa défausse sont vides.",
            "This pile and its discard are empty.",
            "reveal",
        ),
        WhyNot::NotInRow => fixed(
            "Cette carte n’est pas dans la rangée.",
            "This card does not lie in the row.",
            "trade",
        ),
        WhyNot::NoHolder => fixed(
            "Cette place n’a pas de carte visible à disputer.",
            "This seat has no face-up card to bid for.",
            "trade",
        ),
        WhyNot::NoGold => {
            fixed("Sans or, on ne peut pas faire d’offre.", "Without gold you cannot bid.", "trade")
        }
        WhyNot::OfferTooLow => {
            fixed("Une offre est d’au moins 1 pièce.", "An offer is 1 gold at least.", "trade")
        }
        WhyNot::OfferTooHigh { most } => (
            format!("Vous pouvez offrir au plus {}.", gold(Lang::Fr, most.into())),
            format!("You can offer {} at most.", gold(Lang::En, most.into())),
            "trade",
        ),
        WhyNot::NoShelter => fixed(
            "Vous n’avez pas d’Abri que vous pourriez jouer ce tour-ci.",
            "You have no Shelter you could play this turn.",
            "shelter",
        ),
        WhyNot::NoOffer => {
            fixed("Cette place n’a rien offert.", "This seat has made no offer.", "trade")
        }
        WhyNot::CannotPay { gold: price } => (
            format!(
                "Vous n’avez pas {}\u{a0}: vous ne pouvez que vendre.",
                gold(Lang::Fr, price.into())
            ),
            format!("You do not have {}: you can only sell.", gold(Lang::En, price.into())),
            "trade",
        ),
        WhyNot::CardDone => fixed(
            "Cette carte a déjà été exécutée.",
            "This card has been carried out already.",
            "act",
        ),
        WhyNot::NoCard => fixed(
            "Vous n’avez pas de carte normale ce tour-ci.",
            "You have no normal card this turn.",
            "act",
        ),
        WhyNot::OtherCard => fixed(
            "Votre carte de ce tour est d’une autre sorte.",
            "Your card of this turn is of another kind.",
            "act",
        ),
        WhyNot::TooDear { price } => (
            format!(
                "Il faut payer {} en une fois\u{a0}: vous ne les avez pas.",
                gold(Lang::Fr, price.into())
            ),
            format!(
                "The price of {} is paid in full: you do not have it.",
                gold(Lang::En, price.into())
            ),
            "storage",
        ),
        WhyNot::WarehouseFull => fixed(
            "Les 8 places de votre entrepôt sont prises.",
            "All 8 places of your warehouse are taken.",
            "storage",
        ),
        WhyNot::HandEmpty => fixed(
            "Vous n’avez en main aucune marchandise à stocker.",
            "You have no good in hand to store.",
            "storage",
        ),
        WhyNot::NoCargo => fixed(
            "Votre entrepôt ne contient la cargaison complète d’aucun navire.",
            "Your warehouse holds no ship’s whole cargo.",
            "transport",
        ),
        WhyNot::CargoLacks(lacking) => (
            format!("Il manque dans votre entrepôt\u{a0}: {}.", goods(Lang::Fr, lacking)),
            format!("Your warehouse lacks {}.", goods(Lang::En, lacking)),
            "transport",
        ),
        WhyNot::NotInPort => {
            fixed("Ce navire n’est plus à quai.", "This ship is not in port.", "transport")
        }
        WhyNot::ShipmentTooLate => fixed(
            "Après un Achat stocké ou un Échange, la carte Transport ne donne plus que son revenu.",
            "After Buy and Store or an Exchange, the Transport card gives its income only.",
            "specials",
        ),
        WhyNot::NotInHand => fixed(
            "Cette carte n’est pas dans votre main.",
            "This card is not in your hand.",
            "specials",
        ),
        WhyNot::AcquiredThisTurn => fixed(
            "Une carte spéciale acquise ce tour-ci se joue au plus tôt au tour suivant.",
            "A special acquired this turn is played next turn at the earliest.",
            "specials",
        ),
        WhyNot::SpecialPlayed => fixed(
            "Une seule carte spéciale par place et par tour.",
            "One special per seat and turn.",
            "specials",
        ),
        WhyNot::TradingOnly => fixed(
            "L’Abri ne se joue que pendant les négociations.",
            "A Shelter is played in trading only.",
            "shelter",
        ),
        WhyNot::ReserveEmpty => fixed(
            "La réserve est vide\u{a0}: la carte serait sans effet.",
            "The reserve is empty: the card would have no effect.",
            "specials",
        ),
        WhyNot::NothingToSwap => fixed(
            "Aucun échange n’est possible\u{a0}: la carte serait sans effet.",
            "No exchange is possible: the card would have no effect.",
            "specials",
        ),
        WhyNot::NothingToSell => fixed(
            "Vous n’avez aucune marchandise à vendre.",
            "You have no good to sell.",
            "specials",
        ),
        WhyNot::NoSuchGood => fixed(
            "Il n’y en a plus de cette sorte.",
            "There is none of this kind left.",
            "purchase",
        ),
        WhyNot::SameKind => fixed(
            "On échange contre une autre sorte.",
            "An exchange is for another kind.",
            "specials",
        ),
        WhyNot::NotBegun => fixed(
            "Il faut au moins une étape avant de s’arrêter.",
            "At least one step must be made before you stop.",
            "act",
        ),
        WhyNot::StoreFirst => fixed(
            "On protège d’abord tout l’entrepôt, ensuite seulement la main.",
            "The warehouse is protected first, the hand only after it.",
            "departure",
        ),
        WhyNot::KeepsOrRots => fixed(
            "La soie se garde et les pommes se perdent toutes\u{a0}: on ne choisit que fromages et épices.",
            "Silk keeps and apples all rot: you choose among cheese and spice only.",
            "departure",
        ),
    };
    Reason { words: lang.pick(fr, en), section }
}
