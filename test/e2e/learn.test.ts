import type { BrowserContextOptions, ElementHandle, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COURSE } from "../../client/games/wayward/course/course.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { Learner } from "./kit/learner.ts";
import { SCREENS } from "./kit/people.ts";
import { FINGER, type Hand, KEYS } from "./kit/seated-page.ts";
import { openSite, type TestSite } from "./kit/site.ts";

const isAllSaid = (page: Page) =>
  page
    .locator(".lesson")
    .evaluate(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight <= clientHeight && scrollWidth <= clientWidth,
    );

const SPOKEN = { Deutsch: "Schritt", Français: "Étape", English: "Step" } as const;
const WINDOWS = {
  portrait: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 1024, height: 768 },
} as const;
type Windows = Partial<typeof WINDOWS>;

async function read(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: /^(Settings|Réglages|Einstellungen)$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(language, { exact: true }).click();
  await dialog.getByRole("button", { name: /^(Close|Fermer|Schließen)$/ }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("status").filter({ hasText: SPOKEN[language] }).waitFor();
}

type Language = keyof typeof SPOKEN;

const HANDS = ["touch", "keys"] as const;
const TRIED = someAtGate(1, HANDS);

const LANGUAGES: readonly Language[] = ["Deutsch", "Français", "English"];

/** Expects the lesson's text to be wholly visible in all languages and windows. A gate run checks one case. */
async function expectWhole(page: Page, says: string, windows: Windows = WINDOWS): Promise<void> {
  const cases = LANGUAGES.flatMap((language) =>
    Object.entries(windows).map((window) => [language, ...window] as const),
  );
  const before = page.viewportSize()!;
  let spoken: Language = "English";
  for (const [language, shape, size] of someAtGate(1, cases)) {
    if (language !== spoken) await read(page, language);
    spoken = language;
    await page.setViewportSize(size);
    await page.locator(`.lesson.${shape}`).waitFor();
    expect([says, language, shape, await isAllSaid(page)]).toEqual([says, language, shape, true]);
  }
  if (spoken !== "English") await read(page, "English");
  await page.setViewportSize(before);
}

const isFocusKept = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest(".table-board, .table-part, .lesson") !== null);

describe.skipIf(!executablePath)(`the first minutes${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function learner(options: BrowserContextOptions = {}, hand?: Hand): Promise<Learner> {
    const somebody = new Learner(await site.page(options), hand);
    await somebody.arrive();
    return somebody;
  }

  it("are played by pointer, show their whole text in every language, and lead to a match of one's own without a server", async () => {
    const page = await site.page({ isNewcomer: true });
    await page.goto("/");
    await page.getByRole("link", { name: "Learn it in two minutes" }).first().click();
    await page.getByRole("heading", { name: "Learn to play" }).waitFor();
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && asked.push(request.url()));
    page.on("websocket", (socket) => asked.push(socket.url()));
    const somebody = new Learner(page);
    await somebody.arrive();
    await somebody.follow(0, ({ says }) => expectWhole(page, says));
    expect(asked).toEqual([]);
    await expectClean(page);
    await page.getByRole("button", { name: "Alone", exact: true }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole("button", { name: "Discard two" }).waitFor();
    await page.locator(".table-stage canvas").waitFor();
    await expect.poll(() => page.locator(".primer").count()).toBe(0);
    expect(site.errors).toEqual([]);
  });

  it("are played by touch on a phone, and axe finds nothing on the way", async ({ skip }) => {
    skip(!TRIED.includes("touch"), NOT_CHOSEN);
    const somebody = await learner(SCREENS.phone, FINGER);
    const { page } = somebody;
    await somebody.follow(0, async ({ says }) => {
      if (says === "place" || says === "toll" || says === "sail") await expectClean(page);
    });
    await expectClean(page);
    await page.getByRole("button", { name: "With friends" }).tap();
    await page.getByRole("button", { name: "Add a bot" }).first().waitFor();
  });

  it("are played by keys alone; the focus is never lost, and everything is said aloud", async ({ skip }) => {
    skip(!TRIED.includes("keys"), NOT_CHOSEN);
    const somebody = await learner({}, KEYS);
    const { page } = somebody;
    await somebody.follow(0, async ({ step }, i) => {
      if (i > 0) expect([i, await isFocusKept(page)]).toEqual([i, true]);
      await page
        .getByRole("status")
        .filter({ hasText: `Step ${step} of 6.` })
        .waitFor();
    });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Safely home");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Rules" }).getByRole("heading", { name: "Standard" }).waitFor();
  });

  it("of a game for one are played at the highlighted places, show their whole text, and lead to the table alone", async () => {
    const page = await site.page({ ...SCREENS.phone, isNewcomer: true });
    await page.goto("/learn/wayward");
    const lesson = page.locator(".lesson");
    // Tablets have the layout of phones.
    const { portrait, landscape } = WINDOWS;
    const narrow = { landscape, portrait };
    const steps = COURSE.at(-1)!.step;
    let touched: ElementHandle | undefined;
    for (let step = 1; step <= steps; step++) {
      const at = page.locator(`.lesson[data-step="${step}"]`);
      await at.waitFor();
      await expectWhole(page, `step ${step}`, narrow);
      // Step and highlight are read together, because the highlight may already be the next step's.
      for (;;) {
        const next = await page.waitForFunction(
          ({ step, touched }) => {
            if (!document.querySelector(`.lesson[data-step="${step}"]`)) return "over";
            const lit = document.querySelector("[data-lit]");
            return lit !== touched && lit;
          },
          { step, touched },
        );
        const lit = next.asElement();
        if (!lit) break;
        await lit.tap();
        touched = lit;
      }
    }
    const done = page.locator('.lesson[data-step="done"]');
    await done.getByRole("heading", { name: "Its turn is over" }).waitFor();
    await expectClean(page);
    await expect.poll(() => lesson.getByRole("button").allInnerTexts()).toEqual(["Alone", "Rules"]);
    await lesson.getByRole("button", { name: "Alone" }).tap();
    await page.waitForURL(/\/t\//);
    await page.getByRole("button", { name: "Turn 1: reveal the card" }).waitFor();
    expect(site.errors).toEqual([]);
  });

  it("explain kindly that another move is asked for, and lose nothing", async () => {
    const somebody = await learner();
    const { page } = somebody;
    await page.getByRole("option", { name: "Card 41", exact: true }).click({ force: true });
    await page.getByRole("gridcell", { name: /^Row 1, column 1,/ }).click({ force: true });
    await page
      .locator(".table-refusal", { hasText: "That is legal, but first try what the lesson asks for." })
      .waitFor();
    await page.keyboard.press("Escape");
    await somebody.does(0);
    await somebody.isAsked(1);
  });

  it("can be skipped at any time, and start again on the next visit", async () => {
    const somebody = await learner();
    const { page } = somebody;
    await somebody.does(0);
    await somebody.isAsked(1);
    await page.reload();
    await somebody.isAsked(0);
    await somebody.does(0);
    await somebody.isAsked(1);
    await page.getByRole("link", { name: "Skip", exact: true }).click();
    await page.getByRole("button", { name: "Take a seat" }).waitFor();
    expect(await page.title()).toBe("Stillwater");
    await page.goBack();
    await page.getByRole("status").filter({ hasText: "Step 1 of 6." }).waitFor();
    expect(site.errors).toEqual([]);
  });
});
