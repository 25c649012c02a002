//! What the seats made of their action cards.

use engine::{BySeat, Eye, Game, Log, Match};
use quay::{Action, Face, Quay, View};

use crate::spoken::Habits;

/// Looks at every seat when it is done with its turn, and at every card it carried out before.
pub fn of(game: &Match<Quay>) -> BySeat<Habits> {
    let mut habits = BySeat::<Habits>::new(game.seats());
    let mut state = game.state_at(0);
    for step in game.steps() {
        let habit = &mut habits[step.seat];
        match step.action {
            Action::Buy | Action::Store | Action::Ship | Action::Income => habit.used += 1,
            Action::Done => match left(&state.observe(Eye::Seat(step.seat)), &state) {
                Left::Usable => habit.unused += 1,
                Left::Useless => habit.useless += 1,
                Left::Nothing => {}
            },
            _ => {}
        }
        state.apply(step.action, &mut Log::silent());
    }
    habits
}

/// What lies before a seat that is done.
enum Left {
    Nothing,
    Usable,
    Useless,
}

fn left(view: &View, state: &Quay) -> Left {
    let seat = view.to_act().map(|seat| view.seat(seat)).filter(|seat| !seat.acted);
    let Some(card) = seat.and_then(|seat| seat.front.card()) else { return Left::Nothing };
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let usable = match card.face() {
        // It may be carried out even if the reserve has nothing of it.
        Face::Purchase(goods) => !view.reserve().common(goods).is_empty(),
        Face::Storage { .. } => legal.contains(&Action::Store),
        Face::Transport { .. } => legal.contains(&Action::Income),
        _ => return Left::Nothing,
    };
    if usable { Left::Usable } else { Left::Useless }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Rng, Setup, Turn};

    /// A random game, but at the menu one always does the same.
    fn played(at_menu: impl Fn(&[Action]) -> Option<usize>) -> Habits {
        let mut game = Match::new(Setup::<Quay> { options: Default::default(), seed: 5 });
        let mut rng = Rng::new(5);
        while let Turn::Act(_) = game.to_act() {
            let legal = game.legal_actions();
            let menu = at_menu(legal).filter(|_| legal.contains(&Action::Done));
            let index = menu.unwrap_or_else(|| rng.below(legal.len() as u32) as usize);
            game.play_index(index).expect("an entry of the list is playable");
        }
        of(&game)[engine::Seat(0)]
    }

    #[test]
    fn who_is_done_at_once_leaves_all_cards_unused() {
        let idle = played(|legal| legal.iter().position(|action| *action == Action::Done));
        assert!(idle.used == 0 && idle.unused > 20 && idle.useless > 0, "{idle:?}");
    }

    #[test]
    fn who_does_what_can_be_done_leaves_none() {
        let carries_out =
            |action: &Action| matches!(action, Action::Buy | Action::Store | Action::Income);
        let busy = played(|legal| legal.iter().position(carries_out));
        assert!(busy.used > 20 && busy.unused == 0, "{busy:?}");
    }
}
