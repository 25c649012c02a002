// The page without a network, from any path, installed, and renewed only when asked.
import { equal, match, notEqual, ok, until } from "../lib/check.mjs";
import { launchWithProfile } from "../lib/browser.mjs";
import { props } from "../lib/props.mjs";
import { walk } from "../lib/runner.mjs";
import { Server } from "../lib/server.mjs";
import { act, look, playAtOnce, settled } from "../lib/table.mjs";

/** Waits until the service worker has everything and looks after this page. */
const kept = (me) =>
  until(
    () =>
      me.page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return active.state === "activated" && navigator.serviceWorker.controller !== null;
      }),
    "the service worker does not take over",
    20_000,
  );

/** A new version comes onto the host, and the page hears of it. */
async function renew(me, own) {
  const worker = await (await fetch(`${own.url}sw.js`)).text();
  match(worker, /const VERSION = "[0-9a-f]{16}"/);
  own.change("sw.js", worker.replace(/const VERSION = "[0-9a-f]{16}"/, 'const VERSION = "00000000deadbeef"'));
  await me.page.evaluate(async () => {
    window.old = true;
    await (await navigator.serviceWorker.ready).update();
  });
}

export default [
  walk("offline: after one visit every route opens and every game plays with the server gone (U18)", async ({ visit, house, dist, games }) => {
    const own = await new Server(dist).start();
    try {
      const me = await visit({ url: own.url });
      await me.go("");
      await kept(me);
      await own.stop();
      // The browser notes that it cannot look for a new service worker: that is what being offline means.
      me.forgive(/ERR_CONNECTION_REFUSED|Failed to update|fetching the script/);
      await me.reload();
      await me.screen("home");
      for (const game of games) {
        const { finished } = await props(house, game);
        const other = await visit({ url: own.url, context: me.context });
        other.forgive(/ERR_CONNECTION_REFUSED|Failed to update|fetching the script/);
        await other.go(finished.link);
        await other.screen("replay");
        equal((await look(other)).hash, finished.hash, "a deep link in a new tab");
        await other.page.goto(`${own.url}?from=home-screen#/rules/${game}`);
        await other.screen("rules");
        await other.page.goto(`${own.url}index.html#/`);
        await other.screen("home");
        await playAtOnce(me, game);
        for (let turn = 0; turn < 3; turn += 1) {
          const at = await settled(me);
          await act(me, 0);
          notEqual((await settled(me)).hash, at.hash);
        }
      }
      const worker = await me.page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("bot-worker.js")));
      ok(worker, "the bots think in their worker offline too");
    } finally {
      await own.stop();
    }
  }, { minutes: 6 }),

  walk("offline: the page lives under any sub-path of any host", async ({ visit, dist, games }) => {
    const own = await new Server(dist, "/some/where/").start();
    try {
      const me = await visit({ url: own.url });
      await playAtOnce(me, games[0]);
      await act(me, 0);
      const at = await settled(me);
      await kept(me);
      await own.stop();
      me.forgive(/ERR_CONNECTION_REFUSED|Failed to update|fetching the script/);
      await me.reload();
      equal((await settled(me)).hash, at.hash);
    } finally {
      await own.stop();
    }
  }),

  walk("install: the browser finds nothing missing, the manifest is whole (U19)", async ({ visit, server, games }) => {
    const context = await launchWithProfile();
    const me = await visit({ context });
    await me.go("");
    await kept(me);
    const devtools = await context.newCDPSession(me.page);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    equal(JSON.stringify(installabilityErrors), "[]");
    const { errors, url } = await devtools.send("Page.getAppManifest");
    equal(JSON.stringify(errors), "[]");
    const manifest = await (await fetch(url)).json();
    for (const field of ["id", "name", "short_name", "start_url", "scope", "display", "lang"]) ok(manifest[field], `no ${field}`);
    for (const [sizes, purpose] of [["192x192", "any"], ["512x512", "any"], ["192x192", "maskable"], ["512x512", "maskable"]]) {
      ok(manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose), `no icon ${sizes} ${purpose}`);
    }
    for (const wide of ["wide", "narrow"]) {
      ok(manifest.screenshots?.some(({ form_factor }) => form_factor === wide), `no ${wide} screenshot`);
    }
    equal(manifest.shortcuts.length, games.length, "a shortcut for each game");
    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes, type } of pictures) {
      const answer = await fetch(new URL(src, server.url));
      equal(answer.status, 200, src);
      equal(answer.headers.get("content-type"), type, src);
      if (type === "image/png") equal(dimensions(Buffer.from(await answer.arrayBuffer())), sizes, src);
    }
  }, { alone: true }),

  walk("update: a tab that has been open since the very first visit hears of a new version too", async ({ visit, dist }) => {
    const own = await new Server(dist).start();
    try {
      const me = await visit({ url: own.url });
      await me.go("");
      await kept(me);
      equal(await me.count("[data-update]"), 0, "the first version is no news");
      await renew(me, own);
      await me.page.locator("[data-update]").waitFor();
      await me.click("[data-update] button");
      await until(() => me.page.evaluate(() => window.old === undefined).catch(() => false), "the page did not reload");
      await me.screen("home");
    } finally {
      await own.stop();
    }
  }),

  walk("update: a new version is announced, and comes only when asked for", async ({ visit, dist, games }) => {
    const own = await new Server(dist).start();
    try {
      const me = await visit({ url: own.url });
      await playAtOnce(me, games[0]);
      await act(me, 0);
      const at = await settled(me);
      await kept(me);
      await me.reload();
      await settled(me);
      await renew(me, own);
      await me.page.locator("[data-update]").waitFor();
      equal(await me.page.evaluate(() => window.old), true, "the page went away by itself");
      equal((await look(me)).hash, at.hash);
      await me.click("[data-update] button");
      await until(() => me.page.evaluate(() => window.old === undefined).catch(() => false), "the page did not reload");
      equal((await settled(me)).hash, at.hash);
      const caches = await until(async () => {
        const names = await me.page.evaluate(() => caches.keys());
        return names.length === 1 && names;
      }, "old versions stay");
      match(caches[0], /00000000deadbeef$/);
      equal(await me.count("[data-update]"), 0);
    } finally {
      await own.stop();
    }
  }),
];

/** Width and height of a PNG, as a manifest writes them. */
const dimensions = (png) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
