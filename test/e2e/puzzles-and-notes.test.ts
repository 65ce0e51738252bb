import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import notesDe from "../../client/features/replay/notes/messages/de.ts";
import notesEn from "../../client/features/replay/notes/messages/en.ts";
import notesFr from "../../client/features/replay/notes/messages/fr.ts";
import type { TranquilityCommandOf } from "../../shared/games/tranquility/commands.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { gameOfSet, loadPuzzleSet } from "../../shared/puzzles/puzzle-games.ts";
import { unpacked } from "../../shared/puzzles/puzzle-set.ts";
import { aloneText } from "../kit/alone.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { lookAs, openSite, type TestSite } from "./kit/site.ts";
import { tooWide } from "./kit/width.ts";

const SET = "tranquility-standard";
const NOTES = { en: notesEn, de: notesDe, fr: notesFr };
const READ = someAtGate(1, Object.keys(LANGUAGES));
const SMALL = { viewport: { width: 320, height: 640 } };
const COLOURS = [
  { colorScheme: "light", contrast: "no-preference" },
  { colorScheme: "dark", contrast: "no-preference" },
  { colorScheme: "light", contrast: "more" },
] as const;

describe.skipIf(!executablePath)(`on a small phone, in any colours${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  /** Checks all themes. */
  async function expectToBeClean(page: Page): Promise<void> {
    expect(await tooWide(page)).toEqual([]);
    for (const media of COLOURS) {
      await page.emulateMedia(media);
      await expectClean(page);
    }
  }

  it.for(Object.keys(LANGUAGES))(
    "axe finds nothing in the lists of puzzles, a puzzle and its answer in %s",
    async (language, { skip }) => {
      skip(!READ.includes(language), NOT_CHOSEN);
      const page = await site.page(SMALL);
      await page.goto(`/puzzles?lang=${language}`);
      await page.locator(".puzzle-page .entries").waitFor();
      await expectToBeClean(page);
      await page.goto(`/puzzles/${SET}?lang=${language}`);
      await page.locator(".puzzle-page select").waitFor();
      await expectToBeClean(page);
      const set = await loadPuzzleSet((await gameOfSet([tranquility], SET))!, SET);
      const [id, command] = set.puzzles
        .map(({ id, odds }) => [id, unpacked(set, odds[0]![0])] as const)
        .find(
          ([, { type, ...rest }]) => type === "PlaceCard" && (rest as { pay: readonly number[] }).pay.length === 0,
        )!;
      const { card, cell } = command as TranquilityCommandOf<"PlaceCard">;
      await page.goto(`/puzzles/${SET}/${id}?test&lang=${language}`);
      await page.locator(`[role=option][data-card="${card}"]`).waitFor();
      await page.waitForFunction(() => window.__game?.idle());
      await expectToBeClean(page);
      await page.locator(`[role=option][data-card="${card}"]`).press("Enter");
      await page.locator(`[role=gridcell][data-cell="${cell}"]`).press("Enter");
      const main = page.locator(".button.main[data-action]:not([data-action=space])");
      if ((await main.getAttribute("data-action")) === "place") await main.press("Enter");
      await page.locator("main[data-answer=right] .puzzle-odds li").first().waitFor();
      await expectToBeClean(page);
      expect(site.errors).toEqual([]);
    },
  );

  it.for(Object.keys(LANGUAGES))(
    "axe finds nothing in the list of notes, a note, its editor and the questions about it in %s",
    async (language, { skip }) => {
      skip(!READ.includes(language), NOT_CHOSEN);
      const words = NOTES[language as keyof typeof NOTES];
      const ann = await site.program.guest("Ann");
      const asAnn = { authorization: `Bearer ${ann.token}` };
      const played = await fetch(`${site.program.origin}/api/history`, {
        method: "POST",
        headers: asAnn,
        body: aloneText({ text: `notes in ${language}` }),
      });
      const { id: match } = (await played.json()) as { readonly id: string };
      const id = `notes-in-language-${language}`;
      const notes = [2, 5].map((v) => ({ v, text: `${"Word ".repeat(60)}${v}`, mark: { from: "seat:0" } }));
      const stored = await fetch(`${site.program.origin}/api/matches/${match}/notes/${id}`, {
        method: "PUT",
        headers: { ...asAnn, "content-type": "application/json" },
        body: JSON.stringify({ title: "A long title of many notes on this match", notes }),
      });
      expect(stored.status).toBe(200);
      const page = await site.page(SMALL);
      await lookAs(page, ann);
      await page.goto(`/r/${match}?test&lang=${language}#t=0&notes=${id}`);
      const panel = page.getByRole("complementary", { name: words.title });
      const press = (name: string) => panel.getByRole("button", { name, exact: true }).click();
      await panel.getByRole("heading", { name: /^A long title/ }).waitFor();
      await press(words.forth);
      await panel.locator("[data-note]").waitFor();
      await expectToBeClean(page);
      await press(words.edit);
      await panel.getByRole("textbox").last().waitFor();
      await expectToBeClean(page);
      await press(words.stop);
      await press(words.remove);
      await page.getByRole("dialog").getByText(words.removeNote).waitFor();
      await expectToBeClean(page);
      await page.keyboard.press("Escape");
      await press(words.all);
      await panel.getByRole("button", { name: /^A long title/ }).waitFor();
      await expectToBeClean(page);
      const reader = await site.page(SMALL);
      await reader.goto(`/r/${match}?test&lang=${language}#t=2&notes=${id}`);
      await reader.getByRole("button", { name: words.report, exact: true }).click();
      await reader.getByRole("dialog").getByText(words.reportNote).waitFor();
      await expectToBeClean(reader);
      expect(site.errors).toEqual([]);
    },
  );
});
