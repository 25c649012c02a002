//! The rules, each beside its kin, in the order of a game.

pub(crate) mod board;
pub(crate) mod crewing;
pub(crate) mod dock;
pub(crate) mod ending;
pub(crate) mod explore;
pub(crate) mod fleet;
pub(crate) mod flow;
pub(crate) mod homes;
pub(crate) mod menu;
pub(crate) mod placing;
pub(crate) mod port;
pub(crate) mod ram;
pub(crate) mod repair;
pub(crate) mod reveal;
pub(crate) mod sail;
pub(crate) mod shoot;
pub(crate) mod sink;
pub(crate) mod tow;
pub(crate) mod transfer;
pub(crate) mod turn;
