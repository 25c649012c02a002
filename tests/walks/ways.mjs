// From screen to screen: where a screen opens, where Back leads to, and what has the focus (U23).
import { equal, ok, until } from "../lib/check.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { unfold } from "../lib/table.mjs";

/** Presses something as the page stands; how far it was scrolled then. */
async function leave(me, selector) {
  const key = me.page.locator(selector).last();
  await key.waitFor();
  await me.page.calm();
  return key.evaluate((key) => {
    key.focus({ preventScroll: true });
    const at = scrollY;
    key.click();
    return at;
  });
}

const scrolled = (me) => me.page.evaluate(() => scrollY);
const toEnd = (me) => me.page.evaluate(() => (scrollTo(0, document.body.scrollHeight), scrollY));
const stands = (me, at) => until(async () => Math.abs((await scrolled(me)) - at) < 2, `the screen is not scrolled to ${at}`, 4_000);

/** The focus is on this screen's heading or on something to press. */
async function focused(me, where) {
  const has = () => me.page.evaluate(() => document.activeElement?.matches("h1, h2, button, a, input, section[data-prompt]"));
  await until(has, `${where}: the focus is nowhere`, 4_000);
}

export default [
  forEachGame("ways: every screen opens at its top, Back leads to where one was, the focus is never lost (U23)", async ({ visit }, game) => {
    // With large text the home page is longer than a phone.
    const me = await visit({ prefs: { text: "larger" }, screen: { size: "phone" } });
    await me.go("#/");
    await me.screen("home");
    await unfold(me, game);
    for (const [link, screen] of [
      [`[data-rules="${game}"]`, "rules"],
      [`[data-options="${game}"]`, "setup"],
      ['nav a[href="#/settings"]', "settings"],
      ['nav a[href="#/saves"]', "saves"],
      ['nav a[href="#/about"]', "about"],
      [`[data-play="${game}"]`, "table"],
    ]) {
      ok((await toEnd(me)) > 10, "home is longer than a phone");
      const left = await leave(me, link);
      ok(left > 10);
      await me.screen(screen);
      await stands(me, 0);
      await focused(me, screen);
      await me.page.goBack();
      await me.screen("home");
      await stands(me, left);
      await focused(me, "home again");
    }
  }),

  forEachGame("ways: a section of the rules opens at its heading; Back, Forward and a reload keep the place", async ({ visit }, game) => {
    const me = await visit({ screen: { size: "phone" } });
    await me.go(`#/rules/${game}`);
    await me.screen("rules");
    await stands(me, 0);
    await me.click(".contents > summary");
    const read = await leave(me, ".contents a");
    const section = (await until(async () => (await me.page.url()).split(`rules/${game}/`)[1], "no section"));
    await me.page.locator(`h2[id="${section}"]:focus`).waitFor();
    const at = await scrolled(me);
    ok(at > 200, "the last section is further down");
    await me.page.goBack();
    await stands(me, read);
    await me.page.goForward();
    await stands(me, at);
    // Not at the very end: until its fonts have come, a page may be shorter.
    await me.page.evaluate(() => scrollTo(0, Math.round(document.documentElement.scrollHeight / 2)));
    const middle = await scrolled(me);
    await me.reload();
    await me.screen("rules");
    await stands(me, middle);
  }),

  walk("ways: the first screen leaves the focus to whoever opens the page", async ({ visit }) => {
    const me = await visit();
    await me.go("#/settings");
    await me.screen("settings");
    equal(await me.page.evaluate(() => document.activeElement === document.body), true);
  }),
];
