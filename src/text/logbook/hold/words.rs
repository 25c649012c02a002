//! The fixed words of a ship's board.

use crate::text::Lang;

/// The fixed words of a ship's board.
pub struct HoldWords {
    /// What a die must beat.
    pub defence: &'static str,
    /// Water damage.
    pub water: &'static str,
    /// Fire damage.
    pub fire: &'static str,
    /// Cannons.
    pub cannons: &'static str,
    /// Movement.
    pub movement: &'static str,
    /// The hold.
    pub hold: &'static str,
    /// Where water comes next.
    pub next_water: &'static str,
    /// Where fire comes next.
    pub next_fire: &'static str,
    /// Laying the hold out.
    pub stow: &'static str,
    /// With water in mind.
    pub against_water: &'static str,
    /// With fire in mind.
    pub against_fire: &'static str,
    /// Two cubes change places.
    pub swap: &'static str,
    /// What the ship carries.
    pub load: &'static str,
    /// Officers and specialists.
    pub aboard: &'static str,
    /// Nobody of them.
    pub nobody: &'static str,
    /// Ammunition.
    pub ammunition: &'static str,
    /// Only the normal kind.
    pub plain_shot: &'static str,
    /// A cube goes over the side.
    pub overboard: &'static str,
    /// It is put back.
    pub put_back: &'static str,
    /// What can be loaded.
    pub at_hand: &'static str,
    /// Wood mends damage.
    pub repair: &'static str,
    /// A stranded ship is given up.
    pub scuttle: &'static str,
    /// Nothing is on a side of an offer.
    pub nothing: &'static str,
    /// A mission that is not known.
    pub secret: &'static str,
    /// Whose ship is looked at.
    pub whose: &'static str,
}

static FR: HoldWords = HoldWords {
    defence: "Défense",
    water: "Eau",
    fire: "Feu",
    cannons: "Canons",
    movement: "Mouvement",
    hold: "La cale",
    next_water: "prochaine voie d’eau",
    next_fire: "prochain feu",
    stow: "Ranger",
    against_water: "contre l’eau",
    against_fire: "contre le feu",
    swap: "Échanger deux cubes",
    load: "Charge",
    aboard: "À bord",
    nobody: "personne encore",
    ammunition: "Munitions",
    plain_shot: "boulets ronds",
    overboard: "Jeter à la mer",
    put_back: "Reposer",
    at_hand: "À charger",
    repair: "Réparer",
    scuttle: "Saborder le navire",
    nothing: "rien",
    secret: "une mission secrète",
    whose: "Quel navire",
};

static EN: HoldWords = HoldWords {
    defence: "Defence",
    water: "Water",
    fire: "Fire",
    cannons: "Cannons",
    movement: "Movement",
    hold: "The hold",
    next_water: "next leak",
    next_fire: "next fire",
    stow: "Stow",
    against_water: "against water",
    against_fire: "against fire",
    swap: "Swap two cubes",
    load: "Load",
    aboard: "Aboard",
    nobody: "nobody yet",
    ammunition: "Ammunition",
    plain_shot: "round shot",
    overboard: "Throw overboard",
    put_back: "Put back",
    at_hand: "To load",
    repair: "Repair",
    scuttle: "Scuttle the ship",
    nothing: "nothing",
    secret: "a secret mission",
    whose: "Which ship",
};

/// The fixed words.
pub fn hold_words(lang: Lang) -> &'static HoldWords {
    lang.pick(&FR, &EN)
}
