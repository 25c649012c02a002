//! The list of recorded games: one for each variant worth reading.

/// A recorded game: which game, under what name, with which options, from which seed.
pub struct Entry {
    /// The game's name.
    pub game: &'static str,
    /// What it shows; with the game's name the name of its file.
    pub name: &'static str,
    /// The options that are not the game's own choice.
    pub options: &'static [(&'static str, &'static str)],
    /// The seed.
    pub seed: u64,
}

/// Every recorded game. One of the template keeps the recording itself honest.
pub const ENTRIES: &[Entry] = &[
    Entry { game: "gale", name: "basic", options: &[("players", "3"), ("rounds", "1")], seed: 1 },
    Entry { game: "gale", name: "duel", options: &[("players", "2"), ("rounds", "3")], seed: 2 },
    Entry {
        game: "gale",
        name: "expert",
        options: &[("players", "4"), ("expert", "true"), ("rounds", "3")],
        seed: 3,
    },
    Entry {
        game: "gale",
        name: "full-table",
        options: &[("players", "5"), ("expert", "true"), ("rounds", "1")],
        seed: 4,
    },
    Entry { game: "plunder", name: "solo", options: &[], seed: 1 },
    Entry { game: "plunder", name: "duel", options: &[("players", "2")], seed: 2 },
    Entry { game: "plunder", name: "teams", options: &[("players", "6")], seed: 3 },
    Entry {
        game: "plunder",
        name: "free-discard",
        options: &[("players", "3"), ("free_discard", "true")],
        seed: 4,
    },
    // Random games of Quayside are long; these happened to end soon.
    Entry { game: "quay", name: "two", options: &[("players", "2")], seed: 9641 },
    Entry { game: "quay", name: "three", options: &[], seed: 9074 },
    Entry { game: "quay", name: "four", options: &[("players", "4")], seed: 15975 },
    Entry { game: "quay", name: "short", options: &[("length", "short")], seed: 19490 },
    Entry {
        game: "quay",
        name: "wide",
        options: &[("players", "2"), ("wide_row", "true")],
        seed: 3309,
    },
    Entry {
        game: "quay",
        name: "open",
        options: &[("players", "4"), ("open_books", "true")],
        seed: 15975,
    },
    // Shortest of many random games, each with a set-up of its own.
    Entry { game: "broadside", name: "quick", options: &[], seed: 1333 },
    Entry {
        game: "broadside",
        name: "built",
        options: &[
            ("fleets", "chosen"),
            ("islands", "placed"),
            ("homes", "chosen"),
            ("build", "20"),
        ],
        seed: 956,
    },
    Entry {
        game: "broadside",
        name: "three",
        options: &[
            ("players", "3"),
            ("fleets", "chosen"),
            ("islands", "placed"),
            ("homes", "chosen"),
        ],
        seed: 1359,
    },
    Entry { game: "broadside", name: "four", options: &[("players", "4")], seed: 1490 },
    // A voyage of random captains would not end sooner: its first twenty rounds.
    Entry { game: "logbook", name: "light", options: &[("max_rounds", "20")], seed: 1 },
    Entry {
        game: "logbook",
        name: "standard-three",
        options: &[
            ("players", "3"),
            ("goal", "12"),
            ("kraken", "true"),
            ("balanced_npc", "false"),
            ("max_rounds", "20"),
        ],
        seed: 2,
    },
    Entry {
        game: "logbook",
        name: "standard-four",
        options: &[
            ("players", "4"),
            ("goal", "12"),
            ("kraken", "true"),
            ("balanced_npc", "false"),
            ("max_rounds", "20"),
        ],
        seed: 3,
    },
    Entry {
        game: "logbook",
        name: "expert",
        options: &[
            ("players", "3"),
            ("goal", "21"),
            ("board1", "B"),
            ("board2", "B"),
            ("board3", "B"),
            ("board4", "B"),
            ("rep_side", "B"),
            ("yard", "A"),
            ("score_side", "B"),
            ("kraken", "true"),
            ("flotation", "true"),
            ("crew", "true"),
            ("natural12", "true"),
            ("ram", "true"),
            ("pincer", "true"),
            ("fishing", "once"),
            ("balanced_npc", "false"),
            ("eras", "printed"),
            ("max_rounds", "20"),
        ],
        seed: 4,
    },
    Entry { game: "toy", name: "short", options: &[], seed: 1 },
    Entry { game: "toy", name: "long", options: &[("players", "2"), ("long", "true")], seed: 2 },
];
