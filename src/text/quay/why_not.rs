//! Why the rules do not allow something, in a sentence with its place in the rules.

use quay::WhyNot;

use super::wares::{gold, goods};
use crate::desk::Reason;
use crate::text::{Lang, words};

/// The reason as a sentence, with the section of the rules that says so.
pub(super) fn why_not(rule: WhyNot, lang: Lang) -> Reason {
    let (fr, en, section) = match rule {
        WhyNot::Over => {
            return Reason { words: words(lang).no_more_choices.to_owned(), section: "end" };
        }
        WhyNot::NotAsked => (
            "Ce n’est pas ce qui se décide maintenant.",
            "That is not what is being decided now.",
            "turn",
        ),
        WhyNot::TwoOfThatPile => (
            "Deux cartes de la rangée viennent déjà de cette pioche\u{a0}: c’est le maximum.",
            "Two cards of the row come from this pile already: that is the limit.",
            "reveal",
        ),
        WhyNot::OnlyOnePile => (
            "La rangée doit venir d’au moins deux pioches.",
            "The row must come from at least two piles.",
            "reveal",
        ),
        WhyNot::PileExhausted => (
            "Cette pioche et sa défausse sont vides.",
            "This pile and its discard are empty.",
            "reveal",
        ),
        WhyNot::NotInRow => {
            ("Cette carte n’est pas dans la rangée.", "This card does not lie in the row.", "trade")
        }
        WhyNot::NoHolder => (
            "Cette place n’a pas de carte visible à disputer.",
            "This seat has no face-up card to bid for.",
            "trade",
        ),
        WhyNot::NoGold => {
            ("Sans or, on ne peut pas faire d’offre.", "Without gold you cannot bid.", "trade")
        }
        WhyNot::OfferTooLow => {
            ("Une offre est d’au moins 1 pièce.", "An offer is 1 gold at least.", "trade")
        }
        WhyNot::OfferTooHigh { most } => {
            let most = gold(lang, most.into());
            let words = match lang {
                Lang::Fr => format!("Vous pouvez offrir au plus {most}."),
                Lang::En => format!("You can offer {most} at most."),
            };
            return Reason { words, section: "trade" };
        }
        WhyNot::NoShelter => (
            "Vous n’avez pas d’Abri que vous pourriez jouer ce tour-ci.",
            "You have no Shelter you could play this turn.",
            "shelter",
        ),
        WhyNot::NoOffer => {
            ("Cette place n’a rien offert.", "This seat has made no offer.", "trade")
        }
        WhyNot::CannotPay { gold: price } => {
            let price = gold(lang, price.into());
            let words = match lang {
                Lang::Fr => format!("Vous n’avez pas {price} pour payer cette offre."),
                Lang::En => format!("You do not have {price} to pay this offer."),
            };
            return Reason { words, section: "trade" };
        }
        WhyNot::CardDone => {
            ("Cette carte a déjà été exécutée.", "This card has been carried out already.", "act")
        }
        WhyNot::NoCard => (
            "Vous n’avez pas de carte normale ce tour-ci.",
            "You have no normal card this turn.",
            "act",
        ),
        WhyNot::OtherCard => (
            "Votre carte de ce tour est d’une autre sorte.",
            "Your card of this turn is of another kind.",
            "act",
        ),
        WhyNot::TooDear { price } => {
            let price = gold(lang, price.into());
            let words = match lang {
                Lang::Fr => {
                    format!("Il faut payer {price} en une fois\u{a0}: vous ne les avez pas.")
                }
                Lang::En => format!("The price of {price} is paid in full: you do not have it."),
            };
            return Reason { words, section: "storage" };
        }
        WhyNot::WarehouseFull => (
            "Les 8 places de votre entrepôt sont prises.",
            "All 8 places of your warehouse are taken.",
            "storage",
        ),
        WhyNot::HandEmpty => (
            "Vous n’avez en main aucune marchandise à stocker.",
            "You have no good in hand to store.",
            "storage",
        ),
        WhyNot::NoCargo => (
            "Votre entrepôt ne contient la cargaison complète d’aucun navire.",
            "Your warehouse holds no ship’s whole cargo.",
            "transport",
        ),
        WhyNot::CargoLacks(lacking) => {
            let lacks = lang.pick("Il manque dans votre entrepôt\u{a0}: ", "Your warehouse lacks ");
            let words = [lacks, &goods(lang, lacking), "."].concat();
            return Reason { words, section: "transport" };
        }
        WhyNot::NotInPort => {
            ("Ce navire n’est plus à quai.", "This ship is not in port.", "transport")
        }
        WhyNot::ShipmentTooLate => (
            "Après un Achat stocké ou un Échange, la carte Transport ne donne plus que son revenu.",
            "After Buy and Store or an Exchange, the Transport card gives its income only.",
            "specials",
        ),
        WhyNot::NotInHand => {
            ("Cette carte n’est pas dans votre main.", "This card is not in your hand.", "specials")
        }
        WhyNot::AcquiredThisTurn => (
            "Une carte spéciale acquise ce tour-ci se joue au plus tôt au tour suivant.",
            "A special acquired this turn is played next turn at the earliest.",
            "specials",
        ),
        WhyNot::SpecialPlayed => (
            "Une seule carte spéciale par place et par tour.",
            "One special per seat and turn.",
            "specials",
        ),
        WhyNot::TradingOnly => (
            "L’Abri ne se joue que pendant les négociations.",
            "A Shelter is played in trading only.",
            "shelter",
        ),
        WhyNot::ReserveEmpty => (
            "La réserve est vide\u{a0}: la carte serait sans effet.",
            "The reserve is empty: the card would have no effect.",
            "specials",
        ),
        WhyNot::NothingToSwap => (
            "Aucun échange n’est possible\u{a0}: la carte serait sans effet.",
            "No exchange is possible: the card would have no effect.",
            "specials",
        ),
        WhyNot::NothingToSell => {
            ("Vous n’avez aucune marchandise à vendre.", "You have no good to sell.", "specials")
        }
        WhyNot::NoSuchGood => {
            ("Il n’y en a plus de cette sorte.", "There is none of this kind left.", "purchase")
        }
        WhyNot::SameKind => {
            ("On échange contre une autre sorte.", "An exchange is for another kind.", "specials")
        }
        WhyNot::NotBegun => (
            "Il faut au moins une étape avant de s’arrêter.",
            "At least one step must be made before you stop.",
            "act",
        ),
        WhyNot::StoreFirst => (
            "On protège d’abord tout l’entrepôt, ensuite seulement la main.",
            "The warehouse is protected first, the hand only after it.",
            "departure",
        ),
        WhyNot::KeepsOrRots => (
            "La soie se garde et les pommes se perdent toutes\u{a0}: on ne choisit que fromages et épices.",
            "Silk keeps and apples all rot: you choose among cheese and spice only.",
            "departure",
        ),
    };
    Reason { words: lang.pick(fr, en).to_owned(), section }
}
