//! The program in chunks: one for what every visit needs, one a game, and what some games share.
//!
//! Trunk binds the program whole. Here it is split, bound and optimised anew from what cargo built,
//! and takes the place of what Trunk staged.

use super::{chunk_names, glue, pack};
use crate::{digest, failure::Failure, project::Project, run, tools::Toolbox};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    thread,
};

/// The program's name, in cargo's target directory and in front of every file here.
const PROGRAM: &str = "grand-large";
/// What the splitter calls the script that loads chunks.
const LOADER: &str = "__wasm_split.js";
/// What Rust makes use of without asking.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-multivalue",
];
/// Flat code is folded together better: one in a hundred bytes less than `-Oz` alone. Nothing is
/// kept in the first kilobyte of memory, the far end of the stack. Functions of like names lie side by
/// side, which compresses better. Nobody reads what a file was made with.
const PASSES: [&str; 8] = [
    "--low-memory-unused",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--reorder-functions-by-name",
    "--strip-producers",
    "--strip-target-features",
];

/// The files of the program by the end of their names, as they are before they get a hash.
type Files = BTreeMap<String, Vec<u8>>;

/// Replaces the program Trunk staged in `dir`; the page that loads the new one.
pub fn split(
    project: &Project,
    toolbox: &Toolbox,
    dir: &Path,
    page: &str,
) -> Result<String, Failure> {
    let Some(staged) = staged_name(page) else {
        println!("[page] index.html loads no program: nothing to split");
        return Ok(page.to_owned());
    };
    let scratch = project.scratch().join("split");
    if scratch.exists() {
        fs::remove_dir_all(&scratch).map_err(Failure::file(&scratch))?;
    }
    let files = named(&with_short_names(made(project, toolbox, &scratch)?)?)?;
    for end in [".js", "_bg.wasm"] {
        let file = dir.join(format!("{staged}{end}"));
        fs::remove_file(&file).map_err(Failure::file(&file))?;
    }
    let name = format!("{PROGRAM}-{}", hash(&files));
    for (end, content) in &files {
        let file = dir.join(format!("{name}{end}"));
        let content = if end.ends_with(".js") {
            String::from_utf8_lossy(content).replace(HOLE, &name).into_bytes()
        } else {
            content.clone()
        };
        fs::write(&file, content).map_err(Failure::file(&file))?;
    }
    Ok(with_loader(&page.replace(&staged, &name), &name))
}

/// Splits, binds and optimises what cargo built: the files as the tools call them.
fn made(project: &Project, toolbox: &Toolbox, scratch: &Path) -> Result<Files, Failure> {
    let built = built(project);
    let (whole, bound) = (scratch.join("split"), scratch.join("bound"));
    fs::create_dir_all(&whole).map_err(Failure::file(&whole))?;
    let mut splitter = toolbox.command(&toolbox.splitter()?);
    splitter.arg(&built).arg(&whole).args(["--out-name", PROGRAM]);
    run::run_quietly(&mut splitter)?;
    let mut bindgen = toolbox.command(&toolbox.program("wasm-bindgen")?);
    // The chunks need the table, an export that only the linker asked for.
    bindgen.args(["--target=web", "--keep-lld-exports", "--no-demangle", "--no-typescript"]);
    bindgen.arg("--out-dir").arg(&bound).arg(whole.join(format!("{PROGRAM}.wasm")));
    run::run_quietly(&mut bindgen)?;
    without_classes(&bound)?;
    let mut files = Vec::new();
    for dir in [&whole, &bound] {
        for entry in fs::read_dir(dir).map_err(Failure::file(dir))? {
            files.push(entry.map_err(Failure::file(dir))?.path());
        }
    }
    files.retain(|file| *file != whole.join(format!("{PROGRAM}.wasm")));
    let finished = |file: &PathBuf| -> Result<(String, Vec<u8>), Failure> {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let content = match name.ends_with(".wasm") {
            true => optimised(toolbox, file)?,
            false => fs::read(file).map_err(Failure::file(file))?,
        };
        Ok((name, content))
    };
    // Many of them are small, and starting the optimiser takes longer than its work: side by side.
    thread::scope(|scope| {
        let share = files.len().div_ceil(thread::available_parallelism().map_or(1, |n| n.get()));
        let work = |part: &[PathBuf]| part.iter().map(finished).collect::<Result<Vec<_>, _>>();
        let workers: Vec<_> =
            files.chunks(share.max(1)).map(|part| scope.spawn(move || work(part))).collect();
        let mut all = Files::new();
        for worker in workers {
            all.extend(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(all)
    })
}

/// Leaves out of the bound program what is there for other scripts; what only that needed, the
/// optimiser drops.
fn without_classes(bound: &Path) -> Result<(), Failure> {
    let (script, program) =
        (bound.join(format!("{PROGRAM}.js")), bound.join(format!("{PROGRAM}_bg.wasm")));
    let text = fs::read_to_string(&script).map_err(Failure::file(&script))?;
    let bytes = fs::read(&program).map_err(Failure::file(&program))?;
    let (text, bytes) = glue::without_classes(&text, &bytes).ok_or_else(other_glue)?;
    fs::write(&script, text).map_err(Failure::file(&script))?;
    fs::write(&program, bytes).map_err(Failure::file(&program))
}

/// The files with short names between program and glue, which has no word more than it needs.
fn with_short_names(mut files: Files) -> Result<Files, Failure> {
    let (script, program) = (format!("{PROGRAM}.js"), format!("{PROGRAM}_bg.wasm"));
    if let (Some(text), Some(bytes)) = (files.get(&script), files.get(&program)) {
        let text = String::from_utf8_lossy(text);
        let short = glue::with_short_names(&text, bytes, &format!("./{PROGRAM}_bg.js"));
        let (text, bytes) = short.ok_or_else(other_glue)?;
        files.insert(script, glue::squeezed(&text).into_bytes());
        files.insert(program, bytes);
    }
    Ok(files)
}

fn other_glue() -> Failure {
    Failure::Wrong("the glue of wasm-bindgen has another shape than it had".into())
}

/// Where cargo leaves the program.
fn built(project: &Project) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| project.root().join("target"));
    target.join("wasm32-unknown-unknown/web").join(format!("{PROGRAM}.wasm"))
}

fn optimised(toolbox: &Toolbox, file: &Path) -> Result<Vec<u8>, Failure> {
    let out = file.with_extension("opt");
    let mut command = toolbox.command(&toolbox.program("wasm-opt")?);
    command.args(PASSES).args(FEATURES).arg(file).arg("-o").arg(&out);
    run::run_quietly(&mut command)?;
    fs::read(&out).map_err(Failure::file(&out))
}

/// Stands in the scripts for the program's name until it is known: the name holds a hash over them.
const HOLE: &str = "__PROGRAM__";

/// The files by the ends of the names they get, the scripts speaking of each other by those.
fn named(files: &Files) -> Result<Files, Failure> {
    let script = files.get(LOADER).map(|script| String::from_utf8_lossy(script).into_owned());
    let Some(script) = script else {
        return Err(Failure::Wrong("the program was not split: no game of it is a chunk".into()));
    };
    let packs = pack::packs(&script);
    let mut named = Files::new();
    for end in packs.values().collect::<BTreeSet<_>>() {
        let inside = packs.iter().filter(|(_, its)| *its == end).filter_map(|(name, _)| {
            Some((name.as_str(), &files.get(&format!("{name}.wasm"))?[..]))
        });
        named.insert(end.clone(), pack::packed(inside));
    }
    let loader = loader(&script, &packs, files);
    let is_packed = |name: &str| packs.contains_key(name.trim_end_matches(".wasm"));
    for (name, content) in files.iter().filter(|(name, _)| !is_packed(name)) {
        let script = || String::from_utf8_lossy(content).into_owned();
        let (end, content) = if name == LOADER {
            ("_chunks.js".to_owned(), loader.clone().into_bytes())
        } else if let Some(end) = chunk_names::end(name) {
            (end, content.clone())
        } else if name.ends_with(".js") {
            // The same words are the key of the imports inside the wasm, which stays.
            let glue = script()
                .replace(&format!("from \"./{LOADER}\""), &format!("from \"./{HOLE}_chunks.js\""))
                .replace(&format!("{PROGRAM}_bg.wasm"), &format!("{HOLE}_bg.wasm"));
            (".js".to_owned(), glue.into_bytes())
        } else {
            (name.replacen(PROGRAM, "", 1), content.clone())
        };
        named.insert(end, content);
    }
    Ok(named)
}

/// The splitter's loader, with the names the files get.
fn loader(script: &str, packs: &BTreeMap<String, String>, files: &Files) -> String {
    let script = script.replace(&format!("./{PROGRAM}.js"), &format!("./{HOLE}.js"));
    let script = pack::unpacking(&script, packs, &format!("./{HOLE}"));
    let ends = files.keys().filter_map(|name| Some((name, chunk_names::end(name)?)));
    ends.fold(script, |script, (name, end)| {
        script.replace(&format!("./{name}"), &format!("./{HOLE}{end}"))
    })
}

/// One hash for all files: a chunk of another build is never taken for one of this.
fn hash(files: &Files) -> String {
    let mut all = Vec::new();
    for (end, content) in files {
        all.extend_from_slice(format!("{end} {}\n", content.len()).as_bytes());
        all.extend_from_slice(content);
    }
    digest::short_hex(&all)
}

/// What Trunk called the program: `grand-large-<hash>`.
fn staged_name(page: &str) -> Option<String> {
    let start = page.find(&format!("{PROGRAM}-"))?;
    let end = start + page[start..].find("_bg.wasm").or_else(|| page[start..].find(".js"))?;
    let end = page[start..end].find(['.', '_']).map_or(end, |at| start + at);
    Some(page[start..end].to_owned())
}

/// The page with the loader of chunks preloaded after the glue, which imports it.
fn with_loader(page: &str, name: &str) -> String {
    let glue = format!(r#"<link rel="modulepreload" href="./{name}.js""#);
    let Some(end) = page.find(&glue).and_then(|at| Some(at + page[at..].find('>')? + 1)) else {
        return page.to_owned();
    };
    let loader = format!(r#"<link rel="modulepreload" href="./{name}_chunks.js">"#);
    format!("{}{loader}{}", &page[..end], &page[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter().map(|(name, text)| ((*name).into(), text.as_bytes().to_vec())).collect()
    }

    fn some_build(gale: &str) -> Files {
        files(&[
            (
                LOADER,
                "import { initSync } from \"./grand-large.js\";\n/* gale, plunder, quay */\nconst __chunk_4 = fetch(new URL(\"./chunk_4.wasm\", import.meta.url));\nf(\"./split_gale.wasm\");\nf(\"./split_quay.wasm\");\n",
            ),
            (
                "grand-large.js",
                "import * as import1 from \"./__wasm_split.js\"\nx = { \"./__wasm_split.js\": import1 }; y('grand-large_bg.wasm');",
            ),
            ("grand-large_bg.wasm", "main"),
            ("chunk_4.wasm", "shared"),
            ("split_gale.wasm", gale),
            ("split_quay.wasm", "quay"),
        ])
    }

    #[test]
    fn every_file_is_named_after_the_program_and_the_scripts_know_it() {
        let named = named(&some_build("gale")).expect("a split program");
        let ends: Vec<&str> = named.keys().map(String::as_str).collect();
        let wanted = [".js", "_bg.wasm", "_chunks.js", "_gale.wasm", "_quay.wasm", "_shared.wasm"];
        assert_eq!(ends, wanted);
        let text = |end: &str| String::from_utf8_lossy(&named[end]).into_owned();
        assert_eq!(
            text(".js"),
            "import * as import1 from \"./__PROGRAM___chunks.js\"\nx = { \"./__wasm_split.js\": import1 }; y('__PROGRAM___bg.wasm');"
        );
        let loader = text("_chunks.js");
        for name in [".js", "_gale.wasm", "_quay.wasm", "_shared.wasm"] {
            assert!(loader.contains(&format!("\"./__PROGRAM__{name}\"")), "{name}: {loader}");
        }
    }

    #[test]
    fn a_change_in_one_chunk_renames_all() {
        let name = |gale| hash(&named(&some_build(gale)).expect("a split program"));
        assert_eq!(name("gale"), name("gale"));
        assert_ne!(name("gale"), name("gale."));
    }

    #[test]
    fn a_program_that_was_not_split_is_refused() {
        assert!(named(&files(&[("grand-large.js", ""), ("grand-large_bg.wasm", "")])).is_err());
    }

    #[test]
    fn the_page_loads_the_new_program_and_hears_of_the_loader_early() {
        let page = "<link rel=\"modulepreload\" href=\"./grand-large-0a.js\" crossorigin=\"anonymous\"><link rel=\"preload\" href=\"./grand-large-0a_bg.wasm\">";
        assert_eq!(staged_name(page).as_deref(), Some("grand-large-0a"));
        assert_eq!(staged_name("<p>none</p>"), None);
        let page = with_loader(&page.replace("grand-large-0a", "grand-large-1b"), "grand-large-1b");
        assert!(
            page.contains(
                "anonymous\"><link rel=\"modulepreload\" href=\"./grand-large-1b_chunks.js\"><link"
            ),
            "{page}"
        );
    }
}
