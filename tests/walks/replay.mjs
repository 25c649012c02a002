// Looking back: any step, by mouse and keys, with the hashes the live game had.
import { deepEqual, equal, notEqual, ok, until } from "../lib/check.mjs";
import { layIn, props } from "../lib/props.mjs";
import { forEachGame } from "../lib/runner.mjs";
import { slowness } from "../lib/slowness.mjs";
import { act, look, recorded, recorder, settled, start } from "../lib/table.mjs";

/** Where bots act in stretches, one change of the page shows several steps: how many of them at most, on average. */
const STRETCH = { logbook: 6 };

async function screening(visit, house, game) {
  const { finished, kept } = await props(house, game);
  const me = await visit({ prepare: layIn(kept) });
  await me.go(`#/replay/${finished.slot}`);
  await me.screen("replay");
  const at = async (ply) => {
    await until(async () => (await look(me)).ply === ply, `the replay does not reach ply ${ply}`, 3_000);
    const { hash } = await look(me);
    if (finished.hashes[ply]) equal(hash, finished.hashes[ply], `ply ${ply}`);
    return hash;
  };
  return { me, finished, at };
}

const press = (me, key) => me.page.keyboard.press(key);

/** Runs in the page: presses keys and takes the time until the page shows the new step, laid out. */
async function timedMoves(count) {
  const main = document.querySelector("main");
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    const times = [];
    for (const key of ["ArrowLeft", "ArrowLeft", "Home", "End", "PageUp", "ArrowRight", "PageUp", "ArrowLeft", "End"]) {
      const before = main.dataset.ply;
      const start = performance.now();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      while (main.dataset.ply === before) await new Promise((done) => setTimeout(done));
      main.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    rounds.push(times);
  }
  return rounds;
}

export default [
  forEachGame("replay: it runs at the speed chosen beside its keys; arrows on a choice move the choice", async ({ visit, house }, game) => {
    const { me, at } = await screening(visit, house, game);
    await press(me, "Home");
    await at(0);
    await me.page.locator("select.speed").selectOption("instant");
    equal(JSON.parse(await me.kept("prefs")).speed, "instant");
    await me.click("[data-run]");
    await until(async () => (await look(me)).ply >= 4, "the replay does not run", 5_000);
    await me.click("[data-run]");
    const { ply } = await look(me);
    const eyes = me.page.locator(".replay-dock [type=radio]");
    await eyes.first().focus();
    await press(me, "ArrowRight");
    ok(await eyes.nth(1).isChecked(), "the next eye looks");
    equal((await look(me)).ply, ply, "no step was taken by it");
  }),

  forEachGame("replay: scrub and keys reach every step with the hash of the live game (U12)", async ({ visit, house }, game) => {
    const { me, finished, at } = await screening(visit, house, game);
    const last = finished.ply;
    const seen = Object.keys(finished.hashes).length;
    ok(seen > last / (STRETCH[game] ?? 2), `of ${last} steps of the live game ${seen} were taken down`);
    equal(await at(last), finished.hash);
    const scrub = me.page.locator("[data-scrub]");
    for (const part of [0, 0.5, 0.25, 1, 0.75]) {
      await scrub.fill(String(Math.round(last * part)));
      await at(Math.round(last * part));
    }
    // With the focus nowhere: a chart that has it is moved by arrows.
    await scrub.blur();
    await press(me, "Home");
    await at(0);
    for (let ply = 1; ply <= Math.min(last, 12); ply += 1) {
      await press(me, "ArrowRight");
      await at(ply);
    }
    await press(me, "ArrowLeft");
    await at(Math.min(last, 12) - 1);
    await press(me, "PageUp");
    const turn = (await look(me)).ply;
    ok(turn < Math.min(last, 12) - 1);
    await press(me, "PageDown");
    ok((await look(me)).ply > turn);
    await press(me, "End");
    await at(last);
    equal(await me.count("[data-act]"), 0, "a replay offers no act");
    // Keys on the scrubber itself must not step twice.
    await scrub.focus();
    await press(me, "ArrowLeft");
    await at(last - 1);
    await me.reload();
    await at(last - 1);
  }),

  forEachGame("replay: the buttons, running and pausing, and every eye after the end", async ({ visit, house }, game) => {
    const { me, finished, at } = await screening(visit, house, game);
    const [first, previous, , next, last] = await me.page.locator(".replay-keys button").all();
    await first.click();
    await at(0);
    await next.click();
    await at(1);
    await previous.click();
    await at(0);
    await me.click("[data-run]");
    await until(async () => (await look(me)).ply >= 2, "the replay does not run");
    await me.click("[data-run]");
    const { ply } = await look(me);
    await new Promise((done) => setTimeout(done, 400));
    equal((await look(me)).ply, ply, "paused");
    await last.click();
    await at(finished.ply);
    ok(Number(await me.page.locator("[data-ticks]").getAttribute("data-ticks")) > 2, "turns are marked under the slider");
    await me.click("[data-points]");
    ok((await me.count("dialog[open] [data-ranking] [data-won]")) >= 1, "the end tells how the points came");
    await me.click("dialog[open] .sheet-head button");
    const eyes = await me.page.locator(".replay-dock fieldset label").all();
    ok(eyes.length >= 3, "a finished game can be seen by every eye");
    for (const eye of eyes) {
      await eye.click();
      equal((await look(me)).hash, finished.hash);
    }
  }),

  forEachGame("replay: Play from here makes a new slot and leaves the original alone (U13)", async ({ visit, house }, game) => {
    const { me, finished } = await screening(visit, house, game);
    const before = await me.kept(`slot/${finished.slot}`);
    const slots = await me.slots();
    const ply = Math.floor(finished.ply / 3);
    await me.page.locator("[data-scrub]").fill(String(ply));
    const { hash } = await look(me);
    // A forced move may be made at once: take down the first position the table shows.
    await me.page.evaluate(recorder);
    await me.click("[data-play-from-here]");
    await me.screen("table");
    const now = await me.slots();
    equal(now.length, slots.length + 1);
    await until(async () => (await look(me)).ply >= ply, "the branch begins elsewhere");
    notEqual((await look(me)).slot, finished.slot);
    const { hashes } = await recorded(me);
    if (hashes[ply]) equal(hashes[ply], hash);
    // Only bots sat there: whoever looks has taken a seat and can go on.
    const mine = await settled(me);
    equal(mine.toAct, mine.viewer);
    await act(me, mine.acts[0]);
    await until(async () => (await look(me)).ply > mine.ply, "the game does not go on");
    equal(await me.kept(`slot/${finished.slot}`), before, "the original was touched");
  }),

  forEachGame("replay: an unfinished game shows only what its people may see", async ({ visit }, game) => {
    const me = await visit();
    const at = await start(me, game, { who: ["human", "human"], others: "deckhand", seed: 61 });
    await me.go(`#/replay/${at.slot}`);
    await me.screen("replay");
    equal((await look(me)).viewer, undefined);
    equal(await me.count(".replay-dock fieldset"), 0, "no eye to choose");
    await me.go("#/");
    await start(me, game, { seed: 62 });
    const mine = await settled(me);
    await me.go(`#/replay/${mine.slot}`);
    await me.screen("replay");
    deepEqual([(await look(me)).viewer, await me.count(".replay-dock fieldset")], [mine.viewer, 0]);
  }),

  forEachGame("replay: a step takes at most 100 ms, in the longest usual game (U12)", async ({ visit }, game) => {
    const me = await visit();
    const at = await start(me, game, { who: [], short: false, seed: 63 });
    const end = await settled(me, 80_000);
    equal(end.toAct, "over");
    await me.go(`#/replay/${at.slot}`);
    await me.screen("replay");
    const rounds = await me.page.evaluate(timedMoves, 5);
    // What else the machine does disturbs single moves, not the middle of five.
    const middle = rounds[0].map((_, place) => rounds.map((times) => times[place]).sort((a, b) => a - b)[2]);
    console.log(`        ${game}, ${end.ply} steps: ${middle.map((time) => time.toFixed(0))} ms a move`);
    ok(Math.max(...middle) <= 100 * (await slowness(me)), `moves took ${middle.map(Math.round)} ms`);
  }, { alone: true }),
];
