//! SHA-256, as the policy and the service worker want it written.

use sha2::{Digest, Sha256};

/// Base64 with padding, as in a `'sha256-…'` source of a Content Security Policy.
pub fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in Sha256::digest(bytes).chunks(3) {
        let byte = |i: usize| u32::from(chunk.get(i).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for i in 0..4 {
            if i <= chunk.len() {
                let digit = bits >> (18 - 6 * i) & 63;
                text.push(char::from(ALPHABET[digit as usize]));
            } else {
                text.push('=');
            }
        }
    }
    text
}

/// The first 64 bits in hexadecimal: enough to tell two builds apart.
pub fn short_hex(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..8].iter().map(|b| format!("{b:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digest of "abc" is printed in FIPS 180-2.
    #[test]
    fn known_digest() {
        assert_eq!(base64(b"abc"), "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
        assert_eq!(short_hex(b"abc"), "ba7816bf8f01cfea");
    }
}
