//! What kind of thing a file is, by its name.

use std::path::Path;

/// The media type of a file of the page.
pub fn of(path: &Path) -> &'static str {
    let ending = path.extension().and_then(|ending| ending.to_str());
    match ending.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Browsers refuse modules, wasm streaming and manifests under any other name.
    #[test]
    fn the_strict_ones() {
        for (file, mime) in [
            ("a.wasm", "application/wasm"),
            ("deep/a.b.js", "text/javascript; charset=utf-8"),
            ("manifest.webmanifest", "application/manifest+json"),
            ("README", "application/octet-stream"),
        ] {
            assert_eq!(of(Path::new(file)), mime, "{file}");
        }
    }
}
