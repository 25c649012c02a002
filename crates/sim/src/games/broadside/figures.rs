//! How long games were, who won them, and whether captains knew what they wanted.

use broadside::cards::Preset;
use broadside::{Action, Broadside, Place, Point, Rule, Ship, View};
use engine::{Clock, Eye, Game, Log, Match, Seat, Turn};

use crate::spoken::Figure;

/// A laden derelict that nobody touches for so many rounds was forgotten.
const FORGOTTEN: u32 = 6;

/// What a finished game tells.
pub fn of(game: &Match<Broadside>) -> Vec<Figure> {
    let view = game.view(Eye::All);
    let (Turn::Over(outcome), Some(ended)) = (game.to_act(), view.ended()) else {
        return Vec::new();
    };
    let won = |seat: Seat| u64::from(outcome.winners().any(|winner| winner == seat));
    let limit = u64::from(ended.rule == Rule::RoundLimit);
    let mut figures = vec![
        Figure::much("rounds", view.round().into()),
        Figure::often("ended at the round limit", limit, 1),
        Figure::often("won by the first player", won(view.first()), 1),
    ];
    for seat in Seat::all(view.seats()) {
        if let Some(preset) = preset_of(&view, seat) {
            let name = format!("won with fleet F{}", preset.index() + 1);
            figures.push(Figure::often(&name, won(seat), 1));
        }
    }
    let purpose = purpose(game);
    figures.push(Figure::often("winning gold went home", purpose.homeward, purpose.winning));
    let forgotten = u64::from(purpose.forgotten);
    figures.push(Figure::often("a laden derelict was forgotten", forgotten, 1));
    figures
}

fn preset_of(view: &View, seat: Seat) -> Option<Preset> {
    let own = view.ships().iter().filter(|ship| ship.owner == seat);
    let own: Vec<_> = own.map(|ship| ship.id).collect();
    Preset::all().find(|preset| preset.ships() == own)
}

/// What captains made of what was plain to see.
#[derive(Default)]
struct Purpose {
    /// Turns that began with gold aboard that would win, and a ship free to sail.
    winning: u64,
    /// Of these, the ones after which it was at home or nearer.
    homeward: u64,
    /// Was a laden derelict left alone for long?
    forgotten: bool,
}

fn purpose(game: &Match<Broadside>) -> Purpose {
    let mut purpose = Purpose::default();
    let mut state = game.state_at(0);
    let mut clock = Clock::default();
    let mut bound: Vec<Bound> = Vec::new();
    let mut adrift = vec![0; game.view(Eye::All).ships().len()];
    for step in game.steps() {
        if step.clock != clock && step.clock.round > 0 {
            let view = state.observe(Eye::All);
            purpose.homeward +=
                bound.drain(..).filter(|bound| bound.came_nearer(&view)).count() as u64;
            if step.clock.round != clock.round {
                purpose.forgotten |= drifts(&view, &mut adrift);
            }
            bound = winning(&view, &state);
            purpose.winning += bound.len() as u64;
            clock = step.clock;
        }
        state.apply(step.action, &mut Log::silent());
    }
    let view = state.observe(Eye::All);
    purpose.homeward += bound.iter().filter(|bound| bound.came_nearer(&view)).count() as u64;
    purpose
}

/// A ship whose gold would win.
struct Bound {
    ship: u8,
    home: Point,
    from: Point,
    gold: u16,
}

impl Bound {
    /// Has she unloaded, or come nearer to her home?
    fn came_nearer(&self, view: &View) -> bool {
        let ship = view.ships()[usize::from(self.ship)];
        let nearer = ship.pose.at.square_to(self.home) < self.from.square_to(self.home);
        view.ended().is_some() || view.gold(ship.controller) > self.gold || nearer
    }
}

/// The ships of the seat to move that carry enough to win and may sail (B-60, B-150).
fn winning(view: &View, state: &Broadside) -> Vec<Bound> {
    let seat = view.active();
    let home = view.islands().iter().find(|isle| isle.home == Some(seat));
    let Some(home) = home.filter(|_| view.seats() == 2).map(|isle| isle.land.at) else {
        return Vec::new();
    };
    let gold = view.gold(seat);
    let bound = |ship: u8, there: &Ship| {
        let wins = 2 * (gold + coins(view, ship)) > view.initial_gold();
        // Who casts off sets out with her stern first (B-59), away from where she looks.
        let at_sea = there.is_afloat() && there.docked.is_none();
        let ready = wins && there.controller == seat && at_sea;
        (ready && is_free(state, ship)).then_some(Bound { ship, home, from: there.pose.at, gold })
    };
    (0..).zip(view.ships()).filter_map(|(ship, there)| bound(ship, there)).collect()
}

/// Is a move among what she may do?
fn is_free(state: &Broadside, ship: u8) -> bool {
    let mut state = state.clone();
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    if !legal.contains(&Action::Ship(ship)) {
        return false;
    }
    state.apply(Action::Ship(ship), &mut Log::silent());
    legal.clear();
    state.legal_actions(&mut legal);
    legal.contains(&Action::Move)
}

fn coins(view: &View, ship: u8) -> u16 {
    let aboard = view.treasures().iter().filter(|token| token.place == Place::Ship(ship));
    aboard.filter_map(|token| token.face.coin()).map(u16::from).sum()
}

/// Counts the rounds each laden derelict has been left alone; says whether one was for too long.
fn drifts(view: &View, adrift: &mut [u32]) -> bool {
    for (at, ship) in view.ships().iter().enumerate() {
        let number = at as u8;
        let towed = view.ships().iter().any(|tug| tug.tows == Some(number));
        let alone = ship.is_afloat() && ship.is_derelict() && !towed && coins(view, number) > 0;
        adrift[at] = if alone { adrift[at] + 1 } else { 0 };
    }
    adrift.iter().any(|rounds| *rounds >= FORGOTTEN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Hints, Rng, Setup};

    /// Played by the quick captains of imagined games, who do anything `whims` times in ten.
    fn played(seed: u64, whims: u32) -> Match<Broadside> {
        let mut game = Match::new(Setup::<Broadside> { options: Default::default(), seed });
        let (mut rng, mut scratch) = (Rng::new(seed), Vec::new());
        while let Turn::Act(_) = game.to_act() {
            let chosen = game.state().rollout(&mut scratch, &mut rng);
            let legal = game.legal_actions();
            let place = legal.iter().position(|action| *action == chosen);
            let place = place.expect("a quick captain chooses from the list");
            let any = rng.below(legal.len() as u32) as usize;
            let index = if rng.chance(whims, 10) { any } else { place };
            game.play_index(index).expect("an entry of the list is playable");
        }
        game
    }

    #[test]
    fn a_game_of_ready_fleets_tells_who_won_with_which() {
        let figures = of(&played(3, 0));
        let fleets = figures.iter().filter(|figure| figure.name.starts_with("won with fleet"));
        assert_eq!(fleets.count(), 2, "{figures:?}");
        assert!(figures.iter().any(|figure| figure.name == "rounds"));
    }

    #[test]
    fn who_acts_on_a_whim_forgets_derelicts_and_dawdles_with_winning_gold() {
        let sum = |whims| {
            let games = (0..40).map(|seed| purpose(&played(seed, whims)));
            games.fold((0, 0, 0), |(winning, homeward, forgotten), purpose| {
                let forgot = forgotten + u64::from(purpose.forgotten);
                (winning + purpose.winning, homeward + purpose.homeward, forgot)
            })
        };
        let (winning, homeward, forgotten) = sum(0);
        assert!(winning > 20 && 4 * homeward >= 3 * winning, "{homeward} of {winning}");
        let (winning, dawdled, forgot) = sum(5);
        assert!(dawdled > 0 && 4 * dawdled < 3 * winning, "{dawdled} of {winning}");
        assert!(forgot > forgotten, "{forgot} games against {forgotten}");
    }
}
