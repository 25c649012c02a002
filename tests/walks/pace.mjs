// Time: how long bots take, how one can follow them, and that the page stays at hand meanwhile. Each walk has the
// machine to itself.
import { ok, until } from "../lib/check.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { slowness } from "../lib/slowness.mjs";
import { act, look, playAtOnce, recorded, recorder, settled, start } from "../lib/table.mjs";

/** Runs in the page: when was the worker asked, when did it answer, which tasks took long. */
const watch = () => {
  window.replies = [];
  window.long = [];
  const asked = new Map();
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data: [id] }) => {
        const ply = Number(document.querySelector("main[data-ply]")?.dataset.ply);
        if (asked.has(id)) window.replies.push({ asked: asked.get(id), answered: performance.now(), ply });
      });
    }
    postMessage(message, ...rest) {
      if (Array.isArray(message)) asked.set(message[0], performance.now());
      super.postMessage(message, ...rest);
    }
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.long.push({ at: startTime, lasted: duration });
  }).observe({ type: "longtask", buffered: true });
};

const both = `(${watch})();(${recorder})();`;

/** The moments at which a bot's act came onto the page. */
const botActs = ({ times }, viewer) => times.filter((_, place) => place > 0 && times[place - 1].toAct !== viewer);

const quantile = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)];

/** So many decisions, and more where turns are made of many small ones and the bots have not done enough yet. */
async function someTurns(me, turns, enough = async () => true) {
  for (let turn = 0; turn < turns || (turn < 80 && !(await enough())); turn += 1) {
    const at = await settled(me);
    if (at.toAct === "over") return;
    await act(me, 0);
  }
  await settled(me);
}

/** Games in which bots make choices that nobody can see. */
const UNSEEN = ["plunder", "broadside", "logbook"];

export default [
  forEachGame("pace: bots answer within 2 s at the usual level; Instant adds less than 100 ms (U9)", async ({ visit }, game) => {
    const me = await visit({ prepare: both });
    const { viewer } = await playAtOnce(me, game);
    const answered = () => me.page.evaluate(() => window.replies.length);
    await someTurns(me, 12, async () => (await answered()) >= 12);
    const replies = await me.page.evaluate(() => window.replies);
    const { times } = await recorded(me);
    const shown = botActs({ times }, viewer);
    ok(replies.length >= 10 && shown.length >= 10, `${replies.length} answers, ${shown.length} acts`);
    const slow = quantile(replies.map(({ asked, answered }) => answered - asked), 0.95);
    // Two acts may come onto the page as one change: an answer is shown as soon as the game has gone on from where it was.
    const gone = (answer) => times.find(({ ply }) => ply > answer.ply);
    const added = replies.map((answer) => Math.max(0, (gone(answer)?.at ?? Infinity) - answer.answered));
    console.log(`        ${game}: answer p95 ${slow.toFixed(0)} ms, shown p95 ${quantile(added, 0.95).toFixed(0)} ms later`);
    const busy = await slowness(me);
    ok(slow <= 2000 * busy, `bots answer after ${slow} ms`);
    ok(quantile(added, 0.95) < 100 * busy, "Instant is not instant");
  }, { alone: true }),

  forEachGame("pace: at Normal at least 400 ms lie between visible acts of bots; Skip ends the waiting (U9)", async ({ visit }, game) => {
    const me = await visit({ prefs: { speed: "normal" }, prepare: both });
    const { viewer } = await playAtOnce(me, game);
    const gapsSoFar = async () => {
      const { times } = await recorded(me);
      const gaps = times.map(({ at }, place) => at - (times[place - 1]?.at ?? at));
      const all = gaps.filter((_, place) => place > 0 && times[place - 1].toAct !== viewer);
      // An act that nobody can see (which ship, which segment, what is stowed where) comes with the one it leads to.
      return UNSEEN.includes(game) ? all.filter((gap) => gap > 150) : all;
    };
    await someTurns(me, 3, async () => (await gapsSoFar()).length >= 3);
    const gaps = await gapsSoFar();
    console.log(`        ${game}: shortest of ${gaps.length} gaps ${Math.min(...gaps).toFixed(0)} ms`);
    ok(gaps.length >= 3);
    const busy = await slowness(me);
    // A busy machine shows the first of two acts late and the second in time.
    ok(Math.min(...gaps) >= (busy > 1 ? 300 : 400), `gaps ${gaps.map(Math.round)}`);
    const skip = me.page.locator("[data-skip]");
    // A turn may be made of many small choices.
    for (let tries = 0; tries < 80; tries += 1) {
      const at = await settled(me);
      await act(me, 0);
      // What I did may be shown first, and a forced move made, before the others act; or it is for me again.
      const offered = () => skip.isVisible();
      const mine = async () => {
        const { ply, busy: doing, acts, toAct } = await look(me);
        return ply > at.ply && doing === "none" && (toAct === "over" || acts.length > 0);
      };
      await until(async () => (await offered()) || (await mine()), "neither Skip nor a choice", 30_000);
      if (!(await offered())) continue;
      const start = Date.now();
      await skip.click();
      const next = await settled(me);
      console.log(`        ${game}: ${next.ply - at.ply} acts within ${Date.now() - start} ms after Skip`);
      ok(Date.now() - start < 1000 * busy, "Skip does not end the waiting");
      return;
    }
    throw new Error("Skip is never offered");
  }, { alone: true }),

  forEachGame("pace: no task over 50 ms on the page while the best bots think (U8)", async ({ visit }, game) => {
    const me = await visit({ prefs: { speed: "fast" }, prepare: both });
    await start(me, game, { who: ["human"], others: "captain", short: false, seed: 81 });
    const begun = await me.page.evaluate(() => performance.now());
    await someTurns(me, 3);
    const { long, replies } = await me.page.evaluate(() => ({ long: window.long, replies: window.replies }));
    const thinking = replies.map(({ asked, answered }) => answered - asked);
    console.log(`        ${game}: ${thinking.length} answers of captains, slowest ${Math.max(...thinking).toFixed(0)} ms`);
    const during = ({ at, lasted }) => replies.some(({ asked, answered }) => at < answered && at + lasted > asked);
    const late = long.filter((task) => task.at > begun && during(task)).map(({ lasted }) => Math.round(lasted));
    const limit = 50 * (await slowness(me));
    console.log(`        ${game}: tasks over 50 ms: ${late.join(" ") || "none"}`);
    ok(late.every((lasted) => lasted <= limit), `long tasks: ${late.join(" ")} ms, the limit is ${limit.toFixed(0)}`);
  }, { alone: true }),

  walk("pace: cold start on a slow phone: shell ≤ 1.5 s, home usable ≤ 8 s (U2)", async ({ visit, server }) => {
    const me = await visit({ prefs: null, screen: { size: "phone", touch: true } });
    const devtools = await me.context.newCDPSession(me.page);
    await devtools.send("Network.enable");
    const bytes = 1.6e6 / 8;
    await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: bytes, uploadThroughput: bytes });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await me.page.goto(server.url, { waitUntil: "commit" });
    await me.page.locator("[data-play]").first().waitFor({ timeout: 20_000 });
    const usable = await me.page.evaluate(() => performance.now());
    const painted = await me.page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
    console.log(`        first paint ${painted?.toFixed(0)} ms, usable ${usable.toFixed(0)} ms`);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const busy = await slowness(me);
    ok(painted <= 1500 * busy, "the shell comes late");
    ok(usable <= 8000 * busy, "the home page comes late");
  }, { alone: true }),
];
