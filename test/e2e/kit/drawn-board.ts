import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import words from "../../../client/features/boards/messages/en.ts";
import tools from "../../../client/games/tranquility/boards/messages/en.ts";
import type { Hand } from "./seated-page.ts";

export const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** Rows and columns count from 1 at the bottom left. */
export const placeOn = (page: Page, row: number, column: number): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^row ${row}, column ${column}:`) });

async function swipe(page: Page, row: number, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.getByRole("grid").scrollIntoViewIfNeeded();
  const middle = async (column: number) => {
    const { x, y, width, height } = (await placeOn(page, row, column).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [first, last] = [await middle(from), await middle(to)];
  const touch = (type: "touchStart" | "touchMove", point: typeof first) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [point] });
  await touch("touchStart", first);
  await touch("touchMove", { x: (first.x + last.x) / 2, y: first.y });
  await touch("touchMove", last);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** The button beside the error "no place for the finish". */
export const noFinish = (page: Page): Locator => page.getByRole("button", { name: tools.faults.noFinishPlace });

/** Waits until the page has not scrolled for ten frames, because a tap meanwhile would miss. */
const isScrolled = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = (last: number, still: number): void => {
      if (still === 10) resolve();
      else requestAnimationFrame(() => look(scrollY, scrollY === last ? still + 1 : 0));
    };
    look(scrollY, 0);
    return promise;
  });

/** Draws two rows of seven spaces and a finish. */
export async function drawByTouch(page: Page): Promise<void> {
  await page.goto("/boards/new");
  await page.getByRole("grid").waitFor();
  await swipe(page, 1, 1, 7);
  await swipe(page, 2, 1, 7);
  await placeOn(page, 2, 7).and(page.getByLabel("space 14 of line A")).waitFor();
  await noFinish(page).tap();
  await page.getByText(tools.drawing.tool.finish, { exact: true }).tap();
  await isScrolled(page);
  await placeOn(page, 3, 8).tap();
  await noFinish(page).waitFor({ state: "detached" });
}

/** Draws two rows of seven spaces, the second from right to left, and a finish. */
export async function drawByKeys(page: Page): Promise<void> {
  await page.goto("/boards/new");
  await page.getByRole("grid").waitFor();
  await placeOn(page, 1, 1).focus();
  for (const turn of ["ArrowRight", "ArrowLeft"]) {
    await page.keyboard.press("Enter");
    for (let n = 0; n < 6; n++) await page.keyboard.press(`Shift+${turn}`);
    await page.keyboard.press("ArrowUp");
  }
  await placeOn(page, 2, 1).and(page.getByLabel("space 14 of line A")).waitFor();
  await noFinish(page).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("board-tool-finish");
  await page.keyboard.press("Space");
  await placeOn(page, 3, 1).press("Enter");
}

export const oddsOn = (page: Page): Locator => page.getByText(/^Bots win \d+ ± \d+ %, 2 players$/);

export async function copiedLink(page: Page, hand: Hand): Promise<string> {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await hand.press(page.getByRole("button", { name: words.share.copy }));
  await expect.poll(copied).toMatch(/\/boards\/new#[\w-]+$/);
  return copied();
}
