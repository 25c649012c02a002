//! Everything has words in both languages.

use super::Faults;
use crate::content::{shape::Pair, source::Source};

pub(super) fn check(source: &Source, faults: &mut Faults) {
    for (of, pair) in pairs(source) {
        for text in [&pair.fr, &pair.en] {
            faults.unless(
                !text.is_empty() && text.trim() == text && !text.contains("  "),
                format_args!("{of}: words in both languages, without a space too many"),
            );
        }
    }
}

/// Every pair of the content with what it belongs to.
fn pairs(source: &Source) -> Vec<(String, &Pair)> {
    let mut pairs: Vec<(String, &Pair)> = Vec::new();
    for tile in &source.tiles.tiles {
        pairs.push((format!("tile {}", tile.id), &tile.name));
        let ports = tile.cells.iter().filter_map(|cell| cell.port.as_ref());
        pairs.extend(ports.map(|port| (port.key.clone(), &port.name)));
    }
    for card in &source.ships.cards {
        pairs.push((format!("card {}", card.card), &card.pc.model));
        pairs.extend(card.npc.name.iter().map(|name| (format!("card {}", card.card), name)));
    }
    for board in &source.boards.board_a {
        pairs.push((format!("board {}", board.key), &board.name));
    }
    let upgrades = &source.upgrades;
    for one in &upgrades.crew {
        pairs.extend([&one.name, &one.text].map(|pair| (one.id.clone(), pair)));
    }
    for one in &upgrades.ship {
        pairs.extend([&one.name, &one.text].map(|pair| (one.id.clone(), pair)));
    }
    for one in &upgrades.ammunition {
        pairs.extend([&one.name, &one.text].map(|pair| (one.id.clone(), pair)));
    }
    for one in &source.missions.missions {
        pairs.extend([&one.title, &one.log].map(|pair| (one.id.clone(), pair)));
    }
    for one in &source.events.events {
        pairs.extend([&one.title, &one.text].map(|pair| (format!("event {}", one.id), pair)));
    }
    for one in &source.captains.captains {
        let words = [&one.blurb, &one.rule].into_iter().chain(&one.nick);
        pairs.extend(words.map(|pair| (one.id.clone(), pair)));
    }
    pairs.extend(source.treasure.rewards.iter().map(|one| ("a hoard".into(), &one.name)));
    pairs.extend(source.tables.wind.iter().map(|wind| (wind.id.clone(), &wind.name)));
    pairs.extend(source.tokens.bounty_cards.iter().map(|card| (card.colour.clone(), &card.name)));
    pairs
}
