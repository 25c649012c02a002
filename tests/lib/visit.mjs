// Somebody with a fresh browser who opens the page. Whatever the page should not do is taken down and fails the walk.
import { ok, until } from "./check.mjs";

export const PREFIX = "grand-large/1/";

/** What most walks set: no waiting, no second tap, nothing held, every choice in sight, English. */
const USUAL = { lang: "en", speed: "instant", confirm: false, motion: false, held: false, all_choices: true };

export class Visit {
  complaints = [];
  #forgiven = [];

  /** A page of a context. `prefs` are settings of the player; `null` leaves everything as on a first visit. */
  static async open(context, house, { prefs = {}, url = house.server.url, prepare } = {}) {
    const visit = new Visit();
    visit.house = house;
    visit.context = context;
    visit.url = url;
    visit.page = patient(await context.newPage());
    visit.#listen();
    if (prefs) await visit.page.addInitScript(remember, [`${PREFIX}prefs`, JSON.stringify({ ...USUAL, ...prefs })]);
    if (prepare) await visit.page.addInitScript(prepare);
    return visit;
  }

  /** Complaints that match are part of the walk. */
  forgive(pattern) {
    this.#forgiven.push(pattern);
  }

  /** Goes to a screen of the page, by its fragment, and waits until the app stands. */
  async go(fragment = "#/") {
    const before = this.page.url().split("#")[0];
    const there = this.url + fragment;
    if (before === this.url) await this.page.evaluate((to) => void (location.hash = to), fragment);
    else await this.page.goto(there);
    await this.#stands();
    return this;
  }

  /** Loads the page anew where it stands. */
  async reload() {
    await this.page.reload();
    await this.#stands();
  }

  /** The shell has gone and a screen has come: the part of the program it needs may have taken a moment. */
  async #stands() {
    await this.page.locator("#shell").waitFor({ state: "detached" });
    await this.page.locator("#app main").first().waitFor({ state: "attached" });
  }

  async screen(name) {
    await this.page.locator(`body[data-screen="${name}"]`).waitFor({ timeout: 10_000 });
    return this;
  }

  click(selector) {
    return this.page.locator(selector).first().click({ timeout: 5_000 });
  }

  text(selector) {
    return this.page.locator(selector).first().innerText({ timeout: 5_000 });
  }

  count(selector) {
    return this.page.locator(selector).count();
  }

  /** What the browser keeps under a key of ours. */
  async kept(key) {
    return this.page.evaluate((name) => localStorage.getItem(name), PREFIX + key);
  }

  /** The names of all slots. */
  async slots() {
    const keys = await this.page.evaluate(() => Object.keys(localStorage));
    const start = `${PREFIX}slot/`;
    return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)).sort();
  }

  /** Nothing happened that should not (U3). */
  judge() {
    const left = this.complaints.filter((text) => !this.#forgiven.some((pattern) => pattern.test(text)));
    ok(left.length === 0, `the page complained:\n${left.join("\n")}`);
  }

  #listen() {
    const complain = (text) => this.complaints.push(text);
    const { page } = this;
    const ours = new URL(this.url).origin;
    page.on("console", (message) => {
      if (message.type() === "error") complain(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => complain(`error: ${error.message}`));
    page.on("crash", () => complain("the tab crashed"));
    this.context.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith("data:") && new URL(url).origin !== ours) complain(`foreign request: ${url}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) complain(`status ${response.status()}: ${response.url()}`);
    });
  }
}

/**
 * Right after an act or a change of screen the page takes no press: a person waits a moment, and so do clicks and keys
 * of a walk. A walk that does not want to wait uses the mouse, or holds keys down.
 */
function patient(page) {
  const settling = () => "settling" in document.documentElement.dataset;
  page.calm = () => until(async () => !(await page.evaluate(settling).catch(() => true)), "the page takes no press");
  const first = (things, name, wait) => {
    const real = things[name];
    things[name] = async function (...given) {
      await wait(this, ...given);
      return real.apply(this, given);
    };
  };
  first(page.keyboard, "press", page.calm);
  const locators = Object.getPrototypeOf(page.locator("body"));
  if (locators.patient) return page;
  locators.patient = true;
  for (const name of ["click", "dblclick", "tap", "press"]) {
    first(locators, name, async (found, options) => {
      // What is to be pressed may come with the next screen; the press itself says so if it never does.
      await found.first().waitFor({ timeout: options?.timeout }).catch(() => {});
      await found.page().calm?.();
    });
  }
  return page;
}

/** Runs in the page, before anything else there. */
function remember([key, text]) {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  } catch {
    // A page that may keep nothing has the usual settings.
  }
}
