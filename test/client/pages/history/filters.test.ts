import { expect, test } from "vitest";
import { filtersOf, searchOf, withFilter } from "../../../../client/pages/history/filters.ts";

test("an address sets the filters, and unknown values set none", () => {
  expect(filtersOf("?game=tranquility&variant=arch&seats=2&colour=red&name=")).toEqual({
    game: "tranquility",
    variant: "arch",
    seats: "2",
  });
  expect(searchOf({ variant: "arch", name: "Änn" })).toBe("?variant=arch&name=%C3%84nn");
  expect(searchOf({})).toBe("");
});

test("old addresses called a variant a mode", () => {
  expect(filtersOf("?mode=arch&seats=2")).toEqual({ game: "tranquility", variant: "arch", seats: "2" });
  expect(filtersOf("?mode=arch&variant=duel")).toEqual({ game: "tranquility", variant: "duel" });
  expect(filtersOf("?mode=")).toEqual({});
});

test("a variant is dropped with its game", () => {
  const filters = { game: "tranquility", variant: "arch", seats: "2" };
  expect(withFilter(filters, "game", "other")).toEqual({ game: "other", seats: "2" });
  expect(withFilter(filters, "variant", "")).toEqual({ game: "tranquility", seats: "2" });
});
