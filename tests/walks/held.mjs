// What sums up stays until the reader goes on; nothing that has to be read disappears by time alone.
import { equal, ok, until } from "../lib/check.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { act, look, settled, start } from "../lib/table.mjs";

const held = (visit) => visit.page.locator("[data-go-on]").isVisible();

/** Acts until a moment is held or the game is over: true if one is. */
async function untilHeld(visit) {
  for (let decisions = 0; decisions < 400; decisions += 1) {
    let at;
    await until(async () => {
      at = await look(visit);
      return (await held(visit)) || at.toAct === "over" || (at.viewer === at.toAct && at.acts.length > 0);
    }, "neither held nor asked");
    if (await held(visit)) return true;
    if (at.toAct === "over") return false;
    await act(visit, 0);
  }
  throw new Error("no moment is ever held");
}

export default [
  walk("held: a trick stays until it is passed by key, button or a tap on the table (U26)", async ({ visit }) => {
    const one = await visit({ prefs: { speed: "fast", held: true } });
    await start(one, "gale", { seed: 4 });
    for (const pass of [
      () => one.page.keyboard.press("Enter"),
      () => one.click("[data-go-on]"),
      () => one.page.locator("section.table").click({ position: { x: 4, y: 4 } }),
      () => one.page.keyboard.press("Space"),
    ]) {
      ok(await untilHeld(one), "a trick is held");
      const at = await look(one);
      equal(at.busy, "anim", "nothing else goes on");
      ok((await one.text("[data-prompt] h2")).length > 0, "what happened is told");
      await until(() => one.page.evaluate(() => document.activeElement?.matches("[data-go-on]")), "the focus is there");
      await pass();
      await until(async () => (await look(one)).ply > at.ply || !(await held(one)), "the game goes on");
    }
  }),

  walk("held: two people at one screen read a trick before the curtain falls (U26)", async ({ visit }) => {
    const two = await visit({ prefs: { speed: "fast", held: true } });
    await start(two, "gale", { who: ["human", "human"], seed: 4 });
    for (let passed = 0; passed < 3; ) {
      await until(async () => (await look(two)).screen === "curtain" || (await held(two)) || (await look(two)).acts?.length > 0, "the table settles");
      if (await held(two)) {
        equal((await look(two)).screen, "table", "no curtain before it is read");
        await two.click("[data-go-on]");
        await until(async () => !(await held(two)), "it is passed");
        passed += 1;
      } else if ((await look(two)).screen === "curtain") {
        await until(async () => {
          await two.click("[data-reveal]").catch(() => {});
          return (await look(two)).screen !== "curtain";
        }, "the curtain opens");
        ok(!/\bYou\b/.test(await two.page.locator("[data-live]").innerText()), "nothing told to the other is left");
      } else {
        await act(two, 0);
      }
    }
  }),

  forEachGame("held: where it is set so, the game goes on by itself", async ({ visit }, game) => {
    const one = await visit({ prefs: { speed: "fast" } });
    await start(one, game, { seed: 4 });
    for (let decisions = 0; decisions < 8; decisions += 1) {
      const at = await settled(one);
      if (at.toAct === "over") return;
      await act(one, 0);
      ok(!(await held(one)), "nothing is held");
    }
  }),
];
