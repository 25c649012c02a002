//! What the table shows, as plain values: no signal, no DOM, no words.

mod auction;
pub mod faces;
mod foretold;
mod hand;
mod market;
mod past;
mod scene;
mod stall;
mod stay;
mod why;

use engine::{Ahead, Seat, Seen};
use quay::{Berth, Decision, Deck, Goods, Loss, Phase, Quay, Ship};

pub use auction::{AuctionModel, Bidder, OfferModel, Stance};
pub use foretold::{Foretold, chosen, of as foretold, prospect};
pub use hand::HandModel;
pub use market::Stand;
pub use past::{Past, past};
pub use scene::{Picked, Reach, Scene, Thing, Touch, things};
pub use stall::Stall;
pub use stay::stay;
pub use why::{Why, why_not};

/// Everything that lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableModel {
    /// The turn, from 1.
    pub turn: u8,
    /// The points that end the game.
    pub target: u16,
    /// The part of the turn.
    pub phase: Phase,
    /// What is asked.
    pub decision: Decision,
    /// Is it the viewer who is asked?
    pub yours: bool,
    /// The ships in port as the viewer sees them.
    pub ships: Vec<Berth>,
    /// The ships of this fleet that were loaded, and by whom.
    pub taken: Vec<(Ship, Seat)>,
    /// How many ships may still be loaded before the fleet leaves.
    pub to_departure: u8,
    /// What the viewer would lose then; nothing for a passer-by.
    pub loss: Option<Loss>,
    /// What is left of the piles of action cards, in the order of `Deck::ACTIONS`.
    pub piles: [u8; 3],
    /// The cards in play: the row, then what lies in front of the seats.
    pub market: Vec<Stand>,
    /// How many cards a turn has.
    pub places: u8,
    /// The reserve.
    pub reserve: Goods,
    /// The seats, from the one after the viewer on, the viewer last.
    pub stalls: Vec<Stall>,
    /// The auction at hand.
    pub auction: Option<AuctionModel>,
    /// The viewer's own offer, while it is asked for one.
    pub offer: Option<OfferModel>,
    /// What the choice has been narrowed to.
    pub picked: Picked,
    /// What the viewer holds; nothing for a passer-by.
    pub hand: Option<HandModel>,
    /// What touching things does, of those that can be touched.
    pub touches: Vec<(Thing, Reach)>,
}

impl TableModel {
    /// What touching a thing does.
    pub fn reach(&self, thing: Thing) -> &Reach {
        let found = self.touches.iter().find(|(touched, _)| *touched == thing);
        found.map_or(&Reach::Refused, |(_, reach)| reach)
    }

    /// How many of a kind lie there, cards or goods; one of everything that does not come in kinds.
    pub fn count(&self, thing: Thing) -> u8 {
        match thing {
            Thing::Partner(seat, good) => {
                self.stall(seat).map_or(0, |stall| stall.shown.store.count(good))
            }
            Thing::Pile(deck) => self.piles.get(deck.index()).copied().unwrap_or(0),
            Thing::Shelf(good) => self.reserve.count(good),
            Thing::Hand(good) => self.hand.as_ref().map_or(0, |hand| hand.goods.count(good)),
            Thing::Bay(good) => self.hand.as_ref().map_or(0, |hand| hand.store().count(good)),
            _ => 1,
        }
    }

    /// The place among the cards in play where a thing lies.
    pub fn stand(&self, thing: Thing) -> Option<&Stand> {
        self.market.iter().find(|stand| stand.thing == thing)
    }

    /// A ship in port.
    pub fn berth(&self, ship: Ship) -> Option<&Berth> {
        self.ships.iter().find(|berth| berth.ship == ship)
    }

    /// A seat.
    pub fn stall(&self, seat: Seat) -> Option<&Stall> {
        self.stalls.iter().find(|stall| stall.seat == seat)
    }

    /// The seat to act.
    pub fn acting(&self) -> Option<Seat> {
        self.stalls.iter().find(|stall| stall.acting).map(|stall| stall.seat)
    }
}

/// The table as it is seen, with what the choice has been narrowed to.
pub fn table(seen: &Seen<Quay>, ahead: Ahead<Quay>, picked: Picked) -> TableModel {
    let scene = Scene::of(seen, ahead, picked);
    let (view, you) = (&seen.view, seen.eye.seat());
    // A passer-by sees cargoes without anybody's goods.
    let ships = match you {
        Some(seat) => view.berths(seat),
        None => view.port().iter().map(|ship| blank(*ship)).collect(),
    };
    TableModel {
        turn: view.turn(),
        target: view.target(),
        phase: view.decision().phase(),
        decision: view.decision(),
        yours: scene.is_yours(),
        ships,
        taken: view.loaded().collect(),
        to_departure: view.ships_to_departure(),
        loss: you.map(|seat| view.loss(seat)),
        piles: Deck::ACTIONS.map(|deck| view.pile_size(deck)),
        market: market::all(seen),
        places: view.options().row_size(),
        reserve: view.reserve(),
        stalls: stall::all(view, you),
        auction: auction::of(view),
        offer: auction::own_offer(&scene),
        picked: scene.picked,
        hand: you.and_then(|seat| hand::of(view, seat)),
        touches: touches(&scene),
    }
}

/// What touching things does, of those that can be touched.
fn touches(scene: &Scene) -> Vec<(Thing, Reach)> {
    if !scene.is_yours() {
        return Vec::new();
    }
    let reached = things(scene.view()).into_iter().map(|thing| (thing, scene.reach(thing)));
    reached.filter(|(_, reach)| *reach != Reach::Refused).collect()
}

fn blank(ship: Ship) -> Berth {
    Berth { ship, stored: Goods::NONE, in_hand: Goods::NONE, lacking: ship.goods() }
}

/// The part of the turn as a place among reveal, trade, act and departure; none before and after.
pub fn phase_place(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Setup | Phase::Over => None,
        Phase::Reveal => Some(0),
        Phase::Trade => Some(1),
        Phase::Act => Some(2),
        Phase::Departure => Some(3),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Setup, Turn};
    use quay::Action;

    use super::*;

    fn begun(seats: u8, seed: u64) -> Match<Quay> {
        let options = quay::Options::for_seats(seats).expect("a table");
        Match::new(Setup { options, seed })
    }

    fn shown(game: &Match<Quay>, seat: Seat) -> TableModel {
        seen_by(game, Eye::Seat(seat))
    }

    fn seen_by(game: &Match<Quay>, eye: Eye) -> TableModel {
        table(&game.seen(eye), &|path| game.ahead(eye, path), Picked::default())
    }

    #[test]
    fn the_viewer_sits_last_and_the_others_follow_clockwise() {
        let model = shown(&begun(4, 1), Seat(2));
        let seats: Vec<u8> = model.stalls.iter().map(|stall| stall.seat.0).collect();
        assert_eq!(seats, [3, 0, 1, 2]);
        assert_eq!(model.ships.len(), 7);
    }

    #[test]
    fn a_draft_foretells_what_then_is_true() {
        let mut foretold = 0;
        for seed in 0..30 {
            let mut game = begun(3, seed);
            let mut rng = Rng::new(seed);
            while let Turn::Act(seat) = game.to_act() {
                let index = rng.below(game.legal_actions().len() as u32) as usize;
                let eye = Eye::Seat(seat);
                let told = prospect(&game.seen(eye), &|path| game.ahead(eye, path), &[index]);
                let step = matches!(
                    game.legal_actions()[index],
                    Action::Buy | Action::Income | Action::Load(_) | Action::Sell(..)
                );
                let before = shown(&game, seat).hand.expect("a hand");
                game.play_index(index).expect("a choice of the list");
                if let (Some(told), true) = (told, step) {
                    let after = shown(&game, seat).hand.expect("a hand");
                    let gold = i32::from(after.gold) - i32::from(before.gold);
                    assert_eq!(told.gold, gold, "seed {seed}");
                    assert_eq!(told.points, after.points - before.points, "seed {seed}");
                    foretold += 1;
                }
            }
        }
        assert!(foretold > 100, "only {foretold} choices were foretold");
    }

    #[test]
    fn a_passer_by_sees_no_hand_and_nothing_to_touch() {
        let game = begun(3, 5);
        let model = seen_by(&game, Eye::Table);
        assert_eq!(model.hand, None);
        assert!(model.touches.is_empty());
        assert!(model.loss.is_none() && !model.yours && model.taken.is_empty());
        let bare = |berth: &Berth| berth.stored.is_empty() && berth.in_hand.is_empty();
        assert!(model.ships.iter().all(bare));
        assert!(model.stalls.iter().all(|stall| stall.shown.books.is_none()));
    }

    #[test]
    fn an_auction_names_everybody_who_may_speak() {
        let mut heard = 0;
        for seed in 0..30 {
            let mut game = begun(4, seed);
            let mut rng = Rng::new(seed);
            while let Turn::Act(seat) = game.to_act() {
                let model = shown(&game, seat);
                if let Some(auction) = &model.auction {
                    let holder = auction.bidders.iter().any(|bidder| bidder.seat == auction.holder);
                    assert!(!holder && !auction.bidders.is_empty());
                    assert_eq!(model.market.iter().filter(|stand| stand.contested).count(), 1);
                    heard += 1;
                }
                if let Some(offer) = model.offer {
                    let first = game.legal_actions()[offer.first];
                    assert_eq!(first, Action::Offer(1));
                    let last = game.legal_actions()[offer.first + usize::from(offer.most) - 1];
                    assert_eq!(last, Action::Offer(offer.most));
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(heard > 0, "nobody bid in these games");
    }
}
