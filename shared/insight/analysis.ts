import type { GameCommand, Seat } from "../engine/contract/events.ts";
import type { AnyGame, Outcome } from "../engine/contract/game.ts";
import { payloadOf, type Recorded } from "../engine/match/log-entry.ts";
import { isMatchEvent } from "../engine/match/match-events.ts";
import { revealAll, viewAt } from "../engine/match/replay.ts";
import { CONCEDED } from "../engine/match/resignation.ts";
import { movesOf } from "../engine/match/steps.ts";
import { dice } from "./dice.ts";
import { estimate } from "./estimate.ts";
import { type Judgement, judge } from "./judge.ts";
import { type InsightGame, worthOf } from "./playout.ts";
import type { Figure } from "./tally.ts";

/** A move of a match, made by a seat after a version of the log. */
export interface Position {
  readonly version: number;
  readonly seat: Seat;
  readonly command: GameCommand;
}

/** The seats' moves whose commands the game can infer. */
export function positionsOf(game: AnyGame, log: readonly Recorded[]): readonly Position[] {
  const moves = movesOf(log);
  return moves.slice(0, -1).flatMap((version, i): Position[] => {
    const events = log.slice(version, moves[i + 1]);
    const own = events.filter((event) => !isMatchEvent(event));
    const seat = own[0]?.by;
    const command = own.length > 0 ? game.inferCommand(own.map(payloadOf)) : undefined;
    return seat === undefined || command === undefined ? [] : [{ version, seat, command }];
  });
}

export interface MoveAnalysis {
  readonly version: number;
  readonly seat: Seat;
  /** By seat, the chance to win before the move with all hands open. */
  readonly open?: readonly Figure[];
  /** From the player's own view. */
  readonly judgement?: Judgement;
}

export interface AnalysisBudget {
  /** Playouts to judge a move. */
  readonly playouts: number;
  /** Playouts for the open chance before it; omitted where a value model provides it. */
  readonly open?: number;
}

/** Analyses one move. Deterministic for a log, budget and position. */
export function analyseMove(
  game: InsightGame,
  log: readonly Recorded[],
  position: Position,
  { playouts, open }: AnalysisBudget,
): MoveAnalysis {
  const { version, seat, command } = position;
  const seed = version * 1_000_003;
  const was =
    open === undefined
      ? undefined
      : estimate(game, revealAll(game, log, version), seat, { playouts: open, rng: dice(seed) });
  const judgement = judge(game, viewAt(game, log, seat, version), seat, command, { playouts, seed });
  return { version, seat, ...(was && { open: was.chances }), ...(judgement && { judgement }) };
}

/** The input of a match summary: the open chances before a move, from any source, and the judgement of the move. */
interface JudgedMove extends Pick<MoveAnalysis, "version" | "seat" | "judgement"> {
  readonly open?: readonly Pick<Figure, "mean">[];
}

/** How all chances changed from one move to the next. */
export interface ChanceChange {
  readonly version: number;
  readonly seat: Seat;
  /** By seat, -1 to 1: what the decision cost or gained, from its player's view; the rest is luck. */
  readonly decision: readonly number[];
  readonly luck: readonly number[];
}

/** The summary of a match. */
export interface Analysis {
  readonly changes: readonly ChanceChange[];
  /** By seat: the chance at the first move, and the sums of decisions and luck; with `givenUp` they add up to `end`. */
  readonly first: readonly number[];
  readonly decisions: readonly number[];
  readonly luck: readonly number[];
  readonly end: readonly number[];
  /** By seat, only in a match that was given up: the change that giving up made. */
  readonly givenUp?: readonly number[];
  /** By seat: the average share of the best possible chance that its moves kept, 0 to 1; null if none was judged. */
  readonly accuracy: readonly (number | null)[];
  /**
   * The version after which the match stayed on the side it ended on; undefined if it was there from the first move.
   */
  readonly turningPoint?: number;
  /** The versions of three moves: the worst mistakes first, then the largest changes. */
  readonly moments: readonly number[];
}

const MOMENTS = 3;

/** From how much a decision loses of a player's own chance, 0 to 1, it is a mistake. */
const MISTAKE = 0.03;

/** The chance a decision lost, if it is a mistake; else 0. */
export function mistakeIn({ seat, decision }: Pick<ChanceChange, "seat" | "decision">): number {
  const lost = -decision[seat]!;
  return lost < MISTAKE ? 0 : lost;
}

/**
 * Sums up the analyses of all moves. Moves without an estimate count as luck of the move before.
 * @param isTold whether the change made by the move at a version is known; it is not until the next move is analysed
 */
export function analysisOf(
  moves: readonly JudgedMove[],
  outcome: Outcome,
  seats: number,
  isTold: (version: number) => boolean = () => true,
): Analysis {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const end = all.map((seat) => worthOf(outcome, seat));
  const known = moves.filter(({ open }) => open !== undefined);
  const isGivenUp = outcome.reason === CONCEDED;
  const decisionIn = ({ judgement }: JudgedMove) => judgement?.decision ?? end.map(() => 0);
  const opened = known.map(({ open }) => open!.map(({ mean }) => mean));
  // The cards drawn after the last move of a match that was given up are not estimated: that move has no luck.
  const last = isGivenUp ? opened.at(-1)!.map((chance, seat) => chance + decisionIn(known.at(-1)!)[seat]!) : end;
  const chances = [...opened, last];
  const changes = known.map((move, i): ChanceChange => {
    const { version, seat } = move;
    const decision = decisionIn(move);
    const luck = all.map((one) => chances[i + 1]![one]! - chances[i]![one]! - decision[one]!);
    return { version, seat, decision, luck };
  });
  const sumOf = (column: "decision" | "luck") =>
    all.map((seat) => changes.reduce((sum, one) => sum + one[column][seat]!, 0));
  const turned = isGivenUp ? undefined : turningPointOf(chances, end);
  const turningPoint = turned === undefined ? undefined : known[turned]?.version;
  const told = changes.filter(({ version }) => isTold(version));
  return {
    changes: told,
    first: chances[0]!,
    decisions: sumOf("decision"),
    luck: sumOf("luck"),
    end,
    ...(isGivenUp && { givenUp: end.map((chance, seat) => chance - last[seat]!) }),
    accuracy: all.map((seat) => accuracyOf(moves.filter((move) => move.seat === seat))),
    ...(turningPoint !== undefined && isTold(turningPoint) && { turningPoint }),
    moments: told
      .toSorted((a, b) => mistakeIn(b) - mistakeIn(a) || sizeOf(b) - sizeOf(a))
      .slice(0, MOMENTS)
      .map(({ version }) => version),
  };
}

/** The largest change in any seat's chance through a move and its luck. */
const sizeOf = ({ decision, luck }: ChanceChange): number =>
  Math.max(...decision.map((own, seat) => Math.max(Math.abs(own), Math.abs(own + luck[seat]!))));

/** The last move before which the winning seat (or, if all lost, the first) was on the other side of 50 %. */
function turningPointOf(chances: readonly (readonly number[])[], end: readonly number[]): number | undefined {
  const seat = end.indexOf(Math.max(...end));
  const isOther = (chance: number) => (end[seat]! > 0.5 ? chance < 0.5 : chance > 0.5);
  const last = chances.findLastIndex((chance) => isOther(chance[seat]!));
  return last < 0 ? undefined : last;
}

function accuracyOf(moves: readonly JudgedMove[]): number | null {
  const kept = moves.flatMap(({ judgement }) => {
    if (!judgement) return [];
    const { played, best } = judgement;
    if (!best) return [1];
    const most = played.chance.mean + best.gain.mean;
    return [Math.max(0, most > 0 ? 1 - best.gain.mean / most : 1)];
  });
  return kept.length === 0 ? null : kept.reduce((sum, share) => sum + share, 0) / kept.length;
}
