//! The fingerprint of a value: 64-bit FNV-1a over its `Debug` text.
//!
//! The text is the same on every target, so the number is too; the page shows it as `data-hash`.

use std::fmt::{self, Debug, Write};

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

struct Fnv(u64);

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
        }
        Ok(())
    }
}

/// FNV-1a over the `Debug` text of a value.
pub fn hash_of(value: &impl Debug) -> u64 {
    let mut fnv = Fnv(OFFSET);
    write!(fnv, "{value:?}").expect("hashing text cannot fail");
    fnv.0
}

/// FNV-1a over a text.
pub fn hash_text(text: &str) -> u64 {
    let mut fnv = Fnv(OFFSET);
    fnv.write_str(text).expect("hashing text cannot fail");
    fnv.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_the_published_vectors() {
        assert_eq!(hash_text(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash_text("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash_text("foobar"), 0x8594_4171_f739_67e8);
        assert_eq!(hash_of(&Some(1)), hash_text("Some(1)"));
    }
}
