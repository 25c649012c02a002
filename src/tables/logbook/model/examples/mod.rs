//! Drawings for the rules page: small charts, holds and dice, made from the sums of the rules.
//!
//! A drawing comes with the numbers it shows, so that the words beside it cannot say others.

mod guns;
mod hexes;
mod hold;
mod market;
mod sailing;

pub use guns::{Shot, flanks, shot};
pub use hold::{hold, load};
pub use market::{Sold, sale};
pub use sailing::{Voyage, voyage, wind, yaw};

/// A drawing of this size, the origin in its upper left corner.
fn drawing((width, height): (i32, i32), parts: &[String]) -> String {
    let parts = parts.concat();
    format!(
        r#"<svg class="ex-chart" viewBox="0 0 {width} {height}" aria-hidden="true">{parts}</svg>"#
    )
}

/// A square with rounded corners.
fn square(class: &str, x: i32, y: i32, side: i32) -> String {
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{side}" height="{side}" rx="5"/>"#)
}

/// A figure, its middle here.
fn figure(class: &str, x: i32, y: i32, text: &str) -> String {
    crate::pieces::markup::lettered(class, &x.to_string(), &(y + 5).to_string(), text)
}

/// A change, with its sign: "+2", "−1", "0".
fn signed(n: i8) -> String {
    match n {
        1.. => format!("+{n}"),
        0 => "0".to_owned(),
        _ => format!("−{}", n.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_a_drawing() {
        let all = [
            voyage().drawn,
            wind(),
            yaw(),
            hold(),
            load(),
            flanks(),
            shot().drawn,
            sale(|price| price.to_string()).drawn,
        ];
        for drawn in all {
            assert!(drawn.starts_with("<svg") && drawn.ends_with("</svg>"), "{drawn}");
            assert!(drawn.len() > 600 && !drawn.contains("NaN"), "{drawn}");
        }
    }

    #[test]
    fn changes_have_their_sign() {
        assert_eq!([2, 0, -1].map(signed), ["+2", "0", "−1"]);
    }
}
