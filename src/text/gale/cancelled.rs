//! What a trick loses before it is judged: cards of equal worth.

use gale::{Play, Rank};

use super::cards::card;
use super::terms;
use crate::text::Lang;
use crate::text::grammar::{capital, listed};

/// A sentence for each group of equal cards, in playing order (G-19); pirates that copy a led
/// one are a case of their own, for that one stays (G-22).
pub(super) fn cancelled(plays: &[Play], lang: Lang) -> Vec<String> {
    let mut ranks: Vec<Rank> = plays.iter().filter(|play| play.out).map(|play| play.rank).collect();
    let mut seen = Vec::new();
    ranks.retain(|rank| {
        !seen.contains(rank) && {
            seen.push(*rank);
            true
        }
    });
    ranks.into_iter().map(|rank| group(plays, rank, lang)).collect()
}

fn group(plays: &[Play], rank: Rank, lang: Lang) -> String {
    if rank == Rank::LED_PIRATE {
        return lang
            .pick(
                "Qui copie le pirate d’entame est hors jeu.",
                "Whoever copies the led pirate is out of play.",
            )
            .to_owned();
    }
    let out = || plays.iter().filter(|play| play.out && play.rank == rank).map(|play| play.card);
    let pirates = out().filter(|card| card.is_pirate()).count();
    let numbered = out().filter(|card| !card.is_pirate()).map(|wheel| card(lang, wheel));
    let cards: Vec<String> = numbered.chain(some_pirates(lang, pirates)).collect();
    capital(&listed(lang, &cards)) + lang.pick(" s’annulent.", " cancel each other.")
}

/// "un pirate", "2 pirates"; nothing for none.
fn some_pirates(lang: Lang, count: usize) -> Option<String> {
    match count {
        0 => None,
        1 => Some(terms(lang).a_pirate.to_owned()),
        _ => Some(format!("{count} {}", terms(lang).pirates)),
    }
}
