//! What the cards do, each in a sentence.

use quay::{Card, Face, SALE_PRICE, SHELTER_GOLD};

use super::wares::{gold, goods, some_goods};
use crate::text::Lang;

/// What a card is good for.
pub fn card_does(lang: Lang, card: Card) -> String {
    let price = |price: u8| gold(lang, price.into());
    let some = |count: u8| some_goods(lang, count.into());
    match (card.face(), lang) {
        (Face::Purchase(shown), Lang::Fr) => format!("Donne {} en main.", goods(lang, shown)),
        (Face::Purchase(shown), Lang::En) => {
            format!("Brings {} into your hand.", goods(lang, shown))
        }
        (Face::Storage { goods, price: cost }, Lang::Fr) => {
            format!("Met jusqu’à {} de la main en entrepôt, pour {}.", some(goods), price(cost))
        }
        (Face::Storage { goods, price: cost }, Lang::En) => {
            format!("Moves up to {} from hand to warehouse, for {}.", some(goods), price(cost))
        }
        (Face::Transport { income }, Lang::Fr) => {
            format!("Charge des navires depuis l’entrepôt, ou rapporte {}.", price(income))
        }
        (Face::Transport { income }, Lang::En) => {
            format!("Loads ships from your warehouse, or earns {}.", price(income))
        }
        (Face::FreeTrade { goods }, Lang::Fr) => {
            format!("Prenez en main {} de la réserve, au choix.", some(goods))
        }
        (Face::FreeTrade { goods }, Lang::En) => {
            format!("Take {} of your choice from the reserve into your hand.", some(goods))
        }
        (Face::Conservation { goods }, Lang::Fr) => {
            format!("Se pose dans l’entrepôt et sauve {} au prochain départ.", some(goods))
        }
        (Face::Conservation { goods }, Lang::En) => {
            format!("Lies in your warehouse and saves {} at the next departure.", some(goods))
        }
        (Face::BuyAndStore { goods, price: cost }, Lang::Fr) => format!(
            "Met jusqu’à {} de la réserve droit en entrepôt, pour {}.",
            some(goods),
            price(cost)
        ),
        (Face::BuyAndStore { goods, price: cost }, Lang::En) => format!(
            "Puts up to {} from the reserve straight into your warehouse, for {}.",
            some(goods),
            price(cost)
        ),
        (Face::Exchange, _) => lang
            .pick(
                "Échangez une ou deux marchandises de l’entrepôt avec votre main ou celles d’un autre.",
                "Swap one or two goods of your warehouse with your hand or anybody’s warehouse.",
            )
            .to_owned(),
        (Face::MarketSale, Lang::Fr) => {
            format!("Vendez autant de marchandises que vous voulez, à {} l’une.", price(SALE_PRICE))
        }
        (Face::MarketSale, Lang::En) => {
            format!("Sell as many goods as you like, for {} each.", price(SALE_PRICE))
        }
        (Face::Shelter, Lang::Fr) => format!(
            "Pendant les négociations\u{a0}: prenez une carte sans qu’on la dispute, ou celle d’un autre, qui reçoit {}.",
            price(SHELTER_GOLD)
        ),
        (Face::Shelter, Lang::En) => format!(
            "In trading: take a card nobody can bid for, or another’s, who gets {}.",
            price(SHELTER_GOLD)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_says_what_it_does_in_one_short_sentence() {
        for card in Card::all() {
            for lang in [Lang::Fr, Lang::En] {
                let told = card_does(lang, card);
                assert!(told.ends_with('.') && told.chars().count() <= 110, "{told}");
            }
        }
    }
}
