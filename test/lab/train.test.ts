import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "../../server/cli/args.ts";
import type { Weights } from "../../shared/engine/contract/value-model.ts";
import { dice } from "../../shared/insight/dice.ts";
import { Calibrator } from "./calibrator.ts";
import { train } from "./train.ts";
import { assessed, type Samples, trained } from "./training.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "train-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function trainedBy(...args: string[]): Promise<{ readonly code: number; readonly err: string }> {
  const errors: string[] = [];
  const code = await run(train, "usage", args, { out: () => {}, err: (line) => errors.push(line) });
  return { code, err: errors[0] ?? "" };
}

const weightsAfter = async (seed: string, ...more: string[]): Promise<string> => {
  const args = ["--game", "tranquility", "--mode", "duel", "--matches", "20", "--seed", seed, "--out", folder, ...more];
  expect(await trainedBy(...args)).toEqual({ code: 0, err: "" });
  return readFileSync(join(folder, "duel.json"), "utf8");
};

test("the command is recorded in a form that a shell accepts", async () => {
  await weightsAfter("it's two words");
  const { made } = JSON.parse(readFileSync(join(folder, "duel.json"), "utf8")) as { made: { command: string } };
  expect(made.command).toMatch(/ --seed 'it'\\''s two words'$/);
});

test("the same seed makes the same weights, to the byte, and they record how they were made", async () => {
  const once = await weightsAfter("a");
  expect(await weightsAfter("a")).toBe(once);
  expect(await weightsAfter("b")).not.toBe(once);
  const { made } = JSON.parse(once) as { made: { command: string; positions: number } };
  expect(made.command).toBe("npm run train -- --game tranquility --mode duel --matches 20 --seed a");
  expect(made.positions).toBeGreaterThan(20);
});

test("further matches calibrate each number of seats and perspective by itself, and change nothing else", async () => {
  const { made, calibration, ...weights } = JSON.parse(await weightsAfter("a")) as Weights;
  const more = JSON.parse(await weightsAfter("a", "--calibration", "20")) as Weights & typeof made;
  expect(more).toMatchObject(weights);
  expect(calibration).toEqual([{ curve: expect.any(Array) }]);
  const groups = more.calibration.map(({ seats, perspective }) => `${seats} ${perspective}`);
  expect(groups.sort()).toEqual(["2 open", "2 seat"]);
  expect(more.made).toMatchObject({
    command: "npm run train -- --game tranquility --mode duel --matches 20 --calibration 20 --seed a",
  });
});

test.each([
  [["--game", "nothing", "--matches", "20", "--seed", "a"], '--game: no game "nothing" on the shelf'],
  [["--game", "tranquility", "--matches", "3", "--seed", "a"], '--matches: "3" is not a whole number from 20'],
  [
    ["--game", "tranquility", "--mode", "sea", "--matches", "20", "--seed", "a"],
    '--mode: tranquility has no mode "sea"',
  ],
  [["--game", "tranquility", "--matches", "20"], "--seed: missing"],
  [
    ["--game", "tranquility", "--mode", "arch", "--matches", "20", "--seed", "a"],
    "--matches: 20 are too few for 20 kinds of arch tables; give 200",
  ],
  [
    ["--game", "tranquility", "--mode", "duel", "--matches", "20", "--seed", "a", "--out", import.meta.filename],
    `--out: cannot write to ${import.meta.filename}: `,
  ],
])("a wrong command line is refused with its reason: %j", async (args, why) => {
  const { code, err } = await trainedBy(...args);
  expect(code).toBe(2);
  expect(err).toContain(why);
});

/** Random samples: the chance grows with the first number; the others are noise. */
function samplesOf(count: number, seed: number): Samples {
  const rng = dice(seed);
  const roll = () => (2 * rng(10_000)) / 10_000 - 1;
  const features = Array.from({ length: count }, () => Float32Array.from([roll(), roll(), roll()]));
  const targets = features.map(([first]) => [rng(1000) < 1000 / (1 + Math.exp(-4 * first!)) ? 1 : 0, 10 * first!]);
  return { features, targets, groups: features.map(() => ({ seats: 2, perspective: "open" })) };
}

test("a learnable function is learned, and predicted as often as it is true", () => {
  const learned = trained(samplesOf(12_000, 1), dice(3));
  const calibrator = new Calibrator(learned, "together");
  calibrator.add(samplesOf(4000, 2));
  const weights: Weights = { ...learned, calibration: calibrator.calibration(), made: {} };
  const { brier, ofMean, tenths } = assessed(weights, samplesOf(8000, 4));
  expect(ofMean).toBeCloseTo(0.25, 2);
  // Perfect knowledge of the chances has an error of about 0.12.
  expect(brier).toBeLessThan(0.14);
  for (const { count, predicted, observed } of tenths)
    if (count > 500) expect(Math.abs(predicted - observed)).toBeLessThan(0.06);
});
