//! Which enemy an NPC turns to, and why (L-219 to L-222, L-232).

use crate::content::Role;

/// A ship an NPC might turn to: an enemy that no rule excludes (L-218).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// Which ship, in whatever numbers the caller uses.
    pub id: u8,
    /// The role of an NPC; none for a seat's ship.
    pub role: Option<Role>,
    /// It is in line of sight.
    pub visible: bool,
    /// The NPC is in attack position on it already (L-223).
    pub in_position: bool,
    /// An attack position is within the NPC's movement.
    pub reachable: bool,
    /// Points to the nearest attack position, if there is a way.
    pub path: Option<u8>,
    /// How far it lies.
    pub distance: u8,
    /// A seat's reputation with the NPC's nation, a corsair's being the Pirates (L-222).
    pub reputation: i8,
    /// Its place in the order of activation, counted from the NPC (L-010).
    pub order: u8,
}

/// A target and how it came to be one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The ship.
    pub id: u8,
    /// It can be attacked this turn; otherwise it is merely the nearest (L-219).
    pub in_reach: bool,
    /// What decided.
    pub why: Why,
}

/// What decided between a target and the next best (L-221, L-222).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// There was no other.
    Alone,
    /// Its kind is preferred by the NPC's role (L-221, L-232).
    Kind,
    /// The worst reputation (L-222).
    Reputation,
    /// The nearest by path (L-219, L-222).
    Path,
    /// The nearest as the crow flies.
    Distance,
    /// The next to activate.
    Order,
}

/// In the order in which they are asked.
const CRITERIA: [Why; 5] = [Why::Kind, Why::Reputation, Why::Path, Why::Distance, Why::Order];

/// The target of an NPC: among enemies it can attack this turn, else, for a ship that hunts or
/// guards, among the nearest. A merchant attacks without moving (L-219, L-220, L-232).
pub fn target(role: Role, legend: bool, candidates: &[Candidate]) -> Option<Choice> {
    let attackable = |c: &Candidate| match role {
        Role::Merchant => c.in_position,
        Role::Aggressive | Role::Defensive => c.visible && (c.in_position || c.reachable),
    };
    let guarded = |c: &Candidate| role == Role::Aggressive && c.role == Some(Role::Defensive);
    let ranked = |wanted: &dyn Fn(&Candidate) -> bool| best(role, legend, candidates, wanted);
    let chosen = |in_reach| move |(id, why)| Choice { id, in_reach, why };

    // An aggressive ship leaves guards alone unless one lies alongside and nobody else is in reach.
    ranked(&|c| attackable(c) && !guarded(c))
        .or_else(|| ranked(&|c| attackable(c) && c.in_position))
        .map(chosen(true))
        .or_else(|| {
            let far = |c: &&Candidate| role != Role::Merchant && !guarded(c);
            let nearest = candidates.iter().filter(far).filter_map(|c| c.path).min()?;
            ranked(&|c| far(&c) && c.path == Some(nearest)).map(|(id, why)| {
                let others = candidates.iter().filter(far).count() > 1;
                let why = if why == Why::Alone && others { Why::Path } else { why };
                chosen(false)((id, why))
            })
        })
}

/// The best of the wanted ones, and the first criterion that sets it apart from the next best.
fn best(
    role: Role,
    legend: bool,
    candidates: &[Candidate],
    wanted: &dyn Fn(&Candidate) -> bool,
) -> Option<(u8, Why)> {
    let ranks = || {
        let wanted = candidates.iter().filter(|candidate| wanted(candidate));
        wanted.map(|candidate| (rank(role, legend, candidate), candidate.id))
    };
    let (first, id) = ranks().min()?;
    let why = match ranks().filter(|(_, other)| *other != id).min() {
        None => Why::Alone,
        Some((next, _)) => {
            let differing = first.iter().zip(next).position(|(one, other)| *one != other);
            differing.map_or(Why::Order, |at| CRITERIA[at])
        }
    };
    Some((id, why))
}

/// What the criteria say of a candidate, in their order; the least is the best.
type Rank = [u8; 5];

fn rank(role: Role, legend: bool, candidate: &Candidate) -> Rank {
    let reputation = match candidate.role {
        None if !legend => candidate.reputation.saturating_add(5).max(0).unsigned_abs(),
        _ => 0,
    };
    let path = candidate.path.unwrap_or(u8::MAX);
    [preference(role, candidate.role), reputation, path, candidate.distance, candidate.order]
}

/// The place of a kind of ship in the liking of a role, seats' ships first (L-221, L-232).
const fn preference(role: Role, kind: Option<Role>) -> u8 {
    let Some(kind) = kind else { return 0 };
    match (role, kind) {
        (Role::Aggressive, Role::Merchant)
        | (Role::Defensive, Role::Defensive)
        | (Role::Merchant, Role::Aggressive) => 1,
        (Role::Aggressive | Role::Defensive, Role::Aggressive)
        | (Role::Merchant, Role::Merchant) => 2,
        (Role::Aggressive | Role::Merchant, Role::Defensive)
        | (Role::Defensive, Role::Merchant) => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Candidate = Candidate {
        id: 1,
        role: None,
        visible: true,
        in_position: false,
        reachable: true,
        path: Some(3),
        distance: 4,
        reputation: 0,
        order: 1,
    };

    fn npc(id: u8, role: Role) -> Candidate {
        Candidate { id, role: Some(role), order: id, ..SEAT }
    }

    fn chosen(role: Role, candidates: &[Candidate]) -> Option<(u8, Why)> {
        target(role, false, candidates).map(|choice| (choice.id, choice.why))
    }

    #[test]
    fn the_worst_reputation_is_attacked_first() {
        let hated = |id, reputation| Candidate { id, reputation, order: id, ..SEAT };
        let candidates = [hated(1, -1), hated(2, -3), npc(3, Role::Merchant)];
        assert_eq!(chosen(Role::Aggressive, &candidates), Some((2, Why::Reputation)), "L-222");
        let legend = target(Role::Aggressive, true, &candidates).map(|choice| choice.id);
        assert_eq!(legend, Some(1), "L-222: legends skip it");
    }

    #[test]
    fn each_role_has_its_liking() {
        let roles = [Role::Merchant, Role::Aggressive, Role::Defensive];
        let all = roles.map(|role| npc(role as u8, role));
        let ships = all.map(|ship| Candidate { in_position: true, ..ship });
        assert_eq!(chosen(Role::Aggressive, &ships), Some((0, Why::Kind)), "L-221");
        assert_eq!(chosen(Role::Defensive, &ships), Some((2, Why::Kind)), "L-221");
        assert_eq!(chosen(Role::Merchant, &ships), Some((1, Why::Kind)), "L-232");
        assert_eq!(chosen(Role::Defensive, &ships[..2]), Some((1, Why::Kind)), "L-221");
        assert_eq!(chosen(Role::Aggressive, &ships[1..]), Some((1, Why::Alone)), "L-220");
        assert_eq!(chosen(Role::Merchant, &[ships[0], ships[2]]), Some((0, Why::Kind)), "L-232");
    }

    #[test]
    fn an_aggressive_ship_does_not_chase_guards() {
        let guard = npc(1, Role::Defensive);
        assert_eq!(chosen(Role::Aggressive, &[guard]), None, "L-220");
        let alongside = Candidate { in_position: true, path: Some(0), ..guard };
        assert_eq!(chosen(Role::Aggressive, &[alongside]), Some((1, Why::Alone)), "L-220");
        let merchant = npc(2, Role::Merchant);
        assert_eq!(chosen(Role::Aggressive, &[alongside, merchant]), Some((2, Why::Alone)));
    }

    #[test]
    fn with_nobody_in_reach_it_goes_for_the_nearest() {
        let seat = Candidate { reachable: false, path: Some(9), ..SEAT };
        let hidden = Candidate { visible: false, path: Some(7), ..npc(2, Role::Merchant) };
        let choice = target(Role::Defensive, false, &[seat, hidden]);
        assert_eq!(choice, Some(Choice { id: 2, in_reach: false, why: Why::Path }), "L-219");
        let cut_off = Candidate { path: None, ..seat };
        assert_eq!(chosen(Role::Defensive, &[cut_off]), None, "L-219: no way at all");
        assert_eq!(chosen(Role::Merchant, &[SEAT]), None, "L-232: it does not move to attack");
        let alone = target(Role::Defensive, false, &[seat]).map(|choice| choice.why);
        assert_eq!(alone, Some(Why::Alone));
    }

    #[test]
    fn ties_go_by_path_distance_and_order() {
        let (two, four) = (npc(2, Role::Merchant), npc(4, Role::Merchant));
        assert_eq!(chosen(Role::Defensive, &[four, two]), Some((2, Why::Order)), "L-222");
        let nearer = Candidate { distance: 2, ..four };
        assert_eq!(chosen(Role::Defensive, &[nearer, two]), Some((4, Why::Distance)), "L-222");
        let shorter = Candidate { path: Some(1), ..four };
        assert_eq!(chosen(Role::Defensive, &[two, shorter]), Some((4, Why::Path)), "L-222");
    }
}
