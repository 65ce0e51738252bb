import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

const LOG = "bare log whole";

describe.skipIf(!executablePath)(`the keys of a table${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  const tableFor = async (): Promise<Page> => {
    const page = await site.page();
    await playAlone(page);
    await page.getByRole("option").first().focus();
    return page;
  };

  const focused = (page: Page): Promise<string | null> =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute("role") ?? at?.getAttribute("aria-label") ?? at?.className ?? null;
    });

  const tells = (page: Page, text: string | RegExp) =>
    page.getByRole("status").filter({ hasText: text }).first().waitFor();

  it("lead from the board to the hand, to the log, and to what can be done", async () => {
    const page = await tableFor();
    const stops = [];
    await page.keyboard.press("Shift+Tab");
    for (let stop = 0; stop < 5; stop++) {
      stops.push(await focused(page));
      await page.keyboard.press("Tab");
    }
    expect(stops).toEqual(["gridcell", "option", LOG, "button main", "button"]);
  });

  it("read aloud the board, its gaps and the hand", async () => {
    const page = await tableFor();
    await page.keyboard.press("r");
    await tells(page, "36 spaces left. Row 1: 6 empty. Row 2: 6 empty.");
    await page.keyboard.press("g");
    await tells(page, "The whole line: 36 spaces, Row 1, column 1 to Row 6, column 6.");
    await page.keyboard.press("w");
    await tells(page, /Your hand, 5 cards: .*Your pile: 81 cards\./);
  });

  it("are not needed for what is read aloud: it is also behind buttons", async () => {
    const page = await tableFor();
    // These buttons are for screen readers: invisible, and no Tab stops.
    const press = (name: string) => page.getByRole("button", { name, exact: true }).dispatchEvent("click");
    await press("Read the board");
    await tells(page, "36 spaces left. Row 1: 6 empty. Row 2: 6 empty.");
    await press("Read the gaps");
    await tells(page, "The whole line: 36 spaces, Row 1, column 1 to Row 6, column 6.");
    await press("Read your hand");
    await tells(page, /Your hand, 5 cards: .*Your pile: 81 cards\./);
  });

  it("move the focus to the card of a digit, and act once while they are held", async () => {
    const page = await tableFor();
    const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-card"));
    const chosen = page.getByRole("option", { selected: true });
    await page.keyboard.press("3");
    await expect
      .poll(() => chosen.getAttribute("data-card"))
      .toBe(await page.getByRole("option").nth(2).getAttribute("data-card"));
    await expect.poll(at).toBe(await chosen.getAttribute("data-card"));
    await page.keyboard.press("Escape");
    await expect.poll(() => chosen.count()).toBe(0);
    await page.keyboard.down("Enter");
    await expect.poll(() => chosen.count()).toBe(1);
    const said = () => page.getByRole("status").allInnerTexts();
    const before = await said();
    for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect.poll(() => chosen.count()).toBe(1);
    expect(await said()).toEqual(before);
  });

  it("work by their position on a Cyrillic layout", async () => {
    const page = await tableFor();
    const press = (key: string, code: string) => page.locator(":focus").dispatchEvent("keydown", { key, code });
    await press("к", "KeyR");
    await tells(page, "36 spaces left. Row 1: 6 empty. Row 2: 6 empty.");
    await press("в", "KeyD");
    await press("1", "Digit1");
    await press("2", "Digit2");
    await page.getByRole("button", { name: "Discard these two" }).waitFor();
    await page.locator(":focus").press("Enter");
    await tells(page, "You discarded");
  });

  it("switch hints and sounds off and on", async () => {
    const page = await tableFor();
    const told = page.getByRole("gridcell", { name: "Row 1, column 1, empty, playing" });
    const hand = await page.getByRole("option").evaluateAll((cards) => cards.map((card) => card.ariaLabel!));
    await page.keyboard.press(String(hand.findIndex((label) => label.startsWith("Card")) + 1));
    await told.waitFor();
    await page.keyboard.press("h");
    await tells(page, "Hints off");
    await told.waitFor({ state: "detached" });
    await page.keyboard.press("h");
    await tells(page, "Hints on");
    await told.waitFor();
    await page.keyboard.press("m");
    await tells(page, "Sounds off");
    expect(await page.evaluate(() => localStorage.getItem("stillwater.sounds"))).toBe("off");
    await page.keyboard.press("m");
    await tells(page, "Sounds on");
  });

  it("lead to the log, and back; a player alone has no chat", async () => {
    const page = await tableFor();
    await page.getByRole("button", { name: "Hide log" }).press("Enter");
    await page.getByRole("option").first().focus();
    await page.keyboard.press("l");
    await expect.poll(() => focused(page)).toBe(LOG);
    await expect.poll(() => page.getByRole("tab").count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("option");
  });

  it("open the log as a sheet where there is no room for it", async () => {
    const page = await site.page({ viewport: { width: 390, height: 844 } });
    await playAlone(page);
    await page.getByRole("option").first().focus();
    await page.keyboard.press("l");
    await page.getByRole("dialog", { name: "Log and chat" }).waitFor();
    await expect.poll(() => focused(page)).toBe(LOG);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await focused(page)).toBe("option");
  });

  it("are listed in the settings, where letters and digits can be switched off", async () => {
    const page = await tableFor();
    await page.getByRole("button", { name: "Settings" }).press("Enter");
    await page.getByText("All keys").click();
    await expect.poll(() => page.locator("dialog label[lang=fr]").innerText()).toBe("Français");
    await page.getByText("Read the gaps aloud").waitFor();
    await page.getByText(/With a screen reader, press single letters .* \(NVDA\+Space, JAWS\+Z\)/).waitFor();
    await page.getByText("Without letters and digits").click();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("option").first().focus();
    const told = () => page.getByRole("status").allInnerTexts();
    const before = await told();
    for (const key of ["1", "r", "d", "h", "l", "?"]) await page.keyboard.press(key);
    await expect.poll(() => page.getByRole("option", { selected: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await focused(page)).toBe("option");
    expect(await told()).toEqual(before);
    await page.keyboard.press("Enter");
    await tells(page, "chosen");
  });

  it("leave no error behind", () => expect(site.errors).toEqual([]));
});
