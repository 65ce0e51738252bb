import type { AnyGame, Viewer } from "./game.ts";
import { foldMatch, type Match, nothing, type Recorded } from "./match.ts";
import { redact } from "./secrecy.ts";

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

/** The versions after each move of a log: the deal, and whatever followed while somebody played. */
export function movesOf(log: readonly Recorded[]): readonly number[] {
  let isPlayed = false;
  return stepsOf(log).flatMap((step) => {
    for (const { type } of step) isPlayed = type === "MatchStarted" || (isPlayed && type !== "MatchBranched");
    return isPlayed ? [step.at(-1)!.v] : [];
  });
}

/** What a viewer sees after a version of a log: the fold of the redacted log. */
export const viewAt = (game: AnyGame, log: readonly Recorded[], viewer: Viewer, version = log.length): Match =>
  foldMatch(
    game,
    nothing,
    log.slice(0, version).map((entry) => redact(entry, viewer)),
  );
