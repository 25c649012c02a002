//! Who has to do what.

use logbook::content::CrewUpgrade;
use logbook::{Action, Asked, Pc, Question, Ship, View};

use super::asks::{ask_other, ask_you};
use super::crew::{crew, ship_of};
use super::items::{bundle, fames};
use super::route::sum as sum_of;
use super::story::round;
use super::sums::defence;
use super::teller::Teller;
use super::vocab::{points, sum, with_nation};
use crate::text::grammar::{capital, counted, signed};
use crate::text::{Lang, Names, Prompt, words};

/// Who has to do what now.
pub fn prompt(view: &View, _list: &[Action], names: &Names) -> Prompt {
    let told = Teller::new(view, names);
    let Some(Asked { pc, question }) = told.asked() else {
        return Prompt { title: words(names.lang).game_over.to_owned(), detail: String::new() };
    };
    if names.is_you(view.place(pc)) {
        Prompt { title: ask_you(told, pc, question), detail: detail(told, pc, question) }
    } else {
        Prompt { title: ask_other(told, pc, question), detail: String::new() }
    }
}

/// The round and the time of day: "Manche 9 · jour".
pub fn whereabouts(view: &View, lang: Lang) -> String {
    if view.ended().is_some() { String::new() } else { round(view.round(), lang) }
}

/// What there is to know about it.
fn detail(told: Teller, pc: Pc, question: Question) -> String {
    let (view, lang) = (told.view, told.lang());
    let board = view.board(pc);
    use Question as Q;
    match question {
        Q::Menu => menu(told, pc),
        Q::FirstShip => told.say(
            "Un navire de niveau 1\u{202f}; un chantier en vendra de plus grands.",
            "A ship of level 1; shipyards will sell larger ones.",
        ),
        Q::Party => {
            let defenders = crew(lang, view.fit_crew(view.melee().target).into());
            match lang {
                Lang::Fr => {
                    format!("En face\u{a0}: {defenders}. À trois contre un, le navire est pris.")
                }
                Lang::En => format!("Against you: {defenders}. At three to one she is taken."),
            }
        }
        Q::Grapnel => told.say(
            "Le navire ne bougera pas à son prochain tour.",
            "The ship will not move in her next turn.",
        ),
        Q::Lieutenant => told.say("Pour cette mêlée seulement.", "For this melee alone."),
        Q::Swords => {
            let melee = view.melee();
            let side = usize::from(melee.by != Ship::Pc(pc));
            let left = melee.sides[side].rerolls.into();
            let left = counted(lang, left, ["relance", "relances"], ["reroll", "rerolls"]);
            match lang {
                Lang::Fr => format!("Reste {left}."),
                Lang::En => format!("{left} left."),
            }
        }
        Q::FollowUp { .. } => {
            let who = super::crew::name(lang, CrewUpgrade::Instructor);
            match lang {
                Lang::Fr => format!("{who}\u{a0}: tirer et aborder d’une seule action."),
                Lang::En => format!("{who}: fire and board in a single action."),
            }
        }
        Q::Spoils { .. } => {
            told.say("Une mission demande de ne rien prendre.", "A mission bids you take nothing.")
        }
        Q::Prize { npc } => {
            let card = view.npcs().get(usize::from(npc)).map_or(1, |npc| npc.card);
            let ship = ship_of(lang, card);
            match lang {
                Lang::Fr => format!("{ship}, avec ses dégâts."),
                Lang::En => format!("{ship}, with her damage."),
            }
        }
        Q::Captives { .. } => {
            told.say("Elles viennent avec ce qui est fait.", "They come with what is done.")
        }
        Q::Return => told.say(
            "Dans un port ami, ou là où le dé le dit.",
            "In a friendly port, or where the die says.",
        ),
        Q::Start => told.say(
            "On part de la case numérotée d’une tuile visible.",
            "Ships start on the numbered cell of a tile that lies face up.",
        ),
        Q::Heading => {
            let to = view.weather().wind.map(|wind| super::vocab::dir(lang, wind));
            match (to, lang) {
                (Some(to), Lang::Fr) => format!("Le vent souffle vers le {to}."),
                (Some(to), Lang::En) => format!("The wind blows {to}."),
                (None, _) => told.say("Calme plat.", "Dead calm."),
            }
        }
        Q::Port | Q::FirstPurchases => {
            let room = room(lang, board.hold.room());
            format!("{} · {room}", sum(lang, board.money.into()))
        }
        Q::Explore { .. } => told.say(
            "La plus proche en vue, à trois cases au plus.",
            "The nearest in sight, three cells away at most.",
        ),
        Q::KeepMission => told.say("Les autres vont à la défausse.", "The others are discarded."),
        Q::DropMission => told.say("Vous en avez une de trop.", "You hold one too many."),
        Q::Reward { mission } => {
            let what = told.mission(mission);
            format!(
                "{what}{} {}",
                lang.colon(),
                told.say("une récompense au choix.", "one reward of your choice.")
            )
        }
        Q::Upgrade(gift) => match (gift.most, lang) {
            (Some(most), Lang::Fr) => {
                format!("Gratuite, d’un prix de {} au plus.", sum(lang, i64::from(most) * 1000))
            }
            (Some(most), Lang::En) => {
                format!("Free, of a price of {} at most.", sum(lang, i64::from(most) * 1000))
            }
            (None, _) => told.say("Gratuite, quel que soit son prix.", "Free, whatever its price."),
        },
        Q::Steal { .. } => {
            told.say("Elle vient avec ce qui est fait.", "It comes with what is done.")
        }
        Q::Nation(choice) => {
            let points = counted(lang, choice.n.into(), ["point", "points"], ["point", "points"]);
            let gain = if choice.n < 0 { points } else { ["+", &points].concat() };
            let why = super::reasons::reputation(lang, logbook::Rule(choice.rule), choice.n > 0);
            match lang {
                Lang::Fr => format!("{gain} de réputation ({why})."),
                Lang::En => format!("{gain} of reputation ({why})."),
            }
        }
        Q::Join { nation, .. } => {
            let now = signed(board.reputation[nation].into());
            let fame = fames(lang, 1);
            match lang {
                Lang::Fr => format!(
                    "Vous êtes à {now} {}. Rejoindre vaut {fame} et fâche ses ennemis.",
                    with_nation(lang, nation)
                ),
                Lang::En => format!(
                    "You are at {now} {}. Joining brings {fame} and angers enemies.",
                    with_nation(lang, nation)
                ),
            }
        }
        Q::Ammo | Q::ReturnFire => shot(told),
        Q::Reroll => {
            let salvo = view.salvo();
            let left =
                counted(lang, salvo.rerolls.into(), ["relance", "relances"], ["reroll", "rerolls"]);
            match lang {
                Lang::Fr => format!("Il faut dépasser {}. Reste {left}.", salvo.defence),
                Lang::En => format!("Beat {}. {left} left.", salvo.defence),
            }
        }
        Q::Mend { yard } => mending(told, pc, yard),
        Q::Loading { goods } => {
            let there = told.cargo(goods);
            let room = room(lang, board.hold.room());
            match lang {
                Lang::Fr => format!("À charger\u{a0}: {there} · {room}"),
                Lang::En => format!("At hand: {there} · {room}"),
            }
        }
        Q::Manual | Q::Swap { .. } => told.say(
            "L’eau monte par le bas à droite, le feu descend par le haut à gauche.",
            "Water rises from the lower right, fire falls from the upper left.",
        ),
        Q::Offer => {
            let offer = view.offer();
            let (give, ask) = (bundle(told, pc, offer.give), bundle(told, offer.to, offer.ask));
            match lang {
                Lang::Fr => format!("Vous donnez {give}, vous demandez {ask}."),
                Lang::En => format!("You give {give}, you ask for {ask}."),
            }
        }
        Q::Answer => {
            let offer = view.offer();
            let (get, give) =
                (bundle(told, view.active(), offer.give), bundle(told, pc, offer.ask));
            match lang {
                Lang::Fr => format!("Vous recevriez {get}, vous donneriez {give}."),
                Lang::En => format!("You would get {get} and give {give}."),
            }
        }
    }
}

/// Under way the points left; before, the sum of the movement and what is left of the turn.
fn menu(told: Teller, pc: Pc) -> String {
    let (view, lang) = (told.view, told.lang());
    if let Some(sailing) = view.sailing()
        && let Some(all) = sailing.allowance
    {
        return moving(lang, view.points_left(pc), all);
    }
    let slots = slots(told);
    let moves = view.slots() > 0 && !view.has_moved();
    let Some(heading) = view.board(pc).cell.filter(|_| moves).map(|_| view.board(pc).heading)
    else {
        return capital(&slots) + ".";
    };
    let ahead = lang.pick("Droit devant", "Straight ahead");
    format!("{ahead}{} {} · {slots}", lang.colon(), sum_of(&view.allowance(pc, heading), lang))
}

/// Points left under way: "Reste 7 points sur 10."
fn moving(lang: Lang, left: u8, all: u8) -> String {
    match lang {
        Lang::Fr => format!("Reste {} sur {all}.", points(lang, left)),
        Lang::En => format!("{} of {all} left.", points(lang, left)),
    }
}

/// "1 mouvement et 1 action", "2 actions".
fn slots(told: Teller) -> String {
    let lang = told.lang();
    let slots = told.view.slots();
    let actions = |n: u8| counted(lang, n.into(), ["action", "actions"], ["action", "actions"]);
    match (slots, told.view.has_moved(), lang) {
        (0, ..) => told.say("plus d’action", "no action left"),
        (n, true, Lang::Fr) => format!("reste {}", actions(n)),
        (n, true, Lang::En) => format!("{} left", actions(n)),
        (1, false, Lang::Fr) => "reste 1 action ou le mouvement".to_owned(),
        (1, false, Lang::En) => "1 action or the movement left".to_owned(),
        (_, false, Lang::Fr) => "2 actions, dont 1 mouvement".to_owned(),
        (_, false, Lang::En) => "2 actions, 1 of them a movement".to_owned(),
    }
}

/// "4 cases libres en cale".
fn room(lang: Lang, room: u8) -> String {
    let fr = ["case libre en cale", "cases libres en cale"];
    counted(lang, room.into(), fr, ["free slot in the hold", "free slots in the hold"])
}

/// "4 dés contre 9 pour Victoria".
fn shot(told: Teller) -> String {
    let lang = told.lang();
    let target = told.view.salvo().target;
    let Some(odds) = told.view.odds(target).into_iter().next() else { return String::new() };
    let parts = defence(lang, &odds);
    let dice = super::deeds::dice(lang, odds.dice);
    match lang {
        Lang::Fr => format!("{dice} contre {parts}."),
        Lang::En => format!("{dice} against {parts}."),
    }
}

fn mending(told: Teller, pc: Pc, yard: bool) -> String {
    let lang = told.lang();
    let hold = &told.view.board(pc).hold;
    let wood = super::vocab::goods(lang, logbook::Good::Wood, hold.good(logbook::Good::Wood));
    let harm = super::items::harm(lang, hold.water(), hold.fire());
    let each = match yard {
        true => told.say("au chantier", "in the yard"),
        false => told.say("en mer", "at sea"),
    };
    let harm = if harm.is_empty() { String::new() } else { format!(" · {harm}") };
    format!("{wood}, {each}{harm}")
}
