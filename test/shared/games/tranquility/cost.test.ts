import { expect, test } from "vitest";
import { baseCost } from "../../../../shared/games/tranquility/cost.ts";
import { MODES } from "../../../../shared/games/tranquility/modes/modes.ts";
import { options } from "../../../../shared/games/tranquility/options.ts";

test("modes with explorer cards have the base cost, which the reducer notes as due", () => {
  const exploring = Object.entries(MODES).filter(
    ([mode, { deck }]) => deck(options.parse({ mode })).explorer !== undefined,
  );
  expect(exploring.map(([mode]) => mode)).toEqual(["pyramid"]);
  expect(exploring.map(([, { cost }]) => cost)).toEqual([baseCost]);
});
