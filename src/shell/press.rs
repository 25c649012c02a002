//! A finger that stays on a thing. Most browsers make a context menu of it, some only for a mouse:
//! there it is timed here, and the tap that ends it means nothing else.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MouseEvent, PointerEvent};

/// How long a finger must stay.
const STAYS: Duration = Duration::from_millis(550);
/// A resting finger trembles by so many pixels.
const TREMBLES: i32 = 4;

/// A finger on the page.
#[derive(Clone, Copy)]
struct Finger {
    waiting: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// It stayed, and has not been lifted since.
    stayed: StoredValue<bool>,
}

/// Calls back with what a finger stays on, for as long as this screen is shown. True means that
/// the tap is used up by it.
pub fn on_long_press(act: impl Fn(&Event) -> bool + Copy + 'static) {
    let finger = Finger { waiting: StoredValue::new_local(None), stayed: StoredValue::new(false) };
    let listeners = [
        window_event_listener(ev::pointerdown, move |event| finger.touch(event, act)),
        window_event_listener(ev::pointerup, move |_| finger.lift()),
        window_event_listener(ev::pointercancel, move |_| finger.lift()),
        window_event_listener(ev::pointermove, move |event| {
            if event.movement_x().abs() + event.movement_y().abs() > TREMBLES {
                finger.lift();
            }
        }),
    ];
    // Before any button hears of the click; a key's click is no finger's.
    let click = Closure::<dyn Fn(MouseEvent)>::new(move |event: MouseEvent| {
        if event.detail() > 0 && finger.stayed.try_get_value() == Some(true) {
            finger.stayed.set_value(false);
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
    let click = click.into_js_value().unchecked_into::<js_sys::Function>();
    // Listening to the window cannot fail.
    drop(window().add_event_listener_with_callback_and_bool("click", &click, true));
    on_cleanup(move || {
        listeners.into_iter().for_each(WindowListenerHandle::remove);
        drop(window().remove_event_listener_with_callback_and_bool("click", &click, true));
    });
}

impl Finger {
    fn touch(self, event: PointerEvent, act: impl Fn(&Event) -> bool + 'static) {
        self.stayed.set_value(false);
        if event.pointer_type() != "touch" {
            return;
        }
        let stay = move || {
            if self.waiting.try_get_value().is_some() && act(&event) {
                self.stayed.set_value(true);
            }
        };
        self.waiting.set_value(set_timeout_with_handle(stay, STAYS).ok());
    }

    fn lift(self) {
        self.waiting.update_value(|waiting| {
            if let Some(timer) = waiting.take() {
                timer.clear();
            }
        });
    }
}
