import { describe, expect, test } from "vitest";
import { parse } from "zod/v4/core";
import { variantOf } from "../../../shared/engine/contract/game.ts";
import type { Perspective } from "../../../shared/engine/contract/value-model.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { type Calibration, calibrationOf, evaluations, type Forecast, forecasts } from "../../kit/calibration.ts";
import { itemAt } from "../../kit/item-at.ts";
import { MODES, type Setting } from "../../kit/shelf.ts";
import { byStrength } from "../../kit/strength.ts";

const TABLES: readonly (readonly [options: object, seats: number])[] = [
  [{ mode: "standard", soloToll: "two-rounds" }, 1],
  [{ mode: "day-night" }, 5],
  [{ mode: "pyramid", difficulty: "harder" }, 5],
  [{ mode: "duel" }, 2],
];

const TRIAL = {
  matches: byStrength({ quick: 8, gate: 12, nightly: 400 }),
  positions: 4,
  playouts: byStrength({ quick: 12, gate: 12, nightly: 48 }),
  seed: "calibration",
};

/** Allowed mean error beyond chance: a playout's bot knows less than one that remembers all. */
const SLACK = 0.03;

/** Whether forecasts are unbiased, as far as these matches show. */
const isHonest = ({ bias, error }: Calibration): boolean => Math.abs(bias) < SLACK + 3 * error;

/** Whether forecasts are unbiased in all tenths with enough positions. */
const isHonestAll = ({ tenths }: Calibration): boolean =>
  tenths.every(
    ({ count, predicted, observed, error }) =>
      count < 500 || Math.abs(predicted - observed) < SLACK + 3 * Math.max(error, Math.sqrt(0.25 / count)),
  );

describe("the chances in estimates are those of the bot for which they are computed", () => {
  for (const [options, seats] of TABLES)
    for (const perspective of ["seat", "open"] as const satisfies readonly Perspective[]) {
      const table = `${Object.values(options).join(" ")} with ${seats}`;
      test(`${table}: ${perspective === "seat" ? "as a seat could know" : "as it was"}`, () => {
        const setting = { game: tranquility, options: parse(tranquility.options, options), seats };
        const found = forecasts(setting, TRIAL, perspective);
        expect(found.length).toBeGreaterThan(2 * TRIAL.matches);
        const calibration = calibrationOf(found);
        expect([calibration, isHonest(calibration), isHonestAll(calibration)]).toEqual([calibration, true, true]);
        // Few playouts of few matches are noisy.
        expect(calibration.brier - 0.25 / TRIAL.playouts).toBeLessThan(calibration.ofMean + SLACK);
        const twisted = calibrationOf(found.map(upsideDown));
        expect(twisted.brier).toBeGreaterThan(calibration.brier);
        expect(isHonest(twisted) && twisted.brier < twisted.ofMean).toBe(false);
      }, 600_000);
    }
});

const hasModel = ({ game, options }: Setting): boolean =>
  game.valueModel !== undefined && variantOf(game, options) in game.valueModel.weights;

describe("value models are calibrated", () => {
  const matches = byStrength({ quick: 40, gate: 60, nightly: 2000 });
  for (const [kind, settings] of MODES)
    for (const perspective of ["seat", "open"] as const satisfies readonly Perspective[])
      test.runIf(hasModel(itemAt(settings, 0)))(
        `${kind}: ${perspective === "seat" ? "as a seat could know" : "as it was"}`,
        async () => {
          const calibration = calibrationOf(await evaluations(settings, matches, "calibration", perspective));
          expect([calibration, isHonest(calibration)]).toEqual([calibration, true]);
          expect(calibration.brier).toBeLessThan(calibration.ofMean + SLACK);
        },
        600_000,
      );
});

/** Forecasts that mistake a good position for a bad one. */
const upsideDown = (forecast: Forecast): Forecast => ({ ...forecast, predicted: 1 - forecast.predicted });
