import { expect } from "vitest";
import { safeParse } from "zod/v4/core";
import { figuresIn, scoreDailyAttempt } from "../../shared/engine/daily/daily.ts";
import { numberOf } from "../../shared/engine/daily/day.ts";
import { summarize } from "../../shared/engine/match/summary.ts";
import { playOut, seedOf } from "../kit/play.ts";
import { lawByKind } from "../kit/shelf.ts";

const FROM = numberOf("2026-11-01");
const YEAR = Array.from({ length: 366 }, (_, i) => FROM + i);

lawByKind("Law 12: the table of every day can be opened, and is the same each time", ([setting]) => {
  const { game } = setting!;
  for (const number of YEAR) {
    const { options, bots } = game.daily!.table(number);
    expect(game.daily!.table(number)).toEqual({ options, bots });
    expect(safeParse(game.options, options)).toMatchObject({ success: true, data: options });
    const [least, most] = game.seats(options);
    expect(bots.length + 1).toBeGreaterThanOrEqual(least);
    expect(bots.length + 1).toBeLessThanOrEqual(most);
    expect(Object.keys(game.bots!)).toEqual(expect.arrayContaining([...bots]));
    expect(game.closed?.(options) ?? false).toBe(false);
  }
  const week = new Set(YEAR.slice(0, 7).map((number) => JSON.stringify(game.daily!.table(number))));
  expect(week.size, "a week has tables of several kinds").toBeGreaterThan(3);
});

lawByKind("Law 12: the score of an attempt has whole numbers, and its picture names no card", (settings, kind) => {
  for (const setting of settings.slice(0, 4)) {
    const { game, options } = setting;
    const { match, log } = playOut(setting, seedOf(`try ${kind}`));
    const { figures, outcome } = summarize(game, undefined, match, log);
    const isWon = outcome!.result === "won";
    const ended = { at: log.at(-1)!.at, isWon, figures: figures! };
    const { score } = scoreDailyAttempt(game, { day: "2026-11-24", counts: true }, ended);
    expect(score).toHaveLength(1 + game.daily!.order.length);
    for (const value of score!) expect(Number.isInteger(value) && value >= 0).toBe(true);
    const rows = game.daily!.picture(options, figuresIn(game.daily!, score!));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(12);
    // These characters cannot name a card.
    for (const row of rows) expect(row).toMatch(/^[ #-]{1,12}$/);
  }
});
