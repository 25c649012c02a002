//! Les mots fixes de la table de Butin.

use super::Terms;

/// Les mots.
pub const TERMS: Terms = Terms {
    merchant: "Marchand",
    captain: "Capitaine",
    admiral: "Amiral",
    colours: ["Ancre", "Vague", "Sabre", "Sablier"],
    sea: "En mer",
    calm: "Aucun marchand en mer.",
    draw: "Piocher",
    pile: "Pioche",
    no_pile: "Pioche vide",
    discard: "Défausser",
    may_go: "Défausse possible",
    discards: "Défausse",
    in_hand: "en main",
    spoils: "Dernières prises",
    parties: "Butin et mains",
    unseen: "Pas encore vus",
    skulls: "crânes",
    trumps: "capitaines et amiral",
    no_trumps: "aucun capitaine, pas d’amiral",
    hidden_gold: "en marchands",
    target: "cible possible",
    barred: "impossible ici",
    beaten: "battu",
    captured: "Pris",
    held: "En main",
    collects: "La première des deux places encaisse pour l’équipe, au début de son tour.",
    hands: "Les mains",
};
