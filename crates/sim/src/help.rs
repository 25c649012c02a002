//! The commands, what they accept, and how they are explained.

use crate::args::{Accepts, usage};
use crate::failure::Failure;
use crate::games::GAMES;

/// What this program can be asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Play a game among bots.
    Play,
    /// Tell the game of a link.
    Replay,
    /// Answer questions about the rules.
    Probe,
    /// Compare recorded games.
    Golden,
    /// Measure.
    Bench,
    /// Let bots of different levels meet.
    Arena,
    /// Count what games use.
    Census,
    /// Check the contract of a game and its links.
    Check,
    /// Print what every machine must find.
    Digest,
}

/// One line an entry: the command, its name, what it accepts, and its help.
const VERBS: &[(Verb, &str, Accepts, &str)] = &[
    (
        Verb::Play,
        "play",
        Accepts {
            words: 1,
            values: &["--players", "--preset", "--option", "--seed", "--bots"],
            flags: &["--json"],
        },
        "\
sim play <game> [options]
  Plays a whole game among bots and tells it step by step.

  --players N          how many sit down
  --preset NAME        the options of this name to begin with, where the game has any
  --option key=value   a variant; may be given more than once
  --seed S             where all chance comes from (1)
  --bots LIST          who plays, by seat, with commas: random, easy, normal, hard, or deckhand,
                       bosun, captain; a shorter list starts again at its beginning (random)
  --json               a line of JSON each step {ply, seat, action, legal, events, state}, with
                       ply from 0 and the state after the action, then {outcome, link, …}
",
    ),
    (
        Verb::Replay,
        "replay",
        Accepts { words: 1, values: &[], flags: &["--json"] },
        "\
sim replay <link> [--json]
  Tells the game a link holds as `sim play` told it. A whole address is fine too.
",
    ),
    (
        Verb::Probe,
        "probe",
        Accepts { words: 1, values: &[], flags: &[] },
        "\
sim probe <game>
  Answers questions about the rules: for each line {\"kind\": …, \"in\": …} of the input one line
  {\"out\": …} or {\"error\": \"a sentence\"}.
",
    ),
    (
        Verb::Golden,
        "golden",
        Accepts { words: 0, values: &["--dir"], flags: &["--bless"] },
        "\
sim golden [--bless] [--dir FOLDER]
  Compares the recorded games of tests/golden, and where golden links lead, with what the rules
  do today. Ends with 1 if something differs.

  --bless              records the games anew and adds missing links; a link is never changed
  --dir FOLDER         another folder than tests/golden
",
    ),
    (
        Verb::Bench,
        "bench",
        Accepts { words: 0, values: &["--game", "--rounds"], flags: &["--json", "--native"] },
        "\
sim bench [options]
  Measures random playouts and search, natively and as the page ships them (wasm under Node,
  after `cargo xtask build`), in turns, and the length of links. Build with --release.

  --game NAME          this game only; may be given more than once
  --rounds N           how often everything is measured; the median counts (5)
  --native             leave the wasm out
  --json               a line of JSON each case {peer, case, value, unit, low, high}
",
    ),
    (
        Verb::Arena,
        "arena",
        Accepts {
            words: 1,
            values: &[
                "--levels",
                "--together",
                "--games",
                "--players",
                "--preset",
                "--option",
                "--seed",
                "--budget-scale",
                "--threads",
            ],
            flags: &["--json"],
        },
        "\
sim arena <game> --levels LIST [options]
  Lets bots of different levels meet, every line-up at every seat, and counts first places and
  who came in before whom, with 95 % intervals; how long games are, and where a game has cards
  that can be left unused, how many were. Build with --release.

  --levels LIST        captain,bosun shares the seats out evenly; captain:1,random:3 says how
  --together N         N neighbours play alike, as partners of one side do (1)
  --games N            how many games (200)
  --players N, --preset NAME, --option key=value     as in `sim play`
  --seed S             which deals (fresh ones each time; the seed is told)
  --budget-scale X     multiplies every level's budget (1)
  --threads N          how many games at a time (2)
  --json               a line of JSON for each level and each pair, for all games, and for what
                       became of each level's cards
",
    ),
    (
        Verb::Census,
        "census",
        Accepts {
            words: 1,
            values: &[
                "--games",
                "--players",
                "--preset",
                "--option",
                "--seed",
                "--bots",
                "--budget-scale",
                "--threads",
            ],
            flags: &["--json"],
        },
        "\
sim census <game> [options]
  Counts what whole games among bots used: actions, and where a game tells more of itself its
  cards, pieces and questions. What none of them used is marked. Build with --release.

  --games N            how many games (20)
  --players N, --preset NAME, --option key=value, --bots LIST     as in `sim play` (easy)
  --seed S             which deals (fresh ones each time; the seed is told)
  --budget-scale X     multiplies every level's budget (1)
  --threads N          how many games at a time (2)
  --json               a line of JSON for each thing {game, kind, name, count}
",
    ),
    (
        Verb::Check,
        "check",
        Accepts { words: 1, values: &["--games", "--links", "--seed"], flags: &[] },
        "\
sim check <game> [options]
  Plays random games with every set of options (with a spread of them where they are many) and
  checks that the game keeps the contract, and that damaged links are noticed. Ends with 1 if
  something is wrong.

  --games N            how many games (1000)
  --links N            how many damaged links (10000)
  --seed S             which games and accidents (fresh ones each time)
",
    ),
    (
        Verb::Digest,
        "digest",
        Accepts { words: 1, values: &["--games"], flags: &[] },
        "\
sim digest <game> [--games N]
  Prints what every machine must find: fingerprints of N games (200) of each set of options, and
  of bots' decisions at the usual table, a line of JSON each.
",
    ),
];

impl Verb {
    /// The command of this name.
    pub fn named(name: &str) -> Result<Verb, Failure> {
        let found = VERBS.iter().find(|(_, known, ..)| *known == name);
        found.map(|(verb, ..)| *verb).ok_or_else(|| usage(format!("there is no command `{name}`")))
    }

    /// What may follow it.
    pub fn accepts(self) -> Accepts {
        self.entry().2
    }

    /// Its explanation.
    pub fn help(self) -> String {
        format!("{}\nGames: {}\n", self.entry().3, game_names())
    }

    fn entry(self) -> &'static (Verb, &'static str, Accepts, &'static str) {
        VERBS.iter().find(|(verb, ..)| *verb == self).expect("every command has its entry")
    }
}

/// The explanation of everything.
pub fn all() -> String {
    let mut text = String::new();
    for (.., help) in VERBS {
        text.push_str(help);
        text.push('\n');
    }
    text.push_str(&format!(
        "sim <command> --help explains one command.\nGames: {}\n",
        game_names()
    ));
    text
}

fn game_names() -> String {
    GAMES.iter().map(|game| game.name).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_explains_each_of_its_options() {
        for (verb, name, accepts, help) in VERBS {
            assert_eq!(Verb::named(name).expect(name), *verb);
            assert!(verb.help().starts_with(&format!("sim {name}")), "{help}");
            for option in accepts.values.iter().chain(accepts.flags) {
                assert!(help.contains(option), "{name} {option}");
            }
        }
        assert!(Verb::named("dance").is_err());
    }
}
