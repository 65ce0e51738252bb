import { expect, test } from "vitest";
import { type BranchTree, branchMoveBetween, branchMoves, treesOf } from "../../../../client/features/replay/family.ts";
import { summary } from "../../../server/store/samples.ts";

/** @param second when the match was created */
const left = (id: string, match: string, move: number, second = move) =>
  summary(id, 99, {
    createdAt: new Date(1000 * second).toISOString(),
    from: { match, version: 10 + move, move, root: "root" },
  });

const family = [
  left("late", "root", 30),
  left("twig", "early", 20),
  left("again", "root", 5, 9),
  summary("root", 99),
  left("early", "root", 5, 8),
];

const shape = ({ match, branches }: BranchTree): unknown => [match.id, ...branches.map(shape)];

test("a family is a tree, its branches in the order of the moves, and of the same move the older first", () => {
  expect(treesOf(family).map(shape)).toEqual([["root", ["early", ["twig"]], ["again"], ["late"]]]);
  expect(treesOf([])).toEqual([]);
  // A branch of an unlisted parent is a tree of its own.
  expect(treesOf(family.filter(({ id }) => id !== "early")).map(shape)).toEqual([
    ["root", ["again"], ["late"]],
    ["twig"],
  ]);
});

test("one match is left for another at the move where they diverge", () => {
  const at = (here: string, there: string) => branchMoveBetween(family, here, family.find(({ id }) => id === there)!);
  expect(at("twig", "early")).toBe(20);
  expect(at("twig", "root")).toBe(5);
  expect(at("root", "twig")).toBe(20);
  expect(at("early", "late")).toBe(30);
  expect(at("root", "root")).toBe(0);
});

test("the moves at which other matches branched off are listed once each", () => {
  expect(branchMoves(family, "root").toSorted()).toEqual([30, 5]);
  expect(branchMoves(family, "early")).toEqual([20]);
  expect(branchMoves(family, "twig")).toEqual([]);
});
