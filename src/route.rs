//! The address of every screen, as the fragment of the page's address.

use crate::games::GameId;

/// A screen of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The games to choose from.
    Home,
    /// A new game at once: the usual table.
    Start(GameId),
    /// Seats and options before a game.
    New(GameId),
    /// A guided first game.
    Learn(GameId),
    /// A game being played, by its slot.
    Play(String),
    /// A game being looked back at, by its slot and step; no step means the last.
    Replay(String, Option<usize>),
    /// The rules of a game, at a section.
    Rules(GameId, Option<String>),
    /// The kept games.
    Saves,
    /// The settings.
    Settings,
    /// Credits, licences, fair play.
    About,
    /// A game that somebody sent.
    Shared(String),
    /// An address that leads nowhere.
    Unknown,
}

impl Route {
    /// The screen at a fragment, with or without its `#`. Anything at all may stand there.
    pub fn parse(fragment: &str) -> Route {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        let Some(path) = fragment.strip_prefix('/') else {
            return if fragment.is_empty() {
                Route::Home
            } else {
                Route::Shared(fragment.to_owned())
            };
        };
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let game = |name: &str, then: fn(GameId) -> Route| {
            GameId::by_name(name).map_or(Route::Unknown, then)
        };
        match parts[..] {
            [] => Route::Home,
            ["start", name] => game(name, Route::Start),
            ["new", name] => game(name, Route::New),
            ["learn", name] => game(name, Route::Learn),
            ["play", slot] => Route::Play(slot.to_owned()),
            ["replay", slot] => Route::Replay(slot.to_owned(), None),
            ["replay", slot, ply] => match ply.parse() {
                Ok(ply) => Route::Replay(slot.to_owned(), Some(ply)),
                Err(_) => Route::Unknown,
            },
            ["rules", name] => game(name, |id| Route::Rules(id, None)),
            ["rules", name, section] => GameId::by_name(name)
                .map_or(Route::Unknown, |id| Route::Rules(id, Some(section.to_owned()))),
            ["saves"] => Route::Saves,
            ["settings"] => Route::Settings,
            ["about"] => Route::About,
            ["x", link] => Route::Shared(link.to_owned()),
            _ => Route::Unknown,
        }
    }

    /// The address of this screen, `#` included.
    pub fn href(&self) -> String {
        match self {
            Route::Home => "#/".to_owned(),
            Route::Start(game) => format!("#/start/{}", game.name()),
            Route::New(game) => format!("#/new/{}", game.name()),
            Route::Learn(game) => format!("#/learn/{}", game.name()),
            Route::Play(slot) => format!("#/play/{slot}"),
            Route::Replay(slot, None) => format!("#/replay/{slot}"),
            Route::Replay(slot, Some(ply)) => format!("#/replay/{slot}/{ply}"),
            Route::Rules(game, None) => format!("#/rules/{}", game.name()),
            Route::Rules(game, Some(section)) => format!("#/rules/{}/{section}", game.name()),
            Route::Saves => "#/saves".to_owned(),
            Route::Settings => "#/settings".to_owned(),
            Route::About => "#/about".to_owned(),
            Route::Shared(link) => format!("#{link}"),
            Route::Unknown => "#/unknown".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_back_to_its_screen() {
        for route in [
            Route::Home,
            Route::Start(GameId::Gale),
            Route::New(GameId::Gale),
            Route::Learn(GameId::Gale),
            Route::Play("k3x9".into()),
            Route::Replay("k3x9".into(), None),
            Route::Replay("k3x9".into(), Some(17)),
            Route::Rules(GameId::Gale, None),
            Route::Rules(GameId::Gale, Some("tricks".into())),
            Route::Saves,
            Route::Settings,
            Route::About,
            Route::Shared("gale.1.Bx".into()),
        ] {
            assert_eq!(Route::parse(&route.href()), route);
        }
    }

    #[test]
    fn addresses_from_outside_never_fail() {
        for (fragment, route) in [
            ("", Route::Home),
            ("#", Route::Home),
            ("#//", Route::Home),
            ("#/nowhere", Route::Unknown),
            ("#/new/chess", Route::Unknown),
            ("#/replay/a/b", Route::Unknown),
            ("#/x/gale.1.Bx", Route::Shared("gale.1.Bx".into())),
            ("#%20", Route::Shared("%20".into())),
        ] {
            assert_eq!(Route::parse(fragment), route, "{fragment}");
        }
    }
}
