//! The fixed words of Broadside's table.

/// The words of a language.
pub struct Terms {
    /// Heading of the own ships.
    pub your_fleet: &'static str,
    /// A ship that chooses her course.
    pub choosing: &'static str,
    /// A ship that fires.
    pub firing: &'static str,
    /// A ship that explores.
    pub exploring: &'static str,
    /// A ship that is taken up.
    pub acting: &'static str,
    /// A ship that may still act.
    pub can_act: &'static str,
    /// A ship that is finished.
    pub done: &'static str,
    /// A ship without masts.
    pub derelict: &'static str,
    /// A ship that is towed.
    pub in_tow: &'static str,
    /// Why she moves S: she tows.
    pub towing: &'static str,
    /// A ship that sank.
    pub sunk: &'static str,
    /// A ship that cannot leave.
    pub pinned: &'static str,
    /// A ship that is docked.
    pub docked: &'static str,
    /// A ship whose crew drinks.
    pub rum: &'static str,
    /// What awaits a derelict.
    pub one_hit: &'static str,
    /// Heading of the gold race.
    pub race: &'static str,
    /// Gold at home.
    pub at_home: &'static str,
    /// Gold aboard ships.
    pub aboard: &'static str,
    /// Coins nobody has seen.
    pub hidden: &'static str,
    /// Heading of a ship’s move.
    pub base_move: &'static str,
    /// Segments printed on her card.
    pub her_card: &'static str,
    /// Heading of the hold.
    pub hold: &'static str,
    /// Heading of the crew.
    pub crew: &'static str,
    /// Heading of the guns.
    pub guns: &'static str,
    /// A mast that is gone.
    pub lost: &'static str,
    /// What the own guns could do there.
    pub your_guns: &'static str,
    /// What her guns could answer.
    pub her_guns: &'static str,
    /// The same where there is little room.
    pub you: &'static str,
    /// The same where there is little room.
    pub she: &'static str,
    /// Begin with bow and stern exchanged.
    pub astern: &'static str,
    /// Begin as she lies.
    pub ahead: &'static str,
    /// One heading to port.
    pub to_port: &'static str,
    /// One heading to starboard.
    pub to_starboard: &'static str,
    /// The control that turns a ship.
    pub heading: &'static str,
    /// A course that ends at an island.
    pub docks: &'static str,
    /// A course that ends against an enemy.
    pub rams: &'static str,
    /// A course that ends early.
    pub stops: &'static str,
    /// The sea, for a reader.
    pub chart: &'static str,
    /// Heading of the marks of the chart.
    pub legend: &'static str,
    /// Heading of ships.
    pub ships: &'static str,
    /// Heading of islands.
    pub islands: &'static str,
    /// Heading of treasure.
    pub treasure: &'static str,
    /// Heading of unique treasures.
    pub uniques: &'static str,
    /// Heading of coins.
    pub coins: &'static str,
    /// Heading of ready fleets.
    pub ready_fleets: &'static str,
    /// A fleet of one’s own.
    pub own_fleet: &'static str,
    /// What something costs.
    pub cost: &'static str,
    /// Crew that stays at home.
    pub ashore: &'static str,
    /// A token nobody else sees.
    pub face_down: &'static str,
    /// A token all see.
    pub face_up: &'static str,
    /// A token the reader has seen.
    pub known: &'static str,
    /// Nothing is there.
    pub nothing: &'static str,
    /// The musketeer’s gun.
    pub musket: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
}
