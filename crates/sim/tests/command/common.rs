//! Running the command as people do.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs `sim` with these words and this input.
pub fn sim(words: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sim"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("sim can be started");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let input = input.to_vec();
    // From a thread of its own: a command may answer before it has read everything. One that
    // reads nothing closes its input, which is no reason to fail.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("sim ends");
    writer.join().expect("the input is written");
    output
}

/// What was printed, as lines of JSON.
pub fn json_lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).expect("text is printed");
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// The complaint, if there was one.
pub fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}
