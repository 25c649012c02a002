//! What shipyards sell and take back: fittings, ammunition and wood (L-287 to L-290, L-300 to
//! L-306).

use engine::Log;

use crate::board::Board;
use crate::board::company::Company;
use crate::board::tracks::Fitting;
use crate::content::{Ammunition, ShipUpgrade, Side, TileId, WOOD, YardPrice};
use crate::event::{Event, Item, Rule};
use crate::options::Key;
use crate::state::Logbook;
use crate::{Good, Goods, Pc};

impl Fitting {
    /// What shipyards sell where nobody has a crew: neither boats nor cabins nor grapeshot (2.23).
    pub const SOLD: [Fitting; 7] = [
        Fitting::Ship(ShipUpgrade::Cannon),
        Fitting::Ship(ShipUpgrade::CannonUpgrade),
        Fitting::Ship(ShipUpgrade::Sails),
        Fitting::Ship(ShipUpgrade::LongGuns),
        Fitting::Ammo(Ammunition::Incendiary),
        Fitting::Ammo(Ammunition::Explosive),
        Fitting::Ammo(Ammunition::Chain),
    ];

    fn listed(self) -> YardPrice {
        match self {
            Fitting::Ship(upgrade) => upgrade.price(),
            Fitting::Ammo(ammo) => ammo.price(),
        }
    }

    /// Its list price on side A, and where there is no shipyard board (L-287, L-299).
    pub fn price(self) -> u32 {
        self.price_on(Side::A)
    }

    /// Its list price on a side of the shipyard (L-287, L-299).
    pub fn price_on(self, side: Side) -> u32 {
        self.listed().on(side)
    }

    /// The access it needs there (L-287).
    pub fn access(self, side: Side) -> u8 {
        self.listed().access(side)
    }
}

impl Board {
    /// Has the ship a place for one more (L-057, L-302, L-303, L-306)?
    pub fn can_fit(&self, fitting: Fitting) -> bool {
        let tracks = self.fittings;
        match fitting {
            Fitting::Ship(ShipUpgrade::Cannon) => {
                self.hold.cannons() < self.layout().cannons() && self.hold.room() > 0
            }
            Fitting::Ship(ShipUpgrade::CannonUpgrade) => {
                tracks.cannon_upgrades < self.layout().cannons()
            }
            Fitting::Ship(ShipUpgrade::Sails) => tracks.sails < self.hull().sails,
            Fitting::Ship(ShipUpgrade::LongGuns) => tracks.long_guns < LONG_GUNS,
            Fitting::Ship(ShipUpgrade::Boat) => self.company.boats < self.boat_limit(),
            Fitting::Ship(ShipUpgrade::Cabin) => {
                self.company.cabins < self.layout().cabins() && self.hold.clone().build_cabin()
            }
            Fitting::Ammo(ammo) => !tracks.owns(ammo),
        }
    }

    /// Has she one that could be sold back? A damaged cannon does not leave (L-143, L-290).
    pub fn can_strip(&self, fitting: Fitting) -> bool {
        let tracks = self.fittings;
        match fitting {
            Fitting::Ship(ShipUpgrade::Cannon) => self.hold.has_loose_cannon(),
            Fitting::Ship(ShipUpgrade::CannonUpgrade) => tracks.cannon_upgrades > 0,
            Fitting::Ship(ShipUpgrade::Sails) => tracks.sails > 0,
            Fitting::Ship(ShipUpgrade::LongGuns) => tracks.long_guns > 0,
            Fitting::Ship(ShipUpgrade::Boat) => self.company.boats > 0,
            Fitting::Ship(ShipUpgrade::Cabin) => {
                self.company.cabins > self.hold.cabins() || self.hold.is_last_cabin_sound()
            }
            Fitting::Ammo(ammo) => tracks.owns(ammo),
        }
    }

    fn fit(&mut self, fitting: Fitting, on: bool) {
        match fitting {
            Fitting::Ship(ShipUpgrade::Cannon) if on => _ = self.hold.stow_cannon(),
            Fitting::Ship(ShipUpgrade::Cannon) => _ = self.hold.take_cannon(),
            Fitting::Ship(upgrade) => {
                let Company { boats, cabins, .. } = &mut self.company;
                let covered = match upgrade {
                    ShipUpgrade::Boat => Some(boats),
                    ShipUpgrade::Cabin => Some(cabins),
                    upgrade => self.fittings.covered(upgrade),
                };
                if let Some(covered) = covered {
                    *covered = if on { *covered + 1 } else { *covered - 1 };
                }
                self.hold.match_cabins(self.company.cabins);
            }
            Fitting::Ammo(ammo) => self.fittings.set(ammo, on),
        }
    }
}

/// No ship carries more long guns (L-303).
const LONG_GUNS: u8 = 3;

impl Logbook {
    /// A fitting is a seat's, bought or won (L-287, L-356).
    pub(crate) fn take_fitting(&mut self, pc: Pc, fitting: Fitting, log: &mut Log<Event>) {
        self.refit(pc, log, |board| board.fit(fitting, true));
    }

    /// What shipyards sell, in the order of every list: where nobody has a crew neither boats nor
    /// cabins nor grapeshot (L-287, section 4).
    pub(crate) fn fittings(&self) -> impl Iterator<Item = Fitting> + use<> {
        let crew = self.options.on(Key::Crew);
        Fitting::all().filter(move |fitting| crew || Fitting::SOLD.contains(fitting))
    }

    /// What one costs a seat (L-273, L-287).
    pub(crate) fn fitting_price(&self, pc: Pc, fitting: Fitting) -> u32 {
        self.yard_price(pc, fitting.price_on(self.options.yard_side()))
    }

    pub(super) fn buy_fitting(
        &mut self,
        pc: Pc,
        fitting: Fitting,
        port: Option<TileId>,
        log: &mut Log<Event>,
    ) {
        self.purchase(
            pc,
            Item::Fitting(fitting),
            self.fitting_price(pc, fitting),
            Rule(287),
            port,
            log,
        );
        self.take_fitting(pc, fitting, log);
    }

    /// One is bought back at the price it would cost now (L-290, D-96).
    pub(super) fn sell_back(
        &mut self,
        pc: Pc,
        fitting: Fitting,
        port: Option<TileId>,
        log: &mut Log<Event>,
    ) {
        let (item, price) = (Item::Fitting(fitting), self.fitting_price(pc, fitting));
        self.hand_in(pc, item, price, Rule(290), port, log);
        self.refit(pc, log, |board| board.fit(fitting, false));
    }

    /// Something is handed in for money.
    fn hand_in(
        &mut self,
        pc: Pc,
        item: Item,
        price: u32,
        rule: Rule,
        port: Option<TileId>,
        log: &mut Log<Event>,
    ) {
        let (port, told) = (port.map(TileId::number), -(price as i32));
        log.tell(|| Event::Purchase { pc, item, price: told, port });
        self.gain_money(pc, price, rule, log);
    }

    /// Can it buy two wood: money, room, and that much in the supply (L-012, L-288, L-339)?
    pub(crate) fn may_buy_wood(&self, pc: Pc) -> bool {
        self.can_pay(pc, WOOD.buy)
            && self.board(pc).hold.room() >= WOOD.count
            && self.markets.supply[Good::Wood] >= WOOD.count
    }

    pub(super) fn buy_wood(&mut self, pc: Pc, port: Option<TileId>, log: &mut Log<Event>) {
        self.purchase(pc, Item::Wood, WOOD.buy, Rule(288), port, log);
        let goods = self.take_from_supply(Goods::of(Good::Wood, WOOD.count));
        self.board_mut(pc).hold.stow_all(goods);
        log.tell(|| Event::Loaded { pc, goods });
    }

    /// Has it two wood to sell (L-288)?
    pub(crate) fn may_sell_wood(&self, pc: Pc) -> bool {
        self.board(pc).hold.good(Good::Wood) >= WOOD.count
    }

    pub(super) fn sell_wood(&mut self, pc: Pc, port: Option<TileId>, log: &mut Log<Event>) {
        self.hand_in(pc, Item::Wood, WOOD.sell, Rule(288), port, log);
        self.board_mut(pc).hold.take(Good::Wood, WOOD.count);
        self.return_to_supply(Goods::of(Good::Wood, WOOD.count));
    }
}
