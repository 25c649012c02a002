//! What games of Logbook may use, and what one did.

use engine::{Eye, Match};
use logbook::battle::shot::Ammo;
use logbook::board::tracks::Fitting;
use logbook::content::{
    CardNo, CrewUpgrade, EventCard, MissionId, Npc, Passives, Pennant, Service,
};
use logbook::{Action, By, Event, Item, Logbook, Question, Ship, View};

use crate::spoken::Thing;

use super::words;

/// The names of all variants, and that of one.
macro_rules! variants {
    ($kind:ident, $all:ident, $name:ident: $($variant:ident)+) => {
        const $all: &[&str] = &[$(stringify!($variant)),+];

        fn $name(one: &$kind) -> &'static str {
            match one {
                $($kind::$variant { .. } => stringify!($variant),)+
            }
        }
    };
}

variants!(Action, ACTIONS, action:
    FirstShip Start Heading Step Ram PickUp Mark Fish Turn Stop Explore Port Dig VisitFort VisitShip
    Shoot Board Repair Exchange Layout Manual Jettison JettisonCannon Scuttle EndTurn Ammo Reroll Keep Party
    Copy TakeSpoils Yes No Roll ReturnTo Nation Join
    Decline Mend LoadAll Load Dump Done Validate TakeMission BuyFame Printed Fit SellBack BuyWood
    SellWood LevelUp Enrol Hire Recruit RecruitOwn BuyShip Dismiss Buy Sell KeepMission DropMission Steal Reward TakePrinted TakeFitting TakeNone
    Reveal GiveCoin Give GiveCannon GiveMission AskCoin Ask AskCannon AskMission Propose Cancel
    Accept Refuse Slot);
variants!(Question, QUESTIONS, question:
    FirstShip Start FirstPurchases Heading Menu Explore Port KeepMission DropMission Reward Upgrade Steal
    Nation Join Ammo ReturnFire Reroll Party Grapnel Lieutenant Swords FollowUp Spoils Prize Captives
    Return Mend Loading Manual Swap Offer Answer);

fn pennant(printed: &Pennant) -> &'static str {
    match printed {
        Pennant::Move(_) => "Move",
        Pennant::Shoot { .. } => "Shoot",
        Pennant::Board { .. } => "Board",
        Pennant::Ram(_) => "Ram",
    }
}

const AMMUNITION: [Ammo; 5] =
    [Ammo::Normal, Ammo::Incendiary, Ammo::Explosive, Ammo::Grapeshot, Ammo::Chain];

/// All that games may use.
pub fn usable() -> Vec<Thing> {
    let mut all = Vec::new();
    let mut list = |kind, names: &mut dyn Iterator<Item = String>| {
        all.extend(names.map(|name| Thing::new(kind, name)));
    };
    list("action", &mut ACTIONS.iter().map(ToString::to_string));
    list("question", &mut QUESTIONS.iter().map(ToString::to_string));
    for kind in ["mission taken", "mission completed"] {
        list(kind, &mut MissionId::all().map(|mission| mission.to_string()));
    }
    list("event", &mut EventCard::all().map(|card| event(card.number())));
    for kind in ["ship appeared", "ship acted"] {
        list(kind, &mut CardNo::all().map(|card| ship(card.number())));
    }
    for side in CardNo::all().map(CardNo::npc) {
        list("pennant", &mut side.pennants.iter().map(|printed| on_side(side, pennant(printed))));
        list("passive", &mut passives(side.passives).map(str::to_owned));
    }
    list("service", &mut Service::ALL.iter().map(|service| format!("{service:?}")));
    list("fitting", &mut Fitting::all().map(|sold| words::fitting(sold).to_owned()));
    list("upgrade", &mut CrewUpgrade::ALL.into_iter().map(upgrade));
    list("ammunition", &mut AMMUNITION.into_iter().map(|ammo| words::ammo(ammo).to_owned()));
    all
}

/// What a game used: played anew, as a step does not tell what was asked, nor which card a ship
/// sails by.
pub fn used(game: &Match<Logbook>) -> Vec<Thing> {
    let mut again = Match::new(game.setup().clone());
    let mut all = Vec::new();
    for step in game.steps() {
        let view = again.view(Eye::All);
        let mut cards: Vec<u8> = view.npcs().iter().map(|npc| npc.card).collect();
        all.push(Thing::new("action", action(&step.action)));
        if let Some(asked) = view.asked() {
            all.push(Thing::new("question", question(&asked.question)));
            chosen(&view, step.action, &asked.question, &mut all);
        }
        for event in &step.events {
            if let Event::Appeared { npc, card } = event
                && let Some(place) = cards.get_mut(usize::from(*npc))
            {
                *place = *card;
            }
            happened(event, &cards, &mut all);
        }
        again.play(step.action).expect("it was played before");
    }
    all
}

/// What a choice alone tells.
fn chosen(view: &View, chosen: Action, question: &Question, all: &mut Vec<Thing>) {
    use Action as A;
    let service = match chosen {
        A::TakeMission | A::BuyFame | A::Printed(_) => Some(Service::Tavern),
        A::Enrol | A::Hire(_) | A::Recruit { .. } => Some(Service::Tavern),
        A::Fit(_)
        | A::SellBack(_)
        | A::BuyWood
        | A::SellWood
        | A::LevelUp
        | A::Mend(_)
        | A::BuyShip { .. } => Some(Service::Shipyard),
        A::Buy { .. } => Some(Service::Buy),
        A::Sell { .. } => Some(Service::Sell),
        _ => None,
    };
    let served = service.filter(|_| *question == Question::Port);
    all.extend(served.map(|service| Thing::new("service", format!("{service:?}"))));
    match chosen {
        A::Printed(at) | A::TakePrinted(at) => {
            let board = view.board(view.active()).printed();
            let printed = board.upgrades.get(usize::from(at));
            all.extend(printed.map(|printed| Thing::new("upgrade", upgrade(printed.upgrade))));
        }
        A::Fit(fitting) | A::TakeFitting(fitting) => {
            all.push(Thing::new("fitting", words::fitting(fitting)));
        }
        _ => {}
    }
}

/// What happened, where these cards fill the places of the ships that sail by themselves.
fn happened(happened: &Event, cards: &[u8], all: &mut Vec<Thing>) {
    let sailing = |npc: &u8| cards.get(usize::from(*npc)).map(|card| CardNo::new(*card));
    match happened {
        Event::Kept { mission, .. } => {
            let taken = mission.what.map(words::mission);
            all.extend(taken.map(|mission| Thing::new("mission taken", mission)));
        }
        Event::Completed { mission, .. } => {
            all.push(Thing::new("mission completed", words::mission(*mission)));
        }
        Event::Drawn { card, .. } => all.push(Thing::new("event", event(*card))),
        Event::Appeared { card, .. } => all.push(Thing::new("ship appeared", ship(*card))),
        Event::Step { ship: Ship::Npc(npc), .. } => {
            all.extend(sailing(npc).into_iter().flat_map(|card| acted(card, "Move")));
        }
        Event::Boarded { by: Ship::Npc(npc), .. } => {
            all.extend(sailing(npc).into_iter().flat_map(|card| acted(card, "Board")));
        }
        Event::Purchase { item: Item::Recruit(one), .. } => {
            all.push(Thing::new("upgrade", upgrade(*one)));
        }
        Event::Shot { by: By::Ship(Ship::Npc(npc)), .. } => {
            all.extend(sailing(npc).into_iter().flat_map(|card| {
                let passives = passives(card.npc().passives);
                let passives = passives.map(|passive| Thing::new("passive", passive));
                acted(card, "Shoot").into_iter().chain(passives)
            }));
        }
        Event::Shot { by: By::Ship(Ship::Pc(_)), ammo, .. } => {
            all.push(Thing::new("ammunition", words::ammo(*ammo)));
        }
        _ => {}
    }
}

/// A ship did what a pennant says.
fn acted(card: CardNo, pennant: &str) -> [Thing; 2] {
    [
        Thing::new("ship acted", ship(card.number())),
        Thing::new("pennant", on_side(card.npc(), pennant)),
    ]
}

/// A pennant and what kind of ship bears it.
fn on_side(side: &Npc, pennant: &str) -> String {
    format!("{:?} {pennant}", side.role)
}

fn passives(printed: Passives) -> impl Iterator<Item = &'static str> {
    let Passives { guns, range, melee, guard, recruit, incendiary, grapeshot } = printed;
    let all = [
        ("guns", guns > 0),
        ("range", range > 0),
        ("melee", melee > 0),
        ("guard", guard > 0),
        ("recruit", recruit > 0),
        ("incendiary", incendiary),
        ("grapeshot", grapeshot),
    ];
    all.into_iter().filter(|(_, has)| *has).map(|(name, _)| name)
}

fn upgrade(upgrade: CrewUpgrade) -> String {
    format!("{upgrade:?}")
}

fn event(card: u8) -> String {
    format!("{card:02} {:?}", EventCard::new(card).happening())
}

fn ship(card: u8) -> String {
    format!("n{card:02}")
}
