//! The words, as one constant of the app for each language.

use super::{Output, shape::Pair, source::Source, typography::Lang};

/// `src/text/logbook/content_fr.rs` and `content_en.rs`.
pub fn outputs(source: &Source) -> [Output; 2] {
    [(Lang::Fr, "fr"), (Lang::En, "en")].map(|(lang, tag)| Output {
        path: format!("src/text/logbook/content_{tag}.rs"),
        text: text(source, lang),
    })
}

fn text(source: &Source, lang: Lang) -> String {
    let mut text = String::from(
        "// Written by `cargo xtask content` from crates/logbook/content: change that.\n\n\
         use super::content::{CaptainWords, Content, MissionWords, NpcWords, TileWords, Titled};\n\n\
         #[rustfmt::skip]\npub(super) static CONTENT: Content = Content {\n",
    );
    for (field, rows) in lists(source, lang) {
        text += &format!("    {field}: [\n");
        for row in rows {
            text += &format!("        {row},\n");
        }
        text += "    ],\n";
    }
    let bounty = source.tokens.bounty_cards.first().map(|card| lang.of(&card.name));
    text += &format!("    bounty: {:?},\n}};\n", bounty.unwrap_or_default());
    text
}

/// Every list with a row a line, in the order of `Content`.
fn lists(source: &Source, lang: Lang) -> Vec<(&'static str, Vec<String>)> {
    let word = |pair: &Pair| format!("{:?}", lang.of(pair));
    let titled = |name: &Pair, text: &Pair| {
        format!("Titled {{ name: {}, text: {} }}", word(name), word(text))
    };
    let upgrades = &source.upgrades;
    let ports = source.tiles.tiles.iter().map(|tile| {
        let port = tile.cells.iter().find_map(|cell| cell.port.as_ref());
        let port = port.map(|port| lang.of(&port.name));
        format!("TileWords {{ name: {}, port: {port:?} }}", word(&tile.name))
    });
    let npcs = source.ships.cards.iter().map(|card| {
        let npc = &card.npc;
        let ship = npc.name.as_ref().map_or_else(|| lang.mended(&npc.ship), |name| lang.of(name));
        let captain = Some(lang.mended(&npc.captain)).filter(|name| !name.is_empty());
        format!("NpcWords {{ ship: {ship:?}, captain: {captain:?} }}")
    });
    let missions = source.missions.missions.iter().map(|mission| {
        format!("MissionWords {{ title: {}, log: {} }}", word(&mission.title), word(&mission.log))
    });
    let captains = source.captains.captains.iter().map(|captain| {
        format!(
            "CaptainWords {{ name: {:?}, nick: {:?}, blurb: {}, rule: {} }}",
            lang.mended(&captain.name),
            captain.nick.as_ref().map(|nick| lang.of(nick)),
            word(&captain.blurb),
            word(&captain.rule)
        )
    });
    vec![
        ("tiles", ports.collect()),
        ("models", models(source).into_iter().map(word).collect()),
        ("npcs", npcs.collect()),
        ("boards", source.boards.board_a.iter().map(|board| word(&board.name)).collect()),
        ("crew", upgrades.crew.iter().map(|one| titled(&one.name, &one.text)).collect()),
        ("ship_upgrades", upgrades.ship.iter().map(|one| titled(&one.name, &one.text)).collect()),
        (
            "ammunition",
            upgrades.ammunition.iter().map(|one| titled(&one.name, &one.text)).collect(),
        ),
        ("missions", missions.collect()),
        ("events", source.events.events.iter().map(|one| titled(&one.title, &one.text)).collect()),
        ("captains", captains.collect()),
        ("hoards", source.treasure.rewards.iter().map(|hoard| word(&hoard.name)).collect()),
        ("winds", source.tables.wind.iter().map(|wind| word(&wind.name)).collect()),
    ]
}

/// Each model once, in the order in which the cards first show them.
fn models(source: &Source) -> Vec<&Pair> {
    let mut models: Vec<(&str, &Pair)> = Vec::new();
    for card in &source.ships.cards {
        if models.iter().all(|(key, _)| *key != card.pc.key) {
            models.push((&card.pc.key, &card.pc.model));
        }
    }
    models.into_iter().map(|(_, model)| model).collect()
}
