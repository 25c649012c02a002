//! Positions and moves written as the worked examples of the rules write them.

use engine::{Game, Log, Rng, Seat, Turn};
use quay::{
    Account, Action, Card, Decision, Deck, Front, Goods, Place, Position, Quay, STARTING_GOLD, Ship,
};

pub fn card(name: &str) -> Card {
    Card::parse(name).unwrap_or_else(|| panic!("{name} is a card"))
}

pub fn ship(name: &str) -> Ship {
    Ship::parse(name).unwrap_or_else(|| panic!("{name} is a ship"))
}

pub fn goods(letters: &str) -> Goods {
    Goods::parse(letters).unwrap_or_else(|| panic!("{letters} are goods"))
}

fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

fn ships(names: &str) -> Vec<Ship> {
    names.split_whitespace().map(ship).collect()
}

/// A position in the making: 22 gold each, empty hands and warehouses, seat 0 first and to act,
/// three ships in port that ask for four of a kind, all goods and cards not named elsewhere in
/// the reserve and in the piles.
pub struct Scene {
    position: Position,
    reserve: Option<[u8; 4]>,
    empty: Vec<Deck>,
}

impl Scene {
    pub fn at(decision: Decision, seats: usize) -> Scene {
        let account = Account { gold: STARTING_GOLD, ..Account::default() };
        let position = Position {
            target: if seats == 2 { 60 } else { 50 },
            turn: 1,
            first: Seat(0),
            decision,
            to_act: Seat(0),
            seats: vec![account; seats],
            reserve: Goods::NONE,
            port: ships("L01 L02 L03"),
            row: Vec::new(),
            discard: Vec::new(),
            ship_discard: Vec::new(),
            piles: Default::default(),
            ship_piles: Default::default(),
        };
        Scene { position, reserve: None, empty: Vec::new() }
    }

    fn seat(mut self, seat: usize, change: impl FnOnce(&mut Account)) -> Scene {
        change(&mut self.position.seats[seat]);
        self
    }

    fn table(mut self, change: impl FnOnce(&mut Position)) -> Scene {
        change(&mut self.position);
        self
    }

    pub fn gold(self, seat: usize, gold: u16) -> Scene {
        self.seat(seat, |account| account.gold = gold)
    }

    pub fn hand(self, seat: usize, letters: &str) -> Scene {
        self.seat(seat, |account| account.hand = goods(letters))
    }

    pub fn store(self, seat: usize, letters: &str) -> Scene {
        self.seat(seat, |account| account.store = goods(letters))
    }

    pub fn specials(self, seat: usize, names: &str) -> Scene {
        self.seat(seat, |account| account.specials = cards(names))
    }

    pub fn fresh(self, seat: usize, names: &str) -> Scene {
        self.seat(seat, |account| account.fresh = cards(names))
    }

    pub fn conserve(self, seat: usize, names: &str) -> Scene {
        self.seat(seat, |account| account.conserve = cards(names))
    }

    pub fn ships(self, seat: usize, names: &str) -> Scene {
        self.seat(seat, |account| account.ships = ships(names))
    }

    pub fn up(self, seat: usize, name: &str) -> Scene {
        self.seat(seat, |account| account.front = Front::Card { card: card(name), up: true })
    }

    pub fn used(self, seat: usize) -> Scene {
        self.seat(seat, |account| account.used = true)
    }

    pub fn acts(self, seat: u8) -> Scene {
        self.table(|position| position.to_act = Seat(seat))
    }

    pub fn turn(self, turn: u8) -> Scene {
        self.table(|position| position.turn = turn)
    }

    pub fn port(self, names: &str) -> Scene {
        self.table(|position| position.port = ships(names))
    }

    pub fn row(self, names: &str) -> Scene {
        self.table(|position| position.row = cards(names))
    }

    pub fn discard(self, names: &str) -> Scene {
        self.table(|position| position.discard = cards(names))
    }

    pub fn reserve(mut self, counts: [u8; 4]) -> Scene {
        self.reserve = Some(counts);
        self
    }

    pub fn empty(mut self, deck: Deck) -> Scene {
        self.empty.push(deck);
        self
    }

    pub fn position(mut self) -> Position {
        let position = &mut self.position;
        let held = (position.seats.iter())
            .fold(Goods::NONE, |sum, account| sum + account.hand + account.store);
        position.reserve = self.reserve.map_or_else(|| Goods::BOX - held, Goods::of);
        let used = |card: &Card| {
            position.row.contains(card)
                || position.discard.contains(card)
                || position.seats.iter().any(|account| {
                    let own = [&account.specials, &account.fresh, &account.conserve];
                    own.iter().any(|list| list.contains(card))
                        || matches!(account.front, Front::Card { card: front, .. } if front == *card)
                })
        };
        let free: Vec<Card> = Card::all().filter(|card| !used(card)).collect();
        for (pile, deck) in position.piles.iter_mut().zip(Deck::ACTIONS) {
            let left =
                free.iter().filter(|card| card.deck() == deck && !self.empty.contains(&deck));
            *pile = left.copied().collect();
        }
        let sailed = |ship: &Ship| {
            position.port.contains(ship)
                || position.seats.iter().any(|account| account.ships.contains(ship))
        };
        let free: Vec<Ship> = Ship::all().filter(|ship| !sailed(ship)).collect();
        for (pile, deck) in position.ship_piles.iter_mut().zip([Deck::Large, Deck::Small]) {
            *pile = free.iter().filter(|ship| ship.deck() == deck).copied().collect();
        }
        self.position
    }

    pub fn play(self) -> Table {
        let position = self.position();
        let quay = position.play(Rng::new(0));
        Table(quay.unwrap_or_else(|error| panic!("{error:?} in {position:?}")))
    }
}

/// A game under test.
pub struct Table(pub Quay);

impl Table {
    /// Plays moves written as in the rules: `take P01, bid 0, offer 4`.
    pub fn plays(mut self, moves: &str) -> Table {
        for name in moves.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let legal = self.legal();
            let action = legal.iter().find(|action| word(**action) == name);
            let action = action.unwrap_or_else(|| panic!("{name} is not among {}", self.list()));
            self.0.apply(*action, &mut Log::silent());
        }
        self
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.0.legal_actions(&mut legal);
        legal
    }

    /// The list, written the same way.
    pub fn list(&self) -> String {
        self.legal().into_iter().map(word).collect::<Vec<_>>().join(", ")
    }

    pub fn to_act(&self) -> Option<u8> {
        self.0.to_act().seat().map(|seat| seat.0)
    }

    pub fn seat(&self, seat: usize) -> Account {
        self.0.position().seats[seat].clone()
    }

    pub fn position(&self) -> Position {
        self.0.position()
    }

    pub fn decision(&self) -> Decision {
        self.0.position().decision
    }

    pub fn winners(&self) -> Option<Vec<u8>> {
        match self.0.to_act() {
            Turn::Over(outcome) => Some(outcome.winners().map(|seat| seat.0).collect()),
            Turn::Act(_) => None,
        }
    }

    /// The warehouses in seat order: `S C PP`.
    pub fn stores(&self) -> String {
        let seats = self.0.position().seats;
        seats.iter().map(|account| format!("{:?}", account.store)).collect::<Vec<_>>().join(" ")
    }

    pub fn gold(&self) -> Vec<u16> {
        self.0.position().seats.iter().map(|account| account.gold).collect()
    }
}

pub fn down(name: &str) -> Front {
    Front::Card { card: card(name), up: false }
}

pub fn up(name: &str) -> Front {
    Front::Card { card: card(name), up: true }
}

/// An action in the words of section 6 of the rules.
pub fn word(action: Action) -> String {
    let place = |place| if place == Place::Hand { "hand" } else { "store" };
    match action {
        Action::Good(good) => format!("good {good:?}"),
        Action::Draw(deck) => format!("draw {}", deck.letter()),
        Action::Take(card) => format!("take {card:?}"),
        Action::Bid(seat) => format!("bid {}", seat.0),
        Action::Shelter(card) => format!("shelter {card:?}"),
        Action::Steal(seat) => format!("steal {}", seat.0),
        Action::Offer(gold) => format!("offer {gold}"),
        Action::Decline => "decline".into(),
        Action::Accept(seat) => format!("accept {}", seat.0),
        Action::Pay(seat) => format!("pay {}", seat.0),
        Action::Buy => "buy".into(),
        Action::Store => "store".into(),
        Action::Ship => "ship".into(),
        Action::Income => "income".into(),
        Action::Special(card) => format!("special {card:?}"),
        Action::Done => "done".into(),
        Action::Stop => "stop".into(),
        Action::Load(ship) => format!("load {ship:?}"),
        Action::Swap { give, with, take } => format!("swap {give:?} {} {take:?}", with.0),
        Action::Sell(at, good) => format!("sell {} {good:?}", place(at)),
        Action::Protect(at, good) => format!("protect {} {good:?}", place(at)),
        Action::Spoil(good) => format!("spoil {good:?}"),
    }
}
