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
import { type InsightGame, type ShortLines, worthOf } from "./playout.ts";
import type { Figure } from "./tally.ts";

/** A position of a match, and the move made there. */
export interface Position {
  readonly version: number;
  readonly seat: Seat;
  readonly command: GameCommand;
}

/** Moves whose commands the game cannot infer are left out. */
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
  /** By seat, the chance to win before the move with all hands open, 0 to 1. */
  readonly open?: readonly Figure[];
  /** From the player's view. */
  readonly judgement?: Judgement;
}

export interface AnalysisBudget {
  /** To find better moves, unless `lines` replace them; trying these again takes up to 1.25 times as many. */
  readonly playouts: number;
  /** For the chances before the move with all hands open; not needed if a value model provides them. */
  readonly open?: number;
  /** Short playouts to find better moves. If absent, playouts go to the end. */
  readonly lines?: ShortLines;
}

/** Deterministic for a log, budget and position. */
export function analyseMove(
  game: InsightGame,
  log: readonly Recorded[],
  position: Position,
  { playouts, open, lines }: AnalysisBudget,
): MoveAnalysis {
  const { version, seat, command } = position;
  const seed = version * 1_000_003;
  const before =
    open === undefined
      ? undefined
      : estimate(game, revealAll(game, log, version), seat, { playouts: open, rng: dice(seed) });
  const judgement = judge(game, viewAt(game, log, seat, version), seat, command, {
    playouts,
    seed,
    ...(lines && { lines }),
  });
  return { version, seat, ...(before && { open: before.chances }), ...(judgement && { judgement }) };
}

/** `open`: by seat, the chances before the move with all hands open. */
interface JudgedMove extends Pick<MoveAnalysis, "version" | "seat" | "judgement"> {
  readonly open?: readonly Pick<Figure, "mean">[];
}

export interface ChanceChange {
  readonly version: number;
  readonly seat: Seat;
  /** By seat, -1 to 1: the change by the decision, judged from its player's view. */
  readonly decision: readonly number[];
  /** By seat, -1 to 1: the rest of the change. */
  readonly luck: readonly number[];
}

export interface Analysis {
  readonly changes: readonly ChanceChange[];
  /**
   * By seat: `first` (the chance before the first move) plus `decisions`, `luck` and `givenUp` equals `end` (the
   * result).
   */
  readonly first: readonly number[];
  readonly decisions: readonly number[];
  readonly luck: readonly number[];
  readonly end: readonly number[];
  /** By seat: the change by giving up. */
  readonly givenUp?: readonly number[];
  /** By seat: the average share of the best chance that its moves kept, 0 to 1; null without judged moves. */
  readonly accuracy: readonly (number | null)[];
  /**
   * The version of the last position in which the actual result was less likely than the opposite one. Undefined if
   * there is none, if the next move is not analysed, or if the match was given up.
   */
  readonly turningPoint?: number;
  /** The versions of up to three moves: the worst mistakes first, then the largest changes. */
  readonly moments: readonly number[];
}

const MOMENTS = 3;

/** The minimum loss of a mistake in the player's chance, 0 to 1. */
const MISTAKE = 0.03;

/** 0 for decisions that are no mistakes. */
export function mistakeIn({ seat, decision }: Pick<ChanceChange, "seat" | "decision">): number {
  const lost = -decision[seat]!;
  return lost < MISTAKE ? 0 : lost;
}

/**
 * Changes by moves without an estimate count as luck of the previous move.
 * @param isComplete whether the move after the one at a version is also analysed
 */
export function analysisOf(
  moves: readonly JudgedMove[],
  outcome: Outcome,
  seats: number,
  isComplete: (version: number) => boolean = () => true,
): Analysis {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const end = all.map((seat) => worthOf(outcome, seat));
  const known = moves.filter(({ open }) => open !== undefined);
  const isGivenUp = outcome.reason === CONCEDED;
  const decisionIn = ({ judgement }: JudgedMove) => judgement?.decision ?? end.map(() => 0);
  const opened = known.map(({ open }) => open!.map(({ mean }) => mean));
  const latest = known.at(-1);
  // There is no estimate after a match was given up, so its last move has no luck.
  const last = isGivenUp && latest ? latest.open!.map(({ mean }, seat) => mean + decisionIn(latest)[seat]!) : end;
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
  const complete = changes.filter(({ version }) => isComplete(version));
  return {
    changes: complete,
    first: chances[0]!,
    decisions: sumOf("decision"),
    luck: sumOf("luck"),
    end,
    ...(isGivenUp && { givenUp: end.map((chance, seat) => chance - last[seat]!) }),
    accuracy: all.map((seat) => accuracyOf(moves.filter((move) => move.seat === seat))),
    ...(turningPoint !== undefined && isComplete(turningPoint) && { turningPoint }),
    moments: complete
      .toSorted((a, b) => mistakeIn(b) - mistakeIn(a) || sizeOf(b) - sizeOf(a))
      .slice(0, MOMENTS)
      .map(({ version }) => version),
  };
}

/** The largest change of any seat's chance by a decision, with or without its luck. */
const sizeOf = ({ decision, luck }: ChanceChange): number =>
  Math.max(...decision.map((own, seat) => Math.max(Math.abs(own), Math.abs(own + luck[seat]!))));

/** The index of the last position in which the best seat's chance was on the other side of 50 % than its result. */
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
