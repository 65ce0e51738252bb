import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { write } from "../../shared/engine/log/format.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { goldens } from "../kit/golden.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS, type Screen } from "./kit/people.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

const { file } = goldens().find(({ name }) => name.startsWith("tranquility-standard-false-draw-five-open-3"))!;
const { id } = file.header;

/** The match and a branch of it. */
const FAMILY: readonly Partial<Summary>[] = [
  { id, code: "aaaaaa", state: "over", seats: [], createdAt: "2026-01-01T00:00:00.000Z" },
  {
    id: `${id}2`,
    code: "bbbbbb",
    state: "over",
    seats: [],
    createdAt: "2026-01-02T00:00:00.000Z",
    from: { match: id, root: id, version: 20, move: 3 },
  },
];

/** The buttons that open a panel, in order. */
type Presses = readonly (string | RegExp)[];

/** `panels`: for each screen, the presses that open panels. */
interface Place {
  readonly name: string;
  open(page: Page): Promise<unknown>;
  readonly panels: Readonly<Partial<Record<Screen, readonly Presses[]>>>;
}

const replay = async (page: Page) => {
  await page.route("**/api/matches/*/log", (route) => route.fulfill({ body: write(file) }));
  await page.route("**/api/matches/*/branches", (route) => route.fulfill({ json: { matches: FAMILY } }));
  await page.goto(`/r/${id}?test#t=30`);
  await page.getByRole("region", { name: "Replay controls" }).waitFor();
  await page.waitForFunction(() => window.__game?.idle());
};

const TABLE: readonly Presses[] = [["Settings"], ["Review moves"]];

const PLACES: readonly Place[] = [
  {
    name: "the home page",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Alone", exact: true }).waitFor();
    },
    panels: {
      desk: [["Rules"], ["Settings"], [/^Your name/], ["Options"]],
      phone: [["Rules"], ["Settings"], [/^Your name/], ["Options"]],
    },
  },
  {
    name: "a table before the match",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "With friends" }).click();
      await page.getByRole("heading", { name: "Take your seats" }).waitFor();
    },
    panels: {
      desk: [["Rules"], ["Settings"], ["At this table"], [/^Your name/]],
      phone: [["Rules"], ["Settings"], ["At this table"], [/^Your name/]],
    },
  },
  {
    name: "a table",
    open: playAlone,
    panels: {
      desk: [...TABLE, ["Rules"], ["At this table"]],
      phone: [
        ["Menu"],
        ["Menu", "Settings"],
        ["Menu", "Review moves"],
        ["Menu", "Rules"],
        ["Menu", "At this table"],
        [/Log/],
      ],
    },
  },
  {
    name: "a replay",
    open: replay,
    panels: {
      desk: [["Rules"], ["More"], ["What if: all branches"], ["Play on from here"], [/: [1-9]\d* cards discarded/]],
      phone: [
        ["More"],
        ["More", "What if: all branches"],
        ["Play on from here"],
        [/: [1-9]\d* cards discarded/],
        [/Log/],
      ],
    },
  },
  {
    name: "the lesson",
    open: async (page) => {
      await page.goto("/learn");
      await page.locator(".beacon").waitFor();
    },
    panels: { desk: [["Rules"], ["Settings"]], phone: [["Rules"], ["Settings"]] },
  },
];

const BOTH = ["desk", "phone"] as const;

const CASES = PLACES.flatMap(({ panels, ...place }) =>
  BOTH.map((screen) => ({ ...place, screen, panels: panels[screen] ?? [] })),
);
const CHOSEN = someAtGate(2, CASES);

describe.skipIf(!executablePath)(`going back${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  const over = (page: Page) => page.locator('dialog, .table-page[data-phase="watched"]');
  /** The page's index in the session history. */
  const position = (page: Page) => page.evaluate(() => window.navigation.currentEntry!.index);
  const press = async (page: Page, presses: Presses) => {
    for (const name of presses) await page.getByRole("button", { name }).first().click();
  };

  it.for(CASES)("closes every panel of $name, on a $screen", async (place, { skip }) => {
    skip(!CHOSEN.includes(place), NOT_CHOSEN);
    const { name, screen, open, panels } = place;
    const page = await site.page(SCREENS[screen]);
    await page.goto("/d");
    await open(page);
    const isReplay = name === "a replay";
    const lies = isReplay ? page.locator("dialog") : over(page);
    const [url, at] = [page.url(), await position(page)];
    const isUnmoved = async () => {
      await lies.waitFor({ state: "detached" });
      await expect.poll(() => position(page)).toBe(at);
      expect(page.url()).toBe(url);
    };
    for (const presses of panels) {
      await press(page, presses);
      await lies.first().waitFor();
      await expect.poll(() => position(page)).toBe(at + 1);
      await page.goBack();
      await isUnmoved();
      // A closed panel is not reopened.
      await page.evaluate(() => history.forward());
      await page.waitForTimeout(100);
      await isUnmoved();
      // A panel closed by a key leaves no history entry either.
      await press(page, presses);
      await lies.first().waitFor();
      await page.keyboard.press("Escape");
      await isUnmoved();
    }
    await press(page, panels[0]!);
    await lies.first().waitFor();
    await expect.poll(() => position(page)).toBe(at + 1);
    await page.reload();
    await expect.poll(() => position(page)).toBe(at);
    await expect.poll(() => lies.count()).toBe(0);
    await page.goBack();
    await expect.poll(() => page.url()).not.toBe(url);
  });

  it("returns the focus to where it was", async () => {
    const page = await site.page();
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog").waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Settings");
  });

  it("from a page that a panel led to leads to what was before the panel", async () => {
    const page = await site.page();
    await page.goto("/");
    await page.getByRole("button", { name: "Rules" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Learn it in two minutes" }).click();
    await page.waitForURL("**/learn/tranquility");
    await page.locator(".beacon").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Take a seat" }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.goForward();
    await page.waitForURL("**/learn/tranquility");
  });

  it("keeps the moment that a replay was led to from a panel", async () => {
    const page = await site.page();
    await replay(page);
    await page
      .getByRole("button", { name: /: [1-9]\d* cards discarded/ })
      .first()
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Move / })
      .first()
      .click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.url()).not.toMatch(/#t=30$/);
    const { hash } = new URL(page.url());
    await page.waitForTimeout(200);
    expect(new URL(page.url()).hash).toBe(hash);
    const where = await page.locator(".where .title").innerText();
    expect(where).toContain(`Move ${hash.slice("#t=".length)} of`);
  });

  it("leaves no error behind", () => expect(site.errors).toEqual([]));
});
