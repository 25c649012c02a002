//! What a browser asks for.

use std::{
    io::BufRead,
    path::{Component, Path, PathBuf},
};

/// More than any browser sends to a page without cookies.
const MAX_HEAD: u64 = 32 * 1024;

/// A request for a file.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// Relative to the served directory and never leaving it.
    pub path: PathBuf,
    /// False when only the head of the answer is wanted.
    pub with_body: bool,
}

/// Why a request gets no file.
#[derive(Debug, PartialEq, Eq)]
pub enum Refusal {
    NotAllowed,
    Bad,
}

impl Refusal {
    pub fn status(&self) -> &'static str {
        match self {
            Refusal::NotAllowed => "405 Method Not Allowed",
            Refusal::Bad => "400 Bad Request",
        }
    }
}

impl Request {
    /// Reads a whole head, of which the first line is all we need.
    pub fn read(stream: impl BufRead) -> Result<Request, Refusal> {
        let mut lines = stream.take(MAX_HEAD).lines();
        let first = lines.next().and_then(Result::ok).ok_or(Refusal::Bad)?;
        // Closing before the rest is read would tear the connection down under our answer.
        let complete = lines.map_while(Result::ok).any(|line| line.is_empty());
        if !complete {
            return Err(Refusal::Bad);
        }
        let mut words = first.split(' ');
        let (method, target) = (words.next(), words.next());
        let with_body = match method {
            Some("GET") => true,
            Some("HEAD") => false,
            _ if target.is_some() => return Err(Refusal::NotAllowed),
            _ => return Err(Refusal::Bad),
        };
        let path = target.and_then(path_of).ok_or(Refusal::Bad)?;
        Ok(Request { path, with_body })
    }
}

/// The file a target names; `None` for anything that is not plainly below the root.
fn path_of(target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let mut path = percent_decoded(path)?;
    if path.is_empty() || path.ends_with('/') {
        path.push_str("index.html");
    }
    if path.contains(['\\', '\0']) {
        return None;
    }
    let path = Path::new(&path);
    let inside = path.components().all(|part| matches!(part, Component::Normal(_)));
    inside.then(|| path.to_path_buf())
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(rest.next()?).to_digit(16);
        let (high, low) = (digit()?, digit()?);
        bytes.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_below_the_root() {
        for (target, path) in [
            ("/", "index.html"),
            ("/?utm=1", "index.html"),
            ("/icons/", "icons/index.html"),
            ("/icons/192.png?v=2#x", "icons/192.png"),
            ("/%C3%A0%20quai.svg", "à quai.svg"),
        ] {
            assert_eq!(path_of(target), Some(path.into()), "{target}");
        }
    }

    #[test]
    fn targets_that_lead_elsewhere() {
        for target in [
            "",
            "index.html",
            "http://elsewhere/",
            "/../secret",
            "/a/../../secret",
            "/%2e%2e/secret",
            "/..%2fsecret",
            "/..%5csecret",
            "//etc/passwd",
            "/%2fetc/passwd",
            "/a%00b",
            "/%zz",
            "/%4",
            "/%ff",
        ] {
            assert_eq!(path_of(target), None, "{target}");
        }
    }

    #[test]
    fn heads_are_bounded() {
        let endless = format!("GET / HTTP/1.1\r\n{}\r\n\r\n", "a".repeat(100_000));
        assert_eq!(Request::read(endless.as_bytes()), Err(Refusal::Bad));
        assert_eq!(Request::read(&b""[..]), Err(Refusal::Bad));
        assert_eq!(Request::read(&b"GET / HTTP/1.1\r\n"[..]), Err(Refusal::Bad));
    }
}
