import type { AnyGame, GameCommand, Outcome, Seat } from "../engine/game.ts";
import { isMatchEvent, payloadOf, type Recorded } from "../engine/match.ts";
import { laidOpen, viewAt } from "../engine/replay.ts";
import { movesOf } from "../engine/steps.ts";
import { dice } from "./dice.ts";
import { estimate } from "./estimate.ts";
import { type Judgement, judge } from "./judge.ts";
import { worthOf } from "./playout.ts";
import type { Figure } from "./tally.ts";

/** A move of a match: made by a seat at a version of the log. */
export interface Position {
  readonly version: number;
  readonly seat: Seat;
  readonly command: GameCommand;
}

/** The moves that seats made, as far as the game knows the commands behind them. */
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

/** What is found out of one move. */
export interface MoveAnalysis {
  readonly version: number;
  readonly seat: Seat;
  /** By seat, the chance to win before the move with all hands laid open: how it was. */
  readonly open?: readonly Figure[];
  /** By what the player knew. */
  readonly judgement?: Judgement;
}

export interface Budget {
  /** Playouts for the judgement of a move. */
  readonly playouts: number;
  /** And for the chance as it was before it; that is not asked where a glance has told it. */
  readonly open?: number;
}

/** Analyses one move. The same log, budget and position give the same. */
export function analyseMove(
  game: AnyGame,
  log: readonly Recorded[],
  position: Position,
  { playouts, open }: Budget,
): MoveAnalysis {
  const { version, seat, command } = position;
  const seed = version * 1_000_003;
  const was =
    open === undefined
      ? undefined
      : estimate(game, laidOpen(game, log, version), seat, { playouts: open, rng: dice(seed) });
  const judgement = judge(game, viewAt(game, log, seat, version), seat, command, { playouts, seed });
  return { version, seat, ...(was && { open: was.chances }), ...(judgement && { judgement }) };
}

/** What a match is summed up from: how it was before a move, however that was found out, and what the move was worth. */
export interface Judged extends Pick<MoveAnalysis, "version" | "seat" | "judgement"> {
  readonly open?: readonly Pick<Figure, "mean">[];
}

/** What became of everybody's chance from one move to the next. */
export interface Change {
  readonly version: number;
  readonly seat: Seat;
  /** By seat, all from -1 to 1: what the decision cost or brought, judged by what its player knew; the rest is luck. */
  readonly decision: readonly number[];
  readonly luck: readonly number[];
}

/** A match, summed up. */
export interface Analysis {
  readonly changes: readonly Change[];
  /** By seat: the chance at the first move, and what decisions and luck made of it: they add up to the end. */
  readonly first: readonly number[];
  readonly decisions: readonly number[];
  readonly luck: readonly number[];
  readonly end: readonly number[];
  /** By seat: the share of the best possible chance that its moves kept, 0 to 1; null where none was judged. */
  readonly accuracy: readonly (number | null)[];
  /** The version from which on the match had the side that it ended on; undefined if it had from the first move. */
  readonly turningPoint?: number;
  /** The versions of three moves: the worst mistakes first, then those that changed most. */
  readonly moments: readonly number[];
}

const MOMENTS = 3;

/** From how much of a player's chance on a decision that lost it is a mistake, 0 to 1. */
export const MISTAKE = 0.03;

/** How much of the own chance a decision lost, if that is a mistake; else 0. */
export function mistakeIn({ seat, decision }: Pick<Change, "seat" | "decision">): number {
  const lost = -decision[seat]!;
  return lost < MISTAKE ? 0 : lost;
}

/**
 * Sums the analyses of all moves up. Moves at which nothing could be said count into the luck of the one before.
 * @param isTold whether what a move changed is known, by its version: until the next is analysed as well, that is not told
 */
export function analysisOf(
  moves: readonly Judged[],
  outcome: Outcome,
  seats: number,
  isTold: (version: number) => boolean = () => true,
): Analysis {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const end = all.map((seat) => worthOf(outcome, seat));
  const known = moves.filter(({ open }) => open !== undefined);
  const chances = [...known.map(({ open }) => open!.map(({ mean }) => mean)), end];
  const changes = known.map(({ version, seat, judgement }, i): Change => {
    const decision = judgement?.decision ?? end.map(() => 0);
    const luck = all.map((one) => chances[i + 1]![one]! - chances[i]![one]! - decision[one]!);
    return { version, seat, decision, luck };
  });
  const sumOf = (column: "decision" | "luck") =>
    all.map((seat) => changes.reduce((sum, one) => sum + one[column][seat]!, 0));
  const turned = turningPointOf(chances, end);
  const turningPoint = turned === undefined ? undefined : known[turned]?.version;
  const told = changes.filter(({ version }) => isTold(version));
  return {
    changes: told,
    first: chances[0]!,
    decisions: sumOf("decision"),
    luck: sumOf("luck"),
    end,
    accuracy: all.map((seat) => accuracyOf(moves.filter((move) => move.seat === seat))),
    ...(turningPoint !== undefined && isTold(turningPoint) && { turningPoint }),
    moments: told
      .toSorted((a, b) => mistakeIn(b) - mistakeIn(a) || sizeOf(b) - sizeOf(a))
      .slice(0, MOMENTS)
      .map(({ version }) => version),
  };
}

/** How far a move and what came of it moved anybody's chance. */
const sizeOf = ({ decision, luck }: Change): number =>
  Math.max(...decision.map((own, seat) => Math.max(Math.abs(own), Math.abs(own + luck[seat]!))));

/** The last move before which the seat that did best, or all that lost, stood on the other side of evens. */
function turningPointOf(chances: readonly (readonly number[])[], end: readonly number[]): number | undefined {
  const seat = end.indexOf(Math.max(...end));
  const isOther = (chance: number) => (end[seat]! > 0.5 ? chance < 0.5 : chance > 0.5);
  const last = chances.findLastIndex((chance) => isOther(chance[seat]!));
  return last < 0 ? undefined : last;
}

function accuracyOf(moves: readonly Judged[]): number | null {
  const kept = moves.flatMap(({ judgement }) => {
    if (!judgement) return [];
    const { played, best } = judgement;
    if (!best) return [1];
    const most = played.chance.mean + best.gain.mean;
    return [Math.max(0, most > 0 ? 1 - best.gain.mean / most : 1)];
  });
  return kept.length === 0 ? null : kept.reduce((sum, share) => sum + share, 0) / kept.length;
}
