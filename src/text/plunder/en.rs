//! The fixed words of Plunder's table in English.

use super::Terms;

/// The words.
pub const TERMS: Terms = Terms {
    merchant: "Merchant",
    captain: "Captain",
    admiral: "Admiral",
    colours: ["Anchor", "Wave", "Sabre", "Hourglass"],
    sea: "At sea",
    calm: "No merchant at sea.",
    draw: "Draw",
    pile: "Pile",
    no_pile: "Pile empty",
    discard: "Discard",
    may_go: "May be discarded",
    discards: "Discards",
    in_hand: "in hand",
    spoils: "Just captured",
    parties: "Gold and hands",
    unseen: "Still unseen",
    skulls: "skulls",
    trumps: "captains and admiral",
    no_trumps: "no captain, no admiral",
    hidden_gold: "in merchants",
    target: "possible target",
    barred: "not possible here",
    beaten: "beaten",
    captured: "Captured",
    held: "In hand",
    collects: "Only the first seat of a team collects, at the start of its turn.",
    hands: "The hands",
};
