//! What is told of ways over the chart, and the words that stand on it.

use logbook::sea::storm::Storm;
use logbook::{Allowance, Danger, Nation, Odds, View};

use super::content::content;
use super::vocab::place;
use crate::tables::logbook::model::sea_ways::Route;
use crate::tables::logbook::model::tabs::Tab;
use crate::text::{Lang, Prompt};
use logbook::content::TileId;

/// The initial of a nation; of none, that of native ports.
pub fn letter(lang: Lang, nation: Option<Nation>) -> &'static str {
    match (nation, lang) {
        (Some(Nation::Holland), _) => "H",
        (Some(Nation::Spain), Lang::Fr) => "E",
        (Some(Nation::Spain), Lang::En) => "S",
        (Some(Nation::England), Lang::Fr) => "A",
        (Some(Nation::England), Lang::En) => "E",
        (Some(Nation::France), _) => "F",
        (Some(Nation::Pirates), _) => "P",
        (None, _) => "N",
    }
}

/// What a tab is called.
pub fn tab(lang: Lang, tab: Tab) -> &'static str {
    let (fr, en) = match tab {
        Tab::Map => ("Carte", "Map"),
        Tab::Ship => ("Navire", "Ship"),
        Tab::Port => ("Port", "Port"),
        Tab::Missions => ("Missions", "Missions"),
        Tab::Fame => ("Renommée", "Fame"),
    };
    lang.pick(fr, en)
}

/// How many choices a tab holds, for a reader.
pub fn badge(lang: Lang, count: u8) -> String {
    match (lang, count) {
        (Lang::Fr, 1) => "1 choix possible".to_owned(),
        (Lang::Fr, _) => format!("{count} choix possibles"),
        (Lang::En, 1) => "1 choice".to_owned(),
        (Lang::En, _) => format!("{count} choices"),
    }
}

/// What the parts of the table are, for a reader.
pub struct Terms {
    /// The row of tabs.
    pub tabs: &'static str,
    /// The chart.
    pub chart: &'static str,
    /// Calm, where no wind blows.
    pub fair: &'static str,
}

/// What the parts of the table are.
pub fn terms(lang: Lang) -> Terms {
    match lang {
        Lang::Fr => {
            Terms { tabs: "Parties de la table", chart: "Carte des mers", fair: "beau temps" }
        }
        Lang::En => Terms { tabs: "Parts of the table", chart: "Sea chart", fair: "fair weather" },
    }
}

/// The wind that blows there: "North wind".
pub fn wind(lang: Lang, to: Option<usize>) -> &'static str {
    content(lang).wind(to.unwrap_or(6) as u8)
}

/// What an event in force is called.
pub fn weather(lang: Lang, card: u8) -> &'static str {
    content(lang).event(logbook::content::EventCard::new(card)).name
}

/// What a port is called.
pub fn port(lang: Lang, tile: u8) -> &'static str {
    let words = content(lang).tile(TileId::new(tile));
    words.port.unwrap_or(words.name)
}

/// The key that sails a drafted way.
pub fn sail(route: &Route, lang: Lang) -> String {
    if let Some(tile) = route.port {
        return match lang {
            Lang::Fr => format!("Mouiller et entrer au port\u{a0}: {}", port(lang, tile)),
            Lang::En => format!("Moor and enter {}", port(lang, tile)),
        };
    }
    match (route.left.last().copied().unwrap_or(0), lang) {
        (0, Lang::Fr) => "Faire route jusque-là".to_owned(),
        (0, Lang::En) => "Sail there".to_owned(),
        (left, Lang::Fr) => format!("Faire route, garder {}", points(lang, left)),
        (left, Lang::En) => format!("Sail there, keep {}", points(lang, left)),
    }
}

/// "1 point", "4 points".
fn points(lang: Lang, n: u8) -> String {
    let many = usize::from(n > 1 || (n == 0 && lang == Lang::En));
    format!("{n} {}", ["point", "points"][many])
}

/// The cost of a way, in a pill: "6 pts".
pub fn cost(lang: Lang, spent: u8) -> String {
    match lang {
        _ if spent == 1 => "1 pt".to_owned(),
        Lang::Fr | Lang::En => format!("{spent} pts"),
    }
}

/// Where a drafted way leads, and the sum of what it costs.
pub fn drafted(view: &View, route: &Route, lang: Lang) -> Prompt {
    let title = match (route.port, lang) {
        (Some(tile), Lang::Fr) => format!("Route vers {}", port(lang, tile)),
        (Some(tile), Lang::En) => format!("Course for {}", port(lang, tile)),
        (None, Lang::Fr) => format!("Route\u{a0}: {}", place(view, route.goal, lang)),
        (None, Lang::En) => format!("Course: {}", place(view, route.goal, lang)),
    };
    let left = route.left.last().copied().unwrap_or(0);
    let mut parts = Vec::new();
    if route.begins {
        parts.push(sum(&route.allowance, lang));
    }
    parts.push(match lang {
        Lang::Fr => format!("route {}, reste {left}", route.spent),
        Lang::En => format!("way {}, left {left}", route.spent),
    });
    parts.extend(route.danger.map(|danger| self::danger(view, danger, lang).to_owned()));
    Prompt { title, detail: parts.join(" · ") }
}

/// The movement of a turn, and the slots left in it.
pub fn slots(lang: Lang, slots: u8) -> [String; 2] {
    let left = match (lang, slots) {
        (Lang::Fr, 0) => "aucune action".to_owned(),
        (Lang::Fr, 1) => "1 action".to_owned(),
        (Lang::Fr, _) => format!("{slots} actions"),
        (Lang::En, 0) => "no action left".to_owned(),
        (Lang::En, 1) => "1 action left".to_owned(),
        (Lang::En, _) => format!("{slots} actions left"),
    };
    [lang.pick("Mouvement", "Movement").to_owned(), left]
}

/// What is asked while the ship is being turned.
pub fn turning(lang: Lang) -> Prompt {
    let (title, detail) = match lang {
        Lang::Fr => ("Virer sur place", "Choisissez un cap\u{a0}: c’est le mouvement du tour"),
        Lang::En => ("Turn on the spot", "Choose a heading: it is the movement of the turn"),
    };
    Prompt { title: title.to_owned(), detail: detail.to_owned() }
}

/// "8 + 1 sails − 1 draft + 2 wind = 10".
pub fn sum(of: &Allowance, lang: Lang) -> String {
    let mut sum = of.printed.to_string();
    let mut add = |n: i8, fr: &str, en: &str| {
        if n != 0 {
            let sign = if n > 0 { '+' } else { '−' };
            sum += &format!(" {sign} {}\u{a0}{}", n.unsigned_abs(), lang.pick(fr, en));
        }
    };
    add(of.sails as i8, "voiles", "sails");
    add(of.helm as i8, "barre", "helm");
    add(-(of.draft as i8), "tirant d’eau", "draft");
    add(-(of.chain as i8), "gréement", "rigging");
    add(-(of.yaw as i8), "virement", "turning");
    add(of.wind, "vent", "wind");
    format!("{sum} = {}", of.all)
}

/// What may happen at the end of a way.
pub fn danger(view: &View, danger: Danger, lang: Lang) -> &'static str {
    let (fr, en) = match danger {
        Danger::Storm => match view.storm() {
            Some(Storm::Fierce) => ("un D20 contre la coque", "a D20 against the hull"),
            _ => ("1 dégât d’eau", "1 water damage"),
        },
        Danger::Kraken => ("le Kraken attaque", "the Kraken attacks"),
        Danger::Fortress => ("le fort tire", "the fort fires"),
        Danger::Ship => ("un navire peut tirer", "a ship may fire"),
    };
    lang.pick(fr, en)
}

/// What a shot would do: "1.4 damage, sinks 12 %".
pub fn odds(of: &Odds, lang: Lang) -> String {
    let (whole, tenth) = (of.mean / 100, of.mean % 100 / 10);
    let sinks = (of.destroys + 5) / 10;
    match (lang, sinks) {
        (Lang::Fr, 0) => format!("défense {} · ≈ {whole},{tenth} dégât", of.defence),
        (Lang::Fr, _) => {
            format!("défense {} · ≈ {whole},{tenth} dégât · coule {sinks}\u{a0}%", of.defence)
        }
        (Lang::En, 0) => format!("defence {} · ≈ {whole}.{tenth} damage", of.defence),
        (Lang::En, _) => {
            format!("defence {} · ≈ {whole}.{tenth} damage · sinks {sinks}%", of.defence)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_names_its_parts_and_leaves_out_what_is_nothing() {
        let of =
            Allowance { printed: 8, sails: 1, draft: 1, wind: 2, all: 10, ..Allowance::default() };
        assert_eq!(sum(&of, Lang::En), "8 + 1\u{a0}sails − 1\u{a0}draft + 2\u{a0}wind = 10");
        let bare = Allowance { printed: 7, wind: -2, all: 5, ..Allowance::default() };
        assert_eq!(sum(&bare, Lang::Fr), "7 − 2\u{a0}vent = 5");
    }
}
