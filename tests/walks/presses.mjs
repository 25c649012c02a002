// One press, one act: keys held down, double and triple presses, a curtain that has just come (U24). The page's clock
// stands still where moments count, so that a slow machine makes no difference.
import { equal, ok, until } from "../lib/check.mjs";
import { stopClock } from "../lib/clock.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { look, settled, start } from "../lib/table.mjs";

/** People only, and nothing that is played by itself. */
const people = { who: ["human", "human"], others: "human" };
const still = { forced: false };

/** Holds a key down, as a keyboard does: the same key again and again, and up at last. */
async function hold(me, key) {
  for (let times = 0; times < 25; times += 1) await me.page.keyboard.down(key);
  await me.page.keyboard.up(key);
}

/** Presses with the mouse where something is, whatever lies there by then. */
async function pressAt(me, { x, y, width, height }) {
  await me.page.mouse.click(x + width / 2, y + height / 2);
}

const box = (me, selector) => me.page.locator(selector).first().boundingBox();

/** How many things are pressed: choices taken, and the switches of a table, of which one side always is. */
const pressed = (me) => me.count("[aria-pressed=true]");

/** Reveals until somebody sits at the table. */
async function sit(me) {
  const at = await settled(me);
  if (at.screen !== "curtain") return at;
  await me.click("[data-reveal]");
  await me.screen("table");
  return settled(me);
}

/** Plays until a choice waits to be confirmed. */
async function chosen(me) {
  for (let tries = 0; tries < 30; tries += 1) {
    const at = await sit(me);
    await me.page.locator('[data-actions] [data-act="0"]').click();
    const now = () => look(me);
    await until(async () => (await me.count("[data-confirm]")) > 0 || (await now()).ply > at.ply, "nothing was chosen");
    if ((await me.count("[data-confirm]")) > 0) return at;
  }
  throw new Error("nothing has to be confirmed");
}

export default [
  forEachGame("presses: a held Enter confirms one act and opens no curtain (U24)", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: true, ...still } });
    await start(me, game, { ...people, seed: 91 });
    for (let turn = 0; turn < 4; turn += 1) {
      const at = await chosen(me);
      await me.page.calm();
      await me.page.locator("[data-confirm]").focus();
      await hold(me, "Enter");
      await me.page.calm();
      const next = await look(me);
      equal(next.ply, at.ply + 1, "one act for one press");
      equal(next.screen, next.toAct === at.toAct ? "table" : "curtain");
    }
  }),

  forEachGame("presses: a key held on Reveal opens the curtain and plays nothing (U24)", async ({ visit }, game) => {
    for (const key of ["Enter", "Space"]) {
      const me = await visit({ prefs: { confirm: false, ...still } });
      await start(me, game, { ...people, seed: 92 });
      await me.screen("curtain");
      const { ply } = await look(me);
      await me.page.calm();
      await me.page.locator("[data-reveal]:focus").waitFor();
      await hold(me, key);
      await me.screen("table");
      equal((await look(me)).ply, ply, `${key} played a card of whoever looks`);
    }
  }),

  forEachGame("presses: a key held on a choice takes it once (U24)", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: false, ...still } });
    await start(me, game, { ...people, seed: 93 });
    for (let turn = 0; turn < 6; turn += 1) {
      const at = await sit(me);
      if (at.toAct === "over") break;
      await me.page.calm();
      await me.page.locator('[data-actions] [data-act="0"]').focus();
      await hold(me, turn % 2 ? "Enter" : "1");
      await until(async () => (await look(me)).ply > at.ply, "the first press counts");
      equal((await look(me)).ply, at.ply + 1, "one act for one press");
    }
  }),

  forEachGame("presses: extra presses on Reveal do not reach the hand that lies under it (U24)", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: false, ...still }, screen: { size: "phone" } });
    await me.page.clock.install();
    await start(me, game, { ...people, seed: 94 });
    await sit(me);
    const switches = await pressed(me);
    await me.reload();
    await me.screen("curtain");
    const { ply } = await look(me);
    const reveal = await box(me, "[data-reveal]");
    await me.page.calm();
    await stopClock(me);
    for (let times = 0; times < 4; times += 1) await pressAt(me, reveal);
    await me.screen("table");
    // Wherever else the finger may go.
    for (const thing of await me.page.locator("main :is([data-act], [data-pick])").all()) {
      const place = await thing.boundingBox();
      if (place) await pressAt(me, place);
    }
    equal((await look(me)).ply, ply, "a press for the curtain played a card");
    equal(await pressed(me), switches, "a press for the curtain chose a card");
    await me.page.clock.runFor(300);
    await pressAt(me, await box(me, '[data-actions] [data-act="0"]'));
    await until(async () => (await look(me)).ply > ply || (await pressed(me)) > switches, "the next press does nothing");
  }),

  forEachGame("presses: a curtain opens by a press 400 ms after it came, not before (U24)", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: false, ...still } });
    await me.page.clock.install();
    await start(me, game, { ...people, seed: 95 });
    // Somebody acts and the screen changes hands.
    for (let tries = 0; tries < 30; tries += 1) {
      const at = await sit(me);
      const choice = await box(me, '[data-actions] [data-act="0"]');
      await me.page.calm();
      await stopClock(me);
      await pressAt(me, choice);
      await until(async () => (await look(me)).ply > at.ply, "the act was not taken");
      if ((await look(me)).screen === "curtain") break;
      await me.page.clock.resume();
    }
    await me.screen("curtain");
    const reveal = await box(me, "[data-reveal]");
    for (const wait of [0, 200, 199]) {
      if (wait) await me.page.clock.runFor(wait);
      await pressAt(me, reveal);
      await me.page.locator("[data-reveal]").focus();
      await me.page.keyboard.down("Enter");
      await me.page.keyboard.up("Enter");
      equal((await look(me)).screen, "curtain", "the curtain opened by a press for what was there before");
    }
    await me.page.clock.runFor(1);
    await pressAt(me, reveal);
    await me.screen("table");
  }),

  walk("presses: the first screen takes presses as soon as it is there", async ({ visit, games }) => {
    const me = await visit({
      prepare: () => {
        // Before anything else can happen after the page has been drawn.
        const watch = new MutationObserver(() => {
          const play = document.querySelector("[data-play]");
          if (!play) return;
          watch.disconnect();
          setTimeout(() => play.click());
        });
        watch.observe(document, { subtree: true, childList: true });
      },
    });
    await me.go("#/");
    await me.screen("table");
    equal((await look(me)).game, games[0]);
  }),

  forEachGame("presses: a double click on Play starts a game and plays nothing (U24)", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: false, ...still } });
    await me.page.clock.install();
    await me.go("#/");
    const play = await box(me, `[data-play="${game}"]`);
    await me.page.calm();
    await stopClock(me);
    await pressAt(me, play);
    await me.screen("table");
    const at = await look(me);
    const switches = await pressed(me);
    await pressAt(me, play);
    for (const thing of await me.page.locator("main :is([data-act], [data-pick])").all()) {
      const place = await thing.boundingBox();
      if (place) await pressAt(me, place);
    }
    equal((await look(me)).ply, at.ply);
    equal(await pressed(me), switches);
    equal((await me.slots()).length, 1, "one game was started");
    await me.page.clock.resume();
    ok((await settled(me)).ply >= at.ply);
  }),
];
