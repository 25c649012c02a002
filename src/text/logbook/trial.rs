//! Games for tests of what is said: sensible and random ones at every kind of table.

use engine::{Hints, Match, Rng, Seat, Setup, Turn};
use logbook::{Action, Key, Logbook, Options, Plan};

/// Tables that between them ask every question.
pub fn tables() -> Vec<Options> {
    let table = |options: Option<Options>| options.expect("a table");
    let short = |options: Options| table(options.with(Key::MaxRounds, 0));
    let own_dice = table(table(Options::standard(2)).with(Key::AutoReroll, 0));
    vec![
        Options::default(),
        short(table(Options::standard(2))),
        short(table(Options::light(3))),
        short(table(Options::standard(4))),
        short(own_dice),
        short(table(Options::expert(2))),
        short(table(table(Options::expert(3)).with(Key::AutoReroll, 0))),
    ]
}

/// Somebody who mostly does what a plan asks for, and now and then anything.
struct Player {
    rng: Rng,
    /// What the seat at this place is about.
    plan: Option<(Seat, Plan)>,
}

impl Player {
    fn new(seed: u64) -> Player {
        Player { rng: Rng::new(seed), plan: None }
    }

    /// A place of the list.
    fn choice(&mut self, game: &Match<Logbook>, seat: Seat) -> usize {
        let list = game.legal_actions();
        let any = self.rng.below(list.len() as u32) as usize;
        if self.rng.below(10) == 0 {
            return any;
        }
        let wanted = self.planned(game.state(), seat);
        let wanted = wanted.unwrap_or_else(|| game.state().rollout(&mut Vec::new(), &mut self.rng));
        list.iter().position(|action| *action == wanted).unwrap_or(any)
    }

    /// The next step of a plan: of the one at hand, else of a new one.
    fn planned(&mut self, game: &Logbook, seat: Seat) -> Option<Action> {
        let at_hand = self.plan.filter(|(of, _)| *of == seat);
        let next = at_hand.and_then(|(_, plan)| game.pursue(plan, &mut self.rng));
        if next.is_some() {
            return next;
        }
        let mut plans = Vec::new();
        game.plans(&mut plans);
        let few = plans.len().min(3) as u32;
        let plan = plans.get(self.rng.below(few.max(1)) as usize).map(|(plan, _)| *plan)?;
        self.plan = Some((seat, plan));
        game.pursue(plan, &mut self.rng)
    }
}

/// A game played so to its end.
pub fn played(options: Options, seed: u64) -> Match<Logbook> {
    let mut game = Match::new(Setup::<Logbook> { options, seed });
    let mut player = Player::new(seed);
    while let Turn::Act(seat) = game.to_act() {
        let place = player.choice(&game, seat);
        game.play_index(place).expect("a choice of the list");
    }
    game
}

/// Plays such games and stops at every decision, of which each has so many at most.
pub fn at_every_decision(seeds: u64, mut look: impl FnMut(&Match<Logbook>, Seat)) {
    for (at, options) in tables().into_iter().enumerate() {
        for seed in 0..seeds {
            let mut game = Match::new(Setup::<Logbook> { options, seed });
            let mut player = Player::new(seed * 31 + at as u64);
            for _ in 0..1_000 {
                let Turn::Act(seat) = game.to_act() else { break };
                look(&game, seat);
                let place = player.choice(&game, seat);
                game.play_index(place).expect("a choice of the list");
            }
        }
    }
}

/// Is this written as it is printed: no leftovers of a programme, no double spaces, and the spaces
/// and apostrophes of the language?
pub fn is_well_written(text: &str, french: bool) -> bool {
    let leftovers =
        ["  ", "{", "}", "Some(", "None", "npc", "pc0", "pc1", "'", "..", " ,", " .", "::"];
    let plain = !leftovers.iter().any(|left| text.contains(left)) && text.trim() == text;
    let signs: Vec<char> = text.chars().collect();
    let spaced = signs.windows(2).all(|pair| match pair[1] {
        ';' | '!' | '?' | '»' => pair[0] == '\u{202f}',
        ':' => pair[0] == '\u{a0}',
        _ => pair[0] != '«' || pair[1] == '\u{202f}',
    });
    let unspaced = signs
        .windows(2)
        .all(|pair| !matches!(pair[1], ';' | '!' | '?' | ':') || !pair[0].is_whitespace());
    plain && if french { spaced } else { unspaced && !text.contains(['«', '»']) }
}
