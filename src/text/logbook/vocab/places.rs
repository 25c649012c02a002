//! Places on the chart, and directions.

use logbook::chart::faces::faces;
use logbook::chart::spiral::{CENTRES, Place};
use logbook::content::TileId;
use logbook::{Cell, Dir, View};

use super::super::content::content;
use crate::text::Lang;
use crate::text::grammar::of_name;

const FR: [&str; 6] = ["nord", "nord-est", "sud-est", "sud", "sud-ouest", "nord-ouest"];
const EN: [&str; 6] = ["north", "north-east", "south-east", "south", "south-west", "north-west"];
/// Where the article belongs to the name.
const OWN: &str = "La Havane";

/// A direction: "nord-est", "north-east".
pub fn dir(lang: Lang, dir: Dir) -> &'static str {
    lang.pick(FR, EN)[dir.index()]
}

/// A tile's place, as it stands by itself.
pub fn tile(lang: Lang, tile: TileId) -> &'static str {
    content(lang).tile(tile).name
}

/// A port by itself; the place, where no port is.
pub fn port(lang: Lang, of: TileId) -> &'static str {
    content(lang).tile(of).port.unwrap_or(tile(lang, of))
}

/// A name within a sentence: its article without capital.
pub fn in_sentence(lang: Lang, name: &str) -> String {
    let articles: &[&str] = lang.pick(&["Le ", "La ", "Les ", "L’"][..], &["The "][..]);
    match articles.iter().find(|article| name.starts_with(**article)) {
        Some(article) if name != OWN => [&article.to_lowercase(), &name[article.len()..]].concat(),
        _ => name.to_owned(),
    }
}

/// A preposition before a name with its French article: "à", "au", "aux".
fn after(fr: [&str; 3], name: &str) -> String {
    let [plain, le, les] = fr;
    let name = in_sentence(Lang::Fr, name);
    match (name.strip_prefix("le "), name.strip_prefix("les ")) {
        (Some(rest), _) => [le, " ", rest].concat(),
        (_, Some(rest)) => [les, " ", rest].concat(),
        _ => [plain, " ", &name].concat(),
    }
}

/// "de Basse-Terre", "du Rocher d’or", "des Grenadines"; "of Basse-Terre".
pub fn of_tile(lang: Lang, of: TileId) -> String {
    let name = tile(lang, of);
    match lang {
        Lang::Fr if in_sentence(lang, name) == name => of_name(name),
        Lang::Fr => after(["de", "du", "des"], name),
        Lang::En => ["of ", &in_sentence(lang, name)].concat(),
    }
}

/// On the waters of a tile: "au large de La Havane", "off Havana".
pub fn off(lang: Lang, of: TileId) -> String {
    match lang {
        Lang::Fr => ["au large ", &of_tile(lang, of)].concat(),
        Lang::En => ["off ", &in_sentence(lang, tile(lang, of))].concat(),
    }
}

/// In a port: "à Basse-Terre", "au village taïno"; "at Basse-Terre".
pub fn at_port(lang: Lang, of: TileId) -> String {
    let name = port(lang, of);
    match lang {
        Lang::Fr => after(["à", "au", "aux"], name),
        Lang::En => ["at ", &in_sentence(lang, name)].concat(),
    }
}

/// "le fort de La Havane", "the fort of Havana".
pub fn the_fort(lang: Lang, of: TileId) -> String {
    [lang.pick("le fort ", "the fort "), &of_tile(lang, of)].concat()
}

/// Where a cell is, in words a reader finds on the chart: "au large de La Havane", "off Havana";
/// a mooring by its port.
pub fn place(view: &View, cell: Cell, lang: Lang) -> String {
    if let Some(harbour) = view.chart().harbour_at(cell) {
        return [lang.pick("au mouillage, ", "moored "), &at_port(lang, harbour.tile)].concat();
    }
    match view.chart().own(cell) {
        Some((tile, _)) => off(lang, tile),
        None => lang.pick("hors de la carte connue", "beyond the known chart").to_owned(),
    }
}

/// The same to the very cell: the side of the tile on which it lies, and how far out.
pub fn spot(view: &View, cell: Cell, lang: Lang) -> String {
    let off = place(view, cell, lang);
    let Some(at) = Place::of(cell).filter(|_| view.chart().harbour_at(cell).is_none()) else {
        return off;
    };
    let centre = CENTRES[usize::from(at.slot)];
    let away = centre.distance(cell);
    let Some(to) = faces(centre, cell).iter().next() else {
        return off + lang.pick(", au centre", ", in the middle");
    };
    let (side, far) = (dir(lang, to), away > 1);
    match lang {
        Lang::Fr => format!("{off}, {}au {side}", if far { "loin " } else { "" }),
        Lang::En => format!("{off}, {}to the {side}", if far { "far " } else { "" }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_take_their_articles_into_a_sentence() {
        let off_fr = |number| off(Lang::Fr, TileId::new(number));
        assert_eq!(off_fr(13), "au large de La Havane");
        assert_eq!(off_fr(14), "au large de la Tortue");
        assert_eq!(off_fr(6), "au large du Rocher d’or");
        assert_eq!(off_fr(16), "au large des Grenadines");
        assert_eq!(off_fr(8), "au large de Basse-Terre");
        assert_eq!(off(Lang::En, TileId::new(16)), "off the Grenadines");
        assert_eq!(at_port(Lang::Fr, TileId::new(13)), "à La Havane");
        assert_eq!(at_port(Lang::Fr, TileId::new(17)), "au village taïno");
        assert_eq!(at_port(Lang::En, TileId::new(6)), "at Orange Roads");
        assert_eq!(the_fort(Lang::Fr, TileId::new(5)), "le fort de la Vieille-Providence");
    }
}
