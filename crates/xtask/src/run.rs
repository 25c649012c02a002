//! Running other programs and saying plainly which one failed.

use crate::failure::Failure;
use std::{
    ffi::{OsStr, OsString},
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
};

/// Runs a command with its output on our terminal; anything but success is a failure.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.status();
    check(command, status)
}

/// Like [`run`], but shows the output only when the command fails.
pub fn run_quietly(command: &mut Command) -> Result<(), Failure> {
    let output = command.stdin(Stdio::null()).output();
    if let Ok(output) = &output
        && !output.status.success()
    {
        println!("{}", String::from_utf8_lossy(&output.stdout));
        println!("{}", String::from_utf8_lossy(&output.stderr));
    }
    check(command, output.map(|output| output.status))
}

/// What a command prints, its errors going to the terminal.
pub fn stdout_of(command: &mut Command) -> Result<String, Failure> {
    let output = command.stderr(Stdio::inherit()).output();
    let text = output.as_ref().map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let text = text.unwrap_or_default();
    check(command, output.map(|output| output.status))?;
    Ok(text)
}

/// What a program answers to a question such as `--version`; `None` if it does not work.
pub fn answer(program: &Path, args: &[&str]) -> Option<String> {
    let output = Command::new(program).args(args).stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// The cargo that runs us.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The first `program` in the directories of `path` (the value of a PATH variable).
pub fn which(program: &str, path: &OsStr) -> Option<PathBuf> {
    let suffixes: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    std::env::split_paths(path)
        .flat_map(|dir| suffixes.iter().map(move |s| dir.join(format!("{program}{s}"))))
        .find(|file| file.is_file())
}

/// The PATH we were started with.
pub fn system_path() -> OsString {
    std::env::var_os("PATH").unwrap_or_default()
}

fn check(command: &Command, status: std::io::Result<ExitStatus>) -> Result<(), Failure> {
    let why = match status {
        Ok(status) if status.success() => return Ok(()),
        Ok(status) => status.to_string(),
        Err(error) => error.to_string(),
    };
    Err(Failure::Command { line: line_of(command), why })
}

/// The command as one would type it, the program without its directory.
fn line_of(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command() {
        let failure = run(Command::new("/nowhere/no-such-program").arg("--twice"));
        let text = failure.expect_err("it does not exist").to_string();
        assert!(text.starts_with("`no-such-program --twice` failed: "), "{text}");
    }

    #[test]
    fn programs_are_found_in_the_order_of_the_path() {
        let base = std::env::temp_dir().join(format!("grand-large-which-{}", std::process::id()));
        let (first, second) = (base.join("first"), base.join("second"));
        let name = if cfg!(windows) { "tool.exe" } else { "tool" };
        for dir in [&first, &second] {
            std::fs::create_dir_all(dir).expect("a temporary directory");
            std::fs::write(dir.join(name), "").expect("a temporary file");
        }
        let path = std::env::join_paths([&base, &second, &first]).expect("plain names");
        assert_eq!(which("tool", &path), Some(second.join(name)));
        assert_eq!(which("other", &path), None);
        std::fs::remove_dir_all(&base).expect("it was ours");
    }
}
