// Every setting takes effect at once and is remembered.
import { equal, match, notEqual, ok } from "../lib/check.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { act, look, settled, start } from "../lib/table.mjs";

const root = (me, name) => me.page.locator("html").getAttribute(name);
const paper = (me) => me.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const pick = (me, name, place) => me.page.locator(`[data-set="${name}"] label`).nth(place).click();

export default [
  walk("settings: language, theme, speed, text size and motion are obeyed at once and after a reload", async ({ visit }) => {
    const me = await visit({ prefs: null });
    await me.go("#/settings");
    await me.screen("settings");
    for (const name of ["lang", "theme", "speed", "text", "sound", "motion", "confirm", "forced", "letters"]) {
      equal(await me.count(`[data-set="${name}"]`), 1, name);
    }
    await pick(me, "lang", 0);
    equal(await root(me, "lang"), "fr");
    match(await me.text("h1"), /Réglages/);
    await pick(me, "theme", 2);
    const night = await paper(me);
    await pick(me, "theme", 1);
    notEqual(await paper(me), night);
    const size = () => me.page.evaluate(() => parseFloat(getComputedStyle(document.querySelector("h1")).fontSize));
    const before = await size();
    await pick(me, "text", 2);
    ok((await size()) > before, "larger text is larger");
    await pick(me, "speed", 3);
    await me.page.locator('[data-set="motion"] input').click();
    await me.page.locator('[data-set="sound"] input').click();
    await me.reload();
    equal(await root(me, "lang"), "fr");
    equal(await root(me, "data-theme"), "day");
    equal(await root(me, "data-text"), "larger");
    equal(await root(me, "data-speed"), "instant");
    equal(await root(me, "data-motion"), "reduced");
    ok(await me.page.locator('[data-set="sound"] input').isChecked());
    await me.page.emulateMedia({ colorScheme: "dark" });
    await pick(me, "theme", 0);
    equal(await paper(me), night);
  }),

  forEachGame("settings: another language re-tells the table and the log; sound on does no harm", async ({ visit }, game) => {
    const me = await visit({ prefs: { sound: true } });
    await start(me, game, { seed: 91 });
    await settled(me);
    await act(me, 0);
    const at = await settled(me);
    const read = async () => {
      await me.click("[data-open-log]");
      const lines = await me.page.locator("[data-log] > li").allInnerTexts();
      return [...lines, await me.text("[data-prompt]"), await me.text("h1")].join("\n");
    };
    const english = await read();
    await me.go("#/settings");
    await pick(me, "lang", 0);
    await me.go(`#/play/${at.slot}`);
    await me.screen("table");
    equal((await settled(me)).hash, at.hash);
    const french = await read();
    notEqual(french, english);
    equal(french.split("\n").length, english.split("\n").length);
    match(await me.page.title(), /À vous — /);
    equal((await look(me)).ply, at.ply);
  }),

  forEachGame("rules: full text in both languages, a section can be addressed", async ({ visit }, game) => {
    const me = await visit();
    await me.go(`#/rules/${game}`);
    await me.screen("rules");
    const sections = await me.page.locator("main [id]").evaluateAll((all) => all.map(({ id }) => id));
    ok(sections.length >= 5, sections.join());
    ok((await me.text("main")).length > 2000, "the rules are short");
    const last = sections.at(-1);
    await me.go(`#/rules/${game}/${last}`);
    await me.page.waitForFunction((id) => document.getElementById(id).getBoundingClientRect().top < innerHeight, last);
    await me.go("#/settings");
    await pick(me, "lang", 0);
    await me.go(`#/rules/${game}`);
    await me.screen("rules");
    const french = await me.page.locator("main [id]").evaluateAll((all) => all.map(({ id }) => id));
    equal(french.join(), sections.join());
  }),

  walk("about: credits, licences, version, fair play", async ({ visit, games }) => {
    const me = await visit();
    await me.go("#/about");
    await me.screen("about");
    equal(await me.count("main li"), games.length);
    match(await me.text("main"), /Version \d+\.\d+\.\d+/);
    match(await me.text("main"), /seed/);
  }),
];
