//! The fixed words of Logbook’s table read aloud.

/// The words of a language.
pub struct Terms {
    /// Heading of the race.
    pub race: &'static str,
    /// Heading of the weather.
    pub weather: &'static str,
    /// Heading of the reader’s ship.
    pub your_ship: &'static str,
    /// Heading of the ships that sail by themselves.
    pub npcs: &'static str,
    /// Heading of the chart.
    pub chart: &'static str,
    /// Heading of what floats.
    pub afloat: &'static str,
    /// Heading of the markets.
    pub markets: &'static str,
    /// Heading of tavern and shipyard.
    pub ashore: &'static str,
    /// Heading of the wars.
    pub wars: &'static str,
    /// Heading of the piles.
    pub piles: &'static str,
    /// The level of a ship, before its number.
    pub level: &'static str,
    /// The heading of a ship, before its direction.
    pub heading: &'static str,
    /// A ship that is not on the map.
    pub off_map: &'static str,
    /// A ship whose tile is not known yet.
    pub waits: &'static str,
    /// What dice must beat.
    pub defence: &'static str,
    /// The damage that destroys her.
    pub robustness: &'static str,
    /// The hold.
    pub hold: &'static str,
    /// How many dice she fires, before their number.
    pub fires: &'static str,
    /// How deep she lies, before the number.
    pub draft: &'static str,
    /// She bears no damage.
    pub sound: &'static str,
    /// Movement shot away, before the number.
    pub rigging: &'static str,
    /// Upgrades.
    pub upgrades: &'static str,
    /// Reputation.
    pub reputation: &'static str,
    /// A member, before the nations.
    pub joined: &'static str,
    /// A mission, before its title.
    pub mission: &'static str,
    /// A ship without flag.
    pub legend: &'static str,
    /// Whom she hunts, before the target.
    pub hunts: &'static str,
    /// Whose enemy she is, before whom.
    pub enemy_of: &'static str,
}
