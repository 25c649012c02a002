//! What a table reads off a view.

use engine::{Eye, Seat};

use super::{View, WhyNot};
use crate::ask::Asked;
use crate::battle::melee::Melee;
use crate::battle::salvo::Salvo;
use crate::board::Board;
use crate::board::tracks::Fitting;
use crate::chart::field::{Chart, Laid};
use crate::content::{CrewUpgrade, MissionId, Section, TileId};
use crate::ending::Ended;
use crate::npc::Npc;
use crate::port::ashore::Ashore;
use crate::port::exchange::Offer;
use crate::port::market::Stall;
use crate::port::stock::Markets;
use crate::port::visit::Visit;
use crate::sailing::Sailing;
use crate::sea::Weather;
use crate::sea::adrift::{Adrift, Loose};
use crate::sea::tide::Tide;
use crate::{Cell, Dir, Options, Pc, Ship};

impl View {
    /// Whose eye this is.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// Table size and variants.
    pub fn options(&self) -> &Options {
        &self.table.options
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.table.seats()
    }

    /// Everybody in turn order (L-010).
    pub fn pcs(&self) -> impl DoubleEndedIterator<Item = Pc> + ExactSizeIterator + Clone {
        self.table.pcs()
    }

    /// Where somebody sits (L-038).
    pub fn place(&self, pc: Pc) -> Seat {
        self.table.place(pc)
    }

    /// Who sits there.
    pub fn pc(&self, seat: Seat) -> Pc {
        self.table.pc(seat)
    }

    /// Who looks, if it is a seat.
    pub fn own(&self) -> Option<Pc> {
        self.eye.seat().map(|seat| self.table.pc(seat))
    }

    /// The round, counted from 1; 0 during the set-up.
    pub fn round(&self) -> u16 {
        self.table.round
    }

    /// Is it night (L-051)?
    pub fn is_night(&self) -> bool {
        self.table.is_night()
    }

    /// Whose turn it is.
    pub fn active(&self) -> Pc {
        self.table.turn.pc
    }

    /// Slots left in this turn (L-045).
    pub fn slots(&self) -> u8 {
        self.table.turn.slots
    }

    /// Has the movement of this turn been used (L-045)?
    pub fn has_moved(&self) -> bool {
        self.table.turn.moved
    }

    /// The movement under way.
    pub fn sailing(&self) -> Option<Sailing> {
        self.table.turn.sailing
    }

    /// Points left to the movement under way, or to spend before it (L-073, L-081).
    pub fn points_left(&self, pc: Pc) -> u8 {
        self.table.points_left(pc)
    }

    /// The visit in port.
    pub fn visit(&self) -> Option<Visit> {
        self.table.turn.visit
    }

    /// What is asked, and whom, while the game goes on.
    pub fn asked(&self) -> Option<Asked> {
        self.table.ended.is_none().then(|| self.table.asked())
    }

    /// How the game ended.
    pub fn ended(&self) -> Option<Ended> {
        self.table.ended
    }

    /// What lies before a seat. Of the secret missions of others there is nothing but their number.
    pub fn board(&self, pc: Pc) -> &Board {
        self.table.board(pc)
    }

    /// The ships that sail by themselves. Of a card that lies face down only its side for a seat
    /// holds good.
    pub fn npcs(&self) -> &[Npc] {
        &self.table.npcs
    }

    /// Where a ship is and how she lies, if she is on the map.
    pub fn berth(&self, ship: Ship) -> Option<(Cell, Dir)> {
        self.table.berth(ship)
    }

    /// The tiles in their slots; nothing is known of those that lie face down.
    pub fn tiles(&self) -> &[Laid] {
        &self.table.tiles
    }

    /// What follows from the tiles that lie face up.
    pub fn chart(&self) -> &Chart {
        &self.table.chart
    }

    /// Does one see from one cell to another (L-092)?
    pub fn sees(&self, from: Cell, to: Cell) -> bool {
        self.table.sees(from, to)
    }

    /// The tiles that could be turned over from a cell, by slot (L-096).
    pub fn explorable(&self, from: Cell) -> impl Iterator<Item = u8> {
        let slots = self.table.explorable(from);
        (0..slots.len()).map(move |at| slots[at])
    }

    /// What the sea is like. Cards that lie face down stand in the order of their numbers.
    pub fn weather(&self) -> &Weather {
        &self.table.weather
    }

    /// Does fog lie here (L-396)?
    pub fn is_in_fog(&self, cell: Cell) -> bool {
        self.table.is_in_fog(cell)
    }

    /// How high the water stands (L-411, L-412).
    pub fn tide(&self) -> Tide {
        self.table.tide()
    }

    /// Tokens afloat, the oldest first; nobody knows what a barrel holds.
    pub fn adrift(&self) -> &[Adrift] {
        &self.table.adrift
    }

    /// Goods afloat.
    pub fn loose(&self) -> &[Loose] {
        &self.table.loose
    }

    /// How many barrel tokens lie beside the map (L-104).
    pub fn barrels_left(&self) -> usize {
        self.table.barrels.len()
    }

    /// How many ship cards lie in the deck (L-025).
    pub fn ships_left(&self) -> usize {
        self.table.npc_deck.piles.iter().map(|pile| pile.len()).sum()
    }

    /// The markets and the supply (L-012, L-019).
    pub fn markets(&self) -> &Markets {
        &self.table.markets
    }

    /// What shipyards sell at this table, in the order of every list (L-287).
    pub fn fittings(&self) -> impl Iterator<Item = Fitting> {
        self.table.fittings()
    }

    /// What a fitting costs a seat (L-273, L-287).
    pub fn fitting_price(&self, pc: Pc, fitting: Fitting) -> u32 {
        self.table.fitting_price(pc, fitting)
    }

    /// The sections of a row, on the side of the market tiles in play (L-338).
    pub fn sections(&self, stall: Stall) -> &'static [Section; 3] {
        self.table.sections(stall)
    }

    /// What a ship of the shipyard costs a seat in this port, or what stands in the way (L-291).
    pub fn ship_price(&self, pc: Pc, port: TileId, place: u8, level: u8) -> Result<u32, WhyNot> {
        self.table.sells_ship(pc, port, place, level)
    }

    /// What tavern and shipyard have laid out (L-026, L-029).
    pub fn ashore(&self) -> &Ashore {
        &self.table.ashore
    }

    /// How many copies of an officer or specialist are left in the bag, or in the place of their
    /// nation (L-029).
    pub fn recruits_left(&self, upgrade: CrewUpgrade) -> u8 {
        self.table.left_of(upgrade)
    }

    /// The missions laid aside (L-349).
    pub fn spent_missions(&self) -> impl Iterator<Item = MissionId> {
        self.table.missions.spent.iter().map(|card| MissionId::nth(*card))
    }

    /// How many missions lie in the pile.
    pub fn missions_left(&self) -> usize {
        self.table.missions.down.len()
    }

    /// What this eye's seat is choosing from, while it is (L-347).
    pub fn drawn(&self) -> impl Iterator<Item = MissionId> {
        let own = self.asked().is_some_and(|asked| self.table.is_open_to(self.eye, asked.pc));
        let drawn = self.table.drawn.iter().filter(move |_| own);
        drawn.map(|card| MissionId::nth(*card))
    }

    /// The cards of the treasure this eye knows, each by its place in its pack (L-422, L-424).
    pub fn treasure(&self) -> [Option<u8>; 3] {
        let treasure = self.table.treasure;
        let known = match (self.eye, self.own()) {
            (Eye::All, _) => 3,
            _ if treasure.found => 3,
            (_, Some(pc)) => self.board(pc).clues,
            _ => 0,
        };
        let mut cards = treasure.cards.map(Some);
        cards.iter_mut().skip(known.into()).for_each(|card| *card = None);
        cards
    }

    /// Is the treasure found (L-425)?
    pub fn is_treasure_found(&self) -> bool {
        self.table.treasure.found
    }

    /// The attack at hand.
    pub fn salvo(&self) -> &Salvo {
        &self.table.salvo
    }

    /// The boarding at hand, or the last.
    pub fn melee(&self) -> &Melee {
        &self.table.melee
    }

    /// The crew of a ship that is fit (L-181).
    pub fn fit_crew(&self, ship: Ship) -> u8 {
        self.table.fit_crew(ship)
    }

    /// The offer at hand.
    pub fn offer(&self) -> &Offer {
        &self.table.offer
    }

    /// The highest level of any ship so far (L-120).
    pub fn era(&self) -> u8 {
        self.table.era
    }
}
