// A whole game without a mouse.
import { equal, ok, pause, until } from "../lib/check.mjs";
import { isLong, startToEnd } from "../lib/props.mjs";
import { forEachGame } from "../lib/runner.mjs";
import { look, settled } from "../lib/table.mjs";

/** What has the focus, and whether one can see that it has. */
const focus = (me) =>
  me.page.evaluate(() => {
    const active = document.activeElement;
    const style = getComputedStyle(active);
    const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    const { width, height, top, left, bottom, right } = active.getBoundingClientRect();
    return {
      tag: active.localName,
      act: active.dataset.act,
      confirm: "confirm" in active.dataset,
      play: active.dataset.play,
      marked: active.matches(":focus-visible") && ring,
      inside: width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      what: `${active.outerHTML.slice(0, 120)}`,
    };
  });

async function tabTo(me, wanted, what) {
  for (let presses = 0; presses < 80; presses += 1) {
    const at = await focus(me);
    if (wanted(at)) return at;
    if (at.tag !== "body") ok(at.marked && at.inside, `the focus cannot be seen: ${at.what}`);
    await me.page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${what}`);
}

/** Acts with the keyboard alone and waits until it is done. */
async function actByKeys(me, at, turn) {
  const here = await focus(me);
  ok(here.tag !== "body", `ply ${at.ply}: it is my turn and the focus is nowhere`);
  await tabTo(me, ({ act }) => act !== undefined, "a choice");
  for (let steps = turn % 3; steps > 0; steps -= 1) await me.page.keyboard.press("ArrowRight");
  const chosen = await tabTo(me, ({ act }) => act !== undefined, "a choice");
  ok(chosen.marked && chosen.inside, `the focus cannot be seen: ${chosen.what}`);
  for (let again = 0; again < 12; again += 1) {
    await me.page.keyboard.press(again % 2 ? "Enter" : "Space");
    await pause(60);
    const now = await look(me);
    if (now.ply !== at.ply || now.screen !== at.screen) return;
  }
  throw new Error(`Enter on ${chosen.what} does nothing`);
}

/** The shortest table there is, set up by keys as well. */
async function setUpByKeys(me, game) {
  await me.go(`#/new/${game}`);
  await me.screen("setup");
  for (const group of await me.page.locator("form > section").first().locator("fieldset").all()) {
    await group.locator("input:checked").focus();
    const count = await group.locator("input").count();
    for (let step = 0; step < count; step += 1) {
      if (await group.locator("input").first().isChecked()) break;
      await me.page.keyboard.press("ArrowLeft");
    }
  }
  await tabTo(me, ({ what }) => what.includes("data-start"), "Start");
  await me.page.keyboard.press("Enter");
  await me.screen("table");
}

export default [
  forEachGame("keyboard: a whole game, the focus always visible and never lost (U21)", async ({ visit, house }, game) => {
    const me = await visit({ prefs: { confirm: true } });
    if (isLong(game)) await startToEnd(me, house, game);
    else await setUpByKeys(me, game);
    for (let turn = 0; ; turn += 1) {
      const at = await settled(me);
      if (at.toAct === "over") break;
      ok(turn < 400, "the game does not end");
      await pause(40);
      await actByKeys(me, at, turn);
    }
    await me.page.locator("dialog[open] [data-result]").waitFor();
    equal(await me.page.evaluate(() => document.activeElement.closest("dialog") !== null), true, "the result takes the focus");
    await tabTo(me, ({ what }) => what.includes("data-rematch"), "Rematch");
  }),

  forEachGame("keyboard: letters and digits, drawers give the focus back", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: true } });
    await me.go("#/");
    await tabTo(me, ({ play }) => play === game, "Play");
    await me.page.keyboard.press("Enter");
    await me.screen("table");
    await settled(me);
    await pause(60);
    for (const [key, opener] of [["l", "log"], ["r", "rules"]]) {
      await me.page.locator(`[data-open-${opener}]`).focus();
      await me.page.keyboard.press(key);
      await me.page.locator("dialog[open]").first().waitFor();
      await me.page.keyboard.press("Escape");
      await me.page.locator("dialog[open]").first().waitFor({ state: "detached" }).catch(() => {});
      equal(await me.count("dialog[open]"), 0, `Esc closes the ${opener}`);
      ok((await focus(me)).tag !== "body", `the focus is lost after the ${opener}`);
    }
    const at = await settled(me);
    await pause(350);
    await me.page.keyboard.press("1");
    await me.page.waitForFunction(
      (ply) => document.querySelector("[data-confirm]") || document.querySelector("main").dataset.ply !== ply,
      String(at.ply),
    );
    // What can be taken back freely is done at once; anything else waits to be confirmed, or dropped.
    if (await me.page.locator("[data-confirm]").isVisible()) {
      equal(await me.page.locator('[data-actions] [data-act="0"]').getAttribute("aria-pressed"), "true");
      await me.page.keyboard.press("Escape");
      await me.page.locator("[data-confirm]").waitFor({ state: "detached" });
      equal((await look(me)).ply, at.ply);
      await pause(60);
      await me.page.keyboard.press("1");
      await me.page.locator("[data-confirm]:focus").waitFor();
      await me.page.keyboard.press("Enter");
      await until(async () => (await look(me)).ply > at.ply, "Enter does not confirm what a digit chose", 5_000);
    }
    await settled(me);
    await pause(350);
    await me.page.keyboard.press("h");
    await me.page.locator("[data-actions] [data-hinted]").waitFor();
    await me.page.keyboard.press("?");
    await me.page.locator("dialog[open] [data-share]").waitFor();
  }),
];
