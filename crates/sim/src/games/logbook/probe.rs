//! The probes of Logbook (§6 of its rules): each function with the code the game is played with.

use serde_json::Value;

use super::{battle, board, chart, market, melee, npc, sailing, standing, sums};

/// What a probe answers.
pub type Answer = Result<Value, String>;

/// Answers a probe.
pub fn answer(asked: &str, input: &Value) -> Answer {
    match asked {
        "pay" => sums::pay(input),
        "receive" => sums::receive(input),
        "half" => sums::half(input),
        "half_goods" => sums::half_goods(input),
        "nation_die" => sums::nation_die(input),
        "d20_tile" => sums::d20_tile(input),
        "kraken_dir" => sums::kraken_dir(input),
        "barrel_fame" => sums::barrel_fame(input),
        "hold" => board::hold(input),
        "draft2" => board::draft2(input),
        "malus" => board::malus(input),
        "load" => board::load(input),
        "hold_damage" => board::hold_damage(input),
        "propagation" => board::propagation(input),
        "repair" => board::repair(input),
        "movement" => sailing::movement(input),
        "sand_ok" => sailing::sand_ok(input),
        "storm" => sailing::storm(input),
        "distance" => chart::distance(input),
        "faces" => chart::faces(input),
        "on_flank" => chart::on_flank(input),
        "bow_stern" => chart::bow_stern(input),
        "los" => chart::los(input),
        "rotate" => chart::rotate(input),
        "spiral" => chart::spiral(input),
        "defence" => battle::defence(input),
        "shot" => battle::shot(input),
        "fort_dice" => battle::fort_dice(input),
        "fort_shot" => battle::fort_shot(input),
        "classify_pc" => battle::classify_pc(input),
        "classify_npc" => battle::classify_npc(input),
        "loot_npc" => battle::loot_npc(input),
        "respawn" => battle::respawn(input),
        "party_max" => melee::party_max(input),
        "melee_hits" => melee::melee_hits(input),
        "grenades" => melee::grenades(input),
        "can_swap" => melee::can_swap(input),
        "boarding" => melee::boarding(input),
        "ram" => melee::ram(input),
        "pincer" => melee::pincer(input),
        "fill" => market::fill(input),
        "buy" => market::buy(input),
        "sell" => market::sell(input),
        "refill" => market::refill(input),
        "market_rows" => market::market_rows(input),
        "sale" => market::sale(input),
        "at_war" => standing::at_war(input),
        "war_enemies" => standing::war_enemies(input),
        "attack_rep" => standing::attack_rep(input),
        "rep_move" => standing::rep_move(input),
        "columns" => standing::columns(input),
        "join_effects" => standing::join_effects(input),
        "enrolment" => standing::enrolment(input),
        "ship_price_b" => standing::ship_price_b(input),
        "npc_enemies" => standing::npc_enemies(input),
        "npc_hates_pc" => standing::npc_hates_pc(input),
        "npc_target" => npc::npc_target(input),
        "npc_counter" => npc::npc_counter(input),
        "route_next" => npc::route_next(input),
        _ => Err(format!(
            "logbook knows no `{}`; its functions are in §6 of its rules",
            short(asked)
        )),
    }
}

fn short(asked: &str) -> String {
    asked.chars().take(24).collect()
}
