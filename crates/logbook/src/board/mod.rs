//! What lies before a seat: the hold of its ship, its weight, its damage.

pub mod company;
pub mod damage;
pub mod hold;
pub mod layout;
pub mod load;
pub mod repair;
pub mod stow;
pub mod tracks;
pub mod trim;

use std::fmt;

use engine::List;

use crate::board::company::Company;
use crate::board::hold::Hold;
use crate::board::layout::Layout;
use crate::missions::hand::Active;
use crate::standing::reputation::Reputation;
use crate::{Cell, Dir, Flags, Key, Options, Pc, Ship, content};

/// What lies before a seat, and its ship.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    /// Which of the boards A (L-030).
    pub board: u8,
    /// The level of the ship, from 1 (L-054).
    pub level: u8,
    /// The highest level there has been, for the fame of reaching it (L-070).
    pub reached: u8,
    /// Where the ship is; none while she is not on the map (L-042, L-172).
    pub cell: Option<Cell>,
    /// How she lies.
    pub heading: Dir,
    /// Where she began, by the slot of the tile (L-039).
    pub start: Option<u8>,

    /// Doubloons.
    pub money: u32,
    /// Fame.
    pub fame: u8,
    /// Reputation with each nation (L-021).
    pub reputation: Reputation,
    /// The nations whose prestige was gained below and above (L-262).
    pub prestige: [Flags; 2],
    /// The nations joined (L-264).
    pub joined: Flags,

    /// The hold, with goods, cannons and damage.
    pub hold: Hold,
    /// Movement points shot away (L-137).
    pub chain: u8,
    /// Upgrades of the ship (2.24).
    pub fittings: tracks::Tracks,
    /// Bits of the upgrades bought among those printed on the board (L-286).
    pub bought: u8,

    /// Active missions, in the order they were taken (L-348).
    pub missions: List<Active, 8>,
    /// Completed ones, in that order; four of a type are handed in (L-354).
    pub completed: List<u8, 16>,
    /// How many were handed in.
    pub handed_in: u8,
    /// The port, by its tile, where since arriving it validated a step or took a mission (L-347).
    pub dealt_with: Option<u8>,

    /// Barrel tokens kept, by what they hold (L-104).
    pub tokens: List<u8, 3>,
    /// Clues to the treasure (L-422).
    pub clues: u8,
    /// Has it dug (L-424)?
    pub dug: bool,

    /// How often it was destroyed since the marker last left (L-168).
    pub destroyed: u8,
    /// The last ship it attacked (L-158).
    pub attacked: Option<Ship>,
    /// The last ship that damaged it (L-158).
    pub hit_by: Option<Ship>,

    /// Ship card, crew, officers and specialists, boats and cabins (L-030).
    pub company: Company,
}

/// Where there is neither a ship card nor a crew, nothing is said of them.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = f.debug_struct("Board");
        macro_rules! each {
            ($($field:ident)*) => { $(text.field(stringify!($field), &self.$field);)* };
        }
        each!(board level reached cell heading start);
        each!(money fame reputation prestige joined);
        each!(hold chain fittings bought);
        each!(missions completed handed_in dealt_with);
        each!(tokens clues dug);
        each!(destroyed attacked hit_by);
        if self.company != Company::default() {
            each!(company);
        }
        text.finish()
    }
}

impl Board {
    /// A board as each seat gets it: 3000 doubloons and two cannons (L-030, L-035).
    pub fn new(board: u8) -> Board {
        let hull = &content::Board::of(board).level(1).hull;
        let mut hold = Hold::new(Layout::new(1, hull.draft2));
        (0..2).for_each(|_| {
            hold.stow_cannon();
        });
        Board {
            board,
            level: 1,
            reached: 1,
            cell: None,
            heading: Dir::NORTH,
            start: None,
            money: 3000,
            fame: 0,
            reputation: Reputation::default(),
            prestige: [Flags::NONE; 2],
            joined: Flags::NONE,
            hold,
            chain: 0,
            fittings: tracks::Tracks::default(),
            bought: 0,
            missions: List::default(),
            completed: List::default(),
            handed_in: 0,
            dealt_with: None,
            tokens: List::default(),
            clues: 0,
            dug: false,
            destroyed: 0,
            attacked: None,
            hit_by: None,
            company: Company::default(),
        }
    }

    /// The board of a seat by the options: A or B, the side of reputation, and a crew (L-030,
    /// L-035). The ship of a board B is chosen later.
    pub fn by(options: &Options, pc: Pc) -> Board {
        let mut board = Board::new(pc.0);
        board.company = Company {
            of_cards: options.has_card(pc),
            side_b: options.on(Key::RepSide),
            crew: if options.on(Key::Crew) { board.layout().crew() } else { 0 },
            ..Company::default()
        };
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_begins_with_three_thousand_and_two_cannons_ready_to_fire() {
        let board = Board::new(0);
        assert_eq!((board.money, board.hold.cannons(), board.hold.firing()), (3000, 2, 2), "L-035");
        assert_eq!((board.level, board.fame, board.reputation), (1, 0, Reputation::default()));
    }
}
