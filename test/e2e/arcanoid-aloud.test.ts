import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isNightly } from "../kit/strength.ts";
import { ANY_PORT, open, type Program } from "../server/rooms/program.ts";
import { stagedIn } from "./kit/arcanoid.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { Ear } from "./kit/ear.ts";
import { lookAs } from "./kit/site.ts";
import type { Staged } from "./kit/staged.ts";

/** A round is one of a match of so many, at night of a whole one. */
const ROUNDS = isNightly ? 3 : 1;
/** No match of two is longer. */
const MOST = 200;
/** After so many turns without an engagement that would lead, a field is given up. */
const MOST_WAITS = 2;

/** What is said, line by line. */
const SAID = ".aloud p";

/** Somebody who sees nothing: hears what is said, knows things by their names, and has a keyboard. */
class Listener {
  readonly #page: Page;
  /** Turns without an engagement. */
  #waited = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Everything that was said, the latest last. */
  said = (): Promise<readonly string[]> => this.#page.locator(SAID).allInnerTexts();

  /** From now on only what is said later is news: the same may be said twice. */
  listens = (): Promise<void> =>
    this.#page.locator(SAID).evaluateAll((lines: HTMLElement[]) => {
      for (const line of lines) line.dataset.heard = "";
    });

  /** Waits until such a thing is news. */
  async hears(what: RegExp): Promise<string> {
    let heard: string | undefined;
    const news = this.#page.locator(`${SAID}:not([data-heard])`);
    await expect
      .poll(async () => {
        const texts = await news.allInnerTexts();
        heard = texts.findLast((text) => what.test(text));
        return heard ?? texts.join(" | ");
      })
      .toMatch(what);
    return heard!;
  }

  /** What the main button is called; empty while nothing is asked of anybody. */
  main = async (): Promise<string> => (await this.#page.locator(".table-actions .main").allInnerTexts()).join(" ");

  isOver = (): Promise<boolean> => this.#page.getByRole("table", { name: "Who won which field" }).isVisible();

  async #press(name: RegExp): Promise<void> {
    await this.#page.getByRole("button", { name }).first().press("Enter");
  }

  /** Does what is asked, if anything is; whether it was. */
  async act(): Promise<boolean> {
    const asked = this.#page.getByRole("button", { name: /^(Let it stand|No, close it|Not now)$/ });
    if ((await asked.count()) > 0) {
      await asked.first().press("Enter");
      await asked.first().waitFor({ state: "detached" });
      return true;
    }
    const main = await this.main();
    const due = /^Discard (\d+) cards?/.exec(main);
    if (due) return this.#shed(Number(due[1]));
    if (!/^Choose cards/.test(main)) return false;
    await this.listens();
    if (await this.#engages()) {
      this.#waited = 0;
      await this.hears(/You engaged on/);
    } else if (this.#waited++ < MOST_WAITS && (await this.#hand().count()) > 0) {
      await this.#hand().first().press("Space");
      // One is asked once more.
      for (const _ of ["discard", "sure"]) await this.#page.keyboard.press("d");
      await this.hears(/You discarded/);
    } else {
      this.#waited = 0;
      await this.#press(/^Abdicate/);
      const free = this.#page.locator('[role="gridcell"][aria-disabled="false"]');
      if (/Choose a field/.test(await this.main())) await free.first().press("Space");
      await this.#page.keyboard.press("Enter");
      await this.hears(/You abdicated/);
    }
    return true;
  }

  #hand = () => this.#page.getByRole("listbox", { name: /^Your hand/ }).getByRole("option");

  async #shed(count: number): Promise<boolean> {
    await this.listens();
    for (let i = 0; i < count; i++) await this.#hand().nth(i).press("Space");
    await this.#page.keyboard.press("Enter");
    await this.hears(/You discarded/);
    return true;
  }

  /** Takes up each number by its name until what is said of it is that it would lead, and engages it. */
  async #engages(): Promise<boolean> {
    const names = await this.#hand().evaluateAll((options) => options.map(({ ariaLabel }) => ariaLabel!));
    for (const [i, name] of names.entries()) {
      if (!/^\d+ of/.test(name)) continue;
      await this.listens();
      await this.#hand().nth(i).press("Space");
      const told = await this.hears(/^Chosen: /);
      if (/counts as \d+½? and leads/.test(told) && /^Engage on/.test(await this.main())) {
        await this.#page.keyboard.press("Enter");
        return true;
      }
      await this.#page.keyboard.press("Escape");
    }
    return false;
  }
}

describe.skipIf(!executablePath)(`a table of Arcanoïd that nobody sees${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-aloud-"));
  const errors: string[] = [];
  let browser: Browser;
  let program: Program;
  let match: Staged;

  beforeAll(async () => {
    const options = { rounds: ROUNDS };
    match = await stagedIn(dataDir, { name: "ears", people: 1, bots: 1, options, until: () => true });
    [browser, program] = await Promise.all([browserOf("canvas"), open(dataDir, ANY_PORT, { BOT_PAUSE: "20" })]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("is played to its end by keys, by names, and by what is said", async () => {
    const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    const ear = await Ear.at(page);
    page.on("pageerror", ({ message }) => errors.push(message));
    await lookAs(page, match.people[0]!);
    await page.addInitScript(() => localStorage.setItem("stillwater.arcanoid-steals", "always"));
    await page.goto(`${program.origin}/t/${match.code}?test`);
    await page.waitForFunction(() => window.__game?.idle());
    const listener = new Listener(page);
    let acts = 0;
    const heard = new Set<string>();
    for (let i = 0; i < MOST * ROUNDS && !(await listener.isOver()); i++) {
      if (await listener.act()) {
        acts += 1;
        await expect.poll(() => ear.focused()).toMatchObject({ name: expect.stringMatching(/./) });
      } else await page.waitForTimeout(50);
      for (const text of await listener.said()) heard.add(text);
    }
    expect(acts).toBeGreaterThan(3);
    await page.getByRole("table", { name: "Who won which field" }).waitFor();
    const all = [...heard].join(" ");
    for (const field of ["Swords", "Staves", "Cups", "Coins"]) expect(all).toMatch(new RegExp(`${field}: `));
    expect(all).toMatch(/out of the round/);
    const lines = await ear.heard();
    const times = (what: RegExp) => lines.join(" ").match(what)?.length ?? 0;
    expect(times(/You drew: /g)).toBeGreaterThan(2);
    expect(times(/After round 1: /g)).toBe(1);
    expect(times(/(wins? the match|Nobody wins.*)\./g)).toBe(1);
    // Whatever the other does is one announcement more at most, between all that one does oneself.
    const turns = lines.flatMap((line, i) => (/It is your turn\./.test(line) ? [i] : []));
    for (const [i, at] of turns.slice(1).entries()) {
      const told = lines.slice(turns[i]! + 1, at + 1).filter((line) => !line.startsWith("Chosen: "));
      const own = told.filter((line) => line.startsWith("You "));
      expect([told.length - own.length, told]).toEqual([expect.toSatisfy((n: number) => n <= 3), told]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
