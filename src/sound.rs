//! Sounds made on the spot: off until switched on, and never the only way to learn something.

use leptos::prelude::*;
use web_sys::{AudioContext, OscillatorType};

use crate::prefs::Prefs;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noise {
    /// A card is laid.
    Card,
    /// It is your turn.
    Bell,
    /// The wind is taken, a round is scored.
    Wind,
    /// The game is over.
    Win,
}

/// One tone: pitch in hertz, when it starts and how long it lasts in seconds.
type Tone = (f32, f64, f64);

impl Noise {
    fn tones(self) -> (OscillatorType, &'static [Tone]) {
        match self {
            Noise::Card => (OscillatorType::Triangle, &[(180.0, 0.0, 0.06)]),
            Noise::Bell => (OscillatorType::Sine, &[(660.0, 0.0, 0.5), (1320.0, 0.0, 0.25)]),
            Noise::Wind => (OscillatorType::Sine, &[(220.0, 0.0, 0.3), (165.0, 0.12, 0.35)]),
            Noise::Win => (
                OscillatorType::Triangle,
                &[(392.0, 0.0, 0.3), (494.0, 0.12, 0.3), (587.0, 0.24, 0.5)],
            ),
        }
    }
}

/// Makes sounds, if they are wanted.
#[derive(Clone, Copy)]
pub struct Sound {
    prefs: Prefs,
    /// Made at the first sound: browsers want a click before.
    context: StoredValue<Option<AudioContext>, LocalStorage>,
}

impl Sound {
    /// Silent until the settings say otherwise.
    pub fn new(prefs: Prefs) -> Sound {
        Sound { prefs, context: StoredValue::new_local(None) }
    }

    /// Makes a sound.
    pub fn play(self, noise: Noise) {
        let (on, volume) = self.prefs.peek(|settings| (settings.sound, settings.volume));
        if !on || volume == 0 {
            return;
        }
        if self.context.with_value(Option::is_none) {
            self.context.set_value(AudioContext::new().ok());
        }
        self.context.with_value(|context| {
            if let Some(context) = context {
                let (shape, tones) = noise.tones();
                for tone in tones {
                    // A sound that cannot be made is not worth a word.
                    drop(sound(context, shape, *tone, f32::from(volume.min(10)) / 40.0));
                }
            }
        });
    }
}

fn sound(
    context: &AudioContext,
    shape: OscillatorType,
    (pitch, starts, lasts): Tone,
    loudness: f32,
) -> Result<(), wasm_bindgen::JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let start = context.current_time() + starts;
    oscillator.set_type(shape);
    oscillator.frequency().set_value(pitch);
    gain.gain().set_value_at_time(loudness, start)?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, start + lasts)?;
    oscillator.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(start + lasts)
}

/// The sounds, for any component.
pub fn use_sound() -> Sound {
    expect_context()
}
