//! A link as a picture a phone can read.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::prefs::word;

/// Longer texts make pictures too fine to read from a screen.
const LONGEST: usize = 1_000;
/// Readers want a quiet margin of this many modules.
const MARGIN: i32 = 4;

/// The dark squares of a text's QR code as one path, and the size of the picture; none if the
/// text is too long.
pub fn drawing(text: &str) -> Option<(String, i32)> {
    if text.len() > LONGEST {
        return None;
    }
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN));
        }
    }
    Some((path, code.size() + 2 * MARGIN))
}

/// The QR code of a text, or nothing if the text is too long for one.
pub fn qr(text: &str) -> Option<AnyView> {
    let (path, size) = drawing(text)?;
    let (frame, size) = (format!("0 0 {size} {size}"), size.to_string());
    Some(
        view! {
            <svg
                class="qr"
                role="img"
                aria-label=word(|w| w.qr)
                viewBox=frame
            >
                <rect class="qr-paper" width=size.clone() height=size/>
                <path class="qr-ink" d=path/>
            </svg>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_short_links_are_drawn() {
        let (path, size) = drawing("https://example.org/#gale.1.Bx").expect("short enough");
        assert!(path.starts_with("M4 4h1") && size > 21);
        assert!(drawing(&"x".repeat(1_001)).is_none());
    }
}
