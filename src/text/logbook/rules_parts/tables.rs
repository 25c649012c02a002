//! Ships, people, shipyards, markets and barrels.

use logbook::Nation;
use logbook::battle::spoils::damage_on_return;
use logbook::board::layout::Layout;
use logbook::board::tracks::Fitting;
use logbook::content::{
    BarrelKind, Board, CrewUpgrade, Loot, MarketTile, PrintedUpgrade, Row, Section, Side,
};

use crate::text::Lang;
use crate::text::grammar::capital;
use crate::text::logbook::content;
use crate::text::logbook::items;
use crate::text::logbook::vocab::{good, money, nation};
use crate::text::rules::Block;

/// The levels of the four boards.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=3;

fn price(lang: Lang, price: u32) -> String {
    money(lang, price.into())
}

/// The ships of the four boards, level by level.
pub fn levels(lang: Lang) -> Block {
    let head = lang.pick(
        vec!["Navire", "Déf./rob.", "Mouv.", "Virer", "Suite"],
        vec!["Ship", "Def./rob.", "Move", "Turn", "Next"],
    );
    let row = |seat: u8, level: u8| {
        let printed = Board::of(seat).level(level);
        let (hull, name) = (&printed.hull, content(lang).model(printed.hull.model));
        let name = match level {
            1 => format!("{}{} {name}", content(lang).board(seat), lang.colon()),
            _ => name.to_owned(),
        };
        vec![
            name,
            format!("{}/{}", hull.defence, hull.robustness),
            format!("{}+{}", hull.movement, hull.sails),
            format!("{}/{}", hull.yaw.aft, hull.yaw.stern),
            printed.up_cost.map_or("–".to_owned(), |cost| price(lang, cost)),
        ]
    };
    let rows = (0..Board::COUNT).flat_map(|seat| LEVELS.map(move |level| row(seat, level)));
    Block::Table(head, rows.collect())
}

/// What each level brings, whatever the ship.
pub fn holds(lang: Lang) -> Block {
    let head = lang.pick(
        vec!["Niveau", "Cale", "Sabords", "Canons", "Eau au retour"],
        vec!["Level", "Hold", "Gun ports", "Cannons", "Water on return"],
    );
    let row = |level: u8| {
        let layout = Layout::new(level, Board::of(0).level(level).hull.draft2);
        let water = damage_on_return(layout, false);
        [level, layout.slots(), layout.ports(), layout.cannons(), water]
            .map(|number| number.to_string())
            .to_vec()
    };
    Block::Table(head, LEVELS.map(row).collect())
}

/// The officers and specialists printed on the boards.
pub fn people(lang: Lang) -> Block {
    let head = lang.pick(vec!["À bord", "Effet", "Prix"], vec!["Aboard", "Effect", "Price"]);
    let printed = |upgrade: CrewUpgrade| {
        (0..Board::COUNT)
            .flat_map(|seat| &Board::of(seat).upgrades)
            .filter(move |printed| printed.upgrade == upgrade)
    };
    let span = |upgrade, of: fn(&PrintedUpgrade) -> u8| {
        let (least, most) = (printed(upgrade).map(of).min(), printed(upgrade).map(of).max());
        match (least.unwrap_or_default(), most.unwrap_or_default()) {
            (least, most) if least == most => least.to_string(),
            (least, most) => format!("{least}–{most}"),
        }
    };
    let row = |upgrade: CrewUpgrade| {
        let cost = printed(upgrade).map(|printed| printed.price).max()?;
        let words = content(lang).crew(upgrade);
        let level = span(upgrade, |printed| printed.level);
        let access = span(upgrade, |printed| printed.access);
        let where_from = match lang {
            Lang::Fr => format!("Niveau {level}, accès {access}."),
            Lang::En => format!("Level {level}, access {access}."),
        };
        let effect = format!("{} {where_from}", words.text);
        Some(vec![words.name.to_owned(), effect, price(lang, cost)])
    };
    Block::Table(head, CrewUpgrade::ALL.into_iter().filter_map(row).collect())
}

/// What shipyards fit.
pub fn fittings(lang: Lang) -> Block {
    let head =
        lang.pick(vec!["Au chantier", "Effet", "Prix"], vec!["In the yard", "Effect", "Price"]);
    let row = |fitting: Fitting| {
        let words = match fitting {
            Fitting::Ship(upgrade) => content(lang).ship_upgrade(upgrade),
            Fitting::Ammo(ammunition) => content(lang).ammunition(ammunition),
        };
        vec![words.name.to_owned(), words.text.to_owned(), price(lang, fitting.price())]
    };
    Block::Table(head, Fitting::SOLD.into_iter().map(row).collect())
}

/// The prices of the markets, section by section; both rows have the same.
pub fn prices(lang: Lang) -> Block {
    let head =
        lang.pick(vec!["Marché", "À l’achat", "À la vente"], vec!["Market", "To buy", "To sell"]);
    let row = |country: Nation| {
        let tile = MarketTile::of(country);
        let sections = tile.row(Side::A, Row::Legal);
        let of = |price_of: fn(&Section) -> u16| {
            let prices = sections.each_ref().map(|section| price(lang, price_of(section).into()));
            prices.join(" · ")
        };
        vec![
            format!("{} ({})", nation(lang, country), good(lang, tile.good)),
            of(|section| section.buy),
            of(|section| section.sell),
        ]
    };
    Block::Table(head, Nation::COUNTRIES.into_iter().map(row).collect())
}

/// What lies under the barrels, and how often.
pub fn barrels(lang: Lang) -> Block {
    let head = lang.pick(vec!["Sous le tonneau", "Jetons"], vec!["Under the barrel", "Tokens"]);
    let mut found: Vec<(Loot, u8)> = Vec::new();
    for barrel in BarrelKind::all().map(BarrelKind::barrel) {
        // Nobody has a crew in the games that can be played.
        let loot = Loot { crew: 0, ..barrel.loot };
        match found.iter_mut().find(|(other, _)| *other == loot) {
            Some((_, count)) => *count += barrel.count,
            None => found.push((loot, barrel.count)),
        }
    }
    let row =
        |(loot, count): (Loot, u8)| vec![capital(&items::loot(lang, loot)), count.to_string()];
    Block::Table(head, found.into_iter().map(row).collect())
}
