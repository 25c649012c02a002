//! Rounding, dice and tokens (§2.1).

use logbook::chart::designated::tile_of_die;
use logbook::sea::kraken;
use logbook::{Nation, sums};
use serde_json::{Value, json};

use super::probe::Answer;
use super::reading::{self, between, goods, money, number};

pub fn pay(input: &Value) -> Answer {
    Ok(sums::pay(money(input, "amount")?).into())
}

pub fn receive(input: &Value) -> Answer {
    Ok(sums::receive(money(input, "amount")?).into())
}

pub fn half(input: &Value) -> Answer {
    Ok(sums::half(number(input, "n", 255)?).into())
}

pub fn half_goods(input: &Value) -> Answer {
    Ok(reading::say_goods(goods(input, "goods")?.halved()))
}

pub fn nation_die(input: &Value) -> Answer {
    Ok(reading::say_nation(Nation::of_die(between(input, "d", 1, 12)?)).into())
}

pub fn d20_tile(input: &Value) -> Answer {
    let face_up = reading::tiles(input, "revealed")?;
    Ok(tile_of_die(between(input, "d", 1, 20)?, face_up).into())
}

pub fn kraken_dir(input: &Value) -> Answer {
    Ok(kraken::direction(between(input, "d", 1, 12)?).index().into())
}

pub fn barrel_fame(input: &Value) -> Answer {
    let worth = sums::tokens_a_fame(between(input, "seats", 1, 4)?);
    let tokens = number(input, "tokens", 36)?;
    Ok(json!({"fame": tokens / worth, "left": tokens % worth}))
}
