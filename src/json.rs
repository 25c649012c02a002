//! JSON, read and written by the browser itself; another reader of ours would weigh a dozen
//! kilobytes on every phone. Natively, for the tests, `serde_json` does the same.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value as text.
#[cfg(target_arch = "wasm32")]
pub fn write<T: Serialize>(value: &T) -> Option<String> {
    let value = value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).ok()?;
    js_sys::JSON::stringify(&value).ok()?.as_string()
}

/// A value from text that may be anything.
#[cfg(target_arch = "wasm32")]
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_wasm_bindgen::from_value(js_sys::JSON::parse(text).ok()?).ok()
}

/// A value as text.
#[cfg(not(target_arch = "wasm32"))]
pub fn write<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// A value from text that may be anything.
#[cfg(not(target_arch = "wasm32"))]
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}
