//! Questions to the rules that nobody should ask: each gets one answer, none ends the command.

use crate::common::{complaint, json_lines, sim};

const GOOD: &str = r#"{"kind":"highest","in":{"cards":[2,4,4]}}"#;

#[test]
fn bad_questions_get_a_sentence_and_good_ones_still_an_answer() {
    let deep = "[".repeat(100_000);
    let long = format!("\"{}\"", "x".repeat(1 << 20));
    let bad: Vec<&[u8]> = vec![
        b"?",
        b"\x00\xff\xc3\x28",
        b"{\"kind\":\"highest\",\"in\"",
        b"{\"kind\":null,\"in\":{}}",
        b"{\"kind\":[\"highest\"],\"in\":{}}",
        b"{\"kind\":\"highest\"}",
        b"{\"kind\":\"\",\"in\":{}}",
        b"{\"kind\":\"highest\",\"in\":null}",
        b"{\"kind\":\"highest\",\"in\":{\"cards\":{}}}",
        b"{\"kind\":\"highest\",\"in\":{\"cards\":[-1]}}",
        b"{\"kind\":\"highest\",\"in\":{\"cards\":[18446744073709551616]}}",
        b"{\"kind\":\"highest\",\"in\":{\"cards\":[0.5]}}",
        b"true",
        b"[1,2]",
        deep.as_bytes(),
        long.as_bytes(),
    ];
    let mut input = Vec::new();
    for question in &bad {
        input.extend_from_slice(question);
        input.push(b'\n');
        input.extend_from_slice(GOOD.as_bytes());
        // The next line ends as Windows ends it.
        input.extend_from_slice(b"\r\n\n");
    }
    // The last question has no line end.
    input.extend_from_slice(GOOD.as_bytes());
    let asked = sim(&["probe", "toy"], &input);
    assert!(asked.status.success(), "{}", complaint(&asked));
    let answers = json_lines(&asked);
    assert_eq!(answers.len(), 2 * bad.len() + 1);
    for (at, pair) in answers.chunks(2).enumerate() {
        let good = pair.last().expect("a chunk is not empty");
        assert_eq!(good["out"]["card"], 2, "after bad question {at}");
        if let [bad, _] = pair {
            let sentence = bad["error"].as_str().expect("a sentence");
            assert!((10..300).contains(&sentence.len()), "{sentence}");
        }
    }
}

#[test]
fn no_question_no_answer() {
    for input in ["", "\n", "  \n\r\n"] {
        let asked = sim(&["probe", "toy"], input.as_bytes());
        assert!(asked.status.success() && asked.stdout.is_empty());
    }
}
