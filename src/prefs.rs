//! What a person likes: remembered, and obeyed at once by the whole page.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use serde::{Deserialize, Serialize};

use crate::storage::Storage;
use crate::text::{Lang, Words, words};

const KEY: &str = "prefs";

/// Colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device says.
    #[default]
    Auto,
    /// Dark ink on paper.
    Day,
    /// Light ink on a night chart.
    Night,
}

impl Theme {
    /// The word for it in the page's `data-theme`.
    pub fn key(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Day => "day",
            Theme::Night => "night",
        }
    }
}

/// How fast the others act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Half as long again.
    Calm,
    /// At least 400 ms between visible acts.
    #[default]
    Normal,
    /// Well under half.
    Fast,
    /// No waiting at all.
    Instant,
}

impl Speed {
    /// All of them, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Calm, Speed::Normal, Speed::Fast, Speed::Instant];

    /// The words for all of them, in the same order.
    pub fn words(words: &'static Words) -> Vec<&'static str> {
        vec![words.speed_calm, words.speed_normal, words.speed_fast, words.speed_instant]
    }

    /// A pause of so many milliseconds at this speed.
    pub fn pause(self, normal: u32) -> u32 {
        match self {
            Speed::Calm => normal * 3 / 2,
            Speed::Normal => normal,
            Speed::Fast => normal * 2 / 5,
            Speed::Instant => 0,
        }
    }

    /// The word for it in the page's `data-speed`.
    pub fn key(self) -> &'static str {
        match self {
            Speed::Calm => "calm",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Instant => "instant",
        }
    }
}

/// How large the text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextSize {
    /// 16 px, or what the browser says.
    #[default]
    Normal,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Larger,
}

impl TextSize {
    /// The word for it in the page's `data-text`.
    pub fn key(self) -> &'static str {
        match self {
            TextSize::Normal => "normal",
            TextSize::Large => "large",
            TextSize::Larger => "larger",
        }
    }
}

/// Everything that can be set. Unknown or missing entries take their default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language, once chosen; until then the browser's.
    pub lang: Option<Lang>,
    /// Day, night, or as the device says.
    pub theme: Theme,
    /// How fast the others act.
    pub speed: Speed,
    /// Sound on.
    pub sound: bool,
    /// From 0 to 10.
    pub volume: u8,
    /// Motion on (the device may still ask for less).
    pub motion: bool,
    /// Size of the text.
    pub text: TextSize,
    /// Ask before an act that cannot be undone.
    pub confirm: bool,
    /// Play forced moves by themselves.
    pub forced: bool,
    /// What sums up a trick, a round, a departure stays until it is passed.
    pub held: bool,
    /// Single-letter keys on.
    pub letters: bool,
    /// What has been played and is still out, listed beside the table.
    pub memory: bool,
    /// Every choice stands in the dock, also what can be touched on the table.
    pub all_choices: bool,
    /// The names of the games that need no invitation to learn them any more.
    pub known: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            lang: None,
            theme: Theme::Auto,
            speed: Speed::Normal,
            sound: false,
            volume: 6,
            motion: true,
            text: TextSize::Normal,
            confirm: true,
            forced: true,
            held: true,
            letters: true,
            memory: true,
            all_choices: false,
            known: Vec::new(),
        }
    }
}

/// The settings of whoever sits at this page.
#[derive(Clone, Copy)]
pub struct Prefs {
    settings: RwSignal<Settings>,
    browser: Lang,
    storage: Storage,
}

impl Prefs {
    /// The settings as they were left, with the browser's language as the first choice.
    pub fn load(storage: Storage) -> Self {
        let settings = storage.read::<Settings>(KEY).ok().flatten().unwrap_or_default();
        let browser = window()
            .navigator()
            .languages()
            .iter()
            .find_map(|tag| Lang::of_tag(&tag.as_string()?))
            .unwrap_or(Lang::En);
        Prefs { settings: RwSignal::new(settings), browser, storage }
    }

    /// One of the settings; tracked.
    pub fn get<T>(self, read: impl FnOnce(&Settings) -> T) -> T {
        self.settings.with(read)
    }

    /// One of the settings, not tracked.
    pub fn peek<T>(self, read: impl FnOnce(&Settings) -> T) -> T {
        self.settings.with_untracked(read)
    }

    /// Changes a setting and remembers it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.settings.with_untracked(|settings| self.storage.write(KEY, settings));
    }

    /// The language in use; tracked.
    pub fn lang(self) -> Lang {
        self.get(|settings| settings.lang).unwrap_or(self.browser)
    }

    /// The words of the language in use; tracked.
    pub fn words(self) -> &'static Words {
        words(self.lang())
    }
}

/// The settings, for any component.
pub fn use_prefs() -> Prefs {
    expect_context()
}

/// The words of the language in use, for any component; tracked when called in a closure.
pub fn tr() -> &'static Words {
    use_prefs().words()
}

/// Picks one of the page's words.
pub type Pick = fn(&'static Words) -> &'static str;

/// A word of the page. The language is changed on the settings page only, and every screen is drawn
/// anew, so the word stays as it is; what stands beside the choice of language takes [`spoken`].
pub fn word(pick: Pick) -> &'static str {
    untrack(|| pick(tr()))
}

/// A word of the page that follows the language. It has the type of a closure in a view, so that
/// drawing it is compiled once for all of them.
pub fn spoken(pick: Pick) -> SharedReactiveFunction<&'static str> {
    let prefs = use_prefs();
    Arc::new(Mutex::new(move || pick(prefs.words())))
}

/// The same for pieces that take a text of their own.
pub fn phrase(pick: Pick) -> Signal<String> {
    let prefs = use_prefs();
    Signal::derive(move || pick(prefs.words()).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_and_odd_settings_still_load() {
        let settings: Settings = serde_json::from_str(r#"{"theme":"night","gone":1}"#).unwrap();
        assert_eq!(settings, Settings { theme: Theme::Night, ..Settings::default() });
    }

    #[test]
    fn normal_speed_leaves_time_to_follow() {
        assert_eq!(Speed::Normal.pause(400), 400);
        assert_eq!(Speed::Instant.pause(400), 0);
        assert!(Speed::Fast.pause(400) < 400 && Speed::Calm.pause(400) > 400);
    }
}
