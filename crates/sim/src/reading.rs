//! Reading JSON that anybody may have written: every surprise becomes a sentence.
//!
//! `what` names the thing in that sentence: `uint(field(input, "opener")?, "opener", 4)`.

use serde_json::Value;

/// The member of an object that has this name.
pub fn field<'a>(object: &'a Value, name: &str) -> Result<&'a Value, String> {
    let Value::Object(members) = object else {
        return Err(format!("an object with `{name}` is wanted, not {}", kind(object)));
    };
    members.get(name).ok_or_else(|| format!("`{name}` is missing"))
}

/// The member of an object that has this name, if it is there and not null.
pub fn optional<'a>(object: &'a Value, name: &str) -> Result<Option<&'a Value>, String> {
    let Value::Object(members) = object else {
        return Err(format!("an object is wanted, not {}", kind(object)));
    };
    Ok(members.get(name).filter(|value| !value.is_null()))
}

/// A whole number from 0 to `max`.
pub fn uint(value: &Value, what: &str, max: u64) -> Result<u64, String> {
    (value.as_u64().filter(|number| *number <= max)).ok_or_else(|| {
        format!("`{what}` must be a whole number from 0 to {max}, not {}", kind(value))
    })
}

/// A whole number from `min` to `max`.
pub fn int(value: &Value, what: &str, min: i64, max: i64) -> Result<i64, String> {
    value.as_i64().filter(|number| (min..=max).contains(number)).ok_or_else(|| {
        format!("`{what}` must be a whole number from {min} to {max}, not {}", kind(value))
    })
}

/// A list of any length.
pub fn list<'a>(value: &'a Value, what: &str) -> Result<&'a [Value], String> {
    match value {
        Value::Array(entries) => Ok(entries),
        _ => Err(format!("`{what}` must be a list, not {}", kind(value))),
    }
}

/// A list of exactly this length.
pub fn exactly<'a>(value: &'a Value, what: &str, length: usize) -> Result<&'a [Value], String> {
    let entries = list(value, what)?;
    if entries.len() == length {
        Ok(entries)
    } else {
        Err(format!("`{what}` must have {length} entries, not {}", entries.len()))
    }
}

/// A list no longer than this.
pub fn at_most<'a>(value: &'a Value, what: &str, length: usize) -> Result<&'a [Value], String> {
    let entries = list(value, what)?;
    if entries.len() <= length {
        Ok(entries)
    } else {
        Err(format!("`{what}` has {} entries, but at most {length} make sense", entries.len()))
    }
}

/// True or false.
pub fn flag(value: &Value, what: &str) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| format!("`{what}` must be true or false, not {}", kind(value)))
}

/// A text.
pub fn text<'a>(value: &'a Value, what: &str) -> Result<&'a str, String> {
    value.as_str().ok_or_else(|| format!("`{what}` must be a text, not {}", kind(value)))
}

/// A value in a few words, so that an answer stays short whatever was asked.
pub fn kind(value: &Value) -> String {
    const LONG: usize = 24;
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) if text.chars().count() <= LONG => format!("{text:?}"),
        Value::String(_) => "a long text".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_asked_for_is_found() {
        let input = json!({"seat": 3, "delta": -2, "expert": true, "wind": "N", "hand": [1, 2]});
        let get = |name| field(&input, name).expect(name);
        assert_eq!(uint(get("seat"), "seat", 4), Ok(3));
        assert_eq!(int(get("delta"), "delta", -2, 2), Ok(-2));
        assert_eq!(flag(get("expert"), "expert"), Ok(true));
        assert_eq!(text(get("wind"), "wind"), Ok("N"));
        assert_eq!(list(get("hand"), "hand").map(<[_]>::len), Ok(2));
        assert_eq!(exactly(get("hand"), "hand", 2).map(<[_]>::len), Ok(2));
        assert_eq!(at_most(get("hand"), "hand", 2).map(<[_]>::len), Ok(2));
        assert_eq!(optional(&json!({"a": null}), "a"), Ok(None));
    }

    #[test]
    fn surprises_become_sentences() {
        assert_eq!(field(&json!({}), "wind").unwrap_err(), "`wind` is missing");
        assert_eq!(
            field(&json!([1]), "wind").unwrap_err(),
            "an object with `wind` is wanted, not a list"
        );
        for bad in [json!(5), json!(-1), json!(1.5), json!("3"), json!(1e300), json!(null)] {
            let sentence = uint(&bad, "seat", 4).unwrap_err();
            assert!(
                sentence.starts_with("`seat` must be a whole number from 0 to 4"),
                "{sentence}"
            );
        }
        assert!(int(&json!(u64::MAX), "delta", -2, 2).is_err());
        assert!(exactly(&json!([1]), "hand", 2).unwrap_err().contains("2 entries, not 1"));
        assert!(at_most(&json!([1, 2, 3]), "hand", 2).unwrap_err().contains("at most 2"));
        assert!(flag(&json!("true"), "expert").unwrap_err().contains("not \"true\""));
        assert!(text(&json!("x".repeat(3)), "wind").is_ok());
        assert!(list(&json!("x".repeat(999)), "hand").unwrap_err().len() < 80);
    }
}
