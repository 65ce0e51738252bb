import { expect, test } from "vitest";
import { itemAt } from "../kit/item-at.ts";
import { type Fault, faultsIn, lineOf, planted } from "../mutation/faults.ts";

const SOURCE = `import { a } from "./é.ts";
const limit: 3 | 4 = 3;
export async function f(x: number, y = [limit]) {
  if (x < 2) await g(x, "é");
  return x > 1 ? Math.max(x, limit) : h(...y, x);
}
`;

const faults = [...faultsIn("a.ts", SOURCE)];

const changes = (kind: Fault["kind"]): readonly string[] =>
  faults
    .filter((fault) => fault.kind === kind)
    .map((fault) => itemAt(planted(SOURCE, fault).split("\n"), lineOf(SOURCE, fault) - 1).trim())
    .toSorted();

test.each<[Fault["kind"], readonly string[]]>([
  ["negated condition", ['if (!(x < 2)) await g(x, "é");', "return !(x > 1) ? Math.max(x, limit) : h(...y, x);"]],
  [
    "off by one",
    [
      "const limit: 3 | 4 = 4;",
      'if (x < 3) await g(x, "é");',
      'if (x <= 2) await g(x, "é");',
      "return x > 2 ? Math.max(x, limit) : h(...y, x);",
      "return x >= 1 ? Math.max(x, limit) : h(...y, x);",
    ],
  ],
  ["dropped await", ['if (x < 2) (g(x, "é"));']],
  ["dropped line", ["if (x < 2) ;"]],
  ["swapped arguments", ['if (x < 2) await g("é", x);']],
])("a fault is planted as one change of the source: %s", (kind, lines) => {
  expect(changes(kind)).toEqual(lines);
});
