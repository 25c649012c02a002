//! Which options belong together: what the set-up page folds away.

use engine::options::Group;

const fn group(key: &'static str, fields: &'static [&'static str]) -> Group {
    Group { key, fields }
}

/// All options but the number of seats, who plays against whom, and the goal.
pub(super) const GROUPS: &[Group] = &[
    group("boards", &["board1", "board2", "board3", "board4", "rep_side", "yard", "market_side"]),
    group(
        "wars",
        &[
            "war",
            "war_holland_spain",
            "war_holland_england",
            "war_holland_france",
            "war_spain_england",
            "war_spain_france",
            "war_england_france",
        ],
    ),
    group(
        "seas",
        &[
            "map",
            "unexplored",
            "extra_tiles",
            "calm_wind",
            "wind_reshuffle",
            "events",
            "kraken",
            "treasure",
            "flotation",
            "fishing",
            "white_whale",
            "cargo_tower",
        ],
    ),
    group(
        "crews",
        &["crew", "natural12", "ram", "pincer", "captains", "bounty", "at_war_bonus", "melee12"],
    ),
    group("strangers", &["balanced_npc", "npcs_per_seat", "npc_missions", "score_side", "eras"]),
    group(
        "enemies",
        &[
            "solo_night",
            "solo25",
            "enemy_holland",
            "enemy_spain",
            "enemy_england",
            "enemy_france",
            "enemy_pirates",
        ],
    ),
    group(
        "house_rules",
        &["trade_in", "auto_reroll", "los_border", "destroyed_limit", "max3", "max_rounds"],
    ),
];
