//! What a destroyed ship leaves, and how it comes back (L-155 to L-157, L-167, L-171).

use super::destruction::Fate;
use crate::Goods;
use crate::board::layout::Layout;
use crate::content::Loot;

/// Fame for destroying a ship (L-155, L-156).
pub const FAME: u8 = 1;

/// From an NPC: all the doubloons printed and gained, a clue if it shows one, and half of its goods
/// per kind, printed and gained added up, unless it burnt (L-155, L-157). Crew is for those who
/// capture it.
pub fn of_npc(fate: Fate, printed: Loot, gained: Loot) -> Loot {
    Loot {
        money: printed.money + gained.money,
        goods: share(fate, printed.goods.plus(gained.goods)),
        crew: 0,
        clue: printed.clue || gained.clue,
    }
}

/// From a seat's ship: half of its goods per kind, unless it burnt, and never money (L-156, L-157).
pub fn of_pc(fate: Fate, goods: Goods) -> Loot {
    Loot::NONE.goods(share(fate, goods))
}

fn share(fate: Fate, goods: Goods) -> Goods {
    if fate.counts_as_sunk() { goods.halved() } else { Goods::NONE }
}

/// The water damage of a ship that comes back; one less with Spain's advantage (L-167, L-271).
pub const fn damage_on_return(layout: Layout, spain: bool) -> u8 {
    layout.damage_icons() - spain as u8
}

/// The crew of a ship that comes back: as at the start and one a boat, within the capacity (L-171).
pub fn crew_on_return(layout: Layout, boats: u8, capacity: u8) -> u8 {
    (layout.crew() + boats).min(capacity)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Good;
    use crate::board::damage::Damage;

    #[test]
    fn the_destroyer_takes_all_the_money_and_half_the_goods() {
        let printed = Loot::NONE.money(2000).good(Good::Tea, 3).crew(2).clue();
        let gained = Loot::NONE.money(1000).goods(Goods::new([1, 0, 0, 0, 0, 1]));
        let sunk = of_npc(Fate::Sunk, printed, gained);
        let all_money = Loot::NONE.money(3000).clue();
        let half = all_money.goods(Goods::new([2, 0, 0, 0, 0, 1]));
        assert_eq!(sunk, half, "L-155, L-004");
        assert_eq!(of_npc(Fate::Collapsed(Damage::Water), printed, gained), half, "L-153");
        assert_eq!(of_npc(Fate::Burnt, printed, gained), all_money, "L-157");
    }

    #[test]
    fn a_seat_keeps_its_money() {
        let goods = Goods::of(Good::Sugar, 5);
        assert_eq!(of_pc(Fate::Sunk, goods), Loot::NONE.good(Good::Sugar, 2), "L-156");
        assert!(of_pc(Fate::Burnt, goods).is_none(), "L-157");
    }

    #[test]
    fn a_ship_comes_back_damaged_with_a_small_crew() {
        let small = Layout::new(1, 4);
        assert_eq!((damage_on_return(small, false), crew_on_return(small, 0, 10)), (2, 3), "L-167");
        let great = Layout::new(3, 6);
        assert_eq!((damage_on_return(great, true), crew_on_return(great, 2, 12)), (5, 7), "L-271");
        assert_eq!(crew_on_return(great, 4, 6), 6, "L-171: at most the capacity");
    }
}
