// The program comes in chunks: what is loaded when, and what one sees while a chunk is late, missing or gone for good.
import { equal, match, ok, until } from "../lib/check.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { Server } from "../lib/server.mjs";
import { act, look, playAtOnce, settled } from "../lib/table.mjs";

/** Somebody without a service worker, which would fetch everything; `frugal` asks for less data. */
async function visitor(visit, house, { frugal = true, ...options } = {}) {
  const context = await house.browser.newContext({ serviceWorkers: "block", locale: "en-GB" });
  const chunks = new Set();
  context.on("request", (request) => {
    const chunk = /-[0-9a-f]{16}_(\w+)\.(?:wasm|css)$/.exec(request.url());
    if (chunk) chunks.add(chunk[1]);
  });
  const me = await visit({ context, prepare: frugal ? spare : undefined, ...options });
  return Object.assign(me, { chunks });
}

/** Runs in the page before everything else. */
function spare() {
  Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
}

const chunkOf = (game, kind = "wasm") => new RegExp(`_${game}\\.${kind}$`);
const noise = /ERR_FAILED|ERR_ABORTED|Failed to fetch|404|TypeError|CompileError/;

export default [
  forEachGame("chunks: opening a game loads the shell and that game only (U27)", async ({ visit, house }, game) => {
    const me = await visitor(visit, house);
    await me.go("");
    await me.screen("home");
    equal([...me.chunks].join(), "bg", "home needs no game");
    await playAtOnce(me, game);
    await act(me, 0);
    await settled(me);
    // What few games share is called after them.
    const isOwn = (chunk) => ["bg", game, "shared"].includes(chunk) || chunk.startsWith("shared_") && chunk.split("_").includes(game);
    equal([...me.chunks].filter((chunk) => !isOwn(chunk)).join(), "", "loaded though nobody asked for it");
    ok(me.chunks.has(game));
  }),

  walk("chunks: once the page is idle the rest is fetched, unless somebody saves data", async ({ visit, house, games }) => {
    const me = await visitor(visit, house, { frugal: false });
    await me.go("");
    await until(() => [...games, ...games.map((game) => `rules_${game}`), "pages"].every((part) => me.chunks.has(part)), "not everything was fetched");
  }),

  forEachGame("chunks: a game that is late is announced, and opens by itself when it comes", async ({ visit, house }, game) => {
    const me = await visitor(visit, house);
    await me.go("");
    let come;
    const held = new Promise((done) => (come = done));
    await me.context.route(chunkOf(game), async (route) => {
      await held;
      await route.continue();
    });
    await me.click(`[data-play="${game}"]`);
    await me.screen("loading");
    equal(await me.page.locator("main").getAttribute("data-busy"), "loading");
    equal(await me.page.locator("main").getAttribute("data-game"), game);
    ok((await me.text("h1")).length > 0, "the game's name");
    ok(await me.page.locator("main .needle").isVisible(), "the turning compass");
    come();
    await settled(me);
    equal((await me.slots()).length, 1, "one press, one game");
  }),

  forEachGame("chunks: a game that cannot be had gets a sentence, another try and a way home (U27)", async ({ visit, house }, game) => {
    const me = await visitor(visit, house);
    me.forgive(noise);
    await me.go("");
    await me.context.route(chunkOf(game), (route) => route.abort());
    await me.click(`[data-play="${game}"]`);
    await me.screen("error");
    match(await me.text("[data-error]"), /could not be loaded.*safe/s);
    await me.click("[data-try-again]");
    await me.page.locator("[data-try-again]").waitFor();
    await me.page.locator("main a.key").click();
    await me.screen("home");
    await me.click(`[data-play="${game}"]`);
    await me.screen("error");
    await me.context.unroute(chunkOf(game));
    await me.click("[data-try-again]");
    await settled(me);
    equal((await me.slots()).length, 1, "nothing was begun in vain");
  }),

  walk("chunks: a game whose looks cannot be had is not shown without them", async ({ visit, house, games: [game] }) => {
    const me = await visitor(visit, house);
    me.forgive(noise);
    await me.go("");
    await me.context.route(chunkOf(game, "css"), (route) => route.abort());
    await me.click(`[data-play="${game}"]`);
    await me.screen("error");
    match(await me.text("[data-error]"), /could not be loaded.*safe/s);
    await me.context.unroute(chunkOf(game, "css"));
    await me.click("[data-try-again]");
    await settled(me);
    ok(await me.page.evaluate((name) => document.querySelector(`link[data-looks=${name}]`).sheet !== null, game), "it wears its sheet");
  }),

  walk("chunks: an old tab whose chunk is gone says that a new version is there; the game is safe", async ({ visit, house, dist, games }) => {
    const own = await new Server(dist).start();
    try {
      const [game] = games;
      const me = await visitor(visit, house, { url: own.url });
      await playAtOnce(me, game);
      await act(me, 0);
      const at = await settled(me);
      const old = await visit({ context: me.context, url: own.url, prepare: spare });
      old.forgive(noise);
      await old.go("");
      // The host has a new version, where every file has another name.
      const page = await (await fetch(own.url)).text();
      const [, hash] = /grand-large-([0-9a-f]{16})\.js/.exec(page);
      own.change("index.html", page.replaceAll(hash, "0123456789abcdef"));
      own.remove(`grand-large-${hash}_${game}.wasm`);
      await old.click("[data-continue]");
      await old.screen("error");
      match(await old.text("[data-error]"), /new version.*safe/s);
      // This new version is the old one again.
      own.restore();
      await old.click("[data-reload]");
      // The other tab plays on; this one looks at the same game.
      await until(async () => (await look(old)).hash === at.hash, "the game is another");
    } finally {
      await own.stop();
    }
  }),
];
