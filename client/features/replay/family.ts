import type { Summary } from "../../../shared/engine/match/summary.ts";
import { isPassing } from "../../api/api.ts";
import { familyOf } from "../../api/branches.ts";
import { guest } from "../../api/identity.ts";
import { useAnswer } from "../../ui/answer.ts";

/** Branches are sorted by the move of branching. */
export interface BranchTree {
  readonly match: Summary;
  readonly branches: readonly BranchTree[];
}

const moveOf = ({ from }: Summary): number => from?.move ?? 0;

/** One tree, or several if the server lists a branch without its origin. */
export function treesOf(matches: readonly Summary[]): readonly BranchTree[] {
  const known = new Set(matches.map(({ id }) => id));
  const sorted = matches.toSorted((a, b) => moveOf(a) - moveOf(b) || a.createdAt.localeCompare(b.createdAt));
  const grown = (match: Summary): BranchTree => ({
    match,
    branches: sorted.filter(({ from }) => from?.match === match.id).map(grown),
  });
  return sorted.filter(({ from }) => !from || !known.has(from.match)).map(grown);
}

/**
 * The move at which to open another match of the family: in an ancestor of `here`, the move after which the branch
 * towards `here` begins; in other matches, the last move that they share with their origin.
 */
export function branchMoveBetween(matches: readonly Summary[], here: string, there: Summary): number {
  for (let match = matches.find(({ id }) => id === here); match?.from; ) {
    const { from } = match;
    if (from.match === there.id) return from.move;
    match = matches.find(({ id }) => id === from.match);
  }
  return moveOf(there);
}

export const branchMoves = (matches: readonly Summary[], id: string): readonly number[] => [
  ...new Set(matches.flatMap(({ from }) => (from?.match === id ? [from.move] : []))),
];

/** The matches that branching connects; empty until loaded. */
export function useFamily(id: string, isAsked: boolean): readonly Summary[] {
  const ask = async () => (isAsked ? familyOf(id, guest.peek()?.token) : ({ ok: true, matches: [] } as const));
  const { answer } = useAnswer({ ask, isPassing }, [id, isAsked]);
  return answer?.ok ? answer.matches : [];
}
