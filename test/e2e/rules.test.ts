import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Match } from "../../shared/engine/match/match.ts";
import { numberOf } from "../../shared/games/tranquility/cards.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { ANY_PORT, open, type Program } from "../server/rooms/program.ts";
import { expectClean } from "./kit/axe.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { sameChance, seededMatch } from "./kit/seeded.ts";

const MATCHES = [
  "onekeyaway",
  "askedtwice",
  "tapandread",
  "whythough",
  "whatitcosts",
  "inmytongue",
  "cleanlight",
  "cleandark",
];
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const LOOKS = [
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESK, colorScheme: "light" },
] as const;
const LOOKED = someAtGate(1, LOOKS);

describe.skipIf(!executablePath)(`the rule book${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-e2e-"));
  const errors: string[] = [];
  const codes: string[] = [];
  let browser: Browser;
  let program: Program;

  beforeAll(async () => {
    // One match per test.
    for (const id of MATCHES) {
      const options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" } as const;
      codes.push(await seededMatch(dataDir, { id, seats: 1, options }));
    }
    [program, browser] = await Promise.all([open(dataDir, ANY_PORT), browserOf("canvas")]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: DESK, locale: "en-GB", reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(error.message));
    await sameChance(page, 1);
    await page.goto(program.origin + path);
    return page;
  }

  async function playing(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await visit(`/t/${codes.pop()}?test`, options);
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForFunction(() => window.__game?.idle());
    return page;
  }

  const chapter = (page: Page) =>
    page.getByRole("dialog", { name: "Rules" }).getByRole("tabpanel", { name: "Standard" });

  const islandsOf = async (page: Page) => {
    const { table } = (await page.evaluate(() => window.__game!.model())) as Match<State>;
    return table.hands[0]!.flatMap((card) => numberOf(table.faces[card]) ?? []).toSorted((a, b) => a - b);
  };
  const take = (page: Page, number: number) =>
    page.getByRole("option", { name: `Card ${number}`, exact: true }).click({ force: true });
  const touch = (page: Page, row: number, column: number) =>
    page.getByRole("gridcell", { name: `Row ${row}, column ${column},` }).click({ force: true });
  /** Expects a paragraph of the open book to be visible and focused. */
  const sought = async (page: Page) => {
    const rule = page.locator("[data-sought]");
    await rule.waitFor();
    await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true);
    const box = (await rule.boundingBox())!;
    const around = (await chapter(page).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(around.y);
    expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height);
    return (await rule.textContent()) ?? "";
  };

  it("opens with one key at the mode in play, and gives the focus back", async () => {
    const page = await playing();
    await page.keyboard.press("?");
    await chapter(page).getByRole("heading", { name: "Standard" }).waitFor();
    const tabs = page.getByRole("dialog").getByRole("tab");
    await expect.poll(() => tabs.count()).toBe(6);
    await expect.poll(() => tabs.and(page.getByRole("tab", { selected: true })).textContent()).toBe("Standard");
    await page.keyboard.press("?");
    await page.keyboard.press("Escape");
    await chapter(page).waitFor({ state: "detached" });

    const card = page.getByRole("option").nth(2);
    await card.focus();
    await page.keyboard.press("?");
    await chapter(page).waitFor();
    for (let i = 0; i < 12; i++) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".table-board"))).toBeNull();
    await page.getByRole("button", { name: "Close" }).click();
    await chapter(page).waitFor({ state: "detached" });
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("stays shut while the player types", async () => {
    const page = await visit("/");
    await page.getByLabel("Table code").fill("?");
    await page.getByLabel("Table code").press("?");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("button", { name: "Rules" }).click();
    await chapter(page).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await chapter(page).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Rules");
  });

  it("is first in a menu on a phone, and draws its pictures as wide as it can", async () => {
    const page = await playing({ viewport: PHONE, hasTouch: true });
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect
      .poll(() => page.getByRole("dialog", { name: "Menu" }).locator(".dialog-body button").allInnerTexts())
      .toEqual(["Rules", "At this table", "Review moves", "Settings"]);
    await page.getByRole("button", { name: "Rules" }).tap();
    await chapter(page).waitFor();
    const picture = page.getByRole("img", { name: /^Six rows of six spaces/ });
    await picture.waitFor();
    const { width } = (await picture.boundingBox())!;
    expect(width).toBeGreaterThan(330);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.getByRole("button", { name: "Close" }).tap();
    await chapter(page).waitFor({ state: "detached" });
    const focused = page.getByRole("button", { name: "Menu" });
    await expect.poll(() => focused.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("opens at B3 for a number that would not ascend", async () => {
    const page = await playing();
    const numbers = await islandsOf(page);
    const [low, high] = [numbers[0]!, numbers.at(-1)!];
    await take(page, high);
    await touch(page, 3, 3);
    await page.getByRole("gridcell", { name: `Row 3, column 3, island ${high}, yours` }).waitFor();
    await take(page, low);
    await touch(page, 5, 5);
    await page.getByRole("button", { name: "Why? (rule B3)" }).click();
    expect(await sought(page)).toMatch(/^B3.*numbers still rise/);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Why? (rule B3)");
  });

  it("opens at B4 for a price that cannot be paid", async () => {
    const page = await playing();
    const numbers = await islandsOf(page);
    const at = numbers.findIndex((number, i) => i > 0 && number - numbers[i - 1]! > 4);
    await take(page, numbers[at - 1]!);
    await touch(page, 3, 3);
    await page.getByRole("gridcell", { name: `Row 3, column 3, island ${numbers[at - 1]}, yours` }).waitFor();
    await take(page, numbers[at]!);
    await touch(page, 3, 4);
    await page.getByRole("button", { name: "Why? (rule B4)" }).click();
    expect(await sought(page)).toMatch(/^B4.*neighbours/);
  });

  it("is in the language that was chosen last", async () => {
    const page = await playing();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByText("Français").click();
    await page.getByRole("dialog", { name: "Réglages" }).getByRole("button", { name: "Fermer" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("?");
    const book = page.getByRole("dialog", { name: "Règles" });
    await book.getByRole("heading", { name: "Le port et le péage" }).waitFor();
    await expect.poll(() => book.textContent()).toContain("autant d’autres cartes de votre main");
    await book.getByText("Notre lecture").first().click();
    await book.getByText("Les règles publiées n’en disent rien").first().waitFor();
  });

  it.for(LOOKS)("has no violation that axe finds in $colorScheme", async (options, { skip }) => {
    skip(!LOOKED.includes(options), NOT_CHOSEN);
    const page = await playing(options);
    await page.keyboard.press("?");
    await page.getByRole("img", { name: /^Six rows of six spaces/ }).waitFor();
    await expectClean(page);
    expect(errors).toEqual([]);
  });
});
