// Every screen looked at: by axe, by a ruler, and by a camera.
import { join } from "node:path";
import { findings } from "../lib/axe.mjs";
import { ok } from "../lib/check.mjs";
import { flawsOf } from "../lib/layout.mjs";
import { layIn, props } from "../lib/props.mjs";
import { forEachGame } from "../lib/runner.mjs";
import { play, playAtOnce, settled } from "../lib/table.mjs";
import { tour } from "../lib/tour.mjs";

/** Screens that may be longer than the window. */
const READ = ["home", "setup", "rules", "saves", "settings", "about", "error", "which-seat"];

const axe = { about: "axe finds nothing serious (U20)", look: findings };
const ruler = {
  about: "nothing cut, nothing sideways, targets ≥ 44 px (U22)",
  look: (me, name) => flawsOf(me, { pageMayScroll: READ.includes(name) }),
};
const camera = {
  about: "pictures",
  look: async (me, name, picture) => {
    await me.page.screenshot({ path: picture });
    return [];
  },
};

/** One tour through every screen, looked at in several ways; what is found is told once, where it was first seen. */
const toured = (size, lang, theme, ...ways) =>
  forEachGame(`screens, ${size}, ${lang}, ${theme}: ${ways.map(({ about }) => about).join("; ")}`, async ({ visit, house, screens }, game) => {
    const made = await props(house, game);
    const screen = { size, touch: size === "phone" };
    const me = await visit({ prefs: { lang, theme }, prepare: layIn(made.kept), screen });
    const found = new Map();
    await tour(me, game, made, async (name) => {
      for (const { look } of ways) {
        const lines = await look(me, name, join(screens, `${game}-${name}-${size}-${theme}.png`));
        for (const line of lines) if (!found.has(line)) found.set(line, name);
      }
    });
    none([...found].map(([line, name]) => `${name}: ${line}`));
  }, { minutes: 4 });

function none(lines) {
  if (lines.length > 0) throw new Error(lines.join("\n"));
}

export default [
  toured("desk", "fr", "day", axe, ruler, camera),
  toured("desk", "en", "night", axe, camera),
  toured("desk", "fr", "night", axe),
  toured("desk", "en", "day", axe),
  toured("phone", "fr", "day", ruler, camera),
  toured("phone", "en", "night", ruler, camera),

  forEachGame("screens, tablet: pictures of the table by day and by night", async ({ visit, house, screens }, game) => {
    const { open, kept } = await props(house, game);
    for (const theme of ["day", "night"]) {
      const me = await visit({ prefs: { theme, lang: "fr" }, prepare: layIn(kept), screen: { size: "tablet" } });
      await me.go(`#/play/${open.slot}`);
      await me.screen("table");
      await me.page.screenshot({ path: join(screens, `${game}-table-tablet-${theme}.png`) });
    }
  }),

  forEachGame("screens, phone: the table stays whole through a game, choices marked and unmarked (U22)", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: true }, screen: { size: "phone", touch: true } });
    await playAtOnce(me, game);
    const bad = new Set();
    const note = async (when) => {
      for (const line of await flawsOf(me)) bad.add(`${when}: ${line}`);
    };
    let turns = 0;
    await play(me, {
      choose: async () => {
        await note("to choose");
        await me.page.waitForTimeout(320);
        await me.page.locator('[data-actions] [data-act="0"]').click();
        if (await me.page.locator("[data-confirm]").isVisible()) {
          await note("chosen");
          await me.click("[data-cancel]");
        }
        turns += 1;
        // What can be taken back was done at the first tap.
        return (await settled(me)).acts.at(-1);
      },
      enough: () => turns >= 6,
    });
    ok(turns > 3);
    none([...bad]);
  }),
];
