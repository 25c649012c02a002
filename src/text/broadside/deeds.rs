//! What choosing something does.

use broadside::{Action, Decision, Measure, Token, View};

use super::crew::crew_in_full;
use super::fleets::fleet_name;
use super::measures::{measure, turn};
use super::outcome::shot;
use super::places::{home_of, wild};
use super::ships::ship_name;
use super::teller::Teller;
use super::terms;
use super::treasure::{coins, unique_name};
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// What choosing it does, for the confirm button.
pub fn deed(view: &View, action: Action, names: &Names) -> String {
    let told = Teller::new(view, names);
    let lang = names.lang;
    let with = |fr: &str, en: &str, what: &str| [lang.pick(fr, en), " ", what].concat();
    use Action as A;
    match action {
        A::Preset(fleet) => with("Armer", "Sail with", &quoted(lang, fleet_name(lang, fleet))),
        A::Custom => terms(lang).own_fleet.to_owned(),
        A::AddShip(ship) => with("Ajouter", "Add", ship_name(ship)),
        A::AddCrew(crew) => with("Engager", "Hire", &crew_in_full(lang, crew)),
        A::FleetDone => told.say("La flotte est prête", "The fleet is ready"),
        A::AddUnique(unique) => with("Apporter", "Bring", unique_name(lang, unique)),
        A::Coins(place) => {
            let set = view.asked().and_then(|asked| {
                view.coin_sets(asked.seat).get(usize::from(place)).map(|set| coins(lang, set))
            });
            with("Apporter", "Bring", &set.unwrap_or_default())
        }
        A::Column(column) => with("Colonne", "Column", &(column + 1).to_string()),
        A::Row(row) => with("Rangée", "Row", &(row + 1).to_string()),
        A::Home(island) => home(told, island),
        A::Berth(berth) => with("Mouillage", "Berth", &(berth + 1).to_string()),
        A::Aboard(ship) => match lang {
            Lang::Fr => format!("Embarquer sur {}", told.ship(ship)),
            Lang::En => format!("Aboard {}", told.ship(ship)),
        },
        A::Ashore => told.say("Laisser à terre", "Leave ashore"),
        A::Ship(ship) => with("Mener", "Take up", told.ship(ship)),
        A::EndTurn => told.say("Finir le tour", "End the turn"),
        A::Move => told.say("Naviguer", "Sail"),
        A::Pivot => told.say("Faire demi-tour", "Turn about"),
        A::Shoot => told.say("Tirer", "Fire"),
        A::ExploreIsland => match told.subject().and_then(|ship| told.hull(ship)?.docked) {
            Some(island) => with("Explorer", "Explore", &told.island(island)),
            None => told.say("Explorer l’île", "Explore the island"),
        },
        A::ExploreShip(ship) => with("Fouiller", "Search", told.ship(ship)),
        A::Repair => told.say("Réparer un mât", "Repair a mast"),
        A::Pass => told.say("Attendre", "Wait"),
        A::Done => told.say("Terminer", "Done"),
        A::PutAshore(crew) => match lang {
            Lang::Fr => format!("Débarquer {}", told.the_crew(crew)),
            Lang::En => format!("Put {} ashore", told.the_crew(crew)),
        },
        A::TakeAboard(crew) => match lang {
            Lang::Fr => format!("Embarquer {}", told.the_crew(crew)),
            Lang::En => format!("Take {} aboard", told.the_crew(crew)),
        },
        A::PassCrew { crew, ship } => {
            let (crew, ship) = (told.the_crew(crew), told.ship(ship));
            match lang {
                Lang::Fr => format!("Passer {crew} à {ship}"),
                Lang::En => format!("Pass {crew} to {ship}"),
            }
        }
        A::Release => told.say("Larguer la remorque", "Release the tow"),
        A::Drill => told.say("Tenter une action de plus", "Roll for an extra action"),
        A::Press(crew) => match lang {
            Lang::Fr => format!("Sacrifier {} pour agir encore", told.the_crew(crew)),
            Lang::En => format!("Give up {} to act again", told.the_crew(crew)),
        },
        A::Pickpocket(ship) => match lang {
            Lang::Fr => format!("Prendre un trésor à {}", told.ship(ship)),
            Lang::En => format!("Take a treasure from {}", told.ship(ship)),
        },
        A::Lookout => told.say("Regarder un trésor d’une île", "Look at a treasure on an island"),
        A::Spy => told.say("Regarder un jeton caché à bord", "Look at a hidden token aboard"),
        A::Spars => told.say("Monter les espars de rechange", "Use the spare spars"),
        A::Reveal(crew) => with("Découvrir", "Reveal", &told.the_crew(crew)),
        A::Ahead => told.say("Partir en avant", "Set off ahead"),
        A::Astern => told.say("Partir en arrière", "Cast off astern"),
        A::Segment(length) => with("Courir", "Sail", measure(lang, length)),
        A::EndMove => told.say("Finir la course", "End the move"),
        A::Turn(by) => course(told, by),
        A::Quarters(quarters) => with("Courir", "Sail", &part(lang, quarters)),
        A::Ram(ship) => with("Éperonner", "Ram", told.ship(ship)),
        A::Yes | A::No | A::Nothing => answer(told, action),
        A::Mast(mast) => {
            let (fr, en) = match told.decision() {
                Some(Decision::Restore { .. }) => ("Relever le", "Restore"),
                Some(Decision::Spoils { .. }) => ("Abattre le", "Fell"),
                _ => ("Céder le", "Give up"),
            };
            with(fr, en, &told.mast(mast))
        }
        A::Pick(token) => picked(told, token),
        A::Fire { mast, target } => fire(told, action, (mast, false), target),
        A::Musket { mast, target } => fire(told, action, (mast, true), target),
        A::Powder => told.say("Ouvrir la réserve de poudre", "Open the powder hoard"),
        A::LongShot => told.say("Tirer de loin", "Declare a long shot"),
        A::CeaseFire => told.say("Cesser le feu", "Cease fire"),
        A::Tow(ship) => match lang {
            Lang::Fr => format!("Prendre {} en remorque", told.ship(ship)),
            Lang::En => format!("Take {} in tow", told.ship(ship)),
        },
        A::Take(token) => with("Prendre", "Take", &told.token(token)),
        A::Give(token) => with("Donner", "Give", &told.token(token)),
    }
}

fn quoted(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!("«\u{202f}{name}\u{202f}»"),
        Lang::En => format!("“{name}”"),
    }
}

fn home(told: Teller, island: u8) -> String {
    let place = wild(told.lang(), island);
    match told.decision() {
        Some(Decision::Home { of }) => {
            let home = home_of(of, told.names);
            match told.lang() {
                Lang::Fr => format!("{} devient {home}", capital(&place)),
                Lang::En => format!("Make {place} {home}"),
            }
        }
        _ => capital(&place),
    }
}

/// "Virer de 30° à tribord, courir L", "Sail L, 30° to starboard".
fn course(told: Teller, by: i8) -> String {
    let lang = told.lang();
    let length = match told.decision() {
        Some(Decision::Heading { length, .. }) => length,
        _ => Measure::L,
    };
    let (segment, turned) = (measure(lang, length), turn(lang, by));
    match (lang, by) {
        (Lang::Fr, 0) => format!("Courir {segment} {turned}"),
        (Lang::En, 0) => format!("Sail {segment} {turned}"),
        (Lang::Fr, _) => format!("Virer de {turned}, courir {segment}"),
        (Lang::En, _) => format!("Sail {segment}, {turned}"),
    }
}

/// So many quarters of a segment.
pub(super) fn part(lang: Lang, quarters: u8) -> String {
    let (fr, en) = match quarters {
        1 => ("un quart", "a quarter"),
        2 => ("la moitié", "half"),
        3 => ("trois quarts", "three quarters"),
        _ => ("tout", "all of it"),
    };
    lang.pick(fr, en).to_owned()
}

/// Yes, no and none, in the words of what is asked.
fn answer(told: Teller, action: Action) -> String {
    use Decision as D;
    let yes = action == Action::Yes;
    let (fr, en) = match told.decision() {
        Some(D::Board { .. }) if yes => ("Aborder", "Board"),
        Some(D::Board { .. }) => ("Ne pas aborder", "Do not board"),
        Some(D::Again { .. }) if yes => ("Tirer de nouveau", "Fire again"),
        Some(D::Again { .. }) => ("En rester là", "Leave it"),
        Some(D::Unload { .. }) if yes => ("Décharger par allège", "Unload by lighter"),
        Some(D::Unload { .. }) => ("Garder à bord", "Keep it aboard"),
        Some(D::Explore { .. }) if yes => ("Explorer", "Explore"),
        Some(D::Explore { .. }) => ("Ne pas explorer", "Do not explore"),
        Some(D::Ram { .. }) => ("Ne pas éperonner", "Do not ram"),
        Some(D::Window { .. }) => ("Ne découvrir personne", "Reveal nobody"),
        Some(D::Grape { .. }) => ("Épargner l’équipage", "Spare the crew"),
        Some(D::Tow { .. }) => ("Ne rien remorquer", "Tow nothing"),
        Some(D::Take { .. }) => ("Ne rien prendre", "Take nothing"),
        Some(D::Spoils { .. }) => ("Ne rien faire", "Do nothing"),
        _ if yes => ("Oui", "Yes"),
        _ => ("Non", "No"),
    };
    told.say(fr, en)
}

/// A token, to eliminate, steal, take or look at.
fn picked(told: Teller, token: Token) -> String {
    let lang = told.lang();
    let (fr, en) = match (told.decision(), token) {
        (Some(Decision::Look { .. }), _) => {
            return [lang.pick("Regarder\u{a0}: ", "Look at: "), &told.token_there(token)].concat();
        }
        (Some(Decision::Take { .. }), _) => ("Prendre", "Take"),
        (_, Token::Crew(_)) => ("Éliminer", "Eliminate"),
        (_, Token::Treasure(_)) => ("Voler", "Steal"),
    };
    [lang.pick(fr, en), " ", &told.token(token)].concat()
}

/// "Canon 2 sur Black Petrel : 4+, 50 %".
fn fire(told: Teller, action: Action, (mast, musket): (u8, bool), target: u8) -> String {
    let (gun, ship) = (told.gun(mast, musket), told.ship(target));
    let deed = match told.lang() {
        Lang::Fr => format!("{} sur {ship}", capital(&gun)),
        Lang::En => format!("Fire {gun} at {ship}"),
    };
    match shot(told.view, action, told.lang()) {
        Some(odds) => format!("{deed}{} {odds}", told.lang().colon()),
        None => deed,
    }
}
