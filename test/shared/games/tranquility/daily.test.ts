import { describe, expect, test } from "vitest";
import { dealOf } from "../../../../shared/engine/daily/daily.ts";
import { dayAfter, numberOf } from "../../../../shared/engine/daily/day.ts";
import { daily } from "../../../../shared/games/tranquility/daily.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";

const MONDAY = "2026-11-23";
const tableOn = (day: string) => daily.table(numberOf(day));

describe("the deal of the day", () => {
  test("cycles through the modes, the same ones every week", () => {
    const week = Array.from({ length: 7 }, (_, i) => tableOn(dayAfter(MONDAY, i)));
    const name = ({ options: { mode, ...more }, bots }: (typeof week)[number]) =>
      [mode, ...("galateia" in more && more.galateia ? ["galateia"] : []), bots.length + 1].join(" ");
    expect(week.map(name)).toEqual([
      "standard 1",
      "arch 2",
      "pyramid 1",
      "standard galateia 3",
      "arch galateia 1",
      "day-night 2",
      "pyramid 1",
    ]);
    for (let i = 0; i < 7; i++) expect(tableOn(dayAfter(MONDAY, i + 7 * 53))).toEqual(week[i]);
  });

  test("is always one of the game that has daily deals", () => {
    expect(dealOf([tranquility], MONDAY)).toEqual({ game: tranquility, ...tableOn(MONDAY) });
    const { daily: _, ...other } = tranquility;
    expect(dealOf([other], MONDAY)).toBeUndefined();
  });

  test("covers all tables of each game when several games take turns", () => {
    const two = { ...tranquility, id: "second" };
    const days = Array.from({ length: 14 }, (_, i) => dealOf([tranquility, two], dayAfter(MONDAY, i))!);
    expect(new Set(days.map(({ game, options }) => game.id + JSON.stringify(options))).size).toBe(14);
  });
});

describe("a try", () => {
  test("has three figures: what is left, what all seats paid, and the rounds", () => {
    const seats = [
      { left: 0, paid: 4, rounds: 21 },
      { left: 0, paid: 7, rounds: 21 },
    ];
    expect(daily.score(seats, true)).toEqual({ left: 0, paid: 11, rounds: 21 });
    expect(daily.score(seats, false)).toEqual({ left: 1, paid: 11, rounds: 21 });
    expect(daily.score([{ left: 9, paid: 3, rounds: 5 }], false)).toEqual({ left: 9, paid: 3, rounds: 5 });
  });

  test("is drawn as the board, filled from the bottom as far as it was filled", () => {
    const picture = (day: string, left: number) => daily.picture(tableOn(day).options, { left });
    const [full, line] = ["######", "------"];
    expect(picture(MONDAY, 0)).toEqual([full, full, full, full, full, full]);
    expect(picture(MONDAY, 8)).toEqual([line, "####--", full, full, full, full]);
    expect(picture("2026-11-25", 3)[0]).toBe("    ---");
    expect(picture("2026-11-24", 40).join("").match(/-/g)).toHaveLength(40);
  });
});
