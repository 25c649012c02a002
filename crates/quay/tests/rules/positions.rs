//! Positions read from outside: complete, or refused.

use engine::{Match, Rng, Seat, Setup, Turn};
use quay::{Account, BadPosition, Decision, Front, Goods, Options, Position, Quay};

use crate::common::{Scene, card, goods, ship};

#[test]
fn what_is_written_down_is_read_back() {
    for seed in 0..6 {
        let options = Options::for_seats(2 + (seed % 3) as u8).expect("a table size");
        let mut game = Match::new(Setup::<Quay> { options, seed });
        let mut rng = Rng::new(seed);
        while let Turn::Act(_) = game.to_act() {
            let position = game.state().position();
            let open =
                matches!(position.decision, Decision::Draw | Decision::Choose | Decision::Menu);
            match position.play(Rng::new(0)) {
                Ok(read) => {
                    assert_eq!(read.position(), position);
                    let mut list = Vec::new();
                    engine::Game::legal_actions(&read, &mut list);
                    assert_eq!(list, game.legal_actions());
                }
                Err(error) => assert!(!open, "{error:?} for {position:?}"),
            }
            let index = rng.below(game.legal_actions().len() as u32);
            game.play_index(index as usize).expect("an entry of the list is playable");
        }
    }
}

type Change = fn(&mut Position);

#[test]
fn what_cannot_be_is_refused() {
    let menu = || Scene::at(Decision::Menu, 2).up(0, "P01").position();
    let draw = || Scene::at(Decision::Draw, 2).position();
    let choose = || Scene::at(Decision::Choose, 2).row("P01 T01").position();
    let cases: [(Position, Change, BadPosition); 20] = [
        (menu(), |p| p.seats.truncate(1), BadPosition::Seats),
        (menu(), |p| p.seats = vec![Account::default(); 5], BadPosition::Seats),
        (menu(), |p| p.target = 0, BadPosition::Target),
        (menu(), |p| p.turn = 101, BadPosition::Turn),
        (menu(), |p| p.first = Seat(2), BadPosition::NoSuchSeat),
        (menu(), |p| p.to_act = Seat(9), BadPosition::NoSuchSeat),
        (menu(), |p| p.decision = Decision::Decide, BadPosition::Decision),
        (menu(), |p| p.seats[1].gold = 60_000, BadPosition::Gold(Seat(1))),
        (menu(), |p| p.seats[0].hand = goods("A"), BadPosition::Goods),
        (
            menu(),
            |p| {
                p.reserve = Goods::NONE;
                p.seats[0].store = goods("AAAAACCCC");
            },
            BadPosition::Warehouse(Seat(0)),
        ),
        (menu(), |p| p.discard = vec![card("P01")], BadPosition::Twice(card("P01"))),
        (menu(), |p| p.seats[0].ships = vec![ship("L01")], BadPosition::ShipTwice(ship("L01"))),
        (
            menu(),
            |p| p.seats[1].specials = p.piles[0].drain(..1).collect(),
            BadPosition::Misplaced(card("P02")),
        ),
        (menu(), |p| p.piles.swap(0, 1), BadPosition::Misplaced(card("S01"))),
        (menu(), |p| p.ship_piles.swap(0, 1), BadPosition::ShipMisplaced(ship("K01"))),
        (menu(), |p| p.seats[1].front = Front::Money(3), BadPosition::Front(Seat(1))),
        (menu(), |p| p.port.extend(p.ship_piles[0].drain(..5)), BadPosition::Port),
        (draw(), |p| p.row = p.piles[0].drain(..2).collect(), BadPosition::Row),
        (draw(), |p| p.to_act = Seat(1), BadPosition::ToAct),
        (choose(), |p| p.to_act = Seat(1), BadPosition::ToAct),
    ];
    for (mut position, change, error) in cases {
        assert!(position.play(Rng::new(0)).is_ok());
        change(&mut position);
        assert_eq!(position.play(Rng::new(0)).err(), Some(error));
    }
}
