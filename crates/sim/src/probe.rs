//! `sim probe`: questions to the rules, one JSON line each way.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};

use crate::failure::Failure;
use crate::reading::{field, text};
use crate::spoken::Spoken;

/// No question worth asking is longer; a longer line is answered without being kept.
const LONGEST: usize = 4 << 20;

/// Answers every line until the input ends. Nothing that stands in a line ends the command.
pub fn run<G: Spoken>(input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    while let Some(line) = next_line(input).map_err(unreadable)? {
        let answer = match line {
            Line::Blank => continue,
            Line::TooLong => Err(format!("a question has at most {LONGEST} bytes")),
            Line::Question(bytes) => answer(&bytes, G::probe),
        };
        let answer = match answer {
            Ok(value) => json!({"out": value}),
            Err(sentence) => json!({"error": sentence}),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn answer(line: &[u8], probe: fn(&str, &Value) -> Result<Value, String>) -> Result<Value, String> {
    let question: Value =
        serde_json::from_slice(line).map_err(|error| format!("this is not JSON: {error}"))?;
    let kind = text(field(&question, "kind")?, "kind")?;
    let input = field(&question, "in")?;
    // A probe reads its input with care, but a bug in it must not end the conversation either.
    catch_unwind(AssertUnwindSafe(|| probe(kind, input)))
        .unwrap_or_else(|_| Err("the rules stumbled over this question: a bug".to_owned()))
}

enum Line {
    Blank,
    TooLong,
    Question(Vec<u8>),
}

/// The next line, whatever its bytes; nothing at the end of the input.
fn next_line(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let (mut line, mut too_long, mut any) = (Vec::new(), false, false);
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= line.len() + part.len() > LONGEST;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(match any {
        false => None,
        true if too_long => Some(Line::TooLong),
        true if line.trim_ascii().is_empty() => Some(Line::Blank),
        true => Some(Line::Question(line)),
    })
}

fn unreadable(why: io::Error) -> Failure {
    Failure::Outside(format!("the questions cannot be read: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::toy::Toy;

    fn asked(input: &[u8]) -> Vec<Value> {
        let mut out = Vec::new();
        run::<Toy>(&mut &*input, &mut out).expect("reading from memory");
        let text = String::from_utf8(out).expect("answers are text");
        text.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
    }

    #[test]
    fn a_question_gets_its_answer() {
        let answers = asked(b"{\"kind\":\"highest\",\"in\":{\"cards\":[2,4,4]}}");
        assert_eq!(answers, [json!({"out": {"card": 2}})]);
    }

    #[test]
    fn a_bug_in_the_rules_is_an_answer_too() {
        let told = answer(br#"{"kind":"trick","in":{}}"#, |_, _| panic!("no such card"));
        assert!(told.is_err_and(|sentence| sentence.contains("bug")));
    }

    #[test]
    fn every_line_gets_one_answer_whatever_it_is() {
        let mut input = Vec::new();
        for line in [
            &b"hello"[..],
            b"\xff\xfe\x00",
            b"null",
            b"[]",
            b"{}",
            b"{\"kind\":3,\"in\":{}}",
            b"{\"kind\":\"highest\"}",
            b"{\"kind\":\"highest\",\"in\":[]}",
            b"{\"kind\":\"highest\",\"in\":{\"cards\":[1e999]}}",
            b"{\"kind\":\"highest\",\"in\":{\"cards\":[1,1,1,1,1]}}",
            b"{\"kind\":\"lowest\",\"in\":{}}",
        ] {
            input.extend_from_slice(line);
            input.extend_from_slice(b"\n \r\n");
        }
        input.extend(std::iter::repeat_n(b'[', 10_000));
        input.push(b'\n');
        input.extend(std::iter::repeat_n(b' ', LONGEST + 1));
        let answers = asked(&input);
        assert_eq!(answers.len(), 13);
        for answer in answers {
            assert!(answer["error"].as_str().is_some_and(|text| text.len() < 120), "{answer}");
        }
    }
}
