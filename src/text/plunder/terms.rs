//! The fixed words of Plunder's table, one field each: a missing translation does not compile.

/// The fixed words of a language.
pub struct Terms {
    /// A merchant's card.
    pub merchant: &'static str,
    /// A captain's card.
    pub captain: &'static str,
    /// The admiral's card.
    pub admiral: &'static str,
    /// The emblems by which colours are called: anchor, wave, sabre, hourglass.
    pub colours: [&'static str; 4],
    /// Heading of the merchants at sea.
    pub sea: &'static str,
    /// No merchant is at sea.
    pub calm: &'static str,
    /// The key that draws.
    pub draw: &'static str,
    /// The pile.
    pub pile: &'static str,
    /// The pile once it is empty.
    pub no_pile: &'static str,
    /// The key that discards.
    pub discard: &'static str,
    /// The cards that may be discarded.
    pub may_go: &'static str,
    /// What was discarded.
    pub discards: &'static str,
    /// After the gold on merchants still in hand.
    pub in_hand: &'static str,
    /// What was captured a moment ago.
    pub spoils: &'static str,
    /// Heading of the sides.
    pub parties: &'static str,
    /// What has not been seen yet.
    pub unseen: &'static str,
    /// Skulls not seen yet.
    pub skulls: &'static str,
    /// Captains and the admiral not seen yet.
    pub trumps: &'static str,
    /// All of them have been seen.
    pub no_trumps: &'static str,
    /// Gold on merchants not seen yet.
    pub hidden_gold: &'static str,
    /// The card taken up may go here.
    pub target: &'static str,
    /// It may not.
    pub barred: &'static str,
    /// A beaten captain or admiral.
    pub beaten: &'static str,
    /// Column of the result: what was captured.
    pub captured: &'static str,
    /// Column of the result: what was still in hand.
    pub held: &'static str,
    /// In teams: who collects.
    pub collects: &'static str,
    /// The hands of all seats.
    pub hands: &'static str,
}
