import type { Recorded } from "./match.ts";

/** One step of a replay: the events that follow from one command, in order. */
export type Step = readonly [Recorded, ...Recorded[]];

/** The steps of a log: its runs of events with one cause. */
export function stepsOf(log: readonly Recorded[]): readonly Step[] {
  const steps: [Recorded, ...Recorded[]][] = [];
  for (const entry of log) {
    const step = steps.at(-1);
    if (step && step[0].cause === entry.cause) step.push(entry);
    else steps.push([entry]);
  }
  return steps;
}

/** A move of a line, and the line before it. */
interface Line {
  readonly v: number;
  readonly before: Line | undefined;
}

/**
 * The versions after each move of a log: the deal, and whatever followed while somebody played. Of what was taken back only the
 * line that counted is left, as it went on from there.
 */
export function movesOf(log: readonly Recorded[]): readonly number[] {
  let isPlayed = false;
  let line: Line | undefined;
  const lines = new Map<number, Line | undefined>();
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

/** The versions after everything that was done while somebody played: what was taken back is among it, and every step back. */
export function deedsOf(log: readonly Recorded[]): readonly number[] {
  let isPlayed = false;
  return stepsOf(log).flatMap((step) => {
    for (const { type } of step) isPlayed = isPlayedAfter(type, isPlayed);
    return isPlayed ? [step.at(-1)!.v] : [];
  });
}

/** Whether a match is played after an event of this type, by what it was before: from a start on, until it goes back to one. */
const isPlayedAfter = (type: string, isPlayed: boolean): boolean =>
  type === "MatchStarted" || (isPlayed && type !== "MatchBranched");

/** The versions after those moves that count no more from now on; or, where there are none, that count again. */
export interface Going {
  readonly way: "back" | "forth";
  readonly moves: readonly number[];
}

/**
 * What becomes of the moves of a log when the table goes to how it was after version `to`.
 * @param log up to the moment of going
 */
export function goingTo(log: readonly Recorded[], to: number): Going {
  const [now, then] = [movesOf(log), movesOf(log.slice(0, to))];
  const undone = now.filter((v) => !then.includes(v));
  return undone.length > 0
    ? { way: "back", moves: undone }
    : { way: "forth", moves: then.filter((v) => !now.includes(v)) };
}

/**
 * The version that doing again goes to: how the table was before it last went back. Undefined where nothing was taken back, or a
 * move was made since.
 * @param moments the versions that a table can go to
 */
export function redoTo(log: readonly Recorded[], moments: readonly number[]): number | undefined {
  let undone: readonly number[] = [];
  let now = 0;
  for (const entry of log) {
    if (isTakenBack(entry)) {
      const again = undone.lastIndexOf(entry.to);
      undone = again < 0 ? [...undone, now] : undone.slice(0, again);
      now = entry.to;
    } else if (moments.includes(entry.v)) {
      undone = [];
      now = entry.v;
    }
  }
  return undone.at(-1);
}

/** Whether an event says that something was taken back, or done again. */
export const isTakenBack = (entry: Recorded): entry is TakenBack => entry.type === "StepTakenBack";

type TakenBack = Recorded<{ readonly type: "StepTakenBack"; readonly to: number }>;
