//! The port at hand, what it sells and takes, and the ports that are known.

use engine::{Seen, order_by_key};
use logbook::board::tracks::Fitting;
use logbook::chart::field::Harbour;
use logbook::content::{CrewUpgrade, MissionId, Model, Service, TAVERN, TileId, WOOD};
use logbook::port::level::ACCESS;
use logbook::standing::reputation::{Effect, access};
use logbook::{Action, Good, Logbook, Nation, Pc, Question, View, WhyNot};

use super::port_market::{MarketModel, Quote, market, quotes};
use super::ship_work::{Repair, mission, repairs, why_not};

/// The port at hand and its market.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PortModel {
    /// Is somebody in port?
    pub stage: Stage,
    /// Whose purse pays.
    pub pc: Pc,
    /// Doubloons.
    pub money: u32,
    /// The port that is visited.
    pub here: Option<PortCard>,
    /// The ports that lie face up, the nearest first; not the one that is visited.
    pub known: Vec<PortCard>,
    /// The market.
    pub market: MarketModel,
    /// Steps of missions that can be validated here.
    pub steps: Vec<Ware>,
    /// What the tavern has.
    pub tavern: Vec<Ware>,
    /// What the yard has.
    pub yard: Vec<Ware>,
}

/// Where the seat stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// Not in a port.
    #[default]
    Sea,
    /// It buys before its first turn (L-040).
    Outfit,
    /// It visits a port.
    Visit,
}

impl Stage {
    /// For the style sheet.
    pub fn key(self) -> &'static str {
        match self {
            Stage::Sea => "sea",
            Stage::Outfit => "outfit",
            Stage::Visit => "visit",
        }
    }
}

/// A port as a seat knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct PortCard {
    /// Its tile.
    pub tile: TileId,
    /// Whose it is; nobody's if native.
    pub nation: Option<Nation>,
    /// What it offers, in the order of [`Service::ALL`].
    pub services: [bool; 4],
    /// What the seat is worth to its nation.
    pub reputation: Option<i8>,
    /// What that gives access to (L-112).
    pub access: u8,
    /// What more access would open first: the access, and what.
    pub opens: Option<(u8, Vec<Opens>)>,
    /// The fortress beside it, and whether it shoots at the seat.
    pub fort: Option<(Nation, bool)>,
    /// What it sells.
    pub sells: Vec<Quote>,
    /// What it buys.
    pub buys: Vec<Quote>,
    /// How many cells away its mooring is.
    pub far: Option<u8>,
    /// Where calling at it stands in the list.
    pub place: Option<usize>,
}

impl PortCard {
    /// Does it offer this?
    pub fn offers(&self, service: Service) -> bool {
        self.services[service as usize]
    }
}

/// What access to a port opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opens {
    /// An officer or a specialist.
    Crew(CrewUpgrade),
    /// The next level of the ship.
    Level,
}

/// Something to be had or done in port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ware {
    /// What choosing it does.
    pub action: Action,
    /// What it is.
    pub item: Item,
    /// What it costs or brings.
    pub cost: Cost,
    /// Its place in the list.
    pub place: Option<usize>,
    /// Why it has none.
    pub why: Option<WhyNot>,
}

impl Ware {
    /// Is it had already?
    pub fn is_owned(&self) -> bool {
        self.place.is_none() && self.why == Some(WhyNot::Owned)
    }
}

/// What can be had or done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A step of this mission, by one of its ways.
    Step(Option<MissionId>, u8),
    /// One of so many missions.
    Mission(u8),
    /// So much fame.
    Fame(u8),
    /// An officer or a specialist: the level and the access it needs.
    Crew(CrewUpgrade, u8, u8),
    /// A fitting.
    Fit(Fitting),
    /// A fitting that is given back.
    Strip(Fitting),
    /// So much wood.
    Wood(u8),
    /// The same, sold.
    WoodSold(u8),
    /// A larger ship, of this level.
    Ship(Model, u8),
    /// Damage is mended.
    Mend(Repair),
}

/// What something costs or brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Nothing.
    Free,
    /// So many doubloons.
    Pays(u32),
    /// It brings so many.
    Brings(u32),
    /// A piece of wood.
    Wood,
}

/// Makes it of what is seen.
pub fn port(seen: &Seen<Logbook>) -> PortModel {
    let view = &seen.view;
    let asked = view.asked();
    let pc = view.own().or(asked.map(|asked| asked.pc)).unwrap_or(view.active());
    let visit = view.visit().filter(|_| view.active() == pc);
    let outfits =
        asked.is_some_and(|asked| asked.pc == pc && asked.question == Question::FirstPurchases);
    let stage = match visit {
        Some(_) => Stage::Visit,
        None if outfits => Stage::Outfit,
        None => Stage::Sea,
    };
    let here = visit.and_then(|visit| view.chart().harbour(visit.tile));
    let mut known: Vec<PortCard> = (view.chart().harbours().iter())
        .filter(|harbour| here.is_none_or(|here| here.tile != harbour.tile))
        .map(|harbour| card(seen, pc, harbour))
        .collect();
    order_by_key(&mut known, |card| (card.far, card.tile));
    let here = here.map(|harbour| card(seen, pc, harbour));
    let offers = |service| here.as_ref().is_some_and(|here| here.offers(service));
    let steps = if stage == Stage::Visit { steps(seen, pc) } else { Vec::new() };
    let tavern = match stage {
        Stage::Sea => Vec::new(),
        Stage::Outfit => crew(seen, pc),
        Stage::Visit if offers(Service::Tavern) => tavern(seen, pc),
        Stage::Visit => Vec::new(),
    };
    let yard = match stage {
        Stage::Sea => Vec::new(),
        Stage::Outfit => outfit(seen),
        Stage::Visit if offers(Service::Shipyard) => yard(seen, pc),
        Stage::Visit => Vec::new(),
    };
    let (money, market) = (view.board(pc).money, market(seen, pc, stage == Stage::Visit));
    PortModel { stage, pc, money, here, known, market, steps, tavern, yard }
}

fn card(seen: &Seen<Logbook>, pc: Pc, harbour: &Harbour) -> PortCard {
    let view = &seen.view;
    let laid = view.tiles()[usize::from(harbour.slot)];
    let board = view.board(pc);
    let reputation = laid.port.map(|nation| board.reputation[nation]);
    let access = reputation.map_or(0, access);
    let shoots = |nation| Effect::Mistrust.holds(nation, board.reputation[nation]);
    let services = Service::ALL.map(|service| harbour.port.services.has(service));
    let (sells, buys) = quotes(view, laid.port, services);
    PortCard {
        tile: harbour.tile,
        nation: laid.port,
        services,
        reputation,
        access,
        opens: reputation.and_then(|_| opens(view, pc, laid.port, services, access)),
        fort: laid.fort.map(|nation| (nation, shoots(nation))),
        sells,
        buys,
        far: board.cell.map(|cell| cell.distance(harbour.mooring)),
        place: seen.place(Action::Port(harbour.tile.number())),
    }
}

/// What the next access that opens anything opens to a seat in a port like this.
fn opens(
    view: &View,
    pc: Pc,
    nation: Option<Nation>,
    services: [bool; 4],
    access: u8,
) -> Option<(u8, Vec<Opens>)> {
    let board = view.board(pc);
    let crew = (board.upgrades())
        .filter(|(_, printed, bought)| !bought && printed.level <= board.level)
        .filter(|_| services[Service::Tavern as usize])
        .map(|(_, printed, _)| (printed.access, Opens::Crew(printed.upgrade)));
    let builds = services[Service::Shipyard as usize]
        && nation.is_some_and(Nation::is_country)
        && board.printed().level(board.level).up_cost.is_some();
    let all: Vec<(u8, Opens)> = crew
        .chain(builds.then_some((ACCESS, Opens::Level)))
        .filter(|(at, _)| *at > access)
        .collect();
    let next = all.iter().map(|(at, _)| *at).min()?;
    Some((next, all.into_iter().filter(|(at, _)| *at == next).map(|(_, what)| what).collect()))
}

fn ware(seen: &Seen<Logbook>, action: Action, item: Item, cost: Cost) -> Ware {
    let place = seen.place(action);
    let why = if place.is_none() { why_not(seen, action) } else { None };
    Ware { action, item, cost, place, why }
}

/// Steps of missions that stand in the list.
fn steps(seen: &Seen<Logbook>, pc: Pc) -> Vec<Ware> {
    let step = |action: &Action| match *action {
        Action::Validate { mission: at, option } => {
            let item = Item::Step(mission(&seen.view, pc, at), option);
            Some(ware(seen, *action, item, Cost::Free))
        }
        _ => None,
    };
    seen.list.iter().filter_map(step).collect()
}

fn tavern(seen: &Seen<Logbook>, pc: Pc) -> Vec<Ware> {
    let (drawn, fame) = (seen.view.missions_drawn(pc), TAVERN[0]);
    let always = [
        ware(seen, Action::TakeMission, Item::Mission(drawn), Cost::Free),
        ware(seen, Action::BuyFame, Item::Fame(fame.fame), Cost::Pays(fame.price)),
    ];
    always.into_iter().chain(crew(seen, pc)).collect()
}

/// The officers and specialists printed on the board (L-286).
fn crew(seen: &Seen<Logbook>, pc: Pc) -> Vec<Ware> {
    let printed = seen.view.board(pc).upgrades();
    let crew = printed.map(|(at, card, _)| {
        let item = Item::Crew(card.upgrade, card.level, card.access);
        ware(seen, Action::Printed(at), item, Cost::Pays(card.price))
    });
    crew.collect()
}

/// Fittings, and wood.
fn outfit(seen: &Seen<Logbook>) -> Vec<Ware> {
    let fit = |fitting: Fitting| {
        let action = Action::Fit(fitting);
        ware(seen, action, Item::Fit(fitting), Cost::Pays(price(seen, action)))
    };
    let wood = ware(seen, Action::BuyWood, Item::Wood(WOOD.count), Cost::Pays(WOOD.buy));
    seen.view.fittings().map(fit).chain([wood]).collect()
}

/// What a shipyard asks for a fitting, or pays for it.
fn price(seen: &Seen<Logbook>, action: Action) -> u32 {
    let asked = seen.view.asked();
    asked.and_then(|asked| seen.view.price(asked.pc, action)).unwrap_or_default()
}

fn yard(seen: &Seen<Logbook>, pc: Pc) -> Vec<Ware> {
    let board = seen.view.board(pc);
    let mends = repairs(&seen.view, pc, true).into_iter();
    let mends =
        mends.map(|repair| ware(seen, Action::Mend(repair.mend), Item::Mend(repair), Cost::Wood));
    let next = board.card().is_none().then(|| board.printed().level(board.level).up_cost);
    let level = next.flatten().map(|price| {
        let ship = board.printed().level(board.level + 1).hull.model;
        ware(seen, Action::LevelUp, Item::Ship(ship, board.level + 1), Cost::Pays(price))
    });
    let back = seen.view.fittings().filter(|fitting| board.can_strip(*fitting)).map(|fitting| {
        let action = Action::SellBack(fitting);
        ware(seen, action, Item::Strip(fitting), Cost::Brings(price(seen, action)))
    });
    let sells = board.hold.good(Good::Wood) >= WOOD.count;
    let wood = sells
        .then(|| ware(seen, Action::SellWood, Item::WoodSold(WOOD.count), Cost::Brings(WOOD.sell)));
    mends.chain(level).chain(outfit(seen)).chain(wood).chain(back).collect()
}

/// What is chosen in a port: on the market, in the tavern, in the yard.
pub fn carries(action: Action) -> bool {
    use Action as A;
    matches!(
        action,
        A::Validate { .. }
            | A::TakeMission
            | A::BuyFame
            | A::Printed(_)
            | A::Fit(_)
            | A::SellBack(_)
            | A::BuyWood
            | A::SellWood
            | A::LevelUp
            | A::Buy { .. }
            | A::Sell { .. }
    )
}
