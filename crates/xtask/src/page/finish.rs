//! The last step of a build, called by Trunk on its staging directory.

use super::{csp, precache, split, styles};
use crate::{failure::Failure, project::Project, tools::Toolbox};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Finishes the page in Trunk's staging directory.
pub fn finish_staged(project: &Project) -> Result<(), Failure> {
    let Some(dir) = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from) else {
        return Err(Failure::Usage(
            "finish-page is for Trunk, which names the page in TRUNK_STAGING_DIR".into(),
        ));
    };
    let index = dir.join("index.html");
    let page = fs::read_to_string(&index).map_err(Failure::file(&index))?;
    let page = split::split(project, &Toolbox::open(project)?, &dir, &page)?;
    fs::write(&index, page).map_err(Failure::file(&index))?;
    finish(&dir)
}

fn finish(dir: &Path) -> Result<(), Failure> {
    // The page first: the worker's version covers it as it will be served.
    let index = dir.join("index.html");
    let page = fs::read_to_string(&index).map_err(Failure::file(&index))?;
    let page = styles::join(dir, &page)?;
    let filled = csp::filled(&page)?;
    if filled.is_none() {
        println!("[page] index.html has no placeholder for a policy");
    }
    fs::write(&index, filled.unwrap_or(page)).map_err(Failure::file(&index))?;
    if !precache::fill(dir)? {
        println!("[page] no sw.js with placeholders: nothing to precache");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_and_worker_are_finished_together() {
        let dir = std::env::temp_dir().join(format!("grand-large-finish-{}", std::process::id()));
        fs::create_dir_all(&dir).expect("temporary");
        let write = |name: &str, text: &str| fs::write(dir.join(name), text).expect("temporary");
        let read = |name: &str| fs::read_to_string(dir.join(name)).expect("it is there");
        write("index.html", &format!("{}<script>1</script>", csp::PLACEHOLDER));
        write("app.js", "export default 1");
        write("sw.js", "const F = /*PRECACHE*/[], V = /*VERSION*/\"\";");
        finish(&dir).expect("a good page");
        assert!(read("index.html").contains("'sha256-"));
        assert!(read("sw.js").starts_with(r#"const F = ["app.js","index.html"], V = ""#));
        let before = (read("index.html"), read("sw.js"));
        finish(&dir).expect("a finished page is left alone");
        assert_eq!((read("index.html"), read("sw.js")), before);
        fs::remove_dir_all(&dir).expect("it was ours");
    }
}
