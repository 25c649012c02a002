//! The market (§2.25).

use logbook::content::Row;
use logbook::port::market::{Lot, Market, Prices, Ring, Seller, Stock};
use logbook::{Nation, sums};
use serde_json::{Value, json};

use super::probe::Answer;
use super::reading::{self, goods, mark, nation, number, number_or, row, say_nation, say_row};
use crate::reading::{exactly, field, uint};

fn prices(value: &Value, name: &str) -> Result<Prices, String> {
    let sections = exactly(value, name, 3)?;
    let price = |at: usize| uint(&sections[at], name, 100_000).map(|price| price as u32);
    Ok([price(0)?, price(1)?, price(2)?])
}

fn stock(input: &Value) -> Result<Stock, String> {
    let count = |row: Row| number_or(input, say_row(row), row.slots(), 0);
    Ok(Stock { legal: count(Row::Legal)?, contraband: count(Row::Contraband)? })
}

/// A row, its goods and how many are traded.
fn lot(input: &Value) -> Result<(Row, u8, u8), String> {
    let row = row(input, "row")?;
    Ok((row, number(input, "count", row.slots())?, number(input, "n", 60)?))
}

pub fn fill(input: &Value) -> Answer {
    let stock = stock(input)?.filled(number(input, "n", 25)?);
    Ok(json!({"legal": stock.legal, "contraband": stock.contraband}))
}

pub fn buy(input: &Value) -> Answer {
    let (row, count, number) = lot(input)?;
    if number > count {
        return Err(format!("the row has {count} goods, fewer than {number}"));
    }
    let raw = row.cost(count, number, prices(field(input, "prices")?, "prices")?);
    Ok(json!({"raw": raw, "pay": sums::pay(raw), "left": count - number}))
}

pub fn sell(input: &Value) -> Answer {
    let (row, count, number) = lot(input)?;
    let unit = row.unit(count, prices(field(input, "prices")?, "prices")?);
    let raw = unit * u32::from(number);
    Ok(json!({"unit": unit, "raw": raw, "receive": sums::receive(raw)}))
}

pub fn refill(input: &Value) -> Answer {
    let (row, count, sold) = lot(input)?;
    Ok(row.refill(count, 0, sold, number(input, "supply", 25)?).into())
}

fn ring(input: &Value) -> Result<Ring, String> {
    let mut tiles = [Nation::Pirates; 4];
    for (place, tile) in exactly(field(input, "ring")?, "ring", 4)?.iter().enumerate() {
        tiles[place] = reading::as_nation(tile, "ring")?;
    }
    if Nation::COUNTRIES.into_iter().all(|country| tiles.contains(&country)) {
        Ok(Ring(tiles))
    } else {
        Err("`ring` names each country once".to_owned())
    }
}

pub fn market_rows(input: &Value) -> Answer {
    let (ring, port) = (ring(input)?, reading::country(input, "port")?);
    let tile = |row| say_nation(ring.stall(port, row).tile);
    Ok(json!({"legal": tile(Row::Legal), "contraband": tile(Row::Contraband)}))
}

pub fn sale(input: &Value) -> Answer {
    let port = nation(input, "port")?;
    let sold = reading::as_good(field(input, "good")?, "good")?;
    let number = reading::between(input, "n", 1, 60)?;
    let mut market = Market { ring: ring(input)?, stocks: [Stock::default(); 4] };
    for country in Nation::COUNTRIES {
        let counts = field(field(input, "counts")?, say_nation(country))?;
        market.stocks[country.index()] = stock(counts)?;
    }
    let Some(stall) = market.ring.buyer(port, row(input, "market")?, sold) else {
        return Ok(Value::Null);
    };
    let of_tile = field(field(input, "prices")?, say_nation(stall.tile))?;
    let prices = prices(field(of_tile, say_row(stall.row))?, "prices")?;
    let seller = Seller {
        merchant: mark(input, "merchant")?,
        somodevilla: mark(input, "somodevilla")?,
        fadel: mark(input, "fadel")?,
    };
    let sale = market.sale(stall, Lot::default(), number, prices, goods(input, "supply")?, seller);
    let gain = Some((port, i16::from(sale.gain)));
    let loss = sale.loss.map(|(nation, lost)| (nation, -i16::from(lost)));
    let moves = [gain, loss].into_iter().flatten().filter(|(_, points)| *points != 0);
    let moves = moves.map(|(nation, points)| (say_nation(nation).to_owned(), Value::from(points)));
    let (refilled, more) = sale.refill;
    Ok(json!({
        "money": sale.money,
        "fame": sale.fame,
        "rep": moves.collect::<Value>(),
        "refill": {"tile": say_nation(refilled.tile), "row": say_row(refilled.row), "n": more},
    }))
}
