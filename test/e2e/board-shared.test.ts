import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import words from "../../client/features/boards/messages/en.ts";
import replayWords from "../../client/features/replay/messages/en.ts";
import resultWords from "../../client/features/table/result/messages/en.ts";
import { read } from "../../shared/engine/log/format.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { gameOf } from "../../shared/games/index.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import type { TestApp } from "../kit/app.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { CLIPBOARD, copiedLink, drawByKeys, drawByTouch, oddsOn } from "./kit/drawn-board.ts";
import { SCREENS } from "./kit/people.ts";
import { FINGER, type Hand, KEYS, playOn, SeatedPage } from "./kit/seated-page.ts";
import { openAppSite, type TestSite } from "./kit/site.ts";

interface Way {
  readonly by: string;
  readonly hand: Hand;
  readonly screen: (typeof SCREENS)[keyof typeof SCREENS];
  readonly draw: (page: Page) => Promise<void>;
}

const WAYS: readonly Way[] = [
  { by: "touch", hand: FINGER, screen: SCREENS.phone, draw: drawByTouch },
  { by: "keys", hand: KEYS, screen: SCREENS.desk, draw: drawByKeys },
];

const TAKEN = someAtGate(1, WAYS);

describe.skipIf(!executablePath)(`a board, from an empty page to a proven match with a friend${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite();
  });
  afterAll(() => site.close());

  const pathOf = (page: Page) => new URL(page.url()).pathname;

  it.for(WAYS)("is drawn, shared, played, watched, proven and branched by $by", async (way, { skip }) => {
    skip(!TAKEN.includes(way), NOT_CHOSEN);
    const { hand, screen, draw } = way;
    const author = await site.page({ ...screen, ...CLIPBOARD });
    await draw(author);
    await oddsOn(author).waitFor();
    const link = await copiedLink(author, hand);

    const friend = await site.page(screen);
    await friend.goto(link);
    await friend.getByText(words.linked).waitFor();
    await oddsOn(friend).waitFor();
    await hand.press(friend.getByRole("button", { name: words.play.friends }));
    await friend.waitForURL(/\/t\//);
    await friend.getByRole("button", { name: "Leave seat" }).waitFor();
    const table = `${pathOf(friend)}?test`;
    await author.goto(table);
    await hand.press(author.getByRole("button", { name: "Sit down" }));
    await author.getByRole("button", { name: "Leave seat" }).waitFor();
    await friend.goto(table);
    await hand.press(friend.getByRole("button", { name: "Start", exact: true }));
    const sitters = [new SeatedPage(friend, 0, hand), new SeatedPage(author, 1, hand)];
    await playOn(sitters);

    const { config, outcome } = await sitters[0]!.view();
    expect(config.options).toMatchObject({ mode: "board", board: { title: "My board" } });
    expect((await sitters[1]!.view()).outcome).toEqual(outcome);
    const file = read(await (await fetch(`${site.program.origin}/api/matches/${config.id}/log`)).text());
    expect(verify(file, gameOf)).toBeUndefined();

    await hand.press(author.getByRole("link", { name: resultWords.watch }));
    await author.waitForURL(`**/r/${config.id}**`);
    await author.getByRole("button", { name: replayWords.check.mark.isTrue }).waitFor();
    const move = movesOf(file.log).length >> 1;
    await author.goto(`/r/${config.id}#t=${move}`);
    await hand.press(author.getByRole("button", { name: replayWords.playOn.begin }));
    await hand.press(author.getByRole("dialog").getByRole("button", { name: replayWords.playOn.open }));
    await author.waitForURL("**/t/*");
    await author.locator('.table-page[data-phase="live"]').waitFor();
    await author.goto(`${pathOf(author)}?test`);
    const { config: own, seats } = await new SeatedPage(author, 0).view();
    expect(own).toMatchObject({ options: config.options, from: { match: config.id } });
    const seat = seats.findIndex((occupant) => occupant?.kind === "human");
    const branch = new SeatedPage(author, seat, hand);
    await expect.poll(async () => toAct(tranquility, await branch.view()).includes(seat)).toBe(true);
    await branch.sees((await branch.view()).version);
    await branch.sees((await branch.play()) + 1);
    expect(site.errors).toEqual([]);
  });
});
