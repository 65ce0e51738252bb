import { afterAll, beforeAll, describe, expect, it } from "vitest";
import takeBack from "../../client/features/panels/take-back/messages/en.ts";
import type { State } from "../../shared/games/wayward/state.ts";
import type { TestApp } from "../kit/app.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { playedTable } from "./kit/played-table.ts";
import { openAppSite, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`going back at a table of Wayward${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite();
  });
  afterAll(() => site.close());

  const tableOf = (mode: "solo" | "pair", isEnough: (state: State) => boolean) =>
    playedTable(site, { options: { mode }, seed: `back ${mode}` }, isEnough);

  it("asks the partner before a step of theirs is undone, and names what would be undone", async () => {
    let played: number | undefined;
    // Both automata have had a turn, and the first player is asked again.
    const { table, state, pageOf, names } = await tableOf("pair", ({ automata, question }) => {
      played ??= question?.to[0];
      return automata.every(({ turn }) => turn === 1) && question?.type === "Reveal" && question.seat === played;
    });
    const [asker, partner] = [played!, 1 - played!];
    const [page, other] = await Promise.all([pageOf(asker), pageOf(partner)]);
    const { version } = table.match;
    const button = page.getByRole("button", { name: /^Take back/ });
    await expect
      .poll(() => button.getAttribute("aria-label"))
      .toMatch(new RegExp(`^Take back, if ${names[partner]} agrees: .+ and \\d+ more$`));
    await button.tap();
    await page.getByText(takeBack.asked, { exact: false }).waitFor();
    expect(state().automata[partner]!.turn).toBe(1);
    await other.getByText(`${names[asker]} wants to take back`, { exact: false }).waitFor();
    await expectClean(other);
    await other.getByRole("button", { name: takeBack.refuse }).tap();
    await page.getByText(takeBack.asked, { exact: false }).waitFor({ state: "detached" });
    expect(state().automata[partner]!.turn).toBe(1);
    await button.tap();
    await other.getByRole("button", { name: takeBack.agree }).tap();
    await expect.poll(() => state().automata[partner]!.turn).toBe(0);
    expect(table.match.version).toBeGreaterThan(version);
    // Undoing one's own answers needs no agreement.
    const before = table.match.version;
    await page.getByRole("button", { name: /^Take back: / }).tap();
    await expect.poll(() => table.match.version).toBe(before + 1);
    expect(site.errors).toEqual([]);
    await Promise.all([page, other].map((each) => each.context().close()));
  });

  it("goes back to any line of the log after it names what would be undone, and forward again", async () => {
    const { table, state, pageOf } = await tableOf("solo", ({ automata, question }) =>
      Boolean(automata[0]!.turn === 3 && question?.type === "Reveal"),
    );
    const page = await pageOf(0, { screen: "desk" });
    const log = page.getByRole("region", { name: "Log" });
    const line = log.getByRole("button", { name: /turn 2, card \d+/ });
    await line.click();
    const going = log.locator(".going");
    await going.getByText(/^This takes back \d+ steps:$/).waitFor();
    await expect.poll(() => going.locator("li").count()).toBeGreaterThan(2);
    await expectClean(page);
    await line.click();
    await going.waitFor({ state: "detached" });
    await line.click();
    await going.getByRole("button", { name: takeBack.go.back }).click();
    await expect.poll(() => state().automata[0]!.turn).toBe(1);
    expect(state().question?.type).toBe("Reveal");
    const last = log.locator("button.told:has(.undone)").last();
    await last.click();
    await going.getByRole("button", { name: takeBack.go.forth }).click();
    await expect.poll(() => state().automata[0]!.turn).toBe(3);
    expect(table.match.phase).toBe("live");
    expect(site.errors).toEqual([]);
    await page.context().close();
  });
});
