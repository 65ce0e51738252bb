import type { Seat } from "../engine/contract/events.ts";
import type { AnyGame } from "../engine/contract/game.ts";
import type { Recorded } from "../engine/match/log-entry.ts";
import type { Match } from "../engine/match/match.ts";
import { revealAllAt, viewsAt } from "../engine/match/replay.ts";
import { movesOf } from "../engine/match/steps.ts";
import type { Evaluator } from "./evaluator.ts";

/** The evaluations are by a value model. Chances are by seat, 0 to 1. */
export interface PositionEvaluation {
  /** The match is in this position after this version of the log. */
  readonly version: number;
  /** With all hands open. */
  readonly open: readonly number[];
  /** Each seat's chance from its own view. */
  readonly known: readonly number[];
  /** The chances as the players of this table play, instead of with good play. */
  readonly asPlayed?: { readonly open: readonly number[]; readonly known: readonly number[] };
}

/** Evaluates every position in which a seat has to act, and the end. */
export function evaluationsOf(
  game: AnyGame,
  log: readonly Recorded[],
  value: Evaluator,
): readonly PositionEvaluation[] {
  const versions = movesOf(log);
  const open = revealAllAt(game, log, versions);
  const seats = open.at(-1)?.seats ?? [];
  const views = seats.map((_, seat) => viewsAt(game, log, seat, versions));
  return versions.flatMap((version, i): PositionEvaluation[] => {
    const evaluation = value.ofMatch(open[i]!, 0, "open");
    if (!evaluation) return [];
    return [
      { version, open: evaluation.chances, known: seats.map((_, seat) => knownTo(seat, views[seat]![i]!, value)) },
    ];
  });
}

const knownTo = (seat: Seat, view: Match, value: Evaluator): number =>
  value.ofMatch(view, seat, "seat")!.chances[seat]!;
