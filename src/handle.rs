//! A match as the shell knows it: whatever the game, the same questions.
//!
//! The shell is compiled once; only the thin [`Bridge`] is generic over the game.

use std::sync::Mutex;

use engine::{Clock, Eye, Foreseen, Match, Seat, Seen, Step, Turn, link};
use leptos::prelude::*;

use crate::beats::{self, Beat, Entry, Story, Wishes};
use crate::desk::Desk;
use crate::games::{Cartridge, GameId, Of};
use crate::shell;
use crate::tables::kit::Scope;
use crate::tables::{Drawn, Playable};
use crate::text::ending::Ending;
use crate::text::guide::Note;
use crate::text::{Lang, Names, Paragraph, Prompt, ResultTable};

/// A choice in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// As short as can be.
    pub label: String,
    /// What it does.
    pub deed: String,
    /// Can it be made on the table itself?
    pub carried: bool,
    /// What it would bring, in a word or two; only where the table does not show it.
    pub outcome: Option<String>,
}

/// What the seats bar says of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The score, as short as can be.
    pub score: String,
    /// What the score counts, for a reader.
    pub spoken: String,
    /// The score is an abbreviation: where there is room the bar shows what is spoken.
    pub brief: bool,
    /// Where the score is money and everybody sees how many cards a seat holds.
    pub holding: Option<Holding>,
}

/// What a seat has beside its score.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// Is the money told here? Partners have one purse, and the first of them shows it.
    pub purse: bool,
    /// Cards in hand.
    pub cards: String,
    /// What they would cost if the game ended now, as short as can be; empty if it is nothing, or
    /// not known.
    pub debit: String,
    /// The words after it.
    pub debit_words: &'static str,
}

/// A match, whatever its game. Reading is tracked: who asks is told of changes.
pub trait MatchHandle: Send + Sync {
    /// Which game it is.
    fn id(&self) -> GameId;
    /// The game itself.
    fn cartridge(&self) -> &'static dyn Cartridge;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// The choices it was set up with.
    fn choices(&self) -> Vec<u16>;
    /// The seed it was set up with.
    fn seed(&self) -> u64;
    /// How many steps lie behind the position shown.
    fn ply(&self) -> usize;
    /// How many steps there are.
    fn length(&self) -> usize;
    /// Who chooses, or how the game ended.
    fn to_act(&self) -> Turn;
    /// How many choices there are.
    fn arity(&self) -> usize;
    /// Where in the game we are.
    fn clock(&self) -> Clock;
    /// The fingerprint of the position shown.
    fn hash(&self) -> u64;
    /// Who took a step.
    fn acted(&self, ply: usize) -> Option<Seat>;
    /// Was there nothing else to choose at a step?
    fn was_forced(&self, ply: usize) -> bool;
    /// Where in the game a step was taken.
    fn clock_at(&self, ply: usize) -> Option<Clock>;
    /// Where turns begin, for the slider of a replay: the steps, and whether a larger part of the
    /// game begins there.
    fn turns(&self, names: &Names) -> Vec<(usize, bool)>;
    /// The choices of a path, each with the list it is made for, as far as the eye foresees them.
    fn foresee(&self, eye: Eye, path: &[usize]) -> Vec<Foreseen>;
    /// How far back this seat may fairly go.
    fn undo_floor(&self, seat: Seat) -> usize;
    /// Would this choice show nothing new and leave the same seat with a choice again, so that it
    /// can be taken back freely? A forced move could follow by itself and end the turn.
    fn keeps_the_turn(&self, eye: Eye, index: usize) -> bool;
    /// Where this choice shows nothing and the same seat chooses on: among how many, and the match
    /// with it as a link.
    fn after(&self, eye: Eye, index: usize) -> Option<(usize, String)>;
    /// The match up to a step, as a link.
    fn link(&self, ply: usize) -> String;

    /// Plays choices made ahead as one act, as long as all is as foreseen: how many. `keep` gets the
    /// new link before anyone is told of the change; nobody is if there is none.
    fn play(&self, path: &[Foreseen], keep: &dyn Fn(&str)) -> usize;
    /// Goes to a step.
    fn seek(&self, ply: usize);
    /// Takes on the match of a link of the same game. False, and unchanged, if it cannot be read.
    fn load(&self, link: &str) -> bool;

    /// The choices of this eye's seat, if it is to act: in short, and what choosing them does.
    fn labels(&self, eye: Eye, names: &Names) -> Vec<Choice>;
    /// What is chosen along these places, one deed each, and what speaks for the last of them.
    fn advice(&self, eye: Eye, names: &Names, path: &[usize]) -> (Vec<String>, Option<String>);
    /// Who has to do what.
    fn prompt(&self, eye: Eye, names: &Names) -> Prompt;
    /// The log up to the position shown, with the chapters that are open.
    fn story(&self, eye: Eye, names: &Names, wishes: &Wishes) -> Vec<Entry>;
    /// What a step brought about, one thing after the other, as far as this eye saw it.
    fn beats(&self, ply: usize, eye: Eye, names: &Names) -> Vec<Beat>;
    /// Where in the game one is, in short.
    fn whereabouts(&self, eye: Eye, lang: Lang) -> String;
    /// What the seats bar says.
    fn standings(&self, eye: Eye, names: &Names) -> Vec<Standing>;
    /// The whole visible table in words.
    fn read_aloud(&self, eye: Eye, names: &Names) -> Vec<Paragraph>;
    /// How the game ended, and how the points came.
    fn result(&self, names: &Names) -> Option<ResultTable>;
    /// Who won, and by how much, once the game is over.
    fn verdict(&self, names: &Names) -> Option<String>;
    /// Draws everything else there is to say of the end, once the game is over.
    fn draw_ending(&self, names: &Names) -> Option<AnyView>;
    /// Is the question at hand one for the open table, whoever looks? Tracked.
    fn asks_aloud(&self) -> bool;
    /// What a guided game says of the present decision.
    fn note(&self, eye: Eye, lang: Lang) -> Option<Note>;
    /// May the one choice there is be played without asking?
    fn obvious(&self) -> bool;
    /// Draws table and hand.
    fn draw(&self, desk: Desk) -> Drawn;
}

/// The thin generic part: a match of one game behind the common questions.
pub struct Bridge<G: Playable> {
    /// Not any screen's own: a match may be handed from one to the next.
    game: ArcRwSignal<Match<G>>,
    story: Mutex<Story>,
}

impl<G: Playable> Bridge<G> {
    /// A match to be shown.
    pub fn new(game: Match<G>) -> Self {
        Bridge { game: ArcRwSignal::new(game), story: Mutex::default() }
    }

    /// How the game ended, if the position shown is its end; tracked.
    fn ending(&self, names: &Names) -> Option<Ending> {
        let seen = self.seen(Eye::All);
        let Turn::Over(outcome) = &seen.turn else { return None };
        self.game.with(|game| Some(G::ending(&seen, game.steps(), outcome, names)))
    }

    /// The moment as an eye sees it; tracked.
    fn seen(&self, eye: Eye) -> Seen<G> {
        self.game.with(|game| game.seen(eye))
    }
}

impl<G: Playable> MatchHandle for Bridge<G> {
    fn id(&self) -> GameId {
        G::ID
    }

    fn cartridge(&self) -> &'static dyn Cartridge {
        Of::<G>::CARTRIDGE
    }

    fn seats(&self) -> u8 {
        self.game.with(Match::seats)
    }

    fn choices(&self) -> Vec<u16> {
        self.game.with(|game| engine::Options::choices(&game.setup().options))
    }

    fn seed(&self) -> u64 {
        self.game.with(|game| game.setup().seed)
    }

    fn ply(&self) -> usize {
        self.game.with(Match::cursor)
    }

    fn length(&self) -> usize {
        self.game.with(|game| game.steps().len())
    }

    fn to_act(&self) -> Turn {
        self.game.with(Match::to_act)
    }

    fn arity(&self) -> usize {
        self.game.with(|game| game.legal_actions().len())
    }

    fn clock(&self) -> Clock {
        self.game.with(|game| game.state().clock())
    }

    fn hash(&self) -> u64 {
        self.game.with(Match::hash)
    }

    fn acted(&self, ply: usize) -> Option<Seat> {
        self.game.with(|game| game.steps().get(ply).map(|step| step.seat))
    }

    fn was_forced(&self, ply: usize) -> bool {
        self.game.with(|game| game.steps().get(ply).is_some_and(|step| step.arity == 1))
    }

    fn clock_at(&self, ply: usize) -> Option<Clock> {
        self.game.with(|game| game.steps().get(ply).map(|step| step.clock))
    }

    fn turns(&self, names: &Names) -> Vec<(usize, bool)> {
        self.game.with(|game| {
            let clocks = || game.steps().iter().map(|step| step.clock);
            // A game without rounds has chapters of several turns, or nothing above a turn.
            let in_rounds = clocks().any(|clock| clock.round > 0);
            let part = |clock: Clock| match in_rounds {
                true => clock.round.to_string(),
                false => G::chapter(clock, names),
            };
            let turns = clocks().zip(clocks().skip(1)).enumerate();
            let turns = turns.filter(|(_, (before, after))| before != after);
            turns.map(|(at, (before, after))| (at + 1, part(before) != part(after))).collect()
        })
    }

    fn foresee(&self, eye: Eye, path: &[usize]) -> Vec<Foreseen> {
        self.game.with(|game| game.foresee(eye, path))
    }

    fn undo_floor(&self, seat: Seat) -> usize {
        self.game.with(|game| game.undo_floor(seat))
    }

    fn keeps_the_turn(&self, eye: Eye, index: usize) -> bool {
        self.game.with(|game| game.keeps_the_turn(eye, index))
    }

    fn after(&self, eye: Eye, index: usize) -> Option<(usize, String)> {
        self.game.with(|game| {
            let arity = game.ahead(eye, &[index])?.list.len();
            let mut then = game.clone();
            then.play_index(index).ok()?;
            (arity > 0).then(|| (arity, link::encode(&then, then.cursor())))
        })
    }

    fn link(&self, ply: usize) -> String {
        self.game.with(|game| link::encode(game, ply))
    }

    fn play(&self, path: &[Foreseen], keep: &dyn Fn(&str)) -> usize {
        let played = self.game.try_update_untracked(|game| {
            let taken = game.follow(path);
            (taken > 0).then(|| (taken, link::encode(game, game.cursor())))
        });
        let Some((taken, link)) = played.flatten() else { return 0 };
        keep(&link);
        self.game.notify();
        taken
    }

    fn seek(&self, ply: usize) {
        self.game.update(|game| game.seek(ply));
    }

    fn load(&self, link: &str) -> bool {
        link::decode::<G>(link).map(|game| self.game.set(game)).is_ok()
    }

    fn labels(&self, eye: Eye, names: &Names) -> Vec<Choice> {
        let seen = self.seen(eye);
        let choice = |action: &G::Action| Choice {
            label: G::label(&seen, *action, names),
            deed: G::deed(&seen, *action, names),
            carried: G::carried(&seen, *action),
            outcome: G::outcome(&seen, *action, names.lang),
        };
        seen.list.iter().map(choice).collect()
    }

    fn advice(&self, eye: Eye, names: &Names, path: &[usize]) -> (Vec<String>, Option<String>) {
        let (mut deeds, mut because) = (Vec::new(), None);
        for (at, place) in path.iter().enumerate() {
            let Some(seen) = self.game.with(|game| game.ahead(eye, &path[..at])) else { break };
            let Some(action) = seen.list.get(*place).copied() else { break };
            deeds.push(G::deed(&seen, action, names));
            because = G::because(&seen, action, names).or(because);
        }
        (deeds, because)
    }

    fn prompt(&self, eye: Eye, names: &Names) -> Prompt {
        G::prompt(&self.seen(eye), names)
    }

    fn story(&self, eye: Eye, names: &Names, wishes: &Wishes) -> Vec<Entry> {
        let Ok(mut story) = self.story.lock() else { return Vec::new() };
        self.game.with(|game| story.of(game, eye, names, wishes))
    }

    fn beats(&self, ply: usize, eye: Eye, names: &Names) -> Vec<Beat> {
        self.game.with(|game| {
            let step = game.steps().get(ply);
            let told = |step: &Step<G>| {
                beats::of::<G>(&step.events, Some(step.seat), eye, &game.view(eye), names)
            };
            step.map(told).unwrap_or_default()
        })
    }

    fn whereabouts(&self, eye: Eye, lang: Lang) -> String {
        G::whereabouts(&self.seen(eye), lang)
    }

    fn standings(&self, eye: Eye, names: &Names) -> Vec<Standing> {
        G::standings(&self.seen(eye), names)
    }

    fn read_aloud(&self, eye: Eye, names: &Names) -> Vec<Paragraph> {
        G::read_aloud(&self.seen(eye), names)
    }

    fn result(&self, names: &Names) -> Option<ResultTable> {
        let seen = self.seen(Eye::All);
        match seen.turn {
            Turn::Over(outcome) => Some(G::result(&seen, &outcome, names)),
            Turn::Act(_) => None,
        }
    }

    fn verdict(&self, names: &Names) -> Option<String> {
        self.ending(names).map(|ending| ending.verdict)
    }

    fn draw_ending(&self, names: &Names) -> Option<AnyView> {
        self.ending(names).map(|ending| shell::draw_ending(&ending))
    }

    fn asks_aloud(&self) -> bool {
        self.game.with(|game| G::asks_aloud(&game.view(Eye::Table)))
    }

    fn note(&self, eye: Eye, lang: Lang) -> Option<Note> {
        let past = || self.game.with(|game| game.past(eye).collect::<Vec<_>>());
        G::note(&self.seen(eye), &past, lang)
    }

    fn obvious(&self) -> bool {
        let Turn::Act(seat) = self.to_act() else { return false };
        let seen = self.seen(Eye::Seat(seat));
        matches!(seen.list[..], [only] if G::obvious(&seen, only))
    }

    fn draw(&self, desk: Desk) -> Drawn {
        G::draw(Scope::new(self.game.clone().into(), desk.eye), desk)
    }
}
