//! Situations made for a test.
//!
//! A sea can be drawn. Columns of hexagons stand two characters apart, and the cells of a column
//! two lines: a cell's neighbours to the north-east and south-east stand one line above and below
//! it, two characters to the right. The first character of the drawing is the cell (0, 0).
//!
//! ```text
//! .   .      (0,0)       (2,-1)
//!   #             (1,0)             `.` sea, `#` land, a digit a sandbank,
//! .   a      (0,1)       (2,0)      `a` to `d` seats' ships, `A` to `L` other ships
//! ```

use std::sync::Arc;

use engine::{Game, Log, Rng};

use crate::agenda::Item;
use crate::ask::Question;
use crate::board::Board;
use crate::chart::field::{Chart, Laid};
use crate::content::{Spot, TileId};
use crate::event::Event;
use crate::npc::Npc;
use crate::port::market::{Market, Ring, Stock};
use crate::port::stock::Markets;
use crate::sea::Weather;
use crate::state::Logbook;
use crate::turn::{OnTurn, Task};
use crate::{Action, Cell, Dir, Good, Goods, Nation, Options, Pc, Ship};

/// A situation, and what has been told since it was made.
pub(crate) struct Scene {
    pub game: Logbook,
    pub told: Vec<Event>,
}

impl Scene {
    /// Open sea of seven tiles, in a calm on the first day: nobody is at sea, nothing floats, and
    /// the first seat is at its menu.
    pub fn open_sea(options: Options) -> Scene {
        let mut game = Logbook::set_up(options, Rng::new(7), &mut Log::silent());
        game.round = 1;
        game.turn = OnTurn::of(Pc(0));
        game.agenda =
            [Item::Turn(Task::GoOn), Item::ask(Pc(0), Question::Menu)].into_iter().collect();
        game.weather = Weather {
            winds: game.weather.winds,
            events: game.weather.events,
            ..Weather::default()
        };
        game.tiles.iter_mut().for_each(|laid| laid.up = false);
        game.adrift.clear();
        game.boards.iter_mut().for_each(|board| board.start = None);
        game.npcs.clear();
        game.chart = Arc::new(Chart::open(game.tiles.len()));
        Scene { game, told: Vec::new() }
    }

    /// Light, two seats, on the open sea.
    pub fn light() -> Scene {
        Scene::open_sea(Options::default())
    }

    /// Expert, so many seats, on the open sea: each with a Nao, and empty places ashore.
    pub fn expert(seats: u8) -> Scene {
        Scene::of_cards(Options::expert(seats).expect("a table"))
    }

    /// By these options, in which ships are cards: each seat begins with a Nao.
    pub fn of_cards(options: Options) -> Scene {
        let mut scene = Scene::open_sea(options);
        for pc in Pc::all(options.seats()).filter(|pc| options.has_card(*pc)) {
            let card = if pc.0 % 2 == 0 { 1 + pc.0 / 2 } else { 8 + pc.0 / 2 };
            scene.game.take_ship(pc, card, [0; 2], &mut Log::silent());
        }
        scene.game.ashore = Default::default();
        scene.game.deal_npcs();
        scene.game.npcs.clear();
        scene
    }

    /// A drawn sea; whoever is drawn on it lies heading north.
    pub fn drawn(drawing: &str) -> Scene {
        let mut scene = Scene::light();
        for (line, text) in (0..).zip(drawing.lines()) {
            for (column, sign) in (0..).zip(text.chars()).filter(|(_, sign)| *sign != ' ') {
                scene.draw(Scene::cell(line, column), sign);
            }
        }
        scene
    }

    fn cell(line: i8, column: i8) -> Cell {
        assert!(column % 2 == 0 && (line - column / 2) % 2 == 0, "no cell at {line}, {column}");
        let q = column / 2;
        Cell::new(q, (line - q) / 2)
    }

    fn draw(&mut self, cell: Cell, sign: char) {
        let place = |sign: char, first: char| sign as u8 - first as u8;
        match sign {
            '.' => {}
            '#' => self.spot(cell, Spot::COAST),
            '1'..='5' => self.spot(cell, Spot::bank(place(sign, '0'))),
            'a'..='d' => self.pc(Pc(place(sign, 'a')), cell, Dir::NORTH),
            'A'..='L' => self.npc_at(cell, place(sign, 'A')),
            sign => panic!("nothing is drawn as {sign}"),
        }
    }

    /// What lies on a cell.
    pub fn spot(&mut self, cell: Cell, spot: Spot) {
        Arc::make_mut(&mut self.game.chart).put(cell, spot);
    }

    /// A seat's ship.
    pub fn pc(&mut self, pc: Pc, cell: Cell, heading: Dir) {
        let board = self.game.board_mut(pc);
        (board.cell, board.heading) = (Some(cell), heading);
    }

    /// The ships that sail by themselves are numbered as they are drawn; each begins as card 2.
    fn npc_at(&mut self, cell: Cell, at: u8) {
        while self.game.npcs.len() <= usize::from(at) {
            let came = self.game.npcs.len() as u16;
            self.game.npcs.push(Npc { card: 2, of: Pc(0), came, up: true, ..Npc::default() });
        }
        self.game.npc_mut(at).cell = Some(cell);
    }

    /// A ship that sails by itself, of this card, face up.
    pub fn npc(&mut self, card: u8, of: Pc, cell: Cell, heading: Dir) -> Ship {
        let at = self.game.npcs.len() as u8;
        self.npc_at(cell, at);
        let npc = self.game.npc_mut(at);
        (npc.card, npc.of, npc.heading) = (card, of, heading);
        Ship::Npc(at)
    }

    /// These tiles face up, in the slots of the spiral, each turned by so many sixths; the others
    /// face down. What is drawn at random is: flags, barrels.
    pub fn tiles(&mut self, tiles: &[(u8, u8)]) {
        let others = TileId::all().filter(|tile| {
            !tile.tile().optional && !tiles.iter().any(|(number, _)| *number == tile.number())
        });
        let named = tiles.iter().map(|(number, turned)| (TileId::new(*number), *turned));
        let all = named.chain(others.map(|tile| (tile, 0)));
        self.game.tiles =
            all.map(|(tile, turned)| Laid { tile, turned, ..Laid::default() }).collect();
        self.game.chart = Arc::new(Chart::of(&self.game.tiles));
        for slot in 0..tiles.len() as u8 {
            self.game.reveal(None, slot, &mut Log::silent());
            self.game.settle(&mut Log::silent());
        }
        self.game.adrift.clear();
    }

    /// A port of a nation, used from this cell; its land lies to the north.
    pub fn port(&mut self, mooring: Cell, nation: Nation) {
        let slot = self.game.chart.slot(mooring).expect("a cell of the map");
        self.game.tiles[slot as usize].port = Some(nation);
        let tile = self.game.tiles[slot as usize].tile;
        Arc::make_mut(&mut self.game.chart).moor(tile, mooring.to(Dir::NORTH), mooring);
    }

    /// A cell under the guns of the fortress of tile 5, which is this nation's.
    pub fn guns(&mut self, cell: Cell, nation: Nation) {
        let slot = self.game.chart.slot(cell).expect("a cell of the map");
        let tile = TileId::new(5);
        self.game.tiles[slot as usize] =
            Laid { tile, up: true, fort: Some(nation), ..Laid::default() };
        Arc::make_mut(&mut self.game.chart).name(tile, slot);
        self.spot(cell, Spot::under_guns(3));
    }

    /// The cell of a tile that lies face up, by its own index.
    pub fn on(&self, tile: u8, own: u8) -> Cell {
        self.game.chart.cell(TileId::new(tile), own).expect("the tile lies face up")
    }

    /// What may be done now.
    pub fn list(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.game.legal_actions(&mut list);
        list
    }

    /// May this be done now?
    pub fn offers(&self, action: Action) -> bool {
        self.list().contains(&action)
    }

    /// Does it, which must be legal, and goes on to the next question.
    pub fn act(&mut self, action: Action) -> &mut Scene {
        assert!(self.offers(action), "{action:?} is not among {:?}", self.list());
        let mut log = Log::new();
        self.game.apply(action, &mut log);
        self.told.extend(log.into_events());
        self
    }

    /// Does something that is no answer to a question, and goes on to the next one.
    pub fn run(&mut self, work: impl FnOnce(&mut Logbook, &mut Log<Event>)) -> &mut Scene {
        let mut log = Log::new();
        work(&mut self.game, &mut log);
        self.game.settle(&mut log);
        self.told.extend(log.into_events());
        self
    }

    /// The question at hand.
    pub fn asked(&self) -> Question {
        self.game.asked().question
    }

    /// Has something like this been told?
    pub fn heard(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(like)
    }
}

impl Scene {
    /// The first seat moored in the port of this tile, the only one on the map, with an empty
    /// market whose tiles lie in the order of the printed examples.
    pub fn in_port(tile: u8) -> Scene {
        Scene::light().at_port(tile)
    }

    /// The same in another scene.
    pub fn at_port(self, tile: u8) -> Scene {
        use Nation::{England, France, Holland, Spain};
        let mut scene = self;
        scene.tiles(&[(tile, 0)]);
        let mooring = scene.mooring();
        scene.pc(Pc(0), mooring, Dir::NORTH);
        let ring = Ring([England, France, Holland, Spain]);
        let market = Market { ring, stocks: [Stock::default(); 4] };
        scene.game.markets = Markets { market, supply: Goods::SUPPLY };
        scene
    }

    /// Where ships moor in the only port.
    pub fn mooring(&self) -> Cell {
        self.game.chart.harbours()[0].mooring
    }

    /// Calls at the port of this tile.
    pub fn call(&mut self, tile: u8) -> &mut Scene {
        self.act(Action::Port(tile))
    }

    /// A seat's board.
    pub fn board(&mut self, pc: Pc) -> &mut Board {
        self.game.board_mut(pc)
    }

    /// So many goods on the rows of a country, out of the supply.
    pub fn stock(&mut self, country: Nation, legal: u8, contraband: u8) {
        self.game.markets.supply[Good::of(country)] -= legal + contraband;
        self.game.markets.market.stocks[country.index()] = Stock { legal, contraband };
    }

    /// Goods in the hold of the first seat, out of the supply.
    pub fn load(&mut self, goods: Goods) {
        let there = self.game.take_from_supply(goods);
        let left = self.board(Pc(0)).hold.stow_all(there);
        assert!(left.is_empty(), "no room for {left:?}");
    }
}
