import type { Rng } from "../engine/chance/rng.ts";
import { fold, isRefusal, type Seat } from "../engine/contract/events.ts";
import { type AnyGame, hasInsight, type Outcome } from "../engine/contract/game.ts";
import type { DealtTables, FirstMove, Playout, PlayoutKernel } from "../engine/contract/playout-kernel.ts";
import type { Weights } from "../engine/contract/value-model.ts";

/** Playouts by the kernel give the same results, but faster. */
export type InsightGame = AnyGame & { readonly playouts?: PlayoutKernel };

export async function withKernel(game: AnyGame): Promise<InsightGame> {
  const playouts = await game.kernel?.();
  return playouts ? { ...game, playouts } : game;
}

/** Far more moves than in any match, to detect bots that never finish. */
const MOST_MOVES = 20_000;

/** A random table that is consistent with a view; undefined if the game or the position allows none. */
export const determinized = (game: AnyGame, view: unknown, rng: Rng): unknown =>
  hasInsight(game) ? game.cards!.determinize!(view, rng) : undefined;

/**
 * Playouts that the value model judges after some moves: more fit in the same time, and each depends less on chance.
 */
export interface ShortLines {
  readonly moves: number;
  readonly weights: Weights;
}

interface Trials extends Pick<DealtTables, "deal"> {
  /** `results`: by seat, 0 to 1. `moves`: at least the number of moves after `first`. */
  try(rng: Rng, first: FirstMove): { readonly results: readonly number[]; readonly moves: number };
}

/**
 * @param lines short playouts, only for games with a kernel. If absent, playouts go to the end.
 * @returns undefined if the game allows no insight, or if `lines` need a kernel that it lacks
 */
export function trialsOf(game: InsightGame, view: unknown, seats: number, lines?: ShortLines): Trials | undefined {
  if (lines) {
    const tables = game.playouts?.judgedTablesOf(view, lines.weights);
    return (
      tables && {
        deal: (rng) => tables.deal(rng),
        try: (rng, first) => ({ results: tables.chancesAfter(lines.moves, rng, first), moves: lines.moves }),
      }
    );
  }
  const tables = tablesOf(game, view);
  return (
    tables && {
      deal: (rng) => tables.deal(rng),
      try(rng, first) {
        const { outcome, moves } = tables.playOut(rng, first);
        return { results: Array.from({ length: seats }, (_, seat) => worthOf(outcome, seat)), moves };
      },
    }
  );
}

/** Undefined if the game allows no insight. */
export function tablesOf(game: InsightGame, view: unknown): DealtTables | undefined {
  if (!hasInsight(game)) return undefined;
  return game.playouts?.tablesOf(view) ?? new EngineTables(game, view);
}

/** Works without a kernel. */
class EngineTables implements DealtTables {
  readonly #game: AnyGame;
  readonly #view: unknown;
  #table: unknown;

  constructor(game: AnyGame, view: unknown) {
    this.#game = game;
    this.#view = view;
  }

  deal(rng: Rng): boolean {
    this.#table = determinized(this.#game, this.#view, rng);
    return this.#table !== undefined;
  }

  playOut(rng: Rng, first?: FirstMove): Playout {
    if (!first) return playout(this.#game, this.#table, rng);
    const { seat, command } = first;
    const events = this.#game.decide(this.#table, seat, command, () => rng);
    if (isRefusal(events)) throw new Error(`${this.#game.id}: ${command.type} was refused: ${events.refused}`);
    return playout(this.#game, fold(this.#game, this.#table, events), rng);
  }
}

/**
 * The game's first bot plays all seats to the end, or until `playoutCutoff` gives an outcome. It gets the whole table,
 * because tests ensure that bots ignore what is hidden from their seat.
 */
function playout(game: AnyGame, table: unknown, rng: Rng): Playout {
  const [policy] = Object.values(game.bots!);
  const chance = () => rng;
  let state = table;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const outcome = game.outcome(state) ?? game.playoutCutoff?.(table, state, rng);
    if (outcome) return { outcome, moves };
    const [awaited] = game.toAct(state);
    if (!awaited) throw new Error(`${game.id}: no seat is to act, but the match is not over`);
    const { seat } = awaited;
    const events = game.decide(state, seat, policy!(state, seat, rng), chance);
    if (isRefusal(events)) throw new Error(`${game.id}: the command of its bot was refused: ${events.refused}`);
    state = fold(game, state, events);
  }
  throw new Error(`${game.id}: no end after ${MOST_MOVES} moves`);
}

/** 1 if the seat has won, ½ for a draw, else 0. */
export function worthOf({ result, winners }: Outcome, seat: Seat): number {
  if (result === "draw") return 0.5;
  return winners.includes(seat) ? 1 : 0;
}
