//! The fixed words in French.

use super::terms::Terms;

pub(super) const TERMS: Terms = Terms {
    race: "La course à la renommée",
    weather: "Le temps",
    your_ship: "Votre navire",
    npcs: "Les navires que mènent les règles",
    chart: "La carte",
    afloat: "À la dérive",
    markets: "Les marchés",
    ashore: "En taverne et au chantier",
    wars: "En guerre",
    piles: "Les pioches",
    level: "niveau",
    heading: "cap au",
    off_map: "hors de la carte",
    waits: "sa tuile est encore cachée",
    defence: "défense",
    robustness: "robustesse",
    hold: "Cale",
    fires: "tire avec",
    draft: "tirant d’eau",
    sound: "sans dégât",
    rigging: "mouvement",
    upgrades: "Améliorations",
    reputation: "Réputation",
    joined: "dans le camp de",
    mission: "Mission",
    legend: "légende",
    hunts: "en chasse contre",
    enemy_of: "hostile envers",
};
