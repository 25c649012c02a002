//! The sea in words: weather, chart, what floats, markets and piles.

use logbook::content::{EventCard, Flag, Row, Service};
use logbook::sea::adrift::{Adrift, Token};
use logbook::sea::tide::Tide;
use logbook::{Good, Nation};

use super::super::content::content;
use super::super::reasons::row_short;
use super::super::teller::Teller;
use super::super::terms;
use super::super::vocab::{dir, good, nation, of_nation, spot, tile};
use crate::text::grammar::{capital, counted};
use crate::text::{Lang, Paragraph};

/// Wind, tide, fog, the Kraken and the events in force.
pub(super) fn weather(told: Teller) -> Option<Paragraph> {
    let (view, lang) = (told.view, told.lang());
    let weather = view.weather();
    let wind = match (weather.wind, lang) {
        (Some(to), Lang::Fr) => format!("Le vent souffle vers le {}", dir(lang, to)),
        (Some(to), Lang::En) => format!("The wind blows {}", dir(lang, to)),
        (None, _) => told.say("Calme plat", "Dead calm"),
    };
    let tide = match view.tide() {
        Tide::Low => Some(told.say("Marée basse", "Low tide")),
        Tide::High => Some(told.say("Marée haute", "High tide")),
        Tide::Mean => None,
    };
    let at = |what: &str, cell| format!("{what}{} {}", lang.colon(), spot(view, cell, lang));
    let fog = weather.fog.map(|cell| at(lang.pick("Brume", "Fog"), cell));
    let kraken = weather.kraken.map(|cell| at("Kraken", cell));
    let events = weather.in_play.iter().map(|card| {
        let words = content(lang).event(EventCard::new((*card).clamp(1, EventCard::COUNT)));
        format!("{}{} {}", words.name, lang.colon(), words.text)
    });
    let lines = [Some(wind), tide, fog, kraken].into_iter().flatten().chain(events).collect();
    Paragraph::of(terms(lang).weather, lines)
}

/// The tiles that lie face up with their ports, and how many do not.
pub(super) fn chart(told: Teller) -> Option<Paragraph> {
    let (view, lang) = (told.view, told.lang());
    let up = view.tiles().iter().filter(|laid| laid.up);
    let mut lines: Vec<String> = up
        .map(|laid| {
            let name = tile(lang, laid.tile);
            let printed = laid.tile.tile();
            let mut parts = Vec::new();
            if let Some(port) = printed.port {
                parts.push(match (laid.port, port.flag) {
                    (Some(of), _) => [lang.pick("port ", "port "), &of_nation(lang, of)].concat(),
                    (None, Flag::Native) | (None, _) => told.say("port indigène", "native port"),
                });
                let offers = Service::ALL.into_iter().filter(|of| port.services.has(*of));
                parts.extend(offers.map(|of| service(lang, of).to_owned()));
            }
            if let Some(of) = laid.fort {
                parts.push([lang.pick("fort ", "fort "), &of_nation(lang, of)].concat());
            }
            match parts.is_empty() {
                true => name.to_owned(),
                false => format!("{name}{} {}", lang.colon(), parts.join(", ")),
            }
        })
        .collect();
    let down = view.tiles().iter().filter(|laid| !laid.up).count() as i32;
    if down > 0 {
        let fr = ["tuile face cachée", "tuiles face cachée"];
        lines.push(counted(lang, down, fr, ["tile face down", "tiles face down"]));
    }
    Paragraph::of(terms(lang).chart, lines)
}

fn service(lang: Lang, of: Service) -> &'static str {
    let (fr, en) = match of {
        Service::Tavern => ("taverne", "tavern"),
        Service::Shipyard => ("chantier", "shipyard"),
        Service::Buy => ("marché où acheter", "market to buy"),
        Service::Sell => ("marché où vendre", "market to sell"),
    };
    lang.pick(fr, en)
}

/// Barrels, oil, counters and goods, each with its place.
pub(super) fn afloat(told: Teller) -> Option<Paragraph> {
    let (view, lang) = (told.view, told.lang());
    let token = |adrift: &Adrift| {
        let what = match adrift.what {
            Token::Barrel(_) => lang.pick("Tonneau", "Barrel"),
            Token::Oil => lang.pick("Huile", "Oil"),
            Token::Counter { .. } => lang.pick("Jeton de mission", "Mission counter"),
        };
        format!("{what}{} {}", lang.colon(), spot(view, adrift.cell, lang))
    };
    let tokens = view.adrift().iter().map(token);
    let goods = view.loose().iter().map(|loose| {
        let goods = capital(&told.cargo(loose.goods));
        format!("{goods}{} {}", lang.colon(), spot(view, loose.cell, lang))
    });
    Paragraph::of(terms(lang).afloat, tokens.chain(goods).collect())
}

/// The market tiles in ring order with their rows.
pub(super) fn markets(told: Teller) -> Option<Paragraph> {
    let (view, lang) = (told.view, told.lang());
    let markets = view.markets();
    let line = |of: Nation| {
        let stock = markets.market.stocks[of.index()];
        let rows = Row::ALL.map(|row| {
            let (name, on) = (row_short(lang, row), lang.pick("sur", "of"));
            format!("{name} {} {on} {}", stock.of(row), row.slots())
        });
        let what = good(lang, Good::of(of));
        format!("{}, {what}{} {}", nation(lang, of), lang.colon(), rows.join(", "))
    };
    let mut lines: Vec<String> = markets.market.ring.0.into_iter().map(line).collect();
    lines.push([lang.pick("En réserve\u{a0}: ", "Supply: "), &told.cargo(markets.supply)].concat());
    Paragraph::of(terms(lang).markets, lines)
}

/// How many cards lie in the piles.
pub(super) fn piles(told: Teller) -> Option<Paragraph> {
    let (view, lang) = (told.view, told.lang());
    let piles = [
        (view.missions_left(), "missions", "missions"),
        (view.ships_left(), "navires", "ships"),
        (view.barrels_left(), "tonneaux", "barrels"),
    ];
    let lines =
        piles.map(|(n, fr, en)| format!("{}{} {n}", capital(lang.pick(fr, en)), lang.colon()));
    Paragraph::of(terms(lang).piles, lines.to_vec())
}
