import type { GameEvent } from "../contract/events.ts";
import type { Recorded } from "./log-entry.ts";

/** The events of one command. */
export type Step<Event extends GameEvent = GameEvent> = readonly [Recorded<Event>, ...Recorded<Event>[]];

/** Consecutive events with the same cause. */
export function stepsOf<Event extends GameEvent>(log: readonly Recorded<Event>[]): readonly Step<Event>[] {
  const steps: [Recorded<Event>, ...Recorded<Event>[]][] = [];
  for (const entry of log) {
    const step = steps.at(-1);
    if (step && step[0].cause === entry.cause) step.push(entry);
    else steps.push([entry]);
  }
  return steps;
}

/** A move after an undo begins a new branch of the tree. */
interface MoveNode {
  readonly v: number;
  readonly before: MoveNode | undefined;
}

/** Versions after the deal and every step of play that is not undone. */
export function movesOf(log: readonly Recorded[]): readonly number[] {
  let isPlayed = false;
  let line: MoveNode | undefined;
  const lines = new Map<number, MoveNode | undefined>();
  for (const step of stepsOf(log)) {
    for (const { type } of step) isPlayed = isPlayedAfter(type, isPlayed);
    const { v } = step.at(-1)!;
    const back = step.find(isTakenBack);
    if (back) line = lines.get(back.to);
    else if (isPlayed) line = { v, before: line };
    lines.set(v, line);
  }
  const moves: number[] = [];
  for (; line; line = line.before) moves.push(line.v);
  return moves.reverse();
}

/** Versions after the deal and every step of play, including undone steps and undos. */
export function playVersionsOf(log: readonly Recorded[]): readonly number[] {
  let isPlayed = false;
  return stepsOf(log).flatMap((step) => {
    for (const { type } of step) isPlayed = isPlayedAfter(type, isPlayed);
    return isPlayed ? [step.at(-1)!.v] : [];
  });
}

/** The match is in play from `MatchStarted`, except between `MatchBranched` and the branch's start. */
const isPlayedAfter = (type: string, isPlayed: boolean): boolean =>
  type === "MatchStarted" || (isPlayed && type !== "MatchBranched");

interface UndoOrRedo {
  readonly way: "back" | "forth";
  readonly moves: readonly number[];
}

/**
 * Versions of the moves that a return to version `to` undoes (`back`) or redoes (`forth`).
 * @param log before the return
 */
export function undoOrRedoTo(log: readonly Recorded[], to: number): UndoOrRedo {
  const [now, then] = [movesOf(log), movesOf(log.slice(0, to))];
  const undone = now.filter((v) => !then.includes(v));
  return undone.length > 0
    ? { way: "back", moves: undone }
    : { way: "forth", moves: then.filter((v) => !now.includes(v)) };
}

/**
 * The version before the last undo. Undefined without an undo, or if a move followed it.
 * @param restorable versions that can be restored
 */
export function redoTarget(log: readonly Recorded[], restorable: readonly number[]): number | undefined {
  let undone: readonly number[] = [];
  let now = 0;
  for (const entry of log) {
    if (isTakenBack(entry)) {
      const again = undone.lastIndexOf(entry.to);
      undone = again < 0 ? [...undone, now] : undone.slice(0, again);
      now = entry.to;
    } else if (restorable.includes(entry.v)) {
      undone = [];
      now = entry.v;
    }
  }
  return undone.at(-1);
}

/** An undo or a redo. */
export const isTakenBack = (entry: Recorded): entry is StepTakenBackEntry => entry.type === "StepTakenBack";

type StepTakenBackEntry = Recorded<{ readonly type: "StepTakenBack"; readonly to: number }>;
