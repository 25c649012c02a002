//! The browser of the walk-throughs.

use super::{Toolbox, apt, progress};
use crate::{failure::Failure, run};
use std::path::{Path, PathBuf};

/// Names under which Chromium and its relatives are on PATH.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Where they are when they are not on PATH.
const PLACES: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// The browser named by `CHROME`, one that is installed, one from apt, or one that playwright
/// downloads — in this order.
pub fn ensure(toolbox: &Toolbox) -> Result<PathBuf, Failure> {
    if let Some(named) = std::env::var_os("CHROME").map(PathBuf::from) {
        return if named.is_file() {
            Ok(named)
        } else {
            let named = named.display();
            Err(Failure::Missing(format!("CHROME says {named}, but there is no such file")))
        };
    }
    if let Some(chrome) = installed() {
        return Ok(chrome);
    }
    let by_apt = apt::is_ours() && apt::install(&["chromium"]).is_ok();
    if by_apt && let Some(chrome) = installed() {
        return Ok(chrome);
    }
    by_playwright(toolbox).map_err(|_| {
        Failure::Missing(
            "the walk-throughs need Chromium or Chrome: install it (Debian: `sudo apt-get install \
             chromium`) or name its program in the environment variable CHROME, and try again"
                .into(),
        )
    })
}

fn installed() -> Option<PathBuf> {
    let path = run::system_path();
    let on_path = NAMES.iter().filter_map(|name| run::which(name, &path));
    let elsewhere = PLACES.iter().map(PathBuf::from);
    // Ubuntu puts a script there that only advises to use snap: a browser must answer.
    on_path.chain(elsewhere).find(|file| run::answer(file, &["--version"]).is_some())
}

fn by_playwright(toolbox: &Toolbox) -> Result<PathBuf, Failure> {
    let node = toolbox.node()?;
    toolbox.node_packages()?;
    let browsers = toolbox.shelf.own_room("browsers");
    let playwright = toolbox.project.tests().join("node_modules/playwright-core");
    progress("downloading Chromium with playwright");
    let mut install = toolbox.command(&node);
    install
        .arg(playwright.join("cli.js"))
        .args(["install", "chromium"])
        .env("PLAYWRIGHT_BROWSERS_PATH", &browsers);
    run::run_quietly(&mut install)?;
    let mut question = toolbox.command(&node);
    question
        .args(["--print", "require('playwright-core').chromium.executablePath()"])
        .current_dir(toolbox.project.tests())
        .env("PLAYWRIGHT_BROWSERS_PATH", &browsers);
    let file = PathBuf::from(run::stdout_of(&mut question)?.trim());
    match run::answer(Path::new(&file), &["--version"]) {
        Some(_) => Ok(file),
        None => Err(Failure::Wrong(format!("{} does not run", file.display()))),
    }
}
