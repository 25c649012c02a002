//! What nobody sees tells nobody anything (5.9).

use engine::{Eye, Game, Log, Rng, Seat};

use crate::agenda::Item;
use crate::ask::Question;
use crate::chart::hex::Cell;
use crate::missions::Task;
use crate::missions::hand::Active;
use crate::missions::operation::OpList;
use crate::sea::adrift::{Adrift, Token};
use crate::state::Logbook;
use crate::trial::scene::Scene;
use crate::{Options, Pc};

fn eyes(game: &Logbook) -> [Eye; 2] {
    [Pc(0), Pc(1)].map(|pc| Eye::Seat(game.place(pc)))
}

/// A game begun, and the same after something was changed that lies face down.
fn changed(change: impl Fn(&mut Logbook)) -> [Logbook; 2] {
    let options = Options::standard(2).expect("a table");
    let game = Logbook::new(&options, Rng::new(4), &mut Log::silent());
    let mut other = game.clone();
    change(&mut other);
    assert_ne!(game, other, "something was changed");
    [game, other]
}

fn nobody_sees(change: impl Fn(&mut Logbook)) {
    let [game, other] = changed(change);
    for eye in [Eye::Seat(Seat(0)), Eye::Seat(Seat(1)), Eye::Table] {
        assert_eq!(game.observe(eye), other.observe(eye), "5.9: {eye:?}");
    }
    assert_ne!(game.observe(Eye::All), other.observe(Eye::All));
}

#[test]
fn nobody_sees_what_lies_face_down() {
    nobody_sees(|game| {
        let (one, two) = (game.tiles[5], game.tiles[9]);
        (game.tiles[5], game.tiles[9]) = (two, one);
    });
    nobody_sees(|game| game.tiles[7].turned = (game.tiles[7].turned + 1) % 6);
    nobody_sees(|game| game.weather.events.down.swap(0, 9));
    nobody_sees(|game| game.weather.winds.down.swap(0, 3));
    nobody_sees(|game| game.missions.down.swap(2, 40));
    nobody_sees(|game| game.treasure.cards[2] = (game.treasure.cards[2] + 1) % 3);
    nobody_sees(|game| game.streams.dice = Rng::new(99));
    nobody_sees(|game| {
        let kind = game.barrels[0];
        let other = game.barrels.iter().position(|token| *token != kind).expect("another kind");
        game.barrels.swap(0, other);
    });
    nobody_sees(|game| {
        // The ships of level 2 lie in the middle of the deck.
        let pile = &mut game.npc_deck.piles[0];
        let level = |card: u8| crate::content::CardNo::new(card).card().level;
        let twos: Vec<usize> = (0..pile.len()).filter(|at| level(pile[*at]) == 2).collect();
        pile.swap(twos[0], twos[1]);
    });
}

#[test]
fn the_npc_side_of_a_card_is_hidden_and_its_other_side_is_not() {
    // Cards 1 and 2 show the same ship to a seat, card 3 another.
    let with = |card: u8| {
        let mut scene = Scene::light();
        let ship = scene.npc(card, Pc(0), Cell::new(3, 3), crate::Dir::NORTH);
        let npc = scene.game.npc_mut(ship.npc().expect("it sails by itself"));
        (npc.up, npc.cell) = (false, None);
        npc.turn_face_down(card);
        let there = |at: &u8| [1, 2, 3].contains(at);
        scene.game.npc_deck.piles.iter_mut().for_each(|pile| pile.retain(|at| !there(at)));
        let others = [1, 2, 3].into_iter().filter(|other| *other != card);
        others.for_each(|other| scene.game.npc_deck.piles[0].push(other));
        scene.game
    };
    let [one, twin, other] = [1, 2, 3].map(with);
    for eye in eyes(&one) {
        assert_eq!(one.observe(eye), twin.observe(eye), "5.9");
        assert_ne!(one.observe(eye), other.observe(eye), "5.9: model, level and seal are seen");
    }
}

#[test]
fn a_secret_mission_is_known_to_its_owner_alone() {
    // P01 and P14 are secret.
    let with = |held: u8, piled: u8| {
        let mut scene = Scene::light();
        scene.game.missions.down.retain(|card| *card != held && *card != piled);
        scene.game.missions.down.push(piled);
        let active = Active { card: held, done: u8::from(held == 0), ..Active::default() };
        scene.game.board_mut(Pc(0)).missions.push(active);
        scene.game
    };
    let [game, other] = [with(0, 13), with(13, 0)];
    let [owner, rival] = eyes(&game);
    assert_eq!(game.observe(rival), other.observe(rival), "L-350");
    assert_ne!(game.observe(owner), other.observe(owner), "L-350");
    let view = game.observe(rival);
    assert_eq!(view.board(Pc(0)).missions.len(), 1, "5.9: their number is known");
    assert!(view.unseen_missions().any(|mission| mission.index() == 0));
}

#[test]
fn what_is_being_chosen_from_and_what_follows_from_it_is_seen_by_one() {
    let with = |drawn: [u8; 2]| {
        let mut scene = Scene::light();
        scene.game.missions.down.retain(|card| *card > 1);
        scene.game.drawn = drawn[..1].iter().copied().collect();
        scene.game.missions.down.push(drawn[1]);
        scene.game.ask(Pc(0), Question::KeepMission);
        scene.game
    };
    let [game, other] = [with([0, 1]), with([1, 0])];
    let [owner, rival] = eyes(&game);
    assert_eq!(game.observe(rival), other.observe(rival), "L-347");
    assert_ne!(game.observe(owner), other.observe(owner), "L-347");
    let waiting = |mission: u8, piled: u8| {
        let mut scene = Scene::light();
        scene.game.missions.down.retain(|card| *card != 0 && *card != 13);
        scene.game.missions.down.push(piled);
        let active = Active { card: mission, ..Active::default() };
        scene.game.board_mut(Pc(0)).missions.push(active);
        let list = OpList::Taken(mission);
        scene.game.push(Item::Mission(Task::Ops { pc: Pc(0), list, at: 0 }));
        scene.game.ask(Pc(0), Question::DropMission);
        scene.game
    };
    let [game, other] = [waiting(0, 13), waiting(13, 0)];
    assert_eq!(game.observe(rival), other.observe(rival), "L-350");
}

#[test]
fn barrels_are_unknown_until_they_are_picked_up() {
    let with = |kinds: [u8; 2]| {
        let mut scene = Scene::light();
        scene.game.barrels.retain(|kind| *kind > 1);
        scene.game.barrels.push(kinds[0]);
        let what = Token::Barrel(kinds[1]);
        scene.game.adrift.push(Adrift { cell: Cell::new(1, 1), what, left: None });
        scene.game
    };
    let [game, other] = [with([0, 1]), with([1, 0])];
    assert_eq!(game.observe(eyes(&game)[0]), other.observe(eyes(&game)[0]), "L-015");
}

#[test]
fn clues_and_digs_in_vain_say_where_the_treasure_may_be() {
    let options = Options::standard(2).expect("a table");
    let mut game = Logbook::new(&options, Rng::new(4), &mut Log::silent());
    let (_, index) = game.treasure.place().expect("it lies somewhere");
    game.board_mut(Pc(0)).clues = 1;
    game.treasure.wrong = 0b101_0101_0101_0101_0101 & !(1 << index);
    let [owner, rival] = eyes(&game);
    assert_eq!(game.observe(owner).treasure(), [Some(game.treasure.cards[0]), None, None], "L-422");
    assert_eq!(game.observe(rival).treasure(), [None; 3], "L-422");
    let mut rng = Rng::new(8);
    for eye in [owner, rival] {
        let view = game.observe(eye);
        for _ in 0..40 {
            let world = Logbook::determinize(&view, &mut rng);
            let (_, at) = world.treasure.place().expect("L-423");
            assert_eq!(world.treasure.wrong >> at & 1, 0, "L-424");
            assert!(eye == rival || world.treasure.cards[0] == game.treasure.cards[0], "L-422");
        }
    }
}

#[test]
fn an_imagined_world_has_every_card_and_token_once() {
    let options = Options::standard(3).expect("a table");
    let game = Logbook::new(&options, Rng::new(4), &mut Log::silent());
    let view = game.observe(Eye::Seat(Seat(1)));
    let mut rng = Rng::new(1);
    for _ in 0..20 {
        let world = Logbook::determinize(&view, &mut rng);
        let sorted = |mut cards: Vec<u8>| {
            cards.sort_unstable();
            cards
        };
        let tiles = |game: &Logbook| sorted(game.tiles.iter().map(|l| l.tile.number()).collect());
        assert_eq!(tiles(&world), tiles(&game), "L-013");
        let missions = |game: &Logbook| sorted(game.missions.down.to_vec());
        assert_eq!(missions(&world), missions(&game), "L-357");
        let ships = |game: &Logbook| {
            let decks = game.npc_deck.piles.iter().flat_map(|pile| pile.to_vec());
            sorted(decks.chain(game.npcs.iter().map(|npc| npc.card)).collect())
        };
        assert_eq!(ships(&world), ships(&game), "L-025");
        let barrels = |game: &Logbook| {
            let afloat = game.adrift.iter().filter_map(|adrift| match adrift.what {
                Token::Barrel(kind) => Some(kind),
                _ => None,
            });
            sorted(afloat.chain(game.barrels.to_vec()).collect())
        };
        assert_eq!(barrels(&world), barrels(&game), "L-104");
    }
}
