// Written by `cargo xtask content` from crates/logbook/content/tiles.json: change that.

use crate::Nation;
use crate::content::{Flag, Service, SpotSet, Tile};

/// The tiles, by number. How a cell is drawn: see `Spot::read`.
#[rustfmt::skip]
pub static TILES: [Tile; 24] = [
    Tile::new(1, ".b . .3 . . .D .n . # . .M . #x #p .m . . . .").port(Flag::Of(Nation::Holland), &[Service::Tavern, Service::Buy]).islands(&[SpotSet::of(&[8, 12, 13])]),
    Tile::new(2, ". . . . .D # #x . .b .m #p . . .n . .M .2 . .").port(Flag::Of(Nation::England), &[Service::Shipyard, Service::Buy]).islands(&[SpotSet::of(&[5, 6, 10])]),
    Tile::new(3, ". . . . #x . .n . # # .1 .b .A .m #p . . . .").port(Flag::Native, &[Service::Tavern, Service::Shipyard]).islands(&[SpotSet::of(&[4, 8, 9, 14])]),
    Tile::new(4, ". . .b . .m .M .n # #p . .5 . . # .D #x . . .").port(Flag::Of(Nation::France), &[Service::Tavern, Service::Buy]).islands(&[SpotSet::of(&[7, 8, 13]), SpotSet::of(&[15])]),
    Tile::new(5, ".*3 .*3 .3 .*5 .*5 .*3 .n .*5 #f .*5 .D*3 .b .*5 #p .m*3 . # .*3 .").port(Flag::Random, &[Service::Tavern, Service::Shipyard]).fort(Flag::Random).islands(&[SpotSet::of(&[8, 13, 16])]),
    Tile::new(6, ".*3 .*4 .*4 .*3 .2*4 #f .*4 .b .D*3 #p #x .5*3 .n .m*3 # .*3 . . .M").port(Flag::Random, &[Service::Tavern, Service::Buy]).fort(Flag::Random).islands(&[SpotSet::of(&[5, 9, 10, 14])]),
    Tile::new(7, ".b . .2 . . .D . . .n . .m .M . # #p . . #x .").port(Flag::Of(Nation::Spain), &[Service::Tavern, Service::Sell]).islands(&[SpotSet::of(&[13, 14, 17])]),
    Tile::new(8, ". . . . #p .m .M #x # . .D .n . .b .3 . . . .A").port(Flag::Of(Nation::France), &[Service::Tavern, Service::Shipyard, Service::Sell]).islands(&[SpotSet::of(&[4, 7, 8])]),
    Tile::new(9, ". . .2 . .3 .m .b . # #p .A . . # .n . #x . .").port(Flag::Native, &[Service::Tavern]).islands(&[SpotSet::of(&[8, 9, 13, 16])]),
    Tile::new(10, ". . .D #x #p .m .M . .b # . .n . .2 # . . . .").port(Flag::Of(Nation::Holland), &[Service::Shipyard, Service::Sell]).islands(&[SpotSet::of(&[3, 4, 9, 14])]),
    Tile::new(11, ". . .n . . . . . .w .k .M # . . . . . .b .").islands(&[SpotSet::of(&[11])]),
    Tile::new(12, ". . .A . . . .n . .2 .w .3 .b . .1 . . .5 . #x").islands(&[SpotSet::of(&[18])]),
    Tile::new(13, "#x . . . # # .A .3 .n # #p . . .D .m .M .b . .").port(Flag::Of(Nation::Spain), &[Service::Shipyard, Service::Buy]).islands(&[SpotSet::of(&[0, 4, 5, 9, 10])]),
    Tile::new(14, ". .*4 .*4 . .A*4 .m*5 # . .C*4 #p #f .*5 .n .*4 # .*5 . .*4 .b*4").port(Flag::Of(Nation::Pirates), &[Service::Tavern, Service::Shipyard]).fort(Flag::Of(Nation::Pirates)).islands(&[SpotSet::of(&[6, 9, 10, 14])]),
    Tile::new(15, ". . . . # . .n . # .3 .A .b .1 #p .m . . . .").port(Flag::Of(Nation::Pirates), &[Service::Tavern, Service::Shipyard, Service::Sell]).islands(&[SpotSet::of(&[4, 8, 13])]),
    Tile::new(16, ". . # . .n #x . .b .2 .3 . .C . #x .1 .A . . .b").islands(&[SpotSet::of(&[2, 5]), SpotSet::of(&[13])]),
    Tile::new(17, ". . .b . #p .m .n . #x . .w .M . .A . . . . .5").port(Flag::Native, &[Service::Shipyard]).islands(&[SpotSet::of(&[4, 8])]),
    Tile::new(18, ". . .3 . .m . .b . .A #p # .n . # #x . . . .").port(Flag::Native, &[Service::Tavern, Service::Shipyard]).islands(&[SpotSet::of(&[9, 10, 13, 14])]),
    Tile::new(19, ". #x . . .M # .C . .n . . .5 .b . .w . . . .").islands(&[SpotSet::of(&[1, 5])]),
    Tile::new(20, ". . #x . .m . .A . .D #p # .b . .M # .n .3 . .").port(Flag::Of(Nation::England), &[Service::Tavern, Service::Sell]).islands(&[SpotSet::of(&[2]), SpotSet::of(&[9, 10, 14])]),
    Tile::new(21, ". . .D . #p .m .b . .C #x .3 #x .n . # . . . .").port(Flag::Random, &[Service::Tavern, Service::Sell]).islands(&[SpotSet::of(&[4, 9, 14]), SpotSet::of(&[11])]),
    Tile::new(22, ". .n . . . . .b . .1 . .5 . . #p .m . # . #").port(Flag::Native, &[Service::Tavern, Service::Shipyard]).islands(&[SpotSet::of(&[13, 16]), SpotSet::of(&[18])]).optional(),
    Tile::new(23, ".b . .n . # # . . # # .b .C .b # # . . . .b").islands(&[SpotSet::of(&[4, 5, 8, 9, 13, 14])]).optional(),
    Tile::new(24, ". . . . . . .n . . .b . . . . . . . . .").optional().calm(),
];
