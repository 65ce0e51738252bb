import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  closesAt,
  dayAfter,
  dayAt,
  dayStateAt,
  FIRST_DAY,
  isDay,
  numberOf,
  opensAt,
  settlesAt,
} from "../../../../shared/engine/daily/day.ts";

const HOUR = 3600_000;

describe("a day", () => {
  test("is opened at its midnight in UTC, whatever the clocks of players say", () => {
    expect(dayAt(Date.parse("2026-11-24T00:00:00Z"))).toBe("2026-11-24");
    expect(dayAt(Date.parse("2026-11-24T23:59:59.999Z"))).toBe("2026-11-24");
    expect(dayAt(Date.parse("2026-11-25T08:00:00+09:00"))).toBe("2026-11-24");
    expect(dayAt(Date.parse("2026-11-24T21:00:00-05:00"))).toBe("2026-11-25");
  });

  test("is sealed, open, closing and past, in this order, without a gap", () => {
    const day = "2026-11-24";
    const at = (time: number) => dayStateAt(day, time);
    expect([at(opensAt(day) - 1), at(opensAt(day))]).toEqual(["sealed", "open"]);
    expect([at(closesAt(day) - 1), at(closesAt(day))]).toEqual(["open", "closing"]);
    expect([at(settlesAt(day) - 1), at(settlesAt(day))]).toEqual(["closing", "past"]);
    expect([closesAt(day) - opensAt(day), settlesAt(day) - closesAt(day)]).toEqual([24 * HOUR, 24 * HOUR]);
  });

  test("is a date of the calendar, and not before the first", () => {
    expect([FIRST_DAY, "2026-12-31", "2028-02-29"].map(isDay)).toEqual([true, true, true]);
    for (const none of ["", "2026-10-31", "2027-02-29", "2026-13-01", "2026-11-24T00", "24.11.2026", "20261124"])
      expect(isDay(none), none).toBe(false);
  });

  test("follows the day before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const day = dayAfter(FIRST_DAY, days);
        expect(isDay(day)).toBe(true);
        expect(numberOf(day)).toBe(numberOf(FIRST_DAY) + days);
        expect(dayAt(opensAt(day) + 12 * HOUR)).toBe(day);
        expect(dayAfter(day, 1)).toBe(dayAt(closesAt(day)));
      }),
    );
    expect(dayAfter("2027-01-01", -1)).toBe("2026-12-31");
  });
});
