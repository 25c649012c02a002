//! The outside of a link: finding it in what people paste.

use super::LinkError;

/// No link of ours is longer, whatever the game.
const MAX_CHARACTERS: usize = 16_384;

/// The parts of a link, not yet decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The rules it was made with.
    pub rules: u16,
    /// Everything else, as one number.
    pub digits: &'a str,
    /// The moment it points at, if any.
    pub ply: Option<u32>,
}

/// What a link says of itself without being decoded. Wants a [`tidy`] text.
pub fn peek(text: &str) -> Result<Address<'_>, LinkError> {
    if text.len() > MAX_CHARACTERS {
        return Err(LinkError::TooLong);
    }
    let (code, ply) = match text.split_once('@') {
        Some((code, ply)) => (code, Some(whole(ply).ok_or(LinkError::NotALink)?)),
        None => (text, None),
    };
    let mut parts = code.split('.');
    let (Some(game), Some(rules), Some(digits), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(LinkError::NotALink);
    };
    let named = !game.is_empty() && game.bytes().all(|byte| byte.is_ascii_lowercase());
    let rules = whole(rules).and_then(|rules| u16::try_from(rules).ok());
    match rules {
        Some(rules) if named && !digits.is_empty() => Ok(Address { game, rules, digits, ply }),
        _ => Err(LinkError::NotALink),
    }
}

/// The link in what somebody pasted: without the page's address before it, what chats add behind
/// it, and their percent-encoding.
pub fn tidy(pasted: &str) -> String {
    // A text this long is no link; looking at its beginning is enough to say so.
    let bounded: String = pasted.trim().chars().take(2 * MAX_CHARACTERS).collect();
    let plain = percent_decoded(&bounded);
    let fragment = plain.rsplit('#').next().unwrap_or_default();
    let code = fragment.trim_start_matches('/').strip_prefix("x/").unwrap_or(fragment);
    let ours = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    code.trim_start_matches(|c: char| !ours(c)).trim_end_matches(|c: char| !ours(c)).to_owned()
}

/// Digits only, as `parse` would also take a sign.
fn whole(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let hex = |at: usize| tail.get(at).and_then(|byte| (*byte as char).to_digit(16));
        match (first, hex(0), hex(1)) {
            (b'%', Some(high), Some(low)) => {
                bytes.push((high * 16 + low) as u8);
                rest = &tail[2..];
            }
            _ => {
                bytes.push(first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_chats_do_to_a_link_is_undone() {
        for pasted in [
            "gale.1.Bx_-9",
            "#gale.1.Bx_-9",
            "#/x/gale.1.Bx_-9",
            "https://example.org/games/#gale.1.Bx_-9",
            "https://example.org/#/x/gale.1.Bx_-9).",
            " <https://example.org/%23gale.1.Bx_-9>, ",
            "gale%2E1%2EBx_-9%21",
            "« gale.1.Bx_-9 »",
        ] {
            assert_eq!(tidy(pasted), "gale.1.Bx_-9", "{pasted}");
        }
        assert_eq!(tidy("gale.1.Bx@12."), "gale.1.Bx@12");
        assert_eq!(tidy("100 %"), "100");
        assert_eq!(tidy(""), "");
    }

    #[test]
    fn peeking_tells_game_rules_and_moment() {
        let address = Address { game: "gale", rules: 3, digits: "Bx", ply: Some(12) };
        assert_eq!(peek("gale.3.Bx@12"), Ok(address));
        for bad in [
            "",
            "gale",
            "gale.1",
            "gale.1.",
            ".1.B",
            "Gale.1.B",
            "gale.x.B",
            "gale.+1.B",
            "gale.99999.B",
            "gale.1.B@",
            "gale.1.B@x",
            "gale.1.B.C",
            "gale.1.B@99999999999",
        ] {
            assert_eq!(peek(bad), Err(LinkError::NotALink), "{bad}");
        }
        assert_eq!(peek(&"a".repeat(20_000)), Err(LinkError::TooLong));
    }
}
