// Written by `cargo xtask content` from crates/logbook/content/captains.json: change that.

use crate::content::{Captain, CaptainCard};
use crate::{Flags, Nation};

/// The captains, in the order of `Captain`.
#[rustfmt::skip]
pub static CAPTAINS: [CaptainCard; 31] = [
    CaptainCard { captain: Captain::Teach, flags: Flags::of(Nation::Pirates), board_b_only: false },
    CaptainCard { captain: Captain::Bellamy, flags: Flags::of(Nation::Pirates), board_b_only: false },
    CaptainCard { captain: Captain::Cabeza, flags: Flags::of(Nation::Pirates), board_b_only: true },
    CaptainCard { captain: Captain::Roberts, flags: Flags::of(Nation::Pirates), board_b_only: true },
    CaptainCard { captain: Captain::Every, flags: Flags::of(Nation::Pirates), board_b_only: false },
    CaptainCard { captain: Captain::Omalley, flags: Flags::of(Nation::Pirates), board_b_only: false },
    CaptainCard { captain: Captain::Read, flags: Flags::of(Nation::Pirates), board_b_only: true },
    CaptainCard { captain: Captain::Fadel, flags: Flags::corsair(Nation::Spain), board_b_only: false },
    CaptainCard { captain: Captain::Rackham, flags: Flags::of(Nation::Pirates), board_b_only: true },
    CaptainCard { captain: Captain::Bonny, flags: Flags::of(Nation::Pirates), board_b_only: true },
    CaptainCard { captain: Captain::Magallanes, flags: Flags::of(Nation::Spain), board_b_only: false },
    CaptainCard { captain: Captain::Somodevilla, flags: Flags::of(Nation::Spain), board_b_only: false },
    CaptainCard { captain: Captain::Lezo, flags: Flags::of(Nation::Spain), board_b_only: true },
    CaptainCard { captain: Captain::Barcelo, flags: Flags::of(Nation::Spain), board_b_only: true },
    CaptainCard { captain: Captain::Tofino, flags: Flags::of(Nation::Spain), board_b_only: false },
    CaptainCard { captain: Captain::Soto, flags: Flags::of(Nation::Spain), board_b_only: false },
    CaptainCard { captain: Captain::Barret, flags: Flags::of(Nation::France), board_b_only: true },
    CaptainCard { captain: Captain::Laperouse, flags: Flags::of(Nation::France), board_b_only: false },
    CaptainCard { captain: Captain::Roussin, flags: Flags::of(Nation::France), board_b_only: false },
    CaptainCard { captain: Captain::Levassor, flags: Flags::of(Nation::France), board_b_only: false },
    CaptainCard { captain: Captain::Annebault, flags: Flags::of(Nation::France), board_b_only: false },
    CaptainCard { captain: Captain::Duff, flags: Flags::of(Nation::England), board_b_only: false },
    CaptainCard { captain: Captain::Snell, flags: Flags::of(Nation::England), board_b_only: false },
    CaptainCard { captain: Captain::Myngs, flags: Flags::of(Nation::England), board_b_only: false },
    CaptainCard { captain: Captain::Byron, flags: Flags::of(Nation::England), board_b_only: true },
    CaptainCard { captain: Captain::Maynard, flags: Flags::of(Nation::England), board_b_only: false },
    CaptainCard { captain: Captain::Tromp, flags: Flags::of(Nation::Holland), board_b_only: false },
    CaptainCard { captain: Captain::Hein, flags: Flags::of(Nation::Holland), board_b_only: false },
    CaptainCard { captain: Captain::Callenburgh, flags: Flags::of(Nation::Holland), board_b_only: false },
    CaptainCard { captain: Captain::Almonde, flags: Flags::of(Nation::Holland), board_b_only: false },
    CaptainCard { captain: Captain::Evertsen, flags: Flags::of(Nation::Holland), board_b_only: false },
];
