//! The service worker: the page without a network, and a new version only when asked for.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerRegistration, ServiceWorkerState};

/// What the page knows of being kept for offline use and of being installed.
#[derive(Clone, Copy)]
pub struct Offline {
    registration: RwSignal<Option<ServiceWorkerRegistration>, LocalStorage>,
    waits: RwSignal<bool>,
    /// The browser's offer to install the app, once it has made one.
    offer: RwSignal<Option<JsValue>, LocalStorage>,
}

impl Offline {
    /// Registers the service worker beside the page, wherever that is.
    pub fn start() -> Offline {
        let offline = Offline {
            registration: RwSignal::new_local(None),
            waits: RwSignal::new(false),
            offer: RwSignal::new_local(None),
        };
        spawn_local(async move {
            // Without a service worker the page simply needs the network.
            drop(offline.register().await);
        });
        let offered = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            event.prevent_default();
            offline.offer.set(Some(event.into()));
        });
        let listening = window().add_event_listener_with_callback(
            "beforeinstallprompt",
            offered.as_ref().unchecked_ref(),
        );
        drop(listening);
        offered.forget();
        offline
    }

    /// Does a new version wait? Tracked.
    pub fn update_waits(self) -> bool {
        self.waits.get()
    }

    /// Changes to the new version and loads the page anew.
    pub fn update(self) {
        let waiting = self.registration.with_untracked(|found| found.as_ref()?.waiting());
        let Some(worker) = waiting else { return drop(window().location().reload()) };
        let changed = worker.clone();
        let reload = Closure::<dyn Fn()>::new(move || {
            if changed.state() == ServiceWorkerState::Activated {
                drop(window().location().reload());
            }
        });
        worker.set_onstatechange(Some(reload.as_ref().unchecked_ref()));
        reload.forget();
        drop(worker.post_message(&"skip-waiting".into()));
    }

    /// Does the browser offer to install the app? Tracked.
    pub fn can_install(self) -> bool {
        self.offer.with(Option::is_some)
    }

    /// Is this the installed app?
    pub fn is_installed() -> bool {
        let query = window().match_media("(display-mode: standalone)").ok().flatten();
        query.is_some_and(|query| query.matches())
    }

    /// Takes the browser's offer up.
    pub fn install(self) {
        let offer = self.offer.try_update(Option::take).flatten();
        if let Some(offer) = offer
            && let Ok(prompt) = js_sys::Reflect::get(&offer, &"prompt".into())
            && let Ok(prompt) = prompt.dyn_into::<js_sys::Function>()
        {
            // The browser asks the person; whatever the answer, there is nothing left to do.
            drop(prompt.call0(&offer));
        }
    }

    async fn register(self) -> Result<(), JsValue> {
        let navigator = window().navigator();
        if !js_sys::Reflect::has(&navigator, &"serviceWorker".into())? {
            return Ok(());
        }
        let container = navigator.service_worker();
        let found = JsFuture::from(container.register("sw.js")).await?;
        let registration: ServiceWorkerRegistration = found.dyn_into()?;
        self.tell(&registration);
        let watched = registration.clone();
        let update = Closure::<dyn Fn()>::new(move || self.watch(&watched));
        registration.set_onupdatefound(Some(update.as_ref().unchecked_ref()));
        update.forget();
        self.registration.set(Some(registration));
        Ok(())
    }

    /// A new version is being fetched: says so once it is there.
    fn watch(self, registration: &ServiceWorkerRegistration) {
        let Some(worker) = registration.installing() else { return };
        let watched = registration.clone();
        let changed = Closure::<dyn Fn()>::new(move || self.tell(&watched));
        worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    }

    /// A version that waits behind another is a new one; the first of all has none before it.
    fn tell(self, registration: &ServiceWorkerRegistration) {
        if registration.waiting().is_some() && registration.active().is_some() {
            self.waits.set(true);
        }
    }
}

/// Offline use and installing, for any component.
pub fn use_offline() -> Offline {
    expect_context()
}

/// Has the host another version of the page than this one? Not if the host cannot be asked.
pub async fn is_outdated() -> bool {
    newest_page().await.zip(crate::brain::glue()).is_some_and(|(page, glue)| {
        let name = glue.rsplit('/').next().unwrap_or(&glue);
        !page.contains(name)
    })
}

/// The page as the host has it now.
async fn newest_page() -> Option<String> {
    let init = web_sys::RequestInit::new();
    init.set_cache(web_sys::RequestCache::NoStore);
    let home = window().location().pathname().ok()?;
    let answer = JsFuture::from(window().fetch_with_str_and_init(&home, &init)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
