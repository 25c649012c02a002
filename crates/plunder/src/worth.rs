//! What a play looks worth to a quick eye, in tenths of a piece of gold.
//!
//! Only the open table and the acting seat's own hand are looked at. Everything is weighed
//! against doing nothing, so that drawing, sending and striking can be compared.

use crate::battle::Battle;
use crate::cards::{bits, kinds};
use crate::chart::Slots;
use crate::{Card, Cards, Colour, Kind, Plunder, Side};

/// The chance, in per cent, that a lead by so many skulls is still there a round later. One ship
/// brings four skulls at most: from a lead of four on only captains and the admiral turn it.
const HOLDS: [i32; 6] = [0, 34, 48, 66, 82, 88];
/// The same for the last trump.
const TRUMP_HOLDS: i32 = 86;
/// The same for a merchant that nobody has attacked.
const LONE_HOLDS: i32 = 30;
/// What each skull in the longest colour in hand adds to the chance of a merchant sent out.
const ESCORT: i32 = 3;
/// No escort counts for more skulls than these.
const LONGEST_ESCORT: i32 = 10;
/// A captain in hand or the admiral is an escort of so many skulls.
const TRUMP_ESCORT: i32 = 3;
/// What a rival's gold costs us with one rival, two, and so on, in per cent.
const ENVY: [i32; 5] = [100, 100, 50, 33, 25];

/// What a card fetches elsewhere, later: a ship by its skulls, a captain, the admiral.
const SHIP_COST: [i32; 5] = [0, 4, 6, 9, 13];
const CAPTAIN_COST: i32 = 26;
const ADMIRAL_COST: i32 = 22;
/// Cards keep their worth while at least so many cards are to be drawn; then it melts away.
const LATE: i32 = 16;

/// What drawing is worth with an empty hand, and how much less with each card held.
const DRAW: i32 = 12;
const DRAW_LESS: i32 = 1;

/// A quick eye on the table, for the seat to act.
pub(crate) struct Eyes<'a> {
    game: &'a Plunder,
    hand: &'a Cards,
    side: Side,
    /// What a rival's gold costs, in per cent.
    envy: i32,
    /// How much of the game is left, from 0 to [`LATE`].
    left: i32,
}

/// A merchant as one side sees it.
struct Scene {
    gold: i32,
    home: bool,
    mine: i32,
    /// The skulls of the strongest other side, and of the next one.
    top: i32,
    second: i32,
    /// Whose trump leads: ours or another's.
    trump: Option<bool>,
}

impl<'a> Eyes<'a> {
    /// The eyes of the seat to act.
    #[inline]
    pub fn new(game: &'a Plunder) -> Eyes<'a> {
        let rivals = usize::from(game.open.options.sides() - 1);
        Eyes {
            game,
            hand: &game.hands[game.open.to_act],
            side: game.open.side(),
            envy: ENVY[rivals],
            left: i32::from(game.pile.len()).min(LATE),
        }
    }

    /// What drawing is worth.
    #[inline]
    pub fn draw(&self) -> i32 {
        DRAW - DRAW_LESS * i32::from(self.hand.len()) + self.left / 4
    }

    /// What sending out a merchant is worth. Kept in hand it counts against us at the end.
    #[inline]
    pub fn send(&self, merchant: Card) -> i32 {
        let gold = i32::from(merchant.gold());
        let home = (LONE_HOLDS + ESCORT * self.escort()).min(90);
        let at_sea = home - (100 - home) * self.envy / 200;
        let in_hand = -100 * (LATE - self.left) / LATE - 10;
        gold * (at_sea - in_hand) / 10 - 3 * gold * self.left / LATE
    }

    /// The skulls of the longest colour in hand, trumps included.
    #[inline]
    fn escort(&self) -> i32 {
        let trumps =
            Colour::ALL.map(kinds::captain).iter().fold(kinds::ADMIRAL, |all, one| all | one);
        let skulls = Colour::ALL.map(|colour| i32::from(self.hand.skulls(colour)));
        let longest = skulls.into_iter().max().unwrap_or(0);
        let held = (self.hand.kinds() & trumps).count_ones() as i32;
        (longest + TRUMP_ESCORT * held).min(LONGEST_ESCORT)
    }

    /// What discarding a card is worth: nothing is gained by it but time.
    #[inline]
    pub fn discard(&self, card: Card) -> i32 {
        -2 - self.cost(card)
    }

    /// What playing a card at the best of its targets is worth.
    #[inline]
    pub fn strike(&self, card: Card) -> i32 {
        let targets = bits(self.targets(card));
        targets.map(|slot| self.strike_at(card, slot)).max().unwrap_or(0)
    }

    /// The slots where a card may be played.
    #[inline]
    pub fn targets(&self, card: Card) -> Slots {
        self.game.open.sea.chart().targets(self.side, card)
    }

    /// What playing a card at the merchant in a slot is worth.
    #[inline]
    pub fn strike_at(&self, card: Card, slot: u8) -> i32 {
        let scene = Scene::of(self.game.open.sea.battle(slot), self.side);
        self.gain(&scene, card)
    }

    /// Every strike open to the hand, with its worth.
    #[inline]
    pub fn strikes(&self, mut found: impl FnMut(Card, i32)) {
        let chart = self.game.open.sea.chart();
        let hand = self.hand.kinds() & chart.playable(self.side) & !kinds::MERCHANTS;
        if hand == 0 {
            return;
        }
        for slot in bits(chart.at_sea()) {
            let battle = self.game.open.sea.battle(slot);
            let scene = Scene::of(battle, self.side);
            for kind in bits(hand & self.welcome(battle)) {
                let card = Card::at(kind);
                found(card, self.gain(&scene, card));
            }
        }
    }

    /// The different cards that may be played at a battle, as bits.
    #[inline]
    fn welcome(&self, battle: &Battle) -> u32 {
        let admiral = if battle.home() == self.side { kinds::ADMIRAL } else { 0 };
        let ships = match battle.colour_of(self.side) {
            Some(own) => kinds::ships(own) | kinds::captain(own),
            None => {
                Colour::ALL.into_iter().fold(0, |ships, colour| match battle.flown_by(colour) {
                    Some(_) => ships,
                    None => ships | kinds::ships(colour),
                })
            }
        };
        ships | admiral
    }

    #[inline]
    fn gain(&self, scene: &Scene, card: Card) -> i32 {
        let before = scene.stake(scene.mine, scene.trump, self.envy);
        let (after, bond) = match card.kind() {
            // A first ship binds: the rest of its colour in hand is what can follow.
            Kind::Ship(colour, skulls) => {
                let bond = if scene.mine == 0 { self.followers(colour, skulls) } else { 0 };
                (scene.stake(scene.mine + i32::from(skulls), scene.trump, self.envy), bond)
            }
            _ => (scene.stake(scene.mine, Some(true), self.envy), 0),
        };
        (after - before + bond) * scene.gold / 10 - self.cost(card)
    }

    /// What can follow a first ship, in per cent of the gold.
    #[inline]
    fn followers(&self, colour: Colour, skulls: u8) -> i32 {
        let rest = i32::from(self.hand.skulls(colour) - skulls).min(6);
        rest + if self.hand.has(Card::captain(colour)) { 4 } else { 0 }
    }

    /// What a card would fetch elsewhere, later.
    #[inline]
    fn cost(&self, card: Card) -> i32 {
        let cost = match card.kind() {
            Kind::Ship(_, skulls) => SHIP_COST[usize::from(skulls)],
            Kind::Captain(_) => CAPTAIN_COST,
            Kind::Admiral => ADMIRAL_COST,
            Kind::Merchant(_) => 0,
        };
        cost * (4 + self.left) / (4 + LATE)
    }
}

impl Scene {
    #[inline]
    fn of(battle: &Battle, side: Side) -> Scene {
        let (mut mine, mut top, mut second) = (0, 0, 0);
        for colour in Colour::ALL {
            let skulls = i32::from(battle.skulls(colour));
            if battle.flown_by(colour) == Some(side) {
                mine = skulls;
            } else if skulls > top {
                (top, second) = (skulls, top);
            } else if skulls > second {
                second = skulls;
            }
        }
        Scene {
            gold: i32::from(battle.merchant().gold()),
            home: battle.home() == side,
            mine,
            top,
            second,
            trump: battle.trump().map(|(by, _)| by == side),
        }
    }

    /// What the battle promises us with so many skulls of ours, in per cent of the gold.
    #[inline]
    fn stake(&self, mine: i32, trump: Option<bool>, envy: i32) -> i32 {
        let holds = |gap: i32| HOLDS[gap.clamp(0, 5) as usize];
        let theirs = |chance: i32| -chance * envy / 100;
        match trump {
            Some(true) => TRUMP_HOLDS,
            Some(false) => theirs(TRUMP_HOLDS),
            None if mine > self.top => holds(mine - self.top),
            None if mine == self.top && mine > 0 => 0,
            None if mine == self.top && self.home => LONE_HOLDS,
            None if mine == self.top => theirs(LONE_HOLDS),
            None => theirs(holds(self.top - self.second.max(mine))),
        }
    }
}
