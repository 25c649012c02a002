//! What ships and crew can do, each in a line.

use broadside::cards::{Ability, Faction, Unique};

use super::treasure::unique_name;
use crate::text::Lang;

/// "Coque mince".
pub fn ability_name(lang: Lang, ability: Ability) -> &'static str {
    use Ability as A;
    let (fr, en) = match ability {
        A::ClearFire => ("Tir dégagé", "Clear fire"),
        A::LowFreeboard => ("Ras sur l’eau", "Low freeboard"),
        A::Boarders => ("Abordeurs", "Boarders"),
        A::VendettaEngland | A::VendettaPirates | A::VendettaSpain => ("Vendetta", "Vendetta"),
        A::Salvor => ("Récupérateurs", "Salvors"),
        A::Sweeps => ("Avirons", "Sweeps"),
        A::Laden => ("Lourde charge", "Deep-laden"),
        A::Lookout => ("Vigie", "Lookout"),
        A::Grape => ("Mitraille", "Grapeshot"),
        A::OpenToEngland | A::OpenToPirates | A::OpenToSpain | A::OpenToAll => {
            ("Charte ouverte", "Open articles")
        }
        A::ThinHull => ("Coque mince", "Thin hull"),
        A::Drilled => ("Équipage rodé", "Drilled crew"),
        A::Stout => ("Bordages épais", "Stout planking"),
        A::HeavyShot => ("Gros calibre", "Heavy shot"),
        A::Flagship => ("Navire amiral", "Flagship"),
        A::LongShot => ("Tir de loin", "Long shot"),
        A::Ironstem => ("Étrave ferrée", "Iron stem"),
        A::Oak => ("Cœur de chêne", "Heart of oak"),
        A::Pickpocket => ("Doigts agiles", "Light fingers"),
        A::Superstitious => ("Superstitieux", "Superstitious"),
        A::Captain => ("Capitaine", "Captain"),
        A::Helmsman => ("Timonier", "Helmsman"),
        A::Cannoneer => ("Canonnier", "Cannoneer"),
        A::Musketeer => ("Mousquetaire", "Musketeer"),
        A::Explorer => ("Explorateur", "Explorer"),
        A::Shipwright => ("Charpentier", "Shipwright"),
        A::Oarsman => ("Rameur", "Oarsman"),
        A::LongGuns => ("Longues pièces", "Long guns"),
        A::Press => ("Presse", "Press gang"),
        A::Spy => ("Espion", "Spy"),
        A::Undying => ("Increvables", "Undying"),
        A::Appraiser => ("Estimation", "Appraiser"),
        A::Stowage => ("Arrimage", "Stowage"),
        A::Lighter => ("Allège", "Lighter"),
        A::FalseColours => return unique_name(lang, Unique::Colours),
        A::Spars => return unique_name(lang, Unique::Spars),
        A::Powder => return unique_name(lang, Unique::Powder),
        A::Idol => return unique_name(lang, Unique::Idol),
    };
    lang.pick(fr, en)
}

/// What it does, without capital or full stop: "cale pleine, marche C".
pub fn effect(lang: Lang, ability: Ability) -> &'static str {
    use Ability as A;
    let (fr, en) = match ability {
        A::ClearFire => {
            ("les autres navires ne gênent jamais son tir", "other ships never block her fire")
        }
        A::LowFreeboard => {
            ("un canon de portée L ne peut pas le viser", "no gun of range L can target her")
        }
        A::Boarders => ("+1 à l’abordage", "+1 when boarding"),
        A::VendettaEngland => ("+1 au tir contre l’Angleterre", "+1 to fire against England"),
        A::VendettaPirates => ("+1 au tir contre les pirates", "+1 to fire against pirates"),
        A::VendettaSpain => ("+1 au tir contre l’Espagne", "+1 to fire against Spain"),
        A::Salvor => {
            ("relève un mât quand il coule un navire", "restores a mast when she sinks a ship")
        }
        A::Sweeps => ("démâté, il avance encore d’un C", "derelict, she still moves S"),
        A::Laden => ("cale pleine, marche C", "hold full, she moves S"),
        A::Lookout => (
            "une fois par tour, regarde un trésor d’une île",
            "once a turn, looks at a treasure on an island",
        ),
        A::Grape => (
            "une fois par tour, un coup au but élimine aussi un équipier",
            "once a turn, a hit takes one of the crew too",
        ),
        A::OpenToEngland => return serves(lang, Faction::England),
        A::OpenToPirates => return serves(lang, Faction::Pirates),
        A::OpenToSpain => return serves(lang, Faction::Spain),
        A::OpenToAll => ("tout équipage sert à bord", "crew of every faction may serve aboard"),
        A::ThinHull => ("démâté, il coule", "sinks with her last mast"),
        A::Drilled => (
            "une fois par tour, 5 ou 6 au dé donne une action de plus",
            "once a turn, a roll of 5 or 6 gives an extra action",
        ),
        A::Stout => (
            "intact, il ignore le premier coup au but de chaque tour",
            "undamaged, she ignores the first hit of each turn",
        ),
        A::HeavyShot => ("chaque coup au but abat deux mâts", "each hit takes two masts"),
        A::Flagship => (
            "+1 au tir avec un capitaine découvert à bord",
            "+1 to fire with a captain face up aboard",
        ),
        A::LongShot => (
            "peut doubler ses portées\u{202f}; seul un 6 touche alors",
            "may double her ranges; then only a 6 hits",
        ),
        A::Ironstem => ("l’éperonnage ne lui coûte aucun mât", "ramming takes none of her masts"),
        A::Oak => (
            "il faut deux coups d’une même bordée pour abattre un mât",
            "it takes two hits of one broadside to fell a mast",
        ),
        A::Pickpocket => (
            "une fois par tour, prend un trésor au hasard à un navire qu’il touche",
            "once a turn, takes a random treasure from a ship she touches",
        ),
        A::Superstitious => (
            "ne charge jamais le dernier trésor d’une île",
            "never loads the last treasure of an island",
        ),
        A::Captain => ("tire en fin de course", "may fire after moving"),
        A::Helmsman => ("un C de plus après les autres", "one S more after the others"),
        A::Cannoneer => (
            "une fois par tour, un coup manqué se tire de nouveau",
            "once a turn, a missed shot is fired again",
        ),
        A::Musketeer => {
            ("un canon 3C de plus, à n’importe quel mât", "one more gun, 3S, at any mast")
        }
        A::Explorer => ("explore en accostant", "may explore on docking"),
        A::Shipwright => ("répare n’importe où", "may repair anywhere"),
        A::Oarsman => (
            "démâté, avance d’un C\u{202f}; ne prend pas de place",
            "derelict, moves S; takes no space",
        ),
        A::LongGuns => ("tous les canons portent à L", "all guns reach L"),
        A::Press => (
            "une fois par tour, sacrifie un autre équipier pour une action de plus",
            "once a turn, gives up another of the crew for an extra action",
        ),
        A::Spy => (
            "une fois par tour, regarde un jeton caché à bord d’un navire",
            "once a turn, looks at a hidden token aboard a ship",
        ),
        A::Undying => (
            "l’équipage du bord ne se perd qu’avec le navire",
            "the crew aboard is lost only with the ship",
        ),
        A::Appraiser => (
            "une pièce de chaque déchargement vaut 1 de plus",
            "one coin of each unloading is worth 1 more",
        ),
        A::Stowage => {
            ("une place de plus en cale\u{202f}; n’en prend pas", "one more space; takes none")
        }
        A::Lighter => ("décharge à moins d’un C du port", "may unload within S of home"),
        A::FalseColours => {
            ("les canons qui le visent ne portent qu’à C", "guns firing at her reach S only")
        }
        A::Spars => ("se défausse pour relever un mât", "discarded to restore a mast"),
        A::Powder => (
            "se défausse avant de tirer\u{a0}: +1 à toute la bordée",
            "discarded before firing: +1 to the whole broadside",
        ),
        A::Idol => ("marche C", "she moves S"),
    };
    lang.pick(fr, en)
}

fn serves(lang: Lang, of: Faction) -> &'static str {
    match (of, lang) {
        (Faction::England, Lang::Fr) => "l’équipage anglais sert à bord",
        (Faction::Pirates, Lang::Fr) => "l’équipage pirate sert à bord",
        (Faction::Spain, Lang::Fr) => "l’équipage espagnol sert à bord",
        (Faction::England, Lang::En) => "English crew may serve aboard",
        (Faction::Pirates, Lang::En) => "pirate crew may serve aboard",
        (Faction::Spain, Lang::En) => "Spanish crew may serve aboard",
    }
}

/// Both in a line: "Lourde charge : cale pleine, marche C".
pub fn ability_line(lang: Lang, ability: Ability) -> String {
    [ability_name(lang, ability), lang.colon(), " ", effect(lang, ability)].concat()
}
