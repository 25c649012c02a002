//! The page: built by Trunk, finished by us, weighed by the tests.

mod chunk_names;
mod csp;
mod files;
mod finish;
mod glue;
mod html;
mod inputs;
mod pack;
mod precache;
mod sizes;
mod split;
mod styles;
mod wasm;

pub use finish::finish_staged;

use sizes::Goal;

use crate::{failure::Failure, project::Project, run, tools::Toolbox};
use std::fs::{self, File};

/// Builds the release page into `dist/`, and says how big it is.
pub fn build(project: &Project) -> Result<(), Failure> {
    build_and_weigh(project).map(drop)
}

/// The same; a page that is too big is a failure.
pub fn build_within_budget(project: &Project) -> Result<(), Failure> {
    sizes::judge(&build_and_weigh(project)?)
}

fn build_and_weigh(project: &Project) -> Result<Vec<Goal>, Failure> {
    let _turn = turn(project)?;
    // Taken before the build, so that what is edited meanwhile counts as new.
    let inputs = inputs::fingerprint(project.root())?;
    let toolbox = Toolbox::open(project)?;
    let trunk = toolbox.for_page()?;
    println!("[page] trunk build");
    let mut command = toolbox.command(&trunk);
    command
        .arg("build")
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        // Trunk reads this variable as a boolean and stumbles over the customary `1`.
        .env_remove("NO_COLOR");
    run::run(&mut command)?;
    let stamp = project.scratch().join("page-inputs");
    fs::write(&stamp, inputs).map_err(Failure::file(&stamp))?;
    sizes::weigh(project, &toolbox)
}

/// Two builds at once would mix their files in Trunk's staging folder: the second waits until what
/// it is given here is dropped.
fn turn(project: &Project) -> Result<File, Failure> {
    let path = project.scratch().join("page-lock");
    fs::create_dir_all(project.scratch()).map_err(Failure::file(&project.scratch()))?;
    let file = File::create(&path).map_err(Failure::file(&path))?;
    if file.try_lock().is_err() {
        println!("[page] another build is running: waiting for it");
        file.lock().map_err(Failure::file(&path))?;
    }
    Ok(file)
}

/// Builds the page unless `dist/` was made from exactly the files that are here now.
pub fn build_if_stale(project: &Project) -> Result<(), Failure> {
    let made_from = fs::read_to_string(project.scratch().join("page-inputs")).ok();
    let is_there = project.dist().join("index.html").is_file();
    if is_there && made_from == Some(inputs::fingerprint(project.root())?) {
        println!("[page] dist/ is up to date");
        return Ok(());
    }
    build(project)
}
