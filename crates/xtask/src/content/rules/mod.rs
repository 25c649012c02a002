//! What must hold of the content: the constraints of its shapes, each with a sentence.

mod cards;
mod mission;
mod ship;
#[cfg(test)]
mod tests;
mod tile;
mod words;

use super::source::Source;
use std::fmt::Arguments;

/// What is wrong, a sentence each; nothing if all holds.
pub fn faults(source: &Source) -> Vec<String> {
    let mut faults = Faults(Vec::new());
    tile::check(source, &mut faults);
    ship::check_cards(source, &mut faults);
    ship::check_npcs(source, &mut faults);
    ship::check_boards(source, &mut faults);
    mission::check(source, &mut faults);
    cards::check(source, &mut faults);
    words::check(source, &mut faults);
    faults.0
}

struct Faults(Vec<String>);

impl Faults {
    /// Notes the sentence where something does not hold.
    fn unless(&mut self, holds: bool, sentence: Arguments) {
        if !holds {
            self.0.push(sentence.to_string());
        }
    }
}

/// Wallets, rewards and prices outside the markets are whole coins.
fn is_coins(money: u32) -> bool {
    money.is_multiple_of(1000)
}
