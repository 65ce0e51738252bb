import { expect, test } from "vitest";
import { evaluationsFrom } from "../../../../client/features/insight/insight.ts";
import { movesOf } from "../../../../shared/engine/match/steps.ts";
import type { MoveAnalysis } from "../../../../shared/insight/analysis.ts";
import { goldens } from "../../../kit/golden.ts";

const { file } = goldens().find(({ name }) => name.startsWith("tranquility-arch-true-silent-5-lost"))!;
const versions = movesOf(file.log);
const [first, second] = versions as readonly [number, number];
const moments = [first, second].map((version) => ({ version, seat: 0 }));

const analysed = (version: number, mean: number): readonly [number, MoveAnalysis] => [
  version,
  { version, seat: 0, open: file.header.seats.map(() => ({ mean, error: 0.1 })) },
];

test("a graph from playouts grows in the order of the match, and has its end once all moves are analysed", () => {
  const chances = (...moves: (readonly [number, MoveAnalysis])[]) =>
    evaluationsFrom(file, moments, new Map(moves)).map(({ version, open }) => [version, open[0]]);
  expect(chances()).toEqual([]);
  expect(chances(analysed(second, 0.4))).toEqual([[second, 0.4]]);
  expect(chances(analysed(second, 0.4), analysed(first, 0.7))).toEqual([
    [first, 0.7],
    [second, 0.4],
    [versions.at(-1), 0],
  ]);
});
