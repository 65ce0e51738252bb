import { describe, expect, test } from "vitest";
import { parse } from "zod/v4/core";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import type { OfficialMode } from "../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { positionsOf } from "../../../shared/insight/analysis.ts";
import { chanceHere, lapsesOf, loadPlayModel, withPlay } from "../../../shared/insight/as-played.ts";
import { withKernel } from "../../../shared/insight/playout.ts";
import { itemAt } from "../../kit/item-at.ts";
import { simulateMatch } from "../../lab/bots.ts";

function memoized<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const game = await withKernel(tranquility);
const optionsOf = (mode: OfficialMode) => parse(tranquility.options, { mode });
const modelOf = async (mode: OfficialMode) => (await loadPlayModel(game, optionsOf(mode)))!;
const logOf = memoized((key): readonly Recorded[] => {
  const [mode, name] = key.split(" ") as [OfficialMode, string];
  return simulateMatch({ game, options: optionsOf(mode), seats: 2, name, id: "play", text: `play ${mode}` }).log;
});

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe("the lapses of a match", () => {
  test("are 0 for the first bot, and on average above 0 for the bot that plays like a beginner", async () => {
    const { weights } = await modelOf("standard");
    const good = lapsesOf(game, logOf("standard steady"), weights);
    expect(new Set(good.map(({ lapse }) => lapse))).toEqual(new Set([0]));
    const calm = lapsesOf(game, logOf("standard calm"), weights).map(({ lapse }) => lapse);
    expect(calm.filter((lapse) => lapse !== 0).length).toBeGreaterThan(5);
    expect(meanOf(calm)).toBeGreaterThan(0);
  });

  test("of a seat are the same from its own view of the match", async () => {
    const { weights } = await modelOf("pyramid");
    const log = logOf("pyramid calm");
    const own = log.map((entry) => redact(entry, 1));
    const lapses = lapsesOf(
      game,
      own,
      weights,
      positionsOf(game, own).filter(({ seat }) => seat === 1),
    );
    expect(lapses).toEqual(lapsesOf(game, log, weights).filter(({ seat }) => seat === 1));
    expect(lapses.length).toBeGreaterThan(5);
  });
});

describe("chances as a table plays", () => {
  const evaluation = (version: number, chance: number) => ({
    version,
    open: [chance, chance],
    known: [chance, chance],
  });

  test("fall with the lapses before a position, and only with those", async () => {
    const model = await modelOf("standard");
    const evaluations = [evaluation(10, 0.8), evaluation(20, 0.8), evaluation(30, 0.8)];
    const lapses = Array.from({ length: 8 }, (_, i) => ({ version: 11 + i, seat: i % 2, lapse: 1 }));
    const [first, second] = withPlay(evaluations, lapses, model).map(({ asPlayed }) => asPlayed!.open[0]!);
    const [same, good] = withPlay(
      evaluations,
      lapses.map((one) => ({ ...one, lapse: 0 })),
      model,
    ).map(({ asPlayed }) => asPlayed!.open[0]!);
    expect(first).toBe(same);
    expect(second).toBeLessThan(good!);
  });

  test("of two opponents add up to 1, and the one with fewer lapses has the larger", async () => {
    const model = await modelOf("duel");
    const lapses = Array.from({ length: 8 }, (_, i) => ({ version: i, seat: i % 2, lapse: i % 2 }));
    const [{ asPlayed }] = withPlay([{ version: 9, open: [0.5, 0.5], known: [0.6, 0.4] }], lapses, model) as [
      ReturnType<typeof withPlay>[number],
    ];
    const [own, other] = [itemAt(asPlayed!.open, 0), itemAt(asPlayed!.open, 1)];
    expect(own + other).toBeCloseTo(1, 9);
    expect(own).toBeGreaterThan(0.5);
    expect(itemAt(asPlayed!.known, 0) + itemAt(asPlayed!.known, 1)).toBeCloseTo(1, 9);
  });

  test("leave the result as it is", async () => {
    const model = await modelOf("standard");
    const [end] = withPlay([{ version: 9, open: [1, 1], known: [1, 1] }], [], model);
    expect(end!.asPlayed).toEqual({ open: [1, 1], known: [1, 1] });
  });

  test("are lower for a seat after a beginner's moves than after good ones", async () => {
    const model = await modelOf("standard");
    const chanceOf = (name: string) => {
      const log = logOf(`standard ${name}`);
      const own = log.slice(0, itemAt(movesOf(log), 24)).map((entry) => redact(entry, 0));
      return chanceHere(game, own, 0, 0.6, model);
    };
    expect(chanceOf("calm")).toBeLessThan(chanceOf("steady"));
  });
});
