//! The fixed words of Gale's table, one field each: a missing translation does not compile.

/// The fixed words of a language.
pub struct Terms {
    /// Heading of the wind row.
    pub winds: &'static str,
    /// Below the present wind.
    pub now: &'static str,
    /// Below the next wind.
    pub next: &'static str,
    /// Below the wind after it.
    pub then: &'static str,
    /// Before the wind of the trick to come, while the last one is still looked at.
    pub next_trick: &'static str,
    /// Before the winds that stay away in the expert variant.
    pub never: &'static str,
    /// Before the winds that wait for a taker.
    pub carried: &'static str,
    /// Before the winds nobody took.
    pub set_aside: &'static str,
    /// After the damage of a wind, who it is for.
    pub for_lowest: &'static str,
    /// The lowest card, in a word.
    pub takes: &'static str,
    /// The lowest card, in full.
    pub takes_wind: &'static str,
    /// The highest card, in a word.
    pub leads: &'static str,
    /// The highest card, in full.
    pub leads_next: &'static str,
    /// A cancelled card.
    pub out: &'static str,
    /// The place of the seat to act.
    pub awaited: &'static str,
    /// A card that is drafted, not played.
    pub drafted: &'static str,
    /// Heading of the winds each seat has taken.
    pub taken: &'static str,
    /// Beside a complete triplet.
    pub triplet: &'static str,
    /// Beside the triplets that a score leaves out.
    pub gone: &'static str,
    /// Before the expert bonus.
    pub pairs: &'static str,
    /// Before the expert penalty.
    pub groups: &'static str,
    /// Before what each direction still hides.
    pub unseen: &'static str,
    /// The pirates among them.
    pub pirates: &'static str,
    /// The key that sorts the hand.
    pub sort: &'static str,
    /// A seat that can only hold pirates.
    pub pirates_only: &'static str,
    /// The hands of all seats.
    pub hands: &'static str,
    /// Columns of the scoring sheet.
    pub damage: &'static str,
    /// Columns of the scoring sheet.
    pub place: &'static str,
    /// Columns of the scoring sheet.
    pub bonus: &'static str,
    /// Columns of the scoring sheet.
    pub penalty: &'static str,
    /// Columns of the scoring sheet.
    pub points: &'static str,
    /// Columns of the scoring sheet.
    pub total: &'static str,
    /// The letters of the compass: north, east, south, west.
    pub letters: [&'static str; 4],
    /// The names of the directions, in compass order.
    pub dirs: [&'static str; 4],
    /// The names of the winds within a sentence, in compass order, without an article.
    pub wind_names: [&'static str; 4],
    /// A pirate on its own.
    pub pirate: &'static str,
    /// A pirate within a sentence.
    pub a_pirate: &'static str,
}
