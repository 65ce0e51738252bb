import { describe, expect, test } from "vitest";
import { planOf } from "./chaos.ts";

describe("npm run chaos", () => {
  test("runs everything for half an hour by default", () => {
    expect(planOf([])).toEqual({
      minutes: 30,
      seed: 1,
      names: ["crash", "line", "writers", "fuzz", "flood", "disk-growth", "reads", "cluster", "cut-off", "soak"],
    });
    expect(planOf(["line", "--minutes", "5", "--seed", "7"])).toEqual({ minutes: 5, seed: 7, names: ["line"] });
  });

  test.each([
    [["--minutes", "0"], '--minutes: "0" is not a whole number from 1 to 10000'],
    [["--minutes", "soon"], '--minutes: "soon" is not a whole number from 1 to 10000'],
    [["--seed", "-1"], "--seed"],
    [
      ["storm"],
      'no scenario "storm"; there is "crash", "line", "writers", "fuzz", "flood", "disk-growth", "reads", "cluster", "cut-off", "soak"',
    ],
    [["--hours", "1"], "Unknown option '--hours'"],
  ])("says what is wrong with %j", (args, said) => {
    expect(() => planOf(args)).toThrow(said);
  });
});
