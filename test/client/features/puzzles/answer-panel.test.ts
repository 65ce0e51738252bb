import { expect, test } from "vitest";
import { withEstimate } from "../../../../client/features/puzzles/answer-panel.tsx";

test.each([
  [0.9, ["best", "own", "second"]],
  [0.3, ["best", "own", "second"]],
  [0.1, ["best", "second", "own"]],
])("a move outside a puzzle's odds with the estimated chance %d stands below the best", (chance, order) => {
  const rows = [
    { move: "best", chance: 0.6 },
    { move: "second", chance: 0.2 },
  ];
  expect(withEstimate(rows, { move: "own", chance }).map(({ move }) => move)).toEqual(order);
});
