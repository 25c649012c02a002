// Every screen looked at: by axe, by a ruler, and by a camera.
import { join } from "node:path";
import { findings } from "../lib/axe.mjs";
import { equal, ok } from "../lib/check.mjs";
import { flawsOf } from "../lib/layout.mjs";
import { layIn, props } from "../lib/props.mjs";
import { forEachGame } from "../lib/runner.mjs";
import { play, playAtOnce } from "../lib/table.mjs";
import { tour } from "../lib/tour.mjs";

/** Screens that may be longer than the window. */
const READ = ["home", "setup", "rules", "saves", "settings", "about", "error", "which-seat"];

async function looked(visit, house, game, { size, lang, theme }, stop) {
  const made = await props(house, game);
  const touch = size === "phone";
  const me = await visit({ prefs: { lang, theme }, prepare: layIn(made.kept), screen: { size, touch } });
  await tour(me, game, made, (name) => stop(me, name));
}

const axe = (lang, theme) =>
  forEachGame(`axe: nothing serious on any screen, ${lang}, ${theme} (U20)`, async ({ visit, house }, game) => {
    const bad = [];
    await looked(visit, house, game, { size: "desk", lang, theme }, async (me, name) => {
      bad.push(...(await findings(me)).map((line) => `${name}: ${line}`));
    });
    equal(bad.join("\n"), "");
  }, { minutes: 4 });

const measured = (size, lang) =>
  forEachGame(`${size}: nothing cut, nothing sideways, every target ≥ 44 px, ${lang} (U22)`, async ({ visit, house }, game) => {
    const bad = [];
    await looked(visit, house, game, { size, lang, theme: "day" }, async (me, name) => {
      const found = await flawsOf(me, { pageMayScroll: READ.includes(name) });
      bad.push(...found.map((line) => `${name}: ${line}`));
    });
    equal(bad.join("\n"), "");
  }, { minutes: 4 });

const photographed = (size, theme) =>
  forEachGame(`pictures: every screen, ${size}, ${theme}`, async ({ visit, house, screens }, game) => {
    await looked(visit, house, game, { size, lang: theme === "day" ? "fr" : "en", theme }, async (me, name) => {
      await me.page.screenshot({ path: join(screens, `${game}-${name}-${size}-${theme}.png`) });
    });
  }, { minutes: 4 });

export default [
  ...["fr", "en"].flatMap((lang) => ["day", "night"].map((theme) => axe(lang, theme))),
  ...["fr", "en"].map((lang) => measured("phone", lang)),
  measured("desk", "fr"),
  ...["phone", "desk"].flatMap((size) => ["day", "night"].map((theme) => photographed(size, theme))),
  ...["day", "night"].map((theme) =>
    forEachGame(`pictures: the table, tablet, ${theme}`, async ({ visit, house, screens }, game) => {
      const { open, kept } = await props(house, game);
      const me = await visit({ prefs: { theme, lang: "fr" }, prepare: layIn(kept), screen: { size: "tablet" } });
      await me.go(`#/play/${open.slot}`);
      await me.screen("table");
      await me.page.screenshot({ path: join(screens, `${game}-table-tablet-${theme}.png`) });
    }),
  ),
  forEachGame("phone: the table stays whole through a game, choices marked and unmarked (U22)", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: true }, screen: { size: "phone", touch: true } });
    await playAtOnce(me, game);
    const bad = new Set();
    const note = async (when) => {
      for (const line of await flawsOf(me)) bad.add(`${when}: ${line}`);
    };
    let turns = 0;
    await play(me, {
      choose: async ({ acts }) => {
        await note("to choose");
        await me.page.waitForTimeout(320);
        await me.page.locator('[data-actions] [data-act="0"]').click();
        if (await me.page.locator("[data-confirm]").isVisible()) {
          await note("chosen");
          await me.click("[data-cancel]");
        }
        turns += 1;
        return acts.at(-1);
      },
      enough: () => turns >= 8,
    });
    ok(turns > 3);
    equal([...bad].join("\n"), "");
  }, { minutes: 3 }),
];
