//! The tavern's rows and the shipyard's places (L-026 to L-029, L-283, L-345).

use engine::{Log, Rng};

use crate::content::{CardNo, CrewUpgrade};
use crate::event::Event;
use crate::npc::deck::takes_part;
use crate::options::Key;
use crate::state::Logbook;
use crate::{Nation, Options, Pc};

/// Rows of the tavern, one an access, and places in each (L-029).
pub const ROWS: usize = 3;
/// Places of the shipyard (L-026).
pub const PLACES: usize = 4;
/// The country of each place on side B; on side A the first is the French one (L-027).
const OF_PLACES: [Nation; PLACES] =
    [Nation::France, Nation::Spain, Nation::England, Nation::Holland];

/// Officers and specialists as they are laid out, row by row.
pub type Rows = [[Option<CrewUpgrade>; ROWS]; ROWS];

/// What tavern and shipyard have laid out, wherever one calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ashore {
    /// The tavern: row 1 for access 1, and so on; the first column will leave first (L-029).
    pub rows: Rows,
    /// The shipyard: of each place the card of level 2, which lies on that of level 3; 0 once one
    /// is bought (L-026).
    pub places: [[u8; 2]; PLACES],
    /// Icons of tavern renewal that somebody has reached (L-345).
    pub renewed: u8,
}

impl Ashore {
    /// The shipyard: cards with a price, of the seal of each place; what is no part of the deck stays
    /// in the box (L-026, L-028, L-034).
    pub(crate) fn with_ships(options: &Options, rng: &mut Rng) -> Ashore {
        let mut ashore = Ashore::default();
        for (at, level) in [3, 2].into_iter().enumerate() {
            for seal in [1, 2] {
                let fits = |card: &CardNo| {
                    let in_play = takes_part(options, *card);
                    let card = card.card();
                    in_play && (card.level, card.seal) == (level, seal) && card.ship.price.is_some()
                };
                let mut cards: Vec<u8> = CardNo::all().filter(fits).map(CardNo::number).collect();
                rng.shuffle(&mut cards);
                let places = (0..PLACES).filter(|place| place % 2 + 1 == usize::from(seal));
                places.zip(cards).for_each(|(place, card)| ashore.places[place][1 - at] = card);
            }
        }
        ashore
    }

    /// The cards that lie in the shipyard, as bits.
    pub(crate) fn cards(&self) -> u64 {
        let cards = self.places.iter().flatten().filter(|card| **card > 0);
        cards.fold(0, |bits, card| bits | 1 << card)
    }

    /// The country of a place: on side A the first is French, and the others nobody's (L-027).
    pub fn country(side_b: bool, place: usize) -> Option<Nation> {
        let country = OF_PLACES.get(place).copied();
        country.filter(|country| side_b || *country == Nation::France)
    }
}

impl Logbook {
    /// Does this officer or specialist take part (section 4)?
    pub(crate) fn is_in_play(&self, upgrade: CrewUpgrade) -> bool {
        self.options.on(Key::Crew) || !upgrade.needs_crew()
    }

    /// How many copies are in the bag, or in their own place if they are a nation's (L-029).
    pub(crate) fn left_of(&self, upgrade: CrewUpgrade) -> u8 {
        if !self.is_in_play(upgrade) {
            return 0;
        }
        let aboard = self.pcs().flat_map(|pc| self.board(pc).company.recruits.iter());
        let laid_out = self.ashore.rows.iter().flatten().flatten();
        let out = aboard.chain(laid_out).filter(|other| **other == upgrade).count() as u8;
        upgrade.card().count.saturating_sub(out)
    }

    /// One is drawn from the bag; none if it is empty (L-029).
    fn draw_recruit(&mut self, log: &mut Log<Event>) -> Option<CrewUpgrade> {
        let of_bag = CrewUpgrade::ALL.into_iter().filter(|one| one.card().nation.is_none());
        let bag: Vec<CrewUpgrade> = of_bag
            .flat_map(|one| std::iter::repeat_n(one, usize::from(self.left_of(one))))
            .collect();
        if bag.is_empty() {
            return None;
        }
        log.reveal();
        Some(bag[self.streams.bag.below(bag.len() as u32) as usize])
    }

    /// Every empty place is filled from the bag, row by row from the left (L-029).
    pub(crate) fn fill_tavern(&mut self, log: &mut Log<Event>) {
        for (row, column) in (0..ROWS).flat_map(|row| (0..ROWS).map(move |column| (row, column))) {
            if self.ashore.rows[row][column].is_none() {
                self.ashore.rows[row][column] = self.draw_recruit(log);
            }
        }
    }

    /// At the end of a turn each row slides left and is refilled (L-049, L-283).
    pub(crate) fn refill_tavern(&mut self, log: &mut Log<Event>) {
        let short = self.ashore.rows.iter().flatten().any(Option::is_none);
        if !self.options.has_yard() || !short {
            return;
        }
        let before = self.ashore.rows;
        for row in &mut self.ashore.rows {
            let mut left = [None; ROWS];
            let there = row.iter().copied().filter(Option::is_some);
            there.zip(&mut left).for_each(|(one, place)| *place = one);
            *row = left;
        }
        self.fill_tavern(log);
        self.tell_tavern(before, false, log);
    }

    /// The first seat that comes to an icon of renewal sends the first column back to the bag; the
    /// others slide left, and the last is filled anew (L-342, L-345).
    pub(crate) fn renew_tavern(&mut self, fame: u8, log: &mut Log<Event>) {
        let icons = self.options.renewals();
        while icons.get(usize::from(self.ashore.renewed)).is_some_and(|icon| fame >= *icon) {
            self.ashore.renewed += 1;
            let before = self.ashore.rows;
            self.ashore.rows = before.map(|[_, second, third]| [second, third, None]);
            for row in 0..ROWS {
                self.ashore.rows[row][ROWS - 1] = self.draw_recruit(log);
            }
            self.tell_tavern(before, true, log);
        }
    }

    fn tell_tavern(&self, before: Rows, renewed: bool, log: &mut Log<Event>) {
        let rows = self.ashore.rows;
        if rows != before {
            log.tell(|| Event::Tavern { rows, renewed });
        }
    }

    /// Could so much fame bring an icon of renewal, and cards out of the bag with it (L-345)?
    pub(crate) fn may_renew(&self, pc: Pc, fame: u8) -> bool {
        let next = self.options.renewals().get(usize::from(self.ashore.renewed));
        next.is_some_and(|icon| self.board(pc).fame + fame >= *icon)
    }
}
