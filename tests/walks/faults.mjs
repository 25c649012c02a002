// Storage full, forbidden, damaged; two tabs; no worker. The game goes on and nothing else is harmed.
import { createHash } from "node:crypto";
import { equal, match, notEqual, ok, until } from "../lib/check.mjs";
import { stopClock } from "../lib/clock.mjs";
import { layIn, props } from "../lib/props.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { act, look, play, playAtOnce, settled, start } from "../lib/table.mjs";
import { PREFIX } from "../lib/visit.mjs";

async function stillPlays(me, game) {
  await start(me, game);
  for (let turn = 0; turn < 3; turn += 1) {
    const at = await settled(me);
    await act(me, 0);
    notEqual((await settled(me)).hash, at.hash);
  }
}

/** Runs in the page: a worker that reports for work and then says nothing unless told to. */
const silentWorker = () => {
  window.asked = [];
  window.Worker = class {
    constructor() {
      window.answer = () => this.onmessage({ data: [window.asked.at(-1)[0], { Thought: { index: 0, then: [] } }] });
    }
    postMessage(message) {
      if (Array.isArray(message)) window.asked.push(message);
      else setTimeout(() => this.onmessage({ data: [0, "Ready"] }));
    }
    terminate() {
      window.ended = true;
    }
  };
};

/** Runs in the page: nobody there ever loses patience. */
const endlessPatience = () => {
  const real = window.setTimeout;
  window.setTimeout = (act, delay, ...rest) => (delay >= 4_000 ? 0 : real(act, delay, ...rest));
};

export default [
  forEachGame("faults: no room left: the game goes on, a banner says so, what was kept stays", async ({ visit }, game) => {
    const me = await visit();
    const at = await playAtOnce(me, game);
    const text = await me.kept(`slot/${at.slot}`);
    await me.page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    equal(await me.count("[data-trouble]"), 0);
    await act(me, 0);
    await me.page.locator("[data-trouble]").waitFor();
    await settled(me);
    await act(me, 0);
    const next = await settled(me);
    equal(await me.kept(`slot/${at.slot}`), text);
    await me.go("#/");
    await me.click("[data-continue]");
    await me.screen("table");
    equal((await settled(me)).hash, next.hash, "the game in memory is the one that goes on");
  }),

  forEachGame("faults: storage forbidden: a banner from the start, the game plays", async ({ visit }, game) => {
    const me = await visit({
      prefs: null,
      prepare: () => {
        const get = () => {
          throw new DOMException("denied", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get });
      },
    });
    await me.go("");
    await me.page.locator("[data-trouble]").waitFor();
    await stillPlays(me, game);
    await me.go("#/settings");
    await me.screen("settings");
    await me.page.locator('[data-set="theme"] label').nth(2).click();
    equal(await me.page.locator("html").getAttribute("data-theme"), "night");
  }),

  forEachGame("faults: damaged slots and settings are said to be so, and nothing else suffers", async ({ visit, house }, game) => {
    const { open, finished, kept } = await props(house, game);
    const good = JSON.parse(kept[`${PREFIX}slot/${open.slot}`]);
    const seated = (count) => JSON.stringify({ ...good, seats: Array.from({ length: count }, () => ({ who: "human", name: "x" })) });
    const bad = {
      broken: '{"link":',
      oops: "{oops",
      number: "42",
      garbled: JSON.stringify({ ...good, link: `${good.link.slice(0, -3)}AAA` }),
      // Readable, but written by somebody else: seats that do not fit the table.
      nobody: seated(0),
      short: seated(good.seats.length - 1),
      long: seated(good.seats.length + 1),
      crowd: seated(300),
    };
    const foreign = { foreign: JSON.stringify({ ...good, link: "chess.1.Abc" }) };
    const all = Object.fromEntries(Object.entries({ ...bad, ...foreign }).map(([id, text]) => [`${PREFIX}slot/${id}`, text]));
    const me = await visit({ prefs: null, prepare: layIn({ ...kept, ...all, [`${PREFIX}prefs`]: "}{ not json" }) });
    await me.go("#/saves");
    await me.screen("saves");
    const listed = () => me.page.locator("[data-corrupt]").evaluateAll((all) => all.map((row) => row.dataset.slot).sort());
    const wanted = [...Object.keys(bad), "foreign"].sort();
    await until(async () => String(await listed()) === String(wanted), "the list does not say what cannot be read");
    for (const [id, text] of Object.entries({ ...bad, ...foreign })) {
      await me.go("#/saves");
      const row = await me.text(`[data-slot="${id}"] p`);
      for (const way of ["play", "replay"]) {
        await me.go(`#/${way}/${id}`);
        await me.screen("error");
        equal(await me.text("[data-error]"), row, `the same fault, the same words: ${id}, ${way}`);
        match(row, id === "foreign" ? /.{10}/ : /damaged|endommagée/);
        await me.go("#/saves");
      }
      equal(await me.kept(`slot/${id}`), text, "a damaged save is kept as it is");
    }
    await me.go(`#/replay/${finished.slot}`);
    await me.screen("replay");
    equal((await look(me)).hash, finished.hash);
    await me.go("#/settings");
    await me.screen("settings");
    await me.page.locator('[data-set="lang"] label').nth(1).click();
    equal(await me.page.locator("html").getAttribute("lang"), "en");
  }),

  forEachGame("tabs: the later one watches, follows, and can take over", async ({ visit }, game) => {
    const one = await visit();
    const at = await playAtOnce(one, game);
    const two = await visit({ context: one.context });
    await two.go(`#/play/${at.slot}`);
    await two.screen("table");
    await two.page.locator("[data-take-over]").waitFor();
    equal(await two.count("[data-actions] [data-act]"), 0, "the second tab may not act");
    await one.page.bringToFront();
    await act(one, 0);
    const next = await settled(one);
    await until(async () => (await look(two)).hash === next.hash, "the second tab does not follow");
    await two.page.bringToFront();
    await two.click("[data-take-over]");
    equal((await settled(two)).hash, next.hash);
    await one.page.locator("[data-take-over]").waitFor();
    await act(two, 0);
    const last = await settled(two);
    await until(async () => (await look(one)).hash === last.hash, "the first tab does not follow");
    equal(await one.count("[data-actions] [data-act]"), 0);
    // The tab that plays goes away: the other may take over at once.
    await two.page.close();
    await one.page.bringToFront();
    await one.click("[data-take-over]");
    equal((await settled(one)).hash, last.hash);
  }),

  forEachGame("worker: without workers the bots think on the page and the game goes to its end", async ({ visit }, game) => {
    const me = await visit({
      prepare: () => {
        window.Worker = class {
          constructor() {
            throw new Error("no workers here");
          }
        };
      },
    });
    await start(me, game, { seed: 71 });
    equal((await play(me)).toAct, "over");
  }),

  walk("worker: one that dies or answers nonsense is given up", async ({ visit, games }) => {
    const me = await visit();
    me.forgive(/bot-worker|ERR_FAILED/);
    await me.context.route("**/bot-worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('dead');" }));
    me.forgive(/dead/);
    await stillPlays(me, games[0]);
    const other = await visit();
    await other.context.route("**/bot-worker.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "onmessage = () => { postMessage('x'); postMessage([7, { Thought: 1 }]); };" }),
    );
    await stillPlays(other, games[0]);
  }),

  forEachGame("worker: one that falls silent is given up: after a while, or soon after Skip; the game goes on", async ({ visit }, game) => {
    const me = await visit({ prepare: silentWorker });
    await me.page.clock.install();
    await start(me, game, { seed: 72 });
    for (let at = await look(me); !(await me.page.evaluate(() => window.asked.length)); at = await look(me)) {
      if (at.acts?.length) await act(me, 0);
    }
    const at = await look(me);
    // Long enough for Skip, too short for the patience of somebody who waits.
    await me.page.calm();
    await stopClock(me);
    await me.click("[data-skip]");
    await me.page.clock.runFor(2_500);
    equal(await me.page.evaluate(() => window.ended), true, "Skip waits for a worker that says nothing");
    await me.page.clock.resume();
    notEqual((await settled(me)).hash, at.hash);
    const other = await visit({ prepare: silentWorker });
    await stillPlays(other, game);
  }),

  walk("worker: one that cannot load the program says so at once", async ({ visit, server, games }) => {
    const script = await (await fetch(`${server.url}bot-worker.js`)).text();
    const me = await visit({ prepare: endlessPatience });
    me.forgive(/missing\.js|404/);
    const body = script.replace("import(glue)", 'import("./missing.js")');
    notEqual(body, script);
    await me.context.route("**/bot-worker.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
    await stillPlays(me, games[0]);
  }),

  walk("worker: what nobody waits for any more is not asked", async ({ visit, games }) => {
    const me = await visit({ prepare: silentWorker });
    const asked = () => me.page.evaluate(() => window.asked.length);
    const wait = (count) => until(async () => (await asked()) === count, `not ${count} questions were asked`, 4_000);
    // Bots only: they are asked as soon as the table is there.
    await start(me, games[0], { who: [], seed: 73 });
    await wait(1);
    for (const seed of [74, 75]) {
      await start(me, games[0], { who: [], seed });
      await me.page.locator("[data-skip]").waitFor();
    }
    const link = await me.page.evaluate(() => {
      window.answer();
      return window.asked.map(([, { Think }]) => Think.link);
    });
    await wait(2);
    equal(await me.page.evaluate((first) => window.asked[1][1].Think.link === first, link[0]), false);
    const slot = JSON.parse(await me.kept(`slot/${(await look(me)).slot}`));
    equal(await me.page.evaluate(() => window.asked[1][1].Think.link), slot.link, "the game at the table is thought about");
  }),

  walk("policy: only our own files, no inline style or script, nothing evaluated (U3)", async ({ visit, server }) => {
    const page = await (await fetch(server.url)).text();
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1];
    match(policy, /default-src 'none'/);
    ok(!/'unsafe-inline'|'unsafe-eval'|\*|https?:/.test(policy), policy);
    equal(/\sstyle="|\son[a-z]+="/.test(page), false);
    for (const [, rules] of page.matchAll(/<style>([^]*?)<\/style>/g)) {
      const hash = createHash("sha256").update(rules).digest("base64");
      ok(policy.includes(`'sha256-${hash}'`), "rules inside the page are named by the policy");
    }
    const me = await visit();
    await me.go("");
    const refused = await me.page.evaluate(async () => {
      const heard = new Promise((done) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => done(effectiveDirective));
      });
      const script = document.createElement("script");
      script.textContent = "window.evil = true";
      document.body.append(script);
      return [await heard, window.evil];
    });
    equal(refused[1], undefined);
    match(refused[0], /^script-src/);
    me.forgive(/Content Security Policy/);
  }),
];
