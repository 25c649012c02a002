//! Where fleets are built, treasures chosen and crew placed.

use broadside::cards::{CrewId, Hoard, Preset, ShipId, Unique};
use broadside::{Action, WhyNot};
use engine::Seat;

use super::{
    ability_line, coins, crew_effect, crew_in_full, crew_name, faction, fleet_line, fleet_name,
    gun, measure, ship_name, speed, unique_effect, unique_name,
};
use crate::desk::Reason;
use crate::tables::broadside::model::fleet::{Order, Yard};
use crate::text::grammar::{capital, counted};
use crate::text::{Lang, Names};

/// "9 points".
pub fn points(lang: Lang, count: u8) -> String {
    counted(lang, count.into(), ["point", "points"], ["point", "points"])
}

/// Behind the points that are left: "points libres".
pub fn points_left(lang: Lang, left: u8) -> &'static str {
    match (lang, left) {
        (Lang::Fr, 0 | 1) => "point libre",
        (Lang::Fr, _) => "points libres",
        (Lang::En, 1) => "point left",
        (Lang::En, _) => "points left",
    }
}

/// "17 sur 30".
pub fn of(lang: Lang, part: u8, whole: u8) -> String {
    format!("{part} {} {whole}", lang.pick("sur", "of"))
}

/// "3 mâts".
pub fn masts(lang: Lang, count: u8) -> String {
    counted(lang, count.into(), ["mât", "mâts"], ["mast", "masts"])
}

/// "cale 4".
pub fn hold(lang: Lang, spaces: u8) -> String {
    format!("{} {spaces}", lang.pick("cale", "hold"))
}

/// What a fleet is in numbers: "3 navires, 9 mâts, cale 11".
pub fn fleet_facts(lang: Lang, ships: &[ShipId]) -> String {
    let sum = |of: fn(ShipId) -> u8| ships.iter().map(|id| of(*id)).sum::<u8>();
    let count = counted(lang, ships.len() as i32, ["navire", "navires"], ["ship", "ships"]);
    let all =
        [count, masts(lang, sum(|id| id.card().masts)), hold(lang, sum(|id| id.card().cargo))];
    all.join(" · ")
}

/// Who is aboard a ship of a ready fleet: "capitaine, timonier".
pub fn company(lang: Lang, crew: &[CrewId]) -> String {
    let names = crew.iter().map(|id| match id.is_named() {
        true => crew_name(lang, *id).to_owned(),
        false => crew_name(lang, *id).to_lowercase(),
    });
    names.collect::<Vec<_>>().join(", ")
}

/// The key of one's own fleet, and what it means.
pub fn own_fleet(lang: Lang, build: u8) -> (&'static str, String) {
    match lang {
        Lang::Fr => (
            "Composez la vôtre",
            format!("Choisissez navires, équipage et trésors vous-même, pour {build} points."),
        ),
        Lang::En => (
            "Build your own",
            format!("Choose ships, crew and treasures yourself, for {build} points."),
        ),
    }
}

/// The words of the shelves: wares, flags, orders.
pub struct Shelves {
    /// Ships.
    pub ships: &'static str,
    /// Crew.
    pub crew: &'static str,
    /// All flags.
    pub all: &'static str,
    /// What the flags are for.
    pub flag: &'static str,
    /// What the orders are for.
    pub order: &'static str,
    /// What to show.
    pub wares: &'static str,
}

/// The words of the shelves.
pub fn shelves(lang: Lang) -> Shelves {
    match lang {
        Lang::Fr => Shelves {
            ships: "Navires",
            crew: "Équipage",
            all: "Tous",
            flag: "Pavillon",
            order: "Trier par",
            wares: "Montrer",
        },
        Lang::En => Shelves {
            ships: "Ships",
            crew: "Crew",
            all: "All",
            flag: "Flag",
            order: "Sort by",
            wares: "Show",
        },
    }
}

/// What a shelf is sorted by; crew have roles instead of masts.
pub fn order(lang: Lang, order: Order, crew: bool) -> &'static str {
    match order {
        Order::Cost => lang.pick("Prix", "Cost"),
        Order::Masts if crew => lang.pick("Rôle", "Role"),
        Order::Masts => lang.pick("Mâts", "Masts"),
        Order::Flag => lang.pick("Pavillon", "Flag"),
    }
}

/// How a choice of the fleet list is taken back.
pub fn undo_note(lang: Lang) -> &'static str {
    lang.pick("Annuler reprend le dernier choix.", "Undo takes back the last choice.")
}

/// Where nothing is chosen yet.
pub fn nothing_yet(lang: Lang) -> &'static str {
    lang.pick(
        "Encore personne\u{a0}: il faut au moins un navire.",
        "Nobody yet: at least one ship is needed.",
    )
}

/// What a set of treasures is made of.
pub fn hoard(lang: Lang, hoard: Hoard) -> String {
    let Hoard { count, gold, .. } = hoard;
    match lang {
        Lang::Fr => format!("{count} trésors, dont les pièces valent {gold} en tout"),
        Lang::En => format!("{count} treasures, whose coins make {gold} gold"),
    }
}

/// How many uniques are brought: "Objets uniques : 1 sur 2 au plus".
pub fn uniques(lang: Lang, brought: usize, most: u8) -> String {
    match lang {
        Lang::Fr => format!("Trésors uniques\u{a0}: {brought} sur {most}, au choix"),
        Lang::En => format!("Unique treasures: {brought} of {most}, if you like"),
    }
}

/// What a unique does, as a sentence.
pub fn unique_line(lang: Lang, unique: Unique) -> String {
    capital(unique_effect(lang, unique)) + "."
}

/// Above the sets of coins: choosing one ends it.
pub fn coin_title(lang: Lang) -> &'static str {
    lang.pick(
        "Pièces\u{a0}: un jeu, et la flotte est prête",
        "Coins: one set, and the fleet is ready",
    )
}

/// Who chooses while one waits.
pub fn waits(seat: Seat, names: &Names) -> String {
    match names.lang {
        Lang::Fr => format!("{} choisit sa flotte en secret.", names.of(seat)),
        Lang::En => format!("{} chooses a fleet in secret.", names.of(seat)),
    }
}

/// In a word why something cannot be had; nothing where it can.
pub fn tag(lang: Lang, action: Action, why: WhyNot) -> &'static str {
    match why {
        WhyNot::InFleet if matches!(action, Action::AddUnique(_)) => lang.pick("choisi", "chosen"),
        WhyNot::NoPoints => lang.pick("trop cher", "too dear"),
        WhyNot::InFleet => lang.pick("dans la flotte", "in your fleet"),
        WhyNot::CrewComplete => lang.pick("équipage complet", "crew complete"),
        WhyNot::NoMoreUniques => lang.pick("assez d’uniques", "no more uniques"),
        WhyNot::TooDear => lang.pick("trop cher pour ce navire", "too dear for her"),
        WhyNot::HoldFull => lang.pick("cale pleine", "hold full"),
        _ => "",
    }
}

/// The same as a sentence, with its place in the rules.
pub fn refusal(yard: &Yard, action: Action, why: WhyNot, lang: Lang) -> Reason {
    let cost = match action {
        Action::AddShip(id) => id.card().cost,
        Action::AddCrew(id) => id.card().cost,
        Action::Preset(_) => Preset::COST,
        _ => 0,
    };
    let left = yard.left;
    let words = match (why, lang) {
        // A fleet without a ship keeps the points for one (B-02).
        (WhyNot::NoPoints, Lang::Fr) if cost <= left => {
            "Il faut garder de quoi prendre un navire.".to_owned()
        }
        (WhyNot::NoPoints, Lang::En) if cost <= left => {
            "Points for a ship have to be kept.".to_owned()
        }
        (WhyNot::NoPoints, Lang::Fr) => {
            format!("Cela coûte {}\u{a0}; il en reste {left}.", points(lang, cost))
        }
        (WhyNot::NoPoints, Lang::En) => {
            format!("That costs {}; {left} are left.", points(lang, cost))
        }
        (WhyNot::InFleet, _) => match action {
            Action::AddUnique(_) => {
                lang.pick("Vous l’apportez déjà.", "You bring it already.").to_owned()
            }
            _ => lang
                .pick(
                    "Il n’y en a qu’un, et il est dans votre flotte.",
                    "There is one, and your fleet has it.",
                )
                .to_owned(),
        },
        (WhyNot::CrewComplete, _) => lang
            .pick("Douze équipiers suffisent à une flotte.", "Twelve crew are enough for a fleet.")
            .to_owned(),
        (WhyNot::NoMoreUniques, Lang::Fr) => {
            format!("On n’apporte pas plus de {} trésors uniques.", yard.most_uniques)
        }
        (WhyNot::NoMoreUniques, Lang::En) => {
            format!("No more than {} unique treasures may be brought.", yard.most_uniques)
        }
        _ => lang.pick("Ce n’est pas ce qui est demandé.", "That is not what is asked.").to_owned(),
    };
    let section = if matches!(action, Action::AddUnique(_)) { "treasure" } else { "fleet" };
    Reason { words, section }
}

/// A choice of the yard for a reader: all that its card shows.
pub fn spoken(yard: &Yard, action: Action, lang: Lang) -> String {
    let told = match action {
        Action::Preset(fleet) => preset_spoken(lang, fleet),
        Action::Custom => {
            let (name, line) = own_fleet(lang, yard.build);
            format!("{name}. {line}")
        }
        Action::AddShip(id) => ship_spoken(lang, id),
        Action::AddCrew(id) => {
            let (name, cost) = (crew_in_full(lang, id), points(lang, id.card().cost));
            format!("{name}, {cost}. {}", crew_effect(lang, id))
        }
        Action::AddUnique(unique) => {
            format!("{}. {}", unique_name(lang, unique), unique_line(lang, unique))
        }
        Action::Coins(place) => {
            let set = yard.coins.get(usize::from(place));
            set.map(|set| capital(&coins(lang, set))).unwrap_or_default()
        }
        _ => String::new(),
    };
    let why = yard.offer(action).and_then(|offer| offer.why).map(|why| tag(lang, action, why));
    match why.filter(|why| !why.is_empty()) {
        Some(why) => format!("{told} — {why}"),
        None => told,
    }
}

fn preset_spoken(lang: Lang, fleet: Preset) -> String {
    let ships = fleet.ships();
    let crew = fleet.crew();
    let one = |(place, id): (u8, &ShipId)| {
        let aboard: Vec<CrewId> =
            crew.iter().filter(|(_, ship)| *ship == place).map(|(id, _)| *id).collect();
        match aboard.is_empty() {
            true => ship_name(*id).to_owned(),
            false => format!("{} ({})", ship_name(*id), company(lang, &aboard)),
        }
    };
    let listed: Vec<String> = (0..).zip(ships).map(one).collect();
    let (name, cost) = (fleet_name(lang, fleet), points(lang, Preset::COST));
    format!("{name}, {cost}{} {}. {}", lang.colon(), listed.join(", "), fleet_line(lang, fleet))
}

fn ship_spoken(lang: Lang, id: ShipId) -> String {
    let card = id.card();
    let guns: Vec<String> = card.guns().iter().map(|one| gun(lang, *one)).collect();
    let facts = [
        ship_name(id).to_owned(),
        faction(lang, card.faction).to_owned(),
        points(lang, card.cost),
        masts(lang, card.masts),
        format!("{} {}", lang.pick("canons", "guns"), guns.join(" ")),
        format!("{} {}", lang.pick("marche", "moves"), speed(lang, card.speed)),
        hold(lang, card.cargo),
    ];
    let ability = card.ability.map(|ability| format!(" {}.", ability_line(lang, ability)));
    format!("{}.{}", facts.join(", "), ability.unwrap_or_default())
}

/// What the letters and numbers on a hull mean, in a line.
pub fn legend(lang: Lang) -> String {
    let (short, long) =
        (measure(lang, broadside::Measure::S), measure(lang, broadside::Measure::L));
    match lang {
        Lang::Fr => format!(
            "3{short}\u{a0}: touche au-dessus de 3, portée {short} (courte) ou {long} (longue)."
        ),
        Lang::En => format!("3{short}: hits above 3, range {short} (short) or {long} (long)."),
    }
}

#[cfg(test)]
mod tests {
    use broadside::{Broadside, Options};
    use engine::{Eye, Match, Setup};

    use super::*;

    fn yard(path: &[Action]) -> Yard {
        let mut game =
            Match::new(Setup::<Broadside> { options: Options::full(2).expect("a table"), seed: 3 });
        for action in path {
            let place = game.legal_actions().iter().position(|entry| entry == action);
            game.play_index(place.expect("it is in the list")).expect("a choice of the list");
        }
        Yard::of(&game.seen(Eye::Seat(Seat(0)))).expect("a fleet is chosen")
    }

    fn ship(id: &str) -> Action {
        Action::AddShip(ShipId::parse(id).expect("a ship"))
    }

    #[test]
    fn whatever_can_be_asked_for_is_told_in_both_languages() {
        let built = [Action::Custom, ship("P9")];
        let brings =
            [built.as_slice(), &[Action::FleetDone, Action::AddUnique(Unique::Rum)]].concat();
        for path in [&[][..], &built, &brings] {
            let yard = yard(path);
            for lang in [Lang::Fr, Lang::En] {
                for offer in &yard.offers {
                    let told = spoken(&yard, offer.action, lang);
                    let none = matches!(offer.action, Action::Coins(_)) && offer.place.is_none();
                    assert!(none || told.len() > 8 && !told.contains("  "), "{told:?}");
                    if let Some(why) = offer.why.filter(|_| !none) {
                        assert!(
                            !tag(lang, offer.action, why).is_empty(),
                            "{:?}: {why:?}",
                            offer.action
                        );
                        assert!(refusal(&yard, offer.action, why, lang).words.ends_with('.'));
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_too_dear_says_by_how_much() {
        let yard = yard(&[Action::Custom, ship("S1")]);
        let told = refusal(&yard, ship("E1"), WhyNot::NoPoints, Lang::En).words;
        assert_eq!(told, "That costs 17 points; 9 are left.");
    }

    #[test]
    fn ready_fleets_say_who_sails_where() {
        let told = preset_spoken(Lang::En, Preset::all().next().expect("F1"));
        assert!(
            told.starts_with("Line of battle, 30 points: Royal Sovereign (captain), "),
            "{told}"
        );
    }
}
