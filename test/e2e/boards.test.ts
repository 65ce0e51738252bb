import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXAMPLES } from "../../shared/games/tranquility/boards/examples.ts";
import { gather, type TestApp, tableBehind } from "../kit/app.ts";
import { someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { lookAs, openAppSite, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`tables on boards of players${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite();
  });
  afterAll(() => site.close());

  it.each(someAtGate(2, EXAMPLES))("show the board $title on a desktop and on a phone", async (board) => {
    const options = { mode: "board", board };
    const { match, guests } = await gather(site.program, { people: 1, bots: 1, options });
    const { code } = tableBehind(site.program, match).match.config;
    for (const screen of Object.values(SCREENS)) {
      const page = await site.page(screen);
      await lookAs(page, guests[0]!);
      await page.goto(`/t/${code}`);
      await page.getByRole("button", { name: "Discard two" }).waitFor();
      await expectClean(page);
      await page.context().close();
    }
  });

  it("leave no error behind", () => expect(site.errors).toEqual([]));
});
