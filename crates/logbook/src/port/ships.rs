//! Ships of cards: the first one, and those a shipyard sells (L-027, L-031, L-291 to L-296).

use engine::Log;

use crate::action::Action as A;
use crate::content::{CardNo, TileId};
use crate::event::{Event, Item, Rule};
use crate::npc::deck::seal_of;
use crate::options::Key;
use crate::port::ashore::{Ashore, PLACES};
use crate::state::Logbook;
use crate::sums::COIN;
use crate::{Nation, Pc, Ship, WhyNot};

/// The price of a ship one may begin with (L-031).
const FIRST: u32 = 10_000;
/// What a ship of another country's place costs besides on side B (L-293).
const ABROAD: u32 = COIN;

/// The access a ship of this level needs, on side B by its level (L-291, L-292).
const fn needed(level: u8, side_b: bool) -> i8 {
    if side_b && level >= 3 { 3 } else { 2 }
}

/// What a ship of a place costs on side B in a port of a country where the seat has this reputation;
/// none if she is not sold there (L-273, L-292 to L-294, D-44, D-45).
pub fn price_on_side_b(
    price: u32,
    level: u8,
    reputation: i8,
    place: Nation,
    port: Nation,
    france: bool,
) -> Option<u32> {
    let spare = reputation - needed(level, true);
    let sold = port.is_country() && spare >= 0 && (place != Nation::France || port == place);
    let price = price + if place == port { 0 } else { ABROAD };
    let price = price.saturating_sub(COIN * u32::from(spare.max(0).unsigned_abs())).max(COIN);
    sold.then(|| if france { reduced(price) } else { price })
}

/// With France's advantage: 1000 less, but never below that (L-273).
pub const fn reduced(price: u32) -> u32 {
    let less = price.saturating_sub(COIN);
    if less < COIN { COIN } else { less }
}

impl Logbook {
    /// What something costs a seat in a shipyard (L-273, L-299).
    pub(crate) fn yard_price(&self, pc: Pc, price: u32) -> u32 {
        if self.board(pc).has_advantage(Nation::France) { reduced(price) } else { price }
    }

    /// The cards seats sail, as bits.
    fn sailed(&self) -> u64 {
        let cards = self.pcs().filter_map(|pc| self.board(pc).card());
        cards.fold(0, |bits, card| bits | 1 << card.number())
    }

    /// The cards that are neither in the deck nor in the box (L-028, L-031).
    pub(crate) fn cards_ashore(&self) -> u64 {
        self.sailed() | self.ashore.cards()
    }

    /// The models a seat may begin with, each by the first card that is left of it (L-031).
    pub(crate) fn first_ships(&self, pc: Pc) -> impl Iterator<Item = u8> + use<> {
        let taken = self.sailed();
        let left = move |card: &CardNo| {
            let printed = card.card();
            let first = (printed.level, printed.ship.price) == (1, Some(FIRST));
            first && printed.seal == seal_of(pc) && taken >> card.number() & 1 == 0
        };
        CardNo::all().filter(left).filter_map(move |card| {
            let model = card.ship().hull.model;
            let same = |other: &CardNo| left(other) && other.ship().hull.model == model;
            (CardNo::all().find(same) == Some(card)).then(|| card.number())
        })
    }

    /// The seat sails the ship of this card from now on (L-031, L-071, L-191, L-296).
    pub(crate) fn take_ship(&mut self, pc: Pc, card: u8, damage: [u8; 2], log: &mut Log<Event>) {
        log.tell(|| Event::TookShip { pc, card });
        let old = self.board(pc).company.card;
        if old > 0 {
            self.npc_deck.lay_in_box(old);
        }
        let level = CardNo::new(card).card().level;
        self.change_ship(
            pc,
            damage,
            |board| (board.company.card, board.level) = (card, level),
            log,
        );
        self.muster_out(pc, log);
    }

    /// Hands for whom another ship has no room stay behind; damage alone drives nobody out (L-063).
    fn muster_out(&mut self, pc: Pc, log: &mut Log<Event>) {
        let board = self.board_mut(pc);
        let most = board.hull().crew + 2 * board.hold.cabins();
        let left = board.company.crew.saturating_sub(most);
        board.company.crew -= left;
        if left > 0 {
            log.tell(|| Event::Crew {
                ship: Ship::Pc(pc),
                card: None,
                n: -(left as i8),
                rule: Rule(63),
            });
        }
    }

    /// What a ship in the shipyard costs a seat here, or what stands in the way (L-291 to L-296).
    pub(crate) fn sells_ship(
        &self,
        pc: Pc,
        tile: TileId,
        place: u8,
        level: u8,
    ) -> Result<u32, WhyNot> {
        let board = self.board(pc);
        WhyNot::NoCard.unless(board.company.of_cards)?;
        let cards = self.ashore.places.get(usize::from(place)).ok_or(WhyNot::SoldOut)?;
        let at = usize::from(level.checked_sub(2).ok_or(WhyNot::SoldOut)?);
        let card = cards.get(at).copied().filter(|card| *card > 0).ok_or(WhyNot::SoldOut)?;
        let port = self.port_nation(tile).filter(|nation| nation.is_country());
        let port = port.ok_or(WhyNot::NoCountry)?;
        WhyNot::LevelTooLow.unless(level <= board.level + 1)?;
        let side_b = self.options.get(Key::Yard) == 2;
        let reputation = board.reputation[port];
        WhyNot::NoAccess.unless(reputation >= needed(level, side_b))?;
        let france = board.has_advantage(Nation::France);
        let printed = CardNo::new(card).ship().price.ok_or(WhyNot::SoldOut)?;
        let country = Ashore::country(side_b, usize::from(place));
        let price = match country {
            Some(country) if side_b => {
                price_on_side_b(printed, level, reputation, country, port, france)
            }
            Some(country) => (country == port || self.only_french_ships()).then_some(printed),
            None => Some(printed),
        };
        let price = price.ok_or(WhyNot::NotHere)?;
        let price = if side_b { price } else { self.yard_price(pc, price) };
        let price = price.saturating_sub(self.trade_in(pc));
        WhyNot::NoMoney.unless(self.can_pay(pc, price))?;
        Ok(price)
    }

    /// Are the only ships left those of the French place (L-291)?
    fn only_french_ships(&self) -> bool {
        self.ashore.places[1..].iter().flatten().all(|card| *card == 0)
    }

    /// What the old ship is credited with: nothing, or her printed price by option (L-296).
    fn trade_in(&self, pc: Pc) -> u32 {
        let old = self.board(pc).card().filter(|_| self.options.on(Key::TradeIn));
        old.and_then(|card| card.ship().price).unwrap_or_default()
    }

    /// The ships a seat could buy here, by place and level (5.4).
    pub(crate) fn list_ships(&self, pc: Pc, tile: TileId, out: &mut Vec<A>) {
        for (place, level) in (0..PLACES as u8).flat_map(|place| [(place, 2), (place, 3)]) {
            if self.sells_ship(pc, tile, place, level).is_ok() {
                out.push(A::BuyShip { place, level });
            }
        }
    }

    /// A ship is bought: her card leaves the place, which is not refilled (L-295, D-43).
    pub(super) fn buy_ship(
        &mut self,
        pc: Pc,
        tile: TileId,
        (place, level): (u8, u8),
        log: &mut Log<Event>,
    ) {
        let Ok(price) = self.sells_ship(pc, tile, place, level) else { return };
        let on_place = &mut self.ashore.places[usize::from(place)][usize::from(level) - 2];
        let card = std::mem::take(on_place);
        self.purchase(pc, Item::Ship(card), price, Rule(291), Some(tile), log);
        self.take_ship(pc, card, [0; 2], log);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Nation::{England, France, Holland, Spain};

    #[test]
    fn on_side_b_distance_costs_and_reputation_pays() {
        let price =
            |price, level, rep, place, port| price_on_side_b(price, level, rep, place, port, false);
        assert_eq!(price(13_000, 2, 2, Holland, Spain), Some(14_000), "L-293");
        assert_eq!(price(12_000, 2, 2, England, Spain), Some(13_000), "L-293");
        assert_eq!(price(12_000, 2, 2, France, Spain), None, "L-293: in French ports alone");
        assert_eq!(price(12_000, 2, 2, France, France), Some(12_000));
        assert_eq!(price(11_000, 2, 4, Spain, Spain), Some(9000), "L-294");
        assert_eq!(price(15_000, 3, 2, Spain, Spain), None, "L-292");
        assert_eq!(price(9000, 2, 11, Spain, Spain), Some(1000), "D-45");
        assert_eq!(price(11_000, 2, 2, Nation::Pirates, Nation::Pirates), None, "L-292");
        let french = price_on_side_b(11_000, 2, 4, Spain, Spain, true);
        assert_eq!((french, reduced(1000)), (Some(8000), 1000), "L-273, D-44");
    }
}
