//! Reading the JSON.

use super::shape::{
    Boards, Captains, Events, Markets, Missions, Ships, Tables, Tiles, Tokens, Treasure, Upgrades,
};
use crate::{failure::Failure, project::Project};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fs;

/// Everything in `crates/logbook/content`.
#[derive(Clone, Debug)]
pub struct Source {
    pub tiles: Tiles,
    pub ships: Ships,
    pub boards: Boards,
    pub markets: Markets,
    pub upgrades: Upgrades,
    pub missions: Missions,
    pub events: Events,
    pub treasure: Treasure,
    pub captains: Captains,
    pub tokens: Tokens,
    pub tables: Tables,
}

impl Source {
    pub fn read(project: &Project) -> Result<Source, Failure> {
        Ok(Source {
            tiles: file(project, "tiles")?,
            ships: file(project, "ships")?,
            boards: file(project, "boards")?,
            markets: file(project, "markets")?,
            upgrades: file(project, "upgrades")?,
            missions: file(project, "missions")?,
            events: file(project, "events")?,
            treasure: file(project, "treasure")?,
            captains: file(project, "captains")?,
            tokens: file(project, "tokens")?,
            tables: file(project, "tables")?,
        })
    }
}

fn file<T: DeserializeOwned>(project: &Project, name: &str) -> Result<T, Failure> {
    let path = project.root().join(format!("crates/logbook/content/{name}.json"));
    let text = fs::read_to_string(&path).map_err(Failure::file(&path))?;
    parse(&text).map_err(|why| Failure::Wrong(format!("{name}.json: {why}")))
}

/// Every file says which game and which version of the shapes it belongs to.
fn parse<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let mut value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let fields = value.as_object_mut().ok_or("it should hold one object")?;
    if fields.remove("game") != Some("logbook".into()) || fields.remove("version") != Some(1.into())
    {
        return Err("it should be for \"logbook\", version 1".into());
    }
    serde_json::from_value(value).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_foreseen_is_refused() {
        let of = |fields: &str| parse::<Events>(&format!("{{\"game\": \"logbook\", {fields}}}"));
        assert!(of("\"version\": 1, \"events\": []").is_ok());
        for (fields, says) in [
            ("\"version\": 2, \"events\": []", "version 1"),
            ("\"version\": 1, \"events\": [], \"more\": 1", "unknown field `more`"),
            ("\"version\": 1", "missing field `events`"),
            ("\"version\": 1, \"events\": [{}]", "missing field"),
        ] {
            let why = of(fields).expect_err(fields);
            assert!(why.contains(says), "{why}");
        }
    }
}
