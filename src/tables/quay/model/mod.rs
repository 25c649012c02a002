//! What the table shows, as plain values: no signal, no DOM, no words.

mod auction;
mod foretold;
mod hand;
mod market;
mod scene;
mod stall;

use engine::{Eye, Match, Seat};
use quay::{Berth, Decision, Deck, Good, Goods, Loss, Phase, Quay};

pub use auction::{AuctionModel, Bidder, OfferModel, Stance};
pub use foretold::{Foretold, OptionModel};
pub use hand::{HandModel, hand};
pub use market::Stand;
pub use scene::{Picked, Reach, Scene, Thing, Touch, things};
pub use stall::{Fate, Stall};

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
    /// Who is asked.
    pub actor: Option<Seat>,
    /// Is it the viewer who is asked?
    pub yours: bool,
    /// The ships in port as the viewer sees them, with what touching them does.
    pub ships: Vec<(Berth, Reach)>,
    /// How many ships may still be loaded before the fleet leaves.
    pub to_departure: u8,
    /// What the viewer would lose then; nothing for a passer-by.
    pub loss: Option<Loss>,
    /// The piles of action cards.
    pub piles: Vec<Pile>,
    /// The cards in play: the row, then what lies in front of the seats.
    pub market: Vec<Stand>,
    /// The reserve, by kind, with what touching it does.
    pub reserve: Vec<Shelf>,
    /// In an exchange, what can be had: of the own hand, then of the other warehouses.
    pub partners: Vec<Partner>,
    /// The seats, from the one after the viewer on, the viewer last.
    pub stalls: Vec<Stall>,
    /// The auction at hand.
    pub auction: Option<AuctionModel>,
    /// The viewer's own offer, while it is asked for one.
    pub offer: Option<OfferModel>,
    /// What the viewer may do without touching a thing, and what it may not.
    pub options: Vec<OptionModel>,
    /// Could a Shelter be played now?
    pub may_shelter: bool,
    /// What the choice has been narrowed to.
    pub picked: Picked,
    /// What the drafted choice would bring.
    pub prospect: Option<Foretold>,
    /// How many seats there are.
    pub seats: u8,
}

/// A pile of action cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pile {
    /// Which.
    pub deck: Deck,
    /// How many cards it has left.
    pub left: u8,
    /// What touching it does.
    pub reach: Reach,
}

/// A kind of goods in the reserve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// Which.
    pub good: Good,
    /// How many are left.
    pub left: u8,
    /// What touching it does.
    pub reach: Reach,
}

/// A good to be had in an exchange.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Partner {
    /// Whose; the viewer's own seat for its own hand.
    pub seat: Seat,
    /// Which.
    pub good: Good,
    /// What touching it does.
    pub reach: Reach,
}

/// The table for an eye. `path` holds the places of a choice that is not confirmed yet; steps
/// from `since` on are new to the viewer.
pub fn table(
    game: &Match<Quay>,
    eye: Eye,
    picked: Picked,
    path: &[usize],
    since: usize,
) -> TableModel {
    let scene = Scene::of(game, eye, picked);
    let view = &scene.view;
    let you = match eye {
        Eye::Seat(seat) => Some(seat),
        _ => None,
    };
    // A passer-by sees cargoes without anybody's goods.
    let berths = match you {
        Some(seat) => view.berths(seat),
        None => view.port().iter().map(|ship| blank(*ship)).collect(),
    };
    let reach = |thing| scene.reach(thing);
    TableModel {
        turn: view.turn(),
        target: view.target(),
        phase: view.decision().phase(),
        decision: view.decision(),
        actor: view.actor(),
        yours: scene.is_yours(),
        ships: berths.into_iter().map(|berth| (berth, reach(Thing::Ship(berth.ship)))).collect(),
        to_departure: view.ships_to_departure(),
        loss: you.map(|seat| view.loss(seat)),
        piles: Deck::ACTIONS
            .map(|deck| Pile { deck, left: view.pile_size(deck), reach: reach(Thing::Pile(deck)) })
            .to_vec(),
        market: market::all(game, &scene, since),
        reserve: Good::ALL
            .map(|good| Shelf {
                good,
                left: view.reserve().count(good),
                reach: reach(Thing::Shelf(good)),
            })
            .to_vec(),
        partners: partners(&scene),
        stalls: stall::all(view, you),
        auction: auction::of(view),
        offer: auction::own_offer(&scene),
        options: foretold::options(&scene),
        may_shelter: scene.may_shelter(),
        picked: scene.picked,
        prospect: foretold::of_draft(game, &scene, path),
        seats: view.seats(),
    }
}

/// What an exchange could bring, while the viewer is asked for one.
fn partners(scene: &Scene) -> Vec<Partner> {
    let view = &scene.view;
    let Some(own) = view.actor().filter(|_| scene.is_yours()) else { return Vec::new() };
    if !matches!(view.decision(), Decision::Swap { .. }) {
        return Vec::new();
    }
    let goods = |seat: Seat| {
        let shown = view.seat(seat);
        let hand = shown.books.filter(|_| seat == own).map(|books| books.hand);
        if seat == own { hand.unwrap_or(Goods::NONE) } else { shown.store }
    };
    own.clockwise(view.seats())
        .flat_map(|seat| goods(seat).kinds().map(move |good| (seat, good)))
        .map(|(seat, good)| Partner { seat, good, reach: scene.reach(Thing::Partner(seat, good)) })
        .collect()
}

fn blank(ship: quay::Ship) -> Berth {
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
    use engine::{Rng, Setup, Turn};
    use quay::Action;

    use super::*;

    fn begun(seats: u8, seed: u64) -> Match<Quay> {
        let options = quay::Options::for_seats(seats).expect("a table");
        Match::new(Setup { options, seed })
    }

    fn shown(game: &Match<Quay>, seat: Seat) -> TableModel {
        table(game, Eye::Seat(seat), Picked::default(), &[], 0)
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
                let model = table(&game, eye, Picked::default(), &[index], 0);
                let step = matches!(
                    game.legal_actions()[index],
                    Action::Buy | Action::Income | Action::Load(_) | Action::Sell(..)
                );
                let before = hand(&game, eye, Picked::default(), &[]).expect("a hand");
                game.play_index(index).expect("a choice of the list");
                if let (Some(told), true) = (model.prospect, step) {
                    let after = hand(&game, eye, Picked::default(), &[]).expect("a hand");
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
        let model = table(&game, Eye::Table, Picked::default(), &[], 0);
        assert_eq!(hand(&game, Eye::Table, Picked::default(), &[]), None);
        assert!(model.loss.is_none() && !model.yours && model.options.is_empty());
        assert!(model.ships.iter().all(|(berth, reach)| {
            berth.stored.is_empty() && berth.in_hand.is_empty() && *reach == Reach::Refused
        }));
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
