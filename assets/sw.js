// Keeps the whole house for use without a network. The list and the version are filled in when the page is built;
// the version is made from the contents, so an unchanged build is never fetched twice.
const FILES = /*PRECACHE*/[];
const VERSION = /*VERSION*/"";

// Caches are shared by everything on this origin: ours carry the path they belong to.
const PREFIX = `grand-large:${new URL(self.registration.scope).pathname}:`;
const CACHE = PREFIX + VERSION;
const HOME = new URL("./", self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(stow()));
self.addEventListener("activate", (event) => event.waitUntil(settle()));

// An update waits until the player asks for it: a game in progress is never changed under their hands.
self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function stow() {
  const cache = await caches.open(CACHE);
  // The page is kept under its short address: some hosts redirect the long one, and a redirect cannot be navigated to.
  const urls = FILES.map((file) => (file === "index.html" ? HOME : new URL(file, HOME)));
  await cache.addAll(urls.map((url) => new Request(url, { cache: "reload" })));
}

async function settle() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = ours.filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // On the very first visit take the open page under our wing, so that it works offline at once. Later versions reach
  // a page when it reloads.
  if (old.length === 0) await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = request.mode === "navigate" ? await page(cache, request) : await cache.match(request);
  return kept ?? fetch(request);
}

// The page is one file whatever stands behind the question mark; anything else that is navigated to (a licence text, an
// icon) is itself.
async function page(cache, request) {
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  if (url.href === HOME || url.href === `${HOME}index.html`) return cache.match(HOME);
  return cache.match(request, { ignoreSearch: true });
}
