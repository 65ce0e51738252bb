import type { GameCommand, Seat } from "../engine/contract/events.ts";
import { isOpposed, variantOf } from "../engine/contract/game.ts";
import type { PlayFit, Weights } from "../engine/contract/value-model.ts";
import type { Recorded } from "../engine/match/log-entry.ts";
import type { Match } from "../engine/match/match.ts";
import { viewAt, viewsAt } from "../engine/match/replay.ts";
import { type Position, positionsOf } from "./analysis.ts";
import { dice } from "./dice.ts";
import { shortLinesOf } from "./evaluator.ts";
import { isSameMove } from "./judge.ts";
import type { InsightGame } from "./playout.ts";
import type { PositionEvaluation } from "./position-evaluations.ts";

export interface PlayModel {
  /** The weights of the value model. */
  readonly weights: Weights;
  readonly fit: PlayFit;
  readonly isOpposed: boolean;
}

/** @returns undefined if the game has no kernel, or no value model or fit for these options */
export async function loadPlayModel(game: InsightGame, options: object): Promise<PlayModel | undefined> {
  const lines = await shortLinesOf(game, options);
  const fit = (await game.valueModel?.asPlayed?.())?.[variantOf(game, options)];
  return lines && fit && { weights: lines.weights, fit, isOpposed: isOpposed(game, options) };
}

/**
 * How much worse than the choice of the game's first bot a move was: 0 for the same move, `OTHER` for an equally good
 * one, up to 1.
 */
export interface Lapse extends Pick<Position, "version" | "seat"> {
  readonly lapse: number;
}

/** Deals on which a move is compared with the bot's. */
const DEALS = 8;

const OTHER = 0.25;

/** The loss, in the unit of `stretched`, that adds 1 to a lapse. */
const WHOLE = 0.02;

/** Stretches chances near 0 and 1: in a nearly decided match, mistakes change the chance less. */
const stretched = (chance: number): number => Math.asin(Math.sqrt(Math.min(1, Math.max(0, chance))));

/**
 * Compares a move with the choice of the game's first bot, by the value model.
 * @param view of the seat that moves
 * @returns undefined if the position allows no insight
 */
function lapseIn(game: InsightGame, view: Match, seat: Seat, played: GameCommand, weights: Weights) {
  const [policy] = Object.values(game.bots!);
  const best: GameCommand = policy!(view.table, seat, dice(view.version));
  if (isSameMove(best, played)) return 0;
  const tables = game.playouts!.judgedTablesOf(view.table, weights);
  let [chance, own] = [0, 0];
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = view.version * 1_000_003 + deal;
    if (!tables.deal(dice(seed))) return undefined;
    chance += tables.chancesAfter(0, dice(~seed), { seat, command: best })[seat]!;
    own += tables.chancesAfter(0, dice(~seed), { seat, command: played })[seat]!;
  }
  const lost = stretched(chance / DEALS) - stretched(own / DEALS);
  return Math.min(1, OTHER + Math.max(0, lost) / WHOLE);
}

/**
 * @param game with its kernel
 * @param log of a finished match; or a seat's view, with positions of this seat alone, because a view does not show
 * which cards other seats paid
 */
export function lapsesOf(
  game: InsightGame,
  log: readonly Recorded[],
  weights: Weights,
  positions: readonly Position[] = positionsOf(game, log),
): readonly Lapse[] {
  const bySeat = Map.groupBy(positions, ({ seat }) => seat);
  const lapses = [...bySeat].flatMap(([seat, positions]) => {
    const views = viewsAt(
      game,
      log,
      seat,
      positions.map(({ version }) => version),
    );
    return positions.flatMap(({ version, command }, i): Lapse[] => {
      const lapse = lapseIn(game, views[i]!, seat, command, weights);
      return lapse === undefined ? [] : [{ version, seat, lapse }];
    });
  });
  return lapses.sort((a, b) => a.version - b.version);
}

/** The weight of the prior mean lapse, in moves. */
const PRIOR = 3;

/** The maximum relative lapse, about that of beginners. Larger ones were not fitted. */
const MOST = 2.5;

export function chanceFrom(inputs: readonly number[], { weights }: Pick<PlayFit, "weights">): number {
  const sum = inputs.reduce((all, input, i) => all + input * weights[i]!, 0);
  return 1 / (1 + Math.exp(-sum));
}

export class PlaySoFar {
  readonly #fit: Pick<PlayFit, "moves" | "lapse">;
  readonly #sums: number[];
  readonly #counts: number[];
  #moves = 0;

  constructor(fit: Pick<PlayFit, "moves" | "lapse">, seats: number) {
    this.#fit = fit;
    this.#sums = Array.from({ length: seats }, () => 0);
    this.#counts = this.#sums.map(() => 0);
  }

  /** @param lapse undefined if the move could not be compared */
  add(lapse: Lapse | undefined): void {
    this.#moves++;
    if (!lapse) return;
    this.#sums[lapse.seat]! += lapse.lapse;
    this.#counts[lapse.seat]! += 1;
  }

  /** The mean lapse as a multiple of the average player's. */
  #lapseOf(seats: readonly Seat[]): number {
    const sum = seats.reduce((all, seat) => all + this.#sums[seat]!, 0);
    const count = seats.reduce((all, seat) => all + this.#counts[seat]!, 0);
    const { lapse } = this.#fit;
    return Math.min(MOST, (PRIOR * lapse + sum) / (PRIOR + count) / lapse);
  }

  /**
   * The inputs for each weight of a fit.
   * @param chance with good play
   */
  inputs(chance: number, seat: Seat, isOpposed: boolean): readonly number[] {
    const likely = Math.min(0.999, Math.max(0.001, chance));
    const odds = Math.log(likely / (1 - likely));
    const left = Math.max(0, 1 - this.#moves / this.#fit.moves);
    const seats = this.#sums.map((_, one) => one);
    if (!isOpposed) {
      const lapse = this.#lapseOf(seats);
      return [1, odds, left, lapse, Math.sqrt(lapse) * left, odds * left, odds * lapse];
    }
    const own = this.#lapseOf([seat]);
    const others = this.#lapseOf(seats.filter((one) => one !== seat));
    // Each changes its sign if the seats are exchanged, so that their chances add up to 1.
    return [odds, own - others, (own - others) * left, odds * left, odds * (own + others)];
  }

  /** Converts a chance with good play to one as this table plays; both 0 to 1. */
  chance(chance: number, seat: Seat, isOpposed: boolean, fit: PlayFit): number {
    return chanceFrom(this.inputs(chance, seat, isOpposed), fit);
  }
}

/**
 * A seat's chance as its table plays: the others are assumed to play like it in cooperative games, and like average
 * players in opposed ones.
 * @param log the seat's view of a match
 * @param chance with good play, 0 to 1
 */
export function chanceHere(
  game: InsightGame,
  log: readonly Recorded[],
  seat: Seat,
  chance: number,
  { weights, fit, isOpposed }: PlayModel,
): number {
  const play = new PlaySoFar(fit, viewAt(game, log, seat).seats.length);
  const positions = positionsOf(game, log);
  const own = positions.filter((position) => position.seat === seat);
  const lapses = new Map(lapsesOf(game, log, weights, own).map((lapse) => [lapse.version, lapse]));
  for (const { version } of positions) play.add(lapses.get(version));
  return play.chance(chance, seat, isOpposed, fit);
}

/**
 * Adds the chances as played here at each position, by the decisions before it. Both lists are in the order of the
 * match.
 */
export function withPlay(
  evaluations: readonly PositionEvaluation[],
  lapses: readonly Lapse[],
  { isOpposed, fit }: Omit<PlayModel, "weights">,
): readonly PositionEvaluation[] {
  const play = new PlaySoFar(fit, evaluations[0]?.open.length ?? 0);
  let next = 0;
  return evaluations.map((evaluation) => {
    for (; lapses[next] && lapses[next]!.version < evaluation.version; next++) play.add(lapses[next]!);
    const adjusted = (chances: readonly number[]) =>
      chances.map((chance, seat) => (chance % 1 === 0 ? chance : play.chance(chance, seat, isOpposed, fit)));
    return { ...evaluation, asPlayed: { open: adjusted(evaluation.open), known: adjusted(evaluation.known) } };
  });
}
